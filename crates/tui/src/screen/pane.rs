//! What is the same for every game on the screen: board, hand, moves, players, log, and what lies over them.

use crate::boards::{self, At, BoardForm, Canvas};
use crate::shown::{Shown, own_seat};
use crate::talk::{self, ReadableMove};
use crossterm::event::KeyCode;
use play::{Phrase, Seat};
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, List, ListState, Paragraph, Wrap};
use serde_json::Value;
use words::Words;

/// What lies over the board.
pub enum Overlay {
    /// Nothing.
    Nothing,
    /// A curtain between two persons.
    Curtain,
    /// Text, and how far it is scrolled.
    Text(Vec<String>, usize),
}

/// What a key or a click comes to.
pub enum Reaction {
    /// The pane has dealt with it.
    Done,
    /// This move is to be played.
    Play(String),
    /// The pane does not know it.
    Other,
}

/// How it is shown: the language, and whether colours may be used.
#[derive(Clone, Copy)]
pub struct Appearance<'a> {
    /// The language.
    pub words: &'a Words,
    /// Colours may be used.
    pub colour: bool,
    /// The line of keys.
    pub keys: &'a str,
}

/// The part of the screen's state that has nothing to do with where the game runs.
pub struct Pane {
    moves: Vec<ReadableMove>,
    filter: Option<String>,
    chosen: usize,
    /// What was refused, or is to be told.
    pub message: Option<String>,
    /// What lies over the board.
    pub over: Overlay,
    /// Who stands where, once the game is over.
    pub result: Option<Vec<String>>,
    /// Whether the move that is chosen was chosen by a click: only then another click plays it.
    pointed: bool,
    board: Rect,
    /// The corner of the board as it was drawn: a tile that is shown where it would lie may reach beyond it.
    origin: boards::At,
    form: BoardForm,
    /// How far the board is scrolled, where it is larger than its window.
    offset: (u16, u16),
    /// How far the user has moved the window over the board.
    nudged: (i32, i32),
    /// Whose part of the table is drawn large, where it is not the user's own.
    visiting: Option<Seat>,
    fresh: bool,
}

impl Pane {
    /// Nothing chosen yet.
    pub fn new(over: Overlay) -> Pane {
        Pane {
            moves: Vec::new(),
            filter: None,
            chosen: 0,
            message: None,
            over,
            result: None,
            pointed: false,
            board: Rect::default(),
            origin: (0, 0),
            form: BoardForm::small(0, boards::LATIN),
            offset: (0, 0),
            nudged: (0, 0),
            visiting: None,
            fresh: false,
        }
    }

    /// The game has gone on: what was chosen is forgotten.
    pub fn refresh(&mut self) {
        self.fresh = false;
        self.chosen = 0;
        self.pointed = false;
        self.filter = None;
        self.nudged = (0, 0);
    }

    fn renew(&mut self, shown: &dyn Shown, words: &Words) {
        if !self.fresh {
            self.moves = shown.moves(words);
            self.fresh = true;
        }
    }

    /// The moves that the filter lets through.
    fn fitting(&self) -> Vec<usize> {
        let wanted = self.filter.as_deref().unwrap_or_default().to_lowercase();
        let fits = |one: &ReadableMove| {
            wanted.is_empty()
                || one.text.to_lowercase().contains(&wanted)
                || one.sentence.to_lowercase().contains(&wanted)
        };
        (0..self.moves.len()).filter(|&n| fits(&self.moves[n])).collect()
    }

    /// Answers a key.
    pub fn press(&mut self, key: KeyCode, shown: &dyn Shown) -> Reaction {
        match &mut self.over {
            Overlay::Nothing => {}
            Overlay::Text(_, scrolled) if key == KeyCode::Down => {
                *scrolled += 1;
                return Reaction::Done;
            }
            Overlay::Text(_, scrolled) if key == KeyCode::Up => {
                *scrolled = scrolled.saturating_sub(1);
                return Reaction::Done;
            }
            Overlay::Curtain | Overlay::Text(..) => {
                if matches!(key, KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ' | 'q')) {
                    self.over = Overlay::Nothing;
                }
                return Reaction::Done;
            }
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
            return Reaction::Done;
        }
        self.command(key, shown)
    }

