"""The table with one game after another."""

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt

from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.ids import target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.games import load
from burgundy_desktop.games.caylus.tables.road import GATE
from tests.desktop.conftest import ANNA, BLUE, MARGOT
from tests.desktop.fingers import wait_for_window

THREE_OTHERS = tuple(SeatInfo(name, "duke") for name in ("Carla", "Dario", "Elena"))
SEED = 4711


def test_marks_of_a_table_of_four_do_not_lie_on_the_next_table_of_two(window, table, a_game):
    like = whole_game("castles", 4, SEED)
    ply = next(
        ply
        for ply in range(like.length // 2, like.length)
        if like.steps[ply].seat == 0 and like.steps[ply + 1].seat != 0
    )
    table.open(replayed(a_game(seats=(ANNA, *THREE_OTHERS)), like, ply))
    while not table.controller.may_choose:
        table.controller.submit(like.steps[table.controller.position.ply + 1].move)

    of_two = whole_game("castles", 2, SEED)
    table.open(replayed(a_game(seats=(ANNA, BLUE)), of_two, of_two.length // 2))

    assert table.scene.position.observation.table.phase == like.steps[ply].state.phase
    assert len(table.scene.position.seats) == 2


@pytest.fixture
def workers(table, store):
    """Caylus at the first moment at which workers are placed, Anna against Margot."""
    options = load("caylus").info.options_for(2)
    table.open(store.begin("caylus", options, (ANNA, MARGOT), seed=SEED, strict=False))
    while not table.controller.may_choose:
        table.controller.submit(table.controller.session.match.legal_moves()[0])
    return table


def test_tips_and_names_tell_of_players_by_name(window, workers):
    order = target("order")

    workers.explaining.show_tip_of(order)

    assert "Margot" in workers.explaining.tip.accessibleName()
    assert "Margot" in workers.scene.name_of(order)


def test_a_tip_may_lie_on_a_panel_of_which_only_a_part_glows(window, workers):
    gate = target("spot", GATE)
    workers.explaining.show_tip_of(gate)

    view, tip = workers.view, workers.explaining.tip.geometry()
    seen = {
        item.place.target: view.mapFromScene(item.rim.rect).boundingRect()
        for item in workers.scene.target_items
        if item.offer is not Offer.NONE
    }
    corner = view.viewport().mapTo(workers, QPoint(0, 0))
    assert gate in seen
    assert not [one for one, rim in seen.items() if rim.translated(corner).intersects(tip)]


def test_a_table_that_was_cleared_is_let_go(window, table, a_game):
    table.open(a_game(seats=(ANNA, BLUE)))
    old = weakref.ref(table.scene), weakref.ref(table.view)

    table.open(a_game(seats=(ANNA, BLUE)))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()

    assert [there() for there in old] == [None, None]


def test_a_drawing_is_rendered_once_for_all_tables(window, table, a_game):
    table.open(a_game(seats=(ANNA, BLUE)))
    QCoreApplication.processEvents()
    used = table.scene.brushes.sprites.bytes_used

    table.open(a_game(seats=(ANNA, BLUE)))
    QCoreApplication.processEvents()

    assert table.scene.brushes.sprites.bytes_used == used


def test_a_second_game_has_no_ring_for_who_plays_with_the_mouse(window, a_game):
    window.show()
    wait_for_window(window)
    window.show_table(a_game(seats=(ANNA, BLUE)))
    assert window.table.view.hasFocus()

    window.show_table(a_game(seats=(ANNA, BLUE), seed=2))

    assert window.table.view.hasFocus()
    assert not window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    assert window.table.scene.focused_target is None


def test_a_table_that_cannot_be_drawn_is_forgotten_with_its_game(window, a_game, qapp):
    def cannot():
        raise LookupError("a bug in the program")

    window.show()
    wait_for_window(window)
    window.show_table(a_game(seats=(ANNA, BLUE)))
    window.table.scene.pieces = cannot

    window.show_library()
    window.resize(window.width() + 100, window.height())
    window.show_table(a_game(seats=(ANNA, BLUE), seed=2))
    qapp.processEvents()

    assert window.table.scene.target_items
