//! The rules to read: which numbered rules stand in which section, in the order in which they are told.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A part of a game's rules; its heading is the message `rules-section-<section>`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// What it is about.
    pub section: String,
    /// Numbers such as `K13`; the text of each is the message `rules-k13`.
    pub rules: Vec<String>,
    /// Positions that show it, in the notation of docs/notation.md.
    #[serde(default)]
    pub examples: Vec<Example>,
}

/// A picture of the rules: a position that the engine itself has checked.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// How many play.
    pub seats: u8,
    /// Options as `name=value` words.
    #[serde(default)]
    pub options: String,
    /// The position as text.
    pub position: String,
    /// What it shows: the message `rules-example-<caption>`.
    pub caption: String,
    /// The figures in the caption; tests hold them to the position.
    #[serde(default)]
    pub args: BTreeMap<String, play::Value>,
    /// Where everybody has a part of the table: only this seat's is drawn.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Whether the hands belong to the picture.
    #[serde(default)]
    pub hands: bool,
}

impl Example {
    /// The caption, its figures included.
    pub fn phrase(&self) -> play::Phrase {
        let code = format!("rules-example-{}", self.caption);
        play::Phrase { code, args: self.args.clone() }
    }

    /// Of what somebody sees, the part that belongs to the picture.
    #[must_use]
    pub fn cut(&self, mut view: serde_json::Value) -> serde_json::Value {
        if let (Some(seat), Some(kingdoms)) = (self.seat, view["kingdoms"].as_array()) {
            let own = kingdoms.get(usize::from(seat)).cloned();
            view["kingdoms"] = own.into_iter().collect();
            view["current"] = serde_json::Value::Array(Vec::new());
            view["next"] = serde_json::Value::Array(Vec::new());
        }
        if !self.hands && view["hands"].is_array() {
            view["hands"] = serde_json::Value::Array(Vec::new());
        }
        view
    }
}

/// The sections of a game's rules; empty for a game that is not there.
pub fn rulebook(game: &str) -> &'static [Section] {
    books().get(game).map_or(&[], Vec::as_slice)
}

fn books() -> &'static BTreeMap<String, Vec<Section>> {
    static BOOKS: OnceLock<BTreeMap<String, Vec<Section>>> = OnceLock::new();
    BOOKS.get_or_init(|| {
        let file = crate::Files::get("rules.json").expect("locales/rules.json is part of the program");
        serde_json::from_slice(&file.data).expect("locales/rules.json is checked by the tests")
    })
}

/// The message that tells a rule: `rules-k13` for `K13`.
pub fn message_of(rule: &str) -> String {
    format!("rules-{}", rule.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Words;

    #[test]
    fn every_rule_and_heading_has_its_text() {
        let words = Words::of("en");
        for (game, sections) in books() {
            assert!(!sections.is_empty() && words.game(game) != *game, "{game} has rules and a title");
            for section in sections {
                assert!(words.knows(&format!("rules-section-{}", section.section)), "{}", section.section);
                for rule in &section.rules {
                    assert!(words.knows(&message_of(rule)), "{rule}");
                }
                for example in &section.examples {
                    assert!(
                        words.knows(&format!("rules-example-{}", example.caption)),
                        "{}",
                        example.caption
                    );
                }
            }
        }
    }
}
