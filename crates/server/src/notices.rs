//! What people who sit at a table are told while they do not look at it: the game has begun, it is their turn.
//!
//! A table that is open on this node tells them itself. Of all others this node hears only that a log has grown, and
//! to which number: then the store is asked who sits there, and if one of them is connected here, the log is read.
//! Such news may be lost; so every now and then the store is also asked for the games of everybody who is connected.

use crate::app::App;
use crate::fault::Fault;
use crate::hub::LiveTable;
use moka::ops::compute::{CompResult, Op};
use moka::sync::Cache;
use play::Seat;
use std::collections::{HashMap, HashSet};
use std::time::Duration;
use store::{Grown, PersonId, TableId};
use table::event::{Event, Logged, Person};
use table::{Games, Table};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::MissedTickBehavior;
use wire::outbound::Notice;

/// How often the games of those who are connected are asked for.
const POLL: Duration = Duration::from_secs(15);
/// How many people one statement asks for.
const POLL_PEOPLE: usize = 1000;
/// How many tables are remembered.
const REMEMBERED: u64 = 200_000;
/// How long a table is remembered that nothing happens at.
const MEMORY: Duration = Duration::from_secs(2 * 24 * 3600);

/// Up to which number people who are connected here were told, so that nobody is told twice. Only where there are
/// several nodes.
pub struct Told(Cache<TableId, u64>);

impl Default for Told {
    fn default() -> Told {
        Told(Cache::builder().max_capacity(REMEMBERED).time_to_idle(MEMORY).build())
    }
}

impl Told {
    /// Notes that people were told up to this number; whether they had not been.
    fn up_to(&self, table: &TableId, number: u64) -> bool {
        let noted = self.0.entry(table.clone()).and_compute_with(|kept| match kept {
            Some(kept) if *kept.value() >= number => Op::Nop,
            _ => Op::Put(number),
        });
        matches!(noted, CompResult::Inserted(_) | CompResult::ReplacedWith(_))
    }
}

/// What has to be known of a table and of events before they are applied, to say afterwards who is to be told of them.
pub struct Since {
    acting: Option<Seat>,
    moved: Vec<Seat>,
    started: bool,
}

impl Since {
    /// Of a table to which these events are to be applied.
    pub fn new(table: &Table, events: &[Logged]) -> Since {
        let mover = |logged: &Logged| match &logged.event {
            Event::Moved { seat, .. } => Some(*seat),
            _ => None,
        };
        Since {
            acting: table.acting(),
            moved: events.iter().filter_map(mover).collect(),
            started: events.iter().any(|logged| matches!(logged.event, Event::Started { .. })),
        }
    }

    /// Who is to be told what, now that they are.
    pub fn due(&self, table: &Table) -> Vec<(Person, Notice)> {
        let name = || table.name().to_owned();
        if self.started {
            let mut people: Vec<Person> = table.chairs().iter().filter_map(table::Chair::person).collect();
            people.sort_unstable();
            people.dedup();
            return people.into_iter().map(|person| (person, Notice::Matched { table: name() })).collect();
        }
        let acting = table.acting().filter(|&seat| self.is_new_turn(seat));
        let chair = acting.and_then(|seat| table.chairs().get(seat.index())).filter(|chair| chair.plays());
        let turn = || Notice::YourTurn { table: name(), game: table.founding().game.clone() };
        chair.and_then(table::Chair::person).map(|person| (person, turn())).into_iter().collect()
    }

    /// It was not this seat's turn before, or has not been in between.
    fn is_new_turn(&self, seat: Seat) -> bool {
        self.acting != Some(seat) || self.moved.iter().any(|&mover| mover != seat)
    }
}

/// Whether somebody may have to be told of this event.
fn matters(logged: &Logged) -> bool {
    let event = &logged.event;
    matches!(event, Event::Started { .. } | Event::Moved { .. } | Event::Luck { .. } | Event::Undone { .. })
}

/// The number before those events that were written together with the last one.
fn before_the_last(log: &[Logged]) -> u64 {
    let last = log.last().map_or(0, |logged| logged.at);
    log.iter().rev().find(|logged| logged.at != last).map_or(0, |logged| logged.number)
}

