//! A table: what it is made of, and what can be asked about it.

use crate::chairs::Chairs;
use crate::clock::Clock;
use crate::codes;
use crate::event::{Cause, Event, Founding, Logged, Millis, Person, Proposal, Setup};
use crate::fair::Key;
use crate::position::{Games, Position};
use crate::seen::Stage;
use crate::viewer::Viewer;
use play::record::{EventKind, Seal};
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
    pub(crate) chairs: Chairs,
    pub(crate) position: Box<dyn Position>,
    /// Who can sit down where no person does.
    pub(crate) bots: Arc<[&'static str]>,
    pub(crate) steps: Vec<RecordLine>,
    pub(crate) words: Vec<String>,
    pub(crate) key: Option<Key>,
    pub(crate) draws: u64,
    /// Some luck was not shown to everybody: every move since may have revealed something.
    pub(crate) hands: bool,
    pub(crate) clock: Clock,
    pub(crate) frozen: bool,
    /// Who ran out of time last.
    pub(crate) flagged: Option<Seat>,
    pub(crate) offers: BTreeMap<Proposal, OpenProposal>,
    pub(crate) ending: Option<(Cause, Standing)>,
    pub(crate) revealed: bool,
    pub(crate) seal: Option<Seal>,
    pub(crate) agreed: bool,
    pub(crate) rematch: Option<String>,
    pub(crate) log: Vec<Logged>,
}

/// A line of the record that still counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordLine {
    /// The event it was.
    pub number: u64,
    /// What it was.
    pub what: EventKind,
}

/// An offer and who has said yes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenProposal {
    /// Who made it.
    pub by: Seat,
    /// Who has agreed.
    pub yes: Vec<Seat>,
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
    /// A table from its first event, which must have number 1 and be [`Event::Created`].
    pub fn open(games: &dyn Games, first: Logged) -> Result<Table, BadLog> {
        let number = first.number;
        let wrong = |cause| BadLog { number, cause };
        let (1, Event::Created(founding)) = (number, &first.event) else {
            return Err(wrong(Refusal::new(codes::LOG_START)));
        };
        let founding = founding.as_ref().clone();
        let setup = &founding.setup;
        let position = games.open(&founding.game, setup.seats, &setup.options).map_err(wrong)?;
        let bots = games.bots(&founding.game).map_err(wrong)?;
        Ok(Table::begin(founding, position, bots, first))
    }

    /// A table from its whole log, from number 1 on without gaps.
    pub fn fold(games: &dyn Games, log: impl IntoIterator<Item = Logged>) -> Result<Table, BadLog> {
        let mut log = log.into_iter();
        let first = log.next().ok_or_else(|| BadLog { number: 0, cause: Refusal::new(codes::LOG_EMPTY) })?;
        let mut table = Table::open(games, first)?;
        log.try_for_each(|logged| table.apply(logged))?;
        Ok(table)
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
            chairs: Chairs::new(setup.seats),
            position,
            bots,
            steps: Vec::new(),
            words: Vec::new(),
            key: None,
            draws: 0,
            hands: false,
            clock: Clock::new(setup.clock, setup.seats),
            frozen: false,
            flagged: None,
            offers: BTreeMap::new(),
            ending: None,
            revealed: false,
            seal: None,
            agreed: false,
            rematch: None,
            log: vec![first],
            setup,
            founding,
        }
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
    pub fn chairs(&self) -> &Chairs {
        &self.chairs
    }

    /// The position. It knows everything: what leaves the server goes through [`Table::picture`].
    pub fn position(&self) -> &dyn Position {
        self.position.as_ref()
    }

    /// The moves and luck that still count.
    pub fn steps(&self) -> &[RecordLine] {
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

    /// Who has to agree to what `viewer` offers.
    pub(crate) fn to_ask(&self, viewer: Viewer, offer: Proposal) -> Vec<Seat> {
        let asked = |seat: &Seat| match offer {
            Proposal::Rematch => self.chairs[seat.index()].person().is_some(),
            _ => self.chairs[seat.index()].plays(),
        };
        Seat::all(self.setup.seats).filter(|seat| !viewer.has(*seat)).filter(asked).collect()
    }

    /// The last event that would still count if `viewer` took back their last move.
    /// Never across luck, never where hands are hidden, never in a rated game.
    pub(crate) fn undo_to(&self, viewer: Viewer) -> Option<u64> {
        if self.setup.rated || self.hands || self.stage != Stage::Playing {
            return None;
        }
        let on_board = self.steps.iter().rev().filter(|step| !matches!(step.what, EventKind::Beside(_)));
        let since_luck = on_board.map_while(|step| match step.what {
            EventKind::Move(seat, _) => Some((seat, step.number)),
            EventKind::Luck(_) | EventKind::Beside(_) => None,
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
}
