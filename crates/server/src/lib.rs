//! Who answers: HTTP, sockets, sessions, limits, metrics.
//!
//! [`run`] opens the store, listens and answers until it is told to stop. The page is handed in as
//! [`Assets`]; this room knows no file of it. [`rooms`](crate) hold tables as folds of their logs:
//! a command is decided on the fold, appended to the store, and only then shown and acknowledged.
//!
//! ```no_run
//! # async fn example() -> Result<(), server::ServerError> {
//! let config = server::Config { listen: ([127, 0, 0, 1], 0).into(), ..server::Config::default() };
//! let running = server::run(config, server::NoAssets, std::future::pending()).await?;
//! println!("{}", running.url);
//! running.stopped().await;
//! # Ok(())
//! # }
//! ```
//!
//! Deliberately absent: rules of games, SQL, sentences for people.

mod api;
mod app;
mod assets;
mod chores;
mod config;
pub mod dial;
mod driver;
mod fault;
mod figures;
mod gallery;
mod limits;
mod link;
mod lobby;
mod notices;
mod outbox;
mod passwords;
mod preview;
mod push;
mod ratings;
mod rooms;
mod rows;
mod seating;
mod socket;
mod stream;
mod thinking;
mod trouble;
mod who;

pub use app::Hooks;
pub use assets::{Asset, Assets, NoAssets};
pub use config::{Config, Limits, PushConfig};
pub use push::{BadPush, new_key as new_push_key};

use crate::app::App;
use axum::Router;
use axum::middleware;
use axum::routing::get;
use axum::serve::ListenerExt;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{PostgresSettings, SqliteSettings, Store, StoreError};
use table::command::Chore;
use tokio::net::{TcpListener, TcpSocket};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;
use wire::outbound::Notice;

/// What this build calls itself.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");

/// How much the system may hold for one reader.
const SEND_BUFFER: u32 = 128 * 1024;
/// How many connections may wait to be accepted.
const BACKLOG: u32 = 4096;
/// How long a planned stop waits for the last words.
const GRACE: Duration = Duration::from_secs(5);

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The data cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened at.
    #[error("{0}: {1}")]
    Listen(SocketAddr, #[source] std::io::Error),
    /// Browsers cannot be called with these settings.
    #[error(transparent)]
    Push(#[from] BadPush),
}

/// A server that answers.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The address for people.
    pub url: String,
    /// The private port: where figures can be had, and operators are answered.
    pub metrics: Option<SocketAddr>,
    done: tokio::task::JoinHandle<()>,
}

impl Running {
    /// Waits until it has stopped.
    pub async fn stopped(self) {
        if let Err(error) = self.done.await {
            tracing::error!(%error, "the server ended badly");
        }
    }
}

/// Starts a server that answers until `shutdown` comes.
pub async fn run(
    config: Config,
    assets: impl Assets,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<Running, ServerError> {
    run_with(config, assets, Hooks::default(), shutdown).await
}

/// The same with another clock, other dice or other random bytes.
pub async fn run_with(
    config: Config,
    assets: impl Assets,
    hooks: Hooks,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<Running, ServerError> {
    let push = push::Push::new(&config.push)?;
    let store = open(&config).await?;
    let listener = listen(config.listen).await?;
    let addr = listener.local_addr().map_err(|error| ServerError::Listen(config.listen, error))?;
    let private = match config.metrics_listen {
        Some(wanted) => Some(listen(wanted).await?),
        None => None,
    };
    let figures = private.as_ref().and_then(|listener| listener.local_addr().ok());
    let app = App::new(config, store, hooks, push, addr);
    if let Some(listener) = private {
        figures::listen(&app, listener);
    }
    app.tasks.spawn(lobby::run(app.clone()));
    app.tasks.spawn(chores::run(app.clone()));
    app.tasks.spawn(notices::run(app.clone()));
    app.tasks.spawn(trouble::run(app.clone()));
    let url = app.origin.clone();
    tracing::info!(%addr, %url, backend = app.store.backend(), "listening");
    let router = router(&app, Arc::new(assets));
    let done = tokio::spawn(serve(app, listener, router, shutdown));
    Ok(Running { addr, url, metrics: figures, done })
}

async fn open(config: &Config) -> Result<Store, StoreError> {
    if config.database_url.is_empty() {
        let max_bytes = Some(config.max_database_bytes).filter(|&bytes| bytes > 0);
        Store::open_sqlite(&SqliteSettings { max_bytes, ..SqliteSettings::new(&config.data) }).await
    } else {
        Store::open_postgres(&PostgresSettings::new(&config.database_url)).await
    }
}

async fn listen(addr: SocketAddr) -> Result<TcpListener, ServerError> {
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

fn router(app: &App, assets: Arc<dyn Assets>) -> Router {
    let api = api::router(app).layer(CompressionLayer::new().gzip(true).br(true));
    let page = Router::new().fallback(assets::serve).with_state((app.clone(), assets));
    Router::new()
        .route("/ws", get(socket::upgrade))
        .merge(api)
        .with_state(app.clone())
        .fallback_service(page)
        .layer(middleware::from_fn_with_state(app.clone(), who::security_headers))
        .layer(CatchPanicLayer::new())
        .layer(TraceLayer::new_for_http().make_span_with(span))
}

/// The path of a request names no secret; what follows `?` might.
fn span<B>(request: &axum::http::Request<B>) -> tracing::Span {
    tracing::debug_span!("http", method = %request.method(), path = request.uri().path())
}

async fn serve(
    app: App,
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) {
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let stopping = app.clone();
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection waits to fill its packets");
        }
    });
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
        shutdown.await;
        say_goodbye(&stopping).await;
    });
    let served = tokio::spawn(serving.into_future());
    app.stop.cancelled().await;
    let _ = tokio::time::timeout(GRACE, served).await;
    app.tasks.close();
    let _ = tokio::time::timeout(GRACE, app.tasks.wait()).await;
    app.store.close().await;
    tracing::info!("stopped");
}

/// Stops the clocks, tells everybody, and closes.
async fn say_goodbye(app: &App) {
    tracing::info!("stopping");
    app.closing.cancel();
    for room in app.hub.all() {
        if let Ok(mut entered) = app.enter(&room.id).await
            && let Err(fault) = entered.chore(app, &Chore::Freeze { charge: true }).await
        {
            tracing::warn!(table = %room.id, code = fault.why.code(), "a clock could not be stopped");
        }
    }
    app.tell_everybody(&Notice::Restart { seconds: app.config.restart_seconds });
    for outbox in app.sockets.everybody() {
        outbox.close(wire::close::RESTART);
    }
    app.stop.cancel();
}
