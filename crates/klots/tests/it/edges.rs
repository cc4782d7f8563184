//! Every command with every option at its edges: no panic, no raw system text, nobody's file touched.

use clap::CommandFactory as _;
use klots::cli::Cli;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// How each command is called so that it does something small and ends by itself. `{…}` are files of [`folder`].
const CALLS: [(&str, &[&str]); 22] = [
    ("serve", &["--print-config"]),
    ("play", &["quixo", "--level", "random"]),
    ("join", &["http://127.0.0.1:9/t/ABC"]),
    ("engine", &[]),
    ("replay", &["game.klots"]),
    ("rules", &["dominoes"]),
    ("render", &["game.klots", "--output", "picture.svg"]),
    ("score", &["quixo", "board.txt"]),
    (
        "arena",
        &["--game", "quixo", "--bots", "random,greedy", "--games", "2", "--budget", "10n", "--threads", "1"],
    ),
    ("analyse", &["game.klots", "--budget", "10n", "--samples", "0"]),
    ("solve", &["quixo", "--size", "3"]),
    ("bench", &["quixo", "--seconds", "0.01"]),
    // Learning takes long; what was learnt before is in the way.
    ("train", &["dominoes"]),
    ("backup", &["backup.db", "--data", "nothing-here"]),
    ("restore", &["game.klots", "--data", "restored"]),
    ("export", &["export.jsonl", "--data", "nothing-here"]),
    ("import", &["game.klots", "--data", "imported"]),
    ("load", &["--url", "http://127.0.0.1:9", "--sockets", "1", "--tables", "1", "--seconds", "1"]),
    ("site", &["site"]),
    ("push-key", &[]),
    ("completions", &["bash"]),
    ("man", &[]),
];

/// What nobody would type, and what somebody does by mistake.
const EDGES: [&[u8]; 12] = [
    b"",
    b"0",
    b"-1",
    b"nan",
    b"inf",
    b"4294967295",
    b"18446744073709551615",
    b"99999999999999999999999",
    b"nobody knows",
    b"/dev/null/at/all",
    b"letter.txt",
    b"\xff\xfe",
];

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

fn call_of(command: &str) -> Vec<OsString> {
    let call = CALLS.iter().find(|(name, _)| *name == command);
    let (_, call) = call.unwrap_or_else(|| panic!("{command} is not in the table"));
    words(command, call)
}

/// The same call with one option set to this value; an option that stands there already is replaced.
fn with(call: &[OsString], option: &clap::Arg, value: &OsStr) -> Vec<OsString> {
    let mut call = call.to_vec();
    let Some(long) = option.get_long() else {
        // A positional argument: it is the first one, or comes behind it.
        let at = option.get_index().unwrap_or(1);
        if call.len() > at && !call[at].as_bytes().starts_with(b"--") {
            call[at] = value.to_owned();
        } else if value.as_bytes().starts_with(b"-") {
            call.extend(["--".into(), value.to_owned()]);
        } else {
            call.insert(at.min(call.len()), value.to_owned());
        }
        return call;
    };
    let flag = format!("--{long}");
    if let Some(at) = call.iter().position(|word| *word == OsStr::new(&flag)) {
        call.drain(at..at + 2);
    }
    let mut joined = OsString::from(format!("{flag}="));
    joined.push(value);
    call.push(joined);
    call
}

fn every_option_of(command: &str) {
    let cli = Cli::command();
    let known = cli.find_subcommand(command).unwrap();
    let call = call_of(command);
    let folder = folder();
    let before = precious(folder.path());
    check(&call, &klots(folder.path(), &call, Stdio::piped()));
    for option in known.get_arguments() {
        if !option.get_action().takes_values() {
            let mut call = call.clone();
            call.extend(option.get_long().map(|long| OsString::from(format!("--{long}"))));
            check(&call, &klots(folder.path(), &call, Stdio::piped()));
            continue;
        }
        for edge in EDGES {
            let call = with(&call, option, OsStr::from_bytes(edge));
            check(&call, &klots(folder.path(), &call, Stdio::piped()));
        }
    }
    assert_eq!(precious(folder.path()), before, "{command} has touched a file that it did not make");
}

macro_rules! commands {
    ($($test:ident: $command:literal,)+) => {
        $(#[test]
        fn $test() {
            every_option_of($command);
        })+

        #[test]
        fn every_command_has_its_test() {
            let cli = Cli::command();
            let tested = [$($command),+];
            let missing: Vec<_> = cli.get_subcommands().map(clap::Command::get_name).filter(|name| !tested.contains(name)).collect();
            assert!(missing.is_empty(), "{missing:?}");
        }
    };
}

commands! {
    serve_at_its_edges: "serve",
    play_at_its_edges: "play",
    join_at_its_edges: "join",
    engine_at_its_edges: "engine",
    replay_at_its_edges: "replay",
    rules_at_its_edges: "rules",
    render_at_its_edges: "render",
    score_at_its_edges: "score",
    arena_at_its_edges: "arena",
    analyse_at_its_edges: "analyse",
    solve_at_its_edges: "solve",
    bench_at_its_edges: "bench",
    train_at_its_edges: "train",
    backup_at_its_edges: "backup",
    restore_at_its_edges: "restore",
    export_at_its_edges: "export",
    import_at_its_edges: "import",
    load_at_its_edges: "load",
    site_at_its_edges: "site",
    push_key_at_its_edges: "push-key",
    completions_at_their_edges: "completions",
    man_at_its_edges: "man",
}

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

