//! What becomes of each append of a group, from what the log says before anything is written.

use super::{Append, Appended};
use crate::{MoveId, TableId};
use std::collections::HashMap;

/// What the log says about one append before it is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Known {
    /// Last number; `None` if there is no such table.
    pub(super) last: Option<u64>,
    /// Number and digest of the event that already has the move id.
    pub(super) before: Option<(u64, Option<[u8; 16]>)>,
}

impl Known {
    /// The log ends where the append goes on, and has not seen its move.
    pub(super) fn as_expected(append: &Append) -> Known {
        Known { last: Some(append.after), before: None }
    }
}

/// Decides a whole group in order, as if its appends came one after another.
pub(super) fn decide(group: &[Append], known: &[Known]) -> Vec<Appended> {
    let mut last: HashMap<&TableId, u64> = HashMap::new();
    let mut keys: HashMap<(&TableId, MoveId), (u64, [u8; 16])> = HashMap::new();
    let mut answers = Vec::with_capacity(group.len());
    for (append, known) in group.iter().zip(known) {
        let table = &append.table;
        let now = last.get(table).copied().or(known.last);
        let before = append.key.and_then(|key| {
            let fresh = keys.get(&(table, key.id)).map(|(first, digest)| (*first, Some(*digest)));
            fresh.or(known.before).map(|(first, digest)| (first, digest == Some(key.digest)))
        });
        let answer = match (now, before) {
            (_, Some((first, true))) => Appended::Repeated { first },
            (_, Some((first, false))) => Appended::IdReused { first },
            (None, None) if append.create.is_none() => Appended::NoTable,
            (Some(now), None) if append.create.is_some() || now != append.after => {
                Appended::Conflict { last: now }
            }
            _ => Appended::Done { first: append.after + 1, last: append.after + append.events.len() as u64 },
        };
        if let Appended::Done { first, last: new_last } = answer {
            last.insert(table, new_last);
            if let Some(key) = append.key {
                keys.insert((table, key.id), (first, key.digest));
            }
        }
        answers.push(answer);
    }
    answers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MoveKey;
    use crate::log::NewEvent;

    fn append(table: &str, after: u64, count: usize) -> Append {
        let event = NewEvent { kind: "move".into(), body: "{}".into(), at_ms: 0 };
        Append::new(table.parse().unwrap(), after, vec![event; count])
    }
    fn at(last: u64) -> Known {
        Known { last: Some(last), before: None }
    }

    #[test]
    fn appends_of_one_group_follow_each_other() {
        let group = [append("a", 4, 2), append("a", 6, 1), append("a", 4, 1), append("b", 0, 1)];
        let answers = decide(&group, &[at(4), at(4), at(4), Known::default()]);
        let expected = [
            Appended::Done { first: 5, last: 6 },
            Appended::Done { first: 7, last: 7 },
            Appended::Conflict { last: 7 },
            Appended::NoTable,
        ];
        assert_eq!(answers, expected);
    }

    #[test]
    fn a_move_id_is_recognised_within_its_own_group() {
        let id = MoveId::random();
        let first = append("a", 0, 1).with_key(MoveKey::new(id, "push"));
        let other = append("a", 1, 1).with_key(MoveKey::new(id, "pull"));
        let answers = decide(&[first.clone(), first, other], &[at(0); 3]);
        let expected = [
            Appended::Done { first: 1, last: 1 },
            Appended::Repeated { first: 1 },
            Appended::IdReused { first: 1 },
        ];
        assert_eq!(answers, expected);
    }
}
