//! Records against the rules: every move checked, every draw recomputed, the result compared.

use crate::fair::{Key, Secret};
use crate::position::{Games, Position};
use play::record::{Event, Outcome, Record, RecordError, What};
use play::{Eyes, Refusal, Turn};

/// Walks through a record, one event at a time.
pub struct Replay<'r> {
    record: &'r Record,
    position: Box<dyn Position>,
    next: usize,
    draws: u64,
    key: Option<Key>,
}

impl<'r> Replay<'r> {
    /// The position before the first event.
    pub fn new(games: &dyn Games, record: &'r Record) -> Result<Replay<'r>, RecordError> {
        let open = games.open(&record.game, record.seats, &record.options);
        let position = open.map_err(|cause| RecordError { line: 1, column: 1, cause })?;
        Replay::from(position, record)
    }

    /// The same where the game is at hand: `position` is its start with the record's seats and options.
    pub(crate) fn from(
        mut position: Box<dyn Position>,
        record: &'r Record,
    ) -> Result<Replay<'r>, RecordError> {
        let head = |cause| RecordError { line: 1, column: 1, cause };
        if let Some(eyes) = &record.eyes {
            return Err(head(Refusal::new("record-eyes").with("eyes", eyes.as_str())));
        }
        if record.rules > position.facts().rules_version {
            let newer = Refusal::new("record-rules").with("rules", record.rules);
            return Err(head(newer.with("known", position.facts().rules_version)));
        }
        if let Some(text) = &record.position {
            position.set_text(text).map_err(head)?;
        }
        Ok(Replay { record, position, next: 0, draws: 0, key: None })
    }

    /// From here on every draw is recomputed from the revealed secret and must agree.
    pub fn verify(mut self) -> Result<Self, RecordError> {
        self.key = Some(key_of(self.record).map_err(|cause| RecordError { line: 1, column: 1, cause })?);
        Ok(self)
    }

    /// The position as it is now.
    pub fn position(&self) -> &dyn Position {
        self.position.as_ref()
    }

    /// Plays the next event and returns it; `None` behind the last one.
    pub fn step(&mut self) -> Result<Option<&'r Event>, RecordError> {
        let Some(event) = self.record.events.get(self.next) else { return Ok(None) };
        self.apply(&event.what).map_err(|cause| at(event, cause))?;
        self.next += 1;
        Ok(Some(event))
    }

    /// Plays what is left and compares the result with the header's.
    pub fn finish(mut self) -> Result<Box<dyn Position>, RecordError> {
        while self.step()?.is_some() {}
        let last = self.record.events.last().map_or(1, |event| event.line.max(1));
        let wrong = |cause| RecordError { line: last, column: 1, cause };
        if let Some(result) = &self.record.result {
            check_result(self.position.as_ref(), result).map_err(wrong)?;
        }
        Ok(self.position)
    }

    fn apply(&mut self, what: &What) -> Result<(), Refusal> {
        match what {
            What::Move(seat, text) => {
                match self.position.turn() {
                    Turn::Of(acting) if acting != *seat => {
                        return Err(Refusal::new("refused-not-your-turn").with("seat", acting));
                    }
                    _ => {}
                }
                self.position.play(text).map(drop)
            }
            What::Luck(text) => {
                self.check_draw(text)?;
                self.draws += 1;
                self.position.settle(text)
            }
        }
    }

    fn check_draw(&self, text: &str) -> Result<(), Refusal> {
        let Some(key) = &self.key else { return Ok(()) };
        let fair = self.position.draw(&mut key.dice(self.draws))?;
        if fair == text.split_whitespace().collect::<Vec<_>>().join(" ") {
            return Ok(());
        }
        Err(Refusal::new("record-draw").with("recorded", text).with("fair", fair))
    }
}

fn key_of(record: &Record) -> Result<Key, Refusal> {
    let fairness = record.fairness.as_ref().ok_or_else(|| Refusal::new("record-no-fairness"))?;
    let hex = fairness.secret.as_ref().ok_or_else(|| Refusal::new("record-no-secret"))?;
    let secret = Secret::from_hex(hex).ok_or_else(|| Refusal::new("record-secret"))?;
    if secret.commitment() != fairness.commitment {
        return Err(Refusal::new("record-commitment"));
    }
    Ok(secret.key(&fairness.words))
}

fn check_result(position: &dyn Position, result: &Outcome) -> Result<(), Refusal> {
    if position.turn() != Turn::Over {
        return Err(Refusal::new("record-unfinished"));
    }
    let standing = position.standing();
    if standing.places.as_slice() != result.places || standing.points.as_slice() != result.points {
        let text = |numbers: Vec<String>| numbers.join(" ");
        let places = text(standing.places.iter().map(ToString::to_string).collect());
        let points = text(standing.points.iter().map(ToString::to_string).collect());
        return Err(Refusal::new("record-result").with("places", places).with("points", points));
    }
    Ok(())
}

fn at(event: &Event, cause: Refusal) -> RecordError {
    let prefix = match &event.what {
        What::Move(seat, _) => seat.to_string().len() + 1,
        What::Luck(_) => 2,
    };
    let inner = match cause.what.args.get("column") {
        Some(play::Value::Number(n)) => usize::try_from(*n).unwrap_or(1),
        _ => 1,
    };
    RecordError { line: event.line, column: prefix + inner, cause }
}

/// The copy of a record that these eyes may have while the game runs: hidden luck is written `?`,
/// the secret is left out.
pub fn copy_for(games: &dyn Games, record: &Record, eyes: Eyes) -> Result<Record, RecordError> {
    copy_from(Replay::new(games, record)?, eyes)
}

pub(crate) fn copy_from(mut replay: Replay<'_>, eyes: Eyes) -> Result<Record, RecordError> {
    let record = replay.record;
    let mut copy = record.clone();
    copy.eyes = Some(eyes.to_string());
    copy.result = None;
    if let Some(fairness) = &mut copy.fairness {
        fairness.secret = None;
    }
    for event in &mut copy.events {
        if let What::Luck(text) = &event.what {
            let seen = replay.position().tell_luck(text, eyes).map_err(|cause| at(event, cause))?;
            event.what = What::Luck(seen.0);
        }
        replay.step()?;
    }
    if replay.position().turn() == Turn::Over {
        copy.result = record.result.clone();
    }
    Ok(copy)
}
