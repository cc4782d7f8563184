//! Solved pairs as files: written whole or not at all, and checked when they are read.
//!
//! ```text
//!   8 bytes   "KLOTSQX1"
//!   4 bytes   board size, cubes of the pivot, cubes of the other side, 1 with distances or 0
//!   4 bytes   zero
//!   8 bytes   boards with one side to move
//!  32 bytes   boards won and lost with the pivot to move, won and lost with the other side to move
//!   8 bytes   the longest loss, where distances are kept
//!             two tables of two bits a board, in words of 8 bytes: pivot to move, other side to move
//!             with distances two tables of a byte a board, filled up to words
//!   8 bytes   checksum of all words before
//! ```
//!
//! Numbers are little-endian. A draw is 0, a loss 2, a win 3.

use super::two_bits::TwoBits;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

const MAGIC: u64 = u64::from_le_bytes(*b"KLOTSQX1");
/// Bytes before the tables.
const HEAD: u64 = 64;

/// Which pair a file holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Label {
    /// Cells in a row.
    pub size: u8,
    /// Cubes of the pivot.
    pub pivot: u32,
    /// Cubes of the other side.
    pub other: u32,
    /// Whether distances are kept.
    pub distances: bool,
}

/// What was counted, all images of every board included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Boards won and lost, with the pivot and with the other side to move.
    pub decided: [(u64, u64); 2],
    /// The longest loss, where distances are kept.
    pub longest_loss: u32,
}

/// A solved pair.
#[derive(Debug)]
pub struct Solved {
    /// What was counted.
    pub counts: Counts,
    /// Values with the pivot and with the other side to move.
    pub tables: [TwoBits; 2],
    /// Distances, where they are kept.
    pub plies: Option<[Vec<AtomicU8>; 2]>,
}

impl Solved {
    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        let plies = self.plies.as_ref().map_or(0, |plies| plies.iter().map(Vec::len).sum::<usize>());
        self.tables.iter().map(TwoBits::bytes).sum::<u64>() + plies as u64
    }
}

impl Label {
    /// The file of this pair in a folder.
    pub fn path(&self, dir: &Path) -> PathBuf {
        let kind = if self.distances { "distances" } else { "values" };
        dir.join(format!("quixo-{}-{:02}-{:02}.{kind}", self.size, self.pivot, self.other))
    }

    fn word(&self) -> u64 {
        u64::from_le_bytes([
            self.size,
            self.pivot as u8,
            self.other as u8,
            u8::from(self.distances),
            0,
            0,
            0,
            0,
        ])
    }

