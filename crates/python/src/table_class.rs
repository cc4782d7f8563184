//! `Table`: one game of any kind, with the log of what happened.

use crate::batch_class::named_reward;
use crate::games::{Options, catalogue, open, shape_of};
use crate::thinking::{budget, interruptible, limits};
use crate::value::{index, refuse, refuse_record, to_python, whole, whole_or_none};
use catalogue::Thinker;
use learn::Learner;
use play::dice::Seeded;
use play::record::{Cause, Event, Record, What};
use play::{Dice, Eyes, Refusal, Seat, Turn};
use pyo3::IntoPyObjectExt;
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt, PyTuple};
use search::Stop;
use std::hash::{DefaultHasher, Hash, Hasher};
use table::Position;
use table::replay::Replay;

/// A deeper count would not end.
const DEEPEST: u32 = 64;
/// Pictures are so wide.
const WIDTHS: std::ops::RangeInclusive<u32> = 16..=8192;

/// One game: whose turn it is, what is legal, what happened.
///
/// `Table(name, seats, {option: value})`. Moves, luck and positions are text (docs/notation.md) or numbers
/// (docs/python.md); eyes are a seat number, "onlooker" or "reviewer".
///
/// ```python
/// >>> import klots
/// >>> name = klots.games()[0]["name"]
/// >>> table = klots.Table(name, 2)
/// >>> while table.luck:
/// ...     text = table.roll(seed=1)
/// >>> number = table.legal()[0]
/// >>> table.text(number) == table.moves()[0] and table.number(table.moves()[0]) == number
/// True
/// >>> before = table.copy()
/// >>> table.apply(number) == before.moves()[0]
/// True
/// >>> seat, text = table.undo()
/// >>> seat == before.turn, table == before
/// (True, True)
///
/// ```
#[pyclass(module = "klots._core")]
pub struct Table {
    position: Box<dyn Position>,
    start: Option<String>,
    events: Vec<Event>,
    /// The lots drawn so far of the luck that is open.
    drawn: Vec<u16>,
    /// What each seat had seen before the log begins, in a world that was made to fit.
    memories: Vec<Memory>,
}

/// What a seat had seen before.
#[derive(Clone)]
struct Memory {
    text: String,
    numbers: Vec<Seen>,
}

/// A move, a lot or a hidden lot, as [`Table::seen`] tells it.
type Seen = (i32, i32);

