//! How long a search may think: a budget, a stop flag, and the meter that search loops poll.

use crate::{Clock, Limits};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A flag shared with whoever may interrupt the search. Clones are the same flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Ends every search that polls this flag, with the best move it has so far.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether [`Stop::stop`] was called.
    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Everything a search is allowed to use.
#[derive(Clone, Debug)]
pub struct Budget {
    /// When to end by itself.
    pub limits: Limits,
    /// When to end at once.
    pub stop: Stop,
    /// Which clock [`Limits::time`] means.
    pub clock: Clock,
    /// Bytes that tables and trees may use, all threads together.
    pub memory: usize,
    /// Threads that may work at the same time.
    pub threads: usize,
}

impl Budget {
    /// These limits, one thread, 64 MiB, the clock on the wall.
    pub fn new(limits: Limits) -> Budget {
        Budget { limits, stop: Stop::new(), clock: Clock::Wall, memory: 64 << 20, threads: 1 }
    }

    /// Only time, in milliseconds.
    pub fn millis(millis: u64) -> Budget {
        Budget::new(Limits::millis(millis))
    }

    /// Only nodes.
    pub fn nodes(nodes: u64) -> Budget {
        Budget::new(Limits::nodes(nodes))
    }

    /// Only iterations.
    pub fn iterations(iterations: u64) -> Budget {
        Budget::new(Limits::iterations(iterations))
    }

    /// The same budget, interruptible by `stop`.
    #[must_use]
    pub fn stopped_by(self, stop: &Stop) -> Budget {
        Budget { stop: stop.clone(), ..self }
    }

    /// The same budget on this clock.
    #[must_use]
    pub fn on(self, clock: Clock) -> Budget {
        Budget { clock, ..self }
    }

    /// The same budget with this many bytes for tables and trees.
    #[must_use]
    pub fn with_memory(self, memory: usize) -> Budget {
        Budget { memory, ..self }
    }

    /// The same budget with this many threads.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Budget {
        Budget { threads: threads.max(1), ..self }
    }

    /// The same budget bounded by `limits` too, whatever is smaller.
    #[must_use]
    pub fn at_most(self, limits: Limits) -> Budget {
        fn least<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
            match (a, b) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (a, b) => a.or(b),
            }
        }
        let limits = Limits {
            time: least(self.limits.time, limits.time),
            nodes: least(self.limits.nodes, limits.nodes),
            iterations: least(self.limits.iterations, limits.iterations),
        };
        Budget { limits, ..self }
    }

    /// How many independent workers share the search.
    ///
    /// With a repeatable budget the number depends on the budget alone, so that the answer is the same
    /// on any number of threads; else there is one for each thread.
    pub fn workers(&self) -> u64 {
        if !self.limits.repeatable() {
            return self.threads.max(1) as u64;
        }
        let work =
            self.limits.nodes.unwrap_or(u64::MAX).min(self.limits.iterations.map_or(u64::MAX, |n| n * 50));
        (work / 100_000).clamp(1, 8)
    }

    /// The part of worker `number` of `of`: nodes, iterations and memory are divided, time is not.
    #[must_use]
    pub fn share(&self, number: u64, of: u64) -> Budget {
        Budget {
            limits: self.limits.share(number, of),
            memory: self.memory / usize::try_from(of).unwrap_or(1),
            threads: 1,
            ..self.clone()
        }
    }

    /// Starts counting. Each thread needs its own meter, made in that thread.
    pub fn meter(&self) -> Meter {
        Meter::new(self)
    }
}

/// Counts what a search uses and says when to end. Cheap enough to poll at every node:
/// the clock is read only about every tenth of a millisecond, the stop flag every few nodes.
#[derive(Clone, Debug)]
pub struct Meter {
    limits: Limits,
    stop: Stop,
    clock: Clock,
    start: Duration,
    seen: Duration,
    nodes: u64,
    iterations: u64,
    pause: u64,
    look: u64,
    stride: u64,
    over: bool,
}

/// The stop flag is looked at once in this many nodes.
const FLAG_STRIDE: u64 = 32;

