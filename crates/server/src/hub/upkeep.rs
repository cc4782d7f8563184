//! What the owner of a table does on its own: it follows other nodes, lets bots think, watches the clock and who is
//! there, makes rematches, and puts the table away when nobody needs it.

use super::live_table::LiveTable;
use super::owner::Owner;
use super::presence::AWAY;
use crate::fault::Fault;
use crate::outage::KNOWN_AFTER;
use crate::pools::For;
use crate::seating::Again;
use crate::{ratings, seating, thinking};
use std::time::{Duration, Instant};
use store::{PersonId, Watch};
use table::Table;
use table::command::HouseCommand;
use table::event::{Cause, Event, Millis, Person};
use table::seen::Stage;

/// Nobody looks for this long: the table is put away.
const IDLE: Duration = Duration::from_secs(60);
/// A clock that stands still after a restart runs again after this at the latest.
const FROZEN_MS: Millis = 60_000;
/// How long a node waits before it lets a bot think after another node's event.
const COURTESY: Duration = Duration::from_secs(3);
/// How often people on other nodes are asked for.
const ELSEWHERE: Duration = Duration::from_secs(20);
/// How long the upkeep rests after something went wrong.
const TROUBLE: Duration = Duration::from_secs(1);

/// What the upkeep remembers.
#[derive(Default)]
pub struct Upkeep {
    /// The number for which a bot is thinking.
    thinking: Option<u64>,
    rated: bool,
    began: bool,
    asked: Option<Instant>,
}

impl Owner {
    /// Does what is to be done; the number the table has then, and how long nothing else will be. Nothing if the
    /// table is to be put away.
    pub(super) async fn look_after(&self, upkeep: &mut Upkeep, watch: &Watch) -> Option<(u64, Duration)> {
        if let Err(fault) = Box::pin(self.do_upkeep(upkeep, watch)).await {
            self.complain(&fault);
            return (!self.live().broken).then_some((u64::MAX, TROUBLE));
        }
        let courtesy = self.bots(upkeep);
        let mut live = self.live();
        live.tell_presence(self.app.now());
        if live.is_needed(watch) { Some((live.table.number(), self.rest(&live, courtesy))) } else { None }
    }

    async fn do_upkeep(&self, upkeep: &mut Upkeep, watch: &Watch) -> Result<(), Fault> {
        let known = self.live().table.number();
        if watch.newest() > known {
            self.read_on().await?;
        }
        if self.app.closing.is_cancelled() {
            return Ok(());
        }
        if !std::mem::replace(&mut upkeep.began, true) {
            self.come_back().await?;
        }
        self.clocks().await?;
        self.rematch().await?;
        self.rate(upkeep);
        self.look_elsewhere(upkeep).await?;
        let mut live = self.live();
        live.refresh(self.app.now())?;
        if live.gallery.due().is_some_and(|left| left.is_zero()) {
            live.flush();
        }
        Ok(())
    }

    /// Clocks that ran while no server was there stand still until the player is back.
    async fn come_back(&self) -> Result<(), Fault> {
        let away = {
            let table = &self.live().table;
            let due = table.due().unwrap_or(Millis::MAX);
            let alone = !self.app.several_nodes();
            table.clock_running().is_some_and(|(_, since)| {
                since < self.app.started && (alone || due <= self.app.started + FROZEN_MS)
            })
        };
        if away {
            self.act_for_house(&HouseCommand::Freeze { charge: false }).await?;
        }
        Ok(())
    }

    async fn clocks(&self) -> Result<(), Fault> {
        if self.live().has_lost_time(self) {
            // Nobody's time: it is taken off the clock before anybody is judged by it.
            self.act_for_house(&HouseCommand::Freeze { charge: true }).await?;
        }
        if self.live().may_thaw(self.app.now()) {
            self.act_for_house(&HouseCommand::Thaw).await?;
        }
        let judged = self.live().judged_at(self.app.several_nodes());
        if judged.is_some_and(|at| at <= self.app.now()) {
            self.act_for_house(&HouseCommand::Tick).await?;
        }
        Ok(())
    }

    async fn rematch(&self) -> Result<(), Fault> {
        let again = {
            let table = &self.live().table;
            table.wants_rematch().then(|| Again::of(table))
        };
        if let Some(again) = again {
            let table = Box::pin(seating::rematch(&self.app, again)).await?.to_string();
            self.act_for_house(&HouseCommand::Link { table }).await?;
        }
        Ok(())
    }

