//! How a server is set up. The binary merges a TOML file, the environment and its flags into a [`Config`].

use crate::limits::Bounds;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

/// Everything that can be set. Its `Debug` tells no secret.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
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
    /// Tables without anybody who has an account are deleted this long after their last event, guests without a table this
    /// long after they were last seen.
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
    pub limits: Bounds,
}

/// How browsers are called whose page is closed (web push). Off without a key.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PushConfig {
    /// The secret key that `klots push-key` prints.
    pub key: String,
    /// Whom a push service may write to about this server: `mailto:…` or `https://…`.
    pub contact: String,
    /// The push services that may be called; a leading `*.` stands for any name before it.
    pub hosts: Vec<String>,
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The address of the database may hold a password.
        f.debug_struct("Config")
            .field("listen", &self.listen)
            .field("public_url", &self.public_url)
            .field("data", &self.data)
            .field("database", &!self.database_url.is_empty())
            .field("push", &self.push)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for PushConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = !self.key.is_empty();
        f.debug_struct("PushConfig").field("on", &on).field("hosts", &self.hosts).finish_non_exhaustive()
    }
}

impl Default for PushConfig {
    fn default() -> PushConfig {
        let hosts =
            ["fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com"];
        PushConfig { key: String::new(), contact: String::new(), hosts: hosts.map(str::to_owned).to_vec() }
    }
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
            limits: Bounds::default(),
        }
    }
}

impl Config {
    /// The origin that browsers must name, for a server that listens at `bound`.
    pub fn origin(&self, bound: SocketAddr) -> String {
        if self.public_url.is_empty() {
            // What listens everywhere is called by whoever started it from the same machine.
            let here = match bound.ip() {
                IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
                IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
                ip => ip,
            };
            return format!("http://{}", SocketAddr::new(here, bound.port()));
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
        let everywhere = |at: &str| Config::default().origin(at.parse().unwrap());
        assert_eq!(everywhere("0.0.0.0:81"), "http://127.0.0.1:81");
        assert_eq!(everywhere("[::]:81"), "http://[::1]:81");
        assert_eq!(origin("https://Klots.example/play/"), "https://klots.example");
    }

    #[test]
    fn settings_that_are_logged_tell_no_secret() {
        let push = PushConfig { key: "hush".into(), ..PushConfig::default() };
        let config = Config { database_url: "postgres://a:hush@b/c".into(), push, ..Config::default() };
        assert!(!format!("{config:?}").contains("hush"));
    }
}
