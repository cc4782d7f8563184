//! The law of frames, bodies and kept events: what is read is written so that it reads as the same.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use table::event::Logged;
use wire::FromClient;
use wire::rest::{NewTable, QuickMatch};

pub fn law(input: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(input) else { return false };
    let frame = match wire::read(text) {
        Ok(frame) => {
            same::<FromClient>(&frame);
            true
        }
        Err(refusal) => {
            assert!(["refused-malformed", "refused-too-large"].contains(&refusal.code()), "{refusal}");
            false
        }
    };
    frame | reads::<Logged>(text) | reads::<NewTable>(text) | reads::<QuickMatch>(text)
}

fn reads<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) -> bool {
    serde_json::from_str::<T>(text).inspect(same).is_ok()
}

fn same<T: Serialize + DeserializeOwned + PartialEq + Debug>(read: &T) {
    let written = serde_json::to_string(read).expect("what is read can be written");
    let again: T = serde_json::from_str(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(&again, read, "{written}");
}

pub fn seeds() -> Vec<Vec<u8>> {
    let frames = include_str!("../../../crates/wire/tests/golden/1.1.jsonl").lines();
    let others = [
        r#"{"number":3,"at":1763164800000,"event":{"kind":"sat","seat":1,"person":"0190a0b0-0000-7000-8000-000000000001","name":"Bo"}}"#,
        r#"{"number":9,"at":1763164800000,"event":{"kind":"left","seat":1}}"#,
        r#"{"game":"quixo","options":{"board":"3"},"chairs":[{"who":"me","name":"Ann"},{"who":"bot","level":"easy"}],"word":"sun"}"#,
        r#"{"game":"quixo","seats":2}"#,
    ];
    frames.chain(others).map(|line| line.as_bytes().to_vec()).collect()
}
