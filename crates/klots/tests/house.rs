//! The repository holds its own rules: arrows between rooms, cited rule numbers, forbidden dependencies.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

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
    ("catalogue", &["play", "search", "bots", "table", "learn", "games/*"]),
    ("store", &[]),
    ("wire", &["play", "table", "games/*"]),
    ("browser", &["play", "search", "bots", "catalogue", "table", "wire"]),
    ("words", &["play"]),
    ("draw", &[]),
    ("server", &["play", "search", "bots", "catalogue", "table", "store", "wire", "words", "draw"]),
    ("load", &[]),
    ("tui", &["play", "search", "catalogue", "table", "words"]),
    ("klots-python", &["play", "search", "catalogue", "table", "learn", "bots", "draw", "words", "quixo"]),
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
const ARROWS_OF_TESTS: &[(&str, &[&str])] =
    &[("table", &["catalogue"]), ("server", &["load", "browser"]), ("learn", &["games/*"])];

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
    let names = |section: &str| {
        let table = manifest.get(section).and_then(toml::Value::as_table);
        table.map(|table| table.keys().cloned().collect()).unwrap_or_default()
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

#[test]
fn every_rule_has_a_test_and_every_cited_rule_exists() {
    for game in games() {
        let folder = root().join("games").join(&game);
        let text = fs::read_to_string(folder.join("RULES.md")).unwrap();
        let letter = letter(&text).unwrap_or_else(|| panic!("{game}/RULES.md has no first rule"));
        let rules = numbers(&text, letter);
        let tests: String =
            rust_files(&folder.join("tests")).iter().map(|file| fs::read_to_string(file).unwrap()).collect();
        let cited = cited_by_tests(&tests, letter);
        assert!(!rules.is_empty(), "{game}/RULES.md has no numbers");
        assert_eq!(rules, cited, "{game}: rules in RULES.md on the left, rules with a test on the right");
        for file in rust_files(&folder.join("src")) {
            for number in numbers(&fs::read_to_string(&file).unwrap(), letter) {
                assert!(
                    rules.contains(&number),
                    "{} cites {letter}{number}, which does not exist",
                    file.display()
                );
            }
        }
    }
}

/// The letter of a game's rules: that of its first one, `- **Q1**`.
fn letter(rules: &str) -> Option<char> {
    let first = rules.lines().find_map(|line| line.strip_prefix("- **")?.split_once("1**"))?.0;
    let mut letters = first.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// A source without its comments, in which examples may print.
fn code(source: &str) -> String {
    source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// Numbers such as `K14` in a text: the letter not part of a longer word, digits behind it.
fn numbers(text: &str, letter: char) -> BTreeSet<u32> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices(letter) {
        let before = text[..at].chars().next_back();
        let digits: String = text[at + 1..].chars().take_while(char::is_ascii_digit).collect();
        let after = text[at + 1 + digits.len()..].chars().next();
        let word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        if !word(before) && !word(after) {
            found.extend(digits.parse::<u32>().ok());
        }
    }
    found
}

/// Numbers of tests whose name starts with them: `fn k14_…`.
fn cited_by_tests(source: &str, letter: char) -> BTreeSet<u32> {
    let start = format!("fn {}", letter.to_ascii_lowercase());
    let names = source.match_indices(&start).map(|(at, _)| &source[at + start.len()..]);
    names.filter_map(|name| name.split_once('_')?.0.parse().ok()).collect()
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
            for word in ["unbounded", "mpsc::channel()"] {
                assert!(!source.contains(word), "{} contains {word}", file.display());
            }
        }
    }
}

/// The rooms of the games are twins. What one of these files outgrows lies in a folder of its name.
const SOURCES_OF_A_GAME: [&str; 13] = [
    "board", "codes", "encoding", "guess", "lib", "notation", "options", "position", "rules", "score",
    "tell", "tiles", "view",
];
const TESTS_OF_A_GAME: [&str; 7] = ["common", "laws", "main", "perft", "replays", "rules", "texts"];
/// Longer files hide something that deserves a name.
const LONGEST_FILE_OF_A_GAME: usize = 560;

#[test]
fn the_rooms_of_the_games_have_the_same_furniture() {
    let names = |folder: &Path| -> BTreeSet<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
    };
    let list = |names: &[&str]| -> BTreeSet<String> { names.iter().map(|&name| name.to_owned()).collect() };
    for room in rooms().iter().filter(|room| room.folder.parent() == Some(&root().join("games"))) {
        assert_eq!(names(&room.folder.join("src")), list(&SOURCES_OF_A_GAME), "{}/src", room.name);
        assert_eq!(names(&room.folder.join("tests/it")), list(&TESTS_OF_A_GAME), "{}/tests/it", room.name);
        for name in names(&room.folder.join("tests/data")) {
            let printed = name.strip_prefix("game-").is_some_and(|rest| rest.starts_with(char::is_numeric));
            assert!(printed || name == "perft" || name == "tiles", "{}/tests/data/{name}", room.name);
        }
        for file in rust_files(&room.folder) {
            let lines = fs::read_to_string(&file).unwrap().lines().count();
            assert!(lines <= LONGEST_FILE_OF_A_GAME, "{} has {lines} lines", file.display());
        }
    }
}

