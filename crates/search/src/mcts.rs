//! Monte Carlo tree search for any number of seats, with luck and with hidden hands.
//!
//! One tree over moves. Where everything is known and no luck falls, a node's moves are the same at every
//! visit and this is plain UCT. Below luck, and where each iteration plays in another imagined world
//! (information-set search), a node's moves are those of the world at hand, and moves are compared by how
//! often they *could* have been chosen. Luck is not stored ("open loop") unless [`Shape::luck`] says so.

use crate::found::{by_workers, part_seed};
use crate::{Budget, Choice, Found, Meter, Scratch, Values, Weigh, Worlds};
use play::dice::Seeded;
use play::{Dice, Game, Seat, Turn};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher as _};

/// How a tree grows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shape {
    /// How moves are compared.
    pub rule: Rule,
    /// First-play urgency: what a move that was never tried is assumed to promise,
    /// relative to the mean of the tried ones. `f32::INFINITY`: everything is tried once.
    pub urgency: f32,
    /// Progressive widening: at `n` visits only the first `base × n^power` moves are looked at.
    pub widen: Option<Widen>,
    /// A leaf gets children at this visit.
    pub expand_at: u32,
    /// Whether luck has nodes of its own: at `n` visits at most `base × n^power` different outcomes are kept.
    pub luck: Option<Widen>,
    /// Deeper plies are left to the judge.
    pub deepest: u32,
    /// Transpositions: positions that are reached in several ways share what follows them.
    /// Only where everything is known, down to the first luck that is not stored.
    pub merge: bool,
}

/// How moves are compared during the descent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rule {
    /// `mean + explore × √(ln N / n)`.
    Uct {
        /// How much rarely tried moves are favoured.
        explore: f32,
    },
    /// `mean + explore × prior × √N / (1 + n)`.
    Puct {
        /// How much likely, rarely tried moves are favoured.
        explore: f32,
    },
}

/// A bound that grows with visits: `base × n^power`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Widen {
    /// The bound at the first visit.
    pub base: f32,
    /// How it grows.
    pub power: f32,
}

impl Widen {
    fn at(self, visits: u32) -> u32 {
        (self.base * (visits.max(1) as f32).powf(self.power)).ceil().max(1.0) as u32
    }
}

impl Default for Shape {
    fn default() -> Self {
        Shape {
            rule: Rule::Uct { explore: 0.7 },
            urgency: f32::INFINITY,
            widen: None,
            expand_at: 1,
            luck: None,
            deepest: 1000,
            merge: false,
        }
    }
}

/// How likely moves look before any is tried. Moves with more weight come first.
pub trait Prior<G: Game>: Send + Sync {
    /// Fills `out` with a weight above 0 for each of `moves`; they need not add up to 1.
    /// Leaves it empty if it has no opinion: then the order is random.
    fn weights(&self, game: &G, state: &G::State, moves: &[G::Move], out: &mut Vec<f32>);
}

/// No opinion.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoPrior;

impl<G: Game> Prior<G> for NoPrior {
    fn weights(&self, _game: &G, _state: &G::State, _moves: &[G::Move], out: &mut Vec<f32>) {
        out.clear();
    }
}

/// A search: how the tree grows, who judges the leaves, which moves look likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mcts<W, P = NoPrior> {
    /// How the tree grows.
    pub shape: Shape,
    /// Who judges the leaves; a [`crate::Rollout`] plays them out.
    pub weigh: W,
    /// Which moves look likely.
    pub prior: P,
}

impl<W> Mcts<W> {
    /// Plain UCT with this judge.
    pub fn new(weigh: W) -> Mcts<W> {
        Mcts { shape: Shape::default(), weigh, prior: NoPrior }
    }
}

impl<W, P> Mcts<W, P> {
    /// The same with another shape.
    #[must_use]
    pub fn shaped(self, shape: Shape) -> Self {
        Mcts { shape, ..self }
    }

