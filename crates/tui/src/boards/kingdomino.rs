//! Kingdomino in characters: a square is a letter of the language and its crowns, `F2` a forest with two in English.

use super::{At, BoardForm, Canvas, GROUNDS, Letters, list, number};
use ratatui::style::{Color, Modifier, Style};
use serde_json::Value;

/// Columns and rows of a square: a large kingdom leaves no gap between them.
fn square(view: &Value, form: BoardForm) -> (i32, i32) {
    (if number(view, "size") > 5 { 2 } else { 3 } * form.scale, form.scale)
}

/// The whole table: one's own kingdom, the rows of dominoes, the other kingdoms.
pub fn draw(view: &Value, form: BoardForm) -> Canvas {
    let mut canvas = kingdom(view, form);
    let reach = number(view, "size").max(1) - 1;
    let right = (reach + 1) * square(view, form).0 + 3;
    canvas.stamp((right, -reach), &rows(view, form.letters));
    let others = list(view, "kingdoms").iter().enumerate().filter(|(seat, _)| *seat != form.own);
    for (n, (seat, kingdom)) in (0_i32..).zip(others) {
        let left = right + 16 + n * (number(view, "size") * 2 + 3);
        canvas.stamp((left, -reach), &small(seat, kingdom, form.letters));
    }
    canvas
}

/// One kingdom, with points where it may still grow.
pub fn kingdom(view: &Value, form: BoardForm) -> Canvas {
    let mut canvas = Canvas::default();
    if let Some(kingdom) = list(view, "kingdoms").get(form.own) {
        draw_frame(&mut canvas, kingdom, view, form);
        for field in list(kingdom, "squares") {
            draw_half(&mut canvas, at(field, view, form), &half_of(field, form.letters), square(view, form));
        }
    }
    canvas
}

/// What stands beside the kingdom: the row that is being laid, the one that is chosen from, the other kingdoms.
pub fn side(view: &Value, form: BoardForm) -> Canvas {
    let mut canvas = rows(view, form.letters);
    if !form.others {
        return canvas;
    }
    let others = list(view, "kingdoms").iter().enumerate().filter(|(seat, _)| *seat != form.own);
    let mut top = 0;
    for (seat, kingdom) in others {
        let small = small(seat, kingdom, form.letters);
        canvas.stamp((14, top), &small);
        top += small.size().1 + 1;
    }
    canvas
}

/// The row that is being laid, and below it the one that is chosen from.
fn rows(view: &Value, letters: Letters) -> Canvas {
    let mut canvas = Canvas::default();
    draw_row(&mut canvas, (0, 0), list(view, "current"), ("•", letters));
    let below = list(view, "current").len() as i32;
    let gap = i32::from(below > 0);
    draw_row(&mut canvas, (0, below + gap), list(view, "next"), ("→", letters));
    canvas
}

/// A point on every square that the kingdom may still reach.
fn draw_frame(canvas: &mut Canvas, kingdom: &Value, view: &Value, form: BoardForm) {
    let bounds = |name: &str| {
        let all = list(kingdom, "squares").iter().map(|square| number(square, name));
        all.fold((0, 0), |(low, high), n| (low.min(n), high.max(n)))
    };
    let ((left, right), (top, bottom)) = (bounds("x"), bounds("y"));
    let (size, (width, height)) = (number(view, "size"), square(view, form));
    let dim = Style::new().add_modifier(Modifier::DIM);
    for y in bottom - size + 1..top + size {
        for x in right - size + 1..left + size {
            canvas.write((x * width + (width - 2) / 2, y * height + (height - 1) / 2), "· ", dim);
        }
    }
}

fn at(field: &Value, view: &Value, form: BoardForm) -> At {
    let (width, height) = square(view, form);
    (number(field, "x") * width, number(field, "y") * height)
}

/// Two characters, and the colours of their ground.
type Half = (String, Style);

fn half_of(field: &Value, letters: Letters) -> Half {
    let terrain = field["terrain"].as_str().unwrap_or_default();
    (sign(terrain, number(field, "crowns"), letters), colours(terrain))
}

