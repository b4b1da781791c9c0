"""The start of the program."""

import gc
import linecache
import subprocess
import sys

from burgundy_desktop.desktop import memory


def test_garbage_is_collected_again_once_the_window_stands():
    gc.disable()
    try:
        memory.collect_again()

        assert gc.isenabled()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[2] > 1000
    finally:
        memory.collect_as_usual()
        gc.enable()


def test_the_oldest_garbage_goes_when_a_game_is_opened(window, a_game, monkeypatch):
    collected = []
    monkeypatch.setattr(gc, "collect", lambda: collected.append(True))

    window.show_table(a_game())

    assert collected


def test_the_source_code_of_games_is_not_kept_in_memory(window, a_game):
    linecache.getlines(__file__)

    window.show_table(a_game())

    assert not [name for name in linecache.cache if name.endswith(".py")]


STARTED = """
import sys
from pathlib import Path
from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.main_window import MainWindow
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.storage.folders import Folders

program = Program(app.application(), Folders(Path(sys.argv[1]), Path(sys.argv[1])))
window = MainWindow(program)
window.show()
print(*sys.modules)
program.close()
"""
OF_THE_TABLE = {
    "burgundy_desktop.boardkit.table_scene",
    "burgundy_desktop.desktop.dialogs.settings",
    "burgundy_desktop.desktop.ending",
    "burgundy_desktop.desktop.learning",
    "burgundy_desktop.desktop.match_controller",
    "burgundy_desktop.desktop.table",
    "burgundy_desktop.games.castles.board",
}


def test_the_library_is_painted_before_anything_of_a_table_is_imported(tmp_path):
    command = [sys.executable, "-c", STARTED, str(tmp_path)]
    imported = set(
        subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    )

    assert "burgundy_desktop.desktop.library_page" in imported
    assert not imported & OF_THE_TABLE


def test_the_table_is_ready_once_the_games_are_read(window, qtbot):
    assert window._side is None

    window.show()

    qtbot.waitUntil(lambda: window._side is not None, timeout=20_000)
    assert window.docks["log"].isHidden()
    assert not window.is_at_table