    /// Writes a solved pair: under another name first, so that a file is whole whenever it is there.
    pub fn write(&self, dir: &Path, boards: u64, solved: &Solved) -> io::Result<()> {
        let path = self.path(dir);
        let part = path.with_extension("part");
        let mut out = Summed { inner: BufWriter::with_capacity(1 << 20, File::create(&part)?), sum: 0 };
        let [pivot, other] = solved.counts.decided;
        let head = [MAGIC, self.word(), boards, pivot.0, pivot.1, other.0, other.1];
        for word in head.into_iter().chain([u64::from(solved.counts.longest_loss)]) {
            out.put(word)?;
        }
        for word in solved.tables.iter().flat_map(TwoBits::words) {
            out.put(word)?;
        }
        for plies in solved.plies.iter().flatten() {
            for bytes in plies.chunks(8) {
                let word = bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(byte.load(Relaxed)));
                out.put(word)?;
            }
        }
        let sum = out.sum;
        out.put(sum)?;
        let file = out.inner.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        fs::rename(&part, &path)?;
        File::open(dir)?.sync_all()
    }

    /// Reads a solved pair; `boards` is how many it must have. Whatever is wrong with the file is an error.
    pub fn read(&self, dir: &Path, boards: u64) -> io::Result<Solved> {
        let mut file = self.opened(dir, boards)?;
        let counts = file.counts()?;
        let tables = [file.table(boards)?, file.table(boards)?];
        let plies = if self.distances { Some([file.bytes(boards)?, file.bytes(boards)?]) } else { None };
        file.finish()?;
        Ok(Solved { counts, tables, plies })
    }

    /// Reads the counts alone, and checks the rest.
    pub fn check(&self, dir: &Path, boards: u64) -> io::Result<Counts> {
        let mut file = self.opened(dir, boards)?;
        let counts = file.counts()?;
        let bytes = if self.distances { 2 * boards.div_ceil(8) } else { 0 };
        for _ in 0..2 * boards.div_ceil(32) + bytes {
            file.take()?;
        }
        file.finish()?;
        Ok(counts)
    }

    /// Opens the file of a solved pair to look single boards up: head and length must be right.
    pub fn open(&self, dir: &Path, boards: u64) -> io::Result<File> {
        let mut file = File::open(self.path(dir))?;
        let mut head = Summed { inner: &mut file, sum: 0 };
        for expected in [MAGIC, self.word(), boards] {
            if head.take()? != expected {
                return Err(damaged());
            }
        }
        let length = self.distance_at(boards, 2) + 8;
        if file.metadata()?.len() == length { Ok(file) } else { Err(damaged()) }
    }

    /// Where in the file a table of values begins: 0 for the pivot, 1 for the other side to move.
    pub fn values_at(&self, boards: u64, table: u64) -> u64 {
        HEAD + table * 8 * boards.div_ceil(32)
    }

    /// Where in the file a table of distances begins.
    pub fn distance_at(&self, boards: u64, table: u64) -> u64 {
        let bytes = if self.distances { 8 * boards.div_ceil(8) } else { 0 };
        self.values_at(boards, 2) + table * bytes
    }

    fn opened(&self, dir: &Path, boards: u64) -> io::Result<Summed<BufReader<File>>> {
        let file = BufReader::with_capacity(1 << 20, File::open(self.path(dir))?);
        let mut file = Summed { inner: file, sum: 0 };
        for expected in [MAGIC, self.word(), boards] {
            if file.take()? != expected {
                return Err(damaged());
            }
        }
        Ok(file)
    }
}

fn damaged() -> io::Error {
    io::Error::from(io::ErrorKind::InvalidData)
}

/// A stream of words with their checksum.
struct Summed<T> {
    inner: T,
    sum: u64,
}

impl<T> Summed<T> {
    fn add(&mut self, word: u64) {
        self.sum = (self.sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
}

impl<W: Write> Summed<W> {
    fn put(&mut self, word: u64) -> io::Result<()> {
        self.add(word);
        self.inner.write_all(&word.to_le_bytes())
    }
}

impl<R: Read> Summed<R> {
    fn take(&mut self) -> io::Result<u64> {
        let mut bytes = [0; 8];
        self.inner.read_exact(&mut bytes)?;
        let word = u64::from_le_bytes(bytes);
        self.add(word);
        Ok(word)
    }

    fn counts(&mut self) -> io::Result<Counts> {
        let mut two = || Ok::<_, io::Error>((self.take()?, self.take()?));
        let decided = [two()?, two()?];
        Ok(Counts { decided, longest_loss: self.take()? as u32 })
    }

    fn table(&mut self, boards: u64) -> io::Result<TwoBits> {
        TwoBits::read(boards, || self.take())
    }

    fn bytes(&mut self, boards: u64) -> io::Result<Vec<AtomicU8>> {
        let mut bytes = Vec::with_capacity(boards as usize);
        for _ in 0..boards.div_ceil(8) {
            bytes.extend(self.take()?.to_le_bytes().map(AtomicU8::new));
        }
        bytes.truncate(boards as usize);
        Ok(bytes)
    }

    /// The checksum must agree and nothing may follow.
    fn finish(mut self) -> io::Result<()> {
        let sum = self.sum;
        let right = self.take()? == sum;
        let end = self.inner.read(&mut [0])? == 0;
        if right && end { Ok(()) } else { Err(damaged()) }
    }
}
