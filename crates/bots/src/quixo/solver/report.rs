//! What is asked of a run, how it goes on, and what it finds.

use super::{Worth, distances};
use search::Stop;
use serde::Serialize;
use std::path::PathBuf;

/// What to solve, and how.
#[derive(Clone, Debug)]
pub struct Options {
    /// Cells in a row: 3, 4 or 5.
    pub size: u8,
    /// Whether to find out how far wins and losses are.
    pub distances: bool,
    /// Where finished pairs are kept; without it they stay in memory.
    pub dir: Option<PathBuf>,
    /// Only this many layers (numbers of turned cubes), from the full board on.
    pub layers: Option<u32>,
    /// Threads to use.
    pub threads: usize,
    /// Ends the run early; what was finished stays in the folder.
    pub stop: Stop,
}

impl Options {
    /// Everything about boards of this size, in memory, on one thread.
    pub fn new(size: u8) -> Options {
        Options { size, distances: false, dir: None, layers: None, threads: 1, stop: Stop::new() }
    }
}

/// Why a board size could not be solved.
#[derive(Debug, thiserror::Error)]
pub enum SolveError {
    /// There are boards of 3, 4 and 5 cells in a row.
    #[error("no boards of {0} cells in a row")]
    Size(u8),
    /// 5×5 needs a folder: 27 GB, and four times as much again with distances.
    #[error("boards of 5 cells in a row need a folder")]
    NeedsFolder,
    /// It was stopped.
    #[error("stopped")]
    Stopped,
    /// A distance does not fit a byte.
    #[error("a win or a loss is farther than {} pushes", distances::FARTHEST)]
    TooFar,
    /// The folder cannot be used.
    #[error("{path}: {cause}")]
    Folder {
        /// The file or folder.
        path: PathBuf,
        /// What is wrong.
        cause: std::io::Error,
    },
}

/// How far a run has come.
#[derive(Clone, Debug, Serialize)]
pub struct Progress {
    /// Cubes turned in the boards that are being solved.
    pub cubes: u32,
    /// Cubes of the side with fewer.
    pub pivot: u32,
    /// Cubes of the other side.
    pub other: u32,
    /// What is being done.
    pub step: Phase,
    /// Boards of this pair that are still open, or are waiting in a work list.
    pub open: u64,
    /// Boards solved, up to symmetry.
    pub done: u64,
    /// Boards this run will solve, up to symmetry.
    pub total: u64,
    /// Boards solved in a second.
    pub rate: f64,
    /// Seconds since the start.
    pub seconds: f64,
    /// Seconds to go.
    pub seconds_left: f64,
    /// Bytes of memory in tables.
    pub memory: u64,
    /// Bytes of files in the folder.
    pub disk: u64,
}

/// What a run is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "step")]
pub enum Phase {
    /// A finished pair was found in the folder.
    Found,
    /// Masks and pushes of blank cubes.
    Opening,
    /// Sweeps over all open boards.
    Sweeping {
        /// How many were made.
        sweeps: u32,
    },
    /// Work lists.
    Pushing {
        /// How many rounds were made.
        rounds: u32,
    },
    /// The pair is solved.
    Solved,
}

/// What a run has found.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Cells in a row.
    pub size: u8,
    /// By number of turned cubes, from the full board on.
    pub layers: Vec<Layer>,
    /// All layers together.
    pub sum: Layer,
    /// The value of the blank board for who makes the first move, once it is known.
    pub first: Option<Worth>,
    /// Seconds it took.
    pub seconds: f64,
    /// Boards up to symmetry that were solved in a second (those found in files left out).
    pub rate: f64,
    /// Most bytes held in tables at once.
    pub memory: u64,
    /// Bytes of files.
    pub disk: u64,
    /// Boards of the whole size up to symmetry.
    pub whole: u64,
    /// Seconds the whole size would take at this rate.
    pub whole_seconds: f64,
}

/// The boards with one number of turned cubes.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Layer {
    /// Cubes turned.
    pub cubes: u32,
    /// Boards won for the side to move.
    pub wins: u64,
    /// Boards lost for it.
    pub losses: u64,
    /// Drawn boards.
    pub draws: u64,
    /// Boards up to symmetry, as they are numbered.
    pub canonical: u64,
    /// The longest loss, where distances were asked for.
    pub longest_loss: Option<u32>,
    /// Seconds it took; nothing for what was found in files.
    pub seconds: f64,
}

impl Layer {
    pub(super) fn add(&mut self, more: &Layer) {
        self.wins += more.wins;
        self.losses += more.losses;
        self.draws += more.draws;
        self.canonical += more.canonical;
        self.longest_loss = self.longest_loss.max(more.longest_loss);
        self.seconds += more.seconds;
    }
}
