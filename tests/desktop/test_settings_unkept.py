"""Settings that a folder refuses hold until the program ends, and the status bar says so."""

from time import monotonic

import pytest

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop import preferences
from burgundy_desktop.storage import settings
from burgundy_desktop.storage.settings import Settings, load_settings, save_settings
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


@pytest.mark.parametrize("is_readable_again", [True, False])
def test_settings_that_could_not_be_read_are_put_aside_not_lost(
    qapp, home, monkeypatch, is_readable_again
):
    """Another program held the file as ours started."""
    save_settings(home.settings, Settings(theme="dark", language="hu"))
    content = home.settings.read_bytes()
    with monkeypatch.context() as disk:
        disk.setattr(settings, "_LARGEST", 5)
        begun = preferences.Preferences(home.settings)
        assert begun.now == Settings()
        if not is_readable_again:
            begun.change(text_size=110)

    begun.change(text_size=120)

    assert home.settings.with_name("settings.json.broken").read_bytes() == content
    assert load_settings(home.settings) == Settings(text_size=120)


def test_settings_that_cannot_be_put_aside_are_not_written_over(qapp, home, monkeypatch):
    save_settings(home.settings, Settings(theme="dark"))
    content = home.settings.read_bytes()
    told: list[NotSaved] = []
    with monkeypatch.context() as disk:
        disk.setattr(settings, "_LARGEST", 5)
        begun = preferences.Preferences(home.settings)
    begun.not_saved.connect(told.append)
    home.settings.with_name("settings.json.broken").mkdir()

    begun.change(text_size=110)

    assert (len(told), begun.now.text_size) == (1, 110)
    assert home.settings.read_bytes() == content


def test_it_is_told_for_a_while(window, program, refused, monkeypatch):
    program.preferences.change(text_size=110)
    later = monotonic() + 60 * 60
    monkeypatch.setattr("burgundy_desktop.desktop.window.status.monotonic", lambda: later)

    window.status._write()

    assert SAID not in window.status.left.text()
