//! One word, one meaning; and the name of a game only where it belongs.

use super::{LISTS, Room, all_files, code, games, rooms, root};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// The public names at the root of a room: what it declares there and what it hands on. Names of functions and constants
/// are told apart by their letters.
fn names_at_the_root(room: &Room) -> BTreeSet<String> {
    let source = code(&fs::read_to_string(room.folder.join("src/lib.rs")).unwrap_or_default());
    let handed_on = source.split("\npub use ").skip(1).filter_map(|rest| rest.split(';').next());
    let declared = ["struct ", "enum ", "trait ", "type "]
        .into_iter()
        .flat_map(|kind| source.split(&format!("\npub {kind}")).skip(1).collect::<Vec<_>>())
        .filter_map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next());
    let is_type = |name: &&str| name.starts_with(char::is_uppercase) && name.chars().any(char::is_lowercase);
    let words = handed_on.flat_map(|list| list.split(|c: char| !(c.is_alphanumeric() || c == '_')));
    words.chain(declared).filter(is_type).map(str::to_owned).collect()
}

/// Games are twins and call the same things by the same names.
#[test]
fn a_name_at_the_root_of_a_room_means_one_thing() {
    let games = games();
    let rooms = rooms();
    let mut owners: BTreeMap<String, &str> = BTreeMap::new();
    for room in rooms.iter().filter(|room| !games.contains(&room.name) && room.name != "klots-python") {
        for name in names_at_the_root(room) {
            let before = owners.insert(name.clone(), &room.name);
            assert_eq!(before, None, "{name} is also a name of {}", room.name);
        }
    }
    assert!(owners.contains_key("Catalogue") && owners.contains_key("Transpositions"), "{owners:?}");
}

/// Where a game may be named besides its own folders, tests, texts, bills and the lists: few places that are about one
/// game on purpose. Everything else asks the game for its facts.
const NAMED: &[(&str, &str)] = &[
    ("crates/klots/src/solve.rs", "the command that solves one game"),
    ("crates/klots/src/swarm.rs", "the game that load is measured with"),
    ("crates/python/python/klots/__init__.py", "what the package says of itself"),
    ("crates/python/python/klots/batching.py", "examples that are run"),
    ("crates/python/python/klots/gymnasium.py", "examples that are run"),
    ("crates/python/python/klots/openspiel.py", "examples that are run"),
    ("crates/python/python/klots/pettingzoo.py", "examples that are run"),
    ("crates/python/python/klots/reports.py", "examples that are run"),
    ("crates/python/src/solve.rs", "the function that solves one game"),
    ("crates/python/src/table_class/mod.rs", "examples that are run"),
    ("web/public/manifest.webmanifest", "shortcuts of an installed page; launchers show four at most"),
];

/// Whether a file belongs to a game (by a folder or its own name), or is a test, a text or made by a program.
fn may_name_games(path: &str, games: &[String]) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    let stem = |part: &str| part.split('.').next().unwrap_or_default().to_owned();
    let own = parts.iter().any(|part| games.contains(&stem(part)));
    let apart = ["tests", "test", "e2e", "examples", "gallery", "wire", "docs", "bench", "locales"];
    own || parts[0] == "games"
        || (parts.len() > 1
            && parts[..parts.len() - 1].iter().any(|part| {
                apart.contains(part)
                    && !(*part == "wire" && parts[0] == "crates")
                    && !(*part == "bench" && parts[0] != "bench")
            }))
        || path.starts_with("crates/klots/src/score/")
}

/// What a program reads; scripts have no ending.
fn is_source(name: &str) -> bool {
    let endings = ["rs", "ts", "svelte", "toml", "py", "js", "html", "css", "webmanifest"];
    match name.rsplit_once('.') {
        Some((_, ending)) => endings.contains(&ending),
        None => true,
    }
}

#[test]
fn no_game_is_named_outside_its_folders_and_the_lists() {
    let mut files = Vec::new();
    all_files(&root(), &mut files);
    files.retain(|path| is_source(path.file_name().unwrap().to_str().unwrap()));
    let games = games();
    let names = |path: &PathBuf| {
        let text = String::from_utf8_lossy(&fs::read(path).unwrap()).to_lowercase();
        games.iter().any(|game| text.contains(game))
    };
    let relative = |path: &PathBuf| path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned();
    let found: BTreeSet<String> = files
        .iter()
        .map(|path| (relative(path), path))
        .filter(|(name, path)| !may_name_games(name, &games) && names(path))
        .map(|(name, _)| name)
        .collect();
    let listed = NAMED.iter().chain(LISTS).map(|(path, _)| (*path).to_owned());
    let listed: BTreeSet<String> =
        listed.filter(|path| is_source(path) && !may_name_games(path, &games)).collect();
    assert_eq!(found, listed, "left where games are named, right where they may be");
}
