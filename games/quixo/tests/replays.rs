//! Printed games: each is replayed move by move, and printed again letter by letter.

use play::record::{Event, Outcome, Record, What};
use play::{Choices, Dice, Eyes, Game, Notation, Offered, Tell, Turn, dice::Seeded};
use quixo::{Quixo, State};

const TWO: &str = include_str!("data/two.txt");
const FOUR: &str = include_str!("data/four.txt");

/// Replays a record with every move explained and every comment compared with the position after the event.
fn replay(text: &str) -> (Quixo, State) {
    let record: Record = text.parse().expect("a text that fits");
    assert_eq!((record.game.as_str(), record.rules), (Quixo::NAME, Quixo::RULES_VERSION));
    let game = Quixo::with(record.seats, &record.options).expect("a text that fits");
    let mut state = game.start();
    for event in &record.events {
        match &event.what {
            What::Luck(text) => {
                let luck = game.parse_luck(&state, text).expect("a text that fits");
                game.settle(&mut state, luck);
            }
            What::Move(seat, text) => {
                assert_eq!(game.turn(&state), Turn::Of(*seat), "line {}", event.line);
                let m = game.parse_move(&state, text).expect("a text that fits");
                game.explain(&state, m).expect("a text that fits");
                game.play(&mut state, m);
            }
        }
        let board = game.position_text(&state);
        assert_eq!(event.comment.as_deref(), board.split(' ').next(), "line {}", event.line);
    }
    assert_eq!(record.result, Some(result(&game, &state)));
    assert_eq!(record.to_string(), text);
    (game, state)
}

fn result(game: &Quixo, state: &State) -> Outcome {
    let standing = game.standing(state);
    Outcome { places: standing.places.to_vec(), points: standing.points.to_vec() }
}

/// Plays one game with the dice of a seed and writes it down.
fn printed(seats: u8, options: &str, seed: u64) -> String {
    let game =
        Quixo::with(seats, &Choices::parse(options).expect("a text that fits")).expect("a text that fits");
    let mut dice = Seeded::new(seed);
    let mut state = game.start();
    let mut record = Record {
        game: Quixo::NAME.to_owned(),
        seats,
        rules: Quixo::RULES_VERSION,
        options: game.choices(),
        ..Record::default()
    };
    loop {
        let what = match game.turn(&state) {
            Turn::Over => break,
            Turn::Luck => {
                let luck = game.draw(&state, &mut dice);
                let text = game.luck_text(&state, luck, Eyes::Reviewer);
                game.settle(&mut state, luck);
                What::Luck(text)
            }
            Turn::Of(seat) => {
                let mut moves = Vec::new();
                game.moves(&state, &mut moves);
                let m = moves[dice.below(moves.len() as u32) as usize];
                let text = game.move_text(&state, m);
                game.play(&mut state, m);
                What::Move(seat, text)
            }
        };
        let board = game.position_text(&state).split(' ').next().map(str::to_owned);
        record.events.push(Event { what, comment: board, line: 0 });
    }
    record.result = Some(result(&game, &state));
    record.to_string()
}

#[test]
fn the_printed_game_of_two_replays() {
    let (game, state) = replay(TWO);
    assert_eq!(game.turn(&state), Turn::Over);
}

#[test]
fn the_printed_game_of_four_replays() {
    let (game, state) = replay(FOUR);
    assert_eq!(game.turn(&state), Turn::Over);
    assert!(FOUR.contains(" pass "), "the golden game shows a pass");
}

#[test]
fn the_same_dice_print_the_same_games() {
    assert_eq!(printed(2, "", 20), TWO);
    assert_eq!(printed(4, "board=4", FOUR_SEED), FOUR);
}

const FOUR_SEED: u64 = 45;

