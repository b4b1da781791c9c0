"""The table with one game after another."""

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.studio import replayed, whole_game
from tests.desktop.conftest import ANNA, BLUE

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
