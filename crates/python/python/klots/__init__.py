"""Klots: Kingdomino, Triominos, Quixo and Domino Double 9 for Python.

>>> import klots
>>> table = klots.Table("dominoes", 2)
>>> table.roll(seed=7)                      # the deal
>>> table.play(table.moves()[0])
>>> table.think("expert", nodes=2000)["best"]

`klots.pettingzoo_env` has an AEC environment, `klots.spiel` games and states in the manner of OpenSpiel.
"""

from ._core import Refusal, Table, __version__, games

__all__ = ["Refusal", "Table", "__version__", "games"]
