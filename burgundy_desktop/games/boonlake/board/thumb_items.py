"""The others' boards, small, beside the action board or below the viewer's; a click opens them."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Align, Box, Piece, Place
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board.art import paint_drawing, sign, sprite
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.lever_art import paint_narrow_lever
from burgundy_desktop.games.boonlake.board.looks import face
from burgundy_desktop.games.boonlake.board.own import CATTLE, HOUSES, SETTLEMENTS, place_of
from burgundy_desktop.games.boonlake.board.thumbs import Thumb
from burgundy_desktop.games.boonlake.queries.paying import units_at
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.tables import boards, words
from burgundy_desktop.games.boonlake.tables.canoes import SECTIONS
from burgundy_desktop.games.boonlake.tables.facts import FACTS

THUMB_Z = 10.0
_KINDS = {HOUSES: "house", SETTLEMENTS: "settlement", CATTLE: "cattle"}
_NOT_OWNED = 0.6
_LEAST_PX = 13.0


def others_of(position: Position, large: int | None = None) -> list[int]:
    """The players with a small board, in the order of their turns after the viewer; the viewer's is
    where that of the one would be who has the `large` one.
    """
    table: State = position.observation.table
    count = len(table.players)
    viewer = position.viewer if 0 <= position.viewer < count else 0
    others = [(viewer + step) % count for step in range(1, count)]
    return [viewer if seat == large else seat for seat in others]


def thumb_pieces(
    position: Position, layout: Layout, brushes: Brushes, large: int | None
) -> Iterator[Piece]:
    """One piece for each of the other boards."""
    table: State = position.observation.table
    for seat, thumb in zip(others_of(position, large), layout.thumbs, strict=False):
        mini = Mini(seat, table.players[seat], position.seats[seat].name, thumb, brushes)
        yield face(f"thumb/{seat}", thumb.panel, mini.paint, *mini.content, z=THUMB_Z)


def thumb_places(position: Position, layout: Layout, large: int | None) -> Iterator[Place]:
    """A click opens the board."""
    for seat, thumb in zip(others_of(position, large), layout.thumbs, strict=False):
        yield Place(target(SEAT, seat), thumb.panel, z=-1)


@attrs.frozen
class Mini:
    """The content of a small board."""

    seat: int
    player: PlayerState
    name: str
    thumb: Thumb
    brushes: Brushes

    @property
    def content(self) -> tuple[object, ...]:
        """All that its picture depends on."""
        player = self.player
        built = (player.houses, player.settlements, player.cattle, player.levels)
        return (self.name, *built, player.production, player.canoes, player.levers, player.ready)

    def paint(self, painter: QPainter) -> None:
        """The whole board."""
        box, k = self.thumb.panel.grown(-1.5 * self.thumb.k), self.thumb.k
        painting.panel(painter, self.brushes, box, k)
        painting.drawing(painter, self.brushes, sign(self.seat), self.thumb.sign)
        ink = self.brushes.palette.text.ink
        where, size = self.thumb.name, 13 * k
        painting.write(painter, self.brushes, self.name, where, size, ink, align=Align.LEFT)
        self._paint_levels(painter)
        self._paint_sites(painter)
        if self.thumb.has_levers:
            self._paint_levers(painter)
        else:
            self._count_levers(painter)

    def _paint_levels(self, painter: QPainter) -> None:
        gone = (self.player.houses, self.player.settlements, self.player.cattle)
        for level in range(boards.LEVEL_COUNT):
            self._paint_bonus(painter, level)
        for kind, name in _KINDS.items():
            for piece in range(boards.LEVEL_NEEDS[-1][kind]):
                box = self.thumb.recess(kind, piece)
                self._draw(painter, "recess", box)
                if piece < gone[kind]:
                    self._paint_income(painter, kind, piece)
                else:
                    self._draw(painter, f"{name}_seat{self.seat + 1}", box.grown(-0.08 * box.width))

    def _paint_income(self, painter: QPainter, kind: int, piece: int) -> None:
        level, place = place_of(kind, piece)
        row = FACTS.levels[level]
        recess = {HOUSES: row.houses, SETTLEMENTS: row.settlements, CATTLE: row.cattle}[kind][place]
        box = self.thumb.recess(kind, piece)
        inner = box.grown(-0.1 * box.width)
        if recess.coins:
            self._draw(painter, "coin_face", inner, n=self._said(recess.coins, inner))
        elif recess.vp:
            self._draw(painter, "vp", inner, n=self._said(recess.vp, inner))

    def _paint_bonus(self, painter: QPainter, level: int) -> None:
        box = self.thumb.bonus(level)
        if level >= boards.BONUS_LEVELS:
            text = self._said(f"+{boards.LEVEL_END_VP[level]}", box)
            colour = self.brushes.palette.text.points
            painting.write(painter, self.brushes, text, box, 0.62 * box.height, colour)
        elif level >= self.player.levels:
            self._draw(painter, f"inhabitant_seat{self.seat + 1}", box)
        else:
            inner = box.grown(-0.05 * box.width)
            self._draw(painter, "vp", inner, n=self._said(boards.LEVEL_BONUS_VP[level], inner))

    def _paint_sites(self, painter: QPainter) -> None:
        ink = self.brushes.palette.text.ink
        for section in range(SECTIONS):
            resource = boards.CANAL[section]
            level = boards.production_level(self.player.production, resource)
            word, box = words.RESOURCES[resource], self.thumb.site(section)
            if level:
                self._draw(painter, f"production_{word}_{level}", box)
            else:
                painter.setOpacity(0.5)
                self._draw(painter, f"resource_{word}", box.grown(-0.12 * box.width))
                painter.setOpacity(1.0)
            have, where = str(units_at(self.player, section)), self.thumb.available(section)
            painting.write(painter, self.brushes, have, where, 0.72 * where.height, ink)

    def _paint_levers(self, painter: QPainter) -> None:
        """Paint the effects of levers: used ones faint; empty slots for missing ones."""
        for lever in range(boards.LEVER_COUNT):
            ready, owned = self.player.ready >> lever & 1, self.player.levers >> lever & 1
            box = self.thumb.lever(lever)
            if owned:
                paint_narrow_lever(painter, self.brushes, box, lever, ready=bool(ready))
            else:
                painter.setOpacity(_NOT_OWNED)
                painting.dashed(painter, self.brushes, box, self.thumb.k)
                painter.setOpacity(1.0)

    def _said(self, number: object, box: Box) -> str:
        """A numeral, empty if it would be too small to read."""
        return str(number) if box.height >= _LEAST_PX else ""

    def _count_levers(self, painter: QPainter) -> None:
        icon, where = self.thumb.ready
        self._draw(painter, "lever_up", icon)
        text = f"{self.player.ready.bit_count()}/{self.player.levers.bit_count()}"
        ink = self.brushes.palette.text.ink
        painting.write(painter, self.brushes, text, where, 12 * self.thumb.k, ink)

    def _draw(self, painter: QPainter, name: str, box: Box, **values: object) -> None:
        share = self.brushes.sprites.proportion(sprite(name))
        fitting = Box.around(*box.centre, box.width, box.width * share)
        paint_drawing(painter, self.brushes, name, fitting, values)
