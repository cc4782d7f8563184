//! One player against equals on all other seats: `kingdomino_match SEATS HERO OTHERS DEALS [SEED] [OPTIONS]`.
//!
//! A player is a bot of the game with its time or its rounds of trials, `mce-fg@100ms` or `hard@200i`, and may be
//! changed field by field: `expert@100ms:to_the_end=0,regard=1`. Every deal is played from every seat with the same luck. Prints
//! a line for each deal, so that two runs can be compared deal by deal, and then the shares of the victories, the lead
//! over the best other and the points, with 95 % intervals over deals. Time is the thread's own.

use bots::kingdomino::LooksAhead;
use bots::{BotGame as _, Mind};
use kingdomino::{Kingdomino, MiddleKingdom, State};
use play::dice::Seeded;
use play::walk::whole_game;
use play::{Choices, Eyes, Game as _, Offered as _, Seat};
use search::{Budget, Clock};

const OPTIONS: &str = "middle_kingdom=reach harmony=yes";

/// Who plays, and how long it may think.
struct Player {
    name: String,
    fields: String,
    budget: Budget,
}

impl Player {
    fn parse(text: &str) -> Player {
        let (who, fields) = text.split_once(':').unwrap_or((text, ""));
        let (name, time) = who.split_once('@').unwrap_or((who, "1i"));
        let number = |unit: &str| time.strip_suffix(unit).map(|n| n.parse().expect("a number"));
        let budget = match (number("ms"), number("i")) {
            (Some(millis), _) => Budget::millis(millis),
            (_, Some(rounds)) => Budget::iterations(rounds),
            _ => panic!("{time} is neither milliseconds (ms) nor rounds of trials (i)"),
        };
        Player { name: name.into(), fields: fields.into(), budget: budget.on(Clock::Thread) }
    }

    fn wake(&self, game: &Kingdomino) -> Box<dyn Mind<Kingdomino>> {
        if self.fields.is_empty() {
            return Kingdomino::bots().wake(game, &self.name).expect("a bot of the game");
        }
        let mut player = match self.name.as_str() {
            "expert" => LooksAhead::EXPERT,
            "hard" => LooksAhead::HARD,
            "medium" => LooksAhead::MEDIUM,
            other => panic!("{other} has no fields"),
        };
        self.fields.split(',').for_each(|field| set(&mut player, field));
        Box::new(player)
    }
}

fn set(player: &mut LooksAhead, field: &str) {
    let (name, value) = field.split_once('=').expect("field=value");
    let number: f32 = value.parse().expect("a number");
    match name {
        "candidates" => player.candidates = number as usize,
        "dominoes" => player.dominoes = number as u8,
        "first_look" => player.first_look = number.into(),
        "contest" => player.contest = number != 0.0,
        "to_the_end" => player.to_the_end = number != 0.0,
        "whole_rows" => player.whole_rows = number != 0.0,
        "mindful" => player.mindful = number != 0.0,
        "last_choices" => player.last_choices = number != 0.0,
        "regard" => player.regard = number,
        "spread" => player.spread = (number > 0.0).then_some(number),
        "corrected" => player.corrected = number != 0.0,
        other => panic!("{other} is no field that can be set"),
    }
}

/// What one game, or the mean of several, brought the first player.
#[derive(Clone, Copy, Default)]
struct Outcome {
    share: f64,
    lead: f64,
    points: f64,
    others: f64,
    middle: f64,
    millis: f64,
}

impl Outcome {
    fn figures(&self) -> [f64; 6] {
        [100.0 * self.share, self.lead, self.points, self.others, 100.0 * self.middle, self.millis]
    }
}

fn one_game(game: &Kingdomino, own: Seat, players: [&Player; 2], seed: u64) -> Outcome {
    let of = |seat: Seat| players[usize::from(seat != own)];
    let mut minds: Vec<_> = Seat::all(game.seats()).map(|seat| of(seat).wake(game)).collect();
    let (mut thoughts, mut own_moves, mut millis) = (seed << 8, 0u32, 0.0);
    let choose = |state: &State, seat: Seat, _: &mut Seeded| {
        thoughts += 1;
        let view = game.view(state, Eyes::Seat(seat));
        let start = Clock::Thread.now();
        let best = minds[seat.index()].think(game, &view, seat, &of(seat).budget, thoughts).best;
        if seat == own {
            own_moves += 1;
            millis += (Clock::Thread.now() - start).as_secs_f64() * 1e3;
        }
        best
    };
    let state = whole_game(game, &mut Seeded::new(seed), choose);
    let standing = game.standing(&state);
    let points = |seat: Seat| f64::from(standing.points[seat.index()]);
    let others: Vec<f64> = Seat::all(game.seats()).filter(|&seat| seat != own).map(points).collect();
    let middle = kingdomino::score::is_central(state.kingdom(own), MiddleKingdom::Reach, game.size());
    Outcome {
        share: standing.shares()[own.index()],
        lead: points(own) - others.iter().copied().fold(f64::MIN, f64::max),
        points: points(own),
        others: others.iter().sum::<f64>() / others.len() as f64,
        middle: f64::from(u8::from(middle)),
        millis: millis / f64::from(own_moves),
    }
}

/// The mean, and how far off it may be.
fn mean(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, 1.96 * (variance / n).sqrt())
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [seats, hero, others, deals] = &args[..4] else { unreachable!("four were taken") };
    let seed: u64 = args.get(4).map_or(2026, |seed| seed.parse().expect("a seed"));
    let choices = Choices::parse(args.get(5).map_or(OPTIONS, String::as_str)).expect("options");
    let game = Kingdomino::with(seats.parse().expect("seats"), &choices).expect("options that fit");
    let players = [&Player::parse(hero), &Player::parse(others)];
    let mut all = vec![Vec::new(); 6];
    for deal in 0..deals.parse().expect("a number of deals") {
        let games: Vec<Outcome> =
            Seat::all(game.seats()).map(|own| one_game(&game, own, players, seed * 10_000 + deal)).collect();
        let line: Vec<String> = (0..6)
            .map(|n| {
                let mean = games.iter().map(|game| game.figures()[n]).sum::<f64>() / games.len() as f64;
                all[n].push(mean);
                format!("{mean:.2}")
            })
            .collect();
        println!("{deal} {}", line.join(" "));
    }
    let names = ["% of victories", "lead", "points", "points of others", "% middle kept", "ms a move"];
    for (name, values) in names.iter().zip(&all) {
        let (mean, off) = mean(values);
        println!("{name}: {mean:.2} ± {off:.2}");
    }
}
