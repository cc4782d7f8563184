//! Records against the rules: every move checked, every draw recomputed, the end compared, the seal broken open.

use crate::codes;
use crate::fair::{Key, Secret};
use crate::position::{Games, Position};
use crate::result::final_standing;
use crate::seal::{self, Sealed};
use play::record::{Beside, Cause, Event, EventKind, Outcome, Record, RecordError};
use play::{Eyes, Phrase, Refusal, Seat, Standing, Turn};

/// Walks through a record, one event at a time.
pub struct Replay<'r> {
    record: &'r Record,
    position: Box<dyn Position>,
    next: usize,
    draws: u64,
    key: Option<Key>,
    out: Vec<Seat>,
    /// Nothing comes behind a draw that was agreed on or a table that was closed.
    closed: bool,
}

/// What a verified record was held against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many draws came out as the secret and the words give them.
    pub draws: u64,
    /// What the seal says.
    pub seal: Sealed,
}

impl<'r> Replay<'r> {
    /// The position before the first event.
    pub fn new(games: &dyn Games, record: &'r Record) -> Result<Replay<'r>, RecordError> {
        let opened = games.open(&record.game, record.seats, &record.options);
        Replay::from(opened.map_err(|cause| record.wrong_header(header_of(&cause), cause))?, record)
    }

    /// The same where the game is at hand: `position` is its start with the record's seats and options.
    pub(crate) fn from(
        mut position: Box<dyn Position>,
        record: &'r Record,
    ) -> Result<Replay<'r>, RecordError> {
        if record.eyes.is_some() {
            return Err(record.wrong_header("eyes", Refusal::new(play::codes::RECORD_EYES)));
        }
        if record.rules > position.facts().rules_version {
            let newer = Refusal::new(codes::RECORD_RULES).with("rules", record.rules);
            return Err(record.wrong_header("rules", newer.with("known", position.facts().rules_version)));
        }
        if let Some(text) = &record.position {
            position.set_text(text).map_err(|cause| record.wrong_header("position", cause))?;
        }
        Ok(Replay { record, position, next: 0, draws: 0, key: None, out: Vec::new(), closed: false })
    }

    /// From here on every draw is recomputed from the revealed secret and must agree.
    pub fn verify(mut self) -> Result<Self, RecordError> {
        if self.record.position.is_some() {
            // a chosen position is luck that no secret has drawn
            return Err(self.record.wrong_header("position", Refusal::new(codes::RECORD_VERIFY_POSITION)));
        }
        self.key = Some(key_of(self.record)?);
        Ok(self)
    }

    /// The position as it is now.
    pub fn position(&self) -> &dyn Position {
        self.position.as_ref()
    }

    /// Who stands where: as the table showed it at the end, as the board shows it before.
    /// `None` behind the end of a record of the first days that does not say who gave up.
    pub fn standing(&self) -> Option<Standing> {
        let board = || self.position.standing().with_behind(&self.out);
        match self.record.ending {
            Some(_) if self.next < self.record.events.len() => Some(board()),
            Some(Cause::Played) | None => Some(board()),
            Some(_) if self.is_bare() => None,
            Some(cause) => Some(final_standing(self.position.as_ref(), cause, &self.out)),
        }
    }

    /// The first records named an ending, but neither who brought it about nor the result.
    fn is_bare(&self) -> bool {
        self.record.result.is_none() && !self.closed && self.out.is_empty()
    }

