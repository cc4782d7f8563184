"""Many games at once, stepped in Rust without the GIL."""

from __future__ import annotations

import math
import operator
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import _core

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Options = Mapping[str, Any] | str | None
ALIGNMENT = 64
MOST_BYTES = 2**32


class Batch:
    """`games` games of one kind. `step` plays one action in each; games that end begin again at once.

    The buffers are NumPy arrays that stay the same for the life of the batch and are written in place; whoever brings
    buffers of their own (`observations=…`) gets them filled without a copy. Every buffer made here begins at a multiple of
    64 bytes, so that `torch.from_dlpack(batch.observations)` looks at the same memory, and JAX may.
    Read them, do not write them.

    - `observations` uint8 (games, observation): what the seat to move sees, plane by plane (`klots.shape`);
    - `masks` bool (games, actions): what it may do;
    - `seats` uint8 (games): which seat is to move;
    - `rewards` float32 (games, seats): what the game that has just ended was worth to each seat, else 0;
    - `dones` bool (games): whether a game ended with this step;
    - `finals` uint8 (games, seats, observation), with `finals=True` only: what each seat saw at the end of the game that ended
      last.

    >>> import klots
    >>> batch = klots.batch("quixo", 4, seed=1)
    >>> for _ in range(100):
    ...     batch.step(batch.sample())
    >>> batch.observations.shape, batch.masks.shape
    ((4, 114), (4, 44))

    The examples of the methods go on from here.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        seats: int = 2,
        options: Options = None,
        seed: int = 0,
        reward: str = "victory",
        threads: int = 1,
        observations: NDArray[np.uint8] | None = None,
        masks: NDArray[np.uint8] | NDArray[np.bool_] | None = None,
        rewards: NDArray[np.float32] | None = None,
        finals: bool = False,
    ) -> None:
        import numpy as np

        self.game, self.players = game, seats
        self._core = _core.Batch(game, games, seats, options, seed=seed, reward=reward, threads=threads)
        self.shape = _core.shape(game, seats, options)
        self.observations: NDArray[np.uint8] = _buffer(
            observations, (games, self.shape["observation"]), np.uint8, "observations"
        )
        if isinstance(masks, np.ndarray) and masks.dtype == np.bool_:
            masks = masks.view(np.uint8)
        self._masks: NDArray[np.uint8] = _buffer(masks, (games, self.shape["actions"]), np.uint8, "masks")
        self.rewards: NDArray[np.float32] = _buffer(rewards, (games, seats), np.float32, "rewards")
        self._dones: NDArray[np.uint8] = _aligned((games,), np.uint8)
        self.seats: NDArray[np.uint8] = _aligned((games,), np.uint8)
        size = (games, seats, self.shape["observation"]) if finals else (0, 0, 0)
        if math.prod(size) > MOST_BYTES:
            raise ValueError(f"finals: {math.prod(size)} bytes are more than {MOST_BYTES}; hold fewer games")
        self.finals: NDArray[np.uint8] = _aligned(size, np.uint8)
        self._finals = self.finals if finals else None
        self.masks: NDArray[np.bool_] = self._masks.view(np.bool_)
        self.dones: NDArray[np.bool_] = self._dones.view(np.bool_)
        self._actions: NDArray[np.int64] = _aligned((games,), np.int64)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self._core)

    def reset(self, seed: int = 0) -> None:
        """Begins all games again; the same seed, the same luck.

        >>> batch.reset(seed=7)
        >>> bool(batch.observations.any(axis=1).all()), bool(batch.dones.any())
        (True, False)
        """
        self._core.reset(seed, self.observations, self._masks, self.rewards, self._dones, self.seats, self._finals)

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """Plays one action in every game, none where it is negative, and fills the buffers.

        An action that is not legal raises `IndexError`, and nothing has been played in any game.

        >>> batch.step(batch.masks.argmax(axis=1))    # the first legal action everywhere
        >>> batch.step([-1, -1, -1, int(batch.masks[3].argmax())])    # only in the last game
        >>> batch.step([44, 0, 0, 0])
        Traceback (most recent call last):
        ...
        IndexError: action 44 is not legal in game 0; nothing was played
        """
        own, given = self._actions, actions  # type: Any, Any
        if type(given) is not type(own) or given.dtype != own.dtype or given.strides != own.strides:
            given = self._row(given)
        self._core.step(given, self.observations, self._masks, self.rewards, self._dones, self.seats, self._finals)

    def _row(self, actions: Any) -> NDArray[np.int64]:
        """Actions of whatever kind as the compiled part takes them."""
        import numpy as np

        given = np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        if given.ndim != 1:
            raise ValueError(f"actions: one row with one action for each of {len(self)} games, not {given.ndim} dimensions")
        if given.dtype == np.uint64 and given.size and given.max() > np.iinfo(np.int64).max:
            raise IndexError(f"action {given.max()} is not legal in game {given.argmax()}; nothing was played")
        wide: NDArray[np.int64] = np.ascontiguousarray(given, dtype=np.int64)
        return wide

    def sample(self) -> NDArray[np.int64]:
        """One legal action for every game, each equally likely, in a buffer that the next call writes again.

        >>> actions = batch.sample()
        >>> bool(batch.masks[range(len(batch)), actions].all())
        True
        """
        self._core.sample(self._actions)
        return self._actions

    def planes(self) -> dict[str, NDArray[np.uint8]]:
        """The parts of the observations by name, each a view of shape (games, …).

        >>> batch.planes()["own"].shape
        (4, 5, 5)
        """
        return {
            plane["name"]: self.observations[:, plane["start"] : plane["stop"]].reshape(-1, *plane["shape"])
            for plane in self.shape["planes"]
        }


def batch(
    game: str,
    games: int,
    *,
    seats: int = 2,
    options: Options = None,
    seed: int = 0,
    reward: str = "victory",
    threads: int = 1,
    observations: NDArray[np.uint8] | None = None,
    masks: NDArray[np.uint8] | NDArray[np.bool_] | None = None,
    rewards: NDArray[np.float32] | None = None,
    finals: bool = False,
) -> Batch:
    """Many games at once: see `Batch`.

    >>> import klots
    >>> batch = klots.batch("dominoes", 100, seats=3, reward="points", threads=2)
    >>> batch.step(batch.sample())
    >>> batch.rewards.shape
    (100, 3)
    """
    return Batch(
        game,
        games,
        seats=seats,
        options=options,
        seed=seed,
        reward=reward,
        threads=threads,
        observations=observations,
        masks=masks,
        rewards=rewards,
        finals=finals,
    )


def action_number(action: Any) -> int:
    """The number of one action: whatever stands for a whole number (of Python, NumPy, torch) does; a truth value does not.

    >>> import numpy as np
    >>> from klots.batching import action_number
    >>> action_number(np.array(3)), action_number(np.int64(4))
    (3, 4)
    """
    try:
        if not isinstance(action, bool):
            return operator.index(action)
    except TypeError:
        pass
    raise TypeError(f"an action is a whole number, not {action!r}")


def _buffer(given: Any, shape: tuple[int, ...], kind: Any, name: str) -> Any:
    import numpy as np

    if given is None:
        return _aligned(shape, kind)
    fits = isinstance(given, np.ndarray) and given.shape == shape and given.dtype == kind
    if not fits or not given.flags.c_contiguous or not given.flags.writeable:
        raise ValueError(f"{name}: a writable array of {np.dtype(kind)} with shape {shape}, in C order")
    return given


def _aligned(shape: tuple[int, ...], kind: Any) -> Any:
    """Zeros that begin at a multiple of 64 bytes, as the libraries that share memory like it."""
    import numpy as np

    size = math.prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    return room[start : start + size].view(kind).reshape(shape)
