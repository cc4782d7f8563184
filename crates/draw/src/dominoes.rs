//! The line of dominoes, row by row, with doubles across; hands below where they may be seen.

use crate::art::{nth, read, seat_colour};
use crate::shapes::{INK, IVORY, Pen, list, number};
use serde_json::Value;
use std::sync::LazyLock;

/// A colour for each number of pips.
static PIPS: LazyLock<Vec<String>> =
    LazyLock::new(|| read(include_str!("../../../web/src/boards/dominoes/pips.json")));
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
    let mut bottom = 0.0_f64;
    for laid in snake(line) {
        let Laid { x, y, first, second, upright: stands } = laid;
        if stands {
            upright(pen, (x, y), first, second)
        } else {
            flat(pen, (x, y), first, second)
        }
        bottom = bottom.max(y + if stands { 2.0 } else { 1.0 });
    }
    bottom
}

/// A tile of the line: its top left corner, its halves from there on, and whether it stands.
struct Laid {
    x: f64,
    y: f64,
    first: u32,
    second: u32,
    upright: bool,
}

/// Room between a corner's tile and its row: doubles of two rows lie across without touching each other.
const CORNER: f64 = 0.15;

/// Where every tile lies. Doubles lie across; the tile at a corner goes down, and the next row begins below it.
fn snake(line: &[Value]) -> Vec<Laid> {
    let (mut x, mut y, mut step) = (0.0, 0.0, 1.0);
    let mut all = Vec::new();
    for tile in line {
        let (left, right) = (number(tile, "left") as u32, number(tile, "right") as u32);
        let end: f64 = x + step * if left == right { 1.0 } else { 2.0 };
        if !(0.0..=WIDTH).contains(&end) {
            let column = if step > 0.0 { x } else { x - 1.0 };
            all.push(Laid { x: column, y: y + CORNER, first: left, second: right, upright: true });
            y += 2.0 + 2.0 * CORNER;
            step = -step;
            x = if step > 0.0 { column } else { column + 1.0 };
            continue;
        }
        let start = x.min(end);
        let (first, second) = if step > 0.0 { (left, right) } else { (right, left) };
        let across = left == right;
        all.push(Laid { x: start, y: if across { y - 0.5 } else { y }, first, second, upright: across });
        x = end;
    }
    all
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
        pen.dot(at, 0.085, nth(&PIPS, count.into()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_number_of_pips_has_the_colour_of_the_page() {
        assert_eq!(PIPS.len(), 10);
    }

    /// Rows of doubles and of plain tiles in every mixture: only neighbours of the line touch.
    #[test]
    fn a_crossed_double_touches_no_tile_of_another_row() {
        for mixture in 0..64_u32 {
            let tile = |n: u32| {
                if mixture >> (n % 6) & 1 == 1 {
                    json!({"left": 1, "right": 1})
                } else {
                    json!({"left": 1, "right": 2})
                }
            };
            let laid = snake(&(0..55).map(tile).collect::<Vec<_>>());
            let size = |l: &Laid| if l.upright { (1.0, 2.0) } else { (2.0, 1.0) };
            for (n, a) in laid.iter().enumerate() {
                for b in &laid[(n + 2).min(laid.len())..] {
                    let apart = a.x + size(a).0 <= b.x
                        || b.x + size(b).0 <= a.x
                        || a.y + size(a).1 < b.y
                        || b.y + size(b).1 < a.y;
                    assert!(apart, "mixture {mixture}, tile {n}");
                }
            }
        }
    }
}
