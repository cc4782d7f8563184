//! Every reason to refuse is declared once, and has its message.

use super::{code, rooms, root, rust_files};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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

#[test]
fn a_refusal_is_made_of_a_declared_code_and_not_of_a_text() {
    let folders = rooms().into_iter().map(|room| room.folder).chain([root().join("tests/noughts")]);
    for file in folders.flat_map(|folder| rust_files(&folder.join("src"))) {
        let source = code(&fs::read_to_string(&file).unwrap());
        let bare: String = source.split("#[cfg(test)]").next().unwrap().split_whitespace().collect();
        // An empty one is about to be told by a phrase that somebody hands in.
        let made = bare.split("Refusal::new(").skip(1);
        let made = made.map(|rest| rest.starts_with('"') && !rest.starts_with("\"\""));
        let by_rule = bare.split("Refusal::by_rule(").skip(1).filter_map(|rest| {
            let (_, code) = rest.split_once(',')?;
            Some(code.starts_with('"'))
        });
        assert!(!made.chain(by_rule).any(|text| text), "{} refuses by a text", file.display());
    }
}
