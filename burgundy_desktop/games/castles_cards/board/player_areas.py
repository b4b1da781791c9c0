"""The area of a player: the viewer's, a small panel, or shown large."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box

WIDTH, HEIGHT = 988.0, 692.0
"""The table of a window of 1280 x 800, in px: all measures refer to it."""

GAP = 8.0
LONG_NAME: Final = 8
"""The number of letters that fit beside the longest note."""
CARD_TALL: Final = 136 / 88
"""Height of a card in its widths."""
BAND_TALL: Final = 30 / 64
"""Height of a band, the top of a card, in its widths."""
FOOT: Final = 20.0
"""For the line at the foot of what is shown large, in px at 100 %."""
COLOURS, TRIPLE, ANIMALS = 7, 3, 4
_STEP: Final = 31 / 64
"""The distance between cards of a column, in widths: die and kind of the covered card
stay visible.
"""
_STEPS: Final = 4.4
"""The room of two more cards and a triple below the first card, in such distances."""
_RIM: Final = 0.03
"""How much smaller than a card its empty place is, in widths, so that a card covers it."""
_PILE, _PROJECT = 0.42, 0.92
"""The widths of the pile and of a project, in those of a card of the hand."""
_WORD: Final = 0.17
"""How much wider a counter with a text below it is."""
_BETWEEN: Final = 0.1
"""The distance between four projects in the room for three, in widths of one."""
_LOOSE: Final = 0.98
"""The distance between bands of a triple, in heights of a band, if there is room."""


def card_box(x: float, y: float, width: float) -> Box:
    """A card with its top left corner at (x, y)."""
    return Box(x, y, width, CARD_TALL * width)


@attrs.frozen
class Lane:
    """The cards of one colour: the open column at the top, complete triples at the bottom."""

    box: Box
    head: Area
    card: Box
    """The first card of the open column; a band if `bands`."""
    step: float
    """From one card of the open column to the next."""
    triples: Box
    bands: bool
    """Whether cards are shown as bands only, because there is no room for more."""

    @property
    def glyph(self) -> Box:
        """The sign of the colour, in the head."""
        size = min(0.66 * self.head.tall, 21)
        return self.head.spot(0.06 * self.head.wide + size / 2, self.head.tall / 2, size)

    @property
    def value(self) -> Box:
        """What a triple of the colour scores, beside the sign."""
        x = self.glyph.right + 0.06 * self.head.width
        return Box(x, self.head.y, 0.19 * self.head.width, self.head.height)

    @property
    def first(self) -> Box:
        """The bonus card for the first triple of this colour, in the head."""
        tall = self.head.tall - 4
        return self.head.cut(-3 - 0.8 * tall, 2, 0.8 * tall, tall)

    def open_card(self, index: int) -> Box:
        """The card of this index, 0 to 2, in the open column."""
        return self.card.moved(0.0, self.step * index)

    def free_place(self, index: int) -> Box:
        """The box of the next card of this index in the open column."""
        inset = _RIM * self.card.width
        if self.bands or index == 0:
            return self.open_card(index).grown(-inset)
        below = self.card.bottom + self.step * (index - 1)
        return Box(self.card.x + inset, below + 2.0, self.card.width - 2 * inset, self.step - 3.0)

    def beside(self, opened: int) -> Lane:
        """The same lane with this many cards in its open column: the triples use the remaining
        space. The place of the column's next card stays free.
        """
        return self._besides[min(opened, TRIPLE - 1)]

    @cached_property
    def _besides(self) -> tuple[Lane, ...]:
        return tuple(attrs.evolve(self, triples=self._below(cards)) for cards in range(TRIPLE))

    def _below(self, opened: int) -> Box:
        box = self.triples
        top = min(box.y, self.free_place(opened).bottom + 0.06 * self.card.width)
        return Box(box.x, top, box.width, box.bottom - top)

    def band(self, triple: int, triples: int, index: int) -> Box:
        """A card of a complete triple, as a band at the bottom of the lane; many overlap."""
        wide = self.triples.width
        tall = BAND_TALL * wide
        count = TRIPLE * triples
        step = min(_LOOSE * tall, (self.triples.height - tall) / max(1, count - 1))
        top = self.triples.bottom - tall - step * (count - 1)
        return Box(self.triples.x, top + step * (TRIPLE * triple + index), wide, tall)

    def seal(self, triple: int, triples: int) -> Box:
        """The seal with the value of a complete triple, on the corner of its last band."""
        last = self.band(triple, triples, TRIPLE - 1)
        size = min(0.42 * last.width, 0.9 * last.height)
        return Box.around(last.right - 0.4 * size, last.bottom - 0.42 * size, size)


@attrs.frozen
class Counter:
    """A picture with a number; without a `number` box it is on a badge."""

    picture: Box
    number: Box | None = None
    note: Box | None = None
    """A line of text below the picture."""


@attrs.frozen
class Things:
    """The counters of things that are not cards of a hand or an estate."""

    silver: Counter
    workers: Counter
    vp: Counter
    goods: tuple[Counter, ...]
    """By kind; empty if only their sum fits, which is `all_goods` then."""
    all_goods: Counter | None
    sold: Counter
    animals: tuple[Counter, ...]
    herd: Box | None
    """The value of the animals, in words."""


@attrs.frozen
class PlayerArea:
    """The area of a player. Parts without room are empty or None."""

    panel: Box
    sign: Box
    name: Box
    points: Box
    """The seal of points."""
    start_card: Box
    """The start player card, beside the name or the points of its holder."""
    note: Box | None
    """The number of types and the missing ones; it leaves room for a long name."""
    lanes: tuple[Lane, ...]
    """In the order of the colours."""
    hand: tuple[Box, ...]
    pile: Box
    pile_note: Box | None
    projects: tuple[Box, ...]
    things: Things

    def head(self, name: str, k: float, *, holds_card: bool) -> tuple[Box, Box | None]:
        """The boxes of name and note; a long name uses free space beside it."""
        if len(name) <= LONG_NAME:
            return self.name, self.note
        if self.note is not None:
            more = 0.4 * self.note.width
            note = Box(self.note.x + more, self.note.y, self.note.width - more, self.note.height)
            return attrs.evolve(self.name, width=self.name.width + more), note
        end = self.start_card.x - 3 * k if holds_card else self.start_card.right
        return attrs.evolve(self.name, width=max(self.name.width, end - self.name.x)), None

    @property
    def crowded(self) -> tuple[Box, ...]:
        """The boxes of four projects: three and one that has no room until another one is
        discarded.
        """
        room, count = around_all(self.projects), len(self.projects) + 1
        wide = room.width / (count + _BETWEEN * (count - 1))
        return spread(room, count, (wide, CARD_TALL * wide), _BETWEEN * wide)


def lanes(box: Area, *, bands: bool, head: float) -> tuple[Lane, ...]:
    """Seven lanes side by side; `head` is the height of glyph and value in px at 100 %."""
    places = box.columns(*[None] * COLOURS, gap=3.0)
    return tuple(_lane(place, head, bands=bands) for place in places)


def _lane(box: Area, head: float, *, bands: bool) -> Lane:
    k = box.unit
    pad, top = 3.0 * k, box.cut(0, 0, 0, head)
    room = box.height - (head + 5) * k
    if bands:
        wide = min(box.width - 1.6 * pad, room / (3.3 * BAND_TALL))
        tall = BAND_TALL * wide
        card = Box.around(box.centre[0], top.bottom + tall / 2, wide, tall)
        step = 0.62 * tall
        start = card.bottom + step + 3 * k
    else:
        wide = min(box.width - 1.6 * pad, (room - 11 * k) / (CARD_TALL + _STEPS * _STEP))
        card = card_box(box.centre[0] - wide / 2, top.bottom, wide)
        step = _STEP * wide
        start = card.bottom + 2 * step + 8 * k
    below = Box(card.x, start, card.width, box.bottom - 4 * k - start)
    return Lane(box, top, card, step, below, bands)


def _card_around(x: float, y: float, width: float) -> Box:
    return Box.around(x, y, width, CARD_TALL * width)


def own_area(estate: Area, cards: Area, storage: Area) -> PlayerArea:
    """Estate, hand and projects, and storage on panels of their own."""
    k = estate.unit
    places = 2 + _PILE + 3 * _PROJECT
    wide = min((cards.height - 22 * k) / CARD_TALL, (cards.width - 64 * k) / places)
    gap = min((cards.width - places * wide - 16 * k) / 7, 0.3 * wide)
    x = cards.x + (cards.width - places * wide - 6.6 * gap) / 2
    y, small, project = cards.centre[1], _PILE * wide, _PROJECT * wide
    pile_x = x + 2 * (wide + gap)
    right = pile_x + small + 1.6 * gap
    return PlayerArea(
        **_estate(estate),
        lanes=lanes(estate.cut(9, 38, -9, -8), bands=False, head=36),
        hand=tuple(_card_around(x + wide / 2 + (wide + gap) * n, y, wide) for n in range(2)),
        pile=_card_around(pile_x + small / 2, y - 8 * k, small),
        pile_note=Box.around(pile_x + small / 2, y + small - 2 * k, small + 8 * k, 18 * k),
        projects=tuple(
            _card_around(right + project / 2 + (project + gap) * n, y, project) for n in range(3)
        ),
        things=_storage(storage),
    )


def _estate(box: Area) -> dict[str, Any]:
    """The panel of an estate, and its head."""
    return {
        "panel": box,
        "sign": box.spot(22, 19, 16),
        "name": box.cut(36, 6, 72, 26),
        "points": box.spot(-28, 21, 38),
        "start_card": box.spot(-63, 20, 24, 30),
        "note": box.cut(112, 7, -79, 24),
    }


def estate_at(box: Area, own: PlayerArea) -> PlayerArea:
    """The viewer's area with the estate in a smaller panel; everything else stays."""
    small = lanes(box.cut(9, 38, -9, -8), bands=True, head=19)
    return attrs.evolve(own, **_estate(box), lanes=small)


