//! Kingdomino bots against each other: `kingdomino_match SEATS OPTIONS BOTS GAMES [BUDGET [FIRST]]`,
//! such as `4 middle_kingdom=reach+harmony=yes expert,full-greedy 200 100ms`; options `-` are the rulebook's.
//!
//! `a,b`: the first bot sits on every seat in turn, the second on all others. `a:b`: both fill the table, at four
//! seats with two each, opposite; at three seats with one and two in turn: a fair share is always one half.
//! A bot is a name of the catalogue; or a level with some of its numbers changed, such as `expert+dominoes=3+regard=1` or
//! `hard+tables=FILE` (what `kingdomino_train` wrote); or `planner+denial=NUMBER`; or
//! `noticing=PLACES/GAINS`. Points and margins are those of the first bot's first seat. Time is the thread's own.

use bots::kingdomino::levels::{Noticing, Trying};
use bots::kingdomino::planner::Planner;
use bots::kingdomino::promise::Promise;
use bots::{Bots, Follow, Mind, Played};
use kingdomino::{Kingdomino, State};
use play::dice::Seeded;
use play::laws::play_on;
use play::{Choices, Eyes, Game, Offered, Seat};
use search::{Budget, Clock};

fn main() {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let seats: u8 = args[0].parse().expect("seats");
    let options = if args[1] == "-" { String::new() } else { args[1].replace('+', " ") };
    let game =
        Kingdomino::with(seats, &Choices::parse(&options).expect("options")).expect("options that fit");
    let teams = args[2].contains(':');
    let (ours, theirs) = args[2].split_once([',', ':']).expect("two bots");
    let table = Match {
        game,
        catalogue: Kingdomino::bots(),
        names: [ours, theirs],
        teams,
        budget: Budget::new(args.get(4).map_or("100ms", String::as_str).parse().expect("a budget"))
            .on(Clock::Thread),
    };
    let games: u64 = args[3].parse().expect("games");
    let first: u64 = args.get(5).map_or(0, |n| n.parse().expect("a first game"));
    let mut sums = Sums::default();
    for n in first..first + games {
        table.play(n, &mut sums);
        if (n + 1) % 20 == 0 {
            sums.print(&args[2]);
        }
    }
    sums.print(&args[2]);
}

#[derive(Default)]
struct Sums {
    own: Vec<f64>,
    others: Vec<f64>,
    margin: Vec<f64>,
    share: Vec<f64>,
    slowest: f64,
    seconds: f64,
    nodes: u64,
}

impl Sums {
    fn print(&self, names: &str) {
        let mean = |v: &[f64]| {
            let n = v.len() as f64;
            let mean = v.iter().sum::<f64>() / n;
            let var = v.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
            format!("{mean:.3} ± {:.3}", 1.96 * (var / n).sqrt())
        };
        println!(
            "{names} {} games: own {}, others {}, margin {}, share {}, slowest move {:.3} s, {:.0} nodes/s",
            self.own.len(),
            mean(&self.own),
            mean(&self.others),
            mean(&self.margin),
            mean(&self.share),
            self.slowest,
            self.nodes as f64 / self.seconds.max(1e-9),
        );
    }
}

struct Match<'a> {
    game: Kingdomino,
    catalogue: Bots<Kingdomino>,
    names: [&'a str; 2],
    teams: bool,
    budget: Budget,
}

impl Match<'_> {
    fn wake(&self, name: &str) -> Box<dyn Mind<Kingdomino>> {
        if let Some(denial) = name.strip_prefix("planner+denial=") {
            let denial = denial.parse().expect("a number");
            return Box::new(Follow(Planner { denial, ..Planner::learnt(self.game.size()) }));
        }
        if let Some(numbers) = name.strip_prefix("noticing=") {
            let (places, gains) = numbers.split_once('/').expect("two numbers");
            let [places, gains] = [places, gains].map(|number| number.parse().expect("a number"));
            return Box::new(Noticing { places, gains });
        }
        match variant(&self.game, name) {
            Some(bot) => Box::new(bot),
            None => self.catalogue.wake(&self.game, name).expect("a bot's name"),
        }
    }

    /// Which seats the first bot has in this game.
    fn ours(&self, n: u64) -> Vec<bool> {
        let seats = u64::from(self.game.seats());
        let hero = n % seats;
        let mate = match seats {
            4 if self.teams => Some((hero + 2) % 4),
            3 if self.teams && n / 3 % 2 == 1 => Some((hero + 1) % 3),
            _ => None,
        };
        (0..seats).map(|seat| seat == hero || Some(seat) == mate).collect()
    }

    fn play(&self, n: u64, sums: &mut Sums) {
        let game = &self.game;
        let seats = u64::from(game.seats());
        let (hero, ours) = ((n % seats) as usize, self.ours(n));
        // The same deals from every seat: luck depends on the number of the deal alone.
        let games_of_a_deal = if seats == 3 && self.teams { 6 } else { seats };
        let mut dice = Seeded::new(n / games_of_a_deal + 1_000);
        let mut minds: Vec<_> = ours.iter().map(|&own| self.wake(self.names[usize::from(!own)])).collect();
        let mut moves = 0;
        let choose = |state: &State, seat: Seat, _: &mut Seeded| {
            moves += 1;
            let view = game.view(state, Eyes::Seat(seat));
            let before = Clock::Thread.now();
            let seed = n.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ moves;
            let thought = minds[seat.index()].think(game, &view, seat, &self.budget, seed);
            if seat.index() == hero {
                let seconds = (Clock::Thread.now() - before).as_secs_f64();
                sums.slowest = sums.slowest.max(seconds);
                sums.seconds += seconds;
                sums.nodes += thought.stats.nodes;
            }
            thought.best
        };
        let state = play_on(game, game.start(), &mut dice, choose, |_| false);
        let standing = game.standing(&state);
        let points = |seat: usize| f64::from(standing.points[seat]);
        let others: Vec<_> = (0..ours.len()).filter(|&s| !ours[s]).map(points).collect();
        sums.own.push(points(hero));
        sums.others.push(others.iter().sum::<f64>() / others.len() as f64);
        sums.margin.push(points(hero) - others.iter().copied().fold(f64::MIN, f64::max));
        sums.share.push(standing.shares().iter().zip(&ours).filter(|(_, own)| **own).map(|(s, _)| s).sum());
    }
}

/// A level with some of its numbers changed: `expert+dominoes=3+denial=0`.
fn variant(game: &Kingdomino, name: &str) -> Option<Trying> {
    let (level, changes) = name.split_once('+')?;
    let mut bot = match level {
        "medium" => Trying::MEDIUM,
        "hard" => Trying::HARD,
        "judge" => Trying::JUDGE,
        _ => Trying::EXPERT,
    };
    for change in changes.split('+') {
        let (what, value) = change.split_once('=').expect("a change is what=value");
        let number = || value.parse::<f32>().expect("a number");
        match what {
            "candidates" => bot.candidates = number() as usize,
            "dominoes" => bot.dominoes = number() as u8,
            "trials" => bot.trials = Some(number() as u64).filter(|&n| n > 0),
            "loose" => bot.loose = number(),
            "regard" => bot.regard = number(),
            "denial" => bot.denial = number(),
            "spread" => bot.spread = Some(number()),
            "tables" => {
                let bytes = std::fs::read(value).expect("a file of tables");
                let promise = Promise::from_bytes(game.size(), &bytes).expect("tables of this size");
                bot.promise = Some(Box::leak(Box::new(promise)));
            }
            _ => panic!("{what} cannot be changed"),
        }
    }
    Some(bot)
}
