//! What a judge is: somebody who says what everybody may expect of a position, and of moves in it.

use crate::{Mind, Thought, not_certain};
use play::dice::Seeded;
use play::{Eyes, Game, Seat, Turn};
use search::{Budget, Mean, Weigh, Worlds, paired, part_seed};
use serde::Serialize;

/// Says how likely everybody is to win. A judge plays no game: it looks at finished ones, so it may see positions whole.
pub trait Judge<G: Game>: Send {
    /// What everybody may expect in this position, all hands open. `None` where the judge does not tell chances.
    fn position(&mut self, game: &G, state: &G::State, budget: &Budget, seed: u64) -> Option<Chances>;

    /// What everybody may expect after each of these moves of `seat`, from what that seat sees, all looked at alike: in
    /// the same worlds with the same luck, or as deep.
    fn moves(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        moves: &[G::Move],
        budget: &Budget,
        seed: u64,
    ) -> Option<Vec<Chances>>;
}

/// Everybody's chance, and how sure it is.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Chances {
    /// The share of the victory that each seat may expect; they add up to 1.
    pub shares: Vec<f64>,
    /// The standard error of the least sure of them, as far as it comes from sampling; 0 where nothing was sampled.
    pub error: f64,
    /// The same of the difference to the first of the moves that were looked at together.
    pub gap: f64,
    /// How many trials they come from.
    pub trials: u64,
    /// Whether they are proven.
    pub exact: bool,
}

impl Chances {
    /// These shares, for certain.
    pub fn proven(shares: impl IntoIterator<Item = f64>) -> Chances {
        Chances { shares: shares.into_iter().collect(), exact: true, ..Chances::default() }
    }

    /// These shares as they were judged, without sampling: never 0 or 1.
    pub fn judged(shares: impl IntoIterator<Item = f64>) -> Chances {
        let mut shares: Vec<f64> = shares.into_iter().collect();
        not_certain(&mut shares);
        Chances { shares, ..Chances::default() }
    }

    /// What one of two seats may expect; the other has the rest.
    pub fn between_two(seat: Seat, share: f64, exact: bool) -> Chances {
        let mut shares = [1.0 - share; 2];
        shares[seat.index()] = share;
        if exact { Chances::proven(shares) } else { Chances::judged(shares) }
    }

    /// A mean of trials: never 0 or 1. Trials know less of the players than the players do: `caution` above 1 draws what
    /// they say towards the middle (each share to the power of `1 / caution`), below 1 away from it.
    pub fn sampled(mean: &Mean, caution: f64) -> Chances {
        let powers: Vec<f64> = mean.shares.iter().map(|share| share.max(0.0).powf(1.0 / caution)).collect();
        let sum: f64 = powers.iter().sum();
        // Alone at a table there is nobody to share with.
        let all = if powers.len() > 1 && sum > 0.0 { sum } else { 1.0 };
        let judged = Chances::judged(powers.into_iter().map(|power| power / all));
        Chances { error: mean.error / caution, gap: mean.gap / caution, trials: mean.trials, ..judged }
    }

    /// What `seat` may expect.
    pub fn of(&self, seat: Seat) -> f64 {
        self.shares[seat.index()]
    }

    /// This and what more trials of the same said.
    pub fn join(&mut self, more: &Chances) {
        if self.exact || more.trials == 0 {
            return;
        }
        let mut mean = self.mean();
        mean.join(&more.mean());
        self.shares = mean.shares.to_vec();
        (self.error, self.gap, self.trials) = (mean.error, mean.gap, mean.trials);
    }

    fn mean(&self) -> Mean {
        let shares = self.shares.iter().copied().collect();
        Mean { shares, error: self.error, gap: self.gap, trials: self.trials }
    }
}

