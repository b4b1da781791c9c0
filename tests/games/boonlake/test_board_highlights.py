"""Only the other players' actions since the viewer's last turn are marked."""

import math

import pytest

from burgundy_desktop.boardkit.pieces import Drawing, Piece
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board.art import tile_key
from burgundy_desktop.games.boonlake.board.highlights import highlights
from burgundy_desktop.games.boonlake.board.layout import layout_for
from burgundy_desktop.games.boonlake.tables.land import LOCATIONS
from tests.games.boonlake.tables_to_look_at import a_match
from tests.games.looking import play_by_chance, seen

MARKED = {
    happened.ActionTaken: lambda event: f"action/{event.action}",
    happened.TilePlaced: lambda event: f"tile/{event.location}",
    happened.Settled: lambda event: f"person/{event.site}",
    happened.HouseBuilt: lambda event: f"person/{event.site}",
    happened.CattlePlaced: lambda event: f"tile/{event.location}",
    happened.RegionCovered: lambda event: f"covered/{event.region}",
    happened.ShipMoved: lambda event: f"ship/{event.seat}",
    happened.TileScored: lambda event: f"scoring/{event.tile}",
}


@pytest.mark.parametrize("players", [2, 4])
def test_what_another_player_did_carries_the_sign_of_that_player(a_table, players):
    match = a_match(players, 7)
    table = a_table()
    met: set[type] = set()
    for step in play_by_chance(match, 700, seed=7):
        told = [event for event in step.events if type(event) in MARKED]
        if match.is_over or not told or {type(event) for event in told} <= met:
            continue
        met |= {type(event) for event in told}
        (seat,) = {event.seat for event in told}
        viewer = Seat((seat + 1) % players)
        table.show_position(seen(match, viewer))
        mine = list(highlights(told, viewer, Seat(-1), table.shown))
        boxes = {mark.box for mark in mine}
        assert {mark.seat for mark in mine} <= {seat}
        for event in told:
            piece = table.shown.get(MARKED[type(event)](event))
            inside = [box for box in boxes if piece and piece.box.rect.contains(box.rect)]
            assert piece is None or inside, event

    assert met >= set(MARKED) - {happened.HouseBuilt, happened.RegionCovered}


def test_a_mark_on_a_tile_lies_on_its_own_hexagon():
    land = layout_for(988, 692).land
    for location in LOCATIONS:
        key = tile_key(location)
        piece = Piece(key, Drawing(""), land.location(location))
        event = happened.TilePlaced(Seat(1), 0, location)
        (mark,) = highlights([event], Seat(0), Seat(-1), {key: piece})
        corner = mark.box.x, mark.box.y
        nearest = min(LOCATIONS, key=lambda one: math.dist(corner, land.location(one).centre))
        assert nearest == location
        assert math.dist(corner, land.location(location).centre) < 0.8 * land.side


def test_what_one_did_oneself_is_not_marked(a_table):
    match = a_match(2, 7)
    table = a_table()
    found = 0
    for step in play_by_chance(match, 60, seed=7):
        viewer = Seat(step.seat)
        table.show_position(seen(match, viewer))
        mine = [event for event in step.events if getattr(event, "seat", None) == viewer]
        found += len(mine)
        assert not list(highlights(mine, viewer, Seat(-1), table.shown))
    assert found > 30


def test_marks_hang_on_what_is_on_the_table(a_table):
    """An uncovered tile, a ship that has moved on: the mark moves with it."""
    match = a_match(3, 4)
    events = []
    for step in play_by_chance(match, 200, seed=4):
        events += step.events
    table = a_table()
    table.show_position(seen(match, 0))

    table.highlight_since_last_turn(events)

    for mark in table.highlights(events):
        assert mark.seat != 0
        assert table.size.rect.contains(mark.box.rect.center())
