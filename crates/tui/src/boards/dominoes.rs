//! Dominoes in characters: `[6|2]`, doubles as `<6|6>`, the line wrapped as often as it must.
//!
//! In a larger window every tile is a box.

use super::{At, BoardForm, Canvas, list, number};
use ratatui::style::{Color, Modifier, Style};
use serde_json::Value;

/// Columns of a tile.
const TILE: i32 = 5;

/// Rows from one row of the line to the next.
fn row(form: BoardForm) -> i32 {
    if form.scale > 1 { 3 } else { 1 }
}

pub fn draw(view: &Value, form: BoardForm) -> Canvas {
    let mut canvas = Canvas::default();
    let line = list(view, "line");
    for (n, tile) in line.iter().enumerate() {
        let mut style = Style::new();
        if view["first"].as_u64() == Some(n as u64) {
            style = style.add_modifier(Modifier::BOLD);
        }
        if view["last"].as_u64() == Some(n as u64) {
            style = style.fg(Color::Yellow).add_modifier(Modifier::UNDERLINED);
        }
        draw_tile(&mut canvas, spot(n, form), (number(tile, "left"), number(tile, "right")), style, form);
    }
    // Below the tile that comes next.
    let below = spot(line.len(), form).1 + row(form) + 1;
    if let Some(ends) = view["ends"].as_array() {
        let text = ends.iter().map(ToString::to_string).collect::<Vec<_>>().join("   …   ");
        canvas.write((0, below), &format!("← {text} →"), Style::new().add_modifier(Modifier::BOLD));
    } else {
        canvas.write((0, below), "←   →", Style::new());
    }
    canvas
}

fn draw_tile(canvas: &mut Canvas, (x, y): At, (left, right): (i32, i32), style: Style, form: BoardForm) {
    let double = left == right;
    if form.scale > 1 {
        let (above, below) = if double {
            ("╔═╦═╗", "╚═╩═╝")
        } else {
            ("┌─┬─┐", "└─┴─┘")
        };
        let side = if double { "║" } else { "│" };
        let lined = style.remove_modifier(Modifier::UNDERLINED);
        canvas.write((x, y), above, lined);
        canvas.write((x, y + 1), &format!("{side}{left}{side}{right}{side}"), style);
        canvas.write((x, y + 2), below, lined);
    } else {
        let text = if double { format!("<{left}|{right}>") } else { format!("[{left}|{right}]") };
        canvas.write((x, y), &text, style);
    }
}

fn spot(n: usize, form: BoardForm) -> At {
    let per_row = usize::try_from(form.columns / TILE).unwrap_or(1).max(1);
    ((n % per_row) as i32 * TILE, (n / per_row) as i32 * row(form))
}

/// The tile at the end it joins, the right way round.
pub fn preview(canvas: &mut Canvas, view: &Value, offer: &Value, form: BoardForm) {
    let end = |value: &Value, side: usize| value["ends"][side].as_i64().unwrap_or(0) as i32;
    let count = list(view, "line").len();
    let (at, halves) = match offer["end"].as_str() {
        Some("start") => (spot(0, form), (end(offer, 0), end(offer, 1))),
        Some("left") => ((-TILE, 0), (end(offer, 0), end(view, 0))),
        Some("right") => (spot(count, form), (end(view, 1), end(offer, 1))),
        _ => return,
    };
    draw_tile(canvas, at, halves, Style::new().add_modifier(Modifier::BOLD), form);
}

/// The tile that a move joins.
pub fn places(view: &Value, offer: &Value, form: BoardForm) -> Vec<At> {
    let last = list(view, "line").len().saturating_sub(1);
    let tile = match offer["end"].as_str() {
        Some("left") => 0,
        Some("right") => last,
        _ => return Vec::new(),
    };
    let (x, y) = spot(tile, form);
    (0..row(form)).flat_map(|down| (0..TILE).map(move |n| (x + n, y + down))).collect()
}
