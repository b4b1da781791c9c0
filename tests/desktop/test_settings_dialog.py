"""The settings dialog: what is changed holds at once."""

import pytest

from burgundy_desktop.desktop.dialogs.settings import SettingsDialog
from tests.desktop.conftest import choose


@pytest.fixture
def settings(window, qtbot):
    dialog = SettingsDialog(window.program, window)
    dialog.show()
    return dialog


def test_the_button_beside_the_tips_keeps_clear_of_their_box(settings):
    box, button = settings.form.coached.geometry(), settings.form.tips_again.geometry()
    assert button.left() - box.right() > 4


def test_the_way_out_is_in_sight_on_a_small_screen_with_large_text(window, settings, qtbot):
    """What does not fit is scrolled, as in a new game, but not the button below it."""
    window.resize(1024, 700)
    settings.form.text_size.setValue(15)
    settings.fit()
    qtbot.waitUntil(lambda: settings.height() <= 700)

    close = settings.form.close
    assert close.visibleRegion().boundingRect() == close.rect()


def test_what_is_changed_holds_at_once(settings, program):
    choose(settings.form.theme, "dark")
    settings.form.text_size.setValue(12)
    settings.form.high_contrast.setChecked(True)

    assert program.appearance.palette.theme.dark
    assert program.appearance.palette.theme.contrast
    assert program.appearance.text_percent == 120


def test_it_is_written_at_once(settings, program, home):
    choose(settings.form.take_back, "never")

    assert '"take_back": "never"' in home.settings.read_text(encoding="utf-8")


def test_the_pace_holds_at_the_table(settings, window):
    choose(settings.form.pace, "slow")

    assert window.actions_by_name.paces["slow"].isChecked()


def test_the_dialog_itself_speaks_the_language_that_is_chosen(settings, qtbot):
    choose(settings.form.language, "hu")
    qtbot.waitUntil(lambda: settings.windowTitle() == "Beállítások")
    assert settings.form.close.text() == "Bezárás"

    choose(settings.form.language, "en")
    qtbot.waitUntil(lambda: settings.form.close.text() == "Close")
