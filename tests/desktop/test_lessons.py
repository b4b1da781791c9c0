"""The running lesson: the table, the panel, what is kept."""

import json

import pytest

from burgundy_desktop.core.ids import target
from burgundy_desktop.desktop import ui_driver
from burgundy_desktop.games import load
from burgundy_desktop.lessons.reading import load_lessons
from burgundy_desktop.storage.learned import LearnedStore


def settle(window):
    """Wait until moves of the lesson have made themselves."""
    ui_driver.wait_for(lambda: window.learning.at_table.has_told, "the lesson to say something")


def learn(window, game_id, lesson_id):
    window.learn(game_id, lesson_id)
    settle(window)
    return window.learning


@pytest.fixture
def goal(window):
    """The first lesson about the game, which begins with a step that waits for *Next*."""
    return learn(window, "castles", "goal")


def say_of(number, lesson_id="goal", game_id="castles"):
    return load_lessons(load(game_id)).lesson(lesson_id).steps[number - 1].say.text


def page(learning):
    return learning.at_table.page(None)


def test_next_leads_to_the_step_that_waits_for_a_move(window, goal):
    assert page(goal).sentence == say_of(1)

    ui_driver.click(goal.panel.next)

    assert page(goal).sentence == say_of(2)
    assert not goal.panel.next.isVisible()
    assert goal.panel.show_me.isVisible()


def test_a_legal_move_of_another_kind_is_answered_and_not_made(window, goal, table):
    goal.panel.next.click()
    ply = table.controller.session.match.cursor

    table.scene.click(target("workers"))

    assert table.controller.session.match.cursor == ply
    assert page(goal).reply == "Any other day, gladly. First the watchtower in depot 4."
    assert goal.panel.reply.isVisible()
    assert table.controller.chooser.picked  # Esc puts it back
    while table.controller.chooser.picked:
        table.step_back()
    assert not goal.panel.reply.isVisible()


def test_undo_returns_to_the_step_of_the_ply_and_not_before_the_lesson(window, goal, table):
    goal.panel.next.click()
    goal.panel.show_me.click()
    assert page(goal).number == 3

    table.controller.undo()
    assert page(goal).number == 2

    assert not table.controller.can_undo


def test_a_lesson_that_is_left_goes_on_there_and_leads_back_to_the_library(window, goal, table):
    goal.panel.next.click()
    goal.panel.show_me.click()

    goal.panel.leave.click()
    assert not window.is_at_table
    assert list(window.program.store.folders.saves.glob("*")) == []

    again = learn(window, "castles", "goal")
    assert page(again).number == 3
    assert table.controller.session.match.cursor == 1


def test_a_lesson_leads_back_to_the_game_that_was_on_the_table(window, table, a_game):
    window.show_table(a_game())
    path = table.controller.session.autosave.path
    learning = learn(window, "castles", "goal")
    assert window.docks["log"].isHidden()

    learning.panel.leave.click()

    assert table.controller.session.autosave.path == path
    assert not table.controller.is_lesson
    assert window.docks["log"].isVisible()
    assert learning.dock.isHidden()


def test_a_lesson_that_was_played_to_its_end_is_done(window, goal, home):
    while not page(goal).is_over:
        (goal.panel.next if page(goal).has_next else goal.panel.show_me).click()
        settle(window)

    assert json.loads(home.learned.read_bytes())["done"]["castles"].keys() == {"goal"}
    assert LearnedStore(home.learned).learned.under_way == {}


def test_back_goes_to_the_step_before_with_its_position(window, goal, table):
    goal.panel.next.click()
    goal.panel.show_me.click()

    goal.panel.back.click()

    assert page(goal).number == 2
    assert table.controller.session.match.cursor == 0
    assert table.controller.position.ply == 0


def test_restart_begins_anew(window, goal, table):
    goal.panel.next.click()
    goal.panel.show_me.click()

    goal.panel.restart.click()
    settle(window)

    assert page(goal).number == 1
    assert table.controller.session.match.length == 0


def test_the_list_of_moves_has_those_of_the_lesson_first(window, goal, table):
    goal.panel.next.click()

    model = table.moves.model
    assert model.row(model.index(0)).text == "In this lesson"
    assert table.controller.tutor.wants(model.row(model.index(1)).move)


def test_what_a_step_points_at_has_a_rim_where_it_lies(window, goal, table, qtbot):
    goal.panel.next.click()
    qtbot.waitUntil(lambda: len(window.pointing.spotlight.places) == 2)

    die, tile = window.pointing.spotlight.places
    for path, one in ((die, target("die", 1)), (tile, target("tile", 53))):
        seen = table.view.mapFromScene(table.scene.place_of(one)).boundingRect()
        corner = table.view.viewport().mapTo(window, seen.center())
        assert path.contains(corner.toPointF())


def test_a_part_of_the_window_has_a_rim_too(window, goal, qtbot):
    qtbot.waitUntil(lambda: window.pointing.spotlight.places != ())

    (players,) = window.pointing.spotlight.places

    dock = window.docks["players"]
    assert players.contains(dock.mapTo(window, dock.rect().center()).toPointF())


def test_tab_begins_at_what_is_pointed_at(window, goal, table):
    goal.panel.next.click()
    table.take_keyboard()

    table.scene.focus_next()

    assert table.scene.focused_target == target("die", 1)


def test_a_step_is_announced_with_the_names_of_what_it_points_at(window, goal):
    goal.panel.next.click()

    assert window.pointing.names(goal.at_table.points) == "Die 4, Watchtower · depot 4"
