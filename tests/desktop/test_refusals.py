"""A click that leads nowhere is answered where it happened."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.nudging import NUDGE_MS
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.table.refusal import STAYS_MS
from burgundy_desktop.desktop.trials import ui_driver
from tests.desktop.conftest import ANNA, MARGOT


@pytest.fixture
def table(window, a_game):
    """The first decision of a game of Castles, the viewer's."""
    window.show_table(a_game(seats=(ANNA, MARGOT)))
    table = window.table
    ui_driver.wait_until_asked(window)
    return table


@pytest.fixture
def refused(table):
    """The item of something with a piece that may not be chosen now."""
    silent = {"seat", "depot", *table.scene.large_kinds}
    return next(
        item
        for item in table.scene.target_items
        if item.offer is Offer.NONE
        and item.place.target.kind not in silent
        and table.scene._pieces.item(item.place.piece) is not None
    )


def pressed(table, item):
    """Click there; returns where, in the coordinates of the table."""
    point = table.view.mapFromScene(item.box.rect.center())
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    return table.view.viewport().mapTo(table, point)


def test_the_reason_stands_beside_the_pointer_and_in_the_bar(table, refused):
    clicked = pressed(table, refused)

    plate = table.explaining.refusal
    assert plate.isVisible()
    assert plate.text == table.prompt_bar.reason != ""
    near = QRect(clicked - QPoint(80, 80), clicked + QPoint(80, 80))
    assert plate.geometry().intersects(near)
    assert not plate.geometry().contains(clicked)
    for item in table.scene.target_items:
        if item.offer is not Offer.NONE:
            assert not plate.geometry().intersects(table.explaining._seen(item.rim.rect))


def test_it_stays_for_three_seconds(table, refused, monkeypatch):
    plate = table.explaining.refusal
    pressed(table, refused)

    assert plate._stays.isActive()
    assert plate._stays.interval() == STAYS_MS == 3000
    plate._stays.timeout.emit()
    assert not plate.isVisible()


def test_it_stays_when_the_bar_makes_room_for_it(table, refused):
    pressed(table, refused)
    table.resize(table.width(), table.height() - 30)

    assert table.explaining.refusal.isVisible()
    table.resize(table.width() - 30, table.height())
    assert not table.explaining.refusal.isVisible()


def test_it_goes_when_something_is_chosen(table, refused):
    pressed(table, refused)
    table.controller.click(next(iter(table.controller.selection.chooser.offered)))

    assert not table.explaining.refusal.isVisible()


def test_trembling_over_the_place_does_not_replace_it_by_a_tooltip(table, refused):
    pressed(table, refused)
    table.explaining.show_tip_of(refused.place.target)
    assert table.explaining.refusal.isVisible()
    assert not table.tip.isVisible()

    other = next(one for one in table.scene.target_items if one.offer is not Offer.NONE)
    table.explaining.show_tip_of(other.place.target)
    assert not table.explaining.refusal.isVisible()


@pytest.fixture
def swayed(monkeypatch):
    """How far pieces have swayed, in the order in which they did."""
    found = []
    monkeypatch.setattr(PieceItem, "sway", lambda _, aside: found.append(aside))
    return found


def run_out(scene):
    """The whole nudge, frame by frame."""
    for moment in range(0, NUDGE_MS + 1, 20):
        scene._nudge._turn.setCurrentTime(moment)


def test_the_place_shakes_and_comes_to_rest(table, refused, swayed):
    table.scene.set_pace(Pace.NORMAL, False)
    pressed(table, refused)
    assert refused.is_nudged
    run_out(table.scene)

    assert min(swayed) < -1.5
    assert max(swayed) > 1.5
    assert swayed[-1] == 0
    assert not refused.is_nudged


@pytest.mark.parametrize(("pace", "reduced"), [(Pace.NORMAL, True), (Pace.INSTANT, False)])
def test_without_motion_only_its_rim_is_seen(table, refused, swayed, pace, reduced):
    table.scene.set_pace(pace, reduced)
    pressed(table, refused)

    assert refused.is_nudged
    run_out(table.scene)
    assert set(swayed) == {0}


def test_by_key_the_reason_stands_beside_the_place(table, refused):
    table.scene.click(refused.place.target)

    here = table.explaining._seen(refused.box.rect)
    plate = table.explaining.refusal.geometry()
    assert not plate.intersects(here)
    assert plate.intersects(here.adjusted(-60, -60, 60, 60))


@pytest.mark.parametrize("game_id", ["boonlake", "castles", "castles_cards", "caylus"])
def test_the_reason_says_nothing_of_the_place_where_it_is_read(game_id):
    """It stands at the place and in the bar."""
    reason = board_of(game_id).wording.why_not(None, WhyNot("first_resolve"), ())

    assert reason == "First finish the current step."
