//! The command line: its shape here, its words in `locales/<lang>/cli.ftl`.

mod help;
mod mistakes;

use crate::codes;
use crate::out::OutputFailed;
use crate::{
    Speaker, analyse, arena, backup, bench, engine, join, out, play, render, replay, rules, score, serve,
    site, solve, swarm, train,
};
use catalogue::Catalogue;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
pub use help::localise;
use std::ffi::OsString;
use std::io::ErrorKind;
use std::process::ExitCode;
use words::Words;

/// The whole command line. Help texts are set from the language files by [`localise`].
#[derive(Parser, Debug)]
#[command(name = "klots", version)]
pub struct Cli {
    #[arg(long, global = true, value_name = "CODE", env = "KLOTS_LANG")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// The subcommands.
#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::ServeArgs),
    Play(play::PlayArgs),
    Join(join::JoinArgs),
    Engine,
    Replay(replay::ReplayArgs),
    Rules(rules::RulesArgs),
    Render(render::RenderArgs),
    Score(score::ScoreArgs),
    Arena(arena::ArenaArgs),
    Analyse(analyse::AnalyseArgs),
    Solve(solve::SolveArgs),
    Train(train::TrainArgs),
    Bench(bench::BenchArgs),
    Backup(backup::BackupArgs),
    Restore(backup::BackupArgs),
    Export(backup::BackupArgs),
    Import(backup::BackupArgs),
    Site(site::SiteArgs),
    Load(swarm::LoadArgs),
    PushKey,
    Completions { shell: clap_complete::Shell },
    Man { command: Option<String> },
}

/// Reads the command line and does what it says, with these games.
pub fn main(catalogue: Catalogue, args: Vec<OsString>) -> ExitCode {
    let speaker = Speaker::new(catalogue, language(&args));
    let command = localise(Cli::command(), &speaker.words, &speaker.games());
    let args = help_in_front(args);
    let named = |word: &OsString| command.find_subcommand(word).map(|known| known.get_name().to_owned());
    let asked = args.iter().skip(1).find_map(named);
    let read = command.try_get_matches_from(args).and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match read {
        Ok(cli) => cli,
        Err(error) if mistakes::was_asked_for(&error) => {
            out::text(error.render());
            return ended(Ok(()), &speaker);
        }
        Err(error) => {
            out::complain(mistakes::explain(&error, asked.as_deref(), &speaker.words));
            return ExitCode::from(2);
        }
    };
    let ran = run(cli, &speaker);
    ended(ran, &speaker)
}

/// What the program ends with: a reader that has gone away is not a failure, a full disk is one.
fn ended(ran: anyhow::Result<()>, speaker: &Speaker) -> ExitCode {
    let ran = ran.and_then(|()| out::failure().map_or(Ok(()), |error| Err(OutputFailed(error).into())));
    let Err(error) = ran else { return ExitCode::SUCCESS };
    let error = match error.downcast::<OutputFailed>() {
        Ok(OutputFailed(cause)) if cause.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Ok(OutputFailed(cause)) => speaker.no_output(&cause),
        Err(error) => error,
    };
    out::complain(told(&error, speaker));
    ExitCode::FAILURE
}

/// An error as the user reads it: what the system says is put into the user's language, whichever room it comes from, with
/// what it is about in front of it.
fn told(error: &anyhow::Error, speaker: &Speaker) -> String {
    // A context that `anyhow` puts in front of a cause has no type that could be asked for; a bare cause has its own.
    let bare = error.chain().next().is_some_and(|first| first.is::<std::io::Error>());
    match error.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>()) {
        Some(cause) if bare => speaker.words.cause(cause),
        Some(cause) => format!("{error}: {}", speaker.words.cause(cause)),
        None => format!("{error:#}"),
    }
}

/// A number of seconds that can be waited for: more than nothing, at most a day.
pub(crate) fn seconds(text: &str) -> Result<f64, std::num::ParseFloatError> {
    let seconds: f64 = text.parse()?;
    if seconds.is_finite() && seconds > 0.0 && seconds <= 86_400.0 { Ok(seconds) } else { "".parse() }
}

/// `klots help play` is `klots play --help`, as everywhere.
fn help_in_front(mut args: Vec<OsString>) -> Vec<OsString> {
    if args.get(1).is_some_and(|word| word == "help") {
        args.remove(1);
        args.push("--help".into());
    }
    args
}

