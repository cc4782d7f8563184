//! A siege: visitors who mean harm, faults of the machine, and honest players and bots between them. A referee outside
//! holds every acknowledged move, every clock, every picture and every gauge against what was promised.
//!
//! `KLOTS_SIEGE` is how many seconds a siege lasts. A long one (a minute or more) also lets the attackers in one kind
//! after another, and holds what honest players wait then against what they waited in the quiet before.
//! `KLOTS_ATTACKS=Pings,Names` lets only some attack.

use super::Dice;
use super::attackers::{Attack, Attacking};
use super::gauges::{come_to_rest, gauges};
use super::ledger::Ledger;
use super::nodes::three_starts;
use super::parties::{leave, seat_everybody};
use super::postgres::{Postgres, Wire};
use super::tab::Tab;
use super::trouble::SmallDisk;
use super::wall::Wall;
use load::figures::{Delays, Summary, machine};
use load::process::{Server, Start, free_port};
use load::swarm::{Measured, Mode, SwarmPlan, run as swarm};
use std::collections::{BTreeMap, HashMap};
use std::net::Ipv4Addr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use store::{PostgresSettings, SqliteSettings, Store};
use table::Table;
use table::event::{Cause, Event};
use tokio::task::JoinHandle;
use tokio::time::Instant;

const USUAL_SECONDS: u64 = 12;
/// From here on delays are compared: in a few seconds there are too few.
pub(super) const LONG_SECONDS: u64 = 60;
/// Tables whose delays are measured, and how often each moves.
const TABLES: usize = 24;
const RHYTHM: Duration = Duration::from_secs(1);
/// The wall is set by this many seconds at most, ahead or back.
const STEP: usize = 7200;

fn seconds() -> u64 {
    std::env::var("KLOTS_SIEGE").ok().and_then(|text| text.parse().ok()).unwrap_or(USUAL_SECONDS)
}

fn is_long() -> bool {
    seconds() >= LONG_SECONDS
}

/// This many hundredths of a siege.
fn hundredths(count: u64) -> Duration {
    Duration::from_millis(seconds() * 10 * count)
}

