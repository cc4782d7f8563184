//! `Table`: one game of any kind, with the log of what happened. Here is whose turn it is; what else can be
//! asked of it and done with it stands in a file for each kind, as docs/python.md lists it.

mod bots;
mod luck;
mod moves;
mod pictures;
mod points;
mod seen;
mod whole;

pub use whole::_restore_table;

use crate::games::{Options, catalogue, open};
use crate::value::{refuse, to_python, whole};
use learn::Learner;
use play::record::Event;
use play::{Eyes, Refusal, Seat, Turn};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyInt;
use table::Position;

/// One game: whose turn it is, what is legal, what happened.
///
/// `Table(name, seats, {option: value})`. Moves, luck and positions are text (docs/notation.md) or numbers
/// (docs/python.md); eyes are a seat number, "onlooker" or "reviewer".
///
/// ```python
/// >>> import klots
/// >>> table = klots.Table("quixo", options={"board": 3})
/// >>> table.settle("starts 0")
/// >>> number = table.legal()[0]
/// >>> table.text(number), table.number("a1>c1")
/// ('a1>c1', 0)
/// >>> before = table.copy()
/// >>> table.apply(number)
/// 'a1>c1'
/// >>> table.undo(), table == before
/// ((0, 'a1>c1'), True)
///
/// ```
///
/// The examples of the methods go on from here with this `table`, or with one at which hands are hidden:
///
/// ```python
/// >>> dealt = klots.Table("dominoes")
/// >>> dealt.settle("deal 7-7,7-4,7-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1")
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

    /// The game's name.
    ///
    /// ```python
    /// >>> table.game
    /// 'quixo'
    ///
    /// ```
    #[getter]
    fn game(&self) -> &'static str {
        self.position.game()
    }

    /// How many sit at the table.
    ///
    /// ```python
    /// >>> klots.Table("kingdomino", 4).seats
    /// 4
    ///
    /// ```
    #[getter]
    fn seats(&self) -> u8 {
        self.position.seats()
    }

    /// The options that differ from the rulebook's way.
    ///
    /// ```python
    /// >>> klots.Table("dominoes", 3, {"match": True, "target": 60}).options
    /// {'match': 'yes', 'target': '60'}
    ///
    /// ```
    #[getter]
    fn options(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.position.choices())
    }

    /// The seat that must move, or `None`: then luck must be settled, or the game is over.
    ///
    /// ```python
    /// >>> table.turn
    /// 0
    /// >>> table.restart()
    /// >>> table.turn is None and table.luck
    /// True
    ///
    /// ```
    #[getter]
    fn turn(&self) -> Option<u8> {
        match self.position.turn() {
            Turn::Of(seat) => Some(seat.0),
            Turn::Luck | Turn::Over => None,
        }
    }

    /// Whether luck must be settled before anybody can move.
    ///
    /// ```python
    /// >>> table.luck
    /// False
    /// >>> table.restart()
    /// >>> table.luck
    /// True
    ///
    /// ```
    #[getter]
    fn luck(&self) -> bool {
        self.position.turn() == Turn::Luck
    }

    /// Whether nothing happens any more.
    ///
    /// ```python
    /// >>> table.over
    /// False
    ///
    /// ```
    #[getter]
    fn over(&self) -> bool {
        self.position.turn() == Turn::Over
    }

    /// The round of a match, from 0.
    ///
    /// ```python
    /// >>> klots.Table("dominoes", options="match=yes").round
    /// 0
    ///
    /// ```
    #[getter]
    fn round(&self) -> u32 {
        self.position.round()
    }

    /// The party of each seat: partners share it.
    ///
    /// ```python
    /// >>> klots.Table("quixo", 4).parties
    /// [0, 1, 0, 1]
    ///
    /// ```
    #[getter]
    fn parties(&self) -> Vec<u32> {
        Seat::all(self.position.seats()).map(|seat| self.position.party(seat).into()).collect()
    }

    fn __repr__(&self) -> String {
        format!("<klots.Table {} {}>", self.position.game(), self.position.text())
    }
}

impl Table {
    fn at(position: Box<dyn Position>, start: Option<String>) -> Table {
        Table { position, start, events: Vec::new(), drawn: Vec::new(), memories: Vec::new() }
    }

    /// The position in which the log begins.
    fn begin(&self) -> Result<Box<dyn Position>, Refusal> {
        let mut position = self.position.reopen(self.position.seats(), &self.position.choices())?;
        if let Some(start) = &self.start {
            position.set_text(start)?;
        }
        Ok(position)
    }

    fn learner(&self, py: Python<'_>) -> PyResult<&'static dyn Learner> {
        catalogue().learner(self.position.as_ref()).map_err(|refusal| refuse(py, &refusal))
    }

    fn acting(&self, py: Python<'_>) -> PyResult<Seat> {
        match self.position.turn() {
            Turn::Of(seat) => Ok(seat),
            Turn::Luck => Err(refuse(py, &Refusal::new(play::codes::LUCK_FIRST))),
            Turn::Over => Err(refuse(py, &Refusal::new(play::codes::OVER))),
        }
    }

    fn seat(&self, py: Python<'_>, seat: u8) -> PyResult<Seat> {
        if seat < self.position.seats() {
            return Ok(Seat(seat));
        }
        let refusal = Refusal::new(play::codes::RECORD_SEAT)
            .with("text", seat.to_string())
            .with("seats", self.position.seats());
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

/// Lots of a luck that is open; hidden ones are question marks.
fn lots_text(lots: impl IntoIterator<Item = Option<u16>>) -> String {
    let text = |lot: Option<u16>| lot.map_or("?".to_owned(), |lot| lot.to_string());
    format!("lots: {}", lots.into_iter().map(text).collect::<Vec<_>>().join(" "))
}
