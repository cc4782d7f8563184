//! Where what costs much is done: a bounded pool for bots' turns, one for hints, one for analyses and one for
//! exports and pictures, so that none of them keeps another waiting.
//!
//! Whoever waits for a place is served fairly: the address that was served longest ago first, of its people the one
//! served longest ago, and then in the order of coming. Whoever gives up gives up the place too.
//!
//! Threads that work here give way to those that answer ([`give_way`]).

use crate::fault::Fault;
use crate::identity::Caller;
use crate::limits::{Bounds, Owner, block};
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::PersonId;
use tokio::sync::oneshot;

/// The pools of a node.
pub struct Pools {
    /// Bots whose turn it is.
    pub turns: Pool,
    /// Hints for people whose turn it is.
    pub hints: Pool,
    /// Analyses of finished games.
    pub analyses: Pool,
    /// Records, replays and pictures.
    pub exports: Pool,
}

impl Pools {
    /// This many bots at the same time, and fewer of everything else; no more of it waiting than the limits say.
    pub fn new(thinkers: usize, limits: &Bounds) -> Pools {
        let half = thinkers.div_ceil(2);
        let waiting = limits.wishes_waiting as usize;
        Pools {
            turns: Pool::new("turns", thinkers, limits.turns_waiting as usize),
            hints: Pool::new("hints", half, waiting),
            analyses: Pool::new("analyses", 1, waiting),
            exports: Pool::new("exports", half, waiting),
        }
    }
}

/// For whom something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct For {
    address: IpAddr,
    owner: Owner,
}

impl For {
    /// For whoever asks.
    pub fn caller(caller: &Caller) -> For {
        For { address: block(caller.ip), owner: Owner::of(caller) }
    }

    /// For somebody who plays at a table, from where they last asked for something.
    pub fn player(address: IpAddr, person: PersonId) -> For {
        For { address: block(address), owner: Owner::Person(person) }
    }

    /// For the table of somebody who has not been heard of since it was opened here.
    pub fn host(person: PersonId) -> For {
        For { address: IpAddr::from([0, 0, 0, 0]), owner: Owner::Person(person) }
    }
}

/// Some places, and those who wait for one.
#[derive(Clone)]
pub struct Pool(Arc<Shared>);

struct Shared {
    name: &'static str,
    size: usize,
    most_waiting: usize,
    line: Mutex<Line>,
}

#[derive(Default)]
struct Line {
    taken: usize,
    waiting: Vec<Waiting>,
    tickets: u64,
    /// When somebody was last served; kept only for those who wait.
    served_address: HashMap<IpAddr, u64>,
    served_owner: HashMap<Owner, u64>,
}

struct Waiting {
    ticket: u64,
    whom: For,
    call: oneshot::Sender<Place>,
}

/// A place that is taken while this lives.
pub struct Place(Arc<Shared>);

impl Pool {
    /// This many places, and this many who may wait for one.
    pub fn new(name: &'static str, size: usize, most_waiting: usize) -> Pool {
        let line = Mutex::default();
        Pool(Arc::new(Shared { name, size: size.max(1), most_waiting, line }))
    }

    /// How many places there are.
    pub fn size(&self) -> usize {
        self.0.size
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.0.lock().waiting.len()
    }

    /// How many must be served before somebody who comes now is served again: everybody else's turn, and what they wait
    /// for themselves.
    pub fn crowd(&self, whom: For) -> usize {
        let line = self.0.lock();
        let own = line.waiting.iter().filter(|waiting| waiting.whom.owner == whom.owner).count();
        let addresses: HashSet<IpAddr> = line.waiting.iter().map(|waiting| waiting.whom.address).collect();
        own.max(addresses.len())
    }

    /// How many places are taken.
    #[cfg(test)]
    pub fn taken(&self) -> usize {
        self.0.lock().taken
    }

    /// Waits for a place, unless too many do.
    pub async fn place(&self, whom: For) -> Result<Place, Fault> {
        let mut turn = {
            let mut line = self.0.lock();
            if line.taken < self.0.size && line.waiting.is_empty() {
                line.taken += 1;
                self.0.gauge(&line);
                return Ok(Place(self.0.clone()));
            }
            if line.waiting.len() >= self.0.most_waiting {
                metrics::counter!("klots_limited_total").increment(1);
                return Err(Fault::rate());
            }
            line.tickets += 1;
            let ticket = line.tickets;
            let (call, called) = oneshot::channel();
            line.waiting.push(Waiting { ticket, whom, call });
            self.0.gauge(&line);
            Turn { shared: self.0.clone(), ticket, called }
        };
        (&mut turn.called).await.map_err(|_| Fault::stopped())
    }

