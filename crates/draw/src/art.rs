//! The art of the page: what is drawn there is drawn here from the same files. Each drawing includes those of its own game.

use serde::Deserialize;
use serde_json::Value;
use std::sync::LazyLock;

/// Colours and shapes of the seats, told apart by everybody.
#[derive(Deserialize)]
struct Seats {
    colours: Vec<String>,
    shapes: Vec<String>,
}

static SEATS: LazyLock<Seats> = LazyLock::new(|| read(include_str!("../../../web/src/art/seats.json")));

/// What a file of the page says.
pub fn read<T: for<'a> Deserialize<'a>>(text: &str) -> T {
    serde_json::from_str(text).expect("the art of the page is well formed: tests read all of it")
}

/// The colour of a seat; ink where there is none.
pub fn seat_colour(seat: &Value) -> &'static str {
    seat.as_u64().map_or(crate::shapes::INK, |seat| nth(&SEATS.colours, seat))
}

/// The shape of a seat, a path in a box of 24.
pub fn seat_shape(seat: &Value) -> &'static str {
    nth(&SEATS.shapes, seat.as_u64().unwrap_or(0))
}

/// One of a list that starts over after its last.
pub fn nth(all: &'static [String], n: u64) -> &'static str {
    &all[n as usize % all.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The theme of the page has these very colours on light ground.
    #[test]
    fn seats_have_the_colours_of_the_page() {
        let css = include_str!("../../../web/src/app.css");
        assert_eq!((SEATS.colours.len(), SEATS.shapes.len()), (10, 10));
        for (seat, colour) in SEATS.colours.iter().enumerate() {
            assert!(css.contains(&format!("--seat-{seat}: light-dark({colour},")), "{seat}: {colour}");
        }
    }
}
