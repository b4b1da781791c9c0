"""What every test stands on: no screen, no folders of the person who runs it, no chance."""

import contextlib
import gc
import itertools
import os
import sys
from importlib import import_module
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # as in the program

import hypothesis
import pytest
from pytestqt.qtbot import QtBot

from burgundy_desktop.boardkit.sprites import Sprites
from tests.shared_games import thought_out_once

hypothesis.settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
hypothesis.settings.load_profile("repeatable")

PATIENCE_MS = 300_000
"""A wait ends when what is waited for has come; this is for a machine that is slow and busy."""
MOST_PIXELS = 24_000_000
"""Of rendered drawings so many are kept from test to test: 96 MB."""
_homes = itertools.count()
FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def pytest_collection(session):
    """In a new checkout pytest rewrites each file of tests, and keeps it. All workers would do so
    with the same file at the same time, again and again: each begins with files of its own.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.option.file_or_dir:
        return
    number, of_all = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    here = Path(__file__).parent
    for path in sorted(here.rglob("test_*.py"))[number::of_all]:
        with contextlib.suppress(Exception):  # the collection tells
            import_module(".".join(path.relative_to(here.parent).with_suffix("").parts))


def pytest_collection_finish():
    """Ten thousand tests stay: garbage is looked for only in what they make, and less often."""
    _keep_what_is_there()
    gc.set_threshold(20_000, 20)


@pytest.fixture(autouse=True, scope="module")
def what_other_modules_left_is_no_garbage():
    """A window looks for garbage each time it shows a table. After thousands of tests that took
    0.4 s, nearly all of it for what stays: modules, tables, pictures.
    """
    _keep_what_is_there()


def _keep_what_is_there():
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory, monkeypatch):
    """Settings and saves of a test lie in a folder of its own; here it is.

    It is made when something is written there: most tests write nothing.
    """
    home = tmp_path_factory.getbasetemp() / f"home{next(_homes)}"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("BURGUNDY_DATA", raising=False)
    for name in FOLDERS:
        monkeypatch.setenv(name, str(home / name.removeprefix("XDG_").lower()))
    return home


@pytest.fixture(autouse=True, scope="session")
def drawings_rendered_once():
    """A drawing is rendered once in each size for all tests of a process, not once for each."""
    kept, render = {}, Sprites._rendered
    pixels = 0

    def rendered(sprites, name, look, width):
        nonlocal pixels
        key = sprites._folder, name, look, width
        if key not in kept:
            kept[key] = render(sprites, name, look, width)
            pixels += kept[key].width() * kept[key].height()
            while pixels > MOST_PIXELS:
                oldest = kept.pop(next(iter(kept)))
                pixels -= oldest.width() * oldest.height()
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sprites, "_rendered", rendered)
        yield


@pytest.fixture(autouse=True, scope="session")
def whole_games_thought_out_once(request, tmp_path_factory):
    """By one process for all that test at the same time; tests of rules alone load no window."""
    harness = sys.modules.get("burgundy_desktop.desktop.trials.harness")
    if harness is None:
        yield
        return
    folder = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):
        folder = folder.parent
    folder = folder / "whole_games"
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(harness, "play_on", thought_out_once(harness.play_on, folder))
        yield


class PatientBot(QtBot):
    """Waits as long as it takes, unless a test names a time."""

    def waitUntil(self, callback, *, timeout=PATIENCE_MS):
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal, *, timeout=PATIENCE_MS, **more):
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitExposed(self, widget, *, timeout=PATIENCE_MS):
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp, request):
    """The one of pytest-qt, with more patience."""
    return PatientBot(request)