/// What the events after a number lead to; the number of the whole log.
fn due_after(
    games: &dyn Games,
    log: Vec<Logged>,
    known: Option<u64>,
) -> Result<(u64, Vec<(Person, Notice)>), Fault> {
    let known = known.unwrap_or_else(|| before_the_last(&log));
    let at = log.partition_point(|logged| logged.number <= known).max(1);
    if !log.iter().skip(at).any(matters) {
        return Ok((log.len() as u64, Vec::new()));
    }
    let mut log = log.into_iter();
    let mut table = Table::fold(games, log.by_ref().take(at))?;
    let since = Since::new(&table, log.as_slice());
    log.try_for_each(|logged| table.apply(logged))?;
    Ok((table.number(), since.due(&table)))
}

impl App {
    /// Whether people connected here have yet to be told what happened at a table up to this number.
    pub fn first_to_tell(&self, table: &TableId, number: u64) -> bool {
        !self.several_nodes() || self.told.up_to(table, number)
    }

    /// Other nodes have written. Tables that are open here tell by themselves.
    async fn heard(&self, news: HashMap<TableId, u64>) -> Result<(), Fault> {
        let (open, others): (Vec<_>, Vec<_>) = news.into_iter().partition(|(table, _)| self.hub.has(table));
        drop(open);
        let tables: Vec<TableId> = others.iter().map(|(table, _)| table.clone()).collect();
        let people = match self.sockets.is_anybody_here() {
            true => self.store.people_at(&tables).await?,
            false => Vec::new(),
        };
        let here = people.into_iter().filter(|(_, person)| self.sockets.knows(*person));
        let ours: HashSet<TableId> = here.map(|(table, _)| table).collect();
        for (table, number) in others {
            if ours.contains(&table) {
                self.tell_from_log(&table, number).await?;
            } else {
                self.told.up_to(&table, number);
            }
        }
        Ok(())
    }

    /// Reads what happened at a table since people connected here were last told, and tells them.
    async fn tell_from_log(&self, id: &TableId, number: u64) -> Result<(), Fault> {
        let known = self.told.0.get(id);
        if known.is_some_and(|known| known >= number) {
            return Ok(());
        }
        let log = self.read_log(id).await?.0;
        if log.is_empty() {
            return Ok(());
        }
        let (number, due) = due_after(self.catalogue(), log, known)?;
        if !self.told.up_to(id, number) {
            return Ok(());
        }
        let looking = self.looking(id).await;
        for (person, notice) in due {
            if !looking.contains(&person) {
                self.sockets.tell(PersonId(person.0), &notice);
            }
        }
        Ok(())
    }

    /// Who looks at a table on this node.
    async fn looking(&self, id: &TableId) -> HashSet<Person> {
        match self.hub.get(id) {
            Some(door) => {
                let people = |live: &mut LiveTable| {
                    live.watchers.iter().filter_map(|watcher| watcher.person).collect()
                };
                door.look(people).await.unwrap_or_default()
            }
            None => HashSet::new(),
        }
    }

    /// The games of everybody who is connected here: what was not heard of is read now.
    async fn ask_around(&self) -> Result<(), Fault> {
        for people in self.sockets.people().chunks(POLL_PEOPLE) {
            for (table, number) in self.store.games_of(people).await? {
                // A table that is new here says nothing yet: what happened there may have been told long ago.
                match self.told.0.get(&table) {
                    Some(_) => self.tell_from_log(&table, number).await?,
                    None => drop(self.told.up_to(&table, number)),
                }
            }
        }
        Ok(())
    }
}

/// Listens to the other nodes until the server stops, if there can be any.
pub async fn run(app: App) {
    if app.several_nodes() {
        let listening = listen(&app, app.store.bus().elsewhere());
        app.stop.run_until_cancelled(listening).await;
    }
}

async fn listen(app: &App, mut elsewhere: Receiver<Grown>) {
    let mut poll = tokio::time::interval(POLL);
    poll.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let done = tokio::select! {
            heard = elsewhere.recv() => {
                app.lobby.perhaps.notify_one();
                match heard {
                    Ok(first) => app.heard(together(&first, &mut elsewhere)).await,
                    Err(RecvError::Lagged(_)) => Ok(()),
                    Err(RecvError::Closed) => return,
                }
            }
            _ = poll.tick() => {
                app.lobby.perhaps.notify_one();
                app.ask_around().await
            }
        };
        if let Err(fault) = done {
            tracing::warn!(code = fault.why.code(), "what other nodes wrote cannot be read");
        }
    }
}

