"""Zoom, pan and keys."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import Target, target
from tests.boardkit.small_table import SQUARES, Pushed, Setting, a_position


def point_on(view, target):
    return view.mapFromScene(view.board.place_of(target).center())


def turn_wheel(view, steps):
    here = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        here,
        view.mapToGlobal(here),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_at_fit_the_table_fills_the_view(view, small_table):
    assert small_table.sceneRect().size().toSize() == view.viewport().size()
    assert view.zoom == 1.0


def test_a_click_in_the_view_reports_the_target(view, small_table, qtbot):
    with qtbot.waitSignal(small_table.target_clicked) as clicked:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point_on(view, SQUARES[3]))

    assert clicked.args == [SQUARES[3]]


def press_twice(view, *points):
    """Press a second time at once: Qt tells of a double click then."""
    first, second = points if len(points) > 1 else points * 2
    left, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(view.viewport(), left, keys, first)
    QTest.mouseDClick(view.viewport(), left, keys, second)
    QTest.mouseRelease(view.viewport(), left, keys, second)


def test_a_double_click_on_a_target_counts_once(view, small_table):
    clicked: list[Target] = []
    small_table.target_clicked.connect(clicked.append)

    press_twice(view, point_on(view, SQUARES[3]))
    assert clicked == [SQUARES[3]]

    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point_on(view, SQUARES[3]))
    assert clicked == [SQUARES[3]] * 2


def test_a_double_click_counts_again_on_another_target(view, small_table):
    clicked: list[Target] = []
    small_table.target_clicked.connect(clicked.append)

    press_twice(view, point_on(view, SQUARES[3]), point_on(view, SQUARES[2]))

    assert clicked == [SQUARES[3], SQUARES[2]]


def test_what_a_double_click_shows_large_stays_large(view, small_table):
    press_twice(view, point_on(view, target(SEAT, 1)))

    assert small_table.enlarged == 1


def test_the_second_press_counts_where_the_first_only_ended_an_animation(view, small_table):
    clicked: list[Target] = []
    small_table.target_clicked.connect(clicked.append)
    small_table.set_pace(Pace.NORMAL, False)
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)
    assert small_table.is_animating

    press_twice(view, point_on(view, SQUARES[0]))

    assert not small_table.is_animating
    assert clicked == [SQUARES[0]]


def test_the_wheel_zooms_and_home_fits(view):
    turn_wheel(view, 3)
    assert view.zoom == pytest.approx(1.2**3)

    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.zoom == 1.0


def test_zoom_stays_between_fit_and_four_times(view):
    view.zoom_out()
    assert view.zoom == 1.0

    for _ in range(20):
        view.zoom_in()
    assert view.zoom == 4.0


def test_drawings_are_rendered_anew_after_the_last_step_of_a_zoom(view, small_table, qtbot):
    ratio = view.devicePixelRatioF()

    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert small_table.brushes.density == ratio

    qtbot.waitUntil(lambda: small_table.brushes.density == pytest.approx(1.2 * ratio))


def test_drawings_are_rendered_anew_on_a_denser_screen(view, small_table, monkeypatch):
    size = view.size()
    monkeypatch.setattr(view, "devicePixelRatioF", lambda: 2.0)

    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.DevicePixelRatioChange))

    assert view.size() == size
    assert small_table.brushes.density == 2.0


def test_dragging_moves_the_table_and_is_no_click(view, small_table, qtbot):
    view.zoom_to(2.0)
    before = view.mapToScene(QPoint(0, 0))

    with qtbot.assertNotEmitted(small_table.target_clicked):
        QTest.mousePress(
            view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            QPoint(200, 200),
        )
        QTest.mouseMove(view.viewport(), QPoint(160, 180))
        QTest.mouseMove(view.viewport(), QPoint(140, 170))
        QTest.mouseRelease(
            view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            QPoint(140, 170),
        )

    moved = view.mapToScene(QPoint(0, 0)) - before
    assert moved.x() == pytest.approx(30, abs=1)
    assert moved.y() == pytest.approx(15, abs=1)


def move_freely(view, here):
    """No button is pressed."""
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(here),
        view.viewport().mapToGlobal(QPointF(here)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_a_button_that_is_let_go_over_a_dialog_drags_nothing(view, small_table):
    """The dialog comes while the button is pressed, and Qt tells the table nothing of its end."""
    view.zoom_to(2.0)
    before = view.mapToScene(QPoint(0, 0))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 200))

    move_freely(view, QPoint(160, 180))
    move_freely(view, QPoint(140, 170))

    assert view.mapToScene(QPoint(0, 0)) == before
    assert view.viewport().cursor().shape() != Qt.CursorShape.ClosedHandCursor


def test_keys_move_the_ring_and_enter_chooses(view, small_table, qtbot):
    small_table.offer(frozenset(SQUARES))
    view.setFocus()

    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert small_table.focused_target == SQUARES[2]

    with qtbot.waitSignal(small_table.target_clicked) as clicked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert clicked.args == [SQUARES[2]]


def test_the_ring_is_seen_as_soon_as_tab_comes_to_the_table(view, small_table):
    small_table.offer(frozenset(SQUARES))
    view.clearFocus()

    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert small_table.focused_target == SQUARES[0]

    view.clearFocus()
    assert small_table.focused_target is None

    view.setFocus(Qt.FocusReason.BacktabFocusReason)
    assert small_table.focused_target == SQUARES[3]


def test_space_skips_an_animation_and_escape_closes_a_large_board(view, small_table):
    small_table.show_position(a_position(Setting(stone=2), events=[Pushed(2)]), animate=True)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert not small_table.is_animating

    QTest.keyClick(view, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert small_table.enlarged == 1
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert small_table.enlarged is None


def test_the_hand_shows_what_a_click_would_choose(view, small_table, qtbot):
    small_table.offer(frozenset({SQUARES[1]}))

    QTest.mouseMove(view.viewport(), point_on(view, SQUARES[1]))
    assert view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor

    QTest.mouseMove(view.viewport(), point_on(view, SQUARES[2]))
    assert view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_the_ring_goes_to_what_is_nearest_when_its_target_is_gone(view, small_table):
    small_table.offer(frozenset(SQUARES))
    small_table.focus_on(SQUARES[1])
    places = list(small_table.places())

    small_table.places = lambda: (place for place in places if place.target != SQUARES[1])
    small_table.show_position(a_position())
    small_table.offer(frozenset({SQUARES[2], SQUARES[3]}))

    assert small_table.focused_target in {SQUARES[0], SQUARES[3]}


def test_the_ring_comes_back_when_nothing_lies_above_the_table_any_more(view, small_table):
    small_table.focus_on(SQUARES[2])

    small_table.enlarge(1)
    assert small_table.focused_target is None
    small_table.enlarge(None)

    assert small_table.focused_target == SQUARES[2]


def test_a_menu_takes_the_keyboard_and_gives_it_back_to_the_same_target(view, small_table):
    view.setFocus()
    small_table.focus_on(SQUARES[2])

    view.focusOutEvent(QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason))
    assert small_table.focused_target == SQUARES[2]

    view.focusOutEvent(QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert small_table.focused_target is None


def test_who_plays_by_keys_sees_the_ring_whenever_the_table_has_the_keyboard(view, small_table):
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    small_table.focus_on(None)

    view.clearFocus()
    view.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange, True)
    view.take_keyboard()
    assert small_table.focused_target is not None


def test_who_plays_by_mouse_sees_no_ring(view, small_table):
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    assert small_table.focused_target is None
    view.clearFocus()

    view.take_keyboard()

    assert small_table.focused_target is None


def test_a_table_that_is_hidden_forgets_where_the_mouse_was(view, small_table, qtbot):
    here = point_on(view, SQUARES[1])
    with qtbot.waitSignal(small_table.target_hovered):
        QTest.mouseMove(view.viewport(), here)

    view.hide()
    view.show()

    with qtbot.assertNotEmitted(small_table.target_hovered, wait=320):
        small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)
        small_table.skip()


def test_what_glows_no_more_is_painted_over(view, small_table, qtbot):
    """Of a target that shows nothing Qt paints nothing anew, so where it was is told."""
    small_table.set_pace(Pace.INSTANT, reduced_motion=False)
    calm = on_screen(view)
    small_table.offer(frozenset(SQUARES))
    QApplication.processEvents()
    assert on_screen(view) != calm

    small_table.offer(frozenset())
    QApplication.processEvents()

    assert on_screen(view) == calm


def on_screen(view):
    """What was painted, and is not painted anew to be looked at."""
    return view.screen().grabWindow(view.winId()).toImage()
