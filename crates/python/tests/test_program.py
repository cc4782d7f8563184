"""The command `klots` of the package."""

import os
import stat
import subprocess
import sys

import klots.__main__


def test_without_the_program_the_command_says_so(capsys):
    if klots.__main__.program() is None:
        assert klots.__main__.main() == 2
        assert "does not carry the program" in capsys.readouterr().err
    else:
        assert os.access(klots.__main__.program(), os.X_OK)


def test_the_command_becomes_the_program(tmp_path):
    package = tmp_path / "klots"
    (package / "bin").mkdir(parents=True)
    (package / "main.py").write_bytes(open(klots.__main__.__file__, "rb").read())
    program = package / "bin" / "klots"
    program.write_text("#!/bin/sh\necho \"$@\"; exit 7\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    done = subprocess.run([sys.executable, package / "main.py", "play", "x y"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (7, "play x y\n")
