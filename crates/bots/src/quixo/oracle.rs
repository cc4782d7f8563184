//! Certain knowledge: where a board is solved, players choose by the solution.

use super::book::Book;
use super::engine::{Root, pushed};
use super::solver::Solution;
use crate::codes;
use crate::worth::{Value, Worth};
use play::Refusal;
use quixo::{Board, Square, Symbol};
use search::alpha_beta::{PROVEN, WON};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// What is certain about a position, for the side to move; with how many plies are left, where that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It wins.
    Win(Option<u32>),
    /// It loses.
    Loss(Option<u32>),
    /// Nobody can force anything.
    Draw,
}

impl From<Worth> for Fate {
    fn from(worth: Worth) -> Fate {
        let plies = worth.distance.map(u32::from);
        match worth.value {
            Value::Win => Fate::Win(plies),
            Value::Loss => Fate::Loss(plies),
            Value::Draw => Fate::Draw,
        }
    }
}

/// A win that is certain and of unknown length: more than any judgement, less than any win that was seen.
pub(super) const CERTAIN: i32 = PROVEN - 1;

impl Fate {
    /// The same position seen from one ply earlier, by who moved there.
    fn before(self) -> Fate {
        match self {
            Fate::Win(plies) => Fate::Loss(plies.map(|plies| plies + 1)),
            Fate::Loss(plies) => Fate::Win(plies.map(|plies| plies + 1)),
            Fate::Draw => Fate::Draw,
        }
    }

    /// The same when the game is drawn after `left` plies more (Q9); nothing where that cannot be told.
    ///
    /// A win or a loss that is farther away than that becomes a draw: the losing side can hold out at least that long.
    pub(super) fn within(self, left: Option<u32>) -> Option<Fate> {
        match (self, left) {
            (Fate::Win(None) | Fate::Loss(None), Some(_)) => None,
            (Fate::Win(Some(plies)) | Fate::Loss(Some(plies)), Some(left)) if plies > left => {
                Some(Fate::Draw)
            }
            _ => Some(self),
        }
    }

    /// As a value of the search, this many plies below its root.
    pub(super) fn value(self, ply: i32) -> i32 {
        match self {
            Fate::Win(Some(plies)) => WON - ply - plies as i32,
            Fate::Loss(Some(plies)) => plies as i32 + ply - WON,
            Fate::Win(None) => CERTAIN - ply,
            Fate::Loss(None) => ply - CERTAIN,
            Fate::Draw => 0,
        }
    }

    /// Whether nothing more can be known.
    fn is_exact(self) -> bool {
        !matches!(self, Fate::Win(None) | Fate::Loss(None))
    }

    fn rank(self) -> i32 {
        self.value(0).signum()
    }
}

/// Somebody who knows: a solution in memory or on disk.
pub trait Oracle: Send + Sync {
    /// What is certain about a board without a line; the cubes of the side to move are the crosses.
    fn fate(&self, board: Board) -> Option<Fate>;

    /// The numbers of turned cubes with which it knows every board, as bits.
    fn layers(&self) -> u32 {
        u32::MAX
    }
}

/// The oracle of a size: 3×3 and 4×4 are solved on first use, 5×5 is looked up in the book and in [`tables_folder`].
pub fn oracle(size: u8) -> Option<Arc<dyn Oracle>> {
    static THREE: OnceLock<Arc<Three>> = OnceLock::new();
    match size {
        3 => Some(THREE.get_or_init(|| Arc::new(Three::solve())).clone()),
        4 => Some(Arc::new(Solution::of(4)?)),
        _ => {
            // The page's own table leaves the book out: it would make its file larger by half.
            let book = (!cfg!(target_arch = "wasm32")).then(Book::open);
            let tables = tables_folder().and_then(|folder| kept_tables(size, &folder));
            let known = book.is_some() || tables.is_some();
            known.then(|| Arc::new(BookAndTables { book, tables }) as Arc<dyn Oracle>)
        }
    }
}

/// Where solved layers of 5×5 are kept: the folder that the variable `KLOTS_TABLES` names,
/// else `quixo` in the data folder of the user.
pub fn tables_folder() -> Option<PathBuf> {
    let named = std::env::var_os("KLOTS_TABLES").map(PathBuf::from);
    let usual = || Some(directories::ProjectDirs::from("", "", "klots")?.data_dir().join("quixo"));
    named.or_else(usual)
}

