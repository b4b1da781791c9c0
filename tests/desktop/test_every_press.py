"""Presses everything that can be pressed, in every game, with and without an automaton.

An exception in a slot or an event fails the test (pytest-qt), and so does a warning of Qt.
"""

from functools import partial
from itertools import groupby, islice
from operator import attrgetter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from burgundy_desktop.core.ids import target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.games import found, load
from tests import thorough
from tests.desktop.conftest import ANNA, MARGOT

SEED = 4711
DUKE = SeatInfo("Hugo", "duke")
SHORT, EARLY, LATE = 0.05, 0.2, 0.8
"""The share of a game that is played before everything is pressed."""


def tables():
    """Each game alone against its automaton, if it has one, and among several."""
    for game_id in found():
        info = load(game_id).info
        if info.automaton:
            yield pytest.param((game_id, (ANNA,)), id=f"{game_id}-alone")
        seats = (ANNA, MARGOT, DUKE)[: max(2, info.seats_min)]
        yield pytest.param((game_id, seats), id=f"{game_id}-among-{len(seats)}")


@pytest.fixture(params=tables())
def sit_down(request, window, store, monkeypatch):
    """Puts a share of a game on the table, where a person decides. Opponents never answer."""
    game_id, seats = request.param
    monkeypatch.setattr(type(window.program.thinking), "ask", lambda *_: 1)
    like = whole_game(game_id, len(seats), SEED)

    def sit(share):
        plies = int(share * like.length)
        while like.game.to_decide(like.steps[plies].state) != 0:
            plies += 1
        options = load(game_id).info.options_for(len(seats))
        session = replayed(
            store.begin(game_id, options, seats, seed=SEED, strict=False), like, plies
        )
        return at_the_table(window, session)

    return sit


def at_the_table(window, session):
    window.show_table(session)
    if window.table.cover.isVisible():
        ui_driver.click(window.table.cover.button)
    put_away(window)
    ui_driver.wait_for(window.table.seats.cards[0].isVisible, "the players' cards")
    return window.table


def put_away(window):
    """Skip captions, close what was opened, and return to the earlier position."""
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog) and dialog.isVisible():
            dialog.reject()
    table = window.table
    while table.showing.skip_steps() or table.showing.next_step():
        pass
    while table.step_back():
        pass


def go_back(window, ply):
    """Return to the position under test, whatever was played or undone since."""
    match = window.table.controller.session.match
    while match.cursor != ply:
        window.actions_by_name["undo" if match.cursor > ply else "redo"].trigger()
        assert opened_is_there(window.table.scene)
    put_away(window)
    assert window.table.scene.position.ply == ply


def press_all(window, presses):
    """Press each entry of `presses` from the same position; return their number.

    What a press opened stays open during the undo after it.
    """
    ply = window.table.controller.session.match.cursor
    for press in presses:
        press()
        assert opened_is_there(window.table.scene)
        go_back(window, ply)
    return len(presses)


def opened_is_there(scene):
    return scene.opened is None or scene.may_open(scene.opened)


def worth_pressing(things):
    """All of them in a long run, else one of each kind."""
    by_kind = groupby(sorted(things), key=attrgetter("kind"))
    sample = [thing for _, of_a_kind in by_kind for thing in islice(of_a_kind, 1)]
    return thorough.some(things, sample)


def on_the_table(scene):
    return [item.place.target for item in scene.target_items]


def test_every_thing_on_the_table_and_on_what_is_shown_large(window, sit_down):
    scene = sit_down(LATE).scene
    things = worth_pressing(on_the_table(scene))
    pressed = set(on_the_table(scene))

    def press(thing):
        """Press as assistive technology does, and then everything that the press opened."""
        scene.click(thing)
        for inside in on_the_table(scene):
            if inside not in pressed and scene.item_of(inside) is not None:
                pressed.add(inside)
                scene.target_hovered.emit(inside, scene.tip_place(inside))
                scene.click(inside)

    assert press_all(window, [partial(press, thing) for thing in things])


def test_every_thing_on_the_table_by_keys(window, sit_down):
    table = sit_down(EARLY)

    def press(thing):
        table.scene.focus_on(thing)
        QTest.keyClick(table.view, Qt.Key.Key_Return)

    things = worth_pressing(on_the_table(table.scene))
    things = thorough.some(things, things[::2])  # all are clicked above
    assert press_all(window, [partial(press, thing) for thing in things])


def test_every_players_card_and_then_a_move(window, sit_down):
    """What a card has opened disturbs neither the next move nor its undo."""
    table = sit_down(LATE)
    move = table.controller.position.legal[0]

    def press(card, key):
        if key is None:
            ui_driver.click(card)
        else:
            ui_driver.press(card, key)
        table.controller.submit(move)
        table.scene.skip()

    keys = (None, Qt.Key.Key_Return, Qt.Key.Key_Space)
    presses = [partial(press, card, key) for card in table.seats.cards for key in keys]
    assert len(presses) == 3 * len(sides(table))
    assert press_all(window, thorough.some(presses, presses[::2]))  # each card, each key


