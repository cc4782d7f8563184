"""Views as vectors of numbers, one encoder for each game.

Every encoder reads a view (what one pair of eyes sees) and fills a vector of fixed length, values 0 to 1.
Own things come first, then the other seats clockwise.
"""

from __future__ import annotations

from typing import Any, Callable

import numpy as np

View = dict[str, Any]

# More moves than a position of the game ever offers.
ACTIONS = {"dominoes": 128, "quixo": 128, "triominos": 1024, "kingdomino": 256}
TERRAINS = ["castle", "wheat", "forest", "water", "grass", "swamp", "mine"]


def _clockwise(seat: int, seats: int) -> list[int]:
    return [(seat + step) % seats for step in range(seats)]


def _domino(text: str) -> int:
    low, high = sorted(int(number) for number in text.split("-"))
    return high * (high + 1) // 2 + low


def dominoes(view: View, seat: int, seats: int) -> np.ndarray:
    """Own hand, line, ends, stock, then for each seat its count and the numbers it lacks, and its total."""
    hand, line, ends = np.zeros(55), np.zeros(55), np.zeros((2, 10))
    for tile in view["hands"][seat]["tiles"] or []:
        hand[_domino(tile)] = 1
    for tile in view["line"]:
        line[_domino(f"{tile['left']}-{tile['right']}")] = 1
    for end, number in enumerate(view["ends"] or []):
        ends[end, number] = 1
    others = np.zeros((seats, 12))
    for place, other in enumerate(_clockwise(seat, seats)):
        others[place, 0] = min(view["hands"][other]["count"] / 20, 1)
        others[place, 1] = min(view["totals"][other] / (view["target"] or 100), 1)
        for number in view["hands"][other]["lacks"]:
            others[place, 2 + number] = 1
    return np.concatenate([hand, line, ends.ravel(), [view["stock"] / 55], others.ravel()])


def quixo(view: View, seat: int, seats: int) -> np.ndarray:
    """Each cube: the symbol of the mover's side, of the other side, and whose dot it bears."""
    own = "cross" if seat % 2 == 0 else "circle"
    cells = np.zeros((len(view["cells"]), 2 + seats))
    for cell, cube in zip(cells, view["cells"]):
        if cube["symbol"] is not None:
            cell[0 if cube["symbol"] == own else 1] = 1
        if cube.get("dot") is not None:
            cell[2 + (cube["dot"] - seat) % seats] = 1
    return cells.ravel()


def _triomino(text: str) -> tuple[int, ...]:
    return tuple(sorted(int(number) for number in text.split("-")))


_TRIOMINOS = {
    (a, b, c): index
    for index, (a, b, c) in enumerate(
        (a, b, c) for a in range(6) for b in range(a, 6) for c in range(b, 6)
    )
}
_REACH = 12


def triominos(view: View, seat: int, seats: int) -> np.ndarray:
    """Own hand, tiles on the table, corner numbers around the first tile, pool, counts and scores."""
    hand, table = np.zeros(56), np.zeros(56)
    for tile in view["hands"][seat]["tiles"] or []:
        hand[_TRIOMINOS[_triomino(tile)]] = 1
    size = 2 * _REACH + 1
    places = np.zeros((size, size, 3))
    for laid in view["table"]:
        table[_TRIOMINOS[_triomino(laid["tile"])]] = 1
        x, y = laid["x"] + _REACH, laid["y"] + _REACH
        if 0 <= x < size and 0 <= y < size:
            places[y, x] = [(1 + corner) / 6 for corner in laid["corners"]]
    others = np.zeros((seats, 2))
    for place, other in enumerate(_clockwise(seat, seats)):
        others[place, 0] = min(view["hands"][other]["count"] / 20, 1)
        others[place, 1] = np.clip((view["scores"][other] + 100) / 600, 0, 1)
    return np.concatenate([hand, table, places.ravel(), [view["pool"] / 56], others.ravel()])


def kingdomino(view: View, seat: int, seats: int) -> np.ndarray:
    """The rows on offer, which dominoes may still come, and every kingdom around its castle."""
    rows = np.zeros((2, 48, 1 + seats))
    for row, name in enumerate(["current", "next"]):
        for offered in view[name]:
            rows[row, offered["tile"] - 1, 0] = 1
            if offered["king"] is not None:
                rows[row, offered["tile"] - 1, 1 + (offered["king"] - seat) % seats] = 1
    unseen = np.zeros(48)
    for tile in view["unseen"]:
        unseen[tile - 1] = 1
    kingdoms = np.zeros((seats, 13, 13, len(TERRAINS) + 1))
    for place, owner in enumerate(_clockwise(seat, seats)):
        for square in view["kingdoms"][owner]["squares"]:
            at = kingdoms[place, square["y"] + 6, square["x"] + 6]
            at[TERRAINS.index(square["terrain"])] = 1
            at[-1] = square["crowns"] / 3
    return np.concatenate([rows.ravel(), unseen, kingdoms.ravel()])


ENCODERS: dict[str, Callable[[View, int, int], np.ndarray]] = {
    "dominoes": dominoes,
    "quixo": quixo,
    "triominos": triominos,
    "kingdomino": kingdomino,
}


def encode(game: str, view: View, seat: int, seats: int) -> np.ndarray:
    """What `seat` sees as a vector of `float32`."""
    return ENCODERS[game](view, seat, seats).astype(np.float32)
