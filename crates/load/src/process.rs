//! The real server as a process of its own: started, asked, stopped, killed.

use crate::Trouble;
use crate::figures::{Usage, usage};
use anyhow::{Context as _, bail};
use std::fs::File;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Start {
    /// The program (`klots`).
    pub program: PathBuf,
    /// Its data folder; the log and the file of settings lie beside it ([`log_file`]).
    pub data: PathBuf,
    /// PostgreSQL instead of the folder.
    pub database_url: Option<String>,
    /// The port, so that a restarted server is found again.
    pub port: u16,
    /// Settings as TOML, added to what is needed here.
    pub settings: String,
    /// What its environment has beside ours.
    pub environment: Vec<(String, String)>,
}

impl Start {
    /// A server on a free port of the loopback, with limits nobody meets.
    pub fn new(program: impl Into<PathBuf>, data: impl Into<PathBuf>) -> anyhow::Result<Start> {
        Ok(Start {
            program: program.into(),
            data: data.into(),
            database_url: None,
            port: free_port()?,
            settings: GENEROUS.to_owned(),
            environment: Vec::new(),
        })
    }

    /// Where it listens.
    pub fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// Limits of a public server would be met at once by thousands of players at one address.
pub const GENEROUS: &str = "\
[limits]
messages_per_10s = 1000000
message_burst = 1000000
requests_per_minute = 10000000
chat_per_15s = 1000000
tables_per_minute = 1000000
tables_per_day = 1000000
tables_per_minute_person = 1000000
tables_per_day_person = 1000000
guests_per_minute = 1000000
exports_per_minute = 1000000
exports_at_once = 1000
exports_at_once_person = 1000
sockets_per_ip = 1000000
messages_per_10s_person = 1000000
messages_per_10s_ip = 1000000
acts_per_minute_person = 10000000
acts_per_minute_ip = 10000000
talk_per_table = 1000000
connections_per_ip = 1000000
connections = 1000000
";

/// A port that was free a moment ago, from below those that the system gives to outgoing connections: nobody takes
/// it by chance while a server is started again.
pub fn free_port() -> anyhow::Result<u16> {
    const PORTS: std::ops::Range<u16> = 10_000..32_000;
    for _ in 0..1000 {
        let port = PORTS.start + (uuid::Uuid::new_v4().as_u128() % PORTS.len() as u128) as u16;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return Ok(port);
        }
    }
    bail!("no port is free")
}

/// A running server. It is killed when this is dropped.
#[derive(Debug)]
pub struct Server {
    child: Child,
    /// `http://127.0.0.1:port`.
    pub base: String,
}

impl Server {
    /// Starts it and waits until it answers.
    pub async fn start(start: &Start) -> anyhow::Result<Server> {
        let mut server = Server::launch(start)?;
        server.wait_until_healthy(&log_file(&start.data)).await?;
        Ok(server)
    }

    /// Starts it and does not wait.
    pub fn launch(start: &Start) -> anyhow::Result<Server> {
        let beside = start.data.parent().unwrap_or(Path::new("."));
        std::fs::create_dir_all(beside)?;
        let settings = start.data.with_extension("toml");
        std::fs::write(&settings, &start.settings)?;
        let log = File::options().create(true).append(true).open(log_file(&start.data))?;
        let mut command = Command::new(&start.program);
        command.arg("serve").arg("--no-browser").arg("--config").arg(&settings);
        command.arg("--data").arg(&start.data).arg("--listen").arg(format!("127.0.0.1:{}", start.port));
        if let Some(url) = &start.database_url {
            command.arg("--database-url").arg(url);
        }
        command.envs(start.environment.iter().cloned());
        command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        let child = command.spawn().with_context(|| format!("starting {}", start.program.display()))?;
        Ok(Server { child, base: start.base() })
    }

    /// Waits until `/api/v1/health` is good.
    pub async fn wait_until_healthy(&mut self, log: &Path) -> anyhow::Result<()> {
        let http = crate::http::Client::new();
        let until = Instant::now() + Duration::from_secs(60);
        let url = format!("{}/api/v1/health", self.base);
        loop {
            if let Some(status) = self.child.try_wait()? {
                bail!(Trouble::Died { status, log: log.to_owned() });
            }
            if http.get(&url).send().await.is_ok_and(|answer| answer.status().is_success()) {
                return Ok(());
            }
            if Instant::now() > until {
                bail!(Trouble::Silent);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Its process id.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// What it has taken so far.
    pub fn usage(&self) -> Usage {
        usage(self.child.id())
    }

    /// Kills it without a warning (−9) and waits until it is gone.
    pub fn kill(&mut self) -> anyhow::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to stop and waits; says whether it ended well.
    pub async fn stop(mut self) -> anyhow::Result<bool> {
        Command::new("kill").arg("-TERM").arg(self.child.id().to_string()).status()?;
        let until = Instant::now() + Duration::from_secs(60);
        loop {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status.success());
            }
            if Instant::now() > until {
                bail!("the server does not stop");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Already gone is as good as killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where the log of a server goes: beside its data folder, never into it.
pub fn log_file(data: &Path) -> PathBuf {
    data.with_extension("log")
}
