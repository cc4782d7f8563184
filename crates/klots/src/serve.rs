//! `klots serve`, and `klots` alone: the server with the page, bots and an embedded database.

use crate::{Speaker, out};
use clap::Args;
use play::{Phrase, Refusal};
use server::{Asset, Config, Hooks};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tracing_subscriber::filter::Targets;

/// Settings from the command line; they come before the environment, which comes before the file.
#[derive(Args, Debug, Default)]
pub struct ServeArgs {
    #[arg(long, value_name = "FILE", env = "KLOTS_CONFIG")]
    config: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    #[arg(long, value_name = "URL")]
    database_url: Option<String>,
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics_listen: Option<SocketAddr>,
    #[arg(long)]
    no_browser: bool,
    #[arg(long)]
    print_config: bool,
    #[arg(long)]
    log_json: bool,
}

/// Serves until it is told to stop.
pub fn run(args: &ServeArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let config = settings(args, speaker)?;
    if args.print_config {
        out::text(toml::to_string_pretty(&config)?);
        return Ok(());
    }
    start_log(args.log_json);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let hooks = Hooks { catalogue: speaker.catalogue.clone(), ..Hooks::default() };
        let running = server::run_with(config, page, hooks, told_to_stop()).await;
        let running = running.map_err(|error| explain(error, speaker))?;
        out::line(speaker.say(&Phrase::new("serve-listening").with("url", running.url.as_str())));
        if !args.no_browser {
            open_browser(&running.url);
        }
        running.stopped().await;
        Ok(())
    })
}

fn explain(error: server::ServerError, speaker: &Speaker) -> anyhow::Error {
    match &error {
        server::ServerError::Store(store) => crate::backup::explain(store, speaker),
        server::ServerError::Listen(address, cause) => {
            let said = speaker.say(&Phrase::new("serve-no-address").with("address", address.to_string()));
            anyhow::anyhow!("{said} {}", speaker.words.cause(cause))
        }
        server::ServerError::Threads(cause) => anyhow::anyhow!("{}", speaker.words.cause(cause)),
        server::ServerError::Push(bad) => {
            let code = match bad {
                server::BadPush::Key => "serve-push-key",
                server::BadPush::Contact => "serve-push-contact",
            };
            anyhow::anyhow!("{}", speaker.words.word(code))
        }
    }
}

/// File, then environment, then flags; what none of them sets has its default.
pub fn settings(args: &ServeArgs, speaker: &Speaker) -> anyhow::Result<Config> {
    let mut table = match &args.config {
        Some(path) => {
            let text = speaker.read(path)?;
            text.parse::<toml::Table>().map_err(|error| no_settings(args, &error, speaker))?
        }
        None => toml::Table::new(),
    };
    let defaults = toml::Table::try_from(Config {
        metrics_listen: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        ..Config::default()
    })?;
    add_environment(&mut table, &defaults, "KLOTS", |name| std::env::var(name).ok())
        .map_err(|refusal| speaker.refuse(&refusal))?;
    let flags = [
        ("data", args.data.as_ref().map(|path| path.display().to_string())),
        ("listen", args.listen.map(|address| address.to_string())),
        ("public_url", args.public_url.clone()),
        ("database_url", args.database_url.clone()),
        ("metrics_listen", args.metrics_listen.map(|address| address.to_string())),
    ];
    for (name, value) in flags {
        if let Some(value) = value {
            table.insert(name.to_owned(), value.into());
        }
    }
    if !table.contains_key("data") {
        table.insert("data".to_owned(), data_folder(speaker)?.display().to_string().into());
    }
    table.try_into().map_err(|error| no_settings(args, &error, speaker))
}

/// Why a file, or what the environment adds to it, holds no settings.
fn no_settings(args: &ServeArgs, error: &toml::de::Error, speaker: &Speaker) -> anyhow::Error {
    let file = args.config.as_ref().map_or("KLOTS_…".to_owned(), |path| path.display().to_string());
    let refusal = Refusal::new("refused-settings").with("file", file);
    speaker.refuse(&refusal.with("text", error.to_string().trim()))
}

/// The folder where the user's programs keep their data.
pub fn data_folder(speaker: &Speaker) -> anyhow::Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "klots")
        .ok_or_else(|| speaker.refuse(&Refusal::new("refused-no-home").with("argument", "--data")))?;
    Ok(folders.data_dir().to_owned())
}

/// `KLOTS_LISTEN` sets `listen`, `KLOTS_LIMITS_CHAT_PER_15S` sets `chat_per_15s` under `limits`.
fn add_environment(
    table: &mut toml::Table,
    known: &toml::Table,
    prefix: &str,
    variable: impl Fn(&str) -> Option<String> + Copy,
) -> Result<(), Refusal> {
    for (key, default) in known {
        let name = format!("{prefix}_{}", key.to_uppercase());
        if let toml::Value::Table(inner) = default {
            let empty = toml::Value::Table(toml::Table::new());
            if let toml::Value::Table(into) = table.entry(key.clone()).or_insert(empty) {
                add_environment(into, inner, &name, variable)?;
            }
            continue;
        }
        if let Some(text) = variable(&name) {
            let wrong =
                || Refusal::new("cli-error-value").with("value", text.as_str()).with("argument", name);
            table.insert(key.clone(), read_value(&text, default).ok_or_else(wrong)?);
        }
    }
    Ok(())
}

