//! What one pair of eyes sees, built up from what may be seen.

use crate::Triominos;
use crate::board::Placed;
use crate::rules::{Stage, State};
use crate::score::{End, Tally};
use crate::tiles::{Tile, Tiles};
use play::{Eyes, Seat};
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

/// What one pair of eyes sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriominosView"))]
pub struct View {
    /// The number of the round, from 0.
    pub round: u32,
    /// The points at which the match ends (T13).
    pub target: i32,
    /// Totals at the start of the round.
    pub totals: Vec<i32>,
    /// Running totals, this round included.
    pub scores: Vec<i32>,
    /// The points of the match item by item, in the order of [`crate::score::Item`].
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<i32>>"))]
    pub tally: Vec<Tally>,
    /// The hands, face down or open.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Hand>"))]
    pub hands: Hands,
    /// Tiles left in the pool.
    pub pool: u8,
    /// Tiles drawn in this turn.
    pub drawn: u8,
    /// Tiles drawn in this round.
    pub draws: u8,
    /// Tiles that may still be drawn in this turn (T6, T15).
    pub may_draw: u8,
    /// Passes in a row.
    pub passes: u8,
    /// The drawn tile that must be laid now, if these eyes see it.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub must: Option<Tile>,
    /// The tiles on the table, the first one first.
    pub table: Vec<Laid>,
    /// Drawn tiles that did not fit, as everybody could see: who drew, and how many tiles lay then.
    pub kept: Vec<KeptTile>,
    /// For each seat: how many tiles lay each time when it did not lay from the hand.
    pub declined: Vec<Vec<u8>>,
    /// What happens next.
    #[cfg_attr(feature = "ts", ts(type = "\"deal\" | \"start\" | \"play\" | \"draw\" | \"over\""))]
    pub stage: Stage,
    /// Who acts, or draws.
    pub turn: Option<Seat>,
    /// How the last round ended.
    pub last_round: Option<RoundEnd>,
}

/// The hands as these eyes see them. While a round runs there is room for one open hand only: the viewer's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hands {
    /// The round runs.
    Hidden {
        /// How many tiles each seat holds.
        counts: Vec<u8>,
        /// The viewer's seat and hand; an onlooker has none.
        own: Option<(Seat, Tiles)>,
    },
    /// The round is over, or a reviewer looks.
    Open(Vec<Tiles>),
}

/// One hand as faces get it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriominosHand"))]
pub struct Hand {
    /// How many tiles.
    pub count: u8,
    /// Which, if they may be seen.
    #[cfg_attr(feature = "ts", ts(type = "Array<string> | null"))]
    pub tiles: Option<Vec<Tile>>,
}

/// A tile on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriominosLaid"))]
pub struct Laid {
    /// Which.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub tile: Tile,
    /// Its cell, in half sides to the right.
    pub x: i8,
    /// Its cell, in rows downwards.
    pub y: i8,
    /// Whether it points up.
    pub up: bool,
    /// Its corners as it lies: clockwise from the top, or from the left when it points down.
    pub corners: [u8; 3],
    /// Who laid it.
    pub seat: Seat,
    /// Its number in the order of laying, from 0.
    pub order: u8,
    /// Whether it came straight from the pool.
    pub drawn: bool,
}

/// A drawn tile that did not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriominosKept"))]
pub struct KeptTile {
    /// Who drew it.
    pub seat: Seat,
    /// How many tiles lay on the table.
    pub on_table: u8,
}

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriominosRoundEnd"))]
pub struct RoundEnd {
    /// Why.
    #[cfg_attr(feature = "ts", ts(type = "\"out\" | \"blocked\""))]
    pub why: &'static str,
    /// Who laid the last tile of the hand.
    pub seat: Option<Seat>,
    /// What was left in the hands.
    #[cfg_attr(feature = "ts", ts(type = "Array<Array<string>>"))]
    pub hands: Vec<Vec<Tile>>,
    /// What each seat got or lost by the end itself.
    pub ending: Vec<i32>,
    /// What each seat made in the whole round.
    pub points: Vec<i32>,
}

