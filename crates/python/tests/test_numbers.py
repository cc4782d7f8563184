"""Moves as numbers, what is seen as bytes, luck as lots; and all that a table can do besides."""

import copy
import pickle
import random

import pytest

import klots
from shapes import FIRST, TABLES, started


def play_on(table, dice):
    if table.luck:
        table.roll(dice.randrange(2**32))
    else:
        table.apply(dice.choice(table.legal()))


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


def test_a_number_means_the_same_in_every_position():
    first, dice = started("quixo"), random.Random(1)
    meaning = {number: first.text(number) for number in first.legal()}
    for _ in range(30):
        play_on(first, dice)
        if first.over:
            break
        assert all(meaning[number] == first.text(number) for number in first.legal())


@pytest.mark.parametrize("number", [-1, 44, 10**6, 2**62])
def test_a_number_that_is_no_move_is_an_index_error(number):
    with pytest.raises(IndexError, match="not legal"):
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
        assert world.information(seat) == table.information(seat)
        assert world.seen(seat) == table.seen(seat)


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
        lambda: klots.batch("quixo", 2, reward="money"),
        lambda: klots.batch("triominos", 2, seats=1, options="solo_hand=0 solo_draws=0"),
    ],
)
def test_a_bad_argument_is_a_value_error(wrong):
    with pytest.raises(ValueError) as error:
        wrong()
    assert len(str(error.value)) > 8


def test_ctrl_c_ends_a_long_thought_at_once():
    import _thread
    import threading
    import time

    table = started("kingdomino")
    threading.Timer(0.3, _thread.interrupt_main).start()
    begun = time.process_time()
    with pytest.raises(KeyboardInterrupt):
        table.think("expert", millis=600_000)
    assert time.process_time() - begun < 300


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
