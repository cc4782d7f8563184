//! Numbered rules: each has its test, and none is cited that does not exist.

use super::{games, root, rust_files};
use std::collections::BTreeSet;
use std::fs;

#[test]
fn every_rule_has_a_test_and_every_cited_rule_exists() {
    for game in games() {
        let folder = root().join("games").join(&game);
        let text = fs::read_to_string(folder.join("RULES.md")).unwrap();
        let letter = letter(&text).unwrap_or_else(|| panic!("{game}/RULES.md has no first rule"));
        let rules = numbers(&text, letter);
        let tests: String =
            rust_files(&folder.join("tests")).iter().map(|file| fs::read_to_string(file).unwrap()).collect();
        let cited = cited_by_tests(&tests, letter);
        assert!(!rules.is_empty(), "{game}/RULES.md has no numbers");
        assert_eq!(rules, cited, "{game}: rules in RULES.md on the left, rules with a test on the right");
        for file in rust_files(&folder.join("src")) {
            for number in numbers(&fs::read_to_string(&file).unwrap(), letter) {
                assert!(
                    rules.contains(&number),
                    "{} cites {letter}{number}, which does not exist",
                    file.display()
                );
            }
        }
    }
}

/// The letter of a game's rules: that of its first one, `- **Q1**`.
fn letter(rules: &str) -> Option<char> {
    let first = rules.lines().find_map(|line| line.strip_prefix("- **")?.split_once("1**"))?.0;
    let mut letters = first.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// Numbers such as `K14` in a text: the letter not part of a longer word, digits behind it.
fn numbers(text: &str, letter: char) -> BTreeSet<u32> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices(letter) {
        let before = text[..at].chars().next_back();
        let digits: String = text[at + 1..].chars().take_while(char::is_ascii_digit).collect();
        let after = text[at + 1 + digits.len()..].chars().next();
        let word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        if !word(before) && !word(after) {
            found.extend(digits.parse::<u32>().ok());
        }
    }
    found
}

/// Numbers of tests whose name starts with them: `fn k14_…`.
fn cited_by_tests(source: &str, letter: char) -> BTreeSet<u32> {
    let start = format!("fn {}", letter.to_ascii_lowercase());
    let names = source.match_indices(&start).map(|(at, _)| &source[at + start.len()..]);
    names.filter_map(|name| name.split_once('_')?.0.parse().ok()).collect()
}
