//! A PostgreSQL that a test can stop and restart, and wires to it that can be cut.

use load::process::Start;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A PostgreSQL of its own, so that it can be restarted; it keeps its promises (fsync).
pub struct Postgres {
    child: Child,
    pub url: String,
    control: String,
}

impl Postgres {
    pub fn start() -> Postgres {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/pg");
        let mut child = Command::new(script)
            .args(["run", "sh", "-c", "echo \"$TEST_PG_URL $TEST_PG_CTL\"; exec cat"])
            .env_remove("TEST_PG_URL")
            .env("KLOTS_PG_DURABLE", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("scripts/pg runs");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let (url, control) = line.trim().split_once(' ').expect("scripts/pg starts a PostgreSQL");
        Postgres { url: url.to_owned(), control: control.to_owned(), child }
    }

    /// `start`, `stop` or `restart`, `fast` or `immediate`.
    pub async fn control(&self, what: &str, how: &str) {
        let status = tokio::process::Command::new(&self.control).args([what, how]).status().await.unwrap();
        assert!(status.success(), "PostgreSQL does not {what}");
    }

    pub async fn restart(&self, how: &str) {
        self.control("restart", how).await;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Its input ends: the script cleans up after itself.
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

/// How a node is started that keeps its tables in the database at this address.
pub fn node(folder: PathBuf, url: &str) -> Start {
    let mut start = Start::new(super::program(), folder).unwrap();
    start.database_url = Some(url.to_owned());
    start
}

/// The wire from one node to the database, which can be cut, and on which everything can come to a halt.
pub struct Wire {
    port: u16,
    pub up: watch::Sender<bool>,
    pub flows: watch::Sender<bool>,
}

impl Wire {
    async fn to(address: String) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let wire = Wire { port, up: watch::Sender::new(true), flows: watch::Sender::new(true) };
        let (up, flows) = (wire.up.clone(), wire.flows.clone());
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (mut state, flows, address) = (up.subscribe(), flows.subscribe(), address.clone());
                tokio::spawn(async move {
                    let Ok(far) = TcpStream::connect(address).await else { return };
                    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                    if *state.borrow() {
                        tokio::select! {
                            () = pump(near_in, far_out, flows.clone()) => {}
                            () = pump(far_in, near_out, flows) => {}
                            _ = state.wait_for(|up| !up) => {}
                        }
                    }
                });
            }
        });
        wire
    }

    /// One to this database, and the database's address through it.
    pub async fn before(postgres: &Postgres) -> (Wire, String) {
        let (before, rest) = postgres.url.split_once('@').unwrap();
        let (address, database) = rest.split_once('/').unwrap();
        let wire = Wire::to(address.to_owned()).await;
        let url = format!("{before}@127.0.0.1:{}/{database}", wire.port);
        (wire, url)
    }
}

/// Hands on what comes, while it flows.
async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut flows: watch::Receiver<bool>) {
    let mut bytes = vec![0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        if flows.wait_for(|flows| *flows).await.is_err() || to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}
