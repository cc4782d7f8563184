"""OpenSpiel: its own tests and algorithms on our games."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, outcome_sampling_mccfr

import klots.openspiel
from shapes import TABLES

SMALL = "klots_quixo(board=3,move_cap=2)"


def load(game, seats, options):
    """The game with options as in a text: `name=value name=value`."""
    kinds = {"yes": True, "no": False}
    chosen = dict(option.split("=") for option in options.split())
    values = {name: kinds.get(value, int(value) if value.isdigit() else value) for name, value in chosen.items()}
    return pyspiel.load_game("klots_" + game, {"players": seats, **values})


@pytest.mark.parametrize("game, seats, options", [table for table in TABLES if table[0] != "noughts"])
def test_random_games_are_as_openspiel_wants_them(game, seats, options):
    pyspiel.random_sim_test(load(game, seats, options), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game, seats", [("quixo", 2), ("dominoes", 2), ("kingdomino", 2)])
def test_states_are_serialized_by_their_history(game, seats):
    pyspiel.random_sim_test(load(game, seats, "board=3" if game == "quixo" else ""), num_sims=1, serialize=True, verbose=False)


def test_a_game_whose_luck_has_no_lots_says_so():
    with pytest.raises(Exception, match="lot by lot"):
        pyspiel.load_game("klots_noughts")


def test_a_playthrough_is_written():
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough("klots_dominoes", action_sequence=None, seed=3)
    assert "GameType.information = Information.IMPERFECT_INFORMATION" in text or "IMPERFECT_INFORMATION" in text


def test_a_resampled_state_looks_the_same_to_its_player():
    game = load("dominoes", 2, "")
    state, dice = game.new_initial_state(), np.random.RandomState(2)
    while state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(outcomes, p=shares)))
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, dice.random_sample) for _ in range(4)]
    assert {world.information_state_string(player) for world in worlds} == {state.information_state_string(player)}
    assert len({world.information_state_string(1 - player) for world in worlds}) > 1
    assert all(world.legal_actions() == state.legal_actions() for world in worlds)


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


def test_cfr_and_exploitability_run_where_the_game_is_small():
    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) == pytest.approx(0)


def test_mccfr_runs_on_dominoes():
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("dominoes", 2, ""))
    for _ in range(2):
        solver.iteration()


def test_the_rl_environment_of_openspiel_runs():
    env = rl_environment.Environment(load("dominoes", 2, ""))
    env.seed(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0
