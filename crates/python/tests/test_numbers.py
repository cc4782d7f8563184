"""Moves as numbers, what is seen as bytes, luck as lots; and all that a table can do besides."""

import copy
import itertools
import pathlib
import pickle
import random
import signal
import subprocess
import sys
import time

import pytest

import klots
from shapes import FIRST, TABLES, started


HERE = pathlib.Path(__file__).parent


def play_on(table, dice):
    if table.luck:
        table.roll(dice.randrange(2**32))
    else:
        table.apply(dice.choice(table.legal()))


def values(option):
    """What an option can be; of many numbers the least ones and the largest."""
    if option["kind"] == "number":
        return sorted({*range(option["min"], min(option["max"], option["min"] + 3) + 1), option["max"]})
    return ["yes", "no"] if option["kind"] == "flag" else option["words"]


@pytest.mark.parametrize("facts", klots.games(), ids=lambda facts: facts["name"])
def test_every_shape_that_options_make_is_tried(facts):
    """`TABLES`, which every environment is tried with, leaves out no shape that one option or two of them make."""

    def shape(seats, options):
        sizes = klots.shape(facts["name"], seats, options)
        return sizes["actions"], tuple((plane["name"], *plane["shape"]) for plane in sizes["planes"])

    for seats in facts["seats"]:
        tried = {shape(seats, options) for game, there, options in TABLES if (game, there) == (facts["name"], seats)}
        fitting = [option for option in facts["options"] if not option["seats"] or seats in option["seats"]]
        singles = [{option["name"]: value} for option in fitting for value in values(option)]
        for options in [*singles, *({**one, **other} for one, other in itertools.combinations(singles, 2))]:
            try:
                found = shape(seats, options)
            except klots.Refusal:
                continue
            assert found in tried, f"{seats} seats, {options}"


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_numbers_and_texts_lead_to_each_other(game, seats, options):
    table, dice = klots.Table(game, seats, options), random.Random(5)
    shape = klots.shape(game, seats, options)
    for _ in range(60):
        if table.over:
            break
        if not table.luck:
            numbers, mask = table.legal(), table.mask()
            assert [table.text(number) for number in numbers] and set(map(table.text, numbers)) == set(table.moves())
            assert [table.number(table.text(number)) for number in numbers] == numbers
            assert [number for number, legal in enumerate(mask) if legal] == sorted(numbers)
            assert len(mask) == shape["actions"]
        assert all(len(table.observation(seat)) == shape["observation"] for seat in range(seats))
        play_on(table, dice)


@pytest.mark.parametrize("game, seats, options", [table for table in TABLES if table[0] != "noughts"])
def test_a_number_means_the_same_in_every_position(game, seats, options):
    """A move's text is told anew in every game; the number that stands for it never changes."""
    meanings, met = {}, 0
    for seed in range(6):
        table, dice = started(game, seats, options, seed), random.Random(seed)
        for _ in range(80):
            if table.over:
                break
            if not table.luck:
                for text, number in zip(table.moves(), table.legal(), strict=True):
                    meaning = meaning_of(game, text, table)
                    if meaning is not None:
                        met += number in meanings
                        assert meanings.setdefault(number, meaning) == meaning
            play_on(table, dice)
    assert met > 0


def meaning_of(game, text, table):
    """What a move does, as NOTATION.md of its game tells the numbers, without what depends on the position."""
    if game == "quixo" and "@" in text:
        push, dot = text.split("@")
        return push, (int(dot) - table.turn) % 4
    if game == "triominos" and "@" in text:
        tile, cell = text.split("@")
        return sum(map(int, tile.split("-"))) % 6, cell
    if game == "kingdomino":
        if text.startswith("pick"):
            return "pick", [domino["tile"] for domino in table.view()["next"]].index(int(text.split(" ")[1]))
        return text.split("@")[1] if "@" in text else "discard"
    if game == "dominoes" and "-" in text:
        after = table.copy()
        after.play(text)
        view = after.view("reviewer")
        if view["last"] is None:
            return None  # A round has ended and its table is cleared: nothing tells the end any more.
        return text.split(" ")[0], "left" if view["last"] == 0 and len(view["line"]) > 1 else "right"
    return text


