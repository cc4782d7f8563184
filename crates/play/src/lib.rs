//! The words that all games of Klots share.
//!
//! A [`Game`] holds the options; the position ([`Game::State`]) lives outside it.
//! Whose turn it is, [`Turn`] says: a seat's, luck's, or nobody's any more.
//! What one pair of eyes may see is a [`Game::View`], and a bot gets nothing else.
//!
//! Beside the central trait stand small ones: [`Offered`] (facts, options, parties),
//! [`Notation`] (moves, luck and positions as text), [`Tell`] (why not, what happened, how many points),
//! [`Duel`] and [`Symmetric`], and [`Encode`] (the game as numbers, for programs that learn). [`FullGame`] is a game with the
//! first three. [`record`] is the text of a whole game; [`laws`] is the suite every game passes, [`walk`] plays games on.
//!
//! # A game
//!
//! Two players are dealt a card each, from 1 to 6. In turn each keeps the card, which counts its number, or throws it away
//! for two points. Nobody sees the other's card.
//!
//! ```
//! use play::dice::Seeded;
//! use play::{Dice, Eyes, Game, Seat, Standing, Turn};
//!
//! #[derive(Clone, Debug)]
//! struct Cards;
//!
//! #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
//! struct Deal {
//!     cards: Option<[u8; 2]>,
//!     kept: Vec<bool>,
//! }
//!
//! impl Game for Cards {
//!     type State = Deal;
//!     type Move = bool;
//!     type Luck = [u8; 2];
//!     type View = (Option<Seat>, [Option<u8>; 2], Vec<bool>);
//!
//!     fn seats(&self) -> u8 {
//!         2
//!     }
//!     fn start(&self) -> Deal {
//!         Deal::default()
//!     }
//!     fn turn(&self, deal: &Deal) -> Turn {
//!         match (deal.cards, deal.kept.len()) {
//!             (None, _) => Turn::Luck,
//!             (Some(_), 2) => Turn::Over,
//!             (Some(_), done) => Turn::Of(Seat(done as u8)),
//!         }
//!     }
//!     fn moves(&self, deal: &Deal, out: &mut Vec<bool>) {
//!         out.clear();
//!         if let Turn::Of(_) = self.turn(deal) {
//!             out.extend([true, false]);
//!         }
//!     }
//!     fn play(&self, deal: &mut Deal, keeps: bool) {
//!         deal.kept.push(keeps);
//!     }
//!     fn draw<D: Dice + ?Sized>(&self, _: &Deal, dice: &mut D) -> [u8; 2] {
//!         let mut cards = [1, 2, 3, 4, 5, 6];
//!         play::dice::shuffle(&mut cards, dice);
//!         [cards[0], cards[1]]
//!     }
//!     fn settle(&self, deal: &mut Deal, cards: [u8; 2]) {
//!         deal.cards = Some(cards);
//!     }
//!     fn standing(&self, deal: &Deal) -> Standing {
//!         let cards = deal.cards.unwrap_or_default();
//!         let points = |seat: usize| match deal.kept.get(seat) {
//!             Some(true) => i32::from(cards[seat]),
//!             Some(false) => 2,
//!             None => 0,
//!         };
//!         Standing::by_points([points(0), points(1)])
//!     }
//!     fn view(&self, deal: &Deal, eyes: Eyes) -> Self::View {
//!         let own = if let Eyes::Seat(seat) = eyes { Some(seat) } else { None };
//!         let seen = |n: u8| deal.cards.filter(|_| eyes.see(Seat(n))).map(|cards| cards[usize::from(n)]);
//!         (own, [seen(0), seen(1)], deal.kept.clone())
//!     }
//!     fn guess<D: Dice + ?Sized>(&self, (_, seen, kept): &Self::View, dice: &mut D) -> Deal {
//!         let mut cards = self.draw(&Deal::default(), dice);
//!         while seen.iter().zip(cards).any(|(seen, card)| seen.is_some_and(|seen| seen != card)) {
//!             cards = self.draw(&Deal::default(), dice);
//!         }
//!         Deal { cards: Some(cards), kept: kept.clone() }
//!     }
//!     fn longest(&self) -> usize {
//!         3
//!     }
//! }
//!
//! let (game, mut dice) = (Cards, Seeded::new(1));
//! let mut deal = game.start();
//! let luck = game.draw(&deal, &mut dice);
//! game.settle(&mut deal, luck);
//!
//! // A player thinks about worlds that fit what is seen, never about the deal itself.
//! let view = game.view(&deal, Eyes::Seat(Seat(0)));
//! assert_eq!(view.1, [Some(luck[0]), None]);
//! let world = game.guess(&view, &mut dice);
//! assert_eq!(game.view(&world, Eyes::Seat(Seat(0))), view);
//!
//! game.play(&mut deal, true);
//! game.play(&mut deal, false);
//! assert_eq!(game.turn(&deal), Turn::Over);
//! assert_eq!(game.standing(&deal).points[..], [i32::from(luck[0]), 2]);
//! ```
//!
//! Deliberately absent: IO, clocks, owned randomness, human sentences, async.
//! Every message is a [`Phrase`]: a code with arguments that the `words` room turns into a language.

mod code;
pub mod codes;
pub mod dice;
pub mod encode;
mod game;
pub mod golden;
pub mod laws;
mod options;
mod phrase;
pub mod record;
mod seat;
mod standing;
mod text;
pub mod walk;

pub use code::{Arg, Code, Coded, Kind};
pub use dice::Dice;
pub use encode::Encode;
pub use game::{Duel, Facts, FullGame, Game, Notation, Offered, Side, Symmetric, Tell};
pub use options::{Choices, OptionKind, OptionSpec};
pub use phrase::{Phrase, Refusal, ScoreLine, Value};
pub use seat::{Eyes, MAX_SEATS, Seat, Turn};
pub use standing::Standing;
pub use text::{Cursor, TextError, as_written};
