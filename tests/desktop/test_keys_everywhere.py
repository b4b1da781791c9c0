"""Space confirms and letters are shortcuts wherever the focus is, except in the filter field."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from burgundy_desktop import games
from burgundy_desktop.boardkit.hooks import ALONE
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.table import panel_contents
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.words.number_format import signed
from tests import thorough
from tests.desktop.conftest import ANNA, BLUE, PEOPLE
from tests.desktop.one_of_each import fewest

PLACES = ["the list of moves", "the log", "a player's card", "the cross of a dock", "the table"]
LETTERS = {"boonlake": "DECK", "caylus": "B", "pillars": "SKT"}
ENTER_OF_ITS_OWN = {"the log", "a player's card"}
"""Where Enter opens the focused entry."""


PLIES = {"castles": 4, "caylus": 4, "pillars": 50}
"""After so many some move has cost something or scored; in all other games after `USUAL_PLIES`."""
USUAL_PLIES = 10


@pytest.fixture
def sit(window, store):
    def begin(game_id, *, seats=0, seed=4711, **options):
        game = games.load(game_id)
        chosen = game.info.options_for(seats or fewest(game), **options)
        people = PEOPLE[: seats or fewest(game)]
        window.show_table(store.begin(game_id, chosen, people, seed=seed, strict=False))
        table = window.table
        if table.controller.covered_for is not None:
            table.cover.ready.emit()
        ui_driver.wait_for(table.seats.cards[0].isVisible, "the cards")
        return table

    return begin


def widget_at(window, place):
    table = window.table
    return {
        "the list of moves": table.moves.list,
        "the log": table.log.list,
        "a player's card": table.seats.cards[-1],
        "the cross of a dock": window.docks["log"].title.close_button,
        "the table": table.view,
    }[place]


def strike(widget, key):
    """Press a key in the focused widget; it propagates to the parents, as in Qt."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(widget, key)


def test_every_letter_of_every_game_is_tried(qapp):
    letters = {one: "".join(board_of(one).scene(ALONE).large_keys) for one in games.found()}

    assert {one: keys for one, keys in letters.items() if keys} == LETTERS


@pytest.mark.parametrize("game_id", LETTERS)
def test_a_letter_opens_and_shuts_what_it_stands_for(window, sit, game_id):
    seats = 1 if games.load(game_id).info.seats_min == 1 else 0
    scene = sit(game_id, seats=seats).scene
    window.table.showing.skip_steps()

    for place in PLACES:
        for letter, large in scene.large_keys.items():
            strike(widget_at(window, place), Qt.Key(ord(letter)))
            assert scene.opened == large, (place, letter)
            strike(widget_at(window, place), Qt.Key(ord(letter)))
            assert scene.opened is None, (place, letter)


@pytest.mark.parametrize("place", [one for one in PLACES if one != "the cross of a dock"])
def test_space_confirms(window, sit, place):
    controller = sit("castles", seats=2).controller
    move = controller.position.legal[0]
    controller.selection.doubt(move, lambda: "Really?")
    controller.selection.changed.emit()

    strike(widget_at(window, place), Qt.Key.Key_Space)

    assert controller.session.match.cursor == 1


def test_space_presses_a_button_that_has_the_keyboard(window, sit):
    sit("castles", seats=2)

    strike(window.docks["log"].title.close_button, Qt.Key.Key_Space)

    assert window.docks["log"].isHidden()


def test_space_looks_at_a_player_where_there_is_nothing_to_confirm(window, sit):
    table = sit("castles", seats=2, seed=1)
    other = table.seats.cards[-1]

    strike(other, Qt.Key.Key_Space)

    assert table.scene.enlarged == other.card.seat


def test_the_next_step_of_an_automaton_is_shown(window, sit):
    window.program.preferences.change(pace="slow")
    table = sit("castles_cards", seats=1)
    assert table.showing.is_showing_steps
    assert table.moves.model.total == 0

    for place in (one for one in PLACES if one != "the cross of a dock"):
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
            if key == Qt.Key.Key_Return and place in ENTER_OF_ITS_OWN:
                continue
            table.showing.steps.at = 0
            table.scene.skip()
            strike(widget_at(window, place), key)
            assert table.showing.steps.at > 0, (place, key)


