//! Moves, luck and positions as text.
//!
//! - A tile: `9-4`, in either order. A move: `9-4`; `9-4 left` and `9-4 right` where it fits both ends and they
//!   differ; `draw`; `pass`.
//! - Luck: `deal 5-5,5-3,…/7-7,…` with one hand for each seat, or the drawn tile. What may not be seen is `?`.
//! - A position: `name=value` words in this order, those that say nothing left out:
//!
//! ```text
//! round=1 totals=30,0 stage=turn seat=1 line=0:5-5,0:>5-2,1:<5-3 hands=6-4,2-1/9-0 known=5:0,*:2/-
//! drawn=2 must=9-0 last=-/9-9,4-3
//! ```
//!
//! The line is in the order in which it was laid: whose tile, which end, the tile.
//! `known` is what everybody knows about a hand: bounds by number, `*` for the tiles that would have started first.

use crate::Dominoes;
use crate::board::{End, Line};
use crate::known::Known;
use crate::rules::{HAND, Hands, Luck, Move, Stage, State};
use crate::tiles::{ALL, NUMBERS, Tile, tiles};
use play::{Cursor, Eyes, Game, MAX_SEATS, Notation, Refusal, Seat, TextError};
use std::fmt::Write as _;
use std::str::FromStr;

impl Notation for Dominoes {
    fn move_text(&self, s: &State, m: Move) -> String {
        match m {
            Move::Draw => "draw".to_owned(),
            Move::Pass => "pass".to_owned(),
            Move::Lay { tile, end: End::Left } if both_ends(&s.line, tile) => format!("{tile} left"),
            Move::Lay { tile, end: End::Right } if both_ends(&s.line, tile) => format!("{tile} right"),
            Move::Lay { tile, .. } => tile.to_string(),
        }
    }

    fn parse_move(&self, s: &State, text: &str) -> Result<Move, TextError> {
        match text.trim() {
            "draw" => return Ok(Move::Draw),
            "pass" => return Ok(Move::Pass),
            _ => {}
        }
        let mut cursor = Cursor::new(text);
        cursor.skip_spaces();
        let tile = read_tile(&mut cursor)?;
        cursor.skip_spaces();
        let said =
            if cursor.eat("left") { Some(End::Left) } else { cursor.eat("right").then_some(End::Right) };
        let unsaid = cursor.error("text-dominoes-which-end").with("tile", tile.to_string());
        cursor.finish()?;
        let line = if s.stage == Stage::Start { &Line::EMPTY } else { &s.line };
        let end = which_end(line, tile, said).ok_or(unsaid)?;
        Ok(Move::Lay { tile, end })
    }

    fn luck_text(&self, s: &State, luck: Luck, eyes: Eyes) -> String {
        match luck {
            Luck::Tile(tile) if eyes.see(s.seat) => tile.to_string(),
            Luck::Tile(_) => "?".to_owned(),
            Luck::Deal(hands) => {
                let hand = |seat: Seat| {
                    if eyes.see(seat) { tiles_text(hands[seat.index()]) } else { "?".to_owned() }
                };
                format!("deal {}", Seat::all(self.seats).map(hand).collect::<Vec<_>>().join("/"))
            }
        }
    }

    fn parse_luck(&self, s: &State, text: &str) -> Result<Luck, Refusal> {
        match s.stage {
            Stage::Deal => self.parse_deal(text).map(Luck::Deal),
            Stage::Draw => {
                let tile: Tile = text.trim().parse()?;
                if s.stock & tile.bit() != 0 {
                    return Ok(Luck::Tile(tile));
                }
                Err(Refusal::by_rule("D5", "refused-dominoes-not-in-stock").with("tile", tile.to_string()))
            }
            Stage::Start | Stage::Second | Stage::Turn | Stage::Over => {
                Err(Refusal::new("refused-dominoes-no-luck"))
            }
        }
    }

    fn position_text(&self, s: &State) -> String {
        let seats = usize::from(self.seats);
        let mut out = format!("round={}", s.round);
        let mut field = |name: &str, value: String| {
            let _ = write!(out, " {name}={value}");
        };
        if self.target.is_some() {
            field("totals", s.totals[..seats].iter().map(u16::to_string).collect::<Vec<_>>().join(","));
        }
        field("stage", stage_word(s.stage).to_owned());
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
        if let Some(must) = s.must {
            field("must", must.to_string());
        }
        if s.last != [0; MAX_SEATS] {
            field("last", hands_text(&s.last, seats));
        }
        out
    }

