"""Tabular Q-learning on Quixo 3×3 against itself: the table comes to the solved value of the first move.

    python examples/q_learning.py [games]

A state is what the side to move sees: its own cubes and the other's, as bytes. The value of a position is that of its
best push, and a push is worth the opposite of what the other side can make of it (negamax), so that one table serves
both sides. With a rate of 1 and a game without chance the backups are exact; only exploring takes time.
"""

import random
import sys
from collections import defaultdict

import klots

GAMMA = 0.99


def key(table: klots.Table) -> tuple[int, bytes]:
    turn = table.turn
    assert turn is not None
    return 0, table.observation(turn)[:18]


def learn(games: int, seed: int = 1) -> tuple[float, dict[tuple[int, bytes], dict[int, float]]]:
    """Plays this many games and returns the value of the blank board for the first to move, with the whole table."""
    dice = random.Random(seed)
    values: dict[tuple[int, bytes], dict[int, float]] = defaultdict(dict)
    table = klots.Table("quixo", options={"board": 3, "move_cap": 40})
    table.settle("starts 0")
    start = table.position
    root = key(table)
    for game in range(games):
        table.position = start
        explore = max(0.2, 1 - 1.5 * game / games)
        steps: list[tuple[tuple[int, bytes], int]] = []
        while not table.over:
            state, legal = key(table), table.legal()
            known = values[state]
            if len(known) < len(legal):
                action = dice.choice([number for number in legal if number not in known])
            elif dice.random() < explore:
                action = dice.choice(legal)
            else:
                action = max(known, key=known.__getitem__)
            mover = table.turn
            table.apply(action)
            steps.append((state, action))
        assert mover is not None
        worth = table.rewards()[mover]
        for state, action in reversed(steps):
            values[state][action] = worth
            worth = -GAMMA * max(values[state].values())
    return max(values[root].values()), values


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    value, values = learn(games)
    solved = klots.solve(3)["first"]["value"]
    print(f"{len(values)} positions; the first move is worth {value:+.2f}; solved: {solved}")
