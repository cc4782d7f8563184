//! Domino Double 9: 55 tiles, one line with two open ends, 2 to 10 players.
//!
//! The rules are numbered in this crate's RULES.md (D1–D10). [`Dominoes`] holds the options, [`State`] a position,
//! [`View`] what one pair of eyes sees of it, [`Worlds`] the positions that fit a view.
//! Several rounds of a match live in one state; after each the turn is luck's again.
//!
//! Deliberately absent: a picture of the line (it may run as it likes, D6), opponents, text for people.
//!
//! ```
//! use dominoes::{Dominoes, Move};
//! use play::{Choices, Dice, Game, Notation, Offered, Turn, dice::Seeded};
//!
//! let game = Dominoes::with(2, &Choices::none())?;
//! let mut state = game.start();
//! let deal = game.parse_luck(&state, "deal 5-5,5-3,9-4,8-0,1-0/7-7,7-4,6-2,9-3,2-1")?;
//! game.settle(&mut state, deal);
//! assert_eq!(game.turn(&state), Turn::Of(play::Seat(1))); // 7-7 is the highest double
//!
//! for (seat, text) in [(1, "7-7"), (1, "7-4"), (0, "9-4")] {
//!     assert_eq!(game.turn(&state), Turn::Of(play::Seat(seat)));
//!     let m = game.parse_move(&state, text)?;
//!     game.play(&mut state, m);
//! }
//! assert_eq!(state.line().ends(), (7, 9));
//!
//! let mut dice = Seeded::new(1); // the rest by chance
//! let mut scratch = Vec::new();
//! loop {
//!     match game.turn(&state) {
//!         Turn::Of(_) => {
//!             let m = game.any_move(&state, &mut scratch, &mut dice);
//!             game.play(&mut state, m);
//!         }
//!         Turn::Luck => {
//!             let luck = game.draw(&state, &mut dice);
//!             game.settle(&mut state, luck);
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! assert_eq!(game.standing(&state).winners().count(), 1);
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

pub use board::{End, LONGEST, Laid, Line, Placed};
pub use guess::Worlds;
pub use options::{Dominoes, Doubles};
pub use rules::{Hands, Luck, Move, Stage, State};
pub use tell::Offer;
pub use tiles::{ALL, NUMBERS, TILES, Tile, tiles, with_number};
pub use view::known::Known;
pub use view::{HandShape, RoundShape, Sight, View, ViewShape};
