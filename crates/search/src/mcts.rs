//! A Monte Carlo tree for any number of seats, with luck and with hidden hands.
//!
//! One tree over moves, grown by UCT. Each round plays in a world of its own (information-set search), so that a
//! node's moves are those of the world at hand, and moves are compared by how often they *could* have been chosen.
//! Luck has no nodes: it is drawn again in every round ("open loop").

use crate::found::{by_workers, part_seed};
use crate::{Budget, Candidate, Found, Meter, Scratch, Values, Weigh, Worlds};
use play::dice::Seeded;
use play::{Game, Seat, Turn};

/// A search: who judges the leaves, and how curious it is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mcts<W> {
    /// Who judges the leaves; a [`crate::Rollout`] plays them out.
    pub weigh: W,
    /// How much rarely tried moves are favoured: `mean + explore × √(ln N / n)` is compared.
    pub explore: f32,
}

/// Good for values between 0 and 1.
const EXPLORE: f32 = 0.7;

impl<W> Mcts<W> {
    /// With this judge.
    pub fn new(weigh: W) -> Mcts<W> {
        Mcts { weigh, explore: EXPLORE }
    }

    /// The best move in worlds like these for the seat whose turn it is; values are in the judge's unit.
    /// The best move is the one tried most often.
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
        let workers = budget.workers();
        let grown = by_workers(workers, budget.threads, |number| {
            let budget = budget.share(number, workers);
            let mut tree = Tree::new(game, self, &budget, part_seed(seed, number));
            tree.grow(worlds);
            tree.harvest()
        });
        add_up(grown)
    }
}

/// What one worker found.
struct Harvest<M> {
    choices: Vec<Candidate<M>>,
    line: Vec<M>,
    nodes: u64,
    iterations: u64,
    depth: u32,
}

/// Adds up what the workers found, in their order.
fn add_up<M: Copy + Ord>(grown: Vec<Harvest<M>>) -> Found<M> {
    let (nodes, iterations) = (grown.iter().map(|h| h.nodes).sum(), grown.iter().map(|h| h.iterations).sum());
    let depth = grown.iter().map(|h| h.depth).max().unwrap_or(0);
    let mut all: Vec<Candidate<M>> = Vec::new();
    for choice in grown.iter().flat_map(|harvest| &harvest.choices) {
        match all.iter_mut().find(|known| known.m == choice.m) {
            None => all.push(*choice),
            Some(known) => {
                let visits = known.visits + choice.visits;
                if visits > 0 {
                    let sum = known.value * known.visits as f64 + choice.value * choice.visits as f64;
                    known.value = sum / visits as f64;
                }
                known.visits = visits;
            }
        }
    }
    all.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)).then(a.m.cmp(&b.m)));
    let best = all.first().expect("a search needs somebody to move").m;
    let line = grown.into_iter().map(|h| h.line).find(|line| line.first() == Some(&best));
    Found { ranked: all, line: line.unwrap_or_else(|| vec![best]), nodes, iterations, depth, exact: false }
}

const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;

/// A node is reached by a move (the root by none); its total belongs to the seat that made the move.
#[derive(Clone, Copy, Debug)]
struct Node<M> {
    by: Option<M>,
    total: f32,
    visits: u32,
    /// How often the move could have been chosen.
    available: u32,
    first_child: u32,
    next_sibling: u32,
}

impl<M> Node<M> {
    fn new(by: Option<M>) -> Node<M> {
        Node { by, total: 0.0, visits: 0, available: 0, first_child: NONE, next_sibling: NONE }
    }
}

/// One worker's tree and its tools.
struct Tree<'a, G: Game, W> {
    game: &'a G,
    how: &'a Mcts<W>,
    meter: Meter,
    dice: Seeded,
    nodes: Vec<Node<G::Move>>,
    /// No more nodes than this.
    most: usize,
    path: Vec<(u32, Option<Seat>)>,
    moves: Vec<G::Move>,
    /// The moves of the world at hand in order, each with whether it has its node.
    sorted: Vec<(G::Move, bool)>,
    scratch: Scratch<G>,
    depth: u32,
}

impl<'a, G: Game, W: Weigh<G>> Tree<'a, G, W> {
    fn new(game: &'a G, how: &'a Mcts<W>, budget: &Budget, seed: u64) -> Self {
        Tree {
            game,
            how,
            meter: budget.meter(),
            dice: Seeded::new(seed),
            nodes: vec![Node::new(None)],
            most: (budget.memory / size_of::<Node<G::Move>>()).clamp(1024, NONE as usize),
            path: Vec::new(),
            moves: Vec::new(),
            sorted: Vec::new(),
            scratch: Scratch::new(),
            depth: 0,
        }
    }

