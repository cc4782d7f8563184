//! Why not, what happened, how many points: codes with arguments.

use crate::Dominoes;
use crate::board::{End, Line};
use crate::guess::known_with_drawn;
use crate::known::Known;
use crate::rules::{HAND, Hands, Luck, MOST_ROUNDS, Move, Stage, State};
use crate::score;
use crate::tiles::{ALL, Tile, first_to_start};
use play::{Eyes, MAX_SEATS, Notation, Phrase, Refusal, ScoreLine, Seat, Tell};
use serde::Serialize;
use std::fmt;

/// A legal move as the faces get it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DominoesOffer"))]
pub struct Offer {
    /// The move in notation.
    pub text: String,
    /// `lay`, `draw` or `pass`.
    pub kind: &'static str,
    /// The tile that would be laid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    pub tile: Option<Tile>,
    /// Where it would go.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub end: Option<End>,
    /// The open ends after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ends: Option<[u8; 2]>,
}

impl Tell for Dominoes {
    type Offer = Offer;

    fn explain(&self, s: &State, m: Move) -> Result<(), Refusal> {
        if self.legal(s).has(m) {
            return Ok(());
        }
        Err(match s.stage {
            Stage::Over | Stage::Deal => Refusal::by_rule("D7", "refused-dominoes-round-over"),
            Stage::Draw => Refusal::by_rule("D5", "refused-dominoes-drawing"),
            Stage::Start => {
                let tile = first_to_start(s.hand(s.seat));
                Refusal::by_rule("D2", "refused-dominoes-start").with("tile", tile.to_string())
            }
            Stage::Second | Stage::Turn => match m {
                Move::Lay { tile, end } => why_not_lay(s, tile, end),
                Move::Draw => self.why_not_draw(s),
                Move::Pass => self.why_not_pass(s),
            },
        })
    }

    fn offer(&self, s: &State, m: Move) -> Offer {
        let text = self.move_text(s, m);
        let bare = |kind| Offer { text: text.clone(), kind, tile: None, end: None, ends: None };
        match m {
            Move::Draw => bare("draw"),
            Move::Pass => bare("pass"),
            Move::Lay { tile, end } => {
                let mut line = s.line;
                line.lay(tile, end, s.seat);
                let (left, right) = line.ends();
                Offer { tile: Some(tile), end: Some(end), ends: Some([left, right]), ..bare("lay") }
            }
        }
    }

    fn tell_move(&self, s: &State, m: Move, _eyes: Eyes) -> Phrase {
        let (left, right) = s.line.ends();
        match m {
            Move::Draw => Phrase::new("told-dominoes-draw").with("seat", s.seat),
            Move::Pass => {
                Phrase::new("told-dominoes-pass").with("seat", s.seat).with("left", left).with("right", right)
            }
            Move::Lay { tile, end } => tell_lay(s, tile, end),
        }
    }

    fn tell_luck(&self, s: &State, luck: Luck, eyes: Eyes) -> Phrase {
        match luck {
            Luck::Deal(_) => {
                let round = u32::from(s.round) + u32::from(!s.line.is_empty()) + 1;
                Phrase::new("told-dominoes-deal").with("round", round).with("count", HAND)
            }
            Luck::Tile(tile) if eyes.see(s.seat) => {
                Phrase::new("told-dominoes-drew").with("seat", s.seat).with("tile", tile.to_string())
            }
            Luck::Tile(_) => Phrase::new("told-dominoes-drew-hidden").with("seat", s.seat),
        }
    }

    fn reckon(&self, s: &State, seat: Seat, _eyes: Eyes) -> Vec<ScoreLine> {
        score::reckon(self, s, seat)
    }

    fn sound(&self, s: &State) -> Result<(), String> {
        self.check(s).map_err(|flaw| flaw.to_string())
    }
}

fn why_not_lay(s: &State, tile: Tile, end: End) -> Refusal {
    let (left, right) = s.line.ends();
    let refuse = |rule, code| {
        Refusal::by_rule(rule, code).with("tile", tile.to_string()).with("left", left).with("right", right)
    };
    if s.hand(s.seat) & tile.bit() == 0 {
        return refuse("D4", "refused-dominoes-not-held");
    }
    let other = match end {
        End::Start => return refuse("D2", "refused-dominoes-started"),
        End::Left => End::Right,
        End::Right => End::Left,
    };
    match (s.must, s.line.fits(tile, end), s.line.fits(tile, other)) {
        (Some(must), ..) if must != tile => {
            refuse("D5", "refused-dominoes-drawn-tile").with("drawn", must.to_string())
        }
        (_, true, _) => refuse("D9", "refused-dominoes-equal-ends"),
        (_, false, true) => refuse("D4", "refused-dominoes-other-end"),
        (_, false, false) if s.stage == Stage::Second => refuse("D3", "refused-dominoes-second"),
        (_, false, false) => refuse("D4", "refused-dominoes-no-match"),
    }
}

fn tell_lay(s: &State, tile: Tile, end: End) -> Phrase {
    let mut line = s.line;
    line.lay(tile, end, s.seat);
    let code = match end {
        _ if s.hand(s.seat) == tile.bit() => "told-dominoes-out",
        _ if s.stock == 0 && line.fitting() & !line.tiles() == 0 => "told-dominoes-block",
        End::Start => "told-dominoes-start",
        End::Left | End::Right => "told-dominoes-lay",
    };
    let (left, right) = line.ends();
    Phrase::new(code)
        .with("seat", s.seat)
        .with("tile", tile.to_string())
        .with("left", left)
        .with("right", right)
}

impl Dominoes {
    fn why_not_draw(&self, s: &State) -> Refusal {
        let code = match s.must {
            Some(must) => {
                return Refusal::by_rule("D5", "refused-dominoes-drawn-tile").with("drawn", must.to_string());
            }
            None if s.stock == 0 => "refused-dominoes-stock-empty",
            None if s.stage == Stage::Second => {
                return Refusal::by_rule("D3", "refused-dominoes-must-lay");
            }
            None => "refused-dominoes-must-lay",
        };
        Refusal::by_rule("D5", code)
    }

    fn why_not_pass(&self, s: &State) -> Refusal {
        let fits = s.hand(s.seat) & s.line.fitting() != 0;
        let code = if fits { "refused-dominoes-must-lay" } else { "refused-dominoes-must-draw" };
        Refusal::by_rule("D5", code)
    }
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