/// The newest numbers of everything that was heard so far.
fn together(first: &Grown, elsewhere: &mut Receiver<Grown>) -> HashMap<TableId, u64> {
    let mut newest = HashMap::new();
    let mut add = |news: &Grown| {
        for (table, number) in news.iter() {
            let kept = newest.entry(table.clone()).or_insert(0);
            *kept = (*number).max(*kept);
        }
    };
    add(first);
    while let Ok(more) = elsewhere.try_recv() {
        add(&more);
    }
    newest
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::Catalogue;
    use table::command::{Actor, Command};
    use table::event::{Founding, Setup, Visibility};
    use table::fair::Secret;
    use table::{Circumstances, Fair};

    const ANN: Person = Person(uuid::Uuid::from_u128(1));
    const BO: Person = Person(uuid::Uuid::from_u128(2));

    /// A game for two without anything to settle but who begins.
    fn duel() -> &'static str {
        let catalogue = Catalogue::standard();
        catalogue.all().iter().find(|entry| entry.facts.draws).expect("a game that knows draws").name
    }

    fn table() -> Table {
        let setup = Setup {
            seats: 2,
            options: play::Choices::none(),
            visibility: Visibility::Open,
            clock: table::event::ClockRule::default(),
            rated: false,
            one_device: false,
            chat: true,
            delay: 0,
            delay_seconds: 0,
            late: false,
        };
        let founding = Founding {
            table: "t".to_owned(),
            host: ANN,
            game: duel().to_owned(),
            rules: 1,
            setup,
            secret: Secret::new([7; 32]),
            invite: String::new(),
            watch: String::new(),
            after: None,
            brought: None,
        };
        Table::open(
            &Catalogue::standard(),
            Logged { number: 1, at: 1, event: Event::Created(Box::new(founding)) },
        )
        .unwrap()
    }

    fn act(table: &mut Table, person: Person, at: i64, command: &Command) {
        let actor = Actor::Person(person, "X".to_owned());
        let circumstances = Circumstances { now: at, ..Circumstances::default() };
        for event in table.decide(&actor, command, circumstances, &Fair).unwrap() {
            table.apply(Logged { number: table.number() + 1, at, event }).unwrap();
        }
    }

    fn sit(table: &mut Table, person: Person, at: i64) {
        let command = Command::Sit { seat: None, name: None, key: None, word: Some("w".to_owned()) };
        act(table, person, at, &command);
    }

    /// Whoever must move does; who must move then.
    fn play(table: &mut Table, at: i64) -> Person {
        let person = table.chairs()[table.acting().unwrap().index()].person().unwrap();
        let text = table.position().moves()[0].clone();
        act(table, person, at, &Command::Move { text, think_ms: None });
        table.chairs()[table.acting().unwrap().index()].person().unwrap()
    }

    fn told(table: &Table, known: Option<u64>) -> Vec<(Person, Notice)> {
        let (number, due) = due_after(&Catalogue::standard(), table.log().to_vec(), known).unwrap();
        assert_eq!(number, table.number());
        due
    }

    fn turn(person: Person) -> Vec<(Person, Notice)> {
        vec![(person, Notice::YourTurn { table: "t".to_owned(), game: duel().to_owned() })]
    }

    #[test]
    fn the_log_alone_says_whom_to_tell_of_what() {
        let mut table = table();
        assert_eq!(told(&table, None), []);
        sit(&mut table, ANN, 2);
        assert_eq!(told(&table, Some(1)), []);
        let gathered = table.number();
        sit(&mut table, BO, 3);
        let matched: Vec<_> =
            [ANN, BO].map(|person| (person, Notice::Matched { table: "t".to_owned() })).into();
        for known in [Some(0), Some(1), Some(gathered), None] {
            assert_eq!(told(&table, known), matched, "known up to {known:?}");
        }
        let started = table.number();
        assert_eq!(told(&table, Some(started)), []);
        let next = play(&mut table, 4);
        for known in [Some(started), None] {
            assert_eq!(told(&table, known), turn(next), "known up to {known:?}");
        }
        let after = play(&mut table, 5);
        for known in [Some(started), None] {
            assert_eq!(told(&table, known), turn(after), "of two turns the one that is");
        }
        let line = table::event::Line::Preset("hello".to_owned());
        let number = table.number();
        act(&mut table, ANN, 6, &Command::Say { line, team: false });
        assert_eq!(told(&table, Some(number)), [], "words are nobody's turn");
        assert_eq!(told(&table, None), []);
    }

    #[test]
    fn nobody_is_told_twice() {
        let told = Told::default();
        let table: TableId = "t".parse().unwrap();
        let answers = [3, 3, 2, 4, 4].map(|number| told.up_to(&table, number));
        assert_eq!(answers, [true, false, false, true, false]);
    }
}
