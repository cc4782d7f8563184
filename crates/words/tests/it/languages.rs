//! Every language says everything: the same messages with the same variables, all plural forms, nothing left in English.

use crate::common::{Known, is_count, others, read};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::{BTreeMap, BTreeSet};
use words::{SOURCE, languages, sources};

/// The categories that whole numbers have in a language, by CLDR.
fn needed(language: &str) -> BTreeSet<&'static str> {
    let id: unic_langid::LanguageIdentifier = language.parse().expect("a language");
    let rules = PluralRules::create(id, PluralRuleType::CARDINAL).expect("rules of the language");
    let category = |n: u32| match rules.select(n).expect("a category of every number") {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    };
    // Nothing that is counted here comes to a million, which some languages count in a way of its own.
    (0..2000).map(category).chain(["other"]).collect()
}

/// Messages that are alike in many languages: names, numbers, signs.
fn may_be_alike(text: &str) -> bool {
    let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 3).count();
    words < 4
}

#[test]
fn every_language_has_every_message_and_no_other() {
    let source = read(SOURCE);
    for code in others() {
        let own = read(code);
        let missing: Vec<_> = source.keys().filter(|id| !own.contains_key(*id)).collect();
        let extra: Vec<_> = own.keys().filter(|id| !source.contains_key(*id)).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{code} lacks {missing:?} and has too much {extra:?}"
        );
    }
}

/// File, heading and message, in order: a game's headings say which face loads what is under them.
fn order(language: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (file, source) in sources(language) {
        let mut heading = String::new();
        for line in source.lines() {
            if let Some(text) = line.strip_prefix("## ") {
                text.clone_into(&mut heading);
            } else if let Some((id, _)) =
                line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic))
            {
                all.push(format!("{file} / {heading} / {id}"));
            }
        }
    }
    all
}

#[test]
fn every_language_keeps_its_messages_in_the_same_file_under_the_same_heading() {
    let source = order(SOURCE);
    for code in others() {
        let own = order(code);
        for (own, english) in own.iter().zip(&source) {
            assert_eq!(own, english, "{code}");
        }
        assert_eq!(own.len(), source.len(), "{code}");
    }
}

/// Files that belong to a face; every other one belongs to a game.
const FACES: [&str; 8] = ["bots", "cli", "common", "record", "store", "table", "terminal", "web"];

#[test]
fn a_game_says_where_its_messages_are_needed() {
    const GROUPS: [&str; 6] = ["cover", "play", "page", "book", "terminal", "command line"];
    let of_games = |line: &&String| !FACES.iter().any(|face| line.starts_with(&format!("{face}.ftl")));
    let lines = order(SOURCE);
    assert!(lines.iter().filter(of_games).count() > 400);
    for line in lines.iter().filter(of_games) {
        let heading = line.split(" / ").nth(1).unwrap_or_default();
        let group = heading.split(':').next().unwrap_or_default();
        assert!(GROUPS.contains(&group), "{line}");
    }
}

#[test]
fn every_language_uses_the_variables_of_the_source() {
    let source = read(SOURCE);
    for code in others() {
        for (id, own) in read(code) {
            let Some(english) = source.get(&id) else { continue };
            let unknown: Vec<_> =
                own.variables.difference(&english.variables).filter(|name| *name != "player").collect();
            assert!(unknown.is_empty(), "{code}: {id} uses {unknown:?}, which nobody gives it");
            let lost: Vec<_> = english.variables.difference(&own.variables).collect();
            // A number may be left out where its form says enough.
            let counted = |name: &&String| {
                english.choices.get(*name).is_some_and(|keys| keys.iter().all(|key| is_count(key)))
            };
            assert!(lost.iter().all(counted), "{code}: {id} has lost {lost:?}");
        }
    }
}

/// What stands in an example for something the reader puts there; it is not typed as it is.
const EXAMPLES: [&str; 3] = ["name: value", "* luck", "seat move"];

