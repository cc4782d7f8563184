//! What one pair of eyes sees: built up from what lies open, with room for one own hand while the round runs.

pub(crate) mod known;

use crate::board::{Line, Placed};
use crate::rules::{Hands, Stage, State};
use crate::score;
use crate::tiles::{ALL, Tile, tiles};
use crate::{Dominoes, Doubles};
use known::Known;
use play::{Eyes, Game, MAX_SEATS, Seat, Turn};
use serde::Serialize;

/// What one pair of eyes sees. Serialised as a [`ViewShape`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(into = "ViewShape")]
pub struct View {
    /// How many sit at the table.
    pub seats: u8,
    /// The number of the round, from 0.
    pub round: u32,
    /// The total that wins a match, where one is played.
    pub target: Option<u16>,
    /// What a double counts in hand.
    pub doubles: Doubles,
    /// The totals of the finished rounds.
    pub totals: [u16; MAX_SEATS],
    /// How many tiles each seat holds.
    pub counts: [u8; MAX_SEATS],
    /// How many tiles are left to draw.
    pub stock: u8,
    /// The tiles on the table.
    pub line: Line,
    /// Where in the round the game stands.
    pub stage: Stage,
    /// Whose turn it is, also while luck brings the tiles that seat draws.
    pub acting: Seat,
    /// How many tiles were drawn in this turn.
    pub drawn: u8,
    /// How many have passed one after the other, where they need not draw (D5).
    pub passes: u8,
    /// What everybody knows about the hands, without the tiles drawn in this turn.
    pub known: [Known; MAX_SEATS],
    /// The tiles these eyes see.
    pub sight: Sight,
    /// The number of the round that ended last, and the hands it ended with, which were shown to all.
    pub last_round: Option<(u32, Hands)>,
}

/// The tiles that one pair of eyes sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// No hand: an onlooker while the round runs.
    Nothing,
    /// The viewer's own hand, while the round runs.
    Own {
        /// Whose.
        seat: Seat,
        /// Its tiles.
        hand: u64,
        /// The drawn tile that must be laid.
        must: Option<Tile>,
    },
    /// All hands: between rounds, after the end, and for a reviewer.
    All {
        /// Their tiles.
        hands: Hands,
        /// The drawn tile that must be laid.
        must: Option<Tile>,
    },
}

impl View {
    pub(crate) fn new(game: &Dominoes, s: &State, eyes: Eyes) -> View {
        let sight = match eyes {
            _ if !s.running() => Sight::All { hands: s.hands, must: s.must },
            Eyes::Reviewer => Sight::All { hands: s.hands, must: s.must },
            Eyes::Seat(seat) if seat.0 < game.seats => {
                Sight::Own { seat, hand: s.hand(seat), must: s.must.filter(|_| seat == s.seat) }
            }
            Eyes::Seat(_) | Eyes::Onlooker => Sight::Nothing,
        };
        View {
            seats: game.seats,
            round: game.round(s),
            target: game.target,
            doubles: game.doubles,
            totals: s.totals,
            counts: s.hands.map(|hand| hand.count_ones() as u8),
            stock: s.stock.count() as u8,
            line: s.line,
            stage: s.stage,
            acting: s.seat,
            drawn: s.drawn,
            passes: s.passes,
            known: s.known,
            sight,
            last_round: score::last_round(s),
        }
    }

    /// Whether tiles are dealt and the round has not ended.
    pub fn in_play(&self) -> bool {
        !matches!(self.stage, Stage::Deal | Stage::Over)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        match self.stage {
            Stage::Start | Stage::Second | Stage::Turn => Turn::Of(self.acting),
            Stage::Deal | Stage::Draw => Turn::Luck,
            Stage::Over => Turn::Over,
        }
    }

    /// The viewer's own hand, where these are a player's eyes.
    pub fn own(&self) -> Option<(Seat, u64)> {
        match self.sight {
            Sight::Own { seat, hand, .. } => Some((seat, hand)),
            Sight::Nothing | Sight::All { .. } => None,
        }
    }

    /// The drawn tile that must be laid, where these eyes may know it.
    pub fn must(&self) -> Option<Tile> {
        match self.sight {
            Sight::Own { must, .. } | Sight::All { must, .. } => must,
            Sight::Nothing => None,
        }
    }

    /// The tiles of a seat, where these eyes see them.
    pub fn hand(&self, seat: Seat) -> Option<u64> {
        match self.sight {
            Sight::Own { seat: own, hand, .. } => (own == seat).then_some(hand),
            Sight::All { hands, .. } => Some(hands[seat.index()]),
            Sight::Nothing => None,
        }
    }

    /// The tiles that these eyes do not see: they are in the stock or in hidden hands.
    pub fn unseen(&self) -> u64 {
        let held = match self.sight {
            Sight::Nothing => 0,
            Sight::Own { hand, .. } => hand,
            Sight::All { hands, .. } => hands.iter().fold(0, |all, hand| all | hand),
        };
        ALL & !self.line.tiles() & !held
    }

    /// The tiles that would have started before the one that did.
    pub fn starters(&self) -> u64 {
        self.line.first().map_or(0, Tile::before)
    }
}

