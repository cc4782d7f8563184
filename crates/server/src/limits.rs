//! What is too much: everything a visitor can cause has a bound. Those that a host can set are here; what is fixed (the size of
//! a frame, the time for a hello) is where it is used, and listed in docs/hosting.md too.
//!
//! [`Bounds`] are what nobody may exceed (docs/hosting.md has them as one table), [`Buckets`] count what comes again and again,
//! [`UnderWay`] what goes on at the same time.

use crate::fault::Fault;
use crate::identity::Caller;
use dashmap::DashMap;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::{Deserialize, Serialize};
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use store::{PersonId, TableId};

/// What is too much. The defaults fit a public server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bounds {
    /// Messages a socket may send in ten seconds.
    pub messages_per_10s: u32,
    /// Messages it may send at once.
    pub message_burst: u32,
    /// Messages all sockets of a person may send in ten seconds, and all at once.
    pub messages_per_10s_person: u32,
    /// The same for an address.
    pub messages_per_10s_ip: u32,
    /// What a person may ask for at tables in a minute, over sockets and requests, moves included.
    pub acts_per_minute_person: u32,
    /// The same for an address.
    pub acts_per_minute_ip: u32,
    /// Events other than those of the game itself (names, chat, offers, seats) that a table's log may hold.
    pub talk_per_table: u32,
    /// Events of whatever kind that a table's log may hold.
    pub events_per_table: u32,
    /// Times in an hour that those who sit at a table may have something written into its log.
    pub events_per_hour: u32,
    /// Connections an address may have open, in whatever state.
    pub connections_per_ip: u32,
    /// Connections all addresses together may have open.
    pub connections: u32,
    /// How long a request may take to arrive, head and body each; an idle connection is closed after this too.
    pub request_seconds: u32,
    /// How long an answer may wait for a reader who does not read.
    pub unread_seconds: u32,
    /// Requests an address may make in a minute.
    pub requests_per_minute: u32,
    /// Lines of chat of a seat in fifteen seconds.
    pub chat_per_15s: u32,
    /// Tables an address may make in a minute.
    pub tables_per_minute: u32,
    /// Tables an address may make in a day.
    pub tables_per_day: u32,
    /// Tables a person may make in a minute, from whatever address.
    pub tables_per_minute_person: u32,
    /// Tables a person may make in a day.
    pub tables_per_day_person: u32,
    /// Guests an address may make, and recovery links it may try, in a minute.
    pub guests_per_minute: u32,
    /// Password tries per account and address in a quarter of an hour.
    pub passwords_per_15min: u32,
    /// Password tries per address in ten minutes.
    pub passwords_per_10min_ip: u32,
    /// Recovery links per person in an hour.
    pub recoveries_per_hour: u32,
    /// Exports, analyses, hints and whatever else costs much, per address in a minute.
    pub exports_per_minute: u32,
    /// Hints, analyses and exports of everybody that may wait for a place.
    pub wishes_waiting: u32,
    /// Bots of everybody that may wait for a place to think.
    pub turns_waiting: u32,
    /// Tokens for programs a person may have.
    pub tokens_per_person: u32,
    /// Sessions a person may have; the one not used for longest ends.
    pub sessions_per_person: u32,
    /// Pictures of tables that are drawn in a minute, for everybody together.
    pub pictures_per_minute: u32,
    /// What costs much (exports, analyses, hints, pictures) that an address without a session may have under way.
    pub exports_at_once: u32,
    /// The same for a person.
    pub exports_at_once_person: u32,
    /// Sockets per address.
    pub sockets_per_ip: u32,
    /// Sockets per person at one table.
    pub sockets_per_seat: u32,
    /// Tables one socket may look at.
    pub tables_per_socket: u32,
    /// Acts of a seat that may wait for their answer.
    pub open_acts: u32,
    /// Frames that may wait for a slow reader.
    pub queue_frames: u32,
    /// Bytes that may wait for a slow reader.
    pub queue_bytes: u32,
    /// Bytes that may wait for all readers of an address together.
    pub queue_bytes_ip: u32,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            messages_per_10s: 60,
            message_burst: 30,
            messages_per_10s_person: 240,
            messages_per_10s_ip: 3_000,
            acts_per_minute_person: 180,
            acts_per_minute_ip: 1_200,
            talk_per_table: 2_000,
            events_per_table: 20_000,
            events_per_hour: 6_000,
            connections_per_ip: 120,
            connections: 20_000,
            request_seconds: 30,
            unread_seconds: 30,
            requests_per_minute: 600,
            chat_per_15s: 6,
            tables_per_minute: 6,
            tables_per_day: 200,
            tables_per_minute_person: 25,
            tables_per_day_person: 200,
            guests_per_minute: 20,
            passwords_per_15min: 10,
            passwords_per_10min_ip: 60,
            recoveries_per_hour: 3,
            exports_per_minute: 15,
            wishes_waiting: 64,
            turns_waiting: 1_000,
            tokens_per_person: 20,
            sessions_per_person: 50,
            pictures_per_minute: 600,
            exports_at_once: 1,
            exports_at_once_person: 3,
            sockets_per_ip: 50,
            sockets_per_seat: 8,
            tables_per_socket: 32,
            open_acts: 8,
            queue_frames: 64,
            queue_bytes: 256 * 1024,
            queue_bytes_ip: 4 * 1024 * 1024,
        }
    }
}

