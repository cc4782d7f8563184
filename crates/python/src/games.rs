//! Which games there are, their options, and the sizes of their numbers.

use crate::value::{refuse, to_python, whole};
use catalogue::Catalogue;
use play::Choices;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use std::sync::LazyLock;
use table::Position;

/// Whatever a Python caller gave for options.
pub type Options<'py> = Option<Bound<'py, PyAny>>;

/// More threads than this help nobody.
const MOST_THREADS: usize = 256;

/// The games there are.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(entered);
    &CATALOGUE
}

#[cfg(not(feature = "noughts"))]
fn entered() -> Catalogue {
    Catalogue::standard()
}

#[cfg(feature = "noughts")]
fn entered() -> Catalogue {
    Catalogue::standard().with::<noughts::Noughts>()
}

/// Every game with its seats, options and bots.
///
/// ```python
/// >>> import klots
/// >>> all("random" in game["bots"] and game["seats"] for game in klots.games())
/// True
///
/// ```
#[pyfunction]
pub fn games(py: Python<'_>) -> PyResult<Py<PyAny>> {
    let games: Vec<_> = catalogue()
        .all()
        .iter()
        .map(|entry| {
            json!({
                "name": entry.name,
                "rules_version": entry.facts.rules_version,
                "min_seats": entry.facts.min_seats(),
                "max_seats": entry.facts.max_seats(),
                "seats": entry.facts.seats,
                "hidden_hands": entry.facts.hidden_hands,
                "draws": entry.facts.draws,
                "options": entry.options,
                "bots": &entry.bots[..],
            })
        })
        .collect();
    to_python(py, &games)
}

/// How large the numbers of a game are: actions, planes of an observation, lots of chance.
///
/// ```python
/// >>> import klots
/// >>> shape = klots.shape(klots.games()[0]["name"], 2)
/// >>> shape["observation"] == sum(plane["stop"] - plane["start"] for plane in shape["planes"])
/// True
///
/// ```
#[pyfunction]
#[pyo3(signature = (game, seats = 2, options = None))]
pub fn shape(
    py: Python<'_>,
    game: &str,
    #[pyo3(from_py_with = whole)] seats: u8,
    options: Options<'_>,
) -> PyResult<Py<PyAny>> {
    let position = open(py, game, seats, options)?;
    to_python(py, &shape_of(py, position.as_ref())?)
}

/// The game at its start.
pub fn open(py: Python<'_>, game: &str, seats: u8, options: Options<'_>) -> PyResult<Box<dyn Position>> {
    let choices = choices(py, options)?;
    catalogue().open(game, seats, &choices).map_err(|refusal| refuse(py, &refusal))
}

/// The sizes of a position's numbers; planes with where they begin.
pub fn shape_of(py: Python<'_>, position: &dyn Position) -> PyResult<Value> {
    let learner = catalogue().learner(position).map_err(|refusal| refuse(py, &refusal))?;
    let shape = learner.shape(position).map_err(|refusal| refuse(py, &refusal))?;
    let mut start = 0;
    let planes: Vec<Value> = shape
        .planes
        .iter()
        .map(|plane| {
            let begins = start;
            start += plane.size();
            json!({ "name": plane.name, "shape": plane.shape, "start": begins, "stop": start })
        })
        .collect();
    Ok(json!({
        "actions": shape.actions,
        "observation": shape.observation,
        "planes": planes,
        "lots": shape.lots,
        "most_lots": shape.most_lots,
        "longest": shape.longest,
        "seen": shape.seen,
    }))
}

/// As many threads as asked for, within reason.
pub fn threads(asked: usize) -> PyResult<usize> {
    if (1..=MOST_THREADS).contains(&asked) {
        return Ok(asked);
    }
    Err(PyValueError::new_err(format!("threads: 1 to {MOST_THREADS}, not {asked}")))
}

/// Options as `"name=value …"` or as a dictionary; `True` and `False` are `yes` and `no`.
pub fn choices(py: Python<'_>, options: Options<'_>) -> PyResult<Choices> {
    let Some(options) = options else { return Ok(Choices::none()) };
    if let Ok(text) = options.extract::<String>() {
        return Choices::parse(&text).map_err(|refusal| refuse(py, &refusal));
    }
    let dict =
        options.cast::<PyDict>().map_err(|_| PyTypeError::new_err("options are a dict or a string"))?;
    let mut choices = Choices::none();
    for (name, value) in dict.iter() {
        let word = match value.extract::<bool>() {
            Ok(true) => "yes".to_owned(),
            Ok(false) => "no".to_owned(),
            Err(_) => value.str()?.to_string(),
        };
        choices = choices.with(&name.extract::<String>()?, word);
    }
    Ok(choices)
}
