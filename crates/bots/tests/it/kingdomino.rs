//! Kingdomino's bots: legal everywhere, the same from the same seed, as strong as published.

use bots::analysis::{Class, MoveNote, Options, analyse};
use bots::kingdomino::{Planner, Plans};
use bots::{BotGame, Level, Mind, hint};
use kingdomino::{Kingdomino, Move, State};
use play::dice::Seeded;
use play::record::Record;
use play::walk::{play_on, wander, whole_game};
use play::{Choices, Eyes, Game, Offered, Seat, Standing, Tell, Turn};
use search::{Budget, Limits};

fn game(seats: u8, options: &str) -> Kingdomino {
    let choices = Choices::parse(options).expect("options in text");
    Kingdomino::with(seats, &choices).expect("options that fit")
}

/// One game; the bots sit as named, and every move is checked.
fn play(game: &Kingdomino, names: &[&str], budget: &Budget, seed: u64) -> Standing {
    let catalogue = Kingdomino::bots();
    let mut minds: Vec<_> =
        names.iter().map(|name| catalogue.wake(game, name).expect("a bot of the catalogue")).collect();
    let mut moves = 0;
    let choose = |state: &State, seat: Seat, _: &mut Seeded| {
        moves += 1;
        let view = game.view(state, Eyes::Seat(seat));
        let thought = minds[seat.index()].think(game, &view, seat, budget, seed << 8 | moves);
        assert_eq!(game.explain(state, thought.best), Ok(()), "{}", names[seat.index()]);
        assert_eq!(thought.ranked[0].mv, thought.best);
        thought.best
    };
    game.standing(&whole_game(game, &mut Seeded::new(seed), choose))
}

/// The average points of the first bot and its share of the victories, sitting on every seat in turn.
fn match_of(game: &Kingdomino, hero: &str, others: &str, games: u64) -> (f64, f64) {
    match_at(game, hero, others, games, &Budget::nodes(1))
}

fn match_at(game: &Kingdomino, hero: &str, others: &str, games: u64, budget: &Budget) -> (f64, f64) {
    let (mut points, mut share) = (0.0, 0.0);
    for n in 0..games {
        let own = (n % u64::from(game.seats())) as usize;
        let names: Vec<_> =
            (0..usize::from(game.seats())).map(|seat| if seat == own { hero } else { others }).collect();
        let standing = play(game, &names, budget, n);
        points += f64::from(standing.points[own]);
        share += standing.shares()[own];
    }
    (points / games as f64, share / games as f64)
}

const BONUSES: &str = "middle_kingdom=reach harmony=yes";

#[test]
fn every_level_plays_legal_moves_to_the_end_at_every_table() {
    let levels: Vec<_> = Kingdomino::bots().levels().map(Level::name).collect();
    for (seats, options) in [
        (2, ""),
        (2, "first_picks=snake harmony=yes"),
        (2, "mighty_duel=yes middle_kingdom=full"),
        (2, "dynasty=yes"),
        (3, ""),
        (3, "three_players=lines_of_four middle_kingdom=rule"),
        (4, BONUSES),
        (4, "dynasty=yes"),
    ] {
        fill_tables(&game(seats, options), &levels);
    }
}

#[test]
fn every_reference_player_plays_legal_moves_to_the_end() {
    let names: Vec<_> = Kingdomino::bots().names().collect();
    for (seats, options) in [(2, "mighty_duel=yes"), (3, "three_players=lines_of_four")] {
        fill_tables(&game(seats, options), &names);
    }
}

/// Seats these bots at as many tables as are needed.
fn fill_tables(game: &Kingdomino, names: &[&str]) {
    let seats = usize::from(game.seats());
    for first in (0..names.len()).step_by(seats) {
        let at_table: Vec<_> = (0..seats).map(|seat| names[(first + seat) % names.len()]).collect();
        play(game, &at_table, &Budget::nodes(20), 5);
    }
}

/// Plays moves at random and shows every position in which a seat is to act.
fn walk(game: &Kingdomino, seed: u64, mut show: impl FnMut(&State, Seat)) {
    wander(game, &mut Seeded::new(seed), |state| {
        if let Turn::Of(seat) = game.turn(state) {
            show(state, seat);
        }
        false
    });
}

