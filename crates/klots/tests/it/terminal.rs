//! The terminal for real: `klots play` in tmux, by keys, as somebody would sit there.

use crate::tmux::{Tmux, moves};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// The screen as wished, when nothing changes any more: a key may still be on its way.
fn rests(tmux: &Tmux, what: &str, wished: impl Fn(&str) -> bool) -> String {
    loop {
        let screen = tmux.until(what, &wished);
        std::thread::sleep(Duration::from_millis(500));
        if tmux.screen() == screen {
            return screen;
        }
    }
}

/// The rows of the board.
fn board(screen: &str) -> Vec<String> {
    screen.lines().skip(1).take(10).map(|line| line.chars().take(49).collect()).collect()
}

#[test]
fn somebody_plays_quixo_by_keys_leaves_and_goes_on_later() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = Tmux::start("plays", (80, 24), folder.path(), "play quixo --level beginner");
    let screen = tmux.until("our turn", |screen| moves(screen).is_some());
    for part in ["Quixo", "Players", "Log", "Player 1", "Ada", "a   b   c   d   e", "? help"] {
        assert!(screen.contains(part), "“{part}” is not on the screen:\n{screen}");
    }
    assert_eq!(screen.lines().count(), 24, "a whole screen");
    for turn in 1..=3 {
        tmux.keys(&["Down", "Enter"]);
        tmux.until("the move and the answer", |screen| {
            moves(screen).is_some() && screen.matches('X').count() + screen.matches('O').count() > turn
        });
    }
    tmux.keys(&["?"]);
    tmux.shows("r goes to the next move");
    tmux.keys(&["Escape"]);
    tmux.until("the help is gone", |screen| !screen.contains("r goes to the next move"));
    let played = board(&tmux.screen());
    tmux.keys(&["u"]);
    let undone = |screen: &str| moves(screen).is_some() && board(screen) != played;
    let before = rests(&tmux, "our turn again", undone);
    tmux.keys(&["q"]);
    tmux.shows("Continue quixo-1");
    tmux.keys(&["q"]);
    tmux.shows("ended");
    drop(tmux);

    let again = Tmux::start("again", (80, 24), folder.path(), "play");
    again.shows("Continue quixo-1");
    again.keys(&["Up", "Enter"]);
    let after = rests(&again, "our turn", |screen| moves(screen).is_some());
    assert_eq!(board(&before), board(&after), "the game is as it was left");
}

#[test]
fn a_terminal_that_is_too_small_says_what_it_needs() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = Tmux::start("small", (60, 20), folder.path(), "play quixo");
    let screen = tmux.shows("ended");
    // The window breaks the line where it ends, in the middle of a word too.
    let said: String = screen.split_whitespace().collect();
    assert!(said.contains("has60columnsand20rows;Klotsneedsatleast80by24."), "{screen}");
}

#[test]
fn a_window_that_shrinks_says_so_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = Tmux::start("shrinks", (80, 24), folder.path(), "play dominoes");
    tmux.until("our turn", |screen| moves(screen).is_some());
    tmux.run(&["resize-window", "-x", "70", "-y", "15"]);
    tmux.until("what it needs", |screen| {
        screen.split_whitespace().collect::<Vec<_>>().join(" ").contains("needs at least 80 by 24")
    });
    tmux.run(&["resize-window", "-x", "100", "-y", "30"]);
    tmux.shows("Your hand:");
}

#[test]
fn without_colours_no_colour_is_sent() {
    let folder = tempfile::tempdir().unwrap();
    let cases = [("plain", "KLOTS_LANG=en NO_COLOR=1", false), ("colour", "KLOTS_LANG=en", true)];
    for (name, settings, coloured) in cases {
        let tmux = Tmux::start_with(settings, name, (80, 24), folder.path(), "play kingdomino");
        tmux.until("our turn", |screen| moves(screen).is_some());
        let styled = String::from_utf8(tmux.run(&["capture-pane", "-p", "-e"]).stdout).unwrap();
        let colours = styled.split("\u{1b}[").skip(1).filter_map(|code| code.split('m').next());
        let any = colours
            .flat_map(|code| code.split(';'))
            .any(|n| matches!(n.parse(), Ok(30..=38 | 40..=48 | 90..=107)));
        assert_eq!(any, coloured, "{name}:\n{styled}");
    }
}