/// What happened, as `(seat, text)`; luck has no seat.
type Told = (Option<u8>, String);

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (game, seats = 2, options = None, position = None))]
    fn new(
        py: Python<'_>,
        game: &str,
        #[pyo3(from_py_with = whole)] seats: u8,
        options: Options<'_>,
        position: Option<&str>,
    ) -> PyResult<Table> {
        let mut place = open(py, game, seats, options)?;
        if let Some(text) = position {
            place.set_text(text).map_err(|refusal| refuse(py, &refusal))?;
        }
        Ok(Table::at(place, position.map(str::to_owned)))
    }

    /// Reads a record and plays it to its end, checking every event and the result.
    #[staticmethod]
    fn from_record(py: Python<'_>, text: &str) -> PyResult<Table> {
        let record: Record = text.parse().map_err(|error| refuse_record(py, &error))?;
        let replay = Replay::new(catalogue(), &record).map_err(|error| refuse_record(py, &error))?;
        let position = replay.finish().map_err(|error| refuse_record(py, &error))?;
        Ok(Table { events: record.events, ..Table::at(position, record.position) })
    }

    /// The game's name.
    #[getter]
    fn game(&self) -> &'static str {
        self.position.game()
    }

    /// How many sit at the table.
    #[getter]
    fn seats(&self) -> u8 {
        self.position.seats()
    }

    /// The options that differ from the rulebook's way.
    #[getter]
    fn options(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.position.choices())
    }

    /// The seat that must move, or `None`: then luck must be settled, or the game is over.
    #[getter]
    fn turn(&self) -> Option<u8> {
        match self.position.turn() {
            Turn::Of(seat) => Some(seat.0),
            Turn::Luck | Turn::Over => None,
        }
    }

    /// Whether luck must be settled before anybody can move.
    #[getter]
    fn luck(&self) -> bool {
        self.position.turn() == Turn::Luck
    }

    /// Whether nothing happens any more.
    #[getter]
    fn over(&self) -> bool {
        self.position.turn() == Turn::Over
    }

    /// The round of a match, from 0.
    #[getter]
    fn round(&self) -> u32 {
        self.position.round()
    }

    /// The party of each seat: partners share it.
    #[getter]
    fn parties(&self) -> Vec<u32> {
        Seat::all(self.position.seats()).map(|seat| self.position.party(seat).into()).collect()
    }

    /// The legal moves.
    fn moves(&self) -> Vec<String> {
        self.position.moves()
    }

    /// The legal moves with where they go and what they bring.
    fn offers(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.position.offers())
    }

    /// `None` for a legal move; raises `Refusal` with the first rule that another one breaks.
    fn explain(&self, py: Python<'_>, text: &str) -> PyResult<()> {
        self.position.explain(text).map_err(|refusal| refuse(py, &refusal))
    }

    /// Plays a move and returns its canonical text.
    ///
    /// ```python
    /// >>> import klots
    /// >>> table = klots.Table(klots.games()[0]["name"], 2)
    /// >>> try:
    /// ...     table.play("nonsense")
    /// ... except klots.Refusal as refusal:
    /// ...     print(refusal.code)
    /// refused-luck-first
    ///
    /// ```
    fn play(&mut self, py: Python<'_>, text: &str) -> PyResult<String> {
        let turn = self.position.turn();
        let text = self.position.play(text).map_err(|refusal| refuse(py, &refusal))?;
        if let Turn::Of(seat) = turn {
            self.events.push(Event::new(What::Move(seat, text.clone())));
        }
        Ok(text)
    }

    /// What the dice of this seed would decide; nothing is settled.
    fn draw(&self, py: Python<'_>, #[pyo3(from_py_with = whole)] seed: u64) -> PyResult<String> {
        self.position.draw(&mut Seeded::new(seed)).map_err(|refusal| refuse(py, &refusal))
    }

    /// Settles luck by its text.
    fn settle(&mut self, py: Python<'_>, text: &str) -> PyResult<()> {
        let text = self.position.settle(text).map_err(|refusal| refuse(py, &refusal))?;
        self.drawn.clear();
        self.events.push(Event::new(What::Luck(text)));
        Ok(())
    }

    /// Draws with the dice of this seed and settles; returns the text.
    fn roll(&mut self, py: Python<'_>, #[pyo3(from_py_with = whole)] seed: u64) -> PyResult<String> {
        let text = self.draw(py, seed)?;
        self.settle(py, &text)?;
        Ok(text)
    }

    /// Takes the last move or luck back (or the lots drawn of an open one) and returns it; `None` at the start.
    fn undo(&mut self, py: Python<'_>) -> PyResult<Option<Told>> {
        if !self.drawn.is_empty() {
            self.drawn.clear();
            return Ok(None);
        }
        let Some(last) = self.events.pop() else { return Ok(None) };
        let mut position = self.begin().map_err(|refusal| refuse(py, &refusal))?;
        for event in &self.events {
            happen(position.as_mut(), event).map_err(|refusal| refuse(py, &refusal))?;
        }
        self.position = position;
        Ok(told(&last))
    }

    /// What these eyes see: a seat number, "onlooker" or "reviewer".
    #[pyo3(signature = (eyes = None))]
    fn view(&self, py: Python<'_>, eyes: Options<'_>) -> PyResult<Py<PyAny>> {
        let eyes = self.eyes(py, eyes)?;
        to_python(py, &self.position.view(eyes))
    }

    /// Points and places of all seats.
    fn standing(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.position.standing())
    }

    /// The share of the victory of each seat, as the standing is now.
    fn shares(&self) -> Vec<f64> {
        self.position.standing().shares().to_vec()
    }

    /// What the standing is worth to each seat: "victory", "place" or "points" (docs/python.md).
    #[pyo3(signature = (reward = "victory"))]
    fn rewards(&self, reward: &str) -> PyResult<Vec<f64>> {
        let worths = named_reward(reward)?.of(&self.position.standing(), |seat| self.position.party(seat));
        Ok(worths[..usize::from(self.position.seats())].to_vec())
    }

    /// The sum of a seat's points, line by line.
    #[pyo3(signature = (seat, eyes = None))]
    fn reckon(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = whole)] seat: u8,
        eyes: Options<'_>,
    ) -> PyResult<Py<PyAny>> {
        let eyes = self.eyes(py, eyes)?;
        to_python(py, &self.position.reckon(self.seat(py, seat)?, eyes))
    }

    /// The whole position as text; setting it forgets what happened before.
    #[getter]
    fn position(&self) -> String {
        self.position.text()
    }

    #[setter]
    fn set_position(&mut self, py: Python<'_>, text: &str) -> PyResult<()> {
        self.position.set_text(text).map_err(|refusal| refuse(py, &refusal))?;
        self.start = Some(text.to_owned());
        self.forget();
        Ok(())
    }

    /// Goes back to the start of the game.
    fn restart(&mut self) {
        self.position.restart();
        self.start = None;
        self.forget();
    }

    /// A second table in the same position, with the same past.
    fn copy(&self) -> Table {
        Table {
            position: self.position.copy(),
            start: self.start.clone(),
            events: self.events.clone(),
            drawn: self.drawn.clone(),
            memories: self.memories.clone(),
        }
    }

    fn __copy__(&self) -> Table {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Table {
        self.copy()
    }

    /// Tables are equal when the same game with the same options is in the same position.
    fn __richcmp__(
        &self,
        py: Python<'_>,
        other: &Bound<'_, PyAny>,
        compare: CompareOp,
    ) -> PyResult<Py<PyAny>> {
        let Ok(other) = other.cast::<Table>() else { return Ok(py.NotImplemented()) };
        let same = other.borrow().identity() == self.identity();
        match compare {
            CompareOp::Eq => same.into_py_any(py),
            CompareOp::Ne => (!same).into_py_any(py),
            _ => Ok(py.NotImplemented()),
        }
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.identity().hash(&mut hasher);
        hasher.finish()
    }

    /// Pickled as its start and its log.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let memories = self.memories.iter().map(|memory| (memory.text.clone(), memory.numbers.clone()));
        let arguments = (
            self.position.game(),
            self.position.seats(),
            self.position.choices().to_string(),
            self.start.clone(),
            self.log(),
            self.drawn(),
            memories.collect::<Vec<_>>(),
        );
        let restore = py.import("klots._core")?.getattr("_restore_table")?;
        Ok((restore, arguments.into_pyobject(py)?))
    }

    /// The sizes of this game's numbers, as `klots.shape` gives them.
    fn shape(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &shape_of(py, self.position.as_ref())?)
    }

    /// The numbers of the legal moves.
    fn legal(&self, py: Python<'_>) -> PyResult<Vec<u32>> {
        self.learner(py)?.legal(self.position.as_ref()).map_err(|refusal| refuse(py, &refusal))
    }

    /// One byte for each action number: 1 where it is legal.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mask = self.learner(py)?.mask(self.position.as_ref()).map_err(|refusal| refuse(py, &refusal))?;
        Ok(PyBytes::new(py, &mask))
    }

    /// The number of a move; raises `Refusal` where it is not legal.
    fn number(&self, py: Python<'_>, text: &str) -> PyResult<usize> {
        let number = self.learner(py)?.number(self.position.as_ref(), text);
        number.map_err(|refusal| refuse(py, &refusal))
    }

    /// The move with this number; raises `IndexError` where no legal move has it.
    fn text(&self, py: Python<'_>, #[pyo3(from_py_with = index)] number: i64) -> PyResult<String> {
        let learner = self.learner(py)?;
        let text = match usize::try_from(number) {
            Ok(number) => {
                learner.text(self.position.as_ref(), number).map_err(|refusal| refuse(py, &refusal))?
            }
            Err(_) => None,
        };
        text.ok_or_else(|| PyIndexError::new_err(format!("action {number} is not legal here")))
    }

    /// Plays the move with this number and returns its text.
    fn apply(&mut self, py: Python<'_>, #[pyo3(from_py_with = index)] number: i64) -> PyResult<String> {
        let text = self.text(py, number)?;
        self.play(py, &text)
    }

    /// What a seat sees, as bytes: the planes one after the other.
    fn observation<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = whole)] seat: u8,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let seat = self.seat(py, seat)?;
        let bytes = self.learner(py)?.observe(self.position.as_ref(), seat);
        Ok(PyBytes::new(py, &bytes.map_err(|refusal| refuse(py, &refusal))?))
    }

    /// The lots of chance that can be drawn next, with their probabilities; empty where luck is not open.
    fn lots(&self, py: Python<'_>) -> PyResult<Vec<(u32, f64)>> {
        let lots = self.learner(py)?.lots(self.position.as_ref(), &self.drawn);
        let lots = lots.map_err(|refusal| refuse(py, &refusal))?;
        let all: u32 = lots.iter().map(|&(_, weight)| weight).sum();
        let share = |(lot, weight): (u16, u32)| (u32::from(lot), f64::from(weight) / f64::from(all));
        Ok(lots.into_iter().map(share).collect())
    }

    /// Draws one lot; with the last of them luck is settled, and its text returned.
    fn draw_lot(
        &mut self,
        py: Python<'_>,
        #[pyo3(from_py_with = index)] lot: i64,
    ) -> PyResult<Option<String>> {
        let learner = self.learner(py)?;
        let fail = |refusal: Refusal| refuse(py, &refusal);
        let open = learner.lots(self.position.as_ref(), &self.drawn).map_err(fail)?;
        let Some(&(lot, _)) = open.iter().find(|&&(one, _)| i64::from(one) == lot) else {
            return Err(PyIndexError::new_err(format!("lot {lot} cannot be drawn here")));
        };
        self.drawn.push(lot);
        let Some(text) = learner.settled(self.position.as_ref(), &self.drawn).map_err(fail)? else {
            return Ok(None);
        };
        self.settle(py, &text)?;
        Ok(Some(text))
    }

    /// The lots drawn so far of the luck that is open.
    #[getter]
    fn drawn(&self) -> Vec<u32> {
        self.drawn.iter().map(|&lot| lot.into()).collect()
    }

    /// All that a seat has seen, as text: the game, then every move and every luck with what its eyes saw of it.
    fn information(&self, py: Python<'_>, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<String> {
        let seat = self.seat(py, seat)?;
        self.seen_texts(py, seat).map_err(|refusal| refuse(py, &refusal))
    }

    /// All that a seat has seen, as numbers: `(seat, action)` for a move, `(-1, lot)` for a lot, `(-1, -1)` for a hidden
    /// one.
    fn seen(&self, py: Python<'_>, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<Vec<Seen>> {
        let seat = self.seat(py, seat)?;
        self.seen_numbers(py, seat)?.map_err(|refusal| refuse(py, &refusal))
    }

    /// A table whose hidden part is drawn anew, so that it fits what a seat sees; its log begins there.
    ///
    /// ```python
    /// >>> import klots
    /// >>> for game in klots.games():
    /// ...     table = klots.Table(game["name"], max(2, game["min_seats"]))
    /// ...     _ = table.roll(seed=5)
    /// ...     assert table.resample(1, seed=2).view(1) == table.view(1)
    ///
    /// ```
    #[pyo3(signature = (seat, seed = 0))]
    fn resample(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = whole)] seat: u8,
        #[pyo3(from_py_with = whole)] seed: u64,
    ) -> PyResult<Table> {
        let seat = self.seat(py, seat)?;
        let world = self.learner(py)?.resample(self.position.as_ref(), seat, seed);
        let world = world.map_err(|refusal| refuse(py, &refusal))?;
        let start = world.text();
        let mut table = Table::at(world, Some(start));
        let drawn = self.resample_lots(py, seat, seed)?;
        let past = Table { drawn: Vec::new(), ..self.copy() };
        for other in Seat::all(self.position.seats()) {
            let (text, numbers) = if other == seat {
                (past.information(py, seat.0)?, past.seen(py, seat.0)?)
            } else {
                (table.as_seen_now(other), Vec::new())
            };
            table.memories.push(Memory { text, numbers });
        }
        for lot in drawn {
            table.draw_lot(py, lot.into())?;
        }
        Ok(table)
    }

    /// The position as these eyes see it, as an SVG document.
    #[pyo3(signature = (eyes = None))]
    fn svg(&self, py: Python<'_>, eyes: Options<'_>) -> PyResult<String> {
        let eyes = self.eyes(py, eyes)?;
        Ok(draw::svg(self.position.game(), &self.position.view(eyes).value()))
    }

    /// What a notebook shows: the position as the seat to move sees it.
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None)
    }

    /// The picture in pixels: width, height, and three bytes (red, green, blue) for each, row by row.
    #[pyo3(signature = (eyes = None, width = 480))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        eyes: Options<'_>,
        #[pyo3(from_py_with = whole)] width: u32,
    ) -> PyResult<(u32, u32, Bound<'py, PyBytes>)> {
        if !WIDTHS.contains(&width) {
            return Err(PyValueError::new_err(format!("width: {} to {}", WIDTHS.start(), WIDTHS.end())));
        }
        let svg = self.svg(py, eyes)?;
        let drawn = py.detach(|| draw::pixels(&svg, width));
        let (width, height, bytes) = drawn.map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok((width, height, PyBytes::new(py, &bytes)))
    }

    /// The bots that play this game.
    fn bots(&self, py: Python<'_>) -> PyResult<Vec<&'static str>> {
        let entry = catalogue().find(self.position.game()).map_err(|refusal| refuse(py, &refusal))?;
        Ok(entry.bots.to_vec())
    }

    /// Lets a bot think for the seat to move, from what that seat sees. Ctrl-C ends it at once.
    ///
    /// ```python
    /// >>> import klots
    /// >>> table = klots.Table(klots.games()[0]["name"], 2)
    /// >>> while table.luck:
    /// ...     text = table.roll(seed=1)
    /// >>> table.think("greedy", nodes=10)["best"] in table.moves()
    /// True
    ///
    /// ```
    #[pyo3(signature = (bot = "expert", *, millis = None, nodes = None, iterations = None, seed = 1, threads = 1))]
    #[expect(clippy::too_many_arguments, reason = "keywords in Python")]
    fn think(
        &self,
        py: Python<'_>,
        bot: &str,
        #[pyo3(from_py_with = whole_or_none)] millis: Option<u64>,
        #[pyo3(from_py_with = whole_or_none)] nodes: Option<u64>,
        #[pyo3(from_py_with = whole_or_none)] iterations: Option<u64>,
        #[pyo3(from_py_with = whole)] seed: u64,
        #[pyo3(from_py_with = whole)] threads: usize,
    ) -> PyResult<Py<PyAny>> {
        let (budget, stop) = budget(limits(millis, nodes, iterations)?, threads)?;
        let seat = self.acting(py)?;
        let think = || self.thinker()?.think(self.position.as_ref(), bot, seat, &budget, seed);
        let thought = interruptible(py, &stop, think)?;
        to_python(py, &thought.map_err(|refusal| refuse(py, &refusal))?)
    }

    /// The three best moves with reasons, for the seat to move. Ctrl-C ends it at once.
    #[pyo3(signature = (*, millis = None, nodes = None, iterations = None, seed = 1, threads = 1))]
    fn hint(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = whole_or_none)] millis: Option<u64>,
        #[pyo3(from_py_with = whole_or_none)] nodes: Option<u64>,
        #[pyo3(from_py_with = whole_or_none)] iterations: Option<u64>,
        #[pyo3(from_py_with = whole)] seed: u64,
        #[pyo3(from_py_with = whole)] threads: usize,
    ) -> PyResult<Py<PyAny>> {
        let (budget, stop) = budget(limits(millis, nodes, iterations)?, threads)?;
        let seat = self.acting(py)?;
        let hints =
            interruptible(py, &stop, || self.thinker()?.hint(self.position.as_ref(), seat, &budget, seed))?;
        to_python(py, &hints.map_err(|refusal| refuse(py, &refusal))?)
    }

    /// The solved value for the seat to move, `{"value": "win" | "loss" | "draw", "distance": …}`, or `None` where the
    /// position is not one of a solved game.
    fn worth(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        crate::solve::worth(py, self.position.as_ref())
    }

    /// How many lines of so many moves there are; luck and the end of the game end a line early. Ctrl-C ends it at once.
    fn perft(&self, py: Python<'_>, #[pyo3(from_py_with = whole)] depth: u32) -> PyResult<u64> {
        if depth > DEEPEST {
            return Err(PyValueError::new_err(format!("depth: 0 to {DEEPEST}, not {depth}")));
        }
        let stop = Stop::new();
        let count = interruptible(py, &stop, || self.thinker()?.perft(self.position.as_ref(), depth, &stop))?;
        count.map_err(|refusal| refuse(py, &refusal))
    }

    /// What has happened: `(seat, text)` for a move, `(None, text)` for luck.
    fn log(&self) -> Vec<Told> {
        self.events.iter().filter_map(told).collect()
    }

    /// The record of the game so far, with all luck: not for a player while the game runs.
    #[pyo3(signature = (names = None))]
    fn record(&self, py: Python<'_>, names: Option<Vec<String>>) -> PyResult<String> {
        let names = names.unwrap_or_default();
        if !names.is_empty() && names.len() != usize::from(self.position.seats()) {
            return Err(PyValueError::new_err("one name for each seat"));
        }
        let mut record = Record {
            game: self.position.game().to_owned(),
            seats: self.position.seats(),
            options: self.position.choices(),
            rules: self.position.facts().rules_version,
            names,
            position: self.start.clone(),
            events: self.events.clone(),
            ..Record::default()
        };
        if self.position.turn() == Turn::Over {
            record = record.ended(Cause::Played, &self.position.standing());
        }
        let text = record.to_string();
        text.parse::<Record>().map_err(|error| refuse_record(py, &error))?;
        Ok(text)
    }

    fn __repr__(&self) -> String {
        format!("<klots.Table {} {}>", self.position.game(), self.position.text())
    }
}

