//! What the end of a round is worth, and playing a round out.

use dominoes::{Dominoes, Doubles, Hands, State};
use play::dice::Seeded;
use play::{Game, MAX_SEATS, Seat};
use search::{Policy, Scratch, Values, Weigh, play_out};

/// Values the end of a round of `game`: the share of the victory,
/// in a match the chance to win it with the totals after the round.
#[derive(Clone, Copy, Debug)]
pub struct RoundWorth {
    seats: u8,
    doubles: Doubles,
    target: Option<u16>,
}

impl RoundWorth {
    /// For rounds of this game or match.
    pub fn new(game: &Dominoes) -> RoundWorth {
        RoundWorth { seats: game.seats(), doubles: game.doubles(), target: game.target() }
    }

    /// What the round that has ended in `state` is worth to each seat, 0 to 1.
    /// The state belongs to [`Dominoes::one_round`]: its totals are those before the round.
    pub fn of(&self, state: &State) -> Values {
        let mut hands = [0; MAX_SEATS];
        Seat::all(self.seats).for_each(|seat| hands[seat.index()] = state.hand(seat));
        self.of_hands(&hands, state.totals())
    }

    /// What everybody may expect between two rounds, with these totals.
    pub fn of_totals(&self, totals: &[u16; MAX_SEATS]) -> Values {
        let seats = usize::from(self.seats);
        match self.target {
            Some(target) => {
                let totals = totals[..seats].iter().map(|&total| f32::from(total)).collect();
                chances(&totals, f32::from(target), self.seats)
            }
            None => (0..seats).map(|_| 1.0 / seats as f32).collect(),
        }
    }

    /// Whether this share of a round's end, found by exact play, is one of the victory itself: a single round is decided
    /// then; a match only where somebody has won it, for before that shares are estimates.
    pub fn is_final(&self, share: f64) -> bool {
        self.target.is_none() || share == 0.0 || share == 1.0
    }

    /// What a round that ended with these hands is worth, after these totals.
    pub fn of_hands(&self, hands: &Hands, totals: &[u16; MAX_SEATS]) -> Values {
        match self.target {
            Some(target) => {
                let points = self.doubles.round_points(hands, self.seats);
                let sum = |seat: usize| f32::from(totals[seat]) + f32::from(points[seat]);
                chances(&(0..usize::from(self.seats)).map(sum).collect(), f32::from(target), self.seats)
            }
            None => {
                let mut values: Values = (0..self.seats).map(|_| 0.0).collect();
                let count = self.doubles.winners(hands, self.seats).count() as f32;
                self.doubles.winners(hands, self.seats).for_each(|seat| values[seat.index()] = 1.0 / count);
                values
            }
        }
    }
}

/// The chance of each seat to win the match from these totals.
fn chances(totals: &Values, target: f32, seats: u8) -> Values {
    let most = totals.iter().copied().fold(0.0, f32::max);
    if most >= target {
        let first = totals.iter().filter(|&&total| total == most).count() as f32;
        return totals.iter().map(|&total| if total == most { 1.0 / first } else { 0.0 }).collect();
    }
    // A round brings its winner about 28 points with two players, and 14 more for each further one.
    let round = 14.0 * f32::from(seats);
    let spread = 0.5 * (round * (target - most + round / 2.0)).sqrt();
    let weights: Values = totals.iter().map(|&total| ((total - most) / spread).exp()).collect();
    let sum: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// Plays the round out by a policy and says what its end is worth.
#[derive(Clone, Copy, Debug)]
pub struct RoundOut<P> {
    /// Who plays, for all seats.
    pub policy: P,
    /// What the end is worth.
    pub worth: RoundWorth,
}

impl<P: Policy<Dominoes>> Weigh<Dominoes> for RoundOut<P> {
    fn weigh(
        &self,
        game: &Dominoes,
        state: &mut State,
        scratch: &mut Scratch<Dominoes>,
        dice: &mut Seeded,
    ) -> Values {
        play_out(game, state, &self.policy, scratch, dice);
        self.worth.of(state)
    }
}
