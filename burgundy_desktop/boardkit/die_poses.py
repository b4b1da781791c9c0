"""The pictures of dice in the air, painted ahead while nothing moves.

A cube painted live costs 1 to 2 ms; a throw of four players has nine of them in every frame.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from burgundy_desktop.boardkit.dice import die_face, stem_and_pips
from burgundy_desktop.boardkit.die_cube import FACES, ROOM, DieColours, paint_cube
from burgundy_desktop.boardkit.kept import kept
from burgundy_desktop.boardkit.palette import Colour, Palette
from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.boardkit.sprites import CREAM, INK, seat_colours

POSES: Final = 16
MOST_BYTES: Final = 6 * 1024 * 1024
"""The oldest pictures are dropped beyond this. A table of four at 1280 x 800 takes 4 MB."""

_HEADINGS: Final = 8
"""Directions of a way: the next one of these is taken."""
_MOST_TURNS: Final = 2.25
_DENSER: Final = 1.6
"""The poses lie closer where the die turns slowly, so that each is seen equally long."""
_WHITE: Final = DieColours(CREAM, Colour("#FFFFFF"), Colour("#E2D3B8"), INK)


@attrs.frozen
class DieInTheAir:
    """A die that is going to be thrown: its drawing, its width in px and the direction of its way,
    in radians clockwise from the right.
    """

    look: Drawing
    width: float
    heading: float

    @property
    def results(self) -> Iterator[DieInTheAir]:
        """The same die with each result."""
        stem, _ = stem_and_pips(self.look.sprite)
        for pips in range(1, FACES + 1):
            face = attrs.evolve(self.look, sprite=die_face(stem, pips))
            yield attrs.evolve(self, look=face)


@attrs.frozen
class _Key:
    colours: DieColours
    pips: int
    pose: int
    heading: int
    width: float
    density: float


@attrs.define
class DiePoses:
    """The cached pictures of dice in the air, at most `MOST_BYTES`."""

    _pictures: OrderedDict[_Key, QPixmap] = attrs.field(factory=OrderedDict)
    bytes_used: int = 0

    def forget(self) -> None:
        """Free all pictures: theme or size have changed, or the table is left."""
        self._pictures.clear()
        self.bytes_used = 0

    def picture(self, die: DieInTheAir, turns: float, palette: Palette, density: float) -> QPixmap:
        """The die so many turns before it rests; painted now if it was not painted ahead."""
        key = _key(die, _pose_of(turns), palette, density)
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        return self._keep(key)

    def paint_ahead(
        self, dice: Sequence[DieInTheAir], palette: Palette, density: float
    ) -> Iterator[None]:
        """Paint the poses of these dice with every result, one each time; stop where there is no
        room for more.
        """
        for die in (face for one in dice for face in one.results):
            for pose in range(POSES):
                key = _key(die, pose, palette, density)
                if key not in self._pictures:
                    if self.bytes_used + _bytes(key) > MOST_BYTES:
                        return
                    self._keep(key)
                    yield

    def _keep(self, key: _Key) -> QPixmap:
        picture = self._pictures[key] = _painted(key)
        self.bytes_used += _bytes(key)
        while self.bytes_used > MOST_BYTES and len(self._pictures) > 1:
            oldest, _ = self._pictures.popitem(last=False)
            self.bytes_used -= _bytes(oldest)
        return picture


def _key(die: DieInTheAir, pose: int, palette: Palette, density: float) -> _Key:
    seat, (_, pips) = die.look.seat, stem_and_pips(die.look.sprite)
    colours = _WHITE
    if seat is not None:
        own = palette.seats.seat(seat)
        colours = DieColours(*seat_colours(own.colour), own.symbol)
    heading = round(die.heading / (2 * math.pi) * _HEADINGS) % _HEADINGS
    return _Key(colours, pips, pose, heading, die.width, density)


def _pose_of(turns: float) -> int:
    share = min(1.0, max(0.0, turns) / _MOST_TURNS)
    return round((POSES - 1) * math.pow(share, 1 / _DENSER))


def _turns_of(pose: int) -> float:
    return _MOST_TURNS * math.pow(pose / (POSES - 1), _DENSER)


def _side_px(key: _Key) -> int:
    return math.ceil(ROOM * key.width * key.density)


def _bytes(key: _Key) -> int:
    return 4 * _side_px(key) ** 2


def _painted(key: _Key) -> QPixmap:
    side = _side_px(key)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF(side / 2, side / 2))
    scale = key.width * key.density / 64
    painter.scale(scale, scale)
    heading = 2 * math.pi * key.heading / _HEADINGS
    paint_cube(painter, key.colours, key.pips, _turns_of(key.pose), heading)
    painter.end()
    picture.setDevicePixelRatio(key.density)
    return kept(picture)
