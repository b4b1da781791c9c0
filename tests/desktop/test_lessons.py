"""The running lesson: the table, the panel, what is kept."""

import json

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from burgundy_desktop.core.errors import BadLesson
from burgundy_desktop.core.ids import target
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.learning import learning
from burgundy_desktop.desktop.learning.lesson_session import begin_lesson
from burgundy_desktop.desktop.learning.lesson_words import said
from burgundy_desktop.desktop.learning.pupil import Pupil
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.games import load
from burgundy_desktop.lessons.reading import load_lessons
from burgundy_desktop.lessons.values import Mark
from burgundy_desktop.storage.learned import LearnedStore
from tests.desktop.reader import TreePlayer


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
    assert table.controller.selection.chooser.picked  # Esc puts it back
    while table.controller.selection.chooser.picked:
        table.step_back()
    assert not goal.panel.reply.isVisible()


def test_a_step_to_be_read_is_not_said_once_more(goal, table):
    assert page(goal).has_next

    table.scene.click(target("workers"))

    assert page(goal).reply == "That can wait. Read this first, then choose Next."


def test_opponents_have_the_names_of_their_cards(home):
    pillars = load("pillars")
    lesson = next(one for one in load_lessons(pillars).lessons if one.id == "the-king")
    opened = begin_lesson(LearnedStore(home.learned), pillars, lesson)

    told = said(opened.session, lesson.steps[2].say)

    assert told.startswith("The cards lie aside, and who led leads again: Margot. Philippe adds")


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
    qtbot.waitUntil(lambda: len(window.side.pointing.spotlight.places) == 2)

    die, tile = window.side.pointing.spotlight.places
    for path, one in ((die, target("die", 1)), (tile, target("tile", 53))):
        seen = table.view.mapFromScene(table.scene.place_of(one)).boundingRect()
        corner = table.view.viewport().mapTo(window, seen.center())
        assert path.contains(corner.toPointF())


def test_a_part_of_the_window_has_a_rim_too(window, goal, qtbot):
    qtbot.waitUntil(lambda: window.side.pointing.spotlight.places != ())

    (players,) = window.side.pointing.spotlight.places

    dock = window.docks["players"]
    assert players.contains(dock.mapTo(window, dock.rect().center()).toPointF())


def test_a_closed_list_of_moves_has_a_rim_round_the_menu_that_opens_it(window, goal, qtbot):
    goal.panel.next.click()
    window.actions_by_name["moves"].setChecked(False)

    window.side.pointing.point_at((Mark(window="moves"),))

    menus = window.top_bar.menus
    view = menus.actionGeometry(window.top_bar.view_menu.menuAction())
    wanted = view.translated(menus.mapTo(window, QPoint()))

    def has_rim():
        rims = [rim.boundingRect().toRect() for rim in window.side.pointing.spotlight.places]
        return rims == [wanted]

    qtbot.waitUntil(has_rim)


def test_places_that_overlap_have_one_rim(window, goal, qtbot):
    goal.panel.next.click()
    die = target("die", 1)

    window.side.pointing.point_at((Mark(die, part="left"), Mark(target("tile", 53)), Mark(die)))
    qtbot.waitUntil(lambda: len(window.side.pointing.spotlight.places) == 2)


def test_tab_begins_at_what_is_pointed_at(window, goal, table):
    goal.panel.next.click()
    table.take_keyboard()

    table.scene.focus_next()

    assert table.scene.focused_target == target("die", 1)


def test_a_lesson_points_at_nothing_before_its_first_step(window):
    learning = learn(window, "castles", "table")
    at_table, pointed_at = learning.at_table, []
    assert at_table.course.lesson.steps[-1].point
    at_table.told.connect(lambda: pointed_at.append(at_table.points))

    at_table.begin(at_table.course)

    assert pointed_at == [(), at_table.course.step.point]


def test_a_step_is_announced_with_the_names_of_what_it_points_at(window, goal):
    goal.panel.next.click()

    assert window.side.pointing.names(goal.at_table.points) == "Die 4, Watchtower · depot 4"


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_long_reply_is_in_view_and_what_is_above_it_is_reached_by_keys(
    window, program, language, qtbot
):
    window.resize(1024, 700)
    program.preferences.change(language=language, text_size=150)
    panel = learn(window, "castles", "goal").panel
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow() and not panel.is_cut)
    longest = max(panel.page.sentences, key=len)

    panel.show_page(attrs.evolve(panel.page, sentence=longest, reply=f"{longest} {longest}"))
    qtbot.waitUntil(lambda: panel.is_cut)

    assert sees(panel.reply, panel.reply.rect().topLeft())
    assert not sees(panel.sentence, panel.sentence.rect().topLeft())
    panel.leave.setFocus(Qt.FocusReason.TabFocusReason)
    ui_driver.press(window.focusWidget(), Qt.Key.Key_Tab)
    for _ in range(20):
        ui_driver.press(window.focusWidget(), Qt.Key.Key_Up)
    assert sees(panel.sentence, panel.sentence.rect().topLeft())
    for _ in range(30):
        ui_driver.press(window.focusWidget(), Qt.Key.Key_Down)
    assert sees(panel.reply, panel.reply.rect().bottomLeft())


def sees(label, point):
    """Whether this point of a label is in view."""
    return label.visibleRegion().contains(point)


def test_another_language_retells_the_step_at_once(window, goal, program):
    program.preferences.change(language="hu")
    ui_driver.wait_for(lambda: page(goal).sentence != say_of(1), "Hungarian")

    ui_driver.wait_for(lambda: goal.panel.next.text() == "Tovább", "the panel")
    assert page(goal).sentence.startswith("25 forduló után")
    assert goal.panel.title.text() == "Tizenöt pont egy csapásra"


