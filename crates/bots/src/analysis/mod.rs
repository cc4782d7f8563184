//! What happened in a game: for every move what its player could expect, what it gave away and which move was better; for
//! every stroke of luck what it changed; and where the game turned.
//!
//! Two looks at a game are kept apart. A move is judged from what its player could see at that moment, never from what the
//! record reveals later. The course of the game, one chance of every seat before each event, is told with all hands open:
//! what luck changed and what the moves changed are differences of that course, so they add up to what happened.

pub mod calibrate;
mod judge;
mod notes;
mod plot;

pub use notes::{Analysis, Class, DrawNote, MoveNote, Point, SeatNote};
pub use plot::{CurveWords, plot};

use crate::codes;
use crate::{BotGame, Bots, ByMind, Chances, Contender};
use judge::{Event, Judge, Judgement, Task};
use play::record::{EventKind, Record, RecordError};
use play::{Phrase, Refusal, Seat, Turn};
use search::{Budget, Clock, Limits, Stop, part_seed};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// How to analyse.
#[derive(Clone, Debug)]
pub struct Options {
    /// Who judges; the game's own judge if not said.
    pub bot: Option<Contender>,
    /// How long each move is looked at; [`BotGame::CARE`] if not said. A move that is hard to tell takes several times as long.
    pub limits: Option<Limits>,
    /// Bytes for the tables and trees of one thought.
    pub memory: usize,
    /// How many moves are thought about at the same time. The judgement does not depend on it.
    pub threads: usize,
    /// How many strokes of luck a bot that judges by itself looks at, to say what could be expected before one; the game's
    /// own judge needs none. 0 leaves strokes of luck out of what is told.
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
            limits: None,
            memory: 32 << 20,
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
pub fn analyse<G: BotGame>(
    game: &G,
    record: &Record,
    options: &Options,
    watch: impl FnMut(usize, usize),
) -> Result<Analysis, RecordError> {
    let at_top = |cause: Refusal| RecordError { line: 1, column: 1, cause };
    check(game, record).map_err(at_top)?;
    let bench = Bench::<G>::of(options).map_err(at_top)?;
    let mut walk = Walk::of(game, record).map_err(at_top)?;
    walk.all(record)?;
    let judged = judge_all(game, &walk.tasks, &bench, options, watch);
    let judged = judged.into_iter().collect::<Result<Vec<Judgement>, Refusal>>().map_err(at_top)?;
    let standing = (game.turn(&walk.state) == Turn::Over).then(|| game.standing(&walk.state));
    let Course { curve, moves, draws } = course(&walk.tasks, judged);
    let mut analysis = Analysis::new(record, &bench.name, bench.limits, curve, moves, draws);
    if options.samples == 0 {
        analysis.draws.clear();
    }
    analysis.sum_up(standing.as_ref());
    Ok(analysis)
}

/// Who judges, and how long.
struct Bench<G: BotGame> {
    bots: Bots<G>,
    name: String,
    limits: Limits,
}

impl<G: BotGame> Bench<G> {
    fn of(options: &Options) -> Result<Bench<G>, Refusal> {
        let bots = G::bots();
        let name = options.bot.as_ref().map_or(G::ADVISER, |bot| bot.name.as_str()).to_owned();
        bots.get(&name)?;
        let usual = options.limits.unwrap_or(G::CARE);
        let limits = options.bot.as_ref().map_or(usual, |bot| bot.limits_or(usual));
        Ok(Bench { bots, name, limits })
    }

    /// Fresh minds for a stretch of the game.
    fn sit<'a>(&self, game: &'a G, options: &Options) -> Result<Judge<'a, G>, Refusal> {
        // Time of the thread: a busy machine judges later, not worse.
        let budget = Budget::new(self.limits).with_memory(options.memory).on(Clock::Thread);
        let judge = match self.name == G::ADVISER {
            true => game.judge(),
            false => Box::new(ByMind::new(self.bots.wake(game, &self.name)?).looking_at(options.samples)),
        };
        let mind = self.bots.wake(game, &self.name)?;
        Ok(Judge { game, mind, judge, budget: budget.stopped_by(&options.stop) })
    }
}

/// The game as it went.
struct Course {
    curve: Vec<Point>,
    moves: Vec<MoveNote>,
    draws: Vec<DrawNote>,
}

/// Puts the judgements of the events together, as far as there are no gaps between them.
fn course<G: BotGame>(tasks: &[Task<G>], judged: Vec<Judgement>) -> Course {
    let mut points: Vec<Option<Point>> = Vec::new();
    let mut next: Option<Chances> = None;
    for (task, judged) in tasks.iter().zip(&judged).rev() {
        next = judged.chances.clone().or(next);
        points.push(next.clone().map(|chances| Point::of(task.at, chances)));
    }
    let curve: Vec<Point> = points.into_iter().rev().map_while(|point| point).collect();
    let (mut moves, mut draws) = (Vec::new(), Vec::new());
    for ((task, judged), points) in tasks.iter().zip(judged).zip(curve.windows(2)) {
        let change = points[0].shares.iter().zip(&points[1].shares).map(|(before, after)| after - before);
        let change = change.collect();
        match (&task.what, judged.note) {
            (_, Some(note)) => moves.push(MoveNote { change, ..note }),
            (Event::Forced(seat, text), None) => {
                moves.push(MoveNote::forced(task.at, *seat, text, &points[0], change));
            }
            (Event::Luck(text), None) => draws.push(DrawNote::of(task.at, text, points, change)),
            (Event::Move(..) | Event::End, None) => {}
        }
    }
    Course { curve, moves, draws }
}

