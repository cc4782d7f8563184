//! Threads that are kept between steps, so that a step does not pay for making them.

use std::hint::spin_loop;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::AcqRel, Ordering::Acquire, Ordering::Release};
use std::sync::{Mutex, MutexGuard, PoisonError};

#[cfg(target_family = "wasm")]
use alone::Crew;
#[cfg(not(target_family = "wasm"))]
use threads::Crew;

/// How many times a thread checks whether the others are done before it yields its core.
const PATIENCE: usize = 10_000;
/// Games of the smallest part: handing one to another thread costs little beside playing that many.
const SMALLEST: usize = 64;

/// This many threads, the caller's among them.
pub(crate) struct Pool {
    threads: usize,
    crew: Crew,
}

impl Pool {
    pub(crate) fn new(threads: usize) -> Pool {
        Pool { threads, crew: Crew::new(threads) }
    }

    /// How many games each part of the work has. Every thread gets as many games as the others, in parts that become
    /// smaller: whoever is done early finds something small to help with.
    pub(crate) fn sizes(&self, games: usize) -> Vec<usize> {
        if self.threads == 1 {
            return vec![games];
        }
        let share = games.div_ceil(self.threads).max(1);
        let mut sizes = Vec::new();
        for first in (0..games).step_by(share) {
            let mut left = share.min(games - first);
            while left > 0 {
                let size = (left / 2).max(SMALLEST).min(left);
                sizes.push(size);
                left -= size;
            }
        }
        sizes
    }

    /// Works on every part.
    pub(crate) fn each<P: Send>(&mut self, parts: impl Iterator<Item = P>, work: impl Fn(&mut P) + Sync) {
        let parts: Vec<Mutex<P>> = parts.map(Mutex::new).collect();
        let round = Round::new(parts.len(), self.threads);
        self.crew.call(|thread| round.run(thread, |part| work(&mut lock(&parts[part]))));
    }

    /// Looks at every part, and only if all of them are in order works on every one. Says whether they are.
    pub(crate) fn twice<P: Send>(
        &mut self,
        parts: impl Iterator<Item = P>,
        look: impl Fn(&mut P) -> bool + Sync,
        work: impl Fn(&mut P) + Sync,
    ) -> bool {
        let parts: Vec<Mutex<P>> = parts.map(Mutex::new).collect();
        let [looking, working] = [(); 2].map(|()| Round::new(parts.len(), self.threads));
        let wrong = AtomicBool::new(false);
        self.crew.call(|thread| {
            looking.run(thread, |part| {
                if !look(&mut lock(&parts[part])) {
                    wrong.store(true, Release);
                }
            });
            looking.wait();
            if !wrong.load(Acquire) {
                working.run(thread, |part| work(&mut lock(&parts[part])));
            }
        });
        !wrong.into_inner()
    }
}

/// Parts that are worked on once: those that nobody has taken yet, and how many are not done.
struct Round {
    /// For each thread the parts that it begins with. They are the same ones every time, so that what they need is still near.
    shares: Vec<Share>,
    open: AtomicUsize,
}

/// Alone in its place in memory: two threads that take their own parts do not disturb each other.
#[repr(align(128))]
struct Share(Mutex<Range<usize>>);

impl Round {
    fn new(parts: usize, threads: usize) -> Round {
        let share = parts.div_ceil(threads);
        let range = |n: usize| (n * share).min(parts)..((n + 1) * share).min(parts);
        Round {
            shares: (0..threads).map(|n| Share(Mutex::new(range(n)))).collect(),
            open: AtomicUsize::new(parts),
        }
    }

    fn run(&self, thread: usize, work: impl Fn(usize)) {
        let mut done = Done { open: &self.open, parts: 0 };
        while let Some(part) = self.take(thread) {
            done.parts += 1;
            work(part);
        }
    }

    /// The next of the own parts, or the last of another thread's.
    fn take(&self, thread: usize) -> Option<usize> {
        let own = lock(&self.shares[thread].0).next();
        own.or_else(|| self.shares.iter().find_map(|share| lock(&share.0).next_back()))
    }

    /// Until everything is done; what is not taken yet must be taken by somebody who runs.
    fn wait(&self) {
        let mut turns = 0;
        while self.open.load(Acquire) > 0 {
            turns += 1;
            if turns < PATIENCE { spin_loop() } else { std::thread::yield_now() }
        }
    }
}

/// Parts that are done when this goes, whatever became of them: nobody waits for them for ever.
struct Done<'a> {
    open: &'a AtomicUsize,
    parts: usize,
}

impl Drop for Done<'_> {
    fn drop(&mut self) {
        self.open.fetch_sub(self.parts, AcqRel);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(not(target_family = "wasm"))]
