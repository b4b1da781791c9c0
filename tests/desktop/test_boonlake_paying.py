"""A payment with several ways is not made before the player has seen them."""

import pytest

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.boonlake.moves import REFUSED, PlaceCattle, ScoreTile
from tests.games.boonlake.tables_to_look_at import until


def in_several_ways(kind):
    """One thing of this kind can be paid in several ways, and it is the first to be clicked."""

    def fits(match):
        done = [move.targets[-1] for move in match.legal_moves() if isinstance(move, kind)]
        return any(done.count(one) > 1 for one in done)

    return fits


@pytest.fixture(params=[ScoreTile, PlaceCattle], ids=lambda kind: kind.__name__)
def asked(request, window, store):
    """The controller of a table where one thing can be paid in several ways, and the ways."""
    like = until(in_several_ways(request.param))
    seats = SeatInfo("Anna"), SeatInfo("Benno")
    session = store.begin("boonlake", like.options, seats, seed=like.seed, strict=False)
    for move in like.moves:
        session.match.play(move)
    window.show_table(session)
    if window.table.controller.covered_for is not None:
        window.table.controller.uncover()
    moves = [move for move in like.legal_moves() if isinstance(move, request.param)]
    ends = [move.targets[-1] for move in moves]
    wanted = next(one for one in ends if ends.count(one) > 1)
    return window.table, [move for move in moves if move.targets[-1] == wanted]


def test_a_click_proposes_a_way_and_plays_nothing(asked):
    table, ways = asked
    controller = table.controller
    before = controller.session.match.cursor

    controller.click(ways[0].targets[-1])

    assert controller.session.match.cursor == before
    assert controller.selection.to_confirm in ways
    assert getattr(controller.selection.to_confirm, "payment", None) != REFUSED


def test_the_proposal_is_played_when_it_is_confirmed(asked):
    table, ways = asked
    controller = table.controller
    controller.click(ways[0].targets[-1])
    move = controller.selection.to_confirm

    controller.selection.confirm()

    assert controller.session.match.moves[-1] == move


def test_every_other_way_is_one_click_away(asked):
    table, ways = asked
    controller = table.controller
    controller.click(ways[0].targets[-1])
    other = next(way for way in ways if way != controller.selection.to_confirm)

    controller.click(other.targets[0])

    assert controller.session.match.moves[-1] == other
