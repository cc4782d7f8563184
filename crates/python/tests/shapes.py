"""Every game with its seat counts and the options that change the shape of its numbers."""

import klots

# Options that change what is observed or what can be done, per game; the first is the rulebook's way.
OPTIONS = {
    "quixo": {seats: ["", "board=3", "board=4"] for seats in (2, 4)},
    "dominoes": {seats: ["", "match=yes target=20"] for seats in range(2, 11)},
    "triominos": {seats: ["rounds=1"] if seats > 1 else [""] for seats in range(1, 7)},
    "kingdomino": {
        2: ["", "mighty_duel=yes", "dynasty=yes", "dynasty=yes mighty_duel=yes"],
        3: ["", "three_players=lines_of_four", "dynasty=yes", "three_players=lines_of_four dynasty=yes"],
        4: ["", "dynasty=yes"],
    },
    "noughts": {2: [""]},
}

TABLES = [
    (game["name"], seats, options)
    for game in klots.games()
    for seats in game["seats"]
    for options in OPTIONS[game["name"]][seats]
]
FIRST = [(game["name"], max(2, game["min_seats"])) for game in klots.games()]


def started(game, seats=2, options="", seed=1):
    """A table at its first decision."""
    table = klots.Table(game, seats, options)
    while table.luck:
        table.roll(seed)
    return table
