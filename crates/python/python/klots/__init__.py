"""Exact rules and strong bots for Kingdomino, Triominos, Quixo and Domino Double 9.

A table goes from luck to luck and from move to move:

>>> import klots
>>> table = klots.Table("dominoes", seats=2)
>>> table.settle("deal 7-7,7-4,7-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1")    # luck; table.roll(seed=…) draws it
>>> table.turn, table.moves()
(0, ['7-7'])
>>> table.play("7-7")
'7-7'

Every legal move has a number that means the same in every position, and what a seat sees is bytes:

>>> table = klots.Table("quixo", options={"board": 3})
>>> table.settle("starts 0")
>>> table.text(0), table.number("a1>c1")
('a1>c1', 0)
>>> len(table.observation(0)) == klots.shape("quixo", options={"board": 3})["observation"]
True

Many games at once: `klots.batch`. Environments: `klots.pettingzoo`, `klots.gymnasium`, `klots.openspiel`.
What the numbers mean: docs/python.md.
"""

from ._core import Refusal, Table, __version__, games, shape, solve
from .batching import Batch, batch
from .reports import Analysis, ArenaReport, Recording, analyse, arena

__all__ = [
    "Analysis",
    "ArenaReport",
    "Batch",
    "Recording",
    "Refusal",
    "Table",
    "__version__",
    "analyse",
    "arena",
    "batch",
    "games",
    "shape",
    "solve",
]
