//! What happened in a game: for every move what the bot expected before and after, and the better move;
//! for every stroke of luck what it changed against its expectation; and where the game turned.
//!
//! Honest about hidden hands: a move is judged from what its player could see at that moment,
//! never from what the record reveals later.

mod notes;
mod plot;

pub use notes::{Analysis, Class, DrawNote, MoveNote, SeatNote};
pub use plot::{CurveWords, plot};

use crate::{Bot, Bots, Contender, Mind, Played};
use notes::Curve;
use play::dice::Seeded;
use play::record::{Record, RecordError, What};
use play::{Eyes, Phrase, Refusal, Seat, Turn};
use search::{Budget, Limits, Stop, part_seed};

/// How to analyse.
#[derive(Clone, Debug)]
pub struct Options {
    /// Who judges; [`Played::JUDGES`] if not said.
    pub bot: Option<Contender>,
    /// How long each move is thought about.
    pub limits: Limits,
    /// Bytes for its tables and trees.
    pub memory: usize,
    /// Threads for one thought.
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
    let [judge, quick] = judges(&bots, options.bot.as_ref()).map_err(at_top)?;
    let limits = options.bot.as_ref().map_or(options.limits, |bot| bot.limits_or(options.limits));
    let state = match &record.position {
        None => game.start(),
        Some(text) => game.parse_position(text).map_err(at_top)?,
    };
    let mut budget = Budget::new(limits).with_memory(options.memory).with_threads(options.threads);
    budget.stop = options.stop.clone();
    let mut walk = Walk {
        game,
        state,
        mind: judge.wake(game),
        sampler: quick.wake(game),
        budget,
        options,
        curve: Curve::new(game.seats()),
        moves: Vec::new(),
        draws: Vec::new(),
    };
    walk.all(record, watch)?;
    let over = game.turn(&walk.state) == Turn::Over;
    let standing = over.then(|| game.standing(&walk.state));
    let Walk { curve, moves, draws, .. } = walk;
    Ok(Analysis::new(record, judge.name, limits, curve, moves, draws, standing.as_ref()))
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

struct Walk<'a, G: Played> {
    game: &'a G,
    state: G::State,
    mind: Box<dyn Mind<G>>,
    sampler: Box<dyn Mind<G>>,
    budget: Budget,
    options: &'a Options,
    curve: Curve,
    moves: Vec<MoveNote>,
    draws: Vec<DrawNote>,
}

