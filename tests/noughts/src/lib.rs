//! Noughts and crosses, with the lot deciding who begins: the fifth game.
//!
//! It is not part of the product. It shows, in one file, all that a game must say of itself (its reasons to refuse and its
//! one bot lie beside it), and the tests play it through every face: it has no board, no drawing and no sentence of its own,
//! and is playable everywhere all the same.
//!
//! ```
//! use noughts::{Begins, Noughts};
//! use play::{Choices, Game, Notation, Offered, Seat, Turn};
//!
//! let game = Noughts::with(2, &Choices::none())?;
//! let mut state = game.start();
//! assert_eq!(game.turn(&state), Turn::Luck);
//! game.settle(&mut state, Begins(Seat(0)));
//! for text in ["b2", "a1", "b1", "a2", "b3"] {
//!     let m = game.parse_move(&state, text)?;
//!     game.play(&mut state, m);
//! }
//! assert_eq!(game.turn(&state), Turn::Over);
//! assert_eq!(game.standing(&state).winners().collect::<Vec<_>>(), [Seat(0)]);
//! # Ok::<(), play::Refusal>(())
//! ```

mod codes;
mod greedy;

use play::{
    Choices, Cursor, Dice, Eyes, Facts, Game, Notation, Offered, OptionSpec, Phrase, Refusal, ScoreLine,
    Seat, Standing, Tell, TextError, Turn,
};
use serde::Serialize;

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The game; it has no options.
#[derive(Clone, Debug)]
pub struct Noughts;

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    cells: [Option<Seat>; 9],
    /// Whose turn it is or would be; nobody's before the lot.
    next: Option<Seat>,
}

/// A cell that is marked, row by row from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark(u8);

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Begins(pub Seat);

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Three rows of `x`, `o` and `.`.
    rows: [String; 3],
    /// Whose turn it is or would be.
    next: Option<Seat>,
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    text: String,
    wins: bool,
}

impl State {
    fn winner(&self) -> Option<Seat> {
        let owner = |line: &[usize; 3]| {
            self.cells[line[0]].filter(|_| line.iter().all(|&n| self.cells[n] == self.cells[line[0]]))
        };
        LINES.iter().find_map(owner)
    }

    fn is_over(&self) -> bool {
        self.winner().is_some() || self.cells.iter().all(Option::is_some)
    }

    fn after(mut self, m: Mark) -> State {
        self.cells[usize::from(m.0)] = self.next;
        self.next = self.next.map(|seat| seat.next(2));
        self
    }

    fn rows(&self) -> [String; 3] {
        let letter = |cell: &Option<Seat>| cell.map_or('.', |seat| if seat == Seat(0) { 'x' } else { 'o' });
        [0, 3, 6].map(|at| self.cells[at..at + 3].iter().map(letter).collect())
    }

    /// Whether this many marks can have come about, by turns and with at most one winner, who was the last to move.
    fn is_possible(&self) -> bool {
        let count = |seat| self.cells.iter().filter(|&&cell| cell == Some(seat)).count();
        let (crosses, noughts) = (count(Seat(0)), count(Seat(1)));
        let lines = |seat| LINES.iter().any(|line| line.iter().all(|&n| self.cells[n] == Some(seat)));
        let turns = match self.next {
            None => crosses + noughts == 0,
            Some(Seat(0)) => noughts == crosses || noughts == crosses + 1,
            Some(_) => crosses == noughts || crosses == noughts + 1,
        };
        turns
            && !(lines(Seat(0)) && lines(Seat(1)))
            && self.winner().is_none_or(|seat| self.next != Some(seat))
    }
}

impl Game for Noughts {
    type State = State;
    type Move = Mark;
    type Luck = Begins;
    type View = View;

    fn seats(&self) -> u8 {
        2
    }
    fn start(&self) -> State {
        State::default()
    }

    fn turn(&self, state: &State) -> Turn {
        match state.next {
            _ if state.is_over() => Turn::Over,
            Some(seat) => Turn::Of(seat),
            None => Turn::Luck,
        }
    }

    fn moves(&self, state: &State, out: &mut Vec<Mark>) {
        out.clear();
        if let Turn::Of(_) = self.turn(state) {
            out.extend((0..9).map(Mark).filter(|m| state.cells[usize::from(m.0)].is_none()));
        }
    }

    fn play(&self, state: &mut State, m: Mark) {
        *state = state.after(m);
    }
    fn draw<D: Dice + ?Sized>(&self, _: &State, dice: &mut D) -> Begins {
        Begins(Seat(dice.below(2) as u8))
    }
    fn settle(&self, state: &mut State, luck: Begins) {
        state.next = Some(luck.0);
    }

    fn standing(&self, state: &State) -> Standing {
        Standing::by_points([Seat(0), Seat(1)].map(|seat| i32::from(state.winner() == Some(seat))))
    }
    fn view(&self, state: &State, _: Eyes) -> View {
        View { rows: state.rows(), next: state.next }
    }

