//! Two games that differ only in what a viewer may not know look the same to that viewer, byte for byte.

use crate::setting::{Desk, games, setup, text};
use play::dice::Seeded;
use play::{Dice, Refusal, Seat};
use std::sync::Mutex;
use table::event::Event;
use table::fair::FairDice;
use table::seen::Stage;
use table::{Croupier, Position, Table, Viewer};

/// Deals what it was told to deal.
struct Loaded(Mutex<std::vec::IntoIter<String>>);

impl Croupier for Loaded {
    fn luck(&self, _: &dyn Position, _: &mut FairDice) -> Result<String, Refusal> {
        self.0.lock().unwrap().next().ok_or_else(|| Refusal::new("no more luck"))
    }
}

/// Everything a viewer could ever get from a table, at every moment.
fn traffic(log: &[table::event::Logged], viewer: Viewer) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut table = Table::open(games(), log[0].clone()).unwrap();
    for logged in &log[1..] {
        let seen = table.apply_telling(logged.clone(), &[viewer]).unwrap();
        serde_json::to_writer(&mut bytes, &seen).unwrap();
        serde_json::to_writer(&mut bytes, &table.picture(viewer)).unwrap();
        serde_json::to_writer(&mut bytes, &table.about(viewer)).unwrap();
    }
    bytes.extend(table.record(viewer).unwrap().to_string().into_bytes());
    serde_json::to_writer(&mut bytes, &table.seen(viewer, 0).unwrap()).unwrap();
    for frame in table.replay(viewer).unwrap() {
        serde_json::to_writer(&mut bytes, &frame.1).unwrap();
    }
    bytes
}

fn lucks(table: &Table) -> Vec<String> {
    let luck = |logged: &table::event::Logged| match &logged.event {
        Event::Luck { text } => Some(text.clone()),
        _ => None,
    };
    table.log().iter().filter_map(luck).collect()
}

fn moves(table: &Table) -> Vec<(Seat, String)> {
    let moved = |logged: &table::event::Logged| match &logged.event {
        Event::Moved { seat, text, .. } => Some((*seat, text.clone())),
        _ => None,
    };
    table.log().iter().filter_map(moved).collect()
}

/// The words of a text that look like tiles.
fn tiles(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_digit() || c == '-')).filter(|word| word.len() >= 3)
}

/// Every tile of a game, as its notation writes it.
fn set_of(game: &str) -> Vec<String> {
    let pairs = |top| (0..=top).flat_map(move |high| (0..=high).map(move |low| (high, low)));
    match game {
        "dominoes" => pairs(9).map(|(high, low)| format!("{high}-{low}")).collect(),
        _ => {
            pairs(5).flat_map(|(high, mid)| (0..=mid).map(move |low| format!("{low}-{mid}-{high}"))).collect()
        }
    }
}

fn swap(text: &str, a: &str, b: &str) -> String {
    text.replace(a, "\u{0}").replace(b, a).replace('\u{0}', b)
}

/// The same game with two tiles exchanged in everything that chance decided, if it can be played.
/// The secret is the same: its commitment is public.
fn twin(game: &str, seats: u8, desk: &Desk, seed: u64, a: &str, b: &str) -> Option<Desk> {
    let luck: Vec<String> = lucks(&desk.table).iter().map(|text| swap(text, a, b)).collect();
    let mut other = Desk::with_secret(game, setup(seats), seed as u8);
    other.croupier = Box::new(Loaded(Mutex::new(luck.into_iter())));
    for n in 0..seats {
        let word = Some(format!("word {n}"));
        other.does(n, table::command::Command::Sit { seat: None, name: None, key: None, word }).ok()?;
    }
    for (seat, m) in moves(&desk.table) {
        other.now += 700;
        other.does(seat.0, text(&m)).ok()?;
    }
    (turns(&other.table) == turns(&desk.table)).then_some(other)
}

/// Whose turn it was after every event: what everybody could see.
fn turns(table: &Table) -> Vec<Option<Seat>> {
    let mut past = Table::open(games(), table.log()[0].clone()).unwrap();
    let mut turn = |logged: &table::event::Logged| {
        past.apply(logged.clone()).unwrap();
        past.acting()
    };
    table.log()[1..].iter().map(&mut turn).collect()
}

/// Where two streams part, with what stands around it.
fn difference(one: &[u8], two: &[u8]) -> Option<(String, String)> {
    let at =
        one.iter().zip(two).position(|(a, b)| a != b).or((one.len() != two.len()).then_some(one.len()))?;
    let around = |bytes: &[u8]| {
        String::from_utf8_lossy(&bytes[at.saturating_sub(120)..bytes.len().min(at + 80)]).into_owned()
    };
    Some((around(one), around(two)))
}

#[test]
fn what_a_viewer_may_not_know_changes_no_byte_of_what_the_viewer_gets() {
    for (game, seats) in [("triominos", 2), ("triominos", 3), ("dominoes", 2), ("dominoes", 4)] {
        let mut pairs = 0;
        for seed in 0..5 {
            let mut desk = Desk::with_secret(game, setup(seats), seed as u8);
            desk.everybody_sits();
            desk.play(seed, 5 + 2 * seed as usize);
            if desk.table.stage() == Stage::Finished {
                continue;
            }
            pairs += compare_twins(game, seats, &desk, seed);
        }
        assert!(pairs >= 20, "{game} for {seats}: only {pairs} pairs of games were compared");
    }
}

fn compare_twins(game: &str, seats: u8, desk: &Desk, seed: u64) -> usize {
    let tiles = set_of(game);
    let dealt = lucks(&desk.table).join(" ");
    let mut dice = Seeded::new(seed);
    let mut pairs = 0;
    for _ in 0..60 {
        let mut pick = || tiles[dice.below(tiles.len() as u32) as usize].clone();
        let (a, b) = (pick(), pick());
        if a == b || !(dealt.contains(&a) || dealt.contains(&b)) {
            continue;
        }
        let Some(other) = twin(game, seats, desk, seed, &a, &b) else { continue };
        for viewer in
            [Viewer::Onlooker, Viewer::Operator].into_iter().chain(Seat::all(seats).map(Viewer::seat))
        {
            if may_know(desk, viewer, &a) || may_know(desk, viewer, &b) {
                continue;
            }
            pairs += 1;
            let (one, two) = (traffic(desk.table.log(), viewer), traffic(other.table.log(), viewer));
            assert_eq!(difference(&one, &two), None, "{game}: {viewer:?} can tell {a} from {b}");
        }
    }
    pairs
}

/// Whether a tile has ever been shown to these eyes: in luck they may see, or in a move.
fn may_know(desk: &Desk, viewer: Viewer, tile: &str) -> bool {
    let shown = |text: &str| tiles(text).any(|shown| shown == tile);
    desk.seen(viewer).iter().any(|seen| match &seen.what {
        table::seen::Happening::Luck { text } | table::seen::Happening::Moved { text, .. } => shown(text),
        _ => false,
    }) || desk.table.picture(viewer).view.text().contains(&format!("\"{tile}\""))
}
