"""Everything public says what it is for; tables and batches show it, and what they show is so."""

import doctest
import importlib
import inspect
import pathlib
import subprocess
import sys

import pytest

import klots

SCRIPTS = pathlib.Path(__file__).parents[3] / "scripts"
MODULES = [
    "klots",
    "klots._core",
    "klots.batching",
    "klots.boards",
    "klots.gymnasium",
    "klots.openspiel",
    "klots.pettingzoo",
    "klots.reports",
]
# Those have to be shown, not only told.
SHOWN = [klots.Table, klots.Batch, klots.games, klots.shape, klots.solve, klots.batch, klots.arena, klots.analyse, klots.Recording]


def own(name, what):
    """Whether it belongs to the package and is public."""
    ours = getattr(what, "__module__", None) or getattr(getattr(what, "__objclass__", None), "__module__", "")
    return not name.startswith("_") and str(ours).startswith("klots")


def members(what):
    return [(name, getattr(what, name)) for name in vars(what) if not name.startswith("_")]


def documented(module):
    """Everything public of a module with its name, and what its classes can do, with what is said before it: the examples of
    a method go on from those of its class."""
    yield module.__name__, module, ""
    for name, what in vars(module).items():
        if not own(name, what) or not (inspect.isclass(what) or inspect.isroutine(what)):
            continue
        yield f"{module.__name__}.{name}", what, ""
        if inspect.isclass(what):
            for member, one in members(what):
                if callable(one) or inspect.isdatadescriptor(one):
                    yield f"{module.__name__}.{name}.{member}", one, inspect.getdoc(what) or ""


@pytest.mark.parametrize("name", MODULES)
def test_everything_public_is_documented_and_its_examples_are_true(name):
    module = importlib.import_module(name)
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    for what, one, before in documented(module):
        said = inspect.getdoc(one)
        assert said and len(said) > 8, f"{what} is not documented"
        runner.run(parser.get_doctest(f"{before}\n\n{said}", {}, what, name, 0))
    assert runner.summarize(verbose=False).failed == 0
    assert runner.tries > 0 or name == "klots.boards"


@pytest.mark.parametrize("what", SHOWN, ids=lambda what: what.__name__)
def test_what_is_used_most_is_shown(what):
    assert ">>>" in inspect.getdoc(what)
    if inspect.isclass(what):
        missing = [name for name, one in members(what) if ">>>" not in (inspect.getdoc(one) or "")]
        assert not missing, f"{what.__name__}: no example of {', '.join(missing)}"


def test_the_stubs_say_the_same_as_the_package():
    done = subprocess.run([sys.executable, SCRIPTS / "stub-docs", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
