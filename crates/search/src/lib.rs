//! How to think, for games it does not know.
//!
//! A [`Budget`] says how long (time, nodes, iterations, memory, a stop flag); search loops poll its [`Meter`].
//! A [`Weigh`] or [`Evaluation`] says what a position promises, a [`Policy`] plays a game out quickly,
//! [`Worlds`] are the positions that fit what is seen.
//!
//! Three searches, each with the question it answers:
//!
//! | search | for | the player that uses it |
//! |---|---|---|
//! | [`AlphaBeta`] | duels without luck, everything in sight | the expert of a duel |
//! | [`Mcts`] | a tree over many worlds: luck, hidden hands | an expert that plays against hidden hands |
//! | [`Flat`] | the same moves in the same worlds, and on request the worse half dropped | experts that cannot see hands or stock, plainer levels, reference players |
//!
//! [`paired`] chooses nothing: it says what moves are worth to every seat, and how sure that is, for judgements.
//!
//! With limits in nodes or iterations the same seed gives the same move on any number of threads.
//!
//! # A game and three minds
//!
//! Two players take one, two or three of ten stones in turn; who takes the last one wins.
//!
//! ```
//! use play::{Dice, Duel, Eyes, Game, Seat, Side, Standing, Turn};
//! use search::{AlphaBeta, AnyMove, Budget, Flat, Evaluation, Certain, Mcts, Rollout, FromView, Payoff};
//!
//! #[derive(Clone, Debug)]
//! struct Stones;
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
//! struct Heap {
//!     stones: u8,
//!     turn: Seat,
//! }
//!
//! impl Game for Stones {
//!     type State = Heap;
//!     type Move = u8;
//!     type Luck = ();
//!     type View = (u8, u8);
//!
//!     fn turn(&self, heap: &Heap) -> Turn {
//!         if heap.stones == 0 { Turn::Over } else { Turn::Of(heap.turn) }
//!     }
//!     fn moves(&self, heap: &Heap, out: &mut Vec<u8>) {
//!         out.clear();
//!         out.extend(1..=heap.stones.min(3));
//!     }
//!     fn play(&self, heap: &mut Heap, taken: u8) {
//!         *heap = Heap { stones: heap.stones - taken, turn: heap.turn.next(2) };
//!     }
//!     fn standing(&self, heap: &Heap) -> Standing {
//!         // Whoever would be next found nothing left.
//!         Standing::by_points(if heap.turn == Seat(1) { [1, 0] } else { [0, 1] })
//!     }
//!     // … and what every game must say of itself:
//! #   fn seats(&self) -> u8 { 2 }
//! #   fn start(&self) -> Heap { Heap { stones: 10, turn: Seat(0) } }
//! #   fn draw<D: Dice + ?Sized>(&self, _: &Heap, _: &mut D) {}
//! #   fn settle(&self, _: &mut Heap, (): ()) {}
//! #   fn view(&self, heap: &Heap, _: Eyes) -> (u8, u8) { (heap.stones, heap.turn.0) }
//! #   fn guess<D: Dice + ?Sized>(&self, view: &(u8, u8), _: &mut D) -> Heap {
//! #       Heap { stones: view.0, turn: Seat(view.1) }
//! #   }
//! #   fn longest(&self) -> usize { 10 }
//! }
//!
//! // A duel can be searched to its end; the judge is asked only where the search stops before.
//! impl Duel for Stones {
//!     fn side(&self, heap: &Heap) -> Side {
//!         if heap.turn == Seat(0) { Side::First } else { Side::Second }
//!     }
//!     fn winner(&self, heap: &Heap) -> Option<Side> {
//!         (heap.stones == 0).then(|| if heap.turn == Seat(1) { Side::First } else { Side::Second })
//!     }
//!     fn key(&self, heap: &Heap) -> u64 {
//!         1 + u64::from(heap.stones) * 2 + u64::from(heap.turn.0)
//!     }
//! }
//! struct NoIdea;
//! impl Evaluation<Stones> for NoIdea {
//!     fn lead(&self, _: &Stones, _: &Heap) -> i32 { 0 }
//! }
//!
//! let (game, start) = (Stones, Stones.start());
//! let found = AlphaBeta::new(NoIdea).search(&game, &start, &Budget::nodes(10_000));
//! assert_eq!(found.best(), 2); // leaves a multiple of four
//! assert!(found.exact);
//!
//! // The others need no judge: they play games out, here by any moves.
//! let playing = Rollout::new(AnyMove, Payoff::Share);
//! let found = Mcts::new(playing).search(&game, &Certain(&start), &Budget::iterations(3000), 1);
//! assert_eq!(found.best(), 2);
//!
//! // Where something is hidden a search gets a view, and meets worlds that fit it.
//! let view = game.view(&start, Eyes::Seat(Seat(0)));
//! let worlds = FromView { game: &game, view: &view };
//! let found = Flat::new(playing).search(&game, &worlds, &Budget::nodes(2000), 1);
//! assert!((1..=3).contains(&found.best()) && found.value() > 0.4);
//! ```
//!
//! Deliberately absent: any game, any level, any text.

pub mod alpha_beta;
mod budget;
mod clock;
pub mod codes;
mod flat;
mod found;
mod limits;
mod mcts;
mod paired;
mod transpositions;
mod weigh;

pub use alpha_beta::AlphaBeta;
pub use budget::{Budget, Meter, Stop};
pub use clock::Clock;
#[cfg(target_family = "wasm")]
pub use clock::hand_in_clock;
pub use flat::Flat;
pub use found::{ALONE, Candidate, Certain, Found, FromView, Worlds, by_workers, part_seed};
pub use limits::Limits;
pub use mcts::Mcts;
pub use paired::{Mean, paired};
pub use transpositions::{Bound, Remembered, Transpositions};
pub use weigh::{
    AnyMove, Evaluation, JUDGED, Payoff, Policy, Rollout, Scratch, Values, Weigh, chance, lead, logistic,
    play_out,
};
