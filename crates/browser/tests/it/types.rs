//! The committed TypeScript types of the module's questions and answers are those of the Rust types.
//! `KLOTS_WRITE_TYPES=1 cargo test -p browser --features ts` rewrites them.

use std::path::Path;

#[test]
fn the_committed_types_are_fresh() {
    let fresh = tempfile::tempdir().unwrap();
    browser::typescript::export(fresh.path()).unwrap();
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire/module");
    let stale = wire::typescript::stale(&committed, &fresh.path().join("module")).unwrap();
    assert_eq!(stale, [""; 0], "run with KLOTS_WRITE_TYPES=1");
}
