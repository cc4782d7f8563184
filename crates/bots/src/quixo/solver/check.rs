//! Solved boards looked at again by another way: the rules' own pushes and lines instead of the solver's masks, blocks and
//! numbers.
//!
//! A value must be what the boards behind its pushes make of it, must not change when the board is turned or mirrored,
//! and must be the same when crosses and circles change places together with the turn.

use super::{Solution, Value};
use play::Dice;
use play::dice::{Seeded, shuffle};
use quixo::{Board, Square, Symbol};
use search::Stop;

/// The symmetries of a square.
const SYMMETRIES: u8 = 8;

/// A board whose value is not what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The board; crosses are to move.
    pub board: Board,
    /// What the solution says.
    pub said: Option<Value>,
    /// What the boards around it say.
    pub found: Option<Value>,
}

/// Looks again at this many random boards of every layer that is solved, and says how many there were.
pub fn look_again(
    solution: &Solution,
    square: &Square,
    boards: u32,
    seed: u64,
    stop: &Stop,
) -> Result<u64, Mismatch> {
    let Some(fewest) = solution.fewest_cubes() else { return Ok(0) };
    let mut dice = Seeded::new(seed);
    let mut looked_at = 0;
    for cubes in fewest..=square.all.count_ones() {
        for _ in 0..boards {
            if stop.is_set() {
                return Ok(looked_at);
            }
            look_at(solution, square, random_board(square, cubes, &mut dice))?;
            looked_at += 1;
        }
    }
    Ok(looked_at)
}

/// Every board with this many turned cubes is as likely as any other.
pub(in crate::quixo) fn random_board(square: &Square, cubes: u32, dice: &mut Seeded) -> Board {
    let mut cells: Vec<u8> = (0..32).filter(|cell| square.all >> cell & 1 == 1).collect();
    shuffle(&mut cells, dice);
    let mut sides = [0; 2];
    for cell in cells.into_iter().take(cubes as usize) {
        sides[dice.below(2) as usize] |= 1 << cell;
    }
    Board::new(sides[0], sides[1])
}

fn look_at(solution: &Solution, square: &Square, board: Board) -> Result<(), Mismatch> {
    let said = said(solution, board, Symbol::Cross);
    let agree = |found: Option<Value>| {
        if found.is_some() && found == said { Ok(()) } else { Err(Mismatch { board, said, found }) }
    };
    agree(by_pushes(solution, square, board))?;
    for symmetry in 0..SYMMETRIES {
        let image = board.image(square, symmetry);
        agree(self::said(solution, image, Symbol::Cross))?;
        agree(self::said(solution, swapped(image), Symbol::Circle))?;
    }
    Ok(())
}

fn said(solution: &Solution, board: Board, mover: Symbol) -> Option<Value> {
    solution.value(board, mover).map(|worth| worth.value)
}

fn swapped(board: Board) -> Board {
    Board::new(board.cells(Symbol::Circle), board.cells(Symbol::Cross))
}

/// What a board is worth to crosses, who are to move, by the values one push on; nothing where one of them is unknown.
fn by_pushes(solution: &Solution, square: &Square, board: Board) -> Option<Value> {
    if square.has_line(board, Symbol::Cross) {
        return Some(Value::Win);
    }
    if square.has_line(board, Symbol::Circle) {
        return Some(Value::Loss);
    }
    let mut best = Value::Loss;
    let theirs = board.cells(Symbol::Circle);
    for push in square.pushes().iter().filter(|push| theirs >> push.from & 1 == 0) {
        match said(solution, board.push(push, Symbol::Cross), Symbol::Circle)? {
            Value::Loss => return Some(Value::Win),
            Value::Draw => best = Value::Draw,
            Value::Win => {}
        }
    }
    Some(best)
}

/// A board row by row, as positions are written.
pub fn text(square: &Square, board: Board) -> String {
    let letter = |cell: u8| match board.at(cell) {
        Some(Symbol::Cross) => 'x',
        Some(Symbol::Circle) => 'o',
        None => '.',
    };
    let row = |row: u8| (0..square.size).map(|column| letter(row * square.size + column)).collect();
    (0..square.size).map(row).collect::<Vec<String>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quixo::solver::{Options, run};
    use std::fs;
    use std::path::Path;

    #[test]
    fn the_small_boards_stand_a_second_look() {
        for size in [3, 4] {
            let (square, solution) = (Square::of(size).unwrap(), Solution::of(size).unwrap());
            let looked_at = look_again(solution, square, 200, 1, &Stop::new());
            assert_eq!(looked_at, Ok(200 * (u64::from(square.all.count_ones()) + 1)));
        }
    }

    /// Full boards lead to full boards only, so that their values can be looked at without any other layer.
    #[test]
    fn a_changed_value_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let options = Options { dir: Some(folder.path().to_owned()), layers: Some(1), ..Options::new(4) };
        run(&options, &mut |_| {}).unwrap();
        let square = Square::of(4).unwrap();
        let look = || look_again(&Solution::open(4, folder.path()).unwrap(), square, 500, 1, &Stop::new());
        assert_eq!(look(), Ok(500));
        fs::read_dir(folder.path()).unwrap().for_each(|file| turn_values_round(&file.unwrap().path()));
        assert!(look().is_err());
    }

    /// Makes wins of losses and losses of wins; the head and the checksum stay.
    fn turn_values_round(path: &Path) {
        let mut bytes = fs::read(path).unwrap();
        let end = bytes.len() - 8;
        bytes[64..end].iter_mut().for_each(|byte| *byte ^= 0b0101_0101);
        fs::write(path, bytes).unwrap();
    }
}
