//! What a command leads to: events, or a refusal. Deciding changes nothing.
//!
//! One file for each kind of thing that is asked: [`lobby`] before the start, [`game`] while it runs, [`offers`] what
//! people agree on, [`talk`] what they say, [`house`] what nobody asks for but time and the server.

mod game;
mod house;
mod lobby;
mod offers;
mod talk;

use crate::codes;
use crate::command::{Actor, Command, HouseCommand};
use crate::event::{Event, Millis, Person};
use crate::fair::FairDice;
use crate::position::Position;
use crate::table::Table;
use crate::viewer::{Seats, Viewer};
use play::{Refusal, Seat};

/// What the caller knows and the log does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Circumstances {
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

/// Events in the order in which they happen.
type Decision = Result<Vec<Event>, Refusal>;

impl Table {
    /// What this command leads to: events, at times none, to be kept and then applied in this order; or why it is refused.
    /// The table stays as it is.
    pub fn decide(
        &self,
        actor: &Actor,
        command: &Command,
        circumstances: Circumstances,
        croupier: &dyn Croupier,
    ) -> Decision {
        let decider = Decider { table: self, circumstances, croupier };
        match actor {
            Actor::Person(person, name) => decider.person(*person, name, command),
            Actor::Bot(seat) => decider.bot(*seat, command),
        }
    }

    /// What the house does; no events where there is nothing to do.
    pub fn decide_for_house(
        &self,
        command: &HouseCommand,
        circumstances: Circumstances,
        croupier: &dyn Croupier,
    ) -> Decision {
        Decider { table: self, circumstances, croupier }.house(command)
    }
}

/// One decision: the table as it stands, and what the caller knows besides.
pub(crate) struct Decider<'t> {
    pub(crate) table: &'t Table,
    pub(crate) circumstances: Circumstances,
    pub(crate) croupier: &'t dyn Croupier,
}

impl Decider<'_> {
    fn person(&self, person: Person, name: &str, command: &Command) -> Decision {
        let own = || self.seated(person);
        match command {
            Command::Sit { seat, name: other, key, word } => {
                let name = other.as_deref().unwrap_or(name);
                self.sit(person, name, *seat, key.as_deref(), word.as_deref())
            }
            Command::SeatBot { seat, level } => self.as_host(person)?.seat_bot(*seat, level),
            Command::Free { seat } => self.as_host(person)?.free(*seat),
            Command::Configure { seats, options, visibility, clock, delay, delay_seconds } => {
                let mut setup = self.table.setup.clone();
                change(&mut setup.seats, *seats);
                change(&mut setup.options, options.clone());
                change(&mut setup.visibility, *visibility);
                change(&mut setup.clock, *clock);
                change(&mut setup.delay, *delay);
                change(&mut setup.delay_seconds, *delay_seconds);
                self.as_host(person)?.configure(setup, clock.is_some())
            }
            Command::Rename { name } => self.rename(own()?, name),
            Command::Avatar { avatar } => Ok(self.be_drawn(own()?, *avatar)),
            Command::Admit { late } => self.admit(person, *late),
            Command::Ready { ready, word } => self.ready(own()?, *ready, word.as_deref()),
            Command::Start { word } => self.start(own()?, word.as_deref()),
            Command::Leave {} => self.leave(own()?),
            Command::Return {} => self.come_back(own()?),
            Command::Move { text, think_ms } => self.play(own()?, text, think_ms.map(Millis::from)),
            Command::Resign {} => self.resign(own()?),
            Command::TakeOver { seat } => own().and_then(|_| self.take_over(*seat)),
            Command::Offer { offer } => self.offer(own()?, *offer),
            Command::Answer { offer, yes } => self.answer(own()?, *offer, *yes),
            Command::Withdraw { offer } => self.withdraw(own()?, *offer),
            Command::Resume {} => own().and_then(|_| self.resume()),
            Command::Say { line, team } => self.say(person, name, line, *team),
        }
    }

    fn bot(&self, seat: Seat, command: &Command) -> Decision {
        match (command, self.table.acting_bot()) {
            (Command::Move { text, .. }, Some((acting, _))) if acting == seat => self.moved(seat, text, 0, 0),
            _ => Err(Refusal::new(play::codes::NOT_YOUR_TURN)),
        }
    }

    /// The seats of somebody who must have one.
    fn seated(&self, person: Person) -> Result<Viewer, Refusal> {
        let viewer = self.table.viewer(person);
        if viewer.is_seated() { Ok(viewer) } else { Err(Refusal::new(codes::NOT_SEATED)) }
    }

    fn own(&self, viewer: Viewer) -> Vec<Seat> {
        Seat::all(self.table.setup.seats).filter(|&seat| viewer.has(seat)).collect()
    }

    /// The seat that speaks for somebody: the one whose turn it is, else the first.
    fn speaker(&self, viewer: Viewer) -> Seat {
        let acting = self.table.acting().filter(|&seat| viewer.has(seat));
        acting.or(self.own(viewer).first().copied()).unwrap_or_default()
    }
}

/// What is named changes, the rest stays.
fn change<T>(field: &mut T, wish: Option<T>) {
    if let Some(wish) = wish {
        *field = wish;
    }
}

fn no_seat(seat: Seat) -> Refusal {
    Refusal::new(codes::NO_SEAT).with("seat", seat)
}
