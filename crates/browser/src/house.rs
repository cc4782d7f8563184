//! All tables of one page, and every question about them.

use crate::ask::{Ask, Heard, Me};
use crate::live_table::{LiveTable, broken};
use crate::{look, think};
use catalogue::Catalogue;
use play::record::Record;
use play::{Refusal, Seat};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;
use table::command::{Actor, Command};
use table::event::{Event, Founding, Logged, Millis, Person, Setup};
use table::fair::Secret;
use table::{Circumstances, Fair, Table, Who};
use wire::outbound::NackCode;
use wire::rest::{GameLine, NewTable, Problem, ReplaySteps};

/// The tables that a page has opened.
pub struct House {
    catalogue: Catalogue,
    live_tables: BTreeMap<String, LiveTable>,
    watch: fn(usize, usize),
}

/// What everything is answered with.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    Ok(Box<RawValue>),
    Refused(Problem),
}

impl House {
    /// With the games of the product.
    pub fn standard() -> House {
        House { catalogue: Catalogue::standard(), live_tables: BTreeMap::new(), watch: |_, _| {} }
    }

    /// Told how far an analysis is: how many moments have been judged, of how many.
    #[must_use]
    pub fn watched_by(self, watch: fn(usize, usize)) -> House {
        House { watch, ..self }
    }

    /// Answers a question: `{"ok": …}`, or `{"refused": {"code", "why"}}`.
    pub fn answer(&mut self, question: &[u8]) -> Vec<u8> {
        let read: Result<Ask, Refusal> =
            serde_json::from_slice(question).map_err(|error| wire::malformed(&error));
        let answer = match read.and_then(|ask| self.does(ask)) {
            Ok(done) => Answer::Ok(done),
            Err(why) => Answer::Refused(Problem { code: NackCode::of(&why), why, number: None }),
        };
        serde_json::to_vec(&answer).expect("answers have string keys and finite numbers")
    }

    fn does(&mut self, ask: Ask) -> Result<Box<RawValue>, Refusal> {
        match ask {
            Ask::Games {} => said(&self.games()),
            Ask::Make { new, table, me, now, random } => said(&self.make(&new, table, me, now, &random)?),
            Ask::Again { table, now, random, word } => said(&self.again(&table, now, &random, &word)?),
            Ask::Open { log, marks, me } => {
                let table = Table::fold(&self.catalogue, log).map_err(broken)?;
                let name = table.name().to_owned();
                self.live_tables.insert(name.clone(), LiveTable::new(table, me, marks));
                said(&self.live(&name)?.line())
            }
            Ask::Check { log, marks, me } => {
                let table = Table::fold(&self.catalogue, log).map_err(broken)?;
                said(&LiveTable::new(table, me, marks).line())
            }
            Ask::Close { table } => said(&self.live_tables.remove(&table).is_some()),
            Ask::Hear { table, frame, now } => said(&self.live(&table)?.hear(frame, now)?),
            Ask::Play { table, seat, text, now } => said(&self.live(&table)?.play(seat, text, now)),
            Ask::Chore { table, chore, now } => said(&self.live(&table)?.unasked(chore, now)?),
            Ask::Kept { table, now } => said(&self.live(&table)?.kept(now)?),
            Ask::Lost { table, why } => said(&self.live(&table)?.lost(&why)),
            Ask::Next { table } => said(&self.live(&table)?.next()),
            Ask::Line { table } => said(&self.live(&table)?.line()),
            Ask::Snapshot { table, now } => said(&self.live(&table)?.snapshot(now)?),
            Ask::Replay { table } => {
                let live = self.live(&table)?;
                said(&ReplaySteps::of(&live.table, live.viewer()).map_err(broken)?)
            }
            Ask::Record { table } => {
                let live = self.live(&table)?;
                let record = live.table.record(live.viewer()).map_err(|error| error.cause)?;
                said(&record.to_string())
            }
            Ask::Whole { table } => said(&self.live(&table)?.table.whole_record().to_string()),
            Ask::Bring { record, mine, table, me, now, random } => {
                let founding =
                    House::founding(table, me.person, "", bare_setup(mine.len() > 1), &random, None)?;
                said(&self.bring(&record, founding, &mine, me, now)?)
            }
            Ask::Read { text } => said(&look::read(&self.catalogue, &text)?),
            Ask::Think { log, seat, level, limits, seed } => {
                let table = Table::fold(&self.catalogue, log).map_err(broken)?;
                said(&think::think(&self.catalogue, &table, seat, &level, limits, seed)?)
            }
            Ask::Hint { log, limits, seed } => {
                let table = Table::fold(&self.catalogue, log).map_err(broken)?;
                said(&think::hint(&self.catalogue, &table, limits, seed)?)
            }
            Ask::Analyse { log, limits, seed } => {
                let table = Table::fold(&self.catalogue, log).map_err(broken)?;
                said(&think::analyse(&self.catalogue, &table, limits, seed, self.watch)?)
            }
        }
    }

    fn live(&mut self, table: &str) -> Result<&mut LiveTable, Refusal> {
        self.live_tables.get_mut(table).ok_or_else(|| Refusal::new(wire::codes::NOT_FOUND))
    }

    fn games(&self) -> Vec<GameLine> {
        let line = |entry: &catalogue::Entry| GameLine::of(entry.facts, entry.options, &entry.levels());
        self.catalogue.all().iter().map(line).collect()
    }