impl Meter {
    fn new(budget: &Budget) -> Meter {
        let start = budget.clock.now();
        let mut meter = Meter {
            limits: budget.limits,
            stop: budget.stop.clone(),
            clock: budget.clock,
            start,
            seen: start,
            nodes: 0,
            iterations: 0,
            pause: 0,
            look: 0,
            stride: FLAG_STRIDE,
            over: budget.stop.is_set(),
        };
        meter.plan();
        meter
    }

    /// One node more. `true`: go on; `false`: unwind, the budget is used up.
    #[inline]
    #[must_use]
    pub fn node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes < self.pause {
            return true;
        }
        self.check()
    }

    /// `count` nodes more, as [`Meter::node`].
    #[inline]
    #[must_use]
    pub fn add(&mut self, count: u64) -> bool {
        self.nodes += count;
        if self.nodes < self.pause {
            return true;
        }
        self.check()
    }

    /// One iteration more. `true`: start it; `false`: the budget is used up. Looks at the clock every time.
    #[must_use]
    pub fn iteration(&mut self) -> bool {
        if self.limits.iterations.is_some_and(|most| self.iterations >= most) || self.stop.is_set() {
            self.over = true;
        }
        if !self.over && self.limits.time.is_some() && self.nodes >= self.look {
            self.read_clock();
        }
        self.iterations += u64::from(!self.over);
        !self.over
    }

    /// Whether the budget is used up. Once it is, it stays so.
    #[inline]
    pub fn over(&self) -> bool {
        self.over
    }

    /// Nodes counted so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Iterations begun so far.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Time since the meter was made.
    pub fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.start)
    }

    #[cold]
    fn check(&mut self) -> bool {
        self.over |= self.stop.is_set() || self.limits.nodes.is_some_and(|most| self.nodes >= most);
        if !self.over && self.limits.time.is_some() && self.nodes >= self.look {
            self.read_clock();
        }
        self.plan();
        !self.over
    }

    fn read_clock(&mut self) {
        let now = self.clock.now();
        let (gap, left) = (now.saturating_sub(self.seen), self.limits.time.map(|all| self.start + all));
        self.seen = now;
        self.over |= left.is_some_and(|end| now >= end);
        if gap < Duration::from_micros(50) {
            self.stride = (self.stride * 2).min(1 << 20);
        } else if gap > Duration::from_micros(200) {
            self.stride = (self.stride / 2).max(1);
        }
        self.look = self.nodes + self.stride;
    }

    /// The next node at which something must be looked at.
    fn plan(&mut self) {
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        let look = if self.limits.time.is_some() { self.look } else { u64::MAX };
        self.pause = if self.over { 0 } else { most.min(look).min(self.nodes + FLAG_STRIDE) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_budget_is_kept_exactly() {
        let mut meter = Budget::nodes(100).meter();
        let mut counted = 1;
        while meter.node() {
            counted += 1;
        }
        assert_eq!(counted, 100);
        assert!(meter.over() && !meter.node() && !meter.iteration());
    }

    #[test]
    fn an_iteration_budget_is_kept_exactly() {
        let mut meter = Budget::iterations(7).meter();
        assert_eq!(std::iter::from_fn(|| meter.iteration().then_some(())).count(), 7);
        assert_eq!(meter.iterations(), 7);
    }

    #[test]
    fn the_stop_flag_ends_an_endless_search() {
        let stop = Stop::new();
        let mut meter = Budget::new(Limits::default()).stopped_by(&stop).meter();
        assert!((0..10_000).all(|_| meter.node()));
        stop.stop();
        assert!((0..=FLAG_STRIDE).any(|_| !meter.node()));
    }

    #[test]
    fn time_ends_a_search_on_both_clocks() {
        for clock in [Clock::Wall, Clock::Thread] {
            let mut meter = Budget::millis(5).on(clock).meter();
            while meter.node() {}
            assert!(meter.elapsed() >= Duration::from_millis(5));
        }
    }

    #[test]
    fn shares_add_up_and_workers_do_not_depend_on_threads() {
        let limits = Limits::nodes(103);
        assert_eq!((0..4).map(|n| limits.share(n, 4).nodes.unwrap()).sum::<u64>(), 103);
        let budget = Budget::nodes(1_000_000);
        assert_eq!(budget.workers(), budget.clone().with_threads(5).workers());
        assert_eq!(Budget::millis(5).with_threads(3).workers(), 3);
    }
}
