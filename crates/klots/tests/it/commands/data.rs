//! What a server keeps: it goes out and comes back, and what is not ours or not whole is said to be so.

use super::{check, fails_saying, folder, klots, words};
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server in a folder, once it answers.
fn serve(folder: &Path) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_klots"))
        .args(["serve", "--data", "kept", "--listen", "127.0.0.1:0", "--no-browser"])
        .current_dir(folder)
        .env("KLOTS_LANG", "en")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Klots is ready at http://").unwrap().trim_end_matches('/');
    (child, address.to_owned())
}

#[test]
fn what_a_server_keeps_goes_out_and_comes_back_and_is_never_written_over() {
    let folder = folder();
    let (mut child, address) = serve(folder.path());
    let run = |call: &[&str]| {
        let call = words(call[0], &call[1..]);
        let output = klots(folder.path(), &call, Stdio::piped());
        check(&call, &output);
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let (code, why) = run(&["serve", "--data", "other", "--listen", &address, "--no-browser"]);
    assert_eq!(code, Some(1));
    assert!(why.contains("Another program is already listening there."), "{why}");
    assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
    assert!(child.wait().unwrap().success());
    for (command, file) in [("backup", "backup.db"), ("export", "export.jsonl")] {
        assert_eq!(run(&[command, file, "--data", "kept"]), (Some(0), String::new()));
        let made = fs::read(folder.path().join(file)).unwrap();
        for taken in [file, "letter.txt"] {
            let (code, why) = run(&[command, taken, "--data", "kept"]);
            let told =
                ["It already exists.", "Nothing was overwritten."].iter().any(|text| why.contains(text));
            assert!(code == Some(1) && told, "{command} {taken}: {why}");
        }
        assert_eq!(fs::read(folder.path().join(file)).unwrap(), made);
    }
    for (command, file, into) in
        [("restore", "backup.db", "restored"), ("import", "export.jsonl", "imported")]
    {
        assert_eq!(run(&[command, file, "--data", into]), (Some(0), String::new()));
    }
    assert_eq!(run(&["restore", "backup.db", "--data", "kept"]).0, Some(1), "there is something already");
    assert_eq!(
        fs::read_to_string(folder.path().join("letter.txt")).unwrap(),
        "Dear Ann,\nit is not a game.\n"
    );
}

/// Where a database or an export is not ours, or is not whole, we say which file and what is the matter.
#[test]
fn files_that_hold_no_data_of_ours_say_why() {
    let folder = folder();
    let kept = folder.path().join("damaged");
    fs::create_dir(&kept).unwrap();
    fs::write(kept.join("klots.sqlite3-wal"), "journal").unwrap();
    let cut = "{\"klots\":{\"schema\":1,\"at_ms\":0}}\n";
    fs::write(folder.path().join("cut.jsonl"), cut).unwrap();
    for (call, cause) in [
        (&["backup", "b.db", "--data", "."][..], ".: This is not a Klots data folder or database."),
        (&["backup", "b.db", "--data", "."], "It contains other files."),
        (&["backup", "b.db", "--data", "nowhere"], "There is no data in it."),
        (&["import", "letter.txt", "--data", "new"], "It is not a Klots export."),
        (&["import", "cut.jsonl", "--data", "new"], "It ends too early."),
        (&["restore", "letter.txt", "--data", "restored"], "It is not a Klots export."),
        (&["backup", "b.db", "--data", "damaged"], "Only its journal is left"),
        (&["serve", "--no-browser", "--data", "damaged"], "Only its journal is left"),
        (&["export", "e.jsonl", "--database-url", "nonsense"], "“database_url” is not a valid setting."),
        (
            &["export", "e.jsonl", "--database-url", "postgres://127.0.0.1:9/x"],
            "The database cannot be reached. No answer came in time.",
        ),
    ] {
        fails_saying(folder.path(), call, cause);
    }
}

/// What could not be read leaves no folder behind, and what is not there is not made by asking for it.
#[test]
fn a_failed_import_and_an_export_of_nothing_leave_nothing_behind() {
    let folder = folder();
    for call in [
        &["import", "nothing.jsonl", "--data", "made"][..],
        &["import", "letter.txt", "--data", "made"],
        &["restore", "letter.txt", "--data", "made"],
        &["restore", "nothing.db", "--data", "made"],
        &["restore", "letter.txt", "--database-url", "nonsense"],
        &["export", "out.jsonl", "--data", "made"],
        &["backup", "out.db", "--data", "made"],
    ] {
        let call = words(call[0], &call[1..]);
        let output = klots(folder.path(), &call, Stdio::piped());
        check(&call, &output);
        assert_eq!(output.status.code(), Some(1), "{call:?}");
        for made in ["made", "data", "out.jsonl", "out.db"] {
            assert!(!folder.path().join(made).exists(), "{call:?} has made {made}");
        }
    }
}
