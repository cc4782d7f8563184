//! A terminal in tmux, for tests that sit there.

use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

/// A tmux server of its own, so that nobody's sessions are touched.
pub struct Tmux {
    socket: String,
}

impl Tmux {
    /// Starts a shell command in a window of this size; the window stays when the command ends.
    pub fn start(name: &str, size: (u16, u16), folder: &Path, arguments: &str) -> Tmux {
        Tmux::start_with("KLOTS_LANG=en", name, size, folder, arguments)
    }

    /// The same with settings of the environment.
    pub fn start_with(
        settings: &str,
        name: &str,
        (columns, rows): (u16, u16),
        folder: &Path,
        arguments: &str,
    ) -> Tmux {
        let tmux = Tmux { socket: format!("klots-{name}-{}", std::process::id()) };
        let program = env!("CARGO_BIN_EXE_klots");
        let folder = folder.display();
        let line =
            format!("KLOTS_SAVES='{folder}' {settings} '{program}' {arguments}; echo ended; sleep 600");
        let (columns, rows) = (columns.to_string(), rows.to_string());
        let size = ["-x", columns.as_str(), "-y", rows.as_str()];
        let started = tmux.run(&[&["-f", "/dev/null", "new-session", "-d"][..], &size, &[&line]].concat());
        assert!(started.status.success(), "tmux (scripts/setup installs it): {started:?}");
        tmux
    }

    pub fn run(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new("tmux");
        command.args(["-L", &self.socket]).args(arguments);
        command.output().expect("tmux is there: scripts/setup installs it")
    }

    pub fn screen(&self) -> String {
        String::from_utf8(self.run(&["capture-pane", "-p"]).stdout).unwrap()
    }

    pub fn keys(&self, keys: &[&str]) {
        assert!(self.run(&[&["send-keys"][..], keys].concat()).status.success());
    }

    /// Waits until the screen is as wished.
    pub fn until(&self, what: &str, wished: impl Fn(&str) -> bool) -> String {
        for _ in 0..600 {
            let screen = self.screen();
            if wished(&screen) {
                return screen;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("never seen: {what}\n{}", self.screen());
    }

    pub fn shows(&self, words: &str) -> String {
        self.until(words, |screen| screen.contains(words))
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.run(&["kill-server"]);
    }
}

/// Figures behind “Moves”, when it is our turn.
pub fn moves(screen: &str) -> Option<u32> {
    let title = screen.split("Moves ").nth(1)?;
    title.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok().filter(|&count| count > 0)
}
