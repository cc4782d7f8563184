//! What a search found, and small tools that all searches use.

use play::Game;
use play::dice::Seeded;
use std::hash::{Hash, Hasher};

/// The outcome of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<M> {
    /// The moves that were considered, best first. Never empty.
    pub ranked: Vec<Candidate<M>>,
    /// The expected course of the game, starting with the best move.
    pub line: Vec<M>,
    /// Positions looked at.
    pub nodes: u64,
    /// Simulations, worlds or depths completed.
    pub iterations: u64,
    /// Plies looked ahead along the deepest line.
    pub depth: u32,
    /// Whether the value of the best move is proven.
    pub exact: bool,
}

/// One of the moves that were considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub m: M,
    /// What it promises to the seat that moves, in the search's own unit.
    pub value: f64,
    /// How often it was tried, or how deep.
    pub visits: u64,
}

impl<M: Copy> Found<M> {
    /// The best move.
    pub fn best(&self) -> M {
        self.ranked[0].m
    }

    /// What the best move promises.
    pub fn value(&self) -> f64 {
        self.ranked[0].value
    }

    /// When there is only one legal move nothing needs to be searched: its value is not a number, its visits are 0.
    pub fn forced(m: M) -> Found<M> {
        let only = Candidate { m, value: f64::NAN, visits: 0 };
        Found { ranked: vec![only], line: vec![m], nodes: 0, iterations: 0, depth: 0, exact: false }
    }
}

/// Where the worlds of a search come from.
pub trait Worlds<G: Game>: Sync {
    /// Puts one world into `world`; what was there may be reused.
    fn next(&self, world: &mut Option<G::State>, dice: &mut Seeded);
}

/// Everything is known: always this position.
#[derive(Clone, Copy, Debug)]
pub struct Certain<'a, G: Game>(pub &'a G::State);

impl<G: Game> Worlds<G> for Certain<'_, G> {
    fn next(&self, world: &mut Option<G::State>, _dice: &mut Seeded) {
        copied(self.0, world);
    }
}

/// Only a view is known: worlds as the rules guess them, every one equally likely.
/// A game's own [`Worlds`] may know better which are likely (a player who drew lacked the open numbers).
#[derive(Clone, Copy, Debug)]
pub struct FromView<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// What is seen.
    pub view: &'a G::View,
}

impl<G: Game> Worlds<G> for FromView<'_, G> {
    fn next(&self, world: &mut Option<G::State>, dice: &mut Seeded) {
        *world = Some(self.game.guess(self.view, dice));
    }
}

/// A copy of `state` in `place`, whose memory is used again where there is some.
#[inline]
pub fn copied<'p, S: Clone>(state: &S, place: &'p mut Option<S>) -> &'p mut S {
    match place {
        Some(copy) => {
            copy.clone_from(state);
            copy
        }
        None => place.insert(state.clone()),
    }
}

/// A seed of its own for part `number` of a search (the finaliser of SplitMix64).
#[inline]
pub fn part_seed(seed: u64, number: u64) -> u64 {
    let mut x = seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// A quick, fixed hash of small things such as moves. Not for keys of positions.
#[inline]
pub fn small_hash(thing: &impl Hash) -> u64 {
    let mut hasher = Quick(0);
    thing.hash(&mut hasher);
    hasher.0 ^ (hasher.0 >> 29)
}

struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }
    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }
    fn write_u16(&mut self, n: u16) {
        self.write_u64(n.into());
    }
    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
}

/// Whether there is only this thread, as in a page: what would start others is then not even compiled.
pub const ALONE: bool = cfg!(target_family = "wasm");

/// Does `work` for every worker, at most `threads` at a time; the answers come back in the workers' order.
pub fn by_workers<T: Send>(workers: u64, threads: usize, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = threads.clamp(1, usize::try_from(workers).unwrap_or(1).max(1)) as u64;
    if ALONE || threads <= 1 {
        return (0..workers).map(work).collect();
    }
    let work = &work;
    let mut answers: Vec<(u64, T)> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|first| {
                let mine = (first..workers).step_by(threads as usize);
                scope.spawn(move || mine.map(|n| (n, work(n))).collect::<Vec<_>>())
            })
            .collect();
        running.into_iter().flat_map(|thread| thread.join().expect("a worker does not panic")).collect()
    });
    answers.sort_by_key(|&(n, _)| n);
    answers.into_iter().map(|(_, answer)| answer).collect()
}