/// A view as the faces get it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DominoesView"))]
pub struct ViewShape {
    /// The number of the round, from 0.
    pub round: u32,
    /// The total that wins a match, where one is played.
    pub target: Option<u16>,
    /// The totals of the finished rounds.
    pub totals: Vec<u16>,
    /// Everybody's hand.
    pub hands: Vec<HandShape>,
    /// How many tiles are left to draw.
    pub stock: u8,
    /// The tiles on the table from left to right.
    pub line: Vec<Placed>,
    /// The index of the starting tile in `line`.
    pub first: usize,
    /// The index of the tile laid last in `line`.
    pub last: Option<usize>,
    /// The numbers of the open ends, left and right.
    pub ends: Option<[u8; 2]>,
    /// Where in the round the game stands.
    pub stage: Stage,
    /// The seat that must move.
    pub turn: Option<Seat>,
    /// Whose turn it is, also while luck brings the tiles that seat draws.
    pub acting: Option<Seat>,
    /// How many tiles were drawn in this turn.
    pub drawn: u8,
    /// The drawn tile that must be laid, where these eyes may know it.
    #[cfg_attr(feature = "ts", ts(as = "Option<String>"))]
    pub must: Option<Tile>,
    /// How the round before ended.
    pub last_round: Option<RoundShape>,
}

/// A hand as the faces get it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DominoesHand"))]
pub struct HandShape {
    /// How many tiles it has.
    pub count: u8,
    /// The tiles, where these eyes see them.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>"))]
    pub tiles: Option<Vec<Tile>>,
    /// What its tiles count (D8), where these eyes see them.
    pub pips: Option<u32>,
    /// The numbers that everybody knows it to lack, while the round runs.
    pub lacks: Vec<u8>,
    /// For each number from 0 to 9, and last for the tiles that would have started first, a bound `b`:
    /// of the tiles concerned by bounds of `b` or less the hand holds `b` at most.
    /// Tiles drawn in this turn do not count. Empty unless the round runs.
    pub at_most: Vec<u8>,
}

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DominoesRound"))]
pub struct RoundShape {
    /// Its number, from 0.
    pub round: u32,
    /// `out` when a hand was empty, `blocked` otherwise (D7).
    pub why: &'static str,
    /// Who won it.
    pub winners: Vec<Seat>,
    /// The tiles left in each hand.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<String>>"))]
    pub hands: Vec<Vec<Tile>>,
    /// What each hand counts.
    pub pips: Vec<u32>,
    /// What each seat scored in the match.
    pub points: Vec<u16>,
}

impl From<View> for ViewShape {
    fn from(view: View) -> ViewShape {
        let seats = usize::from(view.seats);
        let (line, first, last) = view.line.as_it_lies();
        let (left, right) = view.line.ends();
        ViewShape {
            round: view.round,
            target: view.target,
            totals: view.totals[..seats].to_vec(),
            hands: Seat::all(view.seats).map(|seat| view.hand_shape(seat)).collect(),
            stock: view.stock,
            last: (!line.is_empty()).then_some(last),
            ends: (!line.is_empty()).then_some([left, right]),
            line,
            first,
            stage: view.stage,
            turn: match view.turn() {
                Turn::Of(seat) => Some(seat),
                Turn::Luck | Turn::Over => None,
            },
            acting: view.in_play().then_some(view.acting),
            drawn: view.drawn,
            must: view.must(),
            last_round: view
                .last_round
                .map(|(round, hands)| round_shape(round, &hands, view.seats, view.doubles)),
        }
    }
}

impl View {
    fn hand_shape(&self, seat: Seat) -> HandShape {
        let running = self.in_play();
        HandShape {
            count: self.counts[seat.index()],
            tiles: self.hand(seat).map(|hand| tiles(hand).collect()),
            pips: self.hand(seat).map(|hand| self.doubles.hand_pips(hand)),
            lacks: if running { self.lacks(seat) } else { Vec::new() },
            at_most: if running { self.known[seat.index()].bounds().to_vec() } else { Vec::new() },
        }
    }

    /// The numbers that everybody knows a hand to lack. Of the tiles drawn in this turn
    /// nothing is certain but that those before the last did not fit.
    pub fn lacks(&self, seat: Seat) -> Vec<u8> {
        let (left, right) = self.line.ends();
        let certain = |&n: &u8| {
            seat != self.acting || self.drawn == 0 || self.stage == Stage::Draw && (n == left || n == right)
        };
        self.known[seat.index()].lacks().filter(certain).collect()
    }
}

fn round_shape(round: u32, hands: &Hands, seats: u8, doubles: Doubles) -> RoundShape {
    let hands_of_seats = &hands[..usize::from(seats)];
    RoundShape {
        round,
        why: if hands_of_seats.contains(&0) { "out" } else { "blocked" },
        winners: doubles.winners(hands, seats).collect(),
        hands: hands_of_seats.iter().map(|&hand| tiles(hand).collect()).collect(),
        pips: hands_of_seats.iter().map(|&hand| doubles.hand_pips(hand)).collect(),
        points: doubles.round_points(hands, seats)[..usize::from(seats)].to_vec(),
    }
}
