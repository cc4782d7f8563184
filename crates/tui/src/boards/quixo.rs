//! Quixo in characters.
//!
//! ```text
//!     a   b   c          with dots:   X2 is a cross whose dot points at player 2
//!  1  X   ·   O
//! ```
//!
//! In a larger window every cube is a box.

use super::{At, Canvas, Form, list, number};
use ratatui::style::{Color, Modifier, Style};
use serde_json::Value;

const LEFT: i32 = 4;
const TOP: i32 = 1;

/// Columns and rows from one cube to the next.
fn stride(form: Form) -> (i32, i32) {
    (4 * form.scale, 2 * form.scale)
}

pub fn draw(view: &Value, form: Form) -> Canvas {
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
        let (text, mut style) = match cube["symbol"].as_str() {
            Some("cross") => ("X", Style::new().fg(Color::Cyan)),
            Some("circle") => ("O", Style::new().fg(Color::Yellow)),
            _ => ("·", dim),
        };
        if line.contains(&i64::from(cell)) {
            style = style.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        } else if last == Some(i64::from(cell)) {
            style = style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD);
        }
        let dot = cube["dot"].as_i64().map(|seat| (seat + 1).to_string()).unwrap_or_default();
        draw_cube(&mut canvas, (cell % size, cell / size), &format!("{text}{dot}"), style, form);
    }
    canvas
}

fn draw_cube(canvas: &mut Canvas, (x, y): At, text: &str, style: Style, form: Form) {
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
fn corner(x: i32, y: i32, form: Form) -> At {
    let (across, down) = stride(form);
    (LEFT + x * across, TOP + y * down)
}

fn middle(x: i32, y: i32, form: Form) -> At {
    let ((left, top), (across, down)) = (corner(x, y, form), stride(form));
    (left + (across - 2) / 2 * i32::from(form.scale > 1), top + (down - 2) / 2)
}

/// Where a cube is taken, then where it is pushed in.
pub fn places(offer: &Value, form: Form) -> Vec<At> {
    [grip(offer, form), cube(&offer["to"], form)].concat()
}

/// The cube that is taken.
pub fn grip(offer: &Value, form: Form) -> Vec<At> {
    cube(&offer["from"], form)
}

fn cube(at: &Value, form: Form) -> Vec<At> {
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
