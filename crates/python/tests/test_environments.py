"""PettingZoo and Gymnasium, by their own tests."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import klots.gymnasium
import klots.pettingzoo
from shapes import FIRST, TABLES


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_pettingzoo_is_content(game, seats, options):
    api_test(klots.pettingzoo.env(game, seats=seats, options=options), num_cycles=40)


@pytest.mark.parametrize("game, seats", FIRST)
def test_the_same_seed_gives_the_same_game(game, seats):
    seed_test(lambda: klots.pettingzoo.env(game, seats=seats), num_cycles=20)


@pytest.mark.parametrize("game, seats", FIRST)
def test_every_way_of_rendering_works(game, seats):
    render_test(lambda render_mode=None: klots.pettingzoo.env(game, seats=seats, render_mode=render_mode))
    env = klots.pettingzoo.env(game, seats=seats, render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")


def test_the_benchmark_of_pettingzoo_runs(capsys, monkeypatch):
    times = iter(range(0, 1000, 3))
    monkeypatch.setattr("time.time", lambda: next(times))
    performance_benchmark(klots.pettingzoo.quixo_v1.env())


def test_environments_go_by_their_names():
    from klots.pettingzoo import dominoes_v1

    assert dominoes_v1.env().metadata["name"] == "dominoes_v1"
    with pytest.raises(AttributeError):
        klots.pettingzoo.chess_v1


@pytest.mark.parametrize("action", [1.7, "0", None, True])
def test_only_whole_numbers_are_actions(action):
    env = klots.pettingzoo.env("quixo")
    env.reset(seed=1)
    with pytest.raises(TypeError, match="whole number"):
        env.step(action)


def test_an_action_that_is_not_legal_changes_nothing():
    env = klots.pettingzoo.env("quixo")
    with pytest.raises(Exception, match="reset"):
        env.step(0)
    env.reset(seed=1)
    before = env.unwrapped.table.copy()
    for action in (-1, 44, 10**6):
        with pytest.raises(IndexError):
            env.step(action)
    assert env.unwrapped.table == before


def test_an_agent_cannot_see_another_hand():
    env = klots.pettingzoo.env("dominoes")
    env.reset(seed=1)
    plane = next(one for one in env.unwrapped.shape["planes"] if one["name"] == "hands")
    hands = {a: env.observe(a)["observation"][plane["start"] : plane["stop"]].reshape(2, 55) for a in env.agents}
    assert all(hand[0].sum() == 5 and hand[1].sum() == 0 for hand in hands.values())


@pytest.mark.parametrize("game, seats", FIRST)
def test_gymnasium_is_content(game, seats):
    env = gymnasium.make(f"klots/{game}-v1", seats=seats, opponent="random", nodes=1).unwrapped
    env.action_space.seed(1)
    sample = env.action_space.sample

    def legal(*_, **__):
        """The checker chooses an action before it resets with this seed; only legal ones can be played."""
        env.reset(seed=123)
        return sample(mask=env._mask())

    env.action_space.sample = legal
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game, seats", FIRST)
def test_a_vector_of_seats(game, seats):
    env = klots.gymnasium.SeatVectorEnv(game, 6, seats=seats, seat=1)
    observation, info = env.reset(seed=2)
    assert env.observation_space.contains(observation)
    ended = 0
    for _ in range(300):
        observation, rewards, terminated, truncated, info = env.step(info["action_mask"].argmax(axis=1))
        assert not rewards[~terminated].any() and not truncated.any()
        assert info["action_mask"].any(axis=1).all() and (env.batch.seats == 1).all()
        ended += terminated.sum()
    assert ended > 0 or game == "triominos"


def test_many_environments_against_a_bot():
    env = gymnasium.make_vec("klots/quixo-v1", 2, vectorization_mode="sync", options={"board": 3}, opponent="greedy")
    _, info = env.reset(seed=1)
    _, _, _, _, info = env.step(np.array([mask.argmax() for mask in info["action_mask"]]))
    assert info["action_mask"].shape == (2, klots.shape("quixo", options={"board": 3})["actions"])
