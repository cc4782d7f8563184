//! The committed TypeScript types are those of the Rust types.
//! `KLOTS_WRITE_TYPES=1 cargo test -p wire --features ts` writes them anew.
#![cfg(feature = "ts")]
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire")
}

fn files(dir: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    collect(dir, dir, &mut found);
    found
}

fn collect(root: &Path, dir: &Path, found: &mut BTreeMap<PathBuf, String>) {
    for entry in fs::read_dir(dir).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(root, &path, found);
        } else {
            let name = path.strip_prefix(root).unwrap().to_owned();
            found.insert(name, fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn the_committed_types_are_fresh() {
    let fresh = tempfile::tempdir().unwrap();
    wire::typescript::export(fresh.path()).unwrap();
    let fresh = files(fresh.path());
    if std::env::var_os("KLOTS_WRITE_TYPES").is_some() {
        fs::remove_dir_all(committed()).ok();
        for (name, text) in &fresh {
            let path = committed().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
    }
    let old = files(&committed());
    let names = |files: &BTreeMap<PathBuf, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&old), names(&fresh), "run with KLOTS_WRITE_TYPES=1");
    for (name, text) in &fresh {
        assert_eq!(&old[name], text, "{} is stale: run with KLOTS_WRITE_TYPES=1", name.display());
    }
}
