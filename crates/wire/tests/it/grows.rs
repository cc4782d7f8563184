//! Within a major version the protocol only grows. `golden/1.words` lists every message, field and word that was ever
//! said: one that vanishes, or becomes optional or demanded, breaks somebody's face.
//! `KLOTS_WRITE_TYPES=1 cargo test -p wire --features ts` adds what is new; nothing is ever taken out.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The parts of a text between separators that stand in no bracket.
fn parts(text: &str, separators: &[char]) -> Vec<String> {
    let mut depth = 0;
    let mut found = vec![String::new()];
    for c in text.chars() {
        match c {
            '{' | '[' | '(' | '<' => depth += 1,
            '}' | ']' | ')' | '>' => depth -= 1,
            _ => {}
        }
        if depth == 0 && separators.contains(&c) {
            found.push(String::new());
        } else {
            found.last_mut().unwrap().push(c);
        }
    }
    found.iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

fn without_comments(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        code += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    code += rest;
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// `FromClient hello build?`, `NackCode "stale"`, `Speaker seat`.
fn words_of(name: &str, body: &str) -> Vec<String> {
    let mut words = Vec::new();
    for variant in parts(body, &['|', '&']) {
        if let Some(inner) = variant.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            words.extend(words_of(name, inner));
            continue;
        }
        let Some(fields) = variant.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) else {
            words.push(format!("{name} {variant}"));
            continue;
        };
        let fields: Vec<(String, String)> = parts(fields, &[',', ';'])
            .iter()
            .filter_map(|field| field.split_once(':'))
            .map(|(name, kind)| (name.replace('"', ""), kind.trim().to_owned()))
            .collect();
        let tag = fields.first().filter(|(_, kind)| kind.starts_with('"'));
        let tag = tag.map_or(String::new(), |(_, kind)| format!(" {}", kind.replace('"', "")));
        words.extend(fields.iter().map(|(field, _)| format!("{name}{tag} {field}")));
    }
    words
}

fn said() -> BTreeSet<String> {
    let folder = tempfile::tempdir().unwrap();
    wire::typescript::export(folder.path()).unwrap();
    let mut words = BTreeSet::new();
    for entry in fs::read_dir(folder.path()).unwrap() {
        let text = without_comments(&fs::read_to_string(entry.unwrap().path()).unwrap());
        for declared in text.split("export type ").skip(1) {
            let (name, body) = declared.split_once('=').unwrap();
            words.extend(words_of(name.trim(), body.trim().trim_end_matches(';')));
        }
    }
    words
}

#[test]
fn nothing_that_was_ever_said_has_vanished() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/1.words");
    let listed = fs::read_to_string(&golden).unwrap_or_default();
    let mut listed: BTreeSet<String> = listed.lines().map(str::to_owned).collect();
    let said = said();
    assert!(said.contains("FromClient act id") && said.contains("NackCode \"stale\""), "types are read");
    if std::env::var_os("KLOTS_WRITE_TYPES").is_some() {
        listed.extend(said.iter().cloned());
        let lines: String = listed.iter().map(|line| format!("{line}\n")).collect();
        fs::write(&golden, lines).unwrap();
    }
    let vanished: Vec<&String> = listed.difference(&said).collect();
    assert!(vanished.is_empty(), "no longer said: {vanished:#?}");
    let new: Vec<&String> = said.difference(&listed).collect();
    assert!(new.is_empty(), "run with KLOTS_WRITE_TYPES=1 to list what is new: {new:#?}");
}
