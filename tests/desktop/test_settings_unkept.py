"""Settings that a folder refuses hold until the program ends, and the status bar says so."""

from time import monotonic

import pytest

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop import preferences
from tests.desktop.conftest import ANNA, BLUE

SAID = "The settings could not be saved. They apply until you quit. "


@pytest.fixture
def refused(monkeypatch):
    """The folder of the settings cannot be written."""

    def refuse(*_):
        raise NotSaved("read_only", reason="Permission denied")

    monkeypatch.setattr(preferences, "save_settings", refuse)


def test_it_is_told_in_the_library(window, program, refused):
    program.preferences.change(text_size=110)

    assert window.status.left.text().startswith(SAID)
    assert "Permission denied" in window.status.left.text()
    assert program.preferences.now.text_size == 110


def test_it_is_told_at_the_table(window, program, a_game, refused):
    window.show_table(a_game(seats=(ANNA, BLUE), seed=4711))

    program.preferences.change(pace="fast")

    assert window.status.left.text().startswith(SAID)


def test_it_is_told_for_a_while(window, program, refused, monkeypatch):
    program.preferences.change(text_size=110)
    later = monotonic() + 60 * 60
    monkeypatch.setattr("burgundy_desktop.desktop.window.status.monotonic", lambda: later)

    window.status._write()

    assert SAID not in window.status.left.text()
