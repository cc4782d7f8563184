"""The environments for PettingZoo and in the manner of OpenSpiel."""

import random

import pytest

import klots
from klots import spiel

pettingzoo_test = pytest.importorskip("pettingzoo.test")
from klots import pettingzoo_env  # noqa: E402

TABLES = [("dominoes", 2), ("dominoes", 10), ("quixo", 2), ("quixo", 4), ("triominos", 3), ("kingdomino", 4)]


@pytest.mark.parametrize("game, seats", TABLES)
def test_the_environment_obeys_pettingzoo(game, seats):
    pettingzoo_test.api_test(pettingzoo_env.env(game, seats), num_cycles=60)


def play(game, seats, seed):
    env = pettingzoo_env.env(game, seats)
    env.reset(seed=seed)
    dice, moves, rewards = random.Random(seed), [], None
    for agent in env.agent_iter():
        observation, _, ended, cut, info = env.last()
        if ended or cut:
            rewards = rewards or dict(env.rewards)
            env.step(None)
            continue
        legal = [index for index, may in enumerate(observation["action_mask"]) if may]
        assert [info["moves"][index] for index in legal] == env.table.moves()
        action = dice.choice(legal)
        moves.append(info["moves"][action])
        env.step(action)
    return moves, rewards


@pytest.mark.parametrize("game, seats", TABLES)
def test_the_same_seed_gives_the_same_game(game, seats):
    moves, rewards = play(game, seats, 3)
    assert (moves, rewards) == play(game, seats, 3)
    assert all(-1 <= reward <= 1 for reward in rewards.values())


def test_an_agent_cannot_see_another_hand():
    env = pettingzoo_env.env("dominoes", 2)
    env.reset(seed=1)
    hand = env.observe("seat_0")["observation"][:55]
    assert hand.sum() == 5
    assert (hand * env.observe("seat_1")["observation"][:55]).sum() == 0


@pytest.mark.parametrize("name", spiel.registered_names())
def test_states_in_the_manner_of_openspiel(name):
    game = spiel.load_game(name)
    state = game.new_initial_state(seed=2)
    dice = random.Random(2)
    while not state.is_terminal():
        player = state.current_player()
        action = dice.choice(state.legal_actions(player))
        assert state.string_to_action(state.action_to_string(player, action)) == action
        child = state.child(action)
        state.apply_action(action)
        assert str(child) == str(state)
    assert state.current_player() == spiel.TERMINAL
    assert len(state.returns()) == game.num_players()
    assert state.legal_actions() == []


def test_information_states_hide_what_the_player_may_not_know():
    game = spiel.load_game("dominoes", {"players": 2})
    one = game.new_initial_state(seed=1)
    table = klots.Table("dominoes", 2)
    table.settle("deal 7-7,7-4,4-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1")
    other = klots.Table("dominoes", 2)
    other.settle("deal 7-7,7-4,4-1,9-0,2-0/9-5,8-2,6-3,5-0,3-2")
    assert table.view(0) == other.view(0)
    assert one.information_state_string(0) != one.information_state_string(1)
