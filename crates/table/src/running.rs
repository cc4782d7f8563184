//! A table as the fold of its log.

use crate::clock::Clock;
use crate::event::{Cause, Event, Founding, Logged, Millis, Person, Proposal, Setup};
use crate::fair::Key;
use crate::position::{Games, Position};
use crate::seen::Stage;
use play::record::What;
use play::{Eyes, Refusal, Seat, Standing, Turn};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// A running game with everybody around it. Nothing in it is not in its log.
pub struct Table {
    pub(crate) founding: Founding,
    pub(crate) setup: Setup,
    pub(crate) host: Person,
    pub(crate) stage: Stage,
    pub(crate) chairs: Vec<Place>,
    pub(crate) position: Box<dyn Position>,
    /// Who can sit down where no person does.
    pub(crate) bots: Arc<[&'static str]>,
    pub(crate) steps: Vec<Step>,
    pub(crate) words: Vec<String>,
    pub(crate) key: Option<Key>,
    pub(crate) draws: u64,
    /// Some luck was not shown to everybody: every move since may have revealed something.
    pub(crate) hands: bool,
    pub(crate) clock: Clock,
    pub(crate) frozen: bool,
    pub(crate) offers: BTreeMap<Proposal, Asked>,
    pub(crate) ending: Option<(Cause, Standing)>,
    pub(crate) revealed: bool,
    pub(crate) agreed: bool,
    pub(crate) rematch: Option<String>,
    log: Vec<Logged>,
}

/// A chair and who is on it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// Who sits here.
    pub who: Who,
    /// Ready to start.
    pub ready: bool,
    /// The word for the shuffle.
    pub word: String,
    /// Has given up or run out of time.
    pub out: bool,
    /// The level of the bot that plays for the person.
    pub stand_in: Option<String>,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Who {
    /// Nobody.
    #[default]
    Free,
    /// A person with a name.
    Person(Person, String),
    /// A bot of a level.
    Bot(String),
}

/// A move or luck that still counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The event it was.
    pub number: u64,
    /// What it was.
    pub what: What,
}

/// An offer and who has said yes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who made it.
    pub by: Seat,
    /// Who has agreed.
    pub yes: Vec<Seat>,
}

/// Some seats of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Seats(u16);

impl Seats {
    /// No seat at all.
    pub const NONE: Seats = Seats(0);

    /// Whether this seat is one of them.
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    fn only(self) -> Option<Seat> {
        (self.0.count_ones() == 1).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        Seats(seats.into_iter().fold(0, |all, seat| all | 1 << seat.0))
    }
}

/// Who looks at a table. There is no "nobody": every picture is made for somebody. After the end everybody is a
/// reviewer (see [`Table::eyes`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Viewer {
    /// Somebody without a seat: sees what lies open, perhaps later than those who play.
    #[default]
    Onlooker,
    /// Somebody with these seats, at least one: sees their hands too.
    Seated(Seats),
    /// Whoever runs the server: sees what lies open, at any table and at once, and no hand of a running game.
    Operator,
}

impl Viewer {
    /// Somebody with this seat.
    pub fn seat(seat: Seat) -> Viewer {
        Viewer::seats([seat])
    }

    /// Somebody with these seats; an onlooker if there are none.
    pub fn seats(seats: impl IntoIterator<Item = Seat>) -> Viewer {
        match seats.into_iter().collect() {
            Seats::NONE => Viewer::Onlooker,
            some => Viewer::Seated(some),
        }
    }

    /// Whether this seat is theirs.
    pub fn has(self, seat: Seat) -> bool {
        matches!(self, Viewer::Seated(seats) if seats.has(seat))
    }

    /// Whether they are somebody without a seat who only watches.
    pub fn is_onlooker(self) -> bool {
        self == Viewer::Onlooker
    }

    /// Whether they have a seat.
    pub fn is_seated(self) -> bool {
        matches!(self, Viewer::Seated(_))
    }

    /// Their only seat, where it is one.
    pub fn only(self) -> Option<Seat> {
        match self {
            Viewer::Seated(seats) => seats.only(),
            Viewer::Onlooker | Viewer::Operator => None,
        }
    }
}

/// A log that is not one: it names the event that does not fit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {number} of the log does not fit: {cause}")]
pub struct BadLog {
    /// Which event.
    pub number: u64,
    /// Why.
    pub cause: Refusal,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number();
        f.debug_struct("Table")
            .field("table", &self.founding.table)
            .field("number", &number)
            .finish_non_exhaustive()
    }
}

