"""The contents of a table as plain values: a game returns them, the scene makes items of them."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable
from functools import cached_property
from itertools import pairwise
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
        """The box with its centre at (x, y); a square without `height`."""
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
        """The box larger by `by` on every side, smaller if negative."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def __str__(self) -> str:
        return f"{self.x} {self.y} {self.width} {self.height}"

    def moved(self, dx: float, dy: float) -> Box:
        return self._alike(self.x + dx, self.y + dy, self.width, self.height)

    def sized(self, width: float, height: float | None = None) -> Box:
        """The box of this size around the same centre, and of the same kind; a square without
        `height`.
        """
        tall = width if height is None else height
        (x, y) = self.centre
        return self._alike(x - width / 2, y - tall / 2, width, tall)

    def _alike(self, x: float, y: float, width: float, height: float) -> Box:
        """Another box of the same kind."""
        return Box(x, y, width, height)


@attrs.frozen
class OnCard(Box):
    """The sign of a holding on a player's card beside the table. The box is the place on the table
    that stands for it while the card is not in view.
    """

    seat: int = 0
    sprite: str = ""
    """The drawing of the holding; empty for the points."""

    @classmethod
    def at(cls, box: Box, seat: int, sprite: str = "") -> OnCard:
        """The sign on this player's card, with this box instead of it."""
        return cls(box.x, box.y, box.width, box.height, seat, sprite)

    def _alike(self, x: float, y: float, width: float, height: float) -> OnCard:
        return OnCard(x, y, width, height, self.seat, self.sprite)


class Face(enum.Enum):
    """The typeface: SERIF for titles and numerals, SANS for running text."""

    SERIF = "Source Serif Pro"
    SANS = "Source Sans Pro"


class Ink(enum.Enum):
    """The colour of a text, as a role."""

    INK = "ink"
    QUIET = "quiet"
    POINTS = "points"
    ON_DRAWING = "on_drawing"
    """Dark on both tables: for text on a drawing, which looks the same on both."""


class Align(enum.Enum):
    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


class Shape(enum.Enum):
    """The outline of a target."""

    HEX = "hex"
    PLATE = "plate"
    DISC = "disc"


@attrs.frozen
class Label:
    """A short text on a drawing; position and size are shares of the drawing's width and height."""

    text: str
    x: float = 0.5
    y: float = 0.5
    size: float = 0.4


@attrs.frozen
class Inset:
    """A smaller sprite on a drawing; position and width are shares of the drawing's."""

    sprite: str
    x: float
    y: float
    width: float


@attrs.frozen
class Drawing:
    """A sprite; with `seat`, in the colour of that seat."""

    sprite: str
    seat: int | None = None
    label: Label | None = None
    badge: int = 0
    """The number on a plate at the corner; 0 shows none."""
    badge_size: float = 0.36
    """The size of this plate, as a share of the width."""
    insets: tuple[Inset, ...] = ()


@attrs.frozen
class Words:
    """A line of text that is fitted to its box; `size` in px."""

    text: str
    size: float
    ink: Ink = Ink.INK
    face: Face = Face.SERIF
    align: Align = Align.LEFT
    bold: bool = True
    alike: tuple[str, ...] = ()
    """Other texts for boxes of about this width that must have the same size."""
    counts: bool = True
    """Whether a number counts up or down to the next one; false for numbers that are not amounts.
    """


@attrs.frozen
class Frame:
    """A rim around a panel, in the glow colour of a seat."""

    seat: int
    corner: float


@attrs.frozen
class Painted:
    """A picture painted by a function; equal names mean equal pictures."""

    name: str
    paint: Callable[[QPainter], None] = attrs.field(eq=False)
    """Paints in px of the scene; clipped to the piece's box."""
    travels: bool = False
    """Whether it travels, as a drawing does (a card that is composed of parts)."""

    def moved(self, by_x: float, by_y: float) -> Painted:
        """The same picture painted elsewhere."""

        def paint_there(painter: QPainter) -> None:
            painter.translate(by_x, by_y)
            self.paint(painter)

        return attrs.evolve(self, paint=paint_there)


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
    """Degrees clockwise around its centre (a card of a fan)."""


@attrs.frozen
class Amount:
    """A number on a pill, and the drawing of what it counts; none for points."""

    text: str
    picture: str = ""


