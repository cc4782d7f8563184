//! Every command with every option at its edges.

use super::{check, folder, klots, precious, words};
use clap::CommandFactory as _;
use klots::cli::Cli;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt as _;
use std::process::Stdio;

/// How each command is called so that it does something small and ends by itself. `{…}` are files of [`folder`].
pub const CALLS: [(&str, &[&str]); 22] = [
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
