//! Quixo in characters.
//!
//! ```text
//!     a   b   c          with dots:   X2 is a cross whose dot points at player 2
//!  1  X   ·   O
//! ```
//!
//! In a larger window every cube is a box.

use super::{At, BoardForm, Canvas, list, number};
use ratatui::style::{Color, Modifier, Style};
use serde_json::Value;

const LEFT: i32 = 4;
const TOP: i32 = 1;

/// Columns and rows from one cube to the next.
fn stride(form: BoardForm) -> (i32, i32) {
    (4 * form.scale, 2 * form.scale)
}

pub fn draw(view: &Value, form: BoardForm) -> Canvas {
    let mut canvas = Canvas::default();
    let size = number(view, "size").max(1);
    let dim = Style::new().add_modifier(Modifier::DIM);
    for n in 0..size {
        let column = char::from(b'a' + n.unsigned_abs() as u8);
        let (x, y) = middle(n, n, form);
        canvas.write((x, 0), &column.to_string(), dim);
        canvas.write((0, y), &format!("{:>2}", n + 1), dim);
    }
    let line: Vec<i64> = list(view, "line").iter().filter_map(Value::as_i64).collect();
    let last = view["last"]["to"].as_i64();
    for (cell, cube) in (0_i32..).zip(list(view, "cells")) {
        let (text, mut style) = sign(cube["symbol"].as_str(), cube["dot"].as_i64());
        if line.contains(&i64::from(cell)) {
            style = style.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        } else if last == Some(i64::from(cell)) {
            style = style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD);
        }
        draw_cube(&mut canvas, (cell % size, cell / size), &text, style, form);
    }
    canvas
}

/// A cube as it is drawn: its symbol, and at whom its dot points, counted from 1.
fn sign(symbol: Option<&str>, dot: Option<i64>) -> (String, Style) {
    let dot = dot.map(|seat| (seat + 1).to_string()).unwrap_or_default();
    match symbol {
        Some("cross") => (format!("X{dot}"), Style::new().fg(Color::Cyan)),
        Some("circle") => (format!("O{dot}"), Style::new().fg(Color::Yellow)),
        _ => ("·".to_owned(), Style::new().add_modifier(Modifier::DIM)),
    }
}

/// The row or the column as the push leaves it.
pub fn preview(canvas: &mut Canvas, view: &Value, offer: &Value, form: BoardForm) {
    let (from, to) = (&offer["from"], &offer["to"]);
    if !from.is_object() || !to.is_object() {
        return;
    }
    let ((x, y), (to_x, to_y)) = ((number(from, "x"), number(from, "y")), (number(to, "x"), number(to, "y")));
    let (across, down) = ((to_x - x).signum(), (to_y - y).signum());
    let size = number(view, "size").max(1);
    let mut at = (x, y);
    while at != (to_x, to_y) {
        let next = (at.0 + across, at.1 + down);
        let cube =
            usize::try_from(next.1 * size + next.0).ok().and_then(|cell| list(view, "cells").get(cell));
        let Some(cube) = cube else { return };
        let (text, style) = sign(cube["symbol"].as_str(), cube["dot"].as_i64());
        redraw_cube(canvas, at, &text, style, form);
        at = next;
    }
    let symbol = if number(view, "turn") % 2 == 0 { "cross" } else { "circle" };
    let (text, style) = sign(Some(symbol), offer["dot"].as_i64());
    redraw_cube(canvas, at, &text, style.add_modifier(Modifier::BOLD), form);
}

/// Draws a cube over another one.
fn redraw_cube(canvas: &mut Canvas, at: At, text: &str, style: Style, form: BoardForm) {
    let (x, y) = middle(at.0, at.1, form);
    if form.scale > 2 {
        (-1..=1).for_each(|n| canvas.write((x - 1, y + n), "   ", Style::new()));
        canvas.write((x + 2, y + 1), " ", Style::new());
    } else {
        canvas.write((x, y), "  ", Style::new());
    }
    draw_cube(canvas, at, text, style, form);
}

fn draw_cube(canvas: &mut Canvas, (x, y): At, text: &str, style: Style, form: BoardForm) {
    if form.scale > 1 {
        let ((left, top), (across, down)) = (corner(x, y, form), stride(form));
        let dim = Style::new().add_modifier(Modifier::DIM);
        canvas.frame((left, top), (across - 1, down - 1), dim);
    }
    let (x, y) = middle(x, y, form);
    match (form.scale, text.chars().next()) {
        (3.., Some('X')) => {
            [r"\ /", " X ", r"/ \"]
                .iter()
                .zip(-1..)
                .for_each(|(row, n)| canvas.write((x - 1, y + n), row, style));
        }
        (3.., Some('O')) => {
            ["/-\\", "| |", "\\-/"]
                .iter()
                .zip(-1..)
                .for_each(|(row, n)| canvas.write((x - 1, y + n), row, style));
        }
        _ => canvas.write((x, y), text, style),
    }
    if form.scale > 2 {
        canvas.write((x + 2, y + 1), text.trim_start_matches(['X', 'O', '·']), style);
    }
}

/// The top left corner of a cube.
fn corner(x: i32, y: i32, form: BoardForm) -> At {
    let (across, down) = stride(form);
    (LEFT + x * across, TOP + y * down)
}

fn middle(x: i32, y: i32, form: BoardForm) -> At {
    let ((left, top), (across, down)) = (corner(x, y, form), stride(form));
    (left + (across - 2) / 2 * i32::from(form.scale > 1), top + (down - 2) / 2)
}

/// Where a cube is taken, then where it is pushed in.
pub fn places(offer: &Value, form: BoardForm) -> Vec<At> {
    [grip(offer, form), cube(&offer["to"], form)].concat()
}

/// The cube that is taken.
pub fn grip(offer: &Value, form: BoardForm) -> Vec<At> {
    cube(&offer["from"], form)
}

fn cube(at: &Value, form: BoardForm) -> Vec<At> {
    if !at.is_object() {
        return Vec::new();
    }
    let (x, y) = (number(at, "x"), number(at, "y"));
    if form.scale == 1 {
        return vec![middle(x, y, form)];
    }
    let ((left, top), (across, down)) = (corner(x, y, form), stride(form));
    (0..down - 1).flat_map(|row| (0..across - 1).map(move |column| (left + column, top + row))).collect()
}
