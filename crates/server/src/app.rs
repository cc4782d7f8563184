//! What every request shares.

use crate::analysis::Analyses;
use crate::clock::SteadyClock;
use crate::config::Config;
use crate::fault::Fault;
use crate::hub::Hub;
use crate::identity::{Caller, Whoami};
use crate::limits::{Buckets, Connections, Costly, Held, OpenActs, Owner};
use crate::lobby::Lobby;
use crate::notices::Told;
use crate::outage::Outages;
use crate::passwords::Hashers;
use crate::pools::Pools;
use crate::preview::Pictures;
use crate::push::Push;
use crate::sockets::Sockets;
use catalogue::Catalogue;
use moka::future::Cache;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, TokenHash};
use table::event::Millis;
use table::{Croupier, Fair};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// What the world outside gives a server. Tests put their own in.
#[derive(Clone)]
pub struct Hooks {
    /// What time it is.
    pub now: Arc<dyn Fn() -> Millis + Send + Sync>,
    /// The clock that `now` reads, unless there is another in its place.
    pub steady: Arc<SteadyClock>,
    /// Random bytes nobody can guess.
    pub random: Arc<dyn Fn() -> [u8; 32] + Send + Sync>,
    /// Who lets the dice decide.
    pub croupier: Arc<dyn Croupier>,
    /// The games there are.
    pub catalogue: Catalogue,
    /// How long somebody who is not connected still counts as there, if the clock does not say otherwise.
    pub gone_after: Duration,
    /// The name of a new table.
    pub table_id: Arc<dyn Fn() -> store::TableId + Send + Sync>,
}

impl Default for Hooks {
    fn default() -> Hooks {
        let steady = Arc::new(SteadyClock::default());
        let clock = steady.clone();
        Hooks {
            now: Arc::new(move || clock.now()),
            steady,
            random: Arc::new(random),
            croupier: Arc::new(Fair),
            catalogue: Catalogue::standard(),
            gone_after: Duration::from_secs(120),
            table_id: Arc::new(store::TableId::random),
        }
    }
}

fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes
}

/// Everything a node holds. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// See [`App`].
pub struct Inner {
    /// How it is set up.
    pub config: Config,
    /// Where it listens.
    pub bound: SocketAddr,
    /// The origin that browsers must name.
    pub origin: String,
    /// What is kept.
    pub store: Store,
    /// The tables in use on this node.
    pub hub: Hub,
    /// The list of open tables.
    pub lobby: Lobby,
    /// Where bots, hints, analyses and pictures are made.
    pub pools: Pools,
    /// Analyses of finished games.
    pub analyses: Arc<Analyses>,
    /// What is too much.
    pub buckets: Buckets,
    /// What costs much and is under way.
    pub under_way: Costly,
    /// What seats have asked for and not been answered yet.
    pub open_acts: OpenActs,
    /// Pictures of tables.
    pub pictures: Pictures,
    /// When moves could not be kept.
    pub outages: Outages,
    /// Connections in every state.
    pub connections: Connections,
    /// Who is connected.
    pub sockets: Sockets,
    /// What those who do not look were told already.
    pub told: Told,
    /// Calls those who are not, if this server does so.
    pub push: Option<Push>,
    /// Sessions that were looked up a moment ago.
    pub sessions: Cache<TokenHash, Option<Arc<Whoami>>>,
    /// Hash passwords.
    pub hashers: Hashers,
    /// The world outside.
    pub hooks: Hooks,
    /// When this node started.
    pub started: Millis,
    /// Set when the server is about to stop: clocks that are stopped now stay so.
    pub closing: CancellationToken,
    /// Set when the server stops.
    pub stop: CancellationToken,
    /// Tasks that the end waits for.
    pub tasks: TaskTracker,
}

impl std::ops::Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// A node that listens at `bound`.
    pub fn new(
        config: Config,
        store: Store,
        hooks: Hooks,
        push: Option<Push>,
        bound: SocketAddr,
    ) -> std::io::Result<App> {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let thinkers = if config.thinkers == 0 { cores } else { config.thinkers };
        // A session that has ended elsewhere is known here no longer than this.
        let trusted = Duration::from_secs(if config.database_url.is_empty() { 30 } else { 4 });
        Ok(App(Arc::new(Inner {
            bound,
            origin: config.origin(bound),
            buckets: Buckets::new(&config.limits),
            under_way: Costly::default(),
            open_acts: OpenActs::default(),
            pictures: Pictures::default(),
            outages: Outages::default(),
            connections: Connections::default(),
            analyses: Arc::default(),
            hub: Hub::default(),
            lobby: Lobby::default(),
            pools: Pools::new(thinkers, &config.limits),
            sockets: Sockets::default(),
            told: Told::default(),
            push,
            sessions: Cache::builder().max_capacity(100_000).time_to_live(trusted).build(),
            hashers: Hashers::new(cores)?,
            started: (hooks.now)(),
            closing: CancellationToken::new(),
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            config,
            store,
            hooks,
        })))
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        (self.hooks.now)()
    }

    /// The games there are.
    pub fn catalogue(&self) -> &Catalogue {
        &self.hooks.catalogue
    }

    /// 256 random bits as text for a link or a cookie.
    pub fn token(&self) -> String {
        hex::encode((self.hooks.random)())
    }

    /// Begins something that costs much; it is under way while the place is held.
    pub fn costly(&self, caller: &Caller) -> Result<Held<Owner>, Fault> {
        self.buckets.export(caller.ip)?;
        let owner = Owner::of(caller);
        self.under_way.begin(owner, owner.most(&self.config.limits))
    }

    /// Whether this node may have siblings.
    pub fn several_nodes(&self) -> bool {
        !self.config.database_url.is_empty()
    }

    /// What faces should stay below.
    pub fn limits(&self) -> wire::outbound::Limits {
        let limits = &self.config.limits;
        wire::outbound::Limits {
            max_frame: wire::MAX_FRAME as u32,
            messages_per_10s: limits.messages_per_10s,
            open_acts: limits.open_acts,
            chat_per_15s: limits.chat_per_15s,
            chat_length: table::clean::MAX_LINE as u32,
            name_length: table::clean::MAX_NAME as u32,
            tables_per_minute: limits.tables_per_minute,
        }
    }
}
