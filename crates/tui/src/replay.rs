//! A record on the screen, step by step.

use crate::boards;
use catalogue::Catalogue;
use crossterm::event::{self, Event, KeyCode, KeyEventKind};
use play::record::{Record, RecordError};
use play::{Eyes, Phrase};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};
use std::io;
use table::Position;
use table::replay::Replay;
use words::Words;

/// A record with every position of it.
pub struct ReplayScreen {
    names: Vec<String>,
    positions: Vec<Box<dyn Position>>,
    told: Vec<Phrase>,
    at: usize,
}

impl ReplayScreen {
    /// Plays the whole record through; it must be right.
    pub fn new(catalogue: &Catalogue, record: &Record) -> Result<ReplayScreen, RecordError> {
        let mut replay = Replay::new(catalogue, record)?;
        let mut positions = vec![replay.position().copy()];
        let mut told = Vec::new();
        for event in &record.events {
            let line = table::replay::tell(replay.position(), &event.what, Eyes::Reviewer);
            told.push(line.unwrap_or_else(|refusal| refusal.what));
            replay.step()?;
            positions.push(replay.position().copy());
        }
        Ok(ReplayScreen { names: record.names.clone(), positions, told, at: 0 })
    }

    /// Answers a key; false when the user leaves.
    pub fn press(&mut self, key: KeyCode) -> bool {
        let last = self.positions.len() - 1;
        match key {
            KeyCode::Right | KeyCode::Char(' ') => self.at = (self.at + 1).min(last),
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::PageDown => self.at = (self.at + 10).min(last),
            KeyCode::PageUp => self.at = self.at.saturating_sub(10),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::Char('q') | KeyCode::Esc => return false,
            _ => {}
        }
        true
    }

    /// Draws the position that is shown.
    pub fn draw(&self, frame: &mut Frame<'_>, words: &Words) {
        let [board, told, keys] =
            Layout::vertical([Constraint::Min(10), Constraint::Length(4), Constraint::Length(1)])
                .areas(frame.area());
        let position = self.positions[self.at].as_ref();
        let canvas = boards::draw(position.game(), &position.view(Eyes::Reviewer).value(), 0);
        let lines: Vec<Line<'_>> = canvas.text().lines().map(|line| Line::raw(line.to_owned())).collect();
        let step = Phrase::new("terminal-step").with("number", self.at).with("count", self.told.len());
        frame.render_widget(Paragraph::new(lines).block(Block::bordered().title(words.say(&step))), board);
        let sentence = self.at.checked_sub(1).map(|n| words.say_with_names(&self.told[n], &self.names));
        frame.render_widget(Paragraph::new(sentence.unwrap_or_default()).wrap(Wrap { trim: true }), told);
        frame.render_widget(Paragraph::new(words.word("terminal-keys-replay")), keys);
    }
}

/// Shows a record until the user leaves.
pub fn run(mut screen: ReplayScreen, words: &Words) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let shown = loop {
        if let Err(error) = terminal.draw(|frame| screen.draw(frame, words)) {
            break Err(error);
        }
        match event::read() {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release && !screen.press(key.code) => {
                break Ok(());
            }
            Ok(_) => {}
            Err(error) => break Err(error),
        }
    };
    ratatui::try_restore()?;
    shown
}
