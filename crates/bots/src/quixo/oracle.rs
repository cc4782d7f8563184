//! Certain knowledge: where a board is solved, players choose by the solution.

use super::engine::{Root, pushed};
use quixo::{Board, Square, Symbol};
use search::alpha_beta::WON;
use std::sync::{Arc, OnceLock};

/// What is certain about a position, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It wins in so many plies.
    Win(u32),
    /// It loses in so many plies.
    Loss(u32),
    /// Nobody can force anything.
    Draw,
}

impl Fate {
    /// The same position seen from one ply earlier, by who moved there.
    fn before(self) -> Fate {
        match self {
            Fate::Win(plies) => Fate::Loss(plies + 1),
            Fate::Loss(plies) => Fate::Win(plies + 1),
            Fate::Draw => Fate::Draw,
        }
    }

    /// As a value of the search.
    fn value(self) -> i32 {
        match self {
            Fate::Win(plies) => WON - plies as i32,
            Fate::Loss(plies) => plies as i32 - WON,
            Fate::Draw => 0,
        }
    }
}

/// Somebody who knows: a solution in memory or on disk.
pub trait Oracle: Send + Sync {
    /// What is certain about a board without a line; the cubes of the side to move are the crosses.
    fn fate(&self, board: Board) -> Option<Fate>;
}

/// The oracle of a size, where there is one.
pub fn oracle(size: u8) -> Option<Arc<dyn Oracle>> {
    static THREE: OnceLock<Arc<Three>> = OnceLock::new();
    match size {
        3 => Some(THREE.get_or_init(|| Arc::new(Three::solve())).clone()),
        _ => None,
    }
}

/// Values all moves at the root by the oracle, best first; false if it does not know them all.
pub(super) fn judge(oracle: &dyn Oracle, square: &Square, bits: u64, roots: &mut [Root]) -> bool {
    for root in roots.iter_mut() {
        let after = pushed(bits, square.push(root.push));
        let fate = match ended(square, after) {
            Some(fate) => Some(fate),
            None if root.drawn => Some(Fate::Draw),
            None => oracle.fate(Board::from_bits(after.rotate_left(32))).map(Fate::before),
        };
        let Some(fate) = fate else { return false };
        root.value = fate.value();
        root.depth = WON.abs_diff(root.value.abs()).min(200);
    }
    roots.sort_by_key(|root| -root.value);
    true
}

/// What a push that makes a line means to who made it.
fn ended(square: &Square, after: u64) -> Option<Fate> {
    let board = Board::from_bits(after);
    if square.has_line(board, Symbol::Circle) {
        Some(Fate::Loss(1))
    } else {
        square.has_line(board, Symbol::Cross).then_some(Fate::Win(1))
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
                Some(Fate::Win(plies)) => best = Some(best.map_or(plies, |best: u32| best.min(plies))),
                Some(Fate::Loss(plies)) => worst = worst.map(|worst: u32| worst.max(plies)),
                _ => worst = None,
            }
        }
        best.map(Fate::Win).or(worst.map(Fate::Loss))
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
        assert_eq!(oracle(3).unwrap().fate(Board::BLANK), Some(Fate::Win(7)));
    }

    #[test]
    fn boards_and_numbers_agree() {
        assert!((0..3u64.pow(9)).all(|n| number(board(n)) as u64 == n));
    }
}
