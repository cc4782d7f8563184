//! What is done at a table: decided on the fold, appended, and only then applied and shown.
//!
//! If another node was faster, or something is refused that another node may have made possible, the log is read on
//! and the command decided again.

use super::owner::Owner;
use super::{LiveTable, PAGE, rows};
use crate::app::App;
use crate::fault::Fault;
use crate::notices::Since;
use crate::pools::For;
use play::Refusal;
use std::net::IpAddr;
use store::{Append, Appended, MoveKey, PersonId};
use table::command::{Actor, Command, HouseCommand};
use table::event::{Event, Logged, Millis, Person};
use table::{Circumstances, Seats, Table};
use wire::frames::check_stale;
use wire::outbound::{NackCode, Notice};

/// How often a command is decided again when other nodes are faster.
const TRIES: usize = 12;
/// The time between a move's arrival and its decision costs the player nothing, up to this much.
const LONGEST_WAIT: Millis = 1000;

/// What somebody wants done at a table.
#[derive(Clone, Debug)]
pub struct Ask {
    /// Who.
    pub actor: Actor,
    /// What.
    pub command: Command,
    /// The face's id of it.
    pub key: Option<MoveKey>,
    /// The last event the face had seen.
    pub based_on: Option<u64>,
    /// Whether ratings may not change by it: a guest or a program asks.
    pub unrated: Option<play::Code>,
    /// When it arrived.
    pub arrived: Millis,
    /// From where, if somebody asks.
    pub from: Option<IpAddr>,
}

impl Ask {
    /// What the server itself has somebody do.
    pub fn new(actor: Actor, command: Command, now: Millis) -> Ask {
        Ask { actor, command, key: None, based_on: None, unrated: None, arrived: now, from: None }
    }

    fn person(&self) -> Option<Person> {
        match &self.actor {
            Actor::Person(person, _) => Some(*person),
            Actor::Bot(_) => None,
        }
    }
}

/// What a command leads to, at a time.
struct Decided {
    events: Vec<Event>,
    now: Millis,
}

impl LiveTable {
    /// The table as somebody who asks for something may see it.
    fn shown_to(&self, actor: &Actor) -> &Table {
        match actor {
            Actor::Person(person, _) => self.shown(self.table.viewer(*person)),
            Actor::Bot(_) => &self.table,
        }
    }

    /// The number somebody gets for what they asked for: onlookers who are behind do not learn how far.
    fn told(&self, ask: &Ask, number: u64) -> u64 {
        number.min(self.shown_to(&ask.actor).number())
    }

    /// The time as the running clock should count it: outages are nobody's.
    fn just(&self, app: &App, now: Millis) -> Millis {
        let since = self.table.clock_running().map_or(now, |(_, since)| since);
        now - app.outages.lost(since, now, self.actor_came())
    }

    fn decide(&self, app: &App, ask: &Ask, now: Millis) -> Result<Decided, Fault> {
        let number = self.shown_to(&ask.actor).number();
        self.may(app, ask)?;
        self.check_stale(ask, number).map_err(|fault| fault.at(number))?;
        let waited = (now - ask.arrived).clamp(0, LONGEST_WAIT);
        let circumstances = Circumstances { now: self.just(app, now) - waited, gone: self.gone(now) };
        let decided = self.table.decide(&ask.actor, &ask.command, circumstances, app.hooks.croupier.as_ref());
        let events = decided.map_err(|why| Fault::from(why).at(number))?;
        self.check_growth(app, ask, &events).map_err(|fault| fault.at(number))?;
        self.count_table(app, ask, &events).map_err(|fault| fault.at(number))?;
        Ok(Decided { events, now })
    }

    /// Whether this is anybody's to ask for: strangers at a private table learn nothing, not even why.
    fn may(&self, app: &App, ask: &Ask) -> Result<(), Fault> {
        let Some(person) = ask.person() else { return Ok(()) };
        let table = &self.table;
        let seated = table.viewer(person).is_seated();
        let has_key = matches!(&ask.command, Command::Sit { key, .. } if table.lets_watch(key.as_deref()));
        if !seated && !has_key && table.host() != person && !table.lets_watch(None) {
            return Err(Fault::forbidden(wire::codes::PRIVATE));
        }
        if let (Command::Sit { .. }, Some(why), true) = (&ask.command, ask.unrated, table.setup().rated) {
            return Err(Refusal::new(why).into());
        }
        if matches!(ask.command, Command::Say { .. }) {
            app.buckets.chat(PersonId(person.0), seated)?;
        }
        Ok(())
    }

    fn check_stale(&self, ask: &Ask, number: u64) -> Result<(), Fault> {
        // Whoever may not move anyway does not learn that somebody did.
        let moves = ask.person().is_none_or(|person| self.table.viewer(person).is_seated());
        Ok(check_stale(&self.table, number, &ask.command, ask.based_on, moves)?)
    }

