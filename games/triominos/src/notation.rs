//! Moves, luck and positions as text.
//!
//! ```text
//! tile      3-5-5              its numbers clockwise, from any corner; written from the lowest
//! move      3-5-5@2,-1         a tile and its cell (x to the right, y down, the first tile at 0,0)
//!           draw   pass
//! luck      deal 0-0-1,2-3-4|… the hands, seat by seat; `?` for a hidden one
//!           deal 0-0-1,2-3-4 start 3-5-5    alone
//!           tile 3-5-5         the tile that was drawn; `tile ?` for the others
//! position  play round=0 turn=1 … one line of name=value
//! ```

use crate::board::{Cell, Placed};
use crate::rules::{Kept, LaidBy, Luck, Move, Stage, State, Triominos};
use crate::score::{End, Item, LastRound, MAX_SEATS, Tally};
use crate::tiles::{Tile, Tiles};
use crate::view::bits;
use play::{Cursor, Eyes, Notation, Refusal, Seat, Tell, TextError};
use std::fmt::Display;

impl Notation for Triominos {
    fn move_text(&self, _: &State, m: Move) -> String {
        match m {
            Move::Lay { tile, cell } => format!("{tile}@{cell}"),
            Move::Draw => "draw".to_owned(),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn parse_move(&self, _: &State, text: &str) -> Result<Move, TextError> {
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        let m = if cursor.eat("draw") {
            Move::Draw
        } else if cursor.eat("pass") {
            Move::Pass
        } else {
            let tile = read_tile(&mut cursor)?;
            cursor.expect("@")?;
            Move::Lay { tile, cell: read_cell(&mut cursor)? }
        };
        cursor.finish()?;
        Ok(m)
    }

    fn luck_text(&self, state: &State, luck: Luck, eyes: Eyes) -> String {
        let hand = |seat: Seat, tiles: Tiles| {
            if eyes.see(seat) { set_text(tiles) } else { "?".to_owned() }
        };
        match luck {
            Luck::Deal(hands) => {
                let hands = Seat::all(self.seats).map(|seat| hand(seat, hands[seat.index()]));
                format!("deal {}", joined(hands, "|"))
            }
            Luck::Alone { hand: tiles, start } => format!("deal {} start {start}", hand(Seat(0), tiles)),
            Luck::Drawn(tile) if eyes.see(state.turn) => format!("tile {tile}"),
            Luck::Drawn(_) => "tile ?".to_owned(),
        }
    }

    fn parse_luck(&self, state: &State, text: &str) -> Result<Luck, Refusal> {
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        let luck = match state.stage {
            Stage::Deal => self.read_deal(&mut cursor)?,
            Stage::Draw => read_drawn(&mut cursor, state)?,
            Stage::Start | Stage::Play | Stage::Over => {
                return Err(Refusal::new("refused-triominos-no-luck"));
            }
        };
        cursor.finish()?;
        Ok(luck)
    }

    fn position_text(&self, state: &State) -> String {
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

    fn parse_position(&self, text: &str) -> Result<State, Refusal> {
        let state = PositionReader { cursor: Cursor::new(text), seats: usize::from(self.seats) }.read()?;
        match self.sound(&state) {
            Ok(()) => Ok(state),
            Err(why) => Err(Refusal::new("refused-triominos-impossible-position").with("why", why)),
        }
    }
}

impl Triominos {
    fn read_deal(&self, cursor: &mut Cursor) -> Result<Luck, Refusal> {
        cursor.expect("deal ")?;
        let mut hands = [Tiles::NONE; MAX_SEATS];
        let mut seen = Tiles::NONE;
        for (seat, hand) in hands[..usize::from(self.seats)].iter_mut().enumerate() {
            if seat > 0 {
                cursor.expect("|")?;
            }
            *hand = read_set(cursor, &mut seen)?;
            if hand.len() != self.hand_size() {
                return Err(Refusal::by_rule("T2", "refused-triominos-hand-size")
                    .with("seat", seat)
                    .with("count", hand.len())
                    .with("expected", self.hand_size()));
            }
        }
        if !self.alone() {
            return Ok(Luck::Deal(hands));
        }
        cursor.expect(" start ")?;
        let start = read_new_tile(cursor, &mut seen)?;
        Ok(Luck::Alone { hand: hands[0], start })
    }
}

fn read_drawn(cursor: &mut Cursor, state: &State) -> Result<Luck, Refusal> {
    cursor.expect("tile ")?;
    let tile = read_tile(cursor)?;
    if state.pool.has(tile) {
        return Ok(Luck::Drawn(tile));
    }
    Err(Refusal::by_rule("T6", "refused-triominos-not-in-pool").with("tile", tile.to_string()))
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
        state.round = self.number("round", 1000)?;
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
        found.ok_or_else(|| TextError::new(column, "text-triominos-stage").with("text", word))
    }

    fn name(&mut self, name: &str) -> Result<(), TextError> {
        self.cursor.expect(" ")?;
        self.cursor.expect(name)?;
        self.cursor.expect("=")
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
            *points = read_signed(&mut self.cursor, 1_000_000)?;
        }
        Ok(())
    }

    fn tally(&mut self, tally: &mut Tally) -> Result<(), Refusal> {
        for item in 0..Item::COUNT {
            if item > 0 {
                self.cursor.expect(",")?;
            }
            tally.0[item] = read_signed(&mut self.cursor, 1_000_000)?;
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
                return Err(TextError::new(column, "text-triominos-too-many").into());
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
        return Err(Refusal::by_rule("T5", "refused-triominos-table").with("tile", tile.to_string()));
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

fn set_text(tiles: Tiles) -> String {
    or_dash(joined(tiles.iter(), ","))
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

fn joined<T: Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    let texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    texts.join(between)
}

fn read_tile(cursor: &mut Cursor) -> Result<Tile, TextError> {
    let column = cursor.column();
    let mut corners = [0; 3];
    for (n, corner) in corners.iter_mut().enumerate() {
        if n > 0 {
            cursor.expect("-")?;
        }
        *corner = cursor.number(0, 5)? as u8;
    }
    let [a, b, c] = corners;
    let text = || format!("{a}-{b}-{c}");
    Tile::of(corners).ok_or_else(|| TextError::new(column, "text-triominos-tile").with("text", text()))
}

/// A tile that has not been named before.
fn read_new_tile(cursor: &mut Cursor, seen: &mut Tiles) -> Result<Tile, Refusal> {
    let tile = read_tile(cursor)?;
    if seen.has(tile) {
        return Err(Refusal::by_rule("T1", "refused-triominos-tile-twice").with("tile", tile.to_string()));
    }
    *seen = seen.or(tile.alone());
    Ok(tile)
}

fn read_set(cursor: &mut Cursor, seen: &mut Tiles) -> Result<Tiles, Refusal> {
    let mut set = Tiles::NONE;
    if cursor.eat("-") {
        return Ok(set);
    }
    loop {
        set = set.or(read_new_tile(cursor, seen)?.alone());
        if !cursor.eat(",") {
            return Ok(set);
        }
    }
}

fn read_cell(cursor: &mut Cursor) -> Result<Cell, TextError> {
    let x = read_signed(cursor, 99)? as i8;
    cursor.expect(",")?;
    Ok(Cell::new(x, read_signed(cursor, 99)? as i8))
}

fn read_signed(cursor: &mut Cursor, max: u32) -> Result<i32, TextError> {
    let sign = if cursor.eat("-") { -1 } else { 1 };
    Ok(sign * cursor.number(0, max)? as i32)
}
