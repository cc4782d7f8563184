//! Quotes, spaces and signs as each language writes them.

use crate::common::read;
use words::languages;

/// The quotes of a language, opening and closing.
fn quotes(code: &str) -> (char, char) {
    match code {
        "en" | "nl" | "tr" => ('“', '”'),
        "fi" | "sv" => ('”', '”'),
        "de" | "bg" | "cs" | "et" | "lt" | "sk" => ('„', '“'),
        "hr" | "hu" | "lv" | "pl" | "ro" => ('„', '”'),
        "da" | "sl" => ('»', '«'),
        _ => ('«', '»'),
    }
}

const EVERY_QUOTE: [char; 9] = ['“', '”', '„', '«', '»', '‹', '›', '"', '‚'];

/// Whether a number and its percent sign are kept apart (by a space that does not break).
fn percent_apart(code: &str) -> bool {
    matches!(
        code,
        "cs" | "da"
            | "de"
            | "es"
            | "fi"
            | "fr"
            | "hr"
            | "lt"
            | "lv"
            | "nb"
            | "ru"
            | "sk"
            | "sl"
            | "sv"
            | "uk"
    )
}

/// Whether dots that stand for words are kept apart from the word before them.
fn dots_apart(code: &str) -> bool {
    matches!(code, "da" | "de" | "nb" | "nl" | "sv")
}

fn texts() -> impl Iterator<Item = (&'static String, String, String)> {
    languages().iter().flat_map(|code| read(code).into_iter().map(move |(id, known)| (code, id, known.text)))
}

#[test]
fn quotes_are_those_of_the_language_and_come_in_pairs() {
    for (code, id, text) in texts() {
        let (open, close) = quotes(code);
        let foreign: Vec<_> =
            text.chars().filter(|c| EVERY_QUOTE.contains(c) && *c != open && *c != close).collect();
        assert!(foreign.is_empty(), "{code}: {id} has {foreign:?}: {text}");
        let pairs = text.chars().filter(|c| *c == open || *c == close).count();
        assert!(pairs % 2 == 0, "{code}: {id} has a quote without its pair: {text}");
        assert!(!text.contains('\''), "{code}: {id} has a straight apostrophe: {text}");
    }
}

#[test]
fn percent_signs_stand_as_the_language_wants() {
    for code in languages() {
        let sources = words::sources(code);
        for line in sources.values().flat_map(|source| source.lines()).filter(|line| !line.starts_with('#')) {
            for (at, _) in line.match_indices('%') {
                let before = line[..at].chars().next_back().unwrap_or(' ');
                let right = match code.as_str() {
                    "tr" => line[at + 1..].starts_with('{'),
                    _ if percent_apart(code) => before == '\u{a0}',
                    _ => before == '}',
                };
                assert!(right, "{code}: {line}");
            }
        }
    }
}

#[test]
fn dots_follow_the_word_or_are_kept_apart_from_it() {
    for (code, id, text) in texts() {
        assert!(!text.contains("..."), "{code}: {id} has three dots: {text}");
        for (at, _) in text.match_indices('…') {
            let before = text[..at].chars().next_back().unwrap_or(' ');
            let right = if dots_apart(code) { before == '\u{a0}' } else { !before.is_whitespace() };
            assert!(right || at == 0, "{code}: {id}: {text}");
        }
    }
}

#[test]
fn french_keeps_its_high_signs_apart_and_nobody_else_does() {
    for (code, id, text) in texts() {
        // A line of a record, and a name with its colon, are read by the program: no space, whatever the language.
        let text = text.replace("nom: valeur", "").replace("pushed:", "");
        for sign in [':', ';', '?', '!', '»'] {
            for (at, _) in text.match_indices(sign).filter(|(at, _)| *at > 0) {
                let before = text[..at].chars().next_back().unwrap_or('.');
                let ends = text[at + sign.len_utf8()..].chars().next().is_none_or(char::is_whitespace);
                let after_word = before.is_alphabetic() && ends && id != "refused-score-nobody";
                assert!(code != "fr" || !after_word, "{code}: {id}: “{sign}” wants a space: {text}");
                assert!(code == "fr" || before != '\u{a0}', "{code}: {id}: “{sign}” wants no space: {text}");
            }
        }
    }
}
