//! Triominos: 56 three-cornered tiles, laid side to side so that numbers meet, for one to six players.
//!
//! The rules are in `RULES.md`, numbered T1 to T15. [`Triominos`] holds the options, [`State`] a position,
//! [`View`] what one pair of eyes sees, [`Worlds`] the positions that fit a view.
//! A match over several rounds is one state: when a round ends, the turn is luck's again.
//!
//! What it deliberately does not know: pictures, sentences, clocks, and where luck comes from.
//!
//! ```
//! use play::dice::Seeded;
//! use play::{Game, Notation, Offered, Choices, Turn};
//! use triominos::Triominos;
//!
//! let game = Triominos::with(2, &Choices::none().with("target", 200))?;
//! let mut dice = Seeded::new(1);
//! let mut state = game.start();
//! let mut moves = Vec::new();
//! loop {
//!     match game.turn(&state) {
//!         Turn::Luck => {
//!             let luck = game.draw(&state, &mut dice);
//!             game.settle(&mut state, luck);
//!         }
//!         Turn::Of(seat) => {
//!             game.moves(&state, &mut moves);
//!             println!("{seat} {}", game.move_text(&state, moves[0]));
//!             game.play(&mut state, moves[0]);
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! assert!(game.standing(&state).points.iter().any(|&points| points >= 200));
//! # Ok::<(), play::Refusal>(())
//! ```

pub mod board;
pub mod codes;
mod encoding;
mod guess;
mod notation;
mod options;
mod position;
mod rules;
pub mod score;
mod tell;
pub mod tiles;
mod view;

pub use guess::Worlds;
pub use options::Triominos;
pub use rules::{DRAWS, Kept, LaidBy, Luck, Move, Stage, State};
pub use tell::Offer;
#[cfg(feature = "ts")]
pub use tell::OfferShape;
pub use view::{Hand, Hands, KeptTile, Laid, RoundEnd, View};
