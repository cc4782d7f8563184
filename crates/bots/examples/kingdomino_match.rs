//! Kingdomino bots against each other: `kingdomino_match SEATS OPTIONS BOTS GAMES [BUDGET]`,
//! such as `4 middle_kingdom=reach+harmony=yes expert,full-greedy 200 100ms`.
//!
//! The first bot sits on every seat in turn, the second on all others (`a,b,b`: four seats, two of each, opposite).
//! Time is the thread's own.

use bots::{Bots, Mind, Played};
use kingdomino::Kingdomino;
use play::dice::Seeded;
use play::{Choices, Eyes, Game, Offered, Turn};
use search::{Budget, Clock, Limits};

fn main() {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let seats: u8 = args[0].parse().expect("seats");
    let options = if args[1] == "-" { String::new() } else { args[1].replace('+', " ") };
    let game =
        Kingdomino::with(seats, &Choices::parse(&options).expect("options")).expect("options that fit");
    let names: Vec<_> = args[2].split(',').collect();
    let games: u64 = args[3].parse().expect("games");
    let usual: Limits = args.get(4).map_or("100ms", String::as_str).parse().expect("a budget");
    let first: u64 = args.get(5).map_or(0, |n| n.parse().expect("a first game"));
    let catalogue = Kingdomino::bots();
    let mut sums = Sums::default();
    for n in first..first + games {
        one_game(&game, &catalogue, &names, n, usual, &mut sums);
        if (n + 1) % 20 == 0 {
            sums.print(&names);
        }
    }
    sums.print(&names);
}

#[derive(Default)]
struct Sums {
    own: Vec<f64>,
    others: Vec<f64>,
    margin: Vec<f64>,
    share: Vec<f64>,
    strict: Vec<f64>,
    slowest: f64,
}

impl Sums {
    fn print(&self, names: &[&str]) {
        let mean = |v: &[f64]| {
            let n = v.len() as f64;
            let mean = v.iter().sum::<f64>() / n;
            let var = v.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
            format!("{mean:.2} ± {:.2}", 1.96 * (var / n).sqrt())
        };
        println!(
            "{names:?} {} games: own {}, others {}, margin {}, share {}, most points {}, slowest move {:.2}s",
            self.own.len(),
            mean(&self.own),
            mean(&self.others),
            mean(&self.margin),
            mean(&self.share),
            mean(&self.strict),
            self.slowest
        );
    }
}

fn one_game(
    game: &Kingdomino,
    catalogue: &Bots<Kingdomino>,
    names: &[&str],
    n: u64,
    usual: Limits,
    sums: &mut Sums,
) {
    let seats = game.seats();
    let hero = (n % u64::from(seats)) as usize;
    // The same deals from every seat: luck depends on the number of the deal alone.
    let mut dice = Seeded::new(n / u64::from(seats) + 1_000);
    let mut minds: Vec<Box<dyn Mind<Kingdomino>>> = (0..usize::from(seats))
        .map(|seat| {
            let ally = seats == 4 && names.len() == 3 && seat == (hero + 2) % 4;
            let name = if seat == hero || ally { names[0] } else { names[names.len() - 1] };
            catalogue.wake(game, name).expect("a bot's name")
        })
        .collect();
    let mut state = game.start();
    let mut moves = 0;
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Luck => {
                let luck = game.draw(&state, &mut dice);
                game.settle(&mut state, luck);
            }
            Turn::Of(seat) => {
                moves += 1;
                let view = game.view(&state, Eyes::Seat(seat));
                let budget = Budget::new(usual).on(Clock::Thread);
                let before = Clock::Thread.now();
                let seed = n.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ moves;
                let thought = minds[seat.index()].think(game, &view, seat, &budget, seed);
                if seat.index() == hero {
                    sums.slowest = sums.slowest.max((Clock::Thread.now() - before).as_secs_f64());
                }
                game.play(&mut state, thought.best);
            }
        }
    }
    let standing = game.standing(&state);
    let own = f64::from(standing.points[hero]);
    let others: Vec<_> =
        (0..usize::from(seats)).filter(|&s| s != hero).map(|s| f64::from(standing.points[s])).collect();
    let best = others.iter().copied().fold(f64::MIN, f64::max);
    sums.own.push(own);
    sums.others.push(others.iter().sum::<f64>() / others.len() as f64);
    sums.margin.push(own - best);
    let ally = if seats == 4 && names.len() == 3 { standing.shares()[(hero + 2) % 4] } else { 0.0 };
    sums.share.push(standing.shares()[hero] + ally);
    sums.strict.push(if own > best { 1.0 } else { 0.0 });
}
