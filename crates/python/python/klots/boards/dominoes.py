"""The line of tiles, then the hands: tiles where these eyes may see them, else how many."""

from __future__ import annotations

import textwrap
from typing import Any


def lines(view: dict[str, Any]) -> list[str]:
    """The view, line by line."""
    line = " ".join(f"[{tile['left']}|{tile['right']}]" for tile in view["line"])
    shown = textwrap.wrap(line, 78) or ["(nothing is laid)"]
    for seat, hand in enumerate(view["hands"]):
        tiles = f"{hand['count']} tiles" if hand["tiles"] is None else " ".join(hand["tiles"])
        total = f", total {view['totals'][seat]}" if view["target"] is not None else ""
        shown.append(f"seat {seat}: {tiles}{total}")
    shown.append(f"stock: {view['stock']}")
    if view["must"] is not None:
        shown.append(f"must lay: {view['must']}")
    return shown
