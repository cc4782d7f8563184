//! Trees and flat sampling against plain recursion.

use crate::maze::{Maze, Oracle};
use proptest::prelude::*;
use search::{AnyMove, Budget, Certain, Flat, Found, FromView, Mcts, Payoff, Rollout, Scratch, Weigh};

const PAYOFF: Payoff = Payoff::Lead { spread: 1.5, weight: 0.7 };

fn inner(maze: &Maze) -> bool {
    matches!(maze.rooms[0].turn, play::Turn::Of(_))
}

/// What the move that was found gives away, by plain recursion.
fn loss(maze: &Maze, found: &Found<u16>) -> f64 {
    let play::Turn::Of(seat) = maze.rooms[0].turn else { unreachable!() };
    maze.plain(0, PAYOFF)[seat.index()] - maze.plain(found.best(), PAYOFF)[seat.index()]
}

fn rollout() -> Rollout {
    Rollout::new(AnyMove, PAYOFF)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn flat_search_with_a_perfect_judge_is_perfect(seed: u64, seats in 1u8..4, luck in 0u32..4) {
        let maze = Maze::random(seats, 40, luck, seed);
        prop_assume!(inner(&maze));
        let found = Flat::new(Oracle(PAYOFF)).search(&maze, &Certain(&0), &Budget::iterations(20), seed);
        prop_assert!(loss(&maze, &found).abs() < 1e-5);
    }

    #[test]
    fn flat_search_with_rollouts_finds_what_rollouts_like_best(seed: u64) {
        let maze = Maze::random(2, 30, 3, seed);
        prop_assume!(inner(&maze) && maze.rooms[0].doors.len() > 1);
        let found = Flat::new(rollout()).search(&maze, &Certain(&0), &Budget::iterations(6000), seed);
        let play::Turn::Of(seat) = maze.rooms[0].turn else { unreachable!() };
        let mean = |door: u16| {
            let mut dice = play::dice::Seeded::new(seed ^ u64::from(door));
            let one = |_| rollout().weigh(&maze, &mut door.clone(), &mut Scratch::new(), &mut dice)[seat.index()];
            (0..4000).map(one).sum::<f32>() / 4000.0
        };
        let best = maze.rooms[0].doors.iter().map(|&door| mean(door)).fold(0.0, f32::max);
        prop_assert!(best - mean(found.best()) < 0.04);
    }

    #[test]
    fn the_same_seed_gives_the_same_answer_on_any_number_of_threads(seed: u64, threads in 2usize..5) {
        let maze = Maze::random(3, 60, 3, seed);
        prop_assume!(inner(&maze) && maze.rooms[0].doors.len() > 1);
        let one = Budget::nodes(200_000);
        let many = one.clone().with_threads(threads);
        prop_assert!(one.workers() > 1);
        let mcts = Mcts::new(rollout());
        prop_assert_eq!(mcts.search(&maze, &Certain(&0), &one, seed), mcts.search(&maze, &Certain(&0), &many, seed));
        let flat = Flat::new(rollout());
        prop_assert_eq!(flat.search(&maze, &Certain(&0), &one, seed), flat.search(&maze, &Certain(&0), &many, seed));
    }

    #[test]
    fn any_small_budget_gives_a_legal_move(seed: u64, nodes in 1u64..50) {
        let maze = Maze::random(3, 60, 3, seed);
        prop_assume!(inner(&maze));
        let doors = &maze.rooms[0].doors;
        let budget = Budget::nodes(nodes);
        prop_assert!(doors.contains(&Mcts::new(rollout()).search(&maze, &Certain(&0), &budget, seed).best()));
        prop_assert!(doors.contains(&Flat::new(rollout()).search(&maze, &Certain(&0), &budget, seed).best()));
        let stopped = Budget::new(search::Limits::default());
        stopped.stop.stop();
        prop_assert!(doors.contains(&Mcts::new(rollout()).search(&maze, &Certain(&0), &stopped, seed).best()));
        prop_assert!(doors.contains(&Flat::new(rollout()).search(&maze, &Certain(&0), &stopped, seed).best()));
    }
}

