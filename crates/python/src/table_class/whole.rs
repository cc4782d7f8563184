//! The whole table: its position, its past, copies of it.

use super::{Memory, Seen, Table, Told, lots_text};
use crate::games::catalogue;
use crate::value::{refuse, refuse_record};
use play::Turn;
use play::record::{Cause, Event, EventKind, Record};
use pyo3::IntoPyObjectExt;
use pyo3::basic::CompareOp;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::hash::{DefaultHasher, Hash, Hasher};
use table::replay::Replay;

#[pymethods]
impl Table {
    /// The whole position as text, hidden tiles too; setting it forgets what happened before.
    ///
    /// ```python
    /// >>> table.position
    /// '.../.../... 0 0 -'
    /// >>> table.position = "..x/.../... 1 1 a1>c1"
    /// >>> table.turn, table.log()
    /// (1, [])
    ///
    /// ```
    #[getter]
    fn position(&self) -> String {
        self.position.text()
    }

    #[setter]
    fn set_position(&mut self, py: Python<'_>, text: &str) -> PyResult<()> {
        self.position.set_text(text).map_err(|refusal| refuse(py, &refusal))?;
        self.start = Some(text.to_owned());
        self.forget();
        Ok(())
    }

    /// What has happened: `(seat, text)` for a move, `(None, text)` for luck.
    ///
    /// ```python
    /// >>> text = table.play("a1>c1")
    /// >>> table.log()
    /// [(None, 'starts 0'), (0, 'a1>c1')]
    ///
    /// ```
    fn log(&self) -> Vec<Told> {
        self.events.iter().filter_map(told).collect()
    }

    /// Takes the last move or luck back (or the lots drawn of one that is open) and returns it; `None` at the start.
    ///
    /// ```python
    /// >>> text = table.play("a1>c1")
    /// >>> table.undo(), table.undo(), table.undo()
    /// ((0, 'a1>c1'), (None, 'starts 0'), None)
    ///
    /// ```
    fn undo(&mut self, py: Python<'_>) -> PyResult<Option<Told>> {
        if !self.drawn.is_empty() {
            return Ok(Some((None, lots_text(std::mem::take(&mut self.drawn).into_iter().map(Some)))));
        }
        let Some(last) = self.events.pop() else { return Ok(None) };
        let mut position = self.begin().map_err(|refusal| refuse(py, &refusal))?;
        for event in &self.events {
            position.follow(&event.what).map_err(|refusal| refuse(py, &refusal))?;
        }
        self.position = position;
        Ok(told(&last))
    }

    /// Goes back to the start of the game.
    ///
    /// ```python
    /// >>> table.restart()
    /// >>> table.luck, table.log()
    /// (True, [])
    ///
    /// ```
    fn restart(&mut self) {
        self.position.restart();
        self.start = None;
        self.forget();
    }

    /// The record of the game so far, with all luck: not for a player while the game runs. `names` has one for each seat.
    ///
    /// ```python
    /// >>> text = table.play("a1>c1")
    /// >>> print(table.record(["Ann", "Bo"]))    # doctest: +ELLIPSIS, +NORMALIZE_WHITESPACE
    /// klots record 1
    /// ...
    /// options: board=3
    /// seat 0: Ann
    /// seat 1: Bo
    /// <BLANKLINE>
    /// * starts 0
    /// 0 a1>c1
    ///
    /// ```
    #[pyo3(signature = (names = None))]
    fn record(&self, py: Python<'_>, names: Option<Vec<String>>) -> PyResult<String> {
        let names = names.unwrap_or_default();
        if !names.is_empty() && names.len() != usize::from(self.position.seats()) {
            return Err(PyValueError::new_err("one name for each seat"));
        }
        let mut record = Record {
            game: self.position.game().to_owned(),
            seats: self.position.seats(),
            options: self.position.choices(),
            rules: self.position.facts().rules_version,
            names,
            position: self.start.clone(),
            events: self.events.clone(),
            ..Record::default()
        };
        if self.position.turn() == Turn::Over {
            record = record.ended(Cause::Played, &self.position.standing());
        }
        let text = record.to_string();
        text.parse::<Record>().map_err(|error| refuse_record(py, &error))?;
        Ok(text)
    }