    fn parse_position(&self, text: &str) -> Result<State, Refusal> {
        let fields = Fields::read(text)?;
        let mut s = self.start();
        s.round = fields.number("round", 0)?;
        if let Some(totals) = fields.get("totals") {
            read_totals(totals, &mut s.totals[..usize::from(self.seats)])?;
        }
        s.stage = fields.get("stage").and_then(read_stage).ok_or_else(|| bad_field("stage"))?;
        s.seat = Seat(fields.number("seat", 0)?);
        if let Some(line) = fields.get("line") {
            s.line = self.read_line(line)?;
        }
        if let Some(hands) = fields.get("hands") {
            s.hands = self.read_hands("hands", hands)?;
        }
        s.drawn = fields.number("drawn", 0)?;
        s.must = fields.get("must").map(Tile::from_str).transpose()?;
        if let Some(last) = fields.get("last") {
            s.last = self.read_hands("last", last)?;
        }
        let held = s.hands.iter().fold(0, |all, hand| all | hand);
        s.stock = ALL & !s.line.tiles() & !held;
        if s.seat.0 >= self.seats {
            return Err(bad_field("seat"));
        }
        self.read_known(&fields, &mut s)?;
        match self.check(&s) {
            Ok(()) => Ok(s),
            Err(flaw) => Err(Refusal::new("refused-dominoes-position").with("why", flaw.to_string())),
        }
    }
}

impl FromStr for Tile {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Tile, TextError> {
        let mut cursor = Cursor::new(text);
        let tile = read_tile(&mut cursor)?;
        cursor.finish()?;
        Ok(tile)
    }
}

fn read_tile(cursor: &mut Cursor<'_>) -> Result<Tile, TextError> {
    let error = cursor.error("text-dominoes-tile");
    let mut number = || cursor.take().and_then(|digit| digit.to_digit(10)).map(|digit| digit as u8);
    let first = number().ok_or_else(|| error.clone())?;
    cursor.expect("-")?;
    let mut number = || cursor.take().and_then(|digit| digit.to_digit(10)).map(|digit| digit as u8);
    let second = number().ok_or_else(|| error.clone())?;
    if cursor.peek().is_some_and(|next| next.is_ascii_digit()) {
        return Err(error);
    }
    Tile::new(first, second).ok_or(error)
}

/// Whether a tile could go to either of two ends that differ (D9).
fn both_ends(line: &Line, tile: Tile) -> bool {
    let (left, right) = line.ends();
    left != right && line.fits(tile, End::Left) && line.fits(tile, End::Right)
}

/// The end a move goes to; `None` if it must be said and is not.
fn which_end(line: &Line, tile: Tile, said: Option<End>) -> Option<End> {
    let (left, right) = line.ends();
    match said {
        Some(_) if !line.is_empty() && left == right => Some(End::Right),
        Some(end) => Some(end),
        None if line.is_empty() => Some(End::Start),
        None if both_ends(line, tile) => None,
        None if left != right && line.fits(tile, End::Left) => Some(End::Left),
        None => Some(End::Right),
    }
}

fn tiles_text(set: u64) -> String {
    if set == 0 {
        return "-".to_owned();
    }
    tiles(set).map(|tile| tile.to_string()).collect::<Vec<_>>().join(",")
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

fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Deal => "deal",
        Stage::Start => "start",
        Stage::Second => "second",
        Stage::Turn => "turn",
        Stage::Draw => "draw",
        Stage::Over => "over",
    }
}

fn read_stage(word: &str) -> Option<Stage> {
    [Stage::Deal, Stage::Start, Stage::Second, Stage::Turn, Stage::Draw, Stage::Over]
        .into_iter()
        .find(|&stage| stage_word(stage) == word)
}

/// The `name=value` words of a position.
struct Fields<'a>(Vec<(&'a str, &'a str)>);

const FIELDS: [&str; 10] =
    ["round", "totals", "stage", "seat", "line", "hands", "known", "drawn", "must", "last"];

impl<'a> Fields<'a> {
    fn read(text: &'a str) -> Result<Fields<'a>, Refusal> {
        let mut fields: Vec<(&str, &str)> = Vec::new();
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            let known = FIELDS.contains(&name) && !value.is_empty();
            if !known || fields.iter().any(|field| field.0 == name) {
                return Err(bad_field(name));
            }
            fields.push((name, value));
        }
        Ok(Fields(fields))
    }

    fn get(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|field| field.0 == name).map(|field| field.1)
    }

    fn number(&self, name: &str, default: u8) -> Result<u8, Refusal> {
        self.get(name).map_or(Ok(default), |text| text.parse().map_err(|_| bad_field(name)))
    }
}

