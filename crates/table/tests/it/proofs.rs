//! What a record proves: to the program itself, to the verifier in docs/verify.py, to the page.

use crate::setting::{Desk, games, setup, text};
use play::Choices;
use play::dice::Seeded;
use play::laws::damaged;
use play::record::{Cause, Record, RecordError};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command as Process;
use table::Viewer;
use table::command::{Command, HouseCommand};
use table::event::{ClockRule, Proposal, Setup};
use table::replay::{Replay, Verified};
use table::seal::Sealed;

const LONG: usize = 5_000;

/// Every game, at several numbers of seats, with every option that changes how its luck is drawn.
const GAMES: [(&str, u8, &str); 17] = [
    ("kingdomino", 2, ""),
    ("kingdomino", 2, "first_picks=snake mighty_duel=yes"),
    ("kingdomino", 3, ""),
    ("kingdomino", 3, "three_players=lines_of_four"),
    ("kingdomino", 4, "dynasty=yes"),
    ("triominos", 1, ""),
    ("triominos", 1, "solo_hand=5"),
    ("triominos", 2, "target=100"),
    ("triominos", 4, "target=100"),
    ("triominos", 6, "target=100"),
    ("quixo", 2, ""),
    ("quixo", 2, "board=3"),
    ("quixo", 4, ""),
    ("dominoes", 2, ""),
    ("dominoes", 3, "match=yes"),
    ("dominoes", 5, "may_draw_anyway=yes"),
    ("dominoes", 10, ""),
];

fn started(game: &str, seats: u8, options: &str) -> Desk {
    let options = Choices::parse(options).unwrap();
    Desk::started(game, Setup { options, ..setup(seats) })
}

fn played(game: &str, seats: u8, options: &str) -> Desk {
    let mut desk = started(game, seats, options);
    desk.play(u64::from(seats), LONG);
    assert!(desk.table.ending().is_some(), "{game} for {seats}");
    desk
}

fn record(desk: &Desk) -> String {
    desk.table.record(Viewer::Onlooker).unwrap().to_string()
}

fn prove(text: &str) -> Result<Verified, RecordError> {
    let record: Record = text.parse()?;
    Replay::new(games(), &record)?.verify()?.prove()
}

/// Games that were not played to their end, and why.
fn unfinished() -> Vec<(Cause, Desk)> {
    let mut resigned = started("quixo", 2, "");
    resigned.play(1, 3);
    resigned.does(0, Command::Resign {}).unwrap();

    let mut alone = started("kingdomino", 3, "");
    alone.play(1, 7);
    alone.does(1, Command::Resign {}).unwrap();
    alone.does(0, Command::Resign {}).unwrap();

    let mut flagged = Desk::started("quixo", Setup { clock: ClockRule::Move { seconds: 30 }, ..setup(4) });
    flagged.play(1, 3);
    flagged.now += 31_000;
    flagged.house(HouseCommand::Tick);

    let mut agreed = started("quixo", 2, "board=4");
    agreed.play(1, 3);
    agreed.does(0, Command::Offer { offer: Proposal::Draw }).unwrap();
    agreed.does(1, Command::Answer { offer: Proposal::Draw, yes: true }).unwrap();

    let mut closed = started("triominos", 3, "");
    closed.play(1, 9);
    closed.house(HouseCommand::Close);

    let mut empty = Desk::new("dominoes", setup(2));
    empty.house(HouseCommand::Close);

    vec![
        (Cause::Resigned, resigned),
        (Cause::Resigned, alone),
        (Cause::Flagged, flagged),
        (Cause::Agreed, agreed),
        (Cause::Abandoned, closed),
        (Cause::Abandoned, empty),
    ]
}

/// What a seal covers: everything but comments and header lines that are nobody's claim.
fn sealed_part(record: &Record) -> Record {
    let mut part = record.clone();
    part.tags.retain(|name, _| ["table", "clock"].contains(&name.as_str()));
    part.events.iter_mut().for_each(|event| event.comment = None);
    part
}

