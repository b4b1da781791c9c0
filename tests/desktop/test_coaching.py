"""The coach says a tip when something comes up for the first time, once, and only to beginners."""

import pytest
from PySide6.QtCore import QPointF, Qt

from burgundy_desktop import games
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.lessons.reading import load_lessons
from burgundy_desktop.storage.learned import LearnedStore
from tests.desktop.conftest import ANNA, BLUE, MARGOT

GAME, SEED = "pillars", 4711
SEATS = (ANNA, MARGOT, SeatInfo("Hugo", "apprentice"))
FIRST_TIP = "memory"
"""Due when the first hand has been dealt."""


@pytest.fixture
def coached(window):
    window.program.preferences.change(coached="first_games")
    return window


def begin(window, *, strict=False):
    """A new game at its first decision of a person."""
    store = window.program.store
    options = games.load(GAME).info.options_for(len(SEATS))
    window.show_table(store.begin(GAME, options, SEATS, seed=SEED, strict=strict))
    ui_driver.wait_for(lambda: window.table.controller.may_choose, "a decision of the person")
    return window.coaching.plate


def tip(tip_id):
    return next(one for one in load_lessons(games.load(GAME)).tips if one.id == tip_id)


def plays_until(window, reached):
    """The person plays the first legal move each time until this is so."""
    controller = window.table.controller
    while not reached():
        ui_driver.wait_for(lambda: controller.may_choose or reached(), "a decision of the person")
        if not reached():
            controller.submit(controller.position.legal[0])


def test_a_tip_says_what_has_come_up(coached):
    plate = begin(coached)

    assert plate.isVisible()
    assert plate.text.replace("\N{NO-BREAK SPACE}", " ") == tip(FIRST_TIP).say.text
    offered = [item for item in coached.table.scene.target_items if item.offer.name != "NONE"]
    seen = [coached.table.explaining._seen(item.rim.rect) for item in offered]
    assert not any(plate.geometry().intersects(place) for place in seen)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_key_puts_a_tip_away_and_does_nothing_else(coached, key):
    plate = begin(coached)
    ply = coached.table.controller.position.ply

    ui_driver.press(coached, key)

    assert not plate.isVisible()
    assert coached.table.controller.position.ply == ply


def test_a_tip_goes_with_the_click_that_chooses(coached):
    plate = begin(coached)

    ui_driver.click_target(coached.table, min(coached.table.controller.selection.chooser.offered))

    assert not plate.isVisible()


def test_a_tip_comes_once_in_a_life(coached, home):
    begin(coached)
    assert FIRST_TIP in LearnedStore(home.learned).learned.seen_in(GAME)

    assert not begin(coached).isVisible()


def test_at_most_one_tip_comes_in_a_turn(coached):
    plate = begin(coached)
    ui_driver.click(plate.got_it)
    controller = coached.table.controller
    controller.selection.changed.emit()
    coached.table.showing.told.emit()
    assert not plate.isVisible()

    plays_until(coached, plate.isVisible)

    assert plate.text != tip(FIRST_TIP).say.text


def test_a_tip_that_is_due_in_a_saved_game_is_not_lost_to_the_coach_of_the_game_before(coached):
    plate = begin(coached)
    ui_driver.click(plate.got_it)
    plays_until(coached, plate.isVisible)
    said, saved = plate.text, coached.table.controller.session.autosave.path
    coached.program.learned.forget_tips()
    assert begin(coached).text != said

    coached.open_file(saved)

    assert plate.isVisible()
    assert plate.text == said


def test_no_more_tips_holds_for_all_games(coached):
    plate = begin(coached)

    ui_driver.click(plate.never)

    assert coached.program.preferences.now.coached == "never"
    coached.program.learned.forget_tips()
    assert not begin(coached).isVisible()


def test_a_third_game_has_no_coach_unless_one_wants_it(coached):
    for _ in range(3):
        plate = begin(coached)
        coached.program.learned.forget_tips()
    assert not plate.isVisible()

    coached.program.preferences.change(coached="all_games")
    assert begin(coached).isVisible()


def test_a_strict_game_has_no_coach_unless_one_wants_it(coached):
    assert not begin(coached, strict=True).isVisible()

    coached.program.preferences.change(coached="all_games")
    assert begin(coached, strict=True).isVisible()


def test_several_people_at_one_screen_are_not_taught(coached):
    coached.program.preferences.change(coached="all_games")
    window = coached
    options = games.load("castles").info.options_for(2)
    window.show_table(window.program.store.begin("castles", options, (ANNA, BLUE), strict=False))

    assert window.coaching._coach is None


def test_a_hint_takes_the_place_of_a_tip(coached):
    plate = begin(coached)
    move = coached.table.controller.position.legal[0]

    coached.table.controller.ai_requests.hint_ready.emit(((move, None),))

    assert coached.table.hint.isVisible()
    assert not plate.isVisible()


def test_a_tip_speaks_the_language_of_the_player(coached):
    plate = begin(coached)
    english = plate.text

    coached.program.preferences.change(language="hu")
    ui_driver.wait_for(lambda: plate.text != english, "the tip in Hungarian")

    assert plate.isVisible()


def test_no_corner_of_the_rectangle_of_a_tip_is_brighter_than_the_table_around_it(coached):
    plate = begin(coached)
    box = coached.side.pointing._box_of(plate)
    bright = coached.side.pointing._unveiled()

    corners = (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
    assert not any(bright.contains(corner.toPointF()) for corner in corners)
    assert bright.contains(box.center().toPointF())
    assert bright.contains(box.center().toPointF() - QPointF(0, box.height() / 2 - 3))


def test_what_a_tip_is_about_has_a_rim_until_it_is_read(coached):
    plate = begin(coached)
    lit = coached.side.pointing.spotlight
    assert tip(FIRST_TIP).point
    ui_driver.wait_for(lambda: lit.isVisible() and lit.places, "a rim round what the tip is about")

    ui_driver.click(plate.got_it)

    ui_driver.wait_for(lambda: not lit.isVisible(), "the table without a veil")
