//! Many games of one kind at once.

use crate::Reward;
use crate::pool::Pool;
use play::dice::Seeded;
use play::{Encode, Offered, Seat, Turn};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// How many times a game without any decision is begun again before it is left as it is.
const RESTARTS: usize = 1000;

/// Why nothing was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misstep {
    /// There are not as many actions as games.
    #[error("one action for each of {games} games")]
    Count {
        /// How many there should be.
        games: usize,
    },
    /// An action is not legal where it was to be played.
    #[error("action {action} is not legal in game {game}; nothing was played")]
    Illegal {
        /// In which game.
        game: usize,
        /// The action.
        action: i64,
    },
    /// A buffer has another size.
    #[error("{name}: a buffer of {expected} entries is needed")]
    Buffer {
        /// What it is for.
        name: &'static str,
        /// How many entries it should have.
        expected: usize,
    },
}

/// Where a batch writes, one row for each game. Buffers that are empty are left out.
#[derive(Debug, Default)]
pub struct BatchOutput<'a> {
    /// What the seat to move sees, [`Encode::observation`] bytes each. A game that writes only what changes expects to find
    /// what it wrote the last time.
    pub observations: &'a mut [u8],
    /// What it may do, [`Encode::actions`] bytes each. A game that keeps masks by what changes expects to find what it
    /// wrote the last time.
    pub masks: &'a mut [u8],
    /// What the end was worth, one number for each seat; 0 while a game runs.
    pub rewards: &'a mut [f32],
    /// 1 where a game has ended with this step; the next one has begun already.
    pub dones: &'a mut [u8],
    /// The seat to move.
    pub seats: &'a mut [u8],
    /// What every seat sees at the end of a game that has ended with this step, seat by seat; rows of other games stay as
    /// they are.
    pub finals: &'a mut [u8],
}

/// Many games of one kind at once, whatever kind.
pub trait Batch: Send + Sync {
    /// How many games.
    fn games(&self) -> usize;

