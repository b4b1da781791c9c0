"""The plate with a hint: it covers nothing that is needed for playing, and the hint can
be played.
"""

import attrs
import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burgundy_desktop import games
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.boardkit.lying_scene import SMALLEST
from burgundy_desktop.desktop.table import panel_contents
from burgundy_desktop.desktop.table.free_place import free_place
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.words.levels import level_name
from burgundy_desktop.games import load
from tests import thorough
from tests.desktop.conftest import ANNA, BLUE, PEOPLE
from tests.desktop.one_of_each import fewest

USUAL, LOW = (100, (1280, 800)), (150, (1024, 700))
LOOKS = [
    (*USUAL, [6]),
    (*LOW, [18, 27]),
    (100, (1024, 700), range(33, 63, 3)),
    (125, (1024, 700), range(63, 93, 3)),
    (150, (1280, 800), range(93, 123, 3)),
    (150, (2560, 1440), range(123, 153, 10)),
    (*LOW, range(153, 243, 3)),
]
"""Size of the text in percent, of the window, and how many moves are played before each hint."""


@pytest.fixture
def table(window, store):
    options = load("castles").info.options_for(2)
    window.show_table(store.begin("castles", options, (ANNA, BLUE), seed=4711, strict=False))
    ui_driver.wait_until_asked(window)
    return window.table


def hint(table):
    """The answer of the opponents' process."""
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


def test_a_hint_is_said_anew_in_another_language(table, program, qtbot):
    def words():
        lines = table.hint.lines
        shown = [(line._label.text(), line.play.accessibleName()) for line in lines]
        return [*shown[0], *shown[1], *(line.play.text() for line in lines)]

    hint(table)
    table.hint._point(1)
    english, moves = words(), [one.move for one in table.hint.hints]

    program.preferences.change(language="hu")
    qtbot.wait(50)

    assert not set(english) & set(words())
    assert [one.move for one in table.hint.hints] == moves
    assert table.hint.shown.move == moves[1]
    assert not table.hint.visibleRegion().isEmpty()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_its_title_names_no_level_that_may_play_otherwise_today(table, program, language):
    program.preferences.change(language=language)
    QApplication.processEvents()

    title = table.hint._title.text()

    assert title
    assert not [level for level in LEVELS if level_name(level) in title]


# where it lies


@pytest.mark.parametrize("game_id", games.found())
def test_a_hint_covers_nothing_that_may_be_chosen_nor_the_own_hand(window, store, game_id):
    """In small and large windows, with small and large text, early and late in a turn."""
    game = load(game_id)
    people = PEOPLE[: fewest(game)]
    options = game.info.options_for(len(people))
    window.show_table(store.begin(game_id, options, people, seed=5, strict=False))
    table = window.table
    for text, size, plies in thorough.some(LOOKS, LOOKS[:2]):
        window.program.preferences.change(text_size=text)
        window.resize(*size)
        ui_driver.wait_for(lambda: not window.scale.is_moving, "the size of the shell")
        for ply in plies:
            play_on(table, ply)
            if table.controller.session.match.is_over:
                return
            hint(table)
            assert is_calm(table), (size, text, ply)
            table.hint.more.click()
            assert table.rect().contains(table.hint.geometry()), (size, text, ply)
            table.explaining.put_hint_away()


def is_calm(table):
    """Whether the plate hides nothing needed for playing and little else, and cuts no word."""
    plate = table.hint
    assert covered(table) == []
    assert table.rect().contains(plate.geometry())
    assert table.view.height() >= SMALLEST.height()
    assert plate.height() >= plate.layout().totalHeightForWidth(plate.width())
    lies_over = plate.geometry().intersected(table.view.geometry())
    return lies_over.width() * lies_over.height() <= table.width() * table.height() / 6


def play_on(table, ply):
    """Play moves of all kinds up to this ply, and confirm covers."""
    controller = table.controller
    while controller.session.match.cursor < ply and not controller.session.match.is_over:
        legal = controller.session.match.legal_moves()
        controller.submit(legal[controller.session.match.cursor * 7 % len(legal)])
        if controller.covered_for is not None:
            table.cover.ready.emit()
    QApplication.processEvents()