fn read_value(text: &str, like: &toml::Value) -> Option<toml::Value> {
    Some(match like {
        toml::Value::Integer(_) => text.parse::<i64>().ok()?.into(),
        toml::Value::Boolean(_) => text.parse::<bool>().ok()?.into(),
        toml::Value::Array(_) => {
            text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect::<Vec<_>>().into()
        }
        _ => text.into(),
    })
}

fn page(path: &str) -> Option<Asset> {
    let file = web_ui::get(path)?;
    Some(Asset {
        bytes: file.bytes,
        gzip: file.gzip,
        brotli: file.brotli,
        mime: file.mime,
        hash: file.hash,
        forever: file.forever,
    })
}

/// What is logged unless `KLOTS_LOG` says otherwise.
const LOGGED: &str = "info,sqlx=warn,tower_http=warn";

fn start_log(json: bool) {
    use tracing_subscriber::layer::SubscriberExt as _;
    use tracing_subscriber::util::SubscriberInitExt as _;
    let asked = std::env::var("KLOTS_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    let filter = asked.unwrap_or_else(|| LOGGED.parse().expect("the usual targets can be read"));
    let terminal = std::io::IsTerminal::is_terminal(&std::io::stderr());
    let lines = tracing_subscriber::fmt::layer().with_ansi(terminal).with_writer(std::io::stderr);
    let log = tracing_subscriber::registry().with(filter);
    if json { log.with(lines.json()).init() } else { log.with(lines).init() }
}

/// Ctrl-C, or the signal a service manager sends.
async fn told_to_stop() {
    let interrupt = async {
        // Without a handler for it the process ends by the signal itself.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! { () = interrupt => {}, _ = terminate.recv() => {} },
            Err(_) => interrupt.await,
        }
    }
    #[cfg(not(unix))]
    interrupt.await;
}

/// Opens the page where the system knows how; if it does not, the address stands on the terminal anyway.
fn open_browser(url: &str) {
    use std::io::IsTerminal;
    if !std::io::stdout().is_terminal() {
        return;
    }
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = Command::new(opener)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speaker() -> Speaker {
        Speaker::new(catalogue::Catalogue::standard(), words::Words::of("en"))
    }

    #[test]
    fn flags_come_before_the_file_and_everything_has_a_default() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("klots.toml");
        std::fs::write(&file, "listen = \"127.0.0.1:1\"\nsession_days = 3\n[limits]\nsockets_per_ip = 7\n")
            .unwrap();
        let args = ServeArgs {
            config: Some(file),
            listen: Some(([127, 0, 0, 1], 2).into()),
            ..ServeArgs::default()
        };
        let config = settings(&args, &speaker()).unwrap();
        assert_eq!((config.listen.port(), config.session_days, config.limits.sockets_per_ip), (2, 3, 7));
        assert_eq!(config.keep_guests_days, Config::default().keep_guests_days);
    }

    #[test]
    fn an_unknown_setting_is_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("klots.toml");
        std::fs::write(&file, "lisen = \"127.0.0.1:1\"\n").unwrap();
        let error =
            settings(&ServeArgs { config: Some(file), ..ServeArgs::default() }, &speaker()).unwrap_err();
        assert!(format!("{error:#}").contains("lisen"), "{error:#}");
    }

    #[test]
    fn the_environment_reaches_every_setting() {
        let known = toml::Table::try_from(Config::default()).unwrap();
        let mut table = toml::Table::new();
        let variable = |name: &str| match name {
            "KLOTS_SESSION_DAYS" => Some("9".to_owned()),
            "KLOTS_LIMITS_SOCKETS_PER_IP" => Some("4".to_owned()),
            "KLOTS_TRUSTED_PROXIES" => Some("127.0.0.1, ::1".to_owned()),
            _ => None,
        };
        add_environment(&mut table, &known, "KLOTS", variable).unwrap();
        let wrong = |name: &str| (name == "KLOTS_LIMITS_SOCKETS_PER_IP").then(|| "many".to_owned());
        let refusal = add_environment(&mut table.clone(), &known, "KLOTS", wrong).unwrap_err();
        let said = speaker().refuse(&refusal).to_string();
        assert_eq!(said, "“many” is not valid for KLOTS_LIMITS_SOCKETS_PER_IP.");
        let config: Config = table.try_into().unwrap();
        assert_eq!(
            (config.session_days, config.limits.sockets_per_ip, config.trusted_proxies.len()),
            (9, 4, 2)
        );
    }
}
