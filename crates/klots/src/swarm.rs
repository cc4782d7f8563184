//! `klots load`: a swarm of players on this machine, and what it measured.

use crate::codes;
use crate::{Speaker, out};
use clap::Args;
use load::Trouble;
use load::figures::{Summary, Usage, machine};
use load::process::{Server, Start};
use load::swarm::{LONGEST, MOST_SOCKETS, Measured, Mode, SwarmPlan, run as swarm};
use play::{Code, Phrase, Refusal};
use serde::{Deserialize as _, Serialize};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;
use words::Words;

/// How large, how long, how fast.
#[derive(Args, Debug)]
pub struct LoadArgs {
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MOST_SOCKETS as i64))]
    sockets: u32,
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MOST_SOCKETS as i64))]
    tables: u32,
    #[arg(long, default_value_t = 5.0, value_name = "S", value_parser = crate::cli::seconds)]
    every: f64,
    #[arg(long, default_value_t = 30, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=LONGEST.as_secs()))]
    seconds: u64,
    #[arg(long, conflicts_with = "idle")]
    flood: bool,
    #[arg(long)]
    idle: bool,
    #[arg(long, default_value = "quixo", value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "URL", conflicts_with_all = ["data", "database_url"])]
    url: Option<String>,
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL", hide_env_values = true)]
    database_url: Option<String>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Figures<'a> {
    machine: String,
    command: String,
    database: &'a str,
    plan: &'a SwarmPlan,
    report: &'a Measured,
}

/// Measures and prints.
pub fn run(args: &LoadArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let mut base = args.url.clone().unwrap_or_default();
    runtime.block_on(measure(args, &mut base, speaker)).map_err(|error| explain(&error, &base, args, speaker))
}

/// Why nothing was measured, in the user's language.
fn explain(error: &anyhow::Error, base: &str, args: &LoadArgs, speaker: &Speaker) -> anyhow::Error {
    let server = |code: Code| speaker.refuse(&Refusal::new(code).with("server", base));
    let too_many = |argument: &str, value: String, most: String| {
        let refusal = Refusal::new(codes::VALUE_POSSIBLE).with("argument", argument);
        speaker.refuse(&refusal.with("value", value).with("possible", format!("1–{most}")))
    };
    let trouble = error.chain().find_map(|cause| cause.downcast_ref::<Trouble>());
    match trouble {
        Some(Trouble::Elsewhere(_)) => {
            speaker.refuse(&Refusal::new(codes::LOAD_ADDRESS).with("example", "http://127.0.0.1:7377"))
        }
        Some(Trouble::Sockets { most }) => {
            let (most, tables) = (*most, args.tables as usize);
            too_many("--sockets", args.sockets.to_string(), (most / tables * tables).to_string())
        }
        Some(Trouble::Seconds { most }) => too_many("--seconds", args.seconds.to_string(), most.to_string()),
        Some(Trouble::Refused { body, .. }) => match Refusal::deserialize(&body["why"]) {
            Ok(refusal) => speaker.refuse(&refusal),
            Err(_) => server(codes::LIVE_STRANGER),
        },
        Some(Trouble::Silent) => server(codes::LIVE_SERVER),
        Some(Trouble::Ended) => server(codes::LIVE_LOST),
        Some(Trouble::Died { log, .. }) => {
            speaker.refuse(&Refusal::new(codes::LOAD_SERVER).with("file", log.display().to_string()))
        }
        None => match error.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>()) {
            Some(cause) if cause.kind() == ErrorKind::ConnectionRefused => server(codes::LIVE_SERVER),
            Some(cause) => speaker.unusable(Path::new(base), cause.kind()),
            None => server(codes::LIVE_STRANGER),
        },
    }
}

async fn measure(args: &LoadArgs, base: &mut String, speaker: &Speaker) -> anyhow::Result<()> {
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => std::env::temp_dir().join(format!("klots-load-{}", std::process::id())),
    };
    let own = match &args.url {
        Some(_) => None,
        None => {
            let mut start = Start::new(std::env::current_exe()?, folder.join("data"))?;
            start.database_url.clone_from(&args.database_url);
            *base = start.base();
            Some(Server::start(&start).await?)
        }
    };
    let plan = SwarmPlan {
        base: base.clone(),
        pid: own.as_ref().map(Server::pid),
        tables: args.tables as usize,
        sockets_per_table: args.sockets.div_ceil(args.tables) as usize,
        mode: match (args.flood, args.idle) {
            (true, _) => Mode::Flood,
            (_, true) => Mode::Idle,
            _ => Mode::Rhythm(Duration::from_secs_f64(args.every)),
        },
        lasting: Duration::from_secs(args.seconds),
        game: args.game.clone(),
        from: None,
    };
    let report = swarm(&plan).await;
    if let Some(server) = own {
        server.stop().await?;
        if args.data.is_none() {
            std::fs::remove_dir_all(&folder)?;
        }
    }
    let report = report?;
    let database = if args.database_url.is_some() { "postgres" } else { "sqlite" };
    let machine = machine().to_string();
    print(args, &Figures { machine, command: command(), database, plan: &plan, report: &report }, speaker)
}