/// How many stretches of a game are judged apart, each by minds of its own: the same on any number of threads.
const STRETCHES: usize = 8;

/// Judges all tasks; `watch` is told how many are done, and of how many.
fn judge_all<G: BotGame>(
    game: &G,
    tasks: &[Task<G>],
    bench: &Bench<G>,
    options: &Options,
    mut watch: impl FnMut(usize, usize),
) -> Vec<Result<Judgement, Refusal>> {
    let stretches: Vec<&[Task<G>]> = tasks.chunks(tasks.len().div_ceil(STRETCHES).max(1)).collect();
    let judge =
        |stretch: &[Task<G>], done: &mut dyn FnMut()| judge_stretch(game, stretch, bench, options, done);
    let mut count = 0;
    let mut done = || {
        count += 1;
        watch(count, tasks.len());
    };
    if search::ALONE || options.threads <= 1 {
        return stretches.iter().flat_map(|stretch| judge(stretch, &mut done)).collect();
    }
    on_threads(options.threads, &stretches, judge, done)
}

/// Judges one stretch, by minds that know of no other.
fn judge_stretch<G: BotGame>(
    game: &G,
    stretch: &[Task<G>],
    bench: &Bench<G>,
    options: &Options,
    done: &mut dyn FnMut(),
) -> Vec<Result<Judgement, Refusal>> {
    let mut judge = match bench.sit(game, options) {
        Ok(judge) => judge,
        Err(refusal) => return vec![Err(refusal)],
    };
    let one = |task: &Task<G>| match options.stop.is_set() {
        true => Ok(Judgement { chances: None, note: None }),
        false => {
            let judged = judge.judge(task, part_seed(options.seed, task.at as u64));
            done();
            judged
        }
    };
    stretch.iter().map(one).collect()
}

/// Shares the stretches out; what came of them is in their order. The caller is told on its own thread of each task done.
fn on_threads<S: Sync, T: Send>(
    threads: usize,
    stretches: &[&[S]],
    judge: impl Fn(&[S], &mut dyn FnMut()) -> Vec<T> + Sync,
    mut done: impl FnMut(),
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let workers: Vec<_> = (0..threads.min(stretches.len()))
            .map(|_| {
                let (sender, next, judge) = (sender.clone(), &next, &judge);
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
        receiver.iter().for_each(|()| done());
        let mut parts: Vec<_> =
            workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect();
        parts.sort_by_key(|&(number, _)| number);
        parts.into_iter().flat_map(|(_, part)| part).collect()
    })
}

fn check<G: BotGame>(game: &G, record: &Record) -> Result<(), Refusal> {
    if record.game != G::NAME || record.seats != game.seats() {
        return Err(Refusal::new(codes::ANALYSIS_GAME).with("game", record.game.as_str()));
    }
    match record.eyes.as_deref() {
        None | Some("reviewer") => Ok(()),
        Some(_) => Err(Refusal::new(play::codes::RECORD_EYES)),
    }
}

/// Goes through a record and collects what is to be judged.
struct Walk<'a, G: BotGame> {
    game: &'a G,
    state: G::State,
    tasks: Vec<Task<G>>,
}

impl<'a, G: BotGame> Walk<'a, G> {
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
                EventKind::Move(seat, text) => {
                    self.a_move(at, *seat, text).map_err(wrong)?;
                    at += 1;
                }
                EventKind::Luck(_) => at = self.some_luck(at, record)?,
                EventKind::Beside(_) => at += 1,
            }
        }
        self.tasks.push(Task { at, state: self.state.clone(), what: Event::End });
        Ok(())
    }

    fn a_move(&mut self, at: usize, seat: Seat, text: &str) -> Result<(), Refusal> {
        if self.game.turn(&self.state) != Turn::Of(seat) {
            return Err(Refusal::new(codes::ANALYSIS_TURN).with("seat", seat));
        }
        let m = self.game.parse_move(&self.state, text)?;
        self.game.explain(&self.state, m)?;
        let mut moves = Vec::new();
        self.game.moves(&self.state, &mut moves);
        let what = match moves.len() {
            1 => Event::Forced(seat, self.game.move_text(&self.state, m)),
            _ => Event::Move(seat, m),
        };
        self.tasks.push(Task { at, state: self.state.clone(), what });
        self.game.play(&mut self.state, m);
        Ok(())
    }

    /// Luck that falls at once is one stroke.
    fn some_luck(&mut self, start: usize, record: &Record) -> Result<usize, RecordError> {
        let before = self.state.clone();
        let mut texts = Vec::new();
        let mut at = start;
        while let Some(event) = record.events.get(at)
            && let EventKind::Luck(text) = &event.what
        {
            let wrong = |cause: Refusal| RecordError { line: event.line, column: 1, cause };
            if self.game.turn(&self.state) != Turn::Luck {
                return Err(wrong(Refusal::new(codes::ANALYSIS_LUCK)));
            }
            let luck = self.game.parse_luck(&self.state, text).map_err(wrong)?;
            texts.push(text.clone());
            self.game.settle(&mut self.state, luck);
            at += 1;
        }
        self.tasks.push(Task { at: start, state: before, what: Event::Luck(texts.join(", ")) });
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
