"""Game codes in the window: copied, typed, corrected and played."""

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burgundy_desktop.core.codes import code_of
from burgundy_desktop.desktop.dialogs.new_game_of_code import NewGameOfCodeDialog
from burgundy_desktop.desktop.dialogs.play_code import PlayCodeDialog
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import whole_game
from burgundy_desktop.desktop.words import deal_codes
from burgundy_desktop.games import load
from tests.desktop import reader
from tests.desktop.conftest import ANNA, MARGOT
from tests.desktop.fingers import strike, wait_for_window

CODE = "A79C-7EEB-2ZW5"
WRONG = "A79D-7EEB-2ZW5"


@pytest.fixture
def asked(window):
    """The dialog that asks for a code, opened with its key."""
    window.activateWindow()
    window.actions_by_name["play_code"].trigger()
    dialog = window.findChild(PlayCodeDialog)
    wait_for_window(dialog)
    yield dialog
    for left in window.findChildren(PlayCodeDialog):
        left.close()


def type_code(text):
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClicks(field, text)


def test_a_typed_code_says_what_it_stands_for_and_is_played_by_keys_alone(window, asked):
    type_code("a79c 7eeb 2zw5")
    assert asked.form.said.text() == "The Castles of Burgundy · 2 players"
    strike(Qt.Key.Key_Return)
    players = window.findChild(NewGameOfCodeDialog)
    wait_for_window(players)

    strike(Qt.Key.Key_Return)

    ui_driver.wait_for(lambda: window.is_at_table, "the table")
    session = window.table.controller.session
    assert (session.header.origin.kind, session.header.origin.of) == ("code", CODE)
    assert (session.match.seed, session.header.known) == (4711, True)


def test_the_players_are_asked_and_everything_else_is_fixed(window):
    info = load("caylus").info
    options = info.options_for(4, favors="simplified", lawyer="late_printing")
    code = code_of(info, options, 77)
    dialog = NewGameOfCodeDialog(window.program, deal_codes.deal_of(code), code, window)

    fixed = [dialog.form.count, dialog.form.seed, *dialog.options.boxes.values()]
    assert not any(field.isEnabled() for field in fixed)
    assert len(dialog.seat_rows.players) == 4
    assert dialog.session().match.options == options
    dialog.deleteLater()


def test_one_wrong_letter_is_corrected_by_enter(asked):
    type_code(WRONG)
    assert not asked.form.go_on.isEnabled()
    assert asked.form.meant.text() == f"Did you mean {CODE}?"

    strike(Qt.Key.Key_Return)

    assert asked.form.code.text() == CODE
    assert asked.isVisible()
    assert asked.deal.seed == 4711


def test_the_correction_can_be_pressed_by_a_screen_reader_that_spells_it(asked):
    type_code(WRONG)
    tree = QAccessible.queryAccessibleInterface(asked)

    reader.press(reader.the(tree, reader.Role.Button, "Did you mean A 7 9 C, 7 E E B, 2 Z W 5?"))

    ui_driver.wait_for(asked.form.go_on.isEnabled, "the right code")


def test_what_is_wrong_with_a_whole_code_is_read_aloud(asked, monkeypatch):
    said: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", said.append)
    spoken = lambda: [one.message() for one in said if hasattr(one, "message")]  # noqa: E731

    type_code("A79C7EEB2Z")
    assert spoken() == []
    type_code("5W")

    assert spoken() == ["This is no code: compare it letter by letter."]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A code has 12 characters; this one has 11."),
        ("hu", "Egy kód 12 karakterből áll, ez 11 karakterből."),
    ],
)
def test_a_missing_character_is_counted(window, asked, language, sentence):
    window.program.preferences.change(language=language)
    type_code("A79C-7EEB-2ZW")

    assert asked.form.said.text() == sentence
    assert not asked.form.go_on.isEnabled()


def test_a_known_deal_is_copied_from_the_menu(window, a_game):
    window.show_table(a_game(seats=(ANNA, MARGOT), seed=4711))
    assert window.actions_by_name["copy_code"] in window.top_bar.game_menu.actions()

    window.actions_by_name["copy_code"].trigger()

    assert QGuiApplication.clipboard().text() == CODE
    assert window.table.prompt_bar.text == f"Code copied: {CODE}"


def test_a_sealed_deal_tells_its_code_only_when_the_game_is_over(window, store):
    last = whole_game("castles", 2, 4711).length
    session = store.begin(
        "castles",
        load("castles").info.options_for(2),
        (ANNA, MARGOT),
        seed=4711,
        salt="0" * 32,
        strict=False,
    )
    window.show_table(session)
    assert not window.actions_by_name["copy_code"].isEnabled()
    assert deal_codes.copy(session) == "This deal has no code."

    for step in whole_game("castles", 2, 4711).steps[1 : last + 1]:
        session.match.play(step.move)
    window.show_table(session)

    assert window.actions_by_name["copy_code"].isEnabled()
    assert deal_codes.code_of(session) == CODE


def test_own_tables_are_told_when_the_code_is_copied(a_game):
    session = a_game()
    info = attrs.evolve(session.match.game.info, own_tables={"tiles.toml": "1"})
    session.match.game = attrs.evolve(session.match.game, info=info)

    assert deal_codes.copy(session) == "Own tables do not go into a code."


def test_a_pasted_message_with_a_code_proposes_it(asked):
    QGuiApplication.clipboard().setText(f"Hi!\nPlay this with me: {CODE} :)\nAnna")
    asked.form.code.paste()
    assert asked.form.said.text() == "There is a code in this text."
    assert asked.form.meant.text() == f"Did you mean {CODE}?"
    assert not asked.form.go_on.isEnabled()

    strike(Qt.Key.Key_Return)

    assert asked.code == CODE
    assert asked.deal.seed == 4711
