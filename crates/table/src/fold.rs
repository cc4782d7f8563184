//! A table as the fold of its log: what each event changes.

use crate::chairs::Chair;
use crate::clock::Clock;
use crate::codes;
use crate::event::{Event, Logged, Millis, Person, Proposal, Setup};
use crate::record::line_of;
use crate::seen::Stage;
use crate::table::{BadLog, OpenProposal, RecordLine, Table};
use crate::viewer::Viewer;
use play::record::EventKind;
use play::{Eyes, Refusal, Seat, Turn};

impl Table {
    /// Adds one event, whose number must be the next. After an error the table is good for nothing: fold its log again.
    pub fn apply(&mut self, logged: Logged) -> Result<(), BadLog> {
        let number = logged.number;
        let wrong = |cause| BadLog { number, cause };
        if number != self.number() + 1 {
            return Err(wrong(Refusal::new(codes::LOG_GAP).with("expected", self.log.len() + 1)));
        }
        self.happen(&logged).map_err(wrong)?;
        self.log.push(logged);
        Ok(())
    }

    fn happen(&mut self, logged: &Logged) -> Result<(), Refusal> {
        let at = logged.at;
        self.chairs.happen(&logged.event)?;
        if let Some(what) = line_of(&logged.event) {
            self.step(logged.number, what)?;
        }
        match &logged.event {
            Event::Created(_) => return Err(Refusal::new(codes::LOG_START)),
            Event::Configured(setup) => self.configure(setup)?,
            Event::Sat { .. } => {
                self.find_host();
                self.offers.clear();
                self.keep_clock(at);
            }
            Event::Left { .. } => self.find_host(),
            Event::Admits { late } => self.setup.late = *late,
            Event::Started { words } => self.start(words, at),
            Event::Moved { seat, spent, forgiven, .. } => {
                self.move_made(*seat, *spent, at);
                self.clock.forgive(*seat, *forgiven);
            }
            Event::Luck { .. } => {
                self.draws += 1;
                self.run_clock(at);
            }
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
            Event::TookOver { .. } => {
                self.offers.clear();
                self.keep_clock(at);
            }
            Event::HandedBack { .. } => self.keep_clock(at),
            Event::Finished { cause, standing } => {
                self.stage = Stage::Finished;
                self.ending = Some((*cause, standing.clone()));
                self.offers.clear();
                self.frozen = false;
                self.clock.run(None, at);
            }
            Event::Revealed { seal, .. } => {
                self.revealed = true;
                self.seal.clone_from(seal);
            }
            Event::Flagged { seat } => self.flagged = Some(*seat),
            Event::Rematch { table } => self.rematch = Some(table.clone()),
            Event::Renamed { .. }
            | Event::Avatar { .. }
            | Event::BotSeated { .. }
            | Event::Ready { .. }
            | Event::Resigned { .. }
            | Event::Abandoned { .. }
            | Event::Chat { .. } => {}
        }
        Ok(())
    }

    fn configure(&mut self, setup: &Setup) -> Result<(), Refusal> {
        self.position = self.position.reopen(setup.seats, &setup.options)?;
        self.clock = Clock::new(setup.clock, setup.seats);
        self.setup = setup.clone();
        Ok(())
    }

    /// When the host has no seat, the first person who has one takes over.
    fn find_host(&mut self) {
        let people: Vec<Person> = self.chairs.iter().filter_map(Chair::person).collect();
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

    /// A line of the record: the board follows, and it counts from now on.
    fn step(&mut self, number: u64, what: EventKind) -> Result<(), Refusal> {
        if let EventKind::Luck(text) = &what {
            let open = self.position.tell_luck(text, Eyes::Onlooker)?.0;
            let whole = self.position.tell_luck(text, Eyes::Reviewer)?.0;
            self.hands |= open != whole;
        }
        self.position.follow(&what)?;
        self.steps.push(RecordLine { number, what });
        Ok(())
    }

    fn move_made(&mut self, seat: Seat, spent: Millis, at: Millis) {
        self.offers.remove(&Proposal::Undo);
        self.offers.remove(&Proposal::Draw);
        self.clock.charge(spent);
        if self.position.turn() != Turn::Of(seat) {
            self.clock.close(seat);
        }
        self.run_clock(at);
    }

    fn undo(&mut self, to: u64, at: Millis) -> Result<(), Refusal> {
        self.steps.retain(|step| step.number <= to || matches!(step.what, EventKind::Beside(_)));
        self.position.restart();
        for step in &self.steps {
            self.position.follow(&step.what)?;
        }
        self.offers.remove(&Proposal::Undo);
        self.offers.remove(&Proposal::Draw);
        self.clock.forget_turn();
        self.run_clock(at);
        Ok(())
    }

    fn offered(&mut self, by: Seat, offer: Proposal) {
        self.offers.insert(offer, OpenProposal { by, yes: vec![by] });
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
