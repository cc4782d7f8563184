//! What is left in hand, who won the round, and where everybody stands.

use crate::rules::{Hands, Stage, State};
use crate::tiles::{Tile, tiles};
use crate::{Dominoes, Doubles};
use play::{MAX_SEATS, Phrase, ScoreLine, Seat, Standing};

impl Doubles {
    /// What a tile counts in hand: its pips, a double as the table counts it (D8).
    pub fn pips(self, tile: Tile) -> u32 {
        match self {
            Doubles::Once => tile.pips(),
            Doubles::AsOnePip if tile.is_double() => 1,
            Doubles::AsOnePip | Doubles::Twice => u32::from(tile.high() + tile.low()),
        }
    }

    /// What a hand counts at the end of a round.
    pub fn hand_pips(self, hand: u64) -> u32 {
        tiles(hand).map(|tile| self.pips(tile)).sum()
    }

    /// What decides a round, the smaller the better (D8): an empty hand comes before all others, 0-0 included.
    fn rank(self, hand: u64) -> (bool, u32) {
        (hand != 0, self.hand_pips(hand))
    }

    /// Who won a round that ended with these hands (D8); several where they share it.
    pub fn winners(self, hands: &Hands, seats: u8) -> impl Iterator<Item = Seat> + '_ {
        let best = hands[..usize::from(seats)].iter().map(|&hand| self.rank(hand)).min();
        Seat::all(seats).filter(move |seat| Some(self.rank(hands[seat.index()])) == best)
    }

    /// What each seat scores in a match for a round that ended with these hands (D10).
    pub fn round_points(self, hands: &Hands, seats: u8) -> [u16; MAX_SEATS] {
        let all: u32 = hands.iter().map(|&hand| self.hand_pips(hand)).sum();
        let mut points = [0; MAX_SEATS];
        for seat in self.winners(hands, seats) {
            points[seat.index()] = (all - self.hand_pips(hands[seat.index()])) as u16;
        }
        points
    }

    /// Points and places of a round that ended with these hands: what is left counts against its owner (D8).
    pub fn rank_round(self, hands: &[u64]) -> Standing {
        let points = hands.iter().map(|&hand| -(self.hand_pips(hand) as i32));
        let rank = |seat: Seat| self.rank(hands[seat.index()]);
        Standing::ranked(points, |a, b| rank(a).cmp(&rank(b)))
    }

    /// The lines that add up to what a hand counts against its owner.
    pub fn reckon_hand(self, hand: u64) -> Vec<ScoreLine> {
        let line = |tile: Tile| {
            let once = tile.is_double() && self == Doubles::Once;
            let code = if once { "score-dominoes-double-left" } else { "score-dominoes-left" };
            ScoreLine {
                what: Phrase::new(code).with("tile", tile.to_string()),
                points: -(self.pips(tile) as i32),
            }
        };
        tiles(hand).map(line).collect()
    }
}

/// In a match the totals of the finished rounds; in a single round nothing while it runs,
/// and at its end what is left in hand, counted against its owner.
pub(crate) fn standing(game: &Dominoes, s: &State) -> Standing {
    let seats = usize::from(game.seats);
    if game.target.is_some() {
        return Standing::by_points(s.totals[..seats].iter().map(|&total| total.into()));
    }
    if s.stage != Stage::Over {
        return Standing::by_points(vec![0; seats]);
    }
    game.doubles.rank_round(&s.hands[..seats])
}

/// The lines that add up to a seat's points.
pub(crate) fn reckon(game: &Dominoes, s: &State, seat: Seat) -> Vec<ScoreLine> {
    if game.target.is_some() {
        return reckon_match(game, s, seat);
    }
    if s.stage != Stage::Over {
        return Vec::new();
    }
    game.doubles.reckon_hand(s.hand(seat))
}

fn reckon_match(game: &Dominoes, s: &State, seat: Seat) -> Vec<ScoreLine> {
    let total = i32::from(s.totals[seat.index()]);
    let Some((round, hands)) = last_round(s) else { return Vec::new() };
    let mut lines = Vec::new();
    let gained = i32::from(game.doubles.round_points(&hands, game.seats)[seat.index()]);
    if total != gained {
        let what = Phrase::new("score-dominoes-earlier").with("count", round);
        lines.push(ScoreLine { what, points: total - gained });
    }
    if gained == 0 {
        return lines;
    }
    for other in Seat::all(game.seats).filter(|&other| other != seat) {
        let points = game.doubles.hand_pips(hands[other.index()]) as i32;
        let what = Phrase::new("score-dominoes-hand").with("round", round + 1).with("seat", other);
        lines.extend((points > 0).then_some(ScoreLine { what, points }));
    }
    lines
}

/// The number of the round that ended last, and the hands it ended with.
pub(crate) fn last_round(s: &State) -> Option<(u32, Hands)> {
    if !s.running() {
        return (!s.line.is_empty()).then_some((s.round.into(), s.hands));
    }
    (s.round > 0).then(|| (u32::from(s.round) - 1, s.last))
}
