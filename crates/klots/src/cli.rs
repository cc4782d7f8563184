//! The command line: its shape here, its words in `locales/<lang>/cli.ftl`.

mod help;
mod mistakes;

use crate::{
    Speaker, analyse, arena, bench, engine_command, join, keep, play, render, replay, rules, score, serve,
    solve, swarm,
};
use catalogue::Catalogue;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
pub use help::localise;
use std::ffi::OsString;
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
    Bench(bench::BenchArgs),
    Backup(keep::KeepArgs),
    Restore(keep::KeepArgs),
    Export(keep::KeepArgs),
    Import(keep::KeepArgs),
    Load(swarm::LoadArgs),
    PushKey,
    Completions { shell: clap_complete::Shell },
    Man { command: Option<String> },
}

/// Reads the command line and does what it says, with these games.
pub fn main(catalogue: Catalogue, args: Vec<OsString>) -> ExitCode {
    let speaker = Speaker::new(catalogue, language(&args));
    let command = localise(Cli::command(), &speaker.words, "cli");
    let read =
        command.try_get_matches_from(help_in_front(args)).and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match read {
        Ok(cli) => cli,
        Err(error) if mistakes::was_asked_for(&error) => {
            // If even standard output is closed there is nobody to tell.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("{}", mistakes::explain(&error, &speaker.words));
            return ExitCode::from(2);
        }
    };
    match run(cli, speaker) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// `klots help play` is `klots play --help`, as everywhere.
fn help_in_front(mut args: Vec<OsString>) -> Vec<OsString> {
    if args.get(1).is_some_and(|word| word == "help") {
        args.remove(1);
        args.push("--help".into());
    }
    args
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
}

fn run(cli: Cli, speaker: Speaker) -> anyhow::Result<()> {
    match cli.command {
        None => serve::run(&serve::ServeArgs::default(), &speaker),
        Some(Command::Serve(args)) => serve::run(&args, &speaker),
        Some(Command::Play(args)) => play::run(&args, speaker),
        Some(Command::Join(args)) => join::run(&args, speaker),
        Some(Command::Engine) => engine_command::run(speaker),
        Some(Command::Replay(args)) => replay::run(&args, &speaker),
        Some(Command::Rules(args)) => rules::run(&args, &speaker),
        Some(Command::Render(args)) => render::run(&args, &speaker),
        Some(Command::Score(args)) => score::run(&args, &speaker),
        Some(Command::Arena(args)) => arena::run(&args, &speaker),
        Some(Command::Analyse(args)) => analyse::run(&args, &speaker),
        Some(Command::Solve(args)) => solve::run(&args, &speaker),
        Some(Command::Bench(args)) => bench::run(&args, &speaker),
        Some(Command::Load(args)) => swarm::run(&args, &speaker),
        Some(Command::PushKey) => {
            // Lines for the settings file, see docs/hosting.md.
            println!("[push]\nkey = \"{}\"\ncontact = \"mailto:\"", server::new_push_key());
            Ok(())
        }
        Some(Command::Backup(args)) => keep::backup(&args, &speaker),
        Some(Command::Restore(args)) => keep::restore(&args, &speaker),
        Some(Command::Export(args)) => keep::export(&args, &speaker),
        Some(Command::Import(args)) => keep::import(&args, &speaker),
        Some(Command::Completions { shell }) => {
            let mut command = localise(Cli::command(), &speaker.words, "cli");
            clap_complete::generate(shell, &mut command, "klots", &mut std::io::stdout());
            Ok(())
        }
        Some(Command::Man { command }) => {
            print!("{}", help::manual(named(command.as_deref(), &speaker)?, &speaker.words)?);
            Ok(())
        }
    }
}

/// The whole program, or the command of this name as a program of its own.
fn named(name: Option<&str>, speaker: &Speaker) -> anyhow::Result<clap::Command> {
    let whole = localise(Cli::command(), &speaker.words, "cli");
    let Some(name) = name else { return Ok(whole) };
    let child = whole.find_subcommand(name).cloned().ok_or_else(|| {
        let known = whole.get_subcommands().map(clap::Command::get_name).collect::<Vec<_>>().join(", ");
        let phrase = ::play::Refusal::new("cli-error-value-possible").with("value", name);
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
                eprintln!("{}", words.say(&phrase));
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
    fn every_command_and_argument_has_its_help() {
        let command = localise(Cli::command(), &Words::of("en"), "cli");
        assert_eq!(missing(&command), Vec::<String>::new());
        command.debug_assert();
    }
}
