"""OpenSpiel: importing this module registers every game with `pyspiel`, as `klots_<game>`.

>>> import pyspiel
>>> import klots.openspiel
>>> game = pyspiel.load_game("klots_quixo(board=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes()
(True, [(0, 0.5), (1, 0.5)])

Parameters: `players`, `reward` ("victory", "place", "points") and the options of the game by their names (flags are
True and False). Chance is explicit, lot by lot. `information_state_*` is all that a seat has seen, `observation_*` what it sees.
`state.resample_from_infostate(player, sampler)` gives a world that fits what a player has seen, for ISMCTS.

`position` begins elsewhere than at the start: a position as text, or several, one on each line, of which chance draws one. So
there are games small enough to be solved:

>>> endgame = "xoo/o.x/x.. 0 6 b3>b1"
>>> game = pyspiel.load_game("klots_quixo", {"board": 3, "move_cap": 8, "position": endgame})
>>> game.new_initial_state().current_player()
0
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from . import _core

PREFIX = "klots_"
# A tensor of all that a seat has seen is offered up to this many moves and lots.
LONGEST_TENSOR = 50_000
MOST_POINTS = 100_000.0
# What OpenSpiel can count.
MOST = 2**31 - 1


def _type_of(game: dict[str, Any], zero_sum: bool = True, tensor: bool = True) -> pyspiel.GameType:
    hidden = game["hidden_hands"]
    information = pyspiel.GameType.Information
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game["name"],
        long_name=f"Klots: {game['name']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game["max_seats"],
        min_num_players=game["min_seats"],
        provides_information_state_string=True,
        provides_information_state_tensor=tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: dict[str, Any]) -> dict[str, Any]:
    """Everything that can be chosen, the rulebook's way as the default."""
    usual: dict[str, Any] = {"players": max(2, game["min_seats"]), "reward": "victory", "position": ""}
    for option in game["options"]:
        default = option["default"]
        if option["kind"] == "flag":
            usual[option["name"]] = default == "yes"
        else:
            usual[option["name"]] = int(default) if option["kind"] == "number" else default
    return usual


class KlotsGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Klots with its players, options and reward."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        facts = next(one for one in _core.games() if one["name"] == name)
        usual = _parameters(facts)
        given = {**usual, **(params or {})}
        chosen = {
            option["name"]: given[option["name"]]
            for option in facts["options"]
            if given[option["name"]] != usual[option["name"]]
        }
        self.reward: str = given["reward"]
        begin = [line for line in given["position"].splitlines() if line.strip()]
        self.starts = [_core.Table(name, given["players"], chosen, line) for line in begin or [None]]
        start = self.starts[0]
        start.rewards(self.reward)
        self.shape = start.shape()
        if not self.shape["lots"]:
            raise ValueError(f"{name}: its luck cannot be drawn lot by lot")
        alone = start.seats == 1
        bound = MOST_POINTS if alone or self.reward == "points" else 1.0
        seen = self.shape["seen"]
        self.seen_length: int | None = seen if seen is not None and seen <= LONGEST_TENSOR else None
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shape["actions"],
            max_chance_outcomes=max(self.shape["lots"], len(self.starts)),
            num_players=start.seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=None if alone else 0.0,
            max_game_length=min(self.shape["longest"] or MOST, MOST),
        )
        super().__init__(_type_of(facts, not alone, self.seen_length is not None), info, given)

    def max_chance_nodes_in_history(self) -> int:
        """Lots that no game exceeds."""
        return min(self.shape["seen"] or MOST, MOST - 1) + 1

    def __deepcopy__(self, _memo: Any) -> KlotsGame:
        return self

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return pyspiel.load_game, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> KlotsState:
        """The state before any luck."""
        return KlotsState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """What a player sees now or, with perfect recall, has seen."""
        if params:
            raise ValueError("the observers have no parameters")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall)