@pytest.mark.parametrize("place", ["the list of moves", "the log"])
def test_a_digit_looks_at_a_player_or_picks(window, sit, place):
    table = sit("caylus", seats=2)
    other = next(s for s in (0, 1) if s != table.controller.position.viewer)

    strike(widget_at(window, place), Qt.Key(ord("1") + other))

    assert table.scene.enlarged == other


def test_typing_into_the_filter_stays_typing(window, sit):
    table = sit("boonlake", seats=2)
    table.moves.filter.setFocus()

    QTest.keyClicks(table.moves.filter, "ked c1")

    assert table.moves.filter.text() == "ked c1"
    assert table.scene.opened is None


def test_a_filter_that_has_nothing_to_filter_lets_keys_pass(window, sit):
    table = sit("boonlake", seats=2)
    table.moves.show_rows([])

    strike(table.moves.filter, Qt.Key.Key_K)

    assert table.scene.opened == table.scene.large_keys["K"]
    assert table.moves.filter.text() == ""


def test_a_filter_that_has_nothing_to_filter_takes_no_shortcut(window, sit):
    """Qt has Ctrl+E for the end of a line under X11."""
    table = sit("boonlake", seats=2)
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier)

    QCoreApplication.sendEvent(table.moves.filter, asked)
    assert asked.isAccepted()
    table.moves.show_rows([])
    asked.ignore()
    QCoreApplication.sendEvent(table.moves.filter, asked)

    assert not asked.isAccepted()


def test_a_dock_that_floats_hands_keys_on_to_the_table(window, sit):
    table = sit("boonlake", seats=2)
    window.docks["moves"].setFloating(True)

    strike(table.moves.list, Qt.Key.Key_K)

    assert table.scene.opened == table.scene.large_keys["K"]


def test_nothing_is_opened_under_the_cover(window, store):
    options = games.load("boonlake").info.options_for(2)
    window.show_table(store.begin("boonlake", options, (ANNA, BLUE), seed=4711, strict=False))
    table = window.table
    assert table.controller.covered_for is not None

    strike(table.moves.list, Qt.Key.Key_K)

    assert table.scene.opened is None


def a_move(table):
    """The last one of the list."""
    return panel_contents.rows(table.controller, table.board)[-1].move


