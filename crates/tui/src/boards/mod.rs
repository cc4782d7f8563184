//! Boards in characters, drawn from a view. The same canvas serves the screen and the plain lines.

mod dominoes;
mod kingdomino;
mod plain;
mod quixo;
mod triominos;

use ratatui::style::Style;
use serde_json::Value;
use std::collections::BTreeMap;

/// A place on the canvas: column and row, which may be negative until it is cut out.
pub type At = (i32, i32);

/// Characters with styles at places.
#[derive(Clone, Debug, Default)]
pub struct Canvas {
    cells: BTreeMap<(i32, i32), (char, Style)>,
}

/// A row of characters with their styles.
pub type Row = Vec<(char, Style)>;

impl Canvas {
    /// Writes text from a place to the right.
    pub fn write(&mut self, (x, y): At, text: &str, style: Style) {
        for (n, c) in (0..).zip(text.chars()) {
            self.cells.insert((y, x + n), (c, style));
        }
    }

    /// Changes the style of a place, if something stands there.
    pub fn paint(&mut self, (x, y): At, change: impl Fn(Style) -> Style) {
        let cell = self.cells.entry((y, x)).or_insert((' ', Style::default()));
        cell.1 = change(cell.1);
    }

    /// The top left corner of what was drawn.
    pub fn origin(&self) -> At {
        let left = self.cells.keys().map(|&(_, x)| x).min().unwrap_or(0);
        let top = self.cells.keys().map(|&(y, _)| y).min().unwrap_or(0);
        (left, top)
    }

    /// Puts another canvas on this one, moved.
    pub fn stamp(&mut self, (dx, dy): At, other: &Canvas) {
        let (left, top) = other.origin();
        for (&(y, x), &cell) in &other.cells {
            self.cells.insert((y - top + dy, x - left + dx), cell);
        }
    }

    /// Columns and rows.
    pub fn size(&self) -> (i32, i32) {
        let (left, top) = self.origin();
        let right = self.cells.keys().map(|&(_, x)| x + 1).max().unwrap_or(0);
        let bottom = self.cells.keys().map(|&(y, _)| y + 1).max().unwrap_or(0);
        (right - left, bottom - top)
    }

    /// All rows, from the top left corner.
    pub fn rows(&self) -> Vec<Row> {
        let ((left, top), (width, height)) = (self.origin(), self.size());
        let blank = vec![(' ', Style::default()); usize::try_from(width).unwrap_or(0)];
        let mut rows = vec![blank; usize::try_from(height).unwrap_or(0)];
        for (&(y, x), &cell) in &self.cells {
            if let (Ok(row), Ok(column)) = (usize::try_from(y - top), usize::try_from(x - left)) {
                rows[row][column] = cell;
            }
        }
        rows
    }

    /// The canvas as plain text.
    pub fn text(&self) -> String {
        let line =
            |row: Row| row.into_iter().map(|(c, _)| c).collect::<String>().trim_end().to_owned() + "\n";
        self.rows().into_iter().map(line).collect()
    }
}

/// The board of a view as these eyes see it; `own` is whose part is drawn large.
/// A game without a board of its own is shown as text, never as another game.
pub fn draw(game: &str, view: &Value, own: usize) -> Canvas {
    match game {
        "kingdomino" => kingdomino::draw(view, own),
        "triominos" => triominos::draw(view),
        "quixo" => quixo::draw(view),
        "dominoes" => dominoes::draw(view),
        _ => plain::draw(view),
    }
}

/// The same in two parts for a window: what may scroll, and what must always be in sight beside it.
pub fn parts(game: &str, view: &Value, own: usize) -> (Canvas, Canvas) {
    match game {
        "kingdomino" => (kingdomino::kingdom(view, own), kingdomino::rows(view)),
        _ => (draw(game, view, own), Canvas::default()),
    }
}

/// Where on the canvas a move goes, for marking it and for finding it with the mouse.
pub fn places(game: &str, view: &Value, offer: &Value) -> Vec<At> {
    match game {
        "kingdomino" => kingdomino::places(view, offer),
        "triominos" => triominos::places(offer),
        "quixo" => quixo::places(offer),
        "dominoes" => dominoes::places(view, offer),
        _ => Vec::new(),
    }
}

fn number(value: &Value, name: &str) -> i32 {
    value[name].as_i64().and_then(|n| i32::try_from(n).ok()).unwrap_or(0)
}

fn list<'v>(value: &'v Value, name: &str) -> &'v [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}
