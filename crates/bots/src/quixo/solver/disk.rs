//! Solved pairs in a folder, asked about single boards: only the bytes that answer are read.

use super::files::Label;
use super::geometry::Geometry;
use super::numbers::{Mover, Numbers};
use super::two_bits::Status;
use super::{Value, Worth};
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Bytes read at a time.
const PAGE: usize = 4096;
/// Pages kept of one file; a whole 5×5 has 182 files.
const PAGES: usize = 64;

/// Files that were opened, and pairs that have none.
type Files = HashMap<(u32, u32), Option<Arc<Opened>>>;

/// A folder of solved pairs.
#[derive(Debug)]
pub struct DiskTables {
    geometry: &'static Geometry,
    size: u8,
    dir: PathBuf,
    opened: Mutex<Files>,
}

#[derive(Debug)]
struct Opened {
    label: Label,
    numbers: Numbers<'static>,
    pages: Mutex<Pages>,
}

/// A file and what was read of it last.
#[derive(Debug)]
struct Pages {
    file: File,
    kept: HashMap<u64, Box<[u8]>>,
}

impl DiskTables {
    /// The files of one board size in a folder.
    pub fn new(geometry: &'static Geometry, size: u8, dir: &Path) -> DiskTables {
        DiskTables { geometry, size, dir: dir.to_owned(), opened: Mutex::default() }
    }

    /// With this many turned cubes or more every pair has a file.
    pub fn fewest_cubes(&self) -> Option<u32> {
        let whole = |&cubes: &u32| super::pairs(cubes).all(|(pivot, other)| self.has(pivot, other));
        (0..=self.geometry.shape.cells).rev().take_while(whole).last()
    }

    fn label(&self, pivot: u32, other: u32, distances: bool) -> Label {
        Label { size: self.size, pivot, other, distances }
    }

    fn has(&self, pivot: u32, other: u32) -> bool {
        [true, false].iter().any(|&plies| self.label(pivot, other, plies).path(&self.dir).is_file())
    }

    /// The value of a board, where its file is there and can be read.
    pub fn worth(&self, mover: Mover, pivot: u32, other: u32) -> Option<Worth> {
        let key = (pivot.count_ones(), other.count_ones());
        let opened = {
            let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
            opened.entry(key).or_insert_with(|| self.open(key)).clone()?
        };
        opened.worth(mover, opened.numbers.locate(pivot, self.geometry.shape.all & !(pivot | other))).ok()
    }

    /// Distances, or else values alone.
    fn open(&self, (pivot, other): (u32, u32)) -> Option<Arc<Opened>> {
        let labels = [true, false].map(|distances| self.label(pivot, other, distances));
        let label = labels.into_iter().find(|label| label.path(&self.dir).is_file())?;
        let numbers = Numbers::new(self.geometry, pivot, other);
        let file = label.open(&self.dir, numbers.boards()).ok()?;
        Some(Arc::new(Opened { label, numbers, pages: Mutex::new(Pages { file, kept: HashMap::new() }) }))
    }
}

impl Opened {
    fn worth(&self, mover: Mover, board: u64) -> io::Result<Worth> {
        let (boards, table) = (self.numbers.boards(), mover as u64);
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        // Words are little-endian: four boards to a byte, in order.
        let byte = pages.byte(self.label.values_at(boards, table) + board / 4)?;
        let value = Status::from_bits(u64::from(byte) >> (2 * (board % 4))).value();
        let plies = self.label.distances && value != Value::Draw;
        let distance =
            plies.then(|| pages.byte(self.label.distance_at(boards, table) + board)).transpose()?;
        Ok(Worth { value, distance })
    }
}

impl Pages {
    fn byte(&mut self, at: u64) -> io::Result<u8> {
        let (page, place) = (at / PAGE as u64, (at % PAGE as u64) as usize);
        if !self.kept.contains_key(&page) {
            if self.kept.len() >= PAGES {
                self.kept.clear();
            }
            self.file.seek(SeekFrom::Start(page * PAGE as u64))?;
            let mut bytes = Vec::with_capacity(PAGE);
            (&self.file).take(PAGE as u64).read_to_end(&mut bytes)?;
            self.kept.insert(page, bytes.into());
        }
        let page = self.kept.get(&page).and_then(|page| page.get(place));
        page.copied().ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }
}
