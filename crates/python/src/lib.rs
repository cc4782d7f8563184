//! The Python face: `klots._core`, a thin layer over [`table::Position`], [`learn`] and [`catalogue`].
//!
//! Positions go by text and plain Python values, as on the wire; what is learnt from goes by numbers and bytes. The
//! package around it (`python/klots`) adds the environments of PettingZoo, Gymnasium and OpenSpiel.
//!
//! How it is used is shown by the package's own documentation (`python/klots/__init__.py`) and `docs/python.md`, whose examples
//! are run.
//!
//! Deliberately absent: rules, randomness of its own, hidden state. A refusal becomes the exception `Refusal`.

mod batch_class;
mod games;
mod solve;
mod table_class;
mod thinking;
mod value;

use pyo3::prelude::*;

/// The compiled part of the package `klots`.
#[pymodule]
mod _core {
    #[pymodule_export]
    use crate::batch_class::Batch;
    #[pymodule_export]
    use crate::games::{games, shape};
    #[pymodule_export]
    use crate::solve::solve;
    #[pymodule_export]
    use crate::table_class::{_restore_table, Table};
    #[pymodule_export]
    use crate::thinking::{analyse, arena};
    #[pymodule_export]
    use crate::value::Refusal;

    use pyo3::prelude::*;
    use pyo3::types::PyDict;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let py = module.py();
        let refusal = py.get_type::<Refusal>();
        refusal.setattr("code", "")?;
        refusal.setattr("args_by_name", PyDict::new(py))?;
        for name in ["rule", "line", "column"] {
            refusal.setattr(name, py.None())?;
        }
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
