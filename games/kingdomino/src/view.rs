//! What one pair of eyes sees: everything but the order of the dominoes to come, which nobody holds.
//! So all eyes see the same.

use crate::board::{Kingdom, Spot, Square};
use crate::options::Kingdomino;
use crate::rules::{Before, Past, Stage, State};
use crate::tiles::{Half, Terrain, Tile, Tiles};
use play::Seat;
use serde::Serialize;

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoView"))]
pub struct View {
    /// Squares on the side of a finished kingdom: 5 or 7.
    pub size: u8,
    /// The game of the match that is being played, from 1.
    pub game: u8,
    /// Games of the match: 1, or 3 in a Dynasty.
    pub games: u8,
    /// Sum of the finished games that are put away, for each seat.
    pub totals: Vec<i32>,
    /// The round, from 1; 0 during the first choice.
    pub round: u8,
    /// Rounds of a game.
    pub rounds: u8,
    /// What happens next.
    pub stage: ViewStage,
    /// Who is to act.
    pub turn: Option<Seat>,
    /// The order of the kings for the first choice; empty once it is over.
    pub lot: Vec<Seat>,
    /// The row whose dominoes are being placed, from the top.
    pub current: Vec<Current>,
    /// The row that is being chosen from, from the top.
    pub next: Vec<Next>,
    /// The seats still to act in this round, in order, the acting one first.
    pub order: Vec<Seat>,
    /// The kingdom of each seat.
    pub kingdoms: Vec<Realm>,
    /// Dominoes that will still be laid out.
    pub stack: u8,
    /// Numbers that may still come; with two players only some of them will.
    pub unseen: Vec<u8>,
    /// Dominoes that were laid out and that nobody took (lines of four).
    pub gone: Vec<u8>,
    /// The results of the finished games of the match.
    pub past: Vec<PastGame>,
    /// How the last finished game looked at its end.
    pub last_game: Option<LastGame>,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoStage"))]
#[serde(rename_all = "lowercase")]
pub enum ViewStage {
    /// Kings or dominoes are drawn.
    Luck,
    /// A king chooses a domino.
    Pick,
    /// A domino is placed.
    Place,
    /// Nothing: the match is over.
    Over,
}

/// A domino of the current row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoCurrent"))]
pub struct Current {
    /// Its number.
    pub tile: u8,
    /// What its left half shows.
    pub left: Half,
    /// What its right half shows.
    pub right: Half,
    /// Whose king stands on it.
    pub king: Option<Seat>,
    /// Whether it was placed or discarded.
    pub done: bool,
}

/// A domino of the next row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoNext"))]
pub struct Next {
    /// Its number.
    pub tile: u8,
    /// What its left half shows.
    pub left: Half,
    /// What its right half shows.
    pub right: Half,
    /// Whose king stands on it.
    pub king: Option<Seat>,
}

/// A kingdom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoRealm"))]
pub struct Realm {
    /// Its squares, the castle first, then domino by domino, left half first.
    pub squares: Vec<Field>,
    /// Dominoes that fitted nowhere.
    pub discarded: Vec<u8>,
    /// Its points in this game, bonuses included.
    pub points: i32,
}

/// A covered square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoField"))]
pub struct Field {
    /// Squares to the right of the castle.
    pub x: i8,
    /// Squares below the castle.
    pub y: i8,
    /// What grows there.
    pub terrain: Terrain,
    /// Crowns on it.
    pub crowns: u8,
    /// The domino it belongs to; none for the castle.
    pub tile: Option<u8>,
}

/// The result of a finished game of a Dynasty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoPastGame"))]
pub struct PastGame {
    /// Points of each seat in it.
    pub points: Vec<i32>,
    /// Place of each seat in it.
    pub places: Vec<u8>,
}

/// How a finished game of a Dynasty looked at its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "KingdominoLastGame"))]
pub struct LastGame {
    /// The kingdom of each seat.
    pub kingdoms: Vec<Realm>,
    /// Points of each seat.
    pub points: Vec<i32>,
    /// Place of each seat.
    pub places: Vec<u8>,
}

impl Kingdomino {
    pub(crate) fn look(&self, state: &State) -> View {
        let stack = (self.rounds() - state.rows) * self.row_len();
        let first_choice = state.now.is_empty();
        View {
            size: self.size().side(),
            game: state.games + 1,
            games: self.games(),
            totals: Seat::all(self.seats).map(|seat| state.past_points(seat)).collect(),
            round: state.rows - u8::from(!state.next.is_empty()),
            rounds: self.rounds(),
            stage: match state.stage {
                Stage::Kings | Stage::Row => ViewStage::Luck,
                Stage::Pick => ViewStage::Pick,
                Stage::Place => ViewStage::Place,
                Stage::Over => ViewStage::Over,
            },
            turn: state.acting().map(|(seat, _)| seat),
            lot: if first_choice { state.now.kings.into_iter().flatten().collect() } else { Vec::new() },
            current: current(state),
            next: state.next.iter().map(next).collect(),
            order: state.now.kings.into_iter().skip(state.acted.into()).flatten().collect(),
            kingdoms: Seat::all(self.seats)
                .map(|seat| self.realm(state.kingdom(seat), |tile| state.spot(seat, tile)))
                .collect(),
            stack,
            unseen: if stack == 0 { Vec::new() } else { numbers(state.unseen) },
            gone: if self.lines_of_four { numbers(state.gone()) } else { Vec::new() },
            past: state.past[..usize::from(state.games)].iter().map(|past| self.past_game(past)).collect(),
            last_game: self.last_game(state),
        }
    }

