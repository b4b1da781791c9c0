"""The bar describes the visible table: first the running animation, then the decision."""

from itertools import groupby
from random import Random

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.table.log_book import caption_on_the_way
from burgundy_desktop.desktop.table.on_the_way import on_the_way
from burgundy_desktop.desktop.table.panel_contents import cards, prompt_of_play
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.games import load
from burgundy_desktop.games.boonlake.events import LeverUsed
from burgundy_desktop.games.boonlake.moves import BuildSettlement, DrawCards, Explore, PlayCard
from burgundy_desktop.games.castles.events import DiceRolled
from burgundy_desktop.games.castles_cards.events import RoundEnded
from burgundy_desktop.games.caylus.events import BailiffMoved, SectionCounted, TurnStarted
from burgundy_desktop.games.pillars.events import HandScoringStarted
from burgundy_desktop.games.pillars.moves import TakePlan
from tests.desktop.conftest import ANNA, BLUE, CARLA, MARGOT
from tests.games.boonlake.tables_to_look_at import until
from tests.languages import speaking

GAME = "pillars"
TOLD = {
    BuildSettlement: ("Anna develops into", "Blue develops into"),
    PlayCard: ("Anna plays a card: ", "Blue plays a card: "),
}


@pytest.fixture
def table(window, store):
    """Three people without animation, so that the test can play up to its position."""
    seats = (ANNA, BLUE, CARLA)
    options = load(GAME).info.options_for(len(seats))
    window.show_table(store.begin(GAME, options, seats, seed=5, strict=False))
    window.table.scene.set_pace(Pace.INSTANT, False)
    return window.table


def sit_down(table):
    if table.controller.covered_for is not None:
        ui_driver.click(table.cover.button)


def play_first(table):
    table.controller.submit(table.controller.position.legal[0])


def play_the_hand(table):
    """Up to its last card."""
    session = table.controller.session
    while sum(player.hand.bit_count() for player in session.match.state.players) > 1:
        session.match.play(session.match.legal_moves()[0])
    table.window().show_table(session)
    sit_down(table)


def play_to_the_scoring(table):
    play_the_hand(table)
    play_first(table)
    while not isinstance(table.controller.position.legal[0], TakePlan):
        play_first(table)


def listed(table):
    return table.moves.model.rowCount()


def take_a_plan(table):
    plan = table.controller.position.legal[0]
    assert isinstance(plan, TakePlan)
    scorer = table.controller.position.viewer
    table.controller.submit(plan)
    assert table.controller.position.to_decide != scorer


def test_while_a_plan_is_carried_out_the_next_player_is_not_asked_yet(table):
    play_to_the_scoring(table)
    table.scene.set_pace(Pace.NORMAL, False)

    take_a_plan(table)

    assert table.scene.is_animating
    assert table.prompt_bar.text.startswith("Blue converts")
    assert table.prompt_bar.text.endswith("Press Space to continue at once.")
    assert list(table.prompt_bar.buttons) == []
    assert listed(table) == 0


def test_the_next_player_is_asked_as_soon_as_the_table_is_theirs(table):
    play_to_the_scoring(table)
    table.scene.set_pace(Pace.NORMAL, False)
    take_a_plan(table)

    QTest.keyClick(table.view, Qt.Key.Key_Space)

    assert not table.scene.is_animating
    assert "Press Space" not in table.prompt_bar.text
    assert listed(table) > 0
    assert table.prompt_bar.text
    assert table.scene.offers.offered


def test_the_last_card_of_a_hand_is_seen_before_its_scoring_is_asked_for(table):
    play_the_hand(table)
    table.scene.set_pace(Pace.NORMAL, False)
    moment = table.board.wording.moment(table.controller.position.observation)

    play_first(table)

    assert table.scene.is_animating
    assert table.prompt_bar._moment.text() == moment
    assert table.prompt_bar.text.endswith("Press Space to continue at once.")
    table.scene.skip()
    assert "Press Space" not in table.prompt_bar.text


