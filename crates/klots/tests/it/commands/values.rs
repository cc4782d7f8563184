//! Values that make no sense are refused, with the way to the help.

use super::{folder, klots, words};
use std::process::Stdio;

#[test]
fn numbers_that_make_no_sense_are_refused_and_not_bent() {
    let folder = folder();
    for (call, cause) in [
        (&["play", "quixo", "--people", "5"][..], "There are more people (5) than seats (2)."),
        (
            &["arena", "--game", "quixo", "--bots", "random"],
            "Bots play against each other: name at least two.",
        ),
        (
            &["arena", "--game", "quixo", "--bots", "random,random"],
            "Bots play against each other: name at least two.",
        ),
        (
            &["arena", "--game", "quixo", "--bots", "random,greedy", "--threads", "0"],
            "“0” is not valid for --threads",
        ),
        (&["solve", "quixo", "--size", "3", "--threads", "0"], "“0” is not valid for --threads"),
        (&["bench", "quixo", "--seconds", "nan"], "“nan” is not valid for --seconds"),
        (
            &["arena", "--game", "quixo", "--bots", "random,greedy", "--games", "100000000000"],
            "“100000000000” is not valid for --games",
        ),
        (&["analyse", "game.klots", "--samples", "4294967295"], "“4294967295” is not valid for --samples"),
        (&["render", "game.klots", "--output", "p.svg", "--seats", "7"], "--position"),
        (&["render", "game.klots", "--output", "p.svg", "--options", "foo=bar"], "--position"),
        (
            &["render", "game.klots", "--output", "p.svg", "--to", "4"],
            "“4” is not valid for --to. Possible: 0–3.",
        ),
        (&["replay", "game.klots", "--to", "4"], "“4” is not valid for --to. Possible: 0–3."),
    ] {
        let call = words(call[0], &call[1..]);
        let output = klots(folder.path(), &call, Stdio::piped());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(cause), "{call:?}: {errors}");
        assert_ne!(output.status.code(), Some(0));
    }
}

#[test]
fn a_wrong_value_points_to_the_help_of_its_own_command() {
    let folder = folder();
    for call in [&["bench", "quixo", "--seconds", "nan"][..], &["replay", "game.klots", "--to", "-x"]] {
        let output = klots(folder.path(), &words(call[0], &call[1..]), Stdio::piped());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(&format!("klots {} --help", call[0])), "{errors}");
    }
}

#[test]
fn a_wrong_option_is_no_fault_of_the_file_that_is_scored() {
    let folder = folder();
    let call = words("score", &["quixo", "board.txt", "--options", "colour=red"]);
    let output = klots(folder.path(), &call, Stdio::piped());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("colour") && !errors.contains("board.txt"), "{errors}");
}