    /// Plays one action in every game, none where it is negative, and writes what came of it. Games that end begin again
    /// at once. On a misstep nothing has changed.
    fn step(&mut self, actions: &[i64], out: BatchOutput<'_>) -> Result<(), Misstep>;

    /// Begins all games again, with the luck of this seed.
    fn reset(&mut self, seed: u64, out: BatchOutput<'_>) -> Result<(), Misstep>;

    /// Chooses one legal action in every game, each equally likely.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Misstep>;

    /// Whether somebody decides something in this game at all.
    fn is_playable(&self) -> bool;
}

/// The one implementation of [`Batch`].
pub struct BatchOf<G: Encode> {
    game: G,
    reward: Reward,
    slots: Vec<Slot<G>>,
    pool: Pool,
}

struct Slot<G: Encode> {
    state: G::State,
    dice: Seeded,
    /// The move that was found legal and is played next.
    chosen: Option<G::Move>,
    /// The numbers set in the mask, where masks are kept by what changes.
    legal: Vec<u32>,
    moves: Vec<G::Move>,
    /// What of the observation is written already.
    mark: u64,
}

impl<G: Encode + Offered> BatchOf<G> {
    /// This many games with the luck of this seed; each has dice of its own.
    pub fn new(game: G, games: usize, seed: u64, reward: Reward) -> BatchOf<G> {
        let slot = |n| {
            let state = game.start();
            let dice = dice(seed, n);
            let mut slot = Slot { state, dice, chosen: None, legal: Vec::new(), moves: Vec::new(), mark: 0 };
            slot.begin(&game);
            slot
        };
        let slots = (0..games).map(slot).collect();
        BatchOf { game, reward, slots, pool: Pool::new(1) }
    }

    /// The same games on this many threads, which are kept as long as the batch.
    pub fn on_threads(self, threads: usize) -> BatchOf<G> {
        BatchOf { pool: Pool::new(threads), ..self }
    }

    fn check(&self, actions: usize, out: &BatchOutput<'_>) -> Result<(), Misstep> {
        let games = self.slots.len();
        if actions != games {
            return Err(Misstep::Count { games });
        }
        let sizes = [
            ("observations", out.observations.len(), games * self.game.observation()),
            ("masks", out.masks.len(), games * self.game.actions()),
            ("rewards", out.rewards.len(), games * usize::from(self.game.seats())),
            ("dones", out.dones.len(), games),
            ("seats", out.seats.len(), games),
            ("finals", out.finals.len(), games * self.final_size()),
        ];
        match sizes.into_iter().find(|&(_, found, expected)| found != 0 && found != expected) {
            Some((name, _, expected)) => Err(Misstep::Buffer { name, expected }),
            None => Ok(()),
        }
    }

    /// Bytes of what all seats see at the end of a game.
    fn final_size(&self) -> usize {
        self.game.observation() * usize::from(self.game.seats())
    }
}

impl<G: Encode + Offered> Batch for BatchOf<G> {
    fn games(&self) -> usize {
        self.slots.len()
    }

    fn step(&mut self, actions: &[i64], out: BatchOutput<'_>) -> Result<(), Misstep> {
        self.check(actions.len(), &out)?;
        let BatchOf { game, reward, slots, pool } = self;
        let sizes = pool.sizes(slots.len());
        let wrong = AtomicUsize::new(usize::MAX);
        let find_moves = |part: &mut Part<'_, G>| match part.choose(game, actions) {
            Some(n) => {
                wrong.fetch_min(n, Relaxed);
                false
            }
            None => true,
        };
        let all_found =
            pool.twice(parts(game, slots, out, &sizes), find_moves, |part| part.play(game, *reward));
        if all_found {
            return Ok(());
        }
        let n = wrong.into_inner();
        Err(Misstep::Illegal { game: n, action: actions[n] })
    }

    fn reset(&mut self, seed: u64, out: BatchOutput<'_>) -> Result<(), Misstep> {
        self.check(self.slots.len(), &out)?;
        let BatchOf { game, slots, pool, .. } = self;
        let sizes = pool.sizes(slots.len());
        pool.each(parts(game, slots, out, &sizes), |part| part.reset(game, seed));
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Misstep> {
        self.check(actions.len(), &BatchOutput::default())?;
        let BatchOf { game, slots, pool, .. } = self;
        let sizes = pool.sizes(slots.len());
        pool.each(split(slots, &sizes, 1).zip(split(actions, &sizes, 1)), |(slots, actions)| {
            for (slot, action) in slots.iter_mut().zip(actions.iter_mut()) {
                *action = slot.any_action(game);
            }
        });
        Ok(())
    }

    fn is_playable(&self) -> bool {
        self.slots.iter().all(|slot| matches!(self.game.turn(&slot.state), Turn::Of(_)))
    }
}

/// Some of the games with their part of the buffers.
struct Part<'a, G: Encode> {
    /// The number of the first of them.
    first: usize,
    slots: &'a mut [Slot<G>],
    out: BatchOutput<'a>,
}

/// The games in parts of these sizes.
fn parts<'a, G: Encode>(
    game: &G,
    slots: &'a mut [Slot<G>],
    out: BatchOutput<'a>,
    sizes: &'a [usize],
) -> impl Iterator<Item = Part<'a, G>> {
    let (seats, observation) = (usize::from(game.seats()), game.observation());
    let mut observations = split(out.observations, sizes, observation);
    let mut masks = split(out.masks, sizes, game.actions());
    let mut rewards = split(out.rewards, sizes, seats);
    let mut dones = split(out.dones, sizes, 1);
    let mut turns = split(out.seats, sizes, 1);
    let mut finals = split(out.finals, sizes, seats * observation);
    let mut next = 0;
    split(slots, sizes, 1).map(move |slots| {
        let first = next;
        next += slots.len();
        let out = BatchOutput {
            observations: observations.next().unwrap_or_default(),
            masks: masks.next().unwrap_or_default(),
            rewards: rewards.next().unwrap_or_default(),
            dones: dones.next().unwrap_or_default(),
            seats: turns.next().unwrap_or_default(),
            finals: finals.next().unwrap_or_default(),
        };
        Part { first, slots, out }
    })
}

impl<G: Encode + Offered> Part<'_, G> {
    /// Finds the move of every action; the first game in which there is none, if there is one.
    fn choose(&mut self, game: &G, actions: &[i64]) -> Option<usize> {
        let actions = &actions[self.first..];
        let wrong = self.slots.iter_mut().zip(actions).position(|(slot, &action)| !slot.choose(game, action));
        wrong.map(|n| self.first + n)
    }

    /// Plays the moves that were found, and writes what came of them.
    fn play(&mut self, game: &G, reward: Reward) {
        self.out.rewards.fill(0.0);
        self.out.dones.fill(0);
        for (n, slot) in self.slots.iter_mut().enumerate() {
            let Some(chosen) = slot.chosen.take() else { continue };
            game.play(&mut slot.state, chosen);
            if settle(game, slot) == Turn::Over {
                slot.write_end(game, reward, n, &mut self.out);
                slot.begin(game);
            }
            slot.write(game, n, &mut self.out);
        }
    }

    /// Begins all games again.
    fn reset(&mut self, game: &G, seed: u64) {
        self.out.masks.fill(0);
        self.out.rewards.fill(0.0);
        self.out.dones.fill(0);
        for (n, slot) in self.slots.iter_mut().enumerate() {
            slot.dice = dice(seed, self.first + n);
            slot.legal.clear();
            slot.begin(game);
            slot.write(game, n, &mut self.out);
        }
    }
}

