//! The one game that is solved: how many of its small boards are won, lost and drawn.

use crate::games::threads as check_threads;
use crate::thinking::interruptible;
use crate::value::{to_python, whole};
use bots::quixo::solver::{self, IN_MEMORY, Options, SolveError};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

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
    if !IN_MEMORY.contains(&size) {
        return Err(PyValueError::new_err("size: 3 or 4; `klots solve` keeps 5 in files"));
    }
    let options = Options { distances, threads: check_threads(threads)?, ..Options::new(size) };
    let report = interruptible(py, &options.stop, || solver::run(&options, &mut |_| {}))?;
    let report = report.map_err(|error: SolveError| PyValueError::new_err(error.to_string()))?;
    to_python(py, &report)
}
