//! A record, step by step: on the screen, or in plain lines.

use crate::Options;
use crate::boards;
use crate::screen::pane::{Appearance, Overlay, Pane, Reaction};
use crate::shown::Shown;
use crate::talk::{self, ReadableMove};
use crate::terminal::TakenTerminal;
use catalogue::Catalogue;
use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use play::record::{Cause, Record, RecordError};
use play::{Eyes, Phrase, Standing, Turn};
use ratatui::Frame;
use serde_json::Value;
use std::io::{self, Write};
use std::time::Duration;
use table::Position;
use table::replay::Replay;
use words::Words;

/// How long to wait for a key before looking at signals.
const BEAT: Duration = Duration::from_millis(50);

/// A record with every position of it.
struct Walk {
    names: Vec<String>,
    steps: Vec<Step>,
    told: Vec<Phrase>,
    ending: Option<Cause>,
    at: usize,
}

/// A position of a record.
struct Step {
    position: Box<dyn Position>,
    /// As the table showed it, which the board alone does not know where somebody has given up.
    standing: Option<Standing>,
}

impl Step {
    fn of(replay: &Replay<'_>) -> Step {
        Step { position: replay.position().copy(), standing: replay.standing() }
    }
}

/// A record on the screen.
pub struct ReplayScreen {
    walk: Walk,
    pane: Pane,
}

impl Walk {
    /// Plays the whole record through; it must be right.
    fn new(catalogue: &Catalogue, record: &Record) -> Result<Walk, RecordError> {
        Replay::new(catalogue, record)?.finish()?;
        let mut replay = Replay::new(catalogue, record)?;
        let mut steps = vec![Step::of(&replay)];
        let mut told = Vec::new();
        for event in &record.events {
            let line = table::replay::tell(replay.position(), &event.what, Eyes::Reviewer);
            told.push(line.unwrap_or_else(|refusal| refusal.what));
            replay.step()?;
            steps.push(Step::of(&replay));
        }
        Ok(Walk { names: record.names.clone(), steps, told, ending: record.ending, at: 0 })
    }

    fn position(&self) -> &dyn Position {
        self.steps[self.at].position.as_ref()
    }

    fn last(&self) -> usize {
        self.steps.len() - 1
    }

    /// Why it ended, once it has.
    fn ended(&self) -> Option<Cause> {
        self.ending.filter(|_| self.at == self.last())
    }

    /// Why it ended, and who stands where.
    fn result(&self, words: &Words) -> Vec<String> {
        // That a game was played to its end needs no word.
        let cause = self.ended().filter(|cause| *cause != Cause::Played);
        let told = cause.map(|cause| Phrase::new("told-table-finished").with("cause", cause.word()));
        let mut lines: Vec<String> = told.iter().map(|told| words.say(told)).collect();
        match &self.steps[self.at].standing {
            Some(standing) => lines.extend(talk::places(standing, &self.names, words)),
            None => lines.push(words.word("replay-no-result")),
        }
        lines
    }

    fn step(&self, words: &Words) -> String {
        words.say(&Phrase::new("terminal-step").with("number", self.at).with("count", self.told.len()))
    }
}

impl Shown for Walk {
    fn game(&self) -> &str {
        self.position().game()
    }
    fn seats(&self) -> u8 {
        self.position().seats()
    }
    fn names(&self) -> &[String] {
        &self.names
    }
    fn turn(&self) -> Turn {
        if self.ended().is_some() { Turn::Over } else { self.position().turn() }
    }
    fn eyes(&self) -> Eyes {
        Eyes::Reviewer
    }
    fn view(&self) -> Value {
        self.position().view(Eyes::Reviewer).value()
    }
    fn points(&self) -> Vec<i32> {
        let known = self.steps[self.at].standing.as_ref().map(|standing| standing.points.to_vec());
        known.unwrap_or_else(|| self.position().standing().points.to_vec())
    }
    fn moves(&self, _words: &Words) -> Vec<ReadableMove> {
        Vec::new()
    }

