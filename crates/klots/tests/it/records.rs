//! `klots replay` and `klots render` as a user runs them: what they check, what they say, where they say it.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

const GAME: &str = "klots record 1
game: quixo
seats: 2
rules: 1
seat 0: Ann
seat 1: Bo
ending: resigned
result: 1 2
points: 1 0

* starts 0
0 a1>e1
! resigned 1
";

/// A record whose secret is 32 zero bytes, so that its draws can be verified.
const FAIR: &str = "klots record 1
game: quixo
seats: 2
commitment: 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925
word 0: a
word 1: b
secret: 0000000000000000000000000000000000000000000000000000000000000000

* starts STARTS
";

fn klots(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_klots"))
        .args(args)
        .env("KLOTS_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn said(args: &[&str], input: &str) -> String {
    let output = klots(args, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(args: &[&str], input: &str) -> String {
    let output = klots(args, input);
    assert!(!output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

/// The one of two records whose draw is the secret's, and the one whose draw is not.
fn fair_and_loaded() -> [String; 2] {
    let [zero, one] = ["0", "1"].map(|starts| FAIR.replace("STARTS", starts));
    let agrees = |text| klots(&["replay", "-", "--verify"], text).stdout.starts_with(b"Quixo\n");
    if agrees(&zero) { [zero, one] } else { [one, zero] }
}

#[test]
fn a_game_that_was_given_up_is_shown_with_its_result() {
    let text = said(&["replay", "-"], GAME);
    assert!(text.contains("Bo resigned."), "{text}");
    assert!(text.contains("Ann: place 1, 1 point\n") && text.contains("Bo: place 2, 0 points\n"), "{text}");
    let json: serde_json::Value = serde_json::from_str(&said(&["replay", "-", "--json"], GAME)).unwrap();
    assert_eq!((&json["ending"], &json["over"]), (&"resigned".into(), &true.into()));
    assert_eq!(json["standing"]["points"], serde_json::json!([1, 0]));
}

#[test]
fn watching_shows_the_result_that_the_table_showed() {
    let text = said(&["play", "--watch", "-"], GAME);
    let end = "The game is over: a player resigned.\nAnn: place 1, 1 point\nBo: place 2, 0 points\n";
    assert!(text.ends_with(end), "{text}");
    for (from, to) in [("ending: resigned", "ending: flagged"), ("points: 1 0", "points: 0 1")] {
        assert!(refused(&["play", "--watch", "-"], &GAME.replace(from, to)).contains("line "), "{to}");
    }
}

#[test]
fn what_is_wrong_with_a_record_is_said_at_its_line_and_column_and_only_once() {
    let at = |from: &str, to: &str| refused(&["replay", "-"], &GAME.replacen(from, to, 1));
    assert!(at("game: quixo", "game: chess").contains("line 2, column 7:"));
    assert!(at("rules: 1", "rules: 9").contains("line 4, column 8:"));
    assert!(at("rules: 1", "options: board=9").contains("line 4, column 10:"));
    assert!(at("ending: resigned", "ending: flagged").contains("line 7, column 9:"));
    assert!(at("points: 1 0", "points: 0 0").contains("line 9, column 9:"));
    assert!(at("seats: 2\n", "").contains("The header is missing “seats”."));
    let doubled = at("* starts 0", "* starts zero");
    assert_eq!(doubled.to_lowercase().matches("column").count(), 1, "{doubled}");
}

#[test]
fn verifying_says_what_was_checked_and_fails_where_nothing_can_be() {
    let [fair, loaded] = fair_and_loaded();
    let output = klots(&["replay", "-", "--verify"], &fair);
    let (text, why) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert!(text.contains("Every draw agrees"), "{text}");
    assert!(why.contains("There is no seal") && output.status.code() == Some(1), "{why}");
    assert!(text.contains("commitment 66687aad"), "what is left to compare is named: {text}");
    assert!(refused(&["replay", "-", "--verify"], &loaded).contains("line 9, column 3:"));
    for args in [&["replay", "-", "--verify"][..], &["replay", "-", "--eyes", "0", "--verify"]] {
        assert!(refused(args, GAME).contains("no commitment"), "{args:?}");
    }
    let set_up = fair.replace("secret:", "position: ...../...../...../...../..... ? 0 -\nsecret:");
    assert!(refused(&["replay", "-", "--verify"], &set_up).contains("chosen position"));
    let other = "0".repeat(64);
    assert!(refused(&["replay", "-", "--verify", "--commitment", &other], &fair).contains("another game"));
    assert!(refused(&["replay", "-", "--verify", "--seal", &other], &fair).contains("another game"));
}

#[test]
fn the_copy_of_one_pair_of_eyes_is_json_where_json_is_asked_for() {
    let json: serde_json::Value =
        serde_json::from_str(&said(&["replay", "-", "--eyes", "0", "--json"], GAME)).unwrap();
    assert_eq!((&json["eyes"], &json["events"][1]["text"]), (&"0".into(), &"a1>e1".into()));
    refused(&["replay", "-", "--eyes", "2"], GAME);
}

#[test]
fn pictures_are_drawn_only_of_what_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("g.klots");
    let picture = folder.path().join("g.svg");
    let (file, picture) = (file.to_str().unwrap(), picture.to_str().unwrap());
    std::fs::write(file, GAME.replace("points: 1 0", "points: 7 0")).unwrap();
    assert!(refused(&["render", file, "-o", picture], "").contains("result is wrong"));
    std::fs::write(file, GAME).unwrap();
    said(&["render", file, "-o", picture], "");
    assert!(refused(&["render", file, "-o", picture, "--eyes", "99"], "").contains("99"));
    for width in ["0", "15", "999999"] {
        let why = refused(&["render", file, "-o", picture, "--width", width], "");
        assert!(why.contains("16") && why.contains("8192"), "{why}");
    }
    let position = ["--game", "quixo", "--position", "...../...../...../...../..... 0 0 -"];
    refused(&[&["render", file, "-o", picture][..], &position].concat(), "");
    said(&[&["render", "-o", picture][..], &position].concat(), "");
}

#[test]
fn a_bot_that_is_not_there_is_no_fault_of_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("g.klots");
    std::fs::write(&file, GAME).unwrap();
    let why = refused(&["analyse", file.to_str().unwrap(), "--bot", "nobody"], "");
    assert!(why.contains("nobody") && !why.contains("line 1"), "{why}");
}