@pytest.mark.parametrize("number", [-1, 44, 10**6, 2**62, 2**70, -(2**70)])
def test_a_number_that_is_no_move_is_an_index_error(number):
    with pytest.raises(IndexError, match="not legal|too large|too small"):
        started("quixo").apply(number)


@pytest.mark.parametrize("game, seats", FIRST)
def test_what_is_taken_back_can_be_played_again(game, seats):
    table, dice = klots.Table(game, seats), random.Random(2)
    for _ in range(5):
        play_on(table, dice)
    whole, taken = table.copy(), []
    while (event := table.undo()) is not None:
        taken.append(event)
    assert table == klots.Table(game, seats) and table.undo() is None
    for seat, text in reversed(taken):
        table.settle(text) if seat is None else table.play(text)
    assert table == whole and table.log() == whole.log()


@pytest.mark.parametrize("game, seats", FIRST)
def test_tables_are_compared_hashed_copied_and_pickled(game, seats):
    table, dice = klots.Table(game, seats), random.Random(3)
    for _ in range(5):
        play_on(table, dice)
    for again in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table), copy.copy(table)):
        assert again == table and hash(again) == hash(table) and again.log() == table.log()
        play_on(again, dice)
        assert again != table
    assert table != 7


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_a_resampled_world_looks_the_same_to_its_seat(game, seats, options):
    table, dice = klots.Table(game, seats, options), random.Random(4)
    for _ in range(15):
        if not table.over:
            play_on(table, dice)
    for seat in range(seats):
        world = table.resample(seat, 9)
        assert world.view(seat) == table.view(seat)
        assert world.observation(seat) == table.observation(seat)
        if table.turn == seat:
            assert world.legal() == table.legal()
            # What the seat sees of its next move is the same in both, and is added to what it had seen.
            here, there, move = table.copy(), world.copy(), dice.choice(table.legal())
            here.apply(move), there.apply(move)
            assert there.information(seat) == here.information(seat) and there.seen(seat) == here.seen(seat)
            assert len(there.seen(seat)) == len(table.seen(seat)) + 1
        again = pickle.loads(pickle.dumps(world))
        assert again == world and all(again.information(n) == world.information(n) for n in range(seats))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_resampled_world_keeps_to_what_everybody_knows_of_the_hands(seats):
    dice, checked = random.Random(3), 0
    for _ in range(8):
        table = started("dominoes", seats, seed=dice.randrange(2**32))
        while not table.over:
            play_on(table, dice)
            if table.turn is None:
                continue
            world = table.resample(table.turn, dice.randrange(2**32)).view("reviewer")
            tiles = [tile for hand in world["hands"] for tile in hand["tiles"]]
            laid = [f"{max(one['left'], one['right'])}-{min(one['left'], one['right'])}" for one in world["line"]]
            assert len(set(tiles + laid)) == len(tiles + laid) == 55 - world["stock"]
            for hand in world["hands"]:
                for lacking in hand["lacks"]:
                    checked += 1
                    assert not any(str(lacking) in tile for tile in hand["tiles"])
    assert checked > 0


@pytest.mark.parametrize("game", ["dominoes", "triominos"])
def test_lots_that_are_open_are_resampled_too(game):
    table, dice = klots.Table(game, 3), random.Random(1)
    for _ in range(9):
        table.draw_lot(dice.choice(table.lots())[0])
    for seat in range(3):
        worlds = [table.resample(seat, seed) for seed in range(6)]
        assert all(world.seen(seat) == table.seen(seat) and len(world.drawn) == 9 for world in worlds)
        assert {world.information(seat) for world in worlds} == {table.information(seat)}
        assert len({tuple(world.drawn) for world in worlds}) > 1
        while worlds[0].luck:
            worlds[0].draw_lot(worlds[0].lots()[0][0])


def test_resampling_changes_what_is_hidden():
    table = started("dominoes")
    worlds = {table.resample(0, seed).observation(1) for seed in range(5)}
    assert len(worlds) > 1 and len({table.resample(0, seed).observation(0) for seed in range(5)}) == 1


