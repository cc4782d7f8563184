//! `Table`: one game of any kind, with the log of what happened.

use crate::value::{refuse, refuse_record, to_python};
use catalogue::{Catalogue, Thinker};
use play::dice::Seeded;
use play::record::{Cause, Event, Record, What};
use play::{Choices, Eyes, Refusal, Seat, Turn};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use search::{Budget, Limits};
use serde_json::json;
use std::sync::LazyLock;
use std::time::Duration;
use table::Position;
use table::replay::Replay;

/// The games there are.
fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(entered);
    &CATALOGUE
}

#[cfg(not(feature = "noughts"))]
fn entered() -> Catalogue {
    Catalogue::standard()
}

#[cfg(feature = "noughts")]
fn entered() -> Catalogue {
    Catalogue::standard().with::<noughts::Noughts>()
}

/// Every game with its seats and options.
#[pyfunction]
pub fn games(py: Python<'_>) -> PyResult<Py<PyAny>> {
    let games: Vec<_> = catalogue()
        .all()
        .iter()
        .map(|entry| {
            json!({
                "name": entry.name,
                "rules_version": entry.facts.rules_version,
                "min_seats": entry.facts.min_seats(),
                "max_seats": entry.facts.max_seats(),
                "seats": entry.facts.seats,
                "hidden_hands": entry.facts.hidden_hands,
                "draws": entry.facts.draws,
                "options": entry.options,
            })
        })
        .collect();
    to_python(py, &games)
}

/// One game: whose turn it is, what is legal, what happened.
///
/// `Table(name, seats, {option: value})`. Moves, luck and positions are text (docs/notation.md);
/// eyes are a seat number, "onlooker" or "reviewer".
#[pyclass(module = "klots._core")]
pub struct Table {
    position: Box<dyn Position>,
    start: Option<String>,
    events: Vec<Event>,
}

