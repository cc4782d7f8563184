//! The players of Quixo, from one who overlooks wins to one who looks as far as time allows.
//!
//! | level | looks | judges |
//! |---|---|---|
//! | beginner | at its own push only, and overlooks some wins | likes full lines, picks loosely |
//! | easy | sees every win of its own, most of the answers that would win | counts lines, a little loosely |
//! | medium | its push and the answer | counts lines |
//! | hard | four plies | counts lines |
//! | expert | as far as time allows; the solution and the book of the opening where they reach | a net that has learnt from the solution |

use super::evaluation::Evaluator;
use super::expert::{BY_LINES, BoardJudge};
use crate::{Expected, Mind, Ranked, Stats, Thought};
use play::dice::Seeded;
use play::{Dice, Duel, Game, Seat};
use quixo::{Move, Outcome, Quixo, State, View};
use search::{Budget, Evaluation, chance};

/// Takes the push that looks best at once: wins, never loses at once, then the fullest lines.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Mind<Quixo> for Greedy {
    fn think(&mut self, game: &Quixo, view: &View, _: Seat, _: &Budget, seed: u64) -> Thought<Move> {
        OnePly { sees_win: 1.0, sees_threat: 0.0, noise: 0.0 }.think(game, view, seed)
    }
}

/// Looks at each push by itself: of those that win it sees every second, of the threats it leaves one in twenty. Where
/// several pushes win it mostly finds one, so that it misses about a quarter of its wins. Picks loosely among the rest.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beginner;

impl Mind<Quixo> for Beginner {
    fn think(&mut self, game: &Quixo, view: &View, _: Seat, _: &Budget, seed: u64) -> Thought<Move> {
        OnePly { sees_win: 0.5, sees_threat: 0.05, noise: 400.0 }.think(game, view, seed)
    }
}

/// Sees its own wins and most of the other side's.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

impl Mind<Quixo> for Easy {
    fn think(&mut self, game: &Quixo, view: &View, _: Seat, _: &Budget, seed: u64) -> Thought<Move> {
        OnePly { sees_win: 1.0, sees_threat: 0.75, noise: 20.0 }.think(game, view, seed)
    }
}

/// Judges each push by a glance at the board after it.
struct OnePly {
    /// How often a push that wins is noticed.
    sees_win: f32,
    /// How often a push that lets the other side win next is noticed.
    sees_threat: f32,
    /// How loosely it picks, in the judge's points.
    noise: f32,
}

impl OnePly {
    fn think(&self, game: &Quixo, view: &View, seed: u64) -> Thought<Move> {
        let mut dice = Seeded::new(seed);
        let state = game.guess(view, &mut dice);
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        let side = game.side(&state);
        let judge = BoardJudge(Evaluator::counting());
        let mut nodes = 0;
        let mut value = |m: Move| {
            let mut after = state.clone();
            game.play(&mut after, m);
            nodes += 1;
            let noise = self.noise * (dice.below(1000) as f32 / 500.0 - 1.0);
            let (win_seen, threat_seen) =
                (chance(&mut dice, self.sees_win), chance(&mut dice, self.sees_threat));
            match after.outcome() {
                Some(Outcome::Draw) => 0.0,
                Some(_) if game.winner(&after) == Some(side) && win_seen => 10_000.0,
                Some(_) if game.winner(&after) == Some(side) => noise,
                Some(_) => -10_000.0,
                None if threat_seen && can_win(game, &after) => -5_000.0 + noise,
                None => noise - judge.lead(game, &after) as f32,
            }
        };
        let ranked = moves.iter().map(|&m| (m, value(m))).collect::<Vec<_>>();
        let ranked =
            ranked.into_iter().map(|(m, v)| Ranked::new(m, Expected::Share(BY_LINES.share(v as i32)), 1));
        let ranked = ranked.collect();
        let stats = Stats { nodes, iterations: 1, depth: 1, ..Stats::default() };
        Thought::ranked(ranked, stats).expect("whoever is to move has a move")
    }
}

/// Whether the side to move can win at once.
pub(super) fn can_win(game: &Quixo, state: &State) -> bool {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let side = game.side(state);
    moves.iter().any(|&m| {
        let mut after = state.clone();
        game.play(&mut after, m);
        game.winner(&after) == Some(side)
    })
}