mod threads {
    use rayon::{ThreadPool, ThreadPoolBuilder, Yield};
    use std::hint::spin_loop;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering::AcqRel, Ordering::Acquire};
    use std::time::{Duration, Instant};

    /// A step of a thousand games takes about as long as waking a thread does. So threads stay awake for this long after
    /// their last work, and who waits for them does not fall asleep at once either.
    const AWAKE: Duration = Duration::from_micros(200);

    /// The threads besides the caller's. Where the system gives none, the caller does everything.
    pub(super) struct Crew {
        threads: usize,
        others: Option<ThreadPool>,
        vigil: Arc<Vigil>,
        process: u32,
    }

    #[derive(Default)]
    struct Vigil {
        /// How many of the others are awake.
        awake: AtomicUsize,
        /// How often one of them has left its work behind. Only then has it told so to the scope that waits for it: a caller
        /// who believed an earlier sign would fall asleep over the moment between.
        left: AtomicUsize,
    }

    impl Crew {
        pub(super) fn new(threads: usize) -> Crew {
            Crew { threads, others: begin(threads), vigil: Arc::default(), process: std::process::id() }
        }

        /// Lets everybody do the same work, each with a number, the caller with 0.
        pub(super) fn call(&mut self, work: impl Fn(usize) + Sync) {
            self.survive_fork();
            let Some(others) = &self.others else { return work(0) };
            wake(others, &self.vigil);
            let (work, jobs) = (&work, others.current_num_threads());
            let before = self.vigil.left.load(Acquire);
            others.in_place_scope(|scope| {
                for _ in 0..jobs {
                    scope.spawn(|_| work(rayon::current_thread_index().map_or(0, |n| n + 1)));
                }
                work(0);
                let end = Instant::now() + AWAKE;
                while self.vigil.left.load(Acquire).wrapping_sub(before) < jobs && Instant::now() < end {
                    spin_loop();
                }
            });
        }

        /// A process that was forked has none of the threads of its parent, and would wait for them for ever.
        fn survive_fork(&mut self) {
            if self.others.is_some() && self.process != std::process::id() {
                std::mem::forget(std::mem::replace(self, Crew::new(self.threads)));
            }
        }
    }

    fn begin(threads: usize) -> Option<ThreadPool> {
        let others = threads.checked_sub(1).filter(|&others| others > 0)?;
        ThreadPoolBuilder::new().num_threads(others).thread_name(|n| format!("klots-batch-{n}")).build().ok()
    }

    /// Makes all threads look for work, unless they do already.
    fn wake(others: &ThreadPool, vigil: &Arc<Vigil>) {
        let all = others.current_num_threads();
        if vigil.awake.compare_exchange(0, all, AcqRel, Acquire).is_ok() {
            let vigil = Arc::clone(vigil);
            others.spawn_broadcast(move |_| {
                look_for_work(&vigil.left);
                vigil.awake.fetch_sub(1, AcqRel);
            });
        }
    }

    /// Does what comes until nothing has come for a while.
    fn look_for_work(left: &AtomicUsize) {
        let mut last = Instant::now();
        while last.elapsed() < AWAKE {
            match rayon::yield_now() {
                Some(Yield::Executed) => {
                    left.fetch_add(1, AcqRel);
                    last = Instant::now();
                }
                _ => spin_loop(),
            }
        }
    }
}

#[cfg(target_family = "wasm")]
mod alone {
    /// Nobody but the caller.
    pub(super) struct Crew;

    impl Crew {
        pub(super) fn new(_threads: usize) -> Crew {
            Crew
        }

        pub(super) fn call(&mut self, work: impl Fn(usize) + Sync) {
            work(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    #[test]
    fn every_game_is_in_one_part_and_threads_have_as_many() {
        for (games, threads) in [(1, 1), (1, 4), (5, 3), (64, 2), (1000, 3), (1024, 2), (4097, 256)] {
            let sizes = Pool { threads, crew: Crew::new(1) }.sizes(games);
            assert_eq!(sizes.iter().sum::<usize>(), games, "{games} games on {threads} threads");
            assert!(sizes.len() >= threads.min(games.div_ceil(games.div_ceil(threads))));
            assert!(sizes.iter().all(|&size| size > 0 && size <= games.div_ceil(threads)));
        }
    }

    #[test]
    fn every_part_is_worked_on_once() {
        for threads in [1, 2, 5] {
            let mut pool = Pool::new(threads);
            let mut counts = vec![0; 37];
            for _ in 0..50 {
                pool.each(counts.iter_mut(), |count| **count += 1);
                assert!(pool.twice(counts.iter_mut(), |_| true, |count| **count += 1));
            }
            assert_eq!(counts, vec![100; 37], "{threads} threads");
        }
    }

    #[test]
    fn nothing_is_worked_on_before_all_was_looked_at() {
        for threads in [1, 4] {
            let mut pool = Pool::new(threads);
            let mut parts: Vec<(usize, bool)> = (0..30).map(|n| (n, false)).collect();
            for wrong in 0..30 {
                let right = |part: &mut &mut (usize, bool)| part.0 != wrong;
                assert!(!pool.twice(parts.iter_mut(), right, |part| part.1 = true));
            }
            assert!(parts.iter().all(|part| !part.1));
        }
    }

    #[test]
    fn nobody_waits_for_a_part_that_broke() {
        let mut pool = Pool::new(3);
        let mut parts: Vec<usize> = (0..20).collect();
        let broke = catch_unwind(AssertUnwindSafe(|| {
            pool.twice(parts.iter_mut(), |part| if **part == 19 { panic!("broken") } else { true }, |_| {})
        }));
        assert!(broke.is_err());
        pool.each(parts.iter_mut(), |part| **part += 1);
        assert_eq!(parts, (1..=20).collect::<Vec<usize>>());
    }
}
