//! Work shared among threads.

use std::ops::{AddAssign, Range};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Runs `work` over chunks of `0..count` on several threads, each with room of its own;
/// adds up the sums and joins the lists.
pub fn in_parallel<Room, Sum, Job, Work>(
    threads: usize,
    count: u64,
    chunk: u64,
    work: Work,
) -> (Sum, Vec<Job>)
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
            if first >= count {
                return (sum, found);
            }
            sum += work(first..(first + chunk).min(count), &mut room, &mut found);
        }
    };
    if threads <= 1 {
        return run();
    }
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        let (mut sum, mut found) = (Sum::default(), Vec::new());
        for worker in workers {
            let (part, mut jobs) = worker.join().expect("a worker does not panic");
            sum += part;
            found.append(&mut jobs);
        }
        (sum, found)
    })
}
