//! The words that all games of Klots share.
//!
//! A [`Game`] holds the options; the position ([`Game::State`]) lives outside it.
//! Whose turn it is, [`Turn`] says: a seat's, luck's, or nobody's any more.
//! What one pair of eyes may see is a [`Game::View`], and a bot gets nothing else.
//!
//! Beside the central trait stand small ones: [`Offered`] (facts, options, parties),
//! [`Notation`] (moves, luck and positions as text), [`Tell`] (why not, what happened, how many points),
//! [`Duel`] and [`Symmetric`], and [`Encode`] (the game as numbers, for programs that learn). [`record`] is the text of a whole game; [`laws`] is the suite every game passes.
//!
//! Deliberately absent: IO, clocks, owned randomness, human sentences, async.
//! Every message is a [`Phrase`]: a code with arguments that the `words` room turns into a language.

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

pub use dice::Dice;
pub use encode::Encode;
pub use game::{Duel, Facts, Game, Notation, Offered, Side, Symmetric, Tell, Whole};
pub use options::{Choices, OptionKind, OptionSpec};
pub use phrase::{Phrase, Refusal, ScoreLine, Value};
pub use seat::{Eyes, MAX_SEATS, Seat, Turn};
pub use standing::Standing;
pub use text::{Cursor, TextError, as_written};