impl Table {
    fn at(position: Box<dyn Position>, start: Option<String>) -> Table {
        Table { position, start, events: Vec::new(), drawn: Vec::new(), memories: Vec::new() }
    }

    /// The first line of what a seat has seen.
    fn head(&self, seat: Seat) -> String {
        let position = &self.position;
        format!("{} {} {} seat {seat}", position.game(), position.seats(), position.choices())
    }

    /// What a seat sees now, as all that it has seen.
    fn as_seen_now(&self, seat: Seat) -> String {
        format!("{}\nfrom {}", self.head(seat), self.position.view(Eyes::Seat(seat)))
    }

    fn forget(&mut self) {
        self.events.clear();
        self.drawn.clear();
        self.memories.clear();
    }

    /// What makes two tables the same.
    fn identity(&self) -> (&'static str, u8, String, String, Vec<u16>) {
        let position = &self.position;
        (
            position.game(),
            position.seats(),
            position.choices().to_string(),
            position.text(),
            self.drawn.clone(),
        )
    }

    /// The position in which the log begins.
    fn begin(&self) -> Result<Box<dyn Position>, Refusal> {
        let mut position = self.position.reopen(self.position.seats(), &self.position.choices())?;
        if let Some(start) = &self.start {
            position.set_text(start)?;
        }
        Ok(position)
    }

