//! What happened in a game: for every move what the bot expected before and after, and the better move;
//! for every stroke of luck what it changed against its expectation; and where the game turned.
//!
//! Honest about hidden hands: a move is judged from what its player could see at that moment,
//! never from what the record reveals later.

mod judge;
mod notes;
mod plot;

pub use notes::{Analysis, Class, DrawNote, MoveNote, SeatNote};
pub use plot::{CurveWords, plot};

use crate::{Bot, Bots, Contender, Played};
use judge::{Judge, Task, Told};
use notes::Curve;
use play::record::{Record, RecordError, What};
use play::{Phrase, Refusal, Seat, Turn};
use search::{Budget, Clock, Limits, Stop, part_seed};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// How to analyse.
#[derive(Clone, Debug)]
pub struct Options {
    /// Who judges; [`Played::JUDGES`] if not said.
    pub bot: Option<Contender>,
    /// How long each move is thought about, at most.
    pub limits: Limits,
    /// How long the whole may take, where [`Options::limits`] are of time: in a long game each move gets less.
    pub whole: Option<Duration>,
    /// Bytes for the tables and trees of one thought.
    pub memory: usize,
    /// How many moves are thought about at the same time. The judgement does not depend on it.
    pub threads: usize,
    /// How many other strokes of luck each one is compared with; 0 leaves luck out.
    pub samples: u32,
    /// Decides all sampling.
    pub seed: u64,
    /// Ends the analysis; what is done is returned.
    pub stop: Stop,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            bot: None,
            limits: Limits::millis(300),
            whole: Some(Duration::from_secs(12)),
            memory: 64 << 20,
            threads: 1,
            samples: 6,
            seed: 1,
            stop: Stop::new(),
        }
    }
}

/// Analyses a whole record, made by the rules of `game`. `watch` is told how many events are done.
///
/// # Errors
/// When the record does not fit the rules, shows only one seat's view, or the bot is unknown.
pub fn analyse<G: Played>(
    game: &G,
    record: &Record,
    options: &Options,
    watch: impl FnMut(usize, usize),
) -> Result<Analysis, RecordError> {
    let bots = G::bots();
    let at_top = |cause: Refusal| RecordError { line: 1, column: 1, cause };
    check(game, record).map_err(at_top)?;
    let judges = judges(&bots, options.bot.as_ref()).map_err(at_top)?;
    let limits = options.bot.as_ref().map_or(options.limits, |bot| bot.limits_or(options.limits));
    let mut walk = Walk::of(game, record).map_err(at_top)?;
    walk.all(record)?;
    let told = judge_all(game, &walk.tasks, judges, limits, options, watch);
    let mut curve = Curve::new(game.seats());
    let (mut moves, mut draws) = (Vec::new(), Vec::new());
    for told in told {
        match told.map_err(at_top)? {
            Told::Move(note) => {
                curve.set(note.event, note.seat, note.before);
                moves.push(note);
            }
            Told::Draw(note) => draws.push(note),
            Told::Nothing => {}
        }
    }
    let over = game.turn(&walk.state) == Turn::Over;
    let standing = over.then(|| game.standing(&walk.state));
    if let Some(standing) = &standing {
        curve.end(record.events.len(), standing);
    }
    Ok(Analysis::new(record, judges[0].name, limits, curve, moves, draws, standing.as_ref()))
}

/// So many stretches of a game are judged, each by minds of its own: the same on any number of threads.
const STRETCHES: usize = 8;

fn judge_all<G: Played>(
    game: &G,
    tasks: &[Task<G>],
    judges: [&Bot<G>; 2],
    limits: Limits,
    options: &Options,
    mut watch: impl FnMut(usize, usize),
) -> Vec<Result<Told, Refusal>> {
    let limits = fitting(limits, tasks, options);
    let judge_stretch = |stretch: &[Task<G>], done: &mut dyn FnMut()| -> Vec<Result<Told, Refusal>> {
        // Time of the thread: a busy machine judges later, not worse.
        let mut budget = Budget::new(limits).with_memory(options.memory).on(Clock::Thread);
        budget.stop = options.stop.clone();
        let mut judge = Judge { game, mind: judges[0].wake(game), sampler: judges[1].wake(game), budget };
        let one = |task: &Task<G>| {
            let told = judge.told(task, part_seed(options.seed, task.at as u64), options.samples);
            done();
            told
        };
        stretch.iter().map_while(|task| (!options.stop.is_set()).then_some(task)).map(one).collect()
    };
    let stretches: Vec<&[Task<G>]> = tasks.chunks(tasks.len().div_ceil(STRETCHES).max(1)).collect();
    let mut count = 0;
    let mut told = |count: &mut usize| {
        *count += 1;
        watch(*count, tasks.len());
    };
    if options.threads <= 1 {
        let all = stretches.iter().flat_map(|stretch| judge_stretch(stretch, &mut || told(&mut count)));
        return all.collect();
    }
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let workers: Vec<_> = (0..options.threads.min(stretches.len()))
            .map(|_| {
                let (sender, stretches, next, judge) = (sender.clone(), &stretches, &next, &judge_stretch);
                scope.spawn(move || {
                    let mut parts = Vec::new();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let Some(stretch) = stretches.get(number) else { return parts };
                        let mut done = || {
                            // Whoever watches listens until all workers have ended.
                            let _ = sender.send(());
                        };
                        parts.push((number, judge(stretch, &mut done)));
                    }
                })
            })
            .collect();
        drop(sender);
        receiver.iter().for_each(|()| told(&mut count));
        let mut parts: Vec<_> =
            workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect();
        parts.sort_by_key(|&(number, _)| number);
        parts.into_iter().flat_map(|(_, part)| part).collect()
    })
}