/// The program in the window, as the system knows it.
fn pid(tmux: &Tmux) -> String {
    let pane = String::from_utf8(tmux.run(&["list-panes", "-F", "#{pane_pid}"]).stdout).unwrap();
    let child = Command::new("pgrep").args(["-P", pane.trim()]).output().unwrap();
    String::from_utf8(child.stdout).unwrap().trim().to_owned()
}

fn signal(name: &str, pid: &str) {
    assert!(Command::new("kill").args(["-s", name, pid]).status().unwrap().success());
}

#[test]
fn whatever_signal_ends_it_the_terminal_is_as_it_was() {
    for name in ["TERM", "INT", "HUP", "QUIT", "USR1", "ALRM"] {
        let folder = tempfile::tempdir().unwrap();
        let tmux = Tmux::start(name, (80, 24), folder.path(), "play quixo; stty -a");
        tmux.until("our turn", |screen| moves(screen).is_some());
        signal(name, &pid(&tmux));
        let screen = tmux.shows("ended");
        let modes: Vec<&str> = screen.split_whitespace().collect();
        for mode in ["icanon", "echo", "isig"] {
            assert!(
                modes.iter().any(|word| word.trim_end_matches(';') == mode),
                "{name}: no {mode} in\n{screen}"
            );
        }
        assert!(!screen.contains("Players"), "{name}: the screen was left behind\n{screen}");
        assert!(folder.path().join("quixo-1.klots").exists(), "{name}: the game is saved");
    }
}

#[test]
fn ctrl_z_sleeps_and_wakes_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = Tmux::start("sleeps", (80, 24), folder.path(), "play quixo");
    tmux.until("our turn", |screen| moves(screen).is_some());
    let pid = pid(&tmux);
    let asleep = || std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap().contains(") T ");
    tmux.keys(&["C-z"]);
    tmux.until("the shell's screen", |screen| !screen.contains("Players"));
    tmux.until("asleep", |_| asleep());
    signal("CONT", &pid);
    tmux.until("our turn again", |screen| moves(screen).is_some());
    assert!(!asleep());
}

#[test]
fn a_record_is_watched_with_players_and_points_and_in_a_pipe() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.klots");
    let record =
        "klots record 1\ngame: quixo\nseats: 2\nrules: 1\nseat 0: Ann\nseat 1: Bo\n\n* starts 0\n0 a1>e1\n";
    std::fs::write(&file, record).unwrap();
    let path = file.display().to_string();
    let tmux = Tmux::start("watches", (80, 24), folder.path(), &format!("play --watch {path}"));
    let screen = tmux.shows("Event 0 of 2");
    assert!(screen.contains("Players"), "{screen}");
    tmux.keys(&["End"]);
    tmux.shows("Event 2 of 2");
    let printed =
        Command::new(env!("CARGO_BIN_EXE_klots")).args(["play", "--watch", &path]).output().unwrap();
    assert!(printed.status.success(), "{}", String::from_utf8_lossy(&printed.stderr));
    assert_eq!(String::from_utf8(printed.stdout).unwrap().matches(" of 2").count(), 3);
}

/// A window that is closed took the terminal away: waiting for a key never came back, and the program ran on for ever.
#[test]
fn the_program_ends_when_its_window_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = Tmux::start("closed", (80, 24), folder.path(), "play quixo --level beginner");
    tmux.until("our turn", |screen| moves(screen).is_some());
    let program = Path::new("/proc").join(pid(&tmux));
    assert!(program.exists());
    drop(tmux);
    let gone = (0..300).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        !program.exists()
    });
    assert!(gone, "still running");
}