/// The lists in which a game is entered, and for each what a game has that stands there. Whoever adds a game edits these
/// and no other file; `docs/adding-a-game.md` goes through them.
const LISTS: &[(&str, &str)] = &[
    ("Cargo.toml", "games/X/Cargo.toml"),
    ("README.md", "crates/bots/src/X/mod.rs"),
    ("crates/bots/Cargo.toml", "crates/bots/src/X/mod.rs"),
    ("crates/bots/src/lib.rs", "crates/bots/src/X/mod.rs"),
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

/// Where a game may be named besides its own folders, tests, texts, bills and the lists: few places that are about one
/// game on purpose. Everything else asks the game for its facts.
const NAMED: &[(&str, &str)] = &[
    ("crates/klots/src/cli/help.rs", "examples of command lines"),
    ("crates/klots/src/solve.rs", "the command that solves one game"),
    ("crates/klots/src/swarm.rs", "the game that load is measured with"),
    ("crates/python/pyproject.toml", "what the package says of itself"),
    ("crates/learn/Cargo.toml", "tests batches of every game"),
    ("crates/learn/src/lib.rs", "examples that are run"),
    ("crates/python/Cargo.toml", "solves one game"),
    ("crates/python/python/klots/__init__.py", "what the package says of itself"),
    ("crates/python/python/klots/batching.py", "examples that are run"),
    ("crates/python/python/klots/gymnasium.py", "examples that are run"),
    ("crates/python/python/klots/openspiel.py", "examples that are run"),
    ("crates/python/python/klots/pettingzoo.py", "examples that are run"),
    ("crates/python/python/klots/reports.py", "examples that are run"),
    ("crates/python/src/solve.rs", "the function that solves one game"),
    ("crates/table/src/lib.rs", "the example of a table"),
    ("crates/table/src/seal.rs", "sealed records of known games, in its tests"),
    ("scripts/api-test", "the tables on which the interface is tried"),
    ("scripts/bench-python", "the games whose speed is compared"),
    ("scripts/play-over-http", "the game that an image is tried with"),
    ("web/public/manifest.webmanifest", "shortcuts of an installed page; launchers show four at most"),
];

/// The games of the product: the folders of `games`.
fn games() -> Vec<String> {
    let parent = root().join("games");
    rooms().into_iter().filter(|room| room.folder.parent() == Some(&parent)).map(|room| room.name).collect()
}

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

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let left_out = ["target", "node_modules", "dist", "venv", "__pycache__"];
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            // What tools leave behind begins with a dot.
            if !left_out.contains(&name) && !name.starts_with('.') {
                sources(&path, found);
            }
        } else if is_source(name) {
            found.push(path);
        }
    }
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
    sources(&root(), &mut files);
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

/// A game's board on the page, where it has one: what each has, and what some have under the same name. The rest is one
/// game's own.
const BOARD_OF_A_GAME: [&str; 9] = [
    "Board.svelte",
    "entry.ts",
    "index.ts",
    "lesson.ts",
    "move.ts",
    "notation.ts",
    "picture.svg",
    "plan.ts",
    "say.ts",
];
const BOARD_OF_SOME: [&str; 6] =
    ["HandTile.svelte", "Pad.svelte", "fair.ts", "moment.ts", "pad.ts", "reckon.ts"];

#[test]
fn the_boards_of_the_games_lie_where_their_twins_lie() {
    let boards: Vec<_> =
        games().iter().map(|game| board_files(game)).filter(|files| !files.is_empty()).collect();
    for files in &boards {
        for name in BOARD_OF_A_GAME {
            assert!(files.contains(name), "a board has no {name}, but {files:?}");
        }
    }
    let named_alike = |name: &&String| boards.iter().filter(|files| files.contains(*name)).count() > 1;
    for name in boards.iter().flatten().filter(named_alike) {
        let planned = BOARD_OF_A_GAME.contains(&name.as_str()) || BOARD_OF_SOME.contains(&name.as_str());
        assert!(planned, "several boards have a {name}: enter it where it belongs");
    }
}