    fn command(&mut self, key: KeyCode, shown: &dyn Shown) -> Reaction {
        let fitting = self.fitting();
        self.pointed = false;
        match key {
            KeyCode::Up => self.chosen = (self.chosen + fitting.len().max(1) - 1) % fitting.len().max(1),
            KeyCode::Down | KeyCode::Tab => self.chosen = (self.chosen + 1) % fitting.len().max(1),
            KeyCode::Left => self.nudged.0 -= 6,
            KeyCode::Right => self.nudged.0 += 6,
            KeyCode::PageUp => self.nudged.1 -= 3,
            KeyCode::PageDown => self.nudged.1 += 3,
            KeyCode::Char('r') => self.turn_in_place(&fitting, shown),
            KeyCode::Char('/') => self.filter = Some(String::new()),
            KeyCode::Char('o') => self.visit(shown),
            KeyCode::Enter => match fitting.get(self.chosen) {
                Some(&n) => return Reaction::Play(self.moves[n].text.clone()),
                None => return Reaction::Done,
            },
            _ => return Reaction::Other,
        }
        Reaction::Done
    }

    /// Looks at the next seat's part of the table, and at last at the user's own again.
    fn visit(&mut self, shown: &dyn Shown) {
        let own = own_seat(shown);
        let next = self.visiting.unwrap_or(own).next(shown.seats());
        self.visiting = Some(next).filter(|&seat| seat != own);
    }

    /// The next move whose first place is the same: another turn of the same tile.
    fn turn_in_place(&mut self, fitting: &[usize], shown: &dyn Shown) {
        let Some(&now) = fitting.get(self.chosen) else { return };
        let view = shown.view();
        let first =
            |n: usize| boards::places(shown.game(), &view, &self.moves[n].offer, self.form).first().copied();
        let later = (1..fitting.len()).map(|step| (self.chosen + step) % fitting.len());
        if let Some(next) = later.into_iter().find(|&at| first(fitting[at]) == first(now)) {
            self.chosen = next;
        }
    }

    /// A click on the board chooses a move of that place; a second click on where it goes plays it. Where a move takes
    /// something from the board, a click takes it, another one takes it another way.
    pub fn click(&mut self, column: u16, row: u16, shown: &dyn Shown) -> Reaction {
        if !matches!(self.over, Overlay::Nothing) || !self.board.contains((column, row).into()) {
            return Reaction::Done;
        }
        let view = shown.view();
        let (left, top) = self.origin;
        let inside = (column - self.board.x + self.offset.0, row - self.board.y + self.offset.1);
        let (x, y) = (i32::from(inside.0) + left, i32::from(inside.1) + top);
        let near = |places: &[boards::At]| places.iter().any(|&(a, b)| b == y && (a - x).abs() <= 1);
        let (game, form, fitting) = (shown.game(), self.form, self.fitting());
        let grip = |at: usize| boards::grip(game, &self.moves[fitting[at]].offer, form);
        let takes = |at: &usize| near(&grip(*at));
        let goes = |at: &usize| near(&boards::places(game, &view, &self.moves[fitting[*at]].offer, form));
        let chosen = Some(self.chosen).filter(|at| self.pointed && *at < fitting.len());
        let later = || (1..=fitting.len()).map(|step| (self.chosen + step) % fitting.len());
        let found = match chosen {
            Some(at) if takes(&at) => later().find(takes),
            Some(at) if goes(&at) => return Reaction::Play(self.moves[fitting[at]].text.clone()),
            Some(at) => (0..fitting.len())
                .find(|other| goes(other) && !grip(at).is_empty() && grip(*other) == grip(at)),
            None => None,
        };
        let found =
            found.or_else(|| (0..fitting.len()).find(takes)).or_else(|| (0..fitting.len()).find(goes));
        if let Some(found) = found {
            self.chosen = found;
            self.pointed = true;
        }
        Reaction::Done
    }