/// Limits under which the whole keeps to its time.
fn fitting<G: Played>(limits: Limits, tasks: &[Task<G>], options: &Options) -> Limits {
    let work: f64 = tasks.iter().map(|task| task.weight(options.samples)).sum();
    let most = options.whole.map(|whole| whole.mul_f64(options.threads.max(1) as f64 / work.max(1.0)));
    let time = limits.time.map(|time| most.map_or(time, |most| time.min(most)));
    Limits { time, ..limits }
}

fn check<G: Played>(game: &G, record: &Record) -> Result<(), Refusal> {
    if record.game != G::NAME || record.seats != game.seats() {
        return Err(Refusal::new("refused-analysis-game").with("game", record.game.as_str()));
    }
    match record.eyes.as_deref() {
        None | Some("reviewer") => Ok(()),
        Some(eyes) => Err(Refusal::new("refused-analysis-eyes").with("eyes", eyes)),
    }
}

/// Who judges, and who compares luck: the game's judges, or the bot that was asked for.
fn judges<'a, G: Played>(bots: &'a Bots<G>, asked: Option<&Contender>) -> Result<[&'a Bot<G>; 2], Refusal> {
    let names = match asked {
        Some(bot) if bot.name != G::JUDGES[0] => [bot.name.as_str(); 2],
        _ => G::JUDGES,
    };
    Ok([bots.get(names[0])?, bots.get(names[1])?])
}

/// Goes through a record and collects what is to be judged.
struct Walk<'a, G: Played> {
    game: &'a G,
    state: G::State,
    tasks: Vec<Task<G>>,
}

impl<'a, G: Played> Walk<'a, G> {
    fn of(game: &'a G, record: &Record) -> Result<Walk<'a, G>, Refusal> {
        let state = match &record.position {
            None => game.start(),
            Some(text) => game.parse_position(text)?,
        };
        Ok(Walk { game, state, tasks: Vec::new() })
    }

    fn all(&mut self, record: &Record) -> Result<(), RecordError> {
        let events = &record.events;
        let mut at = 0;
        while at < events.len() {
            let line = events[at].line;
            let wrong = |cause: Refusal| RecordError { line, column: 1, cause };
            match &events[at].what {
                What::Move(seat, text) => {
                    self.a_move(at, *seat, text).map_err(wrong)?;
                    at += 1;
                }
                What::Luck(_) => at = self.some_luck(at, record)?,
                What::Beside(_) => at += 1,
            }
        }
        Ok(())
    }

    fn a_move(&mut self, at: usize, seat: Seat, text: &str) -> Result<(), Refusal> {
        if self.game.turn(&self.state) != Turn::Of(seat) {
            return Err(Refusal::new("refused-analysis-turn").with("seat", seat));
        }
        let m = self.game.parse_move(&self.state, text).map_err(|error| {
            Refusal::new("refused-analysis-move").with("text", text).with("cause", error.to_string())
        })?;
        self.game.explain(&self.state, m)?;
        self.tasks.push(Task::of_move(self.game, at, seat, &self.state, m));
        self.game.play(&mut self.state, m);
        Ok(())
    }

    /// Luck that falls at once is one stroke.
    fn some_luck(&mut self, start: usize, record: &Record) -> Result<usize, RecordError> {
        let before = self.state.clone();
        let mut texts = Vec::new();
        let mut at = start;
        while let Some(event) = record.events.get(at)
            && let What::Luck(text) = &event.what
        {
            let wrong = |cause: Refusal| RecordError { line: event.line, column: 1, cause };
            if self.game.turn(&self.state) != Turn::Luck {
                return Err(wrong(Refusal::new("refused-analysis-luck")));
            }
            let luck = self.game.parse_luck(&self.state, text).map_err(wrong)?;
            texts.push(text.clone());
            self.game.settle(&mut self.state, luck);
            at += 1;
        }
        if let Turn::Of(seat) = self.game.turn(&self.state) {
            self.tasks.push(Task::of_luck(start, seat, before, self.state.clone(), texts.join(", ")));
        }
        Ok(at)
    }
}

/// A percentage of the victory, for phrases.
fn percent(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

/// A phrase about a move or a stroke of luck: event, seat, and how many percent of the victory it changed.
fn phrase(code: &str, event: usize, seat: Seat, share: f64) -> Phrase {
    Phrase::new(code).with("event", event + 1).with("seat", seat).with("percent", percent(share.abs()))
}
