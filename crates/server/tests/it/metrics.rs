//! The figures of a server are explained to its host, and alerts watch only those that there are.

use std::collections::BTreeSet;

#[test]
fn every_metric_is_explained_and_every_rule_watches_one_that_there_is() {
    let sources = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![sources];
    let mut known = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
            match entry.path() {
                path if path.is_dir() => folders.push(path),
                path => known.extend(metrics(&std::fs::read_to_string(path).unwrap(), "\"klots_")),
            }
        }
    }
    let explained = metrics(include_str!("../../../../docs/security.md"), "`klots_");
    assert_eq!(known.iter().collect::<Vec<_>>(), explained.iter().collect::<Vec<_>>());
    for file in
        [include_str!("../../../../deploy/alerts.yml"), include_str!("../../../../deploy/dashboard.json")]
    {
        let watched = metrics(file, "klots_");
        assert!(!watched.is_empty());
        assert!(watched.iter().all(|name| known.contains(name)), "{watched:?}");
    }
}

/// Every name that begins like this, without what stands before it.
fn metrics(text: &str, start: &str) -> BTreeSet<String> {
    let names = text.split(start).skip(1).map(|rest| {
        let name: String = rest.chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect();
        format!("klots_{name}")
    });
    names.collect()
}
