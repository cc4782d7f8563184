//! Printed games for tests: written down once, replayed for ever.

use crate::dice::Seeded;
use crate::record::{Event, EventKind, Outcome, Record};
use crate::{Eyes, FullGame, Game, Turn};

/// Plays a game out and writes it down: `choose` picks the moves, `comment` is shown the position after each event.
pub fn print<G: FullGame>(
    game: &G,
    dice: &mut Seeded,
    mut choose: impl FnMut(&G::State, &mut Seeded) -> G::Move,
    comment: impl Fn(&G::State) -> Option<String>,
) -> String {
    let mut record = Record {
        game: G::NAME.to_owned(),
        seats: game.seats(),
        options: game.choices(),
        rules: G::FACTS.rules_version,
        ..Record::default()
    };
    let mut state = game.start();
    loop {
        let what = match game.turn(&state) {
            Turn::Over => break,
            Turn::Luck => {
                let luck = game.draw(&state, dice);
                let text = game.luck_text(&state, luck, Eyes::Reviewer);
                game.settle(&mut state, luck);
                EventKind::Luck(text)
            }
            Turn::Of(seat) => {
                let chosen = choose(&state, dice);
                let text = game.move_text(&state, chosen);
                game.play(&mut state, chosen);
                EventKind::Move(seat, text)
            }
        };
        record.events.push(Event { comment: comment(&state), ..Event::new(what) });
    }
    record.result = Some(outcome(game, &state));
    record.to_string()
}

/// Replays a printed game to its end: every move is explained and every draw checked, the result is the printed one,
/// and the record prints again to the letter. `after` is shown every event with the position behind it.
///
/// # Panics
/// If anything of this does not hold.
pub fn replay<G: FullGame>(text: &str, mut after: impl FnMut(&G, &G::State, &Event)) {
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((record.game.as_str(), record.rules), (G::NAME, G::FACTS.rules_version));
    let game = G::with(record.seats, &record.options).unwrap_or_else(|refusal| panic!("{refusal}"));
    let mut state = game.start();
    for event in &record.events {
        let line = event.line;
        match &event.what {
            EventKind::Luck(luck) => {
                assert_eq!(game.turn(&state), Turn::Luck, "line {line}");
                let luck = game.parse_luck(&state, luck).unwrap_or_else(|why| panic!("line {line}: {why}"));
                game.settle(&mut state, luck);
            }
            EventKind::Move(seat, played) => {
                assert_eq!(game.turn(&state), Turn::Of(*seat), "line {line}");
                let played =
                    game.parse_move(&state, played).unwrap_or_else(|why| panic!("line {line}: {why}"));
                game.explain(&state, played).unwrap_or_else(|why| panic!("line {line}: {why}"));
                game.play(&mut state, played);
            }
            EventKind::Beside(beside) => panic!("line {line}: {beside} in a game that is only played"),
        }
        after(&game, &state, event);
    }
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(record.result, Some(outcome(&game, &state)));
    assert_eq!(record.to_string(), text);
}

fn outcome<G: Game>(game: &G, state: &G::State) -> Outcome {
    let standing = game.standing(state);
    Outcome { places: standing.places.to_vec(), points: standing.points.to_vec() }
}
