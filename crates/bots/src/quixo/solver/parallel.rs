//! Work shared among threads.

use search::Stop;
use std::ops::{AddAssign, Range};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Who works, and what ends the work early.
#[derive(Clone, Debug)]
pub struct Crew {
    /// This many threads.
    pub threads: usize,
    /// Once set, nothing more is begun.
    pub stop: Stop,
}

/// Runs `work` over chunks of `0..count` on several threads, each with room of its own;
/// adds up the sums and joins the lists. Once it is stopped the rest is left undone.
pub fn in_parallel<Room, Sum, Job, Work>(crew: &Crew, count: u64, chunk: u64, work: Work) -> (Sum, Vec<Job>)
where
    Room: Default,
    Sum: Default + AddAssign + Send,
    Job: Send,
    Work: Fn(Range<u64>, &mut Room, &mut Vec<Job>) -> Sum + Sync,
{
    let next = AtomicU64::new(0);
    let run = || {
        let (mut sum, mut found, mut room) = (Sum::default(), Vec::new(), Room::default());
        loop {
            let first = next.fetch_add(chunk, Relaxed);
            if first >= count || crew.stop.is_set() {
                return (sum, found);
            }
            sum += work(first..(first + chunk).min(count), &mut room, &mut found);
        }
    };
    if search::ALONE || crew.threads <= 1 {
        return run();
    }
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..crew.threads).map(|_| scope.spawn(run)).collect();
        let (mut sum, mut found) = (Sum::default(), Vec::new());
        for worker in workers {
            let (part, mut jobs) = worker.join().expect("a worker does not panic");
            sum += part;
            found.append(&mut jobs);
        }
        (sum, found)
    })
}
