//! Kingdomino in characters: a square is a letter and its crowns, `F2` a forest with two.

use super::{At, Canvas, list, number};
use ratatui::style::{Color, Modifier, Style};
use serde_json::Value;

/// Columns of a square: a large kingdom leaves no gap between them.
fn width(view: &Value) -> i32 {
    if number(view, "size") > 5 { 2 } else { 3 }
}

/// The whole table: the own kingdom, the rows of dominoes, the other kingdoms.
pub fn draw(view: &Value, own: usize) -> Canvas {
    let mut canvas = kingdom(view, own);
    let reach = number(view, "size").max(1) - 1;
    let right = (reach + 1) * width(view) + 3;
    let rows = rows(view);
    canvas.stamp((right, -reach), &rows);
    let others = list(view, "kingdoms").iter().enumerate().filter(|(seat, _)| *seat != own);
    for (n, (seat, kingdom)) in (0_i32..).zip(others) {
        let left = right + 16 + n * (number(view, "size") * 2 + 3);
        draw_small(&mut canvas, (left, -reach), seat, kingdom);
    }
    canvas
}

/// One kingdom, with points where it may still grow.
pub fn kingdom(view: &Value, own: usize) -> Canvas {
    let mut canvas = Canvas::default();
    if let Some(kingdom) = list(view, "kingdoms").get(own) {
        draw_frame(&mut canvas, kingdom, number(view, "size"), width(view));
        draw_kingdom(&mut canvas, kingdom, width(view));
    }
    canvas
}

/// The row that is being laid, and below it the one that is chosen from.
pub fn rows(view: &Value) -> Canvas {
    let mut canvas = Canvas::default();
    draw_row(&mut canvas, (0, 0), list(view, "current"), "•");
    let below = list(view, "current").len() as i32;
    let gap = i32::from(below > 0);
    draw_row(&mut canvas, (0, below + gap), list(view, "next"), "→");
    canvas
}

/// A point on every square that the kingdom may still reach.
fn draw_frame(canvas: &mut Canvas, kingdom: &Value, size: i32, width: i32) {
    let bounds = |name: &str| {
        let all = list(kingdom, "squares").iter().map(|square| number(square, name));
        all.fold((0, 0), |(low, high), n| (low.min(n), high.max(n)))
    };
    let ((left, right), (top, bottom)) = (bounds("x"), bounds("y"));
    let dim = Style::new().add_modifier(Modifier::DIM);
    for y in bottom - size + 1..top + size {
        for x in right - size + 1..left + size {
            canvas.write((x * width, y), "· ", dim);
        }
    }
}

fn draw_kingdom(canvas: &mut Canvas, kingdom: &Value, width: i32) {
    for square in list(kingdom, "squares") {
        let at = (number(square, "x") * width, number(square, "y"));
        let terrain = square["terrain"].as_str().unwrap_or_default();
        canvas.write(at, &letters(terrain, number(square, "crowns")), colours(terrain));
    }
}

fn draw_small(canvas: &mut Canvas, (left, top): At, seat: usize, kingdom: &Value) {
    canvas.write((left, top), &format!("{}: {}", seat + 1, number(kingdom, "points")), Style::new());
    let mut small = Canvas::default();
    for square in list(kingdom, "squares") {
        let terrain = square["terrain"].as_str().unwrap_or_default();
        let at = (number(square, "x") * 2, number(square, "y"));
        small.write(at, &letters(terrain, number(square, "crowns")), colours(terrain));
    }
    canvas.stamp((left, top + 1), &small);
}

/// A row of dominoes, one below the other: number, halves, and whose king stands on it.
fn draw_row(canvas: &mut Canvas, (left, top): At, row: &[Value], mark: &str) {
    for (n, domino) in (0_i32..).zip(row) {
        let plain = Style::new();
        canvas.write((left, top + n), &format!("{mark}{:>2} ", number(domino, "tile")), plain);
        for (column, half) in [(left + 4, &domino["left"]), (left + 6, &domino["right"])] {
            let terrain = half["terrain"].as_str().unwrap_or_default();
            canvas.write((column, top + n), &letters(terrain, number(half, "crowns")), colours(terrain));
        }
        if let Some(seat) = domino["king"].as_i64() {
            canvas.write((left + 9, top + n), &format!("♔{}", seat + 1), plain.add_modifier(Modifier::BOLD));
        }
    }
}

fn letters(terrain: &str, crowns: i32) -> String {
    let letter = terrain.chars().next().map_or('?', |first| first.to_ascii_uppercase());
    match (terrain, crowns) {
        ("castle", _) => "♜ ".to_owned(),
        ("water", 0) => "~ ".to_owned(),
        ("water", crowns) => format!("~{crowns}"),
        (_, 0) => format!("{letter} "),
        (_, crowns) => format!("{letter}{crowns}"),
    }
}

fn colours(terrain: &str) -> Style {
    let (ink, ground) = match terrain {
        "wheat" => (Color::Black, Color::Yellow),
        "forest" => (Color::White, Color::Green),
        "water" => (Color::White, Color::Blue),
        "grass" => (Color::Black, Color::LightGreen),
        "swamp" => (Color::White, Color::Magenta),
        "mine" => (Color::White, Color::DarkGray),
        _ => (Color::Black, Color::Gray),
    };
    Style::new().fg(ink).bg(ground)
}

pub fn places(view: &Value, offer: &Value) -> Vec<At> {
    let width = width(view);
    let at = |name: &str| {
        offer[name].is_object().then(|| (number(&offer[name], "x") * width, number(&offer[name], "y")))
    };
    let squares = [at("a"), at("b")].into_iter().flatten();
    squares.flat_map(|(x, y)| [(x, y), (x + 1, y)]).collect()
}
