//! The bots of Triominos: legal everywhere, blind to what they may not see, exact where they can be.

use bots::BotGame;
use bots::triominos::{MostPoints, RoundOut, round_value};
use play::dice::Seeded;
use play::walk::whole_game;
use play::{Choices, Dice, Eyes, Game, Offered, Seat, Tell, Turn};
use search::{Budget, Certain, Flat, Policy, Scratch};
use triominos::{Stage, State, Triominos};

fn game(seats: u8, options: &str) -> Triominos {
    let choices = Choices::parse(options).expect("options are well formed");
    Triominos::with(seats, &choices).expect("options fit")
}

#[test]
fn every_bot_plays_legal_moves_at_every_number_of_seats_and_alone() {
    for seats in 1..=6 {
        let game = game(seats, if seats == 1 { "solo_draws=20" } else { "rounds=1" });
        let bots = Triominos::bots();
        for name in bots.names() {
            let mut mind = bots.wake(&game, name).unwrap();
            let budget = Budget::iterations(4);
            whole_game(&game, &mut Seeded::new(u64::from(seats)), |state, seat, dice| {
                let view = game.view(state, Eyes::Seat(seat));
                let thought = mind.think(&game, &view, seat, &budget, dice.bits());
                for ranked in &thought.ranked {
                    game.explain(state, ranked.mv).unwrap_or_else(|why| panic!("{name}: {why}"));
                    assert!(!game.reasons(&view, seat, ranked.mv).is_empty());
                }
                assert_eq!(thought.best, thought.ranked[0].mv, "{name}");
                thought.best
            });
        }
    }
}

#[test]
fn policies_choose_the_same_in_every_world_that_fits_a_view() {
    for seats in [2, 4] {
        let game = game(seats, "rounds=1");
        whole_game(&game, &mut Seeded::new(9), |state, seat, dice| {
            let view = game.view(state, Eyes::Seat(seat));
            let here = MostPoints.choose(&game, state, &mut Scratch::new(), dice);
            for _ in 0..4 {
                let world = game.guess(&view, dice);
                let there = MostPoints.choose(&game, &world, &mut Scratch::new(), &mut dice.clone());
                assert_eq!(here, there);
            }
            game.any_move(state, &mut Vec::new(), dice)
        });
    }
}

/// Every line of a round played to its end, without any cleverness: the value for each seat.
fn plain(game: &Triominos, state: &State, left: &mut u32) -> Option<[f32; 2]> {
    *left = left.checked_sub(1)?;
    let Turn::Of(seat) = game.turn(state) else {
        let values = round_value(game, state);
        return Some([values[0], values[1]]);
    };
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut best: Option<[f32; 2]> = None;
    for m in moves {
        let mut next = *state;
        game.play(&mut next, m);
        let values = plain(game, &next, left)?;
        if best.is_none_or(|best| values[seat.index()] > best[seat.index()]) {
            best = Some(values);
        }
    }
    best
}

/// Every move of small endings as the expert values it, held against a plain search; how many thoughts were proven, of
/// how many.
fn endings_checked(game: &Triominos, seeds: u64) -> (usize, usize) {
    let (mut proven, mut checked) = (0, 0);
    for seed in 0..seeds {
        let mut scratch = Vec::new();
        whole_game(game, &mut Seeded::new(seed), |state, seat, dice| {
            let ending = state.stage() == Stage::Play && state.pool().is_empty();
            let small = state.hand(Seat(0)).len() + state.hand(Seat(1)).len() <= 8;
            if ending && small && plain(game, state, &mut 20_000).is_some() {
                let view = game.view(state, Eyes::Seat(seat));
                let mut mind = Triominos::bots().wake(game, "expert").expect("a level");
                let thought = mind.think(game, &view, seat, &Budget::nodes(1_000_000), 1);
                if thought.ranked.len() > 1 {
                    (proven, checked) = (proven + usize::from(thought.stats.exact), checked + 1);
                    for ranked in &thought.ranked {
                        let mut next = *state;
                        game.play(&mut next, ranked.mv);
                        let plain =
                            f64::from(plain(game, &next, &mut 20_000).expect("a small ending")[seat.index()]);
                        let told = if thought.stats.exact { plain } else { plain.clamp(0.005, 0.995) };
                        let value = ranked.value.share().expect("a share");
                        assert!((value - told).abs() < 2e-5, "{:?}: {value} for {plain}", ranked.mv);
                    }
                }
            }
            game.any_move(state, &mut scratch, dice)
        });
    }
    (proven, checked)
}

