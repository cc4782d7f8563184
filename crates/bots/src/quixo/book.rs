//! The opening of 5×5 by heart: what every board with few turned cubes is worth.
//!
//! Only boards that are won or lost are written down; every other one is drawn. They come pair of classes by pair of
//! classes, in the order of the solver's numbers: for each the step from the one before, and who wins. Boards with a line
//! are left out, since nobody moves there. `klots train quixo` makes the file beside this one from the tables of the solved
//! game.

use super::oracle::{Fate, Oracle, whole_tables};
use super::solver::geometry::Geometry;
use super::solver::numbers::{Mover, Numbers};
use super::solver::pairs;
use super::solver::two_bits::{Status, TwoBits};
use crate::train::{Effort, Journal, Progress};
use crate::worth::Worth;
use play::Refusal;
use quixo::{Board, Square, Symbol};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The book has every board with at most this many turned cubes.
pub const MOST_CUBES: u32 = 5;

/// The values of boards with few turned cubes.
#[derive(Debug)]
pub struct Book {
    pages: HashMap<(u32, u32), Page>,
}

/// A pair of classes.
#[derive(Debug)]
struct Page {
    numbers: Numbers<'static>,
    tables: [TwoBits; 2],
}

impl Book {
    /// The shipped one, opened on first use.
    pub fn open() -> &'static Book {
        static SHIPPED: OnceLock<Book> = OnceLock::new();
        SHIPPED.get_or_init(|| Book::from_bytes(include_bytes!("book.bin")).expect("the shipped file fits"))
    }

    /// Reads what [`write()`] writes; `None` if it is something else.
    fn from_bytes(mut bytes: &[u8]) -> Option<Book> {
        let mut pages = HashMap::new();
        for (pivot, other) in (0..=MOST_CUBES).flat_map(pairs) {
            let numbers = Numbers::new(geometry(), pivot, other);
            let tables = [TwoBits::new(numbers.boards()), TwoBits::new(numbers.boards())];
            for mover in movers(pivot, other) {
                read_page(&mut bytes, numbers.boards(), &tables[*mover as usize])?;
            }
            pages.insert((pivot, other), Page { numbers, tables });
        }
        bytes.is_empty().then_some(Book { pages })
    }
}

impl Oracle for Book {
    fn fate(&self, board: Board) -> Option<Fate> {
        let (own, theirs) = (board.cells(Symbol::Cross), board.cells(Symbol::Circle));
        let blanks = geometry().shape.all & !(own | theirs);
        let (mover, pivot, other) = Mover::of(own, theirs);
        let page = self.pages.get(&(pivot.count_ones(), other.count_ones()))?;
        let value = page.tables[mover as usize].get(page.numbers.locate(pivot, blanks)).value();
        Some(Fate::from(Worth { value, distance: None }))
    }

    fn layers(&self) -> u32 {
        (2 << MOST_CUBES) - 1
    }
}

fn geometry() -> &'static Geometry {
    Geometry::of(quixo::LARGEST).expect("the usual board")
}

/// Who may be to move. Where both sides have as many cubes, the pivot is always the side that is not to move.
fn movers(pivot: u32, other: u32) -> &'static [Mover] {
    if pivot == other { &[Mover::Other] } else { &Mover::BOTH }
}

/// Writes the book by the tables of the usual folder; the measure is how many bytes it has so far.
pub(super) fn learn(_: &Effort, journal: &mut dyn Journal) -> Result<Vec<u8>, Refusal> {
    Ok(write(&whole_tables()?, journal))
}

fn write(oracle: &dyn Oracle, journal: &mut dyn Journal) -> Vec<u8> {
    let mut bytes = Vec::new();
    for cubes in 0..=MOST_CUBES {
        for (pivot, other) in pairs(cubes) {
            for &mover in movers(pivot, other) {
                write_page(oracle, &Numbers::new(geometry(), pivot, other), mover, &mut bytes);
            }
        }
        let (done, of) = (u64::from(cubes) + 1, u64::from(MOST_CUBES) + 1);
        journal.tell(Progress { done, of, measure: bytes.len() as f64 });
    }
    bytes
}

