//! Games as numbers, for programs that learn: one position behind a trait ([`Learner`]), or many games at once
//! ([`Batch`]), with what the end is worth ([`Reward`]).
//!
//! The numbers themselves belong to the games ([`play::Encode`]). A batch knows its game by type: nothing in its loop
//! is text, JSON or behind a pointer to functions.
//!
//! Deliberately absent: bots, rules, Python.
//!
//! # A first learner
//!
//! A batch plays many games of one kind and writes what comes of it into buffers of the caller: what the seat to move sees, what
//! it may do, what the end was worth. Here noughts and crosses, 64 games at once, is played by chance, until we know what the
//! first move is worth.
//!
//! ```
//! use learn::{Batch, BatchOf, BatchOutput, Reward};
//! use noughts::Noughts;
//! use play::{Choices, Encode, Offered};
//!
//! const GAMES: usize = 64;
//! let game = Noughts::with(2, &Choices::none())?;
//! let mut batch = BatchOf::new(game.clone(), GAMES, 1, Reward::Victory).on_threads(2);
//!
//! // One row for each game. Whatever is not wanted stays empty.
//! let mut observations = vec![0; GAMES * game.observation()];
//! let mut masks = vec![0; GAMES * game.actions()];
//! let mut rewards = vec![0.0; GAMES * 2];
//! let (mut dones, mut seats) = (vec![0; GAMES], vec![0; GAMES]);
//! let mut actions = vec![0; GAMES];
//! batch.reset(7, BatchOutput { seats: &mut seats, ..BatchOutput::default() })?;
//! let mut first = seats.clone();
//!
//! let (mut ended, mut won) = (0, 0.0);
//! while ended < 1000 {
//!     // A learner would choose from `observations` and `masks` here; chance does it too.
//!     batch.sample(&mut actions)?;
//!     let out = BatchOutput {
//!         observations: &mut observations,
//!         masks: &mut masks,
//!         rewards: &mut rewards,
//!         dones: &mut dones,
//!         seats: &mut seats,
//!         finals: &mut [],
//!     };
//!     batch.step(&actions, out)?;
//!     for n in (0..GAMES).filter(|&n| dones[n] == 1) {
//!         ended += 1;
//!         won += rewards[2 * n + usize::from(first[n])];
//!         first[n] = seats[n]; // The next game has begun already.
//!     }
//! }
//! assert!(won > 0.0 && won < ended as f32, "whoever begins wins more games than the other, but not all");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! An observation is a row of bytes in named parts ([`Shape::planes`]); the number of a move means the same in every position.
//! What both mean is written in `NOTATION.md` of each game, under “As numbers”; what they share is in docs/python.md.

mod batch;
mod learner;
mod pool;
mod reward;

pub use batch::{Batch, BatchOf, BatchOutput, Misstep};
pub use learner::{Learner, Shape, of};
pub use reward::Reward;