    /// The same with an opinion about moves.
    #[must_use]
    pub fn with_prior<Q>(self, prior: Q) -> Mcts<W, Q> {
        Mcts { shape: self.shape, weigh: self.weigh, prior }
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
        P: Prior<G>,
    {
        let workers = budget.workers();
        let grown = by_workers(workers, budget.threads, |number| {
            let budget = budget.share(number, workers);
            let mut grove = Grove::new(game, self, &budget, part_seed(seed, number));
            grove.grow(worlds);
            grove.harvest()
        });
        merge(grown)
    }
}

/// What one worker found.
struct Harvest<M> {
    choices: Vec<Choice<M>>,
    line: Vec<M>,
    nodes: u64,
    iterations: u64,
    depth: u32,
}

/// Adds up what the workers found, in their order.
fn merge<M: Copy + Ord>(grown: Vec<Harvest<M>>) -> Found<M> {
    let (nodes, iterations) = (grown.iter().map(|h| h.nodes).sum(), grown.iter().map(|h| h.iterations).sum());
    let depth = grown.iter().map(|h| h.depth).max().unwrap_or(0);
    let mut all: Vec<Choice<M>> = Vec::new();
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

/// Positions with the same hash are taken for the same.
fn position_hash(state: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

/// A node is reached by a move (or an outcome of luck); its total belongs to the seat that made the move.
#[derive(Clone, Copy, Debug)]
struct Node<G: Game> {
    by: Step<G>,
    prior: f32,
    total: f32,
    visits: u32,
    available: u32,
    first: u32,
    next: u32,
}

#[derive(Clone, Copy, Debug)]
enum Step<G: Game> {
    Root,
    Move(G::Move),
    Luck(G::Luck),
}

/// One worker's tree and its tools.
struct Grove<'a, G: Game, W, P> {
    game: &'a G,
    how: &'a Mcts<W, P>,
    meter: Meter,
    dice: Seeded,
    nodes: Vec<Node<G>>,
    most: usize,
    /// For positions that have children already, the first of them; by the hash of the position.
    known: HashMap<u64, u32>,
    path: Vec<(u32, Option<Seat>)>,
    moves: Vec<G::Move>,
    sorted: Vec<(G::Move, bool)>,
    weights: Vec<f32>,
    fresh: Vec<(f32, G::Move)>,
    scratch: Scratch<G>,
    depth: u32,
}

impl<'a, G: Game, W: Weigh<G>, P: Prior<G>> Grove<'a, G, W, P> {
    fn new(game: &'a G, how: &'a Mcts<W, P>, budget: &Budget, seed: u64) -> Self {
        let entry = if how.shape.merge { 2 * size_of::<(u64, u32)>() } else { 0 };
        let root =
            Node { by: Step::Root, prior: 1.0, total: 0.0, visits: 0, available: 0, first: NONE, next: NONE };
        Grove {
            game,
            how,
            meter: budget.meter(),
            dice: Seeded::new(seed),
            nodes: vec![root],
            most: (budget.memory / (size_of::<Node<G>>() + entry)).clamp(1024, NONE as usize),
            known: HashMap::new(),
            path: Vec::new(),
            moves: Vec::new(),
            sorted: Vec::new(),
            weights: Vec::new(),
            fresh: Vec::new(),
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
            let values = self.descend(state, worlds.fixed());
            self.credit(&values);
            if self.meter.over() {
                break;
            }
        }
        if self.nodes[0].first == NONE {
            worlds.next(&mut world, &mut self.dice);
            self.expand(0, world.as_ref().expect("worlds give a world"), false);
        }
    }

    /// Walks down the tree, adds children to a leaf, and has it judged.
    fn descend(&mut self, state: &mut G::State, fixed: bool) -> Values {
        let mut at = 0;
        let mut closed = fixed;
        self.path.clear();
        self.path.push((0, None));
        let mut plies = 0;
        loop {
            match self.game.turn(state) {
                Turn::Over => break,
                Turn::Luck => {
                    let luck = self.game.draw(state, &mut self.dice);
                    match self.how.shape.luck {
                        None => {
                            closed = false;
                            self.game.settle(state, luck);
                        }
                        Some(widen) => match self.luck_child(at, luck, widen) {
                            Some((child, luck)) => {
                                self.game.settle(state, luck);
                                self.path.push((child, None));
                                at = child;
                            }
                            None => {
                                self.game.settle(state, luck);
                                break;
                            }
                        },
                    }
                }
                Turn::Of(seat) => {
                    let leaf = self.nodes[at as usize].first == NONE;
                    // The root is visited only to choose, so it gets its children at once.
                    let wait = at != 0 && self.nodes[at as usize].visits + 1 < self.how.shape.expand_at;
                    if plies >= self.how.shape.deepest || leaf && wait {
                        break;
                    }
                    if leaf && !self.expand(at, state, closed && self.how.shape.merge) {
                        break;
                    }
                    let child = if closed { self.choose_closed(at) } else { self.choose_open(at, state) };
                    let Some(child) = child else { break };
                    let Step::Move(m) = self.nodes[child as usize].by else { break };
                    let _ = self.meter.node();
                    self.game.play(state, m);
                    self.path.push((child, Some(seat)));
                    plies += 1;
                    at = child;
                    if self.nodes[child as usize].visits == 0 {
                        break;
                    }
                }
            }
        }
        self.depth = self.depth.max(plies);
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

    /// Adds a child for every legal move, likely ones first, or takes those that the position has already.
    /// False when memory is used up.
    fn expand(&mut self, at: u32, state: &G::State, merge: bool) -> bool {
        let key = if merge { position_hash(state) } else { 0 };
        if merge && let Some(&first) = self.known.get(&key) {
            self.nodes[at as usize].first = first;
            return true;
        }
        self.game.moves(state, &mut self.moves);
        if self.nodes.len() + self.moves.len() > self.most && at != 0 {
            return false;
        }
        self.how.prior.weights(self.game, state, &self.moves, &mut self.weights);
        if self.weights.is_empty() {
            play::dice::shuffle(&mut self.moves, &mut self.dice);
            self.weights.resize(self.moves.len(), 1.0);
        }
        let sum: f32 = self.weights.iter().sum();
        self.fresh.clear();
        self.fresh.extend(self.weights.iter().zip(&self.moves).map(|(&w, &m)| (w / sum.max(1e-20), m)));
        self.fresh.sort_by(|a, b| b.0.total_cmp(&a.0));
        let start = self.nodes.len() as u32;
        let count = self.fresh.len() as u32;
        for (n, &(prior, m)) in (0..).zip(&self.fresh) {
            let next = if n + 1 < count { start + n + 1 } else { NONE };
            self.nodes.push(Node {
                by: Step::Move(m),
                prior,
                total: 0.0,
                visits: 0,
                available: 0,
                first: NONE,
                next,
            });
        }
        self.nodes[at as usize].first = if count == 0 { NONE } else { start };
        if merge && count > 0 {
            self.known.insert(key, start);
        }
        count > 0
    }

    /// Visits of all children.
    fn tried(&self, first: u32) -> u32 {
        let mut child = first;
        let mut visits = 0;
        while child != NONE {
            visits += self.nodes[child as usize].visits;
            child = self.nodes[child as usize].next;
        }
        visits
    }

    /// The child to follow where the moves are always the same.
    fn choose_closed(&self, at: u32) -> Option<u32> {
        let parent = &self.nodes[at as usize];
        // Children that are shared have been tried from elsewhere, too.
        let visits = if self.how.shape.merge { self.tried(parent.first) } else { parent.visits };
        let wide = self.how.shape.widen.map_or(u32::MAX, |widen| widen.at(visits));
        let mut best = Best::new(&self.how.shape, visits);
        let mut child = parent.first;
        let mut n = 0;
        while child != NONE && n < wide {
            let node = &self.nodes[child as usize];
            best.offer(child, node, visits);
            child = node.next;
            n += 1;
        }
        best.take()
    }

    /// The child to follow among the moves of the world at hand; new moves get their node.
    fn choose_open(&mut self, at: u32, state: &G::State) -> Option<u32> {
        self.game.moves(state, &mut self.moves);
        self.sorted.clear();
        self.sorted.extend(self.moves.iter().map(|&m| (m, false)));
        self.sorted.sort_unstable();
        let visits = self.nodes[at as usize].visits;
        let wide = self.how.shape.widen.map_or(u32::MAX, |widen| widen.at(visits));
        let mut best = Best::new(&self.how.shape, visits);
        let mut child = self.nodes[at as usize].first;
        let (mut n, mut found, mut last) = (0, 0, NONE);
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            let Step::Move(m) = node.by else { break };
            if let Ok(place) = self.sorted.binary_search_by(|(other, _)| other.cmp(&m)) {
                self.sorted[place].1 = true;
                found += 1;
                if n < wide {
                    node.available += 1;
                    best.offer(child, node, node.available);
                    n += 1;
                }
            }
            last = child;
            child = self.nodes[child as usize].next;
        }
        if found < self.sorted.len() && n < wide && self.nodes.len() + self.sorted.len() <= self.most {
            let added = self.append(last, state);
            let node = &mut self.nodes[added as usize];
            node.available += 1;
            best.offer(added, node, 1);
        }
        best.take()
    }

    /// Adds nodes for the moves of `sorted` that have none yet; the likeliest of them.
    fn append(&mut self, mut last: u32, state: &G::State) -> u32 {
        self.moves.clear();
        self.moves.extend(self.sorted.iter().filter(|(_, known)| !known).map(|&(m, _)| m));
        self.how.prior.weights(self.game, state, &self.moves, &mut self.weights);
        if self.weights.is_empty() {
            play::dice::shuffle(&mut self.moves, &mut self.dice);
            self.weights.resize(self.moves.len(), 1.0);
        }
        let sum = self.weights.iter().sum::<f32>().max(1e-20);
        let part = self.moves.len() as f32 / self.sorted.len().max(1) as f32;
        let first = self.nodes.len() as u32;
        let mut likeliest = first;
        for (&m, &weight) in self.moves.iter().zip(&self.weights) {
            let new = self.nodes.len() as u32;
            let prior = weight / sum * part;
            self.nodes.push(Node {
                by: Step::Move(m),
                prior,
                total: 0.0,
                visits: 0,
                available: 0,
                first: NONE,
                next: NONE,
            });
            self.nodes[last as usize].next = new;
            last = new;
            if prior > self.nodes[likeliest as usize].prior {
                likeliest = new;
            }
        }
        likeliest
    }

    /// The child for an outcome of luck; when enough outcomes are kept, one of those takes its place.
    fn luck_child(&mut self, at: u32, luck: G::Luck, widen: Widen) -> Option<(u32, G::Luck)> {
        let (mut child, mut count, mut seen) = (self.nodes[at as usize].first, 0, 0);
        while child != NONE {
            let node = &self.nodes[child as usize];
            if matches!(node.by, Step::Luck(other) if other == luck) {
                return Some((child, luck));
            }
            count += 1;
            seen += node.visits;
            child = node.next;
        }
        if count >= widen.at(self.nodes[at as usize].visits) && seen > 0 {
            return self.kept_luck(at, seen);
        }
        if self.nodes.len() >= self.most {
            return None;
        }
        let new = self.nodes.len() as u32;
        let next = std::mem::replace(&mut self.nodes[at as usize].first, new);
        let by = Step::Luck(luck);
        self.nodes.push(Node { by, prior: 1.0, total: 0.0, visits: 0, available: 0, first: NONE, next });
        Some((new, luck))
    }

    /// One of the kept outcomes, as likely as it came up so far.
    fn kept_luck(&mut self, at: u32, seen: u32) -> Option<(u32, G::Luck)> {
        let mut left = self.dice.below(seen);
        let mut child = self.nodes[at as usize].first;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if left < node.visits {
                let Step::Luck(luck) = node.by else { return None };
                return Some((child, luck));
            }
            left -= node.visits;
            child = node.next;
        }
        None
    }

    fn harvest(self) -> Harvest<G::Move> {
        let mut choices = Vec::new();
        let mut child = self.nodes[0].first;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if let Step::Move(m) = node.by {
                let value =
                    if node.visits == 0 { 0.0 } else { f64::from(node.total) / f64::from(node.visits) };
                choices.push(Choice { m, value, visits: node.visits.into() });
            }
            child = node.next;
        }
        Harvest {
            choices,
            line: self.line(),
            nodes: self.meter.nodes(),
            iterations: self.meter.iterations(),
            depth: self.depth,
        }
    }