#[test]
fn the_same_seed_and_nodes_give_the_same_thought_on_any_number_of_threads() {
    let catalogue = Kingdomino::bots();
    for (seats, options) in [(2, "mighty_duel=yes"), (3, "")] {
        let game = game(seats, options);
        let mut step = 0;
        walk(&game, 8, |state, seat| {
            step += 1;
            if step % 13 != 0 {
                return;
            }
            let view = game.view(state, Eyes::Seat(seat));
            // Enough for several workers; the others do not look at the threads.
            let big = if step == 26 { 210_000 } else { 2_000 };
            for (name, nodes) in [("beginner", 1), ("medium", 2_000), ("hard", 2_000), ("expert", big)] {
                let think = |threads| {
                    let budget = Budget::nodes(nodes).with_threads(threads);
                    let mut mind = catalogue.wake(&game, name).expect("a level");
                    let thought = mind.think(&game, &view, seat, &budget, step);
                    (thought.best, thought.ranked)
                };
                assert_eq!(think(1), think(2), "{name}");
            }
        });
    }
}

#[test]
fn a_move_depends_on_the_view_alone() {
    let catalogue = Kingdomino::bots();
    for (seats, options) in [(2, ""), (3, "three_players=lines_of_four"), (4, BONUSES)] {
        let game = game(seats, options);
        let mut step = 0;
        walk(&game, 3, |state, seat| {
            step += 1;
            if step % 16 != 0 {
                return;
            }
            let view = game.view(state, Eyes::Seat(seat));
            // Another world with the same view, in which the same mind has thought of other things before.
            let other = game.guess(&view, &mut Seeded::new(step));
            let same = game.view(&other, Eyes::Seat(seat));
            assert_eq!(view, same);
            for name in catalogue.names() {
                let budget = Budget::nodes(50);
                let think = |mind: &mut dyn Mind<Kingdomino>, view| mind.think(&game, view, seat, &budget, 1);
                let mut fresh = catalogue.wake(&game, name).expect("a bot");
                let mut awake = catalogue.wake(&game, name).expect("a bot");
                let start = game.view(&first_choice(&game), Eyes::Seat(seat));
                let asked = start.turn.expect("somebody is to choose");
                awake.think(&game, &start, asked, &budget, 9);
                assert_eq!(think(&mut *fresh, &view).best, think(&mut *awake, &same).best, "{name}");
            }
        });
    }
}

/// The first position in which somebody is to act.
fn first_choice(game: &Kingdomino) -> State {
    let mut state = game.start();
    let mut dice = Seeded::new(77);
    while game.turn(&state) == Turn::Luck {
        let luck = game.draw(&state, &mut dice);
        game.settle(&mut state, luck);
    }
    state
}

#[test]
fn full_greedy_has_its_published_strength() {
    let game = game(4, BONUSES);
    // 97.7 % and 55.7 points against three random players; 51 to 52 points against itself.
    let (points, share) = match_of(&game, "full-greedy", "random", 160);
    assert!((53.5..58.0).contains(&points) && share > 0.94, "{points} points, {share}");
    let (points, _) = match_of(&game, "full-greedy", "full-greedy", 100);
    assert!((48.5..55.0).contains(&points), "{points} points");
}

#[test]
fn duel_greedy_has_its_published_average() {
    let game = game(2, "mighty_duel=yes middle_kingdom=reach harmony=yes");
    let (points, _) = match_of(&game, "duel-greedy", "duel-greedy", 100);
    assert!((87.0..96.0).contains(&points), "{points} points");
}

#[test]
fn the_planner_has_learnt_more_than_full_greedy_knows() {
    let (points, share) = match_of(&game(4, BONUSES), "planner", "full-greedy", 120);
    assert!(points > 62.0 && share > 0.5, "{points} points, {share}");
    let (points, share) = match_of(&game(2, "mighty_duel=yes"), "planner", "duel-greedy", 60);
    assert!(points > 120.0 && share > 0.75, "{points} points, {share}");
}

