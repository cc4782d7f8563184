//! Alpha-beta on bit boards for two-player Quixo: deepening, a table, killers, history, late moves less deep.
//!
//! A position is one word: the cubes of the side to move are the low half, the other side's the high half.

use super::evaluation::Evaluator;
use super::oracle::{Fate, Oracle};
use quixo::{Board, Push, Square, Symbol};
use search::alpha_beta::{PROVEN, WON, from_table, to_table};
use search::{Bound, Budget, Meter, Transpositions};

const DEEPEST: usize = 128;
const PUSHES: usize = 44;

/// One of the moves at the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Root {
    /// Number of the push.
    pub push: u8,
    /// Its value for the side to move.
    pub value: i32,
    /// How deep that was searched.
    pub depth: u32,
    /// The position came up before: better something else.
    pub drawn: bool,
    /// The game is drawn by repetition or the cap, whatever the board says.
    pub over: bool,
}

/// What a search is asked to do.
#[derive(Clone, Copy)]
pub(super) struct Task<'a> {
    /// The board's shape.
    pub square: &'static Square,
    /// The position, the mover's cubes low.
    pub bits: u64,
    /// Plies to look ahead at most.
    pub plies: u32,
    /// How many of the best moves need exact values.
    pub ranking: usize,
    /// What a draw is worth to the side that thinks.
    pub draw: i32,
    /// Plies until the game is drawn by the cap (Q9), where there is one.
    pub left: Option<u32>,
    /// Earlier positions of the game that may come again, seen by their own movers.
    pub past: &'a [u64],
    /// Somebody who knows some boards.
    pub oracle: Option<&'a dyn Oracle>,
}

/// What came out.
#[derive(Clone, Debug)]
pub(super) struct Searched {
    /// Moves, best first.
    pub roots: Vec<Root>,
    /// The expected course, as numbers of pushes.
    pub line: Vec<u8>,
    /// The depth that was finished.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Whether the best value is a proven win or loss.
    pub proven: bool,
}

struct Interrupted;
type Value = Result<i32, Interrupted>;

/// The searcher. It keeps its table between the moves of a game.
#[derive(Debug)]
pub(super) struct Engine {
    evaluator: Evaluator,
    table: Option<Transpositions<u8>>,
    history: [[u32; PUSHES]; 2],
    killers: [[u8; 2]; DEEPEST],
    path: Vec<u64>,
    /// From where on the path positions can still come again.
    fresh: Vec<usize>,
}

/// The cap is told apart in the table when it is nearer than this: no search looks farther.
pub(super) const CAP_IN_SIGHT: u32 = DEEPEST as u32;

struct Node<'a> {
    /// The ply at which the game is drawn, if a search can come so far.
    drawn_at: Option<usize>,
    square: &'static Square,
    pushes: &'static [Push],
    meter: &'a mut Meter,
    draw: i32,
    base: usize,
    /// Who knows, and with how many turned cubes, as bits.
    oracle: Option<(&'a dyn Oracle, u32)>,
}

/// An oracle on disk is asked only where it saves a search of this many plies.
const ASKED: u32 = 3;

impl Node<'_> {
    /// What the table knows a position by: where the cap is in sight the plies left belong to it. The bits between the
    /// cells of both sides are free (25 cells, then 7 bits).
    fn key(&self, bits: u64, ply: usize) -> u64 {
        self.drawn_at.map_or(bits, |end| bits | ((end - ply) as u64 & 127) << 25)
    }

    /// A draw, as the mover of this ply sees it.
    fn drawn(&self, ply: usize) -> i32 {
        if ply.is_multiple_of(2) { self.draw } else { -self.draw }
    }

    /// What the oracle knows of this position, as a value for its mover.
    fn certain(&self, bits: u64, ply: usize, depth: u32) -> Option<i32> {
        let (oracle, layers) = self.oracle?;
        if depth < ASKED || layers >> bits.count_ones() & 1 == 0 {
            return None;
        }
        let left = self.drawn_at.map(|end| (end - ply) as u32);
        match oracle.fate(Board::from_bits(bits))?.within(left)? {
            Fate::Draw => Some(self.drawn(ply)),
            fate => Some(fate.value(ply as i32)),
        }
    }
}

