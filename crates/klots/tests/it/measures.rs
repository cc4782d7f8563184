//! Commands that measure and judge: `klots bench` checks its own totals, `klots analyse` speaks in words,
//! `klots solve` counts what it has solved.

use std::path::Path;
use std::process::Command;

fn klots(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_klots"))
        .args(arguments)
        .env("KLOTS_LANG", "en")
        .output()
        .expect("the program starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_bench_of_a_game_tells_its_speed_and_checks_its_totals() {
    let report = klots(&["bench", "quixo", "--seconds", "0.05", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&report).expect("JSON");
    let games = report["random_games"].as_array().expect("a list");
    assert_eq!(games.len(), 1);
    assert!(games[0]["games_per_second"].as_f64().is_some_and(|speed| speed > 0.0));
    assert_eq!(report["perft"][0]["leaves"], 118_928_388);
}

#[test]
fn an_analysis_leaves_no_code_without_a_sentence() {
    let record = std::env::temp_dir().join(format!("klots-analyse-{}.klots", std::process::id()));
    let pushes = "0 a1>e1\n1 a5>e5\n0 a1>e1\n1 a5>e5\n0 a1>e1\n1 a5>e5\n0 a1>e1\n1 a5>e5\n0 a1>e1\n";
    let text = format!("klots record 1\ngame: quixo\nseats: 2\nrules: 1\n\n* starts 0\n{pushes}");
    std::fs::write(&record, text).expect("a temporary file");
    let told = analyse(&record);
    std::fs::remove_file(&record).expect("the file is there");
    assert_eq!(told.lines().filter(|line| line.contains(" %  ")).count(), 9, "{told}");
    assert!(!told.contains('['), "{told}");
}

fn analyse(record: &Path) -> String {
    let record = record.to_str().expect("a readable path");
    klots(&["analyse", record, "--budget", "200n", "--samples", "0"])
}

#[test]
fn a_solution_without_distances_shows_none() {
    let text = klots(&["solve", "quixo", "--size", "3"]);
    assert!(!text.contains("(0)"), "{text}");
}

#[test]
fn the_sum_of_a_solution_is_not_mixed_up_with_the_empty_board() {
    let text = klots(&["solve", "quixo", "--size", "3"]);
    assert_eq!(text.matches("wins 12748, losses 6935, draws 0\n").count(), 1, "{text}");
    assert!(text.contains("Cubes turned: 0; wins 1, losses 0, draws 0\n"), "{text}");
}
