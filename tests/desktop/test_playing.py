"""Whole games at the table: by mouse, from the list of moves, and on after quitting."""

import os
import time

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table import showing
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.window.main_window import MainWindow
from burgundy_desktop.games import load
from burgundy_desktop.games.castles.events import TurnEnded
from burgundy_desktop.storage.opening import load as load_save
from tests.desktop.conftest import ANNA, BLUE, MARGOT
from tests.desktop.one_of_each import AtTheTable
from tests.thorough import FirstOfEachKind


@pytest.fixture
def at_table(window, a_game, qtbot):
    """Show a game and wait until a person at the screen decides."""

    def sit_down(**how):
        window.show_table(a_game(**how))
        ui_driver.wait_until_asked(window)
        return window.table

    return sit_down


def press(table, key):
    QTest.keyClick(table.view, key)


def some_move(controller):
    """Choose another kind of move each time, so that a game has all of them."""
    legal = controller.position.legal
    return legal[controller.position.ply * 5 % len(legal)]


def test_a_whole_game_against_an_opponent_by_clicks(window, at_table):
    table = at_table(seats=(ANNA, MARGOT))
    match, game = table.controller.session.match, AtTheTable(window, FirstOfEachKind(4))

    while not match.is_over:
        move = match.legal_moves()[match.cursor * 5 % len(match.legal_moves())]
        if match.to_decide == 1:
            match.play(move)  # behind the window: at the table the opponent thinks
        elif game.looks_at(move):
            ui_driver.wait_until_asked(window)
            ui_driver.play_by_clicks(table, move)
            ui_driver.wait_until_asked(window)
    window.show_table(table.controller.session)

    assert {step.seat for step in match.steps[1:]} == {0, 1}
    assert window.ceremony.is_shown
    assert table.prompt_bar.text == window.ceremony.page.panel.title.text()


class Painting(QObject):
    """Notes at each painting of the table which ply it shows, and which one is on the disk."""

    def __init__(self, table):
        super().__init__(table)
        self.controller, self.seen = table.controller, []
        table.view.viewport().installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            session = self.controller.session
            on_disk = load_save(session.autosave.path, load).match.cursor
            self.seen.append((session.match.cursor, on_disk))
        return False


def test_a_move_is_on_the_disk_before_it_is_painted(at_table, qapp, monkeypatch):
    table = at_table(seats=(ANNA, BLUE))
    painting = Painting(table)
    monkeypatch.setattr(os, "fsync", lambda _: time.sleep(0.02))  # a slow disk

    for _ in range(3):
        table.controller.submit(some_move(table.controller))
        qapp.processEvents()

    assert {shown for shown, _ in painting.seen} >= {1, 2, 3}
    assert all(shown == on_disk for shown, on_disk in painting.seen)


def test_what_goes_with_a_thing_swells_when_it_is_pointed_at(window, at_table, qtbot):
    table = at_table(seats=(ANNA, BLUE))
    table.scene.set_pace(Pace.NORMAL, False)
    chooser = table.controller.selection.chooser
    die = next(target for target in sorted(chooser.offered) if target.kind == "die")
    moves = [move for move in chooser.left if die in move.targets]
    leads_to = {target for move in moves for target in move.targets} - {die}
    assert leads_to < chooser.offered - {die}

    table.scene.hover_at(table.scene.place_of(die).center())

    def swelling():
        return {item.place.target for item in table.scene.target_items if item._swell}

    qtbot.waitUntil(lambda: bool(swelling()))
    assert swelling() <= leads_to


def test_a_whole_game_from_the_list_of_moves(window, at_table):
    table = at_table(seats=(ANNA, BLUE), seed=7)
    match, game = table.controller.session.match, AtTheTable(window, FirstOfEachKind(4))

    while not match.is_over:
        if not game.looks_at(match.legal_moves()[0]):
            continue
        table.moves.list.setCurrentIndex(table.moves.model.first_move())
        QTest.keyClick(table.moves.list, Qt.Key.Key_Return)
        if table.controller.selection.question:
            QTest.keyClick(window, Qt.Key.Key_Space)

    assert match.length > 100


def test_digits_pick_a_die_or_a_depot(at_table):
    table = at_table(seats=(ANNA, BLUE), seed=4711)

    press(table, Qt.Key.Key_1)

    assert table.scene.focused_target is not None or table.controller.selection.chooser.picked


def test_esc_puts_the_pick_back(window, at_table):
    table = at_table(seats=(ANNA, BLUE))
    ui_driver.click_target(table, table.controller.position.legal[0].targets[0])
    assert table.controller.selection.chooser.picked

    QTest.keyClick(table.view, Qt.Key.Key_Escape)

    assert table.controller.selection.chooser.picked == ()


