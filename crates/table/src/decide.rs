//! What a command leads to: events, or a refusal. Deciding changes nothing.

use crate::clean;
use crate::command::{Actor, Chore, Command};
use crate::event::{Cause, Event, Line, Millis, PRESETS, Person, Proposal, Setup, Speaker, Visibility};
use crate::fair::FairDice;
use crate::position::{Games, Position};
use crate::running::{Place, Seats, Table, Viewer, Who};
use crate::seen::Stage;
use play::{Refusal, Seat, Standing, Turn};

/// What the caller knows and the log does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// What time it is.
    pub now: Millis,
    /// Seats whose people have been away for long.
    pub gone: Seats,
}

/// Who lets the dice decide. Everybody uses [`Fair`]; tests may put the tiles where they need them.
pub trait Croupier: Send + Sync {
    /// Luck in this position, as a reviewer reads it; `dice` are the fair dice of this draw.
    fn luck(&self, position: &dyn Position, dice: &mut FairDice) -> Result<String, Refusal>;
}

/// Takes the fair dice as they are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fair;

impl Croupier for Fair {
    fn luck(&self, position: &dyn Position, dice: &mut FairDice) -> Result<String, Refusal> {
        position.draw(dice)
    }
}

type Decision = Result<Vec<Event>, Refusal>;

/// The level of a bot that plays for somebody who has gone.
const STAND_IN: &str = "medium";

impl Table {
    /// What this command leads to.
    pub fn decide(
        &self,
        actor: &Actor,
        command: &Command,
        scene: Scene,
        croupier: &dyn Croupier,
    ) -> Decision {
        let case = Case { table: self, scene, croupier };
        match actor {
            Actor::Person(person, name) => case.person(*person, name, command),
            Actor::Bot(seat) => case.bot(*seat, command),
            Actor::House => Err(Refusal::new("refused-forbidden")),
        }
    }

    /// What the house does; no events where there is nothing to do.
    pub fn chore(&self, chore: &Chore, scene: Scene, croupier: &dyn Croupier) -> Decision {
        let case = Case { table: self, scene, croupier };
        match chore {
            Chore::Tick => case.tick(),
            Chore::Freeze { charge } => case.freeze(*charge),
            Chore::Thaw => Ok(if self.frozen { vec![Event::Thawed] } else { Vec::new() }),
            Chore::Link { table } if self.wants_rematch() => {
                Ok(vec![Event::Rematch { table: table.clone() }])
            }
            Chore::Link { .. } => Ok(Vec::new()),
            Chore::Close => case.close(),
        }
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
            Proposal::Rematch => self.stage == Stage::Finished && !self.agreed && !self.steps.is_empty(),
        };
        if !possible {
            return Err(Refusal::new("refused-offer").with("offer", offer.word()));
        }
        if self.offers.contains_key(&offer) {
            return Err(Refusal::new("refused-offer-open").with("offer", offer.word()));
        }
        Ok(())
    }
}

struct Case<'t> {
    table: &'t Table,
    scene: Scene,
    croupier: &'t dyn Croupier,
}

