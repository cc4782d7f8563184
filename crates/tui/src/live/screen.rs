//! A table of a server on the screen.

use super::plain::{Parting, said};
use super::{LiveLine, LiveTable, News, Wish};
use crate::screen::game::help;
use crate::screen::pane::{Appearance, Overlay, Pane, Reaction};
use crate::screen::{SMALLEST, too_small};
use crate::shown::Shown as _;
use crate::terminal::TakenTerminal;
use crate::{Options, PlayError, talk};
use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use play::Phrase;
use ratatui::Frame;
use serde_json::{Value, json};
use std::sync::mpsc::TryRecvError;
use std::time::Duration;
use table::event::PRESETS;
use words::Words;

/// How long to wait for a key before looking at the news.
const BEAT: Duration = Duration::from_millis(50);

/// A table of a server on the screen.
pub struct LiveScreen {
    table: LiveTable,
    pane: Pane,
    word: String,
    /// What is being written to the others.
    writing: Option<String>,
    ended: bool,
    /// Whether it was asked if the user really gives up.
    doubts: bool,
}

impl LiveScreen {
    /// Nothing is known yet; `word` is what this seat gives to the shuffle.
    pub fn new(word: &str) -> LiveScreen {
        let pane = Pane::new(Overlay::Nothing);
        let (table, word) = (LiveTable::new(), word.to_owned());
        LiveScreen { table, pane, word, writing: None, ended: false, doubts: false }
    }

    /// Takes in what the line says; a parting if it is over for good.
    pub fn hear(&mut self, news: News, line: &LiveLine, options: &Options) -> Option<Parting> {
        let words = &options.words;
        match news {
            News::Table(body) => self.look(&body, line, words),
            News::Hints(hints) => {
                self.pane.over = Overlay::Text(talk::hints(hints, self.table.names(), words), 0);
            }
            News::Refused(refusal) => {
                self.pane.message = Some(words.say_with_names(&refusal.what, self.table.names()));
                self.invite(words);
            }
            News::Restart(seconds) => {
                self.pane.message = Some(words.say(&Phrase::new("live-restart").with("seconds", seconds)));
                self.invite(words);
            }
            News::Lost => self.table.connected = false,
            News::Back => self.table.connected = true,
            News::End(refusal) => return Some(Parting::Cut(refusal)),
        }
        None
    }

    /// Takes the table in; a rematch begins with a clear board.
    fn look(&mut self, body: &Value, line: &LiveLine, words: &Words) {
        let before = (self.table.turn(), self.table.moves(words).len());
        let table = self.table.id.clone();
        self.table.hear(body, words);
        if let Some(wish) = self.table.owed(&self.word) {
            line.act(wish);
        }
        if before != (self.table.turn(), self.table.moves(words).len()) || body["event"].is_null() {
            self.pane.message = None;
        }
        if self.table.id != table {
            self.ended = false;
            self.pane.result = None;
            self.pane.over = Overlay::Nothing;
        }
        self.pane.refresh();
        if !self.ended && self.table.ending(words).is_some() {
            self.ended = true;
            self.pane.result = self.table.places(words);
            self.pane.message = None;
        }
        self.invite(words);
    }

    /// After the game, what else is said stands before how to go on, and never instead of it.
    fn invite(&mut self, words: &Words) {
        if !self.ended || self.table.own().is_none() {
            return;
        }
        let invitation = words.word("live-again-key");
        self.pane.message = Some(match self.pane.message.take() {
            None => invitation,
            Some(said) if said.ends_with(&invitation) => said,
            Some(said) => format!("{said} {invitation}"),
        });
    }

    /// Answers a key; false when the user leaves.
    pub fn press(&mut self, key: KeyCode, line: &LiveLine, options: &Options) -> bool {
        if let Some(text) = self.writing.take() {
            self.writing = write(text, key, line);
            if self.writing.is_none() {
                self.pane.over = Overlay::Nothing;
            }
            return true;
        }
        if std::mem::take(&mut self.doubts) {
            self.pane.message = None;
            if key == KeyCode::Char('y') {
                line.act(json!({ "do": "resign" }));
            }
            return true;
        }
        match key {
            KeyCode::Char('a') if self.ended => {
                line.offer("rematch");
                return true;
            }
            KeyCode::Char('p') if self.ended => {
                self.pane.over = Overlay::Text(self.table.ending(&options.words).unwrap_or_default(), 0);
                return true;
            }
            _ => {}
        }
        match self.pane.press(key, &self.table) {
            Reaction::Done => true,
            Reaction::Play(text) => {
                line.act(json!({ "do": "move", "text": text }));
                true
            }
            Reaction::Other => self.command(key, line, options),
        }
    }

