//! Languages: the only room that knows Fluent, and the only one that makes sentences.
//!
//! Every face hands a [`play::Phrase`] to [`Words::say`] and gets a sentence back. The messages live in
//! `locales/<language>/*.ftl` and are shared with the web page; a language is added by adding a folder.
//!
//! ```
//! use play::{Phrase, Refusal};
//! use words::{Words, nearest};
//!
//! let words = Words::of("en");
//! assert_eq!(words.refusal(&Refusal::new("refused-over")), "The game is over.");
//!
//! // Seats may go by the names of those who sit there.
//! let told = Phrase::new("told-table-resigned").with("seat", 0);
//! assert_eq!(words.say_with_names(&told, &["Ann".to_owned()]), "Ann resigned.");
//! assert_eq!(Words::of("et").say_with_names(&told, &["Ann".to_owned()]), "Ann andis alla.");
//!
//! // Whoever asks for a language that is not there gets its nearest relative, or is told that there is none.
//! assert_eq!((nearest("pt_BR.UTF-8"), nearest("nn-NO"), nearest("tlh")), (Some("pt"), Some("nb"), None));
//! ```
//!
//! Deliberately absent: knowledge of who asks and what for, and every rule of a game: a message is chosen by its code.

pub mod rulebook;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use play::{Phrase, Refusal, Value};
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The language everything is written in first.
pub const SOURCE: &str = "en";
/// Texts stretched and accented, to find what does not come from here.
pub const PSEUDO: &str = "en-XA";

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../locales"]
struct Files;

/// What is known of languages as such, for the page too: `locales/languages.json`.
#[derive(serde::Deserialize)]
struct Known {
    right_to_left: Vec<String>,
    /// Languages that are answered by another one, by code.
    related: BTreeMap<String, String>,
    pseudo: Pseudo,
}

#[derive(serde::Deserialize)]
struct Pseudo {
    letters: BTreeMap<char, String>,
}

fn known() -> &'static Known {
    static KNOWN: OnceLock<Known> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let file = Files::get("languages.json").expect("locales/languages.json is part of the program");
        serde_json::from_slice(&file.data).expect("locales/languages.json is checked by the tests")
    })
}

/// Every language there is a folder for, by code.
pub fn languages() -> &'static [String] {
    static CODES: OnceLock<Vec<String>> = OnceLock::new();
    CODES.get_or_init(|| {
        let codes: BTreeSet<String> =
            Files::iter().filter_map(|path| Some(path.split_once('/')?.0.to_owned())).collect();
        codes.into_iter().collect()
    })
}

/// Whether a language is written from right to left.
pub fn right_to_left(code: &str) -> bool {
    let language = code.split('-').next().unwrap_or_default();
    known().right_to_left.iter().any(|other| other == language)
}

/// The language we have that is nearest to what is asked for, if one is.
///
/// `pt-BR`, `pt_BR.UTF-8` and `PT` are all answered with `pt`; Norwegian `no` and `nn` with `nb`.
pub fn nearest(asked: &str) -> Option<&'static str> {
    let base = asked.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_lowercase();
    let have = |code: &str| languages().iter().find(|have| have.as_str() == code).map(String::as_str);
    let language = base.split('-').next().unwrap_or_default();
    let related = known().related.get(language).map_or(language, String::as_str);
    have(&base).or_else(|| have(related))
}

/// The language of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`), as the caller reads it.
pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> &'static str {
    let set = |name| variable(name).filter(|value| !value.is_empty());
    let asked = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
    asked.as_deref().and_then(nearest).unwrap_or(SOURCE)
}

/// One language, ready to speak.
pub struct Words {
    code: String,
    bundle: FluentBundle<FluentResource>,
    pseudo: bool,
}

impl Words {
    /// The words of a language; the nearest we have, else English.
    pub fn of(code: &str) -> Words {
        let pseudo = code == PSEUDO;
        let code = if pseudo { SOURCE } else { nearest(code).unwrap_or(SOURCE) };
        Words { code: code.to_owned(), bundle: bundle(code), pseudo }
    }

    /// The code of the language.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// What [`Words::of`] would make the same words of.
    pub fn asked(&self) -> &str {
        if self.pseudo { PSEUDO } else { &self.code }
    }

    /// Whether it is written from right to left.
    pub fn right_to_left(&self) -> bool {
        right_to_left(&self.code)
    }

    /// Whether there is a message of this id.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message without arguments.
    pub fn word(&self, id: &str) -> String {
        self.say(&Phrase::new(id))
    }

    /// The title of a game; one without texts of its own is called by its name.
    pub fn game(&self, name: &str) -> String {
        self.say_or(&Phrase::new(format!("game-{name}")), name)
    }

    /// A phrase as a sentence, or `otherwise` where there is no such message: a game may have no texts of its own.
    pub fn say_or(&self, phrase: &Phrase, otherwise: &str) -> String {
        if self.knows(&phrase.code) { self.say(phrase) } else { otherwise.to_owned() }
    }

    /// A phrase as a sentence. A message that is missing is shown by its code, never swallowed.
    pub fn say(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            args.set(name.as_str(), self.argument(name, value));
        }
        let Some(pattern) = self.bundle.get_message(&phrase.code).and_then(|message| message.value()) else {
            return format!("[{phrase}]");
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        // Whoever forgets an argument is found by any test that says the message.
        debug_assert!(errors.is_empty(), "{phrase}: {errors:?}");
        if self.pseudo { stretch(&text) } else { text.into_owned() }
    }