/// The files of a game's board; none where it is played by the list of its moves.
fn board_files(game: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(root().join("web/src/boards").join(game)).into_iter().flatten();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// The players of a game are twins, too: what every game has, what some have, and what is one game's own.
const PLAYERS_OF_A_GAME: [&str; 6] = ["evaluation", "expert", "judge", "levels", "mod", "reasons"];
const PLAYERS_OF_SOME: [&str; 4] = ["chances", "ending", "reference", "train"];
const PLAYERS_OF_ONE: [&str; 6] = ["engine", "oracle", "planner", "rollouts", "solver", "survey"];

#[test]
fn the_players_of_the_games_lie_where_their_twins_lie() {
    for folder in
        games().iter().map(|game| root().join("crates/bots/src").join(game)).filter(|folder| folder.is_dir())
    {
        let paths: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        let source = |path: &&PathBuf| path.is_dir() || path.extension().is_some_and(|end| end == "rs");
        let names: BTreeSet<&str> =
            paths.iter().filter(source).map(|path| path.file_stem().unwrap().to_str().unwrap()).collect();
        for name in PLAYERS_OF_A_GAME {
            assert!(names.contains(name), "{} has no {name}.rs", folder.display());
        }
        for name in names {
            let planned = [&PLAYERS_OF_A_GAME[..], &PLAYERS_OF_SOME, &PLAYERS_OF_ONE].concat();
            assert!(planned.contains(&name), "{}/{name}: a file nobody planned", folder.display());
        }
    }
}

/// A reason to refuse as its room declares it: `NAME = "id" (argument: Arg, …) is Kind;`.
struct Declared {
    file: String,
    name: String,
    id: String,
    arguments: BTreeSet<String>,
}

fn declared(file: &Path) -> Vec<Declared> {
    let source = code(&fs::read_to_string(file).unwrap());
    let lines = source.lines().filter_map(|line| line.trim().strip_suffix(';')?.split_once(" = \""));
    let of = |(name, rest): (&str, &str)| {
        let (id, rest) = rest.split_once('"').unwrap();
        let list =
            rest.split_once('(').and_then(|(_, rest)| rest.split_once(')')).map_or("", |(list, _)| list);
        let arguments = list.split(", ").filter_map(|one| Some(one.split_once(':')?.0.to_owned())).collect();
        Declared { file: file.display().to_string(), name: name.to_owned(), id: id.to_owned(), arguments }
    };
    lines.map(of).collect()
}

/// The English messages, each with the arguments that it speaks of.
fn messages() -> Vec<(String, BTreeSet<String>)> {
    let mut found: Vec<(String, BTreeSet<String>)> = Vec::new();
    for file in fs::read_dir(root().join("locales/en")).unwrap().map(|entry| entry.unwrap().path()) {
        if file.extension().is_none_or(|end| end != "ftl") {
            continue;
        }
        for line in fs::read_to_string(&file).unwrap().lines() {
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                let id = line.split([' ', '=']).next().unwrap_or_default();
                found.push((id.to_owned(), BTreeSet::new()));
            }
            let names = line.split('$').skip(1).map(|rest| {
                rest.chars().take_while(|&c| c.is_ascii_lowercase() || c == '_').collect::<String>()
            });
            if let Some((_, arguments)) = found.last_mut().filter(|_| !line.starts_with('#')) {
                arguments.extend(names);
            }
        }
    }
    found
}

fn is_reason(id: &str) -> bool {
    ["refused-", "record-", "log-", "text-"].iter().any(|start| id.starts_with(start))
}

/// Every text in quotation marks that looks like a reason.
fn reasons_in(source: &str) -> BTreeSet<String> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    source.split('"').filter(|text| is_reason(text) && text.chars().all(plain)).map(str::to_owned).collect()
}

#[test]
fn every_reason_to_refuse_is_declared_once_and_has_its_message_and_every_message_is_used() {
    let rooms = rooms();
    let lists = rooms.iter().map(|room| room.folder.join("src/codes.rs")).filter(|file| file.is_file());
    let declared: Vec<Declared> = lists.flat_map(|file| declared(&file)).collect();
    let messages = messages();
    let mut written = BTreeSet::new();
    let mut sources = String::new();
    for file in rooms.iter().flat_map(|room| rust_files(&room.folder.join("src"))) {
        let source = code(&fs::read_to_string(&file).unwrap());
        written.extend(reasons_in(&source));
        sources.push_str(&source);
    }
    for one in &declared {
        let place = format!("{}: {}", one.file, one.id);
        assert_eq!(
            declared.iter().filter(|other| other.id == one.id).count(),
            1,
            "{place} is declared twice"
        );
        assert!(sources.contains(&format!("codes::{}", one.name)), "{place} is never refused");
        let message = messages.iter().find(|(id, _)| *id == one.id);
        let (_, spoken) = message.unwrap_or_else(|| panic!("{place} has no message"));
        let added = |name: &&String| *name == "player" && one.arguments.contains("seat") || *name == "column";
        for name in spoken.iter().filter(|name| !added(name)) {
            assert!(one.arguments.contains(name), "{place}: its message speaks of {name}");
        }
    }
    for (id, _) in messages.iter().filter(|(id, _)| is_reason(id)) {
        assert!(written.contains(id), "the message {id} is never used");
    }
}
