//! The chairs of a table: who sits where, who is ready, who is out, for whom a bot plays.

use crate::codes;
use crate::event::{Event, Person};
use play::{Refusal, Seat};
use std::ops::Deref;

/// A chair and who is on it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// Who sits here.
    pub who: Who,
    /// The drawing that the person has chosen.
    pub avatar: Option<u8>,
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

impl Chair {
    fn of_bot(level: &str) -> Chair {
        Chair { who: Who::Bot(level.to_owned()), ready: true, ..Chair::default() }
    }

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

    /// What a record calls whoever sits here; nothing for nobody.
    pub fn name(&self) -> String {
        match &self.who {
            Who::Free => String::new(),
            Who::Person(_, name) => name.clone(),
            Who::Bot(level) => format!("bot {level}"),
        }
    }
}

/// All chairs of a table, seat by seat. This is the one place where events move people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chairs(Vec<Chair>);

impl Deref for Chairs {
    type Target = [Chair];

    fn deref(&self) -> &[Chair] {
        &self.0
    }
}

impl Chairs {
    /// This many free chairs.
    pub fn new(seats: u8) -> Chairs {
        Chairs(vec![Chair::default(); seats.into()])
    }

    /// What an event does to them; most do nothing. Refused where it names a seat that is not there.
    pub fn happen(&mut self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::Configured(setup) => self.arrange(setup.seats),
            Event::Sat { seat, person, name } => {
                let chair = self.at(*seat)?;
                chair.who = Who::Person(*person, name.clone());
                chair.stand_in = None;
                chair.avatar = None;
            }
            Event::Left { seat } => *self.at(*seat)? = Chair::default(),
            Event::Renamed { seat, name } => {
                if let Who::Person(_, old) = &mut self.at(*seat)?.who {
                    old.clone_from(name);
                }
            }
            Event::Avatar { seat, avatar } => self.at(*seat)?.avatar = Some(*avatar),
            Event::BotSeated { seat, level } => *self.at(*seat)? = Chair::of_bot(level),
            Event::Ready { seat, ready, word } => {
                let chair = self.at(*seat)?;
                chair.ready = *ready;
                if let Some(word) = word {
                    chair.word.clone_from(word);
                }
            }
            Event::Flagged { seat } | Event::Resigned { seat } => self.at(*seat)?.out = true,
            Event::TookOver { seat, level } => self.at(*seat)?.stand_in = Some(level.clone()),
            Event::HandedBack { seat } => self.at(*seat)?.stand_in = None,
            _ => {}
        }
        Ok(())
    }

    /// After all these events.
    pub fn after<'e>(&self, events: impl IntoIterator<Item = &'e Event>) -> Result<Chairs, Refusal> {
        let mut chairs = self.clone();
        events.into_iter().try_for_each(|event| chairs.happen(event))?;
        Ok(chairs)
    }

    /// Whether nothing is missing any more: every chair taken, everybody ready, a person among them.
    pub fn can_start(&self) -> bool {
        let ready = |chair: &Chair| !chair.is_free() && chair.ready;
        self.0.iter().all(ready) && self.0.iter().any(|chair| chair.person().is_some())
    }

    /// The seats that have given up or run out of time.
    pub fn out(&self) -> Vec<Seat> {
        Seat::all(self.0.len() as u8).filter(|seat| self.0[seat.index()].out).collect()
    }

    /// Another number of chairs, or other options: whoever was ready must say so again.
    fn arrange(&mut self, seats: u8) {
        self.0.resize(seats.into(), Chair::default());
        for chair in &mut self.0 {
            chair.ready = matches!(chair.who, Who::Bot(_));
        }
    }

    fn at(&mut self, seat: Seat) -> Result<&mut Chair, Refusal> {
        self.0.get_mut(seat.index()).ok_or_else(|| Refusal::new(codes::LOG_SEAT).with("seat", seat))
    }
}