def test_what_follows_from_the_last_card_of_a_hand_is_told_by_the_heading_of_the_log(table):
    play_the_hand(table)
    before = table.controller.position
    table.controller.submit(before.legal[0])
    made = attrs.evolve(before, events=table.controller.session.match.steps[-1].events)
    begins = [type(event) for event in made.events].index(HandScoringStarted)

    def told_after(seen):
        unseen = len(made.events) - seen
        return prompt_of_play(before, made, table.board, is_act=False, unseen=unseen).text

    go_on = "Press Space to continue at once."
    told = [told_after(seen) for seen in range(len(made.events) + 1)]
    headed = len(made.events) - begins
    assert told == [go_on] * (begins + 1) + [f"Hand 1 is scored. {go_on}"] * headed


@pytest.mark.parametrize("kind", [BuildSettlement, PlayCard])
def test_what_a_lever_pays_for_is_told_and_not_the_lever(kind):
    def paid(match):
        """The match after such a move with a lever; None without one."""
        for move in match.legal_moves():
            if isinstance(move, kind):
                later = match.up_to(match.cursor)
                if isinstance(later.play(move).events[0], LeverUsed):
                    return later
        return None

    later = paid(until(paid))
    board = board_of("boonlake")
    mover = later.steps[-1].seat
    made = Position(
        viewer=mover,
        observation=later.observe(mover),
        to_decide=mover,
        legal=(),
        events=later.steps[-1].events,
        ply=later.cursor,
        seats=(ANNA, BLUE),
    )

    told = prompt_of_play(made, made, board, is_act=True).text

    assert "lever" not in told
    assert told.startswith(TOLD[kind])
    assert caption_on_the_way(made, board).startswith(TOLD[kind])


@pytest.mark.parametrize(
    ("kind", "seats", "told"),
    [
        (DrawCards, (ANNA, MARGOT), "You draw 2 cards."),
        (DrawCards, (MARGOT, ANNA), "Margot draws 2 cards."),
        (Explore, (ANNA, MARGOT), "You reveal a tile."),
        (Explore, (MARGOT, ANNA), "Margot reveals a tile."),
    ],
)
def test_of_a_move_that_is_about_revealing_the_bar_tells_that_and_not_what(kind, seats, told):
    later = the_first_to(kind)
    viewer, board = Seat(seats.index(ANNA)), board_of("boonlake")
    observation, events = later.observe(viewer), later.steps[-1].events
    made = Position(viewer, observation, Seat(0), (), events, later.cursor, seats)

    with speaking("en"):
        said = prompt_of_play(made, made, board, is_act=True).text
        caption = caption_on_the_way(made, board)

    assert said == f"{told} Press Space to continue at once."
    assert f"{caption}." == told


def the_first_to(kind):
    """A match right after such a move of the first seat."""

    def made(match):
        moves = match.legal_moves() if match.to_decide == 0 else ()
        wanted = next((move for move in moves if isinstance(move, kind)), None)
        if wanted is None:
            return None
        later = match.up_to(match.cursor)
        later.play(wanted)
        return later

    return made(until(made))


def test_within_a_trick_the_next_card_is_asked_for_when_the_one_before_lies(table):
    sit_down(table)
    table.scene.set_pace(Pace.NORMAL, False)

    play_first(table)
    sit_down(table)

    assert listed(table) == 0
    table.scene.skip()
    assert "Press Space" not in table.prompt_bar.text
    assert listed(table) > 0


def scoring_of_a_section(table):
    """Play Caylus up to a move after which a section is scored without a question; returns it."""
    match, chance = table.controller.session.match, Random(5)
    while True:
        move = chance.choice(list(match.legal_moves()))
        later = match.up_to(match.cursor)
        kinds = [type(event) for event in later.play(move).events]
        if SectionCounted in kinds and TurnStarted in kinds:
            return move
        sit_down(table)
        table.controller.submit(move)


def test_the_bar_names_the_section_that_is_scored_once_its_houses_are_counted(window, store):
    seats, options = (ANNA, BLUE), load("caylus").info.options_for(2)
    window.show_table(store.begin("caylus", options, seats, seed=5, strict=False))
    table = window.table
    move = scoring_of_a_section(table)
    sit_down(table)
    window.program.preferences.change(pace="normal")
    clock, told = table.scene.turn_by_hand(), []

    table.controller.submit(move)
    while table.scene.is_animating:
        events = table.controller.position.events
        seen = {type(event) for event in events[: len(events) - table.scene.unseen]}
        told.append((table.prompt_bar._moment.text(), SectionCounted in seen))
        clock.turn(20)

    assert [said for said, _ in groupby(told)][1:] == [
        ("Round 5 · Castle", False),
        ("Round 5 · End of the round", False),
        ("Round 5 · Dungeon", True),
        ("Round 5 · End of the round", True),
        ("Round 6 · Income", True),
    ]


