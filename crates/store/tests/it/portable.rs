//! Backups, restoring, and moving between the two databases.

use crate::bed::{Bed, Kind, event, on_both, table};
use sha2::Digest as _;
use std::fs;
use store::{
    Append, MoveId, MoveKey, PasswordHash, Rating, Scope, SeatRow, Store, StoreError, TableHeader, TableId,
    TokenHash, restore,
};

/// A store with something of everything.
async fn fill(store: &Store) -> TableId {
    let mari = store.create_guest("Mari", 5).await.unwrap();
    store.create_account(mari.id, "mari", &PasswordHash("hash".into())).await.unwrap();
    let phone = store.create_session(mari.id, TokenHash::of("s"), "phone", 1, 1_000_000).await.unwrap();
    assert!(store.set_push(mari.id, phone.id, "https://push.example/x").await.unwrap());
    store.create_api_token(mari.id, TokenHash::of("t"), "bot", Scope::Play, 2).await.unwrap();
    store.create_recovery(mari.id, TokenHash::of("r"), 3, 1_000_000).await.unwrap();
    let id = TableId::random();
    let mut header = TableHeader::new(id.clone(), "quixo", "{\"seats\":2}", "1", 1);
    header.host = Some(mari.id);
    header.quick = true;
    let seats = vec![SeatRow::person(0, mari.id, "Mari"), SeatRow::bot(1, "easy")];
    let key = MoveKey::new(MoveId::random(), "a1r");
    let named = vec![(0, mari.id)];
    store.append(Append { named, ..Append::create(header, seats, vec![event("created")]) }).await.unwrap();
    store.append(Append::new(id.clone(), 1, vec![event("a1r"), event("b")]).with_key(key)).await.unwrap();
    for _ in 0..5 {
        table(store).await;
    }
    let after = Rating {
        person: mari.id,
        game: "quixo".into(),
        rating: 1500.1,
        deviation: 77.7,
        volatility: 0.06,
        games: 1,
        wins: 1,
        draws: 0,
        losses: 0,
        updated_ms: 9,
    };
    store.rate(&id, &[(None, after)], 1500.0, 10).await.unwrap();
    id
}

async fn exported(store: &Store) -> String {
    let mut out = Vec::new();
    store.export(&mut out, 42).await.unwrap();
    String::from_utf8(out).unwrap()
}

