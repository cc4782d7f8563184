//! Kingdomino: dominoes of six terrains are laid around a castle; properties score squares × crowns.
//!
//! Two, three or four play. Each round every king brings its domino home and chooses the next one;
//! whoever takes the lower number acts earlier in the next round. The numbered rules are in RULES.md.
//!
//! * [`Kingdomino`] holds the options, [`State`] the position, [`Move`] and [`Luck`] what happens.
//! * [`board`] is one kingdom as bit boards, [`score`] its points, [`Tiles`] a set of the 48 dominoes.
//! * [`View`] is what everybody sees: all but the order of the dominoes to come, which nobody holds.
//!
//! Options: `three_players` (K3), `first_picks` (K5), `dynasty` (K18), `middle_kingdom` (K19), `harmony` (K20),
//! `mighty_duel` (K21). They combine freely where the seats allow.
//!
//! Deliberately absent: bots, clocks, randomness of its own, sentences.
//!
//! ```
//! use kingdomino::{Kingdomino, Move};
//! use play::dice::Seeded;
//! use play::{Choices, Game, Notation, Offered, Tell, Turn};
//!
//! let game = Kingdomino::with(2, &Choices::parse("harmony=yes")?)?;
//! let mut state = game.start();
//! let mut dice = Seeded::new(1);
//! let mut moves = Vec::new();
//! loop {
//!     match game.turn(&state) {
//!         Turn::Luck => {
//!             let luck = game.draw(&state, &mut dice);
//!             game.settle(&mut state, luck);
//!         }
//!         Turn::Of(_) => {
//!             game.moves(&state, &mut moves);
//!             game.play(&mut state, moves[0]);
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! assert_eq!(game.standing(&state).points.len(), 2);
//!
//! // A move that is not legal is explained by the number of the rule it breaks.
//! let refusal = game.explain(&state, Move::Pick(kingdomino::Tile::new(7).expect("1 to 48"))).unwrap_err();
//! assert_eq!(refusal.code(), "refused-kingdomino-over");
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
mod tiles;
mod view;

pub use board::{Direction, Kingdom, Size, Spot, Square};
pub use options::{Kingdomino, MiddleKingdom};
pub use rules::{FOUR, Luck, Move, Row, Stage, State};
pub use tell::{Offer, OfferKind};
pub use tiles::{Half, TILES, Terrain, Tile, Tiles};
pub use view::{Current, Field, LastGame, Next, PastGame, Realm, View, ViewStage};
