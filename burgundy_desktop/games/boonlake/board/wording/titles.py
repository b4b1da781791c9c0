"""The titles of cards: they have no names, so type, number and effect are used. The number is that
of the tables and of the lists in the rules page.
"""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.boonlake.board.wording import effects, names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.tables.cards import CARD_IDS, CARD_TYPE

_PRINTED = phrase("{card} ({effect})", "a card, and what is printed on it")


def card(which: int) -> str:
    """A card at the head of a line."""
    return remarks(names.CARDS[CARD_TYPE[which]](), CARD_IDS[which], effects.card_effect(which))


def card_in_line(which: int) -> str:
    """A card after a colon, with its effect in brackets."""
    called = remarks(names.CARDS_IN_LINE[CARD_TYPE[which]](), CARD_IDS[which])
    return _PRINTED(card=called, effect=effects.card_effect(which))
