"""PettingZoo: every game as an AEC environment, `klots.pettingzoo.quixo_v1.env(seats=4)` and so on.

>>> from klots.pettingzoo import dominoes_v1
>>> env = dominoes_v1.env(seats=3)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> observation["observation"].shape == env.observation_space(env.agent_selection)["observation"].shape
True
>>> env.step(int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from . import _core
from .batching import Options, action_number
from .boards import drawn

WIDTH = 480


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game. The agents are `seat_0`, `seat_1` …; luck is settled by the environment's own dice.

    An observation is `{"observation": uint8, "action_mask": int8}`; the mask is also in `infos`. The mask of a seat that
    is not to move is empty. Rewards come with the end: `reward` is "victory", "place" or "points".
    An action that is not legal raises `IndexError`, and nothing has changed.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array", "svg"], "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Options = None,
        reward: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: one of {', '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self.table = _core.Table(game, seats, options)
        self.table.rewards(reward)
        self.reward, self.render_mode = reward, render_mode
        self.shape = self.table.shape()
        self.metadata = {**self.metadata, "name": f"{game}_v1"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.shape["observation"],), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.shape["actions"],), np.int8),
            }
        )
        self._spaces = {agent: self._space for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.shape["actions"]) for agent in self.possible_agents}
        self._dice = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents: bytes of what is seen, and the mask."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all moves; those that are legal are in the mask: `action_space(agent).sample(mask)`."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, up to its first decision. Without a seed the dice go on as they are; `options` are not used."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.table.restart()
        self._settle()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self._find_agent(self.agents[0])
        self.infos = self._infos()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": np.frombuffer(self.table.observation(seat), np.uint8).copy(),
            "action_mask": self._mask(seat),
        }

    def step(self, action: int | None) -> None:
        """Plays an action of the agent whose turn it is, then settles luck."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.apply(action_number(action))
        self._settle()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._find_agent(self.possible_agents[(self.possible_agents.index(agent) + 1) % self.table.seats])
        self.infos = self._infos()
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The whole position, hidden tiles too, as `render_mode` says."""
        if self.render_mode == "human":
            print(drawn(self.table, "reviewer"))
        if self.render_mode == "ansi":
            return drawn(self.table, "reviewer")
        if self.render_mode == "svg":
            return self.table.svg("reviewer")
        if self.render_mode == "rgb_array":
            width, height, pixels = self.table.pixels("reviewer", WIDTH)
            picture: NDArray[np.uint8] = np.frombuffer(pixels, np.uint8).reshape(height, width, 3).copy()
            return picture
        return None

    def close(self) -> None:
        """Nothing is held."""

    def _settle(self) -> None:
        while self.table.luck:
            self.table.roll(int(self._dice.integers(2**63)))

    def _find_agent(self, otherwise: str) -> None:
        self.agent_selection = otherwise if self.table.turn is None else self.possible_agents[self.table.turn]

    def _mask(self, seat: int) -> NDArray[np.int8]:
        if self.table.turn != seat:
            return np.zeros(self.shape["actions"], np.int8)
        mask: NDArray[np.int8] = np.frombuffer(self.table.mask(), np.int8).copy()
        return mask

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self._mask(self.possible_agents.index(agent))} for agent in self.agents}


class Environment:
    """What `klots.pettingzoo.<game>_v1` is: the makers of one game's environments."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, **how: Any) -> TableEnv:
        """The environment itself: `seats`, `options`, `reward`, `render_mode`."""
        return TableEnv(self.game, **how)

    def env(self, **how: Any) -> OrderEnforcingWrapper:
        """The environment, guarded against use out of order."""
        return OrderEnforcingWrapper(self.raw_env(**how))


def env(game: str, **how: Any) -> OrderEnforcingWrapper:
    """The environment of any game by its name."""
    return Environment(game).env(**how)


def __dir__() -> list[str]:
    return sorted([*globals(), *(f"{one['name']}_v1" for one in _core.games())])


def __getattr__(name: str) -> Environment:
    game, _, version = name.rpartition("_")
    if version == "v1" and any(one["name"] == game for one in _core.games()):
        return Environment(game)
    raise AttributeError(name)