@pytest.mark.parametrize("game_id", ["castles", "castles_cards", "pillars"])
def test_in_the_midst_of_a_move_no_moment_is_told_that_does_not_exist(store, game_id):
    game, board, chance = load(game_id), board_of(game_id), Random(5)
    seats = (ANNA, BLUE, CARLA)
    session = store.begin(game_id, game.info.options_for(3), seats, seed=5, strict=False)
    match, decided, midst = session.match, set(), set()

    while not match.is_over:
        seat = match.to_decide
        decided.add(board.wording.moment(match.observe(seat)))
        step = match.play(chance.choice(list(match.legal_moves())))
        seen = match.observe(seat)
        made = Position(seat, seen, match.to_decide, (), step.events, match.cursor, seats)
        parts = on_the_way(session, board, made)[:-1]
        midst |= {board.wording.moment(part.observation) for part in parts}

    assert midst
    assert midst <= decided


def lit(table):
    return [card.card.seat for card in table.seats.cards if card.card.acts]


def framed(table):
    """Whose place on the table is framed."""
    frame = table.scene.shown.get("turn")
    return [] if frame is None else [frame.look.seat]


@pytest.mark.parametrize(
    ("game_id", "follows"),
    [("castles", DiceRolled), ("castles_cards", RoundEnded), ("caylus", BailiffMoved)],
)
def test_nobody_s_place_is_framed_while_that_is_seen_which_follows(window, store, game_id, follows):
    seats, options = (ANNA, BLUE), load(game_id).info.options_for(2)
    session = store.begin(game_id, options, seats, seed=5, strict=False)
    window.show_table(session)
    window.program.preferences.change(pace="normal")
    table, match = window.table, session.match
    clock, seen, mover = table.scene.turn_by_hand(), [], None

    while mover is None or not any(isinstance(one, follows) for one in match.steps[-1].events):
        table.scene.skip()
        sit_down(table)
        mover = match.to_decide
        table.controller.submit(match.legal_moves()[-1])
    while table.scene.is_animating:
        seen.append((framed(table), lit(table)))
        clock.turn(20)

    in_turn = [whose for whose, _ in groupby(whose for whose, _ in seen)]
    assert in_turn == [[mover], [], [match.to_decide]]
    assert not any(lit for whose, lit in seen if not whose)


def test_no_player_s_card_is_lit_while_that_is_seen_which_follows_from_a_move(at_table):
    table = at_table.table
    table.scene.set_pace(Pace.NORMAL, False)
    clock = table.scene.turn_by_hand()
    match = table.controller.session.match
    new_round = False

    while not new_round:
        mover, seen = table.controller.position.viewer, []
        play_first(table)
        while table.scene.is_animating:
            seen.append(lit(table))
            clock.turn(20)
        new_round = any(isinstance(event, DiceRolled) for event in match.steps[-1].events)

    assert [lit for lit, _ in groupby(seen)] == [[mover], []]
    assert lit(table) == [table.controller.position.viewer]


def test_only_the_card_of_whoever_decides_changes_while_that_is_seen_which_follows(store):
    """The others need not be painted again."""
    game, board = load("castles"), board_of("castles")
    seats, options = (ANNA, BLUE, CARLA), game.info.options_for(3)
    session = store.begin("castles", options, seats, seed=5, strict=False)
    match = session.match
    seen = Position(
        Seat(0), match.observe(Seat(0)), match.to_decide, (), (), match.cursor, session.seats
    )

    lying, following = (
        cards(attrs.evolve(seen, follows=follows), game, board, (0, 0, 0), None, {})
        for follows in (False, True)
    )

    changed = [card.seat for card, before in zip(following, lying, strict=True) if card != before]
    assert changed == [match.to_decide]
