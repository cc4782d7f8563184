//! What people agree on: undo, draw, break, rematch.

use super::{Decider, Decision};
use crate::codes;
use crate::event::{Cause, Event, Proposal};
use crate::seen::Stage;
use crate::table::Table;
use crate::viewer::Viewer;
use play::{Code, Refusal, Seat};

impl Table {
    /// Whether these events bring the last yes to a rematch.
    pub fn agrees_to_rematch(&self, events: &[Event]) -> bool {
        let of =
            |seat: &Seat| self.chairs[seat.index()].person().map_or(Viewer::seat(*seat), |p| self.viewer(p));
        events.iter().any(|event| match event {
            Event::Offered { seat, offer: Proposal::Rematch } => {
                self.to_ask(of(seat), Proposal::Rematch).is_empty()
            }
            Event::Answered { seat, offer: Proposal::Rematch, yes: true } => {
                self.waiting(Proposal::Rematch).iter().all(|waiting| of(seat).has(*waiting))
            }
            _ => false,
        })
    }

    /// What `viewer` may offer now.
    pub fn may_offer(&self, viewer: Viewer) -> Vec<Proposal> {
        if !viewer.is_seated() {
            return Vec::new();
        }
        Proposal::ALL.into_iter().filter(|&offer| self.can_offer(viewer, offer).is_ok()).collect()
    }

    fn can_offer(&self, viewer: Viewer, offer: Proposal) -> Result<(), Refusal> {
        let possible = match offer {
            Proposal::Undo => self.undo_to(viewer).is_some(),
            Proposal::Draw => self.stage == Stage::Playing && self.position.facts().draws,
            Proposal::Pause => self.stage == Stage::Playing && self.setup.clock.is_live(),
            Proposal::Rematch => self.stage == Stage::Finished && !self.agreed && self.key.is_some(),
        };
        if !possible {
            return Err(about(codes::OFFER, offer));
        }
        if self.offers.contains_key(&offer) {
            return Err(about(codes::OFFER_OPEN, offer));
        }
        Ok(())
    }
}

impl Decider<'_> {
    pub(super) fn offer(&self, viewer: Viewer, offer: Proposal) -> Decision {
        self.table.can_offer(viewer, offer)?;
        let seat = self.speaker(viewer);
        if !self.table.to_ask(viewer, offer).is_empty() || offer == Proposal::Rematch {
            return Ok(vec![Event::Offered { seat, offer }]);
        }
        let mut events = Vec::new();
        self.agreed(viewer, seat, offer, &mut events)?;
        Ok(events)
    }

    pub(super) fn answer(&self, viewer: Viewer, offer: Proposal, yes: bool) -> Decision {
        let waiting = self.table.waiting(offer);
        let Some(&seat) = waiting.iter().find(|seat| viewer.has(**seat)) else {
            return Err(about(codes::NO_OFFER, offer));
        };
        let mut events = vec![Event::Answered { seat, offer, yes }];
        let last = waiting.iter().all(|seat| viewer.has(*seat));
        if yes && last && offer != Proposal::Rematch {
            let by = self.table.offers.get(&offer).map_or(seat, |asked| asked.by);
            let asker =
                self.table.chairs[by.index()].person().map_or(Viewer::seat(by), |p| self.table.viewer(p));
            self.agreed(asker, by, offer, &mut events)?;
        }
        Ok(events)
    }

    fn agreed(
        &self,
        viewer: Viewer,
        seat: Seat,
        offer: Proposal,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        match offer {
            Proposal::Undo => {
                let to = self.table.undo_to(viewer).ok_or_else(|| about(codes::OFFER, offer))?;
                events.push(Event::Undone { seat, to });
            }
            Proposal::Draw => self.end(self.table.position.as_ref(), Cause::Agreed, events)?,
            Proposal::Pause => {
                events.push(Event::Paused { spent: self.table.clock.spent(self.circumstances.now) })
            }
            Proposal::Rematch => {}
        }
        Ok(())
    }

    pub(super) fn withdraw(&self, viewer: Viewer, offer: Proposal) -> Decision {
        match self.table.offers.get(&offer) {
            Some(asked) if viewer.has(asked.by) => Ok(vec![Event::Withdrawn { seat: asked.by, offer }]),
            _ => Err(about(codes::NO_OFFER, offer)),
        }
    }

    pub(super) fn resume(&self) -> Decision {
        if self.table.stage == Stage::Paused {
            return Ok(vec![Event::Resumed]);
        }
        Err(Refusal::new(codes::NOT_PAUSED))
    }
}

fn about(code: Code, offer: Proposal) -> Refusal {
    Refusal::new(code).with("offer", offer.word())
}
