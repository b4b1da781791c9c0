"""An old table is freed when another one is shown: no list, signal or cache keeps it."""

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMenu, QMessageBox, QWidget

from burgundy_desktop.boardkit import glow
from burgundy_desktop.boardkit.glow import Glows, Rim
from burgundy_desktop.boardkit.hexes import outline
from burgundy_desktop.boardkit.palette import Colour
from burgundy_desktop.boardkit.pieces import Shape
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.dialogs.file_dialog import file_to_open
from burgundy_desktop.desktop.dialogs.notice import ask_for_text, notice
from burgundy_desktop.desktop.dialogs.rules_help import rules_window
from burgundy_desktop.desktop.monkey.sandbox import Sandbox
from burgundy_desktop.desktop.panels import saved_games
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON
from burgundy_desktop.desktop.window import main_window
from burgundy_desktop.games import found, load

PERSONS = tuple(SeatInfo(name) for name in ("Anna", "Blue", "Carla"))
COIN = "pieces/common/seal"


def seated(store, game_id, persons=2):
    info = load(game_id).info
    seats = PERSONS[: max(persons, info.seats_min)]
    return store.begin(game_id, info.options_for(len(seats)), seats, seed=3, strict=False)


def let_go():
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QCoreApplication.processEvents()
    gc.collect()


@pytest.mark.parametrize("game_id", found())
def test_a_table_and_its_game_are_freed_by_the_next_one(window, store, game_id):
    window.show_table(seated(store, game_id))
    table = window.table
    gone = [weakref.ref(one) for one in (table.scene, table.view, table.controller.session.match)]

    window.show_table(seated(store, "castles"))
    let_go()

    assert [one() for one in gone] == [None] * 3


def test_the_pictures_of_a_table_go_before_the_garbage_is_collected(window, store):
    window.show_table(seated(store, "castles"))
    scene = window.table.scene
    QCoreApplication.processEvents()
    assert scene.shown
    assert not scene._backdrop._picture.isNull()

    window.show_table(seated(store, "caylus"))

    assert not scene.shown
    assert scene._backdrop._picture.isNull()
    assert not scene.brushes.glows._pictures


def test_a_game_is_freed_by_the_library(window, store):
    window.show_table(seated(store, "castles"))
    gone = weakref.ref(window.table.controller.session)

    window.show_library()
    let_go()

    assert gone() is None


def test_a_game_that_was_reviewed_is_freed_by_the_library(window, at_its_end, judges):
    at_its_end("castles_cards", (PERSON, OTHERS[0]))
    side, gone = window.side, weakref.ref(window.table.controller.session)
    judges.costs = {3: (0.3, 0.01)}
    side.review.show()
    judges.judge_all(side.replay.reviewing)
    ui_driver.wait_for(lambda: side.review.page.is_plotted, "the graph")
    page = side.review.page
    ui_driver.click(page.graph.as_table)
    assert page.points.cards[0].isVisible()
    assert page.decisions.model.rowCount()

    window.show_library()
    let_go()

    assert gone() is None
    page.retranslate()


def test_a_game_of_which_a_branch_was_deleted_is_freed_by_the_library(window, at_its_end):
    side = at_its_end("castles_cards", (PERSON, OTHERS[0])).side
    controller = window.table.controller
    gone = weakref.ref(controller.session)
    side.replay.go_to(1)
    side.branching.try_here()
    controller.submit(controller.session.match.legal_moves()[-1])
    side.branching.back()
    row = next(one.way for one in window.table.log.model.entries if one.way)
    next(one for one in side.in_log.menu_of(row).actions() if one.text() == "Delete").trigger()
    assert not side.branching.has_branches

    window.show_library()
    let_go()

    assert gone() is None


def test_a_game_has_one_small_picture_however_often_it_is_saved(window, store, qtbot):
    session = seated(store, "castles")
    pictures, path = window.library.thumbnails, session.autosave.path
    for _ in range(3):
        store.keep(session)
        pictures.of(path)
        qtbot.waitUntil(lambda: pictures.is_idle)
        session.match.play(session.match.legal_moves()[0])

    assert [known[0] for known in pictures._known] == [path]