type Options<'py> = Option<Bound<'py, PyAny>>;

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (game, seats = 2, options = None, position = None))]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: u8,
        options: Options<'_>,
        position: Option<&str>,
    ) -> PyResult<Table> {
        let choices = choices(py, options)?;
        let mut place = catalogue().open(game, seats, &choices).map_err(|refusal| refuse(py, &refusal))?;
        if let Some(text) = position {
            place.set_text(text).map_err(|refusal| refuse(py, &refusal))?;
        }
        Ok(Table { position: place, start: position.map(str::to_owned), events: Vec::new() })
    }

    /// Reads a record and plays it to its end, checking every event and the result.
    #[staticmethod]
    fn from_record(py: Python<'_>, text: &str) -> PyResult<Table> {
        let record: Record = text.parse().map_err(|error| refuse_record(py, &error))?;
        let replay = Replay::new(catalogue(), &record).map_err(|error| refuse_record(py, &error))?;
        let position = replay.finish().map_err(|error| refuse_record(py, &error))?;
        Ok(Table { position, start: record.position, events: record.events })
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
    fn play(&mut self, py: Python<'_>, text: &str) -> PyResult<String> {
        let turn = self.position.turn();
        let text = self.position.play(text).map_err(|refusal| refuse(py, &refusal))?;
        if let Turn::Of(seat) = turn {
            self.events.push(Event::new(What::Move(seat, text.clone())));
        }
        Ok(text)
    }

    /// What the dice of this seed would decide; nothing is settled.
    fn draw(&self, py: Python<'_>, seed: u64) -> PyResult<String> {
        self.position.draw(&mut Seeded::new(seed)).map_err(|refusal| refuse(py, &refusal))
    }

    /// Settles luck by its text.
    fn settle(&mut self, py: Python<'_>, text: &str) -> PyResult<()> {
        let text = self.position.settle(text).map_err(|refusal| refuse(py, &refusal))?;
        self.events.push(Event::new(What::Luck(text)));
        Ok(())
    }

    /// Draws with the dice of this seed and settles; returns the text.
    fn roll(&mut self, py: Python<'_>, seed: u64) -> PyResult<String> {
        let text = self.draw(py, seed)?;
        self.settle(py, &text)?;
        Ok(text)
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

    /// The sum of a seat's points, line by line.
    #[pyo3(signature = (seat, eyes = None))]
    fn reckon(&self, py: Python<'_>, seat: u8, eyes: Options<'_>) -> PyResult<Py<PyAny>> {
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
        self.events.clear();
        Ok(())
    }

    /// Goes back to the start of the game.
    fn restart(&mut self) {
        self.position.restart();
        self.start = None;
        self.events.clear();
    }

    /// A second table in the same position, with the same past.
    fn copy(&self) -> Table {
        Table { position: self.position.copy(), start: self.start.clone(), events: self.events.clone() }
    }

    fn __copy__(&self) -> Table {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyDict>) -> Table {
        self.copy()
    }

    /// The bots that play this game.
    fn bots(&self, py: Python<'_>) -> PyResult<Vec<&'static str>> {
        let entry = catalogue().find(self.position.game()).map_err(|refusal| refuse(py, &refusal))?;
        Ok(entry.bots.to_vec())
    }

    /// Lets a bot think for the seat to move, from what that seat sees.
    #[pyo3(signature = (bot = "expert", *, millis = None, nodes = None, iterations = None, seed = 1, threads = 1))]
    #[expect(clippy::too_many_arguments, reason = "keywords in Python")]
    fn think(
        &self,
        py: Python<'_>,
        bot: &str,
        millis: Option<u64>,
        nodes: Option<u64>,
        iterations: Option<u64>,
        seed: u64,
        threads: usize,
    ) -> PyResult<Py<PyAny>> {
        let budget = budget(millis, nodes, iterations).with_threads(threads);
        let seat = self.acting(py)?;
        let thought = py.detach(|| self.thinker()?.think(self.position.as_ref(), bot, seat, &budget, seed));
        to_python(py, &thought.map_err(|refusal| refuse(py, &refusal))?)
    }

    /// The three best moves with reasons, for the seat to move.
    #[pyo3(signature = (*, millis = None, nodes = None, iterations = None, seed = 1))]
    fn hint(
        &self,
        py: Python<'_>,
        millis: Option<u64>,
        nodes: Option<u64>,
        iterations: Option<u64>,
        seed: u64,
    ) -> PyResult<Py<PyAny>> {
        let budget = budget(millis, nodes, iterations);
        let seat = self.acting(py)?;
        let hints = py.detach(|| self.thinker()?.hint(self.position.as_ref(), seat, &budget, seed));
        to_python(py, &hints.map_err(|refusal| refuse(py, &refusal))?)
    }

    /// How many lines of so many moves there are; luck and the end of the game end a line early.
    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        let count = py.detach(|| self.thinker()?.perft(self.position.as_ref(), depth));
        count.map_err(|refusal| refuse(py, &refusal))
    }

    /// What has happened: `(seat, text)` for a move, `(None, text)` for luck.
    fn log(&self) -> Vec<(Option<u8>, String)> {
        let tell = |event: &Event| match &event.what {
            What::Move(seat, text) => Some((Some(seat.0), text.clone())),
            What::Luck(text) => Some((None, text.clone())),
            What::Beside(_) => None,
        };
        self.events.iter().filter_map(tell).collect()
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
        if let Ok(seat) = eyes.extract::<u8>() {
            return self.seat(py, seat).map(Eyes::Seat);
        }
        let word: String = eyes.extract()?;
        match word.parse() {
            Ok(Eyes::Seat(seat)) => self.seat(py, seat.0).map(Eyes::Seat),
            Ok(eyes) => Ok(eyes),
            Err(()) => Err(PyValueError::new_err("a seat number, 'onlooker' or 'reviewer'")),
        }
    }
}

/// Without any limit: a tenth of a second.
fn budget(millis: Option<u64>, nodes: Option<u64>, iterations: Option<u64>) -> Budget {
    let limits = Limits { time: millis.map(Duration::from_millis), nodes, iterations };
    Budget::new(if limits == Limits::default() { Limits::millis(100) } else { limits })
}

/// Options as `"name=value …"` or as a dictionary; `True` and `False` are `yes` and `no`.
fn choices(py: Python<'_>, options: Options<'_>) -> PyResult<Choices> {
    let Some(options) = options else { return Ok(Choices::none()) };
    if let Ok(text) = options.extract::<String>() {
        return Choices::parse(&text).map_err(|refusal| refuse(py, &refusal));
    }
    let dict =
        options.cast::<PyDict>().map_err(|_| PyTypeError::new_err("options are a dict or a string"))?;
    let mut choices = Choices::none();
    for (name, value) in dict.iter() {
        let word = match value.extract::<bool>() {
            Ok(true) => "yes".to_owned(),
            Ok(false) => "no".to_owned(),
            Err(_) => value.str()?.to_string(),
        };
        choices = choices.with(&name.extract::<String>()?, word);
    }
    Ok(choices)
}
