//! Moves and luck as text.
//!
//! ```text
//! cell      a1 … e5: column from the left, row from the top
//! move      a1>e1            taken at a1, pushed in at e1
//!           a1>e1@2          with four players: its dot points at seat 2
//!           pass
//! luck      starts 1
//! ```

use crate::codes;
use crate::rules::NOBODY;
use crate::{Move, Quixo, Starts, State};
use play::{Cursor, Eyes, Game, Notation, Refusal, Seat, TextError};

impl Notation for Quixo {
    fn move_text(&self, _state: &State, m: Move) -> String {
        let Some((from, to)) = m.cells(self.square) else { return "pass".to_owned() };
        let push = self.push_text(from, to);
        match m.dot() {
            None => push,
            Some(dot) => format!("{push}@{dot}"),
        }
    }

    fn parse_move(&self, _state: &State, text: &str) -> Result<Move, TextError> {
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        let m = if cursor.eat("pass") {
            Move::PASS
        } else {
            let (from, to) = self.read_push(&mut cursor)?;
            Move::push(self.square, from, to, self.read_dot(&mut cursor)?)
        };
        cursor.finish()?;
        Ok(m)
    }

    fn luck_text(&self, _state: &State, luck: Starts, _eyes: Eyes) -> String {
        format!("starts {}", luck.0)
    }

    fn parse_luck(&self, state: &State, text: &str) -> Result<Starts, Refusal> {
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        cursor.expect("starts")?;
        cursor.expect(" ")?;
        cursor.skip_spaces();
        let seat = cursor.number(0, u32::from(self.seats()) - 1)?;
        cursor.finish()?;
        if state.starter != NOBODY {
            return Err(Refusal::by_rule("Q1", codes::LOT_DRAWN));
        }
        Ok(Starts(Seat(seat as u8)))
    }
    fn position_text(&self, state: &State) -> String {
        self.write_position(state)
    }

    fn parse_position(&self, text: &str) -> Result<State, Refusal> {
        self.read_position(text)
    }
}

/// A cell as letter and number.
pub(crate) fn square_text(size: u8, cell: u8) -> String {
    square(size, cell).into_iter().collect()
}

/// Its letter and its number, which has one digit: no board has more than five rows.
fn square(size: u8, cell: u8) -> [char; 2] {
    [char::from(b'a' + cell % size), char::from(b'1' + cell / size)]
}

impl Quixo {
    pub(crate) fn push_text(&self, from: u8, to: u8) -> String {
        let ([a, b], [c, d]) = (square(self.size(), from), square(self.size(), to));
        [a, b, '>', c, d].into_iter().collect()
    }

    pub(crate) fn read_push(&self, cursor: &mut Cursor<'_>) -> Result<(u8, u8), TextError> {
        let from = self.read_square(cursor)?;
        cursor.expect(">")?;
        Ok((from, self.read_square(cursor)?))
    }

    fn read_square(&self, cursor: &mut Cursor<'_>) -> Result<u8, TextError> {
        let size = self.size();
        let wrong = cursor.clone();
        let mut index = |first: u8| {
            let letter = cursor.take().and_then(|letter| u8::try_from(letter).ok());
            letter.and_then(|letter| letter.checked_sub(first)).filter(|&index| index < size)
        };
        match (index(b'a'), index(b'1')) {
            (Some(x), Some(y)) => Ok(y * size + x),
            _ => Err(wrong.error(codes::TEXT_SQUARE).with("last", square_text(size, size * size - 1))),
        }
    }

    fn read_dot(&self, cursor: &mut Cursor<'_>) -> Result<Option<Seat>, TextError> {
        if !self.has_dots() {
            return Ok(None);
        }
        cursor.expect("@")?;
        cursor.number(0, 3).map(|seat| Some(Seat(seat as u8)))
    }
}
