//! The expert, and the levels that think like it but less far: alpha-beta, and the solution where there is one.

use super::engine::{CAP_IN_SIGHT, Engine, Root, Searched, Task};
use super::evaluation::Evaluator;
use super::oracle::{Fate, Oracle, Verdict, judge, oracle};
use crate::{Expected, Mind, Ranked, Stats, Thought, millis_since};
use play::dice::Seeded;
use play::{Dice, Duel, Game, Seat, Side, Turn};
use quixo::{Board, Move, Outcome, Quixo, State, Symbol, View};
use search::alpha_beta::{PROVEN, WON};
use search::{AlphaBeta, Budget, Evaluation, JUDGED};
use std::sync::Arc;

/// Thinks with alpha-beta: this many plies, and at their end a judgement of the board.
pub struct SearchMind {
    engine: Engine,
    partners: AlphaBeta<Quixo, BoardJudge>,
    plies: u32,
    /// How loosely it picks among nearly equal moves, in the judge's points.
    noise: u32,
    /// What its leads say about chances.
    sureness: Sureness,
    /// What it takes a draw for: below 0 it rather plays on.
    draw: i32,
    /// Whether the order of equal moves is always the same.
    steady: bool,
    /// Whether it looks up what is solved.
    solved: bool,
    /// Tables of its own, instead of those that are there for everybody.
    tables: Option<Arc<dyn Oracle>>,
}

impl SearchMind {
    /// Its push and the answer.
    pub fn medium() -> SearchMind {
        SearchMind::new(Evaluator::counting(), 2, 12, -20)
    }

    /// Four plies.
    pub fn hard() -> SearchMind {
        SearchMind::new(Evaluator::counting(), 4, 0, -60)
    }

    /// As far as time allows.
    pub fn expert() -> SearchMind {
        SearchMind::new(Evaluator::net(), u32::MAX, 0, -15)
    }

    /// Not a level: looks as far as the expert, takes a draw for half a victory, and knows no chance, so that the same
    /// position is judged alike whatever the seed.
    pub fn judge() -> SearchMind {
        SearchMind { steady: true, ..SearchMind::new(Evaluator::net(), u32::MAX, 0, 0) }
    }

    /// The same, but it takes what is certain from this oracle instead of the usual one.
    #[must_use]
    pub fn believing(self, oracle: Arc<dyn Oracle>) -> SearchMind {
        SearchMind { tables: Some(oracle), solved: true, ..self }
    }

    fn new(evaluator: Evaluator, plies: u32, noise: u32, draw: i32) -> SearchMind {
        // The net has learnt from games without dots, where every cube of one's own may be taken.
        let (lines, sureness) = match evaluator {
            Evaluator::Net(_) => (Evaluator::learnt_lines(), BY_NET),
            _ => (evaluator.clone(), BY_LINES),
        };
        let partners = AlphaBeta::new(BoardJudge(lines)).at_most(plies.min(60)).with_ranking(3);
        let solved = plies == u32::MAX;
        SearchMind {
            engine: Engine::new(evaluator),
            partners,
            plies,
            noise,
            sureness,
            draw,
            steady: false,
            solved,
            tables: None,
        }
    }

    /// Looks at these moves, or at all.
    fn duel(
        &mut self,
        game: &Quixo,
        state: &State,
        only: Option<&[Move]>,
        budget: &Budget,
        dice: &mut Seeded,
    ) -> Thought<Move> {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        moves.retain(|m| only.is_none_or(|only| only.contains(m)));
        let start = budget.clock.now();
        let mut found = self.look(game, state, &moves, only.is_some(), budget, dice);
        if only.is_none() {
            self.blur(&mut found, dice);
        }
        let by_push = |push: u8| moves.iter().copied().find(|m| m.number() == Some(push));
        let ranked: Vec<_> = found
            .roots
            .iter()
            .filter_map(|root| {
                let value = Expected::Share(self.sureness.share(root.value));
                by_push(root.push).map(|m| Ranked::new(m, value, root.depth.into()))
            })
            .collect();
        let best = ranked.first().expect("whoever is to move has a push").clone();
        Thought {
            best: best.mv,
            value: best.value,
            line: line_of(game, state, &found.line),
            ranked,
            stats: Stats {
                nodes: found.nodes,
                iterations: found.depth.into(),
                depth: found.depth,
                millis: millis_since(budget, start),
                exact: found.proven,
            },
        }
    }