class KlotsState(pyspiel.State):  # type: ignore[misc]
    """A position, with the lots drawn so far where luck is open."""

    def __init__(self, game: KlotsGame) -> None:
        super().__init__(game)
        self.game = game
        self.table = game.starts[0].copy()
        # Whether chance has yet to say which of several positions the game begins with.
        self.unset = len(game.starts) > 1

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's number for chance or the end."""
        if self.unset:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.luck:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.table.turn
        assert turn is not None
        return turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal()) if player == self.table.turn and not self.unset else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The lots that can be drawn next, with their probabilities."""
        if self.unset:
            return [(start, 1 / len(self.game.starts)) for start in range(len(self.game.starts))]
        return self.table.lots()

    def _apply_action(self, action: int) -> None:
        if self.unset:
            self.table, self.unset = self.game.starts[action].copy(), False
        elif self.table.luck:
            self.table.draw_lot(action)
        else:
            self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"position {action}" if self.unset else f"lot {action}"
        return self.table.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.over and not self.unset

    def returns(self) -> list[float]:
        """What the end was worth to each player by the game's `reward`; 0 before."""
        return self.table.rewards(self.game.reward) if self.is_terminal() else [0.0] * self.table.seats

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen."""
        return self.seen_by(self.current_player() if player is None else player, recall=True)

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees."""
        return self.seen_by(self.current_player() if player is None else player, recall=False)

    def seen_by(self, player: int, recall: bool) -> str:
        """What a player sees, or all that the player has seen."""
        if self.unset:
            return "the position is not drawn yet"
        return self.table.information(player) if recall else str(self.table.view(player))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KlotsState:
        """A state that this player cannot tell from the real one.

        Its history begins there: the lots of the real past are not in it.
        """
        world = KlotsState(self.game)
        world.table, world.unset = self.table.resample(player, int(sampler() * 2**53)), self.unset
        return world

    def __str__(self) -> str:
        if self.unset:
            return "the position is not drawn yet"
        lots = f" lots {self.table.drawn}" if self.table.drawn else ""
        return f"{self.table.position}{lots}"


class Observer:
    """What a player sees (observation), or all that a player has seen (perfect recall)."""

    def __init__(self, game: KlotsGame, recall: bool) -> None:
        self.recall, self.length = recall, game.seen_length
        if recall:
            size = 2 * (game.seen_length or 0)
            self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
            self.dict = {"seen": self.tensor.reshape(-1, 2)}
        else:
            self.tensor = np.zeros(game.shape["observation"], np.float32)
            self.dict = {
                plane["name"]: self.tensor[plane["start"] : plane["stop"]].reshape(plane["shape"])
                for plane in game.shape["planes"]
            }

    def set_from(self, state: KlotsState, player: int) -> None:
        """Fills the tensor from a state."""
        if state.unset:
            self.tensor.fill(0)
            return
        if not self.recall:
            self.tensor[:] = np.frombuffer(state.table.observation(player), np.uint8)
            return
        self.tensor.fill(0)
        if self.length is None:
            raise ValueError("this game may be too long for a tensor of all that was seen")
        seen = state.table.seen(player)
        # Nothing is 0: seats and numbers are counted from 1, luck is -1, a hidden lot too.
        rows = [(seat + 1 if seat >= 0 else -1, number + 1 if number >= 0 else -1) for seat, number in seen]
        if rows:
            self.dict["seen"][: len(rows)] = rows

    def string_from(self, state: KlotsState, player: int) -> str:
        """The same as text."""
        return state.seen_by(player, self.recall)


def _class_of(name: str) -> type[KlotsGame]:
    def __init__(self: KlotsGame, params: dict[str, Any] | None = None) -> None:
        KlotsGame.__init__(self, name, params)

    return type(f"{name.capitalize()}Game", (KlotsGame,), {"__init__": __init__})


def register() -> None:
    """Registers every game that is not registered yet."""
    for one in _core.games():
        if PREFIX + one["name"] not in pyspiel.registered_names():
            pyspiel.register_game(_type_of(one), _class_of(one["name"]))


register()
