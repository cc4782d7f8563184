//! `Batch`: many games at once, into buffers of the caller.

use crate::games::{Options, catalogue, choices, threads as check_threads};
use crate::value::refuse;
use learn::{Misstep, Out, Reward};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use play::Refusal;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

/// More games at once than this are a slip.
const MOST_GAMES: usize = 1 << 20;

/// Many games of one kind, stepped together without the GIL. `klots.batch` makes one with its buffers.
#[pyclass(module = "klots._core")]
pub struct Batch {
    inner: Box<dyn learn::Batch>,
    threads: usize,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, games, seats = 2, options = None, *, seed = 0, reward = "victory", threads = 1))]
    #[expect(clippy::too_many_arguments, reason = "keywords in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        games: usize,
        seats: u8,
        options: Options<'_>,
        seed: u64,
        reward: &str,
        threads: usize,
    ) -> PyResult<Batch> {
        let fail = |refusal: Refusal| refuse(py, &refusal);
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(PyValueError::new_err(format!("games: 1 to {MOST_GAMES}, not {games}")));
        }
        let reward = named_reward(reward)?;
        let threads = check_threads(threads)?;
        let choices = choices(py, options)?;
        let entry = catalogue().find(game).map_err(fail)?;
        let inner =
            py.detach(|| entry.learner().batch(seats, &choices, games, seed, reward)).map_err(fail)?;
        if !inner.is_playable() {
            return Err(PyValueError::new_err("with these options nobody has anything to decide"));
        }
        Ok(Batch { inner, threads })
    }

    fn __len__(&self) -> usize {
        self.inner.games()
    }

    /// Plays one action in every game (none where it is negative) and fills the buffers.
    #[pyo3(signature = (actions, observations, masks, rewards, dones, seats))]
    #[expect(clippy::too_many_arguments, reason = "one for each buffer")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        observations: Option<PyReadwriteArray2<'_, u8>>,
        masks: Option<PyReadwriteArray2<'_, u8>>,
        rewards: PyReadwriteArray2<'_, f32>,
        dones: PyReadwriteArray1<'_, u8>,
        seats: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let mut buffers = Buffers { observations, masks, rewards, dones, seats };
        let actions = actions.as_slice().map_err(not_in_a_row)?;
        let out = buffers.out()?;
        let (inner, threads) = (&mut self.inner, self.threads);
        py.detach(|| inner.step(actions, out, threads)).map_err(raise)
    }

    /// Begins all games again, with the luck of this seed, and fills the buffers.
    #[pyo3(signature = (seed, observations, masks, rewards, dones, seats))]
    #[expect(clippy::too_many_arguments, reason = "one for each buffer")]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: u64,
        observations: Option<PyReadwriteArray2<'_, u8>>,
        masks: Option<PyReadwriteArray2<'_, u8>>,
        rewards: PyReadwriteArray2<'_, f32>,
        dones: PyReadwriteArray1<'_, u8>,
        seats: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let mut buffers = Buffers { observations, masks, rewards, dones, seats };
        let out = buffers.out()?;
        let (inner, threads) = (&mut self.inner, self.threads);
        py.detach(|| inner.reset(seed, out, threads)).map_err(raise)
    }

    /// Writes one legal action for every game, each equally likely.
    fn sample(&mut self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice_mut().map_err(not_in_a_row)?;
        let (inner, threads) = (&mut self.inner, self.threads);
        py.detach(|| inner.sample(actions, threads)).map_err(raise)
    }
}

/// The buffers of the caller, lent for one call.
struct Buffers<'py> {
    observations: Option<PyReadwriteArray2<'py, u8>>,
    masks: Option<PyReadwriteArray2<'py, u8>>,
    rewards: PyReadwriteArray2<'py, f32>,
    dones: PyReadwriteArray1<'py, u8>,
    seats: PyReadwriteArray1<'py, u8>,
}

impl Buffers<'_> {
    fn out(&mut self) -> PyResult<Out<'_>> {
        Ok(Out {
            observations: bytes(&mut self.observations)?,
            masks: bytes(&mut self.masks)?,
            rewards: self.rewards.as_slice_mut().map_err(not_in_a_row)?,
            dones: self.dones.as_slice_mut().map_err(not_in_a_row)?,
            seats: self.seats.as_slice_mut().map_err(not_in_a_row)?,
        })
    }
}

fn bytes<'a>(buffer: &'a mut Option<PyReadwriteArray2<'_, u8>>) -> PyResult<&'a mut [u8]> {
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
        Misstep::Illegal { game, action } => {
            PyIndexError::new_err(format!("action {action} is not legal in game {game}; nothing was played"))
        }
        Misstep::Count { games } => PyValueError::new_err(format!("one action for each of {games} games")),
        Misstep::Buffer { name, expected } => {
            PyValueError::new_err(format!("{name}: a buffer of {expected} entries is needed"))
        }
    }
}

/// The way of counting an end that has this name.
pub fn named_reward(name: &str) -> PyResult<Reward> {
    Reward::named(name).ok_or_else(|| {
        let known: Vec<&str> = Reward::ALL.iter().map(|&(_, name)| name).collect();
        PyValueError::new_err(format!("reward: one of {}, not {name:?}", known.join(", ")))
    })
}
