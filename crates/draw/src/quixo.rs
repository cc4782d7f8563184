//! The board of wooden cubes.

use crate::shapes::{Pen, list, number};
use serde_json::Value;

/// A wooden cube and what is burnt into it, in a box of 100.
const CUBE: &str = include_str!("../../../web/src/boards/quixo/cube.svg");
const CROSS: &str = include_str!("../../../web/src/boards/quixo/cross.svg");
const CIRCLE: &str = include_str!("../../../web/src/boards/quixo/circle.svg");
const BOARD: &str = "#7b5330";
const WELL: &str = "#5f3d20";
/// The wood of a cube, and of one in the winning line.
const WOOD: &str = "#dfb279";
const WON: &str = "#f4cf6a";

pub fn draw(view: &Value) -> String {
    let size = number(view, "size");
    let mut pen = Pen::new();
    pen.tile((-0.16, -0.16), (size + 0.32, size + 0.32), 0.26, BOARD);
    pen.tile((-0.08, -0.08), (size + 0.16, size + 0.16), 0.18, WELL);
    let line: Vec<u64> = list(view, "line").iter().filter_map(Value::as_u64).collect();
    for (cell, cube) in list(view, "cells").iter().enumerate() {
        let (x, y) = (cell as f64 % size, (cell as f64 / size).floor());
        let wood = if line.contains(&(cell as u64)) { WON } else { WOOD };
        let burnt = match cube["symbol"].as_str() {
            Some("cross") => CROSS,
            Some("circle") => CIRCLE,
            _ => "",
        };
        pen.drawing((x, y), 1.0, 100.0, &(CUBE.replace(WOOD, wood) + burnt));
        dot(&mut pen, (x, y), &cube["dot"]);
    }
    last_move(&mut pen, view, size);
    pen.finish()
}

/// The dot stands on the side of the player it points at: 0 below, then clockwise.
fn dot(pen: &mut Pen, (x, y): (f64, f64), dot: &Value) {
    if let Some(seat) = dot.as_u64() {
        let (dx, dy) = [(0.5, 0.86), (0.12, 0.48), (0.5, 0.10), (0.88, 0.48)][seat as usize % 4];
        pen.dot((x + dx, y + dy), 0.08, "#f2d3a5");
        pen.dot((x + dx, y + dy), 0.06, "#4a2608");
    }
}

fn last_move(pen: &mut Pen, view: &Value, size: f64) {
    if let Some(to) = view["last"]["to"].as_f64() {
        let (x, y) = (to % size, (to / size).floor());
        let frame = format!("M{} {}h0.98v0.98h-0.98Z", x + 0.01, y + 0.01);
        pen.path(&frame, "none", "#c8102e", 0.05);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cube_of_the_page_has_the_wood_that_is_changed_for_a_line() {
        assert!(CUBE.contains(WOOD));
    }
}
