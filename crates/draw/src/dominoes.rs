//! The line of dominoes, row by row, with doubles across; hands below where they may be seen.

use crate::shapes::{INK, IVORY, Pen, list, number, seat_colour};
use serde_json::Value;

/// Half tiles in a row before the line turns.
const WIDTH: f64 = 22.0;

pub fn draw(view: &Value) -> String {
    let mut pen = Pen::new();
    let bottom = draw_line(&mut pen, list(view, "line"));
    draw_hands(&mut pen, bottom + 1.5, list(view, "hands"));
    pen.finish()
}

/// A snake: rightwards, down at the edge, leftwards, and so on. Returns the lowest edge.
fn draw_line(pen: &mut Pen, line: &[Value]) -> f64 {
    let (mut x, mut y, mut step) = (0.0, 0.0, 1.0);
    for tile in line {
        let (left, right) = (number(tile, "left") as u32, number(tile, "right") as u32);
        let length = if left == right { 1.0 } else { 2.0 };
        let end: f64 = x + step * length;
        if !(0.0..=WIDTH).contains(&end) {
            let column = if step > 0.0 { x } else { x - 1.0 };
            upright(pen, (column, y), left, right);
            y += 2.0;
            step = -step;
            x = if step > 0.0 { column + 1.0 } else { column };
            continue;
        }
        let start = if step > 0.0 { x } else { end };
        if left == right {
            upright(pen, (start, y - 0.5), left, right);
        } else if step > 0.0 {
            flat(pen, (start, y), left, right);
        } else {
            flat(pen, (start, y), right, left);
        }
        x = end;
    }
    y + 1.5
}

fn draw_hands(pen: &mut Pen, top: f64, hands: &[Value]) {
    for (seat, hand) in hands.iter().enumerate() {
        let y = top + seat as f64 * 2.4;
        pen.dot((0.3, y + 1.0), 0.2, seat_colour(&Value::from(seat)));
        let shown = list(hand, "tiles");
        for n in 0..number(hand, "count") as usize {
            let x = 1.0 + n as f64 * 1.15;
            match shown.get(n).and_then(Value::as_str).and_then(halves) {
                Some((a, b)) => upright(pen, (x, y), a, b),
                None => pen.tile((x, y), (1.0, 2.0), 0.15, "#8a6a4a"),
            }
        }
    }
}

fn halves(text: &str) -> Option<(u32, u32)> {
    let (a, b) = text.split_once('-')?;
    Some((a.parse().ok()?, b.parse().ok()?))
}

fn flat(pen: &mut Pen, (x, y): (f64, f64), left: u32, right: u32) {
    pen.tile((x, y), (2.0, 1.0), 0.15, IVORY);
    pen.path(&format!("M{} {}v0.8", x + 1.0, y + 0.1), "none", INK, 0.03);
    pips(pen, (x, y), left);
    pips(pen, (x + 1.0, y), right);
}

fn upright(pen: &mut Pen, (x, y): (f64, f64), upper: u32, lower: u32) {
    pen.tile((x, y), (1.0, 2.0), 0.15, IVORY);
    pen.path(&format!("M{} {}h0.8", x + 0.1, y + 1.0), "none", INK, 0.03);
    pips(pen, (x, y), upper);
    pips(pen, (x, y + 1.0), lower);
}

/// Pips on a grid of three by three; each number uses the fields of this picture.
fn pips(pen: &mut Pen, (x, y): (f64, f64), count: u32) {
    const FIELDS: [&[(u32, u32)]; 10] = [
        &[],
        &[(1, 1)],
        &[(0, 0), (2, 2)],
        &[(0, 0), (1, 1), (2, 2)],
        &[(0, 0), (2, 0), (0, 2), (2, 2)],
        &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
        &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
        &[(0, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (2, 2)],
        &[(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)],
        &[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)],
    ];
    for &(column, row) in FIELDS[count.min(9) as usize] {
        let at = (x + 0.25 + f64::from(column) * 0.25, y + 0.25 + f64::from(row) * 0.25);
        pen.dot(at, 0.085, INK);
    }
}
