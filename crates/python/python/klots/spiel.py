"""Games and states in the manner of OpenSpiel, without needing it.

    game = klots.spiel.load_game(name, {"players": 2, option: value})
    state = game.new_initial_state(seed=1)
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))

Chance is sampled (`SAMPLED_STOCHASTIC` there): a state settles luck by itself, from its seed.
An action is an index into the list of legal moves; `action_to_string` gives its text.
"""

from __future__ import annotations

import json
import random
from typing import Any

from . import Table, games

TERMINAL = -4


class Game:
    """A game with its options."""

    def __init__(self, name: str, players: int, options: dict[str, Any]) -> None:
        self.name, self.players, self.options = name, players, options
        Table(name, players, options)

    def num_players(self) -> int:
        return self.players

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def new_initial_state(self, seed: int = 0) -> "State":
        return State(self, Table(self.name, self.players, self.options), random.Random(seed))

    def __str__(self) -> str:
        options = "".join(f",{name}={value}" for name, value in self.options.items())
        return f"{self.name}(players={self.players}{options})"


def load_game(name: str, parameters: dict[str, Any] | None = None) -> Game:
    """The game of this name; `players`, and all options of the game, are parameters."""
    parameters = dict(parameters or {})
    fewest = next((game["min_seats"] for game in games() if game["name"] == name), 2)
    return Game(name, int(parameters.pop("players", max(2, fewest))), parameters)


def registered_names() -> list[str]:
    """All games."""
    return [game["name"] for game in games()]


class State:
    """A position in which a player is to move, or the end."""

    def __init__(self, game: Game, table: Table, dice: random.Random) -> None:
        self._game, self.table, self._dice = game, table, dice
        self._settle()

    def _settle(self) -> None:
        while self.table.luck:
            self.table.roll(self._dice.getrandbits(64))

    def get_game(self) -> Game:
        return self._game

    def current_player(self) -> int:
        return TERMINAL if self.table.over else self.table.turn

    def is_terminal(self) -> bool:
        return self.table.over

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is not None and player != self.table.turn:
            return []
        return list(range(len(self.table.moves())))

    def action_to_string(self, *arguments: int) -> str:
        """`action_to_string(action)` or `action_to_string(player, action)`."""
        return self.table.moves()[arguments[-1]]

    def string_to_action(self, text: str) -> int:
        return self.table.moves().index(text)

    def apply_action(self, action: int) -> None:
        self.table.play(self.table.moves()[action])
        self._settle()

    def child(self, action: int) -> "State":
        state = self.clone()
        state.apply_action(action)
        return state

    def returns(self) -> list[float]:
        """The share of the victory as −1 to 1; all 0 before the end."""
        if not self.table.over:
            return [0.0] * self.table.seats
        return [2 * share - 1 for share in self.table.shares()]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def information_state_string(self, player: int | None = None) -> str:
        return self.observation_string(player)

    def observation_string(self, player: int | None = None) -> str:
        eyes = self.table.turn if player is None else player
        return json.dumps(self.table.view(eyes), separators=(",", ":"))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        from .encode import encode

        seat = (self.table.turn or 0) if player is None else player
        return encode(self.table.game, self.table.view(seat), seat, self.table.seats).tolist()

    def history_str(self) -> str:
        return "\n".join(text for _, text in self.table.log())

    def clone(self) -> "State":
        dice = random.Random()
        dice.setstate(self._dice.getstate())
        return State(self._game, self.table.copy(), dice)

    def __str__(self) -> str:
        return self.table.position