    /// Draws the game over the whole frame.
    pub fn draw(&mut self, frame: &mut Frame<'_>, shown: &dyn Shown, appearance: Appearance<'_>) {
        let words = appearance.words;
        self.renew(shown, words);
        if matches!(self.over, Overlay::Curtain) {
            let phrase = Phrase::new("terminal-curtain").with("seat", own_seat(shown));
            let text = words.say_with_names(&phrase, shown.names());
            frame.render_widget(Paragraph::new(text).centered().block(Block::bordered()), frame.area());
            return;
        }
        let keys = wrap_keys(appearance.keys, usize::from(frame.area().width));
        let [body, foot] = Layout::vertical([Constraint::Min(20), Constraint::Length(keys.len() as u16)])
            .areas(frame.area());
        // A third of what a window has more than the smallest goes to the log.
        let beside = 30 + (body.width.saturating_sub(80) / 3).min(30);
        let [left, right] = Layout::horizontal([Constraint::Min(50), Constraint::Length(beside)]).areas(body);
        self.draw_game(frame, left, shown, appearance);
        draw_people(frame, right, shown, words);
        frame.render_widget(Paragraph::new(keys.join("\n")).alignment(along(words)), foot);
        self.draw_over(frame, words);
    }

    /// Board, hand and moves, one above the other.
    fn draw_game(
        &mut self,
        frame: &mut Frame<'_>,
        area: Rect,
        shown: &dyn Shown,
        appearance: Appearance<'_>,
    ) {
        let words = appearance.words;
        let view = shown.view();
        let hand = hand_lines(&view, shown, words, usize::from(area.width) - 2);
        let listed = 8 + (area.height.saturating_sub(24) / 6).min(6);
        let listed = self.result.as_ref().map_or(listed, |lines| listed.min(lines.len() as u16 + 2));
        let [board, tiles, moves] = Layout::vertical([
            Constraint::Min(10),
            Constraint::Length(hand.len() as u16 + 1),
            Constraint::Length(listed - u16::from(hand.len() > 1 && listed > 7)),
        ])
        .areas(area);
        let large = self.visiting.unwrap_or(own_seat(shown)).index();
        let room = (board.width.saturating_sub(2), board.height.saturating_sub(2));
        self.form = BoardForm::fitting(shown.game(), &view, (large, boards::letters(words)), room);
        let parts = boards::parts(shown.game(), &view, self.form);
        self.draw_board(frame, board, parts, &view, shown, appearance);
        self.draw_hand(frame, tiles, hand, shown, words);
        self.draw_moves(frame, moves, words);
    }

    fn draw_board(
        &mut self,
        frame: &mut Frame<'_>,
        area: Rect,
        (mut canvas, side): (Canvas, Canvas),
        view: &Value,
        shown: &dyn Shown,
        appearance: Appearance<'_>,
    ) {
        let focus = self.mark_moves(&mut canvas, view, shown);
        let plain =
            |style: Style| if appearance.colour { style } else { Style { fg: None, bg: None, ..style } };
        let line = |row: boards::Row| {
            Line::from_iter(row.into_iter().map(|(c, style)| Span::styled(c.to_string(), plain(style))))
        };
        let inner = Rect {
            x: area.x + 1,
            y: area.y + 1,
            width: area.width.saturating_sub(2),
            height: area.height.saturating_sub(2),
        };
        let wide = side.size().0.max(0) as u16;
        let [main, _, beside] = Layout::horizontal([
            Constraint::Min(10),
            Constraint::Length(u16::from(wide > 0)),
            Constraint::Length(wide),
        ])
        .areas(inner);
        (self.board, self.origin) = (main, canvas.origin());
        self.offset = scrolled(&canvas, focus, main, &mut self.nudged);
        let name = appearance.words.game(shown.game());
        let visited = self.visiting.and_then(|seat| shown.names().get(seat.index()).cloned());
        let name = visited.map_or(name.clone(), |visited| format!("{name} · {visited}"));
        frame.render_widget(Block::bordered().title(title(&name)), area);
        let lines: Vec<_> = canvas.rows().into_iter().map(line).collect();
        frame.render_widget(Paragraph::new(lines).scroll((self.offset.1, self.offset.0)), main);
        let lines: Vec<_> = side.rows().into_iter().map(line).collect();
        frame.render_widget(Paragraph::new(lines), beside);
    }

