//! Connections: how many there may be, and how long each may take.
//!
//! A request that does not arrive, an answer that is not read and a connection that lies idle all end by themselves;
//! nobody has more of them than an address may.

use crate::ServerError;
use crate::app::App;
use crate::limits::{Held, block};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::Sleep;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

/// How much the system may hold for one reader.
const SEND_BUFFER: u32 = 128 * 1024;
/// How many connections may wait to be accepted.
const BACKLOG: u32 = 4096;
/// No request of ours has this many headers.
const HEADERS: usize = 64;
/// How much of a request is held while it is read.
const READ_BUFFER: usize = 16 * 1024;
/// How long nobody is let in after the system had no connection left to give.
const PAUSE: Duration = Duration::from_millis(100);
/// What somebody hears who has too many connections.
const FULL: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// Listens at an address.
pub fn bind(addr: SocketAddr) -> Result<TcpListener, ServerError> {
    let bind = || {
        let socket = if addr.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        socket.set_reuseaddr(true)?;
        // Accepted sockets inherit it: a reader that does not read costs this much of the system, no more.
        socket.set_send_buffer_size(SEND_BUFFER)?;
        socket.bind(addr)?;
        socket.listen(BACKLOG)
    };
    bind().map_err(|error| ServerError::Listen(addr, error))
}

/// Lets people in until the server stops, then waits for the last answers.
pub async fn serve(app: &App, listener: TcpListener, router: Router) {
    let connections = TaskTracker::new();
    while let Some(accepted) = app.stop.run_until_cancelled(listener.accept()).await {
        match accepted {
            Ok((stream, peer)) => match enter(app, peer) {
                Some(place) => {
                    connections.spawn(connection(app.clone(), stream, peer, router.clone(), place));
                }
                None => turn_away(&stream),
            },
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    connections.close();
    let _ = tokio::time::timeout(crate::GRACE, connections.wait()).await;
}

/// A place for one more connection. Whoever comes through a trusted proxy is counted by request.
fn enter(app: &App, peer: SocketAddr) -> Option<(Held<IpAddr>, Held<IpAddr>)> {
    let limits = &app.config.limits;
    let ip = peer.ip().to_canonical();
    let own =
        if app.config.trusted_proxies.contains(&ip) { limits.connections } else { limits.connections_per_ip };
    let all = app.connections.begin(everybody(), limits.connections).ok()?;
    Some((all, app.connections.begin(block(ip), own).ok()?))
}

/// Under this address everybody together is counted.
fn everybody() -> IpAddr {
    IpAddr::from([0, 0, 0, 0])
}

fn turn_away(stream: &TcpStream) {
    metrics::counter!("klots_turned_away_total").increment(1);
    // Told if it can be told at once.
    let _ = stream.try_write(FULL);
}

async fn connection(
    app: App,
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    _places: (Held<IpAddr>, Held<IpAddr>),
) {
    let _counted = Counted::new();
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection waits to fill its packets");
    }
    let seconds = |seconds: u32| Duration::from_secs(seconds.into());
    let limits = &app.config.limits;
    let io = TokioIo::new(Read::new(stream, seconds(limits.unread_seconds)));
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(seconds(limits.request_seconds))
        .max_headers(HEADERS)
        .max_buf_size(READ_BUFFER)
        .serve_connection(io, service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = app.stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// One connection in the figures while this lives.
struct Counted;

impl Counted {
    fn new() -> Counted {
        metrics::gauge!("klots_connections").increment(1.0);
        Counted
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("klots_connections").decrement(1.0);
    }
}

/// A connection whose other side must read: what cannot be written for too long ends it.
pub struct Read<S> {
    stream: S,
    patience: Duration,
    stuck: Option<Pin<Box<Sleep>>>,
}

impl<S> Read<S> {
    fn new(stream: S, patience: Duration) -> Read<S> {
        Read { stream, patience, stuck: None }
    }

    /// The same answer, unless it has been none for too long.
    fn in_time<T>(&mut self, cx: &mut Context<'_>, answer: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if answer.is_ready() {
            self.stuck = None;
            return answer;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(stuck.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Read<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Read<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let answer = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.in_time(cx, answer)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let answer = Pin::new(&mut self.stream).poll_flush(cx);
        self.in_time(cx, answer)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let answer = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.in_time(cx, answer)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