/// Two seats, opposite sides in turn; the measured shares are in bench/results, these are far below them.
#[test]
fn the_levels_are_a_ladder() {
    let game = game(2, "");
    for (better, worse) in [
        ("beginner", "random"),
        ("easy", "random"),
        ("easy", "beginner"),
        ("medium", "easy"),
        ("hard", "medium"),
        ("hard", "easy"),
    ] {
        let (_, share) = match_of(&game, better, worse, 60);
        assert!(share > 0.55, "{better} against {worse}: {share}");
    }
    let (_, share) = match_at(&game, "expert", "hard", 40, &Budget::nodes(2_000));
    assert!(share > 0.55, "expert against hard: {share}");
}

/// Knows every row that will come, and how a planner plays: the upper bound that no bot may pass.
/// It is handed the state and its luck, so it cannot be a [`Mind`], and exists only here.
struct Cheater {
    luck: Seeded,
}

impl Cheater {
    fn choose(&self, game: &Kingdomino, state: &State, seat: Seat) -> Move {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let lead = |&m: &Move| {
            let mut after = *state;
            game.play(&mut after, m);
            lead_at_the_end(game, after, seat, self.luck.clone())
        };
        moves.into_iter().max_by_key(lead).expect("who is to act has a move")
    }
}

/// The lead over the best other seat, when everybody follows the planner from here on.
fn lead_at_the_end(game: &Kingdomino, state: State, seat: Seat, mut luck: Seeded) -> i32 {
    let (planner, mut plans) = (Planner::learnt(game.size()), Plans::default());
    let choose = |state: &State, _, _: &mut Seeded| planner.best(game, state, &mut plans);
    let state = play_on(game, state, &mut luck, choose, |_| false);
    let points = game.standing(&state).points;
    let others = Seat::all(game.seats()).filter(|&other| other != seat);
    points[seat.index()] - others.map(|other| points[other.index()]).max().expect("more than one seat")
}

/// The share of the victories of the cheater (or of a bot in its place) against a level, two seats, and its mean lead.
fn with_foresight(game: &Kingdomino, hero: Option<&str>, other: &str, games: u64) -> (f64, f64) {
    let catalogue = Kingdomino::bots();
    let (mut share, mut lead) = (0.0, 0.0);
    for n in 0..games {
        let own = Seat((n % 2) as u8);
        let mut luck = Seeded::new(900 + n / 2);
        let mut other = catalogue.wake(game, other).expect("a level");
        let mut bot = hero.map(|name| catalogue.wake(game, name).expect("a level"));
        let mut seed = n << 8;
        let choose = |state: &State, seat: Seat, luck: &mut Seeded| {
            seed += 1;
            let view = game.view(state, Eyes::Seat(seat));
            let budget = Budget::nodes(2_000);
            match &mut bot {
                _ if seat != own => other.think(game, &view, seat, &budget, seed).best,
                Some(bot) => bot.think(game, &view, seat, &budget, seed).best,
                None => Cheater { luck: luck.clone() }.choose(game, state, seat),
            }
        };
        let state = whole_game(game, &mut luck, choose);
        let standing = game.standing(&state);
        share += standing.shares()[own.index()];
        lead += f64::from(standing.points[own.index()] - standing.points[1 - own.index()]);
    }
    (share / games as f64, lead / games as f64)
}

/// How many points of lead one decision of the better level brings more than the other's, at tables where planners have
/// played so far. Decisions are compared on the same position with the same luck, so a few dozen tell what hundreds
/// of games would.
fn gain_by_a_decision(game: &Kingdomino, better: &str, worse: &str, nodes: u64, positions: u64) -> f64 {
    let catalogue = Kingdomino::bots();
    let think = |name, state: &State, seat, seed| {
        let view = game.view(state, Eyes::Seat(seat));
        let mut mind = catalogue.wake(game, name).expect("a level");
        mind.think(game, &view, seat, &Budget::nodes(nodes), seed).best
    };
    let mut gain = 0.0;
    for n in 0..positions {
        let (state, seat) = position_of(game, n);
        let [a, b] = [better, worse].map(|name| think(name, &state, seat, n));
        if a == b {
            continue;
        }
        for luck in 0..FUTURES {
            let lead = |m| {
                let mut after = state;
                game.play(&mut after, m);
                lead_at_the_end(game, after, seat, Seeded::new(luck))
            };
            gain += f64::from(lead(a) - lead(b));
        }
    }
    gain / (positions * FUTURES) as f64
}

