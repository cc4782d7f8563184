//! Whether two seeds judge alike: `two_seeds GAMES` analyses games of `medium` against `easy` with the usual budget and
//! two seeds, and counts the decisions whose class changes and how far chances move; the time is that of both threads.

use bots::BotGame;
use bots::analysis::{Analysis, Class, Options, analyse};
use dominoes::Dominoes;
use kingdomino::Kingdomino;
use play::dice::Seeded;
use play::golden::print;
use play::record::Record;
use play::{Choices, Eyes, Turn};
use quixo::Quixo;
use search::Budget;
use std::time::Instant;
use triominos::Triominos;

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(2, |n| n.parse().expect("a number of games"));
    let only = std::env::var("ONLY").unwrap_or_default();
    measure::<Quixo>(2, "", games, &only);
    measure::<Kingdomino>(2, "", games, &only);
    measure::<Kingdomino>(4, "", games.div_ceil(2), &only);
    measure::<Dominoes>(2, "", 2 * games, &only);
    measure::<Dominoes>(4, "", games, &only);
    measure::<Triominos>(2, "", games.div_ceil(3), &only);
}

fn measure<G: BotGame>(seats: u8, options: &str, games: u64, only: &str) {
    if !G::NAME.contains(only) {
        return;
    }
    let game = G::with(seats, &Choices::parse(options).expect("options")).expect("options that fit");
    let (mut all, mut changed, mut errors, mut far, mut seconds) = (0, 0, 0, Vec::new(), 0.0);
    let mut losses = [0usize; 41];
    for seed in 0..games {
        let record = record_of(&game, seed);
        let begun = Instant::now();
        let [one, two] = [1, 2].map(|seed| analysed(&game, &record, seed));
        seconds += begun.elapsed().as_secs_f64() / 2.0;
        for (a, b) in one.moves.iter().zip(&two.moves).filter(|(a, _)| a.class != Class::Forced) {
            all += 1;
            changed += usize::from(a.class != b.class);
            errors += usize::from((a.class >= Class::Inaccuracy) != (b.class >= Class::Inaccuracy));
            losses[((a.loss * 200.0) as usize).min(40)] += 1;
            far.push((a.before - b.before).abs().max((a.after - b.after).abs()));
        }
        for (a, b) in one.curve.iter().zip(&two.curve) {
            far.extend(a.shares.iter().zip(&b.shares).map(|(a, b)| (a - b).abs()));
        }
    }
    far.sort_by(f64::total_cmp);
    let most = far.last().copied().unwrap_or(0.0);
    println!(
        "{} {seats}: {changed} of {all} classes changed ({:.1} %), an error or none {errors}; farthest {:.1} points, 99 % \
         within {:.1}; {:.1} s a game",
        G::NAME,
        100.0 * changed as f64 / f64::from(all.max(1) as u32),
        100.0 * most,
        100.0 * far[far.len() * 99 / 100],
        seconds / games as f64
    );
    println!("  losses by half points: {losses:?}");
}

fn analysed<G: BotGame>(game: &G, record: &Record, seed: u64) -> Analysis {
    let options = Options { seed, threads: 2, ..Options::default() };
    analyse(game, record, &options, |_, _| {}).expect("a whole game")
}

fn record_of<G: BotGame>(game: &G, seed: u64) -> Record {
    let mut minds = ["medium", "easy"].map(|name| G::bots().wake(game, name).expect("a level"));
    let mut at = 0;
    let choose = |state: &G::State, _: &mut Seeded| {
        let Turn::Of(seat) = game.turn(state) else { unreachable!("somebody is to move") };
        at += 1;
        let (view, mind) = (game.view(state, Eyes::Seat(seat)), &mut minds[seat.index() % 2]);
        mind.think(game, &view, seat, &Budget::nodes(2000), seed << 16 | at).best
    };
    print(game, &mut Seeded::new(seed), choose, |_| None).parse().expect("a record that was just written")
}
