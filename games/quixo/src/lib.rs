//! Quixo: a square of cubes, two sides, and whoever pushes five of a kind into a line wins.
//!
//! [`Quixo`] holds the options (players, board, cap, repetition), [`State`] a position, [`Move`] a push or a pass.
//! A turn takes a border cube that is blank or shows one's own symbol and pushes it back in, with that symbol up,
//! at another end of its row or column. Who makes the first move is drawn by lot ([`Starts`]).
//! The numbered rules are in RULES.md; each has its test.
//!
//! [`Board`] (two bit boards in one word) and [`Square`] (pushes and lines by masks) stand alone,
//! for search and for the solver. Clocks are not here: the limit of Q8 is only told, the table's clock judges.
//!
//! ```
//! use play::{Choices, Game, Notation, Offered, Seat, Tell, Turn};
//! use quixo::{Quixo, Starts};
//!
//! let game = Quixo::with(2, &Choices::none())?;
//! let mut state = game.start();
//! game.settle(&mut state, Starts(Seat(0)));
//!
//! let push = game.parse_move(&state, "a1>e1")?;
//! game.explain(&state, push)?;
//! game.play(&mut state, push);
//! assert_eq!(game.turn(&state), Turn::Of(Seat(1)));
//! assert_eq!(game.position_text(&state), "....x/...../...../...../..... 1 1 a1>e1");
//!
//! // circle may not take the cross
//! let taken = game.parse_move(&state, "e1>a1")?;
//! assert_eq!(game.explain(&state, taken).unwrap_err().to_string(), "refused-quixo-other-symbol square=e1 (Q2)");
//! # Ok::<(), play::Refusal>(())
//! ```

mod board;
pub mod codes;
mod encoding;
mod guess;
mod notation;
mod options;
mod position;
mod rules;
mod score;
mod tell;
mod tiles;
mod view;

pub use board::{Board, LARGEST, Leaves, Push, SMALLEST, Square, perft};
pub use options::Quixo;
pub use rules::{Move, Starts, State};
pub use score::Outcome;
pub use tell::{Offer, OfferKind, Spot};
pub use tiles::{Cube, Symbol};
pub use view::{LastPush, View};
