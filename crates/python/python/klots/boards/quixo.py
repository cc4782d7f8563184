"""The board of cubes: X and O, with four the seat at which the dot points behind it."""

from __future__ import annotations

from typing import Any

SYMBOLS = {"cross": "X", "circle": "O", None: "."}


def lines(view: dict[str, Any]) -> list[str]:
    """The board of a view, row by row."""
    size = view["size"]
    cubes = [SYMBOLS[cube["symbol"]] + ("" if cube["dot"] is None else str(cube["dot"])) for cube in view["cells"]]
    wide = max(map(len, cubes))
    shown = ["   " + " ".join(chr(ord("a") + column).ljust(wide) for column in range(size)).rstrip()]
    for row in range(size):
        cells = cubes[row * size : (row + 1) * size]
        shown.append(f"{row + 1:2} " + " ".join(cube.ljust(wide) for cube in cells).rstrip())
    return shown
