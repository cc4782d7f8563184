//! The arena: bots play each other, fairly and many times, and the result says how sure it is.
//!
//! Every deal (one stream of luck) is played from every seat: the line-up is rotated until it repeats, so that good
//! hands and the first move even out. Games run in parallel; each bot thinks on one thread.
//! Time budgets are measured in that thread's CPU time: a busy machine makes a match slower, never a bot weaker.
//! With budgets in nodes a whole match is repeatable, whatever the number of threads.
//!
//! A match can be divided into shards and merged ([`Ledger`]), stopped and resumed, and ended early by a sequential
//! test ([`Sprt`]). A [`Report`] has the figures.

mod game;
mod ledger;
mod plot;
mod report;
mod stats;

pub use game::{PlayedGame, SideResult};
pub use ledger::{Header, Ledger, merge};
pub use plot::{PlotWords, plot};
pub use report::{Estimate, Report, ScoreRow, Versus};
pub use stats::{Conclusion, Sprt, SprtState};

use crate::codes;
use crate::{BotGame, Contender};
use play::{Phrase, Refusal};
use search::{Budget, Clock, Limits, Stop};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// A match to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays. As many as there are seats, or a divisor of it (then they alternate),
    /// or more than seats (then every combination plays).
    pub bots: Vec<Contender>,
    /// Games of the whole match, all shards together; rounded up to whole deals.
    pub games: u64,
    /// How long those think who have no limits of their own.
    pub limits: Limits,
    /// Decides all luck, and all thinking that is repeatable.
    pub seed: u64,
    /// Games at a time.
    pub threads: usize,
    /// Which clock the time limits mean.
    pub clock: Clock,
    /// Bytes for each bot's tables and trees.
    pub memory: usize,
    /// Which part of the match is played here.
    pub shard: Shard,
    /// Ends the match early when the first two contenders are told apart.
    pub sprt: Option<Sprt>,
    /// A folder for the records of the games.
    pub records: Option<PathBuf>,
    /// Ends the match at once; what is finished counts.
    pub stop: Stop,
}

impl Plan {
    /// A match of these bots: this many games with these limits, on all processors.
    pub fn new(bots: Vec<Contender>, games: u64, limits: Limits) -> Plan {
        Plan {
            bots,
            games,
            limits,
            seed: 1,
            threads: std::thread::available_parallelism().map_or(1, Into::into),
            clock: Clock::Thread,
            memory: 64 << 20,
            shard: Shard::WHOLE,
            sprt: None,
            records: None,
            stop: Stop::new(),
        }
    }
}

/// Part `number` of `of`, counted from 1; written `2/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shard {
    /// Which part, from 1.
    pub number: u64,
    /// How many parts there are.
    pub of: u64,
}