def _storage(box: Area) -> Things:
    """Ten counters side by side: silver, workers, points; goods and sold ones; animals. The first
    three have a text below and take a little more room.
    """
    k = box.unit
    size = min(37 * k, 0.5 * box.height)
    step = (box.width - 22 * k) / (11.8 + 3 * _WORD)
    y = box.y + 9 * k + size / 2
    under = Box(0.0, y + size / 2 + 2 * k, step, 18 * k)
    places: list[Counter] = []
    x = box.x + 11 * k
    for index in range(7 + ANIMALS):
        if index in {3, 7}:
            x += 0.4 * step
        room = (1.0 + _WORD if index < 3 else 1.0) * step
        middle = x + room / 2
        wide = room - 3 * k if index < 3 else 1.2 * step
        note = Box.around(middle, under.centre[1], wide, under.height)
        places.append(Counter(Box.around(middle, y, size), note=note))
        x += room
    animals = tuple(attrs.evolve(place, note=None) for place in places[7:])
    herd = under.moved(animals[0].picture.centre[0] - step / 2, 0.0)
    return Things(
        silver=places[0],
        workers=places[1],
        vp=places[2],
        goods=tuple(places[3:6]),
        all_goods=None,
        sold=places[6],
        animals=animals,
        herd=attrs.evolve(herd, width=step * ANIMALS),
    )


