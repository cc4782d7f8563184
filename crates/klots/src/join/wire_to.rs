//! The wire to a server, with TLS where the link says so, and the few requests that are no messages of the socket.

use super::link::Link;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::Request;
use hyper::body::Bytes;
use hyper::header;
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

/// The longest answer that is read.
const LONGEST: usize = 64 * 1024;

/// A wire, encrypted or not.
pub trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

/// Any wire.
pub type Stream = Box<dyn Wire>;

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

/// What a server answers.
pub struct Answer {
    /// The session it gives, as it is sent back.
    pub cookie: Option<String>,
    /// The body; `null` if it is no JSON.
    pub body: Value,
}

/// Opens a wire to the server of this link.
pub async fn connect(link: &Link) -> Result<Stream, Trouble> {
    let stream = TcpStream::connect((link.host.as_str(), link.port)).await.map_err(|_| Trouble::Silent)?;
    // Slower without it, not wrong.
    let _ = stream.set_nodelay(true);
    if !link.secure {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(link.host.clone()).map_err(|_| Trouble::Stranger)?;
    let secured = secure_connector().ok_or(Trouble::Stranger)?.connect(name, stream).await;
    Ok(Box::new(secured.map_err(|_| Trouble::Stranger)?))
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

/// Trusts what every browser trusts, and what this machine does.
fn secure_connector() -> Option<TlsConnector> {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() };
    let own = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(own.certs);
    let provider = Arc::new(crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().ok()?;
    Some(TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
}
