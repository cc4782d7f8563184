//! No sentence for people stands in the code: it comes from `locales/`, in Rust, Svelte and TypeScript alike.
//!
//! A plain scan, made to be simple rather than clever: two words of plain letters in one string are a sentence.
//! What it finds and may stay is in the list below, each line looked at by somebody.

use std::fs;
use std::path::{Path, PathBuf};

/// Faces that speak to people. Benchmarks and measurements speak to developers only.
const RUST: [&str; 5] =
    ["crates/tui/src", "crates/klots/src", "crates/server/src", "crates/table/src", "crates/wire/src"];
const DEVELOPERS: [&str; 3] = ["klots/src/bench.rs", "wire/src/typescript.rs", "server/src/api/mod.rs"];

/// Calls whose text nobody but a developer or an operator reads: the log, panics, invariants, API docs.
const NOT_FOR_PEOPLE: [&str; 19] = [
    "expect(",
    "panic!(",
    "unreachable!(",
    "assert",
    "debug!(",
    "info!(",
    "warn!(",
    "error!(",
    "trace!(",
    "#[error(",
    "#[expect(",
    "#![expect(",
    "description",
    "describe_",
    "custom(",
    "summary",
    "tag =",
    "reason =",
    "example =",
];

/// What may stay: a part of the file's name, a part of the text.
const LOOKED_AT: &[(&str, &str)] = &[
    ("cli/help.rs", "klots "),
    ("cli/help.rs", "printf "),
    ("join/line.rs", "POST /api"),
    // what is typed again to come back
    ("klots/src/join/line.rs", "klots join"),
    // words of protocols and of the key of the dice
    ("klots/src/engine", "id name Klots"),
    ("klots/src/engine", "turn "),
    ("klots/src/engine", "NAME seats N"),
    ("table/src/fair.rs", "klots dice 1"),
    ("table/src/seal.rs", "klots seal 1"),
    ("table/src/seal.rs", "klots names 1"),
    ("table/src/seal.rs", "sealed names"),
    ("web/src/lib/fair.ts", "klots seal 1"),
    ("web/src/lib/fair.ts", "klots names 1"),
    ("web/src/lib/fair.ts", "klots record 1"),
    ("web/src/lib/fair.ts", "sealed names"),
    ("web/src/lib/fair.ts", "klots dice 1"),
    ("server/src/seating.rs", "rematch of"),
    // the server's log
    ("server/src/api/tables.rs", " failed"),
    ("server/src/hub/rows.rs", "cannot be read"),
    ("server/src/fault.rs", "of a log does not fit"),
    // the name of the house
    ("web/src/parts/Header.svelte", "Klots"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if !path.ends_with("tests") && !path.ends_with("node_modules") {
                files(&path, endings, found);
            }
        } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
            found.push(path);
        }
    }
}

/// Two words in a row, the second in small letters: `Game over`, `no such table`.
fn is_sentence(text: &str) -> bool {
    let words: Vec<&str> = text.split(' ').collect();
    let is_word = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic() || c == '\'');
    let small = |word: &str| {
        word.chars().all(|c| c.is_ascii_lowercase() || matches!(c, '.' | ',' | '!' | '?' | '\''))
    };
    words.windows(2).any(|pair| {
        let second = pair[1].trim_end_matches(['.', ',', '!', '?', ':']);
        is_word(pair[0]) && is_word(second) && small(pair[1]) && pair[0].len() + second.len() > 4
    })
}

/// The strings of a line of Rust or TypeScript, without escapes and comments.
fn strings(line: &str, quotes: &[char]) -> Vec<String> {
    let mut found = Vec::new();
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        if c == '/' && chars.peek() == Some(&'/') {
            break;
        }
        if !quotes.contains(&c) {
            continue;
        }
        let mut text = String::new();
        while let Some(inner) = chars.next() {
            match inner {
                '\\' => drop(chars.next()),
                inner if inner == c => break,
                inner => text.push(inner),
            }
        }
        found.push(text);
    }
    found
}

fn allowed(path: &Path, text: &str) -> bool {
    let name = path.to_string_lossy();
    LOOKED_AT.iter().any(|(file, part)| name.contains(file) && text.contains(part))
}

#[test]
fn no_sentence_stands_in_rust() {
    let mut found = Vec::new();
    RUST.iter().for_each(|folder| files(&root().join(folder), &["rs"], &mut found));
    let mut sentences = Vec::new();
    for path in found {
        if DEVELOPERS.iter().any(|file| path.to_string_lossy().ends_with(file)) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap();
        let lines: Vec<&str> = code.lines().collect();
        for (n, line) in lines.iter().enumerate() {
            let before = lines[n.saturating_sub(2)..=n].concat();
            let comment = line.trim_start().starts_with("//");
            if comment || NOT_FOR_PEOPLE.iter().any(|call| before.contains(call)) {
                continue;
            }
            for text in strings(line, &['"']) {
                if is_sentence(&text) && !allowed(&path, &text) {
                    sentences.push(format!("{}:{}: {text}", path.display(), n + 1));
                }
            }
        }
    }
    assert!(sentences.is_empty(), "for locales/en instead:\n{}", sentences.join("\n"));
}