impl Case<'_> {
    fn person(&self, person: Person, name: &str, command: &Command) -> Decision {
        match command {
            Command::Sit { seat, name: other, key, word } => {
                let name = other.as_deref().unwrap_or(name);
                return self.sit(person, name, *seat, key.as_deref(), word.as_deref());
            }
            Command::Say { line, team } => return self.say(person, name, line, *team),
            Command::SeatBot { .. } | Command::Free { .. } | Command::Configure { .. } => {
                return self.arrange(person, command);
            }
            _ => {}
        }
        let viewer = self.table.viewer(person);
        if !viewer.is_seated() {
            return Err(Refusal::new("refused-not-seated"));
        }
        match command {
            Command::Leave {} => self.leave(viewer),
            Command::Return {} => self.come_back(viewer),
            Command::Rename { name } => self.rename(viewer, name),
            Command::Ready { ready, word } => self.ready(viewer, *ready, word.as_deref()),
            Command::Start { word } => self.start(viewer, word.as_deref()),
            Command::Move { text, think_ms } => self.play(viewer, text, think_ms.map(Millis::from)),
            Command::Offer { offer } => self.offer(viewer, *offer),
            Command::Answer { offer, yes } => self.answer(viewer, *offer, *yes),
            Command::Withdraw { offer } => self.withdraw(viewer, *offer),
            Command::Resume {} => self.resume(),
            Command::Resign {} => self.resign(viewer),
            Command::TakeOver { seat } => self.take_over(*seat),
            Command::Sit { .. }
            | Command::Say { .. }
            | Command::SeatBot { .. }
            | Command::Free { .. }
            | Command::Configure { .. } => Err(Refusal::new("refused-forbidden")),
        }
    }

    fn bot(&self, seat: Seat, command: &Command) -> Decision {
        match (command, self.table.acting_bot()) {
            (Command::Move { text, .. }, Some((acting, _))) if acting == seat => self.moved(seat, text, 0, 0),
            _ => Err(Refusal::new("refused-not-your-turn")),
        }
    }

    // ---- before the start

    fn gathering(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Gathering => Ok(()),
            Stage::Finished => Err(Refusal::new("refused-over")),
            Stage::Playing | Stage::Paused => Err(Refusal::new("refused-started")),
        }
    }

    fn sit(
        &self,
        person: Person,
        name: &str,
        seat: Option<Seat>,
        key: Option<&str>,
        word: Option<&str>,
    ) -> Decision {
        self.gathering()?;
        let table = self.table;
        let seated = table.viewer(person).is_seated();
        if seated && !table.setup.one_device {
            return Err(Refusal::new("refused-seated"));
        }
        let invited = seated || table.host == person || key == Some(table.founding.invite.as_str());
        if table.setup.visibility == Visibility::Private && !invited {
            return Err(Refusal::new("refused-invite"));
        }
        let seat = self.free_seat(seat)?;
        let mut events = vec![Event::Sat { seat, person, name: clean::name(name)? }];
        if let Some(word) = word {
            events.push(Event::Ready { seat, ready: true, word: Some(clean::word(word)?) });
        }
        self.start_if_ready(events)
    }

    fn free_seat(&self, wish: Option<Seat>) -> Result<Seat, Refusal> {
        let chairs = &self.table.chairs;
        let free = |seat: &Seat| chairs[seat.index()].is_free();
        match wish {
            Some(seat) if seat.index() >= chairs.len() => Err(no_seat(seat)),
            Some(seat) if !free(&seat) => Err(Refusal::new("refused-seat-taken").with("seat", seat)),
            Some(seat) => Ok(seat),
            None => Seat::all(chairs.len() as u8).find(free).ok_or_else(|| Refusal::new("refused-full")),
        }
    }

    fn arrange(&self, person: Person, command: &Command) -> Decision {
        self.gathering()?;
        if self.table.host != person {
            return Err(Refusal::new("refused-host"));
        }
        match command {
            Command::SeatBot { seat, level } => {
                if self.table.setup.rated {
                    return Err(Refusal::new("refused-rated-bot"));
                }
                let level = self.level(level)?;
                self.start_if_ready(vec![Event::BotSeated { seat: self.free_seat(*seat)?, level }])
            }
            Command::Free { seat } => match self.table.chairs.get(seat.index()) {
                None => Err(no_seat(*seat)),
                Some(chair) if chair.is_free() => Err(Refusal::new("refused-seat-free").with("seat", *seat)),
                Some(_) => Ok(vec![Event::Left { seat: *seat }]),
            },
            Command::Configure { seats, options, visibility, clock, delay, delay_seconds } => {
                let old = self.table.setup.clone();
                let setup = Setup {
                    seats: seats.unwrap_or(old.seats),
                    options: options.clone().unwrap_or_else(|| old.options.clone()),
                    visibility: visibility.unwrap_or(old.visibility),
                    clock: clock.unwrap_or(old.clock),
                    delay: delay.unwrap_or(old.delay),
                    delay_seconds: delay_seconds.unwrap_or(old.delay_seconds),
                    ..old
                };
                self.check_setup(&setup)?;
                Ok(vec![Event::Configured(setup)])
            }
            _ => Err(Refusal::new("refused-forbidden")),
        }
    }

    fn check_setup(&self, setup: &Setup) -> Result<(), Refusal> {
        self.table.position.reopen(setup.seats, &setup.options)?;
        check_manners(setup)?;
        let kept = usize::from(setup.seats).min(self.table.chairs.len());
        if self.table.chairs[kept..].iter().all(Place::is_free) {
            Ok(())
        } else {
            Err(Refusal::new("refused-seats-taken").with("seats", setup.seats))
        }
    }

    fn level(&self, level: &str) -> Result<String, Refusal> {
        let known = &self.table.bots;
        if known.contains(&level) {
            return Ok(level.to_owned());
        }
        Err(Refusal::new("refused-bot").with("bot", level).with("possible", known.join(", ")))
    }

    fn rename(&self, viewer: Viewer, name: &str) -> Decision {
        let name = clean::name(name)?;
        Ok(self
            .own(viewer)
            .into_iter()
            .take(1)
            .map(|seat| Event::Renamed { seat, name: name.clone() })
            .collect())
    }

    fn ready(&self, viewer: Viewer, ready: bool, word: Option<&str>) -> Decision {
        self.gathering()?;
        let word = word.map(clean::word).transpose()?;
        let ready_now = |seat| Event::Ready { seat, ready, word: word.clone() };
        self.start_if_ready(self.own(viewer).into_iter().map(ready_now).collect())
    }

    fn start(&self, viewer: Viewer, word: Option<&str>) -> Decision {
        let events = self.ready(viewer, true, word)?;
        if events.iter().any(|event| matches!(event, Event::Started { .. })) {
            return Ok(events);
        }
        let chairs = &self.table.chairs;
        if let Some(free) = chairs.iter().position(Place::is_free) {
            return Err(Refusal::new("refused-seat-open").with("seat", free));
        }
        let waits = Seat::all(chairs.len() as u8)
            .find(|&seat| !viewer.has(seat) && !chairs[seat.index()].ready)
            .unwrap_or_default();
        Err(Refusal::new("refused-not-ready").with("seat", waits))
    }

    /// The same events, and the start behind them if nothing is missing any more.
    fn start_if_ready(&self, mut events: Vec<Event>) -> Decision {
        let mut chairs = self.table.chairs.clone();
        for event in &events {
            match event {
                Event::Sat { seat, person, name } => {
                    chairs[seat.index()].who = Who::Person(*person, name.clone());
                }
                Event::BotSeated { seat, level } => {
                    chairs[seat.index()] =
                        Place { who: Who::Bot(level.clone()), ready: true, ..Place::default() };
                }
                Event::Ready { seat, ready, word } => {
                    chairs[seat.index()].ready = *ready;
                    if let Some(word) = word {
                        chairs[seat.index()].word.clone_from(word);
                    }
                }
                _ => {}
            }
        }
        let people = chairs.iter().any(|chair| chair.person().is_some());
        if people && chairs.iter().all(|chair| !chair.is_free() && chair.ready) {
            let words: Vec<String> = chairs.iter().map(|chair| chair.word.clone()).collect();
            let key = self.table.founding.secret.key(&words);
            events.push(Event::Started { words });
            self.settle(self.table.position.copy(), &key, &mut events)?;
        }
        Ok(events)
    }

    // ---- the game

    fn running(&self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Playing => Ok(()),
            Stage::Gathering => Err(Refusal::new("refused-not-started")),
            Stage::Paused => Err(Refusal::new("refused-paused")),
            Stage::Finished => Err(Refusal::new("refused-over")),
        }
    }

    fn play(&self, viewer: Viewer, text: &str, think: Option<Millis>) -> Decision {
        self.running()?;
        let acting = self.table.acting().ok_or_else(|| Refusal::new("refused-over"))?;
        if !viewer.has(acting) {
            return Err(Refusal::new("refused-not-your-turn").with("seat", acting));
        }
        if self.table.chairs[acting.index()].bot().is_some() {
            return Err(Refusal::new("refused-stand-in"));
        }
        if self.table.due().is_some_and(|due| due <= self.scene.now) {
            return Err(Refusal::new("refused-time"));
        }
        let mut events = if self.table.frozen { vec![Event::Thawed] } else { Vec::new() };
        let forgiven = self.table.clock.forgiven(self.scene.now, think);
        let spent = self.table.clock.spent(self.scene.now) - forgiven;
        events.extend(self.moved(acting, text, spent, forgiven)?);
        Ok(events)
    }

    fn moved(&self, seat: Seat, text: &str, spent: Millis, forgiven: Millis) -> Decision {
        let mut position = self.table.position.copy();
        let text = position.play(text)?;
        let mut events = vec![Event::Moved { seat, text, spent, forgiven }];
        let key = self.table.key.as_ref().ok_or_else(|| Refusal::new("refused-not-started"))?;
        self.settle(position, key, &mut events)?;
        Ok(events)
    }

    /// Settles luck until a seat must move or the game is over.
    fn settle(
        &self,
        mut position: Box<dyn Position>,
        key: &crate::fair::Key,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let mut draws = self.table.draws;
        while position.turn() == Turn::Luck {
            let text = self.croupier.luck(position.as_ref(), &mut key.dice(draws))?;
            position.settle(&text)?;
            draws += 1;
            events.push(Event::Luck { text });
        }
        if position.turn() == Turn::Over {
            let outs = self.outs(None);
            let standing = ranked(position.standing(), |seat| outs.has(seat));
            events.extend(self.end(Cause::Played, standing));
        }
        Ok(())
    }

    fn end(&self, cause: Cause, standing: Standing) -> [Event; 2] {
        let secret = self.table.founding.secret.clone();
        [Event::Finished { cause, standing }, Event::Revealed { secret }]
    }

    fn outs(&self, also: Option<Seat>) -> Seats {
        let chairs = &self.table.chairs;
        let out = |seat: &Seat| chairs[seat.index()].out || also == Some(*seat);
        Seat::all(chairs.len() as u8).filter(out).collect()
    }

    /// Somebody is out. With one party left, or no person, the game is over; else a bot plays on.
    fn out(&self, seat: Seat, event: Event, cause: Cause) -> Decision {
        let table = self.table;
        let outs = self.outs(Some(seat));
        let lost = |seat: Seat| {
            Seat::all(table.setup.seats).any(|s| outs.has(s) && table.party(s) == table.party(seat))
        };
        let mut parties: Vec<u8> =
            Seat::all(table.setup.seats).filter(|&s| !lost(s)).map(|s| table.party(s)).collect();
        parties.dedup();
        parties.sort_unstable();
        parties.dedup();
        let people = table.playing().any(|s| s != seat && !lost(s));
        let mut events = vec![event];
        if parties.len() <= 1 || !people {
            events.extend(self.end(cause, ranked(table.position.standing(), lost)));
        } else if table.chairs[seat.index()].stand_in.is_none() {
            events.push(Event::TookOver { seat, level: self.stand_in() });
        }
        Ok(events)
    }

    fn stand_in(&self) -> String {
        let known = &self.table.bots;
        let level = known.iter().find(|&&level| level == STAND_IN).or(known.last());
        level.copied().unwrap_or_default().to_owned()
    }

    fn resign(&self, viewer: Viewer) -> Decision {
        if self.table.stage != Stage::Paused {
            self.running()?;
        }
        let acting = self.table.acting().filter(|seat| viewer.has(*seat));
        let playing = self.own(viewer).into_iter().find(|seat| !self.table.chairs[seat.index()].out);
        let seat = acting.or(playing).ok_or_else(|| Refusal::new("refused-out"))?;
        self.out(seat, Event::Resigned { seat }, Cause::Resigned)
    }

    fn leave(&self, viewer: Viewer) -> Decision {
        match self.table.stage {
            Stage::Gathering => Ok(self.own(viewer).into_iter().map(|seat| Event::Left { seat }).collect()),
            Stage::Finished => Err(Refusal::new("refused-over")),
            Stage::Playing | Stage::Paused if self.table.setup.rated => self.resign(viewer),
            Stage::Playing | Stage::Paused => {
                let mut events = Vec::new();
                for seat in self.own(viewer) {
                    let chair = &self.table.chairs[seat.index()];
                    if chair.plays() {
                        events.push(Event::Abandoned { seat });
                        events.push(Event::TookOver { seat, level: self.stand_in() });
                    }
                }
                if events.is_empty() { Err(Refusal::new("refused-gone")) } else { Ok(events) }
            }
        }
    }

    fn come_back(&self, viewer: Viewer) -> Decision {
        let replaced = |seat: &Seat| {
            let chair = &self.table.chairs[seat.index()];
            chair.stand_in.is_some() && !chair.out
        };
        let back: Vec<Event> =
            self.own(viewer).into_iter().filter(replaced).map(|seat| Event::HandedBack { seat }).collect();
        if back.is_empty() { Err(Refusal::new("refused-not-replaced")) } else { Ok(back) }
    }

    fn take_over(&self, seat: Seat) -> Decision {
        self.running()?;
        let chair = self.table.chairs.get(seat.index()).ok_or_else(|| no_seat(seat))?;
        if self.table.setup.rated {
            return Err(Refusal::new("refused-rated-bot"));
        }
        if !chair.plays() || !self.scene.gone.has(seat) {
            return Err(Refusal::new("refused-present").with("seat", seat));
        }
        Ok(vec![Event::TookOver { seat, level: self.stand_in() }])
    }

    // ---- offers

    fn offer(&self, viewer: Viewer, offer: Proposal) -> Decision {
        self.table.can_offer(viewer, offer)?;
        let seat = self.speaker(viewer);
        if !self.table.to_ask(viewer, offer).is_empty() || offer == Proposal::Rematch {
            return Ok(vec![Event::Offered { seat, offer }]);
        }
        self.agreed(viewer, seat, offer)
    }

    fn answer(&self, viewer: Viewer, offer: Proposal, yes: bool) -> Decision {
        let waiting = self.table.waiting(offer);
        let Some(&seat) = waiting.iter().find(|seat| viewer.has(**seat)) else {
            return Err(Refusal::new("refused-no-offer").with("offer", offer.word()));
        };
        let mut events = vec![Event::Answered { seat, offer, yes }];
        let last = waiting.iter().all(|seat| viewer.has(*seat));
        if yes && last && offer != Proposal::Rematch {
            let by = self.table.offers.get(&offer).map_or(seat, |asked| asked.by);
            let asker =
                self.table.chairs[by.index()].person().map_or(Viewer::seat(by), |p| self.table.viewer(p));
            events.extend(self.agreed(asker, by, offer)?);
        }
        Ok(events)
    }

    fn agreed(&self, viewer: Viewer, seat: Seat, offer: Proposal) -> Decision {
        match offer {
            Proposal::Undo => match self.table.undo_to(viewer) {
                Some(to) => Ok(vec![Event::Undone { seat, to }]),
                None => Err(Refusal::new("refused-offer").with("offer", offer.word())),
            },
            Proposal::Draw => {
                let points = self.table.position.standing().points;
                let shared = Standing::ranked(points, |_, _| std::cmp::Ordering::Equal);
                Ok(self.end(Cause::Agreed, shared).into())
            }
            Proposal::Pause => Ok(vec![Event::Paused { spent: self.table.clock.spent(self.scene.now) }]),
            Proposal::Rematch => Ok(Vec::new()),
        }
    }

    fn withdraw(&self, viewer: Viewer, offer: Proposal) -> Decision {
        match self.table.offers.get(&offer) {
            Some(asked) if viewer.has(asked.by) => Ok(vec![Event::Withdrawn { seat: asked.by, offer }]),
            _ => Err(Refusal::new("refused-no-offer").with("offer", offer.word())),
        }
    }

    fn resume(&self) -> Decision {
        if self.table.stage == Stage::Paused {
            return Ok(vec![Event::Resumed]);
        }
        Err(Refusal::new("refused-not-paused"))
    }

    // ---- talk

    fn say(&self, person: Person, name: &str, line: &Line, team: bool) -> Decision {
        let table = self.table;
        let viewer = table.viewer(person);
        let line = match line {
            Line::Preset(preset) if PRESETS.contains(&preset.as_str()) => line.clone(),
            Line::Preset(preset) => {
                return Err(Refusal::new("refused-preset").with("preset", preset.as_str()));
            }
            Line::Text(_) if !table.setup.chat && !team => return Err(Refusal::new("refused-chat-off")),
            Line::Text(text) => Line::Text(clean::line(text)?),
        };
        if team && (!viewer.is_seated() || !table.position.team_chat()) {
            return Err(Refusal::new("refused-team-chat"));
        }
        let from = match viewer.is_seated() {
            true => Speaker::Seat(self.speaker(viewer)),
            false => Speaker::Onlooker(clean::name(name)?),
        };
        Ok(vec![Event::Chat { from, line, team }])
    }

    // ---- the house

    fn tick(&self) -> Decision {
        match (self.table.due(), self.table.clock.running()) {
            (Some(due), Some((seat, _))) if due <= self.scene.now => {
                self.out(seat, Event::Flagged { seat }, Cause::Flagged)
            }
            _ => Ok(Vec::new()),
        }
    }

    fn freeze(&self, charge: bool) -> Decision {
        if self.table.clock_running().is_none() || !self.table.setup.clock.is_live() {
            return Ok(Vec::new());
        }
        let spent = if charge { self.table.clock.spent(self.scene.now) } else { 0 };
        Ok(vec![Event::Frozen { spent }])
    }

    fn close(&self) -> Decision {
        if self.table.stage == Stage::Finished {
            return Ok(Vec::new());
        }
        Ok(self.end(Cause::Abandoned, self.table.position.standing()).into())
    }

    // ---- seats

    fn own(&self, viewer: Viewer) -> Vec<Seat> {
        Seat::all(self.table.setup.seats).filter(|&seat| viewer.has(seat)).collect()
    }

    /// The seat that speaks for somebody: the one whose turn it is, else the first.
    fn speaker(&self, viewer: Viewer) -> Seat {
        let acting = self.table.acting().filter(|&seat| viewer.has(seat));
        acting.or(self.own(viewer).first().copied()).unwrap_or_default()
    }
}

