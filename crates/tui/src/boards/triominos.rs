//! Triominos in characters. Corners that meet show the same number, so every point of the lattice is drawn once:
//!
//! ```text
//!    5-----5
//!     \ · / \        a tile has a point in its middle
//!      \ /   \
//! ```

use super::{At, Canvas, list, number};
use ratatui::style::{Color, Modifier, Style};
use serde_json::Value;

/// Columns of half a side, and rows of a row of tiles.
const HALF: i32 = 3;
const ROW: i32 = 3;

pub fn draw(view: &Value) -> Canvas {
    let mut canvas = Canvas::default();
    let newest = list(view, "table").iter().map(|laid| number(laid, "order")).max();
    for laid in list(view, "table") {
        draw_sides(&mut canvas, laid);
    }
    for laid in list(view, "table") {
        let style = Style::new().add_modifier(Modifier::BOLD);
        for (at, corner) in corners(laid).into_iter().zip(list(laid, "corners")) {
            canvas.write(at, &corner.to_string(), style);
        }
        let mark = if Some(number(laid, "order")) == newest { "*" } else { "·" };
        canvas.write(middle(laid), mark, Style::new().fg(Color::Yellow));
    }
    if list(view, "table").is_empty() {
        canvas.write((0, 0), "·", Style::new());
    }
    canvas
}

fn draw_sides(canvas: &mut Canvas, laid: &Value) {
    let (x, y) = (number(laid, "x") * HALF, number(laid, "y") * ROW);
    let dim = Style::new().add_modifier(Modifier::DIM);
    let up = laid["up"] == true;
    for step in 1..ROW {
        let away = if up { step } else { ROW - step };
        canvas.write((x - away, y + step), if up { "/" } else { "\\" }, dim);
        canvas.write((x + away, y + step), if up { "\\" } else { "/" }, dim);
    }
    let level = if up { y + ROW } else { y };
    canvas.write((x - HALF + 1, level), "-----", dim);
}

/// Corners clockwise: top, right, left of a tile that points up; left, right, bottom of one that points down.
fn corners(laid: &Value) -> [At; 3] {
    let (x, y) = (number(laid, "x") * HALF, number(laid, "y") * ROW);
    if laid["up"] == true {
        [(x, y), (x + HALF, y + ROW), (x - HALF, y + ROW)]
    } else {
        [(x - HALF, y), (x + HALF, y), (x, y + ROW)]
    }
}

fn middle(laid: &Value) -> At {
    let below = if laid["up"] == true { 2 } else { 1 };
    (number(laid, "x") * HALF, number(laid, "y") * ROW + below)
}

pub fn places(offer: &Value) -> Vec<At> {
    if !offer["x"].is_number() {
        return Vec::new();
    }
    let mut places = corners(offer).to_vec();
    places.push(middle(offer));
    places
}
