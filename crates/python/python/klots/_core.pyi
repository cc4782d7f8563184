from typing import Any, Literal, final

from numpy.typing import NDArray

__all__ = [
    "Batch",
    "Refusal",
    "Table",
    "__version__",
    "_restore_table",
    "analyse",
    "arena",
    "games",
    "shape",
    "solve",
]

__version__: str

class Refusal(ValueError):
    """Something was not done, and nothing has changed. The text is the sentence; `code`, `args_by_name` and `rule` say it to programs, `line` and `column` where a record is wrong."""

    code: str
    args_by_name: dict[str, Any]
    rule: str | None
    line: int | None
    column: int | None

def games() -> list[dict[str, Any]]:
    """Every game with its seats, options and bots.

    ```python
    >>> import klots
    >>> all("random" in game["bots"] and game["seats"] for game in klots.games())
    True

    ```
    """
def shape(game: str, seats: int = 2, options: Any = None) -> dict[str, Any]:
    """How large the numbers of a game are: actions, planes of an observation, lots of chance.

    ```python
    >>> import klots
    >>> shape = klots.shape(klots.games()[0]["name"], 2)
    >>> shape["observation"] == sum(plane["stop"] - plane["start"] for plane in shape["planes"])
    True

    ```
    """
def solve(size: int = 3, *, distances: bool = False, threads: int = 1) -> dict[str, Any]:
    """Solves Quixo on 3×3 or 4×4: how many boards are won, lost and drawn, and the value of the first move.
    Ctrl-C ends it at once.

    ```python
    >>> import klots
    >>> report = klots.solve(3)
    >>> report["first"]["value"], report["sum"]["wins"] > report["sum"]["losses"]
    ('win', True)

    ```
    """
def arena(
    game: str,
    bots: list[str],
    *,
    seats: int = 2,
    options: Any = None,
    games: int = 100,
    millis: int | None = None,
    nodes: int | None = None,
    iterations: int | None = None,
    seed: int = 1,
    threads: int = 1,
) -> tuple[dict[str, Any], str]:
    """Lets bots play each other; returns the report as a dictionary, and a picture of it."""
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
) -> tuple[dict[str, Any], str]:
    """What every move of a record was worth; returns the analysis as a dictionary, and its curve as a picture."""
def _restore_table(
    game: str,
    seats: int,
    options: Any,
    start: str | None,
    log: list[tuple[int | None, str]],
    drawn: list[int],
    memories: list[tuple[str, list[tuple[int, int]]]] = ...,
) -> Table:
    """What `pickle` calls."""