    /// Whoever brings the last yes to a rematch makes a table.
    fn count_table(&self, app: &App, ask: &Ask, events: &[Event]) -> Result<(), Fault> {
        match (ask.from, ask.person()) {
            (Some(ip), Some(person)) if self.table.agrees_to_rematch(events) => {
                app.buckets.table(ip, PersonId(person.0))
            }
            _ => Ok(()),
        }
    }

    /// Somebody asks for something: they are there, and bots at this table think for them.
    fn heard(&mut self, ask: &Ask) {
        let Some(person) = ask.person() else { return };
        self.met(person);
        if let Some(ip) = ask.from.filter(|_| self.table.viewer(person).is_seated()) {
            self.asker = Some(For::player(ip, PersonId(person.0)));
        }
    }

    /// Whether a log may grow by these: what is not the game itself has an end.
    fn check_growth(&self, app: &App, ask: &Ask, events: &[Event]) -> Result<(), Fault> {
        let limits = &app.config.limits;
        let talk = events.iter().any(|event| !is_play(event));
        if talk && self.talk >= limits.talk_per_table && !events.iter().any(is_last_word) {
            return Err(Fault::rate());
        }
        let last = events.iter().any(is_end);
        if self.table.number() >= limits.events_per_table.into() && !last {
            return Err(Fault::rate());
        }
        // What onlookers say is counted elsewhere: they cannot use up what those who play may do.
        let seated = ask.person().is_some_and(|person| self.table.viewer(person).is_seated());
        if seated && !last && !events.is_empty() { app.buckets.event(&self.id) } else { Ok(()) }
    }
}

/// Events of the game itself: the rules bound how many there are.
pub(super) fn is_play(event: &Event) -> bool {
    matches!(
        event,
        Event::Moved { .. }
            | Event::Luck { .. }
            | Event::Started { .. }
            | Event::Finished { .. }
            | Event::Revealed { .. }
            | Event::Frozen { .. }
            | Event::Thawed
            | Event::Flagged { .. }
    )
}

/// Events after which a game, or somebody's part in it, is over.
fn is_last_word(event: &Event) -> bool {
    matches!(event, Event::Resigned { .. } | Event::Moved { .. } | Event::Finished { .. })
}

/// Events after which a game is over, or nearer to it than by any move.
fn is_end(event: &Event) -> bool {
    matches!(event, Event::Resigned { .. } | Event::Finished { .. })
}

impl Owner {
    /// Does what somebody asks for; the number of the first event, when it is on disk.
    pub(super) async fn carry_out(&self, ask: &Ask) -> Result<u64, Fault> {
        self.live().heard(ask);
        Box::pin(self.ask_elsewhere(&ask.command)).await?;
        let mut newest = !self.app.several_nodes();
        for _ in 0..TRIES {
            if let Some(number) = Box::pin(self.repeated(ask)).await? {
                return Ok(self.live().told(ask, number));
            }
            self.tick(ask.arrived).await?;
            let decided = self.live().decide(&self.app, ask, self.app.now());
            let decided = match decided {
                Ok(decided) => decided,
                Err(fault) if !newest && fault.code != NackCode::Rate => {
                    newest = true;
                    Box::pin(self.read_on()).await?;
                    continue;
                }
                Err(fault) => return Err(fault),
            };
            if decided.events.is_empty() {
                return Ok(self.live().shown_to(&ask.actor).number());
            }
            match self.append(decided, ask.key, ask.person()).await? {
                Appended::Done { first, .. } => return Ok(self.live().told(ask, first)),
                Appended::Repeated { first } => {
                    Box::pin(self.read_on()).await?;
                    return Ok(self.live().told(ask, first));
                }
                Appended::IdReused { .. } => return Err(self.id_reused(ask)),
                Appended::Conflict { .. } => Box::pin(self.read_on()).await?,
                Appended::NoTable => return Err(Fault::not_found()),
            }
        }
        Err(Fault::new(NackCode::Unavailable, Refusal::new(crate::codes::STORE_BUSY)))
    }

    /// Flags whoever ran out of time before something arrived.
    async fn tick(&self, arrived: Millis) -> Result<(), Fault> {
        let now = self.app.now();
        let waited = (now - arrived).clamp(0, LONGEST_WAIT);
        self.act_for_house_after(&HouseCommand::Tick, waited).await.map(drop)
    }

    /// The answer a command got before, if it was sent before.
    async fn repeated(&self, ask: &Ask) -> Result<Option<u64>, Fault> {
        let Some(key) = ask.key.filter(|key| self.live().moves.contains(&key.id)) else { return Ok(None) };
        match self.app.store.find_move(&self.id, key).await? {
            Some(Appended::Repeated { first }) => Ok(Some(first)),
            Some(Appended::IdReused { .. }) => Err(self.id_reused(ask)),
            _ => Ok(None),
        }
    }

