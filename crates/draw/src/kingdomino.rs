//! Kingdoms side by side, the rows of dominoes below them.

use crate::shapes::{INK, Pen, list, number, seat_colour};
use serde_json::Value;

const CROWN: &str = "#ffd700";

pub fn draw(view: &Value) -> String {
    let mut pen = Pen::new();
    let size = number(view, "size").max(5.0);
    let pitch = size + 1.5;
    let kingdoms = list(view, "kingdoms");
    for (seat, kingdom) in kingdoms.iter().enumerate() {
        let at = (seat as f64 * pitch, 0.0);
        draw_kingdom(&mut pen, at, size, kingdom);
        pen.dot((at.0 + size / 2.0 - 0.6, size + 0.6), 0.18, seat_colour(&Value::from(seat)));
        pen.text((at.0 + size / 2.0 + 0.2, size + 0.6), 0.5, INK, &number(kingdom, "points").to_string());
    }
    draw_row(&mut pen, (0.0, size + 1.5), list(view, "current"));
    draw_row(&mut pen, (0.0, size + 3.1), list(view, "next"));
    pen.finish()
}

/// The kingdom in its frame; while it is small it stands in the middle.
fn draw_kingdom(pen: &mut Pen, (left, top): (f64, f64), size: f64, kingdom: &Value) {
    pen.tile((left - 0.1, top - 0.1), (size + 0.2, size + 0.2), 0.1, "#e4d9c1");
    let squares = list(kingdom, "squares");
    let bounds = |name: &str| {
        let all = squares.iter().map(|square| number(square, name));
        all.fold((0.0_f64, 0.0_f64), |(low, high), n| (low.min(n), high.max(n)))
    };
    let start = |(low, high): (f64, f64)| low - ((size - (high - low + 1.0)) / 2.0).floor().max(0.0);
    let (x0, y0) = (start(bounds("x")), start(bounds("y")));
    for square in squares {
        let at = (left + number(square, "x") - x0, top + number(square, "y") - y0);
        draw_square(pen, at, square["terrain"].as_str().unwrap_or_default(), number(square, "crowns") as u32);
    }
}

fn draw_row(pen: &mut Pen, (left, top): (f64, f64), row: &[Value]) {
    for (n, domino) in row.iter().enumerate() {
        let x = left + n as f64 * 2.4;
        for (half, at) in [(&domino["left"], x), (&domino["right"], x + 1.0)] {
            let terrain = half["terrain"].as_str().unwrap_or_default();
            draw_square(pen, (at, top), terrain, number(half, "crowns") as u32);
        }
        pen.text((x + 1.0, top - 0.18), 0.3, INK, &number(domino, "tile").to_string());
        if !domino["king"].is_null() {
            king(pen, (x + 1.0, top + 0.5), seat_colour(&domino["king"]));
        }
    }
}

fn king(pen: &mut Pen, (x, y): (f64, f64), colour: &str) {
    let shape =
        format!("M{} {}l0.08 -0.5l0.12 0.16l0.1 -0.22l0.1 0.22l0.12 -0.16l0.08 0.5Z", x - 0.3, y + 0.25);
    pen.path(&shape, colour, "#ffffff", 0.04);
}

fn draw_square(pen: &mut Pen, (x, y): (f64, f64), terrain: &str, crowns: u32) {
    let (colour, mark, ink) = match terrain {
        "wheat" => (
            "#e8bf4a",
            "M.3 .8v-.5m.2 .5v-.6m.2 .6v-.5m-.5 -.05l.1 .12l.1 -.12m0 -.1l.1 .12l.1 -.12m0 .1l.1 .12l.1 -.12",
            "#a8791a",
        ),
        "forest" => ("#2f6b3a", "M.5 .15l-.22 .35h.12l-.18 .28h.56l-.18 -.28h.12Zm0 .63v.12", "#1c4525"),
        "water" => {
            ("#3f88c5", "M.15 .35q.12 -.12 .24 0t.24 0t.24 0m-.72 .25q.12 -.12 .24 0t.24 0t.24 0", "#d7ecfb")
        }
        "grass" => (
            "#9bc53d",
            "M.25 .75q.02 -.25 -.06 -.35m.12 .35q0 -.3 .1 -.42m.2 .4q.02 -.25 -.06 -.35m.12 .35q0 -.3 .1 -.42",
            "#5d8520",
        ),
        "swamp" => (
            "#8b7d5b",
            "M.2 .65h.6m-.5 .12h.4m-.3 -.12v-.35m.2 .35v-.42m-.2 .02a.04 .07 0 1 0 .001 0m.2 -.07a.04 .07 0 1 0 .001 0",
            "#4d4329",
        ),
        "mine" => ("#4b4a52", "M.25 .75v-.22a.25 .25 0 0 1 .5 0v.22Zm.25 0v-.47m-.25 .25h.5", "#c9b458"),
        _ => ("#d8d3c8", "M.22 .8v-.5h.1v.1h.11v-.1h.14v.1h.11v-.1h.1v.5Zm.2 0v-.2h.16v.2", "#6b6459"),
    };
    pen.tile((x, y), (1.0, 1.0), 0.04, colour);
    pen.path(&moved(mark, x, y), "none", ink, 0.045);
    for n in 0..crowns {
        let at = (x + 0.12 + f64::from(n) * 0.26, y + 0.08);
        let crown = format!(
            "M{} {}l-0.02 -0.16l0.07 0.07l0.05 -0.1l0.05 0.1l0.07 -0.07l-0.02 0.16Z",
            at.0,
            at.1 + 0.18
        );
        pen.path(&crown, CROWN, INK, 0.02);
    }
}

/// The mark drawn in a unit square, moved to where the square lies: only its first point is absolute.
fn moved(mark: &str, x: f64, y: f64) -> String {
    let rest = &mark[1..];
    let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
    let mut numbers = rest[..end].split_whitespace().filter_map(|n| n.parse::<f64>().ok());
    let (dx, dy) = (numbers.next().unwrap_or(0.0), numbers.next().unwrap_or(0.0));
    format!("M{:.3} {:.3}{}", x + dx, y + dy, &rest[end..])
}
