//! What the pages of the repository name is there: files, headings, names of rooms, requests, commands and frames.

use super::{all_files, games, rooms, root, rust_files};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Every page but the measured figures, which name what there was when they were taken.
fn pages() -> Vec<PathBuf> {
    let mut files = Vec::new();
    all_files(&root(), &mut files);
    let is_page = |path: &PathBuf| path.extension().is_some_and(|end| end == "md");
    files.into_iter().filter(is_page).filter(|path| !path.starts_with(root().join("bench"))).collect()
}

/// Whether a word between `` ` `` names a file of the repository: a path to one, or a source by its name alone.
fn names_a_file(word: &str) -> bool {
    let plain =
        word.chars().all(|c| c.is_ascii_alphanumeric() || "_-./".contains(c)) && !word.starts_with('/');
    let sources = ["rs", "ts", "js", "py", "svelte"];
    let others = ["md", "json", "toml", "ftl", "svg", "css", "yml"];
    plain
        && word.rsplit_once('.').is_some_and(|(stem, end)| {
            !stem.is_empty() && (sources.contains(&end) || others.contains(&end) && word.contains('/'))
        })
}

/// The same word for a game: `X` and `GAME` stand for one.
fn of_a_game(word: &str, game: &str) -> String {
    let stands_for_one = |part: &str| part == "X" || part == "GAME";
    let parts = word.split_inclusive(['/', '-', '.']).map(|part| {
        let name = part.trim_end_matches(['/', '-', '.']);
        if stands_for_one(name) { part.replacen(name, game, 1) } else { part.to_owned() }
    });
    parts.collect()
}

#[test]
fn every_file_that_a_page_names_is_there() {
    let mut files = Vec::new();
    all_files(&root(), &mut files);
    let games = games();
    let there = |word: &str| files.iter().any(|file| file.ends_with(word));
    let mut missing = Vec::new();
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        for word in text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)) {
            if names_a_file(word) && !games.iter().any(|game| there(&of_a_game(word, game))) {
                missing.push(format!("{}: {word}", page.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(names_a_file("crates/draw/src/X.rs") && !there("crates/draw/src/X.rs"));
}

/// `play::Game`, and whether that room declares it.
fn is_declared(word: &str) -> Option<bool> {
    let (room, path) = word.split_once("::")?;
    let room = rooms().into_iter().find(|known| known.name == room)?;
    let name = path.rsplit("::").next().unwrap_or(path).trim_end_matches('!');
    let kinds = ["struct", "enum", "trait", "type", "fn", "mod", "const", "macro_rules"];
    let is_item = |line: &str| {
        let line = line.trim_start();
        let mut words =
            line.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| !word.is_empty());
        let is_open = line.starts_with("pub ") || line.starts_with("macro_rules!");
        is_open && words.any(|word| kinds.contains(&word)) && words.next() == Some(name)
    };
    let mut sources =
        rust_files(&room.folder.join("src")).into_iter().map(|file| fs::read_to_string(file).unwrap());
    Some(sources.any(|source| source.lines().any(is_item)))
}

#[test]
fn every_name_of_a_room_that_a_page_speaks_of_is_there() {
    let mut found = 0;
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        for word in text.lines().flat_map(|line| line.split('`').skip(1).step_by(2)) {
            if let Some(declared) = is_declared(word) {
                assert!(declared, "{}: {word}", page.display());
                found += 1;
            }
        }
    }
    assert!(found > 20, "only {found} names");
    assert_eq!(is_declared("play::Nothing"), Some(false));
}

/// A heading as a link calls it.
fn anchor(heading: &str) -> String {
    let kept = heading.to_lowercase().replace(' ', "-");
    kept.chars().filter(|c| c.is_alphanumeric() || "-_".contains(*c)).collect()
}

fn anchors(page: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(page).unwrap();
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| anchor(line.trim_start_matches('#').trim())).collect()
}

#[test]
fn every_link_of_a_page_leads_somewhere() {
    let mut followed = 0;
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        let links = text.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0));
        for link in links.filter(|link| !link.starts_with("http")) {
            let (file, heading) =
                link.split_once('#').map_or((link, None), |(file, name)| (file, Some(name)));
            let target = if file.is_empty() { page.clone() } else { page.parent().unwrap().join(file) };
            assert!(target.exists(), "{}: {link}", page.display());
            let found = heading.is_none_or(|heading| anchors(&target).contains(heading));
            assert!(found, "{}: {link}: no such heading", page.display());
            followed += 1;
        }
    }
    assert!(followed > 20, "only {followed} links");
}

/// The part of the page of the protocol between two of its texts.
fn part_of_the_protocol(from: &str, to: &str) -> String {
    let page = fs::read_to_string(root().join("docs/protocol.md")).unwrap();
    let (_, rest) = page.split_once(from).unwrap_or_else(|| panic!("no {from}"));
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} behind {from}")).0.to_owned()
}

/// The words in `` ` `` of the first column of a table.
fn first_column(table: &str) -> Vec<String> {
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `")?.split_once(" |"));
    let words = rows.flat_map(|(cell, _)| cell.split('`').step_by(2));
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// `POST /tables/{table}/sit` and, behind it, `/leave`: the same of another last part.
fn requests_of_the_page() -> BTreeSet<String> {
    let mut before = String::new();
    let whole = first_column(&part_of_the_protocol("| method and path |", "\n\n")).into_iter().map(|word| {
        if word.starts_with('/') {
            let (start, _) = before.rsplit_once('/').expect("a path stands before");
            return format!("{start}{word}");
        }
        before = word;
        before.clone()
    });
    whole.collect()
}

/// Every request that the server describes, wherever it is answered.
fn requests_of_the_server() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in rust_files(&root().join("crates/server/src")) {
        let source = fs::read_to_string(&file).unwrap();
        for rest in source.split("#[utoipa::path(").skip(1) {
            let (method, rest) = rest.split_once(", path = \"").expect("a method, then a path");
            let (path, _) = rest.split_once('"').expect("the path ends");
            found.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    found
}

#[test]
fn the_page_of_the_protocol_has_every_request() {
    assert_eq!(requests_of_the_page(), requests_of_the_server(), "left the page, right the server");
}

/// The words by which a message of the wire is told from its siblings, as its TypeScript twin has them.
fn kinds(message: &str, tag: &str) -> BTreeSet<String> {
    let twin = fs::read_to_string(root().join("web/src/lib/wire").join(message)).unwrap();
    let tag = format!("{{ \"{tag}\": \"");
    twin.split(&tag).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

#[test]
fn the_page_of_the_protocol_has_every_command_and_frame() {
    let parts = [
        ("FromClient.ts", "type", "| face → server |", "\n\n"),
        ("FromServer.ts", "type", "| server → face |", "\n\n"),
        ("Command.ts", "do", "| `do` |", "\n\n"),
    ];
    for (message, tag, from, to) in parts {
        let shown: BTreeSet<String> = first_column(&part_of_the_protocol(from, to)).into_iter().collect();
        assert_eq!(shown, kinds(message, tag), "left the page, right {message}");
    }
}