    fn make(
        &mut self,
        new: &NewTable,
        name: String,
        me: Me,
        now: Millis,
        random: &str,
    ) -> Result<Heard, Refusal> {
        if new.rated {
            return Err(Refusal::new(wire::codes::RATED_GUEST));
        }
        new.check_chairs(&self.catalogue.find(&new.game)?.bots)?;
        let setup = table::check_setup(&self.catalogue, &new.game, new.setup())?;
        let founding = House::founding(name, me.person, &new.game, setup, random, None)?;
        let mut table = self.found(founding, now)?;
        let actor = Actor::Person(me.person, me.name.clone());
        for command in new.seatings() {
            does(&mut table, &actor, &command, now)?;
        }
        Ok(self.put(table, me))
    }

    /// The same people and bots, a new secret.
    fn again(&mut self, name: &str, now: Millis, random: &str, word: &str) -> Result<Heard, Refusal> {
        let old = self.live(name)?;
        let (me, name) = (old.me().clone(), old.rematch_name());
        let (game, setup, host) =
            (old.table.founding().game.clone(), old.table.setup().clone(), old.table.host());
        let chairs: Vec<Who> = old.table.chairs().iter().map(|chair| chair.who.clone()).collect();
        let after = old.table.name().to_owned();
        let founding = House::founding(name, host, &game, setup, random, Some(after))?;
        let mut table = self.found(founding, now)?;
        for (seat, who) in (0u8..).map(Seat).zip(chairs) {
            let host = Actor::Person(host, me.name.clone());
            let (seat, key) = (Some(seat), Some(table.founding().invite.clone()));
            let (actor, command) = match who {
                Who::Free => continue,
                Who::Bot(level) => (host, Command::SeatBot { seat, level }),
                Who::Person(person, name) => {
                    let word = Some(word.to_owned());
                    let sit = Command::Sit { seat, name: Some(name.clone()), key, word };
                    (Actor::Person(person, name), sit)
                }
            };
            does(&mut table, &actor, &command, now)?;
        }
        Ok(self.put(table, me))
    }

    /// A game that was begun elsewhere. Only whoever sits at this device is somebody; the others are names.
    fn bring(
        &mut self,
        text: &str,
        founding: Founding,
        mine: &[Seat],
        me: Me,
        now: Millis,
    ) -> Result<Heard, Refusal> {
        let record: Record = text.parse().map_err(look::at)?;
        let bots = self.catalogue.find(&record.game)?.bots.clone();
        let who = |seat: Seat| {
            let name = record.names.get(seat.index()).map_or("", String::as_str);
            let level = name.strip_prefix("bot ").filter(|level| bots.contains(level));
            match level {
                _ if mine.contains(&seat) => {
                    Who::Person(me.person, if name.is_empty() { me.name.clone() } else { name.to_owned() })
                }
                Some(level) => Who::Bot(level.to_owned()),
                None if name.is_empty() => Who::Free,
                None => Who::Person(Person::elsewhere(seat), name.to_owned()),
            }
        };
        let chairs: Vec<Who> = Seat::all(record.seats).map(who).collect();
        let table =
            Table::bring(&self.catalogue, founding, &record, &chairs, now, &Fair).map_err(look::at)?;
        Ok(self.put(table, me))
    }

    fn found(&self, founding: Founding, now: Millis) -> Result<Table, Refusal> {
        let rules = self.catalogue.find(&founding.game)?.facts.rules_version;
        let event = Event::Created(Box::new(Founding { rules, ..founding }));
        Table::open(&self.catalogue, Logged { number: 1, at: now, event }).map_err(broken)
    }

    fn founding(
        table: String,
        host: Person,
        game: &str,
        setup: Setup,
        random: &str,
        after: Option<String>,
    ) -> Result<Founding, Refusal> {
        let few =
            || Refusal::new(wire::codes::MALFORMED).with("line", 0).with("column", 0).with("field", "random");
        let drawn = |from: usize, to: usize| random.get(from..to).ok_or_else(few);
        Ok(Founding {
            table,
            host,
            game: game.to_owned(),
            rules: 0,
            setup,
            secret: Secret::from_hex(drawn(0, 64)?).ok_or_else(few)?,
            invite: drawn(64, 96)?.to_owned(),
            watch: drawn(96, 128)?.to_owned(),
            after,
            brought: None,
        })
    }

    fn put(&mut self, table: Table, me: Me) -> Heard {
        let name = table.name().to_owned();
        let live = LiveTable::made(table, me);
        let heard = live.to_keep();
        self.live_tables.insert(name, live);
        heard
    }
}

/// How a game that was begun elsewhere is played on here: the record says the rest.
fn bare_setup(one_device: bool) -> Setup {
    Setup {
        seats: 0,
        options: play::Choices::none(),
        visibility: table::event::Visibility::Private,
        clock: table::event::ClockRule::default(),
        rated: false,
        one_device,
        chat: true,
        delay: 0,
        delay_seconds: 0,
        late: false,
    }
}

/// Does something at a table that nobody has seen yet.
fn does(table: &mut Table, actor: &Actor, command: &Command, now: Millis) -> Result<(), Refusal> {
    let circumstances = Circumstances { now, ..Circumstances::default() };
    for event in table.decide(actor, command, circumstances, &Fair)? {
        table.apply(Logged { number: table.number() + 1, at: now, event }).map_err(broken)?;
    }
    Ok(())
}

fn said<T: Serialize>(what: &T) -> Result<Box<RawValue>, Refusal> {
    to_raw_value(what).map_err(|error| wire::malformed(&error))
}
