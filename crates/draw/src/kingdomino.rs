//! Kingdoms side by side, the rows of dominoes below them.

use crate::art::{seat_colour, seat_shape};
use crate::shapes::{INK, Pen, list, number};
use serde_json::Value;

/// The terrains, the castle and the crown: symbols by name, in a box of 100.
const TERRAINS: &str = include_str!("../../../web/src/boards/kingdomino/terrains.svg");
/// A king in a box of 60.
const KING: &str = include_str!("../../../web/src/boards/kingdomino/king.svg");

pub fn draw(view: &Value) -> String {
    let mut pen = Pen::new();
    let size = number(view, "size").max(5.0);
    let pitch = size + 1.5;
    let kingdoms = list(view, "kingdoms");
    for (seat, kingdom) in kingdoms.iter().enumerate() {
        let at = (seat as f64 * pitch, 0.0);
        let seat = Value::from(seat);
        draw_kingdom(&mut pen, at, size, kingdom, &seat);
        let mark = format!(r#"<path d="{}" fill="{}"/>"#, seat_shape(&seat), seat_colour(&seat));
        pen.drawing((at.0 + size / 2.0 - 0.8, size + 0.4), 0.4, 24.0, &mark);
        pen.text((at.0 + size / 2.0 + 0.2, size + 0.6), 0.5, INK, &number(kingdom, "points").to_string());
    }
    draw_row(&mut pen, (0.0, size + 1.5), list(view, "current"));
    draw_row(&mut pen, (0.0, size + 3.1), list(view, "next"));
    pen.finish()
}

/// The kingdom in its frame; while it is small it stands in the middle.
fn draw_kingdom(pen: &mut Pen, (left, top): (f64, f64), size: f64, kingdom: &Value, seat: &Value) {
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
        draw_square(pen, at, square, seat);
    }
}

fn draw_row(pen: &mut Pen, (left, top): (f64, f64), row: &[Value]) {
    for (n, domino) in row.iter().enumerate() {
        let x = left + n as f64 * 2.4;
        pen.tile((x - 0.02, top - 0.02), (2.04, 1.04), 0.09, "#f7efdd");
        draw_square(pen, (x, top), &domino["left"], &Value::Null);
        draw_square(pen, (x + 1.0, top), &domino["right"], &Value::Null);
        pen.tile((x + 0.03, top + 0.74), (0.34, 0.23), 0.05, "#fffbf2");
        pen.text((x + 0.2, top + 0.855), 0.2, INK, &number(domino, "tile").to_string());
        if !domino["king"].is_null() {
            king(pen, (x + 0.66, top + 0.31), &domino["king"]);
        }
    }
}

/// The king of a seat, with the seat's shape on the chest.
fn king(pen: &mut Pen, at: (f64, f64), seat: &Value) {
    let king = KING.replace("var(--seat)", seat_colour(seat));
    let shape = seat_shape(seat);
    let chest =
        format!(r##"<g transform="translate(21.6 39) scale(.7)"><path d="{shape}" fill="#fff"/></g>"##);
    pen.drawing(at, 0.68, 60.0, &(king + &chest));
}

/// A square of a kingdom or half a domino; a castle flies the colours of its seat.
fn draw_square(pen: &mut Pen, (x, y): (f64, f64), square: &Value, seat: &Value) {
    let terrain = square["terrain"].as_str().unwrap_or_default();
    let name = format!("t-{terrain}");
    let Some(drawing) = symbol(&name) else {
        return pen.tile((x, y), (1.0, 1.0), 0.04, "#d8d3c8");
    };
    if terrain == "castle" {
        let own = format!("{name}-{seat}");
        let drawing = drawing.replace(&name, &own).replace("var(--banner, #b5302a)", seat_colour(seat));
        pen.symbol((x, y), (1.0, 1.0), &own, &drawing);
    } else {
        pen.symbol((x, y), (1.0, 1.0), &name, drawing);
    }
    let crown = symbol("crown").unwrap_or_default();
    for n in 0..number(square, "crowns") as u32 {
        let at = (x + 0.06 + f64::from(n) * 0.27 * 1.08, y + 0.05);
        pen.symbol(at, (0.27, 0.27 * 0.82), "crown", crown);
    }
}

/// One symbol of the terrains.
fn symbol(name: &str) -> Option<&'static str> {
    let from = TERRAINS.find(&format!(r#"<symbol id="{name}""#))?;
    let rest = &TERRAINS[from..];
    Some(&rest[..rest.find("</symbol>")? + "</symbol>".len()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_terrain_is_that_of_the_page_and_nothing_is_left_to_a_style() {
        for name in ["wheat", "forest", "water", "grass", "swamp", "mine", "castle"] {
            let square = json!({"x": 0, "y": 0, "terrain": name, "crowns": 1});
            let slot = json!({"tile": 7, "king": 1, "left": square, "right": square});
            let view =
                json!({"size": 5, "kingdoms": [{"points": 3, "squares": [square]}], "current": [slot]});
            let svg = draw(&view);
            assert!(svg.contains(&format!(r#"<symbol id="t-{name}"#)), "{name}");
            assert!(!svg.contains("var("), "{name}");
            assert!(crate::png(&svg, 120).is_ok(), "{name}");
        }
    }
}