@pytest.mark.parametrize("game, seats", [one for one in FIRST if one[0] != "noughts"])
def test_luck_is_drawn_lot_by_lot(game, seats):
    table = klots.Table(game, seats)
    lots, text = [], None
    while text is None:
        open_lots = table.lots()
        assert abs(sum(share for _, share in open_lots) - 1) < 1e-9
        lots.append(open_lots[-1][0])
        text = table.draw_lot(lots[-1])
        assert table.drawn == ([] if text else lots)
    again = klots.Table(game, seats)
    again.settle(text)
    assert again == table and again.log() == table.log()
    with pytest.raises(IndexError, match="cannot be drawn"):
        table.draw_lot(10**6)


def test_what_a_seat_has_seen_hides_what_it_has_not():
    one, other = klots.Table("dominoes", 2), klots.Table("dominoes", 2)
    one.settle("deal 7-7,7-4,4-1,9-0,2-0/9-4,8-3,6-2,5-1,3-1")
    other.settle("deal 7-7,7-4,4-1,9-0,2-0/9-5,8-2,6-3,5-0,3-2")
    assert one.information(0) == other.information(0) and one.seen(0) == other.seen(0)
    assert one.information(1) != other.information(1) and one.seen(1) != other.seen(1)
    assert (-1, -1) in one.seen(0)


@pytest.mark.parametrize("game, seats", [one for one in FIRST if one[0] != "noughts"])
def test_what_was_seen_is_the_same_as_text_and_as_numbers(game, seats):
    """Numbers are equal where texts are, and differ where texts differ."""
    seen = []
    for seed in range(40):
        table, dice = klots.Table(game, seats), random.Random(seed % 10)
        luck = random.Random(seed // 20)
        for _ in range(4):
            if table.luck:
                table.roll(luck.randrange(2**32))
            else:
                table.apply(table.legal()[dice.randrange(2) % len(table.legal())])
        seen.extend((table.information(seat), (seat, *table.seen(seat))) for seat in range(seats))
    texts, numbers = {text for text, _ in seen}, {number for _, number in seen}
    assert 1 < len(texts) < len(seen) and len(texts) == len(numbers) == len(set(seen))


def test_rewards_add_up_to_nothing_and_partners_share_them():
    table, dice = started("quixo", 4, "board=3"), random.Random(6)
    while not table.over:
        play_on(table, dice)
    rewards = table.rewards("victory")
    assert rewards[0] == rewards[2] == -rewards[1] == -rewards[3] and table.parties == [0, 1, 0, 1]
    for seats in (3, 4):
        table = started("kingdomino", seats)
        while not table.over:
            play_on(table, dice)
        for reward in ("victory", "place", "points"):
            assert abs(sum(table.rewards(reward))) < 1e-3
    alone = started("triominos", 1)
    while not alone.over:
        play_on(alone, dice)
    assert alone.rewards("victory") == alone.standing()["points"]
    with pytest.raises(ValueError, match="victory, place, points"):
        alone.rewards("money")


def test_a_refusal_is_a_sentence_with_its_rule():
    table = started("quixo")
    with pytest.raises(klots.Refusal) as refused:
        table.play("c3>c1")
    assert refused.value.rule == "Q2" and refused.value.code == "refused-quixo-not-border"
    assert "Q2" in str(refused.value) and "refused-" not in str(refused.value)
    assert refused.value.args_by_name == {"square": "c3"}


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: klots.Table("chess"),
        lambda: klots.Table("quixo", 3),
        lambda: klots.Table("quixo", 2, {"board": 9}),
        lambda: started("quixo").think(threads=10**9),
        lambda: started("quixo").think(threads=0),
        lambda: started("quixo").think(millis=10**12),
        lambda: started("quixo").think("nobody"),
        lambda: started("quixo").perft(2**32 - 1),
        lambda: started("quixo").pixels(width=10**6),
        lambda: started("quixo").observation(5),
        lambda: started("quixo").view(5),
        lambda: klots.Table.from_record("no record"),
        lambda: klots.solve(7),
        lambda: klots.arena("quixo", ["random", "nobody"]),
        lambda: klots.analyse("no record"),
        lambda: klots.batch("quixo", 0),
        lambda: klots.batch("quixo", 2**40),
        lambda: klots.batch("quixo", 2**70),
        lambda: klots.batch("triominos", 2**20),
        lambda: klots.batch("triominos", 2**18, finals=True),
        lambda: klots.batch("quixo", 2, observations=[[0] * 114] * 2),
        lambda: klots.batch("quixo", 2, masks=[[0] * 44] * 2),
        lambda: klots.batch("quixo", 2).step([[0, 0]]),
        lambda: klots.Table("quixo", -1),
        lambda: klots.Table("quixo", 2**70),
        lambda: klots.shape("quixo", 300),
        lambda: started("quixo").observation(-1),
        lambda: started("quixo").view(-1),
        lambda: started("quixo").view(300),
        lambda: started("quixo").roll(-1),
        lambda: started("quixo").think(nodes=-1),
        lambda: started("quixo").think(threads=-1),
        lambda: started("quixo").pixels(width=-1),
        lambda: klots.solve(300),
        lambda: klots.arena("quixo", ["random", "greedy"], games=2**62),
        lambda: klots.arena("quixo", ["random", "greedy"], games=-1),
        lambda: klots.analyse(started("quixo").record(), samples=1001),
        lambda: klots.batch("quixo", 2, reward="money"),
        lambda: klots.batch("triominos", 2, seats=1, options="solo_hand=0 solo_draws=0"),
    ],
)
def test_a_bad_argument_is_a_value_error(wrong):
    with pytest.raises(ValueError) as error:
        wrong()
    assert len(str(error.value)) > 8


