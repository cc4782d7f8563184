//! `klots join LINK`: a seat at a table of a server, in the terminal.

mod line;
mod link;
mod session;
mod wire_to;

use crate::Speaker;
use crate::codes;
use crate::out::OutputFailed;
use crate::play::{colour, interactive};
use crate::speak::SpokenError;
use clap::Args;
use line::Wanted;
use link::Link;
use play::{Phrase, Refusal};
use session::Sessions;
use std::path::PathBuf;
use tui::live::plain::Parting;
use tui::save::Saves;
use tui::{Options, PlayError};

/// Where to sit, and how it is shown.
#[derive(Args, Debug)]
pub struct JoinArgs {
    link: String,
    #[arg(long)]
    name: Option<String>,
    #[arg(long, conflicts_with = "watch", value_parser = clap::value_parser!(u8).range(1..=10))]
    seat: Option<u8>,
    #[arg(long)]
    watch: bool,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "FILE", env = "KLOTS_SESSIONS")]
    session: Option<PathBuf>,
}

/// Sits down and plays.
pub fn run(args: &JoinArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let link: Link = args.link.parse().map_err(|refusal: Refusal| speaker.refuse(&refusal))?;
    let file = match &args.session {
        Some(file) => file.clone(),
        None => match directories::ProjectDirs::from("", "", "klots") {
            Some(folders) => folders.data_dir().join("sessions.json"),
            None => {
                let refusal = Refusal::new(codes::NO_HOME).with("argument", "--session");
                return Err(speaker.refuse(&refusal));
            }
        },
    };
    let wanted = Wanted {
        name: args.name.clone().unwrap_or_else(|| own_name(speaker)),
        seat: args.seat.map(|seat| seat - 1),
        sit: !args.watch,
        word: line::random_hex(8)?,
    };
    let word = wanted.word.clone();
    let server = link.server();
    let sessions = Sessions::open(file.clone()).map_err(|error| speaker.unusable(&file, error.kind()))?;
    let line = line::open(link, wanted, sessions)?;
    let parting = if args.plain || !interactive() {
        let input = std::io::BufReader::new(std::io::stdin());
        tui::live::plain::run(&line, &word, &speaker.words, input, &mut std::io::stdout().lock())
            .map_err(OutputFailed)?
    } else {
        on_the_screen(&line, &word, speaker)?
    };
    match parting {
        Parting::Home => Ok(()),
        // Whatever was refused, its message may speak of the server.
        Parting::Cut(refusal) => {
            let named = refusal.what.clone().with("server", server);
            Err(speaker.refuse(&refusal.saying(named)))
        }
    }
}

fn on_the_screen(line: &tui::live::LiveLine, word: &str, speaker: &Speaker) -> anyhow::Result<Parting> {
    let options = Options {
        catalogue: speaker.catalogue.clone(),
        words: words::Words::of(speaker.words.asked()),
        saves: Saves::new(PathBuf::new()),
        plain: false,
        colour: colour(),
        new_game: None,
        resume: None,
    };
    tui::live::screen::run(line, word, &options).map_err(|error| match error {
        PlayError::Terminal(error) => OutputFailed(error).into(),
        other => SpokenError(tui::screen::explain(&other, &options)).into(),
    })
}

/// The name of the user of this machine, else “Player 1”.
fn own_name(speaker: &Speaker) -> String {
    let user = ["USER", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    let user = user.filter(|name| !name.trim().is_empty());
    user.unwrap_or_else(|| speaker.say(&Phrase::new("player-of-seat").with("number", 1)))
}