    /// Marks where moves go, and the chosen one as if it were played; the first place of that one.
    fn mark_moves(&self, canvas: &mut Canvas, view: &Value, shown: &dyn Shown) -> Option<At> {
        let fitting = if self.visiting.is_some() { Vec::new() } else { self.fitting() };
        for &n in &fitting {
            for at in boards::places(shown.game(), view, &self.moves[n].offer, self.form) {
                canvas.paint(at, |style| style.add_modifier(Modifier::BOLD | Modifier::ITALIC));
            }
        }
        let offer = &self.moves[*fitting.get(self.chosen)?].offer;
        boards::preview(shown.game(), canvas, view, offer, self.form);
        let places = boards::places(shown.game(), view, offer, self.form);
        for &at in &places {
            canvas.paint(at, |style| style.add_modifier(Modifier::REVERSED));
        }
        places.first().copied()
    }

    fn draw_hand(
        &self,
        frame: &mut Frame<'_>,
        area: Rect,
        hand: Vec<String>,
        shown: &dyn Shown,
        words: &Words,
    ) {
        let chosen = || self.fitting().get(self.chosen).map(|&n| self.moves[n].sentence.clone());
        let news = self.message.clone().or_else(|| shown.waiting(words)).or_else(chosen);
        let lines: Vec<String> = news.into_iter().chain(hand).collect();
        let text = Paragraph::new(lines.join("\n")).alignment(along(words)).wrap(Wrap { trim: true });
        frame.render_widget(text, area);
    }

    fn draw_moves(&self, frame: &mut Frame<'_>, area: Rect, words: &Words) {
        if let Some(lines) = &self.result {
            let block = Block::bordered().title(title(&words.word("terminal-over")));
            let text = Paragraph::new(lines.join("\n")).alignment(along(words)).block(block);
            return frame.render_widget(text, area);
        }
        let fitting = self.fitting();
        let item = |&n: &usize| self.moves[n].line();
        let name = match &self.filter {
            Some(text) => words.say(&Phrase::new("terminal-filter").with("text", text.as_str())),
            None => format!("{} {}", words.word("terminal-moves"), fitting.len()),
        };
        let list = List::new(fitting.iter().map(item))
            .block(Block::bordered().title(title(&name)))
            .highlight_style(Style::new().add_modifier(Modifier::REVERSED));
        let mut state = ListState::default();
        state.select((!fitting.is_empty()).then_some(self.chosen));
        frame.render_stateful_widget(list, area, &mut state);
    }

    fn draw_over(&mut self, frame: &mut Frame<'_>, words: &Words) {
        let Overlay::Text(lines, from) = &mut self.over else { return };
        let area = frame.area();
        let window = Rect { x: area.x + 4, y: area.y + 2, width: area.width - 8, height: area.height - 4 };
        let (width, height) = (usize::from(window.width - 2), usize::from(window.height - 2));
        let wrapped: Vec<String> = lines.iter().flat_map(|line| keep_indent(line, width)).collect();
        *from = (*from).min(wrapped.len().saturating_sub(height));
        let hidden = wrapped.len().saturating_sub(*from + height);
        let text: Vec<_> = wrapped.iter().skip(*from).take(height).cloned().collect();
        let mut block = Block::bordered();
        if hidden > 0 {
            let more = words.say(&Phrase::new("terminal-more").with("count", hidden));
            block = block.title_bottom(format!(" {more} "));
        }
        frame.render_widget(Clear, window);
        frame.render_widget(Paragraph::new(text.join("\n")).alignment(along(words)).block(block), window);
    }
}