impl Engine {
    pub fn new(evaluator: Evaluator) -> Engine {
        Engine {
            evaluator,
            table: None,
            history: [[0; PUSHES]; 2],
            killers: [[u8::MAX; 2]; DEEPEST],
            path: Vec::new(),
            fresh: Vec::new(),
        }
    }

    /// Searches the root's `moves` deeper and deeper.
    pub fn search(&mut self, task: &Task<'_>, moves: &mut Vec<Root>, budget: &Budget) -> Searched {
        let mut meter = budget.meter();
        let most = budget.limits.nodes.map_or(usize::MAX, |n| usize::try_from(n).unwrap_or(usize::MAX));
        let table = self.table.get_or_insert_with(|| Transpositions::new(budget.memory, most));
        table.fit(budget.memory, most);
        table.new_search();
        self.killers = [[u8::MAX; 2]; DEEPEST];
        self.history.iter_mut().flatten().for_each(|n| *n /= 8);
        self.path.clear();
        self.path.extend_from_slice(task.past);
        self.path.push(task.bits);
        self.fresh.clear();
        self.fresh.push(0);
        let mut node = Node {
            drawn_at: task.left.filter(|&left| left < CAP_IN_SIGHT).map(|left| left as usize),
            square: task.square,
            pushes: task.square.pushes(),
            meter: &mut meter,
            draw: task.draw,
            base: task.past.len(),
            oracle: task.oracle.map(|oracle| (oracle, oracle.layers())),
        };
        let (mut depth, mut proven) = (0, false);
        for plies in 1..=task.plies.min(DEEPEST as u32 - 2) {
            if plies > 1 && !node.meter.iteration() {
                break;
            }
            if self.root(&mut node, task, moves, plies).is_err() {
                break;
            }
            depth = plies;
            let value = moves[0].value;
            proven = value.abs() >= PROVEN;
            if proven && plies as i32 >= WON - value.abs() {
                break;
            }
        }
        let line = self.line(task, moves[0].push);
        Searched { roots: std::mem::take(moves), line, depth, nodes: meter.nodes(), proven }
    }

    fn root(
        &mut self,
        node: &mut Node<'_>,
        task: &Task<'_>,
        roots: &mut [Root],
        plies: u32,
    ) -> Result<(), Interrupted> {
        for n in 0..roots.len() {
            let exact = n < task.ranking;
            let alpha = if exact { -WON - 1 } else { roots[task.ranking - 1].value };
            let push = roots[n].push;
            let value = if roots[n].drawn {
                task.draw
            } else if exact {
                self.child(node, task.bits, push, 0, plies, alpha, WON + 1)?
            } else {
                match self.child(node, task.bits, push, 0, plies, alpha, alpha + 1)? {
                    value if value > alpha => self.child(node, task.bits, push, 0, plies, alpha, WON + 1)?,
                    value => value,
                }
            };
            roots[n].value = value;
            roots[n].depth = plies;
            if exact || value > alpha {
                let place = roots[..n].iter().position(|other| other.value < value).unwrap_or(n);
                roots[place..=n].rotate_right(1);
            }
        }
        Ok(())
    }

