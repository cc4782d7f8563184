//! Who thinks about a position.

use super::Table;
use crate::games::catalogue;
use crate::thinking::{budget, interruptible, limits};
use crate::value::{refuse, to_python, whole, whole_or_none};
use catalogue::Thinker;
use play::Refusal;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use search::Stop;

/// A deeper count would not end.
const DEEPEST: u32 = 64;

#[pymethods]
impl Table {
    /// The bots that play this game.
    ///
    /// ```python
    /// >>> "expert" in table.bots()
    /// True
    ///
    /// ```
    fn bots(&self, py: Python<'_>) -> PyResult<Vec<&'static str>> {
        let entry = catalogue().find(self.position.game()).map_err(|refusal| refuse(py, &refusal))?;
        Ok(entry.bots.to_vec())
    }

    /// Lets a bot think for the seat to move, from what that seat sees: for this many `millis`, `nodes` or `iterations`, without any
    /// for a tenth of a second. Ctrl-C ends it at once.
    ///
    /// ```python
    /// >>> thought = dealt.think("greedy", nodes=10)
    /// >>> thought["best"]
    /// '7-7'
    ///
    /// ```
    #[pyo3(signature = (bot = "expert", *, millis = None, nodes = None, iterations = None, seed = 1, threads = 1))]
    #[expect(clippy::too_many_arguments, reason = "keywords in Python")]
    fn think(
        &self,
        py: Python<'_>,
        bot: &str,
        #[pyo3(from_py_with = whole_or_none)] millis: Option<u64>,
        #[pyo3(from_py_with = whole_or_none)] nodes: Option<u64>,
        #[pyo3(from_py_with = whole_or_none)] iterations: Option<u64>,
        #[pyo3(from_py_with = whole)] seed: u64,
        #[pyo3(from_py_with = whole)] threads: usize,
    ) -> PyResult<Py<PyAny>> {
        let (budget, stop) = budget(limits(millis, nodes, iterations)?, threads)?;
        let seat = self.acting(py)?;
        let think = || self.thinker()?.think(self.position.as_ref(), bot, seat, &budget, seed);
        let thought = interruptible(py, &stop, think)?;
        to_python(py, &thought.map_err(|refusal| refuse(py, &refusal))?)
    }

    /// The three best moves with reasons, for the seat to move; limits as for `think`. Ctrl-C ends it at once.
    ///
    /// ```python
    /// >>> text = dealt.play("7-7")
    /// >>> sorted(hint["text"] for hint in dealt.hint(nodes=50))
    /// ['7-1', '7-4']
    ///
    /// ```
    #[pyo3(signature = (*, millis = None, nodes = None, iterations = None, seed = 1, threads = 1))]
    fn hint(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = whole_or_none)] millis: Option<u64>,
        #[pyo3(from_py_with = whole_or_none)] nodes: Option<u64>,
        #[pyo3(from_py_with = whole_or_none)] iterations: Option<u64>,
        #[pyo3(from_py_with = whole)] seed: u64,
        #[pyo3(from_py_with = whole)] threads: usize,
    ) -> PyResult<Py<PyAny>> {
        let (budget, stop) = budget(limits(millis, nodes, iterations)?, threads)?;
        let seat = self.acting(py)?;
        let hints =
            interruptible(py, &stop, || self.thinker()?.hint(self.position.as_ref(), seat, &budget, seed))?;
        to_python(py, &hints.map_err(|refusal| refuse(py, &refusal))?)
    }

    /// The solved value for the seat to move, `{"value": "win" | "loss" | "draw", "distance": …}`, or `None` where the
    /// position is not one of a solved game.
    ///
    /// ```python
    /// >>> table.worth()
    /// {'distance': 7, 'value': 'win'}
    ///
    /// ```
    fn worth(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let stop = Stop::new();
        let worth = interruptible(py, &stop, || self.thinker()?.worth(self.position.as_ref(), &stop))?;
        worth.map_err(|refusal| refuse(py, &refusal))?.map(|worth| to_python(py, &worth)).transpose()
    }

    /// How many lines of this many moves there are; luck and the end of the game end a line early. Ctrl-C ends it at once.
    ///
    /// ```python
    /// >>> table.perft(1), table.perft(2)
    /// (20, 356)
    ///
    /// ```
    fn perft(&self, py: Python<'_>, #[pyo3(from_py_with = whole)] depth: u32) -> PyResult<u64> {
        if depth > DEEPEST {
            return Err(PyValueError::new_err(format!("depth: 0 to {DEEPEST}, not {depth}")));
        }
        let stop = Stop::new();
        let count = interruptible(py, &stop, || self.thinker()?.perft(self.position.as_ref(), depth, &stop))?;
        count.map_err(|refusal| refuse(py, &refusal))
    }
}

impl Table {
    fn thinker(&self) -> Result<&'static dyn Thinker, Refusal> {
        catalogue().thinker(self.position.as_ref())
    }
}
