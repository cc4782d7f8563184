//! Why not, what happened, how many points: as codes with arguments.

use crate::board::{Kingdom, Misfit, Square};
use crate::codes;
use crate::options::Kingdomino;
use crate::position::misfit_rule;
use crate::rules::{Luck, Move, Stage, State};
use crate::score::{properties, terrain_points};
use crate::tiles::{Terrain, Tile};
use play::{Eyes, Phrase, Refusal, ScoreLine, Seat, Tell};
use serde::Serialize;

/// A legal move as the faces get it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoOffer"))]
pub struct Offer {
    /// Its notation: what is sent back to play it.
    pub text: String,
    /// Place, discard or pick.
    pub kind: OfferKind,
    /// The domino it is about.
    pub tile: u8,
    /// Where the left half goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub a: Option<Square>,
    /// Where the right half goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub b: Option<Square>,
    /// Points it brings at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gain: Option<i32>,
    /// Where these points come from; the lines add up to `gain`.
    pub why: Vec<ScoreLine>,
}

/// What a move does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoOfferKind"))]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// A domino goes into the kingdom.
    Place,
    /// A domino fits nowhere.
    Discard,
    /// A king goes onto a domino.
    Pick,
}

impl Tell for Kingdomino {
    type Offer = Offer;

    fn explain(&self, state: &State, m: Move) -> Result<(), Refusal> {
        let Some((seat, own)) = state.acting() else {
            let over = state.stage == Stage::Over;
            return Err(Refusal::new(if over { codes::OVER } else { codes::LUCK }));
        };
        match (m, state.stage) {
            (Move::Pick(tile), Stage::Pick) => explain_pick(state, tile),
            (Move::Pick(_), _) => Err(Refusal::by_rule("K8", codes::PLACE_FIRST)),
            (_, Stage::Pick) => Err(Refusal::by_rule("K8", codes::PICK_NOW)),
            (Move::Place(tile, _) | Move::Discard(tile), _) if own != Some(tile) => {
                let refusal = Refusal::by_rule("K8", codes::OTHER_DOMINO);
                let own = own.map_or(0, Tile::number);
                Err(refusal.with("tile", tile.number()).with("own", own))
            }
            (Move::Place(tile, spot), _) => {
                let verdict = state.kingdom(seat).check(tile, spot, self.size());
                verdict.map_err(|misfit| self.refuse_misfit(tile, misfit))
            }
            (Move::Discard(tile), _) => match state.kingdom(seat).spots(tile, self.size()).len() {
                0 => Ok(()),
                n => Err(Refusal::by_rule("K15", codes::FITS).with("tile", tile.number()).with("count", n)),
            },
        }
    }

    fn offer(&self, state: &State, m: Move) -> Offer {
        let (kind, tile, spot) = match m {
            Move::Place(tile, spot) => (OfferKind::Place, tile, Some(spot)),
            Move::Discard(tile) => (OfferKind::Discard, tile, None),
            Move::Pick(tile) => (OfferKind::Pick, tile, None),
        };
        let why = self.gains(state, m);
        Offer {
            text: m.to_string(),
            kind,
            tile: tile.number(),
            a: spot.map(|spot| spot.at),
            b: spot.map(|spot| spot.other()),
            gain: spot.map(|_| why.iter().map(|line| line.points).sum()),
            why,
        }
    }

    fn tell_move(&self, state: &State, m: Move, _: Eyes) -> Phrase {
        let seat = state.acting().map_or(Seat(0), |(seat, _)| seat);
        let told = |code: &str, tile: Tile| Phrase::new(code).with("seat", seat).with("tile", tile.number());
        match m {
            Move::Place(tile, _) => {
                let gain: i32 = self.gains(state, m).iter().map(|line| line.points).sum();
                told("told-kingdomino-place", tile).with("points", gain)
            }
            Move::Discard(tile) => told("told-kingdomino-discard", tile),
            Move::Pick(tile) => told("told-kingdomino-pick", tile),
        }
    }

    fn tell_luck(&self, state: &State, luck: Luck, _: Eyes) -> Phrase {
        match luck {
            Luck::Kings(kings) => {
                let order: Vec<_> = kings.iter().flatten().map(Seat::to_string).collect();
                let first = kings.iter().flatten().next().copied().unwrap_or_default();
                let game = state.games + 1 + u8::from(state.rows > 0);
                Phrase::new("told-kingdomino-kings")
                    .with("seats", order.join(" "))
                    .with("seat", first)
                    .with("game", game)
                    .with("games", self.games())
            }
            Luck::Row(tiles) => {
                let numbers: Vec<_> = tiles.map(|tile| tile.to_string()).collect();
                Phrase::new("told-kingdomino-row").with("tiles", numbers.join(", "))
            }
        }
    }

