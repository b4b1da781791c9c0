"""The start of the program."""

import gc
import os
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QLinearGradient, QPainter

from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.process import memory

MANY = 30_000
"""So many new objects make Python look for garbage."""


def test_what_is_made_at_the_start_is_no_garbage():
    try:
        memory.keep_what_was_made()

        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()


def test_large_drawings_are_painted_without_other_threads(qapp, monkeypatch):
    monkeypatch.delenv("QT_NO_GUI_THREADPOOL")
    app.application()
    assert "QT_NO_GUI_THREADPOOL" in os.environ

    image = QImage(1000, 1000, QImage.Format.Format_ARGB32_Premultiplied)
    before = threads()
    with QPainter(image) as painter:
        painter.fillRect(image.rect(), QLinearGradient(0, 0, 900, 900))

    assert threads() <= before


def threads():
    return len(list(Path("/proc/self/task").iterdir()))


class Ring:
    """Garbage: it holds itself."""

    def __init__(self):
        self.itself = self


def test_another_thread_collects_no_garbage(window):
    """A piece of the table that is freed beside the thread that paints it crashes Qt."""
    collected_in = []
    gc.callbacks.append(lambda *_: collected_in.append(threading.get_ident()))
    try:
        beside = threading.Thread(target=lambda: [Ring() for _ in range(3 * MANY)])
        beside.start()
        beside.join()
    finally:
        gc.callbacks.pop()

    assert beside.ident not in collected_in


def test_the_window_collects_what_is_young(window, qtbot):
    lost = [weakref.ref(Ring()) for _ in range(MANY)]

    qtbot.waitUntil(lambda: not any(ring() for ring in lost))


def test_the_oldest_garbage_goes_when_a_game_is_opened(window, a_game, monkeypatch):
    collected = []
    monkeypatch.setattr(gc, "collect", lambda: collected.append(True))

    window.show_table(a_game())

    assert collected


STARTED = """
import linecache
import sys
from pathlib import Path
from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.window.main_window import MainWindow
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.storage.folders import Folders

program = Program(app.application(), Folders(Path(sys.argv[1]), Path(sys.argv[1])))
window = MainWindow(program)
window.show()
print(*sys.modules)
print(*linecache.cache)
program.close()
"""
LATE = {
    "a table": (
        "burgundy_desktop.boardkit.target_scene",
        "burgundy_desktop.desktop.ending",
        "burgundy_desktop.desktop.learning.learning",
        "burgundy_desktop.desktop.match.match_controller",
        "burgundy_desktop.desktop.table",
        "burgundy_desktop.desktop.match.troubles",
    ),
    "a dialog": (
        "burgundy_desktop.desktop.dialogs.file_dialog",
        "burgundy_desktop.desktop.dialogs.saving_place",
        "burgundy_desktop.desktop.dialogs.settings",
    ),
    "a game": (
        "burgundy_desktop.core.game",
        "burgundy_desktop.core.match",
        "burgundy_desktop.desktop.saves.game_store",
        "burgundy_desktop.desktop.match.session",
        "burgundy_desktop.games.castles.board",
        "burgundy_desktop.storage.autosave",
        "burgundy_desktop.storage.opening",
        "burgundy_desktop.storage.text_record",
    ),
    "the opponents": (
        "burgundy_desktop.ai.client",
        "burgundy_desktop.desktop.match.thinking",
        "multiprocessing",
    ),
    "the sounds": ("burgundy_desktop.sound", "wave"),
    "what is remembered": (
        "burgundy_desktop.core.chronicle",
        "burgundy_desktop.core.daily",
        "burgundy_desktop.core.fairness",
        "burgundy_desktop.desktop.saves.healing",
        "burgundy_desktop.desktop.pages.frame",
        "burgundy_desktop.storage.profiles",
        "statistics",
    ),
    "practice": ("burgundy_desktop.core.review", "burgundy_desktop.storage.practice"),
}
"""What is imported after the first picture of the library, by what needs it."""


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    """The modules imported until the window is shown, and what Python has read of sources."""
    command = [sys.executable, "-c", STARTED, str(tmp_path_factory.mktemp("started"))]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    modules, sources = told.splitlines()
    return set(modules.split()), sources.split()


@pytest.mark.parametrize("part", LATE)
def test_the_library_is_painted_before_it_is_imported(part, started):
    imported, _ = started

    assert "burgundy_desktop.desktop.library.page" in imported
    assert not imported.intersection(LATE[part])


def test_the_source_of_no_module_is_read_when_it_is_imported(started):
    _, sources = started

    assert not [name for name in sources if "burgundy_desktop" in name and ".py" in name]


@pytest.fixture
def table_that_is_made_when_it_is_asked_for():
    """Here it is made as in the program."""


def test_the_table_is_ready_once_the_games_are_read(window, qtbot):
    assert window._side is None

    window.show()

    qtbot.waitUntil(lambda: window._side is not None, timeout=20_000)
    assert window.docks["log"].isHidden()
    assert not window.is_at_table
