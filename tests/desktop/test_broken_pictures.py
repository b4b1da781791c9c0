"""A picture on the way that cannot be laid, or a motion that fails, is a bug of the program: it is
reported, the table shows the end of the move, and the game goes on.
"""

import attrs
import pytest

from burgundy_desktop.boardkit.clock import FRAME_MS
from burgundy_desktop.boardkit.motions import Travel
from burgundy_desktop.desktop.match.ai_requests import Hold
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed
from burgundy_desktop.games import load

GAME = "castles_cards"
OWN, THEIRS = 4, 5
"""The plies of a move of the person and of the opponent; each has four parts, and the other one
decides after it.
"""
MOST_FRAMES = 2000


class Bug(Exception):
    """What a board raises that has a bug."""


@pytest.fixture
def before(window, store, judges, like):
    """(ply, pace) -> the table before this move; nobody thinks for the opponent."""

    def sit_down(ply, pace="fast"):
        options, seats = load(GAME).info.options_for(2), (PERSON, OTHERS[0])
        session = store.begin(GAME, options, seats, seed=like.seed, strict=False)
        window.program.preferences.change(pace=pace)
        window.show_table(replayed(session, like, ply - 1))
        return window.table

    return sit_down


def break_the_picture(scene, part):
    """The picture of this part of a move, 0 for the first, cannot be laid."""
    parts, pieces = [], scene.pieces

    def lay():
        now = scene.position
        if now.is_on_the_way:
            if now not in parts:
                parts.append(now)
            if parts.index(now) == part:
                raise Bug
        return pieces()

    scene.pieces = lay


def fail(*_):
    raise Bug


def watch(table, clock):
    """Frame by frame, until nothing moves any more."""
    for _ in range(MOST_FRAMES):
        clock.turn(FRAME_MS)
        if not table.scene.is_animating:
            return


def told(table):
    """What lies on the table, what can be done there, and what is said of it around."""
    scene, log = table.scene, table.around.log.model
    return {
        "shown": scene.shown,
        "lying": {key: item.piece for key, item in scene._pieces.items.lying.items()},
        "flying": list(scene.flying),
        "offered": scene.offers.offered,
        "caption": scene.caption_text,
        "log": [log.index(row, 0).data() for row in range(log.rowCount())],
        "cards": [attrs.evolve(card.card, clock="") for card in table.seats.cards],
        "bar": table.prompt_bar.text,
        "moves": table.moves.model.rowCount(),
    }


@pytest.fixture
def at_once(before, like):
    """(ply) -> what is told after this move where nothing moves."""

    def at_once(ply):
        table = before(ply, "instant")
        table.controller.submit(like.steps[ply].move)
        return told(table)

    return at_once


def is_held(table):
    return Hold.ANIMATION in table.controller.ai_requests._holds


def goes_on_after(table, raised, qtbot):
    """The bug is reported once, and nobody waits for the table."""
    qtbot.waitUntil(lambda: bool(raised) and not table.showing.lets_read)
    return [kind for kind, _, _ in raised] == [Bug] and not is_held(table)


@pytest.mark.parametrize("part", [0, 1, 2])
@pytest.mark.parametrize("ply", [OWN, THEIRS], ids=["own", "theirs"])
def test_where_a_part_cannot_be_laid_the_end_of_the_move_is_shown(
    before, at_once, like, ply, part, qtbot
):
    expected = at_once(ply)
    table = before(ply)
    clock = table.scene.turn_by_hand()
    break_the_picture(table.scene, part)

    with qtbot.capture_exceptions() as raised:
        table.controller.submit(like.steps[ply].move)
        watch(table, clock)
        assert goes_on_after(table, raised, qtbot)

    assert told(table) == expected


def test_the_opponent_moves_after_a_broken_move_of_the_person(before, like, qtbot):
    table = before(OWN)
    clock, match = table.scene.turn_by_hand(), table.controller.session.match
    break_the_picture(table.scene, 0)

    with qtbot.capture_exceptions() as raised:
        table.controller.submit(like.steps[OWN].move)
        table.controller.ai_requests.decide_on(like.steps[THEIRS].move)
        watch(table, clock)
        assert not is_held(table)
        qtbot.waitUntil(lambda: match.cursor == THEIRS)

    assert [kind for kind, _, _ in raised] == [Bug]


def test_the_person_is_asked_after_a_broken_move_of_the_opponent(before, like, qtbot):
    table = before(THEIRS)
    clock = table.scene.turn_by_hand()
    break_the_picture(table.scene, 2)

    with qtbot.capture_exceptions() as raised:
        table.controller.submit(like.steps[THEIRS].move)
        watch(table, clock)
        assert goes_on_after(table, raised, qtbot)

    assert table.controller.may_choose
    assert table.scene.offers.offered


def test_a_part_that_cannot_be_begun_is_passed_over_with_the_rest(before, at_once, like, qtbot):
    expected = at_once(OWN)
    table = before(OWN)
    prepare = table.scene.prepare
    table.scene.prepare = lambda seen: (
        fail() if table.scene.position.is_on_the_way else prepare(seen)
    )

    with qtbot.capture_exceptions() as raised:
        table.controller.submit(like.steps[OWN].move)
        assert goes_on_after(table, raised, qtbot)

    assert told(table) == expected


@pytest.mark.parametrize("moment", ["begin", "show", "finish"])
def test_a_motion_that_fails_is_reported_once(before, at_once, like, moment, qtbot, monkeypatch):
    expected = at_once(OWN)
    table = before(OWN)
    clock = table.scene.turn_by_hand()
    monkeypatch.setattr(Travel, moment, fail)

    with qtbot.capture_exceptions() as raised:
        table.controller.submit(like.steps[OWN].move)
        watch(table, clock)
        assert goes_on_after(table, raised, qtbot)

    assert told(table) == expected


def test_a_motion_that_fails_as_it_is_skipped_keeps_nobody(
    before, at_once, like, qtbot, monkeypatch
):
    expected = at_once(OWN)
    table = before(OWN)
    clock = table.scene.turn_by_hand()
    table.controller.submit(like.steps[OWN].move)
    clock.turn(FRAME_MS)
    monkeypatch.setattr(Travel, "finish", fail)

    with qtbot.capture_exceptions() as raised:
        table.showing.skip()
        assert goes_on_after(table, raised, qtbot)

    assert told(table) == expected


def test_an_end_that_cannot_be_laid_is_raised_as_it_is(before, like, qtbot):
    table = before(OWN, "instant")
    table.scene.pieces = fail

    with qtbot.capture_exceptions() as raised:
        table.controller.submit(like.steps[OWN].move)

    ((kind, error, _),) = raised
    assert kind is Bug
    assert error.__context__ is None


def test_an_end_that_cannot_be_laid_after_a_broken_part_is_raised_once(before, like, qtbot):
    table = before(OWN)
    clock = table.scene.turn_by_hand()
    table.scene.pieces = fail

    with qtbot.capture_exceptions() as raised:
        table.controller.submit(like.steps[OWN].move)
        watch(table, clock)
        clock.turn(FRAME_MS)
        qtbot.wait(0)

    ((kind, error, _),) = raised
    assert kind is Bug
    assert isinstance(error.__context__, Bug)
