//! The one game that is solved: the values of small boards.

use crate::games::threads as check_threads;
use crate::thinking::interruptible;
use crate::value::{refuse, to_python, whole};
use bots::quixo::solver::{self, Options, Solution, SolveError};
use play::{Duel, Refusal, Side, Turn};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use quixo::{Quixo, Symbol};
use search::Stop;
use table::{Position, PositionOf};

/// The largest board that is solved in memory.
const LARGEST: u8 = 4;

/// Solves Quixo on 3×3 or 4×4: how many boards are won, lost and drawn, and the value of the first move.
/// Ctrl-C ends it at once.
///
/// ```python
/// >>> import klots
/// >>> report = klots.solve(3)
/// >>> report["first"]["value"], report["sum"]["wins"] > report["sum"]["losses"]
/// ('win', True)
///
/// ```
#[pyfunction]
#[pyo3(signature = (size = 3, *, distances = false, threads = 1))]
pub fn solve(
    py: Python<'_>,
    #[pyo3(from_py_with = whole)] size: u8,
    distances: bool,
    #[pyo3(from_py_with = whole)] threads: usize,
) -> PyResult<Py<PyAny>> {
    if !(quixo::SMALLEST..=LARGEST).contains(&size) {
        return Err(PyValueError::new_err("size: 3 or 4; `klots solve` keeps 5 in files"));
    }
    let options = Options { distances, threads: check_threads(threads)?, ..Options::new(size) };
    let report = interruptible(py, &options.stop, || solver::run(&options, &mut |_| {}))?;
    let report = report.map_err(|error: SolveError| PyValueError::new_err(error.to_string()))?;
    to_python(py, &report)
}

/// The solved value of a position for the side to move, where it is known: two seats, 3×3 or 4×4, the game running.
pub fn worth(py: Python<'_>, position: &dyn Position) -> PyResult<Option<Py<PyAny>>> {
    let Some(position) = position.as_any().downcast_ref::<PositionOf<Quixo>>() else { return Ok(None) };
    let (game, state) = (position.rules(), position.state());
    let known = matches!(position.turn(), Turn::Of(_)) && position.seats() == 2 && game.size() <= LARGEST;
    if !known {
        return Ok(None);
    }
    let mover = match game.side(state) {
        Side::First => Symbol::Cross,
        Side::Second => Symbol::Circle,
    };
    let (size, board) = (game.size(), state.board());
    let stop = Stop::new();
    let solved = || Solution::of_unless(size, &stop).and_then(|solution| solution.value(board, mover));
    let worth = interruptible(py, &stop, solved)?;
    match worth {
        Some(worth) => to_python(py, &worth).map(Some),
        None => Err(refuse(py, &Refusal::new(bots::codes::SOLVE_SIZE))),
    }
}
