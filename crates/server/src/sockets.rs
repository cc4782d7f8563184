//! Who is connected to this node: sockets and streams per address, per session and per person.

use crate::app::App;
use crate::identity::Caller;
use crate::outage::notice_text;
use crate::outbox::{AddressBacklog, Frame, Outbox};
use dashmap::DashMap;
use std::net::IpAddr;
use std::sync::{Arc, Weak};
use store::{GrantId, PersonId};
use wire::outbound::Notice;

/// Sockets by number.
type List = Vec<(u64, Weak<Outbox>)>;

/// The sockets and streams of this node.
#[derive(Default)]
pub struct Sockets {
    by_ip: DashMap<IpAddr, u32>,
    by_grant: DashMap<GrantId, (u16, List)>,
    by_person: DashMap<PersonId, List>,
    all: DashMap<u64, Weak<Outbox>>,
    backlogs: DashMap<IpAddr, Weak<AddressBacklog>>,
    next: std::sync::atomic::AtomicU64,
}

/// One socket or stream that is counted while this lives.
pub struct Counted {
    app: App,
    ip: IpAddr,
    who: Option<(GrantId, PersonId)>,
    number: u64,
}

impl App {
    /// An empty queue for somebody who will be sent something.
    pub fn outbox(&self, caller: &Caller) -> Arc<Outbox> {
        let limits = &self.config.limits;
        let mut kept = self.sockets.backlogs.entry(crate::limits::block(caller.ip)).or_default();
        let backlog = kept.upgrade().unwrap_or_else(|| Arc::new(AddressBacklog::new(limits.queue_bytes_ip)));
        *kept = Arc::downgrade(&backlog);
        Arc::new(Outbox::new(limits.queue_frames, limits.queue_bytes, backlog))
    }

    /// Counts a socket or a stream, unless the address has too many.
    pub fn count(&self, caller: &Caller, outbox: &Arc<Outbox>) -> Option<Counted> {
        let sockets = &self.sockets;
        let ip = crate::limits::block(caller.ip);
        {
            let mut here = sockets.by_ip.entry(ip).or_default();
            if *here >= self.config.limits.sockets_per_ip {
                return None;
            }
            *here += 1;
        }
        let number = sockets.next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let who = caller.who.as_ref().map(|who| (who.grant, who.person));
        if let Some((grant, person)) = who {
            let withdrawn = || (caller.withdrawn(), Vec::new());
            sockets.by_grant.entry(grant).or_insert_with(withdrawn).1.push((number, Arc::downgrade(outbox)));
            sockets.by_person.entry(person).or_default().push((number, Arc::downgrade(outbox)));
        }
        sockets.all.insert(number, Arc::downgrade(outbox));
        metrics::gauge!("klots_sockets").increment(1.0);
        Some(Counted { app: self.clone(), ip, who, number })
    }
}

impl Sockets {
    /// Forgets addresses from which nobody is connected.
    pub fn tidy(&self) {
        self.backlogs.retain(|_, backlog| backlog.strong_count() > 0);
    }

    /// Tells somebody something, wherever they are connected to this node.
    pub fn tell(&self, person: PersonId, notice: &Notice) {
        let Some(list) = self.by_person.get(&person) else { return };
        let text = notice_text(notice);
        for (_, outbox) in list.iter() {
            if let Some(outbox) = outbox.upgrade() {
                outbox.push(Frame::plain(text.clone()));
            }
        }
    }

    /// Whether somebody is connected to this node.
    pub fn knows(&self, person: PersonId) -> bool {
        self.by_person
            .get(&person)
            .is_some_and(|list| list.iter().any(|(_, outbox)| outbox.strong_count() > 0))
    }

    /// By what everybody with a name is connected to this node.
    pub fn grants(&self) -> Vec<GrantId> {
        self.by_grant.iter().map(|entry| *entry.key()).collect()
    }

    /// Whether anybody with a name is connected to this node.
    pub fn is_anybody_here(&self) -> bool {
        !self.by_person.is_empty()
    }

    /// Everybody with a name who is connected to this node.
    pub fn people(&self) -> Vec<PersonId> {
        self.by_person.iter().map(|entry| *entry.key()).collect()
    }

    /// Ends the sockets of a grant.
    pub fn close(&self, grant: GrantId) {
        let Some(entry) = self.by_grant.get(&grant) else { return };
        let (code, list) = entry.value();
        for outbox in list.iter().filter_map(|(_, outbox)| outbox.upgrade()) {
            outbox.close(*code);
        }
    }

    /// Every connected reader.
    pub fn everybody(&self) -> Vec<Arc<Outbox>> {
        self.all.iter().filter_map(|entry| entry.upgrade()).collect()
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("klots_sockets").decrement(1.0);
        let sockets = &self.app.sockets;
        sockets.all.remove(&self.number);
        if let Some(mut here) = sockets.by_ip.get_mut(&self.ip) {
            *here -= 1;
        }
        sockets.by_ip.remove_if(&self.ip, |_, here| *here == 0);
        if let Some((grant, person)) = self.who {
            if let Some(mut entry) = sockets.by_grant.get_mut(&grant) {
                entry.1.retain(|(kept, _)| *kept != self.number);
            }
            sockets.by_grant.remove_if(&grant, |_, (_, list)| list.is_empty());
            if let Some(mut list) = sockets.by_person.get_mut(&person) {
                list.retain(|(kept, _)| *kept != self.number);
            }
            sockets.by_person.remove_if(&person, |_, list| list.is_empty());
        }
    }
}
