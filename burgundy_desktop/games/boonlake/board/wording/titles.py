"""What cards are called: they have no names, so their sort and what they do stand for one."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.boonlake.board.wording import effects, names
from burgundy_desktop.games.boonlake.tables.cards import CARD_TYPE


def card(which: int) -> str:
    """A card at the head of a line."""
    return remarks(names.CARDS[CARD_TYPE[which]](), effects.card_effect(which))


def card_in_line(which: int) -> str:
    """A card behind a colon."""
    return remarks(names.CARDS_IN_LINE[CARD_TYPE[which]](), effects.card_effect(which))