    fn seen_texts(&self, py: Python<'_>, seat: Seat) -> Result<String, Refusal> {
        let eyes = Eyes::Seat(seat);
        let mut position = self.begin()?;
        let mut lines = match (self.memories.get(seat.index()), &self.start) {
            (Some(memory), _) => vec![memory.text.clone()],
            (None, None) => vec![self.head(seat)],
            (None, Some(_)) => vec![self.head(seat), format!("from {}", position.view(eyes))],
        };
        for event in &self.events {
            match &event.what {
                What::Move(seat, text) => lines.push(format!("{seat}: {text}")),
                What::Luck(text) => lines.push(format!("luck: {}", position.tell_luck(text, eyes)?.0)),
                What::Beside(_) => {}
            }
            happen(position.as_mut(), event)?;
        }
        if !self.drawn.is_empty()
            && let Ok(learner) = self.learner(py)
        {
            let drawn = learner.seen_lots(self.position.as_ref(), &self.drawn, seat)?;
            let text = |lot: &Option<u16>| lot.map_or("?".to_owned(), |lot| lot.to_string());
            lines.push(format!("lots: {}", drawn.iter().map(text).collect::<Vec<_>>().join(" ")));
        }
        Ok(lines.join("\n"))
    }

    fn seen_numbers(&self, py: Python<'_>, seat: Seat) -> PyResult<Result<Vec<Seen>, Refusal>> {
        let learner = self.learner(py)?;
        let look = || {
            let mut position = self.begin()?;
            let memory = self.memories.get(seat.index());
            let mut numbers = memory.map_or_else(Vec::new, |memory| memory.numbers.clone());
            for event in &self.events {
                match &event.what {
                    What::Move(seat, text) => {
                        numbers.push((seat.0.into(), learner.number(position.as_ref(), text)? as i32));
                    }
                    What::Luck(text) => {
                        let lots = learner.lots_of(position.as_ref(), text, seat)?;
                        numbers.extend(
                            lots.into_iter().map(|(lot, seen)| (-1, if seen { lot.into() } else { -1 })),
                        );
                    }
                    What::Beside(_) => {}
                }
                happen(position.as_mut(), event)?;
            }
            let drawn = learner.seen_lots(self.position.as_ref(), &self.drawn, seat)?;
            numbers.extend(drawn.into_iter().map(|lot| (-1, lot.map_or(-1, i32::from))));
            Ok(numbers)
        };
        Ok(look())
    }