/// What trees give away on average over many mazes: UCT is right in the end, not at every moment.
fn given_away(seats: u8, luck: u32, payoff: Payoff, search: impl Fn(&Maze, u64) -> Found<u16>) -> f64 {
    let losses: Vec<f64> = (0..60)
        .map(|seed| (seed, Maze::random(seats, 25, luck, seed)))
        .filter(|(_, maze)| inner(maze))
        .map(|(seed, maze)| {
            let best = search(&maze, seed).best();
            let play::Turn::Of(seat) = maze.rooms[0].turn else { unreachable!() };
            maze.plain(0, payoff)[seat.index()] - maze.plain(best, payoff)[seat.index()]
        })
        .collect();
    losses.iter().sum::<f64>() / losses.len() as f64
}

fn uct() -> Mcts<Rollout> {
    Mcts { explore: 0.5, ..Mcts::new(rollout()) }
}

#[test]
fn plain_trees_converge_to_the_exact_choice() {
    let mean = given_away(2, 0, PAYOFF, |maze, seed| {
        uct().search(maze, &Certain(&0), &Budget::iterations(4000), seed)
    });
    assert!(mean < 0.01, "gives away {mean}");
}

/// A judge that stops the search the third time it is asked.
struct Impatient(search::Stop, std::sync::atomic::AtomicU32);

impl Weigh<Maze> for Impatient {
    fn weigh(
        &self,
        maze: &Maze,
        room: &mut u16,
        scratch: &mut Scratch<Maze>,
        dice: &mut play::dice::Seeded,
    ) -> search::Values {
        if self.1.fetch_add(1, std::sync::atomic::Ordering::Relaxed) == 2 {
            self.0.stop();
        }
        rollout().weigh(maze, room, scratch, dice)
    }
}

#[test]
fn trees_and_sampling_without_any_limit_end_at_once_when_they_are_stopped() {
    let maze = Maze::random(3, 400, 2, 11);
    assert!(inner(&maze) && maze.rooms[0].doors.len() > 1);
    let judge = || {
        let stop = search::Stop::new();
        let budget = Budget::new(search::Limits::default()).stopped_by(&stop);
        (Impatient(stop, 0.into()), budget)
    };
    let (weigh, budget) = judge();
    let found = Mcts::new(weigh).search(&maze, &Certain(&0), &budget, 1);
    assert!(found.iterations <= 3, "{} rounds", found.iterations);
    let (weigh, budget) = judge();
    let found = Flat::new(weigh).search(&maze, &Certain(&0), &budget, 1);
    assert!(found.nodes <= 4, "{} nodes", found.nodes);
}

#[test]
fn trees_with_luck_converge() {
    let mean = given_away(2, 3, PAYOFF, |maze, seed| {
        uct().search(maze, &Certain(&0), &Budget::iterations(4000), seed)
    });
    assert!(mean < 0.01, "gives away {mean}");
}

#[test]
fn information_set_trees_converge_where_nothing_is_hidden() {
    let mean = given_away(2, 1, PAYOFF, |maze, seed| {
        uct().search(maze, &FromView { game: maze, view: &0 }, &Budget::iterations(4000), seed)
    });
    assert!(mean < 0.01, "gives away {mean}");
}

#[test]
fn trees_for_three_seats_choose_well() {
    let payoff = Payoff::Lead { spread: 300.0, weight: 0.9 };
    let mcts = Mcts { explore: 0.5, ..Mcts::new(Rollout::new(AnyMove, payoff)) };
    let mean = given_away(3, 2, payoff, |maze, seed| {
        mcts.search(maze, &Certain(&0), &Budget::iterations(4000), seed)
    });
    assert!(mean < 0.02, "gives away {mean}");
}

#[test]
fn a_tree_with_little_memory_still_chooses_well() {
    let budget = Budget::iterations(4000).with_memory(40_000);
    let mean = given_away(2, 0, PAYOFF, |maze, seed| uct().search(maze, &Certain(&0), &budget, seed));
    assert!(mean < 0.02, "gives away {mean}");
}
