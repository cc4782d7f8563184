//! A full house beside attackers: as many sockets as the machine has descriptors for, while one visitor each floods
//! pings, names, half requests and wishes. What honest players wait is held against what they waited before.
//!
//! `KLOTS_SOCKETS` is how many sockets there are, four at each table, `KLOTS_SIEGE` how many seconds each half lasts.
//! The program of a release (`KLOTS_PROGRAM`) is what figures are made with.

use super::Dice;
use super::attackers::Attack;
use super::siege::{LONG_SECONDS, public, row};
use load::figures::machine;
use load::process::{Server, Start};
use load::swarm::{Measured, Mode, SwarmPlan, run as swarm};
use std::net::Ipv4Addr;
use std::time::Duration;

const USUAL_SOCKETS: usize = 200;
const USUAL_SECONDS: u64 = 4;
const SOCKETS_PER_TABLE: usize = 4;
const RHYTHM: Duration = Duration::from_secs(5);
/// Those that once brought a server down: its memory, its disk, its descriptors, its bots.
const ATTACKS: [Attack; 4] = [Attack::Pings, Attack::Names, Attack::Halves, Attack::Wishes];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_house_hardly_notices_attackers() {
    let mut dice = Dice::of_the_day();
    let folder = tempfile::tempdir().unwrap();
    let (start, _) = public(Start::new(super::program(), folder.path().join("data")).unwrap());
    let server = Server::start(&start).await.unwrap();
    println!("{}", machine());
    let quiet = measure(&start.base(), &server, Ipv4Addr::new(127, 30, 0, 1)).await;
    print("nobody", &quiet);
    let attackers: Vec<_> = ATTACKS.iter().map(|attack| attack.begin(&start.base(), &mut dice)).collect();
    let attacked = measure(&start.base(), &server, Ipv4Addr::new(127, 40, 0, 1)).await;
    print(&format!("{ATTACKS:?}"), &attacked);
    attackers.iter().for_each(|attacker| println!("{}", attacker.ends));
    drop(attackers);
    assert!(server.stop().await.unwrap(), "a planned stop ends well");

    for measured in [&quiet, &attacked] {
        assert!(measured.moves > 0);
        assert_eq!(measured.errors, 0, "{:?}", measured.first_error);
    }
    let (calm, busy) = (quiet.acknowledged.p99_ms, attacked.acknowledged.p99_ms);
    assert!(seconds() < LONG_SECONDS || busy <= 2.0 * calm.max(5.0), "{busy} v {calm} ms");
}

fn from_environment(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

fn seconds() -> u64 {
    from_environment("KLOTS_SIEGE").unwrap_or(USUAL_SECONDS)
}

/// Strangers at many tables, each table with an address of its own.
async fn measure(base: &str, server: &Server, from: Ipv4Addr) -> Measured {
    let sockets = from_environment("KLOTS_SOCKETS").map_or(USUAL_SOCKETS, |count| count as usize);
    let plan = SwarmPlan {
        base: base.to_owned(),
        pid: Some(server.pid()),
        tables: sockets / SOCKETS_PER_TABLE,
        sockets_per_table: SOCKETS_PER_TABLE,
        mode: Mode::Rhythm(RHYTHM),
        lasting: Duration::from_secs(seconds()),
        game: "quixo".to_owned(),
        from: Some(from),
    };
    swarm(&plan).await.unwrap()
}

fn print(who: &str, measured: &Measured) {
    println!("{}to the acknowledgement", row(who, &measured.acknowledged));
    println!("{}to everybody's receipt", row(who, &measured.everyone));
    let (seated, after) = (measured.server_seated, measured.server_after);
    println!(
        "{} sockets, {} bytes each, server {:.1} s of processor time, swarm {:.1} s in all",
        measured.sockets,
        measured.bytes_per_socket,
        after.cpu_s - seated.cpu_s,
        measured.swarm.cpu_s
    );
}