#[test]
fn nothing_is_left_in_english() {
    let source = read(SOURCE);
    for code in others() {
        for (id, own) in read(code) {
            let example = EXAMPLES.iter().find(|example| own.text.contains(*example));
            assert!(example.is_none(), "{code}: {id} says “{}”", example.unwrap());
            let alike = source.get(&id).is_some_and(|english| english.text == own.text);
            assert!(!alike || may_be_alike(&own.text), "{code}: {id} still reads “{}”", own.text);
        }
    }
}

#[test]
fn every_count_has_the_forms_its_language_needs() {
    for code in languages() {
        let needed = needed(code);
        for (id, own) in read(code) {
            for forms in &own.plurals {
                let lacking: Vec<_> = needed.iter().filter(|form| !forms.contains(**form)).collect();
                assert!(lacking.is_empty(), "{code}: {id} lacks {lacking:?}");
                let never: Vec<_> = forms
                    .iter()
                    .filter(|form| form.parse::<i64>().is_err() && !needed.contains(form.as_str()))
                    .collect();
                assert!(never.is_empty(), "{code}: {id} has {never:?}, which no number comes to");
            }
        }
    }
}

/// Languages in which a noun behind a number is the same for one and for many.
const WITHOUT_PLURAL: [&str; 2] = ["hu", "tr"];

/// Words behind a number that are the same for one and for many: units, nouns of the north, and what is not a noun.
const STEADY: [&str; 17] = [
    "s",
    "с",
    "sek",
    "point",
    "poeng",
    "poäng",
    "spelare",
    "místo",
    "umjesto",
    "zamiast",
    "în",
    "namiesto",
    "namesto",
    "من",
    "k",
    "вместо",
    "αντί",
];

