//! `klots play`: the terminal face.

use crate::Speaker;
use crate::speak::Said;
use clap::Args;
use play::Choices;
use std::io::IsTerminal;
use std::path::PathBuf;
use tui::save::Saves;
use tui::session::{Player, Setup};
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
    if let Some(path) = &args.watch {
        return watch(path, speaker);
    }
    let setup = setup(args, speaker)?;
    let saves = saves_folder(args, speaker)?;
    let options = Options {
        catalogue: speaker.catalogue.clone(),
        words: words::Words::of(speaker.words.asked()),
        saves: Saves::new(saves),
        plain: args.plain || !interactive(),
        colour: colour(),
        setup,
        resume: args.resume.clone(),
    };
    tui::play(&options).map_err(|error| match error {
        PlayError::Terminal(error) => error.into(),
        other => Said(tui::screen::explain(&other, &options)).into(),
    })
}

/// Whether somebody sits at a terminal, on both ends.
pub fn interactive() -> bool {
    std::io::stdout().is_terminal() && std::io::stdin().is_terminal()
}

/// Whether colours may be used.
pub fn colour() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

fn setup(args: &PlayArgs, speaker: &Speaker) -> anyhow::Result<Option<Setup>> {
    let Some(game) = &args.game else { return Ok(None) };
    let refuse = |refusal: play::Refusal| speaker.refuse(&refusal);
    let entry = speaker.catalogue.find(game).map_err(refuse)?;
    let seats = args.seats.unwrap_or(entry.facts.min_seats().max(2));
    let mut setup = tui::plain::against_bots(game, seats, &args.level, &speaker.words);
    setup.choices = Choices::parse(&args.options).map_err(refuse)?;
    for seat in 0..seats {
        if seat < args.people {
            setup.players[usize::from(seat)] = Player::Person;
        } else {
            setup.players[usize::from(seat)] = Player::Bot(args.level.clone());
        }
        if args.people > 1 && seat < args.people {
            let name = play::Phrase::new("player-of-seat").with("number", seat + 1);
            setup.names[usize::from(seat)] = speaker.words.say(&name);
        }
    }
    Ok(Some(setup))
}

fn saves_folder(args: &PlayArgs, speaker: &Speaker) -> anyhow::Result<PathBuf> {
    if let Some(folder) = &args.saves {
        return Ok(folder.clone());
    }
    match directories::ProjectDirs::from("", "", "klots") {
        Some(folders) => Ok(folders.data_dir().join("saves")),
        None => Err(speaker.refuse(&play::Refusal::new("refused-no-home").with("argument", "--saves"))),
    }
}

fn watch(path: &std::path::Path, speaker: &Speaker) -> anyhow::Result<()> {
    let file = path.display().to_string();
    let text = speaker.read(path)?;
    let record = text.parse().map_err(|error| speaker.refuse_record(&file, &error))?;
    let screen = tui::replay::ReplayScreen::new(&speaker.catalogue, &record)
        .map_err(|error| speaker.refuse_record(&file, &error))?;
    Ok(tui::replay::run(screen, &speaker.words)?)
}