on_both! {
    async fn the_portable_form_is_the_same_on_either_database(bed) {
        let store = bed.open().await;
        fill(&store).await;
        let text = exported(&store).await;
        for kind in [Kind::Sqlite, Kind::Postgres] {
            let other = Bed::new(kind).await;
            let copy = other.open().await;
            let contents = copy.import(&mut text.as_bytes()).await.unwrap();
            assert_eq!(contents, store.contents().await.unwrap());
            assert_eq!(exported(&copy).await, text);
            assert!(matches!(copy.import(&mut text.as_bytes()).await, Err(StoreError::NotEmpty(_))));
        }
    }

    async fn every_table_of_the_database_is_exported_or_named_as_left_out(bed) {
        let store = bed.open().await;
        fill(&store).await;
        let mut known = [&store::TABLES[..], &store::LEFT_OUT[..]].concat();
        known.sort_unstable();
        assert_eq!(bed.tables().await, known);
        let text = exported(&store).await;
        for table in store::TABLES {
            assert!(text.contains(&format!("{{\"{table}\":")), "nothing of {table}");
        }
    }

    async fn an_export_of_the_first_schema_is_still_read(bed) {
        let store = bed.open().await;
        fill(&store).await;
        let text = exported(&store).await;
        let old: String = text.lines().filter(|line| !line.contains("{\"end\"") && !line.contains("{\"named\"")
            && !line.contains("{\"pushes\"")).map(|line| {
            let line = line.replacen(&format!("\"schema\":{}", store::SCHEMA), "\"schema\":1", 1).replace(",\"quick\":true", ",\"secret\":\"00\",\"extra\":\"{}\"")
                .replace(",\"quick\":false", ",\"secret\":\"00\",\"extra\":\"{}\"").replace(",\"scope\":\"play\"", "");
            let settings = line.starts_with("{\"people\"");
            (if settings { line.replacen("\"password\"", "\"settings\":\"{}\",\"password\"", 1) } else { line }) + "\n"
        }).collect();
        assert!(old.contains("settings") && old.contains("extra") && !old.contains("scope"));
        let mut contents = store.contents().await.unwrap();
        contents.rows -= 2;
        let sum = hex::encode(sha2::Sha256::digest(&old));
        let end = serde_json::json!({ "end": { "contents": contents, "sha256": sum } });
        let other = Bed::new(Kind::Sqlite).await;
        let copy = other.open().await;
        assert_eq!(copy.import(&mut format!("{old}{end}\n").as_bytes()).await, Ok(contents));
    }

    async fn a_broken_export_changes_nothing(bed) {
        let source = Bed::new(Kind::Sqlite).await;
        let filled = source.open().await;
        fill(&filled).await;
        let text = exported(&filled).await;
        let lines: Vec<&str> = text.lines().collect();
        let store = bed.open().await;
        let broken = [
            ("cut off", lines[..lines.len() - 1].join("\n")),
            ("cut within a line", text[..text.len() / 2].to_owned()),
            ("a line missing", [&lines[..3], &lines[4..]].concat().join("\n")),
            ("a word changed", text.replacen("Mari", "Meri", 1)),
            ("two ends", format!("{text}{}\n", lines[lines.len() - 1])),
        ];
        for (what, text) in broken {
            let error = store.import(&mut text.as_bytes()).await.expect_err(what);
            assert!(matches!(error, StoreError::Damaged(_)), "{what}: {error}");
            assert!(store.is_empty().await.unwrap(), "{what}");
        }
        let foreign = store.import(&mut "hello\n".as_bytes()).await;
        assert!(matches!(foreign, Err(StoreError::Foreign(_))));
        let newer = store.import(&mut "{\"klots\":{\"schema\":999,\"at_ms\":0}}\n".as_bytes()).await;
        assert!(matches!(newer, Err(StoreError::Newer { found: 999, .. })));
        store.import(&mut text.as_bytes()).await.unwrap();
    }

    async fn a_backup_taken_while_playing_is_restored_into_an_empty_folder(bed) {
        let store = bed.open().await;
        let id = fill(&store).await;
        let writer = tokio::spawn({
            let (store, id) = (store.clone(), id.clone());
            async move {
                for number in 3..60 {
                    store.append(Append::new(id.clone(), number, vec![event("x")])).await.unwrap();
                }
            }
        });
        let file = bed.folder.path().join("backup.klots");
        let backup = store.backup(&file, 42).await.unwrap();
        assert_eq!(backup.bytes, fs::metadata(&file).unwrap().len());
        writer.await.unwrap();
        assert!(matches!(store.backup(&file, 42).await, Err(StoreError::NotEmpty(_))));

        let target = bed.folder.path().join("restored");
        assert_eq!(restore(&file, &target).await, Ok(backup.contents));
        assert!(matches!(restore(&file, &target).await, Err(StoreError::NotEmpty(_))));
        let restored = Store::open_sqlite(&store::SqliteSettings::new(&target)).await.unwrap();
        let kept = restored.events(&id, 0, 1000).await.unwrap();
        assert!(kept.len() >= 3);
        assert_eq!(kept, store.events(&id, 0, kept.len() as u32).await.unwrap());
        assert_eq!(restored.contents().await.unwrap(), backup.contents);

        fs::write(bed.folder.path().join("broken"), &fs::read(&file).unwrap()[..1000]).unwrap();
        let nowhere = bed.folder.path().join("nowhere");
        assert!(restore(&bed.folder.path().join("broken"), &nowhere).await.is_err());
        restore(&file, &nowhere).await.expect("a failed attempt leaves the folder usable");
    }
}
