//! The law of the engine: every command is closed by one `ok` or `error`, and after an error nothing has changed.

use crate::under_way::catalogue;
use klots::engine::{Engine, Goes};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, OnceLock};
use words::Words;

/// A conversation longer than this tells nothing new.
const LONGEST: usize = 40;

struct Talk {
    engine: Engine,
    answers: Receiver<String>,
    /// Lines are taken as a record, up to a `.`, and not answered.
    pasting: bool,
}

impl Talk {
    fn new() -> Talk {
        static WORDS: OnceLock<Arc<Words>> = OnceLock::new();
        let words = Arc::clone(WORDS.get_or_init(|| Arc::new(Words::of("en"))));
        let (out, answers) = channel();
        Talk { engine: Engine::new(catalogue().clone(), words, out), answers, pasting: false }
    }

    /// The lines of an answer; `None` when the conversation is over.
    fn ask(&mut self, line: &str) -> Option<Vec<String>> {
        let goes = self.engine.hear(line) == Goes::On;
        let said: Vec<String> = self.answers.try_iter().collect();
        goes.then(|| said.iter().flat_map(|part| part.lines()).map(str::to_owned).collect())
    }

    /// Everything that could have changed.
    fn state(&mut self) -> Option<Vec<String>> {
        Some([self.ask("text")?, self.ask("save")?].concat())
    }

    /// Says one line and checks its answer; whether it was understood, or `None` when the conversation is over.
    fn try_line(&mut self, line: &str) -> Option<bool> {
        if self.pasting {
            self.pasting = line.trim_end() != ".";
            let last = self.ask(line)?.pop();
            assert_eq!(last.is_none(), self.pasting, "a record is answered at its end");
            return Some(last.is_some_and(|last| closes(&last)));
        }
        let before = self.state()?;
        let mut answer = self.ask(line)?;
        let last = answer.pop();
        assert!(
            !answer.iter().any(|line| line == "ok" || line.starts_with("error ")),
            "{line:?}: {answer:?}"
        );
        let Some(last) = last else {
            self.pasting = line.trim() == "record";
            let silent = self.pasting || line.trim().is_empty() || line.trim_start().starts_with('#');
            assert!(silent, "{line:?} is not answered");
            return Some(false);
        };
        let understood = closes(&last);
        if !understood {
            assert_eq!(self.state()?, before, "{line:?} was refused");
        }
        Some(understood)
    }
}

/// Whether a last line says that all is well; it must be a last line.
fn closes(line: &str) -> bool {
    assert!(line == "ok" || line.starts_with("error "), "{line:?} closes nothing");
    line == "ok"
}

pub fn law(input: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(input) else { return false };
    let mut talk = Talk::new();
    let mut understood = false;
    let long = |line: &&str| ["think", "perft"].iter().any(|word| line.trim_start().starts_with(word));
    for line in text.lines().filter(|line| !long(line)).take(LONGEST) {
        match talk.try_line(line) {
            Some(so) => understood |= so,
            None => break,
        }
    }
    understood
}

pub fn seeds() -> Vec<Vec<u8>> {
    let page = include_str!("../../../docs/engine.md");
    let talks = page.split("```engine\n").skip(1).filter_map(|part| part.split("```").next());
    let lines = |talk: &str| -> String {
        talk.lines().filter_map(|line| line.strip_prefix("> ")).map(|line| format!("{line}\n")).collect()
    };
    let all = "hello\nbots\nstart\nturn\nmoves\noffers\nview 0\nview onlooker\nstanding\ntext\nevents\nsave\nundo\nstop\n";
    let pasted = "record\nklots record 1\ngame: quixo\nseats: 2\n\n* starts 0\n0 a1>e1\n.\n";
    let games = catalogue().all().iter().map(|entry| {
        format!(
            "game {} seats {}\nseed 3\ndraw\ndraw\n{all}{pasted}{all}",
            entry.name,
            entry.facts.min_seats()
        )
    });
    talks.map(lines).chain(games).filter(|talk| law(talk.as_bytes())).map(String::into_bytes).collect()
}
