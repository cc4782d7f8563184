//! Games that an older page has kept open in this one: `golden/kept-1.json` is a file of games as the first version saved
//! it, and is never rewritten.

use browser::House;
use serde_json::{Value, json};

#[test]
fn games_that_the_first_version_has_kept_still_fold() {
    let file: Value = serde_json::from_str(include_str!("../golden/kept-1.json")).unwrap();
    let tables = file["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 8, "two of every game: one goes on, one has ended");
    let mut house = House::standard();
    for kept in tables {
        let asked =
            json!({"ask": "check", "log": kept["log"], "marks": kept["marks"], "me": kept["me"]}).to_string();
        let said: Value = serde_json::from_slice(&house.answer(asked.as_bytes())).unwrap();
        for field in ["table", "game", "stage", "names", "changed"] {
            assert_eq!(said["ok"][field], kept["line"][field], "{field} of {}: {said}", kept["table"]);
        }
    }
}
