//! A whole position on one line, and which positions can exist.
//!
//! `name=value` words in this order, those that say nothing left out:
//!
//! ```text
//! drawn=2 must=9-0 last=-/9-9,4-3
//! ```
//! ```
//!
//! `known` is what everybody knows about a hand: bounds by number, `*` for the tiles that would have started first.

use crate::Dominoes;
use crate::board::{End, Line};
use crate::guess::known_with_drawn;
use crate::notation::{add, tiles_text};
use crate::rules::{HAND, Hands, MOST_ROUNDS, Stage, State};
use crate::score;
use crate::tiles::{ALL, NUMBERS, Tile, first_to_start};
use crate::view::known::Known;
use play::{Game, MAX_SEATS, Refusal, Seat};
use std::fmt::{self, Write as _};
use std::str::FromStr;

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

    pub(crate) fn read_position(&self, text: &str) -> Result<State, Refusal> {
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

fn read_known_hand(text: &str, size: u8) -> Option<Known> {
    let mut bounds = [size; NUMBERS + 1];
    for word in text.split(',').filter(|_| text != "-") {
        let (number, bound) = word.split_once(':')?;
        let lane = if number == "*" { NUMBERS } else { number.parse().ok().filter(|&n| n < NUMBERS)? };
        bounds[lane] = bound.parse().ok().filter(|&bound| bound < size)?;
    }
    Some(Known::from_bounds(bounds, size))
}

/// Why a position cannot exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// A tile is missing or in two places.
    Tiles,
    /// The line does not match, or is not laid as D9 says.
    Line,
    /// A hand has a size that it cannot have.
    Hands,
    /// The stage does not agree with the rest.
    Stage,
    /// The drawn tiles do not agree with the rest.
    Drawn,
    /// What is known about a hand is not so.
    Known,
    /// Totals or rounds that no match has.
    Totals,
    /// The round before cannot have ended like that.
    Last,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Flaw::Tiles => "tiles",
            Flaw::Line => "line",
            Flaw::Hands => "hands",
            Flaw::Stage => "stage",
            Flaw::Drawn => "drawn",
            Flaw::Known => "known",
            Flaw::Totals => "totals",
            Flaw::Last => "last",
        })
    }
}

fn ensure(holds: bool, flaw: Flaw) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(flaw) }
}

impl Dominoes {
    pub(crate) fn check(&self, s: &State) -> Result<(), Flaw> {
        self.check_tiles(s)?;
        check_line(&s.line, self.seats)?;
        self.check_totals(s)?;
        match s.stage {
            Stage::Deal | Stage::Over => self.check_rest(s),
            Stage::Start => self.check_start(s),
            Stage::Second | Stage::Turn | Stage::Draw => self.check_running(s),
        }
    }

    fn check_tiles(&self, s: &State) -> Result<(), Flaw> {
        let mut all = s.stock;
        for set in s.hands.iter().copied().chain([s.line.tiles()]) {
            ensure(all & set == 0, Flaw::Tiles)?;
            all |= set;
        }
        ensure(all == ALL, Flaw::Tiles)?;
        ensure(s.hands[usize::from(self.seats)..].iter().all(|&hand| hand == 0), Flaw::Hands)?;
        ensure(s.seat.0 < self.seats, Flaw::Stage)
    }

    fn check_totals(&self, s: &State) -> Result<(), Flaw> {
        let reached = self.target.is_some_and(|target| s.totals.iter().any(|&total| total >= target));
        let last_round = self.target.is_none() || reached || u32::from(s.round) + 1 >= MOST_ROUNDS;
        let counted = score::last_round(s).map_or(u32::from(s.round), |(round, _)| round + 1);
        ensure(self.target.is_some() || s.round == 0 && s.totals == [0; MAX_SEATS], Flaw::Totals)?;
        ensure(u32::from(s.round) < MOST_ROUNDS, Flaw::Totals)?;
        ensure(counted > 0 || s.totals == [0; MAX_SEATS], Flaw::Totals)?;
        ensure(s.totals[usize::from(self.seats)..].iter().all(|&total| total == 0), Flaw::Totals)?;
        ensure((s.stage == Stage::Over) <= last_round && !(reached && s.stage != Stage::Over), Flaw::Totals)?;
        if let (Some(_), Some((_, hands))) = (self.target, score::last_round(s)) {
            let points = score::round_points(&hands, self.seats);
            ensure(s.totals.iter().zip(points).all(|(&total, points)| total >= points), Flaw::Totals)?;
        }
        Ok(())
    }