impl Shard {
    /// Everything.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    fn has(self, deal: u64) -> bool {
        deal % self.of == self.number - 1
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Shard, Refusal> {
        let parts = text.split_once('/').and_then(|(n, of)| Some((n.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Shard { number, of }),
            _ => Err(Refusal::new(codes::SHARD).with("text", text).with("possible", "1/4, 2/4, 3/4, 4/4")),
        }
    }
}

/// How the match stands, after each game.
#[derive(Clone, Debug, Serialize)]
pub struct Progress {
    /// Games finished, those of earlier runs included.
    pub done: u64,
    /// Games of this shard.
    pub of: u64,
    /// The running score of each contender: its share of the victories.
    pub score: Vec<(String, Estimate)>,
    /// Time since this run began.
    pub elapsed: Duration,
    /// Estimate of the time to go.
    pub to_go: Option<Duration>,
    /// The sequential test, if there is one.
    pub sprt: Option<SprtState>,
}

impl Progress {
    /// One line for a progress bar, as a code with arguments.
    pub fn phrase(&self) -> Phrase {
        let score = self.score.iter().map(|(name, share)| format!("{name} {:.1} %", 100.0 * share.mean));
        Phrase::new("arena-progress")
            .with("done", self.done as i64)
            .with("of", self.of as i64)
            .with("score", score.collect::<Vec<_>>().join(" · "))
            .with("seconds", self.to_go.map_or(0, |time| time.as_secs() as i64))
    }
}

/// Who sits where in one game.
pub(crate) struct Pairing {
    /// Number of the game in the match.
    pub number: u64,
    /// Number of the deal.
    pub deal: u64,
    /// In how many rotations each deal is played.
    pub rotations: u64,
    /// The contender at each seat, as an index into [`Plan::bots`].
    pub seats: Vec<usize>,
}

/// All line-ups and how deals and rotations are numbered.
pub(crate) struct Schedule {
    lineups: Vec<Vec<usize>>,
    rotations: u64,
}

impl Schedule {
    fn new(bots: usize, labels: &[String], seats: u8) -> Result<Schedule, Refusal> {
        let n = usize::from(seats);
        let lineups = match bots {
            0 => Vec::new(),
            bots if bots > n => combinations(bots, n),
            bots if n % bots == 0 => vec![(0..n).map(|seat| seat % bots).collect()],
            _ => Vec::new(),
        };
        if lineups.is_empty() {
            let fits = (1..=n).filter(|bots| n % bots == 0).map(|n| n.to_string()).collect::<Vec<_>>();
            return Err(Refusal::new(codes::ARENA_BOTS)
                .with("bots", bots)
                .with("seats", seats)
                .with("possible", fits.join(", ")));
        }
        let period = |lineup: &Vec<usize>| {
            let same = |shift: &usize| (0..n).all(|s| labels[lineup[s]] == labels[lineup[(s + shift) % n]]);
            (1..=n).find(same).unwrap_or(n) as u64
        };
        let rotations = lineups.iter().map(period).max().unwrap_or(1);
        Ok(Schedule { lineups, rotations })
    }

    /// Deals of a match of this many games.
    fn deals(&self, games: u64) -> u64 {
        let block = self.rotations * self.lineups.len() as u64;
        games.div_ceil(block) * self.lineups.len() as u64
    }

    /// Every game of these deals, as (deal, rotation) by its number.
    fn games_of(&self, deals: &[u64]) -> BTreeMap<u64, (u64, u64)> {
        let rotated = |&deal: &u64| (0..self.rotations).map(move |rotation| (deal, rotation));
        let games = deals.iter().flat_map(rotated);
        games.map(|(deal, rotation)| (self.number(deal, rotation), (deal, rotation))).collect()
    }

    fn number(&self, deal: u64, rotation: u64) -> u64 {
        deal * self.rotations + rotation
    }

    fn pairing(&self, deal: u64, rotation: u64) -> Pairing {
        let lineup = &self.lineups[(deal % self.lineups.len() as u64) as usize];
        let n = lineup.len();
        // The bot of seat s moves on to seat s + rotation.
        let seats = (0..n).map(|seat| lineup[(seat + n - rotation as usize % n) % n]).collect();
        Pairing { number: self.number(deal, rotation), deal, rotations: self.rotations, seats }
    }