# Each of these would take hours, or for ever: a test of it ends only if Ctrl-C ends it.
ENDLESS = {
    "think": 'started("kingdomino").think("expert", millis=86_400_000)',
    "hint": 'started("kingdomino").hint(millis=86_400_000)',
    "perft": 'started("quixo").perft(60)',
    "arena": 'klots.arena("quixo", ["expert", "hard"], games=1_000_000, millis=60_000)',
    "analyse": 'table = started("kingdomino"); table.apply(table.legal()[0]); klots.analyse(table.record(), millis=86_400_000)',
    "batch": 'batch = klots.batch("triominos", 500, threads=3)\n    while True: batch.step(batch.sample())',
}


@pytest.mark.parametrize("what", ENDLESS)
def test_ctrl_c_ends_what_takes_long(what):
    script = f"""
import signal, sys
sys.path.insert(0, {str(HERE)!r})
import klots
from shapes import started
signal.signal(signal.SIGALRM, signal.default_int_handler)
signal.setitimer(signal.ITIMER_REAL, 0.3)
try:
    {ENDLESS[what]}
except KeyboardInterrupt:
    print("ended")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300)
    assert done.stdout == "ended\n", done.stderr


def test_ctrl_c_ends_solving_before_it_is_done():
    """In processor time: what was interrupted early has cost less than half of the whole."""
    table = started("quixo", 2, "board=4")
    begun = time.process_time()
    klots.solve(4, distances=True)
    whole = time.process_time() - begun
    before = signal.signal(signal.SIGVTALRM, signal.default_int_handler)
    try:
        for long in (lambda: klots.solve(4, distances=True), table.worth):
            begun = time.process_time()
            signal.setitimer(signal.ITIMER_VIRTUAL, whole / 10)
            with pytest.raises(KeyboardInterrupt):
                long()
            assert time.process_time() - begun < whole / 2
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    assert table.worth()["value"] in ("win", "loss", "draw")


def test_small_boards_are_solved():
    report = klots.solve(3)
    assert report["first"]["value"] == "win"
    assert started("quixo", 2, "board=3").worth()["value"] == "win"
    assert started("quixo").worth() is None and started("dominoes").worth() is None


def test_pictures_games_and_matches_show_themselves():
    table = started("kingdomino")
    assert table._repr_svg_().startswith("<svg")
    width, height, pixels = table.pixels("reviewer", 200)
    assert width == 200 and len(pixels) == 3 * width * height
    table.play(table.moves()[0])
    shown = klots.Recording(table.record())._repr_html_()
    assert shown.count("<svg") == len(table.log()) + 1 and 'type="range"' in shown
    report = klots.arena("quixo", ["random", "greedy"], games=4, nodes=20, options={"board": 3})
    assert report._repr_svg_().startswith("<svg") and len(report["rows"]) == 2


def test_an_analysis_tells_every_move():
    table, dice = started("quixo", 2, "board=3"), random.Random(8)
    while not table.over:
        play_on(table, dice)
    analysis = klots.analyse(table.record(), nodes=200, samples=0)
    assert len(analysis["moves"]) == sum(seat is not None for seat, _ in table.log())
    assert analysis._repr_svg_().startswith("<svg")