    /// Waits for a place and runs `work` there. Work that looks at `given_up` ends early when nobody waits any more.
    pub async fn run<T: Send + 'static>(
        &self,
        whom: For,
        work: impl FnOnce(&GivenUp) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        self.place(whom).await?.run(work).await
    }
}

impl Place {
    /// Runs `work` at this place, which is free again afterwards.
    pub async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce(&GivenUp) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let given_up = GivenUp::default();
        let _guard = GiveUp(given_up.clone());
        let (tell, told) = oneshot::channel();
        let place = self;
        let work = move || {
            give_way();
            let done = work(&given_up);
            drop(place);
            // Whoever asked may have gone meanwhile.
            let _ = tell.send(done);
        };
        let thread = std::thread::Builder::new().name("pool".to_owned());
        thread.spawn(work).map_err(|error| Fault::inner(&error))?;
        told.await.map_err(|error| Fault::inner(&error))
    }
}

/// How far work steps back behind answers, as `nice` counts it.
#[cfg(target_os = "linux")]
const BEHIND: i32 = 5;

/// From now on this thread has the processor after those that answer. A bot has its time by the clock: where everybody
/// wants the processor at once, it thinks less rather than keep somebody's move waiting.
pub fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), BEHIND) {
        tracing::debug!(%error, "a thread that works does not give way");
    }
}

/// Whether nobody waits for some work any more.
#[derive(Clone, Default)]
pub struct GivenUp(Arc<AtomicBool>);

impl GivenUp {
    /// Whether it is so.
    pub fn is_so(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

struct GiveUp(GivenUp);

impl Drop for GiveUp {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Relaxed);
    }
}

/// Somebody who waits; whoever goes away leaves the line.
struct Turn {
    shared: Arc<Shared>,
    ticket: u64,
    called: oneshot::Receiver<Place>,
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut line = self.shared.lock();
        line.waiting.retain(|waiting| waiting.ticket != self.ticket);
        line.forget();
        self.shared.gauge(&line);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn gauge(&self, line: &Line) {
        metrics::gauge!("klots_pool_waiting", "pool" => self.name).set(line.waiting.len() as f64);
        metrics::gauge!("klots_pool_busy", "pool" => self.name).set(line.taken as f64);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let next = {
            let mut line = self.0.lock();
            line.taken -= 1;
            let next = line.next();
            if next.is_some() {
                line.taken += 1;
            }
            self.0.gauge(&line);
            next
        };
        if let Some(waiting) = next {
            // Gone in this very moment: the place comes back, is dropped, and the next is called.
            drop(waiting.call.send(Place(self.0.clone())));
        }
    }
}

impl Line {
    fn next(&mut self) -> Option<Waiting> {
        let rank = |waiting: &Waiting| {
            let For { address, owner } = waiting.whom;
            let address = self.served_address.get(&address).copied().unwrap_or(0);
            (address, self.served_owner.get(&owner).copied().unwrap_or(0), waiting.ticket)
        };
        let at = (0..self.waiting.len()).min_by_key(|&at| rank(&self.waiting[at]))?;
        let next = self.waiting.remove(at);
        self.tickets += 1;
        self.served_address.insert(next.whom.address, self.tickets);
        self.served_owner.insert(next.whom.owner, self.tickets);
        self.forget();
        Some(next)
    }

