"""The plate with a hint: it covers nothing that is played with, and what it says can be taken."""

import attrs
import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burgundy_desktop import games
from burgundy_desktop.boardkit.table_scene import SMALLEST
from burgundy_desktop.desktop import ui_driver
from burgundy_desktop.desktop.table import panel_contents
from burgundy_desktop.desktop.table.free_place import free_place
from burgundy_desktop.games import load
from tests import thorough
from tests.desktop.conftest import ANNA, BLUE, PEOPLE
from tests.desktop.one_of_each import fewest

LOOKS = [
    (100, (1024, 700), 6),
    (100, (1280, 800), 12),
    (100, (2560, 1440), 18),
    (150, (1024, 700), 24),
    (150, (1280, 800), 30),
    (150, (2560, 1440), 37),
]
"""Size of the text in percent, of the window, and how many moves were played before."""


@pytest.fixture
def table(window, store):
    options = load("castles").info.options_for(2)
    window.show_table(store.begin("castles", options, (ANNA, BLUE), seed=4711, strict=False))
    ui_driver.wait_until_asked(window)
    return window.table


def hint(table):
    """What the opponents' process answers."""
    rows = [row.move for row in panel_contents.rows(table.controller, table.board)]
    chosen = dict.fromkeys((rows[len(rows) // 2], rows[0], rows[-1]))
    table.controller.ai_requests.hint_ready.emit(tuple((move, None) for move in chosen))
    QApplication.processEvents()


def test_a_hint_that_is_asked_for_again_stays_in_sight(table):
    hint(table)
    before = table.hint.size()

    hint(table)

    assert table.hint.isVisible()
    assert table.hint.size() == before
    assert not table.hint.visibleRegion().isEmpty()


def test_put_away_by_its_button_a_hint_leaves_everything_aglow(table):
    everything = table.scene.offers.offered
    hint(table)
    assert table.scene.offers.offered < everything

    ui_driver.click(table.hint._close)

    assert table.hint.isHidden()
    assert table.scene.offers.offered == everything


# where it lies


@pytest.mark.parametrize("game_id", games.found())
def test_a_hint_covers_nothing_that_may_be_chosen_nor_the_own_hand(window, store, game_id):
    """In small and large windows, with small and large text, early and late in a turn."""
    game = load(game_id)
    people = PEOPLE[: fewest(game)]
    options = game.info.options_for(len(people))
    window.show_table(store.begin(game_id, options, people, seed=5, strict=False))
    table = window.table
    first = games.found().index(game_id) % 3
    for text, size, ply in thorough.some(LOOKS, LOOKS[first::3]):
        window.program.preferences.change(text_size=text)
        window.resize(*size)
        ui_driver.wait_for(lambda: not window.scale.is_moving, "the size of the shell")
        play_on(table, ply)
        hint(table)
        assert covered(table) == [], (size, text)
        assert table.rect().contains(table.hint.geometry()), (size, text)
        assert table.view.height() >= SMALLEST.height(), (size, text)
        table.explaining.put_hint_away()


def play_on(table, ply):
    """Moves of all kinds up to this one."""
    controller = table.controller
    while controller.session.match.cursor < ply:
        legal = controller.session.match.legal_moves()
        controller.submit(legal[controller.session.match.cursor * 7 % len(legal)])
    if controller.covered_for is not None:
        table.cover.ready.emit()
    QApplication.processEvents()


def covered(table):
    """The offered targets, those of the hint and the own hand, as far as the plate lies on them."""
    chooser, scene = table.controller.chooser, table.scene
    hinted = {target for one in table.hint.hints for target in one.move.targets}
    live = chooser.offered | hinted | set(scene.in_hand())
    return [
        item.place.target
        for item in scene.target_items
        if item.place.target in live and seen(table, item).intersects(table.hint.geometry())
    ]


def seen(table, item):
    """Where a target is seen, in the coordinates of the table."""
    view = table.view
    place = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
    place.moveTopLeft(view.viewport().mapTo(table, place.topLeft()))
    return place.intersected(view.geometry())


def test_where_there_is_no_free_place_a_hint_has_a_row_of_its_own(window, table, monkeypatch):
    before = table.view.height()
    whole = [QRect(table.rect())]
    ground = type(table.hint._ground())
    monkeypatch.setattr(table.hint, "_ground", lambda: ground(whole))

    hint(table)

    plate, view = table.hint.geometry(), table.view.geometry()
    assert not plate.intersects(view)
    assert table.rect().contains(plate)

    table.explaining.put_hint_away()
    QApplication.processEvents()
    assert table.view.height() == before


def test_a_hint_goes_elsewhere_when_what_lies_below_is_offered(table):
    hint(table)
    move = next(iter(table.controller.position.legal))

    for target in move.targets[:-1]:
        table.controller.click(target)

    assert table.hint.isVisible()
    assert covered(table) == []


class TestFreePlaces:
    ROOM = QRect(0, 0, 1000, 600)
    PLATE = QSize(300, 100)

    def test_the_lower_left_corner_if_it_is_free(self):
        place = free_place([self.PLATE], self.ROOM, [])

        assert place.left() == 0
        assert place.bottom() > 590

    def test_nothing_that_is_kept_free_is_touched(self):
        kept = [QRect(0, 300, 600, 300), QRect(700, 0, 300, 250)]

        place = free_place([self.PLATE], self.ROOM, kept)

        assert not any(place.intersects(one) for one in kept)
        assert place.intersected(self.ROOM) == place

    def test_what_is_only_looked_at_is_covered_as_little_as_can_be(self):
        place = free_place([self.PLATE], self.ROOM, [], [QRect(0, 0, 690, 600)])

        assert place.left() >= 690

    def test_a_smaller_plate_where_the_first_one_has_no_room(self):
        kept = [QRect(0, 0, 800, 600)]

        place = free_place([self.PLATE, QSize(150, 400)], self.ROOM, kept)

        assert place.size() == QSize(150, 400)

    def test_no_place_at_all(self):
        assert free_place([self.PLATE], self.ROOM, [QRect(200, 0, 600, 600)]) is None
        assert free_place([QSize(1200, 100)], self.ROOM, []) is None


# taking it


def test_its_button_plays_the_best_move(table):
    hint(table)
    best = table.hint.hints[0].move

    ui_driver.click(table.hint.lines[0].play)

    assert table.controller.session.match.steps[1].move == best
    assert table.hint.isHidden()


def test_every_line_has_a_button_of_its_own(table):
    hint(table)
    third = table.hint.hints[2].move

    ui_driver.click(table.hint.lines[2].play)

    assert table.controller.session.match.steps[1].move == third


def test_the_key_that_asks_plays_it_once_it_is_there(window, table):
    hint(table)
    best = table.hint.hints[0].move
    assert table.hint.lines[0].play.text() == "Play this  H"
    assert not window.actions_by_name["hint"].isEnabled()

    QTest.keyClick(table.view, Qt.Key.Key_H)

    assert table.controller.session.match.steps[1].move == best
    assert not window.actions_by_name["take_hint"].isEnabled()


def test_what_was_taken_can_be_taken_back(window, table):
    hint(table)
    QTest.keyClick(table.view, Qt.Key.Key_H)

    window.actions_by_name["undo"].trigger()

    assert table.controller.session.match.cursor == 0
    assert table.hint.isHidden()
    assert window.actions_by_name["hint"].isEnabled()


def test_a_key_that_is_held_takes_nothing(window, table):
    hint(table)
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier, "h", autorep=True
    )

    QApplication.sendEvent(table.view, held)

    assert table.controller.session.match.cursor == 0
    assert not window.actions_by_name["hint"].autoRepeat()
    assert not window.actions_by_name["take_hint"].autoRepeat()


def test_a_move_that_may_be_regretted_is_played_at_once(table, monkeypatch):
    """One click is enough for a hint."""
    guide = table.controller._guide
    table.controller._guide = attrs.evolve(guide, asks_first=lambda _observation, _move: "Really?")
    hint(table)

    ui_driver.click(table.hint.lines[0].play)

    assert table.controller.session.match.cursor > 0


# what it shows


def point_at(line):
    here = QPoint(5, 5)
    QApplication.sendEvent(line, QEnterEvent(here, here, line.mapToGlobal(here)))


def test_a_line_that_is_pointed_at_shows_on_the_table_and_is_what_the_key_plays(table):
    hint(table)
    best, other = (table.hint.hints[number].move for number in (0, 1))
    assert table.scene.offers.offered == frozenset(best.targets)

    point_at(table.hint.lines[1])

    assert table.scene.offers.offered == frozenset(other.targets)
    assert [line.play.text() for line in table.hint.lines[:2]] == ["Play this", "Play this  H"]

    QApplication.sendEvent(table.hint.lines[1], QEvent(QEvent.Type.Leave))
    assert table.scene.offers.offered == frozenset(best.targets)

    point_at(table.hint.lines[1])
    QTest.keyClick(table.view, Qt.Key.Key_H)
    assert table.controller.session.match.steps[1].move == other


def test_the_hint_stays_on_the_table_while_something_else_is_pointed_at(table):
    hint(table)
    hinted = table.scene.offers.offered
    table.around.regard(table.controller.position.legal[-1])
    assert table.scene.offers.offered != hinted

    table.around.regard(None)

    assert table.scene.offers.offered == hinted


def test_buttons_can_be_reached_and_pressed_by_keys(window, table):
    hint(table)
    button = table.hint.lines[1].play
    other = table.hint.hints[1].move

    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.scene.offers.offered == frozenset(other.targets)
    QTest.keyClick(button, Qt.Key.Key_Return)

    assert table.controller.session.match.steps[1].move == other
    assert table.view.hasFocus()


def test_where_only_one_is_seen_a_button_leads_to_the_next(window, table, monkeypatch):
    ground = type(table.hint._ground())
    monkeypatch.setattr(table.hint, "_ground", lambda: ground([QRect(table.rect())]))
    hint(table)
    assert [line.isVisible() for line in table.hint.lines] == [True, False, False]

    ui_driver.click(table.hint._next)

    assert [line.isVisible() for line in table.hint.lines] == [False, True, False]
    assert table.scene.offers.offered == frozenset(table.hint.hints[1].move.targets)
    QTest.keyClick(table.view, Qt.Key.Key_H)
    assert table.controller.session.match.cursor > 0
