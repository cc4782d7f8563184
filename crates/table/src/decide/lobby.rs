//! Before the start: sitting down, arranging the table, being ready. Late comers sit down here too.

use super::{Decider, Decision, no_seat};
use crate::chairs::{Chair, Who};
use crate::clean;
use crate::codes;
use crate::event::{Event, Person, Setup, Visibility};
use crate::seen::Stage;
use crate::setup::settled;
use crate::table::Table;
use crate::viewer::Viewer;
use play::{Refusal, Seat};

impl Table {
    /// Whether somebody may still sit down although the game runs.
    pub(crate) fn admits_late(&self) -> bool {
        let runs = matches!(self.stage, Stage::Playing | Stage::Paused);
        runs && self.setup.late && !self.setup.rated
    }

    /// The seats of a running game that `viewer` may take: free ones and those of bots. Whoever sits here has one.
    pub fn may_sit(&self, viewer: Viewer) -> Vec<Seat> {
        if !viewer.is_onlooker() || !self.admits_late() {
            return Vec::new();
        }
        let open = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            !chair.out && !matches!(chair.who, Who::Person(..))
        };
        Seat::all(self.setup.seats).filter(open).collect()
    }
}

impl Decider<'_> {
    fn gathering(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Gathering => Ok(()),
            Stage::Finished => Err(Refusal::new(play::codes::OVER)),
            Stage::Playing | Stage::Paused => Err(Refusal::new(codes::STARTED)),
        }
    }

    /// Only the host arranges the table, and only before the start.
    pub(super) fn as_host(&self, person: Person) -> Result<&Self, Refusal> {
        self.gathering()?;
        if self.table.host == person { Ok(self) } else { Err(Refusal::new(codes::HOST)) }
    }

    pub(super) fn sit(
        &self,
        person: Person,
        name: &str,
        seat: Option<Seat>,
        key: Option<&str>,
        word: Option<&str>,
    ) -> Decision {
        if self.table.admits_late() {
            return self.sit_late(person, name, seat, key);
        }
        self.gathering()?;
        let table = self.table;
        let seated = table.viewer(person).is_seated();
        if seated && !table.setup.one_device {
            return Err(Refusal::new(codes::SEATED));
        }
        let invited = seated || table.host == person || key == Some(table.founding.invite.as_str());
        if table.setup.visibility == Visibility::Private && !invited {
            return Err(Refusal::new(codes::INVITE));
        }
        let seat = self.free_seat(seat)?;
        let mut events = vec![Event::Sat { seat, person, name: clean::name(name)? }];
        if let Some(word) = word {
            events.push(Event::Ready { seat, ready: true, word: Some(clean::word(word)?) });
        }
        self.start_if_ready(events)
    }

    /// Sitting down in a running game: whoever may look may sit where nobody does, or a bot.
    fn sit_late(&self, person: Person, name: &str, seat: Option<Seat>, key: Option<&str>) -> Decision {
        let table = self.table;
        if table.viewer(person).is_seated() {
            return Err(Refusal::new(codes::SEATED));
        }
        if table.host != person && !table.lets_watch(key) {
            return Err(Refusal::new(codes::INVITE));
        }
        let open = table.may_sit(Viewer::Onlooker);
        let free = |seat: &&Seat| table.chairs[seat.index()].is_free();
        let seat = match seat {
            Some(seat) if seat.index() >= table.chairs.len() => return Err(no_seat(seat)),
            Some(seat) if !open.contains(&seat) => {
                return Err(Refusal::new(codes::SEAT_TAKEN).with("seat", seat));
            }
            Some(seat) => seat,
            None => *open.iter().find(free).or(open.first()).ok_or_else(|| Refusal::new(codes::FULL))?,
        };
        Ok(vec![Event::Sat { seat, person, name: clean::name(name)? }])
    }

    /// The host lets late comers in, or not any more: before the start and during the game.
    pub(super) fn admit(&self, person: Person, late: bool) -> Decision {
        let table = self.table;
        if table.stage == Stage::Finished {
            return Err(Refusal::new(play::codes::OVER));
        }
        if table.host != person {
            return Err(Refusal::new(codes::HOST));
        }
        if late && table.setup.rated {
            return Err(Refusal::new(codes::RATED_LATE));
        }
        Ok(if late == table.setup.late { Vec::new() } else { vec![Event::Admits { late }] })
    }

    fn free_seat(&self, wish: Option<Seat>) -> Result<Seat, Refusal> {
        let chairs = &self.table.chairs;
        let free = |seat: &Seat| chairs[seat.index()].is_free();
        match wish {
            Some(seat) if seat.index() >= chairs.len() => Err(no_seat(seat)),
            Some(seat) if !free(&seat) => Err(Refusal::new(codes::SEAT_TAKEN).with("seat", seat)),
            Some(seat) => Ok(seat),
            None => Seat::all(chairs.len() as u8).find(free).ok_or_else(|| Refusal::new(codes::FULL)),
        }
    }

    pub(super) fn seat_bot(&self, seat: Option<Seat>, level: &str) -> Decision {
        if self.table.setup.rated {
            return Err(Refusal::new(codes::RATED_BOT));
        }
        let known = &self.table.bots;
        if !known.contains(&level) {
            return Err(Refusal::new(play::codes::BOT).with("bot", level).with("possible", known.join(", ")));
        }
        let seat = self.free_seat(seat)?;
        self.start_if_ready(vec![Event::BotSeated { seat, level: level.to_owned() }])
    }

    pub(super) fn free(&self, seat: Seat) -> Decision {
        match self.table.chairs.get(seat.index()) {
            None => Err(no_seat(seat)),
            Some(chair) if chair.is_free() => Err(Refusal::new(codes::SEAT_FREE).with("seat", seat)),
            Some(_) => Ok(vec![Event::Left { seat }]),
        }
    }

    /// Changes the setup. A clock that came with an old option goes with it, unless a clock is asked for.
    pub(super) fn configure(&self, mut setup: Setup, clock_wished: bool) -> Decision {
        let old = self.table.position.seconds_per_move();
        let position = self.table.position.reopen(setup.seats, &setup.options)?;
        if old.is_some() && old != position.seconds_per_move() && !clock_wished {
            setup.clock = Default::default();
        }
        let setup = settled(position.as_ref(), setup)?;
        let kept = usize::from(setup.seats).min(self.table.chairs.len());
        if self.table.chairs[kept..].iter().all(Chair::is_free) {
            Ok(vec![Event::Configured(setup)])
        } else {
            Err(Refusal::new(codes::SEATS_TAKEN).with("seats", setup.seats))
        }
    }

    pub(super) fn rename(&self, viewer: Viewer, name: &str) -> Decision {
        let name = clean::name(name)?;
        let first = self.own(viewer).into_iter().take(1);
        Ok(first.map(|seat| Event::Renamed { seat, name: name.clone() }).collect())
    }

    /// A person has one drawing on all their chairs, as they have one name; nothing happens if it is that one already.
    pub(super) fn be_drawn(&self, viewer: Viewer, avatar: u8) -> Vec<Event> {
        let first = self.own(viewer).into_iter().take(1);
        let other = first.filter(|seat| self.table.chairs[seat.index()].avatar != Some(avatar));
        other.map(|seat| Event::Avatar { seat, avatar }).collect()
    }

    pub(super) fn ready(&self, viewer: Viewer, ready: bool, word: Option<&str>) -> Decision {
        self.gathering()?;
        let word = word.map(clean::word).transpose()?;
        let ready_now = |seat| Event::Ready { seat, ready, word: word.clone() };
        self.start_if_ready(self.own(viewer).into_iter().map(ready_now).collect())
    }

    pub(super) fn start(&self, viewer: Viewer, word: Option<&str>) -> Decision {
        let events = self.ready(viewer, true, word)?;
        if events.iter().any(|event| matches!(event, Event::Started { .. })) {
            return Ok(events);
        }
        let chairs = &self.table.chairs;
        if let Some(free) = chairs.iter().position(Chair::is_free) {
            return Err(Refusal::new(codes::SEAT_OPEN).with("seat", free));
        }
        let waits = Seat::all(chairs.len() as u8)
            .find(|&seat| !viewer.has(seat) && !chairs[seat.index()].ready)
            .unwrap_or_default();
        Err(Refusal::new(codes::NOT_READY).with("seat", waits))
    }

    /// The same events, and the start behind them if nothing is missing any more.
    fn start_if_ready(&self, mut events: Vec<Event>) -> Decision {
        let chairs = self.table.chairs.after(&events)?;
        if chairs.can_start() {
            let words: Vec<String> = chairs.iter().map(|chair| chair.word.clone()).collect();
            let key = self.table.founding.secret.key(&words);
            events.push(Event::Started { words });
            self.settle(self.table.position.copy(), &key, &mut events)?;
        }
        Ok(events)
    }
}
