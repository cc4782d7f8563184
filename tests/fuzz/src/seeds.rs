//! What the fuzzer begins with, as files.

use crate::Target;
use std::collections::BTreeSet;
use std::fs;
use std::io::Result;
use std::path::Path;

/// Writes the inputs of a target to `folder/<target>/<n>`, and the words in them to `folder/<target>.words`.
pub fn write(target: &Target, folder: &Path) -> Result<()> {
    let seeds = (target.seeds)();
    let place = folder.join(target.name);
    fs::create_dir_all(&place)?;
    for (n, seed) in seeds.iter().enumerate() {
        fs::write(place.join(n.to_string()), seed)?;
    }
    fs::write(place.with_extension("words"), dictionary(&seeds))
}

/// The words of the texts, so that the fuzzer can put them elsewhere.
fn dictionary(seeds: &[Vec<u8>]) -> String {
    const LONGEST: usize = 24;
    let texts: Vec<_> = seeds.iter().map(|seed| String::from_utf8_lossy(seed)).collect();
    let part = |c: char| !c.is_ascii_alphanumeric() && c != '_';
    let words: BTreeSet<&str> = texts.iter().flat_map(|text| text.split(part)).collect();
    let known = words.into_iter().filter(|word| (2..=LONGEST).contains(&word.len()));
    known.map(|word| format!("\"{word}\"\n")).collect()
}