    /// The lots of the luck that is open: those that a seat has seen, and others in place of the hidden ones.
    fn resample_lots(&self, py: Python<'_>, seat: Seat, seed: u64) -> PyResult<Vec<u16>> {
        let (learner, position) = (self.learner(py)?, self.position.as_ref());
        let fail = |refusal: Refusal| refuse(py, &refusal);
        let seen = learner.seen_lots(position, &self.drawn, seat).map_err(fail)?;
        let mut dice = Seeded::new(seed);
        let mut lots = Vec::new();
        for (&real, seen_lot) in self.drawn.iter().zip(&seen) {
            let lot = match seen_lot {
                Some(lot) => *lot,
                None => {
                    let mut open = learner.lots(position, &lots).map_err(fail)?;
                    open.retain(|(lot, _)| !seen.contains(&Some(*lot)));
                    let at = dice.below((open.len() as u32).max(1));
                    open.get(at as usize).map_or(real, |&(lot, _)| lot)
                }
            };
            lots.push(lot);
        }
        Ok(lots)
    }

    fn learner(&self, py: Python<'_>) -> PyResult<&'static dyn Learner> {
        catalogue().learner(self.position.as_ref()).map_err(|refusal| refuse(py, &refusal))
    }

    fn thinker(&self) -> Result<&'static dyn Thinker, Refusal> {
        catalogue().thinker(self.position.as_ref())
    }

