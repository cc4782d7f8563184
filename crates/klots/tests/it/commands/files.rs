//! Files that commands read and write: whose they are, and why one cannot be had.

use super::{check, fails_saying, folder, klots, precious, words};
use std::fs;
use std::process::{Command, Stdio};

#[test]
fn files_that_cannot_be_written_say_why() {
    let folder = folder();
    for (call, cause) in [
        (&["render", "game.klots", "--output", "/dev/null/x.svg"][..], "A part of its path is not a folder."),
        (&["render", "game.klots", "--output", "picture.svg"], "It already exists."),
        (&["analyse", "game.klots", "--budget", "10n", "--plot", "/dev/full"], "There is no space left."),
        (&["analyse", "game.klots", "--budget", "10n", "--plot", "letter.txt"], "It already exists."),
        (&["replay", "."], "It is a folder."),
        (&["serve", "--config", "nothing.toml"], "There is no file “nothing.toml”."),
        (&["arena", "--merge", "nothing.jsonl"], "There is no such file or folder."),
    ] {
        fails_saying(folder.path(), call, cause);
    }
}

/// What a command adds to, or keeps for later, may be somebody's letter.
#[test]
fn files_of_somebody_else_are_refused_and_left_alone() {
    let folder = folder();
    let before = precious(folder.path());
    let arena = ["--game", "quixo", "--bots", "random,greedy", "--games", "2", "--budget", "10n"];
    let played = words("arena", &[&arena[..], &["--ledger", "played.jsonl"]].concat());
    assert_eq!(klots(folder.path(), &played, Stdio::piped()).status.code(), Some(0));
    let own = ["arena", "--merge", "played.jsonl", "--ledger"];
    for (call, cause) in [
        ([&["arena"], &arena[..], &["--ledger", "note.txt"]].concat(), "note.txt is not a results file."),
        ([&["arena"], &arena[..], &["--ledger", "letter.txt"]].concat(), "letter.txt is not a results file."),
        ([&["arena"], &arena[..], &["--records", "."]].concat(), "quixo-000001.klots: It already exists."),
        ([&own[..], &["letter.txt"]].concat(), "letter.txt: It already exists."),
        ([&own[..], &["played.jsonl"]].concat(), "played.jsonl: It already exists."),
        (vec!["join", "http://127.0.0.1:9/t/ABC", "--session", "note.txt"], "“note.txt” cannot be used."),
    ] {
        fails_saying(folder.path(), &call, cause);
    }
    assert_eq!(precious(folder.path()), before);
}

/// What a command has made itself, it replaces.
#[test]
fn our_own_files_are_replaced() {
    let folder = folder();
    for call in [
        &["render", "game.klots", "--output", "own.svg"][..],
        &["render", "game.klots", "--output", "own.png"],
        &["analyse", "game.klots", "--budget", "10n", "--samples", "0", "--plot", "own-plot.svg"],
    ] {
        for _ in 0..2 {
            let call = words(call[0], &call[1..]);
            let output = klots(folder.path(), &call, Stdio::piped());
            assert_eq!(
                output.status.code(),
                Some(0),
                "{call:?}: {}",
                String::from_utf8_lossy(&output.stderr)
            );
        }
    }
}

#[test]
fn a_file_that_is_no_save_is_refused_and_left_alone() {
    let folder = folder();
    for file in ["game.klots", "letter.txt", "/dev/null"] {
        let call = words("play", &["--resume", file]);
        let output = klots(folder.path(), &call, Stdio::piped());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains("was left as it is"), "{errors}");
        assert!(fs::exists(folder.path().join(file)).unwrap());
        assert!(!fs::exists(folder.path().join("game.damaged")).unwrap());
    }
}

/// A finished game is kept, and found again by its name by every command that reads a record.
#[test]
fn a_game_that_was_played_to_its_end_is_found_by_its_name() {
    let folder = folder();
    let saves = folder.path().join("saves");
    let program = env!("CARGO_BIN_EXE_klots");
    let mut child = Command::new(program)
        .args(["play", "quixo", "--plain", "--level", "random", "--options", "board=3 move_cap=20"])
        .env("KLOTS_LANG", "en")
        .env("KLOTS_SAVES", &saves)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    // The program may be done before it has read all of this.
    let _ = std::io::Write::write_all(&mut child.stdin.take().unwrap(), "1\n".repeat(20).as_bytes());
    assert!(child.wait().unwrap().success());
    let kept = fs::read_to_string(saves.join("finished/quixo-1.klots")).unwrap();
    assert!(kept.contains("\nending: played\nresult: "), "{kept}");
    for call in [
        &["replay", "quixo-1"][..],
        &["analyse", "quixo-1", "--budget", "10n", "--samples", "0"],
        &["render", "quixo-1", "--output", "kept.svg"],
        &["play", "--watch", "quixo-1"],
    ] {
        let call = words(call[0], &call[1..]);
        let output = klots(folder.path(), &call, Stdio::piped());
        check(&call, &output);
        assert_eq!(output.status.code(), Some(0), "{call:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    // Nobody sealed it: nobody else has seen it.
    let draws = klots(folder.path(), &words("replay", &["quixo-1", "--verify"]), Stdio::piped());
    assert_eq!(draws.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&draws.stdout).contains("Every draw agrees"));
    assert!(String::from_utf8_lossy(&draws.stderr).contains("There is no seal"));
    let missing = klots(folder.path(), &words("replay", &["quixo-2"]), Stdio::piped());
    assert!(String::from_utf8_lossy(&missing.stderr).contains("There is no file “quixo-2”."));
}
