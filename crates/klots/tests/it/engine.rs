//! The engine protocol: stories, refusals, and whatever a fuzzer may say.

use klots::engine::{Engine, Goes};
use proptest::prelude::*;
use std::sync::mpsc::{Receiver, channel};
use words::Words;

struct Talk {
    engine: Engine,
    answers: Receiver<String>,
}

impl Talk {
    fn new() -> Talk {
        let (out, answers) = channel();
        Talk { engine: Engine::new(catalogue::Catalogue::standard(), Words::of("en"), out), answers }
    }

    /// The lines of the answer, without the closing `ok`; an error is its only line.
    fn ask(&mut self, line: &str) -> Vec<String> {
        assert_eq!(self.engine.hear(line), Goes::On, "{line}");
        let mut lines = Vec::new();
        loop {
            let answer = self.answers.recv_timeout(std::time::Duration::from_secs(60)).expect("an answer");
            lines.extend(answer.lines().map(str::to_owned));
            match lines.last().map(String::as_str) {
                Some("ok") => {
                    lines.pop();
                    return lines;
                }
                Some(last) if last.starts_with("error ") => return lines,
                _ => {}
            }
        }
    }

    fn one(&mut self, line: &str) -> String {
        self.ask(line).join("\n")
    }

    /// Plays to the end: luck by the dice, moves by index.
    fn play_out(&mut self, mut pick: impl FnMut(usize) -> usize) -> usize {
        for events in 0.. {
            match self.one("turn").as_str() {
                "turn over" => return events,
                "turn luck" => assert!(self.one("draw").starts_with("luck ")),
                _ => {
                    let moves = self.ask("moves");
                    let chosen = &moves[pick(moves.len())]["move ".len()..];
                    assert_eq!(self.one(&format!("play {chosen}")), "");
                }
            }
        }
        unreachable!("a game ends")
    }
}

#[test]
fn hello_offers_no_number_of_seats_that_the_game_refuses() {
    let mut talk = Talk::new();
    for line in talk.ask("hello").iter().filter_map(|line| line.strip_prefix("game ")) {
        let words: Vec<&str> = line.split(' ').collect();
        let counts: Vec<u8> = match words[2].split_once('-') {
            Some((min, max)) => (min.parse().unwrap()..=max.parse().unwrap()).collect(),
            None => words[2].split(',').map(|count| count.parse().unwrap()).collect(),
        };
        for seats in 0..=12 {
            let refused = talk.one(&format!("game {} seats {seats}", words[0])).starts_with("error ");
            assert_eq!(refused, !counts.contains(&seats), "{line}: {seats}");
        }
    }
}

fn code(error: &str) -> String {
    let body: serde_json::Value =
        serde_json::from_str(error.strip_prefix("error ").expect("an error")).unwrap();
    assert!(!body["text"].as_str().unwrap().starts_with('['), "{error} has its sentence");
    body["code"].as_str().unwrap().to_owned()
}

#[test]
fn every_game_is_played_saved_read_back_and_taken_back_by_lines() {
    for (game, seats) in [("kingdomino", 2..=4), ("triominos", 1..=6), ("quixo", 2..=2), ("dominoes", 2..=10)]
    {
        for seats in seats {
            let mut talk = Talk::new();
            // Whoever plays blindly may never reach the target.
            let limit = if game == "triominos" && seats > 1 { " rounds=9" } else { "" };
            assert_eq!(talk.one(&format!("game {game} seats {seats}{limit}")), "");
            talk.ask("seed 11");
            let events = talk.play_out(|n| n / 2);
            let (text, standing) = (talk.one("text"), talk.one("standing"));
            let record: Vec<String> =
                talk.ask("save").iter().map(|line| line["record ".len()..].to_owned()).collect();

            let mut again = Talk::new();
            assert_eq!(again.engine.hear("record"), Goes::On);
            for line in &record {
                assert_eq!(again.engine.hear(line), Goes::On);
            }
            assert_eq!(again.one("."), "", "{game} with {seats}");
            assert_eq!((again.one("text"), again.one("standing")), (text, standing));
            assert_eq!(again.ask("events").len(), events);
            assert_eq!(again.one("undo"), "");
            assert_ne!(again.one("turn"), "turn over");
        }
    }
}

#[test]
fn a_position_is_set_from_text() {
    let mut talk = Talk::new();
    talk.ask("game quixo seats 2");
    assert_eq!(talk.one("position xxxx./...../...../...../oooo. 0 16 e5>a5"), "");
    assert_eq!(talk.one("turn"), "turn seat 0");
    assert_eq!(talk.one("perft 1"), format!("perft {}", talk.ask("moves").len()));
    assert_eq!(code(&talk.one("position xxxxx")), code(&talk.one("position xxxxx")));
}

