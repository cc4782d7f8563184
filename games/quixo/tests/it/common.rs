//! What the tests share: boards drawn as rows, moves as text.

use play::{Choices, Game, Notation, Offered, Seat, Tell};
use quixo::{Move, Push, Quixo, Starts, State};

pub fn game(seats: u8, options: &str) -> Quixo {
    Quixo::with(seats, &Choices::parse(options).expect("a text that fits")).expect("a text that fits")
}

pub fn started(game: &Quixo, seat: u8) -> State {
    let mut state = game.start();
    game.settle(&mut state, Starts(Seat(seat)));
    state
}

/// Rows of a drawing joined to the first word of a position.
pub fn drawn(rows: &str) -> String {
    rows.split_whitespace().collect::<Vec<_>>().join("/")
}

/// A drawn position with the next seat and the moves made; the last move is any that may have led there.
pub fn position(game: &Quixo, rows: &str, next_and_moves: &str) -> State {
    let text = format!("{} {next_and_moves}", drawn(rows));
    let square = game.square();
    let push_text = |push: &Push| {
        let two = Quixo::with(2, &Choices::none().with("board", game.size())).expect("a text that fits");
        two.move_text(&two.start(), Move::push(square, push.from, push.to, None))
    };
    let pushes = square.pushes().iter().map(push_text);
    let mut states = pushes.filter_map(|last| game.parse_position(&format!("{text} {last}")).ok());
    states.next().unwrap_or_else(|| panic!("no move leads to {text}"))
}

pub fn play(game: &Quixo, state: &mut State, moves: &str) {
    for text in moves.split_whitespace() {
        let m = game.parse_move(state, text).expect("a text that fits");
        game.explain(state, m).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        game.play(state, m);
    }
}

pub fn refusal(game: &Quixo, state: &State, text: &str) -> String {
    let m = game.parse_move(state, text).expect("a text that fits");
    game.explain(state, m).expect_err("an illegal move").to_string()
}

pub fn moves(game: &Quixo, state: &State) -> Vec<String> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.into_iter().map(|m| game.move_text(state, m)).collect()
}

pub fn assert_drawn(game: &Quixo, state: &State, rows: &str) {
    assert_eq!(game.position_text(state).split(' ').next().expect("a text that fits"), drawn(rows));
}
