//! Why not, what it would bring, what happened, how the points add up: codes with arguments.

use crate::Triominos;
use crate::board::{Cell, Place};
use crate::codes;
use crate::rules::{Luck, Move, Stage, State};
use crate::score::{self, Form, Item};
use crate::tiles::Tile;
use crate::view::round_is_over;
use play::{Eyes, Game, Notation, Phrase, Refusal, ScoreLine, Seat, Tell};
use serde::Serialize;

/// A legal move with what it brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// The move as text: what is sent back to play it.
    pub text: String,
    /// What kind of move.
    pub kind: &'static str,
    /// Which tile, and where it would lie.
    #[serde(flatten)]
    pub lay: Option<OfferedLay>,
    /// The points at once, without those of the end of the round.
    pub points: i32,
    /// The form it makes.
    pub bonus: Option<&'static str>,
}

/// How TypeScript sees an [`Offer`]: what belongs to laying may be absent.
#[cfg(feature = "ts")]
#[derive(ts_rs::TS)]
#[ts(rename = "TriominosOffer", optional_fields)]
#[expect(dead_code, reason = "only its shape is used")]
pub struct OfferShape {
    text: String,
    #[ts(type = "\"lay\" | \"draw\" | \"pass\"")]
    kind: &'static str,
    tile: Option<String>,
    x: Option<i8>,
    y: Option<i8>,
    up: Option<bool>,
    corners: Option<[u8; 3]>,
    hexagons: Option<u8>,
    points: i32,
    #[ts(type = "\"bridge\" | \"double\" | \"hexagon\" | null")]
    bonus: String,
}

/// Which tile, and where it would lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OfferedLay {
    /// Which.
    pub tile: Tile,
    /// Its cell, in half sides to the right.
    pub x: i8,
    /// Its cell, in rows downwards.
    pub y: i8,
    /// Whether it would point up.
    pub up: bool,
    /// Its corners as it would lie, clockwise.
    pub corners: [u8; 3],
    /// How many hexagons it would complete.
    pub hexagons: u8,
}

impl Tell for Triominos {
    type Offer = Offer;

    fn explain(&self, state: &State, m: Move) -> Result<(), Refusal> {
        match state.stage {
            Stage::Over => return Err(Refusal::new(codes::OVER)),
            Stage::Deal | Stage::Draw => return Err(Refusal::new(codes::LUCK_FIRST)),
            Stage::Start => return self.explain_start(state, m),
            Stage::Play => {}
        }
        match m {
            Move::Draw => self.explain_draw(state),
            Move::Pass => self.explain_pass(state),
            Move::Lay { tile, cell } => {
                explain_hand(state, tile).and_then(|()| explain_place(state, tile, cell))
            }
        }
    }

    fn offer(&self, state: &State, m: Move) -> Offer {
        let text = self.move_text(state, m);
        let plain = |kind, points| Offer { text: text.clone(), kind, lay: None, points, bonus: None };
        match m {
            Move::Draw => plain("draw", score::DRAW),
            Move::Pass => plain("pass", score::NO_PLACEMENT),
            Move::Lay { tile, cell } => {
                let (points, form) = self.points_of(state, tile, cell);
                let corners = state.board.place_at(cell).map_or(tile.corners(), |place| place.turned(tile));
                let hexagons = if let Some(Form::Hexagon(count)) = form { count } else { 0 };
                let lay = OfferedLay { tile, x: cell.x, y: cell.y, up: cell.up(), corners, hexagons };
                Offer { text, kind: "lay", lay: Some(lay), points, bonus: form.map(Form::word) }
            }
        }
    }

    fn tell_move(&self, state: &State, m: Move, _: Eyes) -> Phrase {
        let seat = state.turn;
        let mut after = *state;
        self.play(&mut after, m);
        let told = match m {
            Move::Draw => Phrase::new("told-triominos-draws").with("count", state.drawn + 1),
            Move::Pass => Phrase::new("told-triominos-passes").with("points", score::NO_PLACEMENT),
            Move::Lay { tile, cell } => {
                let (points, form) = self.points_of(state, tile, cell);
                let code =
                    if state.stage == Stage::Start { "told-triominos-starts" } else { "told-triominos-lays" };
                Phrase::new(code)
                    .with("tile", tile.to_string())
                    .with("points", points)
                    .with("bonus", form.map_or("none", Form::told))
            }
        };
        tell_end(&after, told.with("seat", seat))
    }

    fn tell_luck(&self, state: &State, luck: Luck, eyes: Eyes) -> Phrase {
        let seat = state.turn;
        let mut after = *state;
        self.settle(&mut after, luck);
        match luck {
            Luck::Deal(_) => {
                Phrase::new("told-triominos-dealt").with("round", after.round + 1).with("seat", after.turn)
            }
            Luck::Alone { start, .. } => Phrase::new("told-triominos-turned-up")
                .with("tile", start.to_string())
                .with("points", start.value() + score::START)
                .with("seat", 0u8),
            Luck::Drawn(tile) => {
                let sees = eyes.see(seat);
                let told = match sees {
                    true => Phrase::new("told-triominos-drew-tile").with("tile", tile.to_string()),
                    false => Phrase::new("told-triominos-drew"),
                };
                // A turn that is not over looks the same to the others whether the tile fits or not.
                let missed = after.drawn == 0 || round_is_over(&after);
                let told = told.with("seat", seat).with("missed", if missed { "yes" } else { "no" });
                tell_end(&after, told)
            }
        }
    }