/// A node with the limits of a public server, and the private port where its gauges are.
pub(super) fn public(mut start: Start) -> (Start, String) {
    let port = free_port().unwrap();
    start.settings = format!("metrics_listen = \"127.0.0.1:{port}\"\n");
    (start, format!("http://127.0.0.1:{port}/metrics"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_node_under_siege_keeps_its_word_to_honest_players() {
    let mut dice = Dice::of_the_day();
    let folder = tempfile::tempdir().unwrap();
    let (mut start, figures) = public(Start::new(super::program(), folder.path().join("data")).unwrap());
    let wall = Wall::before(&mut start);
    let disk = SmallDisk::new(&start.data, 96);
    let server = Server::start(&start).await.unwrap();
    let rest = gauges(&figures).await.expect("a server tells its gauges");
    let nodes = vec![start.base()];
    println!("{}", machine());

    let felt = Felt::measure(&nodes, &server, &start.data, &mut dice).await;
    let attackers = Attack::all(&nodes, &mut dice);
    let ledger = Ledger::default();
    let over = Arc::new(AtomicBool::new(false));
    let players = seat_everybody(&nodes, &ledger, &over, &mut dice);
    let mut node = Node { start: &start, server, wall };
    let mut faults = Faults::until(if is_long() { hundredths(50) } else { hundredths(55) });
    while let Some(fault) = faults.next(&players, &ONE_NODE, &mut dice).await {
        match (fault, &disk) {
            (Fault::Kill, _) => node.kill().await,
            (Fault::FullDisk, Some(disk)) => {
                disk.take_room();
                tokio::time::sleep(Duration::from_millis(dice.below(4000) as u64)).await;
                disk.make_room();
            }
            (Fault::ClockStep, _) => node.set_wall(&mut dice),
            _ => node.stand_still(dice.below(5000) as u64).await,
        }
    }
    drop(attackers);
    let tabs = leave(players, &over).await;
    come_to_rest(&figures, &rest, is_long()).await;
    assert!(node.server.stop().await.unwrap(), "a planned stop ends well");
    let store = Store::open_sqlite(&SqliteSettings::new(&start.data)).await.unwrap();
    store.check().await.unwrap();
    let folds = ledger.check(&store).await;
    faults.print();
    referee(&tabs, &folds, &ledger);
    store.close().await;
    felt.judge();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_under_siege_keep_their_word_to_honest_players() {
    let mut dice = Dice::of_the_day();
    let postgres = Postgres::start();
    let folder = tempfile::tempdir().unwrap();
    let (starts, wire) = three_starts(&postgres, folder.path()).await;
    let (mut starts, figures): (Vec<Start>, Vec<String>) = starts.into_iter().map(public).unzip();
    let walls: Vec<_> = starts.iter_mut().map(Wall::before).collect();
    let mut running = Vec::new();
    for (start, wall) in starts.iter().zip(walls) {
        running.push(Node { start, server: Server::start(start).await.unwrap(), wall });
    }
    let rest = gauges(&figures[0]).await.expect("a server tells its gauges");
    let nodes: Vec<String> = starts.iter().map(Start::base).collect();
    let attackers = Attack::all(&nodes, &mut dice);
    let ledger = Ledger::default();
    let over = Arc::new(AtomicBool::new(false));
    let players = seat_everybody(&nodes, &ledger, &over, &mut dice);
    let mut faults = Faults::until(hundredths(100));
    while let Some(fault) = faults.next(&players, &THREE_NODES, &mut dice).await {
        let at = dice.below(running.len());
        match fault {
            Fault::Kill => running[at].kill().await,
            Fault::ClockStep => running[at].set_wall(&mut dice),
            Fault::Restart => postgres.control("restart", "fast").await,
            Fault::NoDatabase => {
                postgres.control("stop", "immediate").await;
                tokio::time::sleep(Duration::from_millis(dice.below(4000) as u64)).await;
                postgres.control("start", "fast").await;
            }
            Fault::CutWire => cut(&wire, dice.below(4000) as u64).await,
            Fault::StandStill | Fault::FullDisk => running[at].stand_still(dice.below(5000) as u64).await,
        }
    }
    drop(attackers);
    let tabs = leave(players, &over).await;
    for figures in &figures {
        come_to_rest(figures, &rest, is_long()).await;
    }
    let store = Store::open_postgres(&PostgresSettings::new(&postgres.url)).await.unwrap();
    let folds = ledger.check(&store).await;
    faults.print();
    referee(&tabs, &folds, &ledger);
}

/// No word goes over the wire for a while, neither moves nor news of other nodes.
async fn cut(wire: &Wire, millis: u64) {
    wire.up.send_replace(false);
    tokio::time::sleep(Duration::from_millis(millis)).await;
    wire.up.send_replace(true);
}

/// What happens to the machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fault {
    /// A node is killed (−9) and started again.
    Kill,
    /// The process stands still (SIGSTOP).
    StandStill,
    /// The machine's clock is set.
    ClockStep,
    /// Something else takes the disk.
    FullDisk,
    /// The database is restarted.
    Restart,
    /// The database is away.
    NoDatabase,
    /// The wire from a node to the database is cut, LISTEN included.
    CutWire,
}

const ONE_NODE: [Fault; 4] = [Fault::Kill, Fault::StandStill, Fault::ClockStep, Fault::FullDisk];
const THREE_NODES: [Fault; 6] =
    [Fault::Kill, Fault::StandStill, Fault::ClockStep, Fault::Restart, Fault::NoDatabase, Fault::CutWire];

/// One fault after another, each kind once before any comes again.
struct Faults {
    until: Instant,
    deck: Vec<Fault>,
    counts: BTreeMap<Fault, usize>,
}

impl Faults {
    fn until(lasting: Duration) -> Faults {
        Faults { until: Instant::now() + lasting, deck: Vec::new(), counts: BTreeMap::new() }
    }

    /// The next one, after a moment; none when the siege is over.
    async fn next(
        &mut self,
        players: &[JoinHandle<Vec<Tab>>],
        kinds: &[Fault],
        dice: &mut Dice,
    ) -> Option<Fault> {
        tokio::time::sleep(Duration::from_millis(700 + dice.below(1500) as u64)).await;
        assert!(players.iter().all(|player| !player.is_finished()), "an honest player gave up");
        if Instant::now() >= self.until {
            return None;
        }
        if self.deck.is_empty() {
            self.deck = kinds.to_vec();
        }
        let fault = self.deck.swap_remove(dice.below(self.deck.len()));
        *self.counts.entry(fault).or_default() += 1;
        Some(fault)
    }

    fn print(&self) {
        println!("{} faults: {:?}", self.counts.values().sum::<usize>(), self.counts);
    }
}

/// A node, how it is started again, and the wall it looks at.
struct Node<'a> {
    start: &'a Start,
    server: Server,
    wall: Option<Wall>,
}

impl Node<'_> {
    async fn kill(&mut self) {
        self.server.kill().unwrap();
        self.server = Server::start(self.start).await.unwrap();
    }

    async fn stand_still(&self, millis: u64) {
        let id = self.server.pid().to_string();
        let signal = |name: &str| assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
        signal("-STOP");
        tokio::time::sleep(Duration::from_millis(millis)).await;
        signal("-CONT");
    }

    fn set_wall(&self, dice: &mut Dice) {
        if let Some(wall) = &self.wall {
            wall.set(dice.below(2 * STEP) as i64 - STEP as i64);
        }
    }
}

/// What attackers cost others: how long their moves take, and what is taken of memory and disk.
struct Felt {
    /// Before the attackers, and after the first of them have gone.
    quiet: Vec<Measured>,
    /// By one kind of attacker after another, and by all together.
    attacked: Vec<(String, Measured)>,
    before: Taken,
    after: Taken,
}

impl Felt {
    async fn measure(nodes: &[String], server: &Server, data: &Path, dice: &mut Dice) -> Felt {
        let mut from = (1..).map(|number| Ipv4Addr::new(127, 21, number, 1));
        let mut next = || from.next().expect("there are addresses enough");
        let long = is_long();
        let quiet = measure(&nodes[0], next(), hundredths(if long { 5 } else { 15 })).await;
        println!("| who attacks | moves | p50 ms | p90 ms | p99 ms | longest ms | how its attempts ended |");
        println!("{}", row("nobody", &quiet.acknowledged));
        let mut quiet = vec![quiet];
        let before = Taken::by(server, data);
        let mut attacked = Vec::new();
        let kinds = if long { Attack::chosen() } else { Vec::new() };
        let each = hundredths(if long { 30 } else { 0 }) / kinds.len().max(1) as u32;
        for kind in kinds {
            let attacking = vec![kind.begin(&nodes[0], dice)];
            attacked.push(under(&attacking, &format!("{kind:?}"), measure(&nodes[0], next(), each)).await);
        }
        if long {
            quiet.push(measure(&nodes[0], next(), hundredths(5)).await);
            println!("{}", row("nobody", &quiet[1].acknowledged));
        }
        let attackers = Attack::all(nodes, dice);
        let all = measure(&nodes[0], next(), hundredths(if long { 10 } else { 30 }));
        attacked.push(under(&attackers, "all", all).await);
        Felt { quiet, attacked, before, after: Taken::by(server, data) }
    }

    /// Attackers may be felt, but only so far: bounded memory and disk, and in a long run no long delay.
    fn judge(&self) {
        let (before, after) = (self.before, self.after);
        println!("taken before {before:?}, after {after:?}");
        assert!(self.attacked.iter().all(|(_, measured)| measured.moves > 0));
        assert!(after.memory < before.memory + 256, "{before:?} {after:?}");
        assert!(after.disk < before.disk + 64, "{before:?} {after:?}");
        for (who, measured) in self.attacked.iter().filter(|_| is_long()) {
            let calm = self.quiet.iter().map(|quiet| quiet.acknowledged.p99_ms).fold(0.0, f64::max);
            let busy = measured.acknowledged.p99_ms;
            assert!(busy <= 2.0 * calm.max(5.0), "{who}: {busy} v {calm} ms");
        }
    }
}

/// Measures, and prints what came out and how the attackers fared.
async fn under(
    attackers: &[Attacking],
    who: &str,
    measure: impl Future<Output = Measured>,
) -> (String, Measured) {
    let measured = measure.await;
    let ends: Vec<String> = attackers.iter().map(|attacker| attacker.ends.to_string()).collect();
    let ends = if let [one] = &ends[..] { one.clone() } else { String::new() };
    let errors = measured.first_error.iter().map(|first| format!("; {} errors: {first}", measured.errors));
    println!("{}{ends}{}", row(who, &measured.acknowledged), errors.collect::<String>());
    (who.to_owned(), measured)
}

pub(super) fn row(who: &str, delays: &Summary) -> String {
    let Summary { count, p50_ms, p90_ms, p99_ms, max_ms } = delays;
    format!("| {who} | {count} | {p50_ms:.1} | {p90_ms:.1} | {p99_ms:.1} | {max_ms:.0} | ")
}

/// Tables that move again and again for a while, each from its own address.
async fn measure(base: &str, from: Ipv4Addr, lasting: Duration) -> Measured {
    let plan = SwarmPlan {
        base: base.to_owned(),
        pid: None,
        tables: TABLES,
        sockets_per_table: 3,
        mode: Mode::Rhythm(RHYTHM),
        lasting,
        game: "quixo".to_owned(),
        from: Some(from),
    };
    swarm(&plan).await.unwrap()
}

/// What a server has taken of memory and disk, in MiB.
#[derive(Clone, Copy, Debug)]
struct Taken {
    memory: u64,
    disk: u64,
}

impl Taken {
    fn by(server: &Server, data: &Path) -> Taken {
        let files = std::fs::read_dir(data).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len());
        Taken { memory: server.usage().resident_kib >> 10, disk: files.sum::<u64>() >> 20 }
    }
}

