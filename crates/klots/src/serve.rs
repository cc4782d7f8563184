//! `klots serve`, and `klots` alone: the server with the page, bots and an embedded database.

use crate::codes;
use crate::{Speaker, out};
use clap::Args;
use play::record::RecordError;
use play::{Phrase, Refusal};
use server::{Asset, Config, Hooks};
use std::net::SocketAddr;
use std::ops::Range;
use std::path::{Path, PathBuf};
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
    start_log(args.log_json, LOGGED);
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
        Some(path) => read_settings(path, speaker)?,
        None => toml::Table::new(),
    };
    let defaults = toml::Table::try_from(Config {
        metrics_listen: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        ..Config::default()
    })?;
    add_environment(&mut table, &defaults, &[], |name| std::env::var(name).ok())
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
    // Every part of it has been read before.
    Ok(table.try_into()?)
}

/// The settings of a file, or what of it is none and where it stands.
fn read_settings(path: &Path, speaker: &Speaker) -> anyhow::Result<toml::Table> {
    let text = speaker.read(path)?;
    let wrong = |error: toml::de::Error| {
        let (line, column, shown) = place(&text, error.span().unwrap_or_default());
        let cause = Refusal::new(codes::SETTINGS).with("text", shown);
        speaker.refuse_record(&path.display().to_string(), &RecordError { line, column, cause })
    };
    toml::from_str::<Config>(&text).map_err(wrong)?;
    text.parse::<toml::Table>().map_err(wrong)
}

/// Line and column of a part of a text, counted from one, and what stands there: the part, or else its whole line.
fn place(text: &str, part: Range<usize>) -> (usize, usize, String) {
    let before = text.get(..part.start).unwrap_or(text);
    let line = before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count();
    let first = |text: &str| text.lines().next().unwrap_or_default().trim().trim_matches('"').to_owned();
    let shown = text.get(part).map(first).filter(|shown| !shown.is_empty());
    let whole = || text.lines().nth(line).unwrap_or_default().trim().to_owned();
    (line + 1, column + 1, shown.unwrap_or_else(whole))
}

/// The folder where the user's programs keep their data.
pub fn data_folder(speaker: &Speaker) -> anyhow::Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "klots")
        .ok_or_else(|| speaker.refuse(&Refusal::new(codes::NO_HOME).with("argument", "--data")))?;
    Ok(folders.data_dir().to_owned())
}

/// `KLOTS_LISTEN` sets `listen`, `KLOTS_LIMITS_CHAT_PER_15S` sets `chat_per_15s` under `limits`.
fn add_environment(
    table: &mut toml::Table,
    known: &toml::Table,
    under: &[&str],
    variable: impl Fn(&str) -> Option<String> + Copy,
) -> Result<(), Refusal> {
    for (key, default) in known {
        let path = [under, &[key.as_str()]].concat();
        if let toml::Value::Table(inner) = default {
            let empty = toml::Value::Table(toml::Table::new());
            if let toml::Value::Table(into) = table.entry(key.clone()).or_insert(empty) {
                add_environment(into, inner, &path, variable)?;
            }
            continue;
        }
        let name = format!("KLOTS_{}", path.join("_").to_uppercase());
        if let Some(text) = variable(&name) {
            let value = read_value(&text, default).filter(|value| is_setting(&path, value));
            let wrong = || Refusal::new(codes::VALUE).with("value", text.as_str()).with("argument", name);
            table.insert(key.clone(), value.ok_or_else(wrong)?);
        }
    }
    Ok(())
}

/// Whether settings with this value alone can be read.
fn is_setting(path: &[&str], value: &toml::Value) -> bool {
    let around = |value, key: &&str| toml::Value::Table([((*key).to_owned(), value)].into_iter().collect());
    path.iter().rev().fold(value.clone(), around).try_into::<Config>().is_ok()
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

/// Begins to write the log to standard error; `usual` is what is logged where nobody asks for more or less.
pub(crate) fn start_log(json: bool, usual: &str) {
    use tracing_subscriber::layer::SubscriberExt as _;
    use tracing_subscriber::util::SubscriberInitExt as _;
    let asked = std::env::var("KLOTS_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    let filter = asked.unwrap_or_else(|| usual.parse().expect("the usual targets can be read"));
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
    fn settings_that_cannot_be_read_are_shown_at_their_place_and_not_in_the_words_of_the_reader() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("klots.toml");
        for (text, place, shown) in [
            ("lisen = \"127.0.0.1:1\"\n", "line 1, column 1", "“lisen”"),
            ("session_days = 3\nsession_days = 4\n", "line 2, column 1", "“session_days”"),
            ("# mine\n[limits]\n  chat_per_15s = \"ä\"\n", "line 3, column 18", "“ä”"),
            ("listen = \"nowhere\"", "line 1, column 10", "“nowhere”"),
            ("listen =\n", "line 1, column 9", "“listen =”"),
            ("[limits", "line 1, column 8", "“[limits”"),
        ] {
            std::fs::write(&file, text).unwrap();
            let args = ServeArgs { config: Some(file.clone()), ..ServeArgs::default() };
            let error = settings(&args, &speaker()).unwrap_err().to_string();
            assert!(error.contains(place) && error.contains(shown), "{error}");
            for raw in ["expected", "TOML", "|", "invalid", "unknown"] {
                assert!(!error.contains(raw), "“{raw}” in {error}");
            }
        }
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
        add_environment(&mut table, &known, &[], variable).unwrap();
        for (name, value) in [
            ("KLOTS_LIMITS_SOCKETS_PER_IP", "many"),
            ("KLOTS_LIMITS_SOCKETS_PER_IP", "-1"),
            ("KLOTS_LISTEN", "nowhere"),
        ] {
            let wrong = |asked: &str| (asked == name).then(|| value.to_owned());
            let refusal = add_environment(&mut table.clone(), &known, &[], wrong).unwrap_err();
            let said = speaker().refuse(&refusal).to_string();
            assert_eq!(said, format!("“{value}” is not valid for {name}."));
        }
        let config: Config = table.try_into().unwrap();
        assert_eq!(
            (config.session_days, config.limits.sockets_per_ip, config.trusted_proxies.len()),
            (9, 4, 2)
        );
    }
}
