//! `klots analyse RECORD`: what every move was worth, what was luck and what was play.

use crate::{Speaker, out};
use bots::Contender;
use bots::analysis::{self, Analysis, CurveWords, Options};
use catalogue::Entry;
use clap::Args;
use indicatif::ProgressBar;
use play::record::Record;
use play::{Phrase, Refusal};
use std::path::PathBuf;
use table::replay::Replay;

/// What to analyse, and how long to think.
#[derive(Args, Debug)]
pub struct AnalyseArgs {
    record: PathBuf,
    #[arg(long)]
    bot: Option<String>,
    #[arg(long)]
    budget: Option<String>,
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(..=10_000))]
    samples: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// Analyses and prints.
pub fn run(args: &AnalyseArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let refuse = |refusal: Refusal| speaker.refuse(&refusal);
    let file = args.record.display().to_string();
    let text = speaker.read(&args.record)?;
    let record: Record = text.parse().map_err(|error| speaker.refuse_record(&file, &error))?;
    let game = speaker.catalogue.find(&record.game);
    let game = game.map_err(|cause| speaker.refuse_record(&file, &record.wrong_header("game", cause)))?;
    Replay::new(&speaker.catalogue, &record)
        .and_then(Replay::finish)
        .map_err(|error| speaker.refuse_record(&file, &error))?;
    let options = Options {
        bot: args.bot.as_deref().map(|bot| judge(bot, game)).transpose().map_err(refuse)?,
        limits: args.budget.as_deref().map(str::parse).transpose().map_err(refuse)?,
        threads: std::thread::available_parallelism().map_or(1, Into::into),
        samples: args.samples,
        seed: args.seed,
        ..Options::default()
    };
    if let Some(bot) = &options.bot {
        game.check_bot(&bot.name).map_err(refuse)?;
    }
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(record.events.len() as u64) };
    let mut watch = |done: usize, _of: usize| bar.set_position(done as u64);
    let analysis = game.thinker().analyse(&record, &options, &mut watch);
    bar.finish_and_clear();
    let analysis = analysis.map_err(|error| speaker.refuse_record(&file, &error))?;
    if let Some(path) = &args.plot {
        speaker.write(path, picture(&analysis, &record, speaker))?;
    }
    if args.json {
        out::line(analysis.json());
    } else {
        print_text(&analysis, &record, speaker);
    }
    Ok(())
}

/// Who judges, if the game has such a bot.
fn judge(text: &str, game: &Entry) -> Result<Contender, Refusal> {
    let judge: Contender = text.parse()?;
    if game.bots.contains(&judge.name.as_str()) {
        return Ok(judge);
    }
    let possible = game.bots.join(", ");
    Err(Refusal::new(play::codes::BOT).with("bot", judge.name.as_str()).with("possible", possible))
}

fn picture(analysis: &Analysis, record: &Record, speaker: &Speaker) -> String {
    let words = CurveWords {
        title: speaker.words.word("analysis-plot-title"),
        across: speaker.words.word("analysis-plot-across"),
        up: speaker.words.word("analysis-plot-up"),
        players: (0..usize::from(record.seats)).map(|seat| name(record, seat, speaker)).collect(),
    };
    analysis::plot(analysis, &words)
}

fn name(record: &Record, seat: usize, speaker: &Speaker) -> String {
    let named = record.names.get(seat).filter(|name| !name.is_empty()).cloned();
    named.unwrap_or_else(|| speaker.say(&Phrase::new("player-of-seat").with("number", seat + 1)))
}

fn print_text(analysis: &Analysis, record: &Record, speaker: &Speaker) {
    for note in &analysis.moves {
        let better = note.better.as_deref().map(|better| format!("  → {better}")).unwrap_or_default();
        let class = speaker.words.word(&format!("class-{}", note.class.word()));
        let (before, after) = (100.0 * note.before, 100.0 * note.after);
        // Twice the standard error: what was given away is that sure.
        let sure = match 200.0 * note.error {
            0.0 => String::new(),
            error => format!("±{error:.1}"),
        };
        out::line(format_args!(
            "{:>4}. {:<12} {:<14} {before:>5.1} % {after:>5.1} % {sure:<5}  {class}{better}",
            note.event + 1,
            name(record, note.seat.index(), speaker),
            note.text
        ));
    }
    for phrase in analysis.turning.iter().chain(&analysis.summary) {
        out::line(speaker.words.say_with_names(phrase, &record.names));
    }
}
