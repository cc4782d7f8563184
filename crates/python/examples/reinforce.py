"""REINFORCE in plain NumPy on a batch of Double 9: a handful of weights that beat the bot `easy`.

    python examples/reinforce.py [updates]

The network is as small as can be: every legal move has a few features (what the tile counts, what can be laid next, what
the other cannot), a move is as likely as the weighted sum of its features says (softmax), and both seats of every game are
played by it, each from what its seat sees. After some steps every move of a game that has ended is made more likely if
its seat won and less likely if it lost.
"""

import sys

import numpy as np

import klots

GAMES, STEPS, TILES = 256, 64, 55
HIGH = np.array([high for high in range(10) for _ in range(high + 1)])
LOW = np.array([low for high in range(10) for low in range(high + 1)])
SHOWS = np.zeros((TILES, 10), np.float32)
SHOWS[np.arange(TILES), HIGH] = SHOWS[np.arange(TILES), LOW] = 1
FEATURES = ["pips", "double", "goes on", "other end", "shut out", "shuts on"]


class Policy:
    """One weight for each feature."""

    def __init__(self) -> None:
        self.planes = {plane["name"]: plane for plane in klots.shape("dominoes")["planes"]}
        self.weights = np.zeros(len(FEATURES), np.float32)
        self.square = np.zeros(len(FEATURES), np.float32)

    def plane(self, observations: np.ndarray, name: str) -> np.ndarray:
        plane = self.planes[name]
        return observations[:, plane["start"] : plane["stop"]].reshape(-1, *plane["shape"])

    def features(self, observations: np.ndarray) -> np.ndarray:
        """(games, actions, features); drawing and passing have none."""
        count = len(observations)
        out = np.zeros((count, 2 * TILES + 2, len(FEATURES)), np.float32)
        hand = self.plane(observations, "hands")[:, 0].astype(np.float32)
        lacks = self.plane(observations, "at_most")[:, 1, :10] == 0
        ends = self.plane(observations, "ends").argmax(axis=2)
        held = hand @ SHOWS
        games = np.arange(count)[:, None]
        for side in (0, 1):
            here, there = ends[:, side, None], ends[:, 1 - side, None]
            opened = np.clip(HIGH + LOW - here, 0, 9)
            lay = out[:, side : 2 * TILES : 2]
            lay[:, :, 0] = np.where(HIGH == LOW, HIGH, HIGH + LOW) / 9
            lay[:, :, 1] = HIGH == LOW
            lay[:, :, 2] = held[games, opened] - 1
            lay[:, :, 3] = held[games, there] - SHOWS.T[there[:, 0]]
            lay[:, :, 4] = lacks[games, opened]
            lay[:, :, 5] = lacks[games, opened] & lacks[games, there]
        return out

    def shares(self, features: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """How likely each action is."""
        logits = np.where(masks, features @ self.weights, -np.inf)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)

    def improve(self, gradient: np.ndarray, rate: float = 0.1) -> None:
        """One step up, scaled as RMSprop does."""
        self.square = 0.9 * self.square + 0.1 * gradient**2
        self.weights += rate * gradient / (np.sqrt(self.square) + 1e-8)


def choose(shares: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    bound = shares.cumsum(axis=1)
    return (bound < dice.random((len(shares), 1)) * bound[:, -1:]).sum(axis=1)


def train(updates: int, seed: int = 0) -> Policy:
    """Plays against itself and learns."""
    policy, dice = Policy(), np.random.default_rng(seed)
    batch = klots.batch("dominoes", GAMES, seed=seed)
    games = np.arange(GAMES)
    for _ in range(updates):
        slopes = np.zeros((STEPS, GAMES, len(FEATURES)), np.float32)
        seats = np.zeros((STEPS, GAMES), np.int64)
        results = np.zeros((STEPS, GAMES, 2), np.float32)
        for step in range(STEPS):
            features = policy.features(batch.observations)
            shares = policy.shares(features, batch.masks)
            actions, seats[step] = choose(shares, dice), batch.seats
            # the slope of the logarithm of what was chosen: its features less the expected ones
            slopes[step] = features[games, actions] - np.einsum("ga,gaf->gf", shares, features)
            batch.step(actions)
            results[step] = batch.rewards
        # What each move led to: the result of its game, nothing if that is still open.
        worth, ahead = np.zeros((STEPS, GAMES), np.float32), np.zeros((GAMES, 2), np.float32)
        for step in reversed(range(STEPS)):
            ended = results[step].any(axis=1)
            ahead[ended] = results[step][ended]
            worth[step] = ahead[games, seats[step]]
        policy.improve((worth[:, :, None] * slopes).mean(axis=(0, 1)))
    return policy


def against(policy: Policy, bot: str, games: int, seed: int = 1) -> float:
    """The share of games that the policy wins, from both seats in turn."""
    dice, won = np.random.default_rng(seed), 0.0
    for game in range(games):
        table = klots.Table("dominoes")
        while not table.over:
            if table.luck:
                table.roll(int(dice.integers(2**62)))
            elif table.turn == game % 2:
                features = policy.features(np.frombuffer(table.observation(game % 2), np.uint8)[None])
                mask = np.frombuffer(table.mask(), np.bool_)[None]
                table.apply(int(policy.shares(features, mask)[0].argmax()))
            else:
                table.play(table.think(bot, nodes=200, seed=int(dice.integers(2**62)))["best"])
        won += table.shares()[game % 2]
    return won / games


if __name__ == "__main__":
    updates = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    policy = train(updates)
    print({name: round(float(weight), 2) for name, weight in zip(FEATURES, policy.weights, strict=True)})
    for bot in ("random", "easy"):
        print(f"against {bot}: {100 * against(policy, bot, 1000):.1f} % of 1000 games")
