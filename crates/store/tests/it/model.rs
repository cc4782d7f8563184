//! Random appends by several writers against a model that fits on one screen.

use crate::bed::{Bed, Kind, table};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use std::collections::HashMap;
use store::{Append, Appended, MoveId, MoveKey, NewEvent, Store, TableId};
use uuid::Uuid;

/// One thing a writer does. Small numbers, so that writers meet.
#[derive(Clone, Debug)]
struct Step {
    table: usize,
    /// How far behind (or, if negative, ahead of) the truth the writer believes the log to be.
    behind: i64,
    events: usize,
    /// Move id and body, if the append has one.
    key: Option<(u8, u8)>,
}

fn step() -> impl Strategy<Value = Step> {
    let behind = prop_oneof![6 => Just(0i64), 1 => 1..3i64, 1 => -2..0i64];
    (0..3usize, behind, 1..4usize, proptest::option::of((0..12u8, 0..2u8)))
        .prop_map(|(table, behind, events, key)| Step { table, behind, events, key })
}

/// What a log is, said plainly.
#[derive(Default)]
struct Model {
    logs: HashMap<TableId, Vec<String>>,
    keys: HashMap<(TableId, u8), (u64, u8)>,
}

impl Model {
    fn append(&mut self, id: &TableId, after: u64, bodies: &[String], key: Option<(u8, u8)>) -> Appended {
        if let Some((move_id, body)) = key
            && let Some((first, before)) = self.keys.get(&(id.clone(), move_id))
        {
            let first = *first;
            return if *before == body { Appended::Repeated { first } } else { Appended::IdReused { first } };
        }
        let log = self.logs.get_mut(id).expect("the model knows its tables");
        let last = log.len() as u64;
        if after != last {
            return Appended::Conflict { last };
        }
        log.extend_from_slice(bodies);
        if let Some((move_id, body)) = key {
            self.keys.insert((id.clone(), move_id), (last + 1, body));
        }
        Appended::Done { first: last + 1, last: log.len() as u64 }
    }
}

fn append(id: &TableId, after: u64, bodies: &[String], key: Option<(u8, u8)>) -> Append {
    let events = bodies.iter().map(|body| NewEvent { kind: "m".into(), body: body.clone(), at_ms: 0 });
    let append = Append::new(id.clone(), after, events.collect());
    match key {
        Some((move_id, body)) => {
            append.with_key(MoveKey::new(MoveId(Uuid::from_u128(u128::from(move_id) + 1)), [body]))
        }
        None => append,
    }
}

/// One after another, on alternating nodes: the answers are exactly the model's.
async fn in_order(nodes: &[Store], steps: &[Step]) {
    let mut model = Model::default();
    let mut tables = Vec::new();
    for _ in 0..3 {
        let id = table(&nodes[0]).await;
        model.logs.insert(id.clone(), vec![nodes[0].events(&id, 0, 1).await.unwrap()[0].body.clone()]);
        tables.push(id);
    }
    for (turn, step) in steps.iter().enumerate() {
        let id = &tables[step.table];
        let after = (model.logs[id].len() as i64 - step.behind).max(0) as u64;
        let bodies: Vec<String> = (0..step.events).map(|n| format!("[{turn},{n}]")).collect();
        let expected = model.append(id, after, &bodies, step.key);
        let answer = nodes[turn % nodes.len()].append(append(id, after, &bodies, step.key)).await;
        assert_eq!(answer, Ok(expected), "step {turn}: {step:?}");
    }
    for id in &tables {
        let kept: Vec<_> =
            nodes[0].events(id, 0, 10_000).await.unwrap().into_iter().map(|e| e.body).collect();
        assert_eq!(kept, model.logs[id]);
    }
}

/// All at once: whatever the order was, the log is dense and holds each accepted append once and whole.
async fn at_once(nodes: &[Store], steps: &[Step]) {
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(table(&nodes[0]).await);
    }
    let writers = steps.chunks(steps.len().div_ceil(6).max(1)).enumerate().map(|(writer, steps)| {
        let (node, tables, steps) = (nodes[writer % nodes.len()].clone(), tables.clone(), steps.to_vec());
        tokio::spawn(async move { write(writer, &node, &tables, &steps).await })
    });
    let mut accepted: HashMap<TableId, Vec<(u64, Vec<String>)>> = HashMap::new();
    for writer in writers.collect::<Vec<_>>() {
        for (id, first, bodies) in writer.await.unwrap() {
            accepted.entry(id).or_default().push((first, bodies));
        }
    }
    for id in &tables {
        let events = nodes[nodes.len() - 1].events(id, 0, 10_000).await.unwrap();
        assert!(events.iter().zip(1..).all(|(event, number)| event.number == number), "dense");
        let mut expected = accepted.remove(id).unwrap_or_default();
        expected.sort();
        let expected: Vec<String> = expected.into_iter().flat_map(|(_, bodies)| bodies).collect();
        let kept: Vec<String> = events.into_iter().skip(1).map(|event| event.body).collect();
        assert_eq!(kept, expected);
    }
}

/// A writer that learns the number from each refusal, as a server does.
async fn write(
    writer: usize,
    node: &Store,
    tables: &[TableId],
    steps: &[Step],
) -> Vec<(TableId, u64, Vec<String>)> {
    let mut accepted: Vec<(TableId, u64, Vec<String>)> = Vec::new();
    let mut known = vec![1u64; tables.len()];
    for (turn, step) in steps.iter().enumerate() {
        let id = &tables[step.table];
        let bodies: Vec<String> = (0..step.events).map(|n| format!("[{writer},{turn},{n}]")).collect();
        let key = step.key.map(|(move_id, body)| (move_id * 7 + writer as u8, body));
        loop {
            match node.append(append(id, known[step.table], &bodies, key)).await.unwrap() {
                Appended::Done { first, last } => {
                    known[step.table] = last;
                    accepted.push((id.clone(), first, bodies));
                    break;
                }
                Appended::Conflict { last } => known[step.table] = last,
                Appended::Repeated { first } | Appended::IdReused { first } => {
                    assert!(first > 0);
                    break;
                }
                Appended::NoTable => panic!("the table is there"),
            }
        }
    }
    accepted
}

fn check(kind: Kind, nodes: usize, cases: u32) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let bed = runtime.block_on(Bed::new(kind));
    let nodes: Vec<Store> = runtime.block_on(async {
        let mut open = Vec::new();
        for _ in 0..nodes {
            open.push(bed.open().await);
        }
        open
    });
    let config = Config { cases, max_shrink_iters: 50, failure_persistence: None, ..Config::default() };
    let steps = proptest::collection::vec(step(), 1..60);
    TestRunner::new(config)
        .run(&steps, |steps| {
            runtime.block_on(in_order(&nodes, &steps));
            runtime.block_on(at_once(&nodes, &steps));
            Ok(())
        })
        .unwrap();
}

#[test]
fn random_appends_agree_with_the_model_on_sqlite() {
    check(Kind::Sqlite, 1, 24);
}

#[test]
fn random_appends_agree_with_the_model_on_three_nodes_of_postgres() {
    check(Kind::Postgres, 3, 24);
}