impl<G: Played> Walk<'_, G> {
    fn all(&mut self, record: &Record, mut watch: impl FnMut(usize, usize)) -> Result<(), RecordError> {
        let events = &record.events;
        let mut at = 0;
        while at < events.len() {
            watch(at, events.len());
            let line = events[at].line;
            let wrong = |cause: Refusal| RecordError { line, column: 1, cause };
            match &events[at].what {
                What::Move(seat, text) => {
                    self.a_move(at, *seat, text).map_err(wrong)?;
                    at += 1;
                }
                What::Luck(_) => at = self.some_luck(at, record)?,
            }
        }
        watch(events.len(), events.len());
        if self.game.turn(&self.state) == Turn::Over {
            self.curve.end(events.len(), &self.game.standing(&self.state));
        }
        Ok(())
    }

    fn a_move(&mut self, at: usize, seat: Seat, text: &str) -> Result<(), Refusal> {
        let turn = self.game.turn(&self.state);
        if turn != Turn::Of(seat) {
            return Err(Refusal::new("refused-analysis-turn").with("seat", seat));
        }
        let m = self.game.parse_move(&self.state, text).map_err(|error| {
            Refusal::new("refused-analysis-move").with("text", text).with("cause", error.to_string())
        })?;
        self.game.explain(&self.state, m)?;
        if !self.options.stop.is_set() {
            let note = self.judge(at, seat, m)?;
            self.curve.set(at, seat, note.before);
            self.moves.push(note);
        }
        self.game.play(&mut self.state, m);
        Ok(())
    }

    /// One thought from what the seat sees, and the value of what was played.
    fn judge(&mut self, at: usize, seat: Seat, m: G::Move) -> Result<MoveNote, Refusal> {
        let view = self.game.view(&self.state, Eyes::Seat(seat));
        let seed = part_seed(self.options.seed, at as u64);
        let thought = self.mind.think(self.game, &view, seat, &self.budget, seed);
        let Some(before) = thought.value.share() else {
            return Err(Refusal::new("refused-analysis-unit"));
        };
        let text = |m| self.game.move_text(&self.state, m);
        let after = if m == thought.best {
            before
        } else {
            let known = thought.ranked.iter().find(|ranked| ranked.mv == m);
            let judged = self.mind.value_of(self.game, &view, seat, m, &self.budget, seed);
            let value = judged.or(known.map(|ranked| ranked.value)).and_then(|value| value.share());
            value.unwrap_or(before).min(before)
        };
        let only = thought.ranked.len() == 1;
        // Where everything is known, another move that is worth as much is as good as the best.
        let as_good = thought.ranked.iter().any(|ranked| ranked.mv == m) && after >= before;
        let best = m == thought.best || thought.stats.exact && as_good;
        let better = (!best).then(|| text(thought.best));
        Ok(MoveNote {
            event: at,
            seat,
            text: text(m),
            before,
            after,
            loss: before - after,
            class: Class::of(before - after, best, only),
            reasons: self.game.reasons(&view, seat, thought.best),
            better,
            line: line_text(self.game, &self.state, &thought.line),
            exact: thought.stats.exact,
            depth: thought.stats.depth,
            nodes: thought.stats.nodes,
        })
    }

    /// All luck up to the next decision, as one stroke, compared with what could have come instead.
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
        let done = self.options.stop.is_set() || self.options.samples == 0;
        if !done && let Turn::Of(seat) = self.game.turn(&self.state) {
            self.compare(start, seat, &before, texts.join(", "));
        }
        Ok(at)
    }

    /// What the seat to act expects now, against the mean of what it would expect had luck fallen otherwise.
    fn compare(&mut self, at: usize, seat: Seat, before: &G::State, text: String) {
        let samples = self.options.samples;
        let seed = part_seed(!self.options.seed, at as u64);
        let limits = Limits { time: self.budget.limits.time.map(|time| time / 4), ..self.budget.limits };
        let budget = self.budget.clone().at_most(limits.share(0, 4));
        let state = self.state.clone();
        let Some(value) = self.expect(&state, seat, &budget, seed) else { return };
        let mut others = Vec::new();
        for n in 0..samples {
            let mut world = before.clone();
            let mut dice = Seeded::new(part_seed(seed, u64::from(n)));
            while self.game.turn(&world) == Turn::Luck {
                let luck = self.game.draw(&world, &mut dice);
                self.game.settle(&mut world, luck);
            }
            others.extend(self.expect(&world, seat, &budget, seed));
        }
        if others.is_empty() || self.options.stop.is_set() {
            return;
        }
        let expected = others.iter().sum::<f64>() / others.len() as f64;
        self.draws.push(DrawNote { event: at, seat, text, value, expected, luck: value - expected });
    }

    /// What `seat` expects in this world; where another seat is to act, that one's view is taken and turned round
    /// only between two seats, else nothing can be said.
    fn expect(&mut self, state: &G::State, seat: Seat, budget: &Budget, seed: u64) -> Option<f64> {
        match self.game.turn(state) {
            Turn::Of(actor) if actor == seat || self.game.seats() == 2 => {
                let view = self.game.view(state, Eyes::Seat(actor));
                let quick = self.sampler.think(self.game, &view, actor, budget, seed).value.share();
                // A quick mind may know only points; then the judge itself is asked.
                let share =
                    quick.or_else(|| self.mind.think(self.game, &view, actor, budget, seed).value.share())?;
                Some(if actor == seat { share } else { 1.0 - share })
            }
            Turn::Over => Some(self.game.standing(state).shares()[seat.index()]),
            Turn::Of(_) | Turn::Luck => None,
        }
    }
}

fn line_text<G: Played>(game: &G, state: &G::State, line: &[G::Move]) -> Vec<String> {
    let mut state = state.clone();
    let mut texts = Vec::new();
    for &m in line {
        if !matches!(game.turn(&state), Turn::Of(_)) || game.explain(&state, m).is_err() {
            break;
        }
        texts.push(game.move_text(&state, m));
        game.play(&mut state, m);
    }
    texts
}

/// A percentage of the victory, for phrases.
fn percent(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

/// A phrase about a move or a stroke of luck: event, seat, and how many percent of the victory it changed.
fn phrase(code: &str, event: usize, seat: Seat, share: f64) -> Phrase {
    Phrase::new(code).with("event", event + 1).with("seat", seat).with("percent", percent(share.abs()))
}
