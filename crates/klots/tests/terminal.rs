//! The terminal for real: `klots play` in tmux, by keys, as somebody would sit there.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

/// A tmux server of its own, so that nobody's sessions are touched.
struct Tmux {
    socket: String,
}

impl Tmux {
    /// Starts a shell command in a window of this size; the window stays when the command ends.
    fn start(name: &str, (columns, rows): (u16, u16), folder: &Path, arguments: &str) -> Tmux {
        let tmux = Tmux { socket: format!("klots-{name}-{}", std::process::id()) };
        let program = env!("CARGO_BIN_EXE_klots");
        let folder = folder.display();
        let line =
            format!("KLOTS_SAVES='{folder}' KLOTS_LANG=en '{program}' {arguments}; echo ended; sleep 600");
        let (columns, rows) = (columns.to_string(), rows.to_string());
        let size = ["-x", columns.as_str(), "-y", rows.as_str()];
        let started = tmux.run(&[&["-f", "/dev/null", "new-session", "-d"][..], &size, &[&line]].concat());
        assert!(started.status.success(), "tmux (scripts/setup installs it): {started:?}");
        tmux
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new("tmux");
        command.args(["-L", &self.socket]).args(arguments);
        command.output().expect("tmux is there: scripts/setup installs it")
    }

    fn screen(&self) -> String {
        String::from_utf8(self.run(&["capture-pane", "-p"]).stdout).unwrap()
    }

    fn keys(&self, keys: &[&str]) {
        assert!(self.run(&[&["send-keys"][..], keys].concat()).status.success());
    }

    /// Waits until the screen is as wished.
    fn until(&self, what: &str, wished: impl Fn(&str) -> bool) -> String {
        for _ in 0..600 {
            let screen = self.screen();
            if wished(&screen) {
                return screen;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("never seen: {what}\n{}", self.screen());
    }

    /// The same, when nothing changes any more: a key may still be on its way.
    fn rests(&self, what: &str, wished: impl Fn(&str) -> bool) -> String {
        loop {
            let screen = self.until(what, &wished);
            std::thread::sleep(Duration::from_millis(500));
            if self.screen() == screen {
                return screen;
            }
        }
    }

    fn shows(&self, words: &str) -> String {
        self.until(words, |screen| screen.contains(words))
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.run(&["kill-server"]);
    }
}

/// The rows of the board.
fn board(screen: &str) -> Vec<String> {
    screen.lines().skip(1).take(10).map(|line| line.chars().take(49).collect()).collect()
}

/// Figures behind “Moves”, when it is our turn.
fn moves(screen: &str) -> Option<u32> {
    let title = screen.split("Moves ").nth(1)?;
    title.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok().filter(|&count| count > 0)
}

#[test]
fn somebody_plays_quixo_by_keys_leaves_and_goes_on_later() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = Tmux::start("plays", (80, 24), folder.path(), "play quixo --level beginner");
    let screen = tmux.until("our turn", |screen| moves(screen).is_some());
    for part in ["Quixo", "Players", "Log", "Player 1", "Beginner 1", "a   b   c   d   e", "? help"] {
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
    let before = tmux.rests("our turn again", undone);
    tmux.keys(&["q"]);
    tmux.shows("Go on with quixo-1");
    tmux.keys(&["q"]);
    tmux.shows("ended");
    drop(tmux);

    let again = Tmux::start("again", (80, 24), folder.path(), "play");
    again.shows("Go on with quixo-1");
    again.keys(&["Up", "Enter"]);
    let after = again.rests("our turn", |screen| moves(screen).is_some());
    assert_eq!(board(&before), board(&after), "the game is as it was left");
}

#[test]
fn a_terminal_that_is_too_small_says_what_it_needs() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = Tmux::start("small", (60, 20), folder.path(), "play quixo");
    let screen = tmux.shows("ended");
    let said = screen.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("has 60 columns and 20 rows; Klots needs 80 and 24."), "{screen}");
}

#[test]
fn a_window_that_shrinks_says_so_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let tmux = Tmux::start("shrinks", (80, 24), folder.path(), "play dominoes");
    tmux.until("our turn", |screen| moves(screen).is_some());
    tmux.run(&["resize-window", "-x", "70", "-y", "15"]);
    tmux.until("what it needs", |screen| {
        screen.split_whitespace().collect::<Vec<_>>().join(" ").contains("needs 80 and 24")
    });
    tmux.run(&["resize-window", "-x", "100", "-y", "30"]);
    tmux.shows("Your hand:");
}

#[test]
fn without_colours_no_colour_is_sent() {
    let folder = tempfile::tempdir().unwrap();
    for (name, before, coloured) in [("plain", "NO_COLOR=1 ", false), ("colour", "", true)] {
        let program = env!("CARGO_BIN_EXE_klots");
        let tmux = Tmux { socket: format!("klots-{name}-{}", std::process::id()) };
        let line = format!(
            "{before}KLOTS_SAVES='{}' KLOTS_LANG=en '{program}' play kingdomino; sleep 600",
            folder.path().display()
        );
        let start = ["-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", line.as_str()];
        assert!(tmux.run(&start).status.success());
        tmux.until("our turn", |screen| moves(screen).is_some());
        let styled = String::from_utf8(tmux.run(&["capture-pane", "-p", "-e"]).stdout).unwrap();
        let colours = styled.split("\u{1b}[").skip(1).filter_map(|code| code.split('m').next());
        let any = colours
            .flat_map(|code| code.split(';'))
            .any(|n| matches!(n.parse(), Ok(30..=38 | 40..=48 | 90..=107)));
        assert_eq!(any, coloured, "{name}:\n{styled}");
    }
}
