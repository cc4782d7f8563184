//! Dominoes in characters: `[6|2]`, doubles as `<6|6>`, the line wrapped as often as it must.

use super::{At, Canvas, list, number};
use ratatui::style::{Color, Modifier, Style};
use serde_json::Value;

/// Tiles in one row of the line.
const PER_ROW: usize = 9;
const TILE: i32 = 5;

pub fn draw(view: &Value) -> Canvas {
    let mut canvas = Canvas::default();
    let line = list(view, "line");
    for (n, tile) in line.iter().enumerate() {
        let (left, right) = (number(tile, "left"), number(tile, "right"));
        let text = if left == right { format!("<{left}|{right}>") } else { format!("[{left}|{right}]") };
        let mut style = Style::new();
        if view["first"].as_u64() == Some(n as u64) {
            style = style.add_modifier(Modifier::BOLD);
        }
        if view["last"].as_u64() == Some(n as u64) {
            style = style.fg(Color::Yellow).add_modifier(Modifier::UNDERLINED);
        }
        canvas.write(spot(n), &text, style);
    }
    let below = spot(line.len().saturating_sub(1)).1 + 2;
    if let Some(ends) = view["ends"].as_array() {
        let text = ends.iter().map(ToString::to_string).collect::<Vec<_>>().join("   …   ");
        canvas.write((0, below), &format!("← {text} →"), Style::new().add_modifier(Modifier::BOLD));
    } else {
        canvas.write((0, below), "←   →", Style::new());
    }
    canvas
}

fn spot(n: usize) -> At {
    ((n % PER_ROW) as i32 * TILE, (n / PER_ROW) as i32)
}

pub fn places(view: &Value, offer: &Value) -> Vec<At> {
    let last = list(view, "line").len().saturating_sub(1);
    let tile = match offer["end"].as_str() {
        Some("left") => 0,
        Some("right") => last,
        _ => return Vec::new(),
    };
    let (x, y) = spot(tile);
    (0..TILE).map(|n| (x + n, y)).collect()
}
