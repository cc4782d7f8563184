//! What a seat sees, all that it has seen, and worlds that fit it.

use super::{Memory, Seen, Table, lots_text};
use crate::games::Options;
use crate::value::{refuse, to_python, whole};
use play::dice::Seeded;
use play::record::EventKind;
use play::{Dice, Eyes, Refusal, Seat};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

#[pymethods]
impl Table {
    /// What these eyes see: a seat number, "onlooker" or "reviewer"; without any, those of the seat to move, else an onlooker's.
    ///
    /// ```python
    /// >>> dealt.view(1)["hands"][1]["tiles"], dealt.view(1)["hands"][0]["tiles"]
    /// (['3-1', '5-1', '6-2', '8-3', '9-4'], None)
    ///
    /// ```
    #[pyo3(signature = (eyes = None))]
    fn view(&self, py: Python<'_>, eyes: Options<'_>) -> PyResult<Py<PyAny>> {
        let eyes = self.eyes(py, eyes)?;
        to_python(py, &self.position.view(eyes))
    }

    /// What a seat sees, as bytes: the planes one after the other, as `klots.shape` tells them.
    ///
    /// ```python
    /// >>> import numpy as np
    /// >>> plane = next(plane for plane in dealt.shape()["planes"] if plane["name"] == "counts")
    /// >>> np.frombuffer(dealt.observation(0), np.uint8)[plane["start"] : plane["stop"]].tolist()
    /// [5, 5]
    ///
    /// ```
    fn observation<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = whole)] seat: u8,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let seat = self.seat(py, seat)?;
        let bytes = self.learner(py)?.observe(self.position.as_ref(), seat);
        Ok(PyBytes::new(py, &bytes.map_err(|refusal| refuse(py, &refusal))?))
    }

    /// All that a seat has seen, as text: the game, then every move and every luck with what its eyes saw of it.
    ///
    /// ```python
    /// >>> text = dealt.play("7-7")
    /// >>> game, *events = dealt.information(1).splitlines()
    /// >>> events
    /// ['luck: deal ?/3-1,5-1,6-2,8-3,9-4', '0: 7-7']
    ///
    /// ```
    fn information(&self, py: Python<'_>, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<String> {
        let seat = self.seat(py, seat)?;
        self.seen_texts(py, seat).map_err(|refusal| refuse(py, &refusal))
    }

    /// All that a seat has seen, as numbers: `(seat, action)` for a move, `(-1, lot)` for a lot, `(-1, -1)` for a hidden
    /// one.
    ///
    /// ```python
    /// >>> text = dealt.play("7-7")
    /// >>> dealt.seen(1)[4:]
    /// [(-1, -1), (-1, 7), (-1, 16), (-1, 23), (-1, 39), (-1, 49), (0, 71)]
    ///
    /// ```
    fn seen(&self, py: Python<'_>, #[pyo3(from_py_with = whole)] seat: u8) -> PyResult<Vec<Seen>> {
        let seat = self.seat(py, seat)?;
        self.seen_numbers(py, seat)?.map_err(|refusal| refuse(py, &refusal))
    }

    /// A table whose hidden part is drawn anew, so that it fits what a seat has seen; its log begins there.
    ///
    /// ```python
    /// >>> world = dealt.resample(1, seed=2)
    /// >>> world.view(1) == dealt.view(1), world.view(0) == dealt.view(0)
    /// (True, False)
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
}

impl Table {
    /// The first line of what a seat has seen.
    fn head(&self, seat: Seat) -> String {
        let position = &self.position;
        let options = position.choices().to_string();
        let space = if options.is_empty() { "" } else { " " };
        format!("{} {} {options}{space}seat {seat}", position.game(), position.seats())
    }

    /// What a seat sees now, as all that it has seen.
    fn as_seen_now(&self, seat: Seat) -> String {
        format!("{}\nfrom {}", self.head(seat), self.position.view(Eyes::Seat(seat)))
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
                EventKind::Move(seat, text) => lines.push(format!("{seat}: {text}")),
                EventKind::Luck(text) => lines.push(format!("luck: {}", position.tell_luck(text, eyes)?.0)),
                EventKind::Beside(_) => {}
            }
            position.follow(&event.what)?;
        }
        if !self.drawn.is_empty()
            && let Ok(learner) = self.learner(py)
        {
            let drawn = learner.seen_lots(self.position.as_ref(), &self.drawn, seat)?;
            lines.push(lots_text(drawn));
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
                    EventKind::Move(seat, text) => {
                        numbers.push((seat.0.into(), learner.number(position.as_ref(), text)? as i32));
                    }
                    EventKind::Luck(text) => {
                        let lots = learner.lots_of(position.as_ref(), text, seat)?;
                        numbers.extend(
                            lots.into_iter().map(|(lot, seen)| (-1, if seen { lot.into() } else { -1 })),
                        );
                    }
                    EventKind::Beside(_) => {}
                }
                position.follow(&event.what)?;
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
}
