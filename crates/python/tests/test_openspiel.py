"""OpenSpiel: its own tests and algorithms on our games."""

import re

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import klots
import klots.openspiel
from shapes import TABLES, started

# Two pushes to go: the first player can make a line, and otherwise the second can.
SMALL = {"board": 3, "move_cap": 8, "position": "xoo/o.x/x.. 0 6 b3>b1"}


def load(game, seats, options):
    """The game with options as in a text: `name=value name=value`."""
    kinds = {"yes": True, "no": False}
    chosen = dict(option.split("=") for option in options.split())
    values = {name: kinds.get(value, int(value) if value.isdigit() else value) for name, value in chosen.items()}
    return pyspiel.load_game("klots_" + game, {"players": seats, **values})


@pytest.mark.parametrize("game, seats, options", [table for table in TABLES if table[0] != "noughts"])
def test_random_games_are_as_openspiel_wants_them(game, seats, options):
    pyspiel.random_sim_test(load(game, seats, options), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game, options", [("quixo", "board=3"), ("dominoes", ""), ("kingdomino", ""), ("triominos", "rounds=1")])
def test_states_are_serialized_by_their_history(game, options):
    pyspiel.random_sim_test(load(game, 2, options), num_sims=1, serialize=True, verbose=False)


def test_a_game_without_an_end_in_sight_is_as_long_as_openspiel_can_count():
    assert load("quixo", 2, "move_cap=0").max_game_length() == 2**31 - 1


def test_a_game_whose_luck_has_no_lots_says_so():
    with pytest.raises(Exception, match="lot by lot"):
        pyspiel.load_game("klots_noughts")


@pytest.mark.parametrize("game", ["quixo(board=3)", "dominoes", "triominos(rounds=1)", "kingdomino"])
def test_a_playthrough_is_written_and_can_be_played_again(game):
    text = generate_playthrough.playthrough(f"klots_{game}", action_sequence=None, seed=3)
    hidden = game in ("dominoes", "triominos(rounds=1)")
    information = "IMPERFECT_INFORMATION" if hidden else "PERFECT_INFORMATION"
    assert f"GameType.information = Information.{information}" in text
    assert f"NumDistinctActions() = {pyspiel.load_game(f'klots_{game}').num_distinct_actions()}" in text
    history = re.findall(r"^History\(\) = \[(.*)\]$", text, re.MULTILINE)[-1]
    actions = [int(action) for action in history.split(", ")]
    state = pyspiel.load_game(f"klots_{game}").new_initial_state()
    for action in actions:
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.is_terminal()
    returns = re.findall(r"^Returns\(\) = \[(.*)\]$", text, re.MULTILINE)[-1]
    assert [float(worth) for worth in returns.split(", ")] == state.returns()


def test_a_resampled_state_looks_the_same_to_its_player():
    game = load("dominoes", 2, "")
    state, dice = game.new_initial_state(), np.random.RandomState(2)
    while state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(outcomes, p=shares)))
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, dice.random_sample) for _ in range(4)]
    assert {world.observation_string(player) for world in worlds} == {state.observation_string(player)}
    assert len({world.information_state_string(1 - player) for world in worlds}) > 1
    assert all(world.legal_actions() == state.legal_actions() for world in worlds)
    # The real deal is not in a world that was made up, and the world can be kept as it is.
    assert state.history() and not any(world.history() for world in worlds)
    assert [str(game.deserialize_state(world.serialize())) for world in worlds] == [str(world) for world in worlds]
    action = state.legal_actions()[0]
    state.apply_action(action)
    for world in worlds:
        world.apply_action(action)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.clone().information_state_string(player) == world.information_state_string(player)


def played(game, bots, seed=1):
    state, dice = game.new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=shares)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def test_mcts_of_openspiel_plays():
    game = pyspiel.load_game("klots_quixo(board=3,move_cap=30)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(n)) for n in range(2)]
    assert sum(played(game, bots)) == 0


def test_ismcts_of_openspiel_plays_without_seeing_hidden_tiles():
    game = load("dominoes", 2, "")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(n)) for n in range(2)]
    assert sum(played(game, bots)) == 0


def improves(game, solver, rounds, once):
    """How exploitable the average policy is before and after."""
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    for _ in range(rounds):
        once()
    return before, exploitability.exploitability(game, solver.average_policy())


def test_cfr_solves_the_end_of_a_small_game():
    game = pyspiel.load_game("klots_quixo", SMALL)
    solver = cfr.CFRPlusSolver(game)
    before, after = improves(game, solver, 6, solver.evaluate_and_update_policy)
    assert before > 0.3 and after < before / 4
    blank = game.new_initial_state()
    best = max(blank.legal_actions(), key=lambda a: solver.average_policy().action_probabilities(blank)[a])
    assert blank.child(best).returns() == [1.0, -1.0]


def small_dominoes():
    """Double 9 with few tiles left: three deals that the seat to move cannot tell apart, the other hand hidden."""
    for seed in range(10_000):
        table, dice = started("dominoes", 2, seed=seed), np.random.RandomState(seed)
        while not table.over:
            if table.luck:
                table.roll(int(dice.randint(2**31)))
                continue
            view = table.view("reviewer")
            left = [hand["count"] for hand in view["hands"]]
            if view["stock"] <= 2 and max(left) <= 4 and min(left) >= 2 and len(table.legal()) > 1:
                worlds = {table.resample(table.turn, n).position for n in range(12)}
                if len(worlds) >= 3:
                    return sorted(worlds)[:3]
            table.apply(int(dice.choice(table.legal())))
    raise AssertionError("no game comes to such an end")


def test_cfr_and_mccfr_improve_on_a_small_dominoes_with_hidden_hands():
    game = pyspiel.load_game("klots_dominoes", {"position": "\n".join(small_dominoes())})
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 3
    seen = {state.child(n).information_state_string() for n in range(3)}
    assert len(seen) == 1
    solver = cfr.CFRPlusSolver(game)
    before, after = improves(game, solver, 8, solver.evaluate_and_update_policy)
    assert before > 0 and after < before / 2
    np.random.seed(1)
    sampler = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    before, after = improves(game, sampler, 400, sampler.iteration)
    assert after < before


def test_the_rl_environment_of_openspiel_runs():
    env = rl_environment.Environment(load("dominoes", 2, ""))
    env.seed(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0
