//! `klots train GAME`: learns again what the players of a game have learnt, byte for byte.

use crate::codes;
use crate::{Speaker, out};
use anyhow::Context;
use bots::train::{Effort, Journal, Lesson, Progress};
use clap::Args;
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, Write as _};
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

/// Learns and writes one file for each lesson; tells on every line, as JSON, how it goes. A run that was broken off goes on: what
/// it had finished stays, what it had begun is continued from its notes.
pub fn run(args: &TrainArgs, speaker: &Speaker) -> anyhow::Result<()> {
    let entry = speaker.catalogue.find(&args.game).map_err(|refusal| speaker.refuse(&refusal))?;
    let lessons = entry.thinker().lessons();
    if lessons.is_empty() {
        let nothing = play::Refusal::new(codes::TRAIN_NOTHING).with("game", args.game.as_str());
        return Err(speaker.refuse(&nothing));
    }
    let effort = Effort { part: f64::from(args.part) / 100.0, threads: usize::from(args.threads.get()) };
    learn_all(lessons, &effort, &args.out, speaker)
}

fn learn_all(lessons: &[Lesson], effort: &Effort, folder: &Path, speaker: &Speaker) -> anyhow::Result<()> {
    let goes_on = lessons.iter().any(|lesson| is_begun(&folder.join(lesson.file)));
    for lesson in lessons {
        let path = folder.join(lesson.file);
        if !goes_on || is_begun(&path) || !path.exists() {
            learn(lesson, effort, &path, speaker)?;
        }
    }
    Ok(())
}

/// The first line of notes: by it a run that was broken off knows them, and the empty file beside them, as its own.
const MARK: &[u8] = b"klots-train\n";

/// Whether a run made this file and has not written it yet.
fn is_begun(path: &Path) -> bool {
    path.metadata().is_ok_and(|file| file.len() == 0)
        && fs::read(notes_of(path)).is_ok_and(|notes| notes.starts_with(MARK))
}

fn learn(lesson: &Lesson, effort: &Effort, path: &Path, speaker: &Speaker) -> anyhow::Result<()> {
    if !is_begun(path) {
        begin(path)?;
    }
    let notes = notes_of(path);
    let mut journal = OnDisk { file: lesson.file, notes: notes.clone(), failed: None };
    let bytes = (lesson.learn)(effort, &mut journal).map_err(|refusal| {
        give_back(&[path, &notes]);
        speaker.refuse(&refusal)
    })?;
    if let Some(error) = journal.failed {
        return Err(error).with_context(|| notes.display().to_string());
    }
    write_whole(path, &bytes).with_context(|| path.display().to_string())?;
    fs::remove_file(&notes).with_context(|| notes.display().to_string())
}

/// Claims every file name that will be written, before anything is learnt: a file that is there already is not overwritten,
/// and nobody learns for hours only to find that out.
fn begin(path: &Path) -> anyhow::Result<()> {
    let notes = notes_of(path);
    let (new, new_notes) = (beside(path), beside(&notes));
    let mut taken: Vec<&Path> = Vec::new();
    for name in [path, &new, &new_notes, &notes] {
        if let Err(error) = File::create_new(name) {
            give_back(&taken);
            return Err(error).with_context(|| name.display().to_string());
        }
        taken.push(name);
    }
    let marked = fs::write(&notes, MARK).with_context(|| notes.display().to_string());
    give_back(if marked.is_ok() { &taken[1..3] } else { &taken });
    marked
}

/// What could not be taken away again is empty and was made just now.
fn give_back(taken: &[&Path]) {
    for name in taken {
        drop(fs::remove_file(name));
    }
}

/// Where a lesson is learnt: lines on the screen, notes beside the file.
struct OnDisk {
    file: &'static str,
    notes: PathBuf,
    /// Why notes could not be kept.
    failed: Option<io::Error>,
}