def sides(table):
    return table.scores().seats


def test_every_line_of_the_log(window, sit_down):
    """And one of each kind of thing on the earlier table, where nothing can be chosen."""
    table = sit_down(SHORT)
    log = table.log.model
    lines = [log.index(row, 0) for row in range(0, log.rowCount(), thorough.one_in(1, 9))]

    assert press_all(window, [partial(table.log.list.clicked.emit, line) for line in lines])

    table.log.list.clicked.emit(lines[0])
    assert table.controller.look.is_back
    kinds = list({thing.kind: thing for thing in on_the_table(table.scene)}.values())
    things = thorough.some(kinds, kinds[::3])
    press_all(window, [partial(look_back_and_click, table, lines[0], thing) for thing in things])


def look_back_and_click(table, line, thing):
    table.log.list.clicked.emit(line)
    table.scene.click(thing)


def test_every_row_of_the_list_of_moves(window, sit_down):
    table = sit_down(EARLY)
    moves = table.moves.model
    rows = [moves.index(row, 0) for row in range(0, moves.rowCount(), thorough.one_in(1, 4))]
    assert rows

    for sent in (table.moves.list.clicked, table.moves.list.activated):
        press_all(window, [partial(sent.emit, row) for row in rows])


def test_every_button_in_sight(window, sit_down):
    """The one that leaves the table comes last."""
    sit_down(LATE)
    leaves = window.top_bar.tools["library"]
    count = len(buttons(window))

    for number in range(count):
        in_sight = [button for button in buttons(window) if button is not leaves]
        if number < len(in_sight):
            press_all(window, [partial(ui_driver.click, in_sight[number])])
    ui_driver.click(leaves)

    assert count > len(window.table.seats.cards)
    assert not window.is_at_table


def buttons(window):
    """All buttons that can be pressed now."""
    every = window.findChildren(QAbstractButton)
    return [one for one in every if one.isVisible() and one.isEnabled() and is_in_sight(one)]


def is_in_sight(widget: QWidget):
    return not widget.visibleRegion().isEmpty()


class TestWhatIsOpenClosesWithWhatItShows:
    def test_an_automaton_is_shown_large_by_its_card_its_panel_and_its_digit(self, window, store):
        table = at_a_solo_table(window, store, "castles_cards")
        name = table.view.mapFromScene(table.scene.shown["aaron/name"].box.rect.center())
        ways = (
            lambda: ui_driver.click(table.seats.cards[1]),
            lambda: ui_driver.click(table.view.viewport(), name),
            lambda: QTest.keyClick(table.view, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier),
        )
        for way in ways:
            way()
            assert table.scene.opened == target("seat", 1)
            assert "large/aaron" in table.scene.shown
            table.step_back()
            assert table.scene.opened is None

    def test_the_eminence_is_shown_by_its_card(self, window, store):
        table = at_a_solo_table(window, store, "boonlake")

        ui_driver.click(table.seats.cards[1])

        assert table.scene.opened == target("seat", 1)
        assert table.scene._layout.automaton is not None

    @pytest.mark.parametrize("game_id", found())
    def test_nobody_is_shown_who_does_not_play(self, window, store, game_id):
        scene = at_a_table(window, store, game_id).scene

        for seat in (-1, 4, 9):
            scene.enlarge(seat)
            assert scene.opened is None
            assert not scene.ask_for_seat(seat)

    def test_what_a_position_has_no_more_closes_by_itself(self, window, store):
        """The discard pile was empty before the first card was discarded."""
        table = at_a_table(window, store, "castles_cards")
        like = whole_game("castles_cards", 2, SEED)
        controller = table.controller
        while not table.scene.table.discards:
            controller.submit(like.steps[controller.session.match.cursor + 1].move)
        table.scene.open(target("discards"))
        assert table.scene.opened == target("discards")

        controller._timeline.go_to(0)

        assert table.scene.opened is None
        assert not table.scene.may_click(target("discards"))


def at_a_table(window, store, game_id):
    info = load(game_id).info
    seats = tuple(SeatInfo(name) for name in ("Anna", "Blue", "Carla"))[: max(2, info.seats_min)]
    return seated(window, store, game_id, seats)


def at_a_solo_table(window, store, game_id):
    return seated(window, store, game_id, (ANNA,))


def seated(window, store, game_id, seats):
    options = load(game_id).info.options_for(len(seats))
    return at_the_table(window, store.begin(game_id, options, seats, seed=SEED, strict=False))
