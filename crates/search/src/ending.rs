//! Exact search of endings: everything to the end, for any number of seats, with luck where it can be listed.

use crate::{Choice, Found, Meter, Values, Worth};
use play::{Game, Turn};
use std::collections::HashMap;

/// Lists what luck can do, where it is little enough to list.
pub trait Chances<G: Game>: Send + Sync {
    /// Fills `out` with every outcome and its probability. False: too many, give up.
    fn outcomes(&self, game: &G, state: &G::State, out: &mut Vec<(G::Luck, f64)>) -> bool;
}

/// No luck is left; where it is, the search gives up.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoChances;

impl<G: Game> Chances<G> for NoChances {
    fn outcomes(&self, _game: &G, _state: &G::State, _out: &mut Vec<(G::Luck, f64)>) -> bool {
        false
    }
}

/// Solves a position: each seat plays what is best for itself (max-n; equal moves: the first one).
#[derive(Debug)]
pub struct Ending<G: Game, C = NoChances> {
    chances: C,
    worth: Worth,
    memory: usize,
    known: HashMap<G::State, Values>,
    lists: Vec<Vec<G::Move>>,
}

impl<G: Game> Ending<G> {
    /// Endings without luck; results are worth `worth`; at most `memory` bytes for known positions.
    pub fn new(worth: Worth, memory: usize) -> Ending<G> {
        Ending::with_chances(worth, memory, NoChances)
    }
}

impl<G: Game, C: Chances<G>> Ending<G, C> {
    /// Endings with luck that `chances` lists.
    pub fn with_chances(worth: Worth, memory: usize, chances: C) -> Ending<G, C> {
        Ending { chances, worth, memory, known: HashMap::new(), lists: Vec::new() }
    }

    /// All moves with their exact values, best first; `None` if the budget did not suffice or luck was in the way.
    pub fn solve(&mut self, game: &G, state: &G::State, meter: &mut Meter) -> Option<Found<G::Move>> {
        let Turn::Of(seat) = game.turn(state) else { return None };
        let before = meter.nodes();
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let mut ranked = Vec::with_capacity(moves.len());
        for m in moves {
            let mut next = state.clone();
            game.play(&mut next, m);
            let value = self.value(game, &next, meter, 1)?[seat.index()];
            ranked.push(Choice { m, value: value.into(), visits: 1 });
        }
        ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        let line = vec![ranked.first()?.m];
        Some(Found { ranked, line, nodes: meter.nodes() - before, iterations: 1, depth: 0, exact: true })
    }

    /// What a position is worth to each seat; `None` if the budget did not suffice or luck was in the way.
    pub fn values(&mut self, game: &G, state: &G::State, meter: &mut Meter) -> Option<Values> {
        self.value(game, state, meter, 0)
    }

    fn value(&mut self, game: &G, state: &G::State, meter: &mut Meter, ply: usize) -> Option<Values> {
        if !meter.node() {
            return None;
        }
        let seat = match game.turn(state) {
            Turn::Over => return Some(self.worth.of(&game.standing(state))),
            Turn::Luck => return self.luck(game, state, meter, ply),
            Turn::Of(seat) => seat,
        };
        if let Some(known) = self.known.get(state) {
            return Some(known.clone());
        }
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        let mut moves = std::mem::take(&mut self.lists[ply]);
        game.moves(state, &mut moves);
        let mut best: Option<Values> = None;
        for &m in &moves {
            let mut next = state.clone();
            game.play(&mut next, m);
            let values = self.value(game, &next, meter, ply + 1)?;
            if best.as_ref().is_none_or(|best| values[seat.index()] > best[seat.index()]) {
                best = Some(values);
            }
        }
        self.lists[ply] = moves;
        let each = size_of::<G::State>() + size_of::<Values>() + 16;
        if let Some(best) = &best
            && self.known.len() < self.memory / each
        {
            self.known.insert(state.clone(), best.clone());
        }
        best
    }

    fn luck(&mut self, game: &G, state: &G::State, meter: &mut Meter, ply: usize) -> Option<Values> {
        let mut outcomes = Vec::new();
        if !self.chances.outcomes(game, state, &mut outcomes) {
            return None;
        }
        let mut sum = [0.0f64; play::MAX_SEATS];
        for (luck, chance) in outcomes {
            let mut next = state.clone();
            game.settle(&mut next, luck);
            let values = self.value(game, &next, meter, ply + 1)?;
            sum.iter_mut().zip(&values).for_each(|(sum, &value)| *sum += chance * f64::from(value));
        }
        Some(sum[..game.seats().into()].iter().map(|&value| value as f32).collect())
    }
}
