//! Who answers: HTTP, sockets, sessions, limits, metrics.
//!
//! [`run`] opens the store, listens and answers until it is told to stop. The page is handed in as
//! [`Assets`]; this room knows no file of it.
//!
//! ```
//! use server::{Config, NoAssets};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), server::ServerError> {
//! # let folder = tempfile::tempdir().expect("a folder for the example");
//! let config = Config {
//!     listen: ([127, 0, 0, 1], 0).into(), // any free port
//!     data: folder.path().join("data"),
//!     ..Config::default()
//! };
//! let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
//! let running = server::run(config, NoAssets, async move { drop(stopped.await) }).await?;
//! assert!(running.url.starts_with("http://127.0.0.1:"));
//! stop.send(()).expect("it runs"); // clocks are stopped, everybody is told
//! running.stopped().await;
//! # Ok(())
//! # }
//! ```
//!
//! # Where to read on
//!
//! | file | job |
//! |---|---|
//! | `listen` | connections: how many, how long they may take |
//! | `guards`, `identity`, `limits` | who asks, from where, and how much of it is too much |
//! | `api`, `connection`, `stream` | requests, sockets, server-sent events |
//! | `perform` | what somebody asks for at a table, whichever way it came |
//! | `hub` | the tables in use: one task owns each, with an inbox |
//! | `pools`, `thinking`, `analysis` | what costs much: bots, hints, analyses, exports |
//! | `outage`, `clock` | time that is nobody's, and time that never goes back |
//! | `lobby`, `notices`, `push` | who hears of what |
//!
//! Deliberately absent: rules of games, SQL, sentences for people.

mod addresses;
mod analysis;
mod api;
mod app;
mod assets;
mod clock;
mod codes;
mod config;
mod connection;
pub mod dial;
mod fault;
mod guards;
mod housekeeping;
mod hub;
mod identity;
mod limits;
mod link;
mod listen;
mod lobby;
mod notices;
mod outage;
mod outbox;
mod passwords;
mod perform;
mod pools;
mod preview;
mod private_port;
mod push;
mod ratings;
mod seating;
mod sockets;
mod stream;
mod thinking;

pub use app::Hooks;
pub use assets::{Asset, Assets, NoAssets};
pub use clock::SteadyClock;
pub use config::{Config, PushConfig};
pub use limits::Bounds;
pub use push::{BadPush, new_key as new_push_key};

use crate::app::App;
use axum::Router;
use axum::middleware;
use axum::routing::get;
use futures_util::StreamExt as _;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{PostgresSettings, SqliteSettings, Store, StoreError};
use table::command::HouseCommand;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;
use wire::outbound::Notice;

/// What this build calls itself.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");

/// How many clocks a planned stop stops side by side.
const TOGETHER: usize = 512;
/// How long a planned stop waits for the last words.
pub(crate) const GRACE: Duration = Duration::from_secs(5);

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The data cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error("{0}: {1}")]
    Listen(SocketAddr, #[source] std::io::Error),
    /// The system gives no more threads.
    #[error(transparent)]
    Threads(std::io::Error),
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
    /// The private port: where figures are served, and operators are answered.
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
    let listener = listen::bind(config.listen)?;
    let addr = listener.local_addr().map_err(|error| ServerError::Listen(config.listen, error))?;
    let private = match config.metrics_listen {
        Some(wanted) => Some(listen::bind(wanted)?),
        None => None,
    };
    let metrics = private.as_ref().and_then(|listener| listener.local_addr().ok());
    hooks.steady.begin(store.clock().await?, store.newest().await?);
    let app = App::new(config, store, hooks, push, addr).map_err(ServerError::Threads)?;
    if let Some(listener) = private {
        private_port::listen(&app, listener);
    }
    app.tasks.spawn(lobby::run(app.clone()));
    app.tasks.spawn(housekeeping::run(app.clone()));
    app.tasks.spawn(notices::run(app.clone()));
    app.tasks.spawn(outage::run(app.clone()));
    app.tasks.spawn(outage::pulse(app.clone()));
    app.tasks.spawn(outage::beats(app.clone()));
    app.tasks.spawn(identity::watch_grants(app.clone()));
    let url = app.origin.clone();
    tracing::info!(%addr, %url, backend = app.store.backend(), "listening");
    let router = router(&app, Arc::new(assets));
    let done = tokio::spawn(serve(app, listener, router, shutdown));
    Ok(Running { addr, url, metrics, done })
}

async fn open(config: &Config) -> Result<Store, StoreError> {
    if config.database_url.is_empty() {
        let max_bytes = Some(config.max_database_bytes).filter(|&bytes| bytes > 0);
        Store::open_sqlite(&SqliteSettings { max_bytes, ..SqliteSettings::new(&config.data) }).await
    } else {
        Store::open_postgres(&PostgresSettings::new(&config.database_url)).await
    }
}

fn router(app: &App, assets: Arc<dyn Assets>) -> Router {
    let api = api::router(app).layer(CompressionLayer::new().gzip(true));
    let page = Router::new().fallback(assets::serve).with_state((app.clone(), assets));
    Router::new()
        .route("/ws", get(connection::upgrade))
        .merge(api)
        .with_state(app.clone())
        .fallback_service(page)
        .layer(middleware::from_fn_with_state(app.clone(), guards::security_headers))
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
    let stopping = app.clone();
    let goodbye = tokio::spawn(async move {
        shutdown.await;
        say_goodbye(&stopping).await;
    });
    listen::serve(&app, listener, router).await;
    if let Err(error) = goodbye.await {
        tracing::error!(%error, "the goodbye failed");
    }
    app.tasks.close();
    let _ = tokio::time::timeout(GRACE, app.tasks.wait()).await;
    app.store.close().await;
    tracing::info!("stopped");
}

/// Stops the clocks, tells everybody, and closes.
async fn say_goodbye(app: &App) {
    tracing::info!("stopping");
    app.closing.cancel();
    let freeze = async |id: store::TableId| {
        if let Err(fault) = app.act_for_house(&id, HouseCommand::Freeze { charge: true }).await {
            tracing::warn!(table = %id, code = fault.why.code(), "a clock could not be stopped");
        }
    };
    // Side by side: they go to disk together.
    futures_util::stream::iter(app.hub.all()).for_each_concurrent(TOGETHER, freeze).await;
    app.tell_everybody(&Notice::Restart { seconds: app.config.restart_seconds });
    for outbox in app.sockets.everybody() {
        outbox.close(wire::close::RESTART);
    }
    app.stop.cancel();
}
