"""The table as triangles with their corners, then the hands: tiles where these eyes may see them, else how many."""

from __future__ import annotations

from typing import Any


def lines(view: dict[str, Any]) -> list[str]:
    """The view, line by line."""
    shown = _table(view["table"]) or ["(nothing is laid)"]
    for seat, hand in enumerate(view["hands"]):
        tiles = f"{hand['count']} tiles" if hand["tiles"] is None else " ".join(hand["tiles"])
        shown.append(f"seat {seat}: {tiles}, points {view['scores'][seat]}, total {view['totals'][seat]}")
    shown.append(f"pool: {view['pool']}")
    if view["must"] is not None:
        shown.append(f"must lay: {view['must']}")
    return shown


def _table(laid: list[dict[str, Any]]) -> list[str]:
    """Two columns to half a side, two lines to a row; corners as numbers, sides as strokes between them."""
    ink: dict[tuple[int, int], str] = {}
    for tile in laid:
        x, y, up = 2 * tile["x"], 2 * tile["y"], tile["up"]
        base = y + 2 if up else y
        for column in (x - 1, x, x + 1):
            ink.setdefault((base, column), "-")
        ink[y + 1, x - 1], ink[y + 1, x + 1] = "/\\" if up else "\\/"
        points = [(y, x), (y + 2, x + 2), (y + 2, x - 2)] if up else [(y, x - 2), (y, x + 2), (y + 2, x)]
        for point, corner in zip(points, tile["corners"], strict=True):
            ink[point] = str(corner)
    if not ink:
        return []
    rows, columns = [at[0] for at in ink], [at[1] for at in ink]
    across = range(min(columns), max(columns) + 1)
    return ["".join(ink.get((row, column), " ") for column in across).rstrip() for row in range(min(rows), max(rows) + 1)]
