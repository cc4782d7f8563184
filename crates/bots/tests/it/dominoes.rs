//! The bots of Domino Double 9: legal everywhere, repeatable, stronger than the reference, weaker than a cheater.

use bots::dominoes::{RoundOut, RoundWorth, Taste};
use bots::{BotGame, Expected, Thought, hint};
use dominoes::{Dominoes, Move, State};
use play::dice::Seeded;
use play::{Choices, Eyes, Game, Offered, Seat, Tell, Turn};
use search::{Budget, Certain, Flat, Limits, part_seed};

fn think(game: &Dominoes, state: &State, bot: &str, budget: &Budget, seed: u64) -> Thought<Move> {
    let seat = state.acting();
    let view = game.view(state, Eyes::Seat(seat));
    Dominoes::bots().wake(game, bot).unwrap().think(game, &view, seat, budget, seed)
}

/// Plays a game; `choose` moves for every seat.
fn play_out(game: &Dominoes, luck: u64, mut choose: impl FnMut(&State, u64) -> Move) -> State {
    let mut state = game.start();
    for event in 0.. {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Luck => {
                let luck = game.draw(&state, &mut Seeded::new(part_seed(luck, event)));
                game.settle(&mut state, luck);
            }
            Turn::Of(_) => {
                let m = choose(&state, part_seed(!luck, event));
                game.explain(&state, m).unwrap_or_else(|refusal| panic!("{m:?}: {refusal}"));
                game.play(&mut state, m);
            }
        }
    }
    state
}

