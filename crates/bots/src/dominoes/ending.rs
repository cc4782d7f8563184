//! Exact endings: with two players and nothing left to draw everything can be known.

use super::chances::RoundWorth;
use dominoes::{Dominoes, End, Hands, Move, View, tiles, with_number};
use play::{Game, Seat};
use search::{Candidate, Found, Meter};
use std::collections::HashMap;

/// What is known by best play counts as much as this many trials.
const SURE: u64 = 100_000;

/// An ending of two players whose hands are both known.
pub struct Ending<'a> {
    me: Seat,
    hands: [u64; 2],
    ends: (u8, u8),
    totals: [u16; play::MAX_SEATS],
    worth: &'a RoundWorth,
    known: HashMap<Position, f32>,
}

/// Both hands, the ends (in order, for sides do not matter), and who is to move.
type Position = ([u64; 2], (u8, u8), u8);

impl<'a> Ending<'a> {
    /// The ending that this view shows; `None` where something is still hidden.
    pub fn of(game: &Dominoes, view: &View, worth: &'a RoundWorth) -> Option<Ending<'a>> {
        let (me, hand) = view.own()?;
        if game.seats() != 2 || view.stock > 0 || view.must().is_some() || view.line.is_empty() {
            return None;
        }
        let mut hands = [view.unseen(); 2];
        hands[me.index()] = hand;
        Some(Ending { me, hands, ends: view.line.ends(), totals: view.totals, worth, known: HashMap::new() })
    }

    /// The moves with what they come to by best play, best first; `None` if the meter ran out. In a match that is proven
    /// only where the round decides it.
    pub fn solve(&mut self, moves: &[Move], meter: &mut Meter) -> Option<Found<Move>> {
        let mut ranked = Vec::with_capacity(moves.len());
        for &m in moves {
            let (hands, ends) = self.after(m);
            let value = self.value(hands, ends, self.me.next(2), meter)?;
            ranked.push(Candidate { m, value: value.into(), visits: SURE });
        }
        ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        let line = vec![ranked.first()?.m];
        let nodes = meter.nodes();
        let exact = ranked.iter().all(|choice| self.worth.is_final(choice.value));
        Some(Found { ranked, line, nodes, iterations: 1, depth: self.hands[0].count_ones(), exact })
    }

    fn after(&self, m: Move) -> ([u64; 2], (u8, u8)) {
        let Move::Lay { tile, end } = m else { return (self.hands, self.ends) };
        let mut hands = self.hands;
        hands[self.me.index()] &= !tile.bit();
        let (left, right) = self.ends;
        let ends = if end == End::Left { (tile.other(left), right) } else { (left, tile.other(right)) };
        (hands, ends)
    }

    /// What the position is worth to me when both play their best from here.
    fn value(&mut self, hands: [u64; 2], ends: (u8, u8), turn: Seat, meter: &mut Meter) -> Option<f32> {
        let (left, right) = ends;
        let fitting = with_number(left) | with_number(right);
        if hands.contains(&0) || (hands[0] | hands[1]) & fitting == 0 {
            return Some(self.end(hands));
        }
        let position = (hands, (left.min(right), left.max(right)), turn.0);
        if let Some(&value) = self.known.get(&position) {
            return Some(value);
        }
        if !meter.node() {
            return None;
        }
        let mine = turn == self.me;
        let hand = hands[turn.index()];
        let mut best: Option<f32> = None;
        for (end, other) in [(left, right), (right, left)].into_iter().take(if left == right { 1 } else { 2 })
        {
            for tile in tiles(hand & with_number(end)) {
                let mut next = hands;
                next[turn.index()] &= !tile.bit();
                let value = self.value(next, (tile.other(end), other), turn.next(2), meter)?;
                best = Some(best.map_or(value, |best| if mine { best.max(value) } else { best.min(value) }));
                // Values are chances: nothing is better than sure, so no other tile of this end need be tried, and the
                // value is exact all the same.
                if best == Some(if mine { 1.0 } else { 0.0 }) {
                    break;
                }
            }
        }
        let value = match best {
            Some(best) => best,
            None => self.value(hands, ends, turn.next(2), meter)?,
        };
        self.known.insert(position, value);
        Some(value)
    }

    fn end(&self, hands: [u64; 2]) -> f32 {
        let mut all: Hands = [0; play::MAX_SEATS];
        all[..2].copy_from_slice(&hands);
        self.worth.of_hands(&all, &self.totals)[self.me.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dominoes::State;
    use play::dice::Seeded;
    use play::walk::wander;
    use play::{Eyes, Turn};
    use search::Budget;

    /// Random games until the stock is empty and few tiles are left.
    fn endings(game: &Dominoes, count: usize) -> Vec<State> {
        let mut found = Vec::new();
        for seed in 0.. {
            let wished = |state: &State| {
                let held = state.hand(Seat(0)).count_ones() + state.hand(Seat(1)).count_ones();
                let deciding = matches!(game.turn(state), Turn::Of(_)) && state.must().is_none();
                deciding && state.stock() == 0 && held <= 13
            };
            let state = wander(game, &mut Seeded::new(seed), wished);
            found.extend(wished(&state).then_some(state));
            if found.len() == count {
                break;
            }
        }
        found
    }

    /// What each seat gets when everybody plays what is best for itself; everything is tried.
    fn plain(game: &Dominoes, state: &State, known: &mut HashMap<State, [f64; 2]>) -> [f64; 2] {
        let Turn::Of(seat) = game.turn(state) else {
            let shares = game.standing(state).shares();
            return [shares[0], shares[1]];
        };
        if let Some(&values) = known.get(state) {
            return values;
        }
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let after = |&m: &Move| {
            let mut next = *state;
            game.play(&mut next, m);
            plain(game, &next, known)
        };
        let better = |a: [f64; 2], b: [f64; 2]| if b[seat.index()] > a[seat.index()] { b } else { a };
        let best = moves.iter().map(after).reduce(better).expect("somebody to move has a move");
        known.insert(*state, best);
        best
    }

    #[test]
    fn it_agrees_with_a_plain_search_of_everything() {
        let game = Dominoes::new(2).unwrap();
        let worth = RoundWorth::new(&game);
        for state in endings(&game, 60) {
            let seat = state.acting();
            let view = game.view(&state, Eyes::Seat(seat));
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let mut meter = Budget::nodes(1_000_000).meter();
            let clever = Ending::of(&game, &view, &worth).unwrap().solve(&moves, &mut meter).unwrap();
            let mut known = HashMap::new();
            for choice in &clever.ranked {
                let mut next = state;
                game.play(&mut next, choice.m);
                let plain = plain(&game, &next, &mut known)[seat.index()];
                assert_eq!(choice.value, plain, "{:?} in {state:?}", choice.m);
            }
        }
    }

    #[test]
    fn nothing_is_solved_while_something_is_hidden() {
        let game = Dominoes::new(2).unwrap();
        let worth = RoundWorth::new(&game);
        let mut state = game.start();
        let deal = game.draw(&state, &mut Seeded::new(1));
        game.settle(&mut state, deal);
        assert!(Ending::of(&game, &game.view(&state, Eyes::Seat(state.acting())), &worth).is_none());
    }
}
