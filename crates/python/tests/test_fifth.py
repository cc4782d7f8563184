"""A game that is not part of the product, entered beside the others by the feature `noughts`."""

import klots


def test_a_game_without_anything_of_its_own_here_is_played_like_the_others():
    facts = {game["name"]: game for game in klots.games()}["noughts"]
    assert facts["seats"] == [2] and facts["draws"] and not facts["hidden_hands"]
    table = klots.Table("noughts")
    table.settle("0")
    for move in ["a1", "b1", "a2", "b2"]:
        assert move in table.moves()
        table.play(move)
    assert table.offers()[0]["tell"]["code"] == "told-noughts-marks"
    assert table.think("greedy", nodes=1)["best"] == "a3"
    table.play("a3")
    assert table.over and table.shares() == [1.0, 0.0]
    again = klots.Table.from_record(table.record())
    assert again.position == table.position == "xo./xo./x.. 1"


def test_a_game_without_numbers_of_its_own_has_its_moves_by_their_places_and_its_view_as_text():
    table = klots.Table("noughts")
    table.settle("0")
    assert table.legal() == list(range(9)) and table.text(0) == table.moves()[0]
    assert b"rows" in table.observation(0)
    batch = klots.batch("noughts", 4)
    for _ in range(30):
        batch.step(batch.sample())