#[test]
fn perft_from_the_empty_board_is_the_published_one() {
    let mut talk = Talk::new();
    talk.ask("game quixo seats 2");
    talk.ask("luck starts 0");
    assert_eq!(talk.one("perft 3"), "perft 76596");
}

#[test]
fn a_view_shows_the_own_hand_alone() {
    let mut talk = Talk::new();
    talk.ask("game dominoes seats 3");
    talk.ask("draw");
    let view = talk.one("view 1");
    let view: serde_json::Value = serde_json::from_str(&view["view ".len()..]).unwrap();
    let seen: Vec<bool> =
        view["hands"].as_array().unwrap().iter().map(|hand| hand["tiles"].is_array()).collect();
    assert_eq!(seen, [false, true, false]);
}

#[test]
fn a_bot_thinks_and_answers_and_can_be_stopped() {
    let mut talk = Talk::new();
    talk.ask("game quixo seats 2 board=3");
    talk.ask("luck starts 0");
    let answer = talk.ask("think bot=random budget=10n seed=4");
    assert!(answer[0].starts_with("thought {") && answer[1].starts_with("best "), "{answer:?}");
    let best = answer[1]["best ".len()..].to_owned();
    assert_eq!(talk.one(&format!("play {best}")), "");
    assert_eq!(talk.one("stop"), "");
    assert_eq!(code(&talk.one("think bot=oracle")), "refused-bot");
    assert_eq!(code(&talk.one("think budget=soon")), "refused-budget");
    assert_eq!(code(&talk.one("think threads=0")), "refused-option-value");
    assert_eq!(code(&talk.one("think colour=red")), "refused-option-unknown");
}

#[test]
fn refusals_name_what_was_wrong_and_change_nothing() {
    let mut talk = Talk::new();
    assert_eq!(code(&talk.one("moves")), "engine-no-game");
    assert_eq!(code(&talk.one("game chess seats 2")), "refused-game-unknown");
    assert_eq!(code(&talk.one("game quixo seats 9")), "refused-seats");
    assert_eq!(code(&talk.one("game kingdomino seats 3 mighty_duel=yes")), "refused-option-seats");
    talk.ask("game quixo seats 2");
    let before = talk.one("text");
    assert_eq!(code(&talk.one("play a1>e1")), "refused-luck-first");
    assert_eq!(code(&talk.one("undo")), "engine-nothing-to-undo");
    assert_eq!(code(&talk.one("view 7")), "record-seat");
    assert_eq!(talk.one("text"), before);
    talk.ask("luck starts 0");
    let twice = talk.one("luck starts 0");
    assert_eq!(code(&twice), "refused-no-luck");
    assert!(!twice.contains("{$"), "a placeholder is left: {twice}");
    for bad in ["play c3>a3", "play a1>c3", "play a1>a1", "play z9", "explain a1>c3"] {
        assert!(talk.one(bad).starts_with("error "), "{bad}");
    }
    assert_eq!(talk.one("explain a1>e1"), "legal");
    assert_eq!(talk.ask("events").len(), 1);
}

#[test]
fn a_record_with_a_wrong_move_is_refused_with_its_line() {
    let mut talk = Talk::new();
    for line in
        ["record", "klots record 1", "game: quixo", "seats: 2", "", "* starts 0", "0 a1>e1", "1 c3>a3"]
    {
        talk.engine.hear(line);
    }
    let error = talk.one(".");
    assert!(error.contains("\"line\":7"), "{error}");
    assert_eq!(code(&talk.one("moves")), "engine-no-game", "nothing was set");
}

/// Answers that differ from run to run.
fn steady(line: &str) -> String {
    match line.find("\"millis\":") {
        Some(at) => {
            let (before, rest) = line.split_at(at + "\"millis\":".len());
            format!("{before}0{}", rest.trim_start_matches(|c: char| c.is_ascii_digit()))
        }
        None => line.to_owned(),
    }
}

/// The page with every block of commands answered again. Where it shows `…`, only the first line of the answer stands.
fn played(page: &str) -> String {
    let mut parts = page.split("```engine\n");
    let mut fresh = parts.next().unwrap().to_owned();
    for part in parts {
        let (block, text) = part.split_once("```").unwrap();
        let mut talk = Talk::new();
        fresh += "```engine\n";
        for asked in block.split("> ").filter(|asked| !asked.is_empty()) {
            let (command, known) = asked.split_once('\n').unwrap();
            fresh += &format!("> {command}\n");
            let answer = talk.ask(command);
            let cut = known.lines().any(|line| line == "…");
            let shown = if cut { &answer[..1] } else { &answer[..] };
            shown.iter().for_each(|line| fresh += &format!("{}\n", steady(line)));
            fresh += if cut { "…\n" } else { "" };
            if !answer.last().is_some_and(|line| line.starts_with("error ")) {
                fresh += "ok\n";
            }
        }
        fresh += "```";
        fresh += text;
    }
    fresh
}

