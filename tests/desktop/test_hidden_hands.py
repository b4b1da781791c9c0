"""Two people at one screen, each with cards that the other must not see."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.appearance.small_picture import small_picture
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.games import load
from burgundy_desktop.games.boonlake.board.art import card_key as boonlake_key
from burgundy_desktop.games.castles_cards.board.art import card_key
from burgundy_desktop.games.castles_cards.moves import Buy
from tests.games.looking import play_by_chance

ANNA, BLUE = SeatInfo("Anna"), SeatInfo("Blue")
KEYS = {"castles_cards": card_key, "boonlake": boonlake_key}
"""Games with hidden hands, and the kind of card targets in them."""
of_the_card_game = pytest.mark.parametrize("game_id", ["castles_cards"])


@pytest.fixture(params=KEYS)
def game_id(request):
    return request.param


@pytest.fixture
def a_card_game(store, game_id):
    def begin(seats=(ANNA, BLUE), seed=11):
        options = load(game_id).info.options_for(len(seats))
        return store.begin(game_id, options, seats, seed=seed, strict=False)

    return begin


@pytest.fixture
def at_table(window, a_card_game):
    def sit(**wanted):
        window.show_table(a_card_game(**wanted))
        return window.table

    return sit


def own_hand(table, seat):
    match = table.controller.session.match
    key = KEYS[match.game.info.id]
    return {key(card) for card in match.state.players[seat].hand}


def play_one(table):
    """Play the first legal move; return the viewers before and after."""
    before = table.controller.position.viewer
    table.controller.submit(table.controller.position.legal[0])
    return before, table.controller.session.match.to_decide


def play_until_covered(table):
    if table.controller.covered_for is not None:
        ui_driver.click(table.cover.button)
    while table.controller.covered_for is None:
        before, _ = play_one(table)
    return before, table.controller.covered_for


def test_a_game_of_two_people_begins_under_the_cover(at_table):
    table = at_table()
    comes = table.controller.covered_for

    assert comes == table.controller.session.match.to_decide
    assert table.cover.isVisible()
    for seat in (0, 1):
        assert not own_hand(table, seat) & set(table.scene.shown)

    ui_driver.click(table.cover.button)
    assert own_hand(table, comes) <= set(table.scene.shown)
    assert not own_hand(table, 1 - comes) & set(table.scene.shown)


def test_the_players_of_another_table_are_not_left_beside_the_cover(window, at_table, a_game):
    window.show_table(a_game())
    table = at_table()

    cards = [widget.card for widget in table.seats.cards]
    assert sorted(card.name for card in cards) == ["Anna", "Blue"]
    assert [card.seat for card in cards if card.decides] == [table.controller.covered_for]


def test_a_saved_game_of_two_people_opens_under_the_cover(window, at_table, store):
    table = at_table()
    play_until_covered(table)
    path = table.controller.session.autosave.path
    window.show_library()

    window.show_table(store.open(path))

    assert table.cover.isVisible()
    for seat in (0, 1):
        assert not own_hand(table, seat) & set(table.scene.shown)


def test_a_person_against_opponents_is_never_covered(at_table):
    table = at_table(seats=(ANNA, SeatInfo("Margot", "apprentice")))

    assert table.controller.covered_for is None
    assert table.cover.isHidden()


def test_between_two_people_the_cover_lies(at_table):
    table = at_table()
    before, comes = play_until_covered(table)

    assert comes == 1 - before
    assert table.cover.isVisible()
    assert table.prompt_bar.text == ""
    assert table.moves.model.total == 0


def test_beside_the_cover_no_line_in_the_bar_divides_the_moment_from_nothing(at_table):
    table = at_table()
    bar = table.prompt_bar
    assert bar._moment.isVisible()
    assert not bar._rule.isVisible()

    ui_driver.click(table.cover.button)
    assert bar.text
    assert bar._rule.isVisible()


def test_no_key_reaches_what_lies_under_the_cover(window, at_table):
    table = at_table()
    for digit in range(Qt.Key.Key_1, Qt.Key.Key_7):
        QTest.keyClick(table.cover.button, Qt.Key(digit))

    ui_driver.click(table.cover.button)

    assert table.scene.opened is None
    assert table.controller.selection.chooser.picked == ()


def test_after_the_cover_the_ring_is_there_only_for_who_plays_by_keys(at_table):
    table = at_table()
    ui_driver.click(table.cover.button)
    assert table.view.hasFocus()
    assert table.scene.focused_target is None
    play_until_covered(table)

    table.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    QTest.keyClick(table.cover.button, Qt.Key.Key_Return)

    assert table.view.hasFocus()
    assert table.scene.focused_target in table.controller.selection.chooser.offered


def test_nobody_is_told_anything_while_the_cover_lies(window, at_table):
    table = at_table()
    play_until_covered(table)
    asked = table.controller.session.match.cursor

    table.controller.ask_hint()
    table.retell()
    table.controller.look_at(Ply(0))
    QTest.keyClick(window, Qt.Key.Key_Space)

    assert not table.controller.ai_requests.is_thinking
    assert not table.controller.may_choose
    assert table.moves.model.total == 0
    assert table.prompt_bar.text == ""
    assert not table.controller.look.is_back
    assert table.tip.isHidden()
    assert table.controller.session.match.cursor == asked
    assert not window.actions_by_name["hint"].isEnabled()


def test_after_the_cover_only_the_own_hand_has_faces(at_table):
    table = at_table()
    seen = set()
    for _ in range(12):
        _, comes = play_until_covered(table)
        ui_driver.click(table.cover.button)
        seen.add(comes)
        assert own_hand(table, comes) <= set(table.scene.shown)
        assert not own_hand(table, 1 - comes) & set(table.scene.shown)

    assert seen == {0, 1}


def test_taking_back_the_move_of_the_other_covers_the_screen_for_that_one(window, at_table):
    table = at_table()
    before, comes = play_until_covered(table)
    ui_driver.click(table.cover.button)

    window.actions_by_name["undo"].trigger()

    assert table.controller.covered_for == before
    assert table.cover.isVisible()
    assert table.moves.model.total == 0
    ui_driver.click(table.cover.button)
    assert table.controller.position.viewer == before
    assert not own_hand(table, comes) & set(table.scene.shown)


def test_taking_back_under_the_cover_never_shows_the_wrong_hand(window, at_table):
    table = at_table()
    before, _ = play_until_covered(table)

    window.actions_by_name["undo"].trigger()

    assert table.controller.covered_for == before
    assert table.cover.isVisible()


def test_taking_back_further_under_the_cover_lets_nobody_in_unasked(window, at_table):
    table = at_table()
    play_until_covered(table)
    match = table.controller.session.match
    while len({step.seat for step in match.steps[match.cursor - 1 :]}) > 1:
        play_until_covered(table)

    for _ in range(2):
        window.actions_by_name["undo"].trigger()
        assert table.controller.covered_for is not None
        assert table.cover.isVisible()

    ui_driver.click(table.cover.button)

    assert table.cover.isHidden()
    assert table.view.isVisible()


def test_where_nothing_is_hidden_any_more_the_table_comes_back(at_table, monkeypatch):
    table = at_table()
    play_until_covered(table)
    monkeypatch.setattr(type(table.controller.session), "hides_something", lambda *_: False)

    table.controller.undo()

    assert table.cover.isHidden()
    assert table.view.isVisible()
    assert table.view.hasFocus()


@of_the_card_game
def test_drawn_cards_are_seen_by_the_buyer_alone(at_table):
    """On the table, in the log, in the list of moves and among the targets."""
    for seed in range(30):
        table = at_table(seed=seed)
        ui_driver.click(table.cover.button)
        buy = [move for move in table.controller.position.legal if isinstance(move, Buy)]
        match = table.controller.session.match
        while not buy and match.cursor < 30:
            if table.controller.covered_for is not None:
                ui_driver.click(table.cover.button)
            play_one(table)
            buy = [m for m in table.controller.position.legal if isinstance(m, Buy)]
        if not buy:
            continue
        buyer = table.controller.position.viewer
        table.controller.submit(buy[0])
        drawn = {card_key(card) for card in match.state.drawn}
        assert drawn <= set(table.scene.shown)

        other = table.controller.session.position(match.cursor, 1 - buyer)
        table.scene.show_position(other)

        assert not drawn & set(table.scene.shown)
        kinds = {item.place.target.kind for item in table.scene.target_items}
        assert "drawn" not in kinds
        assert other.legal == ()
        return
    raise AssertionError("nobody bought in thirty games")


def test_the_log_reads_the_same_for_everybody_but_for_names(program, a_card_game, game_id):
    """No line names a card that only one player has seen."""
    session, words = a_card_game(seed=5), board_of(game_id).wording
    seats = session.seats
    for step in play_by_chance(session.match, 120, seed=5):
        for event in step.events:
            assert words.log(event, seats, Seat(0)) == words.log(event, seats, Seat(1))


def test_the_picture_in_the_library_shows_what_everybody_may_see(window, a_card_game, store):
    """Two games that differ in the hands alone have the same picture."""
    look, sprites = window.program.appearance, window.program.sprites
    session = a_card_game()

    def image():
        return small_picture(session, look, sprites, QSize(600, 420)).toImage()

    before = image()
    state = session.match.state
    one, other = state.players
    one.hand, other.hand = other.hand, one.hand

    assert image() == before


@of_the_card_game
def test_the_picture_of_a_lone_person_shows_the_own_hand(window, a_card_game):
    look, sprites = window.program.appearance, window.program.sprites
    session = a_card_game(seats=(ANNA, SeatInfo("Margot", "apprentice")))
    before = small_picture(session, look, sprites, QSize(600, 420)).toImage()

    mine = session.match.state.players[0]
    mine.hand = (mine.pile[0], mine.hand[1])

    assert small_picture(session, look, sprites, QSize(600, 420)).toImage() != before