impl View {
    pub(crate) fn of(game: &Triominos, state: &State, eyes: Eyes) -> View {
        let seats = usize::from(game.seats);
        let sees_turn = eyes.see(state.turn) || round_is_over(state);
        View {
            round: state.round,
            target: game.target,
            totals: state.before[..seats].to_vec(),
            scores: state.tally[..seats].iter().map(Tally::sum).collect(),
            tally: state.tally[..seats].to_vec(),
            hands: Hands::of(state, seats, eyes),
            pool: state.pool.len() as u8,
            drawn: state.drawn,
            draws: state.draws,
            may_draw: game.may_draw(state),
            passes: state.passes,
            must: state.must.filter(|_| sees_turn),
            table: table(state),
            kept: state
                .kept()
                .iter()
                .map(|kept| KeptTile { seat: kept.seat, on_table: kept.on_table })
                .collect(),
            declined: state.declined[..seats].iter().map(|&times| bits(times).collect()).collect(),
            stage: state.stage,
            turn: matches!(state.stage, Stage::Start | Stage::Play | Stage::Draw).then_some(state.turn),
            last_round: round_end(state, seats),
        }
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.totals.len() as u8
    }

    /// The seat whose eyes these are, while its hand is the only open one.
    pub fn own(&self) -> Option<(Seat, Tiles)> {
        match self.hands {
            Hands::Hidden { own, .. } => own,
            Hands::Open(_) => None,
        }
    }
}

impl Hands {
    fn of(state: &State, seats: usize, eyes: Eyes) -> Hands {
        let hands = &state.hands[..seats];
        if round_is_over(state) || eyes == Eyes::Reviewer {
            return Hands::Open(hands.to_vec());
        }
        let counts = hands.iter().map(|hand| hand.len() as u8).collect();
        let own = match eyes {
            Eyes::Seat(seat) if seat.index() < seats => Some((seat, hands[seat.index()])),
            _ => None,
        };
        Hands::Hidden { counts, own }
    }

    /// The hands one by one.
    pub fn list(&self) -> Vec<Hand> {
        let open = |tiles: Tiles| Hand { count: tiles.len() as u8, tiles: Some(tiles.iter().collect()) };
        match self {
            Hands::Open(hands) => hands.iter().copied().map(open).collect(),
            Hands::Hidden { counts, own } => (0..)
                .map(Seat)
                .zip(counts)
                .map(|(seat, &count)| match own {
                    Some((own, tiles)) if *own == seat => open(*tiles),
                    _ => Hand { count, tiles: None },
                })
                .collect(),
        }
    }
}

impl Serialize for Hands {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let hands = self.list();
        let mut list = serializer.serialize_seq(Some(hands.len()))?;
        hands.iter().try_for_each(|hand| list.serialize_element(hand))?;
        list.end()
    }
}

impl Stage {
    /// Its word in views and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Stage::Deal => "deal",
            Stage::Start => "start",
            Stage::Play => "play",
            Stage::Draw => "draw",
            Stage::Over => "over",
        }
    }

    /// All of them.
    pub const ALL: [Stage; 5] = [Stage::Deal, Stage::Start, Stage::Play, Stage::Draw, Stage::Over];
}

impl Serialize for Stage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl End {
    /// Its word in views and texts.
    pub const fn word(self) -> &'static str {
        match self {
            End::Out(_) => "out",
            End::Blocked => "blocked",
        }
    }
}

/// Between rounds and after the last one all hands lie open.
pub(crate) fn round_is_over(state: &State) -> bool {
    matches!(state.stage, Stage::Deal | Stage::Over)
}

fn table(state: &State) -> Vec<Laid> {
    let placed = state.board.placed().iter().zip(state.laid_by());
    (0..)
        .zip(placed)
        .map(|(order, (&placed, by))| {
            let Placed { tile, cell } = placed;
            let corners = state.board.corners(placed);
            Laid { tile, x: cell.x, y: cell.y, up: cell.up(), corners, seat: by.seat, order, drawn: by.drawn }
        })
        .collect()
}

fn round_end(state: &State, seats: usize) -> Option<RoundEnd> {
    let last = state.last_round.as_ref()?;
    Some(RoundEnd {
        why: last.end.word(),
        seat: match last.end {
            End::Out(seat) => Some(seat),
            End::Blocked => None,
        },
        hands: last.hands[..seats].iter().map(|hand| hand.iter().collect()).collect(),
        ending: last.ending[..seats].to_vec(),
        points: last.points[..seats].to_vec(),
    })
}

/// The numbers of the set bits.
pub(crate) fn bits(set: u64) -> impl Iterator<Item = u8> {
    (0..64).filter(move |n| set >> n & 1 != 0)
}