    fn id_reused(&self, ask: &Ask) -> Fault {
        let number = self.live().shown_to(&ask.actor).number();
        Fault::new(NackCode::IdReused, Refusal::new(wire::codes::ID_REUSED)).at(number)
    }

    /// Before a seat is taken over: whether its person has been seen on another node.
    async fn ask_elsewhere(&self, command: &Command) -> Result<(), Fault> {
        let Command::TakeOver { seat } = command else { return Ok(()) };
        let person = self.live().table.chairs().get(seat.index()).and_then(table::Chair::person);
        if let (Some(person), true) = (person, self.app.several_nodes()) {
            let kept = self.app.store.person(PersonId(person.0)).await?;
            self.live().elsewhere.insert(person, kept.map_or(0, |person| person.seen_ms));
        }
        Ok(())
    }

    /// Does something for the house; whether anything happened.
    pub(super) async fn act_for_house(&self, command: &HouseCommand) -> Result<bool, Fault> {
        self.act_for_house_after(command, 0).await
    }

    async fn act_for_house_after(&self, command: &HouseCommand, waited: Millis) -> Result<bool, Fault> {
        for _ in 0..TRIES {
            let now = self.app.now();
            let decided = {
                let live = self.live();
                let circumstances =
                    Circumstances { now: live.just(&self.app, now) - waited, gone: Seats::NONE };
                live.table.decide_for_house(command, circumstances, self.app.hooks.croupier.as_ref())
            };
            let events = decided?;
            if events.is_empty() {
                return Ok(false);
            }
            match Box::pin(self.append(Decided { events, now }, None, None)).await? {
                Appended::Done { .. } => return Ok(true),
                _ => Box::pin(self.read_on()).await?,
            }
        }
        Ok(false)
    }

    /// Keeps events, and when they are on disk, applies and shows them.
    async fn append(
        &self,
        decided: Decided,
        key: Option<MoveKey>,
        person: Option<Person>,
    ) -> Result<Appended, Fault> {
        let Decided { events, now } = decided;
        let (append, now) = {
            let table = &self.live().table;
            // The log's time never goes back, whatever the clocks of other nodes said.
            let now = now.max(table.changed());
            let new = events.iter().map(|event| rows::new_event(event, now)).collect::<Result<_, _>>()?;
            let mut append = Append::new(self.id.clone(), table.number(), new);
            append.key = key;
            (append.change, append.seats) = rows::rows(table, &events, now);
            append.named = rows::named(&events, person);
            (append, now)
        };
        let answer = self.app.kept(now, self.app.store.append(append).await)?;
        if let Appended::Done { first, .. } = answer {
            let mut live = self.live();
            live.moves.extend(key.map(|key| key.id));
            live.ours = true;
            metrics::counter!("klots_events_total").increment(events.len() as u64);
            let logged = (first..).zip(events).map(|(number, event)| Logged { number, at: now, event });
            self.publish(&mut live, logged.collect())?;
        }
        Ok(answer)
    }

    /// Reads what other nodes have appended.
    pub(super) async fn read_on(&self) -> Result<(), Fault> {
        loop {
            let known = self.live().table.number();
            let page = self.app.store.events(&self.id, known, PAGE).await?;
            if page.is_empty() {
                return Ok(());
            }
            let mut live = self.live();
            live.ours = false;
            live.moves.extend(page.iter().filter_map(|event| event.move_id));
            let logged = page.iter().map(rows::parse).collect::<Result<Vec<_>, _>>()?;
            self.publish(&mut live, logged)?;
        }
    }

    /// Applies events and shows them to everybody who looks.
    fn publish(&self, live: &mut LiveTable, events: Vec<Logged>) -> Result<(), Fault> {
        let since = Since::new(&live.table, &events);
        live.talk += events.iter().filter(|logged| !is_play(&logged.event)).count() as u32;
        let published = live.publish(events, self.app.now());
        live.broken = published.is_err();
        self.notify(live, &since);
        published
    }

    /// Tells people who sit here and do not look that the game has begun, or that it is their turn.
    fn notify(&self, live: &LiveTable, since: &Since) {
        let first = self.app.first_to_tell(&self.id, live.table.number());
        let looks = |person: Person| live.watchers.iter().any(|watcher| watcher.person == Some(person));
        for (person, notice) in since.due(&live.table) {
            if looks(person) {
                continue;
            }
            if first {
                self.app.sockets.tell(PersonId(person.0), &notice);
            }
            if live.ours && matches!(notice, Notice::YourTurn { .. }) {
                self.app.call(PersonId(person.0));
            }
        }
    }
}
