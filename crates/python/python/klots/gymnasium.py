"""Gymnasium: one seat of a game against bots, alone (`SeatEnv`) or many at once (`SeatVectorEnv`).

>>> import gymnasium
>>> import klots.gymnasium
>>> env = gymnasium.make("klots/quixo-v1", opponent="random", options={"board": 3})
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from . import _core
from .batching import Batch, Options, action_number
from .boards import drawn

WIDTH = 480


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat; every other is played by the bot `opponent` with this many `nodes`.

    `seat` is the seat that learns, or None: then every game draws one. Observations and masks are those of
    `klots.pettingzoo`; the reward comes with the end.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array", "svg"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        options: Options = None,
        opponent: str = "easy",
        nodes: int = 200,
        seat: int | None = None,
        reward: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        self.table = _core.Table(game, seats, options)
        if opponent not in self.table.bots():
            raise ValueError(f"opponent: one of {', '.join(self.table.bots())}, not {opponent!r}")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat: 0 to {seats - 1}, not {seat}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: one of {', '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self.table.rewards(reward)
        self.opponent, self.nodes, self.reward, self.render_mode = opponent, nodes, reward, render_mode
        self.shape = self.table.shape()
        self._fixed = seat
        self.seat = seat or 0
        self.observation_space = _space(self.shape)
        self.action_space = spaces.Discrete(self.shape["actions"])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """A new game, up to this seat's first turn; a seed settles all luck and the other seats' thoughts. `options` are not used."""
        super().reset(seed=seed)
        for _ in range(1000):
            self.table.restart()
            self.seat = int(self.np_random.integers(self.table.seats)) if self._fixed is None else self._fixed
            self._go_on()
            if not self.table.over:
                break
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """Plays this seat's action, then luck and the others, until it is this seat's turn again or the game is over. An action that is
        not legal raises `IndexError`, and nothing has changed."""
        self.table.apply(action_number(action))
        self._go_on()
        reward = self.table.rewards(self.reward)[self.seat] if self.table.over else 0.0
        return self._observe(), reward, self.table.over, False, self._info()

    def render(self) -> Any:
        """What this seat sees, as `render_mode` says: text, pixels or an SVG document."""
        if self.render_mode == "ansi":
            return drawn(self.table, self.seat)
        if self.render_mode == "svg":
            return self.table.svg(self.seat)
        if self.render_mode == "rgb_array":
            width, height, pixels = self.table.pixels(self.seat, WIDTH)
            return np.frombuffer(pixels, np.uint8).reshape(height, width, 3).copy()
        return None

    def _go_on(self) -> None:
        """Lets luck and the others decide until it is this seat's turn again."""
        while not self.table.over and self.table.turn != self.seat:
            seed = int(self.np_random.integers(2**63))
            if self.table.luck:
                self.table.roll(seed)
            else:
                self.table.play(self.table.think(self.opponent, nodes=self.nodes, seed=seed)["best"])

    def _observe(self) -> dict[str, NDArray[Any]]:
        return {
            "observation": np.frombuffer(self.table.observation(self.seat), np.uint8).copy(),
            "action_mask": self._mask(),
        }

    def _mask(self) -> NDArray[np.int8]:
        if self.table.turn != self.seat:
            return np.zeros(self.shape["actions"], np.int8)
        mask: NDArray[np.int8] = np.frombuffer(self.table.mask(), np.int8).copy()
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}