    fn guess<D: Dice + ?Sized>(&self, view: &View, _: &mut D) -> State {
        let mut state = State { next: view.next, ..State::default() };
        for (cell, letter) in state.cells.iter_mut().zip(view.rows.iter().flat_map(|row| row.chars())) {
            *cell = seat_of(letter);
        }
        state
    }

    fn longest(&self) -> usize {
        10
    }
}

fn seat_of(letter: char) -> Option<Seat> {
    match letter {
        'x' => Some(Seat(0)),
        'o' => Some(Seat(1)),
        _ => None,
    }
}

/// Its moves have no numbers of their own: their places in the list serve.
impl play::Encode for Noughts {}

impl Offered for Noughts {
    const FACTS: Facts =
        Facts { name: "noughts", rules_version: 1, seats: &[2], hidden_hands: false, draws: true };

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn with(seats: u8, choices: &Choices) -> Result<Noughts, Refusal> {
        Noughts::check_seats(seats)?;
        choices.check(Noughts::options(), seats)?;
        Ok(Noughts)
    }

    fn choices(&self) -> Choices {
        Choices::none()
    }
}

impl Notation for Noughts {
    fn move_text(&self, _: &State, m: Mark) -> String {
        format!("{}{}", char::from(b'a' + m.0 % 3), m.0 / 3 + 1)
    }

    fn parse_move(&self, _: &State, text: &str) -> Result<Mark, TextError> {
        let mut cursor = Cursor::new(text);
        let column = cursor.take().and_then(|letter| "abc".find(letter));
        let column = column.ok_or_else(|| TextError::new(1, "text-expected").with("expected", "a–c"))?;
        let row = cursor.number(1, 3)?;
        cursor.finish()?;
        Ok(Mark((row as u8 - 1) * 3 + column as u8))
    }

    fn luck_text(&self, _: &State, luck: Begins, _: Eyes) -> String {
        luck.0.to_string()
    }

    fn parse_luck(&self, _: &State, text: &str) -> Result<Begins, Refusal> {
        let mut cursor = Cursor::new(text);
        let seat = cursor.number(0, 1)?;
        cursor.finish()?;
        Ok(Begins(Seat(seat as u8)))
    }

    fn position_text(&self, state: &State) -> String {
        let next = state.next.map_or("?".to_owned(), |seat| seat.to_string());
        format!("{} {next}", state.rows().join("/"))
    }

    fn parse_position(&self, text: &str) -> Result<State, Refusal> {
        let wrong = || Refusal::new(codes::POSITION).with("text", text);
        let (board, next) = text.split_once(' ').ok_or_else(wrong)?;
        let letters: Vec<char> = board.chars().filter(|&letter| letter != '/').collect();
        let mut state = State::default();
        for (cell, &letter) in state.cells.iter_mut().zip(&letters) {
            *cell = seat_of(letter);
        }
        state.next = match next {
            "0" => Some(Seat(0)),
            "1" => Some(Seat(1)),
            _ => None,
        };
        if self.position_text(&state) == text && state.is_possible() { Ok(state) } else { Err(wrong()) }
    }
}

impl Tell for Noughts {
    type Offer = Offer;

    fn explain(&self, state: &State, m: Mark) -> Result<(), Refusal> {
        match self.turn(state) {
            Turn::Over => Err(Refusal::new(play::codes::OVER)),
            Turn::Luck => Err(Refusal::new(play::codes::LUCK_FIRST)),
            Turn::Of(_) if state.cells[usize::from(m.0)].is_some() => {
                Err(Refusal::by_rule("N2", codes::TAKEN).with("square", self.move_text(state, m)))
            }
            Turn::Of(_) => Ok(()),
        }
    }

    fn offer(&self, state: &State, m: Mark) -> Offer {
        Offer { text: self.move_text(state, m), wins: state.after(m).winner().is_some() }
    }

    fn tell_move(&self, state: &State, m: Mark, _: Eyes) -> Phrase {
        let told = Phrase::new("told-noughts-marks").with("square", self.move_text(state, m));
        told.with("seat", state.next.unwrap_or_default())
    }

    fn tell_luck(&self, _: &State, luck: Begins, _: Eyes) -> Phrase {
        Phrase::new("told-noughts-begins").with("seat", luck.0)
    }

    fn reckon(&self, state: &State, seat: Seat, _: Eyes) -> Vec<ScoreLine> {
        let won = state.winner() == Some(seat);
        won.then(|| ScoreLine { what: Phrase::new("score-noughts-line"), points: 1 }).into_iter().collect()
    }

    fn sound(&self, state: &State) -> Result<(), Refusal> {
        self.parse_position(&self.position_text(state)).map(drop)
    }
}
