//! Whether the judge's percentages mean what they say: `calibrate GAMES [FOLDER]`.
//!
//! For every game, seat count and variant below, experts play so many games with the budget beside it; positions spread
//! over each game are judged with the budget of an analysis, and what happened is held against it. Prints a line for each
//! third of the game; with a folder, draws `calibration.svg` and keeps every chance in `calibration.jsonl` there.
//! `SEED` in the environment takes other games.

use bots::BotGame;
use bots::analysis::calibrate::{Agreement, Calibration, JudgedPosition, hold, plot};
use dominoes::Dominoes;
use kingdomino::Kingdomino;
use play::Choices;
use quixo::Quixo;
use std::fmt::Write as _;
use std::path::PathBuf;
use triominos::Triominos;

struct Series {
    panels: Vec<(String, Agreement)>,
    lines: String,
    games: f64,
    seed: u64,
    folder: Option<PathBuf>,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let games: f64 = words.next().map_or(100.0, |n| n.parse().expect("a number of games"));
    let folder: Option<PathBuf> = words.next().map(PathBuf::from);
    let seed = std::env::var("SEED").map_or(1, |n| n.parse().expect("a seed"));
    let mut series = Series { panels: Vec::new(), lines: String::new(), games, seed, folder };
    println!("game, seats, options, phase, positions, off (open), Brier, constant, off (seen), Brier");
    series.measure::<Quixo>(2, "", "expert@2000n", 12, 1.0);
    series.measure::<Kingdomino>(2, "", "expert@200n", 12, 1.0);
    series.measure::<Kingdomino>(3, "", "expert@200n", 12, 0.6);
    series.measure::<Kingdomino>(4, "", "expert@200n", 12, 0.6);
    series.measure::<Kingdomino>(2, "mighty_duel=yes", "expert@200n", 12, 0.4);
    series.measure::<Dominoes>(2, "", "expert@200n", 9, 2.0);
    series.measure::<Dominoes>(4, "", "expert@200n", 9, 1.0);
    series.measure::<Dominoes>(2, "match=yes", "expert@200n", 24, 0.5);
    series.measure::<Triominos>(2, "", "expert@60i", 24, 0.5);
    series.measure::<Triominos>(4, "", "expert@60i", 24, 0.3);
}

impl Series {
    /// Measures one way to play, with a part of the games.
    fn measure<G: BotGame>(&mut self, seats: u8, options: &str, player: &str, positions: usize, part: f64) {
        let only = std::env::var("ONLY").unwrap_or_default();
        if !G::NAME.contains(&only) {
            return;
        }
        let game = G::with(seats, &Choices::parse(options).expect("options")).expect("options that fit");
        let plan = Calibration {
            player: player.parse().expect("a player"),
            games: (self.games * part).ceil() as u64,
            positions,
            limits: G::CARE,
            seed: self.seed,
        };
        let held = hold(&game, &plan, |_| {}).expect("chances");
        for phase in 0..3 {
            let some: Vec<&JudgedPosition> = held.iter().filter(|one| one.phase == phase).collect();
            self.tell(G::NAME, seats, options, &(phase + 1).to_string(), &some);
        }
        let all: Vec<&JudgedPosition> = held.iter().collect();
        self.tell(G::NAME, seats, options, "all", &all);
        self.panels.push((format!("{} {seats} {options}", G::NAME), Agreement::open(&held)));
        for one in &held {
            let line =
                serde_json::json!({ "game": G::NAME, "seats": seats, "options": options, "held": one });
            let _ = writeln!(self.lines, "{line}");
        }
        self.keep();
    }

    /// What is measured so far.
    fn keep(&self) {
        if let Some(folder) = &self.folder {
            let write = |name: &str, text: &str| {
                std::fs::write(folder.join(name), text).expect("a folder to write to")
            };
            write("calibration.svg", &plot(&self.panels));
            write("calibration.jsonl", &self.lines);
        }
    }

    fn tell(&self, game: &str, seats: u8, options: &str, phase: &str, held: &[&JudgedPosition]) {
        let open = Agreement::open(held.iter().copied());
        let seen = Agreement::seen(held.iter().copied());
        println!(
            "{game}, {seats}, {options}, {phase}, {}, {:.1}, {:.4}, {:.4}, {:.1}, {:.4}",
            held.len(),
            100.0 * open.error,
            open.brier,
            open.constant,
            100.0 * seen.error,
            seen.brier
        );
    }
}