    fn command(&mut self, key: KeyCode, line: &LiveLine, options: &Options) -> bool {
        match key {
            KeyCode::Char('?') => self.pane.over = help(self.table.game(), "terminal-help-live", options),
            KeyCode::Char('l') => {
                self.pane.over = Overlay::Text(self.table.log(&options.words, usize::MAX), usize::MAX);
            }
            KeyCode::Char('c') => self.writing = Some(String::new()),
            KeyCode::Char('h') => (line.ask)(Wish::Hint),
            KeyCode::Char('u') => line.offer("undo"),
            KeyCode::Char('d') => line.offer("draw"),
            KeyCode::Char('p') => line.act(self.table.pause()),
            KeyCode::Char('g') if self.table.stage() == "playing" && self.table.own().is_some() => {
                self.doubts = true;
                self.pane.message = Some(options.words.word("live-resign-sure"));
            }
            KeyCode::Char('y' | 'n') => {
                if let Some((_, offer)) = self.table.asked() {
                    let yes = key == KeyCode::Char('y');
                    line.act(json!({ "do": "answer", "offer": offer, "yes": yes }));
                }
            }
            KeyCode::Char('q') | KeyCode::Esc => return false,
            _ => {}
        }
        true
    }

    /// Answers a click.
    pub fn click(&mut self, column: u16, row: u16, line: &LiveLine) {
        if let Reaction::Play(text) = self.pane.click(column, row, &self.table) {
            line.act(json!({ "do": "move", "text": text }));
        }
    }

    /// Draws the table over the whole frame.
    pub fn draw(&mut self, frame: &mut Frame<'_>, options: &Options) {
        if too_small(frame, options) {
            return;
        }
        if let Some(text) = &self.writing {
            let mut lines = vec![options.words.word("live-choose-preset"), String::new()];
            lines.extend(PRESETS.iter().enumerate().map(|(n, preset)| {
                format!("{:>3}  {}", n + 1, options.words.word(&format!("chat-{preset}")))
            }));
            lines.push(String::new());
            lines.push(format!("> {text}_"));
            self.pane.over = Overlay::Text(lines, 0);
        }
        let keys = options.words.word("terminal-keys-live");
        let appearance = Appearance { words: &options.words, colour: options.colour, keys: &keys };
        self.pane.draw(frame, &self.table, appearance);
    }
}

/// What is being written for the chat after a key; nothing once it is sent or given up.
fn write(mut text: String, key: KeyCode, line: &LiveLine) -> Option<String> {
    match key {
        KeyCode::Char(c) => text.push(c),
        KeyCode::Backspace => drop(text.pop()),
        KeyCode::Esc => return None,
        KeyCode::Enter => {
            if !text.trim().is_empty() {
                line.act(json!({ "do": "say", "line": said(text.trim()) }));
            }
            return None;
        }
        _ => {}
    }
    Some(text)
}

/// Takes the terminal over, plays at the table, and gives it back, also after an error.
pub fn run(line: &LiveLine, word: &str, options: &Options) -> Result<Parting, PlayError> {
    let (columns, rows) = crossterm::terminal::size()?;
    if columns < SMALLEST.0 || rows < SMALLEST.1 {
        return Err(PlayError::TooSmall { columns, rows });
    }
    let mut screen = LiveScreen::new(word);
    let mut terminal = TakenTerminal::take()?;
    let (parting, ends) = loop {
        terminal.draw(|frame| screen.draw(frame, options))?;
        if let Some(ends) = terminal.heed()? {
            break (Parting::Home, Some(ends));
        }
        if let Some(parting) = turn(&mut screen, line, &mut terminal, options)? {
            break (parting, None);
        }
    };
    drop(terminal);
    if let Some(ends) = ends {
        ends.end()?;
    }
    Ok(parting)
}

fn turn(
    screen: &mut LiveScreen,
    line: &LiveLine,
    terminal: &mut TakenTerminal,
    options: &Options,
) -> std::io::Result<Option<Parting>> {
    loop {
        match line.news.try_recv() {
            Ok(news) => {
                if let Some(parting) = screen.hear(news, line, options) {
                    return Ok(Some(parting));
                }
            }
            Err(TryRecvError::Empty) => break,
            Err(TryRecvError::Disconnected) => return Ok(Some(Parting::Home)),
        }
    }
    if !event::poll(BEAT)? {
        return Ok(None);
    }
    let event = event::read()?;
    if terminal.slept_by(&event)? {
        return Ok(None);
    }
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            let interrupt = key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
            if interrupt || !screen.press(key.code, line, options) {
                return Ok(Some(Parting::Home));
            }
        }
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            screen.click(mouse.column, mouse.row, line);
        }
        _ => {}
    }
    Ok(None)
}
