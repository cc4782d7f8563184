"""What scripts/api-test tells schemathesis: names of tables and games that exist."""

import os
from pathlib import Path

import schemathesis

TABLES = os.environ["KLOTS_API_TABLES"].split()
GAMES = sorted(folder.name for folder in (Path(__file__).parent.parent / "games").iterdir())


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Three of four times something that exists, chosen by what was drawn."""
    for name, known in (("table", TABLES), ("game", GAMES)):
        if path_parameters and name in path_parameters:
            drawn = sum(str(path_parameters[name]).encode(errors="replace"))
            if drawn % 4:
                path_parameters[name] = known[drawn % len(known)]
    return path_parameters

