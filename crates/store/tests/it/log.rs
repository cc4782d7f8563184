//! The log: numbers, repeated sends, conflicts, lists.

use crate::bed::{event, on_both, table};
use store::{
    Append, Appended, MoveId, MoveKey, PageMark, Phase, SeatRow, StoreError, TableChange, TableFilter,
    TableHeader, TableId,
};

on_both! {
    async fn what_is_appended_comes_back_byte_for_byte_after_reopening(bed) {
        let store = bed.open().await;
        let id = table(&store).await;
        let key = MoveKey::new(MoveId::random(), "a1r");
        let two = Append::new(id.clone(), 1, vec![event("push"), event("luck")]).with_key(key);
        assert_eq!(store.append(two).await, Ok(Appended::Done { first: 2, last: 3 }));
        store.close().await;
        assert_eq!(store.append(Append::new(id.clone(), 3, vec![event("late")])).await, Err(StoreError::Closed));
        drop(store);

        let store = bed.open().await;
        let events = store.events(&id, 0, 100).await.unwrap();
        assert_eq!(events.iter().map(|e| e.number).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(events[1].body, event("push").body);
        assert_eq!(events.iter().map(|e| e.move_id).collect::<Vec<_>>(), [None, Some(key.id), None]);
        assert_eq!(store.events(&id, 1, 1).await.unwrap(), events[1..2]);
        assert_eq!(store.events(&TableId::random(), 0, 100).await, Ok(vec![]));
        assert_eq!(store.contents().await.unwrap().events, 3);
    }

    async fn the_same_move_twice_is_one_move_and_a_reused_id_is_refused(bed) {
        let store = bed.open().await;
        let id = table(&store).await;
        let other = table(&store).await;
        let key = MoveKey::new(MoveId::random(), "a1r");
        let push = Append::new(id.clone(), 1, vec![event("push")]).with_key(key);
        assert_eq!(store.append(push.clone()).await, Ok(Appended::Done { first: 2, last: 2 }));
        assert_eq!(store.append(push.clone()).await, Ok(Appended::Repeated { first: 2 }));
        assert_eq!(store.find_move(&id, key).await, Ok(Some(Appended::Repeated { first: 2 })));
        let reused = MoveKey::new(key.id, "b1l");
        assert_eq!(store.append(push.clone().with_key(reused)).await, Ok(Appended::IdReused { first: 2 }));
        assert_eq!(store.find_move(&id, reused).await, Ok(Some(Appended::IdReused { first: 2 })));
        assert_eq!(store.find_move(&other, key).await, Ok(None));
        let elsewhere = Append::new(other, 1, vec![event("push")]).with_key(key);
        assert_eq!(store.append(elsewhere).await, Ok(Appended::Done { first: 2, last: 2 }));
    }

    async fn only_the_expected_number_is_appended(bed) {
        let store = bed.open().await;
        let id = table(&store).await;
        let after = |number| store.append(Append::new(id.clone(), number, vec![event("x")]));
        assert_eq!(after(0).await, Ok(Appended::Conflict { last: 1 }));
        assert_eq!(after(7).await, Ok(Appended::Conflict { last: 1 }));
        assert_eq!(after(1).await, Ok(Appended::Done { first: 2, last: 2 }));
        let nowhere = Append::new(TableId::random(), 0, vec![event("x")]);
        assert_eq!(store.append(nowhere).await, Ok(Appended::NoTable));
        let header = TableHeader::new(id.clone(), "quixo", "{}", "1", 0);
        let again = Append::create(header, vec![], vec![event("x")]);
        assert_eq!(store.append(again).await, Ok(Appended::Conflict { last: 2 }));
        let nothing = Append::new(id.clone(), 2, vec![]);
        assert!(matches!(store.append(nothing).await, Err(StoreError::Invalid(_))));
        assert!(matches!(after(u64::MAX).await, Err(StoreError::Invalid(_))));
    }

    async fn header_and_seats_change_with_the_event_or_not_at_all(bed) {
        let store = bed.open().await;
        let id = table(&store).await;
        let guest = store.create_guest("Mari", 5).await.unwrap();
        let mut begin = Append::new(id.clone(), 0, vec![event("started")]);
        begin.change = TableChange { phase: Some(Phase::Playing), started_ms: Some(9), ..TableChange::default() };
        begin.seats = vec![SeatRow::person(0, guest.id, "Mari"), SeatRow::bot(1, "hard")];
        assert_eq!(store.append(begin.clone()).await, Ok(Appended::Conflict { last: 1 }));
        assert_eq!(store.table(&id).await.unwrap().unwrap().phase, Phase::Waiting);
        begin.after = 1;
        assert_eq!(store.append(begin.clone()).await, Ok(Appended::Done { first: 2, last: 2 }));
        let line = store.table_line(&id).await.unwrap().unwrap();
        assert_eq!((line.header.phase, line.header.started_ms, line.last), (Phase::Playing, Some(9), 2));
        assert_eq!(line.seats, begin.seats);
        assert_eq!(store.seats(&id).await.unwrap(), begin.seats);
        assert_eq!(store.sweep(i64::MAX, 0, 0).await.unwrap().tables, 1);
        assert_eq!(store.events(&id, 0, 10).await, Ok(vec![]));
        assert_eq!(store.table_line(&id).await, Ok(None));
    }

    async fn one_bad_append_does_not_spoil_its_group(bed) {
        let store = bed.open().await;
        let id = table(&store).await;
        let nobody = store::PersonId::new();
        let mut bad = Append::new(id.clone(), 1, vec![event("sat")]);
        bad.seats = vec![SeatRow::person(0, nobody, "nobody")];
        let others: Vec<_> = several(&store, 20).await;
        let tasks = others.iter().map(|other| {
            let (store, append) = (store.clone(), Append::new(other.clone(), 1, vec![event("fine")]));
            tokio::spawn(async move { store.append(append).await })
        });
        let tasks: Vec<_> = tasks.collect();
        assert!(matches!(store.append(bad).await, Err(StoreError::Database(_))));
        for task in tasks {
            assert_eq!(task.await.unwrap(), Ok(Appended::Done { first: 2, last: 2 }));
        }
        assert_eq!(store.events(&id, 1, 100).await, Ok(vec![]), "refused means not written");
    }

    async fn lists_are_filtered_and_continue_where_they_ended(bed) {
        let store = bed.open().await;
        let mari = store.create_guest("Mari", 5).await.unwrap();
        for n in 0..10u8 {
            let game = if n % 2 == 0 { "quixo" } else { "dominoes" };
            // Two tables share each moment, so that the mark has to use the id as well.
            let mut header = TableHeader::new(TableId::random(), game, "{}", "1", i64::from(n / 2));
            header.is_open = n != 9;
            header.phase = if n == 4 { Phase::Finished } else { Phase::Waiting };
            let first = if n < 3 { SeatRow::person(0, mari.id, "Mari") } else { SeatRow::empty(0) };
            store.append(Append::create(header, vec![first], vec![event("created")])).await.unwrap();
        }
        let count = async |filter: TableFilter| store.tables(&filter, None, 100).await.unwrap().len();
        let all = TableFilter::default();
        assert_eq!(count(all.clone()).await, 10);
        assert_eq!(count(TableFilter { game: Some("quixo".into()), ..all.clone() }).await, 5);
        assert_eq!(count(TableFilter { phase: Some(Phase::Finished), ..all.clone() }).await, 1);
        assert_eq!(count(TableFilter { is_open: Some(false), ..all.clone() }).await, 1);
        assert_eq!(count(TableFilter { is_open: Some(true), ..all.clone() }).await, 9);
        assert_eq!(count(TableFilter { person: Some(mari.id), ..all.clone() }).await, 3);
        assert_eq!(count(TableFilter { free_seat: Some(true), ..all.clone() }).await, 7);

        let whole: Vec<_> = store.tables(&all, None, 100).await.unwrap();
        assert!(whole.windows(2).all(|pair| {
            let key = |line: &store::ListedTable| (line.header.created_ms, line.header.id.clone());
            key(&pair[0]) > key(&pair[1])
        }));
        let mut pages = Vec::new();
        let mut mark: Option<PageMark> = None;
        loop {
            let page = store.tables(&all, mark.as_ref(), 3).await.unwrap();
            let Some(last) = page.last() else { break };
            mark = Some(last.mark());
            pages.extend(page);
        }
        assert_eq!(pages, whole);
    }
}

async fn several(store: &store::Store, count: usize) -> Vec<TableId> {
    let mut tables = Vec::new();
    for _ in 0..count {
        tables.push(table(store).await);
    }
    tables
}