/// Samples worlds and has them judged: what the judges of games with luck are made of.
pub fn sampled<G: Game>(
    game: &G,
    worlds: &impl Worlds<G>,
    weigh: &impl Weigh<G>,
    moves: &[G::Move],
    caution: f64,
    budget: &Budget,
    seed: u64,
) -> Vec<Chances> {
    let means = paired(game, worlds, weigh, moves, budget, seed);
    means.iter().map(|mean| Chances::sampled(mean, caution)).collect()
}

/// A bot that judges, where the game has no judge or another one is asked for: it knows what the acting seat may expect,
/// the rest is divided among the others.
pub struct ByMind<G: Game> {
    mind: Box<dyn Mind<G>>,
    strokes: u32,
}

impl<G: Game> ByMind<G> {
    /// This bot.
    pub fn new(mind: Box<dyn Mind<G>>) -> ByMind<G> {
        ByMind { mind, strokes: 8 }
    }

    /// The same, looking at this many of the strokes that may come where it is luck's turn; at least at one.
    #[must_use]
    pub fn looking_at(self, strokes: u32) -> ByMind<G> {
        ByMind { strokes: strokes.max(1), ..self }
    }

    fn thought(&mut self, game: &G, state: &G::State, budget: &Budget, seed: u64) -> Option<Chances> {
        match game.turn(state) {
            Turn::Of(seat) => {
                let view = game.view(state, Eyes::Seat(seat));
                let thought = self.mind.think(game, &view, seat, budget, seed);
                Some(with_rest(game, seat, thought.value.share()?, thought.stats.exact))
            }
            Turn::Over => Some(Chances::proven(game.standing(state).shares())),
            Turn::Luck => self.before_luck(game, state, budget, seed),
        }
    }

    /// The mean over some of the strokes that may come.
    fn before_luck(&mut self, game: &G, state: &G::State, budget: &Budget, seed: u64) -> Option<Chances> {
        let mut mean = vec![0.0; game.seats().into()];
        for n in 0..self.strokes {
            let seed = part_seed(seed, n.into());
            let (mut after, mut dice) = (state.clone(), Seeded::new(seed));
            while game.turn(&after) == Turn::Luck {
                let luck = game.draw(&after, &mut dice);
                game.settle(&mut after, luck);
            }
            let chances = self.thought(game, &after, budget, seed)?;
            mean.iter_mut()
                .zip(chances.shares)
                .for_each(|(sum, share)| *sum += share / f64::from(self.strokes));
        }
        Some(Chances::judged(mean))
    }
}

impl<G: Game> Judge<G> for ByMind<G> {
    fn position(&mut self, game: &G, state: &G::State, budget: &Budget, seed: u64) -> Option<Chances> {
        self.thought(game, state, budget, seed)
    }

    fn moves(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        moves: &[G::Move],
        budget: &Budget,
        seed: u64,
    ) -> Option<Vec<Chances>> {
        let alike = self.mind.compare(game, view, seat, moves, budget, seed);
        let thought = alike.unwrap_or_else(|| self.mind.think(game, view, seat, budget, seed));
        let of = |&m: &G::Move| {
            Some(with_rest(game, seat, value_of(&thought, m)?, thought.stats.exact && m == thought.best))
        };
        moves.iter().map(of).collect()
    }
}

/// What a thought expects of a move; of one that it did not look at, no more than of the last that it did.
fn value_of<M: Copy + PartialEq>(thought: &Thought<M>, m: M) -> Option<f64> {
    let looked_at = thought.ranked.iter().find(|ranked| ranked.mv == m);
    looked_at.or(thought.ranked.last())?.value.share()
}

fn with_rest<G: Game>(game: &G, seat: Seat, share: f64, exact: bool) -> Chances {
    let others = f64::from(game.seats().max(2) - 1);
    let shares = Seat::all(game.seats()).map(|one| if one == seat { share } else { (1.0 - share) / others });
    match exact && game.seats() == 2 {
        true => Chances::proven(shares),
        false => Chances::judged(shares),
    }
}
