//! Points, and what they are worth.

use super::Table;
use crate::batch_class::named_reward;
use crate::games::Options;
use crate::value::{to_python, whole};
use pyo3::prelude::*;

#[pymethods]
impl Table {
    /// Points and places of all seats.
    ///
    /// ```python
    /// >>> table.standing()
    /// {'places': [1, 1], 'points': [0, 0]}
    ///
    /// ```
    fn standing(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.position.standing())
    }

    /// The share of the victory of each seat, as the standing is now.
    ///
    /// ```python
    /// >>> table.shares()
    /// [0.5, 0.5]
    ///
    /// ```
    fn shares(&self) -> Vec<f64> {
        self.position.standing().shares().to_vec()
    }

    /// What the standing is worth to each seat: "victory", "place" or "points" (docs/python.md).
    ///
    /// ```python
    /// >>> table.position = "xxx/..o/..o 1 5 c3>c1"
    /// >>> table.over, table.rewards("victory")
    /// (True, [1.0, -1.0])
    ///
    /// ```
    #[pyo3(signature = (reward = "victory"))]
    fn rewards(&self, reward: &str) -> PyResult<Vec<f64>> {
        let worths = named_reward(reward)?.of(&self.position.standing(), |seat| self.position.party(seat));
        Ok(worths[..usize::from(self.position.seats())].to_vec())
    }

    /// The sum of a seat's points, line by line, as these eyes see it.
    ///
    /// ```python
    /// >>> while not dealt.over:
    /// ...     text = dealt.roll(seed=1) if dealt.luck else dealt.apply(dealt.legal()[0])
    /// >>> sum(line["points"] for line in dealt.reckon(0)) == dealt.standing()["points"][0]
    /// True
    ///
    /// ```
    #[pyo3(signature = (seat, eyes = None))]
    fn reckon(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = whole)] seat: u8,
        eyes: Options<'_>,
    ) -> PyResult<Py<PyAny>> {
        let eyes = self.eyes(py, eyes)?;
        to_python(py, &self.position.reckon(self.seat(py, seat)?, eyes))
    }
}
