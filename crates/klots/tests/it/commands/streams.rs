//! Where the words of a command go: a full disk, a reader that has gone, nobody at all.

use super::options::CALLS;
use super::{check, folder, klots, words};
use std::ffi::OsString;
use std::fs::File;
use std::process::{Command, Stdio};

/// Commands that print something when they are called as in the table.
fn printing() -> impl Iterator<Item = Vec<OsString>> {
    let silent =
        ["join", "render", "backup", "restore", "export", "import", "load", "engine", "train", "site"];
    CALLS.iter().filter(move |(name, _)| !silent.contains(name)).map(|(name, call)| words(name, call))
}

#[test]
fn a_full_disk_is_told_and_fails() {
    let folder = folder();
    for call in printing().chain([words("--help", &[]), words("--version", &[])]) {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let output = klots(folder.path(), &call, full.into());
        check(&call, &output);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{call:?}: {errors}");
        assert!(errors.contains("There is no space left."), "{call:?}: {errors}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let folder = folder();
    for call in printing().chain([words("--help", &[])]) {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = klots(folder.path(), &call, writer.into());
        check(&call, &output);
        assert_eq!(output.status.code(), Some(0), "{call:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn problems_are_told_even_where_nobody_can_hear_them() {
    let folder = folder();
    let program = env!("CARGO_BIN_EXE_klots");
    for call in [&["plya"][..], &["replay", "nothing"], &["--lang", "tlh", "rules"]] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let status = Command::new(program)
            .args(call)
            .current_dir(folder.path())
            .stdout(Stdio::null())
            .stderr(full)
            .status()
            .unwrap();
        assert!(matches!(status.code(), Some(0..=2)), "{call:?}: {status:?}");
    }
}
