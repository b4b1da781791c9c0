"""The cards that are shown large above the table: a discard pile, the hand, played cards."""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board import labels
from burgundy_desktop.games.boonlake.board.hand import ENOUGH
from burgundy_desktop.games.boonlake.queries.shortage import Shortage, short_of_card
from burgundy_desktop.games.boonlake.state import State

HAND: Final = target("hand")
DISCARDS: Final = target("discards")
OPENED: Final = frozenset({"tableau", "discards", "hand"})
"""The kinds of targets that open a spread."""


@attrs.frozen
class Spread:
    """Cards in rows, with a title."""

    title: str
    cards: tuple[int, ...]


def spread_of(position: Position, opened: Target | None) -> Spread | None:
    """What this target opens; None if it opens something else."""
    if opened is None or opened.kind not in OPENED:
        return None
    table: State = position.observation.table
    if opened.kind == "discards":
        return Spread(labels.DISCARDS(), tuple(reversed(table.discards)))
    if opened.kind == "hand":
        return Spread(labels.HAND(), tuple(card for card in own_hand(position) if card >= 0))
    title = labels.TABLEAU(name=position.seats[opened.index].name)
    return Spread(title, table.players[opened.index].played)


def own_hand(position: Position) -> tuple[int, ...]:
    """The viewer's hand; empty for somebody who only watches."""
    viewer, players = position.viewer, position.observation.table.players
    return tuple(players[viewer].hand) if 0 <= viewer < len(players) else ()


def lacking(position: Position, card: int) -> Shortage:
    """What the viewer lacks for a card of the own hand."""
    if card not in own_hand(position):
        return ENOUGH
    return short_of_card(position.observation.table.players[position.viewer], card)
