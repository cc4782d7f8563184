//! What takes long: it runs on a thread of its own, so that Ctrl-C ends it at once.

use crate::games::{Options, catalogue, choices, threads as check_threads};
use crate::value::{refuse, refuse_record, to_python, whole, whole_or_none, words};
use bots::Contender;
use bots::analysis::{self, CurveWords};
use bots::arena::{Plan, PlotWords, plot as plot_arena};
use play::record::Record;
use play::{Phrase, Refusal};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use search::{Budget, Limits, Stop};
use std::fmt::Display;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

/// How often a long thought looks whether Ctrl-C was pressed.
const GLANCE: Duration = Duration::from_millis(20);
/// A day: longer limits must be a mistake.
const LONGEST_MILLIS: u64 = 86_400_000;

/// A longer match would not fit in memory, nor end.
const MOST_GAMES: u64 = 1_000_000;
/// More worlds than this tell nothing new.
const MOST_SAMPLES: u32 = 1000;

/// A report and its picture.
type Pictured = (Py<PyAny>, String);

/// Runs without the GIL; a signal (Ctrl-C) stops it and is raised.
pub fn interruptible<T: Send>(py: Python<'_>, stop: &Stop, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| {
        std::thread::scope(|scope| {
            let (done, result) = mpsc::sync_channel(1);
            scope.spawn(move || done.send(work()));
            loop {
                match result.recv_timeout(GLANCE) {
                    Ok(result) => return Ok(result),
                    Err(RecvTimeoutError::Timeout) => {
                        Python::attach(|py| py.check_signals()).inspect_err(|_| stop.stop())?
                    }
                    Err(RecvTimeoutError::Disconnected) => {
                        return Err(PyRuntimeError::new_err("the thought broke off"));
                    }
                }
            }
        })
    })
}

/// Limits of a thought; without any, a tenth of a second.
pub fn limits(millis: Option<u64>, nodes: Option<u64>, iterations: Option<u64>) -> PyResult<Limits> {
    millis.map_or(Ok(()), |millis| at_most("millis", millis, LONGEST_MILLIS))?;
    let limits = Limits { time: millis.map(Duration::from_millis), nodes, iterations };
    Ok(if limits == Limits::default() { Limits::millis(100) } else { limits })
}

fn at_most<T: PartialOrd + Display>(name: &str, given: T, most: T) -> PyResult<()> {
    if given <= most {
        return Ok(());
    }
    Err(PyValueError::new_err(format!("{name}: at most {most}, not {given}")))
}

/// A budget with these limits, and the flag that ends it.
pub fn budget(limits: Limits, threads: usize) -> PyResult<(Budget, Stop)> {
    let stop = Stop::new();
    Ok((Budget::new(limits).with_threads(check_threads(threads)?).stopped_by(&stop), stop))
}

/// Lets bots play each other; returns the report as a dictionary, and a picture of it.
#[pyfunction]
#[pyo3(signature = (game, bots, *, seats = 2, options = None, games = 100, millis = None, nodes = None,
    iterations = None, seed = 1, threads = 1))]
#[expect(clippy::too_many_arguments, reason = "keywords in Python")]
pub fn arena(
    py: Python<'_>,
    game: &str,
    bots: Vec<String>,
    #[pyo3(from_py_with = whole)] seats: u8,
    options: Options<'_>,
    #[pyo3(from_py_with = whole)] games: u64,
    #[pyo3(from_py_with = whole_or_none)] millis: Option<u64>,
    #[pyo3(from_py_with = whole_or_none)] nodes: Option<u64>,
    #[pyo3(from_py_with = whole_or_none)] iterations: Option<u64>,
    #[pyo3(from_py_with = whole)] seed: u64,
    #[pyo3(from_py_with = whole)] threads: usize,
) -> PyResult<Pictured> {
    let fail = |refusal: Refusal| refuse(py, &refusal);
    at_most("games", games, MOST_GAMES)?;
    let entry = catalogue().find(game).map_err(fail)?;
    let choices = choices(py, options)?;
    let bots: Result<Vec<Contender>, Refusal> = bots.iter().map(|bot| bot.parse()).collect();
    let mut plan = Plan::new(bots.map_err(fail)?, games, limits(millis, nodes, iterations)?);
    plan.seed = seed;
    plan.threads = check_threads(threads)?;
    let stop = plan.stop.clone();
    let report =
        interruptible(py, &stop, || entry.thinker().arena(seats, &choices, &plan, None, &mut |_| {}))?
            .map_err(fail)?;
    let word = |id: &str| words().say(&Phrase::new(id).with("game", words().game(game)));
    let plot_words = PlotWords {
        title: word("arena-plot-title"),
        across: word("arena-plot-across"),
        up: word("arena-plot-up"),
    };
    let picture = plot_arena(std::slice::from_ref(&report), &plot_words);
    Ok((to_python(py, &report)?, picture))
}

/// What every move of a record was worth; returns the analysis as a dictionary, and its curve as a picture.
#[pyfunction]
#[pyo3(signature = (record, *, bot = None, millis = None, nodes = None, iterations = None, samples = 6, seed = 1,
    threads = 1))]
#[expect(clippy::too_many_arguments, reason = "keywords in Python")]
pub fn analyse(
    py: Python<'_>,
    record: &str,
    bot: Option<&str>,
    #[pyo3(from_py_with = whole_or_none)] millis: Option<u64>,
    #[pyo3(from_py_with = whole_or_none)] nodes: Option<u64>,
    #[pyo3(from_py_with = whole_or_none)] iterations: Option<u64>,
    #[pyo3(from_py_with = whole)] samples: u32,
    #[pyo3(from_py_with = whole)] seed: u64,
    #[pyo3(from_py_with = whole)] threads: usize,
) -> PyResult<Pictured> {
    let fail = |refusal: Refusal| refuse(py, &refusal);
    at_most("samples", samples, MOST_SAMPLES)?;
    let record: Record = record.parse().map_err(|error| refuse_record(py, &error))?;
    let entry = catalogue().find(&record.game).map_err(fail)?;
    let bot: Option<Contender> = bot.map(str::parse).transpose().map_err(fail)?;
    if let Some(bot) = &bot {
        entry.check_bot(&bot.name).map_err(fail)?;
    }
    let options = analysis::Options {
        bot,
        limits: match (millis, nodes, iterations) {
            (None, None, None) => None,
            _ => Some(limits(millis, nodes, iterations)?),
        },
        threads: check_threads(threads)?,
        samples,
        seed,
        ..analysis::Options::default()
    };
    let stop = options.stop.clone();
    let analysis = interruptible(py, &stop, || entry.thinker().analyse(&record, &options, &mut |_, _| {}))?
        .map_err(|error| refuse_record(py, &error))?;
    let picture = analysis::plot(&analysis, &curve_words(&record));
    Ok((to_python(py, &analysis)?, picture))
}

/// The words on the picture of a record's analysis.
fn curve_words(record: &Record) -> CurveWords {
    let name = |seat: usize| {
        let named = record.names.get(seat).filter(|name| !name.is_empty()).cloned();
        named.unwrap_or_else(|| words().say(&Phrase::new("player-of-seat").with("number", seat + 1)))
    };
    CurveWords {
        title: words().word("analysis-plot-title"),
        across: words().word("analysis-plot-across"),
        up: words().word("analysis-plot-up"),
        players: (0..usize::from(record.seats)).map(name).collect(),
    }
}