    /// What the solution says, and what the search says where the solution says nothing or not enough. With `every`, all
    /// moves are judged, even if one of them wins for certain.
    fn look(
        &mut self,
        game: &Quixo,
        state: &State,
        moves: &[Move],
        every: bool,
        budget: &Budget,
        dice: &mut Seeded,
    ) -> Searched {
        let mut roots = self.roots(game, state, moves, dice);
        let past = past(game, state);
        let left = plies_left(game, state);
        let near = left.filter(|&left| left < CAP_IN_SIGHT);
        let oracle = self.oracle(game);
        let verdict = match &oracle {
            Some(oracle) => judge(&**oracle, game.square(), seen_by_mover(game, state), near, &mut roots),
            None => Verdict::Unknown,
        };
        match verdict {
            Verdict::Known => looked_up(roots),
            Verdict::Unknown => self.search(game, state, &mut roots, &past, oracle.as_deref(), budget),
            // Among moves that are all as good for certain, the search finds the one that makes headway.
            Verdict::Narrowed { certain, mut gone, mut unknown } => {
                let below = if certain.is_some() { None } else { oracle.as_deref() };
                let mut found = self.search(game, state, &mut roots, &past, below, budget);
                certain.into_iter().for_each(|fate| found.make_certain(fate, left.is_some()));
                if every && !unknown.is_empty() {
                    let rest = self.search(game, state, &mut unknown, &past, oracle.as_deref(), budget);
                    found.nodes += rest.nodes;
                    gone.extend(rest.roots);
                    gone.sort_by_key(|root| -root.value);
                }
                found.roots.extend(gone);
                found
            }
        }
    }

    /// The expert looks up what is solved.
    fn oracle(&self, game: &Quixo) -> Option<Arc<dyn Oracle>> {
        if !self.solved {
            return None;
        }
        self.tables.clone().or_else(|| oracle(game.size()))
    }

    fn search(
        &mut self,
        game: &Quixo,
        state: &State,
        roots: &mut Vec<Root>,
        past: &[u64],
        oracle: Option<&dyn Oracle>,
        budget: &Budget,
    ) -> Searched {
        let (square, bits) = (game.square(), seen_by_mover(game, state));
        let (plies, draw, left) = (self.plies, self.draw, plies_left(game, state));
        let task = Task { square, bits, plies, ranking: 3, draw, left, past, oracle };
        // A few plies need little memory, and a large table costs time to clear.
        let memory = if self.plies > 8 { budget.memory } else { budget.memory.min(1 << 20) };
        self.engine.search(&task, roots, &budget.clone().with_memory(memory))
    }

    /// The root's moves, in random order unless it is steady, each with whether it ends the game drawn.
    fn roots(&self, game: &Quixo, state: &State, moves: &[Move], dice: &mut Seeded) -> Vec<Root> {
        let root = |m: &Move| {
            let mut after = state.clone();
            game.play(&mut after, *m);
            // A position that has come up twice can come up a third time: count it as drawn.
            let over = after.outcome() == Some(Outcome::Draw);
            let drawn = over || after.outcome().is_none() && game.repetition() && after.repeats() >= 2;
            m.number().map(|push| Root { push, value: 0, depth: 0, drawn, over })
        };
        let mut roots: Vec<Root> = moves.iter().filter_map(root).collect();
        if !self.steady {
            play::dice::shuffle(&mut roots, dice);
        }
        roots
    }

    /// A human hand does not always find the best of nearly equal moves.
    fn blur(&self, found: &mut Searched, dice: &mut Seeded) {
        if self.noise == 0 || found.roots[0].value.abs() >= PROVEN {
            return;
        }
        let near =
            found.roots.iter().take(3).filter(|root| {
                root.value > -PROVEN && found.roots[0].value - root.value <= self.noise as i32
            });
        let chosen = dice.below(near.count().max(1) as u32) as usize;
        found.roots[..=chosen].rotate_right(1);
        if chosen > 0 {
            found.line = vec![found.roots[0].push];
        }
    }

    fn team(&mut self, game: &Quixo, state: &State, budget: &Budget) -> Thought<Move> {
        let start = budget.clock.now();
        let mut found = self.partners.search(game, state, budget);
        // Partners share the victory.
        found.ranked.iter_mut().for_each(|choice| choice.value = BY_LINES.share(choice.value as i32) / 2.0);
        // The table knows positions, not how near the cap is: what it says does not prove anything then.
        found.exact &= plies_left(game, state).is_none_or(|left| left > found.depth);
        let exact = std::mem::replace(&mut found.exact, true);
        let mut thought = Thought::found(found, budget, start);
        thought.stats.exact = exact;
        thought
    }
}

/// Plies until the cap ends the game, where there is one (Q9).
fn plies_left(game: &Quixo, state: &State) -> Option<u32> {
    game.cap().map(|cap| cap.saturating_sub(state.moves_made()))
}

/// What the solution says, without any search.
fn looked_up(roots: Vec<Root>) -> Searched {
    let line = vec![roots[0].push];
    Searched { depth: roots[0].depth, nodes: roots.len() as u64, proven: true, line, roots }
}

