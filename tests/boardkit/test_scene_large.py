"""A scene shows boards and things large above the table."""

from PySide6.QtCore import QPointF

from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import target
from tests.boardkit.small_table import SQUARES, SmallTable, middle


def test_a_card_opens_the_other_board_and_a_click_beside_it_closes_it(small_table, qtbot):
    with qtbot.waitSignal(small_table.seat_asked, timeout=0):
        small_table.click_at(middle(small_table, target(SEAT, 1)))
    assert "large" in small_table.shown
    assert small_table.place_of(SQUARES[0]) is None

    small_table.click_at(QPointF(5, 395))

    assert small_table.enlarged is None
    assert "large" not in small_table.shown
    assert small_table.place_of(SQUARES[0]) is not None


class Opening(SmallTable):
    """Squares are shown large."""

    large_kinds = frozenset({"square"})


def test_what_a_game_shows_large_is_opened_and_put_away(a_table, qtbot):
    table = a_table(Opening)

    with qtbot.assertNotEmitted(table.target_clicked):
        table.click(SQUARES[0])
    assert table.opened == SQUARES[0]
    assert table.enlarged is None

    table.click_at(QPointF(5, 395))
    assert table.opened is None


def test_what_could_be_opened_is_chosen_if_it_is_offered(a_table, qtbot):
    table = a_table(Opening)
    table.offer(frozenset(SQUARES[1:2]))

    with qtbot.waitSignal(table.target_clicked, timeout=0) as clicked:
        table.click(SQUARES[1])

    assert clicked.args == [SQUARES[1]]
    assert table.opened is None
