//! Positions as pictures.

use super::Table;
use crate::games::Options;
use crate::value::whole;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// How wide pictures are.
const WIDTHS: std::ops::RangeInclusive<u32> = 16..=8192;

#[pymethods]
impl Table {
    /// The position as these eyes see it, as an SVG document.
    ///
    /// ```python
    /// >>> table.svg().startswith("<svg")
    /// True
    ///
    /// ```
    #[pyo3(signature = (eyes = None))]
    fn svg(&self, py: Python<'_>, eyes: Options<'_>) -> PyResult<String> {
        let eyes = self.eyes(py, eyes)?;
        Ok(draw::svg(self.position.game(), &self.position.view(eyes).value()))
    }

    /// What a notebook shows: the position as the seat to move sees it.
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None)
    }

    /// The picture in pixels: width, height, and three bytes (red, green, blue) for each, row by row.
    ///
    /// ```python
    /// >>> width, height, pixels = table.pixels(width=100)
    /// >>> width, len(pixels) == 3 * width * height
    /// (100, True)
    ///
    /// ```
    #[pyo3(signature = (eyes = None, width = 480))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        eyes: Options<'_>,
        #[pyo3(from_py_with = whole)] width: u32,
    ) -> PyResult<(u32, u32, Bound<'py, PyBytes>)> {
        if !WIDTHS.contains(&width) {
            return Err(PyValueError::new_err(format!("width: {} to {}", WIDTHS.start(), WIDTHS.end())));
        }
        let svg = self.svg(py, eyes)?;
        let drawn = py.detach(|| draw::pixels(&svg, width));
        let (width, height, bytes) = drawn.map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok((width, height, PyBytes::new(py, &bytes)))
    }
}