def test_a_hint_that_is_taken_is_made_only_if_the_lesson_wants_it(window, goal, table):
    goal.panel.next.click()
    wanted = goal.at_table.course.shown()
    other = next(move for move in table.controller.position.legal if move != wanted)

    table.controller.selection.take(other)
    assert table.controller.session.match.cursor == 0
    assert page(goal).reply

    table.controller.selection.take(wanted)
    assert page(goal).number == 3


@pytest.mark.parametrize(
    ("game_id", "lesson_id"), [("boonlake", "eminence"), ("castles_cards", "aaron")]
)
def test_an_automaton_is_told_step_by_step_even_at_instant(window, table, game_id, lesson_id):
    pupil = Pupil(window)
    pupil.begin(game_id, lesson_id)
    before = None
    while not table.showing.is_showing_steps and not pupil.page.is_over:
        before = pupil.page.number
        pupil.fulfil()
        ui_driver.wait_for(
            lambda: table.showing.is_showing_steps or window.learning.at_table.has_told, "a step"
        )

    steps = table.showing.steps
    assert steps.is_paused
    assert len(steps.moments) > 2
    assert pupil.page.number == before  # what follows from it is not told yet
    assert window.side.pointing.spotlight.places == ()

    while table.showing.is_showing_steps:
        ui_driver.press(window, Qt.Key.Key_Space)
    assert pupil.page.number == before + 1


def test_a_lesson_that_does_not_fit_the_tables_says_so(window, monkeypatch):
    def misfit(*_, **__):
        raise BadLesson("no such tile", file="castles/lessons.toml", lesson="goal")

    told = []
    monkeypatch.setattr(learning, "begin_lesson", misfit)
    monkeypatch.setattr(learning, "notice", lambda _, title, text: told.append(text))

    window.learn("castles", "goal")

    assert not window.is_at_table
    (said,) = told
    assert said.startswith("This lesson does not fit the tables in force: castles/lessons.toml")


def test_a_lesson_is_read_aloud_and_played_by_names_alone(window, monkeypatch):
    said = []
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: (
            said.append(event.message())
            if isinstance(event, QAccessibleAnnouncementEvent)
            else None
        ),
    )
    top = QAccessible.queryAccessibleInterface(window)
    started = learn(window, "castles", "goal")
    player = TreePlayer(top, "The Castles of Burgundy")

    while not page(started).is_over:
        number = started.at_table.course.number
        for one in getattr(started.at_table.course.shown(), "targets", ()):
            if started.at_table.course.number == number:
                player.pick(window.table.scene.spoken[one])
        if started.at_table.course.number == number:
            player.press_button("Next")
        ui_driver.wait_for(lambda: started.at_table.course.number > number, "the answer")  # noqa: B023
        settle(window)

    assert any(one.endswith("Die 4, Watchtower · depot 4") for one in said)
    assert any(one.startswith(say_of(4)) for one in said)
    assert said.count(say_of(9)) == 1


def test_the_last_lesson_leads_to_a_new_game_against_the_lowest_level(window):
    pupil = Pupil(window)
    window.program.thinking.close()
    pupil.begin("castles_cards", "finale")
    for _ in pupil.walk():
        pass
    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end")
    assert window.side.pointing.spotlight.places == ()
    assert "finale" in window.program.learned.learned.done_in("castles_cards")
    levels: list[str] = []

    def look(dialog):
        levels.extend(seat.level for seat in dialog.seat_rows.players)
        dialog.reject()

    with ui_driver.meanwhile(NewGameDialog, look):
        window.learning.go_on()

    assert set(levels[1:]) == {"novice"}


def test_a_lesson_can_be_left_in_the_middle_of_a_wrong_turn(window, goal, table, a_game, qtbot):
    goal.panel.next.click()
    table.scene.click(target("die", 0))
    assert page(goal).reply

    window.show_table(a_game())

    assert not window.learning.is_on
    qtbot.waitUntil(window.side.pointing.spotlight.isHidden)
    assert window.docks["log"].isVisible()


@pytest.mark.parametrize("contrast", [False, True])
def test_the_rest_lies_under_a_veil_but_not_in_high_contrast(
    window, goal, program, contrast, qtbot
):
    program.preferences.change(high_contrast=contrast)
    qtbot.waitUntil(window.side.pointing.spotlight.isVisible)

    veiled = window.side.pointing.spotlight.grab().toImage().pixelColor(5, 60).alpha()

    assert (veiled == 0) is contrast
    assert not window.side.pointing.spotlight.is_pulsing  # at instant


def test_new_places_pulse_once_unless_motion_is_reduced(window, goal, program, qtbot):
    program.preferences.change(pace="fast")
    light = window.side.pointing.spotlight
    goal.panel.next.click()
    qtbot.waitUntil(lambda: len(light.places) == 2)
    assert light.is_pulsing

    program.preferences.change(reduced_motion=True)
    goal.panel.back.click()
    qtbot.waitUntil(lambda: len(light.places) == 1)
    assert not light.is_pulsing


def test_esc_counts_where_a_step_asks_for_it_though_nothing_is_picked(window):
    pupil = Pupil(window)
    pupil.begin("castles", "table")
    for _ in range(2):
        pupil.fulfil()
        pupil.wait()
    pupil.learning.leave()
    pupil.begin("castles", "table")  # the pick was not kept
    assert pupil.course.step.action == "step_back"

    ui_driver.press(window, Qt.Key.Key_Escape)

    assert pupil.page.number == 4
