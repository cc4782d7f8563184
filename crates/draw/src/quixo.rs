//! The board of wooden cubes.

use crate::shapes::{INK, Pen, list, number, seat_colour};
use serde_json::Value;

const WOOD: &str = "#d9a566";
const BOARD: &str = "#6b4423";
const LINE: &str = "#f4d06f";

pub fn draw(view: &Value) -> String {
    let size = number(view, "size");
    let mut pen = Pen::new();
    pen.tile((-0.2, -0.2), (size + 0.4, size + 0.4), 0.2, BOARD);
    let line: Vec<u64> = list(view, "line").iter().filter_map(Value::as_u64).collect();
    for (cell, cube) in list(view, "cells").iter().enumerate() {
        let (x, y) = (cell as f64 % size, (cell as f64 / size).floor());
        let wood = if line.contains(&(cell as u64)) { LINE } else { WOOD };
        pen.tile((x + 0.05, y + 0.05), (0.9, 0.9), 0.12, wood);
        symbol(&mut pen, x + 0.5, y + 0.5, cube);
    }
    last_move(&mut pen, view, size);
    pen.finish()
}

fn symbol(pen: &mut Pen, x: f64, y: f64, cube: &Value) {
    match cube["symbol"].as_str() {
        Some("cross") => {
            let cross = format!("M{} {}l0.5 0.5m0 -0.5l-0.5 0.5", x - 0.25, y - 0.25);
            pen.path(&cross, "none", INK, 0.11);
        }
        Some("circle") => pen.ring((x, y), 0.26, INK, 0.11),
        _ => {}
    }
    // The dot stands on the side of the player it points at: 0 below, then clockwise.
    if let Some(seat) = cube["dot"].as_u64() {
        let (dx, dy) = [(0.0, 0.38), (-0.38, 0.0), (0.0, -0.38), (0.38, 0.0)][seat as usize % 4];
        pen.dot((x + dx, y + dy), 0.05, seat_colour(&cube["dot"]));
    }
}

fn last_move(pen: &mut Pen, view: &Value, size: f64) {
    if let Some(to) = view["last"]["to"].as_f64() {
        let (x, y) = (to % size, (to / size).floor());
        let frame = format!("M{} {}h0.98v0.98h-0.98Z", x + 0.01, y + 0.01);
        pen.path(&frame, "none", "#c8102e", 0.05);
    }
}
