//! `klots solve quixo`: the value of every board, by going back from the full ones.

use crate::codes;
use crate::{Speaker, out};
use bots::quixo::solver::{self, Options, Progress, Report, Solution, SolveError, check};
use bots::quixo::tables_folder;
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use play::{Phrase, Value};
use quixo::Square;
use serde::Serialize;
use std::path::PathBuf;

/// The boards that are looked at again are the same in every run.
const CHECK_SEED: u64 = 1;

/// What can be solved.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Solvable {
    Quixo,
}

/// A game that can be solved, as it is typed.
pub fn solvable() -> String {
    let names = Solvable::value_variants().iter().filter_map(ValueEnum::to_possible_value);
    names.map(|value| value.get_name().to_owned()).next().unwrap_or_default()
}

/// Which boards, and where the tables go.
#[derive(Args, Debug)]
pub struct SolveArgs {
    #[arg(value_enum)]
    game: Solvable,
    #[arg(long, default_value_t = 4)]
    size: u8,
    #[arg(long)]
    distances: bool,
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    layers: Option<u32>,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    check: Option<u32>,
    #[arg(long)]
    json: bool,
}

/// Solves and prints.
pub fn run(args: &SolveArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let Solvable::Quixo = args.game;
    let options = Options {
        distances: args.distances,
        dir: args.dir.clone().or_else(|| usual_folder(args.size)),
        layers: args.layers,
        threads: usize::from(args.threads),
        ..Options::new(args.size)
    };
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(1) };
    if let Ok(style) = ProgressStyle::with_template("{bar:24} {percent} % {msg}") {
        bar.set_style(style);
    }
    let report = solver::run(&options, &mut |progress| show(&bar, progress, speaker));
    bar.finish_and_clear();
    let report = report.map_err(|error| explain(error, speaker))?;
    let looked_at = args.check.map(|boards| look_again(&options, boards, speaker)).transpose()?;
    if args.json {
        out::line(serde_json::to_string_pretty(&Printed { report, looked_at })?);
    } else {
        print_text(&report, speaker);
        if let Some(boards) = looked_at {
            out::line(speaker.say(&Phrase::new("solve-checked").with("boards", boards as i64)));
        }
    }
    Ok(())
}

/// The report, with how many boards were looked at again.
#[derive(Serialize)]
struct Printed {
    #[serde(flatten)]
    report: Report,
    #[serde(skip_serializing_if = "Option::is_none")]
    looked_at: Option<u64>,
}

/// Looks at random boards of every layer again; one that is wrong ends the command.
fn look_again(options: &Options, boards: u32, speaker: &Speaker) -> anyhow::Result<u64> {
    let kept = options.dir.as_ref().and_then(|dir| Solution::open(options.size, dir));
    let solution = kept.as_ref().or_else(|| Solution::of(options.size));
    let (Some(solution), Some(square)) = (solution, Square::of(options.size)) else { return Ok(0) };
    let looked_at = check::look_again(solution, square, boards, CHECK_SEED, &options.stop);
    looked_at.map_err(|wrong| {
        let board = check::text(square, wrong.board);
        speaker.refuse(&play::Refusal::new(codes::SOLVE_WRONG).with("board", board))
    })
}

/// What does not fit in memory goes where the expert looks for it.
fn usual_folder(size: u8) -> Option<PathBuf> {
    if size == quixo::LARGEST { tables_folder() } else { None }
}

fn show(bar: &ProgressBar, progress: &Progress, speaker: &Speaker) {
    bar.set_length(progress.total);
    bar.set_position(progress.done);
    let phrase = Phrase::new("solve-progress")
        .with("cubes", progress.cubes)
        .with("rate", progress.rate as i64)
        .with("left", progress.seconds_left as i64)
        .with("memory", (progress.memory >> 20) as i64)
        .with("disk", (progress.disk >> 20) as i64);
    bar.set_message(speaker.say(&phrase));
}

fn explain(error: SolveError, speaker: &Speaker) -> anyhow::Error {
    let code = match error {
        SolveError::Size(_) => bots::codes::SOLVE_SIZE,
        SolveError::NeedsFolder => bots::codes::SOLVE_FOLDER,
        SolveError::Folder { path, cause } => return speaker.unusable(&path, cause.kind()),
        SolveError::TooFar | SolveError::Stopped => return error.into(),
    };
    speaker.refuse(&play::Refusal::new(code))
}

fn print_text(report: &Report, speaker: &Speaker) {
    let layers = report.layers.iter().map(|layer| (layer, Value::from(layer.cubes)));
    for (layer, cubes) in layers.chain([(&report.sum, "all".into())]) {
        let phrase = Phrase::new("solve-layer")
            .with("cubes", cubes)
            .with("wins", layer.wins as i64)
            .with("losses", layer.losses as i64)
            .with("draws", layer.draws as i64);
        out::line(speaker.say(&phrase));
    }
    if let Some(first) = &report.first {
        let value = serde_json::to_value(first.value).ok();
        let value = value.as_ref().and_then(|value| value.as_str()).unwrap_or_default().to_lowercase();
        let phrase = Phrase::new("solve-first").with("value", value);
        let pushes = first.distance.map(|pushes| format!(" ({pushes})")).unwrap_or_default();
        out::line(format_args!("{}{pushes}", speaker.say(&phrase)));
    }
    let phrase = Phrase::new("solve-done")
        .with("seconds", format!("{:.1}", report.seconds))
        .with("rate", report.rate as i64)
        .with("whole", format!("{:.1}", report.whole_seconds / 3600.0));
    out::line(speaker.say(&phrase));
}
