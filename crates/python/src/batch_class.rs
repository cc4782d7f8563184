//! `Batch`: many games at once, into buffers of the caller.

use crate::games::{Options, catalogue, choices, open, threads as check_threads};
use crate::value::{refuse, whole};
use learn::{BatchOutput, Misstep, Reward};
use numpy::ndarray::{Dimension, Ix1, Ix2, Ix3};
use numpy::{
    BorrowError, Element, PyArray, PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadonlyArray1,
    PyReadwriteArray,
};
use play::Refusal;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

/// More games at once than this must be a mistake.
const MOST_GAMES: usize = 1 << 20;
/// How much memory all games with their buffers may take: 4 GiB.
const MOST_BYTES: usize = 1 << 32;

/// Many games of one kind, stepped together without the GIL. `klots.batch` makes one with its buffers.
#[pyclass(module = "klots._core")]
pub struct Batch {
    inner: Box<dyn learn::Batch>,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, games, seats = 2, options = None, *, seed = 0, reward = "victory", threads = 1))]
    #[expect(clippy::too_many_arguments, reason = "keywords in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        #[pyo3(from_py_with = whole)] games: usize,
        #[pyo3(from_py_with = whole)] seats: u8,
        options: Options<'_>,
        #[pyo3(from_py_with = whole)] seed: u64,
        reward: &str,
        #[pyo3(from_py_with = whole)] threads: usize,
    ) -> PyResult<Batch> {
        let fail = |refusal: Refusal| refuse(py, &refusal);
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(PyValueError::new_err(format!("games: 1 to {MOST_GAMES}, not {games}")));
        }
        let reward = named_reward(reward)?;
        let threads = check_threads(threads)?;
        let start = open(py, game, seats, options.clone())?;
        let choices = choices(py, options)?;
        let learner = catalogue().find(game).map_err(fail)?.learner();
        let shape = learner.shape(start.as_ref()).map_err(fail)?;
        let most = MOST_BYTES / (shape.observation + shape.actions + shape.state);
        if games > most {
            return Err(PyValueError::new_err(format!(
                "games: {games} of them take more than {} GiB; at most {most}",
                MOST_BYTES >> 30
            )));
        }
        let inner =
            py.detach(|| learner.batch(seats, &choices, games, seed, reward, threads)).map_err(fail)?;
        if !inner.is_playable() {
            return Err(PyValueError::new_err("with these options nobody has anything to decide"));
        }
        Ok(Batch { inner })
    }

    fn __len__(&self) -> usize {
        self.inner.games()
    }

    /// Plays one action in every game (none where it is negative) and fills the buffers.
    #[pyo3(signature = (actions, observations, masks, rewards, dones, seats, finals = None))]
    #[expect(clippy::too_many_arguments, reason = "one for each buffer")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: Bound<'_, PyArray1<i64>>,
        observations: Option<Bound<'_, PyArray2<u8>>>,
        masks: Option<Bound<'_, PyArray2<u8>>>,
        rewards: Bound<'_, PyArray2<f32>>,
        dones: Bound<'_, PyArray1<u8>>,
        seats: Bound<'_, PyArray1<u8>>,
        finals: Option<Bound<'_, PyArray3<u8>>>,
    ) -> PyResult<()> {
        let mut buffers = Buffers::lent(observations, masks, rewards, dones, seats, finals)?;
        let actions: PyReadonlyArray1<'_, i64> =
            actions.try_readonly().map_err(|error| not_lent("actions", &error))?;
        let actions = actions.as_slice().map_err(not_in_a_row)?;
        let out = buffers.out()?;
        let inner = &mut self.inner;
        py.detach(|| inner.step(actions, out)).map_err(raise)
    }

    /// Begins all games again, with the luck of this seed, and fills the buffers.
    #[pyo3(signature = (seed, observations, masks, rewards, dones, seats, finals = None))]
    #[expect(clippy::too_many_arguments, reason = "one for each buffer")]
    fn reset(
        &mut self,
        py: Python<'_>,
        #[pyo3(from_py_with = whole)] seed: u64,
        observations: Option<Bound<'_, PyArray2<u8>>>,
        masks: Option<Bound<'_, PyArray2<u8>>>,
        rewards: Bound<'_, PyArray2<f32>>,
        dones: Bound<'_, PyArray1<u8>>,
        seats: Bound<'_, PyArray1<u8>>,
        finals: Option<Bound<'_, PyArray3<u8>>>,
    ) -> PyResult<()> {
        let mut buffers = Buffers::lent(observations, masks, rewards, dones, seats, finals)?;
        let out = buffers.out()?;
        let inner = &mut self.inner;
        py.detach(|| inner.reset(seed, out)).map_err(raise)
    }

    /// Writes one legal action for every game, each equally likely.
    fn sample(&mut self, py: Python<'_>, actions: Bound<'_, PyArray1<i64>>) -> PyResult<()> {
        let mut actions = lent("actions", actions)?;
        let actions = actions.as_slice_mut().map_err(not_in_a_row)?;
        let inner = &mut self.inner;
        py.detach(|| inner.sample(actions)).map_err(raise)
    }
}