    fn rate(&self, upkeep: &mut Upkeep) {
        let table = &self.live().table;
        if table.stage() == Stage::Finished
            && table.setup().rated
            // Nobody has won a table that was closed.
            && table.ending().is_some_and(|(cause, _)| cause != Cause::Abandoned)
            && !std::mem::replace(&mut upkeep.rated, true)
        {
            self.app.tasks.spawn(ratings::rate(self.app.clone(), ratings::Outcome::of(table)));
        }
    }

    async fn look_elsewhere(&self, upkeep: &mut Upkeep) -> Result<(), Fault> {
        let due = upkeep.asked.is_none_or(|asked| asked.elapsed() >= ELSEWHERE);
        if !self.app.several_nodes() || !due || self.live().watchers.is_empty() {
            return Ok(());
        }
        upkeep.asked = Some(Instant::now());
        let away: Vec<Person> = self.live().absent.keys().copied().collect();
        for person in away {
            if let Some(found) = self.app.store.person(PersonId(person.0)).await? {
                self.live().elsewhere.insert(person, found.seen_ms);
            }
        }
        Ok(())
    }

    /// Lets the bot think whose turn it is. Another node's turn gets a moment first.
    fn bots(&self, upkeep: &mut Upkeep) -> Option<Duration> {
        let live = self.live();
        let table = &live.table;
        let number = table.number();
        let (seat, level) = table.acting_bot()?;
        if upkeep.thinking == Some(number) || self.app.closing.is_cancelled() {
            return None;
        }
        if self.app.several_nodes() && !live.ours {
            let waited = Duration::from_millis((self.app.now() - table.changed()).max(0) as u64);
            if waited < COURTESY {
                return Some(COURTESY - waited);
            }
        }
        upkeep.thinking = Some(number);
        let whom = live.asker.unwrap_or_else(|| For::host(PersonId(table.host().0)));
        let job = thinking::Job { seat, level: level.to_owned(), position: table.position().copy(), whom };
        self.app.tasks.spawn(thinking::play(self.app.clone(), self.id.clone(), job));
        None
    }

    /// How long nothing is to be done, if nothing happens.
    fn rest(&self, live: &LiveTable, courtesy: Option<Duration>) -> Duration {
        let mut rest = courtesy.unwrap_or(IDLE).min(live.gallery.due().unwrap_or(IDLE));
        let late = live.gallery.behind().and_then(|_| live.table.next_for_onlookers(self.app.now()));
        for due in live.judged_at(self.app.several_nodes()).into_iter().chain(late) {
            rest = rest.min(Duration::from_millis((due - self.app.now()).max(0) as u64));
        }
        for since in live.absent.values() {
            for step in [AWAY, live.gone_after] {
                if let Some(left) = step.checked_sub(since.elapsed()) {
                    rest = rest.min(left + Duration::from_millis(10));
                }
            }
        }
        if self.app.several_nodes() && !live.absent.is_empty() && !live.watchers.is_empty() {
            rest = rest.min(ELSEWHERE);
        }
        rest.max(Duration::from_millis(1))
    }
}

impl LiveTable {
    /// When somebody whose time is up loses by the clock. They may be connected to another node: then only when it is known
    /// whether that node was missing.
    fn judged_at(&self, several_nodes: bool) -> Option<Millis> {
        let wait = if several_nodes && !self.actor_is_here() { KNOWN_AFTER } else { 0 };
        self.table.due().map(|due| due.saturating_add(wait))
    }

    /// Whether the running clock has counted time that is nobody's.
    fn has_lost_time(&self, owner: &Owner) -> bool {
        let now = owner.app.now();
        let since = self.table.clock_running().filter(|_| self.table.setup().clock.is_live());
        since.is_some_and(|(_, since)| owner.app.outages.lost(since, now, self.actor_came()) > 0)
    }

    /// Whether a clock that stands still may run: the player is back, or has had long enough.
    fn may_thaw(&self, now: Millis) -> bool {
        if !self.table.is_frozen() {
            return false;
        }
        let frozen = self.table.log().iter().rev().find(|line| matches!(line.event, Event::Frozen { .. }));
        frozen.is_none_or(|logged| now - logged.at >= FROZEN_MS) || self.actor_is_here()
    }

    /// Whether anybody looks, or something is to be done without anybody looking.
    fn is_needed(&self, watch: &Watch) -> bool {
        let behind = watch.newest() > self.table.number();
        behind || !self.watchers.is_empty() || is_busy(&self.table) || self.idle.elapsed() < IDLE
    }
}

/// Whether a table still has something to do without anybody looking.
fn is_busy(table: &Table) -> bool {
    table.stage() == Stage::Playing && (table.acting_bot().is_some() || table.setup().clock.is_live())
}