impl<G: Encode + Offered> Slot<G> {
    /// Keeps the move of this action; a negative one waits. Says whether it is legal.
    #[inline]
    fn choose(&mut self, game: &G, action: i64) -> bool {
        self.chosen = usize::try_from(action).ok().and_then(|number| game.numbered(&self.state, number));
        self.chosen.is_some() || action < 0
    }

    /// A legal action by chance; none where nobody decides.
    #[inline]
    fn any_action(&mut self, game: &G) -> i64 {
        match game.turn(&self.state) {
            Turn::Of(_) => {
                let any = game.any_move(&self.state, &mut self.moves, &mut self.dice);
                game.number(&self.state, any) as i64
            }
            Turn::Luck | Turn::Over => -1,
        }
    }

    /// What the end was worth, and what it looks like.
    fn write_end(&self, game: &G, reward: Reward, n: usize, out: &mut BatchOutput<'_>) {
        if let Some(done) = out.dones.get_mut(n) {
            *done = 1;
        }
        if let Some(row) = out.rewards.chunks_exact_mut(usize::from(game.seats())).nth(n) {
            let worths = reward.of(&game.standing(&self.state), |seat| game.party(seat));
            row.iter_mut().zip(worths).for_each(|(place, worth)| *place = worth as f32);
        }
        let size = game.observation();
        let rows = out.finals.chunks_exact_mut(size).skip(n * usize::from(game.seats()));
        for (seat, row) in Seat::all(game.seats()).zip(rows) {
            game.observe(&self.state, seat, row);
        }
    }
}

impl<G: Encode> Slot<G> {
    /// A new game, up to its first decision.
    fn begin(&mut self, game: &G) {
        self.mark = 0;
        for _ in 0..RESTARTS {
            self.state = game.start();
            if settle(game, self) != Turn::Over {
                return;
            }
        }
    }

    #[inline]
    fn write(&mut self, game: &G, n: usize, out: &mut BatchOutput<'_>) {
        let seat = match game.turn(&self.state) {
            Turn::Of(seat) => seat,
            Turn::Luck | Turn::Over => Seat(0),
        };
        if let Some(place) = out.seats.get_mut(n) {
            *place = seat.0;
        }
        if !out.observations.is_empty() {
            let size = game.observation();
            let row = &mut out.observations[n * size..][..size];
            game.observe_again(&self.state, seat, row, &mut self.mark);
        }
        if !out.masks.is_empty() {
            let size = game.actions();
            self.write_mask(game, &mut out.masks[n * size..][..size]);
        }
    }

    #[inline]
    fn write_mask(&mut self, game: &G, mask: &mut [u8]) {
        if !G::SPARSE {
            return game.mask(&self.state, mask);
        }
        for &number in &self.legal {
            mask[number as usize] = 0;
        }
        game.legal(&self.state, &mut self.legal);
        for &number in &self.legal {
            mask[number as usize] = 1;
        }
    }
}

/// Lets luck decide until a seat has to, or nothing happens any more.
#[inline]
fn settle<G: Encode>(game: &G, slot: &mut Slot<G>) -> Turn {
    loop {
        match game.turn(&slot.state) {
            Turn::Luck => {
                let luck = game.draw(&slot.state, &mut slot.dice);
                game.settle(&mut slot.state, luck);
            }
            turn => return turn,
        }
    }
}

fn dice(seed: u64, n: usize) -> Seeded {
    Seeded::new(seed ^ (n as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Parts of a buffer with rows of this length, empty ones if it is empty.
fn split<'a, T>(buffer: &'a mut [T], sizes: &'a [usize], row: usize) -> impl Iterator<Item = &'a mut [T]> {
    let mut left = buffer;
    sizes.iter().map(move |size| {
        let at = (size * row).min(left.len());
        let (part, rest) = std::mem::take(&mut left).split_at_mut(at);
        left = rest;
        part
    })
}
