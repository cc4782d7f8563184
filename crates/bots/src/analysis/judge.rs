//! The judgement of one move and of one stroke of luck.

use super::notes::{Class, DrawNote, MoveNote};
use crate::{Mind, Played, Thought};
use play::dice::Seeded;
use play::{Eyes, Refusal, Seat, Turn};
use search::{Budget, Limits, part_seed};

/// Something to judge.
pub(super) struct Task<G: Played> {
    /// Number of the event, from 0.
    pub at: usize,
    seat: Seat,
    state: G::State,
    what: Event<G>,
}

enum Event<G: Played> {
    /// A move, and whether there was no other.
    Move(G::Move, bool),
    /// Luck, from the position before it, and what it was.
    Luck(G::State, String),
}

/// What came of a task.
pub(super) enum Told {
    Move(MoveNote),
    Draw(DrawNote),
    /// Nothing can be said.
    Nothing,
}

impl<G: Played> Task<G> {
    pub fn of_move(game: &G, at: usize, seat: Seat, state: &G::State, m: G::Move) -> Task<G> {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        Task { at, seat, state: state.clone(), what: Event::Move(m, moves.len() == 1) }
    }

    /// Luck after which `seat` is to act in `state`.
    pub fn of_luck(at: usize, seat: Seat, before: G::State, state: G::State, text: String) -> Task<G> {
        Task { at, seat, state, what: Event::Luck(before, text) }
    }

    /// How much of a move's budget it takes.
    pub fn weight(&self, samples: u32) -> f64 {
        match self.what {
            Event::Move(_, false) => 1.0,
            Event::Move(_, true) => 1.0 / f64::from(FORCED),
            Event::Luck(..) if samples == 0 => 0.0,
            Event::Luck(..) => f64::from(samples + 1) / f64::from(SAMPLED),
        }
    }
}

/// What a forced move is worth takes this part of the budget.
const FORCED: u32 = 8;
/// And what a stroke of luck is worth, this part for each of those it is compared with.
const SAMPLED: u32 = 12;

/// This part of a budget.
fn part(budget: &Budget, of: u32) -> Budget {
    let mut part = budget.clone();
    part.limits =
        Limits { time: budget.limits.time.map(|time| time / of), ..budget.limits.share(0, of.into()) };
    part
}

/// Who judges.
pub(super) struct Judge<'a, G: Played> {
    pub game: &'a G,
    pub mind: Box<dyn Mind<G>>,
    /// Who compares luck.
    pub sampler: Box<dyn Mind<G>>,
    pub budget: Budget,
}