def test_undo_and_redo_by_their_buttons(window, at_table):
    table = at_table(seats=(ANNA, BLUE))
    for _ in range(3):
        ui_driver.play_by_clicks(table, some_move(table.controller))
    match = table.controller.session.match

    ui_driver.click(window.top_bar.tools["undo"])
    assert match.cursor == 2

    ui_driver.click(window.top_bar.tools["redo"])
    assert match.cursor == 3
    assert not window.actions_by_name["redo"].isEnabled()


@pytest.mark.parametrize("way", ["button", "keys"])
def test_where_undo_may_not_go_on_it_says_why_in_the_prompt_bar(window, a_game, way):
    window.show_table(a_game(seats=(ANNA, BLUE), strict=True))
    table = window.table
    match = table.controller.session.match
    while not (match.cursor and match.steps[match.cursor].reveals):
        table.controller.submit(some_move(table.controller))
    before = match.cursor

    if way == "button":
        ui_driver.click(window.top_bar.tools["undo"])
    else:
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert (
        table.prompt_bar.reason == "You cannot undo further: something new has been revealed since."
    )
    assert match.cursor == before


def test_a_click_that_leads_nowhere_says_why_in_the_prompt_bar(window, at_table):
    table = at_table(seats=(ANNA, BLUE))
    space = next(
        item.place.target
        for item in table.scene.target_items
        if item.place.target.kind == "space"
        and item.place.target not in table.controller.selection.chooser.offered
    )

    ui_driver.click_target(table, space)

    assert table.prompt_bar.reason == "There is no tile in your storage to place."
    assert table.controller.session.match.cursor == 0


def test_quitting_and_continuing_leads_exactly_there(window, at_table, qapp, home, qtbot):
    table = at_table(seats=(ANNA, MARGOT))
    for _ in range(5):
        ui_driver.play_by_clicks(table, some_move(table.controller))
        ui_driver.wait_until_asked(window)
    state = table.controller.session.match.state.copy()
    window.close()

    again = Program(qapp, home)
    other = MainWindow(again)
    other.show()
    ui_driver.click(other.library.boxes["castles"].go_on)
    ui_driver.wait_until_asked(other)

    assert other.table.controller.session.match.state == state
    other.close()
    other.deleteLater()
    again.close()


def test_what_was_taken_back_stays_so_when_the_game_is_continued(window, at_table):
    table = at_table(seats=(ANNA, BLUE))
    for _ in range(5):
        ui_driver.play_by_clicks(table, some_move(table.controller))
    ui_driver.click(window.top_bar.tools["undo"])

    ui_driver.click(window.top_bar.tools["library"])
    ui_driver.click(window.library.boxes["castles"].go_on)

    assert table.controller.session.match.cursor == 4
    assert window.actions_by_name["redo"].isEnabled()


def test_opponents_begin_and_answer_without_being_asked(window, a_game):
    window.show_table(a_game(seats=(MARGOT, ANNA)))

    ui_driver.wait_until_asked(window)

    assert window.table.controller.position.to_decide == 1


def test_what_an_opponent_did_is_told_and_marked(window, at_table):
    window.program.preferences.change(pace="fast")
    table = at_table(seats=(MARGOT, ANNA), seed=5)
    match = table.controller.session.match
    while not any(step.seat == 0 for step in match.steps):
        ui_driver.play_by_clicks(table, some_move(table.controller))
        ui_driver.wait_until_asked(window)

    assert table.scene.caption_text.startswith("Margot")


def test_the_caption_leaves_when_it_is_the_person_s_turn_and_was_read(
    window, a_game, monkeypatch, qtbot
):
    monkeypatch.setattr(showing, "OWN_TURN_MS", 0)
    window.show_table(a_game(seats=(MARGOT, ANNA), seed=5))
    said: list[str] = []
    window.table.scene.captioned.connect(said.append)

    ui_driver.wait_until_asked(window)

    qtbot.waitUntil(lambda: window.table.scene.caption_text == "")
    assert any(text.startswith("Margot") for text in said)


def test_the_caption_of_an_opponent_does_not_outlast_a_move_of_ones_own(window, a_game):
    window.program.preferences.change(pace="fast")
    window.show_table(a_game(seats=(MARGOT, ANNA), seed=5))
    ui_driver.wait_until_asked(window)
    table = window.table
    assert table.scene.caption_text.startswith("Margot")

    ui_driver.play_by_clicks(table, some_move(table.controller))

    assert table.controller.position.may_move
    assert table.scene.caption_text == ""