    /// Every line-up meets the same luck.
    fn luck_of(&self, deal: u64) -> u64 {
        deal / self.lineups.len() as u64
    }
}

fn combinations(of: usize, take: usize) -> Vec<Vec<usize>> {
    if take == 0 {
        return vec![Vec::new()];
    }
    (take - 1..of)
        .flat_map(|last| {
            combinations(last, take - 1).into_iter().map(move |mut some| {
                some.push(last);
                some
            })
        })
        .collect()
}

/// Plays a match and reports. Games that `ledger` already has are not played again; new ones are appended to it.
///
/// `watch` is called after each game.
pub fn run<G: BotGame>(
    game: &G,
    plan: &Plan,
    mut ledger: Option<&mut Ledger>,
    mut watch: impl FnMut(&Progress),
) -> Result<Report, Refusal> {
    let labels = check(game, plan)?;
    let schedule = Schedule::new(plan.bots.len(), &labels, game.seats())?;
    let header = Header::new(game, plan, &labels);
    let mut finished = ledger.as_mut().map_or(Ok(BTreeMap::new()), |ledger| ledger.take_up(&header))?;
    let deals: Vec<u64> = (0..schedule.deals(plan.games)).filter(|&deal| plan.shard.has(deal)).collect();
    let wanted = schedule.games_of(&deals);
    finished.retain(|number, _| wanted.contains_key(number));
    let todo: Vec<(u64, u64)> =
        wanted.iter().filter(|(number, _)| !finished.contains_key(number)).map(|(_, &game)| game).collect();

    let start = Instant::now();
    let before = finished.len() as u64;
    let mut tally = report::Tally::new(&labels, &finished, schedule.rotations);
    let stop = Stop::new();
    let mut failed = None;
    play_all(game, plan, &schedule, &todo, &stop, |played| {
        let mut keep = |played: &PlayedGame| ledger.as_mut().map_or(Ok(()), |ledger| ledger.append(played));
        match played.and_then(|played| keep(&played).map(|()| played)) {
            Ok(played) => tally.add(played),
            Err(refusal) => {
                stop.stop();
                failed.get_or_insert(refusal);
                return;
            }
        }
        let sprt = plan.sprt.map(|sprt| tally.sprt(sprt, &deals));
        if sprt.is_some_and(|state| state.decision != Conclusion::Open) {
            stop.stop();
        }
        watch(&progress(&tally, before, wanted.len() as u64, start.elapsed(), sprt));
    });
    match failed {
        Some(refusal) => Err(refusal),
        None => Ok(tally.report(&header, plan.sprt, &deals)),
    }
}

/// Plays each of these deals in its rotation, several at a time, and hands in every game as it ends, until all are played
/// or `stop` is set. A game that the plan's own flag has cut short is not handed in.
fn play_all<G: BotGame>(
    game: &G,
    plan: &Plan,
    schedule: &Schedule,
    todo: &[(u64, u64)],
    stop: &Stop,
    mut hand_in: impl FnMut(Result<PlayedGame, Refusal>),
) {
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1).min(todo.len().max(1)) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                while let Some(&(deal, turn)) = todo.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                    if stop.is_set() || plan.stop.is_set() {
                        break;
                    }
                    let pairing = schedule.pairing(deal, turn);
                    let played = game::play(game, plan, &pairing, schedule.luck_of(deal));
                    let cut_short = plan.stop.is_set();
                    if cut_short || sender.send(played).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        receiver.into_iter().for_each(&mut hand_in);
    });
}

/// The report of games that were played before.
pub fn report(ledger: &Ledger) -> Report {
    let header = ledger.header();
    let rotations = ledger.games().values().map(|game| game.rotations).max().unwrap_or(1);
    report::Tally::new(&header.bots, ledger.games(), rotations).report(header, None, &[])
}

/// The names of the contenders, each with limits of its own; unknown ones are refused before anything is played.
fn check<G: BotGame>(game: &G, plan: &Plan) -> Result<Vec<String>, Refusal> {
    let bots = G::bots();
    plan.bots.iter().try_for_each(|bot| bots.get(&bot.name).map(drop))?;
    // A bot against itself always wins: nothing is learnt by that.
    let different: BTreeSet<String> = plan.bots.iter().map(ToString::to_string).collect();
    if different.len() < 2 && game.seats() > 1 {
        return Err(Refusal::new(codes::ARENA_ONE));
    }
    if plan.games == 0 {
        return Err(Refusal::new(codes::ARENA_GAMES));
    }
    if let Some(folder) = &plan.records {
        std::fs::create_dir_all(folder).map_err(|error| file_refusal(folder, &error))?;
    }
    Ok(plan.bots.iter().map(ToString::to_string).collect())
}

pub(crate) fn file_refusal(path: &std::path::Path, error: &std::io::Error) -> Refusal {
    Refusal::new(codes::ARENA_FILE)
        .with("path", path.display().to_string())
        .with("kind", format!("{:?}", error.kind()))
}

fn progress(
    tally: &report::Tally,
    before: u64,
    of: u64,
    elapsed: Duration,
    sprt: Option<SprtState>,
) -> Progress {
    let done = tally.games();
    let here = done.saturating_sub(before);
    let to_go = (here > 0).then(|| elapsed.mul_f64((of.saturating_sub(done)) as f64 / here as f64));
    Progress { done, of, score: tally.score(), elapsed, to_go, sprt }
}

/// The budget of one contender in this match.
pub(crate) fn budget(plan: &Plan, bot: &Contender) -> Budget {
    Budget::new(bot.limits_or(plan.limits)).on(plan.clock).with_memory(plan.memory)
}