impl<G: Played> Judge<'_, G> {
    pub fn told(&mut self, task: &Task<G>, seed: u64, samples: u32) -> Result<Told, Refusal> {
        match &task.what {
            Event::Move(m, only) => self.a_move(task, *m, *only, seed).map(Told::Move),
            Event::Luck(before, text) => Ok(self.luck(task, before, text, !seed, samples)),
        }
    }

    /// One thought from what the seat sees; then the best move and the one that was made are looked at alike.
    fn a_move(&mut self, task: &Task<G>, m: G::Move, only: bool, seed: u64) -> Result<MoveNote, Refusal> {
        let view = self.game.view(&task.state, Eyes::Seat(task.seat));
        let (budget, seat) = (part(&self.budget, if only { FORCED } else { 2 }), task.seat);
        let thought = match only.then(|| self.mind.compare(self.game, &view, seat, &[m], &budget, seed)) {
            Some(Some(thought)) => thought,
            _ => self.mind.think(self.game, &view, seat, &budget, seed),
        };
        let unit = || Refusal::new("refused-analysis-unit");
        let mut before = thought.value.share().ok_or_else(unit)?;
        let mut after = before;
        if m != thought.best {
            let known = value_of(&thought, m);
            let alike = match thought.stats.exact && known.is_some() {
                true => None,
                false => {
                    self.mind.compare(self.game, &view, seat, &[thought.best, m], &budget, part_seed(seed, 1))
                }
            };
            match alike {
                Some(alike) => {
                    after = value_of(&alike, m).ok_or_else(unit)?;
                    before = value_of(&alike, thought.best).ok_or_else(unit)?.max(after);
                }
                None => after = known.unwrap_or(before).min(before),
            }
        }
        let loss = before - after;
        let class = Class::of(loss, m == thought.best, only);
        let better = !matches!(class, Class::Forced | Class::Best);
        Ok(MoveNote {
            event: task.at,
            seat,
            text: self.game.move_text(&task.state, m),
            before,
            after,
            loss,
            class,
            better: better.then(|| self.game.move_text(&task.state, thought.best)),
            reasons: self.reasons(&thought, &view, seat),
            line: line_text(self.game, &task.state, &thought.line),
            exact: thought.stats.exact,
            depth: thought.stats.depth,
            nodes: thought.stats.nodes,
        })
    }

    fn reasons(&self, thought: &Thought<G::Move>, view: &G::View, seat: Seat) -> Vec<play::Phrase> {
        match thought.ranked.first() {
            Some(best) if !best.reasons.is_empty() => best.reasons.clone(),
            _ => self.game.reasons(view, seat, thought.best),
        }
    }

    /// What the seat to act expects now, against the mean of what it would expect had luck fallen otherwise.
    fn luck(&mut self, task: &Task<G>, before: &G::State, text: &str, seed: u64, samples: u32) -> Told {
        let budget = part(&self.budget, SAMPLED);
        if samples == 0 {
            return Told::Nothing;
        }
        let Some(value) = self.expect(&task.state, task.seat, &budget, seed) else { return Told::Nothing };
        let mut others = Vec::new();
        for n in 0..samples {
            let mut world = before.clone();
            let mut dice = Seeded::new(part_seed(seed, u64::from(n)));
            while self.game.turn(&world) == Turn::Luck {
                let luck = self.game.draw(&world, &mut dice);
                self.game.settle(&mut world, luck);
            }
            others.extend(self.expect(&world, task.seat, &budget, seed));
        }
        if others.is_empty() || self.budget.stop.is_set() {
            return Told::Nothing;
        }
        let expected = others.iter().sum::<f64>() / others.len() as f64;
        let (event, seat, text) = (task.at, task.seat, text.to_owned());
        Told::Draw(DrawNote { event, seat, text, value, expected, luck: value - expected })
    }

    /// What `seat` expects in this world; where another seat is to act, that one's view is taken and turned round
    /// only between two seats, else nothing can be said.
    fn expect(&mut self, state: &G::State, seat: Seat, budget: &Budget, seed: u64) -> Option<f64> {
        match self.game.turn(state) {
            Turn::Of(actor) if actor == seat || self.game.seats() == 2 => {
                let view = self.game.view(state, Eyes::Seat(actor));
                let quick = self.sampler.think(self.game, &view, actor, budget, seed).value.share();
                // A quick mind may know only points; then the judge itself is asked.
                let share =
                    quick.or_else(|| self.mind.think(self.game, &view, actor, budget, seed).value.share())?;
                Some(if actor == seat { share } else { 1.0 - share })
            }
            Turn::Over => Some(self.game.standing(state).shares()[seat.index()]),
            Turn::Of(_) | Turn::Luck => None,
        }
    }
}

/// What a thought expects of a move, where it looked at it.
fn value_of<M: Copy + PartialEq>(thought: &Thought<M>, m: M) -> Option<f64> {
    thought.ranked.iter().find(|ranked| ranked.mv == m).and_then(|ranked| ranked.value.share())
}

fn line_text<G: Played>(game: &G, state: &G::State, line: &[G::Move]) -> Vec<String> {
    let mut state = state.clone();
    let mut texts = Vec::new();
    for &m in line {
        if !matches!(game.turn(&state), Turn::Of(_)) || game.explain(&state, m).is_err() {
            break;
        }
        texts.push(game.move_text(&state, m));
        game.play(&mut state, m);
    }
    texts
}
