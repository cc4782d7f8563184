//! `klots solve quixo`: the value of every board, by going back from the full ones.

use crate::{Speaker, out};
use bots::quixo::solver::{self, Options, Progress, Report, SolveError};
use bots::quixo::tables_folder;
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use play::{Phrase, Value};
use std::path::PathBuf;

/// What can be solved.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Solvable {
    Quixo,
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
    if args.json {
        out::line(serde_json::to_string_pretty(&report)?);
    } else {
        print_text(&report, speaker);
    }
    Ok(())
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
        SolveError::Size(_) => "refused-solve-size",
        SolveError::NeedsFolder => "refused-solve-folder",
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
