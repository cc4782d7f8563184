//! Who plays: for each game its bots, from `random` to `expert`.
//!
//! A bot is a [`Mind`]: it gets a view, a seat, a budget and a seed, and returns a [`Thought`].
//! It never sees a state, so it cannot cheat. [`BotGame::bots`] lists a game's bots ([`Bots`]),
//! refusing unknown names with what is possible. [`hint`] gives the three best moves with reasons.
//!
//! One folder per game holds its evaluation, its policies and its minds; `quixo` also the solver.
//! This is the only room where a game meets an algorithm.
//!
//! # A bot for a game
//!
//! A mind looks at one world that fits its view; here it takes the placement with the most points of two it notices.
//!
//! ```
//! use bots::{Bots, Expected, Level, Mind, BotGame, Ranked, Stats, Thought, legal};
//! use play::{Choices, Dice, Eyes, Game, Offered, Seat, Turn, dice::Seeded};
//! use search::Budget;
//! use triominos::{Move, Triominos, View};
//!
//! struct Hasty;
//!
//! impl Mind<Triominos> for Hasty {
//!     fn think(&mut self, game: &Triominos, view: &View, _: Seat, _: &Budget, seed: u64) -> Thought<Move> {
//!         let mut dice = Seeded::new(seed);
//!         let mut noticed = legal(game, view, seed);
//!         play::dice::shuffle(&mut noticed, &mut dice);
//!         noticed.truncate(2);
//!         let points = |m: &Move| match m {
//!             Move::Lay { tile, .. } => f64::from(tile.value()),
//!             Move::Draw | Move::Pass => -5.0,
//!         };
//!         let ranked = noticed.iter().map(|m| Ranked::new(*m, Expected::Points(points(m)), 1)).collect();
//!         Thought::ranked(ranked, Stats::default()).expect("whose turn it is has a move")
//!     }
//! }
//!
//! // Beside those that are there, as `BotGame::bots` of the game would enter it:
//! let bots: Bots<Triominos> = Triominos::bots().with("hasty", |_| Box::new(Hasty));
//! let game = Triominos::with(2, &Choices::none())?;
//! let mut minds = [bots.wake(&game, "hasty")?, bots.wake(&game, Level::Beginner.name())?];
//!
//! let mut dice = Seeded::new(1);
//! let mut state = game.start();
//! for moves in 0.. {
//!     match game.turn(&state) {
//!         Turn::Over => break,
//!         Turn::Luck => {
//!             let luck = game.draw(&state, &mut dice);
//!             game.settle(&mut state, luck);
//!         }
//!         Turn::Of(seat) => {
//!             let view = game.view(&state, Eyes::Seat(seat));
//!             let thought = minds[seat.index()].think(&game, &view, seat, &Budget::nodes(1), moves);
//!             game.play(&mut state, thought.best);
//!         }
//!     }
//! }
//! assert!(game.standing(&state).winners().count() >= 1);
//! # Ok::<(), play::Refusal>(())
//! ```

pub mod analysis;
pub mod arena;
pub mod codes;
mod hint;
mod judge;
mod mind;
mod roster;
mod simple;
pub mod speed;
mod svg;
pub mod train;
pub mod worth;

#[cfg(feature = "dominoes")]
pub mod dominoes;
#[cfg(feature = "kingdomino")]
pub mod kingdomino;
#[cfg(feature = "quixo")]
pub mod quixo;
#[cfg(feature = "triominos")]
pub mod triominos;

pub use hint::{Hint, hint};
pub use judge::{ByMind, Chances, Judge, sampled};
pub use mind::{Expected, Mind, Ranked, Stats, Thought, millis_since, not_certain, not_proven};
pub use roster::{Bot, BotGame, Bots, Contender, Level, answers_after};
pub use simple::{Follow, Random, legal};
