//! The solver against a plain one, against the known figures, and against being killed.

use super::*;
use quixo::{Board, Square, Symbol};
use std::collections::HashMap;

/// All boards of a size by the cells of the side to move and of the other, solved by sweeping until nothing changes.
fn plain(size: u8) -> HashMap<(u32, u32), Worth> {
    let square = Square::of(size).unwrap();
    let mut boards = Vec::new();
    for own in 0..=square.all {
        let free = square.all & !own;
        let mut theirs = free;
        loop {
            boards.push((own, theirs));
            if theirs == 0 {
                break;
            }
            theirs = (theirs - 1) & free;
        }
    }
    let line = |set| square.has_line(Board::new(set, 0), Symbol::Cross);
    let worth = |value, distance| Worth { value, distance: Some(distance) };
    let mut known: HashMap<(u32, u32), Worth> = HashMap::new();
    for &(own, theirs) in &boards {
        if line(own) {
            known.insert((own, theirs), worth(Value::Win, 0));
        } else if line(theirs) {
            known.insert((own, theirs), worth(Value::Loss, 0));
        }
    }
    for level in 1.. {
        let mut found = Vec::new();
        for &(own, theirs) in boards.iter().filter(|board| !known.contains_key(board)) {
            let pushes = square.pushes().iter().filter(|push| theirs >> push.from & 1 == 0);
            let next = pushes.map(|push| {
                let after = Board::new(own, theirs).push(push, Symbol::Cross);
                known.get(&(after.cells(Symbol::Circle), after.cells(Symbol::Cross)))
            });
            let next: Vec<_> = next.map(|worth| worth.map(|worth| worth.value)).collect();
            if next.contains(&Some(Value::Loss)) {
                found.push(((own, theirs), worth(Value::Win, level)));
            } else if next.iter().all(|&value| value == Some(Value::Win)) {
                found.push(((own, theirs), worth(Value::Loss, level)));
            }
        }
        if found.is_empty() {
            break;
        }
        known.extend(found);
    }
    let draw = Worth { value: Value::Draw, distance: None };
    boards.into_iter().map(|board| (board, known.get(&board).copied().unwrap_or(draw))).collect()
}

#[test]
fn every_board_of_3_by_3_agrees_with_the_plain_solver() {
    let solution = Solution::of(3).unwrap();
    for ((own, theirs), worth) in plain(3) {
        assert_eq!(solution.value_of(own, theirs), Some(worth), "{own:09b} {theirs:09b}");
    }
}

#[test]
fn values_alone_agree_with_the_plain_solver_on_3_by_3_with_work_lists_too() {
    let plain = plain(3);
    let geometry = Geometry::of(3).unwrap();
    let solved = solve_in_memory(3, false, &search::Stop::new()).unwrap();
    for ((own, theirs), worth) in plain {
        let (mine, others) = (own.count_ones(), theirs.count_ones());
        let (mover, pivot, other) =
            if mine < others { (Mover::Pivot, own, theirs) } else { (Mover::Other, theirs, own) };
        let numbers = Numbers::new(geometry, pivot.count_ones(), other.count_ones());
        let number = numbers.locate(pivot, geometry.shape.all & !(own | theirs));
        let pair = &solved[&(pivot.count_ones(), other.count_ones())];
        assert_eq!(solution::worth(pair, mover, number).value, worth.value, "{own:09b} {theirs:09b}");
    }
}

fn counted(size: u8, distances: bool, threads: usize) -> Report {
    run(&Options { distances, threads, ..Options::new(size) }, &mut |_| {}).unwrap()
}

#[test]
fn the_first_player_wins_3_by_3_in_7() {
    let report = counted(3, true, 1);
    assert_eq!(report.first, Some(Worth { value: Value::Win, distance: Some(7) }));
    assert_eq!((report.sum.wins, report.sum.losses, report.sum.draws), (12_748, 6_935, 0));
}

#[test]
fn the_counts_of_4_by_4_are_the_known_ones() {
    for (distances, threads) in [(false, 1), (false, 3), (true, 2)] {
        let report = counted(4, distances, threads);
        assert_eq!(
            (report.sum.wins, report.sum.losses, report.sum.draws),
            (26_434_489, 15_003_736, 1_608_496)
        );
        assert_eq!(report.first.map(|worth| worth.value), Some(Value::Win));
        if distances {
            assert_eq!(report.first.and_then(|worth| worth.distance), Some(21));
            assert_eq!(report.sum.longest_loss, Some(22));
        }
    }
}

