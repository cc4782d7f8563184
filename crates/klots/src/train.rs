//! `klots train GAME`: learns again what the players of a game have learnt, byte for byte.

use crate::{Speaker, out};
use anyhow::Context;
use bots::train::{Effort, Lesson, Progress};
use clap::Args;
use serde::Serialize;
use std::fs::File;
use std::io::Write as _;
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};

/// What to learn, how thoroughly, and where the files go.
#[derive(Args, Debug)]
pub struct TrainArgs {
    game: String,
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    out: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    part: u16,
    #[arg(long, default_value_t = NonZeroU16::MIN)]
    threads: NonZeroU16,
}

/// A line of the log: which file, how far, how well.
#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    #[serde(flatten)]
    progress: Progress,
}

/// Learns and writes one file for each lesson; tells on every line, as JSON, how it goes.
pub fn run(args: &TrainArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let entry = speaker.catalogue.find(&args.game).map_err(|refusal| speaker.refuse(&refusal))?;
    let lessons = entry.thinker().lessons();
    if lessons.is_empty() {
        let nothing = play::Refusal::new("refused-train-nothing").with("game", args.game.as_str());
        return Err(speaker.refuse(&nothing));
    }
    let effort = Effort { part: f64::from(args.part) / 100.0, threads: usize::from(args.threads.get()) };
    for lesson in lessons {
        learn(lesson, &effort, &args.out.join(lesson.file))?;
    }
    Ok(())
}

/// The file is made before anything is learnt: what is there already stays, and hours are not spent for nothing.
fn learn(lesson: &Lesson, effort: &Effort, path: &Path) -> anyhow::Result<()> {
    let name = || path.display().to_string();
    let mut file = File::create_new(path).with_context(name)?;
    let mut tell = |progress: Progress| {
        if let Ok(line) = serde_json::to_string(&Line { file: lesson.file, progress }) {
            out::line(line);
        }
    };
    let bytes = (lesson.learn)(effort, &mut tell);
    file.write_all(&bytes).and_then(|()| file.sync_all()).with_context(name)
}