impl Journal for OnDisk {
    fn tell(&mut self, progress: Progress) {
        if let Ok(line) = serde_json::to_string(&Line { file: self.file, progress }) {
            out::line(line);
        }
    }

    fn notes(&mut self) -> Option<Vec<u8>> {
        let notes = fs::read(&self.notes).ok()?;
        notes.strip_prefix(MARK).filter(|notes| !notes.is_empty()).map(<[u8]>::to_vec)
    }

    fn keep(&mut self, notes: &[u8]) {
        self.failed = write_whole(&self.notes, &[MARK, notes].concat()).err();
    }
}

/// Writes all of a file or nothing: whoever ends the program in between finds what was there before.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = beside(path);
    let mut file = File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&beside, path)
}

fn notes_of(path: &Path) -> PathBuf {
    with_ending(path, ".notes")
}

/// Where a file is written before it has its name.
fn beside(path: &Path) -> PathBuf {
    with_ending(path, ".new")
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts on from its notes.
    const COUNTS: Lesson = Lesson {
        file: "counts.bin",
        learn: |_, journal| {
            let mut count = journal.notes().map_or(0, |notes| notes[0]);
            journal.keep(&[count + 1]);
            count += 10;
            Ok(vec![count])
        },
    };

    /// Has nothing to learn from.
    const REFUSES: Lesson =
        Lesson { file: "refused.bin", learn: |_, _| Err(play::Refusal::new(bots::codes::TRAIN_TABLES)) };

    fn speaker() -> Speaker {
        Speaker::new(catalogue::Catalogue::standard(), words::Words::of("en"))
    }

    const OTHER: Lesson = Lesson { file: "other.bin", learn: |_, _| Ok(vec![1]) };

    #[test]
    fn a_run_that_was_broken_off_goes_on_from_its_notes_and_leaves_what_is_finished() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        fs::write(file("other.bin"), [7]).unwrap();
        fs::write(file("counts.bin"), []).unwrap();
        fs::write(file("counts.bin.notes"), [MARK, &[5]].concat()).unwrap();
        learn_all(&[OTHER, COUNTS], &Effort::default(), folder.path(), &speaker()).unwrap();
        assert_eq!(fs::read(file("other.bin")).unwrap(), [7]);
        assert_eq!(fs::read(file("counts.bin")).unwrap(), [15]);
        assert!(!file("counts.bin.notes").exists() && !file("counts.bin.new").exists());
        let again = learn_all(&[OTHER, COUNTS], &Effort::default(), folder.path(), &speaker());
        assert!(again.is_err(), "nothing was broken off, and files are not written over");
    }

    #[test]
    fn what_another_program_made_is_neither_gone_on_with_nor_written_over() {
        let notes = "counts.bin.notes";
        for (name, text) in [
            ("counts.bin", ""),
            ("counts.bin", "mine"),
            (notes, "mine"),
            ("counts.bin.new", "mine"),
            ("counts.bin.notes.new", "mine"),
        ] {
            let folder = tempfile::tempdir().unwrap();
            fs::write(folder.path().join(name), text).unwrap();
            let error = learn_all(&[COUNTS], &Effort::default(), folder.path(), &speaker()).unwrap_err();
            assert!(error.to_string().ends_with(name), "{name}: {error}");
            let left: Vec<_> =
                fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
            assert_eq!(left, [name], "nothing else is left behind");
            assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), text);
        }
    }

    #[test]
    fn a_lesson_without_anything_to_learn_from_says_so_and_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let error = learn_all(&[REFUSES, OTHER], &Effort::default(), folder.path(), &speaker()).unwrap_err();
        assert!(error.to_string().contains("klots solve"), "{error}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_lesson_that_is_learnt_leaves_its_file_alone() {
        let folder = tempfile::tempdir().unwrap();
        learn_all(&[COUNTS, OTHER], &Effort::default(), folder.path(), &speaker()).unwrap();
        let mut left: Vec<_> =
            fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, ["counts.bin", "other.bin"]);
    }
}