#[test]
fn a_server_is_measured() {
    let folder = folder();
    let call =
        words("load", &["--sockets", "2", "--tables", "1", "--seconds", "1", "--every", "0.2", "--json"]);
    let output = klots(folder.path(), &call, Stdio::piped());
    check(&call, &output);
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&figures["report"]["sockets"], &figures["report"]["errors"]), (&2.into(), &0.into()));
}

/// What keeps a swarm from being let loose is said in the user's language, like everything else.
#[test]
fn what_cannot_be_measured_is_told_in_our_words() {
    let folder = folder();
    let stranger = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", stranger.local_addr().unwrap());
    std::thread::spawn(move || {
        while let Ok((mut socket, _)) = stranger.accept() {
            // Whoever asks too much of this one is not answered at all.
            let _ = std::io::Read::read(&mut socket, &mut [0; 1024]);
            let _ = std::io::Write::write_all(&mut socket, b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi");
        }
    });
    let of = |url| vec!["--url", url, "--sockets", "1", "--tables", "1", "--seconds", "1"];
    for (call, cause) in [
        (of("http://example.org:80"), "Only a server on this machine can be measured"),
        (of("nonsense"), "Only a server on this machine can be measured"),
        (of("http://127.0.0.1:9"), "Nothing answers at http://127.0.0.1:9."),
        (of(&address), "is not a Klots server"),
        (
            vec!["--url", "http://127.0.0.1:9", "--sockets", "25000", "--tables", "10000"],
            "“25000” is not valid for --sockets. Possible: 1–20000.",
        ),
        (vec!["--seconds", "1801"], "“1801” is not valid for --seconds"),
        (vec!["--game", "chess", "--tables", "1", "--sockets", "1"], "There is no game called “chess”."),
        (vec!["--database-url", "nonsense"], "The server did not start."),
    ] {
        let call = words("load", &call);
        let output = klots(folder.path(), &call, Stdio::piped());
        check(&call, &output);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(cause), "{call:?}: {errors}");
        assert_ne!(output.status.code(), Some(0), "{call:?}");
    }
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

/// What a command has made itself it makes anew.
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
fn numbers_that_make_no_sense_are_refused_and_not_bent() {
    let folder = folder();
    for (call, cause) in [
        (&["play", "quixo", "--people", "5"][..], "There are more people (5) than seats (2)."),
        (
            &["arena", "--game", "quixo", "--bots", "random"],
            "Bots play against each other: name at least two.",
        ),
        (
            &["arena", "--game", "quixo", "--bots", "random,random"],
            "Bots play against each other: name at least two.",
        ),
        (
            &["arena", "--game", "quixo", "--bots", "random,greedy", "--threads", "0"],
            "“0” is not valid for --threads",
        ),
        (&["solve", "quixo", "--size", "3", "--threads", "0"], "“0” is not valid for --threads"),
        (&["bench", "quixo", "--seconds", "nan"], "“nan” is not valid for --seconds"),
        (
            &["arena", "--game", "quixo", "--bots", "random,greedy", "--games", "100000000000"],
            "“100000000000” is not valid for --games",
        ),
        (&["analyse", "game.klots", "--samples", "4294967295"], "“4294967295” is not valid for --samples"),
        (&["render", "game.klots", "--output", "p.svg", "--seats", "7"], "--position"),
        (&["render", "game.klots", "--output", "p.svg", "--options", "foo=bar"], "--position"),
        (
            &["render", "game.klots", "--output", "p.svg", "--to", "4"],
            "“4” is not valid for --to. Possible: 0–3.",
        ),
        (&["replay", "game.klots", "--to", "4"], "“4” is not valid for --to. Possible: 0–3."),
    ] {
        let call = words(call[0], &call[1..]);
        let output = klots(folder.path(), &call, Stdio::piped());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(cause), "{call:?}: {errors}");
        assert_ne!(output.status.code(), Some(0));
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

#[test]
fn a_solution_without_distances_shows_none() {
    let folder = folder();
    let output = klots(folder.path(), &words("solve", &["quixo", "--size", "3"]), Stdio::piped());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!text.contains("(0)"), "{text}");
}

#[test]
fn a_wrong_value_points_to_the_help_of_its_own_command() {
    let folder = folder();
    for call in [&["bench", "quixo", "--seconds", "nan"][..], &["replay", "game.klots", "--to", "-x"]] {
        let output = klots(folder.path(), &words(call[0], &call[1..]), Stdio::piped());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(&format!("klots {} --help", call[0])), "{errors}");
    }
}

#[test]
fn a_wrong_option_is_no_fault_of_the_file_that_is_scored() {
    let folder = folder();
    let call = words("score", &["quixo", "board.txt", "--options", "colour=red"]);
    let output = klots(folder.path(), &call, Stdio::piped());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("colour") && !errors.contains("board.txt"), "{errors}");
}

#[test]
fn the_sum_of_a_solution_is_not_mixed_up_with_the_empty_board() {
    let folder = folder();
    let output = klots(folder.path(), &words("solve", &["quixo", "--size", "3"]), Stdio::piped());
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.matches("wins 12748, losses 6935, draws 0\n").count(), 1, "{text}");
    assert!(text.contains("Cubes turned: 0; wins 1, losses 0, draws 0\n"), "{text}");
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