fn bad_field(name: &str) -> Refusal {
    Refusal::new("refused-dominoes-position-field").with("field", name)
}

fn read_totals(text: &str, totals: &mut [u16]) -> Result<(), Refusal> {
    if text.split(',').count() != totals.len() {
        return Err(bad_field("totals"));
    }
    for (total, word) in totals.iter_mut().zip(text.split(',')) {
        *total = word.parse().ok().filter(|&n| n < 10_000).ok_or_else(|| bad_field("totals"))?;
    }
    Ok(())
}

/// Adds a tile to a set that has it not.
fn add(set: &mut u64, tile: Tile) -> Result<(), Refusal> {
    if *set & tile.bit() != 0 {
        return Err(Refusal::by_rule("D1", "refused-dominoes-tile-twice").with("tile", tile.to_string()));
    }
    *set |= tile.bit();
    Ok(())
}

impl Dominoes {
    fn parse_deal(&self, text: &str) -> Result<Hands, Refusal> {
        let Some(text) = text.trim().strip_prefix("deal ") else {
            return Err(TextError::new(1, "text-expected").with("expected", "deal").into());
        };
        let hands = self.read_hands("deal", text.trim())?;
        let five = |hand: &u64| hand.count_ones() == HAND;
        if !hands[..usize::from(self.seats)].iter().all(five) {
            return Err(Refusal::by_rule("D1", "refused-dominoes-deal").with("count", HAND));
        }
        Ok(hands)
    }

    /// One hand for each seat, no tile twice.
    fn read_hands(&self, field: &str, text: &str) -> Result<Hands, Refusal> {
        if text.split('/').count() != usize::from(self.seats) {
            return Err(Refusal::new("refused-dominoes-hands")
                .with("field", field)
                .with("seats", self.seats));
        }
        let mut hands = [0; MAX_SEATS];
        let mut all = 0;
        for (hand, text) in hands.iter_mut().zip(text.split('/')) {
            for word in text.split(',').filter(|_| text != "-") {
                let tile: Tile = word.parse()?;
                add(&mut all, tile)?;
                *hand |= tile.bit();
            }
        }
        Ok(hands)
    }

    fn read_line(&self, text: &str) -> Result<Line, Refusal> {
        let mut line = Line::EMPTY;
        let mut all = 0;
        for word in text.split(',') {
            let (seat, tile) = word.split_once(':').ok_or_else(|| bad_field("line"))?;
            let seat =
                seat.parse().ok().filter(|&seat| seat < self.seats).ok_or_else(|| bad_field("line"))?;
            let (end, tile) = match tile.split_at_checked(1) {
                Some(("<", tile)) => (End::Left, tile),
                Some((">", tile)) => (End::Right, tile),
                _ => (End::Start, tile),
            };
            let tile: Tile = tile.parse()?;
            add(&mut all, tile)?;
            if !line.fits(tile, end) {
                return Err(Refusal::by_rule("D4", "refused-dominoes-no-match")
                    .with("tile", tile.to_string())
                    .with("left", line.ends().0)
                    .with("right", line.ends().1));
            }
            line.lay(tile, end, Seat(seat));
        }
        Ok(line)
    }

    fn read_known(&self, fields: &Fields<'_>, s: &mut State) -> Result<(), Refusal> {
        let seats = usize::from(self.seats);
        let Some(text) = fields.get("known") else {
            if s.stage == Stage::Start {
                s.known[..seats].fill(Known::nothing(HAND as u8));
            } else if s.running() {
                return Err(bad_field("known"));
            }
            return Ok(());
        };
        if !s.running() || s.stage == Stage::Start || text.split('/').count() != seats {
            return Err(bad_field("known"));
        }
        for (seat, text) in Seat::all(self.seats).zip(text.split('/')) {
            let drawn = if seat == s.seat { s.drawn } else { 0 };
            let size = s.hand(seat).count_ones() as u8;
            let held = size.checked_sub(drawn).ok_or_else(|| bad_field("drawn"))?;
            s.known[seat.index()] = read_known_hand(text, held).ok_or_else(|| bad_field("known"))?;
        }
        Ok(())
    }
}

fn read_known_hand(text: &str, size: u8) -> Option<Known> {
    let mut bounds = [size; NUMBERS + 1];
    for word in text.split(',').filter(|_| text != "-") {
        let (number, bound) = word.split_once(':')?;
        let lane = if number == "*" { NUMBERS } else { number.parse().ok().filter(|&n| n < NUMBERS)? };
        bounds[lane] = bound.parse().ok().filter(|&bound| bound < size)?;
    }
    Some(Known::from_bounds(bounds, size))
}
