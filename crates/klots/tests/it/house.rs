//! The repository holds its own rules: arrows between rooms, forbidden dependencies, the lists in which a game is entered;
//! twins, names, reasons, rule numbers and what pages name in files of their own.

mod names;
mod pages;
mod reasons;
mod rules;
mod twins;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Who may know whom. An arrow that is not here does not exist; a new one is a decision, and so is one that goes.
/// `games/*` are all the games; a room that may know them knows one at least.
const ARROWS: &[(&str, &[&str])] = &[
    ("play", &[]),
    ("games/*", &["play"]),
    ("search", &["play"]),
    ("bots", &["play", "search", "games/*"]),
    ("table", &["play"]),
    ("learn", &["play", "table"]),
    ("catalogue", &["play", "search", "bots", "table", "learn", "wire", "games/*"]),
    ("store", &[]),
    ("wire", &["play", "table", "games/*"]),
    ("browser", &["play", "search", "bots", "catalogue", "table", "wire"]),
    ("words", &["play"]),
    ("draw", &[]),
    ("server", &["play", "search", "bots", "catalogue", "table", "store", "wire", "words", "draw"]),
    ("load", &[]),
    ("tui", &["play", "search", "catalogue", "table", "words"]),
    ("klots-python", &["play", "search", "catalogue", "table", "learn", "bots", "draw", "words"]),
    ("web-ui", &[]),
    (
        "klots",
        &[
            "play",
            "search",
            "bots",
            "catalogue",
            "table",
            "store",
            "wire",
            "server",
            "words",
            "tui",
            "draw",
            "load",
            "web-ui",
            "games/*",
        ],
    ),
];

/// Whom tests may know besides.
const ARROWS_OF_TESTS: &[(&str, &[&str])] = &[("table", &["catalogue"]), ("server", &["load", "browser"])];

/// What only these rooms may depend on.
const ONLY: &[(&str, &[&str])] = &[
    ("axum", &["server"]),
    ("sqlx", &["store"]),
    ("ratatui", &["tui"]),
    ("crossterm", &["tui"]),
    ("pyo3", &["klots-python"]),
    ("fluent-bundle", &["words"]),
    ("resvg", &["draw"]),
];