    /// The value of a push for who makes it.
    #[expect(clippy::too_many_arguments, reason = "the recursion of a search")]
    fn child(
        &mut self,
        node: &mut Node<'_>,
        bits: u64,
        push: u8,
        ply: usize,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Value {
        let shape = &node.pushes[usize::from(push)];
        let after = pushed(bits, shape);
        // Deeper down neither wins nor pushes that lose at once are in the list.
        if ply == 0 && node.square.any_line(Board::from_bits(after)) {
            let theirs = node.square.has_line(Board::from_bits(after), Symbol::Circle);
            let won = WON - ply as i32 - 1;
            return Ok(if theirs { -won } else { won });
        }
        let next = after.rotate_left(32);
        let new_cube = (bits | bits >> 32) >> shape.from & 1 == 0;
        let fresh = if new_cube { self.path.len() } else { self.fresh[ply] };
        if !new_cube && self.came_up(next, fresh) {
            return Ok(node.drawn(ply));
        }
        if node.drawn_at == Some(ply + 1) {
            return Ok(node.drawn(ply));
        }
        self.path.push(next);
        self.fresh.truncate(ply + 1);
        self.fresh.push(fresh);
        let value = self.inner(node, next, ply + 1, depth - 1, -beta, -alpha);
        self.path.truncate(node.base + ply + 1);
        value.map(|value| -value)
    }

    /// Whether this position stands on the path since a blank cube was last taken.
    fn came_up(&self, next: u64, fresh: usize) -> bool {
        self.path[fresh..].iter().rev().skip(1).step_by(2).any(|&earlier| earlier == next)
    }

    fn inner(
        &mut self,
        node: &mut Node<'_>,
        bits: u64,
        ply: usize,
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> Value {
        if !node.meter.node() {
            return Err(Interrupted);
        }
        let win = WON - ply as i32 - 1;
        let key = node.key(bits, ply);
        let known = self.table.as_ref().and_then(|table| table.get(key));
        // Positions that win at once are never kept, so what is known needs no looking.
        if known.is_none() && has_win(node, bits) {
            return Ok(win);
        }
        if depth == 0 || ply >= DEEPEST - 2 {
            return Ok(self.evaluator.lead(node.square, bits));
        }
        // Mate distance, a little tighter than in general: it does not win next, so it wins in three plies at best; it
        // loses in two at worst. What lies beyond these bounds cannot be the value, so `alpha` is a true bound of it.
        alpha = alpha.max(-(win - 1));
        beta = beta.min(win - 2);
        if alpha >= beta {
            return Ok(alpha);
        }
        if let Some(known) = &known
            && known.depth >= depth
        {
            // Searched at least as deep before.
            let value = from_table(known.value, ply);
            if known.bound.answers(value, (alpha, beta)) {
                return Ok(value);
            }
        }
        if let Some(value) = node.certain(bits, ply, depth) {
            return Ok(value);
        }
        let first = known.and_then(|known| known.m).unwrap_or(u8::MAX);
        let (value, best) = self.moves_of(node, bits, ply, depth, alpha, beta, first)?;
        let bound = match () {
            () if value >= beta => Bound::AtLeast,
            () if value > alpha => Bound::Exact,
            () => Bound::AtMost,
        };
        if let Some(table) = &mut self.table {
            table.put(key, best, to_table(value, ply), depth, bound, true);
        }
        Ok(value)
    }

    #[expect(clippy::too_many_arguments, reason = "the recursion of a search")]
    fn moves_of(
        &mut self,
        node: &mut Node<'_>,
        bits: u64,
        ply: usize,
        depth: u32,
        mut alpha: i32,
        beta: i32,
        first: u8,
    ) -> Result<(i32, Option<u8>), Interrupted> {
        let mut list = List::new();
        self.order(node, bits, ply, depth, first, &mut list);
        // Every push that makes the other side's line loses at once: worth trying only if nothing else is there.
        let mut best = (-(WON - ply as i32 - 1), None);
        let mut tried = 0;
        while let Some(push) = list.next() {
            // Late moves are looked at less deep: a guess, not a bound, so only a move that seems better than `alpha`
            // is looked at again in full; never where all that was tried loses, for a loss must be proven whole.
            let late = tried >= 6 && depth >= 3 && alpha > -PROVEN;
            let scout = tried > 0;
            let mut value;
            if scout {
                let less = if late { 1 + u32::from(tried >= 16 && depth >= 5) } else { 0 };
                value = self.child(node, bits, push, ply, depth - less, alpha, alpha + 1)?;
                if less > 0 && value > alpha {
                    value = self.child(node, bits, push, ply, depth, alpha, alpha + 1)?;
                }
                if value > alpha && value < beta {
                    value = self.child(node, bits, push, ply, depth, alpha, beta)?;
                }
            } else {
                value = self.child(node, bits, push, ply, depth, alpha, beta)?;
            }
            tried += 1;
            if value > best.0 {
                best = (value, Some(push));
            }
            alpha = alpha.max(value);
            // The cut: worth `beta` or more, so the other side will not come here, whatever the rest is worth.
            if alpha >= beta {
                self.remember(node, bits, push, ply, depth);
                break;
            }
        }
        Ok(best)
    }

    /// Lists the pushes that do not lose at once, with what makes them worth trying early.
    /// Near the root the judge has a say.
    fn order(&self, node: &Node<'_>, bits: u64, ply: usize, depth: u32, first: u8, list: &mut List) {
        let theirs = (bits >> 32) as u32;
        let marked = (bits | bits >> 32) as u32;
        let danger = nearly(node.square, theirs);
        for (number, push) in (0u8..).zip(node.pushes) {
            if theirs >> push.from & 1 == 1 {
                continue;
            }
            let after = pushed(bits, push);
            if list.boards[..list.len].contains(&after)
                || danger && node.square.any_line(Board::from_bits(after))
            {
                continue; // the same board again, or (as there is no win) a line of the other side
            }
            let own = usize::from(marked >> push.from & 1 == 1);
            let weight = if number == first {
                i32::MAX
            } else if self.killers[ply].contains(&number) {
                i32::MAX - 1
            } else if depth >= 2 {
                -self.evaluator.lead(node.square, after.rotate_left(32)) * 64
                    + self.history[own][usize::from(number)].min(1 << 14) as i32
            } else {
                self.history[own][usize::from(number)] as i32
            };
            list.push(weight, number, after);
        }
    }

    fn remember(&mut self, node: &Node<'_>, bits: u64, push: u8, ply: usize, depth: u32) {
        let killers = &mut self.killers[ply];
        if killers[0] != push {
            *killers = [push, killers[0]];
        }
        let from = node.pushes[usize::from(push)].from;
        let own = usize::from((bits | bits >> 32) >> from & 1 == 1);
        let count = &mut self.history[own][usize::from(push)];
        *count = (*count + depth * depth).min(1 << 24);
    }

    /// The expected course as far as the table remembers it.
    fn line(&self, task: &Task<'_>, first: u8) -> Vec<u8> {
        let pushes = task.square.pushes();
        let mut line = vec![first];
        let mut bits = pushed(task.bits, &pushes[usize::from(first)]);
        while line.len() < 12 && !task.square.any_line(Board::from_bits(bits)) {
            bits = bits.rotate_left(32);
            let win = pushes.iter().position(|push| wins(task.square, bits, push));
            // With the cap in sight the table knows positions by other keys; then the line is short.
            let known = || self.table.as_ref().and_then(|table| table.get(bits)).and_then(|known| known.m);
            let Some(push) = win.map(|n| n as u8).or_else(known) else { break };
            if bits >> (32 + pushes[usize::from(push)].from) & 1 == 1 {
                break;
            }
            line.push(push);
            bits = pushed(bits, &pushes[usize::from(push)]);
        }
        line
    }
}

/// The board after a push by the side whose cubes are low; the halves are not yet exchanged.
#[inline]
pub(super) fn pushed(bits: u64, push: &Push) -> u64 {
    push.shove(bits) | 1 << push.to
}

/// Whether this push is legal and wins at once.
#[inline]
pub(super) fn wins(square: &Square, bits: u64, push: &Push) -> bool {
    if bits >> (32 + push.from) & 1 == 1 {
        return false;
    }
    let after = Board::from_bits(pushed(bits, push));
    square.any_line(after) && !square.has_line(after, Symbol::Circle)
}

/// Whether the side to move can win at once.
#[inline]
fn has_win(node: &Node<'_>, bits: u64) -> bool {
    nearly(node.square, bits as u32) && node.pushes.iter().any(|push| wins(node.square, bits, push))
}

/// Whether these cells fill some line but for one cell at most. A push changes one cell of each line that crosses it,
/// and a line along it keeps its other cubes: without such a line there is none after a push either.
#[inline]
fn nearly(square: &Square, cells: u32) -> bool {
    if square.size != 5 {
        return true;
    }
    let x = cells;
    let rows = four_of([x, x >> 1, x >> 2, x >> 3, x >> 4]) & 0x10_8421;
    let columns = four_of([x, x >> 5, x >> 10, x >> 15, x >> 20]) & 31;
    let falling = four_of([x, x >> 6, x >> 12, x >> 18, x >> 24]) & 1;
    let rising = four_of([x >> 4, x >> 8, x >> 12, x >> 16, x >> 20]) & 1;
    rows | columns | falling | rising != 0
}

/// The bits that are set in at least four of five words.
#[inline]
fn four_of([a, b, c, d, e]: [u32; 5]) -> u32 {
    a & b & c & (d | e) | d & e & (a & b | a & c | b & c)
}

/// Moves with their weights, taken best first.
struct List {
    len: usize,
    at: usize,
    weights: [i32; PUSHES],
    pushes: [u8; PUSHES],
    boards: [u64; PUSHES],
}

impl List {
    fn new() -> List {
        List { len: 0, at: 0, weights: [0; PUSHES], pushes: [0; PUSHES], boards: [0; PUSHES] }
    }

    #[inline]
    fn push(&mut self, weight: i32, push: u8, board: u64) {
        self.weights[self.len] = weight;
        self.pushes[self.len] = push;
        self.boards[self.len] = board;
        self.len += 1;
    }

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.at == self.len {
            return None;
        }
        let mut best = self.at;
        for other in self.at + 1..self.len {
            if self.weights[other] > self.weights[best] {
                best = other;
            }
        }
        self.weights.swap(self.at, best);
        self.pushes.swap(self.at, best);
        self.at += 1;
        Some(self.pushes[self.at - 1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quixo::oracle::tests::solved;

    #[test]
    fn without_a_nearly_full_line_no_push_makes_one() {
        use play::Dice as _;
        let square = Square::of(5).unwrap();
        let mut dice = play::dice::Seeded::new(8);
        let (mut plain, mut quick) = (0, 0);
        for round in 0..20_000 {
            let marked =
                dice.bits() as u32 & if round % 2 == 0 { u32::MAX } else { dice.bits() as u32 } & square.all;
            let mine = marked & (dice.bits() | dice.bits() & dice.bits()) as u32;
            let bits = u64::from(mine) | u64::from(marked & !mine) << 32;
            if square.any_line(Board::from_bits(bits)) {
                continue;
            }
            let wins = square.pushes().iter().any(|push| wins(square, bits, push));
            assert!(!wins || nearly(square, mine));
            let gives = square.pushes().iter().any(|push| {
                let open = bits >> (32 + push.from) & 1 == 0;
                open && square.has_line(Board::from_bits(pushed(bits, push)), Symbol::Circle)
            });
            assert!(!gives || nearly(square, marked & !mine));
            plain += u32::from(wins);
            quick += u32::from(nearly(square, mine));
        }
        assert!(plain > 500 && quick < 15_000, "{plain} wins, {quick} looked at");
    }

    fn search(bits: u64, plies: u32) -> Searched {
        let square = Square::of(3).unwrap();
        let open = |push: &Push| bits >> (32 + push.from) & 1 == 0;
        let mut roots: Vec<Root> = (0..)
            .zip(square.pushes())
            .filter(|(_, push)| open(push))
            .map(|(push, _)| Root { push, value: 0, depth: 0, drawn: false, over: false })
            .collect();
        let task = Task { square, bits, plies, ranking: 3, draw: 0, left: None, past: &[], oracle: None };
        let budget = Budget::nodes(100_000).with_memory(1 << 20);
        Engine::new(Evaluator::net()).search(&task, &mut roots, &budget)
    }

    #[test]
    fn what_the_engine_proves_is_true_and_short_wins_and_losses_are_proven() {
        for (bits, fate) in solved().filter(|(bits, _)| bits % 41 == 0) {
            let found = search(bits, 8);
            let best = found.roots[0].value;
            let (won, plies) = match fate {
                Fate::Win(plies) => (true, plies.unwrap()),
                Fate::Loss(plies) => (false, plies.unwrap()),
                Fate::Draw => {
                    assert!(!found.proven, "{bits:#x} is open, not {best}");
                    continue;
                }
            };
            assert!(!found.proven || (best > 0) == won, "{bits:#x}: {fate:?}, not {best}");
            if plies <= 4 {
                assert!(found.proven, "{bits:#x}: {fate:?} is near enough to be seen");
                assert_eq!(WON.abs_diff(best.abs()), plies, "{bits:#x}");
            }
        }
    }
}