#[test]
fn every_bot_plays_legal_moves_at_every_seat_count_and_with_every_option() {
    let budget = Budget::nodes(12);
    for bot in Dominoes::bots().names() {
        for seats in 2..=10 {
            let options = ["", "starter_draws=yes may_draw_anyway=yes", "match=yes target=40"][seats % 3];
            let game = Dominoes::with(seats as u8, &Choices::parse(options).unwrap()).unwrap();
            play_out(&game, seats as u64, |state, seed| think(&game, state, bot, &budget, seed).best);
        }
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_thought_on_any_number_of_threads() {
    let game = Dominoes::new(2).unwrap();
    for bot in Dominoes::bots().names() {
        let budget = Budget::nodes(250_000).with_threads(1);
        let mut compared = 0;
        play_out(&game, 5, |state, seed| {
            let quick = think(&game, state, bot, &Budget::nodes(500), seed);
            let again = think(&game, state, bot, &Budget::nodes(500), seed);
            assert_eq!((quick.best, &quick.ranked), (again.best, &again.ranked), "{bot}");
            if quick.ranked.len() > 2 && compared == 0 {
                compared += 1;
                let one = think(&game, state, bot, &budget, seed);
                let two = think(&game, state, bot, &budget.clone().with_threads(2), seed);
                assert_eq!((one.best, one.value), (two.best, two.value), "{bot}");
            }
            quick.best
        });
    }
}

#[test]
fn a_forced_move_has_a_value_too() {
    let game = Dominoes::new(2).unwrap();
    play_out(&game, 3, |state, seed| {
        let thought = think(&game, state, "expert", &Budget::nodes(60), seed);
        let Expected::Share(share) = thought.value else { panic!("a share") };
        assert!((0.0..=1.0).contains(&share));
        thought.best
    });
}

#[test]
fn hints_come_with_reasons_and_unknown_bots_are_refused() {
    let game = Dominoes::new(3).unwrap();
    play_out(&game, 8, |state, seed| {
        let view = game.view(state, Eyes::Seat(state.acting()));
        let hints = hint(&game, &view, state.acting(), &Budget::nodes(60), seed);
        assert!(hints.iter().all(|hint| !hint.reasons.is_empty() || state.line().is_empty()));
        think(&game, state, "hard", &Budget::nodes(1), seed).best
    });
    let refusal = Dominoes::bots().wake(&game, "wizard").map(drop).unwrap_err();
    assert_eq!(refusal.code(), "refused-bot");
}

#[test]
fn worlds_keep_to_what_draws_and_passes_of_every_seat_have_told() {
    let mut lacking = 0;
    for seats in [2, 3, 5, 10] {
        let game = Dominoes::new(seats).unwrap();
        for luck in 0..12 {
            play_out(&game, luck, |state, seed| {
                let view = game.view(state, Eyes::Seat(state.acting()));
                let world = dominoes::Worlds::new(&game, &view).any(&mut Seeded::new(seed));
                for seat in Seat::all(seats).filter(|&seat| seat != state.acting()) {
                    for number in state.known(seat).lacks() {
                        let held = world.hand(seat) & dominoes::with_number(number);
                        assert_eq!(held, 0, "{seat:?} of {seats} lacks {number}");
                        lacking += 1;
                    }
                }
                think(&game, state, "hard", &Budget::nodes(1), seed).best
            });
        }
    }
    assert!(lacking > 1000, "{lacking} lacking numbers");
}

/// Sees everything but the order of the stock. Exists only here, as the upper bound.
fn cheat(game: &Dominoes, state: &State, nodes: u64, seed: u64) -> Move {
    let round = game.one_round();
    let flat = Flat::new(RoundOut { policy: Taste::SKILLED, worth: RoundWorth::new(game) });
    flat.search(&round, &Certain(state), &Budget::nodes(nodes), seed).best()
}

/// The share of `first` against `second`, every deal from both seats.
fn share(deals: u64, first: impl Fn(&State, u64) -> Move, second: impl Fn(&State, u64) -> Move) -> f64 {
    let game = Dominoes::new(2).unwrap();
    let mut sum = 0.0;
    for deal in 0..deals {
        for seat in [Seat(0), Seat(1)] {
            let end = play_out(&game, deal, |state, seed| {
                if state.acting() == seat { first(state, seed) } else { second(state, seed) }
            });
            sum += game.standing(&end).shares()[seat.index()];
        }
    }
    sum / (2 * deals) as f64
}

/// How many deals to play; the variable `DEALS` asks for more than a test needs.
fn deals(usual: u64) -> u64 {
    std::env::var("DEALS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn the_expert_beats_the_reference_and_the_cheater_beats_the_expert() {
    let game = Dominoes::new(2).unwrap();
    let budget = Budget::new(Limits::nodes(400));
    let one = Budget::nodes(1);
    let reference = |state: &State, seed| think(&game, state, "keep-most-matches", &one, seed).best;
    let expert = |state: &State, seed| think(&game, state, "expert", &budget, seed).best;
    let cheater = |state: &State, seed| cheat(&game, state, 400, seed);
    let deals = deals(150);
    let fair = share(deals, expert, reference);
    let unfair = share(deals, cheater, reference);
    println!("against keep-most-matches in {} rounds: expert {fair:.3}, cheater {unfair:.3}", 2 * deals);
    assert!(fair > 0.55, "the expert has {fair:.3}");
    assert!(unfair > fair - 0.02, "the cheater has {unfair:.3}, the expert {fair:.3}: is there a leak?");
}

#[test]
fn luck_leaves_even_a_cheater_little_in_a_single_round() {
    // The ceiling of the ladder in single rounds: what seeing everything is worth against each level.
    let game = Dominoes::new(2).unwrap();
    let one = Budget::nodes(1);
    let deals = deals(60);
    for level in ["beginner", "easy", "medium", "hard"] {
        let honest = |state: &State, seed| think(&game, state, level, &one, seed).best;
        let ceiling = share(deals, |state, seed| cheat(&game, state, 200, seed), honest);
        println!("cheater against {level} in {} rounds: {ceiling:.3}", 2 * deals);
        assert!((0.5..0.95).contains(&ceiling), "against {level}: {ceiling:.3}");
    }
}

/// The share of a level in matches against dice, every deal from both seats.
fn against_dice(level: &str, deals: u64) -> f64 {
    let game = Dominoes::with(2, &Choices::parse("match=yes").unwrap()).unwrap();
    let one = Budget::nodes(1);
    let mut sum = 0.0;
    for deal in 0..deals {
        for seat in [Seat(0), Seat(1)] {
            let end = play_out(&game, deal, |state, seed| {
                let bot = if state.acting() == seat { level } else { "random" };
                think(&game, state, bot, &one, seed).best
            });
            sum += game.standing(&end).shares()[seat.index()];
        }
    }
    sum / (2 * deals) as f64
}

#[test]
fn a_beginner_plays_better_than_dice_but_like_a_beginner() {
    let share = against_dice("beginner", deals(150));
    println!("beginner against dice: {share:.3}");
    assert!((0.53..0.72).contains(&share), "{share:.3}");
}
