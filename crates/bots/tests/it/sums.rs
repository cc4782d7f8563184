//! What an analysis says of whole games of all games and seat counts: chances add up, luck and play add up to what
//! happened, nothing is certain that is not proven, and two seeds say nearly the same.

use bots::analysis::{Analysis, Class, Options, analyse};
use bots::{BotGame, Level};
use dominoes::Dominoes;
use kingdomino::Kingdomino;
use play::dice::Seeded;
use play::record::Record;
use play::{Choices, Eyes, Turn};
use quixo::Quixo;
use search::{Budget, Limits};
use triominos::Triominos;

fn game<G: BotGame>(seats: u8, options: &str) -> G {
    G::with(seats, &Choices::parse(options).unwrap()).unwrap()
}

/// A whole game, the beginners at every seat.
fn record_of<G: BotGame>(game: &G, seed: u64) -> Record {
    let options = game.choices().to_string();
    let header = if options.is_empty() { String::new() } else { format!("options: {options}\n") };
    let mut text =
        format!("klots record 1\ngame: {}\nseats: {}\n{header}rules: 1\n\n", G::NAME, game.seats());
    let mut mind = G::bots().wake(game, Level::Beginner.name()).unwrap();
    let (mut state, mut dice) = (game.start(), Seeded::new(seed));
    for at in 0.. {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Luck => {
                let luck = game.draw(&state, &mut dice);
                text += &format!("* {}\n", game.luck_text(&state, luck, Eyes::Reviewer));
                game.settle(&mut state, luck);
            }
            Turn::Of(seat) => {
                let view = game.view(&state, Eyes::Seat(seat));
                let m = mind.think(game, &view, seat, &Budget::nodes(1), seed << 16 | at).best;
                text += &format!("{seat} {}\n", game.move_text(&state, m));
                game.play(&mut state, m);
            }
        }
    }
    text.parse().unwrap()
}

fn analysed<G: BotGame>(game: &G, nodes: u64, seed: u64) -> Analysis {
    let options = Options { limits: Some(Limits::nodes(nodes)), seed, ..Options::default() };
    analyse(game, &record_of(game, 7), &options, |_, _| {}).unwrap()
}

/// Everything that must hold of any analysis of a whole game between two or more.
fn check(analysis: &Analysis) {
    let what = format!("{} of {}", analysis.game, analysis.seats);
    for point in &analysis.curve {
        assert_eq!(point.shares.len(), usize::from(analysis.seats));
        let sum: f64 = point.shares.iter().sum();
        assert!((sum - 1.0).abs() < 1e-6, "{what}: chances add up to {sum} at {}", point.event);
        let certain = point.shares.iter().any(|&share| share <= 0.0 || share >= 1.0);
        assert!(!certain || point.exact, "{what}: certain without proof at {}", point.event);
    }
    let end = analysis.curve.last().unwrap();
    assert!(end.exact && end.error == 0.0, "{what}: the end is known");
    for (seat, sums) in analysis.by_seat.iter().enumerate() {
        assert_eq!((sums.start, sums.end), (analysis.curve[0].shares[seat], end.shares[seat]));
        let gone = sums.end - sums.start;
        assert!(
            (sums.luck + sums.play - gone).abs() < 1e-9,
            "{what}: luck {} and play {} are not {gone}",
            sums.luck,
            sums.play
        );
        assert!((0.0..=1.0).contains(&sums.given_away), "{what}");
    }
    assert_eq!(analysis.moves.len() + analysis.draws.len(), analysis.curve.len() - 1, "{what}");
    for note in &analysis.moves {
        assert!(note.change.iter().sum::<f64>().abs() < 1e-6, "{what}: somebody gains what nobody loses");
        assert!(
            (note.before - note.after - note.loss).abs() < 1e-12 && note.loss >= 0.0 && note.error >= 0.0
        );
        assert_eq!(note.better.is_none(), matches!(note.class, Class::Best | Class::Forced), "{note:?}");
        assert!(note.class != Class::Forced || note.change.iter().all(|&change| change == 0.0), "{note:?}");
    }
    for draw in &analysis.draws {
        let most = draw.change.iter().fold(0.0f64, |most, change| most.max(change.abs()));
        assert_eq!(draw.luck.abs(), most, "{what}: {draw:?}");
    }
}

#[test]
fn chances_luck_and_play_add_up_in_whole_games_of_quixo() {
    check(&analysed(&game::<Quixo>(2, ""), 300, 1));
    check(&analysed(&game::<Quixo>(4, ""), 300, 1));
}

#[test]
fn chances_luck_and_play_add_up_in_whole_games_of_kingdomino() {
    for (seats, options) in [(2, ""), (3, ""), (4, "dynasty=yes"), (2, "mighty_duel=yes")] {
        check(&analysed(&game::<Kingdomino>(seats, options), 60, 1));
    }
}

#[test]
fn chances_luck_and_play_add_up_in_whole_games_of_triominos() {
    for (seats, options) in [(2, ""), (3, "rounds=1"), (4, "rounds=1"), (6, "rounds=1")] {
        check(&analysed(&game::<Triominos>(seats, options), 12, 1));
    }
}

#[test]
fn chances_luck_and_play_add_up_in_whole_games_of_double_nine() {
    for (seats, options) in [(2, ""), (2, "match=yes"), (3, ""), (4, "match=yes"), (6, "")] {
        check(&analysed(&game::<Dominoes>(seats, options), 20, 1));
    }
}

/// How many decisions are of another class with another seed, of how many, and the farthest that a chance moves.
fn between_seeds<G: BotGame>(game: &G, nodes: u64) -> (usize, usize, f64) {
    let [one, two] = [1, 2].map(|seed| analysed(game, nodes, seed));
    let moves = one.moves.iter().zip(&two.moves);
    let changed = moves.clone().filter(|(a, b)| a.class != b.class).count();
    let points = one.curve.iter().zip(&two.curve).flat_map(|(a, b)| a.shares.iter().zip(&b.shares));
    let farthest = points.map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
    (changed, moves.filter(|(a, _)| a.class != Class::Forced).count(), farthest)
}

#[test]
fn quixo_is_judged_alike_whatever_the_seed() {
    let (changed, all, farthest) = between_seeds(&game::<Quixo>(2, ""), 3000);
    assert!(all > 10);
    assert_eq!((changed, farthest), (0, 0.0));
}

#[test]
fn two_seeds_say_nearly_the_same_of_a_round_of_double_nine() {
    let (changed, all, farthest) = between_seeds(&game::<Dominoes>(2, ""), 1000);
    assert!(all > 5);
    assert!(changed * 5 <= all, "{changed} of {all} classes");
    assert!(farthest < 0.15, "a chance moved by {farthest}");
}
