"""The class `Table` against the same golden games and counts that the Rust tests read."""

import pathlib

import pytest

import klots

GAMES = pathlib.Path(__file__).parents[3] / "games"
RECORDS = sorted(path for path in GAMES.glob("*/tests/data/*.txt") if path.read_text().startswith("klots record"))
FEW = 6000  # counts beyond this are left to Rust


def data_lines(path):
    return [line for line in path.read_text().splitlines() if line and not line.startswith("#")]


def events_of(record):
    lines = [line.split("#")[0].split() for line in record.split("\n\n", 1)[1].splitlines()]
    return [line for line in lines if line]


def test_there_are_golden_games_of_every_game():
    # The game that lives among the tests has none.
    assert {path.parts[-4] for path in RECORDS} == {game["name"] for game in klots.games()} - {"noughts"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_golden_games_replay_and_are_written_again(path):
    text = path.read_text()
    table = klots.Table.from_record(text)
    assert table.over
    written = table.record()
    assert events_of(written) == events_of(text)
    assert klots.Table.from_record(written).position == table.position


def dominoes_tiles():
    return [f"{high}-{low}" for high in range(10) for low in range(high + 1)]


def triominos_tiles():
    return [f"tile {a}-{b}-{c}" for a in range(6) for b in range(a, 6) for c in range(b, 6)]


def outcomes(table, tiles):
    """The tables after each possible drawn tile; none where something else is decided."""
    after = []
    for tile in tiles:
        copy = table.copy()
        try:
            copy.settle(tile)
        except klots.Refusal:
            continue
        after.append(copy)
    return after


def count(table, depth, tiles):
    if depth == 0:
        return 1
    if table.luck:
        return sum(count(after, depth - 1, tiles) for after in outcomes(table, tiles))
    total = 0
    for move in table.moves():
        after = table.copy()
        after.play(move)
        total += count(after, depth - 1, tiles)
    return total


@pytest.mark.parametrize("game, tiles", [("dominoes", dominoes_tiles()), ("triominos", triominos_tiles())])
def test_counts_with_drawn_tiles(game, tiles):
    for line in data_lines(GAMES / game / "tests/data/perft.txt"):
        seats, options, position, counts = line.split(" | ")
        table = klots.Table(game, int(seats), options.strip("-"), position)
        for depth, expected in enumerate(map(int, counts.split()), 1):
            if expected > FEW:
                break
            assert count(table, depth, tiles) == expected, line


def test_counts_of_quixo():
    for line in data_lines(GAMES / "quixo/tests/data/perft.txt"):
        seats, size, *counts = map(int, line.split())
        table = klots.Table("quixo", seats, {"board": size} if size != 5 else None)
        while table.luck:
            table.roll(1)
        for depth, expected in enumerate(counts, 1):
            if expected <= 200_000:
                assert table.perft(depth) == expected, line


def test_counts_of_kingdomino():
    for line in data_lines(GAMES / "kingdomino/tests/data/perft.txt"):
        seats, options, luck, counts = (column.strip() for column in line.split("|"))
        luck = [event.strip() for event in luck.split(",")]

        def walk(table, depth, at):
            while table.luck and at < len(luck):
                table.settle(luck[at])
                at += 1
            if depth == 0:
                return 1
            total = 0
            for move in table.moves():
                after = table.copy()
                after.play(move)
                total += walk(after, depth - 1, at)
            return total

        for depth, expected in enumerate(map(int, counts.split()), 1):
            if expected > FEW:
                break
            assert walk(klots.Table("kingdomino", int(seats), options), depth, 0) == expected, line


def test_a_refusal_has_a_code_arguments_and_a_rule():
    table = klots.Table("dominoes", 2)
    table.settle("deal 7-7,7-4,4-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1")
    with pytest.raises(klots.Refusal) as refused:
        table.play("4-1")
    assert (refused.value.code, refused.value.rule) == ("refused-dominoes-start", "D2")
    assert refused.value.args_by_name == {"tile": "7-7"}
    for bad in [lambda: klots.Table("chess"), lambda: klots.Table("dominoes", 11), lambda: table.settle("0-0")]:
        with pytest.raises(klots.Refusal):
            bad()
    with pytest.raises(klots.Refusal) as refused:
        klots.Table.from_record("klots record 1\ngame: dominoes\nseats: 2\n\n* deal 1-1\n")
    assert refused.value.line == 5


def test_a_view_shows_the_own_hand_only():
    table = klots.Table("dominoes", 3, {"match": True, "target": 60})
    table.roll(5)
    assert table.options == {"match": "yes", "target": "60"}
    for seat in range(3):
        hands = table.view(seat)["hands"]
        assert [hand["tiles"] is not None for hand in hands] == [other == seat for other in range(3)]
    assert all(hand["tiles"] is None for hand in table.view("onlooker")["hands"])
    with pytest.raises(klots.Refusal):
        table.view(3)


@pytest.mark.parametrize("game", [game["name"] for game in klots.games()])
def test_bots_think_and_games_end(game):
    table = klots.Table(game, 2)
    seed = 0
    while not table.over:
        seed += 1
        if table.luck:
            table.roll(seed)
            continue
        bot = "greedy" if "greedy" in table.bots() else "random"
        thought = table.think(bot, nodes=20, seed=seed)
        assert thought == table.think(bot, nodes=20, seed=seed) or thought["stats"]["millis"] >= 0
        table.explain(thought["best"])
        table.play(thought["best"])
    assert abs(sum(table.shares()) - 1) < 1e-9
    assert klots.Table.from_record(table.record(["Ann", "Bo"])).standing() == table.standing()


def test_hints_have_reasons():
    table = klots.Table("dominoes", 2)
    table.settle("deal 7-7,7-4,7-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1")
    table.play("7-7")
    hints = table.hint(nodes=50)
    assert {hint["text"] for hint in hints} == {"7-4", "7-1"}
    assert all(hint["reasons"] for hint in hints)
