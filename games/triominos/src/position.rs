//! A whole position on one line.
//!
//! ```text
//! play round=0 turn=1 drawn=0 must=- passes=0 draws=0 before=0,0 tally=…|… hands=…|… table=… kept=- declined=-|- last=-
//! ```

mod sound;

use crate::Triominos;
use crate::board::{Cell, Placed};
use crate::codes;
use crate::notation::{
    joined, or_dash, read_cell, read_new_tile, read_set, read_signed, read_tile, set_text,
};
use crate::rules::{Kept, LaidBy, Stage, State};
use crate::score::{End, Item, LastRound, MAX_SEATS, Tally};
use crate::tiles::{Tile, Tiles};
use crate::view::bits;
use play::{Cursor, Refusal, Seat, TextError, as_written};

impl Triominos {
    pub(crate) fn write_position(&self, state: &State) -> String {
        let seats = usize::from(self.seats);
        let placed = state.board.placed().iter().zip(state.laid_by());
        let table = placed.map(|(Placed { tile, cell }, by)| {
            format!("{tile}@{cell}:{}{}", by.seat, if by.drawn { "+" } else { "" })
        });
        let hands = |hands: &[Tiles]| joined(hands.iter().map(|&hand| set_text(hand)), "|");
        let words = [
            state.stage.word().to_owned(),
            format!("round={}", state.round),
            format!("turn={}", state.turn),
            format!("drawn={}", state.drawn),
            format!("must={}", state.must.map_or("-".to_owned(), |tile| tile.to_string())),
            format!("passes={}", state.passes),
            format!("draws={}", state.draws),
            format!("before={}", joined(&state.before[..seats], ",")),
            format!("tally={}", joined(state.tally[..seats].iter().map(|tally| joined(tally.0, ",")), "|")),
            format!("hands={}", hands(&state.hands[..seats])),
            format!("table={}", or_dash(joined(table, ";"))),
            format!("kept={}", or_dash(joined(state.kept().iter().map(kept_text), ","))),
            format!(
                "declined={}",
                joined(state.declined[..seats].iter().map(|&n| or_dash(joined(bits(n), ","))), "|")
            ),
            format!("last={}", state.last_round.map_or("-".to_owned(), |last| last_text(&last, seats))),
        ];
        words.join(" ")
    }
    pub(crate) fn read_position(&self, text: &str) -> Result<State, Refusal> {
        let text = text.trim();
        let state = PositionReader { cursor: Cursor::new(text), seats: usize::from(self.seats) }.read()?;
        self.check(&state)?;
        as_written(text, &self.write_position(&state))?;
        Ok(state)
    }
}

/// Reads what [`Notation::position_text`] writes, word by word.
struct PositionReader<'a> {
    cursor: Cursor<'a>,
    seats: usize,
}

