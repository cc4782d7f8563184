//! What is said between the server and its faces.
//!
//! [`inbound`] is what a face says over the socket, [`outbound`] what the server says, [`rest`] are the bodies
//! under `/api/v1`. Inbound messages are strict: an unknown field is refused, and so is anything over
//! [`MAX_FRAME`] bytes. Outbound messages may gain fields within a major version; faces ignore what they do not know.
//!
//! [`frames`] makes the messages about one table: the server and the page's own table say the same.
//!
//! Messages carry codes with arguments, never sentences. The shapes are described in docs/protocol.md,
//! their TypeScript twins in web/src/lib/wire are written by `KLOTS_WRITE_TYPES=1 cargo test -p wire --features ts`; without
//! the variable the same test only says whether they are fresh.
//!
//! ```
//! use wire::{FromClient, FromServer};
//!
//! let said = wire::read(r#"{"type":"ping","nonce":7}"#)?;
//! assert_eq!(said, FromClient::Ping { nonce: 7 });
//! assert!(wire::read(r#"{"type":"ping","nonce":7,"more":1}"#).is_err(), "nothing unknown is read");
//!
//! let gone = FromServer::Gone { table: "7q2m".to_owned(), why: play::Refusal::new("refused-over") };
//! let text = serde_json::to_string(&gone).expect("every message can be written");
//! assert!(text.starts_with(r#"{"type":"gone","table":"7q2m""#));
//! # Ok::<(), play::Refusal>(())
//! ```
//!
//! Deliberately absent: sockets, HTTP, a table of its own.

pub mod codes;
pub mod frames;
pub mod inbound;
pub mod outbound;
pub mod rest;
#[cfg(feature = "ts")]
pub mod typescript;

pub use inbound::FromClient;
pub use outbound::FromServer;

/// The WebSocket subprotocol: the major version of the protocol.
pub const SUBPROTOCOL: &str = "klots.1";
/// The newest minor version, chosen in `hello` and `welcome`.
pub const VERSION: u32 = 1;
/// Largest frame or body that is read, in bytes.
pub const MAX_FRAME: usize = 4096;
/// Largest body that brings a whole game along, in bytes: usual matches take a quarter of it at most.
pub const MAX_GAME: usize = 64 * 1024;

/// Why a socket was closed.
pub mod close {
    /// All is well.
    pub const NORMAL: u16 = 1000;
    /// The server stops; come back after the time the notice named.
    pub const RESTART: u16 = 1001;
    /// A limit or the schema was violated.
    pub const POLICY: u16 = 1008;
    /// The session has ended.
    pub const SIGNED_OUT: u16 = 4001;
    /// Not allowed.
    pub const FORBIDDEN: u16 = 4003;
    /// The reader was too slow twice.
    pub const SLOW: u16 = 4008;
    /// Another socket took this one's place.
    pub const REPLACED: u16 = 4010;
    /// No common version.
    pub const VERSION: u16 = 4011;
}

/// Reads a frame strictly.
pub fn read(text: &str) -> Result<FromClient, play::Refusal> {
    if text.len() > MAX_FRAME {
        return Err(play::Refusal::new(codes::TOO_LARGE).with("max", MAX_FRAME));
    }
    serde_json::from_str(text).map_err(|error| malformed(&error))
}

/// A body or frame that does not read: where, and the field that is missing or not known; never what it contained.
pub fn malformed(error: &serde_json::Error) -> play::Refusal {
    let refusal =
        play::Refusal::new(codes::MALFORMED).with("line", error.line()).with("column", error.column());
    match field(&error.to_string()) {
        Some(field) => refusal.with("field", field),
        None => refusal,
    }
}

/// The field that the reader complains about, if it is one.
fn field(complaint: &str) -> Option<String> {
    const LONGEST: usize = 64;
    let (_, rest) = complaint.split_once("field `")?;
    let (name, _) = rest.split_once('`')?;
    Some(name.chars().take(LONGEST).collect())
}
