//! The seal: one hash that binds a finished game together, so that nothing of its record can be changed unnoticed.
//!
//! The last event of a table shows it, together with the secret of the dice. Whoever has seen it there knows a changed
//! record from the true one: another game, option, name, word, move, ending or result makes another seal.
//! It proves nothing to anybody who has only the file: whoever changes a record can seal it again (docs/fairness.md).

use crate::codes;
use play::Refusal;
use play::record::{Record, RecordError, Seal};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The first line of the sealed text.
const SEAL_LABEL: &str = "klots seal 1";
const NAMES_LABEL: &[u8] = b"klots names 1\0";
/// The header lines beside the known ones that are sealed.
const SEALED_TAGS: [&str; 2] = ["clock", "table"];

/// Seals a finished record.
pub fn seal(record: &Record) -> Seal {
    Seal { hash: hash(record, &names_hash(record)), names: None }
}

/// The hash of the names alone, so that the rest can be checked when a name has been removed.
pub fn names_hash(record: &Record) -> String {
    let mut hash = Sha256::new();
    hash.update(NAMES_LABEL);
    let name = |seat: usize| record.names.get(seat).map_or("", String::as_str);
    for name in (0..record.seats.into()).map(name) {
        hash.update((name.len() as u32).to_be_bytes());
        hash.update(name);
    }
    hex::encode(hash.finalize())
}

/// What a seal says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sealed {
    /// Everything is as it was sealed.
    Whole,
    /// Everything but the names, which were changed or removed since.
    ButNames,
    /// There is no seal, so it says nothing.
    Not,
}

/// Whether the seal fits what it seals.
pub fn check(record: &Record) -> Result<Sealed, RecordError> {
    let Some(seal) = &record.seal else { return Ok(Sealed::Not) };
    let wrong = |header| Err(record.wrong_header(header, Refusal::new(codes::RECORD_SEAL)));
    let names = names_hash(record);
    match &seal.names {
        Some(sealed) if *sealed == names => wrong("sealed names"),
        Some(sealed) if hash(record, sealed) == seal.hash => Ok(Sealed::ButNames),
        None if hash(record, &names) == seal.hash => Ok(Sealed::Whole),
        _ => wrong("seal"),
    }
}

fn hash(record: &Record, names: &str) -> String {
    hex::encode(Sha256::digest(sealed_text(record, names)))
}

/// What is sealed: the lines of the record itself in a fixed order, the names by their hash, no comments.
fn sealed_text(record: &Record, names: &str) -> String {
    let mut text = format!("{SEAL_LABEL}\n");
    let mut line = |name: &str, value: &str| {
        let _ = writeln!(text, "{name}: {value}");
    };
    line("game", &record.game);
    line("seats", &record.seats.to_string());
    line("rules", &record.rules.to_string());
    line("options", &record.options.to_string());
    for tag in SEALED_TAGS {
        line(tag, record.tags.get(tag).map_or("", String::as_str));
    }
    line("position", record.position.as_deref().unwrap_or(""));
    let fairness = record.fairness.clone().unwrap_or_default();
    line("commitment", &fairness.commitment);
    for seat in 0..usize::from(record.seats) {
        line(&format!("word {seat}"), fairness.words.get(seat).map_or("", String::as_str));
    }
    line("secret", fairness.secret.as_deref().unwrap_or(""));
    line("ending", record.ending.map_or("", |cause| cause.word()));
    let result = record.result.clone().unwrap_or_default();
    line("result", &result.places_text());
    line("points", &result.points_text());
    line("names", names);
    for event in &record.events {
        let _ = writeln!(text, "{}", event.what);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "klots record 1
game: pebbles
seats: 2
rules: 1
options: board=4
seat 0: Ann
seat 1: Bo
date: 2026-11-15
table: t
commitment: ab
word 0: sun
secret: cd
ending: resigned
result: 1 2
points: 1 0

* starts 0
0 a1>d1 # bold
! resigned 1
";

    fn sealed() -> String {
        let mut record: Record = GAME.parse().unwrap();
        record.seal = Some(seal(&record));
        record.to_string()
    }

    fn checked(text: &str) -> Result<Sealed, String> {
        check(&text.parse().unwrap()).map_err(|error| error.to_string())
    }

    #[test]
    fn the_sealed_text_is_pinned_so_that_other_programs_can_check_it() {
        let record: Record = GAME.parse().unwrap();
        let text = "klots seal 1
game: pebbles
seats: 2
rules: 1
options: board=4
clock: 
table: t
position: 
commitment: ab
word 0: sun
word 1: 
secret: cd
ending: resigned
result: 1 2
points: 1 0
names: NAMES
* starts 0
0 a1>d1
! resigned 1
";
        assert_eq!(sealed_text(&record, "NAMES"), text);
    }

    #[test]
    fn whatever_counts_is_sealed() {
        let good = sealed();
        assert_eq!(checked(&good), Ok(Sealed::Whole));
        for (from, to) in [
            ("pebbles", "marbles"),
            ("board=4", "board=3"),
            ("seat 0: Ann", "seat 0: Anna"),
            ("table: t", "table: u"),
            ("table: t", "table: t\nclock: move 30"),
            ("word 0: sun", "word 0: son"),
            ("word 0: sun", "word 1: sun"),
            ("ending: resigned", "ending: flagged"),
            ("result: 1 2", "result: 2 1"),
            ("points: 1 0", "points: 0 0"),
            ("0 a1>d1", "0 a1>a4"),
            ("! resigned 1\n", ""),
            ("table: t", "table: t\nposition: x"),
        ] {
            assert!(good.contains(from));
            let error = checked(&good.replacen(from, to, 1)).unwrap_err();
            assert!(error.ends_with("record-seal"), "{from} → {to}: {error}");
        }
        for (from, to) in [("date: 2026-11-15", "date: today"), (" # bold", "")] {
            assert_eq!(
                checked(&good.replacen(from, to, 1)),
                Ok(Sealed::Whole),
                "{from} is nobody's business"
            );
        }
        assert_eq!(checked(GAME), Ok(Sealed::Not));
    }

    #[test]
    fn a_name_may_be_removed_if_its_seal_stays() {
        let record: Record = sealed().parse().unwrap();
        let names = names_hash(&record);
        let removed =
            sealed().replace("seat 0: Ann\n", "").replace("seal:", &format!("sealed names: {names}\nseal:"));
        assert_eq!(checked(&removed), Ok(Sealed::ButNames));
        let kept = sealed().replace("seal:", &format!("sealed names: {names}\nseal:"));
        assert!(checked(&kept).is_err(), "nothing was removed");
    }
}
