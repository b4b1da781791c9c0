"""The dialog of a new game: what is played, by mouse and by keys."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burgundy_desktop.ai.strength import Strength
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.dialogs import seat_row
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.words.levels import level_says
from burgundy_desktop.games import load
from tests.desktop.conftest import ANNA, BLUE, choose

MEASURED = {"king": Strength(2030, 30), "merchant": Strength(1500, 0)}


def turn_wheel(widget):
    """Towards oneself, with the pointer in the middle of a widget."""
    at = QPointF(widget.rect().center())
    no_button, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        *(at, QPointF(widget.mapToGlobal(at)), QPoint(), QPoint(0, -120), no_button, no_key),
        *(Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(widget, event)


def title_offered(window):
    """The game that the key for a new game offers."""
    titles: list[str] = []

    def look(dialog):
        titles.append(dialog.form.game_title.text())
        dialog.reject()

    with ui_driver.meanwhile(NewGameDialog, look):
        window.actions_by_name["new_game"].trigger()
        ui_driver.wait_for(lambda: bool(titles), "the dialog")
    return titles[0]


def test_enter_starts_a_game_with_the_usual_seats(window):
    with ui_driver.meanwhile(
        NewGameDialog, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Return)
    ):
        ui_driver.click(next(iter(window.library.boxes.values())).new_game)
    ui_driver.wait_for(lambda: window.is_at_table, "the table")

    seats = window.table.controller.session.seats
    assert [seat.level for seat in seats] == ["", "novice"]


def test_a_level_says_how_strong_it_is_where_it_was_measured(program, monkeypatch):
    monkeypatch.setattr(seat_row, "strengths_of", {"castles": MEASURED}.get)
    row = NewGameDialog(program, "castles", None).seat_rows.rows[1]

    tips = []
    for level in ("king", "merchant", "duke", ""):
        choose(row.who, level)
        tips.append(row.who.toolTip())

    assert tips[0].splitlines()[0] == "King · 2030 ± 30"
    assert tips[1].splitlines()[0] == "Merchant · 1500"
    assert tips[2:] == [level_says("duke"), level_says("")]
    listed = row.who.findData("king")
    assert row.who.itemText(listed) == "King · 2030"
    assert row.who.itemText(row.who.findData("duke")) == "Duke"
    shown = row.who.itemData(listed, Qt.ItemDataRole.ToolTipRole)
    assert shown.splitlines()[:-1] == tips[0].splitlines()[:-1]


@pytest.mark.parametrize(
    ("seconds", "says"),
    [
        (0.4, level_says("king")),
        (4.3, "about 4 s "),
        (89, "about 89 s "),
        (90, "about 2 min "),
        (200, "about 3 min "),
    ],
)
def test_on_a_slow_computer_the_king_says_how_long_he_thinks(new_game, monkeypatch, seconds, says):
    asked = []

    def timed(game):
        asked.append(game.info.id)
        return seconds

    monkeypatch.setattr(seat_row, "seconds_of_the_king", timed)
    for level in ("duke", "king"):
        choose(new_game.seat_rows.rows[1].who, level)

    assert says in new_game.seat_rows.rows[1]._says.text()
    assert asked == ["castles"]


def test_two_kings_think_for_the_same_time(new_game, monkeypatch):
    measured = iter([4.3, 2.2])
    monkeypatch.setattr(seat_row, "seconds_of_the_king", lambda _: next(measured))
    first, second = new_game.seat_rows.rows[1:3]
    for row in (first, second):
        choose(row.who, "king")

    assert "about 4 s" in first._says.text()
    assert second._says.text() == first._says.text()


def test_a_lone_player_of_a_casual_game_chooses_a_teacher(program, new_game):
    assert new_game.teacher.teacher == "off"
    choose(new_game.teacher, "gentle")
    new_game.session()
    assert program.preferences.now.teacher == "gentle"

    new_game.form.strict.setChecked(True)
    assert new_game.teacher.teacher is None
    assert "Strict" in new_game.teacher.toolTip()
    new_game.form.casual.setChecked(True)
    choose(new_game.seat_rows.rows[1].who, "")
    assert new_game.teacher.teacher is None
    new_game.session()
    assert program.preferences.now.teacher == "gentle"


def test_after_a_first_game_the_usual_opponents_are_merchants(program, store):
    options = load("castles_cards").info.options_for(2)
    store.keep(store.begin("castles_cards", options, (ANNA, BLUE), seed=3, strict=False))
    dialogs = [NewGameDialog(program, game, None) for game in ("castles_cards", "castles")]

    levels = [[row.info.level for row in dialog.seat_rows.rows[1:]] for dialog in dialogs]

    assert levels == [["merchant"] * 3, ["novice"] * 3]


@pytest.mark.parametrize("where", ["table", "library"])
def test_the_key_begins_another_game_of_the_kind_that_is_played(window, store, where):
    options = load("castles_cards").info.options_for(2)
    seats = (ANNA, SeatInfo("Margot", "apprentice"))
    window.show_table(store.begin("castles_cards", options, seats, seed=3, strict=False))
    if where == "library":
        window.show_library()
    assert title_offered(window) == "The Castles of Burgundy: The Card Game"


def test_so_it_does_when_that_game_has_ended(window, store):
    options = load("castles_cards").info.options_for(2)
    session = store.begin("castles_cards", options, (ANNA, BLUE), seed=3, strict=False)
    while not session.match.is_over:
        session.match.play(session.match.legal_moves()[0])
    store.keep(session)
    window.show_library()

    assert window.focusWidget() is window.library.boxes["castles_cards"].new_game
    assert title_offered(window) == "The Castles of Burgundy: The Card Game"


def test_in_a_low_window_the_wheel_and_tab_scroll_and_change_nothing(window, program, qtbot):
    window.resize(1024, 700)
    program.preferences.change(text_size=150)
    dialog = NewGameDialog(program, "caylus", window)
    choose(dialog.form.count, 5)
    dialog.open()
    bar, before = dialog._area.verticalScrollBar(), dialog.seat_rows.players
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert dialog.height() <= 700 < dialog.wanted_size.height()

    turn_wheel(dialog.seat_rows.rows[1].who)
    assert bar.value() > 0
    assert dialog.seat_rows.players == before

    dialog.form.strict.setFocus()
    bar.setValue(0)
    QTest.keyClick(dialog.form.strict, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.form.seed
    assert dialog._area.rect().contains(
        dialog.form.seed.mapTo(dialog._area, dialog.form.seed.rect().center())
    )
    dialog.close()
    dialog.deleteLater()


def test_the_game_is_as_it_was_chosen(new_game):
    choose(new_game.form.count, 3)
    choose(new_game.options.boxes["estates"], "dealt")
    new_game.form.strict.setChecked(True)
    new_game.form.seed.setText("77")

    session = new_game.session()

    assert session.match.options.seats == 3
    assert session.match.options.chosen["estates"] == "dealt"
    assert session.match.seed == 77
    assert session.strict


def test_what_would_change_nothing_cannot_be_chosen(new_game):
    how = new_game.options.boxes["choice"]
    assert not how.isEnabled()  # everybody has estate 1

    choose(new_game.options.boxes["estates"], "free")
    assert how.isEnabled()

    choose(new_game.options.boxes["estates"], "standard")
    assert not how.isEnabled()


def test_the_last_choice_is_remembered(new_game, program, qtbot):
    choose(new_game.form.count, 4)
    choose(new_game.seat_rows.rows[2].who, "duke")
    new_game.form.strict.setChecked(True)
    new_game.session()

    again = NewGameDialog(program, "castles", None)
    qtbot.addWidget(again)

    assert again.form.count.currentData() == 4
    assert again.seat_rows.rows[2].info.level == "duke"
    assert again.form.strict.isChecked()


def test_without_a_seed_chance_chooses_one(new_game):
    assert new_game.session().match.seed > 0


def test_only_digits_make_a_seed(new_game):
    QTest.keyClicks(new_game.form.seed, "4a7-")

    assert new_game.form.seed.text() == "47"