def large_panel(width: float, height: float) -> Area:
    """The panel of the player who is shown large."""
    k = min(width / WIDTH, height / HEIGHT)
    wide = min(width - 24 * k, 640 * k)
    return Area.of(Box.around(width / 2, height / 2, wide, height - 28 * k), k)


def large_area(width: float, height: float) -> PlayerArea:
    """Another player's whole board, shown large above the table."""
    panel = large_panel(width, height)
    storage = panel.cut(8, -80 - FOOT, -8, 76)
    cards = panel.cut(8, -208 - FOOT, -8, 124)
    estate = panel.cut(0, 0, 0, -208 - FOOT)
    return attrs.evolve(own_area(estate, cards, storage), panel=panel)


def spread(box: Box, count: int, size: tuple[float, float], most: float) -> tuple[Box, ...]:
    """This many boxes of a size, centred in `box`, at most `most` apart; they may overlap."""
    wide, tall = size
    step = min(wide + most, (box.width - wide) / max(1, count - 1))
    start = box.centre[0] - (step * (count - 1) + wide) / 2
    y = box.centre[1] - tall / 2
    return tuple(Box(start + step * n, y, wide, tall) for n in range(count))


def around_all(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds them all."""
    found = boxes[0]
    for box in boxes[1:]:
        found = found.joined(box)
    return found
