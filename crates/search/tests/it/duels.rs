//! Alpha-beta against plain negamax.

use crate::maze::{Hash, Maze};
use proptest::prelude::*;
use search::{AlphaBeta, Budget, Limits, Stop};

const PLENTY: Limits = Limits::nodes(10_000_000);

fn inner(maze: &Maze) -> bool {
    matches!(maze.rooms[0].turn, play::Turn::Of(_))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn alpha_beta_without_a_table_agrees_with_plain_negamax_at_every_depth(seed: u64, plies in 1u32..7) {
        let maze = Maze::random(2, 60, 0, seed);
        prop_assume!(inner(&maze));
        let found = AlphaBeta::new(Hash).without_table().at_most(plies).search(&maze, &0, &Budget::new(PLENTY));
        let plain = maze.negamax(0, plies, 0);
        // A win found at a smaller depth ends the search: it cannot become a faster one.
        prop_assert_eq!(found.value() as i32, plain);
    }

    #[test]
    fn alpha_beta_with_a_table_of_any_size_solves_like_plain_negamax(seed: u64, bytes in 64usize..20_000) {
        let maze = Maze::random(2, 40, 0, seed);
        prop_assume!(inner(&maze));
        let budget = Budget::new(PLENTY).with_memory(bytes);
        let mut searcher = AlphaBeta::new(Hash);
        let found = searcher.search(&maze, &0, &budget);
        let plain = maze.negamax(0, 200, 0);
        prop_assert!(found.exact);
        prop_assert_eq!(found.value() as i32, plain);
        let again = searcher.search(&maze, &0, &budget);
        prop_assert_eq!(again.value() as i32, plain, "what is remembered is right");
    }

    #[test]
    fn a_ranking_has_the_exact_values_of_the_best_moves(seed: u64) {
        let maze = Maze::random(2, 40, 0, seed);
        prop_assume!(inner(&maze));
        let found = AlphaBeta::new(Hash).with_ranking(3).search(&maze, &0, &Budget::new(PLENTY));
        let mut plain: Vec<i32> = maze.rooms[0].doors.iter().map(|&door| {
            let only = Maze { rooms: with_one_door(&maze, door), ..maze.clone() };
            only.negamax(0, 200, 0)
        }).collect();
        plain.sort_unstable_by(|a, b| b.cmp(a));
        let best: Vec<i32> = found.ranked.iter().take(3).map(|choice| choice.value as i32).collect();
        prop_assert_eq!(best[0], plain[0]);
        if found.ranked.iter().all(|choice| choice.value.abs() < f64::from(search::alpha_beta::PROVEN)) {
            prop_assert_eq!(&best[..], &plain[..best.len()]); // a proven best move ends the search
        }
    }

    #[test]
    fn any_small_budget_gives_a_legal_move(seed: u64, nodes in 1u64..200) {
        let maze = Maze::random(2, 60, 0, seed);
        prop_assume!(inner(&maze));
        let found = AlphaBeta::new(Hash).search(&maze, &0, &Budget::nodes(nodes));
        prop_assert!(maze.rooms[0].doors.contains(&found.best()));
        prop_assert!(found.nodes <= nodes);
        prop_assert_eq!(found.line[0], found.best());
    }
}

fn with_one_door(maze: &Maze, door: u16) -> Vec<crate::maze::Room> {
    let mut rooms = maze.rooms.clone();
    rooms[0].doors = vec![door];
    rooms
}

#[test]
fn a_stopped_search_answers_at_once() {
    let maze = Maze::random(2, 5000, 0, 3);
    let stop = Stop::new();
    stop.stop();
    let found = AlphaBeta::new(Hash).search(&maze, &0, &Budget::new(Limits::default()).stopped_by(&stop));
    assert!(found.nodes <= 64 && maze.rooms[0].doors.contains(&found.best()));
}
