//! What a server says of itself at its private port: how much of everything is in use.

use std::collections::BTreeMap;
use std::time::Duration;

/// Every gauge by its name, with what is in braces; none that is nought.
pub type Gauges = BTreeMap<String, f64>;

/// Tables that nobody uses stay for a minute, and connections that are kept for the next request for half a one.
const LATE: [&str; 2] = ["klots_tables", "klots_connections"];

/// What the gauges say now; nothing if nobody answers.
pub async fn gauges(url: &str) -> Option<Gauges> {
    let text = load::http::get(url).await.ok()?.text().await.ok()?;
    let lines = text.lines();
    let names: Vec<&str> =
        lines.clone().filter_map(|line| line.strip_prefix("# TYPE ")?.strip_suffix(" gauge")).collect();
    let is_gauge = |line: &&str| names.contains(&line.split(['{', ' ']).next().unwrap_or_default());
    let values = lines.filter(is_gauge).filter_map(|line| {
        let (name, value) = line.rsplit_once(' ')?;
        Some((name.to_owned(), value.parse().ok()?))
    });
    Some(values.filter(|(_, value)| *value != 0.0).collect())
}

/// When everybody has left, no gauge is above where it was before anybody came. What takes long is waited for where there
/// is time.
pub async fn come_to_rest(url: &str, rest: &Gauges, all: bool) {
    let watched = |gauges: &Gauges| -> Gauges {
        let watched = gauges.iter().filter(|(name, _)| all || !LATE.contains(&name.as_str()));
        watched.map(|(name, value)| (name.clone(), *value)).collect()
    };
    let wanted = watched(rest);
    let mut left = None;
    for _ in 0..1500 {
        left = gauges(url).await.map(|gauges| watched(&gauges));
        let is_back = |(name, value): (&String, &f64)| *value <= wanted.get(name).copied().unwrap_or(0.0);
        if left.as_ref().is_some_and(|left| left.iter().all(is_back)) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("something was never given back: {left:?}, not {wanted:?}");
}
