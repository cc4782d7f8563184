"""What notebooks show: games with a slider, matches and analyses with their curves."""

from __future__ import annotations

import html
import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from . import _core
from .batching import Options

_numbers = itertools.count()

_PAGE = """<div id="{id}" class="klots-recording">
<div style="max-width:{width}px">{frames}</div>
<input type="range" min="0" max="{last}" value="{last}" style="width:{width}px" aria-label="event"
 oninput="var s=this.parentNode.firstElementChild.children;for(var i=0;i<s.length;i++)s[i].style.display=i==this.value?'':'none'">
</div>"""


class Recording:
    """A record to look at: `_repr_html_` shows it with a slider.

    >>> import klots
    >>> table = klots.Table("quixo", options={"board": 3})
    >>> _ = table.settle("starts 0"), table.play("a1>c1")
    >>> recording = klots.Recording(table.record())
    >>> recording.table == table
    True

    The examples of the methods go on from here.
    """

    def __init__(self, record: str, eyes: int | str = "reviewer") -> None:
        self.record, self.eyes = record, eyes
        self.table = _core.Table.from_record(record)

    def frames(self) -> list[str]:
        """The position before the first event and after every event, as SVG documents.

        >>> [frame[:4] for frame in recording.frames()]
        ['<svg', '<svg', '<svg']
        """
        table = self.table.copy()
        frames = [table.svg(self.eyes)]
        while table.log():
            table.undo()
            frames.append(table.svg(self.eyes))
        return frames[::-1]

    def _repr_html_(self, width: int = 640) -> str:
        frames = self.frames()
        last = len(frames) - 1
        hidden = ' style="display:none"'
        shown = [
            f"<figure{'' if n == last else hidden}>{frame}<figcaption>{html.escape(told)}</figcaption></figure>"
            for n, (frame, told) in enumerate(zip(frames, self._told(), strict=True))
        ]
        return _PAGE.format(id=f"klots-{next(_numbers)}", frames="".join(shown), last=last, width=width)

    def _told(self) -> list[str]:
        return [""] + [text if seat is None else f"{seat}: {text}" for seat, text in self.table.log()]


class ArenaReport(dict[str, Any]):
    """What a match of bots came to; a notebook shows it as a picture."""

    def __init__(self, report: Mapping[str, Any], picture: str) -> None:
        super().__init__(report)
        self.picture = picture

    def _repr_svg_(self) -> str:
        return self.picture


class Analysis(dict[str, Any]):
    """What every move of a record was worth; a notebook shows its curve."""

    def __init__(self, analysis: Mapping[str, Any], picture: str) -> None:
        super().__init__(analysis)
        self.picture = picture

    def _repr_svg_(self) -> str:
        return self.picture


def arena(
    game: str,
    bots: Sequence[str],
    *,
    seats: int = 2,
    options: Options = None,
    games: int = 100,
    millis: int | None = None,
    nodes: int | None = None,
    iterations: int | None = None,
    seed: int = 1,
    threads: int = 1,
) -> ArenaReport:
    """Lets bots play each other. Each thinks for this many `millis`, `nodes` or `iterations`. Ctrl-C ends it at once.

    >>> import klots
    >>> report = klots.arena("quixo", ["random", "greedy"], games=4, nodes=50)
    >>> sorted(row["bot"] for row in report["rows"])
    ['greedy', 'random']
    """
    report = _core.arena(
        game,
        list(bots),
        seats=seats,
        options=options,
        games=games,
        millis=millis,
        nodes=nodes,
        iterations=iterations,
        seed=seed,
        threads=threads,
    )
    return ArenaReport(*report)


def analyse(
    record: str,
    *,
    bot: str | None = None,
    millis: int | None = None,
    nodes: int | None = None,
    iterations: int | None = None,
    samples: int = 6,
    seed: int = 1,
    threads: int = 1,
) -> Analysis:
    """What every move of a record was worth, as `bot` judges it (without one, the game's own judge).
    A bot that is named compares each stroke of luck with `samples` others; 0 leaves luck out. Ctrl-C ends it at once.

    >>> import klots
    >>> table = klots.Table("quixo", options={"board": 3})
    >>> _ = table.settle("starts 0"), table.play("a1>c1"), table.play("b1>b3")
    >>> analysis = klots.analyse(table.record(), nodes=100)
    >>> [move["text"] for move in analysis["moves"]]
    ['a1>c1', 'b1>b3']
    """
    analysis = _core.analyse(
        record,
        bot=bot,
        millis=millis,
        nodes=nodes,
        iterations=iterations,
        samples=samples,
        seed=seed,
        threads=threads,
    )
    return Analysis(*analysis)
