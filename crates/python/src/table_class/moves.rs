//! What may be done, as text and as numbers.

use super::Table;
use crate::games::shape_of;
use crate::value::{index, refuse, to_python};
use play::Turn;
use play::record::{Event, EventKind};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

#[pymethods]
impl Table {
    /// The legal moves as text (docs/notation.md); empty while luck is open.
    ///
    /// ```python
    /// >>> dealt.moves()
    /// ['7-7']
    ///
    /// ```
    fn moves(&self) -> Vec<String> {
        self.position.moves()
    }

    /// The legal moves with where they go and what they bring.
    ///
    /// ```python
    /// >>> [offer["text"] for offer in dealt.offers()]
    /// ['7-7']
    ///
    /// ```
    fn offers(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.position.offers())
    }

    /// `None` for a legal move; raises `Refusal` with the first rule that another one breaks. Nothing is played.
    ///
    /// ```python
    /// >>> dealt.explain("7-7")
    /// >>> try:
    /// ...     dealt.explain("7-4")
    /// ... except klots.Refusal as refusal:
    /// ...     print(refusal.rule, refusal.args_by_name)
    /// D2 {'tile': '7-7'}
    ///
    /// ```
    fn explain(&self, py: Python<'_>, text: &str) -> PyResult<()> {
        self.position.explain(text).map_err(|refusal| refuse(py, &refusal))
    }

    /// Plays a move and returns its canonical text. One that is not legal raises `Refusal`, and nothing has changed.
    ///
    /// ```python
    /// >>> dealt.play("7-7")
    /// '7-7'
    /// >>> dealt.play("nonsense")
    /// Traceback (most recent call last):
    /// ...
    /// klots._core.Refusal: Column 1: expected a tile such as 9-4.
    ///
    /// ```
    pub(super) fn play(&mut self, py: Python<'_>, text: &str) -> PyResult<String> {
        let turn = self.position.turn();
        let text = self.position.try_play(text).map_err(|refusal| refuse(py, &refusal))?;
        if let Turn::Of(seat) = turn {
            self.events.push(Event::new(EventKind::Move(seat, text.clone())));
        }
        Ok(text)
    }

    /// The sizes of this game's numbers, as `klots.shape` gives them.
    ///
    /// ```python
    /// >>> table.shape() == klots.shape(table.game, table.seats, table.options)
    /// True
    ///
    /// ```
    fn shape(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &shape_of(py, self.position.as_ref())?)
    }

    /// The numbers of the legal moves, in the order of `moves`.
    ///
    /// ```python
    /// >>> dealt.legal() == [dealt.number(text) for text in dealt.moves()]
    /// True
    ///
    /// ```
    fn legal(&self, py: Python<'_>) -> PyResult<Vec<u32>> {
        self.learner(py)?.legal(self.position.as_ref()).map_err(|refusal| refuse(py, &refusal))
    }

    /// One byte for each action number: 1 where it is legal.
    ///
    /// ```python
    /// >>> [number for number, legal in enumerate(table.mask()) if legal] == sorted(table.legal())
    /// True
    ///
    /// ```
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mask = self.learner(py)?.mask(self.position.as_ref()).map_err(|refusal| refuse(py, &refusal))?;
        Ok(PyBytes::new(py, &mask))
    }

    /// The number of a move; raises `Refusal` where it is not legal.
    ///
    /// ```python
    /// >>> table.number("a1>c1")
    /// 0
    ///
    /// ```
    fn number(&self, py: Python<'_>, text: &str) -> PyResult<usize> {
        let number = self.learner(py)?.number(self.position.as_ref(), text);
        number.map_err(|refusal| refuse(py, &refusal))
    }

    /// The move with this number; raises `IndexError` where no legal move has it.
    ///
    /// ```python
    /// >>> table.text(0)
    /// 'a1>c1'
    /// >>> table.text(10**6)
    /// Traceback (most recent call last):
    /// ...
    /// IndexError: action 1000000 is not legal here
    ///
    /// ```
    fn text(&self, py: Python<'_>, #[pyo3(from_py_with = index)] number: i64) -> PyResult<String> {
        let learner = self.learner(py)?;
        let text = match usize::try_from(number) {
            Ok(number) => {
                learner.text(self.position.as_ref(), number).map_err(|refusal| refuse(py, &refusal))?
            }
            Err(_) => None,
        };
        text.ok_or_else(|| PyIndexError::new_err(format!("action {number} is not legal here")))
    }

    /// Plays the move with this number and returns its text; raises `IndexError` where no legal move has it.
    ///
    /// ```python
    /// >>> table.apply(0)
    /// 'a1>c1'
    ///
    /// ```
    fn apply(&mut self, py: Python<'_>, #[pyo3(from_py_with = index)] number: i64) -> PyResult<String> {
        let text = self.text(py, number)?;
        self.play(py, &text)
    }
}
