//! Any text as a record: read or refused; what is read is written and read again, and replayed or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use play::record::Record;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else { return };
    let again: Record = record.to_string().parse().expect("what we write we read");
    assert_eq!(again.to_string(), record.to_string());
    if let Ok(replay) = table::replay::Replay::new(&catalogue::Catalogue::standard(), &record) {
        let _ = replay.finish();
    }
});