    /// Reads a record and plays it to its end, checking every event and the result. Where something is wrong, the `Refusal`
    /// says in which `line` and `column`.
    ///
    /// ```python
    /// >>> text = table.play("a1>c1")
    /// >>> klots.Table.from_record(table.record()) == table
    /// True
    ///
    /// ```
    #[staticmethod]
    fn from_record(py: Python<'_>, text: &str) -> PyResult<Table> {
        let record: Record = text.parse().map_err(|error| refuse_record(py, &error))?;
        let replay = Replay::new(catalogue(), &record).map_err(|error| refuse_record(py, &error))?;
        let position = replay.finish().map_err(|error| refuse_record(py, &error))?;
        Ok(Table { events: record.events, ..Table::at(position, record.position) })
    }

    /// A second table in the same position, with the same past.
    ///
    /// ```python
    /// >>> other = table.copy()
    /// >>> other == table
    /// True
    /// >>> text = other.play("a1>c1")
    /// >>> other == table
    /// False
    ///
    /// ```
    pub(super) fn copy(&self) -> Table {
        Table {
            position: self.position.copy(),
            start: self.start.clone(),
            events: self.events.clone(),
            drawn: self.drawn.clone(),
            memories: self.memories.clone(),
        }
    }

    fn __copy__(&self) -> Table {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Table {
        self.copy()
    }

    /// Tables are equal when the same game with the same options is in the same position.
    fn __richcmp__(
        &self,
        py: Python<'_>,
        other: &Bound<'_, PyAny>,
        compare: CompareOp,
    ) -> PyResult<Py<PyAny>> {
        let Ok(other) = other.cast::<Table>() else { return Ok(py.NotImplemented()) };
        let same = other.borrow().identity() == self.identity();
        match compare {
            CompareOp::Eq => same.into_py_any(py),
            CompareOp::Ne => (!same).into_py_any(py),
            _ => Ok(py.NotImplemented()),
        }
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.identity().hash(&mut hasher);
        hasher.finish()
    }

    /// Pickled as its start and its log.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let memories = self.memories.iter().map(|memory| (memory.text.clone(), memory.numbers.clone()));
        let arguments = (
            self.position.game(),
            self.position.seats(),
            self.position.choices().to_string(),
            self.start.clone(),
            self.log(),
            self.drawn(),
            memories.collect::<Vec<_>>(),
        );
        let restore = py.import("klots._core")?.getattr("_restore_table")?;
        Ok((restore, arguments.into_pyobject(py)?))
    }
}

impl Table {
    fn forget(&mut self) {
        self.events.clear();
        self.drawn.clear();
        self.memories.clear();
    }

    /// What makes two tables the same.
    fn identity(&self) -> (&'static str, u8, String, String, Vec<u16>) {
        let position = &self.position;
        (
            position.game(),
            position.seats(),
            position.choices().to_string(),
            position.text(),
            self.drawn.clone(),
        )
    }
}

fn told(event: &Event) -> Option<Told> {
    match &event.what {
        EventKind::Move(seat, text) => Some((Some(seat.0), text.clone())),
        EventKind::Luck(text) => Some((None, text.clone())),
        EventKind::Beside(_) => None,
    }
}

/// What `pickle` calls.
#[pyfunction]
#[pyo3(signature = (game, seats, options, start, log, drawn, memories = Vec::new()))]
#[expect(clippy::too_many_arguments, reason = "all that a table is")]
pub fn _restore_table(
    py: Python<'_>,
    game: &str,
    seats: u8,
    options: Bound<'_, PyAny>,
    start: Option<&str>,
    log: Vec<Told>,
    drawn: Vec<i64>,
    memories: Vec<(String, Vec<Seen>)>,
) -> PyResult<Table> {
    let mut table = Table::new(py, game, seats, Some(options), start)?;
    table.memories = memories.into_iter().map(|(text, numbers)| Memory { text, numbers }).collect();
    for (seat, text) in log {
        match seat {
            Some(_) => table.play(py, &text).map(drop)?,
            None => table.settle(py, &text)?,
        }
    }
    for lot in drawn {
        table.draw_lot(py, lot)?;
    }
    Ok(table)
}
