//! A game on the screen: board, hand, moves, players, log.

use crate::boards::{self, Canvas};
use crate::session::Session;
use crate::talk::{self, Choice};
use crate::{Options, PlayError};
use crossterm::event::KeyCode;
use play::{Eyes, Phrase, Seat, Turn};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, List, ListState, Paragraph, Wrap};
use search::Stop;
use serde_json::Value;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// Where the user goes from here.
pub enum Next {
    /// Nowhere.
    Stay,
    /// Back to the menu; the game is saved.
    Menu,
}

/// What lies over the board.
enum Over {
    Nothing,
    Curtain,
    Help,
    Lines(Vec<String>),
}

/// A game on the screen.
pub struct GameScreen {
    session: Session,
    path: PathBuf,
    choices: Vec<Choice>,
    filter: Option<String>,
    chosen: usize,
    message: Option<String>,
    over: Over,
    thought: Option<Thought>,
    board: Rect,
    /// How far the board is scrolled, where it is larger than its window.
    offset: (u16, u16),
    /// Whose part of the table is drawn large, where it is not the own one.
    visiting: Option<Seat>,
    fresh: bool,
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
        let over = if session.needs_curtain() { Over::Curtain } else { Over::Nothing };
        GameScreen {
            session,
            path,
            choices: Vec::new(),
            filter: None,
            chosen: 0,
            message: None,
            over,
            thought: None,
            board: Rect::default(),
            offset: (0, 0),
            visiting: None,
            fresh: false,
        }
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
                self.message = None;
                self.refresh();
                if self.session.needs_curtain()
                    && self.session.person_to_move().is_some_and(|now| Some(now) != before)
                {
                    self.over = Over::Curtain;
                }
                if self.session.turn() == Turn::Over {
                    options.saves.remove(&self.path)?;
                    self.over = Over::Lines(talk::ending(&self.session, &options.words));
                } else {
                    options.saves.write(&self.path, &self.session)?;
                }
            }
            Err(refusal) => self.message = Some(options.words.refusal(&refusal)),
        }
        Ok(())
    }

    fn refresh(&mut self) {
        self.fresh = false;
        self.chosen = 0;
        self.filter = None;
    }

    fn renew(&mut self, options: &Options) {
        if self.fresh {
            return;
        }
        self.choices = match self.session.person_to_move() {
            Some(_) => talk::choices(&self.session, &options.words),
            None => Vec::new(),
        };
        self.fresh = true;
    }

    /// The moves that the filter lets through.
    fn shown(&self) -> Vec<usize> {
        let wanted = self.filter.as_deref().unwrap_or_default().to_lowercase();
        let fits = |choice: &Choice| {
            wanted.is_empty()
                || choice.text.to_lowercase().contains(&wanted)
                || choice.sentence.to_lowercase().contains(&wanted)
        };
        (0..self.choices.len()).filter(|&n| fits(&self.choices[n])).collect()
    }

    /// Answers a key.
    pub fn press(&mut self, key: KeyCode, options: &Options) -> Result<Next, PlayError> {
        if !matches!(self.over, Over::Nothing) {
            let leaving = matches!(key, KeyCode::Char('q')) && self.session.turn() == Turn::Over;
            if matches!(key, KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ' | 'q')) {
                self.over = Over::Nothing;
            }
            return Ok(if leaving { Next::Menu } else { Next::Stay });
        }
        if let (Some(filter), true) =
            (&mut self.filter, !matches!(key, KeyCode::Enter | KeyCode::Up | KeyCode::Down))
        {
            match key {
                KeyCode::Char(c) => filter.push(c),
                KeyCode::Backspace => drop(filter.pop()),
                KeyCode::Esc => self.filter = None,
                _ => {}
            }
            self.chosen = 0;
            return Ok(Next::Stay);
        }
        self.command(key, options)
    }

    fn command(&mut self, key: KeyCode, options: &Options) -> Result<Next, PlayError> {
        let shown = self.shown();
        match key {
            KeyCode::Up => self.chosen = (self.chosen + shown.len().max(1) - 1) % shown.len().max(1),
            KeyCode::Down | KeyCode::Tab => self.chosen = (self.chosen + 1) % shown.len().max(1),
            KeyCode::Char('r') => self.turn_in_place(&shown),
            KeyCode::Char('/') => self.filter = Some(String::new()),
            KeyCode::Char('?') => self.over = Over::Help,
            KeyCode::Char('o') => self.visit(),
            KeyCode::Char('h') => self.hint(options),
            KeyCode::Char('u') => self.undo(options)?,
            KeyCode::Char('q') | KeyCode::Esc => {
                if self.session.turn() != Turn::Over {
                    options.saves.write(&self.path, &self.session)?;
                }
                return Ok(Next::Menu);
            }
            KeyCode::Enter => {
                if let Some(&n) = shown.get(self.chosen) {
                    let text = self.choices[n].text.clone();
                    self.play(&text, options)?;
                }
            }
            _ => {}
        }
        Ok(Next::Stay)
    }

    /// Looks at the next seat's part of the table, and at last at the own one again.
    fn visit(&mut self) {
        let next = self.visiting.unwrap_or(self.own_seat()).next(self.session.position().seats());
        self.visiting = Some(next).filter(|&seat| seat != self.own_seat());
    }

    /// The next move whose first place is the same: another turn of the same tile.
    fn turn_in_place(&mut self, shown: &[usize]) {
        let Some(&now) = shown.get(self.chosen) else { return };
        let game = self.session.position().game();
        let view = self.session.position().view(self.session.eyes());
        let first = |n: usize| boards::places(game, &view, &self.choices[n].offer).first().copied();
        let later = (1..shown.len()).map(|step| (self.chosen + step) % shown.len());
        if let Some(next) = later.into_iter().find(|&at| first(shown[at]) == first(now)) {
            self.chosen = next;
        }
    }

    fn hint(&mut self, options: &Options) {
        let lines = match self.session.hints() {
            Ok(hints) => hints
                .into_iter()
                .map(|(text, reasons)| {
                    let names = self.session.names();
                    let said: Vec<_> =
                        reasons.iter().map(|why| options.words.say_with_names(why, names)).collect();
                    format!("{text:<14} {}", said.join(" "))
                })
                .collect(),
            Err(refusal) => vec![options.words.refusal(&refusal)],
        };
        self.over = Over::Lines(lines);
    }

    fn undo(&mut self, options: &Options) -> Result<(), PlayError> {
        self.thought = None;
        match self.session.undo() {
            Ok(()) => {
                self.refresh();
                self.message = None;
                options.saves.write(&self.path, &self.session)?;
            }
            Err(refusal) => self.message = Some(options.words.refusal(&refusal)),
        }
        Ok(())
    }

    /// A click on the board chooses a move of that place; a second click on it plays the move.
    pub fn click(&mut self, column: u16, row: u16, options: &Options) -> Result<(), PlayError> {
        if !matches!(self.over, Over::Nothing) || !self.board.contains((column, row).into()) {
            return Ok(());
        }
        let game = self.session.position().game();
        let (view, canvas) = self.picture();
        let (left, top) = canvas.origin();
        let inside = (column - self.board.x + self.offset.0, row - self.board.y + self.offset.1);
        let at = (i32::from(inside.0) + left, i32::from(inside.1) + top);
        let near = |n: &usize| {
            let places = boards::places(game, &view, &self.choices[*n].offer);
            places.iter().any(|&(x, y)| y == at.1 && (x - at.0).abs() <= 1)
        };
        let shown = self.shown();
        if shown.get(self.chosen).is_some_and(near) {
            let text = self.choices[shown[self.chosen]].text.clone();
            return self.play(&text, options);
        }
        if let Some(found) = shown.iter().position(near) {
            self.chosen = found;
        }
        Ok(())
    }

    fn own_seat(&self) -> Seat {
        match self.session.eyes() {
            Eyes::Seat(seat) => seat,
            Eyes::Onlooker | Eyes::Reviewer => Seat(0),
        }
    }

    fn picture(&self) -> (Value, Canvas) {
        let view = self.session.position().view(self.session.eyes());
        let large = self.visiting.unwrap_or(self.own_seat());
        let canvas = boards::draw(self.session.position().game(), &view, large.index());
        (view, canvas)
    }

    /// Draws the game over the whole frame.
    pub fn draw(&mut self, frame: &mut Frame<'_>, options: &Options) {
        self.renew(options);
        if matches!(self.over, Over::Curtain) {
            let seat = self.own_seat();
            let phrase = Phrase::new("terminal-curtain").with("seat", seat);
            let text = options.words.say_with_names(&phrase, self.session.names());
            frame.render_widget(Paragraph::new(text).centered().block(Block::bordered()), frame.area());
            return;
        }
        let [body, keys] = Layout::vertical([Constraint::Min(20), Constraint::Length(1)]).areas(frame.area());
        let [left, right] = Layout::horizontal([Constraint::Min(50), Constraint::Length(30)]).areas(body);
        let [board, hand, moves] =
            Layout::vertical([Constraint::Min(10), Constraint::Length(2), Constraint::Length(8)]).areas(left);
        let seats = u16::from(self.session.position().seats());
        let [players, log] =
            Layout::vertical([Constraint::Length(seats + 2), Constraint::Min(4)]).areas(right);
        let (view, canvas) = self.picture();
        self.draw_board(frame, board, canvas, &view, options);
        self.draw_hand(frame, hand, &view, options);
        self.draw_moves(frame, moves, options);
        let lines = talk::players(&self.session, &view, &options.words).join("\n");
        let block = Block::bordered().title(options.words.word("terminal-players"));
        frame.render_widget(Paragraph::new(lines).block(block), players);
        self.draw_log(frame, log, options);
        frame.render_widget(Paragraph::new(options.words.word("terminal-keys-game")), keys);
        self.draw_over(frame, options);
    }

    fn draw_board(
        &mut self,
        frame: &mut Frame<'_>,
        area: Rect,
        mut canvas: Canvas,
        view: &Value,
        options: &Options,
    ) {
        let game = self.session.position().game();
        let shown = if self.visiting.is_some() { Vec::new() } else { self.shown() };
        for &n in &shown {
            for at in boards::places(game, view, &self.choices[n].offer) {
                canvas.paint(at, |style| style.add_modifier(Modifier::BOLD | Modifier::ITALIC));
            }
        }
        let mut focus = None;
        if let Some(&n) = shown.get(self.chosen) {
            for at in boards::places(game, view, &self.choices[n].offer) {
                canvas.paint(at, |style| style.add_modifier(Modifier::REVERSED));
                focus = focus.or(Some(at));
            }
        }
        let plain = |style: Style| if options.colour { style } else { Style { fg: None, bg: None, ..style } };
        let line = |row: boards::Row| {
            Line::from_iter(row.into_iter().map(|(c, style)| Span::styled(c.to_string(), plain(style))))
        };
        let inner = Rect {
            x: area.x + 1,
            y: area.y + 1,
            width: area.width.saturating_sub(2),
            height: area.height.saturating_sub(2),
        };
        self.board = inner;
        self.offset = scrolled(&canvas, focus, inner);
        let title = options.words.word(&format!("game-{game}"));
        frame.render_widget(Block::bordered().title(title), area);
        let lines: Vec<_> = canvas.rows().into_iter().map(line).collect();
        frame.render_widget(Paragraph::new(lines).scroll((self.offset.1, self.offset.0)), inner);
    }

    fn draw_hand(&self, frame: &mut Frame<'_>, area: Rect, view: &Value, options: &Options) {
        let words = &options.words;
        let waiting =
            self.session.bot_to_move().map(|(seat, _)| Phrase::new("terminal-thinking").with("seat", seat));
        let tiles = talk::hand(view, self.session.eyes());
        let hand = tiles.map(|tiles| words.say(&Phrase::new("terminal-hand").with("tiles", tiles)));
        let waiting = waiting.map(|phrase| words.say_with_names(&phrase, self.session.names()));
        let lines: Vec<String> = [self.message.clone().or(waiting), hand].into_iter().flatten().collect();
        frame.render_widget(Paragraph::new(lines.join("\n")).wrap(Wrap { trim: true }), area);
    }

    fn draw_moves(&self, frame: &mut Frame<'_>, area: Rect, options: &Options) {
        let shown = self.shown();
        let item = |&n: &usize| format!("{:<13} {}", self.choices[n].text, self.choices[n].sentence);
        let title = match &self.filter {
            Some(text) => options.words.say(&Phrase::new("terminal-filter").with("text", text.as_str())),
            None => format!("{} {}", options.words.word("terminal-moves"), shown.len()),
        };
        let list = List::new(shown.iter().map(item))
            .block(Block::bordered().title(title))
            .highlight_style(Style::new().add_modifier(Modifier::REVERSED));
        let mut state = ListState::default();
        state.select((!shown.is_empty()).then_some(self.chosen));
        frame.render_stateful_widget(list, area, &mut state);
    }

    fn draw_log(&self, frame: &mut Frame<'_>, area: Rect, options: &Options) {
        let (rows, width) =
            (usize::from(area.height.saturating_sub(2)), usize::from(area.width.saturating_sub(2)));
        let newest = self.session.log(self.session.eyes()).rev().take(rows);
        let mut lines: Vec<String> = Vec::new();
        for phrase in newest {
            let sentence = options.words.say_with_names(phrase, self.session.names());
            lines.extend(words::wrap(&sentence, width).into_iter().rev());
        }
        lines.truncate(rows);
        lines.reverse();
        let block = Block::bordered().title(options.words.word("terminal-log"));
        frame.render_widget(Paragraph::new(lines.join("\n")).block(block), area);
    }

    fn draw_over(&self, frame: &mut Frame<'_>, options: &Options) {
        let text = match &self.over {
            Over::Nothing | Over::Curtain => return,
            Over::Help => options.words.word("terminal-help"),
            Over::Lines(lines) => lines.join("\n"),
        };
        let area = frame.area();
        let window = Rect { x: area.x + 6, y: area.y + 3, width: area.width - 12, height: area.height - 6 };
        frame.render_widget(ratatui::widgets::Clear, window);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }).block(Block::bordered()), window);
    }
}

/// How far to scroll so that the place in focus is in the window; not at all without one.
fn scrolled(canvas: &Canvas, focus: Option<boards::At>, window: Rect) -> (u16, u16) {
    let ((left, top), (width, height)) = (canvas.origin(), canvas.size());
    let (x, y) = focus.unwrap_or((left, top));
    let along = |at: i32, size: i32, room: u16| {
        let most = (size - i32::from(room)).max(0);
        u16::try_from((at - i32::from(room) / 2).clamp(0, most)).unwrap_or(0)
    };
    (along(x - left, width, window.width), along(y - top, height, window.height))
}