#[test]
fn a_damaged_record_is_refused_or_the_same_after_writing_and_reading_and_never_passes_as_the_sealed_one() {
    let finished = GAMES.iter().map(|(game, seats, options)| played(game, *seats, options));
    let texts = finished.chain(unfinished().into_iter().map(|(_, desk)| desk)).map(|desk| record(&desk));
    let (mut read, mut replayed) = (0, 0);
    for (n, good) in texts.enumerate() {
        let mut dice = Seeded::new(n as u64);
        let sealed = sealed_part(&good.parse().unwrap());
        for _ in 0..60 {
            let text = damaged(&good, &mut dice);
            let Ok(record) = text.parse::<Record>() else { continue };
            read += 1;
            let written = record.to_string();
            let again: Record = written.parse().unwrap_or_else(|error| panic!("{error}\n{written}"));
            assert_eq!(again, record, "{text}");
            assert_eq!(again.to_string(), written);
            if let Ok(verified) = prove(&text)
                && verified.seal == Sealed::Whole
            {
                assert_eq!(sealed_part(&record), sealed, "it passes as the sealed one:\n{text}");
            }
            let end = |record: &Record| Replay::new(games(), record)?.finish().map(|end| end.text());
            if let Ok(reached) = end(&record) {
                replayed += 1;
                assert_eq!(end(&again), Ok(reached), "{text}");
            }
        }
    }
    assert!(read > 200 && replayed > 40, "{read} were read, {replayed} replayed");
}

#[test]
fn a_record_tells_who_gave_up_whose_time_ran_out_and_what_was_agreed_and_replays_to_what_the_table_showed() {
    for (cause, desk) in unfinished() {
        let text = record(&desk);
        let read: Record = text.parse().unwrap();
        assert_eq!(read.ending, Some(cause), "{text}");
        let (_, standing) = desk.table.ending().unwrap();
        let mut replay = Replay::new(games(), &read).unwrap();
        replay.play_out().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(replay.standing().as_ref(), Some(standing), "{text}");
        assert_eq!(replay.position().text(), desk.table.position().text());
        let frames = desk.table.replay(Viewer::Onlooker).unwrap();
        assert_eq!(&frames.last().unwrap().2, standing, "the page's replay ends with the same");
        assert_eq!(prove(&text).unwrap().seal, Sealed::Whole, "{text}");
        let sums: Vec<i32> = desk
            .table
            .picture(Viewer::Onlooker)
            .ending
            .unwrap()
            .reckoning
            .iter()
            .map(|lines| lines.iter().map(|line| line.points).sum())
            .collect();
        assert_eq!(sums, standing.points.as_slice(), "the reckoning adds up");
    }
}

#[test]
fn q8_the_winner_by_time_or_resignation_has_the_point_of_a_winner() {
    let mut desk = started("quixo", 2, "");
    desk.does(0, Command::Resign {}).unwrap();
    let (_, standing) = desk.table.ending().unwrap();
    assert_eq!((standing.points.as_slice(), standing.places.as_slice()), (&[0, 1][..], &[2u8, 1][..]));
    let mut desk = started("quixo", 4, "");
    desk.does(3, Command::Resign {}).unwrap();
    assert_eq!(desk.table.ending().unwrap().1.points.as_slice(), [1, 0, 1, 0]);
}

#[test]
fn who_gave_up_stays_behind_although_a_bot_plays_on() {
    let mut desk = started("kingdomino", 3, "");
    desk.does(1, Command::Resign {}).unwrap();
    while let Some(seat) = desk.table.acting() {
        let m = desk.table.position().moves()[0].clone();
        if desk.table.acting_bot().is_some() {
            desk.bot_does(seat, text(&m)).unwrap();
        } else {
            desk.does(seat.0, text(&m)).unwrap();
        }
    }
    let (cause, standing) = desk.table.ending().unwrap();
    assert_eq!((cause, standing.places[1]), (Cause::Played, 3));
    let text = record(&desk);
    assert!(text.contains("\n! resigned 1\n! bot 1 medium\n"), "{text}");
    assert_eq!(prove(&text).unwrap().seal, Sealed::Whole);
}

