//! What lies under a socket: the handshake, frames in, frames out.
//!
//! Reading is tungstenite's. Writing goes past its buffer, which would stay as large as the largest frame for as
//! long as somebody is connected: what waits is put together, written at once, and the memory given back.

use crate::fault::Fault;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, HeaderName, StatusCode, header, request::Parts};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::io;
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};

pub use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Moves have some 200 bytes; what is longer is read in pieces.
const READ_BUFFER: usize = 512;
/// Answers to pings that nobody reads: more than this, and the connection ends.
const UNREAD: usize = 4096;
/// Frames are put together up to this size.
const TOGETHER: usize = 16 * 1024;

/// A request that wants to become a socket.
pub struct Handshake {
    accept: String,
    /// Whether the face speaks our protocol.
    pub spoken: bool,
    upgrade: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Handshake {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Handshake, Response> {
        let said = |name: HeaderName| words(&parts.headers, name);
        let says = |name, word: &str| said(name).any(|said| said.eq_ignore_ascii_case(word));
        let asked = says(header::CONNECTION, "upgrade") && says(header::UPGRADE, "websocket");
        let version = says(header::SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked && version);
        let Some(accept) = key.map(|key| derive_accept_key(key.as_bytes())) else {
            return Err(no_handshake());
        };
        let spoken = said(header::SEC_WEBSOCKET_PROTOCOL).any(|said| said == wire::SUBPROTOCOL);
        let upgrade = parts.extensions.remove::<OnUpgrade>().ok_or_else(no_handshake)?;
        Ok(Handshake { accept, spoken, upgrade })
    }
}

/// The words of a list in a header.
fn words(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

fn no_handshake() -> Response {
    let fault = Fault { status: Some(StatusCode::UPGRADE_REQUIRED), ..Fault::unread() };
    let mut response = fault.into_response();
    let headers = response.headers_mut();
    headers.insert(header::UPGRADE, axum::http::HeaderValue::from_static("websocket"));
    headers.insert(header::SEC_WEBSOCKET_VERSION, axum::http::HeaderValue::from_static("13"));
    response
}

impl Handshake {
    /// The answer that makes a socket of the connection, and the connection to come.
    pub fn agree(self) -> (Response, Coming) {
        let mut response = Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(header::CONNECTION, "upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_ACCEPT, self.accept);
        if self.spoken {
            response = response.header(header::SEC_WEBSOCKET_PROTOCOL, wire::SUBPROTOCOL);
        }
        let response = response.body(Body::empty()).unwrap_or_else(|_| no_handshake());
        (response, Coming(self.upgrade))
    }
}

/// A connection whose handshake is on its way.
pub struct Coming(OnUpgrade);

impl Coming {
    /// The socket, once the answer to the handshake is written.
    pub async fn link(self) -> Option<Link> {
        let upgraded = self.0.await.ok()?;
        let config = WebSocketConfig::default()
            .max_message_size(Some(wire::MAX_FRAME))
            .max_frame_size(Some(wire::MAX_FRAME))
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(UNREAD);
        let io = TokioIo::new(upgraded);
        Some(Link(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await))
    }
}

/// What came in.
pub enum Heard {
    /// A message.
    Text(Utf8Bytes),
    /// A sign of life.
    Sign,
    /// The other side takes its leave.
    Leave,
    /// Something that is not allowed here.
    Foreign,
    /// The connection has ended.
    End,
}

/// A socket.
pub struct Link(WebSocketStream<TokioIo<Upgraded>>);

impl Link {
    /// What comes next. Cancelling it loses nothing.
    pub async fn hear(&mut self) -> Heard {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => Heard::Text(text),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Heard::Sign,
            Some(Ok(Message::Close(_))) => Heard::Leave,
            Some(Ok(Message::Binary(_) | Message::Frame(_)) | Err(_)) => Heard::Foreign,
            None => Heard::End,
        }
    }

    /// Sends frames. After an error or a cancel the connection is good for nothing.
    pub async fn say(&mut self, frames: Frames) -> io::Result<()> {
        // What tungstenite itself has to say must not stand in the middle of a frame.
        self.0.flush().await.map_err(io::Error::other)?;
        self.0.get_mut().write_all(&frames.0).await
    }

    /// Says why it ends.
    pub async fn close(&mut self, code: u16) -> bool {
        let why = CloseFrame { code: code.into(), reason: Utf8Bytes::default() };
        self.0.send(Message::Close(Some(why))).await.is_ok()
    }
}

/// Frames that are sent together.
#[derive(Default)]
pub struct Frames(Vec<u8>);

impl Frames {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether they should be sent before more come along.
    pub fn is_full(&self) -> bool {
        self.0.len() >= TOGETHER
    }

    /// Adds a text frame as a server sends it: not in pieces, not masked (RFC 6455, 5.2).
    pub fn add(&mut self, text: &str) {
        const FINAL_TEXT: u8 = 0x81;
        let bytes = &mut self.0;
        bytes.reserve(text.len() + 10);
        bytes.push(FINAL_TEXT);
        match text.len() {
            short @ 0..=125 => bytes.push(short as u8),
            middle @ 126..=0xffff => {
                bytes.push(126);
                bytes.extend((middle as u16).to_be_bytes());
            }
            long => {
                bytes.push(127);
                bytes.extend((long as u64).to_be_bytes());
            }
        }
        bytes.extend(text.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio_tungstenite::tungstenite::protocol::WebSocket;

    #[test]
    fn frames_of_every_length_are_read_back() {
        for length in [0, 1, 125, 126, 127, 65_535, 65_536, 100_000] {
            let text = "x".repeat(length);
            let mut frames = Frames::default();
            frames.add(&text);
            frames.add("after");
            let stream = std::io::Cursor::new(frames.0);
            let mut reader = WebSocket::from_raw_socket(stream, Role::Client, None);
            assert_eq!(reader.read().unwrap().into_text().unwrap().as_str(), text);
            assert_eq!(reader.read().unwrap().into_text().unwrap().as_str(), "after");
        }
    }
}