impl Searched {
    /// Whatever the search thought, this is what all moves that were kept come to. With a cap on the number of moves a
    /// win of unknown length is as good as certain, but not proven.
    fn make_certain(&mut self, fate: Fate, capped: bool) {
        let certain = fate.value(0);
        for root in &mut self.roots {
            root.value = match fate {
                Fate::Win(_) => root.value.max(certain),
                Fate::Loss(_) => root.value.min(certain),
                Fate::Draw => 0,
            };
        }
        self.proven |= !capped || fate == Fate::Draw;
    }
}

impl Mind<Quixo> for SearchMind {
    fn think(&mut self, game: &Quixo, view: &View, _: Seat, budget: &Budget, seed: u64) -> Thought<Move> {
        let mut dice = Seeded::new(seed);
        let state = game.guess(view, &mut dice);
        if game.has_dots() {
            self.team(game, &state, budget)
        } else {
            self.duel(game, &state, None, budget, &mut dice)
        }
    }

    /// All to the same depth.
    fn compare(
        &mut self,
        game: &Quixo,
        view: &View,
        _: Seat,
        moves: &[Move],
        budget: &Budget,
        _: u64,
    ) -> Option<Thought<Move>> {
        let mut dice = Seeded::new(0);
        let state = game.guess(view, &mut dice);
        (!game.has_dots()).then(|| self.duel(game, &state, Some(moves), budget, &mut dice))
    }
}

/// Judges a state by its board.
#[derive(Clone, Debug)]
pub struct BoardJudge(pub Evaluator);

impl Evaluation<Quixo> for BoardJudge {
    fn lead(&self, game: &Quixo, state: &State) -> i32 {
        self.0.lead(game.square(), seen_by_mover(game, state))
    }
}

/// The cubes as one word, those of the side to move low.
fn seen_by_mover(game: &Quixo, state: &State) -> u64 {
    match game.side(state) {
        Side::First => state.board().bits(),
        Side::Second => state.board().bits().rotate_left(32),
    }
}

/// The positions that may come again, each seen by its own mover.
fn past(game: &Quixo, state: &State) -> Vec<u64> {
    let seen = |(board, seat): (Board, Seat)| match Symbol::of(seat) {
        Symbol::Cross => board.bits(),
        Symbol::Circle => board.bits().rotate_left(32),
    };
    if game.repetition() { game.earlier(state).map(seen).collect() } else { Vec::new() }
}

fn line_of(game: &Quixo, state: &State, pushes: &[u8]) -> Vec<Move> {
    let mut state = state.clone();
    let mut line = Vec::new();
    let mut moves = Vec::new();
    for &push in pushes {
        if !matches!(game.turn(&state), Turn::Of(_)) {
            break;
        }
        game.moves(&state, &mut moves);
        let Some(&m) = moves.iter().find(|m| m.number() == Some(push)) else { break };
        line.push(m);
        game.play(&mut state, m);
    }
    line
}

/// What leads say about chances; `examples/calibrate.rs` has what they are fitted to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sureness {
    /// The lead that makes a clear difference.
    clear: f64,
    /// A part of the chance, and the lead that is enough for it.
    soon: (f64, f64),
}

/// Of counted and learnt lines.
pub(super) const BY_LINES: Sureness = Sureness { clear: 90.0, soon: (0.0, 1.0) };

/// Of the net: whether there is a lead at all tells much, how large it is less.
const BY_NET: Sureness = Sureness { clear: 180.0, soon: (0.4, 10.0) };

impl Sureness {
    /// The chance to win that goes with a lead.
    pub(super) fn share(self, lead: i32) -> f64 {
        match lead {
            lead if lead >= PROVEN => 1.0 - f64::from(WON - lead) * 1e-6,
            lead if lead <= -PROVEN => f64::from(WON + lead) * 1e-6,
            lead if lead > JUDGED => 0.99,
            lead if lead < -JUDGED => 0.01,
            lead => {
                let won = |clear: f64| 1.0 / (1.0 + (-f64::from(lead) / clear).exp());
                let (part, enough) = self.soon;
                0.02 + 0.96 * (part * won(enough) + (1.0 - part) * won(self.clear))
            }
        }
    }
}

/// The symbol of the side to move.
pub(super) fn symbol(game: &Quixo, state: &State) -> Symbol {
    match game.side(state) {
        Side::First => Symbol::Cross,
        Side::Second => Symbol::Circle,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_larger_lead_is_a_larger_chance_and_the_chances_of_both_sides_add_up_to_one() {
        for sureness in [BY_LINES, BY_NET] {
            let leads = [0, 10, 50, 200, 1000, JUDGED + 1, PROVEN + 1, WON - 1];
            let shares = leads.map(|lead| sureness.share(lead));
            assert!(shares.is_sorted_by(|a, b| a < b), "{shares:?}");
            for (lead, share) in leads.into_iter().zip(shares) {
                assert!((share + sureness.share(-lead) - 1.0).abs() < 1e-12, "{lead}");
            }
        }
    }
}
