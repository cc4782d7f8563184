//! JSON and refusals as Python values.

use play::record::RecordError;
use pyo3::IntoPyObjectExt;
use pyo3::create_exception;
use pyo3::exceptions::{PyIndexError, PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde::Serialize;
use serde_json::Value;
use std::sync::LazyLock;
use words::Words;

create_exception!(
    klots._core,
    Refusal,
    PyValueError,
    "Something was not done, and nothing has changed. The text is the sentence; `code`, `args_by_name` and `rule` say it \
     to programs, `line` and `column` where a record is wrong."
);

/// The sentences, in English.
pub fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of("en"));
    &WORDS
}

/// A whole number that fits; another one is a `ValueError` that says so.
pub fn whole<'py, T>(given: &Bound<'py, PyAny>) -> PyResult<T>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    given.extract::<T>().map_err(|error| too_far(given, error, PyValueError::new_err))
}

/// The same where a number may be left out.
pub fn whole_or_none<'py, T>(given: &Bound<'py, PyAny>) -> PyResult<Option<T>>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    if given.is_none() { Ok(None) } else { whole(given).map(Some) }
}

/// The number of an action or a lot; one that no action can have is an `IndexError`.
pub fn index(given: &Bound<'_, PyAny>) -> PyResult<i64> {
    given.extract().map_err(|error| too_far(given, error, PyIndexError::new_err))
}

fn too_far(given: &Bound<'_, PyAny>, error: PyErr, say: fn(String) -> PyErr) -> PyErr {
    if !error.is_instance_of::<PyOverflowError>(given.py()) {
        return error;
    }
    let side = if given.lt(0).unwrap_or_default() { "small" } else { "large" };
    say(format!("{given} is too {side} a number here"))
}

/// Anything that serialises, as dictionaries, lists, strings and numbers.
pub fn to_python<T: Serialize>(py: Python<'_>, value: &T) -> PyResult<Py<PyAny>> {
    let json = serde_json::to_value(value).map_err(|error| PyValueError::new_err(error.to_string()))?;
    convert(py, &json)
}

fn convert(py: Python<'_>, value: &Value) -> PyResult<Py<PyAny>> {
    match value {
        Value::Null => Ok(py.None()),
        Value::Bool(flag) => flag.into_py_any(py),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => whole.into_py_any(py),
            None => number.as_f64().into_py_any(py),
        },
        Value::String(text) => text.into_py_any(py),
        Value::Array(items) => {
            let items = items.iter().map(|item| convert(py, item)).collect::<PyResult<Vec<_>>>()?;
            PyList::new(py, items)?.into_py_any(py)
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, field) in fields {
                dict.set_item(name, convert(py, field)?)?;
            }
            dict.into_py_any(py)
        }
    }
}

/// A refusal as an exception with its code, its arguments and its rule.
pub fn refuse(py: Python<'_>, refusal: &play::Refusal) -> PyErr {
    let error = Refusal::new_err(words().refusal(refusal));
    match describe(py, &error, refusal) {
        Ok(()) => error,
        Err(other) => other,
    }
}

fn describe(py: Python<'_>, error: &PyErr, refusal: &play::Refusal) -> PyResult<()> {
    let value = error.value(py);
    value.setattr("code", refusal.code())?;
    value.setattr("args_by_name", to_python(py, &refusal.what.args)?)?;
    value.setattr("rule", refusal.rule.as_deref())
}

/// What is wrong with a record, and where.
pub fn refuse_record(py: Python<'_>, error: &RecordError) -> PyErr {
    let exception =
        Refusal::new_err(format!("{}:{}: {}", error.line, error.column, words().refusal(&error.cause)));
    let place = || {
        describe(py, &exception, &error.cause)?;
        exception.value(py).setattr("line", error.line)?;
        exception.value(py).setattr("column", error.column)
    };
    match place() {
        Ok(()) => exception,
        Err(other) => other,
    }
}