#[test]
fn every_move_of_an_ending_is_worth_what_a_plain_search_says() {
    let (_, checked) = endings_checked(&game(2, ""), 60);
    assert!(checked > 40, "{checked} endings");
}

#[test]
fn an_ending_is_proven_where_the_round_decides_the_match_and_only_there() {
    let (proven, checked) = endings_checked(&game(2, "rounds=1"), 20);
    assert!(checked > 5 && proven == checked, "{proven} of {checked} last rounds");
    // A match to 400 has hardly begun.
    let (proven, checked) = endings_checked(&game(2, ""), 1);
    assert!(checked > 0 && proven < checked, "{proven} of {checked} in a match");
}

/// Positions of a few rounds in which somebody has a choice.
fn positions(game: &Triominos, every: usize, most: usize) -> Vec<(State, Seat)> {
    let mut found = Vec::new();
    let mut turns = 0;
    for seed in 0..20 {
        whole_game(game, &mut Seeded::new(seed), |state, seat, dice| {
            turns += 1;
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            if turns % every == 0 && moves.len() > 2 && found.len() < most {
                found.push((*state, seat));
            }
            MostPoints.choose(game, state, &mut Scratch::new(), dice)
        });
    }
    found
}

#[test]
fn the_same_seed_and_nodes_give_the_same_thought_on_any_number_of_threads() {
    let game = game(2, "rounds=1");
    for (number, (state, seat)) in (0..).zip(positions(&game, 9, 6)) {
        let view = game.view(&state, Eyes::Seat(seat));
        let think = |name: &str, budget: &Budget| {
            let thought = Triominos::bots().wake(&game, name).unwrap().think(&game, &view, seat, budget, 7);
            (thought.best, thought.value, thought.ranked, thought.line)
        };
        for name in Triominos::bots().names() {
            assert_eq!(think(name, &Budget::nodes(600)), think(name, &Budget::nodes(600)), "{name}");
        }
        if number < 2 {
            // This many nodes are the work of two workers.
            let budget = Budget::nodes(200_000);
            assert_eq!(think("expert", &budget), think("expert", &budget.clone().with_threads(2)));
        }
    }
}

#[test]
fn a_thought_depends_on_what_the_seat_sees_and_on_nothing_else() {
    for seats in [2, 3] {
        let game = game(seats, "rounds=1");
        for (state, seat) in positions(&game, 7, 12) {
            let view = game.view(&state, Eyes::Seat(seat));
            let world = game.guess(&view, &mut Seeded::new(99));
            let same = game.view(&world, Eyes::Seat(seat));
            for name in Triominos::bots().names() {
                let think = |view| {
                    let mut mind = Triominos::bots().wake(&game, name).unwrap();
                    mind.think(&game, view, seat, &Budget::nodes(200), 3).ranked
                };
                assert_eq!(think(&view), think(&same), "{name}");
            }
        }
    }
}