/// How many futures a decision is judged by.
const FUTURES: u64 = 120;

/// A position in which a seat is to decide, reached by planners; later ones come later in the game.
fn position_of(game: &Kingdomino, n: u64) -> (State, Seat) {
    let (planner, mut luck) = (Planner::learnt(game.size()), Seeded::new(4_000 + n));
    let mut state = game.start();
    let mut to_go = 6 + n * 37 % 50;
    loop {
        match game.turn(&state) {
            Turn::Luck => {
                let drawn = game.draw(&state, &mut luck);
                game.settle(&mut state, drawn);
            }
            Turn::Of(seat) if to_go == 0 => return (state, seat),
            Turn::Of(_) => {
                to_go -= 1;
                let m = planner.best(game, &state, &mut Plans::default());
                game.play(&mut state, m);
            }
            Turn::Over => unreachable!("a game has more decisions than these"),
        }
    }
}

#[test]
fn with_three_players_too_the_expert_decides_better_than_hard() {
    let gain = gain_by_a_decision(&game(3, ""), "expert", "hard", 12_000, 100);
    println!("the expert gains {gain} points of lead by a decision");
    assert!(gain > 0.04, "the expert gains {gain} points of lead by a decision");
}

#[test]
fn no_bot_is_better_than_who_sees_the_coming_dominoes() {
    let game = game(2, "");
    let (share, cheater) = with_foresight(&game, None, "planner", 30);
    let (expert_share, expert) = with_foresight(&game, Some("expert"), "planner", 30);
    println!("with foresight {share}, {cheater} points ahead; the expert {expert_share}, {expert} points");
    assert!(share > 0.9, "with foresight {share}");
    // Both win nearly always, so it is the lead that tells them apart.
    assert!(expert_share > 0.6 && expert < cheater, "the expert is {expert} ahead, with foresight {cheater}");
}

#[test]
fn a_hint_names_moves_with_reasons() {
    let game = game(2, BONUSES);
    let mut state = game.start();
    let mut dice = Seeded::new(2);
    for _ in 0..30 {
        match game.turn(&state) {
            Turn::Luck => {
                let luck = game.draw(&state, &mut dice);
                game.settle(&mut state, luck);
            }
            Turn::Of(seat) => {
                let view = game.view(&state, Eyes::Seat(seat));
                let hints = hint(&game, &view, seat, &Budget::nodes(500), 1);
                assert!(!hints.is_empty());
                assert!(
                    hints.iter().all(|hint| hint
                        .reasons
                        .iter()
                        .all(|why| why.code.starts_with("reason-kingdomino-")))
                );
                let any = game.any_move(&state, &mut Vec::new(), &mut dice);
                game.play(&mut state, any);
            }
            Turn::Over => break,
        }
    }
}

/// A game of two who play anything, as a record.
fn record_of_anything(game: &Kingdomino) -> Record {
    let mut scratch = Vec::new();
    let anything = |state: &State, dice: &mut Seeded| game.any_move(state, &mut scratch, dice);
    play::golden::print(game, &mut Seeded::new(3), anything, |_| None).parse().expect("a record")
}

#[test]
fn analysis_judges_moves_that_nobody_would_try_and_is_sure_in_the_end() {
    let game = game(2, "");
    let record = record_of_anything(&game);
    let options = Options { limits: Some(Limits::nodes(400)), ..Options::default() };
    let analysis = analyse(&game, &record, &options, |_, _| {}).expect("a whole game");
    let careless = |note: &&MoveNote| !matches!(note.class, Class::Best | Class::Forced);
    let (mut lossless, mut all) = (0, 0);
    for note in analysis.moves.iter().filter(careless) {
        all += 1;
        lossless += usize::from(note.loss == 0.0 && (0.05..0.95).contains(&note.before));
    }
    assert!(all > 10 && lossless * 4 < all, "{lossless} of {all} moves at random cost nothing");
    let last = analysis.moves.last().expect("moves");
    assert!(last.exact, "nothing is open at the last move");
    assert!([0.0, 0.5, 1.0].contains(&last.before), "the last move is judged {}", last.before);
}
