//! Every message in every language with every kind of argument: whole sentences without leftovers.

use crate::common::{Known, is_count, read};
use play::{Phrase, Value};
use std::collections::{BTreeMap, BTreeSet};
use words::{Words, languages};

/// A name that no text contains, to be found again.
const NAME: &str = "Qwxyz";
/// Numbers that between them reach every plural form of every language.
const NUMBERS: [i64; 9] = [0, 1, 2, 3, 5, 10, 11, 21, 100];
/// Put together by the page, which drops the direction that is not needed.
const PARTS: [&str; 1] = ["kingdomino-place"];

/// The variables of a message and of those it is made of.
pub fn gather(id: &str, all: &BTreeMap<String, Known>, into: &mut BTreeMap<String, BTreeSet<String>>) {
    let Some(known) = all.get(id) else { return };
    for name in &known.variables {
        into.entry(name.clone()).or_default().extend(known.choices.get(name).into_iter().flatten().cloned());
    }
    known.parts.iter().for_each(|part| gather(part, all, into));
}

/// What may stand for a variable: every word that is chosen by, numbers where something is counted, or a name.
fn values(keys: &BTreeSet<String>) -> Vec<Value> {
    let words = keys.iter().filter(|key| !is_count(key) || *key == "other");
    let mut values: Vec<_> = words.map(|key| Value::from(key.as_str())).collect();
    if keys.iter().any(|key| is_count(key) && key != "other") {
        values = NUMBERS.into_iter().map(Value::Number).collect();
    }
    if values.is_empty() { vec![Value::from(NAME)] } else { values }
}

/// The phrase with each variable in turn through all it may be, the others at their first.
pub fn phrases(id: &str, variables: &BTreeMap<String, BTreeSet<String>>) -> Vec<Phrase> {
    let choices: Vec<_> = variables.iter().map(|(name, keys)| (name.clone(), values(keys))).collect();
    let first = || {
        let each = choices.iter();
        each.fold(Phrase::new(id), |phrase, (name, values)| phrase.with(name, values[0].clone()))
    };
    let mut all = vec![first()];
    for (name, values) in &choices {
        all.extend(values.iter().map(|value| first().with(name, value.clone())));
    }
    all
}

#[test]
fn every_message_is_a_whole_sentence_whatever_it_is_given() {
    let mut wrong = Vec::new();
    let mut said_in_all = 0;
    for code in languages() {
        let words = Words::of(code);
        let all = read(code);
        for id in all.keys() {
            let mut variables = BTreeMap::new();
            gather(id, &all, &mut variables);
            for phrase in phrases(id, &variables) {
                let said = words.say(&phrase);
                said_in_all += 1;
                let bare = said.replace(['\u{2068}', '\u{2069}'], "");
                let gap = !PARTS.contains(&id.as_str()) && bare.contains("  ");
                if bare.trim().is_empty() && !PARTS.contains(&id.as_str())
                    || said.contains(['{', '}', '$'])
                    || said.contains(&format!("[{id}"))
                    || gap
                {
                    wrong.push(format!("{code}: {phrase} says “{said}”"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {said_in_all}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_name_is_isolated_wherever_it_stands_in_a_text_from_right_to_left() {
    for code in languages().iter().filter(|code| words::right_to_left(code)) {
        let words = Words::of(code);
        let all = read(code);
        for id in all.keys() {
            let mut variables = BTreeMap::new();
            gather(id, &all, &mut variables);
            for phrase in phrases(id, &variables) {
                let said = words.say(&phrase);
                let alone = said.replace(&format!("\u{2068}{NAME}\u{2069}"), "");
                // A text that is nothing but the name has nothing to be kept from.
                assert!(said == NAME || !alone.contains(NAME), "{code}: {phrase} says “{said}”");
            }
        }
    }
}

/// Variables that count something, in messages that do not choose by them.
const COUNTS: [&str; 16] = [
    "all", "bots", "count", "cubes", "draws", "events", "games", "losses", "moves", "people", "points",
    "rounds", "seats", "seconds", "tables", "wins",
];

/// Messages whose count is never one: five tiles are dealt, a first tile has ten points and more.
const NEVER_ONE: [&str; 11] = [
    "may-triominos-starts",
    "own-triominos-starts",
    "refused-arena-bots",
    "refused-dominoes-deal",
    "refused-dominoes-hands",
    "rules-example-kingdomino-complete",
    "rules-example-kingdomino-scoring",
    "rules-example-triominos-start",
    "told-dominoes-deal",
    "told-triominos-starts",
    "told-triominos-turned-up",
];

/// Whether what is told cannot be worth a single point: a form, or a turn without a tile.
fn is_worth_more(phrase: &Phrase) -> bool {
    let form = ["bridge", "double", "hexagon", "hexagons2", "hexagons3"].map(Value::from);
    ["told-triominos-passes", "own-triominos-passes", "may-triominos-passes"].contains(&phrase.code.as_str())
        || phrase.args.get("bonus").is_some_and(|bonus| form.contains(bonus))
}

#[test]
fn one_of_something_is_not_told_as_many() {
    let words = Words::of("en");
    let all = read("en");
    let mut wrong = Vec::new();
    for id in all.keys().filter(|id| !NEVER_ONE.contains(&id.as_str())) {
        let mut variables = BTreeMap::new();
        gather(id, &all, &mut variables);
        for mut phrase in phrases(id, &variables).into_iter().filter(|phrase| !is_worth_more(phrase)) {
            for (name, value) in &mut phrase.args {
                if COUNTS.contains(&name.as_str()) && matches!(value, Value::Number(_) | Value::Text(_)) {
                    let counted = variables[name.as_str()].iter().all(|key| is_count(key));
                    *value = if counted { Value::Number(1) } else { value.clone() };
                }
            }
            let said = words.say(&phrase);
            let parts: Vec<&str> = said.split([' ', '\u{a0}']).collect();
            let many = |pair: &&[&str]| {
                let noun = pair[1].trim_end_matches(['.', ',', ';', ':', ')', '!', '?']);
                let one = pair[0].trim_start_matches(['(', '“']) == "1";
                one && noun.len() > 3 && noun.ends_with('s') && noun.chars().all(char::is_alphabetic)
            };
            if let Some(pair) = parts.windows(2).find(many) {
                wrong.push(format!("{id}: “{}” in “{said}”", pair.join(" ")));
            }
        }
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