#[test]
fn the_page_of_the_engine_shows_what_it_answers() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let fresh = played(&page);
    if std::env::var_os("KLOTS_WRITE_DOCS").is_some() {
        std::fs::write(&path, &fresh).unwrap();
    } else {
        assert_eq!(page, fresh, "docs/engine.md is old: run this test with KLOTS_WRITE_DOCS=1");
    }
}

#[test]
fn luck_is_kept_as_it_would_be_drawn_however_it_was_typed() {
    for (game, typed, kept) in [
        ("quixo seats 2", "starts   1", "starts 1"),
        ("kingdomino seats 3", " kings 2  0 1", "kings 2 0 1"),
        (
            "dominoes seats 2",
            "deal 3-1,3-4,7-4,8-1,4-8/8-9,3-3,0-6,6-7,8-7",
            "deal 3-1,4-3,7-4,8-1,8-4/3-3,6-0,7-6,8-7,9-8",
        ),
        ("triominos seats 1 solo_hand=2", "deal 5-3-5,2-0-0 start 4-1-1", "deal 0-0-2,3-5-5 start 1-1-4"),
    ] {
        let mut talk = Talk::new();
        talk.ask(&format!("game {game}"));
        assert_eq!(talk.one(&format!("luck {typed}")), "", "{typed}");
        assert_eq!(talk.one("events"), format!("event * {kept}"));
    }
}

#[test]
fn a_record_says_how_it_ended() {
    let mut talk = Talk::new();
    talk.ask("game quixo seats 2 board=3");
    talk.ask("seed 3");
    talk.play_out(|n| n / 3);
    let saved = talk.one("save");
    assert!(saved.contains("\nrecord ending: played\nrecord result: "), "{saved}");
    talk.ask("undo");
    assert!(!talk.one("save").contains("ending"));

    let resigned = "record\nklots record 1\ngame: quixo\nseats: 2\nending: resigned\nresult: 1 2\npoints: 1 0\n\n* starts 0\n0 a1>e1\n! resigned 1";
    for line in resigned.lines() {
        talk.engine.hear(line);
    }
    assert_eq!(talk.one("."), "");
    let saved = talk.one("save");
    assert!(saved.contains("ending: resigned\nrecord result: 1 2\nrecord points: 1 0"), "{saved}");
    talk.ask("play e5>a5");
    assert!(!talk.one("save").contains("ending"), "it goes on");
}

#[test]
fn only_numbers_of_seats_that_can_play_are_announced() {
    let hello = Talk::new().one("hello");
    assert!(
        hello.contains("game quixo seats 2,4 rules") && hello.contains("game dominoes seats 2-10 rules"),
        "{hello}"
    );
}

#[test]
fn a_record_that_is_cut_off_is_answered() {
    let mut talk = Talk::new();
    talk.engine.hear("record");
    talk.engine.hear("klots record 1");
    let Talk { engine, answers } = talk;
    engine.rest();
    assert_eq!(code(&answers.try_recv().expect("an answer")), "engine-record-cut");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_line_ends_the_process(lines in prop::collection::vec("[ -~]{0,30}|(play|luck|position|explain|game|view|perft|seed|undo|draw|start)( [ -~]{0,40})?", 0..30)) {
        let mut talk = Talk::new();
        talk.ask("game quixo seats 2");
        for line in lines.iter().filter(|line| !line.trim_start().starts_with("quit") && !line.trim_start().starts_with("think")) {
            talk.engine.hear(line);
        }
        talk.engine.hear(".");
        while talk.answers.try_recv().is_ok() {}
        prop_assert!(talk.one("hello").contains("id name Klots"));
    }

    #[test]
    fn every_line_of_indexes_plays_a_whole_game(game in 0usize..4, picks in prop::collection::vec(any::<u16>(), 1..200)) {
        let mut talk = Talk::new();
        talk.ask(["game kingdomino seats 3 harmony=yes", "game triominos seats 2 target=100 rounds=9", "game quixo seats 4", "game dominoes seats 5"][game]);
        let mut n = 0;
        talk.play_out(|moves| {
            n += 1;
            usize::from(picks[n % picks.len()]) % moves
        });
    }
}