def test_at_pace_instant_a_moment_is_read_aloud_after_what_led_to_it(window, a_game):
    window.program.preferences.change(pace="instant")
    window.show_table(a_game(seats=(MARGOT, ANNA), seed=5))
    scene = window.table.scene
    said: list[str] = []
    scene.announced = {TurnEnded: lambda _: "The turn is over"}
    scene.captioned.connect(said.append)

    ui_driver.wait_until_asked(window)

    *_, caption, after = said
    assert caption.startswith("Margot")
    assert after == "The turn is over"


def test_two_people_take_turns_at_one_screen(window, at_table):
    table = at_table(seats=(ANNA, BLUE))
    viewers = set()

    for _ in range(12):
        viewers.add(table.controller.position.viewer)
        ui_driver.play_by_clicks(table, some_move(table.controller))

    assert viewers == {0, 1}
    assert table.cover.isHidden()


def test_a_secret_choice_is_covered_between_two_people(window, at_table):
    table = at_table(seats=(ANNA, BLUE), estates="dealt", choice="secret")
    first = table.controller.position.viewer

    ui_driver.play_by_clicks(table, table.controller.position.legal[0])
    assert table.cover.isVisible()
    assert table.prompt_bar.text == ""
    assert table.moves.model.total == 0
    framed = [widget.card.seat for widget in table.seats.cards if widget.card.decides]
    assert framed == [1 - first]

    ui_driver.click(table.cover.button)
    assert table.cover.isHidden()
    assert table.controller.position.viewer == 1 - first


def test_a_finished_game_is_counted_and_can_be_counted_again(window, at_table):
    table = at_table(seats=(ANNA, BLUE), seed=7)
    while not table.controller.session.match.is_over:
        table.controller.submit(table.controller.position.legal[0])
    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")
    assert table.prompt_bar.buttons == []

    ui_driver.click(window.ceremony.page.buttons.close_page)
    assert not window.ceremony.is_shown
    bar = table.prompt_bar
    assert bar.buttons == [bar.ending, bar.more, bar.rematch]

    ui_driver.click(table.prompt_bar.ending)
    assert window.ceremony.is_shown


def test_a_tooltip_tells_what_a_tile_would_bring(window, at_table, qtbot):
    table = at_table(seats=(ANNA, BLUE))
    tile = next(t for t in table.controller.selection.chooser.offered if t.kind == "tile")
    place = table.view.mapFromScene(table.scene.place_of(tile).center())

    QTest.mouseMove(table.view.viewport(), QPoint(5, 5))
    QTest.mouseMove(table.view.viewport(), place)
    qtbot.waitUntil(table.tip.isVisible)

    assert table.tip.accessibleName()
    assert table.explaining.help_anchor
    assert not table.tip.geometry().contains(table.view.mapTo(table, place))


def test_the_hint_names_a_legal_move_and_why(window, at_table, qtbot):
    table = at_table(seats=(ANNA, MARGOT))

    QTest.keyClick(table.view, Qt.Key.Key_H)
    qtbot.waitUntil(table.hint.isVisible)

    assert table.hint.hints[0].move in table.controller.position.legal
    assert table.hint.hints[0].why
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.hint.isHidden()


def test_a_hint_goes_with_its_table(window, at_table, store, qtbot):
    table = at_table(seats=(ANNA, MARGOT))
    QTest.keyClick(table.view, Qt.Key.Key_H)
    qtbot.waitUntil(table.hint.isVisible)

    options = load("castles_cards").info.options_for(2)
    window.show_table(store.begin("castles_cards", options, (ANNA, MARGOT), seed=1, strict=False))

    assert table.hint.isHidden()
    assert table.controller.may_choose or table.controller.ai_requests.is_thinking


@pytest.mark.xvfb
def test_the_first_moves_in_a_real_window(window, at_table, qtbot):
    table = at_table(seats=(ANNA, MARGOT))

    for _ in range(6):
        ui_driver.play_by_clicks(table, some_move(table.controller))
        ui_driver.wait_until_asked(window)

    assert table.controller.session.match.cursor >= 6


@pytest.mark.parametrize("way", ["load", "look back"])
def test_a_used_die_keeps_its_face_after_a_jump(window, at_table, store, way):
    """A position reached by a jump is reconstructed from the positions before it."""
    table = at_table(seats=(ANNA, BLUE))
    controller = table.controller
    seat = controller.session.match.to_decide
    controller.submit(next(m for m in controller.position.legal if m.targets[0].kind == "die"))
    dice = {key: one for key, one in table.scene.shown.items() if key.startswith("die/")}
    pale = [key for key, one in dice.items() if one.opacity < 1]
    assert len(pale) == 1
    assert pale[0].startswith(f"die/{seat}/")

    if way == "load":
        window.show_library()
        window.show_table(store.open(store.library.entries()[0].path))
    else:
        controller.look_at(Ply(0))
        controller.look_at(Ply(1))

    assert table.scene.shown[pale[0]].opacity < 1