    fn grow(&mut self, worlds: &impl Worlds<G>) {
        let mut world = None;
        // The first iteration is always made: somebody waits for a move.
        let mut first = true;
        while std::mem::take(&mut first) | self.meter.iteration() {
            worlds.next(&mut world, &mut self.dice);
            let state = world.as_mut().expect("worlds give a world");
            let values = self.descend(state);
            self.credit(&values);
            if self.meter.over() {
                break;
            }
        }
    }

    /// Walks down the tree, adds children to a leaf, and has it judged.
    fn descend(&mut self, state: &mut G::State) -> Values {
        let mut at = ROOT;
        self.path.clear();
        self.path.push((ROOT, None));
        loop {
            let seat = match self.game.turn(state) {
                Turn::Over => break,
                Turn::Luck => {
                    let luck = self.game.draw(state, &mut self.dice);
                    self.game.settle(state, luck);
                    continue;
                }
                Turn::Of(seat) => seat,
            };
            if self.nodes[at as usize].first_child == NONE && !self.expand(at, state) {
                break;
            }
            let Some((child, m)) = self.choose(at, state) else { break };
            let _ = self.meter.node();
            self.game.play(state, m);
            self.path.push((child, Some(seat)));
            at = child;
            if self.nodes[child as usize].visits == 0 {
                break;
            }
        }
        self.depth = self.depth.max(self.path.len() as u32 - 1);
        let values = self.how.weigh.weigh(self.game, state, &mut self.scratch, &mut self.dice);
        let _ = self.meter.node();
        values
    }

    fn credit(&mut self, values: &Values) {
        for &(at, seat) in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            if let Some(seat) = seat {
                node.total += values[seat.index()];
            }
        }
    }

    /// Adds a child for every legal move, in random order. False when memory is used up.
    fn expand(&mut self, at: u32, state: &G::State) -> bool {
        self.game.moves(state, &mut self.moves);
        // The root must have its children: one of them is the answer.
        let full = self.nodes.len() + self.moves.len() > self.most && at != ROOT;
        if full || self.moves.is_empty() {
            return false;
        }
        play::dice::shuffle(&mut self.moves, &mut self.dice);
        let first = self.nodes.len() as u32;
        self.append(None);
        self.nodes[at as usize].first_child = first;
        true
    }

    /// Nodes for all of `moves`, as siblings behind `last`.
    fn append(&mut self, mut last: Option<u32>) {
        for &m in &self.moves {
            let new = self.nodes.len() as u32;
            self.nodes.push(Node::new(Some(m)));
            if let Some(last) = last {
                self.nodes[last as usize].next_sibling = new;
            }
            last = Some(new);
        }
    }

    /// The child to follow among the moves of the world at hand; moves that are new here get their nodes.
    fn choose(&mut self, at: u32, state: &G::State) -> Option<(u32, G::Move)> {
        self.game.moves(state, &mut self.moves);
        self.sorted.clear();
        self.sorted.extend(self.moves.iter().map(|&m| (m, false)));
        self.sorted.sort_unstable();
        let mut best = Best::new(self.how.explore, self.nodes[at as usize].visits);
        let mut child = self.nodes[at as usize].first_child;
        let (mut found, mut last) = (0, NONE);
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            let place = node.by.and_then(|m| self.sorted.binary_search_by(|(other, _)| other.cmp(&m)).ok());
            if let Some(place) = place {
                self.sorted[place].1 = true;
                found += 1;
                node.available += 1;
                best.offer(child, node);
            }
            last = child;
            child = node.next_sibling;
        }
        if found < self.sorted.len() && self.nodes.len() + self.sorted.len() <= self.most {
            best.offer_untried(self.add_missing(last));
        }
        let chosen = best.take()?;
        self.nodes[chosen as usize].by.map(|m| (chosen, m))
    }

    /// Adds nodes for the moves that have none yet, in random order; the first of them.
    fn add_missing(&mut self, last: u32) -> u32 {
        self.moves.clear();
        self.moves.extend(self.sorted.iter().filter(|(_, known)| !known).map(|&(m, _)| m));
        play::dice::shuffle(&mut self.moves, &mut self.dice);
        let first = self.nodes.len() as u32;
        self.append(Some(last));
        self.nodes[first as usize].available += 1;
        first
    }

    fn children(&self, at: u32) -> impl Iterator<Item = (u32, &Node<G::Move>)> {
        let mut child = self.nodes[at as usize].first_child;
        std::iter::from_fn(move || {
            let node = self.nodes.get(child as usize)?;
            Some((std::mem::replace(&mut child, node.next_sibling), node))
        })
    }

    fn harvest(self) -> Harvest<G::Move> {
        let mean = |node: &Node<G::Move>| f64::from(node.total) / f64::from(node.visits.max(1));
        let choice = |(_, node): (u32, &Node<G::Move>)| {
            node.by.map(|m| Candidate { m, value: mean(node), visits: node.visits.into() })
        };
        Harvest {
            choices: self.children(ROOT).filter_map(choice).collect(),
            line: self.line(),
            nodes: self.meter.nodes(),
            iterations: self.meter.iterations(),
            depth: self.depth,
        }
    }

    /// The moves tried most often, from the root down; ends where they are hardly tried.
    fn line(&self) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut at = ROOT;
        while line.len() < 20 {
            let most = self.children(at).reduce(|a, b| if b.1.visits > a.1.visits { b } else { a });
            match most {
                Some((child, Node { by: Some(m), visits, .. })) if line.is_empty() || *visits >= 8 => {
                    line.push(*m);
                    at = child;
                }
                _ => break,
            }
        }
        line
    }
}