impl Table {
    /// A table from its first event.
    pub fn open(games: &dyn Games, first: Logged) -> Result<Table, BadLog> {
        let number = first.number;
        let wrong = |cause| BadLog { number, cause };
        let (1, Event::Created(founding)) = (number, &first.event) else {
            return Err(wrong(Refusal::new("log-start")));
        };
        let founding = founding.as_ref().clone();
        let setup = &founding.setup;
        let position = games.open(&founding.game, setup.seats, &setup.options).map_err(wrong)?;
        let bots = games.bots(&founding.game).map_err(wrong)?;
        Ok(Table::begin(founding, position, bots, first))
    }

    /// The table as it was after event `number`.
    pub fn at(&self, number: u64) -> Result<Table, BadLog> {
        let mut past = self.past()?;
        let behind = self.log.iter().skip(1).take_while(|logged| logged.number <= number);
        behind.cloned().try_for_each(|logged| past.apply(logged))?;
        Ok(past)
    }

    /// The same table before anything happened at it.
    pub(crate) fn past(&self) -> Result<Table, BadLog> {
        let (founding, first) = (self.founding.clone(), self.log[0].clone());
        let position = self.position.reopen(founding.setup.seats, &founding.setup.options);
        let position = position.map_err(|cause| BadLog { number: first.number, cause })?;
        Ok(Table::begin(founding, position, self.bots.clone(), first))
    }

