//! Printed games: each is replayed move by move, and printed again letter by letter.

use play::record::{EventKind, Record};
use play::{Choices, Dice, Game, Notation, Offered, Tell, dice::Seeded, golden};
use quixo::{Quixo, State};

const TWO: &str = include_str!("../data/game-2.txt");
const FOUR: &str = include_str!("../data/game-4.txt");

/// What stands behind every event: the board.
fn board(game: &Quixo, state: &State) -> Option<String> {
    game.position_text(state).split(' ').next().map(str::to_owned)
}

fn replay(text: &str) {
    golden::replay::<Quixo>(text, |game, state, event| {
        assert_eq!(event.comment, board(game, state), "line {}", event.line);
    });
}

/// Plays one game with the dice of a seed and writes it down.
fn printed(seats: u8, options: &str, seed: u64) -> String {
    let choices = Choices::parse(options).expect("options that can be read");
    let game = Quixo::with(seats, &choices).expect("options that fit");
    let any = |state: &State, dice: &mut Seeded| {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        moves[dice.below(moves.len() as u32) as usize]
    };
    golden::print(&game, &mut Seeded::new(seed), any, |state| board(&game, state))
}

#[test]
fn the_printed_game_of_two_replays() {
    replay(TWO);
}

#[test]
fn the_printed_game_of_four_replays() {
    replay(FOUR);
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
            EventKind::Luck(text) => {
                let luck = game.parse_luck(&state, text).unwrap();
                game.settle(&mut state, luck);
            }
            EventKind::Move(_, text) => {
                let m = game.parse_move(&state, text).unwrap();
                if let Err(refusal) = game.explain(&state, m) {
                    wrong = Some((event.line, refusal.to_string()));
                    break;
                }
                game.play(&mut state, m);
            }
            EventKind::Beside(_) => {}
        }
    }
    let (line, why) = wrong.expect("the record is broken");
    assert_eq!(broken.lines().nth(line - 1).map(|line| &line[..8]), Some("1 c3>c1 "));
    assert_eq!(why, "refused-quixo-not-border square=c3 (Q2)");
}