/// What a browser shows: text between tags, and the attributes that are read out.
fn shown(markup: &str) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for name in ["aria-label=\"", "title=\"", "placeholder=\"", "alt=\""] {
        texts.extend(markup.split(name).skip(1).filter_map(|rest| Some(rest.split('"').next()?.to_owned())));
    }
    let mut depth = 0_u32;
    let mut tag = false;
    let mut text = String::new();
    for c in markup.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            '<' if depth == 0 => {
                tag = true;
                texts.push(std::mem::take(&mut text));
            }
            '>' if depth == 0 => tag = false,
            c if depth == 0 && !tag => text.push(c),
            _ => {}
        }
    }
    texts.push(text);
    texts
}

/// The markup of a component: without its script, its style and its comments.
fn markup_of(component: &str) -> String {
    let mut text = component.to_owned();
    for (open, close) in [("<script", "</script>"), ("<style", "</style>"), ("<!--", "-->")] {
        while let Some(from) = text.find(open) {
            let to = text[from..].find(close).map_or(text.len(), |at| from + at + close.len());
            text.replace_range(from..to, "");
        }
    }
    text
}

#[test]
fn no_word_stands_in_the_markup_of_the_page() {
    let mut found = Vec::new();
    files(&root().join("web/src"), &["svelte"], &mut found);
    let mut words = Vec::new();
    for path in found {
        for text in shown(&markup_of(&fs::read_to_string(&path).unwrap())) {
            let text = text.replace("&nbsp;", " ").replace("&amp;", "&");
            let word = text.split(|c: char| !c.is_alphabetic()).find(|word| word.len() > 2);
            if word.is_some() && !text.contains('{') && !allowed(&path, &text) {
                words.push(format!("{}: {}", path.display(), text.trim()));
            }
        }
    }
    assert!(words.is_empty(), "for locales/en/web.ftl instead:\n{}", words.join("\n"));
}

#[test]
fn no_sentence_stands_in_typescript() {
    let mut found = Vec::new();
    files(&root().join("web/src"), &["ts", "svelte"], &mut found);
    let mut sentences = Vec::new();
    for path in found.iter().filter(|path| !path.to_string_lossy().ends_with(".test.ts")) {
        let text = fs::read_to_string(path).unwrap();
        let script = if path.extension().is_some_and(|ending| ending == "svelte") {
            let script = text.split("<script").nth(1).unwrap_or_default();
            script.split("</script>").next().unwrap_or_default().to_owned()
        } else {
            text
        };
        for (n, line) in script.lines().enumerate() {
            let code = line.trim_start();
            let thrown = code.contains("new Error(") || code.starts_with('*') || code.starts_with("/*");
            for text in strings(line, &['\'', '"', '`']).into_iter().filter(|_| !thrown) {
                if is_sentence(&text) && !allowed(path, &text) {
                    sentences.push(format!("{}:{}: {text}", path.display(), n + 1));
                }
            }
        }
    }
    assert!(sentences.is_empty(), "for locales/en/web.ftl instead:\n{}", sentences.join("\n"));
}

/// The words in a picture: what stands in `<text>` and `<title>`.
fn written(picture: &str) -> Vec<&str> {
    let after = |tag: &'static str| picture.split(tag).skip(1).filter_map(|rest| rest.split_once('>'));
    let texts = after("<text").chain(after("<title"));
    texts.filter_map(|(_, rest)| Some(rest.split_once('<')?.0)).collect()
}

/// Plots are drawn in the made-up language: what has letters outside its brackets is a move, luck or the name of a bot.
#[test]
fn the_words_of_plots_come_from_the_language_files() {
    const GAME: &str = "klots record 1\ngame: quixo\nseats: 2\nrules: 1\nnames: Brrt, Krrk\n\n* starts 0\n0 a1>e1\n1 a5>e5\n";
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.klots"), GAME).unwrap();
    let arena = ["arena", "--game", "quixo", "--bots", "random,greedy", "--games", "2", "--budget", "10n"];
    for call in [
        &["analyse", "game.klots", "--budget", "10n", "--samples", "0", "--plot", "plot.svg"][..],
        &[&arena[..], &["--plot", "plot-of-arena.svg"]].concat(),
    ] {
        let done = std::process::Command::new(env!("CARGO_BIN_EXE_klots"))
            .args(call)
            .args(["--lang", "en-XA"])
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let picture = fs::read_to_string(folder.path().join(call.last().unwrap())).unwrap();
        let texts = written(&picture);
        assert!(texts.iter().filter(|text| text.starts_with('⟦')).count() >= 3, "{texts:?}");
        let plain = |text: &&&str| {
            let names = ["random", "greedy", "Brrt", "Krrk", "starts"];
            let known = names.iter().fold((**text).to_owned(), |text, name| text.replace(name, ""));
            !text.contains('⟦') && is_prose(&known)
        };
        assert_eq!(texts.iter().find(plain), None, "{picture}");
        for line in String::from_utf8_lossy(&done.stdout).lines() {
            assert!(line.contains('⟦'), "“{line}” of {call:?}");
        }
    }
}

/// Three letters in a row: no move, no number, no sign.
fn is_prose(text: &str) -> bool {
    text.split(|c: char| !c.is_alphabetic()).any(|word| word.len() > 2)
}

#[test]
fn the_scan_knows_a_sentence_when_it_sees_one() {
    for text in ["Game over", "The game is over.", "no such table", "Please wait"] {
        assert!(is_sentence(text), "{text}");
    }
    for text in ["told-quixo-push", "pick 37", "{file}: {line}", "GET /api", "1px solid", "M0 0h1v1"] {
        assert!(!is_sentence(text), "{text}");
    }
}
