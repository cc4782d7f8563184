//! What is too much: buckets per address, person and socket.

use crate::config::Limits;
use crate::fault::Fault;
use crate::who::Caller;
use dashmap::DashMap;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;
use store::{PersonId, TableId};

/// Every bucket of a node.
pub struct Buckets {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    tables_day: DefaultKeyedRateLimiter<IpAddr>,
    tables_person: DefaultKeyedRateLimiter<PersonId>,
    tables_person_day: DefaultKeyedRateLimiter<PersonId>,
    passwords: DefaultKeyedRateLimiter<String>,
    passwords_ip: DefaultKeyedRateLimiter<IpAddr>,
    recoveries: DefaultKeyedRateLimiter<PersonId>,
    exports: DefaultKeyedRateLimiter<IpAddr>,
    pictures: DefaultDirectRateLimiter,
    chat: DefaultKeyedRateLimiter<PersonId>,
    onlooker_chat: DefaultKeyedRateLimiter<PersonId>,
}

impl Buckets {
    /// Empty buckets of these sizes.
    pub fn new(limits: &Limits) -> Buckets {
        const MINUTE: Duration = Duration::from_secs(60);
        Buckets {
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

    /// One request.
    pub fn request(&self, ip: IpAddr) -> Result<(), Fault> {
        take(&self.requests, &block(ip))
    }

    /// One new guest.
    pub fn guest(&self, ip: IpAddr) -> Result<(), Fault> {
        take(&self.guests, &block(ip))
    }

    /// One new table.
    pub fn table(&self, ip: IpAddr, person: PersonId) -> Result<(), Fault> {
        take(&self.tables, &block(ip))?;
        take(&self.tables_day, &block(ip))?;
        take(&self.tables_person, &person)?;
        take(&self.tables_person_day, &person)
    }

    /// One try of a password.
    pub fn password(&self, account: &str, ip: IpAddr) -> Result<(), Fault> {
        take(&self.passwords_ip, &block(ip))?;
        take(&self.passwords, &account.to_owned())
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
pub struct UnderWay<K: Hash + Eq>(DashMap<K, u32>);

impl<K: Hash + Eq> Default for UnderWay<K> {
    fn default() -> UnderWay<K> {
        UnderWay(DashMap::new())
    }
}

/// One thing that is under way while this lives.
pub struct Place<'a, K: Hash + Eq> {
    under_way: &'a UnderWay<K>,
    owner: K,
}

impl<K: Hash + Eq + Clone> UnderWay<K> {
    /// Begins something, unless so much of the same owner is under way.
    pub fn begin(&self, owner: K, most: u32) -> Result<Place<'_, K>, Fault> {
        let mut count = self.0.entry(owner.clone()).or_default();
        if *count >= most {
            return Err(limited());
        }
        *count += 1;
        Ok(Place { under_way: self, owner })
    }
}

impl<K: Hash + Eq> Drop for Place<'_, K> {
    fn drop(&mut self) {
        if let Some(mut count) = self.under_way.0.get_mut(&self.owner) {
            *count -= 1;
        }
        self.under_way.0.remove_if(&self.owner, |_, count| *count == 0);
    }
}

/// What a seat has asked for and not been answered yet, over all its sockets and requests.
pub type OpenActs = UnderWay<(PersonId, TableId)>;

/// Something that costs much.
pub type Costly = UnderWay<Owner>;

/// Who something costly is done for: a person, or else an address.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Owner {
    /// Somebody we know.
    Person(PersonId),
    /// Somebody we do not know.
    Address(IpAddr),
}

impl Owner {
    /// Who asks, and how much may be under way for them.
    pub fn of(caller: &Caller, limits: &Limits) -> (Owner, u32) {
        match &caller.who {
            Some(who) => (Owner::Person(who.person), limits.exports_at_once_person),
            None => (Owner::Address(block(caller.ip)), limits.exports_at_once),
        }
    }
}

fn limited() -> Fault {
    metrics::counter!("klots_limited_total").increment(1);
    Fault::rate()
}

/// So many in this time, all at once if one likes.
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
        let _second = acts.begin((ann, a.clone()), 2).unwrap();
        assert!(acts.begin((ann, a.clone()), 2).is_err());
        let _others = (acts.begin((ann, b), 2).unwrap(), acts.begin((bo, a.clone()), 2).unwrap());
        drop(first);
        assert!(acts.begin((ann, a), 2).is_ok());
    }
}
