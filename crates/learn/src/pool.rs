//! Threads that are kept between steps, so that a step does not pay for making them.

#[cfg(not(target_family = "wasm"))]
pub(crate) use threads::Pool;

#[cfg(target_family = "wasm")]
pub(crate) use alone::Pool;

#[cfg(not(target_family = "wasm"))]
mod threads {
    use rayon::{ThreadPool, ThreadPoolBuilder};

    /// So many threads, the caller's among them. Where the system gives none, the caller does everything.
    pub(crate) struct Pool {
        threads: usize,
        others: Option<ThreadPool>,
        process: u32,
    }

    impl Pool {
        pub(crate) fn new(threads: usize) -> Pool {
            Pool { threads, others: begin(threads), process: std::process::id() }
        }

        pub(crate) fn threads(&self) -> usize {
            self.threads
        }

        /// Works on every part: the first one here, the others on the other threads.
        pub(crate) fn each<P: Send>(
            &mut self,
            mut parts: impl Iterator<Item = P> + Send,
            work: impl Fn(P) + Sync,
        ) {
            self.survive_fork();
            let Some(others) = &self.others else { return parts.for_each(work) };
            let work = &work;
            others.in_place_scope(|scope| {
                let first = parts.next();
                parts.for_each(|part| scope.spawn(move |_| work(part)));
                first.into_iter().for_each(work);
            });
        }

        /// A process that was forked has none of the threads of its parent, and would wait for them for ever.
        fn survive_fork(&mut self) {
            if self.others.is_some() && self.process != std::process::id() {
                std::mem::forget(std::mem::replace(self, Pool::new(self.threads)));
            }
        }
    }

    fn begin(threads: usize) -> Option<ThreadPool> {
        let others = threads.checked_sub(1).filter(|&others| others > 0)?;
        ThreadPoolBuilder::new().num_threads(others).thread_name(|n| format!("klots-batch-{n}")).build().ok()
    }
}

#[cfg(target_family = "wasm")]
mod alone {
    /// Nobody but the caller.
    pub(crate) struct Pool;

    impl Pool {
        pub(crate) fn new(_threads: usize) -> Pool {
            Pool
        }

        pub(crate) fn threads(&self) -> usize {
            1
        }

        pub(crate) fn each<P: Send>(
            &mut self,
            parts: impl Iterator<Item = P> + Send,
            work: impl Fn(P) + Sync,
        ) {
            parts.for_each(work);
        }
    }
}