/// The buffers of the caller, lent for one call.
struct Buffers<'py> {
    observations: Option<PyReadwriteArray<'py, u8, Ix2>>,
    masks: Option<PyReadwriteArray<'py, u8, Ix2>>,
    rewards: PyReadwriteArray<'py, f32, Ix2>,
    dones: PyReadwriteArray<'py, u8, Ix1>,
    seats: PyReadwriteArray<'py, u8, Ix1>,
    finals: Option<PyReadwriteArray<'py, u8, Ix3>>,
}

impl<'py> Buffers<'py> {
    fn lent(
        observations: Option<Bound<'py, PyArray2<u8>>>,
        masks: Option<Bound<'py, PyArray2<u8>>>,
        rewards: Bound<'py, PyArray2<f32>>,
        dones: Bound<'py, PyArray1<u8>>,
        seats: Bound<'py, PyArray1<u8>>,
        finals: Option<Bound<'py, PyArray3<u8>>>,
    ) -> PyResult<Buffers<'py>> {
        Ok(Buffers {
            observations: observations.map(|buffer| lent("observations", buffer)).transpose()?,
            masks: masks.map(|buffer| lent("masks", buffer)).transpose()?,
            rewards: lent("rewards", rewards)?,
            dones: lent("dones", dones)?,
            seats: lent("seats", seats)?,
            finals: finals.map(|buffer| lent("finals", buffer)).transpose()?,
        })
    }

    fn out(&mut self) -> PyResult<BatchOutput<'_>> {
        Ok(BatchOutput {
            observations: bytes(&mut self.observations)?,
            masks: bytes(&mut self.masks)?,
            rewards: self.rewards.as_slice_mut().map_err(not_in_a_row)?,
            dones: self.dones.as_slice_mut().map_err(not_in_a_row)?,
            seats: self.seats.as_slice_mut().map_err(not_in_a_row)?,
            finals: bytes(&mut self.finals)?,
        })
    }
}

/// A buffer to write into, unless it may not be written or overlaps another one.
fn lent<'py, T: Element, D: Dimension>(
    name: &str,
    buffer: Bound<'py, PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    buffer.try_readwrite().map_err(|error| not_lent(name, &error))
}

fn not_lent(name: &str, error: &BorrowError) -> PyErr {
    let why = match error {
        BorrowError::AlreadyBorrowed => "shares memory with another buffer, or is in use",
        _ => "cannot be written",
    };
    PyValueError::new_err(format!("{name}: the buffer {why}"))
}

fn bytes<'a, D: Dimension>(buffer: &'a mut Option<PyReadwriteArray<'_, u8, D>>) -> PyResult<&'a mut [u8]> {
    match buffer {
        Some(buffer) => buffer.as_slice_mut().map_err(not_in_a_row),
        None => Ok(&mut []),
    }
}

fn not_in_a_row<E>(_: E) -> PyErr {
    PyValueError::new_err("buffers must be contiguous, in C order")
}

fn raise(misstep: Misstep) -> PyErr {
    match misstep {
        Misstep::Illegal { .. } => PyIndexError::new_err(misstep.to_string()),
        Misstep::Count { .. } | Misstep::Buffer { .. } => PyValueError::new_err(misstep.to_string()),
    }
}

/// The way of counting an end that has this name.
pub fn named_reward(name: &str) -> PyResult<Reward> {
    Reward::named(name).ok_or_else(|| {
        let known: Vec<&str> = Reward::ALL.iter().map(|&(_, name)| name).collect();
        PyValueError::new_err(format!("reward: one of {}, not {name:?}", known.join(", ")))
    })
}