/// What the rules may never know.
const NOT_IN_RULES: &[&str] =
    &["tokio", "getrandom", "rand_chacha", "tracing", "uuid", "reqwest", "rayon", "serde_json", "anyhow"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

struct Room {
    name: String,
    folder: PathBuf,
    depends_on: BTreeSet<String>,
    tests_depend_on: BTreeSet<String>,
}

fn rooms() -> Vec<Room> {
    let mut folders = vec![root().join("web")];
    for parent in ["games", "crates"] {
        folders.extend(fs::read_dir(root().join(parent)).unwrap().map(|entry| entry.unwrap().path()));
    }
    folders.into_iter().filter(|folder| folder.join("Cargo.toml").is_file()).map(room).collect()
}

fn room(folder: PathBuf) -> Room {
    let manifest: toml::Table = fs::read_to_string(folder.join("Cargo.toml")).unwrap().parse().unwrap();
    let name = manifest["package"]["name"].as_str().unwrap().to_owned();
    // What is only for some systems stands under `target`.
    let names = |section: &str| -> BTreeSet<String> {
        let systems = manifest.get("target").and_then(toml::Value::as_table).into_iter().flatten();
        let tables = systems.map(|(_, system)| system.get(section)).chain([manifest.get(section)]);
        let tables = tables.flatten().filter_map(toml::Value::as_table);
        tables.flat_map(|table| table.keys().cloned()).collect()
    };
    let (depends_on, tests_depend_on) = (names("dependencies"), names("dev-dependencies"));
    Room { name, folder, depends_on, tests_depend_on }
}

/// The arrows of a list, each as (from, to).
fn listed(list: &[(&'static str, &'static [&'static str])]) -> BTreeSet<(String, String)> {
    let all =
        list.iter().flat_map(|(from, tos)| tos.iter().map(move |to| (from.to_string(), to.to_string())));
    all.collect()
}

#[test]
fn every_arrow_between_rooms_is_on_the_list_and_every_arrow_of_the_list_exists() {
    let rooms = rooms();
    let games = games();
    let among = |room: &str| games.iter().any(|game| game == room);
    let known: BTreeSet<&str> =
        ARROWS.iter().map(|(room, _)| *room).chain(games.iter().map(String::as_str)).collect();
    let of_all: BTreeSet<&str> = ARROWS
        .iter()
        .chain(ARROWS_OF_TESTS)
        .filter(|(_, tos)| tos.contains(&"games/*"))
        .map(|(room, _)| *room)
        .collect();
    for room in &rooms {
        assert!(known.contains(room.name.as_str()), "{} is a room nobody planned", room.name);
    }
    let drawn = |names: fn(&Room) -> &BTreeSet<String>| -> BTreeSet<(String, String)> {
        let arrows =
            rooms.iter().flat_map(|room| names(room).iter().map(|to| (room.name.as_str(), to.as_str())));
        let named = |room: &str, any: bool| if any { "games/*".to_owned() } else { room.to_owned() };
        arrows
            .filter(|(_, to)| known.contains(to))
            .map(|(from, to)| (named(from, among(from)), named(to, among(to) && of_all.contains(from))))
            .collect()
    };
    let code = drawn(|room| &room.depends_on);
    assert_eq!(code, listed(ARROWS), "left what is, right what may be");
    let tests = drawn(|room| &room.tests_depend_on);
    let tests: BTreeSet<_> = tests.difference(&code).cloned().collect();
    assert_eq!(tests, listed(ARROWS_OF_TESTS), "tests: left what is, right what may be");
}

#[test]
fn only_one_room_knows_each_of_the_outside_worlds() {
    for room in rooms() {
        for (dependency, allowed) in ONLY {
            let knows = room.depends_on.contains(*dependency);
            assert!(
                !knows || allowed.contains(&room.name.as_str()),
                "{} must not depend on {dependency}",
                room.name
            );
        }
    }
}

#[test]
fn the_rules_know_no_io_no_clock_no_randomness_and_no_async() {
    for room in rooms()
        .iter()
        .filter(|room| room.name == "play" || room.folder.parent() == Some(&root().join("games")))
    {
        for dependency in NOT_IN_RULES {
            assert!(!room.depends_on.contains(*dependency), "{} must not depend on {dependency}", room.name);
        }
        for file in rust_files(&room.folder.join("src")) {
            let source = code(&fs::read_to_string(&file).unwrap());
            for word in ["std::fs", "std::io", "std::net", "std::time", "std::env", "async fn", "println!"] {
                assert!(!source.contains(word), "{} contains {word}", file.display());
            }
        }
    }
}

/// A source without its comments, in which examples may print.
fn code(source: &str) -> String {
    source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// Every file of the repository. What tools make and leave behind is nobody's.
fn all_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let left_out = ["target", "node_modules", "dist", "venv", "__pycache__"];
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_str().unwrap();
        if !path.is_dir() {
            found.push(path);
        } else if !left_out.contains(&name) && !name.starts_with('.') {
            all_files(&path, found);
        }
    }
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn nothing_is_left_unfinished_in_the_sources() {
    let marks = [
        concat!("to", "do!("),
        concat!("unimple", "mented!("),
        concat!("#[ig", "nore]"),
        concat!("FIX", "ME"),
    ];
    for room in rooms() {
        for file in
            rust_files(&room.folder.join("src")).into_iter().chain(rust_files(&room.folder.join("tests")))
        {
            let source = fs::read_to_string(&file).unwrap();
            for mark in marks {
                assert!(!source.contains(mark), "{} contains {mark}", file.display());
            }
        }
    }
}

/// A queue without an end is memory that anybody on the network can fill.
#[test]
fn no_queue_of_the_server_is_without_an_end() {
    let served = ["table", "store", "wire", "server", "load"];
    for room in rooms().iter().filter(|room| served.contains(&room.name.as_str())) {
        for file in rust_files(&room.folder.join("src")) {
            let source = code(&fs::read_to_string(&file).unwrap());
            let endless = source.split("mpsc::channel").skip(1).any(takes_no_bound);
            assert!(
                !endless && !source.contains("unbounded"),
                "{} has a queue without an end",
                file.display()
            );
        }
    }
}

/// Whether what follows `mpsc::channel` gives it no bound: `()`, whatever types stand before it.
fn takes_no_bound(rest: &str) -> bool {
    let call =
        rest.strip_prefix("::<").map_or(rest, |types| types.split_once(">(").map_or("", |(_, call)| call));
    call.trim_start_matches('(').trim_start().starts_with(')')
}

#[test]
fn a_queue_without_an_end_is_recognised() {
    let endless = ["()", "::<Work>()", "::<(u8, Vec<u8>)>( )"];
    let bounded = ["(64)", "::<Work>(64)", "::<()>(plan.tables.max(1))", "(WAITING);"];
    assert!(endless.into_iter().all(takes_no_bound));
    assert!(!bounded.into_iter().any(takes_no_bound));
}

/// A room's tests are linked once: one file, or the modules of `it`.
#[test]
fn the_tests_of_a_room_are_one_program() {
    for room in rooms() {
        let entries = fs::read_dir(room.folder.join("tests")).into_iter().flatten();
        let programs = entries
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|end| end == "rs") || path.join("main.rs").is_file());
        let programs: Vec<PathBuf> = programs.collect();
        assert!(programs.len() <= 1, "{} has {programs:?}", room.name);
    }
}

/// The lists in which a game is entered, and for each what a game has that stands there. Whoever adds a game edits these
/// and no other file; `docs/adding-a-game.md` goes through them.
const LISTS: &[(&str, &str)] = &[
    ("Cargo.toml", "games/X/Cargo.toml"),
    ("README.md", "crates/bots/src/X/mod.rs"),
    ("crates/bots/Cargo.toml", "crates/bots/src/X/mod.rs"),
    ("crates/bots/src/lib.rs", "crates/bots/src/X/mod.rs"),
    ("crates/bots/tests/it/main.rs", "crates/bots/tests/it/X.rs"),
    ("crates/catalogue/Cargo.toml", "crates/bots/src/X/mod.rs"),
    ("crates/catalogue/src/lib.rs", "crates/bots/src/X/mod.rs"),
    ("crates/draw/src/lib.rs", "crates/draw/src/X.rs"),
    ("crates/klots/Cargo.toml", "crates/klots/src/score/X.rs"),
    ("crates/klots/src/score.rs", "crates/klots/src/score/X.rs"),
    ("crates/tui/src/boards/mod.rs", "crates/tui/src/boards/X.rs"),
    ("crates/wire/Cargo.toml", "web/src/boards/X/index.ts"),
    ("crates/wire/src/typescript.rs", "web/src/boards/X/index.ts"),
    ("docs/verify.py", "web/src/boards/X/fair.ts"),
    ("web/src/boards/index.ts", "web/src/boards/X/index.ts"),
];
const MOST_LISTS: usize = 15;

#[test]
fn a_game_is_entered_in_few_lists_and_the_guide_names_them_all() {
    assert!(LISTS.len() <= MOST_LISTS, "{} files to edit for one game", LISTS.len());
    let guide = fs::read_to_string(root().join("docs/adding-a-game.md")).unwrap();
    for (list, part) in LISTS {
        assert!(guide.contains(&format!("`{list}`")), "the guide does not name {list}");
        let text = fs::read_to_string(root().join(list)).unwrap();
        for game in games() {
            let (entered, has) = (text.contains(&game), root().join(part.replace('X', &game)).is_file());
            assert_eq!(entered, has, "{game}: entered in {list} on the left, has {part} on the right");
        }
    }
}

/// The games of the product: the folders of `games`.
fn games() -> Vec<String> {
    let parent = root().join("games");
    rooms().into_iter().filter(|room| room.folder.parent() == Some(&parent)).map(|room| room.name).collect()
}
