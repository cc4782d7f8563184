//! Sentences that both faces of the terminal say.

use crate::session::Session;
use play::{Eyes, Phrase, Seat, Turn};
use serde_json::Value;
use words::Words;

/// A legal move as a person reads it: what it does, and what it brings.
pub struct Choice {
    /// What is played.
    pub text: String,
    /// The sentence.
    pub sentence: String,
    /// The offer it was made from.
    pub offer: Value,
}

/// The moves of the seat to move, in the order of the rules.
pub fn choices(session: &Session, words: &Words) -> Vec<Choice> {
    let position = session.position();
    let Turn::Of(seat) = position.turn() else { return Vec::new() };
    let choice = |offer: Value| {
        let text = offer["text"].as_str()?.to_owned();
        let told = position.tell_move(&text, Eyes::Seat(seat)).ok()?;
        let mut sentence = words.say_with_names(&told, session.names());
        if let Some(points) = points(&offer) {
            sentence += &format!("  {points:+}");
        }
        Some(Choice { text, sentence, offer })
    };
    position.offers().into_iter().filter_map(choice).collect()
}

fn points(offer: &Value) -> Option<i64> {
    offer["gain"].as_i64().or_else(|| offer["points"].as_i64()).filter(|&points| points != 0)
}

/// The hand of the own seat, where the game has hands.
pub fn hand(view: &Value, eyes: Eyes) -> Option<String> {
    let Eyes::Seat(seat) = eyes else { return None };
    let tiles = view["hands"].get(seat.index())?["tiles"].as_array()?;
    Some(tiles.iter().filter_map(Value::as_str).collect::<Vec<_>>().join("  "))
}

/// A line for each seat: name, points, and how many tiles it holds.
pub fn players(session: &Session, view: &Value, words: &Words) -> Vec<String> {
    let standing = session.position().standing();
    let line = |seat: Seat| {
        let points = standing.points[seat.index()];
        let held = view["hands"].get(seat.index()).and_then(|hand| hand["count"].as_i64());
        let code = if held.is_some() { "terminal-player-hand" } else { "terminal-player" };
        let phrase =
            Phrase::new(code).with("seat", seat).with("points", points).with("count", held.unwrap_or(0));
        let acting = session.turn() == Turn::Of(seat);
        format!("{} {}", if acting { ">" } else { " " }, words.say_with_names(&phrase, session.names()))
    };
    Seat::all(session.position().seats()).map(line).collect()
}

/// The ranking at the end, each sum explained.
pub fn ending(session: &Session, words: &Words) -> Vec<String> {
    let standing = session.position().standing();
    let mut lines = vec![words.word("terminal-over")];
    for seat in Seat::all(session.position().seats()) {
        let phrase = Phrase::new("replay-place")
            .with("seat", seat)
            .with("place", standing.places[seat.index()])
            .with("points", standing.points[seat.index()]);
        lines.push(words.say_with_names(&phrase, session.names()));
        for part in session.position().reckon(seat, Eyes::Reviewer) {
            lines.push(format!(
                "  {:>5}  {}",
                part.points,
                words.say_with_names(&part.what, session.names())
            ));
        }
    }
    lines
}
