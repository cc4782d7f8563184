//! Quixo in characters.
//!
//! ```text
//!     a   b   c          with dots:   X2 is a cross whose dot points at seat 2
//!  1  X   ·   O
//! ```

use super::{At, Canvas, list, number};
use ratatui::style::{Color, Modifier, Style};
use serde_json::Value;

const LEFT: i32 = 4;
const TOP: i32 = 1;

pub fn draw(view: &Value) -> Canvas {
    let mut canvas = Canvas::default();
    let size = number(view, "size").max(1);
    let dim = Style::new().add_modifier(Modifier::DIM);
    for n in 0..size {
        let column = char::from(b'a' + n.unsigned_abs() as u8);
        canvas.write((LEFT + n * 4, 0), &column.to_string(), dim);
        canvas.write((0, TOP + n * 2), &format!("{:>2}", n + 1), dim);
    }
    let line: Vec<i64> = list(view, "line").iter().filter_map(Value::as_i64).collect();
    let last = view["last"]["to"].as_i64();
    for (cell, cube) in (0_i32..).zip(list(view, "cells")) {
        let at = spot(cell % size, cell / size);
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
        let dot = cube["dot"].as_i64().map(|seat| seat.to_string()).unwrap_or_default();
        canvas.write(at, &format!("{text}{dot}"), style);
    }
    canvas
}

fn spot(x: i32, y: i32) -> At {
    (LEFT + x * 4, TOP + y * 2)
}

pub fn places(offer: &Value) -> Vec<At> {
    let at = |name: &str| {
        offer[name].is_object().then(|| spot(number(&offer[name], "x"), number(&offer[name], "y")))
    };
    [at("from"), at("to")].into_iter().flatten().collect()
}
