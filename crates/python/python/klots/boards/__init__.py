"""Positions as text, for `render_mode="ansi"`: what a pair of eyes sees, drawn with letters."""

from __future__ import annotations

import importlib.util
import json
from typing import Any

from .. import _core


def drawn(table: _core.Table, eyes: int | str | None = None) -> str:
    """The position as these eyes see it (those of the seat to move, if none are named), line by line."""
    lines = _lines(table.game, table.view(eyes))
    if table.over:
        lines.append("over: " + ", ".join(f"seat {n} {points}" for n, points in enumerate(table.standing()["points"])))
    elif table.luck:
        lines.append("luck is open")
    else:
        lines.append(f"to move: seat {table.turn}")
    return "\n".join(lines)


def _lines(game: str, view: dict[str, Any]) -> list[str]:
    """The board: a game has a module of its name here, and one without is shown as its view is written."""
    if importlib.util.find_spec(f"{__name__}.{game}") is None:
        return json.dumps(view, indent=1).splitlines()
    lines: list[str] = importlib.import_module(f"{__name__}.{game}").lines(view)
    return lines
