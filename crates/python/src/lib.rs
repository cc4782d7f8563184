//! The Python face: `klots._core`, a thin class over [`table::Position`].
//!
//! Everything goes by text and plain Python values, as on the wire. The package around it (`python/klots`)
//! adds the environments for PettingZoo and the interface in the manner of OpenSpiel.
//!
//! Deliberately absent: rules, randomness of its own, hidden state. A refusal becomes the exception `Refusal`.

mod table_class;
mod value;

use pyo3::prelude::*;

/// The compiled part of the package `klots`.
#[pymodule]
mod _core {
    #[pymodule_export]
    use crate::table_class::{Table, games};
    #[pymodule_export]
    use crate::value::Refusal;

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