#[test]
fn what_english_counts_every_language_counts_where_a_noun_follows_the_number() {
    let source = read(SOURCE);
    let counted =
        |known: &Known, name: &str| known.choices.get(name).is_some_and(|keys| keys.contains("one"));
    let mut wrong = Vec::new();
    for code in others().filter(|code| !WITHOUT_PLURAL.contains(&code.as_str())) {
        for (id, own) in read(code) {
            let Some(english) = source.get(&id) else { continue };
            for (name, word) in &own.before_words {
                let changes = !STEADY.contains(&word.as_str());
                if changes && counted(english, name) && !counted(&own, name) {
                    wrong.push(format!("{code}: {id} says “{{${name}}} {word}” for one and for many"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn marks_that_programs_rely_on_are_kept() {
    let source = read(SOURCE);
    for code in others() {
        for (id, own) in read(code) {
            let Some(english) = source.get(&id) else { continue };
            for mark in ["name=value", "klots", "<", ">"] {
                let count = |text: &str| text.matches(mark).count();
                // In Estonian it is a word: a tile.
                let word = mark == "klots" && code == "et";
                let plain = english.plurals.is_empty() && own.plurals.is_empty() && !word;
                assert!(!plain || count(&own.text) == count(&english.text), "{code}: {id} has lost {mark}");
            }
        }
    }
}

/// Texts that are neither buttons nor labels although they are short: headings and help.
const NO_LABELS: [&str; 2] = ["cli-", "analysis-"];

/// What a label may grow to: on a phone and at 80 columns there is room for half as much again and a little more.
fn longest_label(english: &str) -> usize {
    (english.chars().count() * 16).div_ceil(10) + 6
}

/// Whether the text stands on a button, in a tab, in front of a field: short, without a variable, no sentence.
fn is_label(id: &str, known: &Known) -> bool {
    let text = known.text.trim();
    let short = !text.is_empty() && text.chars().count() <= 22 && !text.ends_with(['.', '…', ':', '?', '!']);
    short && known.variables.is_empty() && !NO_LABELS.iter().any(|prefix| id.starts_with(prefix))
}

#[test]
fn labels_stay_short_enough_for_their_buttons() {
    let source = read(SOURCE);
    let labels: Vec<_> = source.iter().filter(|(id, known)| is_label(id, known)).collect();
    assert!(labels.len() > 200, "most buttons are found: {}", labels.len());
    let mut long = Vec::new();
    for code in others() {
        let own = read(code);
        for (id, english) in &labels {
            let Some(known) = own.get(*id) else { continue };
            let (length, most) = (known.text.chars().count(), longest_label(english.text.trim()).max(16));
            if length > most {
                long.push(format!("{code}: {id} “{}” has {length} characters, {most} fit", known.text));
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn words_for_values_and_lines_of_keys_fit_their_place() {
    for code in languages() {
        for (id, known) in read(code) {
            let length = known.text.chars().count();
            assert!(!id.starts_with("cli-value-") || length <= 20, "{code}: {id} is too long");
            assert!(!id.starts_with("cli-heading-") || length <= 24, "{code}: {id} is too long");
            assert!(
                !id.starts_with("terminal-keys-") || length <= 156,
                "{code}: {id} is more than two lines"
            );
        }
    }
}

#[test]
fn names_are_isolated_where_the_writing_runs_from_right_to_left() {
    let phrase = play::Phrase::new("refused-not-ready").with("seat", 0);
    let said = words::Words::of("ar").say_with_names(&phrase, &["Ann".to_owned()]);
    assert!(said.contains("\u{2068}Ann\u{2069}"), "{said:?}");
    let said = words::Words::of("en").say_with_names(&phrase, &["Ann".to_owned()]);
    assert!(said.contains("Ann") && !said.contains('\u{2068}'), "{said:?}");
}

/// Else the number of a seat or the dot behind a name would change sides.
#[test]
fn a_name_from_right_to_left_is_isolated_in_every_language() {
    let phrase = play::Phrase::new("refused-not-ready").with("seat", 0);
    for code in languages() {
        for name in ["ليلى", "דוד", "Ann ليلى"] {
            let said = words::Words::of(code).say_with_names(&phrase, &[name.to_owned()]);
            assert!(said.contains(&format!("\u{2068}{name}\u{2069}")), "{code}: {said:?}");
        }
    }
}

#[test]
fn what_the_system_says_is_told_without_the_name_that_programs_give_it() {
    use std::io::ErrorKind as K;
    let kinds = [
        K::NotFound,
        K::PermissionDenied,
        K::ConnectionRefused,
        K::ConnectionReset,
        K::HostUnreachable,
        K::NetworkUnreachable,
        K::ConnectionAborted,
        K::NotConnected,
        K::AddrInUse,
        K::AddrNotAvailable,
        K::NetworkDown,
        K::BrokenPipe,
        K::AlreadyExists,
        K::WouldBlock,
        K::NotADirectory,
        K::IsADirectory,
        K::DirectoryNotEmpty,
        K::ReadOnlyFilesystem,
        K::InvalidInput,
        K::InvalidData,
        K::TimedOut,
        K::WriteZero,
        K::StorageFull,
        K::QuotaExceeded,
        K::FileTooLarge,
        K::ResourceBusy,
        K::Interrupted,
        K::Unsupported,
        K::UnexpectedEof,
        K::OutOfMemory,
        K::Other,
    ];
    for code in languages() {
        let words = words::Words::of(code);
        for kind in kinds {
            let said = words.cause(&kind.into());
            assert!(!said.contains(&format!("{kind:?}")) && said.chars().count() > 5, "{code}: {said}");
        }
    }
    let english = words::Words::of("en");
    assert_eq!(english.cause(&K::ConnectionReset.into()), english.cause(&K::BrokenPipe.into()));
    assert_ne!(english.cause(&K::TimedOut.into()), english.cause(&K::Other.into()));
}

#[test]
fn seats_are_counted_from_one_and_levels_have_names() {
    let english = words::Words::of("en");
    let taken = play::Phrase::new("refused-seat-taken").with("seat", play::Seat(0));
    assert_eq!(english.say(&taken), "Seat 1 is taken.");
    assert_eq!(english.say_with_names(&taken, &["Ann".to_owned()]), "Seat 1 is taken.");
    let joined = |level: &str| play::Phrase::new("told-table-bot").with("level", level);
    assert_eq!(english.say(&joined("hard")), "A bot joined (Hard).");
    assert!(!words::Words::of("et").say(&joined("hard")).contains("hard"));
    assert_eq!(english.say(&joined("someone else's")), "A bot joined (someone else's).");
    let named = play::Phrase::new("told-table-bot-named").with("seat", 1).with("level", "beginner");
    let names = ["Ann".to_owned(), "Pip".to_owned()];
    assert_eq!(english.say_with_names(&named, &names), "Pip joined (Beginner).");
}

/// What a language calls things, by the beginnings of its words, and what it never says: `locales/terms.json`.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Terms {
    terms: BTreeMap<String, Vec<String>>,
    never: Vec<String>,
}

/// Where a term must be met: rules, scores, lessons and buttons that speak of the same thing.
const TERMS: &[(&str, &[&str])] = &[
    ("tile", &["rules-d1"]),
    ("double", &["rules-d2"]),
    (
        "bridge",
        &[
            "rules-t10",
            "rules-example-triominos-bridge",
            "score-triominos-bridges",
            "pad-deed-bridge",
            "lesson-triominos-bonus",
        ],
    ),
    (
        "hexagon",
        &[
            "rules-t12",
            "rules-example-triominos-hexagon",
            "score-triominos-hexagons",
            "pad-deed-hexagon",
            "lesson-triominos-bonus",
        ],
    ),
    (
        "castle",
        &[
            "terrain-castle",
            "kingdomino-castle",
            "rules-k1",
            "rules-k13",
            "rules-k14",
            "lesson-kingdomino-match",
        ],
    ),
    ("crown", &["rules-k16", "rules-k17", "pad-crowns", "lesson-kingdomino-points"]),
    ("property", &["rules-k16", "rules-k17", "kingdomino-moment", "rules-example-kingdomino-scoring"]),
    (
        "king",
        &["rules-k5", "rules-k7", "rules-k8", "rules-example-kingdomino-row", "lesson-kingdomino-order"],
    ),
    ("row", &["rules-k4", "rules-k6", "rules-k8", "rules-example-kingdomino-row"]),
    (
        "cube",
        &["rules-q1", "rules-intro-quixo", "home-quixo", "refused-quixo-same-place", "reason-quixo-own-cube"],
    ),
    (
        "pass",
        &["rules-d5", "lesson-dominoes-draw", "dominoes-pass", "told-dominoes-pass", "may-dominoes-pass"],
    ),
    ("rematch", &["offer-rematch", "offer-rematch-asked", "told-table-rematch"]),
];

#[test]
fn every_language_has_one_word_for_one_thing() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/terms.json");
    let text = std::fs::read_to_string(path).unwrap();
    let languages_terms: BTreeMap<String, Terms> = serde_json::from_str(&text).unwrap();
    for code in languages() {
        let Terms { terms, never } = &languages_terms[code];
        let own = read(code);
        assert_eq!(terms.len(), TERMS.len(), "{code}");
        for (term, id) in TERMS.iter().flat_map(|(term, ids)| ids.iter().map(move |id| (term, id))) {
            let said = own[*id].text.to_lowercase();
            let met = terms[*term].iter().any(|stem| said.contains(&stem.to_lowercase()));
            assert!(met, "{code}: {id} lacks {:?}", terms[*term]);
        }
        for (id, known) in &own {
            let wrong = never.iter().find(|never| known.text.contains(never.as_str()));
            assert!(wrong.is_none(), "{code}: {id} says “{}”", wrong.unwrap());
        }
    }
}
