//! Luck: settled as a whole, or drawn lot by lot.

use super::Table;
use crate::value::{index, refuse, whole};
use play::Refusal;
use play::dice::Seeded;
use play::record::{Event, EventKind};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

#[pymethods]
impl Table {
    /// What the dice of this seed would decide; nothing is settled.
    ///
    /// ```python
    /// >>> table.restart()
    /// >>> table.draw(seed=1) == table.draw(seed=1), table.luck
    /// (True, True)
    ///
    /// ```
    fn draw(&self, py: Python<'_>, #[pyo3(from_py_with = whole)] seed: u64) -> PyResult<String> {
        self.position.draw(&mut Seeded::new(seed)).map_err(|refusal| refuse(py, &refusal))
    }

    /// Settles luck by its text.
    ///
    /// ```python
    /// >>> table.restart()
    /// >>> table.settle("starts 1")
    /// >>> table.turn
    /// 1
    ///
    /// ```
    pub(super) fn settle(&mut self, py: Python<'_>, text: &str) -> PyResult<()> {
        let text = self.position.try_settle(text).map_err(|refusal| refuse(py, &refusal))?;
        self.drawn.clear();
        self.events.push(Event::new(EventKind::Luck(text)));
        Ok(())
    }

    /// Draws with the dice of this seed and settles; returns the text.
    ///
    /// ```python
    /// >>> dealt.restart()
    /// >>> dealt.roll(seed=1).startswith("deal "), dealt.luck
    /// (True, False)
    ///
    /// ```
    fn roll(&mut self, py: Python<'_>, #[pyo3(from_py_with = whole)] seed: u64) -> PyResult<String> {
        let text = self.draw(py, seed)?;
        self.settle(py, &text)?;
        Ok(text)
    }

    /// The lots of chance that can be drawn next, with their probabilities; empty where luck is not open.
    ///
    /// ```python
    /// >>> table.restart()
    /// >>> table.lots()
    /// [(0, 0.5), (1, 0.5)]
    ///
    /// ```
    fn lots(&self, py: Python<'_>) -> PyResult<Vec<(u32, f64)>> {
        let lots = self.learner(py)?.lots(self.position.as_ref(), &self.drawn);
        let lots = lots.map_err(|refusal| refuse(py, &refusal))?;
        let all: u32 = lots.iter().map(|&(_, weight)| weight).sum();
        let share = |(lot, weight): (u16, u32)| (u32::from(lot), f64::from(weight) / f64::from(all));
        Ok(lots.into_iter().map(share).collect())
    }

    /// Draws one lot; with the last of them luck is settled, and its text returned.
    ///
    /// ```python
    /// >>> dealt.restart()
    /// >>> dealt.draw_lot(54), dealt.drawn
    /// (None, [54])
    /// >>> while dealt.luck:
    /// ...     text = dealt.draw_lot(dealt.lots()[0][0])
    /// >>> text.startswith("deal ")
    /// True
    ///
    /// ```
    pub(super) fn draw_lot(
        &mut self,
        py: Python<'_>,
        #[pyo3(from_py_with = index)] lot: i64,
    ) -> PyResult<Option<String>> {
        let learner = self.learner(py)?;
        let fail = |refusal: Refusal| refuse(py, &refusal);
        let open = learner.lots(self.position.as_ref(), &self.drawn).map_err(fail)?;
        let Some(&(lot, _)) = open.iter().find(|&&(one, _)| i64::from(one) == lot) else {
            return Err(PyIndexError::new_err(format!("lot {lot} cannot be drawn here")));
        };
        self.drawn.push(lot);
        let Some(text) = learner.settled(self.position.as_ref(), &self.drawn).map_err(fail)? else {
            return Ok(None);
        };
        self.settle(py, &text)?;
        Ok(Some(text))
    }

    /// The lots drawn so far of the luck that is open.
    ///
    /// ```python
    /// >>> dealt.restart()
    /// >>> _ = dealt.draw_lot(3), dealt.draw_lot(5)
    /// >>> dealt.drawn
    /// [3, 5]
    ///
    /// ```
    #[getter]
    pub(super) fn drawn(&self) -> Vec<u32> {
        self.drawn.iter().map(|&lot| lot.into()).collect()
    }
}
