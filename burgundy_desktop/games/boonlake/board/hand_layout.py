"""The layout of a hand: cards side by side, or small ones in two rows. Up to `_MOST` cards do not
cover each other's costs and effects; more overlap.
"""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.pieces import Box

CARD_WIDE, CARD_TALL = 60.0, 60.0 * 136 / 88
_SHARE: Final = CARD_TALL / CARD_WIDE
_LARGEST_STEP: Final = 1.06
"""The distance between cards, in widths of a card, if there is room."""
_LEAST: Final = 0.85
"""The smallest scale of cards in one row; below it they use two rows."""
_LEAST_WITHOUT_ROWS: Final = 0.7
"""The smallest scale without room for two rows; below it cards overlap."""
_ROWS: Final = 2
_MOST: Final = 22
_NARROWEST, _WIDEST = 0.8, 1.95
"""The ratio of width to height of a small card; with less room it has the usual shape."""


def cards_in(hand: Box, count: int, k: float, wide: float) -> tuple[Box, ...]:
    """This many cards face up; they are `wide` (px) if there is room. `k`: px for one
    px at 100 %.
    """
    has_rows = hand.height >= CARD_TALL * k
    least = wide * (_LEAST if has_rows else _LEAST_WITHOUT_ROWS)
    if has_rows and hand.width < least * count:
        return _in_rows(hand, count, k)
    return fan(hand, count, k, min(wide, max(least, hand.width / max(1, count) - 2 * k)))


def fan(hand: Box, count: int, k: float, wide: float) -> tuple[Box, ...]:
    """One row; cards overlap the previous one if there is not enough room."""
    step = min(_LARGEST_STEP * wide, (hand.width - wide) / max(1, count - 1))
    y = hand.y + 2 * k
    return tuple(Box(hand.x + step * n, y, wide, wide * _SHARE) for n in range(count))


def _in_rows(hand: Box, count: int, k: float) -> tuple[Box, ...]:
    gap, columns = 3 * k, -(-count // _ROWS)
    tall = (hand.height - 2 * k - gap) / _ROWS
    beside = min(columns, _MOST // _ROWS)
    wide = min(_WIDEST * tall, (hand.width - (beside - 1) * gap) / beside)
    if wide < _NARROWEST * tall:
        wide = min(wide, tall / _SHARE)
    step = min(wide + gap, (hand.width - wide) / max(1, columns - 1))
    x, y = hand.x, hand.y + k
    return tuple(
        Box(x + step * (n % columns), y + (tall + gap) * (n // columns), wide, tall)
        for n in range(count)
    )


def is_small(card: Box) -> bool:
    """Whether a card is one of those in two rows, which are drawn in another shape."""
    return card.height < 0.9 * _SHARE * card.width


def seen_of(cards: tuple[Box, ...], place: int) -> Box:
    """The part of a card that the next one does not cover."""
    card = cards[place]
    later = cards[place + 1] if place + 1 < len(cards) else None
    if later is None or later.y > card.y:
        return card
    return Box(card.x, card.y, min(card.width, later.x - card.x), card.height)
