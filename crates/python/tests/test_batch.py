"""Many games at once: the same as one by one, into the caller's buffers."""

import importlib
import importlib.util
import multiprocessing
import threading

import numpy as np
import pytest

import klots
from shapes import TABLES


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_a_batch_plays_what_tables_play(game, seats, options):
    batch = klots.batch(game, 3, seats=seats, options=options, seed=4)
    assert batch.observations.shape == (3, klots.shape(game, seats, options)["observation"])
    for _ in range(50):
        assert batch.masks.any(axis=1).all() and (batch.seats < seats).all()
        assert not batch.rewards[~batch.dones].any()
        batch.step(batch.masks.argmax(axis=1))


def test_the_same_seed_the_same_games_on_any_number_of_threads():
    def run(threads):
        batch = klots.batch("dominoes", 64, seats=3, seed=9, threads=threads)
        sums = []
        for _ in range(120):
            batch.step(batch.sample())
            sums.append((batch.observations.sum(dtype=np.int64), batch.rewards.sum(), batch.dones.sum()))
        return sums

    assert run(1) == run(3)
    assert sum(int(done) for *_, done in run(1)) > 0


def test_buffers_of_the_caller_are_filled_in_place():
    shape = klots.shape("quixo")
    observations = np.zeros((8, shape["observation"]), np.uint8)
    masks = np.zeros((8, shape["actions"]), np.bool_)
    rewards = np.zeros((8, 2), np.float32)
    batch = klots.batch("quixo", 8, observations=observations, masks=masks, rewards=rewards)
    assert batch.observations is observations and np.shares_memory(batch.masks, masks)
    before = observations.copy()
    batch.step(masks.argmax(axis=1))
    assert (observations != before).any()
    assert np.shares_memory(np.from_dlpack(batch.observations), observations)
    planes = batch.planes()
    assert planes["own"].shape == (8, 5, 5) and np.shares_memory(planes["own"], observations)


def test_a_buffer_that_cannot_be_written_any_more_is_refused():
    batch = klots.batch("quixo", 4)
    batch.observations.flags.writeable = False
    with pytest.raises(ValueError, match="observations: the buffer cannot be written"):
        batch.step(batch.sample())
    batch.observations.flags.writeable = True
    batch.step(batch.sample().tolist())


def test_buffers_that_overlap_are_refused():
    room = np.zeros(8 * 114 + 8 * 44, np.uint8)
    observations, masks = room[: 8 * 114].reshape(8, 114), room[8 * 44 :][: 8 * 44].reshape(8, 44)
    with pytest.raises(ValueError, match="masks: the buffer shares memory"):
        klots.batch("quixo", 8, observations=observations, masks=masks)


def test_what_every_seat_sees_at_the_end_is_kept_if_asked_for():
    batch = klots.batch("dominoes", 16, seats=3, seed=2, finals=True)
    planes = {plane["name"]: plane for plane in batch.shape["planes"]}
    stage, hands = planes["stage"], planes["hands"]
    assert batch.finals.shape == (16, 3, batch.shape["observation"]) and not batch.finals.any()
    while not batch.dones.any():
        batch.step(batch.sample())
    ended = batch.finals[batch.dones]
    assert (ended[:, :, stage["stop"] - 1] == 1).all() and not batch.finals[~batch.dones].any()
    # Hands are open at the end: what one sees of the next is what the next sees of itself.
    seen = ended[:, :, hands["start"] : hands["stop"]].reshape(-1, 3, 3, 55)
    assert (seen[:, 0, 1] == seen[:, 1, 0]).all() and seen.any()
    assert klots.batch("quixo", 2).finals.size == 0


@pytest.mark.parametrize("library", ["numpy", "torch", "jax"])
def test_other_libraries_look_at_the_same_memory(library):
    if importlib.util.find_spec(library) is None:
        pytest.skip(f"{library} is not installed: this test runs only where it is")
    batch = klots.batch("dominoes", 33, seed=1)
    for buffer in (batch.observations, batch.masks, batch.rewards, batch.dones, batch.seats):
        assert buffer.ctypes.data % 64 == 0
    from_dlpack = importlib.import_module("jax.dlpack" if library == "jax" else library).from_dlpack
    seen = from_dlpack(batch.observations)
    before = np.array(seen)
    batch.step(batch.sample())
    assert (before != batch.observations).any() and (np.array(seen) == batch.observations).all()


FORKED = klots.batch("quixo", 64, threads=3)


def step_forked(steps):
    for _ in range(steps):
        FORKED.step(FORKED.sample())
    return len(FORKED)


def test_a_forked_process_steps_its_batch():
    """The threads of the batch are not forked with it: a process that waited for them would wait for ever."""
    step_forked(2)
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.apply_async(step_forked, (4,)).get(timeout=300) == 64


@pytest.mark.parametrize(
    "buffers",
    [
        {"observations": np.zeros((8, 3), np.uint8)},
        {"observations": np.zeros((8, 114), np.float32)},
        {"masks": np.zeros((44, 8), np.uint8).T},
        {"rewards": np.zeros((8, 2))},
    ],
)
def test_buffers_that_do_not_fit_are_refused(buffers):
    with pytest.raises(ValueError, match="a writable array of"):
        klots.batch("quixo", 8, **buffers)


def test_a_misstep_changes_nothing():
    batch = klots.batch("quixo", 4)
    before = batch.observations.copy()
    with pytest.raises(IndexError, match="action 44 is not legal in game 2"):
        batch.step(np.array([0, 0, 44, 0]))
    with pytest.raises(ValueError, match="one action for each of 4"):
        batch.step(np.array([0]))
    with pytest.raises(TypeError):
        batch.step(np.array([0.0, 1.0, 2.0, 3.0]))
    assert (batch.observations == before).all()
    batch.step(np.array([-1, -1, 0, -1]))
    assert [(a != b).any() for a, b in zip(batch.observations, before, strict=True)] == [False, False, True, False]


def test_other_threads_run_while_a_batch_steps():
    batch = klots.batch("triominos", 3000)
    counted = 0
    running = True

    def count():
        nonlocal counted
        while running:
            counted += 1

    other = threading.Thread(target=count)
    other.start()
    for _ in range(20):
        batch.step(batch.sample())
    running = False
    other.join()
    assert counted > 0