#[test]
fn an_ending_that_was_changed_is_refused() {
    for (cause, desk) in unfinished() {
        let text = record(&desk);
        for other in Cause::ALL.into_iter().filter(|other| *other != cause) {
            let changed =
                text.replace(&format!("ending: {}", cause.word()), &format!("ending: {}", other.word()));
            let changed: Record = changed.parse().unwrap();
            let error = Replay::new(games(), &changed).unwrap().finish().err().unwrap();
            assert_eq!(error.cause.code(), "record-ending-wrong", "{} for {}", other.word(), cause.word());
        }
    }
    let over = record(&played("quixo", 2, ""));
    for other in &Cause::ALL[1..] {
        let changed: Record =
            over.replace("ending: played", &format!("ending: {}", other.word())).parse().unwrap();
        assert!(Replay::new(games(), &changed).unwrap().finish().is_err(), "{}", other.word());
    }
}

#[test]
fn records_of_the_first_days_are_still_read() {
    let old = "klots record 1\ngame: quixo\nseats: 2\nrules: 1\nending: resigned\ntable: t\n\n* starts 0\n0 a1>e1\n";
    let record: Record = old.parse().unwrap();
    let mut replay = Replay::new(games(), &record).unwrap();
    replay.play_out().unwrap();
    assert_eq!(replay.standing(), None, "it does not say who gave up");
}

#[test]
fn a_deal_given_by_a_position_line_never_passes_as_the_secrets() {
    for game in ["dominoes", "triominos", "kingdomino"] {
        let desk = played(game, 2, "");
        let good = record(&desk);
        let (header, events) = good.split_once("\n\n").unwrap();
        let (deal, rest) = events.split_once('\n').unwrap();
        let mut rigged = games().open(game, 2, &Choices::none()).unwrap();
        rigged.try_settle(&deal[2..]).unwrap();
        let forged = format!("{header}\nposition: {}\n\n{rest}", rigged.text());
        let error = prove(&forged).unwrap_err();
        assert_eq!(error.cause.code(), "record-verify-position", "{game}");
        assert!(error.line > 1);
    }
}

#[test]
fn every_game_is_proved_by_its_record_and_a_changed_one_is_not() {
    for (game, seats, options) in GAMES {
        let text = record(&played(game, seats, options));
        let verified = prove(&text).unwrap_or_else(|error| panic!("{game} for {seats} {options}: {error}"));
        assert_eq!(verified.seal, Sealed::Whole);
        assert_eq!(verified.draws as usize, text.lines().filter(|line| line.starts_with("* ")).count());
        for forged in forgeries(&text) {
            assert!(prove(&forged).is_err(), "{game} for {seats}: {forged}");
        }
    }
}

#[test]
fn a_name_that_was_changed_after_the_end_leaves_the_rest_sealed() {
    let mut desk = played("quixo", 2, "");
    desk.does(0, Command::Rename { name: "Somebody else".into() }).unwrap();
    let text = record(&desk);
    assert!(text.contains("\nsealed names: "));
    assert_eq!(prove(&text).unwrap().seal, Sealed::ButNames);
}

/// The same record with something changed that a verifier must notice. Comments and dates are not among it.
fn forgeries(text: &str) -> Vec<String> {
    let line = |start: &str| text.lines().find(|line| line.starts_with(start)).unwrap().to_owned();
    let swap = |start: &str, to: &str| text.replacen(&line(start), to, 1);
    let luck = line("* ");
    let digit = luck.rfind(|c: char| c.is_ascii_digit()).unwrap();
    let other = if luck[digit..].starts_with('1') { "0" } else { "1" };
    let dealt = format!("{}{other}{}", &luck[..digit], &luck[digit + 1..]);
    let last_move = text.lines().rfind(|line| line.starts_with(|c: char| c.is_ascii_digit())).unwrap();
    let mut secret = line("secret: ").into_bytes();
    let end = secret.len() - 1;
    secret[end] = if secret[end] == b'0' { b'1' } else { b'0' };
    vec![
        swap("seat 0: ", "seat 0: Mallory"),
        swap("word 0: ", "word 0: another"),
        swap("result: ", &format!("{} ", line("result: ").replace('1', "9"))),
        swap("points: ", &line("points: ").replacen(|c: char| c.is_ascii_digit(), "77", 1)),
        swap("ending: ", "ending: agreed"),
        swap("table: ", "table: another"),
        swap("rules: ", &format!("{}\nclock: move 30", line("rules: "))),
        swap("secret: ", &String::from_utf8(secret).unwrap()),
        swap("* ", &dealt),
        text.replacen(&format!("\n{last_move}\n"), "\n", 1),
    ]
}

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Runs docs/verify.py on a record; its exit code and what it said.
fn python(folder: &Path, text: &str, more: &[&str]) -> (i32, String) {
    let file = folder.join("record.klots");
    std::fs::write(&file, text).unwrap();
    let run =
        Process::new("python3").arg(repository("docs/verify.py")).arg(&file).args(more).output().unwrap();
    let said = String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
    (run.status.code().unwrap(), said)
}

