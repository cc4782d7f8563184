//! Boards in characters, drawn from a view. The same canvas serves the screen and the plain lines.

mod dominoes;
mod kingdomino;
mod plain;
mod quixo;
mod triominos;

use ratatui::style::Style;
use serde_json::Value;
use std::collections::BTreeMap;
use words::Words;

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

    /// Draws the frame of a box of this many columns and rows.
    pub fn frame(&mut self, (x, y): At, (width, height): (i32, i32), style: Style) {
        let level = "─".repeat(usize::try_from(width - 2).unwrap_or(0));
        self.write((x, y), &format!("┌{level}┐"), style);
        self.write((x, y + height - 1), &format!("└{level}┘"), style);
        for row in y + 1..y + height - 1 {
            self.write((x, row), "│", style);
            self.write((x + width - 1, row), "│", style);
        }
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

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardForm {
    /// Whose part of the table is drawn large.
    pub own: usize,
    /// How large squares, cubes and tiles are; 1 is as small as can be.
    pub scale: i32,
    /// How wide a line of tiles may become.
    pub columns: i32,
    /// Whether the others' parts are shown beside the user's own.
    pub others: bool,
    /// What kinds of ground are written with.
    pub letters: Letters,
}

/// A letter for each kind of ground: wheat, forest, water, grass, swamp, mine.
pub type Letters = [char; 6];

const GROUNDS: [&str; 6] = ["wheat", "forest", "water", "grass", "swamp", "mine"];
/// Latin letters, where those of the language cannot be used.
pub const LATIN: Letters = ['W', 'F', '~', 'G', 'S', 'M'];

/// The letters of the language, as on the page. A terminal that writes from right to left would turn every row of a map
/// of such letters around, so there they are Latin; the legend says what each stands for.
pub fn letters(words: &Words) -> Letters {
    if words.right_to_left() {
        return LATIN;
    }
    let mut letters = LATIN;
    for (letter, ground) in letters.iter_mut().zip(GROUNDS) {
        let word = words.word(&format!("terrain-letter-{ground}"));
        *letter = word.chars().find(|c| c.is_alphabetic()).unwrap_or(*letter);
    }
    letters
}

/// As large as is of any use.
const LARGEST: i32 = 4;

impl BoardForm {
    /// As small as can be, for lines of text and the smallest window.
    pub fn small(own: usize, letters: Letters) -> BoardForm {
        BoardForm { own, scale: 1, columns: 48, others: false, letters }
    }

    /// The others' parts too if they fit, then as large as fits a window of this many columns and rows.
    pub fn fitting(
        game: &str,
        view: &Value,
        (own, letters): (usize, Letters),
        room: (u16, u16),
    ) -> BoardForm {
        let (columns, rows) = (i32::from(room.0), i32::from(room.1));
        let form = |others, scale| BoardForm { own, scale, columns, others, letters };
        let forms = [true, false]
            .into_iter()
            .flat_map(|others| (1..=LARGEST).rev().map(move |scale| form(others, scale)));
        let fits = |form: &BoardForm| {
            let (board, side) = parts(game, view, *form);
            let ((width, height), (beside, below)) = (board.size(), side.size());
            width + beside + i32::from(beside > 0) <= columns && height.max(below) <= rows
        };
        forms.into_iter().find(fits).unwrap_or(form(false, 1))
    }
}

/// The board of a view as these eyes see it, for lines of text; `own` is whose part is drawn large.
pub fn draw(game: &str, view: &Value, own: usize, words: &Words) -> Canvas {
    let form = BoardForm::small(own, letters(words));
    match game {
        "kingdomino" => kingdomino::draw(view, form),
        _ => parts(game, view, form).0,
    }
}

/// The board in two parts for a window: what may scroll, and what must always be in sight beside it.
pub fn parts(game: &str, view: &Value, form: BoardForm) -> (Canvas, Canvas) {
    match game {
        "kingdomino" => (kingdomino::kingdom(view, form), kingdomino::side(view, form)),
        "triominos" => (triominos::draw(view, form), Canvas::default()),
        "quixo" => (quixo::draw(view, form), Canvas::default()),
        "dominoes" => (dominoes::draw(view, form), Canvas::default()),
        _ => (plain::draw(view), Canvas::default()),
    }
}

/// Where on the canvas a move goes, for marking it and for finding it with the mouse.
pub fn places(game: &str, view: &Value, offer: &Value, form: BoardForm) -> Vec<At> {
    match game {
        "kingdomino" => kingdomino::places(view, offer, form),
        "triominos" => triominos::places(offer, form),
        "quixo" => quixo::places(offer, form),
        "dominoes" => dominoes::places(view, offer, form),
        _ => Vec::new(),
    }
}

/// What a move takes from the board itself before it puts it elsewhere; nothing where it comes from a hand or a row.
pub fn grip(game: &str, offer: &Value, form: BoardForm) -> Vec<At> {
    match game {
        "quixo" => quixo::grip(offer, form),
        _ => Vec::new(),
    }
}

/// Draws what a move would put on the board, where it would lie, and what it moves on the way.
pub fn preview(game: &str, canvas: &mut Canvas, view: &Value, offer: &Value, form: BoardForm) {
    match game {
        "kingdomino" => kingdomino::preview(canvas, view, offer, form),
        "triominos" => triominos::preview(canvas, offer, form),
        "quixo" => quixo::preview(canvas, view, offer, form),
        "dominoes" => dominoes::preview(canvas, view, offer, form),
        _ => {}
    }
}

fn number(value: &Value, name: &str) -> i32 {
    value[name].as_i64().and_then(|n| i32::try_from(n).ok()).unwrap_or(0)
}

fn list<'v>(value: &'v Value, name: &str) -> &'v [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}
