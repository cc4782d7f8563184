//! The law of options: of what a game accepts it names what differs from the rulebook's way and nothing else, and by these
//! names the same game is made again.

use crate::under_way::catalogue;
use play::{Choices, OptionKind};

pub fn law(input: &[u8]) -> bool {
    let Some((name, seats, choices)) = std::str::from_utf8(input).ok().and_then(read) else { return false };
    let Ok(position) = catalogue().open(name, seats, &choices) else { return false };
    let again = position.choices();
    assert!(again.0.keys().all(|option| choices.0.contains_key(option)), "{again} of {choices}");
    assert_eq!(Choices::parse(&again.to_string()).as_ref(), Ok(&again));
    let opened = catalogue().open(name, seats, &again).expect("what a game names it accepts");
    assert_eq!((opened.choices(), opened.text()), (again, position.text()));
    true
}

/// `GAME SEATS name=value …`
fn read(text: &str) -> Option<(&str, u8, Choices)> {
    let (name, rest) = text.split_once(' ')?;
    let (seats, options) = rest.split_once(' ').unwrap_or((rest, ""));
    Some((name, seats.parse().ok()?, Choices::parse(options).ok()?))
}

pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for entry in catalogue().all() {
        for seats in entry.facts.seats {
            for spec in
                entry.options.iter().filter(|spec| spec.seats.is_empty() || spec.seats.contains(seats))
            {
                let values: Vec<String> = match spec.kind {
                    OptionKind::Flag => vec!["yes".to_owned(), "no".to_owned()],
                    OptionKind::Choice { words } => words.iter().map(|&word| word.to_owned()).collect(),
                    OptionKind::Number { min, max } => vec![min.to_string(), max.to_string()],
                };
                let input = |value| format!("{} {seats} {}={value}", entry.name, spec.name);
                let inputs = values.into_iter().map(input).map(String::into_bytes);
                seeds.extend(inputs.filter(|input| law(input)));
            }
        }
    }
    seeds
}