fn field(text: &str, name: &str) -> String {
    let start = format!("{name}: ");
    text.lines().find_map(|line| line.strip_prefix(&start)).unwrap().to_owned()
}

#[test]
fn the_verifier_written_from_the_docs_agrees_on_every_game() {
    let folder = tempfile::tempdir().unwrap();
    for (game, seats, options) in GAMES {
        let text = record(&played(game, seats, options));
        let (seal, commitment) = (field(&text, "seal"), field(&text, "commitment"));
        let (code, said) = python(folder.path(), &text, &["--seal", &seal, "--commitment", &commitment]);
        assert_eq!(code, 0, "{game} for {seats} {options}: {said}");
    }
    for (cause, desk) in unfinished() {
        let (code, said) = python(folder.path(), &record(&desk), &[]);
        assert_eq!(code, 0, "{}: {said}", cause.word());
    }
}

#[test]
fn the_verifier_written_from_the_docs_finds_forgeries_out() {
    let folder = tempfile::tempdir().unwrap();
    for (game, seats) in [("kingdomino", 2), ("triominos", 1), ("quixo", 2), ("dominoes", 3)] {
        let text = record(&played(game, seats, ""));
        for forged in forgeries(&text) {
            let (code, said) = python(folder.path(), &forged, &[]);
            assert_eq!(code, 1, "{game}: {said}\n{forged}");
        }
        let unsealed = text.replace(&format!("seal: {}\n", field(&text, "seal")), "");
        assert_eq!(
            python(folder.path(), &unsealed, &[]).0,
            2,
            "{game}: without a seal only the draws are right"
        );
        let mut resealed: Record = text.replace("seat 0: ", "seat 0: not ").parse().unwrap();
        resealed.seal = Some(table::seal::seal(&resealed));
        let (code, said) = python(folder.path(), &resealed.to_string(), &["--seal", &field(&text, "seal")]);
        assert_eq!(code, 1, "{game}, sealed anew: {said}");
        assert_eq!(python(folder.path(), &resealed.to_string(), &[]).0, 0, "the file alone proves nothing");
    }
}

/// What web/tests/fair.test.ts reads. `KLOTS_WRITE_FIXTURES=1` rewrites it.
#[test]
fn the_pages_own_verifier_is_tested_with_records_of_this_day() {
    let fixture = |(game, seats, options): (&str, u8, &str)| {
        let mut desk = played(game, seats, options);
        let text = record(&desk);
        desk.does(0, Command::Rename { name: "Somebody else".into() }).unwrap();
        json!({
            "name": format!("{game} for {seats} {options}").trim_end(),
            "commitment": field(&text, "commitment"),
            "seal": field(&text, "seal"),
            "record": text,
            "renamed": record(&desk),
        })
    };
    let some = [0, 3, 5, 8, 10, 12, 13, 16].map(|n| GAMES[n]);
    let fixtures: Vec<Value> = some.into_iter().map(fixture).collect();
    let fresh = serde_json::to_string_pretty(&fixtures).unwrap() + "\n";
    let path = repository("web/tests/records.json");
    if std::env::var_os("KLOTS_WRITE_FIXTURES").is_some() {
        std::fs::write(&path, &fresh).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == fresh, "web/tests/records.json is stale: run with KLOTS_WRITE_FIXTURES=1");
}