class TestRows:
    @pytest.fixture
    def table(self, sit):
        return sit("castles", seats=2)

    @staticmethod
    def click_row(table, move, how=ui_driver.click):
        view, index = table.moves.list, table.moves.model.index_of(move)
        view.scrollTo(index)
        how(view.viewport(), view.visualRect(index).topLeft() + QPoint(20, 6))

    @staticmethod
    def said(table, move):
        model = table.moves.model
        return model.data(model.index_of(move), Qt.ItemDataRole.AccessibleDescriptionRole)

    def test_a_click_selects_and_shows_the_move_and_plays_nothing(self, table):
        move = a_move(table)

        self.click_row(table, move)

        assert table.controller.session.match.cursor == 0
        assert table.moves.model.row(table.moves.model.chosen).move == move
        assert table.scene.offers.offered == frozenset(move.targets)

    def test_a_double_click_plays_it(self, table):
        move = a_move(table)
        self.click_row(table, move)

        self.click_row(table, move, ui_driver.double_click)

        assert table.controller.session.match.steps[1].move == move

    def test_enter_plays_the_selected_row(self, table):
        move = a_move(table)
        self.click_row(table, move)

        QTest.keyClick(table.moves.list, Qt.Key.Key_Return)

        assert table.controller.session.match.steps[1].move == move

    def test_enter_plays_nothing_that_was_not_selected_and_seen(self, table):
        table.moves.list.setFocus(Qt.FocusReason.MouseFocusReason)
        table.moves.list.select_nothing()

        QTest.keyClick(table.moves.list, Qt.Key.Key_Return)

        assert table.controller.session.match.cursor == 0
        assert table.moves.model.chosen == table.moves.model.first_move()

    def test_the_selected_row_and_no_other_says_how_it_is_played(self, table):
        one, other = table.controller.position.legal[0], table.controller.position.legal[-1]
        self.click_row(table, one)
        assert self.said(table, one) == "Press Enter or double-click to play it"

        self.click_row(table, other)

        assert (self.said(table, one), self.said(table, other)) == (
            "",
            "Press Enter or double-click to play it",
        )

    def test_the_selected_row_has_room_for_what_it_says(self, table):
        view, move = table.moves.list, table.controller.position.legal[0]
        before = view.visualRect(table.moves.model.index_of(move)).height()

        self.click_row(table, move)

        assert view.visualRect(table.moves.model.index_of(move)).height() > before

    def test_a_row_stays_under_the_pointer_when_the_one_above_is_left(self, table):
        model, view = table.moves.model, table.moves.list
        one, other = (model.row(model.index(row)).move for row in (1, 2))
        self.click_row(table, one)
        before = view.visualRect(model.index_of(other)).top()

        self.click_row(table, other)

        assert view.visualRect(model.index_of(other)).top() == before

    def test_whoever_goes_to_the_table_sees_all_again(self, table):
        everything = table.scene.offers.offered
        self.click_row(table, table.controller.position.legal[0])
        assert table.scene.offers.offered < everything

        table.view.setFocus(Qt.FocusReason.MouseFocusReason)

        assert table.scene.offers.offered == everything
        assert not table.moves.model.chosen.isValid()

    def test_a_filter_that_finds_nothing_shows_all_on_the_table(self, table):
        everything = table.scene.offers.offered
        table.moves.filter.setFocus()
        QTest.keyClicks(table.moves.filter, "worker")
        assert table.scene.offers.offered < everything

        QTest.keyClicks(table.moves.filter, "xyz")

        assert table.scene.offers.offered == everything


@pytest.mark.parametrize("game_id", games.found())
def test_a_row_that_is_selected_shows_its_targets_its_cost_and_its_gain(window, sit, game_id):
    """Its targets glow, or the bar has a button for it; the destination shows cost and gain."""
    table = sit(game_id, seed=7)
    controller, scene, board = table.controller, table.scene, table.board
    seen = set()
    for _ in range(PLIES.get(game_id, USUAL_PLIES)):
        observation, legal = controller.position.observation, controller.position.legal
        rows = panel_contents.rows(controller, board)
        dear = [row for row in rows if row.points or board.cost(observation, row.move)]
        looks = (*dear[:2], rows[-1]) if dear else rows[-1:]
        for row in thorough.some(looks, looks if dear or controller.position.ply < 3 else ()):
            table.around.regard(row.move)
            offered = scene.offers.offered
            assert [t for t in offered if scene.place_of(t) or t in scene.buttons], row
            goal, cost = row.move.targets[-1], board.cost(observation, row.move)
            costs = panel_contents.costs(controller, board, row.move)
            gains = panel_contents.gains(controller, board, row.move)
            assert costs.get(goal, "0") == str(cost)
            told = [one.text for one in gains.get(goal, ()) if not one.picture]
            assert told == ([signed(row.points)] if row.points else [])
            seen |= {one for one, is_so in (("cost", cost), ("gain", row.points)) if is_so}
        controller.submit(legal[controller.position.ply * 5 % len(legal)])
        if controller.covered_for is not None:
            table.cover.ready.emit()
    assert seen


def test_the_pills_of_the_row_that_is_selected_lie_on_the_table(window, sit):
    table = sit("castles", seats=2)
    rows = panel_contents.rows(table.controller, table.board)
    dear = next(r for r in rows if table.board.cost(table.controller.position.observation, r.move))

    table.moves.list.setCurrentIndex(table.moves.model.index_of(dear.move))

    assert table.scene.item_of(dear.move.targets[-1]).cost
