//! The committed TypeScript types are those of the Rust types.
//! `KLOTS_WRITE_TYPES=1 cargo test -p wire --features ts` rewrites them.

use std::path::Path;
use wire::typescript::{export, stale};

#[test]
fn the_committed_types_are_fresh() {
    let fresh = tempfile::tempdir().unwrap();
    export(fresh.path()).unwrap();
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire");
    assert_eq!(stale(&committed, fresh.path()).unwrap(), [""; 0], "run with KLOTS_WRITE_TYPES=1");
}

#[test]
fn a_type_that_is_older_missing_or_left_over_is_noticed() {
    let (committed, fresh) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    for (folder, name, text) in [
        (&committed, "Same.ts", "a"),
        (&fresh, "Same.ts", "a"),
        (&committed, "Older.ts", "a"),
        (&fresh, "Older.ts", "b"),
        (&committed, "Gone.ts", "a"),
        (&fresh, "New.ts", "a"),
    ] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    if std::env::var_os("KLOTS_WRITE_TYPES").is_none() {
        assert_eq!(stale(committed.path(), fresh.path()).unwrap(), ["Gone.ts", "Older.ts", "New.ts"]);
    }
}
