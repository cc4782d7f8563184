//! JSON that is already text. A view is written once, straight from its type, and goes out as it is.

use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::fmt;

/// A piece of JSON as text.
#[derive(Clone)]
pub struct Json(Box<RawValue>);

impl Json {
    /// What this value looks like in JSON.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Json {
        Json(to_raw_value(value).expect("views and offers have string keys and finite numbers"))
    }

    /// An empty list.
    pub fn none() -> Json {
        Json::of::<[u8]>(&[])
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The same to look into.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).expect("what is written as JSON reads as JSON")
    }

    /// The members of a list; none for anything else.
    pub fn list(&self) -> Vec<Value> {
        match self.value() {
            Value::Array(members) => members,
            _ => Vec::new(),
        }
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}