    /// One argument as people say it: seats are counted from one, and a level has its name.
    fn argument(&self, name: &str, value: &Value) -> FluentValue<'static> {
        match (name, value) {
            ("seat", Value::Number(seat)) => FluentValue::from(seat + 1),
            // One that moves at random has sentences of its own.
            ("level", Value::Text(level)) if level != "random" => {
                FluentValue::from(self.say_or(&Phrase::new(format!("level-{level}")), level))
            }
            ("kind", Value::Text(kind)) => FluentValue::from(alike(kind).to_owned()),
            (_, Value::Text(text)) if !self.right_to_left() && runs_from_right_to_left(text) => {
                FluentValue::from(format!("{FIRST_STRONG}{text}{POP}"))
            }
            _ => fluent(value),
        }
    }

    /// A phrase in which seats have names: `$seat` is joined by `$player`.
    pub fn say_with_names(&self, phrase: &Phrase, names: &[String]) -> String {
        let seat = match phrase.args.get("seat") {
            Some(Value::Number(seat)) => usize::try_from(*seat).ok(),
            _ => None,
        };
        match seat {
            Some(seat) => {
                let named = names.get(seat).filter(|name| !name.is_empty()).cloned();
                let name = named
                    .unwrap_or_else(|| self.say(&Phrase::new("player-of-seat").with("number", seat + 1)));
                self.say(&phrase.clone().with("player", name))
            }
            None => self.say(phrase),
        }
    }

    /// What the system says of a file or an address, as a sentence.
    pub fn cause(&self, error: &std::io::Error) -> String {
        self.say(&Phrase::new("system-cause").with("kind", format!("{:?}", error.kind())))
    }

    /// A refusal as a sentence, with the number of its rule; seats go by their numbers.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let sentence = self.say_with_names(&refusal.what, &[]);
        match &refusal.rule {
            Some(rule) => self
                .say(&Phrase::new("refusal-by-rule").with("sentence", sentence).with("rule", rule.as_str())),
            None => sentence,
        }
    }
}

/// Keeps the direction of what follows to itself, as its first letter has it; [`POP`] ends that.
const FIRST_STRONG: char = '\u{2068}';
const POP: char = '\u{2069}';

/// Whether a text has a letter of Hebrew, Arabic and their neighbours: without a mark its direction would carry the
/// signs and numbers behind it along. In a language that is itself written so, Fluent marks every argument.
fn runs_from_right_to_left(text: &str) -> bool {
    let from_the_right = |c: char| matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}');
    text.chars().any(from_the_right)
}

/// Errors of the system that people need not tell apart have one sentence. The names are those of `std::io::ErrorKind`;
/// one that `system-cause` does not know is told as unexpected.
fn alike(kind: &str) -> &str {
    match kind {
        "BrokenPipe" | "ConnectionAborted" | "ConnectionReset" | "NotConnected" | "UnexpectedEof" => {
            "ConnectionLost"
        }
        "HostUnreachable" | "NetworkDown" | "NetworkUnreachable" => "Unreachable",
        "QuotaExceeded" => "StorageFull",
        kind => kind,
    }
}

fn fluent(value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(n) => FluentValue::from(*n),
        Value::Text(text) => FluentValue::String(Cow::Owned(text.to_string())),
    }
}

fn bundle(code: &str) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(right_to_left(code));
    for language in [SOURCE, code] {
        for source in sources(language).into_values() {
            // Broken lines are found by the tests of this crate; here what parses is used.
            let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
    }
    bundle
}

/// The files of a language: name and text.
pub fn sources(code: &str) -> BTreeMap<String, String> {
    let prefix = format!("{code}/");
    let of_language = Files::iter().filter(|path| path.starts_with(&prefix));
    of_language
        .filter_map(|path| {
            let file = Files::get(&path)?;
            let text = String::from_utf8_lossy(&file.data).into_owned();
            Some((path[prefix.len()..].to_owned(), text))
        })
        .collect()
}

/// Breaks running text into lines of at most `width` characters, at spaces; a longer word keeps a line to itself.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("never empty");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
        } else {
            line.push_str(if line.is_empty() { "" } else { " " });
            line.push_str(word);
        }
    }
    lines
}

/// `Save` becomes `⟦Šááṽéé⟧`: longer by a third, accented, bracketed.
fn stretch(text: &str) -> String {
    let letters = &known().pseudo.letters;
    let accented: String = text
        .chars()
        .map(|c| letters.get(&c).map_or_else(|| Cow::Owned(c.to_string()), |s| Cow::Borrowed(s.as_str())))
        .collect();
    format!("⟦{accented}⟧")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_language_answers() {
        assert_eq!(nearest("en_GB.UTF-8"), Some("en"));
        assert_eq!(nearest("EN"), Some("en"));
        assert_eq!(nearest("tlh"), None);
        assert_eq!(from_environment(|name| (name == "LANG").then(|| "xx".to_owned())), "en");
    }

    #[test]
    fn a_missing_message_shows_its_code() {
        let words = Words::of("en");
        assert_eq!(words.say(&Phrase::new("no-such-message").with("n", 3)), "[no-such-message n=3]");
    }

    #[test]
    fn a_game_without_texts_is_called_by_its_name() {
        let words = Words::of("en");
        assert_eq!(words.game("noughts"), "noughts");
        assert_eq!(words.say_or(&Phrase::new("told-noughts-put").with("seat", 0), "b2"), "b2");
    }

    #[test]
    fn text_is_broken_at_spaces() {
        assert_eq!(wrap("a tile and another", 8), ["a tile", "and", "another"]);
    }

    #[test]
    fn the_pseudo_language_is_longer_and_bracketed() {
        assert_eq!(stretch("Save"), "⟦Šááṽéé⟧");
    }
}