/// The command as it was given, without what an address of a database may hide.
fn command() -> String {
    let words = std::env::args().skip(1).map(|word| match word.split_once("://") {
        Some((scheme, _)) if scheme.ends_with("postgres") || scheme.ends_with("postgresql") => {
            "postgres://…".to_owned()
        }
        _ => word,
    });
    ["klots".to_owned()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
}

fn print(args: &LoadArgs, figures: &Figures<'_>, speaker: &Speaker) -> anyhow::Result<()> {
    if args.json {
        out::line(serde_json::to_string_pretty(figures)?);
        return Ok(());
    }
    let machine = machine();
    let phrase = Phrase::new("load-machine").with("model", machine.model).with("cores", machine.cores);
    out::line(speaker.words.say(&phrase.with("memory", machine.memory)));
    out::line(&figures.command);
    let rows: Vec<_> = rows(figures, &speaker.words)
        .into_iter()
        .map(|(name, value)| (speaker.words.word(name), value))
        .collect();
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default() + 2;
    for (name, value) in rows {
        out::line(format_args!("{name:<width$}{value}"));
    }
    Ok(())
}

/// What was measured: the message that names it, and the figure with its unit.
fn rows(figures: &Figures<'_>, words: &Words) -> Vec<(&'static str, String)> {
    let (plan, report) = (figures.plan, figures.report);
    let unit = |code: &str, number: String| words.say(&Phrase::new(code).with("number", number));
    let seconds = |seconds: f64| unit("load-seconds", format!("{seconds:.1}"));
    let memory = |usage: &Usage| unit("load-mib", format!("{:.1}", usage.resident_kib as f64 / 1024.0));
    let rate = Phrase::new("load-rate").with("count", report.moves.to_string());
    let mut rows = vec![
        ("load-database", figures.database.to_owned()),
        ("load-sockets", report.sockets.to_string()),
        ("load-tables", plan.tables.to_string()),
        ("load-seating", seconds(report.seating_s)),
        ("load-moves", words.say(&rate.with("rate", format!("{:.0}", report.moves_per_second)))),
        ("load-everyone", delays(&report.everyone, words)),
        ("load-acknowledged", delays(&report.acknowledged, words)),
        ("load-errors", report.errors.to_string()),
    ];
    rows.extend(report.first_error.iter().map(|first| ("load-first-error", first.clone())));
    rows.extend([
        ("load-games", report.games_finished.to_string()),
        ("load-memory-empty", memory(&report.server_before)),
        ("load-memory-seated", memory(&report.server_seated)),
        ("load-memory-end", memory(&report.server_after)),
        ("load-memory-each", unit("load-bytes", report.bytes_per_socket.to_string())),
        ("load-cpu-server", seconds(report.server_after.cpu_s - report.server_seated.cpu_s)),
        ("load-cpu-swarm", seconds(report.swarm.cpu_s)),
    ]);
    rows
}

fn delays(delays: &Summary, words: &Words) -> String {
    let phrase = Phrase::new("load-delays")
        .with("p50", format!("{:.2}", delays.p50_ms))
        .with("p90", format!("{:.2}", delays.p90_ms))
        .with("p99", format!("{:.2}", delays.p99_ms));
    words.say(&phrase.with("max", format!("{:.1}", delays.max_ms)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Measured {
        let delays = Summary { count: 3, p50_ms: 1.25, p90_ms: 2.5, p99_ms: 3.75, max_ms: 4.5 };
        let used = |resident_kib, cpu_s| Usage { resident_kib, cpu_s, descriptors: 9 };
        Measured {
            sockets: 8,
            moves: 600,
            moves_per_second: 20.0,
            everyone: delays,
            acknowledged: delays,
            errors: 1,
            first_error: Some("gone".to_owned()),
            games_finished: 12,
            seating_s: 0.5,
            server_before: used(1024, 1.0),
            server_seated: used(2048, 2.0),
            server_after: used(3072, 5.5),
            bytes_per_socket: 4096,
            swarm_seated: used(256, 1.0),
            swarm: used(512, 7.0),
        }
    }

    fn plan() -> SwarmPlan {
        SwarmPlan {
            base: String::new(),
            pid: None,
            tables: 2,
            sockets_per_table: 4,
            mode: Mode::Idle,
            lasting: Duration::from_secs(1),
            game: String::new(),
            from: None,
        }
    }

    #[test]
    fn figures_have_names_and_units_of_the_language() {
        let (plan, report) = (plan(), report());
        let figures = Figures {
            machine: String::new(),
            command: String::new(),
            database: "sqlite",
            plan: &plan,
            report: &report,
        };
        let said = |language: &str| -> Vec<String> {
            let words = Words::of(language);
            let rows = rows(&figures, &words).into_iter();
            rows.map(|(name, value)| format!("{}: {value}", words.word(name))).collect()
        };
        let english = said("en");
        assert!(english.contains(&"Moves saved: 600 (20/s)".to_owned()), "{english:#?}");
        assert!(english.contains(&"Server memory, at the end: 3.0 MiB".to_owned()), "{english:#?}");
        assert!(english.contains(&"Server processor time, playing: 3.5 s".to_owned()), "{english:#?}");
        let russian = said("ru");
        assert!(russian.contains(&"Сохранённые ходы: 600 (20/с)".to_owned()), "{russian:#?}");
        assert_eq!(
            russian[5],
            "От отправки до получения всеми: p50 1.25 мс, p90 2.50 мс, p99 3.75 мс, макс. 4.5 мс"
        );
    }
}
