//! A whole position on one line.
//!
//! `name=value` words in this order, those that say nothing left out:
//!
//! ```text
//! round=1 totals=30,0 stage=turn seat=1 line=0:5-5,0:>5-2,1:<5-3 hands=6-4,2-1/9-0 known=5:0,*:2/-
//! drawn=2 passes=0 must=9-0 last=-/9-9,4-3
//! ```
//!
//! The line is in the order in which it was laid: whose tile, which end, the tile.
//! `known` is what everybody knows about a hand: bounds by number, `*` for the tiles that would have started first.

mod sound;

use crate::Dominoes;
use crate::board::{End, Line};
use crate::codes;
use crate::notation::{read_new_tile, read_tile, tiles_text};
use crate::rules::{HAND, Hands, MOST_ROUNDS, Stage, State};
use crate::tiles::{ALL, NUMBERS};
use crate::view::known::Known;
use play::dice::Counted;
use play::{Cursor, Game, MAX_SEATS, Refusal, Seat, TextError, as_written};
pub(crate) use sound::Flaw;
use std::fmt::Write as _;

const STAGES: [(Stage, &str); 6] = [
    (Stage::Deal, "deal"),
    (Stage::Start, "start"),
    (Stage::Second, "second"),
    (Stage::Turn, "turn"),
    (Stage::Draw, "draw"),
    (Stage::Over, "over"),
];

impl Dominoes {
    pub(crate) fn write_position(&self, s: &State) -> String {
        let seats = usize::from(self.seats);
        let mut out = format!("round={}", s.round);
        let mut field = |name: &str, value: String| {
            let _ = write!(out, " {name}={value}");
        };
        if self.target.is_some() {
            field("totals", s.totals[..seats].iter().map(u16::to_string).collect::<Vec<_>>().join(","));
        }
        let stage = STAGES.iter().find(|(stage, _)| *stage == s.stage);
        field("stage", stage.map_or("", |(_, word)| word).to_owned());
        if s.running() {
            field("seat", s.seat.to_string());
        }
        if !s.line.is_empty() {
            field("line", line_text(&s.line));
        }
        if s.hands != [0; MAX_SEATS] {
            field("hands", hands_text(&s.hands, seats));
        }
        if s.running() && s.stage != Stage::Start {
            field("known", s.known[..seats].iter().map(known_text).collect::<Vec<_>>().join("/"));
        }
        if s.drawn > 0 {
            field("drawn", s.drawn.to_string());
        }
        if s.passes > 0 {
            field("passes", s.passes.to_string());
        }
        if let Some(must) = s.must {
            field("must", must.to_string());
        }
        if s.last != [0; MAX_SEATS] {
            field("last", hands_text(&s.last, seats));
        }
        out
    }

    pub(crate) fn read_position(&self, text: &str) -> Result<State, Refusal> {
        let text = text.trim();
        let mut cursor = Cursor::new(text);
        let s = self.read_fields(&mut cursor)?;
        cursor.finish()?;
        self.check(&s).map_err(Flaw::refuse)?;
        as_written(text, &self.write_position(&s))?;
        Ok(s)
    }

    fn read_fields(&self, cursor: &mut Cursor<'_>) -> Result<State, Refusal> {
        let mut s = self.start();
        cursor.expect("round=")?;
        s.round = cursor.number(0, MOST_ROUNDS - 1)? as u8;
        if self.target.is_some() {
            cursor.expect(" totals=")?;
            read_totals(cursor, &mut s.totals[..usize::from(self.seats)])?;
        }
        cursor.expect(" stage=")?;
        s.stage = read_stage(cursor)?;
        if s.running() {
            cursor.expect(" seat=")?;
            s.seat = Seat(cursor.number(0, u32::from(self.seats) - 1)? as u8);
        }
        if cursor.eat(" line=") {
            s.line = self.read_line(cursor)?;
        }
        if cursor.eat(" hands=") {
            s.hands = self.read_hands("hands", cursor)?;
        }
        let known = if cursor.eat(" known=") { Some(self.read_bounds(cursor)?) } else { None };
        if cursor.eat(" drawn=") {
            s.drawn = cursor.number(1, 55)? as u8;
        }
        if cursor.eat(" passes=") {
            s.passes = cursor.number(1, u32::from(self.seats) - 1)? as u8;
        }
        if cursor.eat(" must=") {
            s.must = Some(read_tile(cursor)?);
        }
        if cursor.eat(" last=") {
            s.last = self.read_hands("last", cursor)?;
        }
        let held = s.hands.iter().fold(0, |all, hand| all | hand);
        s.stock = Counted::new(ALL & !s.line.tiles() & !held);
        self.learn(&mut s, known).map_err(Flaw::refuse)?;
        Ok(s)
    }

