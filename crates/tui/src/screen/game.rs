//! A game of this machine on the screen: what keys do, bots that think, saves after every move.

use super::pane::{Appearance, Overlay, Pane, Reaction};
use crate::session::{NewGame, Session};
use crate::shown::Shown;
use crate::talk;
use crate::{Options, PlayError};
use crossterm::event::KeyCode;
use play::record::Record;
use play::{Phrase, Turn};
use ratatui::Frame;
use search::Stop;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// Where the user goes from here.
pub enum Next {
    /// Nowhere.
    Stay,
    /// Back to the menu; the game is saved.
    Menu,
    /// The same game again.
    Again(NewGame),
    /// Through the game that is over.
    Replay(Box<Record>),
}

/// A game on the screen.
pub struct GameScreen {
    session: Session,
    path: PathBuf,
    pane: Pane,
    thought: Option<Thought>,
}

struct Thought {
    stop: Stop,
    answer: Receiver<Result<String, play::Refusal>>,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl GameScreen {
    /// Shows this game, saved at `path`.
    pub fn new(session: Session, path: PathBuf) -> GameScreen {
        let over = if session.needs_curtain() { Overlay::Curtain } else { Overlay::Nothing };
        GameScreen { session, path, pane: Pane::new(over), thought: None }
    }

    /// Starts a bot's thought, or plays what it came to.
    pub fn let_bots_play(&mut self, options: &Options) -> Result<(), PlayError> {
        match &self.thought {
            Some(thought) => match thought.answer.try_recv() {
                Ok(answer) => {
                    self.thought = None;
                    let text = answer?;
                    self.play(&text, options)
                }
                Err(TryRecvError::Empty) => Ok(()),
                Err(TryRecvError::Disconnected) => {
                    self.thought = None;
                    Ok(())
                }
            },
            None => {
                let stop = Stop::new();
                if let Some(think) = self.session.thinking(&stop) {
                    let (send, answer) = channel();
                    // Nobody waits for the answer once the game has been left.
                    std::thread::spawn(move || drop(send.send(think())));
                    self.thought = Some(Thought { stop, answer });
                }
                Ok(())
            }
        }
    }

    fn play(&mut self, text: &str, options: &Options) -> Result<(), PlayError> {
        let before = self.session.person_to_move();
        match self.session.play(text) {
            Ok(()) => {
                self.pane.message = None;
                self.pane.refresh();
                if self.session.needs_curtain()
                    && self.session.person_to_move().is_some_and(|now| Some(now) != before)
                {
                    self.pane.over = Overlay::Curtain;
                }
                if self.session.turn() == Turn::Over {
                    self.finish(options)?;
                } else {
                    options.saves.write(&self.path, &self.session)?;
                }
            }
            Err(refusal) => self.pane.message = Some(options.words.refusal(&refusal)),
        }
        Ok(())
    }

    /// The board stays, with the result below it; the game is kept.
    fn finish(&mut self, options: &Options) -> Result<(), PlayError> {
        let words = &options.words;
        let kept = options.saves.finish(&self.path, &self.session)?;
        let kept = Phrase::new("terminal-kept").with("file", kept.display().to_string());
        self.pane.message = Some(words.say(&kept));
        let standing = self.session.position().standing();
        self.pane.result = Some(talk::places(&standing, self.session.names(), words));
        Ok(())
    }

    /// Answers a key.
    pub fn press(&mut self, key: KeyCode, options: &Options) -> Result<Next, PlayError> {
        match self.pane.press(key, &self.session) {
            Reaction::Done => {}
            Reaction::Play(text) => self.play(&text, options)?,
            Reaction::Other => return self.command(key, options),
        }
        Ok(Next::Stay)
    }

    fn command(&mut self, key: KeyCode, options: &Options) -> Result<Next, PlayError> {
        match key {
            KeyCode::Char('?') => self.pane.over = help(self.session.game(), "terminal-help", options),
            KeyCode::Char('l') => {
                let lines = Shown::log(&self.session, &options.words, usize::MAX);
                self.pane.over = Overlay::Text(lines, usize::MAX);
            }
            KeyCode::Char('p') if self.is_over() => {
                self.pane.over = Overlay::Text(talk::ending(&self.session, &options.words), 0);
            }
            KeyCode::Char('v') if self.is_over() => return Ok(Next::Replay(Box::new(self.session.record()))),
            KeyCode::Char('n') if self.is_over() => return Ok(Next::Again(self.session.new_game())),
            KeyCode::Char('h') if !self.is_over() => self.hint(options),
            KeyCode::Char('u') if !self.is_over() => self.undo(options)?,
            KeyCode::Char('q') | KeyCode::Esc => {
                if !self.is_over() {
                    options.saves.write(&self.path, &self.session)?;
                }
                return Ok(Next::Menu);
            }
            _ => {}
        }
        Ok(Next::Stay)
    }

    fn is_over(&self) -> bool {
        self.session.turn() == Turn::Over
    }

    fn hint(&mut self, options: &Options) {
        let lines = match self.session.hints() {
            Ok(hints) => talk::hints(hints, self.session.names(), &options.words),
            Err(refusal) => vec![options.words.refusal(&refusal)],
        };
        self.pane.over = Overlay::Text(lines, 0);
    }

    fn undo(&mut self, options: &Options) -> Result<(), PlayError> {
        self.thought = None;
        match self.session.undo() {
            Ok(()) => {
                self.pane.refresh();
                self.pane.message = None;
                options.saves.write(&self.path, &self.session)?;
            }
            Err(refusal) => self.pane.message = Some(options.words.refusal(&refusal)),
        }
        Ok(())
    }

    /// Answers a click.
    pub fn click(&mut self, column: u16, row: u16, options: &Options) -> Result<(), PlayError> {
        match self.pane.click(column, row, &self.session) {
            Reaction::Play(text) => self.play(&text, options),
            Reaction::Done | Reaction::Other => Ok(()),
        }
    }

    /// Draws the game over the whole frame.
    pub fn draw(&mut self, frame: &mut Frame<'_>, options: &Options) {
        let word = |id: &str| options.words.word(id);
        let keys = match self.is_over() {
            true => word("terminal-keys-over"),
            false => format!("{} · {}", word("terminal-keys-game"), word("terminal-keys-log")),
        };
        let appearance = Appearance { words: &options.words, colour: options.colour, keys: &keys };
        self.pane.draw(frame, &self.session, appearance);
    }
}

/// What the keys do, and what the signs on the board mean.
pub fn help(game: &str, id: &str, options: &Options) -> Overlay {
    let signs = talk::signs(game, &options.words);
    Overlay::Text(vec![options.words.word(id), String::new(), signs], 0)
}