/// Whether a game can be played like this at all.
pub fn check_setup(games: &dyn Games, game: &str, setup: &Setup) -> Result<(), Refusal> {
    games.open(game, setup.seats, &setup.options)?;
    check_manners(setup)
}

/// Whether what is not the game's own business fits together: clock, ratings, delays.
fn check_manners(setup: &Setup) -> Result<(), Refusal> {
    setup.clock.check()?;
    if setup.rated && setup.one_device {
        return Err(Refusal::new("refused-rated-device"));
    }
    if setup.delay > Setup::LONGEST_DELAY {
        return Err(Refusal::new("refused-delay").with("max", Setup::LONGEST_DELAY));
    }
    if setup.delay_seconds > Setup::LONGEST_DELAY_SECONDS {
        return Err(
            Refusal::new("refused-delay-seconds").with("max", u32::from(Setup::LONGEST_DELAY_SECONDS))
        );
    }
    Ok(())
}

fn no_seat(seat: Seat) -> Refusal {
    Refusal::new("refused-no-seat").with("seat", seat)
}

/// The same points, with those who are out behind the others.
fn ranked(standing: Standing, out: impl Fn(Seat) -> bool) -> Standing {
    let places = standing.places.clone();
    let rank = move |seat: Seat| (out(seat), places[seat.index()]);
    Standing::ranked(standing.points, |a, b| rank(a).cmp(&rank(b)))
}
