//! The wire to a server, with TLS where the link says so, and the few requests that are no messages of the socket.

use super::link::Link;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::Request;
use hyper::body::Bytes;
use hyper::header;
use hyper_util::rt::TokioIo;
use serde_json::Value;
use server::dial::{Dial, NoWire};

pub use server::dial::Stream;

/// The longest answer that is read.
const LONGEST: usize = 64 * 1024;

/// Why nothing came back.
#[derive(Debug)]
pub enum Trouble {
    /// Nobody answers, or not to the end.
    Silent,
    /// Somebody else answers.
    Stranger,
}

impl From<hyper::Error> for Trouble {
    fn from(error: hyper::Error) -> Trouble {
        if error.is_parse() { Trouble::Stranger } else { Trouble::Silent }
    }
}

impl From<NoWire> for Trouble {
    fn from(cause: NoWire) -> Trouble {
        match cause {
            NoWire::Silent(_) => Trouble::Silent,
            NoWire::Stranger(_) => Trouble::Stranger,
        }
    }
}

/// What a server answers.
pub struct Answer {
    /// The session it gives, as it is sent back.
    pub cookie: Option<String>,
    /// The body; `null` if it is not JSON.
    pub body: Value,
}

/// Opens a wire to the server of this link. Trusts what every browser trusts, and what this machine does.
pub async fn connect(link: &Link) -> Result<Stream, Trouble> {
    let own = if link.secure { rustls_native_certs::load_native_certs().certs } else { Vec::new() };
    Ok(Dial::trusting(own).open(&link.host, link.port, link.secure).await?)
}

/// Asks for something under `/api/v1`: with a body it is sent there, without one it is only looked at.
pub async fn ask(
    stream: Stream,
    link: &Link,
    path: &str,
    body: Option<&Value>,
    cookie: &str,
) -> Result<Answer, Trouble> {
    let path = format!("/api/v1{path}");
    let request = if body.is_some() { Request::post(path) } else { Request::get(path) };
    let request = request
        .header(header::HOST, link.authority())
        .header(header::ORIGIN, link.server())
        .header(header::COOKIE, cookie)
        .header(header::CONTENT_TYPE, "application/json")
        .body(Full::new(body.map(Value::to_string).map(Bytes::from).unwrap_or_default()))
        .map_err(|_| Trouble::Stranger)?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await?;
    let cookie = answer.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
    let cookie = cookie.and_then(|value| value.split(';').next()).map(str::to_owned);
    let body = Limited::new(answer.into_body(), LONGEST).collect().await.map_err(|_| Trouble::Silent)?;
    connection.abort();
    Ok(Answer { cookie, body: serde_json::from_slice(&body.to_bytes()).unwrap_or_default() })
}