/// How many deals to play; the variable `DEALS` asks for more than a test needs.
fn deals(usual: u64) -> u64 {
    std::env::var("DEALS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Sees all hands, but not the order of the pool. Exists only here, as the upper bound.
fn cheat(game: &Triominos, state: &State, worlds: u64, seed: u64) -> triominos::Move {
    let flat = Flat::new(RoundOut { policy: MostPoints });
    flat.search(game, &Certain(state), &Budget::iterations(worlds), seed).best()
}

/// The share of `first` against greedy in matches to 400, every deal from both seats.
fn share(matches: u64, first: impl Fn(&Triominos, &State, Seat, u64) -> triominos::Move) -> f64 {
    let game = game(2, "");
    let mut sum = 0.0;
    for number in 0..2 * matches {
        let own = Seat((number % 2) as u8);
        let end = whole_game(&game, &mut Seeded::new(1000 + number / 2), |state, seat, dice| {
            let seed = dice.clone().bits();
            if seat == own {
                return first(&game, state, seat, seed);
            }
            let view = game.view(state, Eyes::Seat(seat));
            let mut greedy = Triominos::bots().wake(&game, "greedy").expect("greedy is there");
            greedy.think(&game, &view, seat, &Budget::nodes(1), seed).best
        });
        sum += game.standing(&end).shares()[own.index()];
    }
    sum / (2 * matches) as f64
}

#[test]
fn the_expert_beats_greedy_and_is_not_clearly_above_a_cheater() {
    // A quick look; bench/results has the measured shares.
    let budget = Budget::iterations(250);
    let expert = |game: &Triominos, state: &State, seat, seed| {
        let view = game.view(state, Eyes::Seat(seat));
        let mut mind = Triominos::bots().wake(game, "expert").unwrap();
        mind.think(game, &view, seat, &budget, seed).best
    };
    let deals = deals(20);
    let fair = share(deals, expert);
    let unfair = share(deals, |game, state, _, seed| cheat(game, state, 250, seed));
    println!("against greedy in {} matches: expert {fair:.3}, cheater {unfair:.3}", 2 * deals);
    assert!(fair > 0.55, "the expert has {fair:.3}");
    assert!(unfair > fair - 0.2, "the cheater has {unfair:.3}, the expert {fair:.3}: is there a leak?");
}

#[test]
fn a_beginner_plays_better_than_dice_but_like_a_beginner() {
    let game = game(2, "");
    let mut minds = ["beginner", "random"].map(|name| Triominos::bots().wake(&game, name).unwrap());
    let (mut sum, deals) = (0.0, deals(60));
    for deal in 0..deals {
        for beginner in [Seat(0), Seat(1)] {
            let mut seed = 2 * deal + u64::from(beginner.0);
            let choose = |state: &State, seat: Seat, _: &mut Seeded| {
                seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1;
                let view = game.view(state, Eyes::Seat(seat));
                let mind = &mut minds[usize::from(seat != beginner)];
                mind.think(&game, &view, seat, &Budget::nodes(1), seed).best
            };
            let end = whole_game(&game, &mut Seeded::new(deal), choose);
            sum += game.standing(&end).shares()[beginner.index()];
        }
    }
    let share = sum / (2 * deals) as f64;
    println!("beginner against dice: {share:.3}");
    assert!((0.5..0.78).contains(&share), "{share:.3}");
}

#[test]
fn a_forced_move_has_a_value_and_nothing_hidden_is_certain() {
    let game = game(2, "");
    let mut expert = Triominos::bots().wake(&game, "expert").unwrap();
    let (mut forced, mut sampled) = (Vec::new(), 0);
    let mut turns = 0;
    whole_game(&game, &mut Seeded::new(3), |state, seat, dice| {
        turns += 1;
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        if turns % 3 == 0 || moves.len() == 1 {
            let view = game.view(state, Eyes::Seat(seat));
            let thought = expert.think(&game, &view, seat, &Budget::iterations(40), 1);
            let share = thought.value.share().unwrap();
            if moves.len() == 1 {
                forced.push(share);
            }
            sampled += usize::from(!thought.stats.exact);
            assert!(thought.stats.exact || (0.005..=0.995).contains(&share), "{share}");
        }
        MostPoints.choose(&game, state, &mut Scratch::new(), dice)
    });
    assert!(sampled > 20);
    assert!(forced.len() > 3 && forced.iter().any(|&share| share != 0.5), "{forced:?}");
}
