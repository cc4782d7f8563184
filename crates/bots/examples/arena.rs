//! A match without the binary, for those who write bots:
//!
//! `cargo run --release -p bots --example arena -- quixo 2 expert,hard 200 100ms [seed] [options…]`
//!
//! The variable `THREADS` says how many games run at a time, `LEDGER` names a file to keep results in and to go on from,
//! `RECORDS` a folder for the records of the games.

use bots::Played;
use bots::arena::{Ledger, Plan, run};
use play::Choices;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.len() < 5 {
        eprintln!("arena GAME SEATS BOT,BOT GAMES BUDGET [SEED] [OPTION=VALUE …]");
        std::process::exit(2);
    }
    let outcome = match words[0].as_str() {
        #[cfg(feature = "kingdomino")]
        "kingdomino" => contest::<kingdomino::Kingdomino>(&words),
        #[cfg(feature = "triominos")]
        "triominos" => contest::<triominos::Triominos>(&words),
        #[cfg(feature = "quixo")]
        "quixo" => contest::<quixo::Quixo>(&words),
        #[cfg(feature = "dominoes")]
        "dominoes" => contest::<dominoes::Dominoes>(&words),
        other => Err(format!("unknown game {other}")),
    };
    if let Err(error) = outcome {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

fn contest<G: Played>(words: &[String]) -> Result<(), String> {
    let seats = words[1].parse().map_err(|_| "seats is a number")?;
    let seed = words.get(5).map_or(Ok(1), |word| word.parse()).map_err(|_| "the seed is a number")?;
    let choices = Choices::parse(&words[6.min(words.len())..].join(" ")).map_err(|e| e.to_string())?;
    let game = G::with(seats, &choices).map_err(|e| e.to_string())?;
    let bots = words[2]
        .split(',')
        .map(str::parse)
        .collect::<Result<Vec<_>, play::Refusal>>()
        .map_err(|e| e.to_string())?;
    let games = words[3].parse().map_err(|_| "games is a number")?;
    let mut plan = Plan::new(bots, games, words[4].parse().map_err(|e: play::Refusal| e.to_string())?);
    plan.seed = seed;
    if let Ok(threads) = std::env::var("THREADS") {
        plan.threads = threads.parse().map_err(|_| "THREADS is a number")?;
    }
    plan.records = std::env::var_os("RECORDS").map(Into::into);
    let mut shown = std::time::Instant::now();
    let ledger = std::env::var_os("LEDGER").map(|path| Ledger::open(path.as_ref()));
    let mut ledger = ledger.transpose().map_err(|e| e.to_string())?;
    let report = run(&game, &plan, ledger.as_mut(), |progress| {
        if shown.elapsed().as_secs() >= 10 {
            shown = std::time::Instant::now();
            eprintln!("{}", progress.phrase());
        }
    });
    let report = report.map_err(|e| e.to_string())?;
    for row in &report.rows {
        println!(
            "{:24} {:5} games  {:4}+ {:4}= {:4}-  share {:5.1} ± {:4.1} %  points {:7.2} ± {:.2}  margin {:+7.2} ± {:.2}  elo {:+5.0} [{:+.0}, {:+.0}]  {:.2} ms  {:.0} nodes",
            row.bot,
            row.games,
            row.wins,
            row.shared,
            row.losses,
            100.0 * row.share.mean,
            100.0 * row.share.margin,
            row.points.mean,
            row.points.margin,
            row.margin.mean,
            row.margin.margin,
            row.elo,
            row.elo_low,
            row.elo_high,
            row.millis,
            row.nodes,
        );
    }
    for (row, cells) in report.rows.iter().zip(&report.cross) {
        let cells =
            cells.iter().map(|cell| cell.map_or("    –".into(), |c| format!("{:5.1}", 100.0 * c.score)));
        println!("{:24} {}", row.bot, cells.collect::<Vec<_>>().join(" "));
    }
    Ok(())
}