    fn log(&self, words: &Words, most: usize) -> Vec<String> {
        let first = self.at.saturating_sub(most);
        self.told[first..self.at].iter().map(|told| words.say_with_names(told, &self.names)).collect()
    }

    fn waiting(&self, words: &Words) -> Option<String> {
        Some(self.step(words))
    }
}

impl ReplayScreen {
    /// Plays the whole record through; it must be right.
    pub fn new(catalogue: &Catalogue, record: &Record) -> Result<ReplayScreen, RecordError> {
        Ok(ReplayScreen { walk: Walk::new(catalogue, record)?, pane: Pane::new(Overlay::Nothing) })
    }

    /// Answers a key; false when the user leaves.
    pub fn press(&mut self, key: KeyCode) -> bool {
        let last = self.walk.last();
        let at = &mut self.walk.at;
        match key {
            KeyCode::Right | KeyCode::Char(' ') => *at = (*at + 1).min(last),
            KeyCode::Left => *at = at.saturating_sub(1),
            KeyCode::PageDown => *at = (*at + 10).min(last),
            KeyCode::PageUp => *at = at.saturating_sub(10),
            KeyCode::Home => *at = 0,
            KeyCode::End => *at = last,
            KeyCode::Char('q') | KeyCode::Esc => return false,
            other => {
                // Looking at another seat's part of the table is the pane's.
                let (Reaction::Done | Reaction::Play(_) | Reaction::Other) =
                    self.pane.press(other, &self.walk);
            }
        }
        true
    }

    /// Draws the position that is shown.
    pub fn draw(&mut self, frame: &mut Frame<'_>, words: &Words, colour: bool) {
        let keys = words.word("terminal-keys-replay");
        let over = self.walk.turn() == Turn::Over;
        self.pane.result = over.then(|| self.walk.result(words));
        self.pane.draw(frame, &self.walk, Appearance { words, colour, keys: &keys });
    }
}

/// Shows a record on the screen until the user leaves.
pub fn run(mut screen: ReplayScreen, options: &Options) -> io::Result<()> {
    let mut terminal = TakenTerminal::take()?;
    let ends = loop {
        terminal.draw(|frame| {
            if !crate::screen::too_small(frame, options) {
                screen.draw(frame, &options.words, options.colour);
            }
        })?;
        if let Some(ends) = terminal.heed()? {
            break Some(ends);
        }
        if !event::poll(BEAT)? {
            continue;
        }
        let event = event::read()?;
        if terminal.slept_by(&event)? {
            continue;
        }
        if let Event::Key(key) = event
            && key.kind != KeyEventKind::Release
        {
            let interrupt = key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
            if interrupt || !screen.press(key.code) {
                break None;
            }
        }
    };
    drop(terminal);
    ends.map_or(Ok(()), crate::terminal::Ends::end)
}

/// A whole record in plain lines: every event, who stands where, the board and the hands.
pub fn tell(
    catalogue: &Catalogue,
    record: &Record,
    words: &Words,
    output: &mut dyn Write,
) -> Result<io::Result<()>, RecordError> {
    let mut walk = Walk::new(catalogue, record)?;
    let mut say = || -> io::Result<()> {
        for at in 0..walk.steps.len() {
            walk.at = at;
            writeln!(output, "{}", walk.step(words))?;
            for line in walk.log(words, 1) {
                writeln!(output, "{line}")?;
            }
            let view = walk.view();
            for line in talk::players(&walk, &view, words, usize::MAX) {
                writeln!(output, "{line}")?;
            }
            writeln!(output, "{}", boards::draw(walk.game(), &view, 0, words).text().trim_end())?;
            for line in talk::hands(&walk, &view, words) {
                writeln!(output, "{line}")?;
            }
            writeln!(output)?;
        }
        for line in walk.result(words) {
            writeln!(output, "{line}")?;
        }
        output.flush()
    };
    Ok(say())
}