/// Compares children: every move is tried once, then the one with the best mean and bonus.
struct Best {
    explore: f32,
    visits: u32,
    log: f32,
    chosen: Option<(f32, u32)>,
    untried: Option<u32>,
}

impl Best {
    fn new(explore: f32, visits: u32) -> Best {
        Best { explore, visits, log: (visits.max(1) as f32).ln(), chosen: None, untried: None }
    }

    #[inline]
    fn offer<M>(&mut self, child: u32, node: &Node<M>) {
        if node.visits == 0 {
            return self.offer_untried(child);
        }
        let n = node.visits as f32;
        let available = node.available;
        let log = if available == self.visits { self.log } else { (available.max(1) as f32).ln() };
        let value = node.total / n + self.explore * (log / n).sqrt();
        if self.chosen.is_none_or(|(best, _)| value > best) {
            self.chosen = Some((value, child));
        }
    }

    /// The first of those that were never tried comes first.
    fn offer_untried(&mut self, child: u32) {
        self.untried.get_or_insert(child);
    }

    fn take(self) -> Option<u32> {
        self.untried.or(self.chosen.map(|(_, child)| child))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyMove, Certain, Limits, Payoff, Rollout};
    use play::{Dice, Eyes, Standing};

    /// Two seats say ten digits in turn; who says the greater sum wins. Nothing is luck.
    #[derive(Clone, Debug)]
    struct Digits;

    impl Game for Digits {
        type State = Vec<u8>;
        type Move = u8;
        type Luck = ();
        type View = Vec<u8>;

        fn seats(&self) -> u8 {
            2
        }
        fn start(&self) -> Vec<u8> {
            Vec::new()
        }
        fn turn(&self, said: &Vec<u8>) -> Turn {
            if said.len() == 10 { Turn::Over } else { Turn::Of(Seat(said.len() as u8 % 2)) }
        }
        fn moves(&self, _: &Vec<u8>, out: &mut Vec<u8>) {
            out.clear();
            out.extend(0..10);
        }
        fn play(&self, said: &mut Vec<u8>, digit: u8) {
            said.push(digit);
        }
        fn draw<D: Dice + ?Sized>(&self, _: &Vec<u8>, _: &mut D) {}
        fn settle(&self, _: &mut Vec<u8>, (): ()) {}
        fn standing(&self, said: &Vec<u8>) -> Standing {
            let sum = |seat: usize| said.iter().skip(seat).step_by(2).map(|&digit| i32::from(digit)).sum();
            Standing::by_points([sum(0), sum(1)])
        }
        fn view(&self, said: &Vec<u8>, _: Eyes) -> Vec<u8> {
            said.clone()
        }
        fn guess<D: Dice + ?Sized>(&self, view: &Vec<u8>, _: &mut D) -> Vec<u8> {
            view.clone()
        }
        fn longest(&self) -> usize {
            10
        }
    }

    #[test]
    fn a_tree_stays_within_its_memory_and_goes_on_judging_when_that_is_used_up() {
        let mcts = Mcts::new(Rollout::new(AnyMove, Payoff::Share));
        let budget = Budget::new(Limits::iterations(20_000)).with_memory(100_000);
        let mut tree = Tree::new(&Digits, &mcts, &budget, 1);
        tree.grow(&Certain::<Digits>(&Vec::new()));
        let bytes = tree.nodes.len() * size_of::<Node<u8>>();
        assert!((80_000..=100_000).contains(&bytes), "{bytes} bytes");
        let found = tree.harvest();
        assert_eq!(found.iterations, 20_000);
        assert!(add_up(vec![found]).best() > 5, "great digits win");
    }
}