    /// The moves tried most often, from the root down; ends where they are hardly tried, or luck comes.
    fn line(&self) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut at = 0;
        while line.len() < 20 {
            let mut best: Option<(u32, u32, G::Move)> = None;
            let mut child = self.nodes[at as usize].first;
            while child != NONE {
                let node = &self.nodes[child as usize];
                let Step::Move(m) = node.by else { return line };
                if best.is_none_or(|(visits, _, _)| node.visits > visits) {
                    best = Some((node.visits, child, m));
                }
                child = node.next;
            }
            match best {
                Some((visits, child, m)) if line.is_empty() || visits >= 8 => {
                    line.push(m);
                    at = child;
                }
                _ => break,
            }
        }
        line
    }
}

/// Compares children; a move never tried is worth the mean of the tried ones plus the urgency.
struct Best<'s> {
    shape: &'s Shape,
    visits: u32,
    log: f32,
    root: f32,
    chosen: Option<(f32, u32)>,
    untried: Option<(u32, f32)>,
    sum: f32,
    tried: u32,
}

impl<'s> Best<'s> {
    fn new(shape: &'s Shape, visits: u32) -> Best<'s> {
        let n = visits.max(1) as f32;
        Best { shape, visits, log: n.ln(), root: n.sqrt(), chosen: None, untried: None, sum: 0.0, tried: 0 }
    }

    #[inline]
    fn offer<G: Game>(&mut self, child: u32, node: &Node<G>, available: u32) {
        if node.visits == 0 {
            if self.untried.is_none_or(|(_, prior)| node.prior > prior) {
                self.untried = Some((child, node.prior));
            }
            return;
        }
        self.sum += node.total;
        self.tried += node.visits;
        let n = node.visits as f32;
        let mean = node.total / n;
        let bonus = match self.shape.rule {
            Rule::Uct { explore } => {
                let log = if available == self.visits { self.log } else { (available.max(1) as f32).ln() };
                explore * (log / n).sqrt()
            }
            Rule::Puct { explore } => explore * node.prior * self.root / (1.0 + n),
        };
        if self.chosen.is_none_or(|(value, _)| mean + bonus > value) {
            self.chosen = Some((mean + bonus, child));
        }
    }

    fn take(self) -> Option<u32> {
        let Some((child, prior)) = self.untried else { return self.chosen.map(|(_, child)| child) };
        let Some((value, chosen)) = self.chosen else { return Some(child) };
        let mean = self.sum / self.tried.max(1) as f32;
        let hope = mean
            + self.shape.urgency
            + match self.shape.rule {
                Rule::Uct { .. } => 0.0,
                Rule::Puct { explore } => explore * prior * self.root,
            };
        Some(if hope > value { child } else { chosen })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyMove, Known, Limits, Rollout, Worth};
    use play::{Eyes, Standing};

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
        for shared in [false, true] {
            let shape = Shape { merge: shared, ..Shape::default() };
            let mcts = Mcts::new(Rollout::new(AnyMove, Worth::Share)).shaped(shape);
            let budget = Budget::new(Limits::iterations(20_000)).with_memory(100_000);
            let mut grove = Grove::new(&Digits, &mcts, &budget, 1);
            grove.grow(&Known::<Digits>(&Vec::new()));
            let map = grove.known.len() * size_of::<(u64, u32)>();
            let bytes = grove.nodes.len() * size_of::<Node<Digits>>() + map;
            assert!((80_000..=100_000).contains(&bytes) || shared && bytes <= 100_000, "{bytes} bytes");
            let found = grove.harvest();
            assert_eq!(found.iterations, 20_000);
            assert!(merge(vec![found]).best() > 5, "great digits win");
        }
    }
}
