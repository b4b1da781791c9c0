"""The table for screen readers: a list whose entries can be found, focused and pressed."""

from PySide6.QtGui import QAccessible

from burgundy_desktop.boardkit.hooks import Host
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import target
from tests.boardkit.small_table import SQUARES, a_position


def entries(view):
    table = QAccessible.queryAccessibleInterface(view)
    return [table.child(index) for index in range(table.childCount())]


def names(view):
    return [entry.text(QAccessible.Text.Name) for entry in entries(view)]


def press(entry):
    actions = entry.actionInterface()
    actions.doAction(actions.pressAction())


def test_the_table_is_a_list_of_named_entries(view, small_table):
    small_table.host = Host(lambda named: f"square {named.index + 1}")

    assert QAccessible.queryAccessibleInterface(view).role() == QAccessible.Role.List
    assert names(view) == ["square 1", "square 2", "square 3", "square 4", "Margot"]
    assert {entry.role() for entry in entries(view)} == {QAccessible.Role.ListItem}


def test_what_may_be_chosen_comes_first(view, small_table):
    small_table.offer(frozenset({SQUARES[2]}), (SQUARES[3],), {SQUARES[2]: "1"})

    first, second = entries(view)[:2]
    assert first.text(QAccessible.Text.Name) == str(SQUARES[2])
    assert first.text(QAccessible.Text.Description) == "1"
    assert first.state().selectable
    assert second.state().selected
    assert not entries(view)[2].state().selectable


def test_pressing_an_entry_is_a_click(view, small_table, qtbot):
    with qtbot.waitSignal(small_table.target_clicked, timeout=0) as clicked:
        press(entries(view)[1])

    assert clicked.args == [SQUARES[1]]


def test_pressing_another_player_opens_the_board(view, small_table):
    press(entries(view)[-1])

    assert small_table.enlarged == 1
    assert entries(view) == []


def test_the_focused_entry_is_the_one_with_the_ring(view, small_table):
    small_table.focus_on(SQUARES[2])

    table = QAccessible.queryAccessibleInterface(view)
    assert table.focusChild().object() is small_table.item_of(SQUARES[2])
    assert table.focusChild().state().focused


def test_an_entry_can_take_the_ring(view, small_table):
    actions = entries(view)[3].actionInterface()

    actions.doAction(actions.setFocusAction())

    assert small_table.focused_target == SQUARES[3]


def test_what_an_entry_cannot_do_may_be_asked_for(view, small_table):
    """Assistive technology asks each entry for all of these; a wrong answer crashes the process."""
    entry = entries(view)[0]

    for _ in range(1000):
        assert entry.textInterface() is None
        assert entry.valueInterface() is None
        assert entry.actionInterface() is not None


def test_an_entry_lies_where_its_target_is_seen(view, small_table):
    entry = entries(view)[0]
    here = view.viewport().mapToGlobal(view.mapFromScene(small_table.place_of(SQUARES[0]).center()))

    assert entry.rect().contains(here)
    table = QAccessible.queryAccessibleInterface(view)
    assert table.childAt(here.x(), here.y()).object() is entry.object()
    assert table.indexOfChild(entry) == 0
    assert entry.parent().object() is view


def test_entries_of_targets_that_are_gone_are_gone(view, small_table):
    assert len(entries(view)) == 5
    small_table.click(target(SEAT, 1))
    assert len(entries(view)) == 0

    small_table.enlarge(None)
    for _ in range(30):
        small_table.show_position(a_position())
        assert len(entries(view)) == 5