fn run(cli: Cli, speaker: &Speaker) -> anyhow::Result<()> {
    match cli.command {
        None => serve::run(&serve::ServeArgs::default(), speaker),
        Some(Command::Serve(args)) => serve::run(&args, speaker),
        Some(Command::Play(args)) => play::run(&args, speaker),
        Some(Command::Join(args)) => join::run(&args, speaker),
        Some(Command::Engine) => engine::stdio::run(speaker),
        Some(Command::Replay(args)) => replay::run(&args, speaker),
        Some(Command::Rules(args)) => rules::run(&args, speaker),
        Some(Command::Render(args)) => render::run(&args, speaker),
        Some(Command::Score(args)) => score::run(&args, speaker),
        Some(Command::Arena(args)) => arena::run(&args, speaker),
        Some(Command::Analyse(args)) => analyse::run(&args, speaker),
        Some(Command::Solve(args)) => solve::run(&args, speaker),
        Some(Command::Train(args)) => train::run(&args, speaker),
        Some(Command::Bench(args)) => bench::run(&args, speaker),
        Some(Command::Site(args)) => site::run(&args, speaker),
        Some(Command::Load(args)) => swarm::run(&args, speaker),
        Some(Command::PushKey) => {
            // Lines for the settings file, see docs/hosting.md.
            out::line(format_args!("[push]\nkey = \"{}\"\ncontact = \"mailto:\"", server::new_push_key()));
            Ok(())
        }
        Some(Command::Backup(args)) => backup::backup(&args, speaker),
        Some(Command::Restore(args)) => backup::restore(&args, speaker),
        Some(Command::Export(args)) => backup::export(&args, speaker),
        Some(Command::Import(args)) => backup::import(&args, speaker),
        Some(Command::Completions { shell }) => {
            let command = localise(Cli::command(), &speaker.words, &speaker.games());
            let mut command = help::offer_names(command, &speaker.catalogue);
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command, "klots", &mut script);
            out::text(String::from_utf8_lossy(&script));
            Ok(())
        }
        Some(Command::Man { command }) => {
            out::text(help::manual(named(command.as_deref(), speaker)?, &speaker.words, &speaker.games())?);
            Ok(())
        }
    }
}

/// The whole program, or the command of this name as a program of its own.
fn named(name: Option<&str>, speaker: &Speaker) -> anyhow::Result<clap::Command> {
    let whole = localise(Cli::command(), &speaker.words, &speaker.games());
    let Some(name) = name else { return Ok(whole) };
    let child = whole.find_subcommand(name).cloned().ok_or_else(|| {
        let known = whole.get_subcommands().map(clap::Command::get_name).collect::<Vec<_>>().join(", ");
        let phrase = ::play::Refusal::new(codes::VALUE_POSSIBLE).with("value", name);
        speaker
            .refuse(&phrase.with("argument", speaker.words.word("cli-word-command")).with("possible", known))
    })?;
    Ok(child.name(format!("klots-{name}")))
}

/// The language asked for on the command line, else by the environment. A language that is not there
/// is answered by the nearest one, and says so once.
fn language(args: &[OsString]) -> Words {
    let texts: Vec<_> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let flag = texts.iter().position(|&arg| arg == "--lang").and_then(|at| texts.get(at + 1).copied());
    let joined = texts.iter().find_map(|arg| arg.strip_prefix("--lang="));
    let variable = std::env::var("KLOTS_LANG").ok();
    match flag.or(joined).or(variable.as_deref()) {
        Some(asked) => {
            let words = Words::of(asked);
            if asked != words::PSEUDO && words::nearest(asked).is_none() {
                let phrase =
                    ::play::Phrase::new("language-unknown").with("asked", asked).with("used", words.code());
                out::complain(words.say(&phrase));
            }
            words
        }
        None => Words::of(words::from_environment(|name| std::env::var(name).ok())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text that is missing shows its id in brackets.
    fn missing(command: &clap::Command) -> Vec<String> {
        let texts =
            command.get_about().into_iter().chain(command.get_arguments().filter_map(clap::Arg::get_help));
        let mut missing: Vec<_> =
            texts.map(ToString::to_string).filter(|text| text.starts_with('[')).collect();
        missing.extend(command.get_subcommands().flat_map(missing_in_child));
        missing
    }

    fn missing_in_child(child: &clap::Command) -> Vec<String> {
        missing(child)
    }

    #[test]
    fn an_error_of_the_system_is_told_once_and_not_in_its_own_words() {
        let speaker = Speaker::new(Catalogue::standard(), Words::of("en"));
        let full = || anyhow::Error::from(std::io::Error::from_raw_os_error(28));
        assert_eq!(told(&full(), &speaker), "There is no space left.");
        assert_eq!(told(&full().context("x.svg"), &speaker), "x.svg: There is no space left.");
    }

    #[test]
    fn every_command_and_argument_has_its_help() {
        let command = localise(Cli::command(), &Words::of("en"), &["one"]);
        assert_eq!(missing(&command), Vec::<String>::new());
        command.debug_assert();
    }
}
