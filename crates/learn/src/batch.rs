//! Many games of one kind at once.

use crate::Reward;
use play::dice::Seeded;
use play::{Encode, Offered, Seat, Turn};

/// So often a game without any decision is begun again before it is left as it is.
const RESTARTS: usize = 1000;

/// Why nothing was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misstep {
    /// There are not as many actions as games.
    Count {
        /// How many there should be.
        games: usize,
    },
    /// An action is not legal where it was to be played.
    Illegal {
        /// In which game.
        game: usize,
        /// The action.
        action: i64,
    },
    /// A buffer has another size.
    Buffer {
        /// What it is for.
        name: &'static str,
        /// How many entries it should have.
        expected: usize,
    },
}

/// Where a batch writes, one row for each game. Buffers that are empty are left out.
#[derive(Debug, Default)]
pub struct Out<'a> {
    /// What the seat to move sees, [`Encode::observation`] bytes each.
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
}

/// Many games of one kind at once, whatever kind.
pub trait Batch: Send + Sync {
    /// How many games.
    fn games(&self) -> usize;

    /// Plays one action in every game, none where it is negative, and writes what came of it. Games that end begin again
    /// at once. On a misstep nothing has changed.
    fn step(&mut self, actions: &[i64], out: Out<'_>, threads: usize) -> Result<(), Misstep>;

    /// Begins all games again, with the luck of this seed.
    fn reset(&mut self, seed: u64, out: Out<'_>, threads: usize) -> Result<(), Misstep>;

    /// Chooses one legal action in every game, each equally likely.
    fn sample(&mut self, actions: &mut [i64], threads: usize) -> Result<(), Misstep>;

    /// Whether somebody decides something in this game at all.
    fn is_playable(&self) -> bool;
}

/// The one implementation of [`Batch`].
pub struct BatchOf<G: Encode> {
    game: G,
    reward: Reward,
    slots: Vec<Slot<G>>,
}

struct Slot<G: Encode> {
    state: G::State,
    dice: Seeded,
    /// The move that was found legal and is played next.
    chosen: Option<G::Move>,
    /// The numbers set in the mask, where masks are kept by what changes.
    legal: Vec<u32>,
    moves: Vec<G::Move>,
}

impl<G: Encode + Offered> BatchOf<G> {
    /// So many games with the luck of this seed; each has dice of its own.
    pub fn new(game: G, games: usize, seed: u64, reward: Reward) -> BatchOf<G> {
        let slot = |n| {
            let state = game.start();
            let mut slot =
                Slot { state, dice: dice(seed, n), chosen: None, legal: Vec::new(), moves: Vec::new() };
            slot.begin(&game);
            slot
        };
        let slots = (0..games).map(slot).collect();
        BatchOf { game, reward, slots }
    }

    fn check(&self, actions: usize, out: &Out<'_>) -> Result<(), Misstep> {
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
        ];
        match sizes.into_iter().find(|&(_, found, expected)| found != 0 && found != expected) {
            Some((name, _, expected)) => Err(Misstep::Buffer { name, expected }),
            None => Ok(()),
        }
    }

    /// Runs a part of the games on each thread.
    fn on_threads(
        &mut self,
        out: Out<'_>,
        threads: usize,
        work: impl Fn(&G, Reward, &mut [Slot<G>], Out<'_>) + Sync,
    ) {
        let games = self.slots.len();
        let each = games.div_ceil(threads.clamp(1, games.max(1))).max(1);
        let (game, reward) = (&self.game, self.reward);
        if each >= games {
            return work(game, reward, &mut self.slots, out);
        }
        let parts = games.div_ceil(each);
        let mut observations = split(out.observations, each * game.observation(), parts);
        let mut masks = split(out.masks, each * game.actions(), parts);
        let mut rewards = split(out.rewards, each * usize::from(game.seats()), parts);
        let mut dones = split(out.dones, each, parts);
        let mut seats = split(out.seats, each, parts);
        let work = &work;
        std::thread::scope(|scope| {
            for slots in self.slots.chunks_mut(each) {
                let out = Out {
                    observations: observations.next().unwrap_or_default(),
                    masks: masks.next().unwrap_or_default(),
                    rewards: rewards.next().unwrap_or_default(),
                    dones: dones.next().unwrap_or_default(),
                    seats: seats.next().unwrap_or_default(),
                };
                scope.spawn(move || work(game, reward, slots, out));
            }
        });
    }

    fn find_illegal(&mut self, actions: &[i64]) -> Option<Misstep> {
        let game = &self.game;
        for (n, (slot, &action)) in self.slots.iter_mut().zip(actions).enumerate() {
            slot.chosen = None;
            if let Ok(number) = usize::try_from(action) {
                slot.chosen = game.numbered(&slot.state, number);
                if slot.chosen.is_none() {
                    return Some(Misstep::Illegal { game: n, action });
                }
            }
        }
        None
    }
}

impl<G: Encode + Offered> Batch for BatchOf<G> {
    fn games(&self) -> usize {
        self.slots.len()
    }

    fn step(&mut self, actions: &[i64], out: Out<'_>, threads: usize) -> Result<(), Misstep> {
        self.check(actions.len(), &out)?;
        if let Some(misstep) = self.find_illegal(actions) {
            return Err(misstep);
        }
        self.on_threads(out, threads, |game, reward, slots, mut out| {
            let seats = usize::from(game.seats());
            out.rewards.fill(0.0);
            for (n, slot) in slots.iter_mut().enumerate() {
                let Some(chosen) = slot.chosen.take() else {
                    if let Some(done) = out.dones.get_mut(n) {
                        *done = 0;
                    }
                    continue;
                };
                game.play(&mut slot.state, chosen);
                let over = settle(game, slot) == Turn::Over;
                if over {
                    if let Some(row) = out.rewards.chunks_exact_mut(seats).nth(n) {
                        let worths = reward.of(&game.standing(&slot.state), |seat| game.party(seat));
                        row.iter_mut().zip(worths).for_each(|(place, worth)| *place = worth as f32);
                    }
                    slot.begin(game);
                }
                if let Some(done) = out.dones.get_mut(n) {
                    *done = over.into();
                }
                slot.write(game, n, &mut out);
            }
        });
        Ok(())
    }

    fn reset(&mut self, seed: u64, out: Out<'_>, threads: usize) -> Result<(), Misstep> {
        self.check(self.slots.len(), &out)?;
        for (n, slot) in self.slots.iter_mut().enumerate() {
            slot.dice = dice(seed, n);
        }
        self.on_threads(out, threads, |game, _, slots, mut out| {
            out.masks.fill(0);
            out.rewards.fill(0.0);
            out.dones.fill(0);
            for (n, slot) in slots.iter_mut().enumerate() {
                slot.legal.clear();
                slot.begin(game);
                slot.write(game, n, &mut out);
            }
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64], threads: usize) -> Result<(), Misstep> {
        self.check(actions.len(), &Out::default())?;
        let game = &self.game;
        let each = self.slots.len().div_ceil(threads.max(1)).max(1);
        let work = |slots: &mut [Slot<G>], actions: &mut [i64]| {
            for (slot, action) in slots.iter_mut().zip(actions) {
                *action = -1;
                if let Turn::Of(_) = game.turn(&slot.state) {
                    let any = game.any_move(&slot.state, &mut slot.moves, &mut slot.dice);
                    *action = game.number(&slot.state, any) as i64;
                }
            }
        };
        if each >= self.slots.len() {
            work(&mut self.slots, actions);
            return Ok(());
        }
        std::thread::scope(|scope| {
            for (slots, actions) in self.slots.chunks_mut(each).zip(actions.chunks_mut(each)) {
                let work = &work;
                scope.spawn(move || work(slots, actions));
            }
        });
        Ok(())
    }

    fn is_playable(&self) -> bool {
        self.slots.iter().all(|slot| matches!(self.game.turn(&slot.state), Turn::Of(_)))
    }
}

impl<G: Encode> Slot<G> {
    /// A new game, up to its first decision.
    fn begin(&mut self, game: &G) {
        for _ in 0..RESTARTS {
            self.state = game.start();
            if settle(game, self) != Turn::Over {
                return;
            }
        }
    }

    #[inline]
    fn write(&mut self, game: &G, n: usize, out: &mut Out<'_>) {
        let seat = match game.turn(&self.state) {
            Turn::Of(seat) => seat,
            Turn::Luck | Turn::Over => Seat(0),
        };
        if let Some(place) = out.seats.get_mut(n) {
            *place = seat.0;
        }
        if !out.observations.is_empty() {
            let size = game.observation();
            game.observe(&self.state, seat, &mut out.observations[n * size..][..size]);
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

/// Parts of a buffer, empty ones if it is empty.
fn split<T>(buffer: &mut [T], size: usize, parts: usize) -> impl Iterator<Item = &mut [T]> {
    let mut left = buffer;
    (0..parts).map(move |_| {
        let at = size.min(left.len());
        let (part, rest) = std::mem::take(&mut left).split_at_mut(at);
        left = rest;
        part
    })
}