#[test]
fn a_wrong_move_in_a_record_is_found_at_its_line() {
    let broken = TWO.replacen("\n1 ", "\n1 c3>c1 # ", 1);
    let record: Record = broken.parse().unwrap();
    let game = Quixo::with(2, &record.options).unwrap();
    let mut state = game.start();
    let mut wrong = None;
    for event in &record.events {
        match &event.what {
            What::Luck(text) => {
                let luck = game.parse_luck(&state, text).unwrap();
                game.settle(&mut state, luck);
            }
            What::Move(_, text) => {
                let m = game.parse_move(&state, text).unwrap();
                if let Err(refusal) = game.explain(&state, m) {
                    wrong = Some((event.line, refusal.to_string()));
                    break;
                }
                game.play(&mut state, m);
            }
        }
    }
    let (line, why) = wrong.expect("the record is broken");
    assert_eq!(broken.lines().nth(line - 1).map(|line| &line[..8]), Some("1 c3>c1 "));
    assert_eq!(why, "refused-quixo-not-border square=c3 (Q2)");
}

#[test]
fn impossible_positions_are_refused() {
    let two = Quixo::with(2, &Choices::none()).unwrap();
    let refused = |text: &str| two.parse_position(text).unwrap_err().to_string();
    let why = |why: &str| format!("refused-quixo-position why={why}");
    assert_eq!(refused("x..../...../...../...../..... ? 0 -"), why("lot"));
    assert_eq!(refused("x..../...../...../...../..... 0 0 -"), why("moves"));
    assert_eq!(refused("xx.../...../...../...../..... 1 2 c1>a1"), why("moves"), "both by one side");
    assert_eq!(refused("...../...../...../...../..... 1 1 a1>e1"), why("past"), "a move marks a cube");
    assert_eq!(refused("x..../...../...../...../..... 1 1 a1>e1"), why("last"), "a1 went elsewhere");
    assert_eq!(refused("x..../...../...../...../..... 1 1 -"), why("last"), "nobody passes");
    assert_eq!(refused("xxxxx/oooo./...../...../....x 1 11 b5>e5"), why("line"), "a line was there before");
    assert_eq!(refused("xx.../...../...../...../...oo 0 6 b1>a1 ...../...../...../...../....."), why("past"));
    assert_eq!(refused("....x/...../...../...../..... 1 201 a1>e1").split(' ').next(), Some("text-number"));
    assert_eq!(refused("....x/...../...../..... 1 1 a1>e1").split(' ').next(), Some("text-expected"));
    assert_eq!(refused("....1/...../...../...../..... 1 1 a1>e1"), "text-quixo-cube column=5 seats=2");
    assert_eq!(refused("....x/...../...../...../..... 1 1 a1>f1"), "text-quixo-square column=38 last=e5");
    assert_eq!(refused("....x/...../...../...../..... 2 1 a1>e1").split(' ').next(), Some("text-number"));
}

#[test]
fn wrong_texts_are_refused_with_their_column() {
    let two = Quixo::with(2, &Choices::none()).unwrap();
    let four = Quixo::with(4, &Choices::none()).unwrap();
    let error = |game: &Quixo, text: &str| game.parse_move(&game.start(), text).unwrap_err().to_string();
    assert_eq!(error(&two, ""), "column 1: text-quixo-square last=e5");
    assert_eq!(error(&two, "a1"), "column 3: text-expected expected=>");
    assert_eq!(error(&two, "a1>e9"), "column 4: text-quixo-square last=e5");
    assert_eq!(error(&two, "a1>e1@0"), "column 6: text-trailing text=@0");
    assert_eq!(error(&four, "a1>e1"), "column 6: text-expected expected=@");
    assert_eq!(error(&four, "a1>e1@4").split(' ').take(3).last(), Some("text-number"));
    let luck = |text: &str| two.parse_luck(&two.start(), text).unwrap_err().code().to_owned();
    assert_eq!(luck("starts 2"), "text-number");
    assert_eq!(luck("begins 0"), "text-expected");
    assert_eq!(luck("starts 0 0"), "text-trailing");
}
