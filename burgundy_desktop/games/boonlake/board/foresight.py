"""Previews of the target that is pointed at: half-transparent pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import attrs

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box, Drawing, Piece
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.board import payment_items
from burgundy_desktop.games.boonlake.board.art import of_seat, sprite
from burgundy_desktop.games.boonlake.board.items import revealed_tile, shown_scoring_tiles
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.lever_art import paint_lever
from burgundy_desktop.games.boonlake.board.looks import face, figure, painting_of
from burgundy_desktop.games.boonlake.board.payment import payment_of, shown_way
from burgundy_desktop.games.boonlake.board.tile_art import paint_tile
from burgundy_desktop.games.boonlake.board.wording.costs import proposed
from burgundy_desktop.games.boonlake.queries.costs import stocks_spent
from burgundy_desktop.games.boonlake.queries.paying import moved
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.boards import CANAL, production_level
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS
from burgundy_desktop.games.boonlake.tables.tiles import PASTURE

LOOSE: Final = "ahead/"
"""The prefix of the keys of these pieces."""
_GHOST_Z: Final = 55.0


@attrs.frozen
class Ahead:
    """The data for the preview of a move."""

    position: Position
    layout: Layout
    brushes: Brushes

    @property
    def table(self) -> State:
        table: State = self.position.observation.table
        return table

    @property
    def seat(self) -> Seat:
        return self.position.viewer

    @property
    def player(self) -> PlayerState:
        return self.table.players[self.seat]

    def ghost(self, name: str, box: Box) -> Piece:
        """A drawing, half clear."""
        return Piece(
            f"{LOOSE}{name}", Drawing(sprite(name)), box, z=_GHOST_Z, opacity=payment_items.GHOST
        )

    def own(self, thing: str, box: Box) -> Piece:
        """A piece of the viewer, half clear."""
        look = Drawing(of_seat(thing, self.seat))
        return Piece(f"{LOOSE}{thing}", look, box, z=_GHOST_Z, opacity=payment_items.GHOST)


def foresight_pieces(
    position: Position, offers: Offers, looked_at: Target | None, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """The previewed pieces; nothing if the viewer does not decide."""
    if not position.may_move or layout.own.small:
        return
    way = shown_way(position, offers, looked_at)
    if way is not None:
        payment = payment_of(position.observation, way)
        yield from payment_items.payment_pieces(payment, position.viewer, layout.own, brushes)
        return
    move = _meant(position, offers, looked_at)
    draw = _GHOSTS.get(type(move))
    if move is not None and draw is not None:
        ahead = Ahead(position, layout, brushes)
        yield from draw(ahead, move)
        yield from _price(ahead, move)


def _meant(position: Position, offers: Offers, looked_at: Target | None) -> m.BoonlakeMove | None:
    """The previewed move: that of a button, or with the target as its last one; else the only
    remaining one. Of several, the cheapest or the first one.
    """
    told = _pointed_move(position, offers)
    if told is not None:
        return told
    picked = offers.picked
    left = [move for move in position.legal if set(picked) <= set(move.targets)]
    if looked_at is not None and looked_at in offers.offered:
        ends = [move for move in left if move.targets[-1] == looked_at]
        cheapest = proposed(position.observation, ends, (*picked, looked_at))
        return cheapest or next(iter(ends), None)
    if not picked:
        return None
    return left[0] if len(left) == 1 else proposed(position.observation, left, picked)


def _pointed_move(position: Position, offers: Offers) -> m.BoonlakeMove | None:
    """The move of a button or a list row while it is pointed at."""
    if not offers.offered or len(position.legal) < 2:
        return None
    told = (move for move in position.legal if offers.offered == frozenset(move.targets))
    return next(told, None)


def _price(ahead: Ahead, move: m.BoonlakeMove) -> Iterator[Piece]:
    """The price, shown on the stocks at the head of the viewer's board."""
    for stock, amount in enumerate(stocks_spent(ahead.table, ahead.seat, move)):
        if amount:
            box = ahead.layout.own.change(stock)
            yield payment_items.change_piece(f"{LOOSE}stock/{stock}", -amount, box, ahead.brushes)


def _tile(ahead: Ahead, move: m.PlaceTile) -> Iterator[Piece]:
    tile = revealed_tile(ahead.table)
    if tile is not None:
        yield _tile_ghost(ahead, tile, move.location)


def _pasture(ahead: Ahead, move: m.PlacePasture) -> Iterator[Piece]:
    yield _tile_ghost(ahead, PASTURE, move.location)


