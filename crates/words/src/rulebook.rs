//! The rules to read: which numbered rules stand in which section, in the order in which they are told
//! (`locales/rules-<game>.json`).

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
    /// Whose points the caption tells; without one they are those of whoever leads.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Lists of the view of which one entry belongs to the picture: their names, and its place.
    #[serde(default)]
    pub only: BTreeMap<String, usize>,
    /// Lists of the view that do not belong to the picture.
    #[serde(default)]
    pub without: Vec<String>,
}

impl Example {
    /// The caption, its figures included.
    pub fn phrase(&self) -> play::Phrase {
        let caption = play::Phrase::new(format!("rules-example-{}", self.caption));
        self.args.iter().fold(caption, |phrase, (name, value)| phrase.with(name, value.clone()))
    }

    /// Of what somebody sees, the part that belongs to the picture.
    #[must_use]
    pub fn cut(&self, mut view: serde_json::Value) -> serde_json::Value {
        for (name, list) in view.as_object_mut().into_iter().flatten() {
            let Some(entries) = list.as_array_mut() else { continue };
            if self.without.contains(name) {
                entries.clear();
            } else if let Some(&at) = self.only.get(name) {
                *entries = entries.get(at).cloned().into_iter().collect();
            }
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
        let game_of = |path: &str| Some(path.strip_prefix("rules-")?.strip_suffix(".json")?.to_owned());
        let book = |path: &str| {
            let file = crate::Files::get(path).expect("a file of the list is there");
            serde_json::from_slice(&file.data).expect("locales/rules-*.json are checked by the tests")
        };
        crate::Files::iter().filter_map(|path| Some((game_of(&path)?, book(&path)))).collect()
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