impl PositionReader<'_> {
    fn read(mut self) -> Result<State, Refusal> {
        let mut state = State::BEFORE_ALL();
        state.stage = self.stage()?;
        state.round = self.number("round", 1_000_000)?;
        state.turn = Seat(self.number("turn", 9)? as u8);
        state.drawn = self.number("drawn", 3)? as u8;
        self.name("must")?;
        state.must = if self.cursor.eat("-") { None } else { Some(read_tile(&mut self.cursor)?) };
        state.passes = self.number("passes", 9)? as u8;
        state.draws = self.number("draws", 56)? as u8;
        self.name("before")?;
        self.points(&mut state.before)?;
        self.name("tally")?;
        self.per_seat(|reader, seat| reader.tally(&mut state.tally[seat]))?;
        let mut seen = Tiles::NONE;
        self.name("hands")?;
        self.hands(&mut state.hands, &mut seen)?;
        self.table(&mut state, &mut seen)?;
        self.kept(&mut state)?;
        self.name("declined")?;
        self.per_seat(|reader, seat| {
            state.declined[seat] = reader.times()?;
            Ok(())
        })?;
        state.last_round = self.last()?;
        state.pool = Tiles::ALL.without(seen);
        self.cursor.finish()?;
        Ok(state)
    }

    fn stage(&mut self) -> Result<Stage, TextError> {
        self.cursor.skip_spaces();
        let column = self.cursor.column();
        let word = self.cursor.word();
        let found = Stage::ALL.into_iter().find(|stage| stage.word() == word);
        found.ok_or_else(|| TextError::new(column, codes::TEXT_STAGE).with("text", word))
    }

    fn name(&mut self, name: &str) -> Result<(), TextError> {
        self.cursor.expect(&format!(" {name}="))
    }

    fn number(&mut self, name: &str, max: u32) -> Result<u32, TextError> {
        self.name(name)?;
        self.cursor.number(0, max)
    }

    fn per_seat(
        &mut self,
        mut read: impl FnMut(&mut Self, usize) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        for seat in 0..self.seats {
            if seat > 0 {
                self.cursor.expect("|")?;
            }
            read(self, seat)?;
        }
        Ok(())
    }

    fn hands(&mut self, hands: &mut [Tiles; MAX_SEATS], seen: &mut Tiles) -> Result<(), Refusal> {
        self.per_seat(|reader, seat| {
            hands[seat] = read_set(&mut reader.cursor, seen)?;
            Ok(())
        })
    }

    fn points(&mut self, points: &mut [i32; MAX_SEATS]) -> Result<(), Refusal> {
        for (seat, points) in points[..self.seats].iter_mut().enumerate() {
            if seat > 0 {
                self.cursor.expect(",")?;
            }
            *points = read_signed(&mut self.cursor, 100_000_000)?;
        }
        Ok(())
    }

    fn tally(&mut self, tally: &mut Tally) -> Result<(), Refusal> {
        for item in 0..Item::COUNT {
            if item > 0 {
                self.cursor.expect(",")?;
            }
            tally.0[item] = read_signed(&mut self.cursor, 100_000_000)?;
        }
        Ok(())
    }

    fn table(&mut self, state: &mut State, seen: &mut Tiles) -> Result<(), Refusal> {
        self.name("table")?;
        if self.cursor.eat("-") {
            return Ok(());
        }
        loop {
            let column = self.cursor.column();
            let tile = read_new_tile(&mut self.cursor, seen)?;
            self.cursor.expect("@")?;
            let cell = read_cell(&mut self.cursor)?;
            self.cursor.expect(":")?;
            let seat = Seat(self.cursor.number(0, 9)? as u8);
            let by = LaidBy { seat, drawn: self.cursor.eat("+") };
            lay(state, tile, cell, by).map_err(|refusal| refusal.with("column", column))?;
            if !self.cursor.eat(";") {
                return Ok(());
            }
        }
    }

    fn kept(&mut self, state: &mut State) -> Result<(), Refusal> {
        self.name("kept")?;
        if self.cursor.eat("-") {
            return Ok(());
        }
        loop {
            let column = self.cursor.column();
            let seat = Seat(self.cursor.number(0, 9)? as u8);
            self.cursor.expect("@")?;
            let on_table = self.cursor.number(1, 56)? as u8;
            let Some(kept) = state.kept.get_mut(usize::from(state.kept_len)) else {
                return Err(TextError::new(column, codes::TEXT_TOO_MANY).into());
            };
            *kept = Kept { seat, on_table };
            state.kept_len += 1;
            if !self.cursor.eat(",") {
                return Ok(());
            }
        }
    }

    fn times(&mut self) -> Result<u64, TextError> {
        let mut times = 0;
        if self.cursor.eat("-") {
            return Ok(0);
        }
        loop {
            times |= 1 << self.cursor.number(1, 56)?;
            if !self.cursor.eat(",") {
                return Ok(times);
            }
        }
    }

    fn last(&mut self) -> Result<Option<LastRound>, Refusal> {
        self.name("last")?;
        if self.cursor.eat("-") {
            return Ok(None);
        }
        let end = if self.cursor.eat("out") {
            End::Out(Seat(self.cursor.number(0, self.seats as u32 - 1)? as u8))
        } else {
            self.cursor.expect("blocked")?;
            End::Blocked
        };
        let mut last = LastRound {
            end,
            hands: Default::default(),
            ending: Default::default(),
            points: Default::default(),
        };
        self.cursor.expect("/")?;
        let mut seen = Tiles::NONE;
        self.hands(&mut last.hands, &mut seen)?;
        self.cursor.expect("/")?;
        self.points(&mut last.ending)?;
        self.cursor.expect("/")?;
        self.points(&mut last.points)?;
        Ok(Some(last))
    }
}

/// Lays a tile of a position text, if it can lie there (T5).
fn lay(state: &mut State, tile: Tile, cell: Cell, by: LaidBy) -> Result<(), Refusal> {
    let order = state.board.placed().len();
    let fits = match state.board.place_at(cell) {
        Some(place) => place.fits().has(tile),
        None => order == 0 && cell == Cell::FIRST,
    };
    if !fits {
        return Err(Refusal::by_rule("T5", codes::TABLE).with("tile", tile.to_string()));
    }
    if order == 0 {
        state.board.begin(tile, tile.corners());
    } else {
        state.board.lay(tile, cell);
    }
    state.laid_by[order] = by;
    Ok(())
}

fn last_text(last: &LastRound, seats: usize) -> String {
    let why = match last.end {
        End::Out(seat) => format!("out{seat}"),
        End::Blocked => "blocked".to_owned(),
    };
    let hands = joined(last.hands[..seats].iter().map(|&hand| set_text(hand)), "|");
    format!("{why}/{hands}/{}/{}", joined(&last.ending[..seats], ","), joined(&last.points[..seats], ","))
}

fn kept_text(kept: &Kept) -> String {
    format!("{}@{}", kept.seat, kept.on_table)
}
