"""Tooltips open beside their piece, clear of the offered targets, within the window."""

import pytest
from PySide6.QtCore import QRect, QSize

from burgundy_desktop.boardkit.board import Tip
from burgundy_desktop.desktop.table.tips import best_place
from tests.desktop.conftest import ANNA, BLUE

ROOM = QRect(0, 0, 1000, 700)
SIZE = QSize(250, 90)


def plate(piece, keep_free=(), others=()):
    return QRect(best_place(SIZE, piece, ROOM, keep_free, others=others), SIZE)


@pytest.mark.parametrize("x", [0, 200, 480, 700, 940])
@pytest.mark.parametrize("y", [0, 300, 640])
def test_it_never_covers_its_piece_and_never_leaves_the_room(x, y):
    piece = QRect(x, y, 60, 60)

    assert not plate(piece).intersects(piece)
    assert ROOM.contains(plate(piece))


def test_it_opens_towards_the_nearest_outer_edge():
    assert plate(QRect(300, 300, 60, 60)).right() < 300
    assert plate(QRect(640, 300, 60, 60)).left() > 700


def test_it_gives_way_to_what_may_be_chosen():
    left_of_it = QRect(0, 250, 300, 160)

    assert not plate(QRect(300, 300, 60, 60), [left_of_it]).intersects(left_of_it)


def test_it_goes_farther_away_rather_than_hide_what_may_be_chosen():
    row = [QRect(300 + 60 * n, 640, 55, 55) for n in range(8)]
    buttons = [QRect(0, 585, 1000, 40)]

    shown = plate(row[4], [*row, *buttons])
    assert not any(shown.intersects(free) for free in [*row, *buttons])
    assert 585 - shown.bottom() < 30


def test_of_two_places_alike_it_takes_the_one_that_hides_less():
    piece, beside = QRect(100, 300, 60, 60), QRect(270, 200, 300, 300)
    above = [QRect(20 * n, 230, 15, 40) for n in range(20)]

    assert plate(piece, [beside]).bottom() < 300
    assert plate(piece, [beside], above).top() > 360
    assert plate(piece, [beside], [QRect(0, 0, 1000, 295)]).bottom() < 300


def test_it_lies_nowhere_over_what_may_be_chosen(window, table, a_game):
    """For all that lies there, at several moments of a game."""
    window.show_table(a_game(seats=(ANNA, BLUE)))
    controller, explaining, told = table.controller, table.explaining, 0
    for _ in range(6):
        offered, _others = explaining._places()
        for item in table.scene.target_items:
            explaining.show_tip_of(item.place.target)
            tip = table.tip.geometry()
            told += table.tip.isVisible()
            assert not table.tip.isVisible() or not any(tip.intersects(one) for one in offered)
        for _ in range(7):
            controller.submit(controller.session.match.legal_moves()[-1])
            if controller.covered_for is not None:
                table.cover.ready.emit()
    assert told > 200


def test_it_is_not_shown_where_everything_may_be_chosen(window, table, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE)))
    everything = [table.rect()]

    table.tip.show_tip(Tip("A die"), QRect(300, 300, 60, 60), everything)

    assert not table.tip.isVisible()


def test_where_everything_may_be_chosen_it_covers_the_least():
    everything = [QRect(0, 0, 1000, 295), QRect(0, 0, 290, 700), QRect(0, 400, 1000, 300)]

    assert plate(QRect(300, 300, 60, 60), everything).left() > 360