    fn reckon(&self, state: &State, seat: Seat, _: Eyes) -> Vec<ScoreLine> {
        let tally = &state.tally[seat.index()];
        let line = |(item, word): (Item, &str)| ScoreLine {
            what: Phrase::new(format!("score-triominos-{word}")),
            points: tally.of(item),
        };
        Item::ALL.into_iter().filter(|&(item, _)| tally.of(item) != 0).map(line).collect()
    }

    fn sound(&self, state: &State) -> Result<(), Refusal> {
        self.check(state)
    }
}

impl Triominos {
    /// The points of a placement and its form; the start tile brings its value and 10 (T4).
    pub(crate) fn points_of(&self, state: &State, tile: Tile, cell: Cell) -> (i32, Option<Form>) {
        match state.board.place_at(cell) {
            Some(place) => self.worth(state, tile, place),
            None => (tile.value() + score::START, None),
        }
    }

    fn explain_start(&self, state: &State, m: Move) -> Result<(), Refusal> {
        let start = state.hand(state.turn).best_start();
        if start.is_some_and(|tile| m == Move::Lay { tile, cell: Cell::FIRST }) {
            return Ok(());
        }
        let refusal = Refusal::by_rule("T3", codes::START);
        Err(start.map_or(refusal.clone(), |tile| refusal.with("tile", tile.to_string())))
    }

    fn explain_draw(&self, state: &State) -> Result<(), Refusal> {
        if let Some(tile) = state.must {
            let refusal = Refusal::by_rule("T6", codes::MUST_LAY);
            return Err(refusal.with("tile", tile.to_string()));
        }
        if state.pool.is_empty() {
            return Err(Refusal::by_rule("T7", codes::POOL_EMPTY));
        }
        if !self.can_draw(state) {
            let refusal = Refusal::by_rule("T15", codes::DRAWS_USED);
            return Err(refusal.with("count", self.solo_draws));
        }
        Ok(())
    }

    fn explain_pass(&self, state: &State) -> Result<(), Refusal> {
        if let Some(tile) = state.must {
            let refusal = Refusal::by_rule("T6", codes::MUST_LAY);
            return Err(refusal.with("tile", tile.to_string()));
        }
        if self.can_draw(state) {
            return Err(Refusal::by_rule("T7", codes::MUST_DRAW).with("count", state.pool.len()));
        }
        Ok(())
    }
}

fn explain_hand(state: &State, tile: Tile) -> Result<(), Refusal> {
    let with_tile = |refusal: Refusal| Err(refusal.with("tile", tile.to_string()));
    if !state.hand(state.turn).has(tile) {
        return with_tile(Refusal::by_rule("T5", codes::NOT_IN_HAND));
    }
    match state.must {
        Some(must) if must != tile => {
            let refusal = Refusal::by_rule("T6", codes::MUST_LAY);
            Err(refusal.with("tile", must.to_string()))
        }
        None if state.drawn > 0 => with_tile(Refusal::by_rule("T6", codes::HELD_BEFORE)),
        _ => Ok(()),
    }
}

fn explain_place(state: &State, tile: Tile, cell: Cell) -> Result<(), Refusal> {
    if state.board.is_covered(cell) {
        return Err(Refusal::by_rule("T5", codes::COVERED).with("cell", cell.to_string()));
    }
    let Some(place) = state.board.place_at(cell) else {
        return Err(Refusal::by_rule("T5", codes::NO_SIDE).with("cell", cell.to_string()));
    };
    if place.fits().has(tile) {
        return Ok(());
    }
    let (shows, not) = best_mismatch(place, tile);
    let refusal = Refusal::by_rule("T5", codes::CORNER);
    Err(refusal.with("tile", tile.to_string()).with("shows", shows).with("not", not))
}

/// The first corner that does not meet its number when the tile is turned as well as it can be.
fn best_mismatch(place: Place, tile: Tile) -> (u8, u8) {
    let [a, b, c] = tile.corners();
    let mismatches = |turned: [u8; 3]| {
        let pairs = place.shows().into_iter().zip(turned);
        pairs
            .filter_map(|(shows, number)| shows.filter(|&shows| shows != number).map(|shows| (shows, number)))
    };
    let turns = [[a, b, c], [b, c, a], [c, a, b]];
    let best = turns.into_iter().min_by_key(|&turned| mismatches(turned).count());
    best.and_then(|turned| mismatches(turned).next()).unwrap_or_default()
}

fn tell_end(after: &State, told: Phrase) -> Phrase {
    let ends = match after.last_round {
        Some(last) if round_is_over(after) => last.end.word(),
        _ => "no",
    };
    told.with("ends", ends)
}
