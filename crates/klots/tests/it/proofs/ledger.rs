//! What players were promised, held against what is kept.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex};
use store::{KeptEvent, Store, TableId};
use table::Table;
use table::event::Logged;

/// One acknowledged move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    pub table: String,
    /// The move id, 32 hexadecimal digits.
    pub id: String,
    /// The number the server named.
    pub number: u64,
    /// The move.
    pub text: String,
}

/// Everything that was acknowledged, by whatever player. Shared by all of them.
#[derive(Clone, Default)]
pub struct Ledger(Arc<Mutex<Pages>>);

#[derive(Default)]
struct Pages {
    promises: BTreeMap<(String, String), Promise>,
    refused: HashSet<(String, String)>,
    tables: HashSet<String>,
}

impl Ledger {
    /// A table whose log shall be looked at in the end.
    pub fn open(&self, table: &str) {
        self.0.lock().unwrap().tables.insert(table.to_owned());
    }

    /// A move was acknowledged. The same id must always have been promised the same.
    pub fn promise(&self, promise: Promise) {
        let mut pages = self.0.lock().unwrap();
        let key = (promise.table.clone(), promise.id.clone());
        let before = pages.promises.entry(key).or_insert_with(|| promise.clone());
        assert_eq!(*before, promise, "one id, two answers");
    }

    /// A move was refused for good: it must never be found in the log.
    pub fn refuse(&self, table: &str, id: &str) {
        self.0.lock().unwrap().refused.insert((table.to_owned(), id.to_owned()));
    }

    /// The number that was promised to a move, if it was.
    pub fn number(&self, table: &str, id: &str) -> Option<u64> {
        let key = (table.to_owned(), id.to_owned());
        self.0.lock().unwrap().promises.get(&key).map(|promise| promise.number)
    }

    /// How many were promised.
    pub fn len(&self) -> usize {
        self.0.lock().unwrap().promises.len()
    }

    /// Holds every promise against the logs, and folds every log.
    pub async fn check(&self, store: &Store) -> HashMap<String, Table> {
        let (promises, refused, tables) = {
            let pages = self.0.lock().unwrap();
            (
                pages.promises.values().cloned().collect::<Vec<_>>(),
                pages.refused.clone(),
                pages.tables.clone(),
            )
        };
        let mut logs = HashMap::new();
        for table in &tables {
            logs.insert(table.clone(), log(store, table).await);
        }
        for promise in &promises {
            let log = &logs[&promise.table];
            let with_id: Vec<_> = log.iter().filter(|event| has_id(event, &promise.id)).collect();
            assert_eq!(with_id.len(), 1, "acknowledged once, kept {} times: {promise:?}", with_id.len());
            assert_eq!(with_id[0].number, promise.number, "kept under another number: {promise:?}");
            assert!(
                tells(&log[promise.number as usize - 1..], &promise.text),
                "another move was kept: {promise:?}"
            );
        }
        for (table, id) in &refused {
            let kept = logs[table].iter().any(|event| has_id(event, id));
            assert!(!kept, "refused and kept all the same: {id} at {table}");
        }
        logs.into_iter().map(|(table, log)| (table, fold(&log))).collect()
    }
}

/// Whether what was asked for is this move: it may begin with a clock that runs again.
fn tells(log: &[KeptEvent], text: &str) -> bool {
    let rest = log[1..].iter().take_while(|event| event.move_id.is_none());
    let mut bodies = log[..1].iter().chain(rest).map(|event| &event.body);
    bodies.any(|body| serde_json::from_str::<serde_json::Value>(body).unwrap()["text"] == text)
}

fn has_id(event: &KeptEvent, id: &str) -> bool {
    event.move_id.is_some_and(|own| own.0.simple().to_string() == id)
}

/// The whole log of a table: dense, its time never going back, and no move id twice.
pub async fn log(store: &Store, table: &str) -> Vec<KeptEvent> {
    let table: TableId = table.parse().unwrap();
    let log = store.events(&table, 0, 1_000_000).await.unwrap();
    assert!(
        log.iter().zip(1..).all(|(event, number)| event.number == number),
        "the log of {table} has a gap"
    );
    assert!(log.is_sorted_by_key(|event| event.at_ms), "the time of the log of {table} goes back");
    let mut ids = HashSet::new();
    assert!(
        log.iter().filter_map(|event| event.move_id).all(|id| ids.insert(id)),
        "a move id twice in {table}"
    );
    log
}

/// The table that a log tells of. An illegal or doubled move would not fold.
pub fn fold(log: &[KeptEvent]) -> Table {
    let logged = log.iter().map(|event| Logged {
        number: event.number,
        at: event.at_ms,
        event: serde_json::from_str(&event.body).unwrap(),
    });
    Table::fold(&catalogue::Catalogue::standard(), logged).unwrap()
}