/// The tables of a folder, if there are any. They are opened once; more may have come since only to a new process.
fn kept_tables(size: u8, folder: &Path) -> Option<Arc<Tables>> {
    static KEPT: Mutex<Vec<(u8, PathBuf, Arc<Tables>)>> = Mutex::new(Vec::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((.., tables)) = kept.iter().find(|(of, path, _)| *of == size && path == folder) {
        return Some(tables.clone());
    }
    let tables = Arc::new(Tables::open(size, folder)?);
    kept.push((size, folder.to_owned(), tables.clone()));
    Some(tables)
}

/// The tables of the usual folder, if 5×5 is solved there to the end.
pub(super) fn whole_tables() -> Result<Tables, Refusal> {
    let tables = tables_folder().and_then(|folder| Tables::open(quixo::LARGEST, &folder));
    let whole = tables.filter(|tables| tables.fewest_cubes == 0);
    whole.ok_or_else(|| Refusal::new(codes::TRAIN_TABLES))
}

/// What is known of 5×5: the opening by heart, and what has been solved on this machine.
struct BookAndTables {
    book: Option<&'static Book>,
    tables: Option<Arc<Tables>>,
}

impl Oracle for BookAndTables {
    fn fate(&self, board: Board) -> Option<Fate> {
        let by_heart = self.book.and_then(|book| book.fate(board));
        by_heart.or_else(|| self.tables.as_ref()?.fate(board))
    }

    fn layers(&self) -> u32 {
        self.book.map_or(0, Oracle::layers) | self.tables.as_ref().map_or(0, |tables| tables.layers())
    }
}

/// Solved layers in a folder, as `klots solve quixo` makes them.
#[derive(Debug)]
pub struct Tables {
    solution: Solution,
    fewest_cubes: u32,
}

impl Tables {
    /// The whole layers in a folder; nothing if there is none.
    pub fn open(size: u8, folder: &Path) -> Option<Tables> {
        let solution = Solution::open(size, folder)?;
        Some(Tables { fewest_cubes: solution.fewest_cubes()?, solution })
    }

    /// All boards with this many turned cubes or more are solved.
    pub fn fewest_cubes(&self) -> u32 {
        self.fewest_cubes
    }
}

impl Oracle for Tables {
    fn fate(&self, board: Board) -> Option<Fate> {
        fate(&self.solution, board)
    }

    fn layers(&self) -> u32 {
        u32::MAX << self.fewest_cubes
    }
}

impl Oracle for &'static Solution {
    fn fate(&self, board: Board) -> Option<Fate> {
        fate(self, board)
    }
}

fn fate(solution: &Solution, board: Board) -> Option<Fate> {
    solution.value(board, Symbol::Cross).map(Fate::from)
}

/// What an oracle makes of the moves at the root.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Verdict {
    /// It knows nothing that helps.
    Unknown,
    /// Moves that give something away are gone.
    Narrowed {
        /// What the rest is worth for certain, where that is known.
        certain: Option<Fate>,
        /// The known ones of those that are gone, best first.
        gone: Vec<Root>,
        /// Those that are gone because others win for certain, whatever they may be worth themselves.
        unknown: Vec<Root>,
    },
    /// All moves have exact values and stand best first.
    Known,
}

/// Values the moves at the root by the oracle.
/// `left` is after how many plies the game is drawn, if that is near.
pub(super) fn judge(
    oracle: &dyn Oracle,
    square: &Square,
    bits: u64,
    left: Option<u32>,
    roots: &mut Vec<Root>,
) -> Verdict {
    let known = |root: &Root| {
        let after = pushed(bits, square.push(root.push));
        match ended(square, after) {
            Some(fate) => Some(fate),
            None if root.over => Some(Fate::Draw),
            None => oracle
                .fate(Board::from_bits(after.rotate_left(32)))
                .and_then(|fate| fate.within(left.map(|left| left.saturating_sub(1))))
                .map(Fate::before),
        }
    };
    let fates: Vec<Option<Fate>> = roots.iter().map(known).collect();
    let Some(best) = fates.iter().flatten().map(|fate| fate.rank()).max() else { return Verdict::Unknown };
    // Among draws the search finds the one that asks most of the other side.
    if best != 0 && fates.iter().all(|fate| fate.is_some_and(Fate::is_exact)) {
        for (root, fate) in roots.iter_mut().zip(fates.iter().flatten()) {
            root.value = fate.value(0);
            root.depth = WON.abs_diff(root.value.abs()).min(200);
        }
        roots.sort_by_key(|root| -root.value);
        return Verdict::Known;
    }
    narrow(roots, &fates, best)
}

/// Takes away the moves that are certainly worse than the best known ones, whose rank is `best`.
/// What is not known may be better than a draw or a loss, and is worse than a certain win.
fn narrow(roots: &mut Vec<Root>, fates: &[Option<Fate>], best: i32) -> Verdict {
    let keeps = |fate: Option<Fate>| fate.map_or(best < 1, |fate| fate.rank() == best);
    let (mut gone, mut unknown) = (Vec::new(), Vec::new());
    let mut at = fates.iter();
    roots.retain(|root| {
        let fate = at.next().copied().flatten();
        let keep = keeps(fate);
        match fate {
            _ if keep => {}
            Some(fate) => gone.push(Root { value: fate.value(0), depth: 1, ..*root }),
            None => unknown.push(*root),
        }
        keep
    });
    gone.sort_by_key(|root| -root.value);
    let all = fates.iter().all(Option::is_some);
    let certain = match best {
        1 => Some(Fate::Win(None)),
        0 if all => Some(Fate::Draw),
        -1 if all => Some(Fate::Loss(None)),
        _ => None,
    };
    Verdict::Narrowed { certain, gone, unknown }
}