    /// With nobody waiting, everybody is equal again.
    fn forget(&mut self) {
        if self.waiting.is_empty() {
            self.served_address.clear();
            self.served_owner.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn whom(address: u8, person: PersonId) -> For {
        For { address: IpAddr::from([192, 0, 2, address]), owner: Owner::Person(person) }
    }

    #[tokio::test]
    async fn addresses_take_turns_and_so_do_the_people_of_one() {
        let pool = Pool::new("test", 1, 100);
        let first = pool.place(For::host(PersonId::new())).await.unwrap();
        let (greedy, modest, other) = (PersonId::new(), PersonId::new(), PersonId::new());
        let wishes = [
            ("greedy", whom(1, greedy)),
            ("greedy", whom(1, greedy)),
            ("greedy", whom(1, greedy)),
            ("modest", whom(1, modest)),
            ("other", whom(2, other)),
        ];
        let (told, mut heard) = tokio::sync::mpsc::channel(wishes.len());
        for (name, whom) in wishes {
            let (pool_of_task, told) = (pool.clone(), told.clone());
            let before = pool.waiting();
            tokio::spawn(async move {
                let place = pool_of_task.place(whom).await.unwrap();
                told.send(name).await.unwrap();
                drop(place);
            });
            while pool.waiting() == before {
                tokio::task::yield_now().await;
            }
        }
        drop((first, told));
        let mut order = Vec::new();
        while let Some(name) = heard.recv().await {
            order.push(name);
        }
        assert_eq!(order, ["greedy", "other", "modest", "greedy", "greedy"]);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn ten_thousand_wishes_given_up_at_any_moment_give_everything_back() {
        let pool = Pool::new("test", 2, usize::MAX);
        let person = PersonId::new();
        let mut tasks = tokio::task::JoinSet::new();
        for n in 0..10_000u64 {
            let pool = pool.clone();
            tasks.spawn(async move {
                let work = pool.run(whom((n % 7) as u8, person), move |given_up| {
                    if n.is_multiple_of(50) && !given_up.is_so() {
                        std::thread::sleep(Duration::from_millis(1));
                    }
                });
                let _ = tokio::time::timeout(Duration::from_micros(n * 37 % 20_000), work).await;
            });
        }
        while tasks.join_next().await.is_some() {}
        while pool.taken() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert_eq!(pool.waiting(), 0);
        assert!(pool.place(For::host(PersonId::new())).await.is_ok());
    }

    #[tokio::test]
    async fn who_comes_when_too_many_wait_is_told_so() {
        let pool = Pool::new("test", 1, 1);
        let _first = pool.place(For::host(PersonId::new())).await.unwrap();
        let second = tokio::spawn({
            let pool = pool.clone();
            async move { pool.place(For::host(PersonId::new())).await.map(drop) }
        });
        while pool.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        assert!(pool.place(For::host(PersonId::new())).await.is_err());
        second.abort();
        let _ = second.await;
        assert_eq!(pool.waiting(), 0);
    }

    #[tokio::test]
    async fn one_visitors_bots_make_nobody_elses_wait_and_make_only_their_own_think_less() {
        let pool = Pool::new("test", 1, 1000);
        let first = pool.place(For::host(PersonId::new())).await.unwrap();
        let (greedy, modest) = (whom(1, PersonId::new()), whom(2, PersonId::new()));
        let mut waiting = tokio::task::JoinSet::new();
        let (told, mut heard) = tokio::sync::mpsc::channel(200);
        for n in 0..101 {
            let (pool_of_task, told) = (pool.clone(), told.clone());
            let whom = if n == 100 { modest } else { greedy };
            waiting.spawn(async move {
                let place = pool_of_task.place(whom).await.unwrap();
                told.send(whom).await.unwrap();
                drop(place);
            });
            while pool.waiting() == n {
                tokio::task::yield_now().await;
            }
        }
        assert_eq!((pool.crowd(greedy), pool.crowd(modest)), (100, 2));
        drop(first);
        let order = [heard.recv().await.unwrap(), heard.recv().await.unwrap()];
        assert!(order.contains(&modest), "second at the latest: {order:?}");
        while waiting.join_next().await.is_some() {}
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn who_works_gives_way_to_who_answers() {
        let nice = || rustix::process::getpriority_process(Some(rustix::thread::gettid())).unwrap();
        let own = nice();
        let pool = Pool::new("test", 1, 1);
        let works = pool.run(For::host(PersonId::new()), move |_| nice()).await;
        assert!(works.is_ok_and(|works| works >= BEHIND.max(own)));
        assert_eq!(nice(), own, "nobody else does");
    }

    #[tokio::test]
    async fn work_that_fails_gives_its_place_back() {
        let pool = Pool::new("test", 1, 1);
        let whom = For::host(PersonId::new());
        assert!(pool.run(whom, |_| panic!("as it should")).await.is_err());
        assert!(pool.run(whom, |_| ()).await.is_ok());
    }
}
