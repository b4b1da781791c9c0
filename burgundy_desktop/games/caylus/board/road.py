"""The road of Caylus as pieces: buildings, workers, and the provost's veil."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Inset, Painted, Piece
from burgundy_desktop.boardkit.targets import COUNTED_Z
from burgundy_desktop.games.caylus.board import art
from burgundy_desktop.games.caylus.board.layout import Layout
from burgundy_desktop.games.caylus.board.town import Town
from burgundy_desktop.games.caylus.queries.provost import is_reached
from burgundy_desktop.games.caylus.state import NOBODY, PROVOST, State
from burgundy_desktop.games.caylus.tables.buildings import NO_BUILDING, RESIDENCE
from burgundy_desktop.games.caylus.tables.castle import TRIGGER
from burgundy_desktop.games.caylus.tables.road import SPACES

_NOT_REACHED: Final = 0.55
"""Opacity of a worker beyond the provost."""
_ON_A_BUILDING, _ON_A_PLOT, _EARLY = 0.59, 0.27, 0.6
"""The strength of the veil beyond the provost; weaker before the provost moves."""
HIGHEST_TILE_Z: Final = 14.0
"""The z-layer below everything on and before the tiles."""


class _Stands(NamedTuple):
    """The contents of a space of the road and of the road before it: a tuple, as the pieces of all
    spaces are looked up by it at each move.
    """

    building: int
    owner: int
    worker: int
    is_workplace: bool
    reserved: tuple[int, ...]
    """The player who has paid for a residence here."""


def road_pieces(table: State, layout: Layout, brushes: Brushes, reach: int) -> Iterator[Piece]:
    """The spaces one after the other; those beyond `reach` are veiled."""
    for space in SPACES:
        stands = _Stands(
            table.buildings[space],
            table.owners[space],
            table.workers[space],
            bool(table.workplaces >> space & 1),
            tuple(seat for reserved, seat in table.reserved if reserved == space),
        )
        yield from _space(space, stands, layout.town, is_reached=is_reached(reach, space))
        if not is_reached(reach, space):
            is_plot = stands.building == NO_BUILDING
            yield _veil(table, space, layout, brushes, is_plot=is_plot)


@lru_cache(maxsize=512)
def _space(space: int, stands: _Stands, town: Town, *, is_reached: bool) -> tuple[Piece, ...]:
    """The pieces of a space of the road; cached, as few spaces change with a move."""
    opacity = 1.0 if is_reached else _NOT_REACHED
    if stands.building == NO_BUILDING:
        pieces = [*_plot(space, town)]
    else:
        pieces = [
            Piece(art.tile_key(space), art.tile_look(stands.building), town.tile(space), z=10)
        ]
    stone = town.milestone(space)
    pieces.append(Piece(f"number/{space}", art.milestone_look(space), stone, COUNTED_Z))
    if stands.owner != NOBODY:
        house = Drawing(art.house_sprite(stands.owner))
        pieces.append(Piece(art.house_key(space), house, town.house(space), COUNTED_Z, opacity))
    pieces += [_reserved(space, seat, town) for seat in stands.reserved]
    if stands.worker != NOBODY:
        worker = Drawing(art.worker_sprite(stands.worker))
        pieces.append(Piece(art.worker_key(space), worker, town.worker(space), 20, opacity))
    elif stands.is_workplace:
        circle = Drawing(art.sprite("spot"))
        pieces.append(Piece(f"spot/{space}", circle, town.spot(space), z=9))
    return tuple(pieces)


def _plot(space: int, town: Town) -> Iterator[Piece]:
    tile, has_pennant = town.tile(space), space in TRIGGER
    yield Piece(art.plot_key(space), art.plot_look(space, has_pennant=has_pennant), tile, z=9)
    if has_pennant:
        look = Drawing(art.trigger_sprite(TRIGGER.index(space)))
        box = Box.around(tile.centre[0], tile.y + tile.height * 43 / 90, tile.width * 46 / 72)
        yield Piece(art.pennant_key(space), look, box, z=9.5)


def _reserved(space: int, seat: int, town: Town) -> Piece:
    """A small picture of the residence that is already paid for."""
    house = Inset(art.house_sprite(seat), 0.12, 0.08, 0.62)
    look = Drawing(art.tile_sprite(RESIDENCE), insets=(house,))
    return Piece(f"reserved/{space}", look, town.reserved(space), COUNTED_Z)


def _veil(table: State, space: int, layout: Layout, brushes: Brushes, *, is_plot: bool) -> Piece:
    strength = _ON_A_PLOT if is_plot else _ON_A_BUILDING
    if table.phase < PROVOST:
        strength *= _EARLY
    tile = layout.town.tile(space)
    box = tile.grown(1.5 * layout.scale)
    paint_it = partial(_paint_veil, brushes=brushes, tile=tile, strength=strength, k=layout.scale)
    look = Painted(f"veil/{strength:.2f}/{box}", paint_it)
    return Piece(art.veil_key(space), look, box, z=HIGHEST_TILE_Z)


def _paint_veil(painter: QPainter, brushes: Brushes, tile: Box, strength: float, k: float) -> None:
    colour = QColor(paint(brushes.palette.surfaces.table))
    colour.setAlphaF(strength)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(tile.grown(0.5 * k).rect, 7 * k, 7 * k)
