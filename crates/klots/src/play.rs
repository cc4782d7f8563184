//! `klots play`: the terminal face.

use crate::Speaker;
use crate::codes;
use crate::out::OutputFailed;
use crate::speak::SpokenError;
use clap::Args;
use play::{Choices, Refusal};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use tui::replay::ReplayScreen;
use tui::save::Saves;
use tui::session::NewGame;
use tui::{Options, PlayError};

/// What to play, against whom, and how it is shown.
#[derive(Args, Debug)]
pub struct PlayArgs {
    game: Option<String>,
    #[arg(long)]
    seats: Option<u8>,
    #[arg(long, default_value_t = 1)]
    people: u8,
    #[arg(long, default_value = "medium")]
    level: String,
    #[arg(long, default_value = "")]
    options: String,
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    resume: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "resume"])]
    watch: Option<PathBuf>,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "FOLDER", env = "KLOTS_SAVES")]
    saves: Option<PathBuf>,
}

/// Plays.
pub fn run(args: &PlayArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let new_game = new_game(args, speaker)?;
    let saves = saves_folder(args, speaker)?;
    let options = Options {
        catalogue: speaker.catalogue.clone(),
        words: words::Words::of(speaker.words.asked()),
        saves: Saves::new(saves),
        plain: args.plain || !interactive(),
        colour: colour(),
        new_game,
        resume: args.resume.clone(),
    };
    if let Some(path) = &args.watch {
        return watch(path, args, &options, speaker);
    }
    tui::play(&options).map_err(|error| match error {
        PlayError::Terminal(error) => OutputFailed(error).into(),
        other => SpokenError(tui::screen::explain(&other, &options)).into(),
    })
}

/// Where games are saved if nobody says otherwise.
pub(crate) fn usual_saves() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "klots").map(|folders| folders.data_dir().join("saves"))
}

/// Whether somebody sits at a terminal, on both ends.
pub fn interactive() -> bool {
    std::io::stdout().is_terminal() && std::io::stdin().is_terminal()
}

/// Whether colours may be used.
pub fn colour() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

fn new_game(args: &PlayArgs, speaker: &Speaker) -> anyhow::Result<Option<NewGame>> {
    let Some(game) = &args.game else { return Ok(None) };
    let refuse = |refusal: Refusal| speaker.refuse(&refusal);
    let entry = speaker.catalogue.find(game).map_err(refuse)?;
    let seats = args.seats.unwrap_or(entry.facts.min_seats().max(2));
    if args.people > seats {
        return Err(refuse(Refusal::new(codes::PEOPLE).with("people", args.people).with("seats", seats)));
    }
    let mut new_game = tui::plain::against_bots(game, seats, args.people, &args.level, &speaker.words);
    new_game.choices = Choices::parse(&args.options).map_err(refuse)?;
    Ok(Some(new_game))
}

fn saves_folder(args: &PlayArgs, speaker: &Speaker) -> anyhow::Result<PathBuf> {
    match args.saves.clone().or_else(usual_saves) {
        Some(folder) => Ok(folder),
        None => Err(speaker.refuse(&Refusal::new(codes::NO_HOME).with("argument", "--saves"))),
    }
}

fn watch(path: &Path, args: &PlayArgs, options: &Options, speaker: &Speaker) -> anyhow::Result<()> {
    let file = path.display().to_string();
    let record = speaker.read(path)?.parse().map_err(|error| speaker.refuse_record(&file, &error))?;
    let refuse = |error| speaker.refuse_record(&file, &error);
    if args.plain || !interactive() {
        let told =
            tui::replay::tell(&speaker.catalogue, &record, &speaker.words, &mut std::io::stdout().lock());
        return Ok(told.map_err(refuse)?.map_err(OutputFailed)?);
    }
    let screen = ReplayScreen::new(&speaker.catalogue, &record).map_err(refuse)?;
    Ok(tui::replay::run(screen, options)?)
}
