//! The commands as somebody types them: no panic, no raw system text, nobody's file touched.

mod data;
mod files;
mod load;
mod options;
mod streams;
mod values;

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const GAME: &str = "klots record 1\ngame: quixo\nseats: 2\nrules: 1\n\n* starts 0\n0 a1>e1\n1 a5>e5\n";

/// A folder with files that somebody wants to keep.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("game.klots", GAME),
        ("letter.txt", "Dear Ann,\nit is not a game.\n"),
        ("note.txt", "a line without an end"),
        ("tastes.bin", "learnt long ago"),
        ("quixo-000001.klots", "my own game"),
        ("board.txt", "xxx\no.o\n..o\n"),
        ("picture.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>somebody else's</title></svg>"),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn precious(folder: &Path) -> Vec<Vec<u8>> {
    let names = [
        "game.klots",
        "letter.txt",
        "note.txt",
        "tastes.bin",
        "quixo-000001.klots",
        "board.txt",
        "picture.svg",
    ];
    names.iter().map(|name| fs::read(folder.join(name)).unwrap_or_default()).collect()
}

fn klots(folder: &Path, arguments: &[OsString], out: Stdio) -> Output {
    let program = env!("CARGO_BIN_EXE_klots");
    Command::new("timeout")
        .arg("60")
        .arg(program)
        .args(arguments)
        .current_dir(folder)
        .env("KLOTS_LANG", "en")
        .env("KLOTS_SAVES", folder.join("saves"))
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .stdin(Stdio::null())
        .stdout(out)
        .output()
        .unwrap()
}

/// What every answer has in common, whatever was asked.
fn check(what: &[OsString], output: &Output) {
    let errors = String::from_utf8_lossy(&output.stderr);
    let code = output.status.code();
    assert!(matches!(code, Some(0..=2)), "{what:?}: {code:?}\n{errors}");
    for raw in ["panicked", "os error", "Os {", "[refused-", "[cli-", "{$", "{ $"] {
        assert!(!errors.contains(raw), "{what:?}: “{raw}” in\n{errors}");
    }
    if code != Some(0) {
        assert!(!errors.trim().is_empty(), "{what:?} fails without a word");
    }
    let lines: Vec<&str> = errors.lines().collect();
    let twice = lines.iter().enumerate().find(|(n, line)| !line.is_empty() && lines[..*n].contains(line));
    assert_eq!(twice, None, "{what:?} says something twice:\n{errors}");
}

/// The call fails and names this cause.
fn fails_saying(folder: &Path, call: &[&str], cause: &str) {
    let call = words(call[0], &call[1..]);
    let output = klots(folder, &call, Stdio::piped());
    check(&call, &output);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains(cause), "{call:?}: {errors}");
    assert_eq!(output.status.code(), Some(1));
}

fn words(command: &str, call: &[&str]) -> Vec<OsString> {
    [command].iter().chain(call).map(|word| OsString::from(*word)).collect()
}