/// What a push that makes a line means to who made it.
fn ended(square: &Square, after: u64) -> Option<Fate> {
    let board = Board::from_bits(after);
    if square.has_line(board, Symbol::Circle) {
        Some(Fate::Loss(Some(1)))
    } else {
        square.has_line(board, Symbol::Cross).then_some(Fate::Win(Some(1)))
    }
}

/// 3×3, solved by sweeping: 19 683 boards, in a moment.
struct Three {
    fates: Vec<Option<Fate>>,
}

impl Three {
    fn solve() -> Three {
        let square = Square::of(3).expect("the smallest board");
        let mut three = Three { fates: vec![None; 3usize.pow(9)] };
        let open: Vec<u64> =
            (0..3u64.pow(9)).map(board).filter(|&bits| !square.any_line(Board::from_bits(bits))).collect();
        // Each sweep adds one ply, so the first fate that is found is the nearest.
        loop {
            let unknown = open.iter().filter(|&&bits| three.fates[number(bits)].is_none());
            let news: Vec<(usize, Fate)> =
                unknown.filter_map(|&bits| Some((number(bits), three.sweep(square, bits)?))).collect();
            if news.is_empty() {
                return three;
            }
            news.into_iter().for_each(|(number, fate)| three.fates[number] = Some(fate));
        }
    }

    /// The nearest win, or the farthest loss if every push loses.
    fn sweep(&self, square: &Square, bits: u64) -> Option<Fate> {
        let mut worst = Some(0);
        let mut best = None;
        for push in square.pushes().iter().filter(|push| bits >> (32 + push.from) & 1 == 0) {
            let after = pushed(bits, push);
            let fate =
                ended(square, after).or_else(|| self.fates[number(after.rotate_left(32))].map(Fate::before));
            match fate {
                Some(Fate::Win(Some(plies))) => best = Some(best.map_or(plies, |best: u32| best.min(plies))),
                Some(Fate::Loss(Some(plies))) => worst = worst.map(|worst: u32| worst.max(plies)),
                _ => worst = None,
            }
        }
        best.map(|plies| Fate::Win(Some(plies))).or(worst.map(|plies| Fate::Loss(Some(plies))))
    }
}

impl Oracle for Three {
    fn fate(&self, board: Board) -> Option<Fate> {
        Some(self.fates[number(board.bits())].unwrap_or(Fate::Draw))
    }
}

/// A 3×3 board by its number in base three.
fn board(mut number: u64) -> u64 {
    (0..9).fold(0, |bits, cell| {
        let face = number % 3;
        number /= 3;
        bits | [0, 1, 1 << 32][face as usize] << cell
    })
}

fn number(bits: u64) -> usize {
    (0..9)
        .rev()
        .fold(0, |sum, cell| sum * 3 + (bits >> cell & 1) as usize + 2 * (bits >> (cell + 32) & 1) as usize)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Whoever has more cubes wins, whoever has fewer loses.
    pub struct ByCubes;

    impl Oracle for ByCubes {
        fn fate(&self, board: Board) -> Option<Fate> {
            let count = |symbol| board.cells(symbol).count_ones();
            Some(match count(Symbol::Cross).cmp(&count(Symbol::Circle)) {
                std::cmp::Ordering::Greater => Fate::Win(None),
                std::cmp::Ordering::Less => Fate::Loss(None),
                std::cmp::Ordering::Equal => Fate::Draw,
            })
        }
    }

    /// Every 3×3 board without a line, with its fate.
    pub fn solved() -> impl Iterator<Item = (u64, Fate)> {
        let square = Square::of(3).unwrap();
        let three = oracle(3).unwrap();
        let boards = (0..3u64.pow(9)).map(board);
        let open = boards.filter(|&bits| !square.any_line(Board::from_bits(bits)));
        open.map(move |bits| (bits, three.fate(Board::from_bits(bits)).unwrap()))
    }

    #[test]
    fn the_first_player_wins_on_three_by_three_in_seven_plies() {
        assert_eq!(oracle(3).unwrap().fate(Board::BLANK), Some(Fate::Win(Some(7))));
    }

    #[test]
    fn the_solver_agrees_with_plain_sweeping_on_three_by_three() {
        let solution = Solution::of(3).unwrap();
        assert!(solved().all(|(bits, known)| fate(solution, Board::from_bits(bits)) == Some(known)));
    }

    #[test]
    fn boards_and_numbers_agree() {
        assert!((0..3u64.pow(9)).all(|n| number(board(n)) as u64 == n));
    }
}