    fn realm(&self, kingdom: &Kingdom, spot: impl Fn(Tile) -> Option<Spot>) -> Realm {
        let castle = field(Square::CASTLE, Half { terrain: Terrain::Castle, crowns: 0 }, None);
        let dominoes = kingdom.tiles().filter_map(|tile| Some((tile, spot(tile)?)));
        let fields = dominoes.flat_map(|(tile, spot)| {
            [field(spot.at, tile.left(), Some(tile)), field(spot.other(), tile.right(), Some(tile))]
        });
        Realm {
            squares: std::iter::once(castle).chain(fields).collect(),
            discarded: numbers(kingdom.tiles().filter(|&tile| spot(tile).is_none()).collect()),
            points: self.points(kingdom) as i32,
        }
    }

    fn past_game(&self, past: &Past) -> PastGame {
        let seats = usize::from(self.seats);
        PastGame {
            points: past.points[..seats].iter().map(|&points| points.into()).collect(),
            places: past.places[..seats].to_vec(),
        }
    }

    fn last_game(&self, state: &State) -> Option<LastGame> {
        let past = state.past[..usize::from(state.games)].last()?;
        let PastGame { points, places } = self.past_game(past);
        let Before { tiles, layout } = &state.before;
        let kingdoms = tiles[..usize::from(self.seats)].iter().map(|&tiles| {
            let kingdom = layout.build(tiles, self.size()).unwrap_or(Kingdom::BARE);
            let (across, down) = (kingdom.across(), kingdom.down());
            self.realm(&kingdom, |tile| Spot::unpack(layout.0[tile.index()], across, down))
        });
        Some(LastGame { kingdoms: kingdoms.collect(), points, places })
    }
}

impl State {
    /// Dominoes that were laid out and that nobody took, or will take any more.
    pub(crate) fn gone(&self) -> Tiles {
        let taken = self.kingdoms.iter().fold(Tiles::NONE, |set, kingdom| set.or(kingdom.tiles));
        Tiles::ALL.without(self.unseen).without(taken).without(self.now.tiles()).without(self.next.tiles())
    }

    /// Whether the domino at this place of the current row has left it for a kingdom.
    pub(crate) fn is_done(&self, n: usize) -> bool {
        n < usize::from(self.acted) || (n == usize::from(self.acted) && self.stage == Stage::Pick)
    }
}

fn current(state: &State) -> Vec<Current> {
    let dominoes = state.now.iter().enumerate();
    let seen = |(n, (tile, king)): (usize, (Tile, Option<Seat>))| {
        let Next { tile, left, right, king } = next((tile, king));
        Current { tile, left, right, king, done: state.is_done(n) }
    };
    dominoes.map(seen).collect()
}

fn next((tile, king): (Tile, Option<Seat>)) -> Next {
    Next { tile: tile.number(), left: tile.left(), right: tile.right(), king }
}

fn field(Square { x, y }: Square, half: Half, tile: Option<Tile>) -> Field {
    Field { x, y, terrain: half.terrain, crowns: half.crowns, tile: tile.map(Tile::number) }
}

fn numbers(tiles: Tiles) -> Vec<u8> {
    tiles.map(Tile::number).collect()
}
