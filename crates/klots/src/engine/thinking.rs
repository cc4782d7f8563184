//! `think` and `stop`: a bot thinks in a thread of its own while the engine goes on listening.

use catalogue::Entry;
use play::{Choices, OptionKind, OptionSpec, Refusal, Turn};
use search::{Budget, Limits, Stop};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread::JoinHandle;
use table::Position;
use words::Words;

/// At most one thought at a time.
#[derive(Default)]
pub struct Thinking {
    stop: Stop,
    busy: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

const BOT: &str = "expert";
const BUDGET: &str = "1s";
const MAX_MEMORY_MB: i64 = 65_536;

impl Thinking {
    /// Whether a thought is under way.
    pub fn busy(&self) -> bool {
        self.busy.load(Ordering::Acquire)
    }

    /// Ends a thought at once; it still answers with the best it has.
    pub fn stop(&mut self) {
        self.stop.stop();
        self.wait();
    }

    /// Waits until the thought has answered.
    pub fn wait(&mut self) {
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has said so on standard error already.
            let _ = thread.join();
        }
    }

    /// Begins a thought; the answer goes to `out` when it is there.
    pub fn begin(
        &mut self,
        game: &Entry,
        now: Box<dyn Position>,
        order: &Choices,
        out: Sender<String>,
        language: &str,
    ) -> Result<(), Refusal> {
        let Turn::Of(seat) = now.turn() else {
            return Err(Refusal::new(if now.turn() == Turn::Over {
                play::codes::OVER
            } else {
                play::codes::LUCK_FIRST
            }));
        };
        let (bot, budget, seed) = read_order(order, game)?;
        self.stop();
        self.stop = Stop::new();
        let budget = budget.stopped_by(&self.stop);
        let busy = Arc::clone(&self.busy);
        busy.store(true, Ordering::Release);
        let language = language.to_owned();
        let thinker = game.thinker();
        self.thread = Some(std::thread::spawn(move || {
            let answer = thinker.think(now.as_ref(), &bot, seat, &budget, seed);
            busy.store(false, Ordering::Release);
            let lines = match answer {
                Ok(thought) => format!("thought {}\nbest {}\nok", json!(thought), thought.best),
                Err(refusal) => super::error_line(&Words::of(&language), &refusal),
            };
            let _ = out.send(lines);
        }));
        Ok(())
    }
}

fn read_order(order: &Choices, game: &Entry) -> Result<(String, Budget, u64), Refusal> {
    let specs = specs();
    let unknown = order.0.keys().find(|name| specs.iter().all(|spec| spec.name != name.as_str()));
    if let Some(name) = unknown {
        let known = specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", ");
        return Err(Refusal::new(play::codes::OPTION_UNKNOWN)
            .with("option", name.as_str())
            .with("possible", known));
    }
    let get = |name: &str, usual: &str| order.0.get(name).map_or(usual.to_owned(), Clone::clone);
    let number = |name: &str| -> Result<Option<i64>, Refusal> {
        let Some(text) = order.0.get(name) else { return Ok(None) };
        let spec = specs.iter().find(|spec| spec.name == name).expect("one of the names above");
        Choices::none().with(name, text).check(std::slice::from_ref(spec), 0)?;
        Ok(text.parse().ok())
    };
    let bot = get("bot", BOT);
    if !game.bots.contains(&bot.as_str()) {
        return Err(Refusal::new(play::codes::BOT).with("bot", bot).with("possible", game.bots.join(", ")));
    }
    let mut budget = Budget::new(get("budget", BUDGET).parse::<Limits>()?);
    if let Some(threads) = number("threads")? {
        budget = budget.with_threads(usize::try_from(threads).unwrap_or(1));
    }
    if let Some(megabytes) = number("memory")? {
        budget = budget.with_memory(usize::try_from(megabytes).unwrap_or(64) << 20);
    }
    let seed = number("seed")?.unwrap_or(0).unsigned_abs();
    Ok((bot, budget, seed))
}

fn specs() -> [OptionSpec; 5] {
    let spec = |name, kind| OptionSpec { name, kind, default: "", rule: "", seats: &[] };
    let number = |min, max| OptionKind::Number { min, max };
    [
        spec("bot", OptionKind::Flag),
        spec("budget", OptionKind::Flag),
        spec("threads", number(1, 256)),
        spec("memory", number(1, MAX_MEMORY_MB)),
        spec("seed", number(0, i64::MAX)),
    ]
}
