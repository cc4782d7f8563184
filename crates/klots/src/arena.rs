//! `klots arena`: bots against each other, with confidence intervals; and the merging of shards.

use crate::{Speaker, out};
use bots::Contender;
use bots::arena::{self, Ledger, Plan, PlotWords, Progress, Report, Shard};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use play::{Choices, Phrase};
use search::{Clock, Limits};
use std::path::PathBuf;

/// Who plays what, how often, and where the results go.
#[derive(Args, Debug)]
pub struct ArenaArgs {
    #[arg(long, required_unless_present = "merge")]
    game: Option<String>,
    #[arg(long, default_value_t = 2)]
    seats: u8,
    #[arg(long, default_value = "")]
    options: String,
    #[arg(long, value_delimiter = ',', required_unless_present = "merge")]
    bots: Vec<String>,
    // All deals are listed before the first one is played.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    #[arg(long, default_value = "100ms")]
    budget: String,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long)]
    wall: bool,
    #[arg(long, value_name = "ELO0:ELO1")]
    sprt: Option<String>,
    #[arg(long, value_name = "FILE")]
    ledger: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: String,
    #[arg(long, value_name = "LEDGER", num_args = 1.., conflicts_with_all = ["game", "bots"])]
    merge: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// Plays the match, or merges what was played.
pub fn run(args: &ArenaArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let refuse = |refusal: play::Refusal| speaker.refuse(&refusal);
    let report = if args.merge.is_empty() {
        play_match(args, speaker)?
    } else {
        let ledger = arena::merge(&args.merge).map_err(refuse)?;
        if let Some(path) = &args.ledger {
            ledger.save(path).map_err(refuse)?;
        }
        arena::report(&ledger)
    };
    write_files(args, &report, speaker)?;
    if args.json {
        out::line(report.json());
    } else {
        report.phrases().iter().for_each(|phrase| out::line(speaker.say(phrase)));
    }
    Ok(())
}

fn play_match(args: &ArenaArgs, speaker: &Speaker) -> anyhow::Result<Report> {
    let refuse = |refusal: play::Refusal| speaker.refuse(&refusal);
    let game = args.game.as_deref().unwrap_or_default();
    let entry = speaker.catalogue.find(game).map_err(refuse)?;
    let choices = Choices::parse(&args.options).map_err(refuse)?;
    let plan = plan(args, speaker)?;
    let mut ledger = args.ledger.as_deref().map(Ledger::open).transpose().map_err(refuse)?;
    let bar = progress_bar(args.json);
    let mut watch = |progress: &Progress| {
        bar.set_length(progress.of);
        bar.set_position(progress.done);
        bar.set_message(speaker.say(&progress.phrase()));
    };
    let played = entry.thinker().arena(args.seats, &choices, &plan, ledger.as_mut(), &mut watch);
    let report = played.map_err(refuse)?;
    bar.finish_and_clear();
    Ok(report)
}

fn plan(args: &ArenaArgs, speaker: &Speaker) -> anyhow::Result<Plan> {
    let refuse = |refusal: play::Refusal| speaker.refuse(&refusal);
    let bots: Result<Vec<Contender>, _> = args.bots.iter().map(|bot| bot.parse()).collect();
    let limits: Limits = args.budget.parse().map_err(refuse)?;
    let mut plan = Plan::new(bots.map_err(refuse)?, args.games, limits);
    plan.seed = args.seed;
    plan.shard = args.shard.parse::<Shard>().map_err(refuse)?;
    plan.records = args.records.clone();
    plan.clock = if args.wall { Clock::Wall } else { Clock::Thread };
    if let Some(threads) = args.threads {
        plan.threads = usize::from(threads);
    }
    plan.sprt = args.sprt.as_deref().map(str::parse).transpose().map_err(refuse)?;
    Ok(plan)
}

fn progress_bar(hidden: bool) -> ProgressBar {
    if hidden {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:24} {pos}/{len} {msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(0).with_style(style)
}

fn write_files(args: &ArenaArgs, report: &Report, speaker: &Speaker) -> anyhow::Result<()> {
    if let Some(path) = &args.csv {
        speaker.write(path, report.csv())?;
    }
    if let Some(path) = &args.plot {
        let word = |id: &str| speaker.say(&Phrase::new(id).with("game", report.header.game.as_str()));
        let words = PlotWords {
            title: word("arena-plot-title"),
            across: word("arena-plot-across"),
            up: word("arena-plot-up"),
        };
        speaker.write(path, arena::plot(std::slice::from_ref(report), &words))?;
    }
    Ok(())
}
