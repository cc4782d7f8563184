//! A game under way: the first bytes of an input choose it, the rest is the text that is judged in it.

use catalogue::{Catalogue, Entry};
use play::dice::Seeded;
use play::record::EventKind;
use play::{Choices, Dice, OptionKind, OptionSpec, Turn};
use std::sync::OnceLock;
use table::Position;

/// How many bytes choose the game: which, how many seats, an option, luck, and how far it has gone.
const HEAD: usize = 5;

/// The games, made once.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(Catalogue::standard)
}

/// The position that an input chooses, and its text.
pub fn read(input: &[u8]) -> Option<(Box<dyn Position>, &str)> {
    let (head, text) = input.split_at_checked(HEAD)?;
    let &[game, seats, option, luck, events] = head else { return None };
    let entry = pick(catalogue().all(), game);
    let seats = *pick(entry.facts.seats, seats);
    let start = catalogue().open(entry.name, seats, &one_option(entry, option)).ok()?;
    Some((played(start, luck, events), std::str::from_utf8(text).ok()?))
}

fn pick<T>(from: &[T], byte: u8) -> &T {
    &from[usize::from(byte) % from.len()]
}

/// The rulebook's way for byte 0, else one option set to something.
fn one_option(entry: &Entry, byte: u8) -> Choices {
    let Some(nth) = byte.checked_sub(1).filter(|_| !entry.options.is_empty()) else { return Choices::none() };
    let spec = pick(entry.options, nth);
    Choices::none().with(spec.name, value(spec, usize::from(nth) / entry.options.len()))
}

fn value(spec: &OptionSpec, nth: usize) -> String {
    match spec.kind {
        OptionKind::Flag => ["yes", "no"][nth % 2].to_owned(),
        OptionKind::Choice { words } => words[nth % words.len()].to_owned(),
        OptionKind::Number { min, max } => [min, max, (min + 1).min(max)][nth % 3].to_string(),
    }
}

/// The game some events later, everything by chance.
fn played(mut position: Box<dyn Position>, luck: u8, events: u8) -> Box<dyn Position> {
    let mut dice = Seeded::new(u64::from(luck));
    for _ in 0..events {
        if step(position.as_mut(), &mut dice).is_none() {
            break;
        }
    }
    position
}

/// One event further, by chance: what happened, or `None` at the end.
pub fn step(position: &mut dyn Position, dice: &mut Seeded) -> Option<EventKind> {
    match position.turn() {
        Turn::Over => None,
        Turn::Luck => {
            let drawn = position.draw(dice).expect("luck is to be settled");
            position.try_settle(&drawn).expect("what is drawn can be settled");
            Some(EventKind::Luck(drawn))
        }
        Turn::Of(seat) => {
            let moves = position.moves();
            let chosen = &moves[dice.below(moves.len() as u32) as usize];
            Some(EventKind::Move(seat, position.try_play(chosen).expect("a listed move is legal")))
        }
    }
}

/// Inputs for every game and number of seats, early and late in the game; `texts` are accepted there.
pub fn seeds(texts: impl Fn(&dyn Position) -> Vec<String>) -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (game, entry) in catalogue().all().iter().enumerate() {
        for seats in 0..entry.facts.seats.len() {
            for (option, events) in [0u8, 1, 2, 7, 30].into_iter().enumerate() {
                let head = [game as u8, seats as u8, option as u8, 7, events];
                if let Some((position, _)) = read(&head) {
                    let input = |text: String| [&head, text.as_bytes()].concat();
                    seeds.extend(texts(position.as_ref()).into_iter().map(input));
                }
            }
        }
    }
    seeds
}