def test_the_rules_have_one_page_however_often_they_are_opened(window):
    rules = rules_window(window.program, window)
    for game_id in (*found(), ""):
        rules.show_page(game_id, "")
        let_go()

    assert rules.findChildren(QTextDocument) == [rules.form.text.document()]


class Unopened(QMenu):
    """A menu that does not open; Qt's own method cannot be replaced."""

    def exec(self, *_):
        return None


def test_what_was_said_and_asked_is_freed(window, store, monkeypatch):
    store.keep(seated(store, "castles"))
    assert window.side is not None  # or it is made meanwhile, when all games are read
    window.show_library()
    let_go()
    for kind in (QMessageBox, QInputDialog, QFileDialog):
        monkeypatch.setattr(kind, "exec", lambda *_: 0)
    monkeypatch.setattr(saved_games, "QMenu", Unopened)
    before = len(window.findChildren(QWidget))

    for _ in range(3):
        notice(window, "A title", "A text.", way_on="Try again")
        ask_for_text(window, "A title", "A label:", "text")
        window.library.saved._show_menu(QPoint(3, 3))
        file_to_open(window.program, window, "Open", Path.home())
    let_go()

    assert len(window.findChildren(QWidget)) == before


def test_a_window_is_freed_with_its_program(qapp, home):
    sandbox = Sandbox(qapp, home.data, seed=1)
    gone = [weakref.ref(one) for one in (sandbox.window, sandbox.program)]

    sandbox.restart()
    let_go()
    freed = [one() for one in gone]
    sandbox.leave()

    assert freed == [None, None]


def test_outlines_of_sizes_that_are_gone_are_let_go(qapp):
    for width in range(1000):
        outline(Shape.DISC, width + 0.5, 10.0)

    assert outline.cache_info().currsize <= 512


def test_glows_that_are_zoomed_in_are_let_go(qapp, monkeypatch):
    monkeypatch.setattr(glow, "_MOST_BYTES", 4_000_000)
    glows, seen = Glows(), []
    ground = QPixmap(10, 10)
    painter = QPainter(ground)
    for width in range(100, 140):
        rim = Rim(Shape.DISC, float(width), 100.0, Colour("#AA0000"), 2.0)
        glows.draw(painter, rim, scale=1.0, density=4.0)
        seen.append(sum(4 * one.width() * one.height() for one in glows._pictures.values()))
    painter.end()

    assert max(seen) < 6_000_000


ALLOCATED = """
import ctypes
from PySide6.QtGui import QGuiApplication
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.sprites import Sprites

class Told(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in "abcdefghij"]

libc = ctypes.CDLL(None)
libc.mallinfo2.restype = Told
app = QGuiApplication([])
sprites = Sprites(load_palette("parchment"))
sprites.pixmap("pieces/common/seal", 20)
before = libc.mallinfo2().h  # bytes in use
for width in range(21, 61):
    for tenth in range(10):
        sprites.pixmap("pieces/common/seal", width, ratio=1 + tenth / 1000)
print((libc.mallinfo2().h - before) / 400, sprites.bytes_used / 400)
"""


def test_a_drawing_takes_little_more_than_its_pixels():
    """The painter took 20 KB more for each."""
    command = [sys.executable, "-c", ALLOCATED]
    run = subprocess.run(command, capture_output=True, text=True, check=True)

    allocated, pixels = map(float, run.stdout.split())
    assert allocated < pixels + 7_000


def test_drawings_for_other_sizes_go_when_the_window_rests(window, monkeypatch):
    given = []
    monkeypatch.setattr(main_window, "give_holes_back", lambda: given.append(True))
    sprites = window.program.sprites
    for width in range(300, 400):
        sprites.pixmap(COIN, width)
    before = sprites.bytes_used

    window.scale.rested.emit()

    assert before > sprites.bytes_used
    assert sprites.bytes_used <= 16 * 1024 * 1024
    assert given
