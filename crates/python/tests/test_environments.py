"""PettingZoo and Gymnasium, by their own tests."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import klots.gymnasium
import klots.pettingzoo
from klots.boards import drawn
from shapes import FIRST, TABLES, started


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_pettingzoo_is_content(game, seats, options):
    api_test(klots.pettingzoo.env(game, seats=seats, options=options), num_cycles=40)


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_the_same_seed_gives_the_same_game(game, seats, options):
    seed_test(lambda: klots.pettingzoo.env(game, seats=seats, options=options), num_cycles=20)


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_every_way_of_rendering_works(game, seats, options):
    def make(render_mode=None):
        return klots.pettingzoo.env(game, seats=seats, options=options, render_mode=render_mode)

    render_test(make)
    env = make("svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_the_benchmark_of_pettingzoo_runs(game, seats, options, capsys, monkeypatch):
    # Its five seconds go by in two glances at the clock.
    times = iter(range(0, 1000, 3))
    monkeypatch.setattr("time.time", lambda: next(times))
    performance_benchmark(klots.pettingzoo.env(game, seats=seats, options=options))
    assert "turns per second" in capsys.readouterr().out


def test_boards_are_drawn_with_letters_for_the_eyes_that_look():
    table = started("triominos", 2, "rounds=1")
    own, other = (table.view(seat)["hands"][seat]["tiles"] for seat in range(2))
    text = drawn(table, 0)
    assert all(tile in text for tile in own) and not any(tile in text for tile in other)
    assert all(tile in drawn(table, "reviewer") for tile in own + other)
    table.play(table.moves()[0])
    corners = [str(corner) for corner in table.view()["table"][0]["corners"]]
    assert drawn(table).splitlines()[:3] == [f"  {corners[0]}", " / \\", f"{corners[2]}---{corners[1]}"]
    line = klots.Table("dominoes")
    line.settle("deal 7-7,7-4,7-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1")
    line.play("7-7")
    shown = ["[7|7]", "seat 0: 4 tiles", "seat 1: 3-1 5-1 6-2 8-3 9-4", "stock: 45", "to move: seat 0"]
    assert drawn(line, 1).splitlines() == shown
    kingdom = started("kingdomino")
    assert "  #" in drawn(kingdom).splitlines() and "to move" in drawn(kingdom)
    cubes = klots.Table("quixo", options={"board": 3})
    cubes.settle("starts 0")
    cubes.play("a1>c1")
    assert drawn(cubes).splitlines() == ["   a b c", " 1 . . X", " 2 . . .", " 3 . . .", "to move: seat 1"]
    assert '"rows"' in drawn(klots.Table("noughts"))


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_a_seat_is_shown_what_it_sees(mode):
    env = gymnasium.make("klots/dominoes-v1", seat=1, opponent="random", nodes=1, render_mode=mode).unwrapped
    env.reset(seed=3)
    table = env.table
    expected = {
        "ansi": lambda: drawn(table, 1),
        "svg": lambda: table.svg(1),
        "rgb_array": lambda: np.frombuffer(table.pixels(1, 480)[2], np.uint8).reshape(-1, 480, 3),
    }
    shown = env.render()
    assert np.array_equal(shown, expected[mode]())
    hidden = table.view(0)["hands"][0]["tiles"]
    assert mode == "rgb_array" or not any(tile in shown for tile in hidden)


def test_ways_of_rendering_that_do_not_exist_are_refused():
    for make in (klots.pettingzoo.env, klots.gymnasium.SeatEnv):
        with pytest.raises(ValueError, match="render_mode"):
            make("quixo", render_mode="hologram")


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


def test_whatever_stands_for_a_whole_number_is_an_action():
    env = klots.pettingzoo.env("quixo", options="board=3")
    env.reset(seed=1)
    for kind in (int, np.int8, np.uint64, np.array):
        env.step(kind(int(env.observe(env.agent_selection)["action_mask"].argmax())))


def to_the_end(env, choose):
    """Plays by `choose`, which gets the mask, until nobody is left; what everybody got in all."""
    env.reset(seed=3)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        sums[agent] += reward
        env.step(None if ended or cut else choose(observation["action_mask"]))
    return sums


def test_the_wrappers_of_pettingzoo_fit():
    raw = klots.pettingzoo.dominoes_v1.raw_env
    sums = to_the_end(wrappers.AssertOutOfBoundsWrapper(raw()), np.argmax)
    assert sorted(sums.values()) == [-1.0, 1.0]
    # A game ends at an action that is not legal, where that is wanted.
    sums = to_the_end(wrappers.TerminateIllegalWrapper(raw(), illegal_reward=-5), np.argmin)
    assert sorted(sums.values()) == [-5.0, 0.0]


def test_an_environment_of_turns_becomes_a_parallel_one():
    env = turn_based_aec_to_parallel(klots.pettingzoo.env("quixo", options="board=3"))
    seen, _ = env.reset(seed=1)
    rewards = {}
    while env.agents:
        legal = {agent: one["action_mask"] for agent, one in seen.items()}
        seen, rewards, ended, _, _ = env.step({agent: int(mask.argmax()) for agent, mask in legal.items()})
    assert sum(rewards.values()) == 0 and all(ended.values())


def test_an_environment_is_copied_and_pickled_with_its_game():
    env = klots.pettingzoo.env("kingdomino", seats=3)
    env.reset(seed=2)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(5):
        action = int(env.observe(env.agent_selection)["action_mask"].argmax())
        for one in (env, *others):
            one.step(action)
    assert all(one.unwrapped.table == env.unwrapped.table for one in others)


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
        for n in terminated.nonzero()[0]:
            assert info["_final_obs"][n] and env.single_observation_space.contains(info["final_obs"][n])
            assert (info["final_obs"][n]["observation"] != observation["observation"][n]).any()
        ended += terminated.sum()
    assert ended > 0 or game == "triominos"


def test_a_vector_draws_its_seats_and_refuses_what_is_not_legal():
    env = gymnasium.make_vec("klots/dominoes-v1", 32, vectorization_mode="vector_entry_point", seats=4)
    _, info = env.reset(seed=5)
    assert set(env.unwrapped.seats.tolist()) == {0, 1, 2, 3}
    before = env.unwrapped.seats.copy()
    for _ in range(60):
        _, rewards, terminated, _, info = env.step(info["action_mask"].argmax(axis=1))
        assert set(rewards[terminated].tolist()) <= {1.0, -1 / 3, np.float64(np.float32(-1 / 3))} or terminated.sum() == 0
    assert (env.unwrapped.seats != before).any()
    actions = info["action_mask"].argmax(axis=1)
    actions[7] = -1
    with pytest.raises(IndexError, match="action -1 is not legal in game 7"):
        env.step(actions)
    with pytest.raises(ValueError, match="vectorization_mode='sync'"):
        gymnasium.make_vec("klots/quixo-v1", 2, opponent="greedy")


def test_many_environments_against_a_bot():
    env = gymnasium.make_vec("klots/quixo-v1", 2, vectorization_mode="sync", options={"board": 3}, opponent="greedy")
    _, info = env.reset(seed=1)
    _, _, _, _, info = env.step(np.array([mask.argmax() for mask in info["action_mask"]]))
    assert info["action_mask"].shape == (2, klots.shape("quixo", options={"board": 3})["actions"])
