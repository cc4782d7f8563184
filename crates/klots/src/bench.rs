//! `klots bench`: how fast the games are, with totals that must be right.

use crate::{Speaker, out};
use bots::speed::{Perft, Speed};
use catalogue::{Catalogue, Entry};
use clap::Args;
use play::Refusal;

/// What to measure.
#[derive(Args, Debug)]
pub struct BenchArgs {
    game: Option<String>,
    #[arg(long, default_value_t = 2.0, value_name = "S", value_parser = crate::cli::seconds)]
    seconds: f64,
    #[arg(long)]
    json: bool,
}

/// Measures and prints.
pub fn run(args: &BenchArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let report = measure(args, &speaker.catalogue).map_err(|refusal| speaker.refuse(&refusal))?;
    if args.json {
        out::line(serde_json::to_string_pretty(&report)?);
    } else {
        print(&report);
    }
    Ok(())
}

/// One game, or all of them.
fn measure(args: &BenchArgs, catalogue: &Catalogue) -> Result<Speed, Refusal> {
    let games: Vec<&Entry> = match &args.game {
        Some(name) => vec![catalogue.find(name)?],
        None => catalogue.all().iter().collect(),
    };
    let mut all = Speed { random_games: Vec::new(), perft: Vec::new() };
    for game in games {
        let speed = game.thinker().speed(args.seconds)?;
        all.random_games.extend(speed.random_games);
        all.perft.extend(speed.perft);
    }
    Ok(all)
}

fn print(report: &Speed) {
    out::line(format_args!(
        "{:<28}{:>12}{:>12}{:>14}{:>8}{:>10}",
        "", "games/s", "rounds/s", "moves/s", "bytes", "mean"
    ));
    for figure in &report.random_games {
        out::line(format_args!(
            "{:<28}{:>12.0}{:>12.0}{:>14.0}{:>8}{:>10.3}",
            figure.what,
            figure.games_per_second,
            figure.rounds_per_second,
            figure.moves_per_second,
            figure.bytes_per_state,
            figure.mean
        ));
    }
    for perft in &report.perft {
        let Perft { what, depth, leaves, leaves_per_second } = perft;
        out::line(format_args!("{what}, perft {depth}: {leaves} leaves, {leaves_per_second:.0} leaves/s"));
    }
}