fn draw_half(canvas: &mut Canvas, (x, y): At, (sign, style): &Half, (width, height): (i32, i32)) {
    let ground = usize::try_from(if width % 3 == 0 { width - 1 } else { width }).unwrap_or(2);
    let style = *style;
    for row in 0..height {
        let text = if row == (height - 1) / 2 { sign.as_str() } else { "" };
        canvas.write((x, y + row), &format!("{text:^ground$}"), style);
    }
}

/// A kingdom with its points and its player's number, as small as can be.
fn small(seat: usize, kingdom: &Value, letters: Letters) -> Canvas {
    let mut squares = Canvas::default();
    for field in list(kingdom, "squares") {
        let at = (number(field, "x") * 2, number(field, "y"));
        draw_half(&mut squares, at, &half_of(field, letters), (2, 1));
    }
    let mut canvas = Canvas::default();
    canvas.write((0, 0), &format!("{}: {}", seat + 1, number(kingdom, "points")), Style::new());
    canvas.stamp((0, 1), &squares);
    canvas
}

/// A row of dominoes, one below the other: number, halves, and whose king stands on it.
fn draw_row(canvas: &mut Canvas, (left, top): At, row: &[Value], (mark, letters): (&str, Letters)) {
    for (n, domino) in (0_i32..).zip(row) {
        let plain = Style::new();
        canvas.write((left, top + n), &format!("{mark}{:>2} ", number(domino, "tile")), plain);
        for (column, half) in [left + 4, left + 6].into_iter().zip(&halves(domino, letters)) {
            draw_half(canvas, (column, top + n), half, (2, 1));
        }
        if let Some(seat) = domino["king"].as_i64() {
            canvas.write((left + 9, top + n), &format!("♔{}", seat + 1), plain.add_modifier(Modifier::BOLD));
        }
    }
}

fn halves(domino: &Value, letters: Letters) -> [Half; 2] {
    [half_of(&domino["left"], letters), half_of(&domino["right"], letters)]
}

/// The letter of a ground and its crowns, or the castle.
fn sign(terrain: &str, crowns: i32, letters: Letters) -> String {
    let known = GROUNDS.iter().position(|ground| *ground == terrain);
    match (known.map(|at| letters[at]), crowns) {
        (None, _) => "♜ ".to_owned(),
        (Some(letter), 0) => format!("{letter} "),
        (Some(letter), crowns) => format!("{letter}{crowns}"),
    }
}

fn colours(terrain: &str) -> Style {
    let (ink, ground) = match terrain {
        "wheat" => (Color::Black, Color::Yellow),
        "forest" => (Color::White, Color::Green),
        "water" => (Color::White, Color::Blue),
        "grass" => (Color::Black, Color::LightGreen),
        "swamp" => (Color::White, Color::Magenta),
        "mine" => (Color::White, Color::DarkGray),
        _ => (Color::Black, Color::Gray),
    };
    Style::new().fg(ink).bg(ground)
}

/// The domino of a move, where it would lie.
pub fn preview(canvas: &mut Canvas, view: &Value, offer: &Value, form: BoardForm) {
    let domino = list(view, "current").iter().find(|domino| domino["tile"] == offer["tile"]);
    let Some(domino) = domino else { return };
    for (name, half) in ["a", "b"].into_iter().zip(&halves(domino, form.letters)) {
        if offer[name].is_object() {
            draw_half(canvas, at(&offer[name], view, form), half, square(view, form));
        }
    }
}

pub fn places(view: &Value, offer: &Value, form: BoardForm) -> Vec<At> {
    let (width, height) = square(view, form);
    let cells =
        |(x, y): At| (0..height).flat_map(move |row| (0..width.max(3) - 1).map(move |n| (x + n, y + row)));
    let squares = ["a", "b"].into_iter().filter(|name| offer[name].is_object());
    squares.flat_map(|name| cells(at(&offer[name], view, form))).collect()
}
