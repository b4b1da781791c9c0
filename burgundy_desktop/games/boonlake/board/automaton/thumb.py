"""The small board of the Eminence, in place of other boards: its tile, its deck, its cactus track.
A click opens its panel.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Piece, Place
from burgundy_desktop.core.ids import target
from burgundy_desktop.games.boonlake.board import labels
from burgundy_desktop.games.boonlake.board.art import paint_drawing, sign, sprite
from burgundy_desktop.games.boonlake.board.automaton.items import types_left
from burgundy_desktop.games.boonlake.board.automaton.thumb_layout import AutomatonThumb
from burgundy_desktop.games.boonlake.board.automaton.tile_art import paint_solo_tile
from burgundy_desktop.games.boonlake.board.looks import face
from burgundy_desktop.games.boonlake.board.wording.eminence import title
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.eminence import Eminence, direction_of
from burgundy_desktop.games.boonlake.tables.solo import CACTUS_VP

THUMB_Z = 10.0
_TEXT = 13.0
_TURNS = (0.0, 90.0, 270.0, 180.0)
"""The rotation of the back, by direction: from the top left corner."""


def automaton_thumb_pieces(
    table: State, thumb: AutomatonThumb, brushes: Brushes
) -> Iterator[Piece]:
    """A single piece with the whole small board."""
    eminence = table.eminence
    if eminence is None:
        return
    mini = _Mini(eminence, table.eminence_seat, thumb, brushes)
    content = eminence.seen, len(eminence.deck), eminence.deck[-1:], eminence.cactus, title()
    yield face("automaton/thumb", thumb.panel, mini.paint, *content, z=THUMB_Z)


def automaton_thumb_places(thumb: AutomatonThumb) -> Iterator[Place]:
    """A click opens its panel."""
    yield Place(target("eminence"), thumb.panel, z=-1)


@attrs.frozen
class _Mini:
    """The content of the small board."""

    eminence: Eminence
    seat: int
    thumb: AutomatonThumb
    brushes: Brushes

    def paint(self, painter: QPainter) -> None:
        thumb, brushes, k = self.thumb, self.brushes, self.thumb.k
        painting.panel(painter, brushes, thumb.panel.grown(-1.5 * k), k)
        painting.drawing(painter, brushes, sign(self.seat), thumb.sign)
        ink = brushes.palette.text.ink
        painting.write(painter, brushes, title(), thumb.name, 13 * k, ink, align=Align.LEFT)
        if self.eminence.seen:
            paint_solo_tile(painter, brushes, thumb.tile, self.eminence.seen[-1], -1, -1, self.seat)
        else:
            paint_drawing(painter, brushes, "eminence", thumb.tile)
        self._paint_deck(painter)
        self._paint_cactus(painter)

    def _paint_deck(self, painter: QPainter) -> None:
        icon, words = self.thumb.row(0)
        deck = self.eminence.deck
        if deck:
            _paint_back(painter, self.brushes, icon, direction_of(deck[-1]))
        upper = attrs.evolve(words, height=0.5 * words.height)
        self._write(painter, labels.TILES_LEFT(n=len(deck)), upper)
        self._write(painter, types_left(self.eminence), upper.moved(0, upper.height))

    def _paint_cactus(self, painter: QPainter) -> None:
        icon, words = self.thumb.row(1)
        now = self.eminence.cactus
        paint_drawing(painter, self.brushes, "cactus", icon.grown(-0.08 * icon.width))
        count = attrs.evolve(words, width=0.35 * words.width)
        self._write(painter, str(now), count, bold=True)
        points = Box.around(count.right + 0.5 * icon.width, words.centre[1], 0.8 * icon.width)
        paint_drawing(painter, self.brushes, "cactus_space", points, {"vp": CACTUS_VP[now]})

    def _write(self, painter: QPainter, text: str, box: Box, *, bold: bool = False) -> None:
        size, ink = _TEXT * self.thumb.k, self.brushes.palette.text.ink
        kind = Face.SERIF if bold else Face.SANS
        painting.write(
            painter, self.brushes, text, box, size, ink, face=kind, align=Align.LEFT, bold=bold
        )


def _paint_back(painter: QPainter, brushes: Brushes, box: Box, direction: int) -> None:
    """The back of a solo tile, turned so that it points in this direction."""
    painter.save()
    painter.translate(*box.centre)
    painter.rotate(_TURNS[direction])
    half = box.width / 2
    at_origin = Box(-half, -half, box.width, box.height)
    pixmap = brushes.pixmap(Drawing(sprite("solo_back")), box.width)
    painter.drawPixmap(at_origin.rect, pixmap, pixmap.rect().toRectF())
    painter.restore()
