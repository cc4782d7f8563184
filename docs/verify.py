#!/usr/bin/env python3
"""Checks the record of a finished game; written from docs/fairness.md and the games' NOTATION.md alone, in plain Python.

    verify.py RECORD [--commitment HEX] [--seal HEX]

Give commitment and seal as the table showed them: then a record that was changed or made up is found out.
Ends with 0 if everything fits, with 1 if something does not, with 2 if nothing is wrong but there is no seal.
It knows no rules: that the moves are those that were played is what the seal is for.
"""
import argparse
import hashlib
import pathlib
import struct
import sys


def read(text):
    """The header lines by name, and the events without their comments."""
    first, *lines = text.lstrip("\ufeff").splitlines()
    assert first.rstrip() == "klots record 1", "this is no record"
    header, events, in_header = {}, [], True
    for line in map(str.strip, lines):
        if not line:
            in_header = in_header and not header
        elif in_header and not line.startswith("#"):
            name, value = map(str.strip, line.split(":", 1))
            assert name not in header, f"“{name}” stands there twice"
            header[name] = value
        elif not line.startswith("#"):
            who, what = line.split(" #")[0].split(None, 1)
            events.append((who, what.strip()))
    return header, events


def chained(label, first, texts):
    """SHA-256 of a label, some bytes, and texts of which each is preceded by its length."""
    data = label + b"\0" + first
    for text in texts:
        data += struct.pack(">I", len(text.encode())) + text.encode()
    return hashlib.sha256(data)


def block(key, stream, counter):
    """One block of ChaCha20: 64-bit counter, 64-bit nonce; sixteen words."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key)]
    start += [counter & 0xFFFFFFFF, counter >> 32, stream & 0xFFFFFFFF, stream >> 32]
    columns = [(n, n + 4, n + 8, n + 12) for n in range(4)]
    diagonals = [(n, (n + 1) % 4 + 4, (n + 2) % 4 + 8, (n + 3) % 4 + 12) for n in range(4)]
    x = start[:]
    for a, b, c, d in (columns + diagonals) * 10:
        for i, j, k, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[i] = (x[i] + x[j]) & 0xFFFFFFFF
            x[k] ^= x[i]
            x[k] = ((x[k] << turn) | (x[k] >> (32 - turn))) & 0xFFFFFFFF
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]


class Dice:
    def __init__(self, key, draw):
        self.upper = (word for n in range(2**32) for word in block(key, draw, n)[1::2])

    def below(self, n):
        wide = (word * n for word in self.upper)
        return next(number >> 32 for number in wide if number % 2**32 >= 2**32 % n)

    def take(self, tiles, count):
        """Takes this many of the tiles, one by one; what is left keeps its order. Written in the order of the list."""
        order = {tile: n for n, tile in enumerate(tiles)}
        taken = [tiles.pop(self.below(len(tiles))) for _ in range(min(count, len(tiles)))]
        return sorted(taken, key=order.get)


def fair_luck(game, seats, options, left, luck, dice):
    """What the dice give where the record has `luck`; `left` are the tiles that were not drawn before."""
    if game == "quixo":
        return f"starts {dice.below(seats)}"
    if game == "kingdomino" and luck.startswith("kings"):
        left[:] = range(1, 49)
        if options.get("first_picks") == "snake":
            first = dice.below(2)
            return f"kings {first} {1 - first} {1 - first} {first}"
        order = [seat for seat in range(seats) for _ in range(2 if seats == 2 else 1)]
        for last in range(len(order) - 1, 0, -1):
            other = dice.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return " ".join(["kings", *map(str, order)])
    if game == "kingdomino":
        row = 4 if seats == 2 or options.get("three_players") == "lines_of_four" else seats
        return " ".join(["row", *map(str, dice.take(left, row))])
    if not luck.startswith("deal"):
        return ("tile " if game == "triominos" else "") + dice.take(left, 1)[0]
    if game == "dominoes":
        left[:] = [f"{high}-{low}" for high in range(10) for low in range(high + 1)]
        return "deal " + "/".join(",".join(dice.take(left, 5)) for _ in range(seats))
    assert game == "triominos", "this game is not known here"
    left[:] = [f"{a}-{b}-{c}" for a in range(6) for b in range(a, 6) for c in range(b, 6)]
    if seats == 1:
        start = dice.take(left, 1)[0]
        return f"deal {','.join(dice.take(left, int(options.get('solo_hand', 9))))} start {start}"
    size = {2: 9, 3: 7, 4: 7}.get(seats, 6)
    return "deal " + "|".join(",".join(dice.take(left, size)) for _ in range(seats))


def sealed_text(header, events, names):
    fields = ["game", "seats", "rules", "options", "clock", "table", "position", "commitment"]
    fields += [f"word {seat}" for seat in range(int(header["seats"]))] + ["secret", "ending", "result", "points"]
    lines = ["klots seal 1"] + [f"{name}: {header.get(name, '')}" for name in fields] + [f"names: {names}"]
    return "".join(line + "\n" for line in lines + [f"{who} {what}" for who, what in events])


def check(header, events, commitment=None, seal=None):
    """Yields what was found: (whether it is right, what it is)."""
    yield not {"position", "eyes"} & header.keys(), "the whole game, from its usual start"
    secret = bytes.fromhex(header["secret"])
    yield hashlib.sha256(secret).hexdigest() == header["commitment"], "the secret belongs to the commitment"
    if commitment:
        yield header["commitment"] == commitment, "the commitment is the one that was shown before the game"
    seats, left = int(header["seats"]), []
    word_by_seat, name_by_seat = ([header.get(f"{kind} {n}", "") for n in range(seats)] for kind in ("word", "seat"))
    key = chained(b"klots dice 1", secret, word_by_seat).digest()
    options = dict(option.split("=", 1) for option in header.get("options", "").split())
    for n, luck in enumerate(what for who, what in events if who == "*"):
        fair = fair_luck(header["game"], seats, options, left, luck, Dice(key, n))
        yield luck == fair, f"draw {n}: {luck}" + ("" if luck == fair else f", but the secret gives {fair}")
    names = chained(b"klots names 1", b"", name_by_seat).hexdigest()
    if "sealed names" in header:
        yield header["sealed names"] != names, "the names were changed or removed since the game was sealed"
    if "seal" in header:
        text = sealed_text(header, events, header.get("sealed names", names))
        yield hashlib.sha256(text.encode()).hexdigest() == header["seal"], "the seal fits the record"
    if seal:
        yield header.get("seal") == seal, "the seal is the one that the table shows"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Checks the record of a finished game (docs/fairness.md).")
    parser.add_argument("record")
    parser.add_argument("--commitment", help="what the table showed before the first tile")
    parser.add_argument("--seal", help="what the table shows at its end")
    args = parser.parse_args()
    try:
        header, events = read(pathlib.Path(args.record).read_text("utf-8"))
        found = list(check(header, events, args.commitment, args.seal))
    except (OSError, ValueError, KeyError, IndexError, AssertionError) as problem:
        sys.exit(f"cannot be checked: {problem!r}")
    for right, what in found:
        print("right" if right else "WRONG", what)
    if "seal" not in header:
        print("not sealed: names, options, moves and the result were not checked")
    sys.exit(1 if not all(right for right, _ in found) else 0 if "seal" in header else 2)
