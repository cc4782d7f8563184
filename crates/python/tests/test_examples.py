"""The examples do what they say, and what the documentation says is so."""

import doctest
import importlib
import pathlib
import re
import runpy
import sys

import pytest

import klots

HERE = pathlib.Path(__file__).parents[1]
EXAMPLES = HERE / "examples"
DOCS = HERE.parents[1] / "docs" / "python.md"


def example(name):
    return runpy.run_path(str(EXAMPLES / name))


def test_q_learning_comes_to_the_solved_value():
    value, values = example("q_learning.py")["learn"](6000)
    assert klots.solve(3)["first"]["value"] == "win"
    assert value > 0.5 and len(values) > 500


def test_reinforce_beats_easy():
    script = example("reinforce.py")
    assert script["against"](script["train"](70), "easy", 1000) > 0.51


def test_ppo_runs_where_torch_is_installed(capsys):
    if importlib.util.find_spec("torch") is None:
        pytest.skip("torch is not installed: this test runs only where it is")
    argv, sys.argv = sys.argv, ["torch_ppo.py", "--options", "board=3", "--games", "16", "--updates", "2"]
    try:
        script = example("torch_ppo.py")
        script["main"](script["arguments"]())
    finally:
        sys.argv = argv


def test_the_tour_runs():
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(EXAMPLES / "tour.ipynb", as_version=4)
    NotebookClient(notebook, timeout=300).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown)
    assert any('type="range"' in output.get("data", {}).get("text/html", "") for output in shown)


def test_examples_of_the_documentation_are_true():
    failed, tried = doctest.testfile(str(DOCS), module_relative=False)
    assert tried > 0 and failed == 0


def test_the_table_of_sizes_is_true():
    section = DOCS.read_text().split("\n### Sizes\n")[1].split("\n#")[0]
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (?:`(.*)`)? ?\| ([\d ]+) \| ([\d ]+) \|$", section, re.MULTILINE)
    assert {row[0] for row in rows} == {one["name"] for one in klots.games()} - {"noughts"}
    for game, seats, options, observation, actions in rows:
        shape = klots.shape(game, int(seats), options)
        sizes = (int(observation.replace(" ", "")), int(actions.replace(" ", "")))
        assert (shape["observation"], shape["actions"]) == sizes, game


@pytest.mark.parametrize("game", [one["name"] for one in klots.games() if one["name"] != "noughts"])
def test_every_plane_is_documented(game):
    notation = (HERE.parents[1] / "games" / game / "NOTATION.md").read_text()
    section = notation.split("\n## As numbers\n")[1].split("\n## ")[0]
    documented = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    facts = next(one for one in klots.games() if one["name"] == game)
    planes = []
    for options in ["", "match=yes", "dynasty=yes"]:
        for seats in facts["seats"]:
            try:
                shape = klots.shape(game, seats, options)
            except klots.Refusal:
                continue
            planes.extend(plane["name"] for plane in shape["planes"] if plane["name"] not in planes)
    assert set(documented) == set(planes)
