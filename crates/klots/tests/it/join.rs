//! `klots join` against the real server: two people at two terminals, a whole screen, links that lead nowhere, TLS, a
//! server that restarts.

use crate::tmux::{Tmux, moves};
use load::client::Guest;
use load::http::Client;
use load::process::{Server, Start};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::rustls::{ServerConfig, crypto};

/// Longer than anything here takes on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) struct House {
    folder: tempfile::TempDir,
    start: Start,
    pub(crate) server: Server,
}

impl House {
    pub(crate) async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let start = Start::new(program(), folder.path().join("data")).unwrap();
        let server = Server::start(&start).await.unwrap();
        House { folder, start, server }
    }

    /// Starts again under another address.
    async fn move_to(&mut self, public_url: &str) {
        self.server.kill().unwrap();
        self.start.settings.insert_str(0, &format!("public_url = \"{public_url}\"\n"));
        self.server = Server::start(&self.start).await.unwrap();
    }

    /// A table for two that nobody sits at yet; the link its maker would send.
    async fn table(&self, wish: &Value) -> String {
        let host = Guest::new(&Client::new(), &self.server.base, "Host").await.unwrap();
        let made = host.post("/tables", wish).await.unwrap().good().unwrap();
        made["link"].as_str().unwrap().to_owned()
    }

    fn join(&self, link: &str, name: &str) -> Joiner {
        Joiner::start(link, name, &self.folder.path().join(format!("{name}.json")))
    }
}

fn program() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_klots"))
}

/// Somebody at a terminal of plain lines.
struct Joiner {
    child: Child,
    keys: Option<ChildStdin>,
    lines: Receiver<String>,
    said: Vec<String>,
}

impl Joiner {
    fn start(link: &str, name: &str, session: &Path) -> Joiner {
        Joiner::trusting(link, name, session, None)
    }

    /// Somebody whose machine trusts a certificate of its own.
    fn trusting(link: &str, name: &str, session: &Path, certificate: Option<&Path>) -> Joiner {
        let mut child = Command::new(program())
            .envs(certificate.map(|file| ("SSL_CERT_FILE", file)))
            .args(["join", link, "--plain", "--lang", "en", "--name", name, "--session"])
            .arg(session)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (send, lines) = channel();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || stdout.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        let keys = child.stdin.take();
        Joiner { child, keys, lines, said: Vec::new() }
    }

    fn types(&mut self, text: &str) {
        let keys = self.keys.as_mut().unwrap();
        // A game that ends early leaves lines unread.
        let _ = keys.write_all(text.as_bytes()).and_then(|()| keys.flush());
    }

    /// Waits until a line with these words is said.
    fn hears(&mut self, words: &str) {
        if self.said.iter().any(|line| line.contains(words)) {
            return;
        }
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => {
                    let found = line.contains(words);
                    self.said.push(line);
                    if found {
                        return;
                    }
                }
                Err(_) => panic!("“{words}” was never said:\n{}\n{}", self.said.join("\n"), self.complaint()),
            }
        }
    }

    fn complaint(&mut self) -> String {
        let _ = self.child.kill();
        let stderr = self.child.stderr.take().unwrap();
        std::io::read_to_string(stderr).unwrap_or_default()
    }

    /// The exit code and what was said on standard error.
    fn ends(mut self) -> (i32, String) {
        drop(self.keys.take());
        let stderr = self.child.stderr.take().unwrap();
        let complaint = std::io::read_to_string(stderr).unwrap();
        (self.child.wait().unwrap().code().unwrap(), complaint)
    }
}

