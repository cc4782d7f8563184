//! Triominos in characters. Corners that meet show the same number, so every point of the lattice is drawn once:
//!
//! ```text
//!    5-----5
//!     \ · / \        a tile has a point in its middle
//!      \ /   \
//! ```

use super::{At, BoardForm, Canvas, list, number};
use ratatui::style::{Color, Modifier, Style};
use serde_json::Value;

/// Columns of half a side, and rows of a row of tiles: alike, so that a side goes down a row with every column.
const HALF: i32 = 3;

pub fn draw(view: &Value, form: BoardForm) -> Canvas {
    let mut canvas = Canvas::default();
    let newest = list(view, "table").iter().map(|laid| number(laid, "order")).max();
    for laid in list(view, "table") {
        draw_sides(&mut canvas, laid, form);
    }
    for laid in list(view, "table") {
        let newest = Some(number(laid, "order")) == newest;
        draw_tile(&mut canvas, laid, if newest { "*" } else { "·" }, form);
    }
    if list(view, "table").is_empty() {
        canvas.write((0, 0), "·", Style::new());
    }
    canvas
}

/// The tile of a move, where it would lie.
pub fn preview(canvas: &mut Canvas, offer: &Value, form: BoardForm) {
    if offer["x"].is_number() {
        draw_sides(canvas, offer, form);
        draw_tile(canvas, offer, "?", form);
    }
}

fn draw_tile(canvas: &mut Canvas, laid: &Value, mark: &str, form: BoardForm) {
    let style = Style::new().add_modifier(Modifier::BOLD);
    for (at, corner) in corners(laid, form).into_iter().zip(list(laid, "corners")) {
        canvas.write(at, &corner.to_string(), style);
    }
    canvas.write(middle(laid, form), mark, Style::new().fg(Color::Yellow));
}

/// The cell of a tile: the middle of its top, and how far a side reaches.
fn cell(laid: &Value, form: BoardForm) -> (i32, i32, i32) {
    let side = HALF * form.scale;
    (number(laid, "x") * side, number(laid, "y") * side, side)
}

fn draw_sides(canvas: &mut Canvas, laid: &Value, form: BoardForm) {
    let (x, y, side) = cell(laid, form);
    let dim = Style::new().add_modifier(Modifier::DIM);
    let up = laid["up"] == true;
    for step in 1..side {
        let away = if up { step } else { side - step };
        canvas.write((x - away, y + step), if up { "/" } else { "\\" }, dim);
        canvas.write((x + away, y + step), if up { "\\" } else { "/" }, dim);
    }
    let level = if up { y + side } else { y };
    canvas.write((x - side + 1, level), &"-".repeat(side.unsigned_abs() as usize * 2 - 1), dim);
}

/// Corners clockwise: top, right, left of a tile that points up; left, right, bottom of one that points down.
fn corners(laid: &Value, form: BoardForm) -> [At; 3] {
    let (x, y, side) = cell(laid, form);
    if laid["up"] == true {
        [(x, y), (x + side, y + side), (x - side, y + side)]
    } else {
        [(x - side, y), (x + side, y), (x, y + side)]
    }
}

fn middle(laid: &Value, form: BoardForm) -> At {
    let (x, y, side) = cell(laid, form);
    (x, y + if laid["up"] == true { side * 2 / 3 } else { side / 3 })
}

pub fn places(offer: &Value, form: BoardForm) -> Vec<At> {
    if !offer["x"].is_number() {
        return Vec::new();
    }
    let mut places = vec![middle(offer, form)];
    places.extend(corners(offer, form));
    places
}