impl Bounds {
    /// So high that nobody meets them: for measurements and tests on one machine.
    pub fn generous() -> Bounds {
        Bounds {
            messages_per_10s: 1_000_000,
            message_burst: 1_000_000,
            messages_per_10s_person: 1_000_000,
            messages_per_10s_ip: 1_000_000,
            acts_per_minute_person: 10_000_000,
            acts_per_minute_ip: 10_000_000,
            talk_per_table: 1_000_000,
            events_per_table: 10_000_000,
            events_per_hour: 10_000_000,
            connections_per_ip: 1_000_000,
            connections: 1_000_000,
            wishes_waiting: 10_000,
            turns_waiting: 10_000,
            requests_per_minute: 10_000_000,
            chat_per_15s: 1_000_000,
            tables_per_minute: 1_000_000,
            tables_per_day: 1_000_000,
            tables_per_minute_person: 1_000_000,
            tables_per_day_person: 1_000_000,
            guests_per_minute: 1_000_000,
            passwords_per_15min: 1_000,
            passwords_per_10min_ip: 1_000_000,
            recoveries_per_hour: 1_000,
            exports_per_minute: 1_000_000,
            pictures_per_minute: 1_000_000,
            exports_at_once: 1_000,
            exports_at_once_person: 1_000,
            sockets_per_ip: 1_000_000,
            queue_bytes_ip: u32::MAX,
            ..Bounds::default()
        }
    }
}

/// Every bucket of a node.
pub struct Buckets {
    messages: DefaultKeyedRateLimiter<Owner>,
    messages_ip: DefaultKeyedRateLimiter<IpAddr>,
    acts: DefaultKeyedRateLimiter<PersonId>,
    acts_ip: DefaultKeyedRateLimiter<IpAddr>,
    events: DefaultKeyedRateLimiter<TableId>,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    tables_day: DefaultKeyedRateLimiter<IpAddr>,
    tables_person: DefaultKeyedRateLimiter<PersonId>,
    tables_person_day: DefaultKeyedRateLimiter<PersonId>,
    passwords: DefaultKeyedRateLimiter<(String, IpAddr)>,
    passwords_ip: DefaultKeyedRateLimiter<IpAddr>,
    recoveries: DefaultKeyedRateLimiter<PersonId>,
    exports: DefaultKeyedRateLimiter<IpAddr>,
    pictures: DefaultDirectRateLimiter,
    chat: DefaultKeyedRateLimiter<PersonId>,
    onlooker_chat: DefaultKeyedRateLimiter<PersonId>,
}