@final
class Table:
    """One game: whose turn it is, what is legal, what happened.

    `Table(name, seats, {option: value})`. Moves, luck and positions are text (docs/notation.md) or numbers
    (docs/python.md); eyes are a seat number, "onlooker" or "reviewer".

    ```python
    >>> import klots
    >>> table = klots.Table("quixo", options={"board": 3})
    >>> table.settle("starts 0")
    >>> number = table.legal()[0]
    >>> table.text(number), table.number("a1>c1")
    ('a1>c1', 0)
    >>> before = table.copy()
    >>> table.apply(number)
    'a1>c1'
    >>> table.undo(), table == before
    ((0, 'a1>c1'), True)

    ```

    The examples of the methods go on from here with this `table`, or with one at which hands are hidden:

    ```python
    >>> dealt = klots.Table("dominoes")
    >>> dealt.settle("deal 7-7,7-4,7-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1")

    ```
    """

    def __new__(cls, game: str, seats: int = 2, options: Any = None, position: str | None = None) -> Table: ...
    @staticmethod
    def from_record(text: str) -> Table:
        """Reads a record and plays it to its end, checking every event and the result. Where something is wrong, the `Refusal`
        says in which `line` and `column`.

        ```python
        >>> text = table.play("a1>c1")
        >>> klots.Table.from_record(table.record()) == table
        True

        ```
        """
    @property
    def game(self) -> str:
        """The game's name.

        ```python
        >>> table.game
        'quixo'

        ```
        """
    @property
    def seats(self) -> int:
        """How many sit at the table.

        ```python
        >>> klots.Table("kingdomino", 4).seats
        4

        ```
        """
    @property
    def options(self) -> dict[str, str]:
        """The options that differ from the rulebook's way.

        ```python
        >>> klots.Table("dominoes", 3, {"match": True, "target": 60}).options
        {'match': 'yes', 'target': '60'}

        ```
        """
    @property
    def turn(self) -> int | None:
        """The seat that must move, or `None`: then luck must be settled, or the game is over.

        ```python
        >>> table.turn
        0
        >>> table.restart()
        >>> table.turn is None and table.luck
        True

        ```
        """
    @property
    def luck(self) -> bool:
        """Whether luck must be settled before anybody can move.

        ```python
        >>> table.luck
        False
        >>> table.restart()
        >>> table.luck
        True

        ```
        """
    @property
    def over(self) -> bool:
        """Whether nothing happens any more.

        ```python
        >>> table.over
        False

        ```
        """
    @property
    def round(self) -> int:
        """The round of a match, from 0.

        ```python
        >>> klots.Table("dominoes", options="match=yes").round
        0

        ```
        """
    @property
    def parties(self) -> list[int]:
        """The party of each seat: partners share it.

        ```python
        >>> klots.Table("quixo", 4).parties
        [0, 1, 0, 1]

        ```
        """
    @property
    def drawn(self) -> list[int]:
        """The lots drawn so far of the luck that is open.

        ```python
        >>> dealt.restart()
        >>> _ = dealt.draw_lot(3), dealt.draw_lot(5)
        >>> dealt.drawn
        [3, 5]

        ```
        """
    @property
    def position(self) -> str:
        """The whole position as text, hidden tiles too; setting it forgets what happened before.

        ```python
        >>> table.position
        '.../.../... 0 0 -'
        >>> table.position = "..x/.../... 1 1 a1>c1"
        >>> table.turn, table.log()
        (1, [])

        ```
        """
    @position.setter
    def position(self, text: str) -> None: ...
    def moves(self) -> list[str]:
        """The legal moves as text (docs/notation.md); empty while luck is open.

        ```python
        >>> dealt.moves()
        ['7-7']

        ```
        """
    def offers(self) -> list[dict[str, Any]]:
        """The legal moves with where they go and what they bring.

        ```python
        >>> [offer["text"] for offer in dealt.offers()]
        ['7-7']

        ```
        """
    def explain(self, text: str) -> None:
        """`None` for a legal move; raises `Refusal` with the first rule that another one breaks. Nothing is played.

        ```python
        >>> dealt.explain("7-7")
        >>> try:
        ...     dealt.explain("7-4")
        ... except klots.Refusal as refusal:
        ...     print(refusal.rule, refusal.args_by_name)
        D2 {'tile': '7-7'}

        ```
        """
    def play(self, text: str) -> str:
        """Plays a move and returns its canonical text. One that is not legal raises `Refusal`, and nothing has changed.

        ```python
        >>> dealt.play("7-7")
        '7-7'
        >>> dealt.play("nonsense")
        Traceback (most recent call last):
        ...
        klots._core.Refusal: Column 1: expected a tile such as 9-4.

        ```
        """
    def draw(self, seed: int) -> str:
        """What the dice of this seed would decide; nothing is settled.

        ```python
        >>> table.restart()
        >>> table.draw(seed=1) == table.draw(seed=1), table.luck
        (True, True)

        ```
        """
    def settle(self, text: str) -> None:
        """Settles luck by its text.

        ```python
        >>> table.restart()
        >>> table.settle("starts 1")
        >>> table.turn
        1

        ```
        """
    def roll(self, seed: int) -> str:
        """Draws with the dice of this seed and settles; returns the text.

        ```python
        >>> dealt.restart()
        >>> dealt.roll(seed=1).startswith("deal "), dealt.luck
        (True, False)

        ```
        """
    def undo(self) -> tuple[int | None, str] | None:
        """Takes the last move or luck back (or the lots drawn of one that is open) and returns it; `None` at the start.

        ```python
        >>> text = table.play("a1>c1")
        >>> table.undo(), table.undo(), table.undo()
        ((0, 'a1>c1'), (None, 'starts 0'), None)

        ```
        """
    def view(self, eyes: int | Literal["onlooker", "reviewer"] | str | None = None) -> dict[str, Any]:
        """What these eyes see: a seat number, "onlooker" or "reviewer"; without any, those of the seat to move, else an onlooker's.

        ```python
        >>> dealt.view(1)["hands"][1]["tiles"], dealt.view(1)["hands"][0]["tiles"]
        (['3-1', '5-1', '6-2', '8-3', '9-4'], None)

        ```
        """
    def standing(self) -> dict[str, Any]:
        """Points and places of all seats.

        ```python
        >>> table.standing()
        {'places': [1, 1], 'points': [0, 0]}

        ```
        """
    def shares(self) -> list[float]:
        """The share of the victory of each seat, as the standing is now.

        ```python
        >>> table.shares()
        [0.5, 0.5]

        ```
        """
    def rewards(self, reward: str = "victory") -> list[float]:
        """What the standing is worth to each seat: "victory", "place" or "points" (docs/python.md).

        ```python
        >>> table.position = "xxx/..o/..o 1 5 c3>c1"
        >>> table.over, table.rewards("victory")
        (True, [1.0, -1.0])

        ```
        """
    def reckon(self, seat: int, eyes: int | str | None = None) -> list[dict[str, Any]]:
        """The sum of a seat's points, line by line, as these eyes see it.

        ```python
        >>> while not dealt.over:
        ...     text = dealt.roll(seed=1) if dealt.luck else dealt.apply(dealt.legal()[0])
        >>> sum(line["points"] for line in dealt.reckon(0)) == dealt.standing()["points"][0]
        True

        ```
        """
    def restart(self) -> None:
        """Goes back to the start of the game.

        ```python
        >>> table.restart()
        >>> table.luck, table.log()
        (True, [])

        ```
        """
    def copy(self) -> Table:
        """A second table in the same position, with the same past.

        ```python
        >>> other = table.copy()
        >>> other == table
        True
        >>> text = other.play("a1>c1")
        >>> other == table
        False

        ```
        """
    def __copy__(self) -> Table: ...
    def __deepcopy__(self, _memo: Any) -> Table: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]: ...
    def shape(self) -> dict[str, Any]:
        """The sizes of this game's numbers, as `klots.shape` gives them.

        ```python
        >>> table.shape() == klots.shape(table.game, table.seats, table.options)
        True

        ```
        """
    def legal(self) -> list[int]:
        """The numbers of the legal moves, in the order of `moves`.

        ```python
        >>> dealt.legal() == [dealt.number(text) for text in dealt.moves()]
        True

        ```
        """
    def mask(self) -> bytes:
        """One byte for each action number: 1 where it is legal.

        ```python
        >>> [number for number, legal in enumerate(table.mask()) if legal] == sorted(table.legal())
        True

        ```
        """
    def number(self, text: str) -> int:
        """The number of a move; raises `Refusal` where it is not legal.

        ```python
        >>> table.number("a1>c1")
        0

        ```
        """
    def text(self, number: int) -> str:
        """The move with this number; raises `IndexError` where no legal move has it.

        ```python
        >>> table.text(0)
        'a1>c1'
        >>> table.text(10**6)
        Traceback (most recent call last):
        ...
        IndexError: action 1000000 is not legal here

        ```
        """
    def apply(self, number: int) -> str:
        """Plays the move with this number and returns its text; raises `IndexError` where no legal move has it.

        ```python
        >>> table.apply(0)
        'a1>c1'

        ```
        """
    def observation(self, seat: int) -> bytes:
        """What a seat sees, as bytes: the planes one after the other, as `klots.shape` tells them.

        ```python
        >>> import numpy as np
        >>> plane = next(plane for plane in dealt.shape()["planes"] if plane["name"] == "counts")
        >>> np.frombuffer(dealt.observation(0), np.uint8)[plane["start"] : plane["stop"]].tolist()
        [5, 5]

        ```
        """
    def lots(self) -> list[tuple[int, float]]:
        """The lots of chance that can be drawn next, with their probabilities; empty where luck is not open.

        ```python
        >>> table.restart()
        >>> table.lots()
        [(0, 0.5), (1, 0.5)]

        ```
        """
    def draw_lot(self, lot: int) -> str | None:
        """Draws one lot; with the last of them luck is settled, and its text returned.

        ```python
        >>> dealt.restart()
        >>> dealt.draw_lot(54), dealt.drawn
        (None, [54])
        >>> while dealt.luck:
        ...     text = dealt.draw_lot(dealt.lots()[0][0])
        >>> text.startswith("deal ")
        True

        ```
        """
    def information(self, seat: int) -> str:
        """All that a seat has seen, as text: the game, then every move and every luck with what its eyes saw of it.

        ```python
        >>> text = dealt.play("7-7")
        >>> game, *events = dealt.information(1).splitlines()
        >>> events
        ['luck: deal ?/3-1,5-1,6-2,8-3,9-4', '0: 7-7']

        ```
        """
    def seen(self, seat: int) -> list[tuple[int, int]]:
        """All that a seat has seen, as numbers: `(seat, action)` for a move, `(-1, lot)` for a lot, `(-1, -1)` for a hidden
        one.

        ```python
        >>> text = dealt.play("7-7")
        >>> dealt.seen(1)[4:]
        [(-1, -1), (-1, 7), (-1, 16), (-1, 23), (-1, 39), (-1, 49), (0, 71)]

        ```
        """
    def resample(self, seat: int, seed: int = 0) -> Table:
        """A table whose hidden part is drawn anew, so that it fits what a seat has seen; its log begins there.

        ```python
        >>> world = dealt.resample(1, seed=2)
        >>> world.view(1) == dealt.view(1), world.view(0) == dealt.view(0)
        (True, False)

        ```
        """
    def svg(self, eyes: int | str | None = None) -> str:
        """The position as these eyes see it, as an SVG document.

        ```python
        >>> table.svg().startswith("<svg")
        True

        ```
        """
    def _repr_svg_(self) -> str:
        """What a notebook shows: the position as the seat to move sees it."""
    def pixels(self, eyes: int | str | None = None, width: int = 480) -> tuple[int, int, bytes]:
        """The picture in pixels: width, height, and three bytes (red, green, blue) for each, row by row.

        ```python
        >>> width, height, pixels = table.pixels(width=100)
        >>> width, len(pixels) == 3 * width * height
        (100, True)

        ```
        """
    def bots(self) -> list[str]:
        """The bots that play this game.

        ```python
        >>> "expert" in table.bots()
        True

        ```
        """
    def think(
        self,
        bot: str = "expert",
        *,
        millis: int | None = None,
        nodes: int | None = None,
        iterations: int | None = None,
        seed: int = 1,
        threads: int = 1,
    ) -> dict[str, Any]:
        """Lets a bot think for the seat to move, from what that seat sees: for this many `millis`, `nodes` or `iterations`, without any
        for a tenth of a second. Ctrl-C ends it at once.

        ```python
        >>> thought = dealt.think("greedy", nodes=10)
        >>> thought["best"]
        '7-7'

        ```
        """
    def hint(
        self,
        *,
        millis: int | None = None,
        nodes: int | None = None,
        iterations: int | None = None,
        seed: int = 1,
        threads: int = 1,
    ) -> list[dict[str, Any]]:
        """The three best moves with reasons, for the seat to move; limits as for `think`. Ctrl-C ends it at once.

        ```python
        >>> text = dealt.play("7-7")
        >>> sorted(hint["text"] for hint in dealt.hint(nodes=50))
        ['7-1', '7-4']

        ```
        """
    def worth(self) -> dict[str, Any] | None:
        """The solved value for the seat to move, `{"value": "win" | "loss" | "draw", "distance": …}`, or `None` where the
        position is not one of a solved game.

        ```python
        >>> table.worth()
        {'distance': 7, 'value': 'win'}

        ```
        """
    def perft(self, depth: int) -> int:
        """How many lines of this many moves there are; luck and the end of the game end a line early. Ctrl-C ends it at once.

        ```python
        >>> table.perft(1), table.perft(2)
        (20, 356)

        ```
        """
    def log(self) -> list[tuple[int | None, str]]:
        """What has happened: `(seat, text)` for a move, `(None, text)` for luck.

        ```python
        >>> text = table.play("a1>c1")
        >>> table.log()
        [(None, 'starts 0'), (0, 'a1>c1')]

        ```
        """
    def record(self, names: list[str] | None = None) -> str:
        """The record of the game so far, with all luck: not for a player while the game runs. `names` has one for each seat.

        ```python
        >>> text = table.play("a1>c1")
        >>> print(table.record(["Ann", "Bo"]))    # doctest: +ELLIPSIS, +NORMALIZE_WHITESPACE
        klots record 1
        ...
        options: board=3
        seat 0: Ann
        seat 1: Bo
        <BLANKLINE>
        * starts 0
        0 a1>c1

        ```
        """

@final
class Batch:
    """Many games of one kind, stepped together without the GIL. `klots.batch` makes one with its buffers."""

    def __new__(
        cls,
        game: str,
        games: int,
        seats: int = 2,
        options: Any = None,
        *,
        seed: int = 0,
        reward: str = "victory",
        threads: int = 1,
    ) -> Batch: ...
    def __len__(self) -> int: ...
    def step(
        self,
        actions: NDArray[Any],
        observations: NDArray[Any] | None,
        masks: NDArray[Any] | None,
        rewards: NDArray[Any],
        dones: NDArray[Any],
        seats: NDArray[Any],
        finals: NDArray[Any] | None = None,
    ) -> None:
        """Plays one action in every game (none where it is negative) and fills the buffers."""
    def reset(
        self,
        seed: int,
        observations: NDArray[Any] | None,
        masks: NDArray[Any] | None,
        rewards: NDArray[Any],
        dones: NDArray[Any],
        seats: NDArray[Any],
        finals: NDArray[Any] | None = None,
    ) -> None:
        """Begins all games again, with the luck of this seed, and fills the buffers."""
    def sample(self, actions: NDArray[Any]) -> None:
        """Writes one legal action for every game, each equally likely."""