/// Every picture is the view of the fold, bots have played, and nobody who moved at once lost by the clock.
fn referee(tabs: &[Tab], folds: &HashMap<String, Table>, ledger: &Ledger) {
    assert!(!tabs.is_empty());
    for tab in tabs {
        tab.compare(&folds[&tab.table]);
    }
    for (name, table) in folds {
        let cause = table.ending().map(|(cause, _)| cause);
        assert_ne!(cause, Some(Cause::Flagged), "somebody lost {name} by the clock");
    }
    let bots: usize = folds.values().map(moves_of_bots).sum();
    println!(
        "{} acknowledged moves, {bots} moves of bots, {} tables, {} pages compared",
        ledger.len(),
        folds.len(),
        tabs.len()
    );
    assert!(bots > 0, "no bot ever moved");
    overcharged(tabs, folds, ledger);
}

fn moves_of_bots(table: &Table) -> usize {
    let is_bot =
        |seat: &play::Seat| table.chairs().get(seat.index()).is_some_and(|chair| chair.person().is_none());
    let moves = table
        .log()
        .iter()
        .filter(|logged| matches!(&logged.event, Event::Moved { seat, .. } if is_bot(seat)));
    moves.count()
}

/// What clocks charged beyond what players took themselves, from seeing that it is their turn to sending a move.
fn overcharged(tabs: &[Tab], folds: &HashMap<String, Table>, ledger: &Ledger) {
    let mut beyond = Delays::default();
    for tab in tabs {
        for (id, took) in &tab.took {
            let Some(number) = ledger.number(&tab.table, id) else { continue };
            let rest = &folds[&tab.table].log()[number as usize - 1..];
            let spent = rest.iter().find_map(|logged| match logged.event {
                Event::Moved { spent, .. } => Some(Duration::from_millis(spent.max(0) as u64)),
                _ => None,
            });
            spent.into_iter().for_each(|spent| beyond.note(spent.saturating_sub(*took)));
        }
    }
    println!("charged beyond what players took: {:?}", beyond.summary());
}
