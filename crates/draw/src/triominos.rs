//! Three-cornered tiles on their lattice, numbers upright; hands below where they may be seen.

use crate::art::{nth, read, seat_colour};
use crate::shapes::{IVORY, Pen, list, number};
use serde_json::Value;
use std::sync::LazyLock;

/// Tile sides per unit of the sheet: numbers stay readable.
const SIDE: f64 = 1.8;
const ROW: f64 = SIDE * 0.866_025_403_784;

/// A colour for each number.
static NUMBERS: LazyLock<Vec<String>> =
    LazyLock::new(|| read(include_str!("../../../web/src/boards/triominos/numbers.json")));

pub fn draw(view: &Value) -> String {
    let mut pen = Pen::new();
    let table = list(view, "table");
    let newest = table.iter().map(|laid| number(laid, "order")).fold(-1.0, f64::max);
    let mut bottom = 0.0_f64;
    let mut left = 0.0_f64;
    for laid in table {
        let (x, y) = (number(laid, "x"), number(laid, "y"));
        let fill = if number(laid, "order") == newest { "#ffe9a8" } else { IVORY };
        draw_tile(&mut pen, corners_of(x, y, laid["up"] == true), &numbers(&laid["corners"]), fill);
        bottom = bottom.max((y + 1.0) * ROW);
        left = left.min((x - 1.0) / 2.0 * SIDE);
    }
    draw_hands(&mut pen, (left, bottom + 0.6), list(view, "hands"));
    pen.finish()
}

/// Corners clockwise: top, right, left of a tile that points up; left, right, bottom of one that points down.
fn corners_of(x: f64, y: f64, up: bool) -> [(f64, f64); 3] {
    let point = |dx: f64, dy: f64| ((x + dx) / 2.0 * SIDE, (y + dy) * ROW);
    if up {
        [point(0.0, 0.0), point(1.0, 1.0), point(-1.0, 1.0)]
    } else {
        [point(-1.0, 0.0), point(1.0, 0.0), point(0.0, 1.0)]
    }
}

fn numbers(corners: &Value) -> Vec<String> {
    corners.as_array().map_or(Vec::new(), |list| list.iter().map(ToString::to_string).collect())
}

fn draw_tile(pen: &mut Pen, corners: [(f64, f64); 3], numbers: &[String], fill: &str) {
    let middle = |pick: fn(&(f64, f64)) -> f64| corners.iter().map(pick).sum::<f64>() / 3.0;
    let centre = (middle(|c| c.0), middle(|c| c.1));
    let towards =
        |(x, y): (f64, f64), part: f64| (centre.0 + (x - centre.0) * part, centre.1 + (y - centre.1) * part);
    pen.polygon(&corners.map(|corner| towards(corner, 0.96)), fill);
    for (&corner, number) in corners.iter().zip(numbers) {
        let colour = nth(&NUMBERS, number.parse().unwrap_or(0));
        pen.text(towards(corner, 0.58), 0.42, colour, number);
    }
}

fn draw_hands(pen: &mut Pen, (left, top): (f64, f64), hands: &[Value]) {
    for (seat, hand) in hands.iter().enumerate() {
        let y = top + seat as f64 * (ROW + 0.3);
        pen.dot((left + 0.3, y + ROW / 2.0), 0.2, seat_colour(&Value::from(seat)));
        let shown = list(hand, "tiles");
        for n in 0..number(hand, "count") as usize {
            let x = left + 1.0 + n as f64 * (SIDE + 0.1) + SIDE / 2.0;
            let corners = [(x, y), (x + SIDE / 2.0, y + ROW), (x - SIDE / 2.0, y + ROW)];
            let text = shown.get(n).and_then(Value::as_str);
            let numbers = text.map_or(Vec::new(), |text| text.split('-').map(str::to_owned).collect());
            draw_tile(pen, corners, &numbers, if text.is_some() { IVORY } else { "#8a6a4a" });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_the_colour_of_the_page() {
        assert_eq!(NUMBERS.len(), 6);
    }
}