/// The boards of a pair that are won or lost: twice the step from the one before, and one more for a win; then a nought.
fn write_page(oracle: &dyn Oracle, numbers: &Numbers<'_>, mover: Mover, bytes: &mut Vec<u8>) {
    let square = Square::of(quixo::LARGEST).expect("the usual board");
    let mut last = None;
    numbers.each_board(|number, pivot, blanks| {
        let other = square.all & !(pivot | blanks);
        let (own, theirs) = if mover == Mover::Pivot { (pivot, other) } else { (other, pivot) };
        let board = Board::new(own, theirs);
        let won = match oracle.fate(board) {
            _ if square.any_line(board) => return,
            Some(Fate::Win(_)) => true,
            Some(Fate::Loss(_)) => false,
            Some(Fate::Draw) | None => return,
        };
        let step = number - last.map_or(0, |last: u64| last + 1) + 1;
        write_number(2 * step + u64::from(won), bytes);
        last = Some(number);
    });
    write_number(0, bytes);
}

fn read_page(bytes: &mut &[u8], boards: u64, table: &TwoBits) -> Option<()> {
    let mut next = 0;
    loop {
        let entry = read_number(bytes)?;
        if entry == 0 {
            return Some(());
        }
        let board = next + (entry / 2).checked_sub(1)?;
        if board >= boards {
            return None;
        }
        table.set(board, if entry % 2 == 1 { Status::Won } else { Status::Lost });
        next = board + 1;
    }
}

/// Seven bits a byte, the lowest first; all bytes but the last have their highest bit set.
fn write_number(mut number: u64, bytes: &mut Vec<u8>) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..42).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 127) << shift;
        if byte < 128 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::oracle::tests::ByCubes;
    use super::*;

    fn boards() -> impl Iterator<Item = Board> {
        let mut dice = play::dice::Seeded::new(3);
        let square = Square::of(5).unwrap();
        (0..2000)
            .map(move |n| super::super::solver::check::random_board(square, n % (MOST_CUBES + 1), &mut dice))
    }

    #[test]
    fn what_is_written_is_read() {
        let bytes = write(&ByCubes, &mut |_: Progress| {});
        let book = Book::from_bytes(&bytes).unwrap();
        let square = Square::of(5).unwrap();
        for board in boards().filter(|&board| !square.any_line(board)) {
            assert_eq!(book.fate(board), ByCubes.fate(board), "{board:?}");
        }
        assert!(Book::from_bytes(&bytes[..bytes.len() - 1]).is_none());
        assert!(Book::from_bytes(&[&bytes[..], &[0]].concat()).is_none());
    }

    #[test]
    fn every_board_of_the_book_is_what_its_pushes_make_of_it() {
        let (book, square) = (Book::open(), Square::of(5).unwrap());
        let within = |board: &Board| board.bits().count_ones() < MOST_CUBES && !square.any_line(*board);
        for board in boards().filter(within) {
            let mut best = -1;
            for push in
                square.pushes().iter().filter(|push| board.cells(Symbol::Circle) >> push.from & 1 == 0)
            {
                let after = board.push(push, Symbol::Cross);
                let turned = Board::from_bits(after.bits().rotate_left(32));
                let value =
                    match (square.has_line(after, Symbol::Circle), square.has_line(after, Symbol::Cross)) {
                        (true, _) => -1,
                        (_, true) => 1,
                        _ => -book.fate(turned).unwrap().value(0).signum(),
                    };
                best = best.max(value);
            }
            assert_eq!(book.fate(board).unwrap().value(0).signum(), best, "{board:?}");
        }
    }

    #[test]
    fn the_game_is_drawn() {
        assert_eq!(Book::open().fate(Board::BLANK), Some(Fate::Draw));
        assert_eq!(Book::open().fate(Board::from_bits(0xff)), None, "too many cubes");
    }
}
