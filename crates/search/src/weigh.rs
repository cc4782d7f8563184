//! What a position promises: values per seat, policies that choose quickly, and playing a game out.

use arrayvec::ArrayVec;
use play::dice::Seeded;
use play::{Duel, Game, MAX_SEATS, Standing, Turn};

/// A number per seat, 0 to 1: what a position promises to each.
pub type Values = ArrayVec<f32, MAX_SEATS>;

/// Judges a position for every seat.
///
/// Called for positions in the middle of a game and for finished ones.
pub trait Weigh<G: Game>: Send + Sync {
    /// What the position promises to each seat, 0 to 1.
    /// The dice are for judges that sample (they may change `state`, which is theirs to spend).
    fn weigh(&self, game: &G, state: &mut G::State, scratch: &mut Scratch<G>, dice: &mut Seeded) -> Values;
}

/// Judges a position of a duel for the side to move, in whole points: 0 is even, more is better.
/// Never asked about finished games. Stay within ±[`JUDGED`].
pub trait Evaluation<G: Duel>: Send + Sync {
    /// The lead of the side whose turn it is.
    fn lead(&self, game: &G, state: &G::State) -> i32;
}

/// No judgement exceeds this; values beyond are won or lost games.
pub const JUDGED: i32 = 20_000;

/// Chooses moves quickly, for playing a game out.
pub trait Policy<G: Game>: Send + Sync {
    /// A legal move of the acting seat.
    fn choose(&self, game: &G, state: &G::State, scratch: &mut Scratch<G>, dice: &mut Seeded) -> G::Move;
}

/// A list that searches and policies use again and again, so that nothing is allocated after warm-up.
#[derive(Clone, Debug)]
pub struct Scratch<G: Game> {
    /// For the moves of one position.
    pub moves: Vec<G::Move>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Scratch { moves: Vec::new() }
    }
}

impl<G: Game> Scratch<G> {
    /// An empty list.
    pub fn new() -> Scratch<G> {
        Scratch::default()
    }
}

/// Every legal move equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct AnyMove;

impl<G: Game> Policy<G> for AnyMove {
    #[inline]
    fn choose(&self, game: &G, state: &G::State, scratch: &mut Scratch<G>, dice: &mut Seeded) -> G::Move {
        game.any_move(state, &mut scratch.moves, dice)
    }
}

/// True with this chance, 0 to 1.
#[inline]
pub fn chance(dice: &mut Seeded, chance: f32) -> bool {
    use play::Dice as _;
    ((dice.bits() >> 40) as f32) < chance * (1u64 << 24) as f32
}

/// What a result is worth to each seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Payoff {
    /// The share of the victory: 1 alone, a part of it when shared, else 0.
    #[default]
    Share,
    /// Mostly the share, and the lead over the best other seat as a gentle slope:
    /// `(1 − weight) × share + weight × logistic(lead / spread)`. Tells a close game from a lost one.
    Lead {
        /// The lead that makes a clear difference, in points.
        spread: f32,
        /// How much the lead counts, 0 to 1.
        weight: f32,
    },
}

impl Payoff {
    /// What this standing is worth to each seat, 0 to 1.
    pub fn of(&self, standing: &Standing) -> Values {
        let shares = standing.shares();
        match *self {
            Payoff::Share => shares.iter().map(|&share| share as f32).collect(),
            Payoff::Lead { spread, weight } => shares
                .iter()
                .enumerate()
                .map(|(seat, &share)| {
                    let slope = logistic(lead(standing, seat) / spread);
                    (1.0 - weight) * share as f32 + weight * slope
                })
                .collect(),
        }
    }
}

/// Points ahead of (or behind) the best other seat.
pub fn lead(standing: &Standing, seat: usize) -> f32 {
    let others = standing.points.iter().enumerate().filter(|&(other, _)| other != seat);
    match others.map(|(_, &points)| points).max() {
        Some(best) => (standing.points[seat] - best) as f32,
        None => standing.points[seat] as f32,
    }
}

/// 0 far below, ½ at 0, 1 far above.
#[inline]
pub fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Plays the game out and says what the result is worth.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rollout<P = AnyMove> {
    /// Who plays, for all seats.
    pub policy: P,
    /// What the result is worth.
    pub payoff: Payoff,
}

impl<P> Rollout<P> {
    /// Plays out with this policy.
    pub fn new(policy: P, payoff: Payoff) -> Rollout<P> {
        Rollout { policy, payoff }
    }
}

impl<G: Game, P: Policy<G>> Weigh<G> for Rollout<P> {
    fn weigh(&self, game: &G, state: &mut G::State, scratch: &mut Scratch<G>, dice: &mut Seeded) -> Values {
        play_out(game, state, &self.policy, scratch, dice);
        self.payoff.of(&game.standing(state))
    }
}

/// Plays to the end with one policy for all seats; the number of moves played.
pub fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    policy: &impl Policy<G>,
    scratch: &mut Scratch<G>,
    dice: &mut Seeded,
) -> u64 {
    let mut moves = 0;
    loop {
        match game.turn(state) {
            Turn::Over => return moves,
            Turn::Luck => {
                let luck = game.draw(state, dice);
                game.settle(state, luck);
            }
            Turn::Of(_) => {
                let m = policy.choose(game, state, scratch, dice);
                game.play(state, m);
                moves += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worth_is_a_share_or_slopes_with_the_lead() {
        let standing = Standing::by_points([30, 30, 10]);
        assert_eq!(Payoff::Share.of(&standing).as_slice(), [0.5, 0.5, 0.0]);
        let slope = Payoff::Lead { spread: 10.0, weight: 0.5 }.of(&standing);
        assert_eq!(slope[0], 0.5);
        assert!(slope[2] > 0.0 && slope[2] < 0.1);
    }

    #[test]
    fn chance_is_kept() {
        let mut dice = Seeded::new(3);
        let hits = (0..10_000).filter(|_| chance(&mut dice, 0.3)).count();
        assert!((2800..3200).contains(&hits), "{hits}");
        assert!((0..1000).all(|_| chance(&mut dice, 1.0) && !chance(&mut dice, 0.0)));
    }
}
