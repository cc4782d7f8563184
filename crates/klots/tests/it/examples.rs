//! The examples of the rules: every picture is a position of the engine, and what its caption says is so.

use catalogue::Catalogue;
use klots::rules::{pictures, view_of};
use play::{Choices, Eyes, Seat, Turn};
use serde_json::Value;
use std::path::Path;
use std::sync::LazyLock;
use table::Position;
use triominos::board::{Board, Cell};
use triominos::score::Form;
use triominos::tiles::Tile;
use words::Words;
use words::rulebook::{Example, rulebook};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::standard);

fn all() -> Vec<(&'static str, &'static Example)> {
    let of = |game: &'static str| rulebook(game).iter().flat_map(|section| &section.examples);
    CATALOGUE.all().iter().flat_map(|game| of(game.name).map(|example| (game.name, example))).collect()
}

fn position(game: &str, example: &Example) -> Box<dyn Position> {
    let choices = Choices::parse(&example.options).unwrap();
    let mut position = CATALOGUE.open(game, example.seats, &choices).unwrap();
    position.set_text(&example.position).unwrap_or_else(|refusal| panic!("{}: {refusal}", example.caption));
    position
}

#[test]
fn every_book_of_rules_has_several_examples_and_each_is_a_position_of_the_engine() {
    for game in CATALOGUE.all().iter().filter(|game| !rulebook(game.name).is_empty()) {
        assert!(all().iter().filter(|(name, _)| *name == game.name).count() >= 3, "{}", game.name);
    }
    for (game, example) in all() {
        assert_eq!(position(game, example).text(), example.position, "{}", example.caption);
        assert!(view_of(&CATALOGUE, game, example).is_ok());
        let view = position(game, example).view(Eyes::Reviewer).value();
        for list in example.only.keys().chain(&example.without) {
            assert!(view[list].is_array(), "{}: {list} is no list of the view", example.caption);
        }
    }
}

#[test]
fn the_figures_of_the_captions_are_those_of_the_engine() {
    for (game, example) in all() {
        let position = position(game, example);
        let view = position.view(Eyes::Reviewer).value();
        for (name, value) in &example.args {
            let found = match name.as_str() {
                "points" => {
                    let points = position.standing().points;
                    example
                        .seat
                        .map_or(points.iter().copied().max().unwrap(), |seat| points[usize::from(seat)])
                        .into()
                }
                "left" => view["ends"][0].as_i64().unwrap().into(),
                "right" => view["ends"][1].as_i64().unwrap().into(),
                "from" => play::Value::from(last_push(&example.position).0),
                "to" => play::Value::from(last_push(&example.position).1),
                "tile" => {
                    assert_eq!(matching_halves(&view, value), 1, "{}: one half only", example.caption);
                    continue;
                }
                other => panic!("{}: nobody checks {other}", example.caption),
            };
            assert_eq!(*value, found, "{}: {name}", example.caption);
        }
    }
}

/// The last word but for earlier boards: `d1>d5`.
fn last_push(position: &str) -> (&str, &str) {
    position.split_whitespace().nth(3).unwrap().split_once('>').unwrap()
}

/// Halves of a domino in the first kingdom that touch the castle or their own terrain outside the domino.
fn matching_halves(view: &Value, tile: &play::Value) -> usize {
    let squares = view["kingdoms"][0]["squares"].as_array().unwrap();
    let place = |square: &Value| (square["x"].as_i64().unwrap(), square["y"].as_i64().unwrap());
    let own = |square: &&Value| square["tile"].as_i64().is_some_and(|n| *tile == play::Value::from(n));
    let halves = squares.iter().filter(own);
    let matches = |half: &&Value| {
        let (x, y) = place(half);
        squares.iter().filter(|square| !own(square)).any(|square| {
            let (a, b) = place(square);
            let near = (a - x).abs() + (b - y).abs() == 1;
            near && (square["terrain"] == half["terrain"] || square["terrain"] == "castle")
        })
    };
    halves.filter(matches).count()
}

#[test]
fn the_newest_tile_makes_the_form_that_is_named() {
    for (game, example) in all().into_iter().filter(|(game, _)| *game == "triominos") {
        let view = position(game, example).view(Eyes::Reviewer).value();
        let mut laid: Vec<&Value> = view["table"].as_array().unwrap().iter().collect();
        laid.sort_by_key(|laid| laid["order"].as_i64());
        let mut board = Board::default();
        let mut form = None;
        for (n, laid) in laid.into_iter().enumerate() {
            let corners: Vec<u8> =
                laid["corners"].as_array().unwrap().iter().map(|c| c.as_u64().unwrap() as u8).collect();
            let tile = Tile::of([corners[0], corners[1], corners[2]]).unwrap();
            let number = |name: &str| i8::try_from(laid[name].as_i64().unwrap()).unwrap();
            let cell = Cell::new(number("x"), number("y"));
            if n == 0 {
                board.begin(tile, tile.corners());
                continue;
            }
            form = Form::of(board.lay(tile, cell).unwrap());
        }
        let named = example.caption.strip_prefix("triominos-").unwrap();
        assert_eq!(form.map_or("start", Form::word), named, "{}", example.position);
    }
}

#[test]
fn lines_and_losses_of_quixo_are_what_the_captions_say() {
    for (caption, symbol, winner) in [("quixo-line", "cross", 0), ("quixo-other", "circle", 1)] {
        let (game, example) = all().into_iter().find(|(_, example)| example.caption == caption).unwrap();
        let position = position(game, example);
        let view = position.view(Eyes::Reviewer).value();
        let shows = |cell: &Value| view["cells"][cell.as_u64().unwrap() as usize]["symbol"] == symbol;
        assert!(view["line"].as_array().unwrap().iter().all(shows), "{caption}");
        assert_eq!(position.turn(), Turn::Over);
        assert_eq!(position.standing().winners().collect::<Vec<_>>(), [Seat(winner)]);
        assert_eq!(example.position.split_whitespace().nth(1), Some("1"), "cross has pushed last");
    }
}

#[test]
fn the_pictures_on_the_page_are_fresh() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/public/pictures/rules");
    let drawn = pictures(&CATALOGUE).unwrap();
    for (name, svg) in &drawn {
        let kept = std::fs::read_to_string(folder.join(name)).unwrap_or_default();
        assert!(kept == *svg, "{name} is old: klots rules --pictures web/public/pictures/rules");
    }
    let mut kept: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let mut names: Vec<_> = drawn.into_iter().map(|(name, _)| name).collect();
    kept.sort();
    names.sort();
    assert_eq!(kept, names);
}

#[test]
fn every_caption_is_said_without_a_gap() {
    let words = Words::of("en");
    for (_, example) in all() {
        let said = words.say(&example.phrase());
        assert!(!said.contains(['{', '[']), "{said}");
    }
}
