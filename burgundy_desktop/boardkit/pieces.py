"""What lies on a table, as plain values: a game says them, the scene makes items of them."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import TypeAlias

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from burgundy_desktop.core.ids import Target
from burgundy_desktop.sound.names import Sound


@attrs.frozen
class Box:
    """A rectangle of the table, in px of the scene."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float | None = None) -> Box:
        """The box with its middle at (x, y); a square without `height`."""
        tall = width if height is None else height
        return cls(x - width / 2, y - tall / 2, width, tall)

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def rect(self) -> QRectF:
        return QRectF(self.x, self.y, self.width, self.height)

    def joined(self, other: Box) -> Box:
        """The smallest box that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        right, bottom = max(self.right, other.right), max(self.bottom, other.bottom)
        return Box(x, y, right - x, bottom - y)

    def grown(self, by: float) -> Box:
        """Larger by `by` on every side, smaller if negative."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, dx: float, dy: float) -> Box:
        return attrs.evolve(self, x=self.x + dx, y=self.y + dy)


class Face(enum.Enum):
    """Which of the two typefaces: SERIF for titles and numerals, SANS for what is read."""

    SERIF = "Source Serif Pro"
    SANS = "Source Sans Pro"


class Ink(enum.Enum):
    """The role of a text's colour."""

    INK = "ink"
    QUIET = "quiet"
    POINTS = "points"
    ON_DRAWING = "on_drawing"
    """Dark on both tables: what stands on a drawing, which is the same on both."""


class Align(enum.Enum):
    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


class Shape(enum.Enum):
    """The outline of something that can be pointed at."""

    HEX = "hex"
    PLATE = "plate"
    DISC = "disc"


@attrs.frozen
class Label:
    """A short text on a drawing; place and size are shares of the drawing's width and height."""

    text: str
    x: float = 0.5
    y: float = 0.5
    size: float = 0.4


@attrs.frozen
class Inset:
    """A smaller sprite laid on a drawing; place and width are shares of the drawing's."""

    sprite: str
    x: float
    y: float
    width: float


@attrs.frozen
class Drawing:
    """A sprite; `seat` dresses it in the colour of that seat."""

    sprite: str
    seat: int | None = None
    label: Label | None = None
    badge: int = 0
    """How many there are, shown on a plate at the corner; 0 shows none."""
    badge_size: float = 0.36
    """The plate of the badge, as a share of the width."""
    insets: tuple[Inset, ...] = ()


@attrs.frozen
class Words:
    """A line of text that fits itself to its box; `size` in px."""

    text: str
    size: float
    ink: Ink = Ink.INK
    face: Face = Face.SERIF
    align: Align = Align.LEFT
    bold: bool = True
    alike: tuple[str, ...] = ()
    """Texts in boxes of about this width that are written as large as this one."""
    counts: bool = True
    """Whether a number counts up or down to the next; one that is no amount changes at once."""


@attrs.frozen
class Frame:
    """A rim in the glow colour of a seat, round a panel."""

    seat: int
    corner: float


@attrs.frozen
class Painted:
    """A picture of its own; the same `name` is the same picture."""

    name: str
    paint: Callable[[QPainter], None] = attrs.field(eq=False)
    """Paints in px of the scene, clipped to the piece's box."""
    travels: bool = False
    """Whether it goes from place to place, as a drawing does (a card that is put together)."""


Look: TypeAlias = Drawing | Words | Frame | Painted


@attrs.frozen
class Piece:
    """One thing on the table. The same `key` before and after a move is the same thing."""

    key: str
    look: Look
    box: Box
    z: float = 0.0
    opacity: float = 1.0
    turn: float = 0.0
    """Degrees clockwise round its middle (a card of a fan)."""


@attrs.frozen
class Place:
    """Where a target lies, and the piece that is lifted when it is picked."""

    target: Target
    box: Box
    shape: Shape = Shape.PLATE
    piece: str = ""
    z: float = 0.0
    rim: Box | None = None
    """Round what it glows, if that is only a part of where it can be pointed at."""
    rim_shape: Shape | None = None
    """The outline of that part, if it is another one."""
    glows: bool = True
    """Whether it glows when it is offered; a button shows by itself that it may be pressed."""
    pill_at: float = 0.5
    """Where a pill lies, as a share of the width."""
    gain_at: float = 0.5
    """Where a pill lies that tells what is gained, as a share of the height."""
    pill_on_top: bool = False
    """Whether a pill lies on the upper edge instead."""
    pill_above: float = 0.5
    """How much of a pill on the upper edge lies above it, as a share of its height."""
    pill_px: float = 0.0
    """How large the number on a pill is, at 100 %; 0 is as large as there is room."""
    turn: float = 0.0
    """Degrees clockwise round its middle."""
    beside: Box | None = None
    """Beside what a tooltip lies, if more than the place is to be seen then."""


@attrs.frozen
class Highlight:
    """Something that a seat did lately, told by its sign at the corner of a box."""

    seat: int
    box: Box


@attrs.frozen
class Flight:
    """Something that travels for a moment and is gone: goods, coins, points."""

    look: Drawing | Painted
    start: Box
    end: Box
    milliseconds: float = 0.0
    """How long it takes at normal pace; 0 is by its way. Where start and end are the same it
    lies there so long, to be looked at."""


@attrs.frozen
class Walk:
    """A piece that stays on the table goes along a way: from box to box, at an even pace."""

    key: str
    way: tuple[Box, ...]


@attrs.frozen
class AnimationStep:
    """What happens at one moment of a move.

    The pieces of `keys` take their new looks and places, those of `rolled` turn their faces
    first, others walk or swing where they hang, and the flights travel meanwhile; `sound` is
    heard if anything of it is seen.
    """

    keys: tuple[str, ...] = ()
    rolled: tuple[str, ...] = ()
    flights: tuple[Flight, ...] = ()
    sound: Sound | None = None
    walks: tuple[Walk, ...] = ()
    swung: tuple[str, ...] = ()