class SeatVectorEnv(VectorEnv[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any]]):
    """One seat of many games, stepped in Rust; the others move at random.

    `seat` is the seat that learns, or None: then every game draws one. Games that end begin again in the same step; `info` has
    what the end looked like (`final_obs`, `final_info`). Against other bots: `gymnasium.make_vec(…, vectorization_mode="sync")`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        seats: int = 2,
        options: Options = None,
        seat: int | None = None,
        reward: str = "victory",
        threads: int = 1,
        opponent: str = "random",
    ) -> None:
        if opponent != "random":
            raise ValueError(
                f"opponent: these games are played against 'random', not {opponent!r}; "
                "gymnasium.make_vec with vectorization_mode='sync' plays against any bot"
            )
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat: 0 to {seats - 1}, not {seat}")
        self.num_envs, self._fixed = num_envs, seat
        self.batch = Batch(game, num_envs, seats=seats, options=options, reward=reward, threads=threads, finals=True)
        self.seats: NDArray[np.int64] = np.full(num_envs, seat or 0, np.int64)
        self.single_observation_space = _space(self.batch.shape)
        self.single_action_space = spaces.Discrete(self.batch.shape["actions"])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """New games everywhere, up to this seat's first turn; of several seeds the first one counts. `options` are not used."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch.reset(int(self.np_random.integers(2**63)) if first is None else first)
        everywhere = np.ones(self.num_envs, np.bool_)
        self._draw_seats(everywhere)
        self._others(Ends(self), everywhere)
        return self._observe(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Plays one action of this seat in every game, then the others, until it is this seat's turn everywhere."""
        given = np.asarray(actions)
        if np.issubdtype(given.dtype, np.integer) and (given < 0).any():
            raise IndexError(f"action {given.min()} is not legal in game {given.argmin()}; nothing was played")
        self.batch.step(given)
        ends = Ends(self)
        ends.note()
        self._others(ends, np.zeros(self.num_envs, np.bool_))
        info = self._info()
        for n in ends.ended.nonzero()[0].tolist():
            nothing = np.zeros(self.batch.shape["actions"], np.int8)
            seen = {"observation": ends.seen[n], "action_mask": nothing}
            info = self._add_info(info, {"final_obs": seen, "final_info": {"action_mask": nothing}}, n)
        return self._observe(), ends.rewards, ends.ended, np.zeros(self.num_envs, np.bool_), info

    def _others(self, ends: Ends, begun: NDArray[np.bool_]) -> None:
        """Lets the others move until it is this seat's turn everywhere."""
        while (waiting := self.batch.seats != self.seats).any():
            actions = self.batch.sample()
            actions[~waiting] = -1
            self.batch.step(actions)
            ends.note(begun)

    def _draw_seats(self, where: NDArray[np.bool_]) -> None:
        if self._fixed is None:
            self.seats[where] = self.np_random.integers(self.batch.players, size=int(where.sum()))

    def _observe(self) -> dict[str, NDArray[Any]]:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.astype(np.int8)}


class Ends:
    """The games that ended within one step, with what the learning seat got and saw."""

    def __init__(self, env: SeatVectorEnv) -> None:
        self.env = env
        self.rewards: NDArray[np.float64] = np.zeros(env.num_envs, np.float64)
        self.ended: NDArray[np.bool_] = np.zeros(env.num_envs, np.bool_)
        self.seen: dict[int, NDArray[np.uint8]] = {}

    def note(self, begun: NDArray[np.bool_] | None = None) -> None:
        """Looks at what the batch has just played. A game that ends before the learning seat has moved, or was `begun` anew
        within this step, is nobody's."""
        batch, seats = self.env.batch, self.env.seats
        own = batch.dones & ~self.ended if begun is None else batch.dones & ~self.ended & ~begun
        for n in own.nonzero()[0].tolist():
            self.rewards[n] = batch.rewards[n, seats[n]]
            self.seen[n] = batch.finals[n, seats[n]].copy()
        self.ended |= own
        self.env._draw_seats(batch.dones)


def _space(shape: dict[str, Any]) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (shape["observation"],), np.uint8),
            "action_mask": spaces.Box(0, 1, (shape["actions"],), np.int8),
        }
    )


def register() -> None:
    """Enters every game as `klots/<game>-v1`."""
    for one in _core.games():
        name = f"klots/{one['name']}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="klots.gymnasium:SeatEnv",
                vector_entry_point="klots.gymnasium:SeatVectorEnv",
                kwargs={"game": one["name"]},
            )


register()
