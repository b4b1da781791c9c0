"""English and Hungarian, switched while the window is open."""

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.panels import saved_rows
from burgundy_desktop.desktop.table import showing
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.words.language import system_language
from tests.desktop.conftest import ANNA, BLUE, MARGOT

A_LONG_TIME_MS = 10 * 60 * 1000


@pytest.fixture
def table(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE)))
    return window.table


@pytest.fixture
def speak(program, qtbot):
    """Switch the language and wait until the window has changed."""

    def switch(code):
        program.preferences.change(language=code)
        qtbot.wait(50)

    return switch


def words(window):
    table = window.table
    return {
        "menu": window.top_bar.file_menu.title(),
        "tool": window.top_bar.tools["undo"].text(),
        "prompt": table.prompt_bar.text,
        "log": table.log.model.index(0, 0).data(),
        "move": table.moves.model.index(0).data(),
        "dock": window.docks["log"].windowTitle(),
        "status": window.status.left.text(),
        "deal": window.status.deal.text(),
        "filter": table.moves.filter.placeholderText(),
        "card": table.seats.cards[0].accessibleName(),
        "box": window.library.boxes["castles"].new_game.text(),
        "target": table.scene.name_of(next(iter(table.controller.selection.chooser.offered))),
    }


def test_every_part_of_the_window_speaks_the_new_language_at_once(window, table, speak):
    english = words(window)

    speak("hu")
    hungarian = words(window)

    assert [part for part in english if english[part] == hungarian[part]] == []


def test_and_back_again_without_a_trace(window, table, speak):
    english = words(window)

    speak("hu")
    speak("en")

    assert words(window) == english


@pytest.mark.parametrize(
    ("seats", "shown"),
    [
        ((SeatInfo("You"), MARGOT), "Te"),
        ((SeatInfo("Te"), MARGOT), "Te"),
        ((SeatInfo("Player 1"), SeatInfo("Player 2")), "1. játékos"),
        ((SeatInfo("You"), BLUE), "You"),
        ((ANNA, MARGOT), "Anna"),
    ],
)
def test_a_name_that_nobody_chose_is_said_in_the_new_language(
    window, a_game, speak, store, seats, shown
):
    """With several people nobody is "You", so it counts as a chosen name there."""
    session = a_game(seats=seats)
    window.show_table(session)

    speak("hu")

    said = [card.accessibleName().split(";")[0] for card in window.table.seats.cards]
    assert shown in said
    assert session.seats[0].name == shown
    assert session.header.seats[0].name == seats[0].name
    window.show_library()
    entry = window.library.saved.model.entries[0]
    assert shown in saved_rows.line_of(entry)


def test_the_cover_waits_for_the_same_person_in_the_new_language(window, a_game, speak):
    window.show_table(a_game(seats=(ANNA, SeatInfo(""))))
    table = window.table
    table._cover(1)
    table.controller.covered_for = Seat(1)

    speak("hu")

    assert "2. játékos" in table.cover._text.text()


def test_a_move_is_the_same_in_both_languages(window, table, speak):
    before = table.controller.session.match.state.copy()

    speak("hu")

    assert table.controller.session.match.state == before
    assert table.controller.may_choose


def test_qts_own_buttons_are_translated(program, speak):
    from PySide6.QtWidgets import QDialogButtonBox

    speak("hu")

    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.buttons()[0].text().replace("&", "") == "Mégse"


def test_no_label_of_qts_file_dialog_is_left_in_english(program, speak):
    def labels():
        dialog = QFileDialog(None, "", "", "*.burgundy")
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        return [label.text() for label in dialog.findChildren(QLabel) if label.text()]

    english = labels()
    speak("hu")

    assert len(english) == len(labels()) == 3
    assert not set(english) & set(labels())


def test_numbers_and_dates_follow_the_language(program, speak):
    speak("hu")

    assert program.language.locale.toString(1234.5, "f", 1) in {"1234,5", "1 234,5", "1\u00a0234,5"}


def test_the_system_chooses_if_nobody_else_does(program):
    program.language.speak("system")

    assert program.language.code == system_language()


def test_the_caption_of_what_an_opponent_did_is_said_anew(window, a_game, speak, monkeypatch):
    monkeypatch.setattr(showing, "OWN_TURN_MS", A_LONG_TIME_MS)
    window.show_table(a_game(seats=(MARGOT, ANNA), seed=5))
    ui_driver.wait_until_asked(window)
    table = window.table
    english = table.scene.caption_text
    assert english.startswith("Margot")

    speak("hu")

    hungarian = table.scene.caption_text
    assert hungarian.startswith("Margot")
    assert hungarian != english
