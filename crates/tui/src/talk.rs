//! Sentences that both faces of the terminal say.

use crate::session::Session;
use crate::shown::Shown;
use play::{Eyes, Phrase, ScoreLine, Seat, Standing, Turn};
use serde::Deserialize;
use serde_json::Value;
use words::Words;

/// A legal move as a person reads it: what it does, and what it brings.
pub struct ReadableMove {
    /// What is played.
    pub text: String,
    /// The sentence.
    pub sentence: String,
    /// The points it brings at once, if any.
    pub points: Option<i64>,
    /// The offer it was made from.
    pub offer: Value,
}

impl ReadableMove {
    /// The move in one line: text, points, sentence.
    pub fn line(&self) -> String {
        let points = self.points.map(|points| format!("{points:+}")).unwrap_or_default();
        format!("{:<12} {points:>4}  {}", self.text, self.sentence)
    }
}

/// The moves of the seat to move, in the order of the rules.
pub fn moves(session: &Session, words: &Words) -> Vec<ReadableMove> {
    let offers = session.position().offers().list();
    offers.into_iter().filter_map(|offer| readable(offer, session.names(), words)).collect()
}

/// A move as a person reads it. A game without texts of its own shows the move alone.
pub fn readable(offer: Value, names: &[String], words: &Words) -> Option<ReadableMove> {
    let text = offer["text"].as_str()?.to_owned();
    let told = Phrase::deserialize(&offer["tell"]).ok();
    let possible = told.map(Phrase::possible).filter(|possible| words.knows(&possible.code));
    let sentence = possible.map(|possible| words.say_with_names(&possible, names)).unwrap_or_default();
    Some(ReadableMove { text, sentence, points: points(&offer), offer })
}

/// What a move brings at once, if anything.
pub fn points(offer: &Value) -> Option<i64> {
    offer["gain"].as_i64().or_else(|| offer["points"].as_i64()).filter(|&points| points != 0)
}

/// What the signs of a board mean; nothing for a game without a board of its own.
pub fn signs(game: &str, words: &Words) -> String {
    words.say_or(&Phrase::new(format!("terminal-letters-{game}")), "")
}

/// The hands these eyes see, a line each: the own one, or after the game everybody's.
pub fn hands(shown: &dyn Shown, view: &Value, words: &Words) -> Vec<String> {
    let tiles = |seat: Seat| {
        let tiles = view["hands"].get(seat.index())?["tiles"].as_array()?;
        Some(tiles.iter().filter_map(Value::as_str).collect::<Vec<_>>().join("  "))
    };
    match shown.eyes() {
        Eyes::Seat(seat) => {
            let own = tiles(seat).map(|tiles| Phrase::new("terminal-hand").with("tiles", tiles));
            own.iter().map(|own| words.say(own)).collect()
        }
        Eyes::Onlooker | Eyes::Reviewer => Seat::all(shown.seats())
            .filter_map(|seat| {
                let held = Phrase::new("terminal-player").with("seat", seat).with("points", tiles(seat)?);
                Some(words.say_with_names(&held, shown.names()))
            })
            .collect(),
    }
}

/// A line for each seat: name, level of a bot where there is room, points, and how many tiles it holds.
pub fn players(shown: &dyn Shown, view: &Value, words: &Words, width: usize) -> Vec<String> {
    let bare = player_lines(shown, view, words, shown.names());
    let levelled = |seat: Seat| {
        let name = shown.names().get(seat.index()).cloned().unwrap_or_default();
        match shown.level(seat, words) {
            Some(level) if !name.is_empty() => format!("{name} ({level})"),
            _ => name,
        }
    };
    let names: Vec<String> = Seat::all(shown.seats()).map(levelled).collect();
    let full = player_lines(shown, view, words, &names);
    full.into_iter()
        .zip(bare)
        .map(|(full, bare)| if full.chars().count() <= width { full } else { bare })
        .collect()
}

fn player_lines(shown: &dyn Shown, view: &Value, words: &Words, names: &[String]) -> Vec<String> {
    let points = shown.points();
    let line = |seat: Seat| {
        let points = points.get(seat.index()).copied().unwrap_or_default();
        let held = view["hands"].get(seat.index()).and_then(|hand| hand["count"].as_i64());
        let code = if held.is_some() { "terminal-player-hand" } else { "terminal-player" };
        let phrase =
            Phrase::new(code).with("seat", seat).with("points", points).with("count", held.unwrap_or(0));
        let acting = shown.turn() == Turn::Of(seat);
        format!("{} {}", if acting { ">" } else { " " }, words.say_with_names(&phrase, names))
    };
    Seat::all(shown.seats()).map(line).collect()
}

/// The ranking at the end of a game of this machine, each sum explained.
pub fn ending(session: &Session, words: &Words) -> Vec<String> {
    let position = session.position();
    let reckoned = Seat::all(position.seats()).map(|seat| position.reckon(seat, Eyes::Reviewer)).collect();
    ranking(&position.standing(), reckoned, session.names(), words)
}

/// Who stands where, a line each.
pub fn places(standing: &Standing, names: &[String], words: &Words) -> Vec<String> {
    let place = |seat: usize| {
        let phrase = Phrase::new("replay-place")
            .with("seat", seat)
            .with("place", standing.places[seat])
            .with("points", standing.points[seat]);
        words.say_with_names(&phrase, names)
    };
    (0..standing.points.len()).map(place).collect()
}

/// Who stands where, each sum explained.
pub fn ranking(
    standing: &Standing,
    reckoned: Vec<Vec<ScoreLine>>,
    names: &[String],
    words: &Words,
) -> Vec<String> {
    let mut lines = vec![words.word("terminal-over")];
    for (place, parts) in places(standing, names, words).into_iter().zip(reckoned) {
        lines.push(place);
        for part in parts {
            lines.push(format!("  {:>5}  {}", part.points, words.say_with_names(&part.what, names)));
        }
    }
    lines
}

/// The best moves, a line each: the move, and why.
pub fn hints(hints: Vec<(String, Vec<Phrase>)>, names: &[String], words: &Words) -> Vec<String> {
    let line = |(text, reasons): (String, Vec<Phrase>)| {
        let said: Vec<_> = reasons.iter().map(|why| words.say_with_names(why, names)).collect();
        format!("{text:<14} {}", said.join(" "))
    };
    hints.into_iter().map(line).collect()
}
