"""The package is typed, and the types are true."""

import pathlib
import subprocess
import sys

PACKAGE = pathlib.Path(__file__).parents[1] / "python" / "klots"


def run(*arguments):
    done = subprocess.run([sys.executable, "-m", *arguments], capture_output=True, text=True, cwd=PACKAGE.parents[1])
    assert done.returncode == 0, done.stdout + done.stderr


def test_mypy_is_content():
    run("mypy", "--strict", str(PACKAGE))


def test_the_stubs_are_what_is_compiled():
    run("mypy.stubtest", "klots._core")
