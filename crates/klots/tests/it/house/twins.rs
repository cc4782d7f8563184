//! Four games, one list of file names for each kind of folder they have.

use super::{games, rooms, root, rust_files};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

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
const BOARD_OF_SOME: [&str; 7] =
    ["HandTile.svelte", "Pad.svelte", "fair.ts", "moment.ts", "pad.ts", "reckon.ts", "why.ts"];
/// What is longer does two jobs.
const LONGEST_FILE_OF_A_BOARD: usize = 500;

#[test]
fn the_boards_of_the_games_lie_where_their_twins_lie() {
    let boards: Vec<_> =
        games().iter().map(|game| board_files(game)).filter(|files| !files.is_empty()).collect();
    for files in &boards {
        for name in BOARD_OF_A_GAME {
            assert!(files.contains(name), "a board has no {name}, but {files:?}");
        }
    }
    for game in games() {
        for name in board_files(&game) {
            let file = root().join("web/src/boards").join(&game).join(name);
            let lines = fs::read_to_string(&file).unwrap().lines().count();
            assert!(lines <= LONGEST_FILE_OF_A_BOARD, "{} has {lines} lines", file.display());
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

#[test]
fn every_step_of_a_guided_first_game_has_its_message() {
    let steps = |source: &str| -> Vec<String> {
        let named =
            source.split("id: '").skip(1).filter_map(|rest| Some(rest.split_once('\'')?.0.to_owned()));
        let instead = source.split("instead: '").skip(1);
        named.chain(instead.filter_map(|rest| Some(rest.split_once('\'')?.0.to_owned()))).collect()
    };
    let mut found = 0;
    for game in games() {
        let Ok(lesson) = fs::read_to_string(root().join("web/src/boards").join(&game).join("lesson.ts"))
        else {
            continue;
        };
        let messages = fs::read_to_string(root().join("locales/en").join(format!("{game}.ftl"))).unwrap();
        for step in steps(&lesson) {
            let message = format!("\nlesson-{game}-{step} =");
            assert!(messages.contains(&message), "no lesson-{game}-{step}");
            found += 1;
        }
    }
    assert!(found > 10, "only {found} steps");
}

/// The players of a game are twins, too: what every game has, what some have, and what is one game's own.
const PLAYERS_OF_A_GAME: [&str; 6] = ["evaluation", "expert", "judge", "levels", "mod", "reasons"];
const PLAYERS_OF_SOME: [&str; 6] = ["chances", "ending", "net", "reference", "train", "train_net"];
const PLAYERS_OF_ONE: [&str; 9] =
    ["book", "engine", "last_choices", "oracle", "planner", "rollouts", "row", "solver", "survey"];

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
