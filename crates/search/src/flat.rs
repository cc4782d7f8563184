//! Flat Monte Carlo: every move is tried in the same worlds with the same luck, the worse half is dropped.

use crate::found::{by_workers, copied, part_seed};
use crate::{Budget, Candidate, Found, Meter, Scratch, Weigh, Worlds};
use play::dice::Seeded;
use play::{Game, Turn};

/// Tries moves one ply deep and has what follows judged, many times.
///
/// Common random numbers: in each round of trials all moves meet the same world and the same stream of luck,
/// so that their difference is the moves' and not the luck's.
/// Sequential halving: the budget is divided into `log2(moves)` parts; after each the worse half is dropped.
#[derive(Clone, Copy, Debug, Default)]
pub struct Flat<W> {
    /// Who judges what follows; a [`crate::Rollout`] plays it out.
    pub weigh: W,
    /// Whether moves that look bad are dropped on the way.
    pub halving: bool,
}

#[derive(Clone, Copy)]
struct Trial<M> {
    m: M,
    total: f64,
    visits: u64,
}

impl<W> Flat<W> {
    /// With halving.
    pub fn new(weigh: W) -> Flat<W> {
        Flat { weigh, halving: true }
    }

    /// The best move in worlds like these for the seat whose turn it is.
    ///
    /// # Panics
    /// If nobody is to move.
    pub fn search<G: Game>(
        &self,
        game: &G,
        worlds: &impl Worlds<G>,
        budget: &Budget,
        seed: u64,
    ) -> Found<G::Move>
    where
        W: Weigh<G>,
    {
        let mut world = None;
        worlds.next(&mut world, &mut Seeded::new(seed));
        let mut moves = Vec::new();
        game.moves(world.as_ref().expect("worlds give a world"), &mut moves);
        if let [only] = moves[..] {
            return Found::forced(only);
        }
        self.search_among(game, worlds, &moves, budget, seed)
    }

    /// The best of `moves`, which are legal in all these worlds. A single one is tried, too: what is it worth?
    ///
    /// # Panics
    /// If `moves` is empty.
    pub fn search_among<G: Game>(
        &self,
        game: &G,
        worlds: &impl Worlds<G>,
        moves: &[G::Move],
        budget: &Budget,
        seed: u64,
    ) -> Found<G::Move>
    where
        W: Weigh<G>,
    {
        assert!(!moves.is_empty(), "a search needs somebody to move");
        let mut trials: Vec<_> = moves.iter().map(|&m| Trial { m, total: 0.0, visits: 0 }).collect();
        let halvings = usize::BITS - (moves.len() - 1).leading_zeros();
        let rounds = if self.halving { halvings.max(1) } else { 1 };
        let (mut nodes, mut iterations) = (0, 0);
        let mut alive = trials.len();
        for round in 0..rounds {
            let part = slice(budget, round, rounds);
            let workers = part.workers();
            let seed = part_seed(seed, u64::from(round));
            let tried = by_workers(workers, part.threads, |number| {
                let budget = part.share(number, workers);
                self.try_out(game, worlds, &trials[..alive], &budget, part_seed(seed, number))
            });
            for (sums, meter) in tried {
                for (trial, (total, visits)) in trials.iter_mut().zip(sums) {
                    trial.total += total;
                    trial.visits += visits;
                }
                nodes += meter.nodes();
                iterations += meter.iterations();
            }
            trials[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()).then(a.m.cmp(&b.m)));
            // The worse half is dropped. That proves nothing of it, as a bound would: its means are those of the rounds it
            // was in, and it stays behind everything that is tried on, so that the ranks still say who lasted longer.
            alive = alive.div_ceil(2).max(2).min(trials.len());
            if budget.stop.is_set() {
                break;
            }
        }
        let ranked = trials.iter().map(|t| Candidate { m: t.m, value: t.mean(), visits: t.visits }).collect();
        Found { ranked, line: vec![trials[0].m], nodes, iterations, depth: 1, exact: false }
    }

    /// Rounds of trials until the budget is used up; a round is finished even so, so that all moves had the same. Only
    /// a stop ends it in the middle: somebody wants an answer at once.
    fn try_out<G: Game>(
        &self,
        game: &G,
        worlds: &impl Worlds<G>,
        trials: &[Trial<G::Move>],
        budget: &Budget,
        seed: u64,
    ) -> (Vec<(f64, u64)>, Meter)
    where
        W: Weigh<G>,
    {
        let mut meter = budget.meter();
        let mut sums = vec![(0.0, 0); trials.len()];
        let mut scratch = Scratch::new();
        let (mut world, mut copy): (_, Option<G::State>) = (None, None);
        let mut first = true;
        while std::mem::take(&mut first) | meter.iteration() {
            let mut dice = Seeded::new(part_seed(seed, meter.iterations()));
            worlds.next(&mut world, &mut dice);
            let world = world.as_ref().expect("worlds give a world");
            let Turn::Of(seat) = game.turn(world) else { break };
            for (trial, sum) in trials.iter().zip(&mut sums) {
                let state = copied(world, &mut copy);
                game.play(state, trial.m);
                let values = self.weigh.weigh(game, state, &mut scratch, &mut dice.clone());
                let _ = meter.node();
                sum.0 += f64::from(values[seat.index()]);
                sum.1 += 1;
                if budget.stop.is_set() {
                    break;
                }
            }
            if meter.over() {
                break;
            }
        }
        (sums, meter)
    }
}

impl<M> Trial<M> {
    fn mean(&self) -> f64 {
        if self.visits == 0 { f64::NEG_INFINITY } else { self.total / self.visits as f64 }
    }
}

/// An equal part of the budget for each round.
fn slice(budget: &Budget, round: u32, rounds: u32) -> Budget {
    let mut part = budget.clone();
    part.limits = part.limits.share(round.into(), rounds.into());
    part.limits.time = budget.limits.time.map(|time| time / rounds);
    part
}