impl Buckets {
    /// Empty buckets of these sizes.
    pub fn new(limits: &Bounds) -> Buckets {
        const MINUTE: Duration = Duration::from_secs(60);
        Buckets {
            messages: per(limits.messages_per_10s_person, MINUTE / 6),
            messages_ip: per(limits.messages_per_10s_ip, MINUTE / 6),
            acts: per(limits.acts_per_minute_person, MINUTE),
            acts_ip: per(limits.acts_per_minute_ip, MINUTE),
            events: per(limits.events_per_hour, 60 * MINUTE),
            requests: per(limits.requests_per_minute, MINUTE),
            guests: per(limits.guests_per_minute, MINUTE),
            tables: per(limits.tables_per_minute, MINUTE),
            tables_day: per(limits.tables_per_day, 1440 * MINUTE),
            tables_person: per(limits.tables_per_minute_person, MINUTE),
            tables_person_day: per(limits.tables_per_day_person, 1440 * MINUTE),
            passwords: per(limits.passwords_per_15min, 15 * MINUTE),
            passwords_ip: per(limits.passwords_per_10min_ip, 10 * MINUTE),
            recoveries: per(limits.recoveries_per_hour, 60 * MINUTE),
            exports: per(limits.exports_per_minute, MINUTE),
            pictures: RateLimiter::direct(quota(
                limits.pictures_per_minute,
                MINUTE,
                limits.pictures_per_minute,
            )),
            chat: per(limits.chat_per_15s, MINUTE / 4),
            onlooker_chat: per(limits.chat_per_15s.div_ceil(6), MINUTE / 20),
        }
    }

    /// One frame of any kind over a socket.
    pub fn message(&self, caller: &Caller) -> Result<(), Fault> {
        take(&self.messages_ip, &block(caller.ip))?;
        take(&self.messages, &Owner::of(caller))
    }

    /// One thing asked for at a table.
    pub fn act(&self, ip: IpAddr, person: PersonId) -> Result<(), Fault> {
        take(&self.acts_ip, &block(ip))?;
        take(&self.acts, &person)
    }

    /// Something that is to be written into the log of a table.
    pub fn event(&self, table: &TableId) -> Result<(), Fault> {
        take(&self.events, table)
    }

    /// One request.
    pub fn request(&self, ip: IpAddr) -> Result<(), Fault> {
        take(&self.requests, &block(ip))
    }

    /// One new guest.
    pub fn guest(&self, ip: IpAddr) -> Result<(), Fault> {
        take(&self.guests, &block(ip))
    }

    /// One new table, a rematch too.
    pub fn table(&self, ip: IpAddr, person: PersonId) -> Result<(), Fault> {
        take(&self.tables, &block(ip))?;
        take(&self.tables_day, &block(ip))?;
        take(&self.tables_person, &person)?;
        take(&self.tables_person_day, &person)
    }

    /// One try of a password. Tries from one address never lock anybody out elsewhere.
    pub fn password(&self, account: &str, ip: IpAddr) -> Result<(), Fault> {
        take(&self.passwords_ip, &block(ip))?;
        take(&self.passwords, &(account.to_owned(), block(ip)))
    }

    /// One recovery link.
    pub fn recovery(&self, person: PersonId) -> Result<(), Fault> {
        take(&self.recoveries, &person)
    }

    /// One request that costs much.
    pub fn export(&self, ip: IpAddr) -> Result<(), Fault> {
        take(&self.exports, &block(ip))
    }

    /// One picture, whoever asks for it.
    pub fn picture(&self) -> Result<(), Fault> {
        self.pictures.check().map_err(|_| limited())
    }

    /// One line of chat.
    pub fn chat(&self, person: PersonId, seated: bool) -> Result<(), Fault> {
        take(if seated { &self.chat } else { &self.onlooker_chat }, &person)
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        self.messages.retain_recent();
        self.messages_ip.retain_recent();
        self.acts.retain_recent();
        self.acts_ip.retain_recent();
        self.events.retain_recent();
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.tables.retain_recent();
        self.tables_day.retain_recent();
        self.tables_person.retain_recent();
        self.tables_person_day.retain_recent();
        self.passwords.retain_recent();
        self.passwords_ip.retain_recent();
        self.recoveries.retain_recent();
        self.exports.retain_recent();
        self.chat.retain_recent();
        self.onlooker_chat.retain_recent();
    }
}

