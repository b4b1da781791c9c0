"""The pictures of dice in the air, painted ahead while nothing moves.

A cube painted live costs 1 to 2 ms; a throw of four players has nine of them in every frame.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

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


@attrs.frozen(cache_hash=True)
class _Die:
    """What the pictures of a die have in common."""

    colours: DieColours
    pips: int
    heading: int
    width: float
    density: float


_Key: TypeAlias = tuple[_Die, int]
"""A die and its pose."""


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
        key = _seen(die, palette, density), _pose_of(turns)
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
        for die in (_seen(face, palette, density) for one in dice for face in one.results):
            for key in ((die, pose) for pose in range(POSES)):
                if key not in self._pictures:
                    if self.bytes_used + _bytes(die) > MOST_BYTES:
                        return
                    self._keep(key)
                    yield

    def _keep(self, key: _Key) -> QPixmap:
        picture = self._pictures[key] = _painted(key)
        self.bytes_used += _bytes(key[0])
        while self.bytes_used > MOST_BYTES and len(self._pictures) > 1:
            (oldest, _), _ = self._pictures.popitem(last=False)
            self.bytes_used -= _bytes(oldest)
        return picture


def _seen(die: DieInTheAir, palette: Palette, density: float) -> _Die:
    seat, (_, pips) = die.look.seat, stem_and_pips(die.look.sprite)
    colours = _WHITE
    if seat is not None:
        own = palette.seats.seat(seat)
        colours = DieColours(*seat_colours(own.colour), own.symbol)
    heading = round(die.heading / (2 * math.pi) * _HEADINGS) % _HEADINGS
    return _Die(colours, pips, heading, die.width, density)


def _pose_of(turns: float) -> int:
    share = min(1.0, max(0.0, turns) / _MOST_TURNS)
    return round((POSES - 1) * math.pow(share, 1 / _DENSER))


def _turns_of(pose: int) -> float:
    return _MOST_TURNS * math.pow(pose / (POSES - 1), _DENSER)


def _side_px(die: _Die) -> int:
    return math.ceil(ROOM * die.width * die.density)


def _bytes(die: _Die) -> int:
    """How much a picture of it takes."""
    return 4 * _side_px(die) ** 2


def _painted(key: _Key) -> QPixmap:
    die, pose = key
    side = _side_px(die)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF(side / 2, side / 2))
    scale = die.width * die.density / 64
    painter.scale(scale, scale)
    heading = 2 * math.pi * die.heading / _HEADINGS
    paint_cube(painter, die.colours, die.pips, _turns_of(pose), heading)
    painter.end()
    picture.setDevicePixelRatio(die.density)
    return kept(picture)