impl Drop for Joiner {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn small_quixo() -> Value {
    json!({
        "game": "quixo",
        "options": { "board": "3" },
        "chairs": [{ "who": "open" }, { "who": "open" }],
        "visibility": "private",
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn two_terminals_play_a_whole_game_by_piped_moves() {
    let house = House::open().await;
    let link = house.table(&small_quixo()).await;
    assert!(link.contains('#'), "a private table's link carries its key: {link}");
    let (mut ann, mut bo) = (house.join(&link, "Ann"), house.join(&link, "Bo"));
    ann.types(&"1\n".repeat(200));
    bo.types(&"2\n".repeat(200));
    for joiner in [&mut ann, &mut bo] {
        joiner.hears("Quixo at http://127.0.0.1");
        joiner.hears("pushes");
        joiner.hears("The game is over.");
        joiner.hears("place 1");
    }
    assert_eq!((ann.ends().0, bo.ends().0), (0, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_stay_hidden_and_a_whole_round_of_dominoes_is_played() {
    let house = House::open().await;
    let link =
        house.table(&json!({ "game": "dominoes", "chairs": [{ "who": "open" }, { "who": "open" }] })).await;
    let (mut ann, mut bo) = (house.join(&link, "Ann"), house.join(&link, "Bo"));
    ann.types(&"1\n".repeat(300));
    bo.types(&"1\n".repeat(300));
    for joiner in [&mut ann, &mut bo] {
        joiner.hears("Your hand:");
        joiner.hears("The game is over.");
    }
    assert!(ann.said.iter().any(|line| line.contains("takes a tile") || line.contains("plays")));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_finds_the_seat_again_and_presets_are_heard() {
    let house = House::open().await;
    let link = house.table(&small_quixo()).await;
    let (mut ann, mut bo) = (house.join(&link, "Ann"), house.join(&link, "Bo"));
    ann.types("say 1\nsay a word of my own\n");
    bo.hears("Ann: Hello!");
    bo.hears("Ann: a word of my own");
    ann.types("quit\n");
    ann.hears("brings you back");
    assert_eq!(ann.ends().0, 0);
    let mut again = house.join(&link, "Ann");
    again.hears("You are in seat");
    again.types(&"1\n".repeat(200));
    bo.types(&"2\n".repeat(200));
    again.hears("The game is over.");
    bo.hears("The game is over.");
}

#[tokio::test(flavor = "multi_thread")]
async fn both_want_another_game_and_keep_their_seats() {
    let house = House::open().await;
    let link = house.table(&small_quixo()).await;
    let (mut ann, mut bo) = (house.join(&link, "Ann"), house.join(&link, "Bo"));
    ann.types(&"1\n".repeat(200));
    bo.types(&"2\n".repeat(200));
    ann.hears("for a rematch");
    bo.hears("for a rematch");
    ann.types("again\n");
    bo.hears("Ann has a request");
    bo.types("yes\n");
    ann.said.clear();
    bo.said.clear();
    // Whoever begins: Bo's moves wait for their turn.
    bo.hears("The game starts.");
    bo.types("1\n1\n");
    ann.hears("Your turn");
    ann.types("hint\n");
    ann.hears("  a");
    ann.types("quit\n");
    ann.hears("brings you back");
    let back = ann.said.last().unwrap().clone();
    let table = link.split('#').next().unwrap();
    assert!(!back.contains(table), "it leads to the new table: {back}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_and_the_next_one_on_the_screen() {
    let house = House::open().await;
    let mut wish = small_quixo();
    wish["chairs"] = json!([{ "who": "open" }, { "who": "bot", "level": "beginner" }]);
    let link = house.table(&wish).await;
    let folder = house.folder.path();
    let session = folder.join("session.json");
    let line = format!("join '{link}' --name Ann --session '{}'", session.display());
    let tmux = Tmux::start("joins", (80, 24), folder, &line);
    let screen = tmux.until("our turn", |screen| moves(screen).is_some());
    for part in ["Quixo", "Ann", "Log", "h hint", "q quit"] {
        assert!(screen.contains(part), "“{part}” is not on the screen:\n{screen}");
    }
    tmux.keys(&["c", "1", "Enter"]);
    tmux.shows("Ann: Hello!");
    tmux.keys(&["h"]);
    tmux.shows("Your longest line");
    tmux.keys(&["Escape"]);
    tmux.until("the board again", |screen| !screen.contains("Your longest line"));
    let over = |screen: &str| screen.contains("for a rematch");
    while !over(&tmux.until("our turn or the end", |screen| moves(screen).is_some() || over(screen))) {
        tmux.keys(&["Enter"]);
        std::thread::sleep(Duration::from_millis(100));
    }
    tmux.keys(&["a"]);
    tmux.until("a new game", |screen| moves(screen).is_some());
    tmux.keys(&["g"]);
    tmux.shows("really want to resign");
    tmux.keys(&["y"]);
    tmux.until("the end", over);
    tmux.keys(&["q"]);
    tmux.shows("ended");
}

/// TLS in front of the server, as a reverse proxy does it; the certificate is written to a file.
async fn proxy(listener: TcpListener, server: String, file: &Path) {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    std::fs::write(file, made.cert.pem()).unwrap();
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (acceptor, server) = (acceptor.clone(), server.clone());
            tokio::spawn(async move {
                let mut secret = acceptor.accept(stream).await.ok()?;
                let mut open = TcpStream::connect(server).await.ok()?;
                tokio::io::copy_bidirectional(&mut secret, &mut open).await.ok()
            });
        }
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_tls_a_game_is_played_when_the_certificate_is_trusted() {
    let listener = TcpListener::bind("localhost:0").await.unwrap();
    let public = format!("https://localhost:{}", listener.local_addr().unwrap().port());
    let mut house = House::open().await;
    let link = house.table(&small_quixo()).await.replace(&house.server.base, &public);
    house.move_to(&public).await;
    let file = house.folder.path().join("certificate.pem");
    proxy(listener, format!("127.0.0.1:{}", house.start.port), &file).await;

    let (code, complaint) = house.join(&link, "Stranger").ends();
    assert!(code == 1 && complaint.contains("is not a Klots server"), "not trusted: {complaint}");
    let join = |name: &str| {
        let session = house.folder.path().join(format!("{name}.json"));
        Joiner::trusting(&link, name, &session, Some(&file))
    };
    let (mut ann, mut bo) = (join("Ann"), join("Bo"));
    ann.types(&"1\n".repeat(200));
    bo.types(&"2\n".repeat(200));
    ann.hears("The game is over.");
    bo.hears("The game is over.");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_restarts_is_found_again_and_the_game_goes_on() {
    let mut house = House::open().await;
    let link = house.table(&small_quixo()).await;
    let mut ann = house.join(&link, "Ann");
    ann.hears("Waiting: 1 open seat.");
    house.server.kill().unwrap();
    ann.hears("Connection lost");
    house.server = Server::start(&house.start).await.unwrap();
    ann.hears("Connected again.");
    let mut bo = house.join(&link, "Bo");
    ann.types(&"1\n".repeat(200));
    bo.types(&"2\n".repeat(200));
    ann.hears("The game is over.");
    bo.hears("The game is over.");
}

#[tokio::test(flavor = "multi_thread")]
async fn links_that_lead_nowhere_say_so() {
    let house = House::open().await;
    let said = |link: &str, name: &str| house.join(link, name).ends();
    let (code, complaint) = said("klots.example.org/t/x", "A");
    assert_eq!(code, 1);
    assert!(complaint.contains("is not a link to a table"), "{complaint}");
    let (code, complaint) = said("http://127.0.0.1:9/t/abc", "A");
    assert_eq!((code, complaint.trim()), (1, "Nothing answers at http://127.0.0.1:9."));
    let (code, complaint) = said(&format!("{}/t/0000000000", house.server.base), "A");
    assert!(code == 1 && complaint.contains("There is no such table"), "{complaint}");

    let link = house.table(&small_quixo()).await;
    let without_key = link.split('#').next().unwrap();
    let (code, complaint) = said(without_key, "A");
    assert!(code == 1 && complaint.contains("private table"), "{complaint}");

    let (mut ann, mut bo) = (house.join(&link, "Ann"), house.join(&link, "Bo"));
    ann.hears("goes first");
    bo.hears("goes first");
    let (code, complaint) = said(&link, "Cy");
    assert!(code == 1 && complaint.contains("The game has already started."), "{complaint}");
    ann.types(&"1\n".repeat(200));
    bo.types(&"2\n".repeat(200));
    ann.hears("The game is over.");
    let mut late = house.join(&link, "Dan");
    late.hears("The game is over.");
    assert_eq!(late.ends().0, 0, "a game that is over shows how it ended");
}
