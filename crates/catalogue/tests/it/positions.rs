//! The positions on which the page's boards are tested and shown are what the server would send: each is written down
//! as the moves that lead to it, and its view and offers are made from them.
//! `KLOTS_WRITE_TYPES=1 cargo test -p catalogue --test it positions` rewrites them.

use catalogue::Catalogue;
use play::{Choices, Eyes, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// One position, with how it came about.
#[derive(Serialize, Deserialize)]
struct Scene {
    name: String,
    game: String,
    seats: u8,
    options: Choices,
    /// Luck and moves in the order in which they came, as a record writes them.
    played: Vec<String>,
    /// Through whose eyes: who is to move, or the first seat.
    seat: u8,
    view: Value,
    offers: Value,
}

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/positions.json")
}

/// The same scene, made from its moves.
fn made(scene: &Scene) -> Scene {
    let mut position = Catalogue::standard().open(&scene.game, scene.seats, &scene.options).unwrap();
    for text in &scene.played {
        if position.turn() == Turn::Luck {
            position.try_settle(text).unwrap();
        } else {
            position.try_play(text).unwrap();
        }
    }
    let (seat, eyes) = match position.turn() {
        Turn::Of(seat) => (seat.0, Eyes::Seat(seat)),
        Turn::Luck | Turn::Over => (0, Eyes::Reviewer),
    };
    Scene {
        name: scene.name.clone(),
        game: scene.game.clone(),
        seats: scene.seats,
        options: scene.options.clone(),
        played: scene.played.clone(),
        seat,
        view: position.view(eyes).value(),
        offers: position.offers().value(),
    }
}

#[test]
fn the_positions_of_the_page_are_fresh() {
    let old = fs::read_to_string(file()).unwrap();
    let scenes: Vec<Scene> = serde_json::from_str(&old).unwrap();
    let lines: Vec<String> =
        scenes.iter().map(|scene| serde_json::to_string(&made(scene)).unwrap()).collect();
    let fresh = format!("[\n{}\n]\n", lines.join(",\n"));
    if std::env::var_os("KLOTS_WRITE_TYPES").is_some() {
        fs::write(file(), &fresh).unwrap();
    }
    assert!(
        fs::read_to_string(file()).unwrap() == fresh,
        "positions.json is stale: run with KLOTS_WRITE_TYPES=1"
    );
    assert!(scenes.len() > 12, "a position of every kind");
}
