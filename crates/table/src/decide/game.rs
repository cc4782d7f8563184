//! While it runs: moves, luck, giving up, going and coming back, the end.

use super::{Decider, Decision, no_seat};
use crate::codes;
use crate::event::{Cause, Event, Millis};
use crate::fair::Key;
use crate::position::Position;
use crate::result::{final_standing, lost};
use crate::seen::Stage;
use crate::viewer::Viewer;
use play::{Refusal, Seat, Turn};

/// The level of a bot that plays for somebody who has gone.
const STAND_IN: &str = "medium";

impl Decider<'_> {
    fn running(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Playing => Ok(()),
            Stage::Gathering => Err(Refusal::new(codes::NOT_STARTED)),
            Stage::Paused => Err(Refusal::new(codes::PAUSED)),
            Stage::Finished => Err(Refusal::new(play::codes::OVER)),
        }
    }

    pub(super) fn play(&self, viewer: Viewer, text: &str, think: Option<Millis>) -> Decision {
        self.running()?;
        let acting = self.table.acting().ok_or_else(|| Refusal::new(play::codes::OVER))?;
        if !viewer.has(acting) {
            return Err(Refusal::new(play::codes::NOT_YOUR_TURN).with("seat", acting));
        }
        if self.table.chairs[acting.index()].bot().is_some() {
            return Err(Refusal::new(codes::STAND_IN));
        }
        if self.table.due().is_some_and(|due| due <= self.circumstances.now) {
            return Err(Refusal::new(codes::TIME));
        }
        let mut events = if self.table.frozen { vec![Event::Thawed] } else { Vec::new() };
        let forgiven = self.table.clock.forgiven(self.circumstances.now, think);
        let spent = self.table.clock.spent(self.circumstances.now) - forgiven;
        events.extend(self.moved(acting, text, spent, forgiven)?);
        Ok(events)
    }

    pub(super) fn moved(&self, seat: Seat, text: &str, spent: Millis, forgiven: Millis) -> Decision {
        let mut position = self.table.position.copy();
        let text = position.try_play(text)?;
        let mut events = vec![Event::Moved { seat, text, spent, forgiven }];
        let key = self.table.key.as_ref().ok_or_else(|| Refusal::new(codes::NOT_STARTED))?;
        self.settle(position, key, &mut events)?;
        Ok(events)
    }

    /// Settles luck until a seat must move or the game is over.
    pub(crate) fn settle(
        &self,
        mut position: Box<dyn Position>,
        key: &Key,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let mut draws = self.table.draws;
        while position.turn() == Turn::Luck {
            let text = self.croupier.luck(position.as_ref(), &mut key.dice(draws))?;
            position.try_settle(&text)?;
            draws += 1;
            events.push(Event::Luck { text });
        }
        if position.turn() == Turn::Over {
            self.end(position.as_ref(), Cause::Played, events)?;
        }
        Ok(())
    }

    /// The end behind these events: who stands where, the secret, and the seal of it all.
    pub(crate) fn end(
        &self,
        position: &dyn Position,
        cause: Cause,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let out = self.table.chairs.after(events.iter())?.out();
        events.push(Event::Finished { cause, standing: final_standing(position, cause, &out) });
        let seal = Some(self.table.seal_after(events)?);
        events.push(Event::Revealed { secret: self.table.founding.secret.clone(), seal });
        Ok(())
    }

    /// Somebody is out. With one party left, or no person, the game is over; else a bot plays on.
    pub(super) fn out(&self, seat: Seat, event: Event, cause: Cause) -> Decision {
        let table = self.table;
        let mut events = vec![event];
        let chairs = table.chairs.after(&events)?;
        let lost = lost(table.position.as_ref(), &chairs.out());
        let left = || Seat::all(table.setup.seats).filter(|seat| !lost.contains(seat));
        let one_party =
            left().all(|seat| left().next().is_none_or(|first| table.party(first) == table.party(seat)));
        let people = left().any(|seat| chairs[seat.index()].plays());
        if one_party || !people {
            self.end(table.position.as_ref(), cause, &mut events)?;
        } else if table.chairs[seat.index()].stand_in.is_none() {
            events.push(Event::TookOver { seat, level: self.stand_in() });
        }
        Ok(events)
    }

    pub(crate) fn stand_in(&self) -> String {
        let known = &self.table.bots;
        let level = known.iter().find(|&&level| level == STAND_IN).or(known.last());
        level.copied().unwrap_or_default().to_owned()
    }

    pub(super) fn resign(&self, viewer: Viewer) -> Decision {
        if self.table.stage != Stage::Paused {
            self.running()?;
        }
        let acting = self.table.acting().filter(|seat| viewer.has(*seat));
        let playing = self.own(viewer).into_iter().find(|seat| !self.table.chairs[seat.index()].out);
        let seat = acting.or(playing).ok_or_else(|| Refusal::new(codes::OUT))?;
        self.out(seat, Event::Resigned { seat }, Cause::Resigned)
    }

    pub(super) fn leave(&self, viewer: Viewer) -> Decision {
        match self.table.stage {
            Stage::Gathering => Ok(self.own(viewer).into_iter().map(|seat| Event::Left { seat }).collect()),
            Stage::Finished => Err(Refusal::new(play::codes::OVER)),
            Stage::Playing | Stage::Paused if self.table.setup.rated => self.resign(viewer),
            Stage::Playing | Stage::Paused => {
                let mut events = Vec::new();
                for seat in self.own(viewer) {
                    if self.table.chairs[seat.index()].plays() {
                        events.push(Event::Abandoned { seat });
                        events.push(Event::TookOver { seat, level: self.stand_in() });
                    }
                }
                if events.is_empty() { Err(Refusal::new(codes::GONE)) } else { Ok(events) }
            }
        }
    }

    pub(super) fn come_back(&self, viewer: Viewer) -> Decision {
        let replaced = |seat: &Seat| {
            let chair = &self.table.chairs[seat.index()];
            chair.stand_in.is_some() && !chair.out
        };
        let back: Vec<Event> =
            self.own(viewer).into_iter().filter(replaced).map(|seat| Event::HandedBack { seat }).collect();
        if back.is_empty() { Err(Refusal::new(codes::NOT_REPLACED)) } else { Ok(back) }
    }

    pub(super) fn take_over(&self, seat: Seat) -> Decision {
        self.running()?;
        let chair = self.table.chairs.get(seat.index()).ok_or_else(|| no_seat(seat))?;
        if self.table.setup.rated {
            return Err(Refusal::new(codes::RATED_BOT));
        }
        if !chair.plays() || !self.circumstances.gone.has(seat) {
            return Err(Refusal::new(codes::PRESENT).with("seat", seat));
        }
        Ok(vec![Event::TookOver { seat, level: self.stand_in() }])
    }
}