def _tile_ghost(ahead: Ahead, tile: int, location: int) -> Piece:
    box = ahead.layout.land.location(location)
    told = {
        "brushes": ahead.brushes, "box": box, "tile": tile, "location": location, "empty": 3,
    }  # fmt: skip
    paint = painting_of(paint_tile, **told)
    return face(
        f"{LOOSE}tile", box, paint, tile, location, z=_GHOST_Z, opacity=payment_items.GHOST + 0.15
    )


def _on_site(thing: str) -> Callable[[Ahead, Any], Iterator[Piece]]:
    """Something of the viewer on a building site."""

    def draw(ahead: Ahead, move: m.Settle | m.BuildHouse | m.BuildSettlement) -> Iterator[Piece]:
        tile = ahead.table.tiles[move.site >> 1]
        yield ahead.own(thing, ahead.layout.land.inhabitant(move.site, tile))

    return draw


def _cattle(ahead: Ahead, move: m.PlaceCattle) -> Iterator[Piece]:
    place = ahead.table.grazing[move.location]
    yield ahead.own("cattle", ahead.layout.land.cow(move.location, place))


def _ship(ahead: Ahead, move: m.Sail) -> Iterator[Piece]:
    yield ahead.own("ship", ahead.layout.land.ship(move.space, 0, 1))


def _region(ahead: Ahead, move: m.CoverRegion) -> Iterator[Piece]:
    yield ahead.ghost("region_marker", ahead.layout.land.marker(move.region))


def _new_lever(ahead: Ahead, move: m.Modernize | m.ResetLever) -> Iterator[Piece]:
    """A lever in its slot, ready."""
    box = ahead.layout.own.lever(move.lever)
    told = {"brushes": ahead.brushes, "box": box, "lever": move.lever, "ready": True}
    paint = painting_of(paint_lever, **told)
    yield face(
        f"{LOOSE}lever",
        box,
        paint,
        move.lever,
        z=payment_items.PAY_Z,
        opacity=payment_items.GHOST + 0.2,
    )


def _used_lever(ahead: Ahead, move: Any) -> Iterator[Piece]:
    """The lever that a move pulls down."""
    levers = [one.index for one in move.targets if one.kind == "lever"]
    for lever in levers:
        yield payment_items.lever_pulled(
            f"{LOOSE}lever", lever, ahead.layout.own.lever(lever), ahead.brushes
        )


def _site(ahead: Ahead, move: m.StartSite | m.Produce) -> Iterator[Piece]:
    level = production_level(ahead.player.production, move.resource) + 1
    box = ahead.layout.own.production(CANAL.index(move.resource))
    yield ahead.ghost(f"production_{words.RESOURCES[move.resource]}_{level}", box)


def _canoe(ahead: Ahead, move: m.MoveCanoe) -> Iterator[Piece]:
    pair = moved(ahead.player.canoes, move.section, move.to)
    yield ahead.own("canoe", ahead.layout.own.canoe(pair, PAIRS[pair].index(move.to)))
    yield from _used_lever(ahead, move)


def _marker(ahead: Ahead, move: m.ScoreTile) -> Iterator[Piece]:
    """The scoring marker on the required value."""
    slot = shown_scoring_tiles(ahead.position).index(move.tile)
    scoring = ahead.table.scorings - 1
    box = ahead.layout.scoring_value(slot, scoring)
    name = f"scoring_marker_seat{ahead.seat + 1}"
    ghost = figure(f"{LOOSE}marker", name, box, ahead.brushes, _GHOST_Z, k=scoring + 1)
    yield attrs.evolve(ghost, opacity=payment_items.GHOST)


_GHOSTS: Final[dict[type, Callable[[Ahead, Any], Iterator[Piece]]]] = {
    m.PlaceTile: _tile,
    m.PlacePasture: _pasture,
    m.Settle: _on_site("inhabitant"),
    m.BuildHouse: _on_site("house"),
    m.BuildSettlement: _on_site("settlement"),
    m.PlaceCattle: _cattle,
    m.Sail: _ship,
    m.CoverRegion: _region,
    m.TakeRegionPoints: _used_lever,
    m.Modernize: _new_lever,
    m.ResetLever: _new_lever,
    m.UseTileLever: _used_lever,
    m.SkipCard: _used_lever,
    m.ForgoForVase: _used_lever,
    m.ForgoToSellVase: _used_lever,
    m.ForgoToModernize: _used_lever,
    m.ForgoToDevelop: _used_lever,
    m.LeverCoins: _used_lever,
    m.LeverCards: _used_lever,
    m.LeverInhabitant: _used_lever,
    m.StartSite: _site,
    m.Produce: _site,
    m.MoveCanoe: _canoe,
    m.ScoreTile: _marker,
}