    fn acting(&self, py: Python<'_>) -> PyResult<Seat> {
        match self.position.turn() {
            Turn::Of(seat) => Ok(seat),
            Turn::Luck => Err(refuse(py, &Refusal::new("refused-luck-first"))),
            Turn::Over => Err(refuse(py, &Refusal::new("refused-over"))),
        }
    }

    fn seat(&self, py: Python<'_>, seat: u8) -> PyResult<Seat> {
        if seat < self.position.seats() {
            return Ok(Seat(seat));
        }
        let refusal = Refusal::new("record-seat").with("text", seat).with("seats", self.position.seats());
        Err(refuse(py, &refusal))
    }

    /// Without eyes: those of the seat to move, else an onlooker's.
    fn eyes(&self, py: Python<'_>, eyes: Options<'_>) -> PyResult<Eyes> {
        let Some(eyes) = eyes else {
            return Ok(match self.position.turn() {
                Turn::Of(seat) => Eyes::Seat(seat),
                Turn::Luck | Turn::Over => Eyes::Onlooker,
            });
        };
        if eyes.is_instance_of::<PyInt>() {
            return self.seat(py, whole(&eyes)?).map(Eyes::Seat);
        }
        let word: String = eyes.extract()?;
        match word.parse() {
            Ok(Eyes::Seat(seat)) => self.seat(py, seat.0).map(Eyes::Seat),
            Ok(eyes) => Ok(eyes),
            Err(()) => Err(PyValueError::new_err("a seat number, 'onlooker' or 'reviewer'")),
        }
    }
}

