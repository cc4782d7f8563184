//! What the players have learnt, and how it is learnt again: each game's module `train` has its [`Lesson`]s.
//!
//! `klots train GAME` takes them; what comes out lies beside the sources and is part of the program.

use play::Refusal;
use serde::Serialize;

/// Something that is learnt.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The name of the file, in the game's folder of this room.
    pub file: &'static str,
    /// Learns the file's bytes; tells how it goes. Refuses where something is missing to learn from.
    pub learn: fn(&Effort, &mut dyn Journal) -> Result<Vec<u8>, Refusal>,
}

/// Goes along with a lesson: is told how it goes, and keeps notes, so that a lesson that was broken off goes on from there.
/// A plain closure listens and keeps nothing.
pub trait Journal {
    /// How it goes.
    fn tell(&mut self, progress: Progress);

    /// What an earlier run kept.
    fn notes(&mut self) -> Option<Vec<u8>> {
        None
    }

    /// Keeps this instead of what was kept before.
    fn keep(&mut self, _notes: &[u8]) {}
}

impl<F: FnMut(Progress)> Journal for F {
    fn tell(&mut self, progress: Progress) {
        self(progress);
    }
}

/// How much is put into it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// The part of the games that the shipped file was made with; 1 makes the shipped file.
    pub part: f64,
    /// Threads, where a lesson can use several; the bytes do not depend on it.
    pub threads: usize,
}

impl Effort {
    /// This part of a number of games, at least one.
    pub fn of(&self, games: u64) -> u64 {
        ((games as f64 * self.part).round() as u64).max(1)
    }
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { part: 1.0, threads: 1 }
    }
}

/// How a lesson goes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Progress {
    /// Games, changes or generations done.
    pub done: u64,
    /// And of how many.
    pub of: u64,
    /// How well it goes: points, a share of victories or an error, by the lesson.
    pub measure: f64,
}
