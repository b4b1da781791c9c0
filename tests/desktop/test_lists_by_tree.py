"""Rows of lists and choices of boxes as assistive technology finds them: each can be pressed."""

import pytest
from PySide6.QtGui import QAccessible

from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from burgundy_desktop.desktop.trials import ui_driver
from tests.desktop.conftest import ANNA, BLUE
from tests.desktop.reader import Role, children, name, press, walk


def tree(widget):
    return QAccessible.queryAccessibleInterface(widget)


def rows(widget):
    """The rows of a list that can be pressed."""
    return [row for row in children(tree(widget)) if row.state().selectable]


def actions(entry):
    return entry.actionInterface().actionNames() if entry.actionInterface() else []


def describe(entry):
    return entry.text(QAccessible.Text.Description)


@pytest.fixture
def table(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE), seed=4711))
    ui_driver.wait_until_asked(window)
    return window.table


def test_pressing_a_row_of_the_list_of_moves_plays_it(table):
    entries = rows(table.moves.list)
    match, chosen = table.controller.session.match, entries[3]
    said = name(chosen)

    press(chosen)

    before = match.game.observe(match.steps[0].state, match.steps[1].seat)
    assert table.board.wording.move(before, match.steps[1].move).text in said


def test_the_keyboard_put_on_a_row_selects_and_shows_it(table):
    entry = rows(table.moves.list)[3]
    assert not entry.state().selected

    action = entry.actionInterface()
    action.doAction(action.setFocusAction())

    assert entry.state().selected
    assert describe(entry) == "Press Enter or double-click to play it"
    assert describe(rows(table.moves.list)[0]) == ""
    assert table.controller.session.match.cursor == 0
    assert len(table.scene.offers.offered) <= 3


def test_headings_of_the_list_cannot_be_pressed(table):
    headings = [row for row in children(tree(table.moves.list)) if not row.state().selectable]

    assert headings
    assert not any(actions(heading) for heading in headings)


def test_pressing_a_line_of_the_log_shows_its_time(table):
    for _ in range(6):
        table.controller.submit(table.controller.position.legal[0])

    press(rows(table.log.list)[1])

    assert table.controller.look.is_back


def test_every_row_knows_its_place(table):
    listed = tree(table.moves.list)

    for number, row in enumerate(children(listed)):
        assert listed.indexOfChild(row) == number
        assert row.parent().object() is table.moves.list
        assert row.isValid()


def test_a_row_that_is_gone_is_not_valid(table):
    last = children(tree(table.moves.list))[-1]

    table.moves.show_rows([])

    assert not last.isValid()
    assert name(last) == ""
    assert actions(last) == []


@pytest.fixture
def new_game(window):
    dialog = NewGameDialog(window.program, "castles", window)
    dialog.show()
    yield dialog
    dialog.close()
    dialog.deleteLater()


def boxes(dialog):
    return [entry for entry in walk(tree(dialog)) if entry.role() == Role.ComboBox]


def test_every_box_can_be_pressed_and_so_can_its_choices(new_game):
    assert len(boxes(new_game)) > 3
    for box in boxes(new_game):
        assert "Press" in actions(box), name(box)
        choices = rows(box.object().view())
        assert choices
        assert all("Press" in actions(choice) for choice in choices), name(box)


def test_pressing_a_box_opens_it_and_pressing_a_choice_takes_it(new_game):
    box = new_game.form.count
    press(tree(box))
    ui_driver.wait_for(box.view().isVisible, "the choices")
    other = next(row for row in rows(box.view()) if name(row) != box.currentText())
    said = name(other)

    press(other)

    ui_driver.wait_for(lambda: not box.view().isVisible(), "the box to close")
    assert box.currentText() == said


def test_pressing_a_saved_game_goes_on_with_it(window, table):
    path = table.controller.session.autosave.path
    window.show_library()

    press(rows(window.library.saved.list)[0])

    ui_driver.wait_for(lambda: window.is_at_table, "the table")
    assert window.table.controller.session.autosave.path == path


def test_every_row_of_every_list_can_be_pressed(window, table):
    lists = [entry for entry in walk(tree(window)) if entry.role() == Role.List]

    pressed = [row for one in lists for row in children(one) if row.state().selectable]

    assert len(pressed) > 10
    assert all("Press" in actions(row) for row in pressed)


def test_pressing_a_chapter_of_the_rules_goes_there(window, table):
    dialog = RulesWindow(window.program, window)
    dialog.show_page("castles", "")
    dialog.show()
    chapter = rows(dialog.form.contents)[-1]

    press(chapter)

    assert dialog.form.contents.currentRow() == dialog.form.contents.count() - 1
    assert dialog.isVisible()
    dialog.close()
    dialog.deleteLater()
