//! The time, as clocks and logs need it: it never goes back and never jumps, whatever is done to the machine's clock.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use table::event::Millis;

/// After the machine's clock was set, the time follows it by at most one part in so many.
const SLEW: i64 = 100;

/// Runs with a clock that nobody sets, and follows the machine's clock slowly.
pub struct Steady(Mutex<Reading>);

#[derive(Clone, Copy)]
struct Reading {
    at: Instant,
    micros: i64,
}

impl Reading {
    fn next(self, at: Instant, wall: i64) -> Reading {
        let passed = i64::try_from(at.saturating_duration_since(self.at).as_micros()).unwrap_or(i64::MAX);
        let straight = self.micros.saturating_add(passed);
        let most = passed / SLEW;
        Reading { at: self.at.max(at), micros: straight + (wall - straight).clamp(-most, most) }
    }
}

impl Steady {
    /// Starts with the machine's clock.
    pub fn new() -> Steady {
        Steady(Mutex::new(Reading { at: Instant::now(), micros: wall() }))
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        let mut reading = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *reading = reading.next(Instant::now(), wall());
        reading.micros / 1000
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
}
