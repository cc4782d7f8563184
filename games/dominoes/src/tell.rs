//! Why not, what happened, how many points: codes with arguments.

use crate::Dominoes;
use crate::board::End;
use crate::codes;
use crate::position::Flaw;
use crate::rules::{HAND, Luck, Move, Stage, State};
use crate::score;
use crate::tiles::{Tile, first_to_start};
use play::{Eyes, Notation, Phrase, Refusal, ScoreLine, Seat, Tell};
use serde::Serialize;

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
            Stage::Over | Stage::Deal => Refusal::by_rule("D7", codes::ROUND_OVER),
            Stage::Draw => Refusal::by_rule("D5", codes::DRAWING),
            Stage::Start => {
                let tile = first_to_start(s.hand(s.seat));
                Refusal::by_rule("D2", codes::START).with("tile", tile.to_string())
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
            Move::Pass => Phrase::new("told-dominoes-pass")
                .with("seat", s.seat)
                .with("left", left)
                .with("right", right)
                .with("ends", s.line.ends_word()),
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

    fn sound(&self, s: &State) -> Result<(), Refusal> {
        self.check(s).map_err(Flaw::refuse)
    }
}

fn why_not_lay(s: &State, tile: Tile, end: End) -> Refusal {
    let (left, right) = s.line.ends();
    let refuse = |rule, code| {
        Refusal::by_rule(rule, code).with("tile", tile.to_string()).with("left", left).with("right", right)
    };
    if s.hand(s.seat) & tile.bit() == 0 {
        return refuse("D4", codes::NOT_HELD);
    }
    let other = match end {
        End::Start => return refuse("D2", codes::STARTED),
        End::Left => End::Right,
        End::Right => End::Left,
    };
    match (s.must, s.line.fits(tile, end), s.line.fits(tile, other)) {
        (Some(must), ..) if must != tile => refuse("D5", codes::DRAWN_TILE).with("drawn", must.to_string()),
        (_, true, _) => refuse("D9", codes::EQUAL_ENDS),
        (_, false, true) => refuse("D4", codes::OTHER_END),
        (_, false, false) if s.stage == Stage::Second => refuse("D3", codes::SECOND),
        (_, false, false) => refuse("D4", codes::NO_MATCH).with("ends", s.line.ends_word()),
    }
}

fn tell_lay(s: &State, tile: Tile, end: End) -> Phrase {
    let mut line = s.line;
    line.lay(tile, end, s.seat);
    let code = match end {
        _ if s.hand(s.seat) == tile.bit() => "told-dominoes-out",
        _ if s.stock() == 0 && line.fitting() & !line.tiles() == 0 => "told-dominoes-block",
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
                return Refusal::by_rule("D5", codes::DRAWN_TILE).with("drawn", must.to_string());
            }
            None if s.stock() == 0 => codes::STOCK_EMPTY,
            None if s.stage == Stage::Second => {
                return Refusal::by_rule("D3", codes::MUST_LAY);
            }
            None => codes::MUST_LAY,
        };
        Refusal::by_rule("D5", code)
    }

    fn why_not_pass(&self, s: &State) -> Refusal {
        let fits = s.hand(s.seat) & s.line.fitting() != 0;
        let code = if fits { codes::MUST_LAY } else { codes::MUST_DRAW };
        Refusal::by_rule("D5", code)
    }
}