#[test]
fn in_4_by_4_every_win_has_a_push_to_a_shorter_loss_and_no_loss_has_one() {
    let solution = Solution::of(4).unwrap();
    let square = Square::of(4).unwrap();
    let mut board = Board::BLANK;
    let mut mover = Symbol::Cross;
    let mut left = 21;
    while left > 0 {
        let next = square.pushes().iter().filter(|push| board.cells(mover.other()) >> push.from & 1 == 0);
        let next = next.map(|push| board.push(push, mover));
        let worth = |after: Board| solution.value(after, mover.other()).unwrap();
        // whoever wins takes the shortest way, whoever loses the longest
        let best = if left % 2 == 1 {
            next.filter(|&after| worth(after).value == Value::Loss).min_by_key(|&after| worth(after).distance)
        } else {
            next.max_by_key(|&after| worth(after).distance)
        };
        board = best.unwrap();
        left -= 1;
        assert_eq!(worth(board).distance, Some(left));
        mover = mover.other();
    }
    assert!(square.has_line(board, Symbol::Cross) && !square.has_line(board, Symbol::Circle));
}

/// A run that was killed leaves whole files, and perhaps the beginning of one.
#[test]
fn a_killed_run_goes_on_where_it_was_and_finds_the_same() {
    let dir = tempfile::tempdir().unwrap();
    let options = Options { dir: Some(dir.path().to_owned()), ..Options::new(4) };
    let first = run(&Options { layers: Some(7), ..options.clone() }, &mut |_| {}).unwrap();
    assert_eq!(first.layers.len(), 7);
    let label = |pivot, other| Label { size: 4, pivot, other, distances: false };
    let damaged = label(4, 6).path(dir.path());
    let mut bytes = std::fs::read(&damaged).unwrap();
    bytes[100] ^= 1;
    std::fs::write(&damaged, &bytes).unwrap();
    let cut = label(3, 7).path(dir.path());
    std::fs::write(&cut, &std::fs::read(&cut).unwrap()[..1000]).unwrap();
    std::fs::write(label(2, 8).path(dir.path()).with_extension("part"), b"KLOTS").unwrap();
    std::fs::remove_file(label(2, 8).path(dir.path())).unwrap();

    let mut found = 0;
    let mut solved = Vec::new();
    let report = run(&options, &mut |progress| match progress.step {
        Phase::Found => found += 1,
        Phase::Solved if progress.cubes >= 10 => solved.push((progress.pivot, progress.other)),
        _ => {}
    });
    let report = report.unwrap();
    assert_eq!((report.sum.wins, report.sum.losses, report.sum.draws), (26_434_489, 15_003_736, 1_608_496));
    assert_eq!(solved, [(2, 8), (3, 7), (4, 6)], "only what was missing or damaged is solved again");
    assert_eq!(found, (10..=16).map(|cubes| pairs(cubes).count()).sum::<usize>() - 3);

    let from_files = Solution::open(4, dir.path()).unwrap();
    let in_memory = Solution::of(4).unwrap();
    for (own, theirs) in [(0, 0), (0b1, 0b1000), (0x0f0f, 0x1020), (0x8421, 0x0180), (0x00ff, 0xff00)] {
        let (file, memory) = (from_files.value_of(own, theirs), in_memory.value_of(own, theirs));
        assert_eq!(file.map(|worth| worth.value), memory.map(|worth| worth.value));
    }
}

#[test]
fn what_is_not_solved_has_no_value() {
    let dir = tempfile::tempdir().unwrap();
    let nothing = Solution::open(5, dir.path()).unwrap();
    assert_eq!(nothing.value(Board::BLANK, Symbol::Cross), None);
    assert!(Solution::open(6, dir.path()).is_none());
    assert!(Solution::of(5).is_none());
    assert_eq!(Solution::of(3).unwrap().value_of(1, 1), None, "two symbols on one cube");
}

#[test]
fn sizes_that_do_not_exist_and_5_by_5_without_a_folder_are_refused() {
    let refused = |size| run(&Options::new(size), &mut |_| {}).unwrap_err().to_string();
    assert_eq!(refused(2), "no boards of 2 cells in a row");
    assert_eq!(refused(6), "no boards of 6 cells in a row");
    assert_eq!(refused(5), "boards of 5 cells in a row need a folder");
}

#[test]
fn a_run_that_is_stopped_ends_with_the_pair_it_is_in() {
    let options = Options { distances: true, ..Options::new(4) };
    let mut told = 0;
    let stopped = run(&options, &mut |progress| {
        told += 1;
        if progress.cubes < 14 {
            options.stop.stop();
        }
    });
    assert!(matches!(stopped, Err(SolveError::Stopped)));
    let whole = (14..=16).flat_map(pairs).count();
    // Each pair is told of when it is begun and when it is done; the one in which the run was stopped only once.
    assert_eq!(told, 2 * whole + 1);
}
