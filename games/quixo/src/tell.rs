//! Why not, what happened, how many points: codes with arguments.

use crate::codes;
use crate::notation::square_text;
use crate::{Move, Outcome, Quixo, Starts, State, Symbol};
use play::{Eyes, Game, Notation, Phrase, Refusal, ScoreLine, Seat, Tell, Turn};
use serde::Serialize;

/// A legal move for a face: where the cube is taken, where it goes in, and whether that ends the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "QuixoOffer"))]
pub struct Offer {
    /// The move as text.
    pub text: String,
    /// A push or a pass.
    pub kind: OfferKind,
    /// Where the cube is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub from: Option<Spot>,
    /// Where it goes in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub to: Option<Spot>,
    /// At whom its dot will point.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dot: Option<Seat>,
    /// It makes a line of one's own, and no other.
    pub wins: bool,
    /// It makes a line of the other side.
    pub loses: bool,
}

/// What kind of move is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "QuixoOfferKind"))]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// A cube is taken and pushed in.
    Push,
    /// Nothing can be taken.
    Pass,
}

/// A cell by column and row, from the left and from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "QuixoSpot"))]
pub struct Spot {
    /// Column, from the left.
    pub x: u8,
    /// Row, from the top.
    pub y: u8,
}

impl Tell for Quixo {
    type Offer = Offer;

    fn explain(&self, state: &State, m: Move) -> Result<(), Refusal> {
        match self.turn(state) {
            Turn::Luck => Err(Refusal::by_rule("Q1", codes::LOT_FIRST)),
            Turn::Over => Err(Refusal::new(codes::OVER)),
            Turn::Of(seat) => match m.cells(self.square) {
                None => self.explain_pass(state, seat),
                Some((from, to)) => {
                    self.explain_taking(state, seat, from)?;
                    self.explain_putting_back(from, to)?;
                    self.explain_dot(seat, m.dot())
                }
            },
        }
    }

    fn offer(&self, state: &State, m: Move) -> Offer {
        let cells = m.cells(self.square);
        let ends = self.ends(state, m);
        Offer {
            text: self.move_text(state, m),
            kind: if m.is_pass() { OfferKind::Pass } else { OfferKind::Push },
            from: cells.map(|(from, _)| self.spot(from)),
            to: cells.map(|(_, to)| self.spot(to)),
            dot: m.dot(),
            wins: ends == "win",
            loses: ends == "loss",
        }
    }

    fn tell_move(&self, state: &State, m: Move, _eyes: Eyes) -> Phrase {
        let seat = self.next(state);
        let ends = self.ends(state, m);
        let Some((from, to)) = m.cells(self.square) else {
            return Phrase::new("told-quixo-pass").with("seat", seat).with("ends", ends);
        };
        let code = if m.dot().is_some() { "told-quixo-push-dot" } else { "told-quixo-push" };
        let phrase = Phrase::new(code)
            .with("seat", seat)
            .with("symbol", Symbol::of(seat).word())
            .with("from", square_text(self.size(), from))
            .with("to", square_text(self.size(), to))
            .with("ends", ends);
        match m.dot() {
            None => phrase,
            Some(dot) => phrase.with("dot", if dot == seat { "self" } else { "partner" }),
        }
    }

    fn tell_luck(&self, _state: &State, luck: Starts, _eyes: Eyes) -> Phrase {
        Phrase::new("told-quixo-starts").with("seat", luck.0).with("symbol", Symbol::of(luck.0).word())
    }

    fn reckon(&self, state: &State, seat: Seat, _eyes: Eyes) -> Vec<ScoreLine> {
        crate::score::reckon(self, state, seat)
    }
    fn sound(&self, state: &State) -> Result<(), Refusal> {
        self.check(state)
    }
}

impl Quixo {
    fn spot(&self, cell: u8) -> Spot {
        Spot { x: cell % self.size(), y: cell / self.size() }
    }

    /// How the game would end with this move: the word that its message chooses by.
    fn ends(&self, state: &State, m: Move) -> &'static str {
        let mover = Symbol::of(self.next(state));
        let mut after = state.clone();
        self.play(&mut after, m);
        match after.outcome.map(Outcome::winner) {
            None => "no",
            Some(None) => "draw",
            Some(Some(winner)) if winner == mover => "win",
            Some(Some(_)) => "loss",
        }
    }

    fn explain_pass(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if !self.has_dots() {
            Err(Refusal::by_rule("Q7", codes::NEVER_PASS))
        } else if !self.must_pass(state, seat) {
            Err(Refusal::by_rule("Q13", codes::PASS_WITH_CUBE))
        } else {
            Ok(())
        }
    }

    fn explain_taking(&self, state: &State, seat: Seat, from: u8) -> Result<(), Refusal> {
        let refusal =
            |rule, code| Err(Refusal::by_rule(rule, code).with("square", square_text(self.size(), from)));
        if self.square.border.checked_shr(from.into()).unwrap_or(0) & 1 == 0 {
            return refusal("Q2", codes::NOT_BORDER);
        }
        let cube = self.cube(state.board, state.dots, from);
        match (cube.symbol, cube.dot) {
            (Some(symbol), _) if symbol != Symbol::of(seat) => refusal("Q2", codes::OTHER_SYMBOL),
            (Some(_), Some(dot)) if dot != seat => {
                let refusal = Refusal::by_rule("Q11", codes::OTHER_DOT).with("seat", dot);
                Err(refusal.with("square", square_text(self.size(), from)))
            }
            _ => Ok(()),
        }
    }

    fn explain_putting_back(&self, from: u8, to: u8) -> Result<(), Refusal> {
        if self.square.number(from, to).is_some() {
            return Ok(());
        }
        let code = if from == to { codes::SAME_PLACE } else { codes::NOT_AN_END };
        Err(Refusal::by_rule("Q4", code)
            .with("from", square_text(self.size(), from))
            .with("to", square_text(self.size(), to)))
    }

    fn explain_dot(&self, seat: Seat, dot: Option<Seat>) -> Result<(), Refusal> {
        match dot {
            None if !self.has_dots() => Ok(()),
            Some(dot) if self.has_dots() && dot.0 < 4 && Symbol::of(dot) == Symbol::of(seat) => Ok(()),
            Some(_) if !self.has_dots() => Err(Refusal::by_rule("Q11", codes::NO_DOTS)),
            _ => Err(Refusal::by_rule("Q12", codes::DOT_AT_PARTNER)),
        }
    }
}