    fn begin(
        founding: Founding,
        position: Box<dyn Position>,
        bots: Arc<[&'static str]>,
        first: Logged,
    ) -> Table {
        let setup = founding.setup.clone();
        Table {
            host: founding.host,
            stage: Stage::Gathering,
            chairs: vec![Place::default(); setup.seats.into()],
            position,
            bots,
            steps: Vec::new(),
            words: Vec::new(),
            key: None,
            draws: 0,
            hands: false,
            clock: Clock::new(setup.clock, setup.seats),
            frozen: false,
            offers: BTreeMap::new(),
            ending: None,
            revealed: false,
            agreed: false,
            rematch: None,
            log: vec![first],
            setup,
            founding,
        }
    }

    /// A table from its whole log.
    pub fn fold(games: &dyn Games, log: impl IntoIterator<Item = Logged>) -> Result<Table, BadLog> {
        let mut log = log.into_iter();
        let first = log.next().ok_or_else(|| BadLog { number: 0, cause: Refusal::new("log-empty") })?;
        let mut table = Table::open(games, first)?;
        log.try_for_each(|logged| table.apply(logged))?;
        Ok(table)
    }

    /// The number of the last event.
    pub fn number(&self) -> u64 {
        self.log.len() as u64
    }

    /// When the last event happened.
    pub fn changed(&self) -> Millis {
        self.log.last().map_or(0, |logged| logged.at)
    }

    /// The last event that onlookers may see at `now`: some moves or seconds behind while the game runs, where the
    /// table wants that.
    pub fn shown_to_onlookers(&self, now: Millis) -> u64 {
        if !matches!(self.stage, Stage::Playing | Stage::Paused) {
            return self.number();
        }
        let moves = self.log.iter().rev().filter(|logged| matches!(logged.event, Event::Moved { .. }));
        let by_moves = moves.take(self.setup.delay.into()).last().map(|logged| logged.number - 1);
        by_moves.unwrap_or(self.number()).min(self.old_enough(now))
    }

    /// When the next event becomes old enough for onlookers, if one waits for that.
    pub fn next_for_onlookers(&self, now: Millis) -> Option<Millis> {
        let next = usize::try_from(self.old_enough(now)).unwrap_or(usize::MAX);
        self.log.get(next).map(|logged| logged.at + self.behind())
    }

    /// The last event that is as old as onlookers must wait.
    fn old_enough(&self, now: Millis) -> u64 {
        let behind = self.behind();
        let young = self.log.iter().rev().take_while(|logged| behind > 0 && logged.at + behind > now).count();
        self.number() - young as u64
    }

    fn behind(&self) -> Millis {
        Millis::from(self.setup.delay_seconds) * 1000
    }

    /// The whole log.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    /// The table's name.
    pub fn name(&self) -> &str {
        &self.founding.table
    }

    /// What was fixed when the table was made.
    pub fn founding(&self) -> &Founding {
        &self.founding
    }

    /// How it is played.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who may change the setup.
    pub fn host(&self) -> Person {
        self.host
    }

    /// Where it is in its life.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The chairs in order.
    pub fn chairs(&self) -> &[Place] {
        &self.chairs
    }

    /// The position. It knows everything: what leaves the server goes through [`Table::picture`].
    pub fn position(&self) -> &dyn Position {
        self.position.as_ref()
    }

    /// The moves and luck that still count.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How it ended.
    pub fn ending(&self) -> Option<(Cause, &Standing)> {
        self.ending.as_ref().map(|(cause, standing)| (*cause, standing))
    }

    /// Whether everybody wants a rematch that has no table yet.
    pub fn wants_rematch(&self) -> bool {
        self.agreed && self.rematch.is_none()
    }

    /// Whether the clock stands still because the server was away.
    pub fn is_frozen(&self) -> bool {
        self.frozen
    }

    /// The moment at which somebody's time is up, if nothing happens.
    pub fn due(&self) -> Option<Millis> {
        self.clock.due()
    }

    /// Whose clock runs, and since when.
    pub fn clock_running(&self) -> Option<(Seat, Millis)> {
        self.clock.running().filter(|_| !self.clock.is_none())
    }

    /// The seat that must move now.
    pub fn acting(&self) -> Option<Seat> {
        match (self.stage, self.position.turn()) {
            (Stage::Playing | Stage::Paused, Turn::Of(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The bot that must move now, and its level.
    pub fn acting_bot(&self) -> Option<(Seat, &str)> {
        if self.stage != Stage::Playing {
            return None;
        }
        let seat = self.acting()?;
        Some((seat, self.chairs[seat.index()].bot()?))
    }

    /// The seats of a person.
    pub fn viewer(&self, person: Person) -> Viewer {
        let own = |seat: &Seat| self.chairs[seat.index()].person() == Some(person);
        Viewer::seats(Seat::all(self.setup.seats).filter(own))
    }

    /// Through whose eyes they look. On one device with several seats it is the seat whose turn it is,
    /// and nobody's between the turns. Rules know no operators: what lies open is the same for them and onlookers.
    pub fn eyes(&self, viewer: Viewer) -> Eyes {
        if self.stage == Stage::Finished {
            return Eyes::Reviewer;
        }
        let acting = self.acting().filter(|&seat| viewer.has(seat));
        viewer.only().or(acting).map_or(Eyes::Onlooker, Eyes::Seat)
    }

    /// Whether this key lets somebody without a seat look.
    pub fn lets_watch(&self, key: Option<&str>) -> bool {
        self.setup.visibility == crate::event::Visibility::Open
            || key.is_some_and(|key| key == self.founding.watch || key == self.founding.invite)
    }

    pub(crate) fn party(&self, seat: Seat) -> u8 {
        self.position.party(seat)
    }

    /// People who take part now: not out, not played for by a bot.
    pub(crate) fn playing(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.setup.seats).filter(|seat| self.chairs[seat.index()].plays())
    }

    /// Who has to agree to what `viewer` offers.
    pub(crate) fn to_ask(&self, viewer: Viewer, offer: Proposal) -> Vec<Seat> {
        let asked = |seat: &Seat| match offer {
            Proposal::Rematch => self.chairs[seat.index()].person().is_some(),
            _ => self.chairs[seat.index()].plays(),
        };
        Seat::all(self.setup.seats).filter(|seat| !viewer.has(*seat)).filter(asked).collect()
    }

    /// The last event that would still count if `viewer` took back the own last move.
    /// Never across luck, never where hands are hidden, never in a rated game.
    pub(crate) fn undo_to(&self, viewer: Viewer) -> Option<u64> {
        if self.setup.rated || self.hands || self.stage != Stage::Playing {
            return None;
        }
        let since_luck = self.steps.iter().rev().map_while(|step| match step.what {
            What::Move(seat, _) => Some((seat, step.number)),
            What::Luck(_) => None,
        });
        since_luck.into_iter().find(|(seat, _)| viewer.has(*seat)).map(|(_, number)| number - 1)
    }

    /// Whether something happened after `number` that matters to a move.
    pub fn moved_since(&self, number: u64) -> bool {
        let matters = |event: &Event| {
            matches!(
                event,
                Event::Started { .. }
                    | Event::Moved { .. }
                    | Event::Luck { .. }
                    | Event::Undone { .. }
                    | Event::Finished { .. }
            )
        };
        let from = usize::try_from(number).unwrap_or(usize::MAX).min(self.log.len());
        self.log[from..].iter().any(|logged| matters(&logged.event))
    }

    /// Adds one event. After an error the table is good for nothing: fold its log again.
    pub fn apply(&mut self, logged: Logged) -> Result<(), BadLog> {
        let number = logged.number;
        let wrong = |cause| BadLog { number, cause };
        if number != self.number() + 1 {
            return Err(wrong(Refusal::new("log-gap").with("expected", self.log.len() + 1)));
        }
        self.happen(&logged).map_err(wrong)?;
        self.log.push(logged);
        Ok(())
    }

    fn happen(&mut self, logged: &Logged) -> Result<(), Refusal> {
        let at = logged.at;
        match &logged.event {
            Event::Created(_) => return Err(Refusal::new("log-start")),
            Event::Configured(setup) => self.configure(setup)?,
            Event::Sat { seat, person, name } => {
                self.chair(*seat)?.who = Who::Person(*person, name.clone());
                self.find_host();
            }
            Event::Left { seat } => {
                *self.chair(*seat)? = Place::default();
                self.find_host();
            }
            Event::Renamed { seat, name } => {
                if let Who::Person(_, old) = &mut self.chair(*seat)?.who {
                    old.clone_from(name);
                }
            }
            Event::BotSeated { seat, level } => {
                *self.chair(*seat)? = Place { who: Who::Bot(level.clone()), ready: true, ..Place::default() };
            }
            Event::Ready { seat, ready, word } => {
                let chair = self.chair(*seat)?;
                chair.ready = *ready;
                if let Some(word) = word {
                    chair.word.clone_from(word);
                }
            }
            Event::Started { words } => self.start(words, at),
            Event::Moved { seat, text, spent, forgiven } => {
                self.move_made(logged.number, *seat, text, *spent, at)?;
                self.clock.forgive(*seat, *forgiven);
            }
            Event::Luck { text } => self.luck_settled(logged.number, text, at)?,
            Event::Undone { to, .. } => self.undo(*to, at)?,
            Event::Offered { seat, offer } => self.offered(*seat, *offer),
            Event::Answered { seat, offer, yes } => self.answered(*seat, *offer, *yes),
            Event::Withdrawn { offer, .. } => drop(self.offers.remove(offer)),
            Event::Paused { spent } => {
                self.offers.remove(&Proposal::Pause);
                self.stage = Stage::Paused;
                self.clock.stop(*spent);
            }
            Event::Resumed => {
                self.stage = Stage::Playing;
                self.run_clock(at);
            }
            Event::Frozen { spent } => {
                self.frozen = true;
                self.clock.stop(*spent);
            }
            Event::Thawed => {
                self.frozen = false;
                self.run_clock(at);
            }
            Event::Flagged { seat } | Event::Resigned { seat } => self.chair(*seat)?.out = true,
            Event::Abandoned { .. } | Event::Chat { .. } => {}
            Event::TookOver { seat, level } => {
                self.chair(*seat)?.stand_in = Some(level.clone());
                self.offers.clear();
                self.keep_clock(at);
            }
            Event::HandedBack { seat } => {
                self.chair(*seat)?.stand_in = None;
                self.keep_clock(at);
            }
            Event::Finished { cause, standing } => {
                self.stage = Stage::Finished;
                self.ending = Some((*cause, standing.clone()));
                self.offers.clear();
                self.frozen = false;
                self.clock.run(None, at);
            }
            Event::Revealed { .. } => self.revealed = true,
            Event::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Place, Refusal> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| Refusal::new("log-seat").with("seat", seat))
    }

    fn configure(&mut self, setup: &Setup) -> Result<(), Refusal> {
        self.position = self.position.reopen(setup.seats, &setup.options)?;
        self.chairs.resize(setup.seats.into(), Place::default());
        for chair in &mut self.chairs {
            chair.ready = matches!(chair.who, Who::Bot(_));
        }
        self.clock = Clock::new(setup.clock, setup.seats);
        self.setup = setup.clone();
        Ok(())
    }

    /// When the host has no seat, the first person who has one takes over.
    fn find_host(&mut self) {
        let people: Vec<Person> = self.chairs.iter().filter_map(Place::person).collect();
        if let (Some(&first), false) = (people.first(), people.contains(&self.host)) {
            self.host = first;
        }
    }

    fn start(&mut self, words: &[String], at: Millis) {
        self.stage = Stage::Playing;
        self.words = words.to_vec();
        self.key = Some(self.founding.secret.key(words));
        self.offers.clear();
        self.run_clock(at);
    }

    fn move_made(
        &mut self,
        number: u64,
        seat: Seat,
        text: &str,
        spent: Millis,
        at: Millis,
    ) -> Result<(), Refusal> {
        self.position.play(text)?;
        self.steps.push(Step { number, what: What::Move(seat, text.to_owned()) });
        self.offers.remove(&Proposal::Undo);
        self.offers.remove(&Proposal::Draw);
        self.clock.charge(spent);
        if self.position.turn() != Turn::Of(seat) {
            self.clock.close(seat);
        }
        self.run_clock(at);
        Ok(())
    }

    fn luck_settled(&mut self, number: u64, text: &str, at: Millis) -> Result<(), Refusal> {
        let open = self.position.tell_luck(text, Eyes::Onlooker)?.0;
        let whole = self.position.tell_luck(text, Eyes::Reviewer)?.0;
        self.position.settle(text)?;
        self.hands |= open != whole;
        self.draws += 1;
        self.steps.push(Step { number, what: What::Luck(text.to_owned()) });
        self.run_clock(at);
        Ok(())
    }

    fn undo(&mut self, to: u64, at: Millis) -> Result<(), Refusal> {
        self.steps.retain(|step| step.number <= to);
        self.position.restart();
        for step in &self.steps {
            match &step.what {
                What::Move(_, text) => drop(self.position.play(text)?),
                What::Luck(text) => self.position.settle(text)?,
            }
        }
        self.offers.remove(&Proposal::Undo);
        self.offers.remove(&Proposal::Draw);
        self.clock.forget_turn();
        self.run_clock(at);
        Ok(())
    }

    fn offered(&mut self, by: Seat, offer: Proposal) {
        self.offers.insert(offer, Asked { by, yes: vec![by] });
        self.count_answers(offer);
    }

    fn answered(&mut self, seat: Seat, offer: Proposal, yes: bool) {
        if !yes {
            self.offers.remove(&offer);
        } else if let Some(asked) = self.offers.get_mut(&offer) {
            asked.yes.push(seat);
            self.count_answers(offer);
        }
    }

    fn count_answers(&mut self, offer: Proposal) {
        if offer == Proposal::Rematch && self.waiting(offer).is_empty() {
            self.offers.remove(&offer);
            self.agreed = true;
        }
    }

    /// Who still has to answer an open offer.
    pub(crate) fn waiting(&self, offer: Proposal) -> Vec<Seat> {
        let Some(asked) = self.offers.get(&offer) else { return Vec::new() };
        let yes: Vec<Person> =
            asked.yes.iter().filter_map(|seat| self.chairs[seat.index()].person()).collect();
        let mut waiting = self.to_ask(Viewer::Onlooker, offer);
        waiting.retain(|seat| self.chairs[seat.index()].person().is_none_or(|person| !yes.contains(&person)));
        waiting
    }

    /// Runs the clock of whoever must move, from now on.
    fn run_clock(&mut self, at: Millis) {
        self.clock.run(self.timed(), at);
    }

    /// The same, but a clock that runs already goes on.
    fn keep_clock(&mut self, at: Millis) {
        if self.clock.running().map(|(seat, _)| seat) != self.timed() {
            self.clock.forget_turn();
            self.run_clock(at);
        }
    }

    /// Whose clock should run: the acting person's, if nothing holds it.
    fn timed(&self) -> Option<Seat> {
        let runs = self.stage == Stage::Playing && !self.frozen;
        self.acting().filter(|seat| runs && self.chairs[seat.index()].plays())
    }
}

impl Place {
    /// The person who sits here.
    pub fn person(&self) -> Option<Person> {
        match &self.who {
            Who::Person(person, _) => Some(*person),
            _ => None,
        }
    }

    /// The level of the bot that plays here now.
    pub fn bot(&self) -> Option<&str> {
        match (&self.who, &self.stand_in) {
            (Who::Bot(level), _) => Some(level),
            (_, level) => level.as_deref(),
        }
    }

    /// Whether a person plays here now.
    pub fn plays(&self) -> bool {
        matches!(self.who, Who::Person(..)) && self.stand_in.is_none() && !self.out
    }

    /// Whether nobody sits here.
    pub fn is_free(&self) -> bool {
        self.who == Who::Free
    }
}
