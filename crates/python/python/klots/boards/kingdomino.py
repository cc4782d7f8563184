"""The two rows on offer, then every kingdom: a letter for the terrain, a number for the crowns, # for the castle."""

from __future__ import annotations

from typing import Any

TERRAINS = {"wheat": "W", "forest": "F", "water": "~", "grass": "G", "swamp": "S", "mine": "M", "castle": "#"}


def lines(view: dict[str, Any]) -> list[str]:
    """The view, line by line."""
    shown = ["W wheat, F forest, ~ water, G grass, S swamp, M mine; the number counts the crowns"]
    for name in ("current", "next"):
        row = [_domino(domino) for domino in view[name]]
        shown.append(f"{name}: " + ("  ".join(row) or "-"))
    for seat, realm in enumerate(view["kingdoms"]):
        shown.append(f"seat {seat}, {realm['points']} points")
        shown.extend(_kingdom(realm["squares"]))
    return shown


def _square(square: dict[str, Any]) -> str:
    return TERRAINS[square["terrain"]] + (str(square["crowns"]) if square["crowns"] else "")


def _domino(domino: dict[str, Any]) -> str:
    king = "" if domino["king"] is None else f" (seat {domino['king']})"
    return f"{domino['tile']} [{_square(domino['left'])}|{_square(domino['right'])}]{king}"


def _kingdom(squares: list[dict[str, Any]]) -> list[str]:
    at = {(square["x"], square["y"]): _square(square) for square in squares}
    across = range(min(x for x, _ in at), max(x for x, _ in at) + 1)
    down = range(min(y for _, y in at), max(y for _, y in at) + 1)
    return ["  " + " ".join(at.get((x, y), ".").ljust(2) for x in across).rstrip() for y in down]
