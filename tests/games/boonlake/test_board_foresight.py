"""Pointing at a target previews the move: ghosts of pieces at their new places."""

import pytest

from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.board.foresight import LOOSE
from tests.games.boonlake.tables_to_look_at import until
from tests.games.looking import asks, seen, shown

LAND = {
    m.PlaceTile: "ahead/tile",
    m.PlacePasture: "ahead/tile",
    m.Settle: "ahead/inhabitant",
    m.BuildHouse: "ahead/house",
    m.BuildSettlement: "ahead/settlement",
    m.PlaceCattle: "ahead/cattle",
    m.Sail: "ahead/ship",
    m.CoverRegion: "ahead/region_marker",
    m.Modernize: "ahead/lever",
    m.SkipCard: "ahead/lever",
    m.LeverCoins: "ahead/lever",
    m.ScoreTile: "ahead/marker",
}


def ghosts(table):
    """Without the discs that count river spaces and the changes of stocks."""
    found = {key for key in table.shown if key.startswith(LOOSE)}
    return {key for key in found if not key.startswith((f"{LOOSE}sail", f"{LOOSE}stock"))}


@pytest.mark.parametrize("kind", LAND, ids=lambda kind: kind.__name__)
def test_a_place_that_is_pointed_at_shows_what_would_stand_there(a_table, kind):
    match = until(asks(kind))
    table = a_table()
    clicking = shown(table, seen(match))
    move = next(move for move in clicking.chooser.left if isinstance(move, kind))
    assert not ghosts(table)

    table.hover_at(table.place_of(move.targets[-1]).center())
    assert ghosts(table) == {LAND[kind]}
    ghost = table.shown[LAND[kind]]
    assert table.size.rect.contains(ghost.box.rect)

    table.hover_at(None)
    assert not ghosts(table)


@pytest.mark.parametrize("kind", [m.StartSite, m.Produce])
def test_a_production_site_is_shown_at_its_next_level(a_table, kind):
    match = until(asks(kind))
    table = a_table()
    clicking = shown(table, seen(match))
    move = next(move for move in clicking.chooser.left if isinstance(move, kind))
    player = match.state.players[match.to_decide]
    level = player.production >> 2 * move.resource & 3

    table.hover_at(table.place_of(move.targets[-1]).center())

    (key,) = ghosts(table)
    assert key.endswith(f"_{level + 1}")


def test_a_canoe_that_is_picked_is_seen_where_it_would_go(a_table):
    match = until(asks(m.MoveCanoe))
    table = a_table()
    clicking = shown(table, seen(match))
    free = (one for one in clicking.chooser.left if isinstance(one, m.MoveCanoe))
    move = next(one for one in free if one.to > one.section)
    canoe, canal = move.targets

    table.hover_at(table.place_of(canal).center())
    assert not ghosts(table)
    clicking.click(canoe)
    table.hover_at(table.place_of(canal).center())
    assert ghosts(table) == {"ahead/canoe"}


def test_what_is_not_offered_shows_nothing(a_table):
    match = until(asks(m.Sail))
    table = a_table()
    table.show_position(seen(match))
    move = next(move for move in match.legal_moves() if isinstance(move, m.Sail))

    table.hover_at(table.place_of(move.targets[-1]).center())

    assert not ghosts(table)
