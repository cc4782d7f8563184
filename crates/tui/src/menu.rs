//! The menu: which game, how many, against whom, with which options, or a saved game.

use crate::Options;
use crate::plain::against_bots;
use crate::screen::pane::along;
use crate::session::NewGame;
use catalogue::{Catalogue, Entry};
use play::{Choices, OptionKind, Phrase};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};
use std::path::PathBuf;
use words::Words;

const LEVELS: [&str; 5] = ["beginner", "easy", "medium", "hard", "expert"];

/// What the menu shows and what is chosen in it.
pub struct Menu {
    catalogue: Catalogue,
    game: usize,
    seats: u8,
    persons: u8,
    level: usize,
    choices: Choices,
    row: usize,
    saved: Vec<PathBuf>,
    /// Why the last choice did not fit.
    pub problem: Option<String>,
}

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Game,
    Seats,
    Persons,
    Level,
    Option(usize),
    Start,
    Saved(usize),
}

/// What comes of pressing Enter.
pub enum Chosen {
    /// Begin this game.
    Begin(NewGame),
    /// Go on with this save.
    Resume(PathBuf),
}

impl Menu {
    /// A menu with the saves there are.
    pub fn new(options: &Options) -> Menu {
        Menu {
            catalogue: options.catalogue.clone(),
            game: 0,
            seats: 2,
            persons: 1,
            level: 1,
            choices: Choices::none(),
            row: 0,
            saved: options.saves.list(),
            problem: None,
        }
    }

