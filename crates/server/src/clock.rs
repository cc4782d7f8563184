//! The time, as clocks and logs need it: it never goes back and never jumps, whatever is done to the machine's clock.
//!
//! Nodes that share a database go by its clock: what one writes down another counts from.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use table::event::Millis;

/// After the machine's clock was set, ours catches up with it, off by at most one part in this many.
const SLEW: i64 = 100;
/// A log that is further ahead than this was written by a clock that was wrong; nobody waits for it.
const AHEAD: Millis = 86_400_000;

/// Runs with a clock that nobody sets, and slowly follows the machine's clock, or the one that all nodes share.
pub struct SteadyClock(Mutex<Hands>);

struct Hands {
    reading: Reading,
    /// What the clock that all nodes share said last.
    shared: Option<Reading>,
}

#[derive(Clone, Copy)]
struct Reading {
    at: Instant,
    micros: i64,
}

impl Reading {
    fn until(self, at: Instant) -> i64 {
        i64::try_from(at.saturating_duration_since(self.at).as_micros()).unwrap_or(i64::MAX)
    }

    fn next(self, at: Instant, wall: i64) -> Reading {
        let passed = self.until(at);
        let straight = self.micros.saturating_add(passed);
        let most = passed / SLEW;
        Reading { at: self.at.max(at), micros: straight + (wall - straight).clamp(-most, most) }
    }
}

impl Default for SteadyClock {
    /// Starts with the machine's clock.
    fn default() -> SteadyClock {
        let reading = Reading { at: Instant::now(), micros: wall() };
        SteadyClock(Mutex::new(Hands { reading, shared: None }))
    }
}

impl SteadyClock {
    fn hands(&self) -> MutexGuard<'_, Hands> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        self.hands().read(Instant::now(), wall()) / 1000
    }

    /// Before anybody is served: sets the time by the clock that all nodes share, if there is one, and not to before
    /// the newest event of a running game, whose clock would stand still until then.
    pub fn begin(&self, shared: Option<Millis>, newest: Option<Millis>) {
        let mut hands = self.hands();
        let at = Instant::now();
        hands.shared = shared.map(|millis| Reading { at, micros: millis * 1000 });
        let begun = shared.unwrap_or(wall() / 1000);
        let newest = newest.filter(|newest| newest - begun <= AHEAD);
        hands.reading = Reading { at, micros: newest.map_or(begun, |newest| newest.max(begun)) * 1000 };
    }

    /// The clock that all nodes share has said what time it is.
    pub fn follow(&self, shared: Millis) {
        self.hands().shared = Some(Reading { at: Instant::now(), micros: shared * 1000 });
    }
}

impl Hands {
    fn read(&mut self, at: Instant, wall: i64) -> i64 {
        let target = self.shared.map_or(wall, |shared| shared.micros + shared.until(at));
        self.reading = self.reading.next(at, target);
        self.reading.micros
    }
}

fn wall() -> i64 {
    let since: Duration = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_micros()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_neither_jumps_nor_goes_back() {
        let begun = Instant::now();
        let mut reading = Reading { at: begun, micros: 0 };
        let hour = 3_600_000_000;
        for (second, set) in (1..=1000).zip([0, hour, -hour].into_iter().cycle()) {
            let before = reading.micros;
            let true_time = second * 1_000_000;
            reading = reading.next(begun + Duration::from_micros(true_time as u64), true_time + set);
            let passed = reading.micros - before;
            assert!((990_000..=1_010_000).contains(&passed), "{passed} in a second");
        }
        let late = reading.next(begun, 0);
        assert_eq!(late.micros, reading.micros, "a reading from before changes nothing");
    }

    #[test]
    fn nodes_that_share_a_clock_read_the_same_time_whatever_their_machines_say() {
        let begun = Instant::now();
        let reading = Reading { at: begun, micros: 7_000 };
        let mut nodes = [(); 2].map(|()| Hands { reading, shared: Some(reading) });
        for second in 1..100 {
            let at = begun + Duration::from_secs(second);
            let told = nodes.iter_mut().zip([0, 3_600_000_000]).map(|(node, wall)| node.read(at, wall));
            assert_eq!(told.collect::<Vec<_>>(), [7_000 + second as i64 * 1_000_000; 2]);
        }
    }

    #[test]
    fn a_node_that_starts_is_not_before_the_games_that_run() {
        let steady = SteadyClock::default();
        let wall = wall() / 1000;
        steady.begin(None, Some(wall + 3_600_000));
        assert!(steady.now() >= wall + 3_600_000, "its clocks would stand still for an hour");
        steady.begin(None, Some(wall + 2 * AHEAD));
        assert!(steady.now() < wall + AHEAD, "one that is years ahead was wrong");
        steady.begin(Some(5_000_000), Some(4_000_000));
        assert!((5_000_000..wall).contains(&steady.now()), "all nodes go by one clock");
        steady.follow(9_000_000);
        assert!(steady.now() < 9_000_000, "slowly");
    }
}