def covered(table):
    """The offered targets, those of the hint and the own hand, as far as the plate lies on them;
    and what is read while one chooses."""
    chooser, scene, plate = table.controller.selection.chooser, table.scene, table.hint.geometry()
    hinted = {target for one in table.hint.hints for target in one.move.targets}
    live = chooser.offered | hinted | set(scene.in_hand())
    on = [item.place.target for item in scene.target_items if item.place.target in live]
    places = {one: seen(table, scene.item_of(one).sceneBoundingRect()) for one in on}
    places |= dict(enumerate(seen(table, place) for place in scene.read_now()))
    return [what for what, place in places.items() if place.intersects(plate)]


def seen(table, place):
    """Where something is seen, in the coordinates of the table."""
    view = table.view
    here = view.mapFromScene(place).boundingRect()
    here.moveTopLeft(view.viewport().mapTo(table, here.topLeft()))
    return here.intersected(view.geometry())


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
    selection = table.controller.selection
    asking = attrs.evolve(selection._guide, asks_first=lambda _observation, _move: "Really?")
    monkeypatch.setattr(selection, "_guide", asking)
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


# where there is little room


@pytest.fixture
def row(table, monkeypatch):
    """A hint that finds no free place."""
    ground = type(table.hint._ground())
    monkeypatch.setattr(table.hint, "_ground", lambda: ground([QRect(table.rect())]))
    hint(table)
    return table.hint


def shown(plate):
    return [line.isVisible() for line in plate.lines]


def test_more_shows_all_moves_with_their_reasons_and_less_one_again(table, row):
    before, height = row.geometry(), table.view.height()
    assert shown(row) == [True, False, False]

    ui_driver.click(row.more)

    assert shown(row) == [True, True, True]
    assert [line.toolTip() for line in row.lines] == ["", "", ""]
    assert row.geometry().bottom() == before.bottom()
    assert table.view.height() == height

    ui_driver.click(row.more)
    assert shown(row) == [True, False, False]
    assert row.geometry() == before


def test_what_more_has_shown_can_be_played(table, row):
    ui_driver.click(row.more)
    third = row.hints[2].move
    point_at(row.lines[2])

    QTest.keyClick(table.view, Qt.Key.Key_H)

    assert table.controller.session.match.steps[1].move == third
    assert row.isHidden()


def test_esc_folds_first_and_puts_away_then(table, row):
    row.more.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(row.more, Qt.Key.Key_Space)
    row.lines[1].play.setFocus(Qt.FocusReason.TabFocusReason)

    QTest.keyClick(row.lines[1].play, Qt.Key.Key_Escape)

    assert shown(row) == [True, False, False]
    assert row.more.hasFocus()
    assert table.scene.offers.offered == frozenset(row.hints[0].move.targets)

    QTest.keyClick(row.more, Qt.Key.Key_Escape)
    assert row.isHidden()


def test_a_click_on_the_table_folds(table, row):
    ui_driver.click(row.more)

    table.scene.click(table.scene.target_items[0].place.target)

    assert shown(row) == [True, False, False]


def test_a_low_row_leaves_the_reason_out_and_in_the_end_words(window, table, row):
    """The table stays usable whatever a move says; the tooltip has all of it."""
    window.resize(1024, 700)
    window.program.preferences.change(text_size=150)
    best = row.hints[0]
    words = attrs.evolve(best.words, text="as long as no move is " * 20)

    row.show_hints([attrs.evolve(best, words=words, why="a reason")])

    assert table.view.height() >= SMALLEST.height()
    assert "a reason" in row.lines[0].toolTip()
    assert row.height() >= row.layout().totalHeightForWidth(row.width())


def test_a_row_is_as_high_as_its_words_whatever_lay_there_before(window, row):
    """Layouts in the plate remembered the heights of the forms that it had tried."""
    window.resize(1024, 700)

    row.show_hints([attrs.evolve(row.hints[0], why="reason " * 60)])
    height = row.height()
    row.find_place()

    assert height == row._size_for(row.width()).height()
