"""A scene shows positions and reports what is clicked; it decides nothing."""

from PySide6.QtCore import QPointF, QSizeF

from burgundy_desktop.boardkit.highlight import HighlightItem
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.core.ids import target
from tests.boardkit.small_table import SQUARES, Pushed, middle, the_stone


def test_every_target_has_its_place_and_others_have_none(small_table):
    assert all(small_table.place_of(square) is not None for square in SQUARES)
    assert small_table.place_of(target("square", 9)) is None


def test_a_click_reports_the_target_under_it(small_table, qtbot):
    with qtbot.waitSignal(small_table.target_clicked, timeout=0) as clicked:
        small_table.click_at(middle(small_table, SQUARES[2]))

    assert clicked.args == [SQUARES[2]]


def test_a_click_beside_everything_reports_nothing(small_table, qtbot):
    with qtbot.assertNotEmitted(small_table.target_clicked):
        small_table.click_at(QPointF(5, 395))


def test_what_the_others_did_stays_marked_until_it_is_cleared(small_table):
    def highlights():
        return [item.highlight for item in small_table.items() if isinstance(item, HighlightItem)]

    small_table.highlight_since_last_turn([Pushed(2)])
    assert [mark.box for mark in highlights()] == [small_table.boxes[2]]

    small_table.resize_to(QSizeF(900, 600))
    assert [mark.box for mark in highlights()] == [small_table.boxes[2]]

    small_table.highlight_since_last_turn(())
    assert highlights() == []


def test_a_highlight_hangs_over_the_corner_of_what_it_marks(small_table):
    small_table.highlight_since_last_turn([Pushed(2)])
    (mark,) = [item for item in small_table.items() if isinstance(item, HighlightItem)]
    middle, box = mark.sceneBoundingRect().center(), small_table.boxes[2]

    assert middle.x() < box.x < mark.sceneBoundingRect().right()
    assert middle.y() < box.y < mark.sceneBoundingRect().bottom()


def test_another_theme_dresses_everything_anew(small_table):
    before = small_table._pieces.item("words")._text.brush().color()

    small_table.set_look(load_palette("slate"), 1.0, False)

    assert small_table._pieces.item("words")._text.brush().color() != before


def test_a_table_follows_the_size_of_its_view(small_table):
    small_table.resize_to(QSizeF(1200, 800))

    assert small_table.sceneRect().size() == QSizeF(1200, 800)
    assert the_stone(small_table).box.centre == small_table.boxes[0].centre
