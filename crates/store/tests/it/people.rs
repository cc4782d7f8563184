//! People, sessions, ratings, and what becomes of their data.

use crate::bed::{event, on_both, table};
use store::{
    Append, PasswordHash, PersonKind, Phase, Rated, Rating, Scope, SeatRow, StoreError, Swept, TableChange,
    TableHeader, TableId, TokenHash,
};

on_both! {
    async fn a_guest_becomes_an_account_and_keeps_everything(bed) {
        let store = bed.open().await;
        let mari = store.create_guest("Mari", 5).await.unwrap();
        let juku = store.create_guest("Juku", 6).await.unwrap();
        assert_eq!(store.person(mari.id).await, Ok(Some(mari.clone())));
        let hash = PasswordHash("$argon2id$…".into());
        assert_eq!(store.create_account(mari.id, "mari", &hash).await, Ok(true));
        assert_eq!(store.create_account(mari.id, "again", &hash).await, Ok(false));
        assert_eq!(store.create_account(juku.id, "mari", &hash).await, Err(StoreError::LoginTaken));
        assert_eq!(store.account("mari").await, Ok(Some((mari.id, hash.clone()))));
        assert_eq!(store.account("juku").await, Ok(None));
        assert!(store.set_password(mari.id, &PasswordHash("new".into())).await.unwrap());
        assert!(!store.set_password(juku.id, &hash).await.unwrap());
        assert!(store.rename(mari.id, "Mari 2").await.unwrap());
        let now = store.person(mari.id).await.unwrap().unwrap();
        assert_eq!((now.kind, now.name.as_str()), (PersonKind::Account, "Mari 2"));
        assert!(!format!("{hash:?}").contains("argon"));
    }

    async fn sessions_are_found_by_their_hash_listed_and_revoked(bed) {
        let store = bed.open().await;
        let mari = store.create_guest("Mari", 5).await.unwrap();
        let (phone, laptop) = (TokenHash::of("phone"), TokenHash::of("laptop"));
        let first = store.create_session(mari.id, phone, "phone", 10, 100).await.unwrap();
        let second = store.create_session(mari.id, laptop, "laptop", 11, 50).await.unwrap();
        assert_eq!(store.session(phone, 20).await, Ok(Some(first.clone())));
        assert_eq!(store.session(laptop, 50).await, Ok(None), "expired");
        assert_eq!(store.session(TokenHash::of("else"), 20).await, Ok(None));
        store.touch_session(&second, 30, 200).await.unwrap();
        assert_eq!(store.person(mari.id).await.unwrap().unwrap().seen_ms, 30);
        let listed = store.sessions(mari.id, 40).await.unwrap();
        assert_eq!(listed.iter().map(|s| s.id).collect::<Vec<_>>(), [second.id, first.id]);
        let juku = store.create_guest("Juku", 5).await.unwrap();
        assert_eq!(store.revoke_session(juku.id, first.id).await, Ok(false), "not the own");
        assert_eq!(store.revoke_session(mari.id, first.id).await, Ok(true));
        assert_eq!(store.session(phone, 20).await, Ok(None));
        store.create_session(mari.id, phone, "phone", 10, 100).await.unwrap();
        assert_eq!(store.revoke_sessions(mari.id, Some(second.id)).await, Ok(1));
        assert_eq!(store.sessions(mari.id, 40).await.unwrap().len(), 1);
        let token = store.create_api_token(mari.id, TokenHash::of("bot"), "bot", Scope::Play, 7).await.unwrap();
        let mut alive = store.living_grants(&[first.id, second.id, token.id], 40).await.unwrap();
        alive.sort_by_key(|grant| grant.0);
        let mut expected = [second.id, token.id];
        expected.sort_by_key(|grant| grant.0);
        assert_eq!(alive, expected);
        assert_eq!(store.living_grants(&[second.id], 200).await, Ok(vec![]), "expired");
    }

    async fn tokens_and_recovery_links_work_until_taken_back(bed) {
        let store = bed.open().await;
        let mari = store.create_guest("Mari", 5).await.unwrap();
        let token = store.create_api_token(mari.id, TokenHash::of("bot"), "my bot", Scope::Read, 7).await.unwrap();
        store.touch_api_token(token.id, 9).await.unwrap();
        let found = store.api_token(TokenHash::of("bot")).await.unwrap().unwrap();
        assert_eq!((found.person, found.scope, found.used_ms), (mari.id, Scope::Read, Some(9)));
        assert_eq!(store.api_tokens(mari.id).await.unwrap(), [found]);
        assert_eq!(store.revoke_api_token(mari.id, token.id).await, Ok(true));
        assert_eq!(store.api_token(TokenHash::of("bot")).await, Ok(None));

        let link = TokenHash::of("link");
        store.create_recovery(mari.id, link, 0, 100).await.unwrap();
        assert_eq!(store.recovery(link, 10).await, Ok(Some(mari.id)));
        assert_eq!(store.use_recovery(link, 10).await, Ok(Some(mari.id)));
        assert_eq!(store.use_recovery(link, 10).await, Ok(None), "works once");
        store.create_recovery(mari.id, link, 0, 100).await.unwrap();
        assert_eq!(store.use_recovery(link, 100).await, Ok(None), "expired");
        store.create_recovery(mari.id, link, 0, 100).await.unwrap();
        assert_eq!(store.revoke_recoveries(mari.id).await, Ok(1));
    }

    async fn a_result_is_rated_once_and_never_over_a_newer_rating(bed) {
        let store = bed.open().await;
        let mari = store.create_guest("Mari", 5).await.unwrap();
        store.create_account(mari.id, "mari", &PasswordHash("x".into())).await.unwrap();
        let (one, two, three) = (table(&store).await, table(&store).await, table(&store).await);
        let first = rating(&mari, 1, 1520.5);
        assert_eq!(store.rate(&one, &[(None, first.clone())], 1500.0, 50).await, Ok(Rated::Done));
        assert_eq!(store.rate(&one, &[(None, first.clone())], 1500.0, 51).await, Ok(Rated::Already));
        assert_eq!(store.rate(&two, &[(None, first.clone())], 1500.0, 52).await, Ok(Rated::Stale));
        let second = rating(&mari, 2, 1540.25);
        assert_eq!(store.rate(&two, &[(Some(first.clone()), second.clone())], 1500.0, 53).await, Ok(Rated::Done));
        let outdated = [(Some(first), rating(&mari, 2, 1.0))];
        assert_eq!(store.rate(&three, &outdated, 1500.0, 54).await, Ok(Rated::Stale));
        assert_eq!(store.rating(mari.id, "quixo").await, Ok(Some(second.clone())));
        assert_eq!(store.ratings(mari.id).await, Ok(vec![second]));
        let export = store.export_person(mari.id).await.unwrap().unwrap();
        let steps = export["rating_changes"].as_array().unwrap();
        let steps: Vec<_> = steps.iter().map(|step| (step["before"].as_f64(), step["after"].as_f64())).collect();
        let first_game = (Some(1500.0), Some(1520.5));
        assert_eq!(steps, [first_game, (Some(1520.5), Some(1540.25))], "a first game changes something too");
        let board = store.leaderboard("quixo", 2, 100.0, 0, 10).await.unwrap();
        assert_eq!((board.len(), board[0].person), (1, mari.id));
        assert!(store.leaderboard("quixo", 3, 100.0, 0, 10).await.unwrap().is_empty());
        assert!(store.leaderboard("quixo", 2, 50.0, 0, 10).await.unwrap().is_empty());
        assert!(store.leaderboard("dominoes", 0, 100.0, 0, 10).await.unwrap().is_empty());
    }

    async fn finished_games_are_tallied(bed) {
        let store = bed.open().await;
        let mari = store.create_guest("Mari", 5).await.unwrap();
        for (place, points) in [(1, 40), (2, 31)] {
            let id = table(&store).await;
            let mut end = Append::new(id, 1, vec![event("ended")]);
            let seat = SeatRow::person(0, mari.id, "Mari");
            end.seats = vec![SeatRow { place: Some(place), points: Some(points), ..seat }];
            end.change =
                TableChange { phase: Some(Phase::Finished), finished_ms: Some(points), ..TableChange::default() };
            store.append(end).await.unwrap();
        }
        let finished = store.finished_games(mari.id).await.unwrap();
        assert_eq!(finished.len(), 1);
        let tally = &finished[0];
        assert_eq!((tally.finished, tally.firsts, tally.best, tally.average), (2, 1, Some(40), Some(35.5)));
        assert_eq!(tally.last_ms, Some(40));
    }

    async fn a_person_gets_everything_and_can_be_forgotten_while_the_game_stays(bed) {
        let store = bed.open().await;
        let mari = store.create_guest("Mari", 5).await.unwrap();
        let juku = store.create_guest("Juku", 5).await.unwrap();
        store.create_session(mari.id, TokenHash::of("phone"), "her phone", 10, 1000).await.unwrap();
        let id = table(&store).await;
        let mut sit = Append::new(id.clone(), 1, vec![event("Mari sat"), event("Juku sat"), event("a1r")]);
        sit.seats = vec![SeatRow::person(0, mari.id, "Mari"), SeatRow::person(1, juku.id, "Juku")];
        store.append(sit).await.unwrap();
        let elsewhere = table(&store).await;
        let mut chat = Append::new(elsewhere.clone(), 1, vec![event("Mari chats")]);
        chat.named = vec![(0, mari.id)];
        store.append(chat).await.unwrap();

        let export = store.export_person(mari.id).await.unwrap().unwrap();
        assert_eq!(export["person"]["name"], "Mari");
        assert_eq!(export["sessions"][0]["device"], "her phone");
        assert_eq!(export["tables"].as_array().unwrap().len(), 2);
        assert_eq!(export["events"][0]["number"], 2, "what she wrote where she only looked on");
        assert!(!export.to_string().contains("Juku"));

        let redact = |table: &TableId, event: &store::KeptEvent, named: bool| {
            assert_eq!(named, *table == elsewhere && event.number == 2);
            event.body.contains("Mari").then(|| event.body.replace("Mari", "–"))
        };
        assert_eq!(store.delete_person(mari.id, redact).await, Ok(true));
        assert_eq!(store.person(mari.id).await, Ok(None));
        assert_eq!(store.export_person(mari.id).await, Ok(None));
        assert_eq!(store.session(TokenHash::of("phone"), 20).await, Ok(None));
        let bodies: Vec<_> = store.events(&id, 0, 10).await.unwrap().into_iter().map(|e| e.body).collect();
        assert_eq!(bodies[1], event("– sat").body);
        assert_eq!(bodies[3], event("a1r").body);
        assert!(!store.events(&elsewhere, 0, 10).await.unwrap()[1].body.contains("Mari"));
        let seats = store.seats(&id).await.unwrap();
        assert_eq!((seats[0].person, seats[0].name.as_deref()), (None, None));
        assert_eq!(seats[1].name.as_deref(), Some("Juku"));
        assert_eq!(store.delete_person(mari.id, redact).await, Ok(false));
    }

    async fn guests_tables_go_after_their_time_and_accounts_tables_stay(bed) {
        let store = bed.open().await;
        let guest = store.create_guest("Guest", 5).await.unwrap();
        let idle = store.create_guest("Idle", 5).await.unwrap();
        let member = store.create_guest("Member", 5).await.unwrap();
        store.create_account(member.id, "member", &PasswordHash("x".into())).await.unwrap();
        store.create_session(member.id, TokenHash::of("old"), "old", 0, 10).await.unwrap();
        let mut kept = Vec::new();
        for (person, at_ms) in [(guest.id, 10), (member.id, 10), (guest.id, 500)] {
            let id = TableId::random();
            let header = TableHeader::new(id.clone(), "quixo", "{}", "1", 10);
            let seat = SeatRow::person(0, person, "x");
            let made = store::NewEvent { at_ms, ..event("created") };
            store.append(Append::create(header, vec![seat], vec![made])).await.unwrap();
            kept.push(id);
        }
        let swept = store.sweep(100, 100, 100).await.unwrap();
        assert_eq!(swept, Swept { tables: 1, guests: 1, expired: 1 });
        assert_eq!(store.table(&kept.remove(0)).await, Ok(None));
        for id in &kept {
            assert!(store.table(id).await.unwrap().is_some());
        }
        assert_eq!(store.person(idle.id).await, Ok(None));
        assert!(store.person(guest.id).await.unwrap().is_some(), "still sits at a table");
        assert_eq!(store.sweep(1000, 1000, 1000).await, Ok(Swept { tables: 1, guests: 1, expired: 0 }));
    }
}

fn rating(person: &store::Person, games: i64, rating: f64) -> Rating {
    Rating {
        person: person.id,
        game: "quixo".into(),
        rating,
        deviation: 80.0,
        volatility: 0.06,
        games,
        wins: games,
        draws: 0,
        losses: 0,
        updated_ms: 50,
    }
}
