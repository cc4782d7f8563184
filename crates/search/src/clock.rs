//! Whose time a search counts, and who tells it.

use std::time::Duration;

/// Whose time counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clock {
    /// The clock on the wall: what a person who waits wants.
    #[default]
    Wall,
    /// The time this thread was really running: a busy machine does not weaken a bot.
    /// Where the system cannot tell (not Unix), the clock on the wall.
    Thread,
}

impl Clock {
    /// Time since some fixed moment; only differences within one thread mean something.
    pub fn now(self) -> Duration {
        match self {
            Clock::Wall => wall(),
            Clock::Thread => thread(),
        }
    }
}

/// Who tells the time where the system has no clock: time since some fixed moment.
#[cfg(target_family = "wasm")]
static HANDED_IN: std::sync::OnceLock<fn() -> Duration> = std::sync::OnceLock::new();

/// Hands in a clock where the system has none. Without one, time stands still. The first one stays.
#[cfg(target_family = "wasm")]
pub fn hand_in_clock(clock: fn() -> Duration) {
    let _ = HANDED_IN.set(clock);
}

#[cfg(target_family = "wasm")]
fn wall() -> Duration {
    HANDED_IN.get().map_or(Duration::ZERO, |clock| clock())
}

#[cfg(not(target_family = "wasm"))]
fn wall() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}

#[cfg(unix)]
fn thread() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

#[cfg(not(unix))]
fn thread() -> Duration {
    wall()
}