    fn read_line(&self, cursor: &mut Cursor<'_>) -> Result<Line, Refusal> {
        let mut line = Line::EMPTY;
        let mut all = 0;
        loop {
            let seat = Seat(cursor.number(0, u32::from(self.seats) - 1)? as u8);
            cursor.expect(":")?;
            let end = match cursor.peek() {
                Some('<') => End::Left,
                Some('>') => End::Right,
                _ => End::Start,
            };
            if end != End::Start {
                cursor.take();
            }
            let column = cursor.column();
            let tile = read_new_tile(cursor, &mut all)?;
            if !line.fits(tile, end) {
                return Err(Refusal::by_rule("D4", codes::NO_MATCH)
                    .with("tile", tile.to_string())
                    .with("left", line.ends().0)
                    .with("right", line.ends().1)
                    .with("ends", line.ends_word())
                    .with("column", column));
            }
            line.lay(tile, end, seat);
            if !cursor.eat(",") {
                return Ok(line);
            }
        }
    }

    /// For each seat the bounds that are written.
    fn read_bounds(&self, cursor: &mut Cursor<'_>) -> Result<Vec<Bounds>, TextError> {
        let mut all = Vec::new();
        for seat in 0..self.seats {
            if seat > 0 {
                cursor.expect("/")?;
            }
            all.push(read_bounds_of_one(cursor)?);
        }
        Ok(all)
    }

    /// Before the first tile nothing is known; after it what is written, for the hand without this turn's tiles.
    fn learn(&self, s: &mut State, known: Option<Vec<Bounds>>) -> Result<(), Flaw> {
        if s.stage == Stage::Start {
            s.known[..usize::from(self.seats)].fill(Known::nothing(HAND as u8));
        }
        let Some(known) = known else { return Ok(()) };
        for (seat, bounds) in Seat::all(self.seats).zip(known) {
            let drawn = if seat == s.seat { u32::from(s.drawn) } else { 0 };
            let held = s.hand(seat).count_ones().checked_sub(drawn).ok_or(Flaw::Drawn)? as u8;
            let mut lanes = [held; NUMBERS + 1];
            for (lane, bound) in bounds {
                lanes[lane] = bound;
            }
            s.known[seat.index()] = Known::from_bounds(lanes, held);
        }
        Ok(())
    }
}

/// Bounds by number; the last lane is that of the tiles that would have started first.
type Bounds = Vec<(usize, u8)>;

fn read_bounds_of_one(cursor: &mut Cursor<'_>) -> Result<Bounds, TextError> {
    let mut bounds = Bounds::new();
    if cursor.eat("-") {
        return Ok(bounds);
    }
    loop {
        let lane = if cursor.eat("*") { NUMBERS } else { cursor.number(0, NUMBERS as u32 - 1)? as usize };
        cursor.expect(":")?;
        bounds.push((lane, cursor.number(0, 50)? as u8));
        if !cursor.eat(",") {
            return Ok(bounds);
        }
    }
}

fn read_totals(cursor: &mut Cursor<'_>, totals: &mut [u16]) -> Result<(), TextError> {
    for (seat, total) in totals.iter_mut().enumerate() {
        if seat > 0 {
            cursor.expect(",")?;
        }
        *total = cursor.number(0, 9999)? as u16;
    }
    Ok(())
}

fn read_stage(cursor: &mut Cursor<'_>) -> Result<Stage, TextError> {
    let unread =
        cursor.error(play::codes::TEXT_EXPECTED).with("expected", STAGES.map(|(_, word)| word).join(" "));
    let word = cursor.word();
    let found = STAGES.iter().find(|(_, name)| *name == word);
    found.map(|&(stage, _)| stage).ok_or(unread)
}

fn hands_text(hands: &Hands, seats: usize) -> String {
    hands[..seats].iter().map(|&hand| tiles_text(hand)).collect::<Vec<_>>().join("/")
}

fn line_text(line: &Line) -> String {
    let laid = line.laid().iter().map(|laid| {
        let end = match laid.end() {
            End::Start => "",
            End::Left => "<",
            End::Right => ">",
        };
        format!("{}:{end}{}", laid.seat(), laid.tile())
    });
    laid.collect::<Vec<_>>().join(",")
}

fn known_text(known: &Known) -> String {
    let size = known.size();
    let bounds = known.bounds().iter().enumerate().filter(|&(_, &bound)| bound < size);
    let texts: Vec<_> = bounds
        .map(
            |(number, bound)| {
                if number == NUMBERS { format!("*:{bound}") } else { format!("{number}:{bound}") }
            },
        )
        .collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(",") }
}