@attrs.frozen
class Place:
    """The box of a target, and the piece that is lifted when it is picked."""

    target: Target
    box: Box
    shape: Shape = Shape.PLATE
    piece: str = ""
    z: float = 0.0
    rim: Box | None = None
    """What glows, if not the whole place does: a part of it, or a larger picture of the thing."""
    rim_shape: Shape | None = None
    """The outline of that part, if it differs."""
    glows: bool = True
    """Whether it glows when it is offered; a button needs no glow."""
    has_pill: bool = True
    """Whether it has a cost pill or a gain pill; a narrow strip has no room for one."""
    pill_at: float = 0.5
    """The position of a pill, as a share of the width."""
    pill_on_top: bool = False
    """Whether a cost pill is on the upper edge instead, and a gain pill on the lower one."""
    gain_inside: float | None = None
    """How much of a gain pill lies within the place, as a share of its height; None for the usual
    part.
    """
    pill_above: float = 0.5
    """How much of a pill on the upper edge lies above it, as a share of its height."""
    pill_px: float = 0.0
    """The size of the number on a pill, at 100 %; 0 means as large as possible."""
    turn: float = 0.0
    """Degrees clockwise around its centre."""
    beside: Box | None = None
    """The box that a tooltip is placed beside, if more than the place must stay visible."""

    @property
    def extent(self) -> Box:
        """The place with all that glows of it."""
        return self.box if self.rim is None else self.box.joined(self.rim)


@attrs.frozen
class Highlight:
    """Something that a seat did lately, marked by its sign at the corner of a box."""

    seat: int
    box: Box


@attrs.frozen
class Flight:
    """Something that travels for a moment and disappears: goods, coins, points."""

    look: Drawing | Painted
    start: Box
    end: Box
    milliseconds: float = 0.0
    """Milliseconds at normal pace; 0 depends on the distance. If start and end are equal, it stays
    there this long.
    """
    delay: float = 0.0
    """How much later than its animation step it begins, in ms."""
    turns_to: Drawing | Painted | None = None
    """What is seen of it from the middle of its way on, as it turns over; painted at the place at
    which the look is.
    """
    shown_at: Box | None = None
    """Where it stops on its way to be looked at, as large as this; a picture is painted there.
    """


@attrs.frozen
class Walk:
    """A piece walks along a path, from box to box, at a constant speed, and stays on the table."""

    key: str
    way: tuple[Box, ...]
    milliseconds: float = 0.0
    """Milliseconds at normal pace; 0 depends on the distance."""

    @cached_property
    def length(self) -> float:
        """Its length in px."""
        return sum(math.dist(a.centre, b.centre) for a, b in pairwise(self.way))


@attrs.frozen
class Throw:
    """A die is thrown from a point of the table, or beside it, to its place."""

    key: str
    start: tuple[float, float]
    delay: float = 0.0
    """How long it is still in the hand, in ms at normal pace."""
    turns: float = 2.25
    """How often it turns on its way."""
    milliseconds: float = 640.0
    """How long it is on its way."""


@attrs.frozen
class Sign:
    """What is shown for a moment above the table: a plate with words, a ring, a wreath."""

    look: Drawing | Painted
    box: Box
    milliseconds: float = 700.0
    start: Box | None = None
    """Where it comes from; without it, it appears in its place."""


class Entrance(enum.Enum):
    """How new pieces come onto the table, and how others take their new looks."""

    FADES = "fades"
    DROPS = "drops"
    """They drop into their places, and old ones sink."""
    GROWS = "grows"
    """A painted picture is uncovered from its middle to both sides."""
    STAMPS = "stamps"
    """They come down large, like a stamp, and stay to be looked at."""
    TURNS = "turns"
    """They turn over, as a tile does, where they lie: from the old look to the new one."""
    TIPS = "tips"
    """They tip over forwards, as a lever does: from the old look to the new one."""

    @property
    def turns(self) -> bool:
        """Whether pieces turn where they lie."""
        return self in {Entrance.TURNS, Entrance.TIPS}


@attrs.frozen
class AnimationStep:
    """What happens at one moment of a move. The pieces of `keys` take their new looks and places,
    dice are thrown, others walk or swing, the flights travel and the signs are shown at the same
    time; `sounds` are played if anything of it is shown.
    """

    keys: tuple[str, ...] = ()
    throws: tuple[Throw, ...] = ()
    flights: tuple[Flight, ...] = ()
    walks: tuple[Walk, ...] = ()
    swung: tuple[str, ...] = ()
    signs: tuple[Sign, ...] = ()
    enters: Entrance = Entrance.FADES
    back: Drawing | None = None
    """What is seen of new pieces before they turn over."""
    source: Box | None = None
    """Where new pieces come from that travel, instead of fading in."""
    leans: tuple[str, ...] = ()
    """Pieces that lean over as their `turn` says; before this step they stand upright."""
    apart: float = 0.0
    """From the beginning of one of its pieces, flights or signs to that of the next, in ms; with
    flights, pieces wait for what lands there. Each is heard, but only if they fade in.
    """
    is_arrival: bool = False
    """Whether its pieces lie there at once: what was seen flying is now what lies there."""
    is_ceremony: bool = False
    """Whether it is a moment of the whole table, which is not quickened after one's own move."""
    is_cue: bool = False
    """Whether a sound of its event belongs to this step (`boardkit/hearing.py`)."""
    sounds: tuple[Sound, ...] = ()
    number: int = 0
    """Of its event among those of the move."""
    is_only_heard: bool = False
    """Whether its sounds are heard although nothing is seen."""