    fn reckon(&self, state: &State, seat: Seat, _: Eyes) -> Vec<ScoreLine> {
        let mut lines = Vec::new();
        for (n, past) in state.past.iter().take(state.games.into()).enumerate() {
            let points = i32::from(past.points[seat.index()]);
            lines.push(ScoreLine { what: Phrase::new("score-kingdomino-game").with("game", n + 1), points });
        }
        let kingdom = state.kingdom(seat);
        for property in properties(kingdom).filter(|property| property.crowns > 0) {
            let what = Phrase::new("score-kingdomino-property")
                .with("terrain", property.terrain.word())
                .with("squares", property.squares)
                .with("crowns", property.crowns);
            lines.push(ScoreLine { what, points: property.points() as i32 });
        }
        let bonuses = [
            ("score-kingdomino-middle", self.middle_points(kingdom)),
            ("score-kingdomino-harmony", self.harmony_points(kingdom)),
        ];
        let earned = bonuses.into_iter().filter(|&(_, points)| points > 0);
        lines.extend(
            earned.map(|(code, points)| ScoreLine { what: Phrase::new(code), points: points as i32 }),
        );
        lines.extend(self.tie_line(state, seat));
        lines
    }

    fn sound(&self, state: &State) -> Result<(), Refusal> {
        self.check(state)
    }
}

impl Kingdomino {
    /// What decides at the end between equal points. It brings none itself, and a Dynasty counts the sum alone (K18).
    fn tie_line(&self, state: &State, seat: Seat) -> Option<ScoreLine> {
        let ranked = state.stage == Stage::Over && !self.dynasty;
        let (squares, crowns) = ranked.then(|| self.tied(self.kingdoms(state), seat))??;
        let what = Phrase::new("score-kingdomino-tie").with("squares", squares).with("crowns", crowns);
        Some(ScoreLine { what, points: 0 })
    }

    fn refuse_misfit(&self, tile: Tile, misfit: Misfit) -> Refusal {
        match misfit {
            Misfit::Backwards => misfit_rule(misfit, codes::BACKWARDS).with("tile", tile.number()),
            Misfit::Covered(Square { x, y }) => {
                let refusal = misfit_rule(misfit, codes::COVERED);
                refusal.with("x", i32::from(x)).with("y", i32::from(y))
            }
            Misfit::Outside { across, down } => misfit_rule(misfit, codes::OUTSIDE)
                .with("size", self.size().side())
                .with("across", across)
                .with("down", down),
            Misfit::Unmatched => misfit_rule(misfit, codes::UNMATCHED)
                .with("left", tile.left().terrain.word())
                .with("right", tile.right().terrain.word()),
        }
    }

    /// What a placement changes in the points of its kingdom, line by line.
    fn gains(&self, state: &State, m: Move) -> Vec<ScoreLine> {
        let (Move::Place(tile, spot), Some((seat, _))) = (m, state.acting()) else { return Vec::new() };
        let before = state.kingdom(seat);
        let mut after = *before;
        after.lay(tile, spot);
        let mut terrains = vec![tile.left().terrain];
        if tile.right().terrain != tile.left().terrain {
            terrains.push(tile.right().terrain);
        }
        let mut lines: Vec<_> = terrains.into_iter().map(|terrain| grown(before, &after, terrain)).collect();
        let bonuses = [
            ("score-kingdomino-middle", self.middle_points(before), self.middle_points(&after)),
            ("score-kingdomino-harmony", self.harmony_points(before), self.harmony_points(&after)),
        ];
        for (code, before, after) in bonuses {
            let code = if after < before { format!("{code}-lost") } else { code.to_owned() };
            lines.push(ScoreLine { what: Phrase::new(code), points: after as i32 - before as i32 });
        }
        lines.retain(|line| line.points != 0);
        lines
    }
}

fn explain_pick(state: &State, tile: Tile) -> Result<(), Refusal> {
    match state.next.iter().find(|&(there, _)| there == tile) {
        None => Err(Refusal::by_rule("K8", codes::NOT_IN_ROW).with("tile", tile.number())),
        Some((_, Some(king))) => {
            Err(Refusal::by_rule("K5", codes::TAKEN).with("tile", tile.number()).with("seat", king))
        }
        Some((_, None)) => Ok(()),
    }
}

/// The property of this terrain that a domino has made or enlarged, with the change of points.
fn grown(before: &Kingdom, after: &Kingdom, terrain: Terrain) -> ScoreLine {
    let points = |kingdom| terrain_points(kingdom, terrain) as i32;
    let new = after.covered() & !before.covered();
    let touched =
        properties(after).filter(|property| property.terrain == terrain && property.land & new != 0);
    let (squares, crowns) = touched
        .map(|property| (property.squares, property.crowns))
        .max_by_key(|&(s, c)| s * c)
        .unwrap_or((0, 0));
    let what = Phrase::new("score-kingdomino-grown")
        .with("terrain", terrain.word())
        .with("squares", squares)
        .with("crowns", crowns);
    ScoreLine { what, points: points(after) - points(before) }
}
