"""The layout of a hand: one row like a fan. Of a card that the next one covers, the price is seen;
beside the one that is pointed at the others part.
"""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.boardkit.pieces import Box

CARD_SHAPE: Final = 136 / 88
"""The height of a card in its width."""
CARD_WIDE: Final = 74.0
LIFTED_WIDE: Final = 140.0
LIFTED_TALL: Final = LIFTED_WIDE * CARD_SHAPE
_LARGEST_STEP: Final = 1.06
"""The distance between cards, in widths of a card, if there is room."""
_PART: Final = 22.0
"""How far the cards after the one that is pointed at move aside."""


@attrs.frozen
class Fan:
    """The cards of a hand in one row."""

    room: Box
    count: int
    wide: float
    """The width of a card, in px."""
    k: float
    """px per px at 100 %."""

    def cards(self, lifted: int = -1) -> tuple[Box, ...]:
        """All cards; those after the one at `lifted` (-1: none) part from it.

        A strip that is pointed at holds the strip that it was before: nothing flickers at its
        edges.
        """
        step, part = self._step, 0.0
        if 0 <= lifted < self.count - 1:
            part = max(0.0, min(_PART * self.k, self.wide - step))
            step = min(step, self._step_in(self._spare - part))
        return tuple(
            self._card(step * n + (part if n > lifted else 0.0)) for n in range(self.count)
        )

    @property
    def strip(self) -> float:
        """How much is seen of a card while none is pointed at, as a share of its width."""
        return min(1.0, self._step / self.wide)

    @property
    def _spare(self) -> float:
        return self.room.width - self.wide

    @property
    def _step(self) -> float:
        return min(_LARGEST_STEP * self.wide, self._step_in(self._spare))

    def _step_in(self, spare: float) -> float:
        return max(0.0, spare) / max(1, self.count - 1)

    def _card(self, x: float) -> Box:
        """A card whose left edge is on a whole px, so that its picture stays sharp."""
        return Box(round(self.room.x + x), self.room.y + self.k, self.wide, self.wide * CARD_SHAPE)


def seen_of(cards: tuple[Box, ...], place: int) -> Box:
    """The part of a card that the next one does not cover."""
    card = cards[place]
    if place + 1 == len(cards):
        return card
    return attrs.evolve(card, width=min(card.width, cards[place + 1].x - card.x))


def lifted_card(over: Box, room: Box, k: float) -> Box:
    """The large card in place of one of the hand, within `room` and on its lower edge."""
    wide, tall = LIFTED_WIDE * k, LIFTED_TALL * k
    x = min(max(over.centre[0] - wide / 2, room.x), room.right - wide)
    return Box(x, room.bottom - tall, wide, tall)
