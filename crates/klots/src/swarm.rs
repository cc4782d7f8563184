//! `klots load`: a swarm of players on this machine, and what it measured.

use crate::{Speaker, out};
use anyhow::Context as _;
use clap::Args;
use load::figures::machine;
use load::process::{Server, Start};
use load::swarm::{Mode, Plan, Report, run as swarm};
use serde::Serialize;
use std::path::PathBuf;
use std::time::Duration;

/// How large, how long, how fast.
#[derive(Args, Debug)]
pub struct LoadArgs {
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    sockets: u32,
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    #[arg(long, default_value_t = 5.0, value_name = "S", value_parser = crate::cli::seconds)]
    every: f64,
    #[arg(long, default_value_t = 30, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=86_400))]
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
    plan: &'a Plan,
    report: &'a Report,
}

/// Measures and prints.
pub fn run(args: &LoadArgs, _speaker: &Speaker) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(measure(args))
}

async fn measure(args: &LoadArgs) -> anyhow::Result<()> {
    let folder = match &args.data {
        Some(folder) => folder.clone(),
        None => std::env::temp_dir().join(format!("klots-load-{}", std::process::id())),
    };
    let own = match &args.url {
        Some(_) => None,
        None => {
            let mut start = Start::new(std::env::current_exe()?, folder.join("data"))?;
            start.database_url.clone_from(&args.database_url);
            Some(Server::start(&start).await.context("starting a server to measure")?)
        }
    };
    let base = own.as_ref().map(|server| server.base.clone()).or(args.url.clone()).unwrap_or_default();
    let plan = Plan {
        base,
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
            std::fs::remove_dir_all(&folder).context("tidying up")?;
        }
    }
    let report = report?;
    let database = if args.database_url.is_some() { "postgres" } else { "sqlite" };
    print(args, &Figures { machine: machine(), command: command(), database, plan: &plan, report: &report })
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

fn print(args: &LoadArgs, figures: &Figures<'_>) -> anyhow::Result<()> {
    if args.json {
        out::line(serde_json::to_string_pretty(figures)?);
        return Ok(());
    }
    let (plan, report) = (figures.plan, figures.report);
    out::line(&figures.machine);
    out::line(&figures.command);
    out::line(format_args!("{:<36}{}", "database", figures.database));
    out::line(format_args!("{:<36}{} on {} tables", "sockets", report.sockets, plan.tables));
    out::line(format_args!("{:<36}{:.1} s", "seating everybody", report.seating_s));
    out::line(format_args!("{:<36}{} ({:.0}/s)", "moves, durable", report.moves, report.moves_per_second));
    let line = |name: &str, delays: &load::figures::Summary| {
        out::line(format_args!(
            "{name:<36}p50 {:.2} ms, p90 {:.2} ms, p99 {:.2} ms, max {:.1} ms",
            delays.p50_ms, delays.p90_ms, delays.p99_ms, delays.max_ms
        ));
    };
    line("from sending to everyone's receipt", &report.everyone);
    line("from sending to acknowledgement", &report.acknowledged);
    out::line(format_args!("{:<36}{}", "errors", report.errors));
    if let Some(first) = &report.first_error {
        out::line(format_args!("{:<36}{first}", "first error"));
    }
    out::line(format_args!("{:<36}{}", "games finished", report.games_finished));
    let mib = |kib: u64| kib as f64 / 1024.0;
    out::line(format_args!(
        "{:<36}{:.1} MiB empty, {:.1} MiB seated, {:.1} MiB in the end, {} bytes per socket",
        "server's memory",
        mib(report.server_before.resident_kib),
        mib(report.server_seated.resident_kib),
        mib(report.server_after.resident_kib),
        report.bytes_per_socket
    ));
    let cpu = |usage: &load::figures::Usage| usage.cpu_s;
    out::line(format_args!(
        "{:<36}server {:.1} s while playing, swarm {:.1} s in all",
        "processor time",
        cpu(&report.server_after) - cpu(&report.server_seated),
        cpu(&report.swarm)
    ));
    Ok(())
}