/// What is under way, per owner: too much of it waits for nothing, it is refused.
pub struct UnderWay<K: Hash + Eq>(Arc<DashMap<K, u32>>);

impl<K: Hash + Eq> Default for UnderWay<K> {
    fn default() -> UnderWay<K> {
        UnderWay(Arc::default())
    }
}

/// One thing that is under way while this lives.
pub struct Held<K: Hash + Eq> {
    under_way: Arc<DashMap<K, u32>>,
    owner: K,
}

impl<K: Hash + Eq + Clone> UnderWay<K> {
    /// Begins something, unless the same owner has this much under way already.
    pub fn begin(&self, owner: K, most: u32) -> Result<Held<K>, Fault> {
        let mut count = self.0.entry(owner.clone()).or_default();
        if *count >= most {
            return Err(limited());
        }
        *count += 1;
        Ok(Held { under_way: self.0.clone(), owner })
    }

    /// How many owners have something under way.
    #[cfg(test)]
    pub fn owners(&self) -> usize {
        self.0.len()
    }
}

impl<K: Hash + Eq> Drop for Held<K> {
    fn drop(&mut self) {
        if let Some(mut count) = self.under_way.get_mut(&self.owner) {
            *count -= 1;
        }
        self.under_way.remove_if(&self.owner, |_, count| *count == 0);
    }
}

/// What a seat has asked for and not been answered yet, over all its sockets and requests.
pub type OpenActs = UnderWay<(PersonId, TableId)>;
/// One act of a seat that is not answered yet.
pub type OpenAct = Held<(PersonId, TableId)>;

/// Connections, in whatever state, per address.
pub type Connections = UnderWay<IpAddr>;

/// Something that costs much.
pub type Costly = UnderWay<Owner>;

/// Who something costly is done for: a person, or else an address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// Somebody we know.
    Person(PersonId),
    /// Somebody we do not know.
    Address(IpAddr),
}

impl Owner {
    /// Who asks.
    pub fn of(caller: &Caller) -> Owner {
        let address = || Owner::Address(block(caller.ip));
        caller.who.as_ref().map_or_else(address, |who| Owner::Person(who.person))
    }

    /// How much may be under way for them.
    pub fn most(self, limits: &Bounds) -> u32 {
        match self {
            Owner::Person(_) => limits.exports_at_once_person,
            Owner::Address(_) => limits.exports_at_once,
        }
    }
}

fn limited() -> Fault {
    metrics::counter!("klots_limited_total").increment(1);
    Fault::rate()
}

/// This many in this time; all of them may come at once.
pub fn quota(count: u32, time: Duration, burst: u32) -> Quota {
    let count = NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
    let period = (time / count.get()).max(Duration::from_nanos(1));
    let quota = Quota::with_period(period).unwrap_or_else(|| Quota::per_second(count));
    quota.allow_burst(NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN))
}

fn per<K: Hash + Eq + Clone>(count: u32, time: Duration) -> DefaultKeyedRateLimiter<K> {
    RateLimiter::keyed(quota(count, time, count))
}

fn take<K: Hash + Eq + Clone>(bucket: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), Fault> {
    bucket.check_key(key).map_err(|_| limited())
}

/// A whole IPv6 site counts as one address.
pub fn block(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_are_counted_per_seat_and_given_back() {
        let acts = OpenActs::default();
        let (a, b) = (TableId::random(), TableId::random());
        let (ann, bo) = (PersonId(uuid::Uuid::new_v4()), PersonId(uuid::Uuid::new_v4()));
        let first = acts.begin((ann, a.clone()), 2).unwrap();
        let second = acts.begin((ann, a.clone()), 2).unwrap();
        assert!(acts.begin((ann, a.clone()), 2).is_err());
        let others = (acts.begin((ann, b), 2).unwrap(), acts.begin((bo, a.clone()), 2).unwrap());
        drop(first);
        assert!(acts.begin((ann, a), 2).is_ok());
        drop((second, others));
        assert_eq!(acts.owners(), 0, "everything is given back");
    }
}
