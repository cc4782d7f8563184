//! How sure a lead in promised points is: `kingdomino_chances GAMES`.
//!
//! Plays games between equals; whenever a row has ended it notes every seat's lead over the best other one, as the
//! promise of the kingdoms has it, and afterwards who won. For every number of rows to come it prints the spread that
//! makes `logistic(lead / spread)` fit best (least cross entropy). `sureness` of the rollouts goes by these numbers.

use bots::Mind as _;
use bots::kingdomino::{LooksAhead, Plans};
use kingdomino::{Kingdomino, Stage, State};
use play::dice::Seeded;
use play::walk::play_on;
use play::{Choices, Eyes, Game, Offered, Seat, Turn};
use search::{Budget, logistic};

/// Rows to come, a seat's lead, and then its share of the victory.
struct Note {
    to_come: u8,
    lead: f32,
    share: f64,
}

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(200, |n| n.parse().expect("a number of games"));
    for (seats, options) in [(2, ""), (3, ""), (4, ""), (2, "mighty_duel=yes")] {
        let choices = Choices::parse(options).expect("options");
        let game = Kingdomino::with(seats, &choices).expect("options that fit");
        let notes: Vec<Note> = (0..games).flat_map(|seed| one_game(&game, seed)).collect();
        println!("{seats} players {options}");
        for to_come in 0..=game.rounds() {
            let of: Vec<&Note> = notes.iter().filter(|note| note.to_come == to_come).collect();
            if !of.is_empty() {
                println!("  {to_come:2} rows to come: {:5.2} points ({} notes)", best_spread(&of), of.len());
            }
        }
    }
}

fn one_game(game: &Kingdomino, seed: u64) -> Vec<Note> {
    let mut equal = LooksAhead { loose: 0.0, ..LooksAhead::MEDIUM };
    let mut moves = 0;
    let choose = |state: &State, seat, _: &mut Seeded| {
        moves += 1;
        let view = game.view(state, Eyes::Seat(seat));
        equal.think(game, &view, seat, &Budget::nodes(1), seed << 8 | moves).best
    };
    let mut notes = Vec::new();
    let state = play_on(game, game.start(), &mut Seeded::new(seed), choose, |state| {
        let row_over = game.turn(state) == Turn::Luck && state.stage() != Stage::Kings && state.rows() > 1;
        if row_over || game.turn(state) == Turn::Over {
            notes.extend(leads(game, state));
        }
        false
    });
    let shares = game.standing(&state).shares();
    let seats = shares.iter().cycle();
    notes.iter().zip(seats).map(|(&(to_come, lead), &share)| Note { to_come, lead, share }).collect()
}

/// Seat by seat.
fn leads(game: &Kingdomino, state: &State) -> Vec<(u8, f32)> {
    let rollouts = LooksAhead::JUDGE.rollouts(game, [0.0; kingdomino::FOUR]);
    let values = rollouts.judge(game, state, &Plans::default());
    let values = &values[..usize::from(game.seats())];
    let to_come = game.rounds() - state.rows();
    Seat::all(game.seats()).map(|seat| (to_come, rollouts.lead(values, seat))).collect()
}

fn best_spread(notes: &[&Note]) -> f32 {
    let surprise = |spread: f32| -> f64 {
        let one = |note: &&Note| {
            let chance = f64::from(logistic(note.lead / spread)).clamp(1e-6, 1.0 - 1e-6);
            -(note.share * chance.ln() + (1.0 - note.share) * (1.0 - chance).ln())
        };
        notes.iter().map(one).sum()
    };
    let spreads = (1..=400).map(|n| n as f32 / 10.0);
    spreads.min_by(|a, b| surprise(*a).total_cmp(&surprise(*b))).expect("some spread")
}
