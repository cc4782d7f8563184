//! Whether the judge's percentages mean what they say: `calibrate GAMES [FOLDER]`.
//!
//! For every game, seat count and variant below, experts play `GAMES` games with the budget beside it; a position of each
//! third is judged with the budget of an analysis, and what happened is held against it. Prints a line for each
//! third of the game; with a folder, draws `calibration.svg` and keeps every chance in `calibration.jsonl` there; what the
//! folder has of other ways to play stays.
//! `SEED` in the environment takes other games, `ONLY` leaves out what does not have this in its name.

use bots::BotGame;
use bots::analysis::calibrate::{Agreement, Calibration, JudgedPosition, hold, plot};
use dominoes::Dominoes;
use kingdomino::Kingdomino;
use play::Choices;
use quixo::Quixo;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use triominos::Triominos;

/// Positions of one game share its result: a few of many games tell more than many of a few.
const POSITIONS: usize = 3;

/// A line of `calibration.jsonl`.
#[derive(Serialize, Deserialize)]
struct Line {
    game: String,
    seats: u8,
    options: String,
    held: JudgedPosition,
}

impl Line {
    /// The way to play.
    fn name(&self) -> String {
        format!("{} {} {}", self.game, self.seats, self.options)
    }
}

struct Series {
    lines: Vec<Line>,
    games: u64,
    seed: u64,
    folder: Option<PathBuf>,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().map_or(100, |n| n.parse().expect("a number of games"));
    let folder: Option<PathBuf> = words.next().map(PathBuf::from);
    let seed = std::env::var("SEED").map_or(1, |n| n.parse().expect("a seed"));
    let lines = folder.as_deref().map_or(Vec::new(), lines_of);
    let mut series = Series { lines, games, seed, folder };
    println!("game, seats, options, phase, positions, off (open), Brier, constant, off (seen), Brier");
    series.measure::<Quixo>(2, "", "expert@2000n");
    series.measure::<Kingdomino>(2, "", "expert@200n");
    series.measure::<Kingdomino>(3, "", "expert@200n");
    series.measure::<Kingdomino>(4, "", "expert@200n");
    series.measure::<Kingdomino>(2, "mighty_duel=yes", "expert@200n");
    series.measure::<Dominoes>(2, "", "expert@200n");
    series.measure::<Dominoes>(4, "", "expert@200n");
    series.measure::<Dominoes>(2, "match=yes", "expert@200n");
    series.measure::<Triominos>(2, "", "expert@60i");
    series.measure::<Triominos>(4, "", "expert@60i");
}

/// What a folder has from earlier runs.
fn lines_of(folder: &Path) -> Vec<Line> {
    let text = std::fs::read_to_string(folder.join("calibration.jsonl")).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).expect("lines of an earlier run")).collect()
}

impl Series {
    /// Measures one way to play.
    fn measure<G: BotGame>(&mut self, seats: u8, options: &str, player: &str) {
        let only = std::env::var("ONLY").unwrap_or_default();
        let name = format!("{} {seats} {options}", G::NAME);
        if !name.contains(&only) {
            return;
        }
        let game = G::with(seats, &Choices::parse(options).expect("options")).expect("options that fit");
        let plan = Calibration {
            player: player.parse().expect("a player"),
            games: self.games,
            positions: POSITIONS,
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
        self.lines.retain(|line| line.name() != name);
        let line = |held| Line { game: G::NAME.into(), seats, options: options.into(), held };
        self.lines.extend(held.into_iter().map(line));
        self.keep();
    }

    /// What is measured so far.
    fn keep(&self) {
        let Some(folder) = &self.folder else { return };
        let write =
            |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("a folder to write to");
        let ways = self.lines.chunk_by(|one, next| one.name() == next.name());
        let panel = |way: &[Line]| (way[0].name(), Agreement::open(way.iter().map(|line| &line.held)));
        write("calibration.svg", &plot(&ways.map(panel).collect::<Vec<_>>()));
        let text = |line: &Line| serde_json::to_string(line).expect("numbers and names") + "\n";
        write("calibration.jsonl", &self.lines.iter().map(text).collect::<String>());
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
