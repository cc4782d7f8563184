"""`klots`: the program with the page inside, where the wheel carries it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def program() -> Path | None:
    """Where the program is, if this package carries it."""
    name = "klots.exe" if os.name == "nt" else "klots"
    path = Path(__file__).parent / "bin" / name
    return path if path.is_file() else None


def main() -> int:
    path = program()
    if path is None:
        print("klots: this build of the package does not carry the program (scripts/wheel builds one that does)", file=sys.stderr)
        return 2
    if os.name == "nt":
        return subprocess.call([path, *sys.argv[1:]])
    os.execv(path, [str(path), *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