/// Running text begins where its language begins; boards never do.
pub fn along(words: &Words) -> Alignment {
    if words.right_to_left() { Alignment::Right } else { Alignment::Left }
}

/// The hands, in as many lines as they need.
fn hand_lines(view: &Value, shown: &dyn Shown, words: &Words, width: usize) -> Vec<String> {
    let mut lines: Vec<String> =
        talk::hands(shown, view, words).iter().flat_map(|hand| words::wrap(hand, width)).collect();
    if lines.is_empty() {
        lines.push(String::new());
    }
    lines
}

/// Players, and the log below them.
fn draw_people(frame: &mut Frame<'_>, area: Rect, shown: &dyn Shown, words: &Words) {
    let [players, log] =
        Layout::vertical([Constraint::Length(u16::from(shown.seats()) + 2), Constraint::Min(4)]).areas(area);
    let lines = talk::players(shown, &shown.view(), words, usize::from(players.width) - 2).join("\n");
    let block = Block::bordered().title(title(&words.word("terminal-players")));
    frame.render_widget(Paragraph::new(lines).alignment(along(words)).block(block), players);
    draw_log(frame, log, shown, words);
}

fn draw_log(frame: &mut Frame<'_>, area: Rect, shown: &dyn Shown, words: &Words) {
    let (rows, width) =
        (usize::from(area.height.saturating_sub(2)), usize::from(area.width.saturating_sub(2)));
    let mut lines: Vec<String> = Vec::new();
    for sentence in shown.log(words, rows).iter().rev() {
        lines.extend(words::wrap(sentence, width).into_iter().rev());
    }
    lines.truncate(rows);
    lines.reverse();
    let block = Block::bordered().title(title(&words.word("terminal-log")));
    frame.render_widget(Paragraph::new(lines.join("\n")).alignment(along(words)).block(block), area);
}

/// Breaks a line that is too long; what goes on stands as far in as its beginning.
fn keep_indent(line: &str, width: usize) -> Vec<String> {
    let indent = line.chars().take_while(|c| *c == ' ').count();
    if line.chars().count() <= width {
        return vec![line.to_owned()];
    }
    words::wrap(line, width.saturating_sub(indent))
        .iter()
        .map(|part| format!("{:indent$}{part}", ""))
        .collect()
}

/// A title with room for all its letters: an Arabic lam and alef are counted as one column but drawn in two.
fn title(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let joined = letters.windows(2).filter(|pair| pair[0] == 'ل' && matches!(pair[1], 'ا' | 'أ' | 'إ' | 'آ'));
    format!("{text}{}", " ".repeat(joined.count()))
}

/// The keys in as many lines as they need, none of them torn apart.
fn wrap_keys(keys: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for key in keys.split(" · ") {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 3 + key.chars().count() <= width => {
                line.push_str(" · ");
                line.push_str(key);
            }
            _ => lines.push(key.to_owned()),
        }
    }
    lines
}

/// How far to scroll: the place in focus is in the window, and the user may move it from there.
fn scrolled(
    canvas: &Canvas,
    focus: Option<boards::At>,
    window: Rect,
    (across, down): &mut (i32, i32),
) -> (u16, u16) {
    let ((left, top), (width, height)) = (canvas.origin(), canvas.size());
    let (x, y) = focus.unwrap_or((left, top));
    let along = |at: i32, size: i32, room: u16, nudged: &mut i32| {
        let most = (size - i32::from(room)).max(0);
        let start = (at - i32::from(room) / 2).clamp(0, most);
        // What leads beyond the edge is forgotten, so that the way back is as long as the way there.
        *nudged = (*nudged).clamp(-start, most - start);
        u16::try_from(start + *nudged).unwrap_or(0)
    };
    (along(x - left, width, window.width, across), along(y - top, height, window.height, down))
}