fn told(event: &Event) -> Option<Told> {
    match &event.what {
        What::Move(seat, text) => Some((Some(seat.0), text.clone())),
        What::Luck(text) => Some((None, text.clone())),
        What::Beside(_) => None,
    }
}

/// Lets an event of the log happen again.
fn happen(position: &mut dyn Position, event: &Event) -> Result<(), Refusal> {
    match &event.what {
        What::Move(_, text) => position.play(text).map(drop),
        What::Luck(text) => position.settle(text).map(drop),
        What::Beside(_) => Ok(()),
    }
}

/// What `pickle` calls.
#[pyfunction]
#[pyo3(signature = (game, seats, options, start, log, drawn, memories = Vec::new()))]
#[expect(clippy::too_many_arguments, reason = "all that a table is")]
pub fn _restore_table(
    py: Python<'_>,
    game: &str,
    seats: u8,
    options: Bound<'_, PyAny>,
    start: Option<&str>,
    log: Vec<Told>,
    drawn: Vec<i64>,
    memories: Vec<(String, Vec<Seen>)>,
) -> PyResult<Table> {
    let mut table = Table::new(py, game, seats, Some(options), start)?;
    table.memories = memories.into_iter().map(|(text, numbers)| Memory { text, numbers }).collect();
    for (seat, text) in log {
        match seat {
            Some(_) => table.play(py, &text).map(drop)?,
            None => table.settle(py, &text)?,
        }
    }
    for lot in drawn {
        table.draw_lot(py, lot)?;
    }
    Ok(table)
}