    fn entry(&self) -> &Entry {
        &self.catalogue.all()[self.game]
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game, Row::Seats, Row::Persons, Row::Level];
        let fits = |n: &usize| {
            let seats = self.entry().options[*n].seats;
            seats.is_empty() || seats.contains(&self.seats)
        };
        rows.extend((0..self.entry().options.len()).filter(fits).map(Row::Option));
        rows.push(Row::Start);
        rows.extend((0..self.saved.len()).map(Row::Saved));
        rows
    }

    /// One line up (−1) or down (1).
    pub fn walk(&mut self, step: isize) {
        let rows = self.rows().len();
        self.row = (self.row + rows).saturating_add_signed(step) % rows;
    }

    /// The value to the left (−1) or to the right (1).
    pub fn change(&mut self, step: isize) {
        self.problem = None;
        let turn = |at: usize, of: usize| (at + of).saturating_add_signed(step) % of;
        match self.rows()[self.row] {
            Row::Game => {
                self.game = turn(self.game, self.catalogue.all().len());
                self.choices = Choices::none();
                self.clamp_seats();
            }
            Row::Seats => {
                let fitting = self.fitting_seats();
                let at = fitting.iter().position(|&n| n == self.seats).unwrap_or(0);
                self.seats = fitting[turn(at, fitting.len())];
                self.persons = self.persons.min(self.seats);
                self.forget_what_does_not_fit();
            }
            Row::Persons => self.persons = turn(usize::from(self.persons), usize::from(self.seats) + 1) as u8,
            Row::Level => self.level = turn(self.level, LEVELS.len()),
            Row::Option(n) => self.change_option(n, step),
            Row::Start | Row::Saved(_) => {}
        }
    }

    /// Options that cannot be chosen with this many seats go back to the rulebook's way.
    fn forget_what_does_not_fit(&mut self) {
        let (seats, options) = (self.seats, self.entry().options);
        for spec in options.iter().filter(|spec| !spec.seats.is_empty() && !spec.seats.contains(&seats)) {
            self.choices.0.remove(spec.name);
        }
    }

    fn fitting_seats(&self) -> Vec<u8> {
        self.entry().facts.seats.to_vec()
    }

    fn clamp_seats(&mut self) {
        if !self.fitting_seats().contains(&self.seats) {
            self.seats = self.fitting_seats()[0];
        }
        self.persons = self.persons.min(self.seats);
    }

    fn change_option(&mut self, n: usize, step: isize) {
        let options = self.entry().options;
        let spec = &options[n];
        let value = self.choices.get(options, spec.name).to_owned();
        let next = match spec.kind {
            OptionKind::Flag => if value == "yes" { "no" } else { "yes" }.to_owned(),
            OptionKind::Choice { words } => {
                let at = words.iter().position(|&word| word == value).unwrap_or(0);
                words[(at + words.len()).saturating_add_signed(step) % words.len()].to_owned()
            }
            OptionKind::Number { min, max } => {
                let stride = ((max - min) / 20).clamp(1, 50) * step as i64;
                (value.parse::<i64>().unwrap_or(min) + stride).clamp(min, max).to_string()
            }
        };
        self.choices = std::mem::take(&mut self.choices).with(spec.name, next);
    }

    /// What Enter does on the line that is chosen.
    pub fn enter(&self, words: &Words) -> Chosen {
        if let Row::Saved(n) = self.rows()[self.row] {
            return Chosen::Resume(self.saved[n].clone());
        }
        let people = self.persons.min(self.seats);
        let mut new_game = against_bots(self.entry().name, self.seats, people, LEVELS[self.level], words);
        new_game.choices = self.choices.clone().without_defaults(self.entry().options);
        Chosen::Begin(new_game)
    }

    /// Draws the menu over the whole frame.
    pub fn draw(&self, frame: &mut Frame<'_>, words: &Words) {
        let [body, about, keys] =
            Layout::vertical([Constraint::Min(10), Constraint::Length(3), Constraint::Length(1)])
                .areas(frame.area());
        let lines: Vec<Line<'_>> = self
            .rows()
            .into_iter()
            .enumerate()
            .map(|(n, row)| {
                let style =
                    if n == self.row { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
                Line::styled(self.text(row, words), style)
            })
            .collect();
        let block = Block::bordered().title(words.word("terminal-menu-title"));
        frame.render_widget(Paragraph::new(lines).alignment(along(words)).block(block), body);
        let explained = self.problem.clone().unwrap_or_else(|| self.about(words));
        let explained = Paragraph::new(explained).alignment(along(words)).wrap(Wrap { trim: true });
        frame.render_widget(explained, about);
        frame.render_widget(Paragraph::new(words.word("terminal-keys-menu")).alignment(along(words)), keys);
    }

    fn text(&self, row: Row, words: &Words) -> String {
        let pair = |label: String, value: String| format!(" {label}: ‹ {value} ›");
        let labelled = |id: &str, value: String| pair(words.word(id), value);
        match row {
            Row::Game => labelled("terminal-menu-game", words.game(self.entry().name)),
            Row::Seats => labelled("terminal-menu-seats", self.seats.to_string()),
            Row::Persons => labelled("terminal-menu-persons", self.persons.to_string()),
            Row::Level => {
                labelled("terminal-menu-level", words.word(&format!("level-{}", LEVELS[self.level])))
            }
            Row::Option(n) => {
                let entry = self.entry();
                let (id, spec) = (option_id(entry, n), &entry.options[n]);
                let value = self.choices.get(entry.options, spec.name);
                let said = match spec.kind {
                    OptionKind::Flag => words.word(if value == "yes" { "yes" } else { "no" }),
                    OptionKind::Choice { .. } => words.word(&format!("{id}-is-{value}")),
                    OptionKind::Number { .. } => value.to_owned(),
                };
                pair(words.word(&id), said)
            }
            Row::Start => format!(" [ {} ]", words.word("terminal-menu-start")),
            Row::Saved(n) => {
                let name = self.saved[n].file_stem().unwrap_or_default().to_string_lossy().into_owned();
                format!(" [ {} ]", words.say(&Phrase::new("terminal-go-on").with("name", name)))
            }
        }
    }

    fn about(&self, words: &Words) -> String {
        match self.rows()[self.row] {
            Row::Game => words.word(&format!("rules-intro-{}", self.entry().name)),
            Row::Level => words.word(&format!("level-{}-about", LEVELS[self.level])),
            Row::Option(n) => words.word(&format!("{}-about", option_id(self.entry(), n))),
            _ => String::new(),
        }
    }
}

fn option_id(entry: &Entry, n: usize) -> String {
    format!("option-{}-{}", entry.name, entry.options[n].name.replace('_', "-"))
}
