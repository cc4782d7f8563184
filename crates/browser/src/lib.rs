//! A table in the page itself: the same rules, table and bots as a server's, compiled to WebAssembly, in a worker.
//!
//! A [`House`] keeps the tables of one page. It is asked with JSON ([`Ask`]) and answers with JSON: bytes in, bytes
//! out. What it says about a table are the very frames of [`wire`], made by the same code as a server's. The TypeScript
//! twins of questions and answers are generated into web/src/lib/wire/module.
//!
//! Nothing is shown before it is kept. Whatever changes a table answers with the events it leads to
//! ([`Heard::keep`]); the page writes them down and says `kept`, and only then they are applied and told. If they
//! could not be written down it says `lost`, and nothing has happened.
//!
//! ```
//! use browser::House;
//! let mut house = House::standard();
//! let games = house.answer(br#"{"ask": "games"}"#);
//! assert!(String::from_utf8(games)?.starts_with(r#"{"ok":[{"name":"#));
//! let nonsense = house.answer(b"?");
//! assert!(String::from_utf8(nonsense)?.starts_with(r#"{"refused":{"code":"malformed""#));
//! # Ok::<(), std::string::FromUtf8Error>(())
//! ```
//!
//! Bots think in workers of their own: the same module, asked to `think` about a log. Whoever does not want the answer
//! any more ends the worker.
//!
//! Deliberately absent: a clock and randomness (both are handed in), storage, anything that knows a browser, a block of `unsafe`.

mod ask;
#[cfg(target_family = "wasm")]
mod border;
mod house;
mod live_table;
mod look;
mod think;
#[cfg(feature = "ts")]
pub mod typescript;

pub use ask::{Ask, Heard, Mark, Upcoming};
pub use house::House;