    /// Before the first deal, or after a round.
    fn check_rest(&self, s: &State) -> Result<(), Flaw> {
        let quiet = s.drawn == 0 && s.must.is_none() && s.seat == Seat(0) && s.last == [0; MAX_SEATS];
        ensure(quiet && s.known == [Known::default(); MAX_SEATS], Flaw::Stage)?;
        if s.line.is_empty() {
            return ensure(s.stage == Stage::Deal && s.round == 0 && s.stock == ALL, Flaw::Stage);
        }
        self.check_counts(s)?;
        let last_round = self.target.is_none() || u32::from(s.round) + 1 == MOST_ROUNDS;
        ensure(s.stage == Stage::Over || !last_round, Flaw::Stage)?;
        ensure(self.ended(&s.hands) || s.blocked(), Flaw::Stage)
    }

    /// Exactly one hand is empty.
    fn ended(&self, hands: &Hands) -> bool {
        hands[..usize::from(self.seats)].iter().filter(|&&hand| hand == 0).count() == 1
    }

    fn check_start(&self, s: &State) -> Result<(), Flaw> {
        ensure(s.line.is_empty() && s.drawn == 0 && s.must.is_none(), Flaw::Stage)?;
        self.check_counts(s)?;
        self.check_last(s)?;
        let dealt = s.hands.iter().fold(0, |all, hand| all | hand);
        ensure(dealt.count_ones() == HAND * u32::from(self.seats), Flaw::Hands)?;
        ensure(s.hand(s.seat) & first_to_start(dealt).bit() != 0, Flaw::Stage)?;
        let mut known = [Known::default(); MAX_SEATS];
        known[..usize::from(self.seats)].fill(Known::nothing(HAND as u8));
        ensure(s.known == known, Flaw::Known)
    }

    fn check_running(&self, s: &State) -> Result<(), Flaw> {
        ensure(!s.line.is_empty() && !s.blocked(), Flaw::Stage)?;
        ensure(s.hands[..usize::from(self.seats)].iter().all(|&hand| hand != 0), Flaw::Stage)?;
        self.check_counts(s)?;
        self.check_last(s)?;
        self.check_drawn(s)?;
        if s.stage == Stage::Second {
            let first = s.line.laid().first();
            let double = first.is_some_and(|laid| laid.tile().is_double() && laid.seat() == s.seat);
            let fits = s.hand(s.seat) & s.line.fitting() != 0;
            ensure(double && s.line.len() == 1 && (fits || self.starter_draws), Flaw::Stage)?;
        }
        for seat in Seat::all(MAX_SEATS as u8) {
            let known = known_with_drawn(self, s, seat);
            ensure(known.allows(s.hand(seat), s.starters()), Flaw::Known)?;
        }
        Ok(())
    }

    fn check_drawn(&self, s: &State) -> Result<(), Flaw> {
        let hand = s.hand(s.seat);
        ensure(u32::from(s.drawn) <= hand.count_ones(), Flaw::Drawn)?;
        ensure(s.stage != Stage::Draw || s.stock != 0 && s.must.is_none(), Flaw::Drawn)?;
        match s.must {
            Some(must) => {
                let here = s.stage == Stage::Turn && s.drawn > 0;
                ensure(here && hand & s.line.fitting() & must.bit() != 0, Flaw::Drawn)
            }
            None if s.stage == Stage::Turn && s.drawn > 0 => {
                let doubtful = hand & s.line.fitting() == 0 || self.may_draw_anyway;
                ensure(s.stock == 0 && doubtful, Flaw::Drawn)
            }
            None => ensure(s.stage != Stage::Second || s.drawn == 0, Flaw::Drawn),
        }
    }

    /// Whoever has laid tiles began with five like everybody else.
    fn check_counts(&self, s: &State) -> Result<(), Flaw> {
        let mut taken = s.hands.map(u64::count_ones);
        for laid in s.line.laid() {
            taken[laid.seat().index()] += 1;
        }
        ensure(taken[..usize::from(self.seats)].iter().all(|&count| count >= HAND), Flaw::Hands)
    }

    fn check_last(&self, s: &State) -> Result<(), Flaw> {
        if s.round == 0 {
            return ensure(s.last == [0; MAX_SEATS], Flaw::Last);
        }
        let mut all = 0;
        for hand in s.last {
            ensure(all & hand == 0 && hand & !ALL == 0, Flaw::Last)?;
            all |= hand;
        }
        let empty = s.last[..usize::from(self.seats)].iter().filter(|&&hand| hand == 0).count();
        ensure(empty <= 1 && s.last[usize::from(self.seats)..].iter().all(|&hand| hand == 0), Flaw::Last)
    }
}

/// Lays the line again, tile by tile.
fn check_line(line: &Line, seats: u8) -> Result<(), Flaw> {
    let mut again = Line::EMPTY;
    for laid in line.laid() {
        let (left, right) = again.ends();
        let new = again.tiles() & laid.tile().bit() == 0 && laid.seat().0 < seats;
        let equal = !again.is_empty() && left == right && laid.end() == End::Left;
        ensure(new && !equal && again.fits(laid.tile(), laid.end()), Flaw::Line)?;
        again.lay(laid.tile(), laid.end(), laid.seat());
    }
    ensure(again == *line, Flaw::Line)
}