    /// Plays the next event and returns it; `None` behind the last one.
    pub fn step(&mut self) -> Result<Option<&'r Event>, RecordError> {
        let Some(event) = self.record.events.get(self.next) else { return Ok(None) };
        self.apply(event)?;
        self.next += 1;
        Ok(Some(event))
    }

    /// Plays what is left and compares the end with the header's.
    pub fn finish(mut self) -> Result<Box<dyn Position>, RecordError> {
        self.play_out()?;
        Ok(self.position)
    }

    /// Plays what is left and says what was proved by it; [`Replay::verify`] comes first.
    pub fn prove(mut self) -> Result<Verified, RecordError> {
        self.play_out()?;
        Ok(Verified { draws: self.draws, seal: seal::check(self.record)? })
    }

    /// Plays what is left and compares the end with the header's.
    pub fn play_out(&mut self) -> Result<(), RecordError> {
        while self.step()?.is_some() {}
        self.check_ending()?;
        match &self.record.result {
            Some(result) => self.check_result(result),
            None => Ok(()),
        }
    }

    fn apply(&mut self, event: &Event) -> Result<(), RecordError> {
        if self.closed {
            return Err(event.wrong_line(Refusal::new(play::codes::OVER)));
        }
        match &event.what {
            EventKind::Move(seat, text) => {
                if let Turn::Of(acting) = self.position.turn()
                    && acting != *seat
                {
                    let refusal = Refusal::new(play::codes::NOT_YOUR_TURN).with("seat", acting);
                    return Err(event.wrong_line(refusal));
                }
                self.position.try_play(text).map(drop).map_err(|cause| event.wrong(cause))
            }
            EventKind::Luck(text) => {
                self.check_draw(text).map_err(|cause| event.wrong(cause))?;
                self.draws += 1;
                self.position.try_settle(text).map(drop).map_err(|cause| event.wrong(cause))
            }
            EventKind::Beside(beside) => self.note(beside).map_err(|cause| event.wrong(cause)),
        }
    }

    fn note(&mut self, beside: &Beside) -> Result<(), Refusal> {
        if self.position.turn() == Turn::Over {
            return Err(Refusal::new(play::codes::OVER));
        }
        match beside {
            Beside::Resigned(seat) | Beside::Flagged(seat) => {
                if self.out.contains(seat) {
                    return Err(Refusal::new(codes::RECORD_OUT).with("seat", *seat));
                }
                self.out.push(*seat);
            }
            Beside::Agreed | Beside::Closed => self.closed = true,
            Beside::Bot(..) | Beside::Back(_) => {}
        }
        Ok(())
    }

    /// The ending of the header must be the one that the events lead to.
    fn check_ending(&self) -> Result<(), RecordError> {
        let Some(cause) = self.record.ending else { return Ok(()) };
        let last = self.record.events.iter().rev().find_map(|event| match &event.what {
            EventKind::Beside(Beside::Bot(..) | Beside::Back(_)) => None,
            what => Some(what),
        });
        let over = self.position.turn() == Turn::Over;
        let fits = match (cause, last) {
            (Cause::Played, _) => over,
            (_, Some(EventKind::Beside(Beside::Resigned(_)))) => cause == Cause::Resigned,
            (_, Some(EventKind::Beside(Beside::Flagged(_)))) => cause == Cause::Flagged,
            (_, Some(EventKind::Beside(Beside::Agreed))) => cause == Cause::Agreed,
            (_, Some(EventKind::Beside(Beside::Closed))) => cause == Cause::Abandoned,
            _ => !over && self.is_bare(),
        };
        let refusal = || Refusal::new(codes::RECORD_ENDING_WRONG).with("cause", cause.word());
        if fits { Ok(()) } else { Err(self.record.wrong_header("ending", refusal())) }
    }

    fn check_result(&self, result: &Outcome) -> Result<(), RecordError> {
        let cause = self.record.ending.unwrap_or(Cause::Played);
        if cause == Cause::Played && self.position.turn() != Turn::Over {
            return Err(self.record.wrong_header("result", Refusal::new(codes::RECORD_UNFINISHED)));
        }
        let standing = final_standing(self.position.as_ref(), cause, &self.out);
        let right = Outcome::from(&standing);
        if right == *result {
            return Ok(());
        }
        let refusal = Refusal::new(codes::RECORD_RESULT)
            .with("places", right.places_text())
            .with("points", right.points_text());
        let header = if right.places == result.places { "points" } else { "result" };
        Err(self.record.wrong_header(header, refusal))
    }

    fn check_draw(&self, text: &str) -> Result<(), Refusal> {
        let Some(key) = &self.key else { return Ok(()) };
        let fair = self.position.draw(&mut key.dice(self.draws))?;
        if fair == text.split_whitespace().collect::<Vec<_>>().join(" ") {
            return Ok(());
        }
        Err(Refusal::new(codes::RECORD_DRAW).with("recorded", text).with("fair", fair))
    }
}

