//! The solver is killed at any instants, as only a system can, and goes on.

use bots::quixo::solver::{Options, Phase, Report, run};
use play::Dice as _;
use play::dice::Seeded;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

const FOLDER: &str = "KLOTS_TEST_SOLVE_FOLDER";

fn solve(folder: &Path, found: &mut u32) -> Report {
    let options = Options { dir: Some(folder.to_owned()), ..Options::new(4) };
    run(&options, &mut |progress| *found += u32::from(progress.step == Phase::Found)).unwrap()
}

/// Not a test of its own: what the process does that will be killed.
#[test]
fn a_process_solves_four_by_four_when_it_is_told_where() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        solve(Path::new(&folder), &mut 0);
    }
}

#[test]
fn a_solver_that_is_killed_again_and_again_finds_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let mut dice = Seeded::new(16);
    let mut killed = 0;
    for _ in 0..12 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "quixo_killed::a_process_solves_four_by_four_when_it_is_told_where"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(10 + u64::from(dice.below(300))));
        killed += u32::from(child.try_wait().unwrap().is_none());
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert!(killed > 0, "every process had ended before it could be killed");
    let report = solve(folder.path(), &mut 0);
    assert_eq!((report.sum.wins, report.sum.losses, report.sum.draws), (26_434_489, 15_003_736, 1_608_496));
    // Nothing of all this is left but whole files, which a second look finds and believes.
    let mut again = 0;
    assert_eq!(solve(folder.path(), &mut again).sum.wins, report.sum.wins);
    assert_eq!(again, 81, "pairs of classes");
    let files = std::fs::read_dir(folder.path()).unwrap().flatten();
    let whole = files.filter(|file| file.path().extension().is_some_and(|kind| kind == "values")).count();
    assert_eq!(whole, 81);
}
