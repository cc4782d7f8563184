//! How a server is set up. The binary merges a TOML file, the environment and its flags into a [`Config`].

use serde::{Deserialize, Serialize};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

/// Everything that can be set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The address people use, such as `https://klots.example`; the listening address if empty.
    pub public_url: String,
    /// The data folder (SQLite).
    pub data: PathBuf,
    /// `postgres://…` to keep everything in PostgreSQL instead.
    pub database_url: String,
    /// The private port: where Prometheus may ask for figures and operators for tables; nowhere if empty.
    pub metrics_listen: Option<SocketAddr>,
    /// Who may act as an operator at the private port, besides this machine itself.
    pub operators: Vec<IpAddr>,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// How many bots may think at the same time; the number of cores if 0.
    pub thinkers: usize,
    /// A bot takes at least this long for a move, so that people can follow.
    pub bot_pace_ms: u64,
    /// Tables of guests are deleted this long after their last event.
    pub keep_guests_days: u32,
    /// A session that is not used ends after this.
    pub session_days: u32,
    /// A planned stop promises to be back after this.
    pub restart_seconds: u32,
    /// Onlookers get news of a table at most this often; players get them at once.
    pub onlooker_pace_ms: u64,
    /// The data folder's database may not grow beyond this; as far as the disk goes if 0.
    pub max_database_bytes: u64,
    /// How browsers are called whose page is closed.
    pub push: PushConfig,
    /// What is too much.
    pub limits: Limits,
}

/// How browsers are called whose page is closed (web push). Off without a key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PushConfig {
    /// The secret key that `klots push-key` prints.
    pub key: String,
    /// Whom a push service may write to about this server: `mailto:…` or `https://…`.
    pub contact: String,
    /// The push services that may be called; a leading `*.` stands for any name before it.
    pub hosts: Vec<String>,
}

impl Default for PushConfig {
    fn default() -> PushConfig {
        let hosts =
            ["fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com"];
        PushConfig { key: String::new(), contact: String::new(), hosts: hosts.map(str::to_owned).to_vec() }
    }
}

/// What is too much. The defaults fit a public server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Messages a socket may send in ten seconds.
    pub messages_per_10s: u32,
    /// Messages it may send at once.
    pub message_burst: u32,
    /// Requests an address may make in a minute.
    pub requests_per_minute: u32,
    /// Lines of chat of a seat in fifteen seconds.
    pub chat_per_15s: u32,
    /// Tables an address may make in a minute.
    pub tables_per_minute: u32,
    /// Tables an address may make in a day.
    pub tables_per_day: u32,
    /// Tables a person may make in a minute, from whatever address.
    pub tables_per_minute_person: u32,
    /// Tables a person may make in a day.
    pub tables_per_day_person: u32,
    /// Guests an address may make in a minute.
    pub guests_per_minute: u32,
    /// Password tries per account in a quarter of an hour.
    pub passwords_per_15min: u32,
    /// Password tries per address in ten minutes.
    pub passwords_per_10min_ip: u32,
    /// Recovery links per person in an hour.
    pub recoveries_per_hour: u32,
    /// Exports, analyses and hints per person in a minute.
    pub exports_per_minute: u32,
    /// Pictures of tables that are drawn in a minute, for everybody together.
    pub pictures_per_minute: u32,
    /// Exports, analyses and hints that an address without a session may have under way.
    pub exports_at_once: u32,
    /// The same for a person.
    pub exports_at_once_person: u32,
    /// Sockets per address.
    pub sockets_per_ip: u32,
    /// Sockets per person at one table.
    pub sockets_per_seat: u32,
    /// Tables one socket may look at.
    pub tables_per_socket: u32,
    /// Acts of a seat that may wait for their answer.
    pub open_acts: u32,
    /// Frames that may wait for a slow reader.
    pub queue_frames: u32,
    /// Bytes that may wait for a slow reader.
    pub queue_bytes: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7377)),
            public_url: String::new(),
            data: PathBuf::from("klots-data"),
            database_url: String::new(),
            metrics_listen: None,
            operators: Vec::new(),
            trusted_proxies: Vec::new(),
            thinkers: 0,
            bot_pace_ms: 500,
            keep_guests_days: 90,
            session_days: 180,
            restart_seconds: 20,
            onlooker_pace_ms: 100,
            max_database_bytes: 0,
            push: PushConfig::default(),
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages_per_10s: 60,
            message_burst: 30,
            requests_per_minute: 600,
            chat_per_15s: 6,
            tables_per_minute: 6,
            tables_per_day: 200,
            tables_per_minute_person: 25,
            tables_per_day_person: 200,
            guests_per_minute: 20,
            passwords_per_15min: 10,
            passwords_per_10min_ip: 60,
            recoveries_per_hour: 3,
            exports_per_minute: 15,
            pictures_per_minute: 600,
            exports_at_once: 1,
            exports_at_once_person: 3,
            sockets_per_ip: 50,
            sockets_per_seat: 8,
            tables_per_socket: 32,
            open_acts: 8,
            queue_frames: 64,
            queue_bytes: 256 * 1024,
        }
    }
}

impl Limits {
    /// So much that nobody meets a limit: for measurements and tests on one machine.
    pub fn generous() -> Limits {
        Limits {
            messages_per_10s: 1_000_000,
            message_burst: 1_000_000,
            requests_per_minute: 10_000_000,
            chat_per_15s: 1_000_000,
            tables_per_minute: 1_000_000,
            tables_per_day: 1_000_000,
            tables_per_minute_person: 1_000_000,
            tables_per_day_person: 1_000_000,
            guests_per_minute: 1_000_000,
            passwords_per_15min: 1_000,
            passwords_per_10min_ip: 1_000_000,
            recoveries_per_hour: 1_000,
            exports_per_minute: 1_000_000,
            pictures_per_minute: 1_000_000,
            exports_at_once: 1_000,
            exports_at_once_person: 1_000,
            sockets_per_ip: 1_000_000,
            ..Limits::default()
        }
    }
}

impl Config {
    /// The origin that browsers must name, for a server that listens at `bound`.
    pub fn origin(&self, bound: SocketAddr) -> String {
        if self.public_url.is_empty() {
            return format!("http://{bound}");
        }
        let url = self.public_url.trim_end_matches('/');
        let rest = url.find("://").map_or(0, |at| at + 3);
        let end = url[rest..].find('/').map_or(url.len(), |slash| rest + slash);
        url[..end].to_ascii_lowercase()
    }

    /// Whether people reach it over HTTPS.
    pub fn is_secure(&self) -> bool {
        self.public_url.starts_with("https://")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_origin_is_the_public_url_without_its_path() {
        let bound = SocketAddr::from(([127, 0, 0, 1], 81));
        let origin = |url: &str| Config { public_url: url.into(), ..Config::default() }.origin(bound);
        assert_eq!(origin(""), "http://127.0.0.1:81");
        assert_eq!(origin("https://Klots.example/play/"), "https://klots.example");
    }
}
