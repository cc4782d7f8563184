"""An AEC environment of PettingZoo for every game.

An action is an index into the list of legal moves (`infos[agent]["moves"]`, the same order every time);
the mask marks as many as there are. Observations are vectors (`klots.encode`) of what the agent may see.
Luck falls by itself, from the seed of `reset`. The reward at the end is the share of the victory, as ±1.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from . import Table
from .encode import ACTIONS, encode


def env(game: str, seats: int = 2, options: dict[str, Any] | str | None = None) -> "KlotsEnv":
    """The environment of a game."""
    return KlotsEnv(game, seats, options)


class KlotsEnv(AECEnv):
    """One table as an AEC environment; agents are `seat_0`, `seat_1` …"""

    metadata = {"render_modes": ["ansi"], "name": "klots_v0", "is_parallelizable": False}

    def __init__(self, game: str, seats: int = 2, options: dict[str, Any] | str | None = None) -> None:
        super().__init__()
        self.game = game
        self.table = Table(game, seats, options)
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._dice = np.random.default_rng()
        self._settle()
        self._actions = ACTIONS[game]
        length = len(self._vector(0))
        space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )
        self._spaces = {agent: space for agent in self.possible_agents}
        self._choices = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.table.restart()
        self._settle()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take_turn()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._actions, np.int8)
        if self.table.turn == seat:
            mask[: len(self.table.moves())] = 1
        return {"observation": self._vector(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(self.table.moves()[int(action)])
        self._settle()
        if self.table.over:
            for seat, share in enumerate(self.table.shares()):
                self.rewards[self.possible_agents[seat]] = 2 * share - 1
            self.terminations = dict.fromkeys(self.agents, True)
        self._take_turn()
        self._accumulate_rewards()

    def render(self) -> str:
        return self.table.position

    def close(self) -> None:
        pass

    def _vector(self, seat: int) -> np.ndarray:
        return np.clip(encode(self.game, self.table.view(seat), seat, self.table.seats), 0.0, 1.0)

    def _settle(self) -> None:
        while self.table.luck:
            self.table.roll(int(self._dice.integers(1 << 63)))

    def _take_turn(self) -> None:
        seat = self.table.turn
        if seat is None:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"moves": self.table.moves()}