/// The header line that a refusal to open a game is about.
fn header_of(cause: &Refusal) -> &'static str {
    match cause.code() {
        code if code == play::codes::GAME_UNKNOWN.id => "game",
        code if play::codes::is_about_options(code) => "options",
        _ if cause.what.args.contains_key("seats") => "seats",
        _ => "options",
    }
}

fn key_of(record: &Record) -> Result<Key, RecordError> {
    let nowhere = |code| RecordError { line: 1, column: 1, cause: Refusal::new(code) };
    let fairness = record.fairness.as_ref().ok_or_else(|| nowhere(codes::RECORD_NO_FAIRNESS))?;
    let wrong = |name, code| record.wrong_header(name, Refusal::new(code));
    let hex = fairness.secret.as_ref().ok_or_else(|| wrong("commitment", codes::RECORD_NO_SECRET))?;
    let secret = Secret::from_hex(hex).ok_or_else(|| wrong("secret", codes::RECORD_SECRET))?;
    if secret.commitment() != fairness.commitment {
        return Err(wrong("commitment", codes::RECORD_COMMITMENT));
    }
    Ok(secret.key(&fairness.words))
}

/// What these eyes read about an event that is about to happen in `before`.
pub fn tell(before: &dyn Position, what: &EventKind, eyes: Eyes) -> Result<Phrase, Refusal> {
    match what {
        EventKind::Move(_, text) => before.tell_move(text, eyes),
        EventKind::Luck(text) => before.tell_luck(text, eyes).map(|(_, told)| told),
        EventKind::Beside(beside) => Ok(tell_beside(beside)),
    }
}

fn tell_beside(beside: &Beside) -> Phrase {
    let told = |code: &str, seat: &Seat| Phrase::new(format!("told-table-{code}")).with("seat", *seat);
    let ended = |cause: Cause| Phrase::new("told-table-finished").with("cause", cause.word());
    match beside {
        Beside::Resigned(seat) => told("resigned", seat),
        Beside::Flagged(seat) => told("flagged", seat),
        Beside::Bot(seat, level) => told("took-over", seat).with("level", level.as_str()),
        Beside::Back(seat) => told("handed-back", seat),
        Beside::Agreed => ended(Cause::Agreed),
        Beside::Closed => ended(Cause::Abandoned),
    }
}

/// The copy of a record that these eyes may have while the game runs: hidden luck is written `?`,
/// the secret is left out, and so is what only the end tells.
pub fn copy_for(games: &dyn Games, record: &Record, eyes: Eyes) -> Result<Record, RecordError> {
    copy_from(Replay::new(games, record)?, eyes)
}

pub(crate) fn copy_from(mut replay: Replay<'_>, eyes: Eyes) -> Result<Record, RecordError> {
    let record = replay.record;
    let mut copy = record.clone();
    copy.eyes = Some(eyes.to_string());
    (copy.ending, copy.result, copy.seal) = (None, None, None);
    if let Some(fairness) = &mut copy.fairness {
        fairness.secret = None;
    }
    for event in &mut copy.events {
        if let EventKind::Luck(text) = &event.what {
            let seen = replay.position().tell_luck(text, eyes).map_err(|cause| event.wrong(cause))?;
            event.what = EventKind::Luck(seen.0);
        }
        replay.step()?;
    }
    if replay.position().turn() == Turn::Over {
        (copy.ending, copy.result) = (record.ending, record.result.clone());
    }
    Ok(copy)
}
