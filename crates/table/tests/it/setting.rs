//! A table on the desk: a clock that the test turns, dice that the test may load.

use catalogue::Catalogue;
use play::dice::Seeded;
use play::{Choices, Dice, Refusal, Seat};
use std::sync::LazyLock;
use table::command::{Actor, Command, HouseCommand};
use table::event::{Event, Founding, Logged, Millis, Person, Setup, Visibility};
use table::fair::Secret;
use table::seen::Seen;
use table::{Circumstances, Croupier, Fair, Seats, Table, Viewer};
use uuid::Uuid;

/// The games there are.
pub fn games() -> &'static Catalogue {
    static GAMES: LazyLock<Catalogue> = LazyLock::new(Catalogue::standard);
    &GAMES
}

pub struct Desk {
    pub table: Table,
    pub now: Millis,
    pub gone: Seats,
    pub croupier: Box<dyn Croupier>,
}

pub fn setup(seats: u8) -> Setup {
    Setup {
        seats,
        options: Choices::none(),
        visibility: Visibility::Open,
        clock: Default::default(),
        rated: false,
        one_device: false,
        chat: true,
        delay: 0,
        delay_seconds: 0,
        late: false,
    }
}

pub fn person(n: u8) -> Person {
    Person(Uuid::from_u128(u128::from(n) + 1))
}

pub fn text(m: &str) -> Command {
    Command::Move { text: m.to_owned(), think_ms: None }
}

impl Desk {
    pub fn new(game: &str, setup: Setup) -> Desk {
        Desk::with_secret(game, setup, 7)
    }

    pub fn with_secret(game: &str, setup: Setup, secret: u8) -> Desk {
        let founding = Founding {
            table: "t".into(),
            host: person(0),
            game: game.into(),
            rules: games().find(game).unwrap().facts.rules_version,
            setup,
            secret: Secret::new([secret; 32]),
            invite: "invite".into(),
            watch: "watch".into(),
            after: None,
            brought: None,
        };
        let first = Logged { number: 1, at: 1_000, event: Event::Created(Box::new(founding)) };
        Desk {
            table: Table::open(games(), first).unwrap(),
            now: 1_000,
            gone: Seats::NONE,
            croupier: Box::new(Fair),
        }
    }

    /// Everybody sits down and is ready: the game has started.
    pub fn started(game: &str, setup: Setup) -> Desk {
        let mut desk = Desk::new(game, setup);
        desk.everybody_sits();
        desk
    }

    pub fn everybody_sits(&mut self) {
        for n in 0..self.table.setup().seats {
            let sit = Command::Sit { seat: None, name: None, key: None, word: Some(format!("word {n}")) };
            self.does(n, sit).unwrap();
        }
    }

    pub fn circumstances(&self) -> Circumstances {
        Circumstances { now: self.now, gone: self.gone }
    }

    pub fn does(&mut self, n: u8, command: Command) -> Result<Vec<Event>, Refusal> {
        let actor = Actor::Person(person(n), format!("P{n}"));
        let events = self.table.decide(&actor, &command, self.circumstances(), self.croupier.as_ref())?;
        Ok(self.keep(events))
    }

    pub fn bot_does(&mut self, seat: Seat, command: Command) -> Result<Vec<Event>, Refusal> {
        let events =
            self.table.decide(&Actor::Bot(seat), &command, self.circumstances(), self.croupier.as_ref())?;
        Ok(self.keep(events))
    }

    pub fn house(&mut self, command: HouseCommand) -> Vec<Event> {
        let events =
            self.table.decide_for_house(&command, self.circumstances(), self.croupier.as_ref()).unwrap();
        self.keep(events)
    }

    fn keep(&mut self, events: Vec<Event>) -> Vec<Event> {
        for event in events.clone() {
            let logged = Logged { number: self.table.number() + 1, at: self.now, event };
            self.table.apply(logged).unwrap();
        }
        events
    }

    /// Plays random moves until the game is over or `steps` moves are made.
    pub fn play(&mut self, seed: u64, steps: usize) {
        let mut dice = Seeded::new(seed);
        for _ in 0..steps {
            let Some(seat) = self.table.acting() else { return };
            let moves = self.table.position().moves();
            let chosen = moves[dice.below(moves.len() as u32) as usize].clone();
            self.now += 700;
            self.does(seat.0, text(&chosen)).unwrap();
        }
    }

    pub fn seen(&self, viewer: Viewer) -> Vec<Seen> {
        self.table.seen(viewer, 0).unwrap()
    }

    pub fn refused(&mut self, n: u8, command: Command) -> String {
        let number = self.table.number();
        let refusal = self.does(n, command).unwrap_err();
        assert_eq!(self.table.number(), number, "a refusal changes nothing");
        refusal.code().to_owned()
    }
}
