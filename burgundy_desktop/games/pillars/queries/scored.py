"""What scored cards bring directly: converters, materials, points. Rules §8.2."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.queries.hands import kings_cards
from burgundy_desktop.games.pillars.state import (
    BY_CRAFTSMEN,
    BY_KING,
    BY_PAINTER,
    REASONS,
    State,
)
from burgundy_desktop.games.pillars.tables.cards import (
    ALL_NEUTRALS,
    CARD_COLOUR,
    CARD_GIVES,
    CARD_KIND,
    CARD_VP,
    CRAFTSMEN_OF,
    KINDS,
    KING,
    KING_VP,
    TOM,
    gains_of,
)
from burgundy_desktop.games.pillars.tables.converters import (
    BY_PRIVILEGES,
    FIRST_PRIVILEGE_CONVERTER,
    PAINTER,
    PAINTER_VP,
)
from burgundy_desktop.games.pillars.tables.materials import Stock
from burgundy_desktop.games.pillars.tables.numbers import CRAFTSMAN_VP
from burgundy_desktop.games.pillars.tables.rows import CRAFTSMEN

Line = tuple[int, int, int]
"""Reason, points (never 0), and the person that earned them; -1 for craftsmen and the Painter."""

_PERSONS = tuple(
    (REASONS.index(KINDS[CARD_KIND[card]]), points, card) for card, points in CARD_VP.items()
)


def scored_cards(state: State, seat: Seat) -> int:
    """The cards that a player scores, as a mask: those won, or without a trick the King's. A
    privilege in the King's trick belongs to nobody (R6).
    """
    player = state.players[seat]
    return player.won if player.tricks else kings_cards(state)


def converters(scored: int, colour: int, privileges: int) -> int:
    """The mask of the converters that a player has: own craftsmen scored, privileges held."""
    own = (scored & CRAFTSMEN_OF[colour]) >> colour * len(CRAFTSMEN)
    return own | privileges << FIRST_PRIVILEGE_CONVERTER & BY_PRIVILEGES


def gained(scored: int) -> Stock:
    """The materials of scored cards, Tom's unit not among them."""
    return gains_of(scored & ALL_NEUTRALS)


def card_points(scored: int, colour: int) -> list[Line]:
    """The points of scored cards that need no conversion. The King is in no won trick, so only a
    player without one scores him.
    """
    own = (scored & CRAFTSMEN_OF[colour]).bit_count()
    lines = [(BY_CRAFTSMEN, own * CRAFTSMAN_VP, -1)] if own else []
    lines += [line for line in _PERSONS if scored >> line[2] & 1]
    if KING_VP and scored >> KING & 1:
        lines.append((BY_KING, KING_VP, KING))
    return lines


def points_of_card(card: int) -> int:
    """The points that a scored card without materials brings whoever can use it."""
    return KING_VP if card == KING else CARD_VP.get(card, CRAFTSMAN_VP)


def painted(privileges: int) -> int:
    """The points of the Painter in a scoring, by the privileges held."""
    return PAINTER_VP if privileges >> PAINTER & 1 else 0


def fixed_points(scored: int, colour: int, privileges: int) -> list[Line]:
    """The points that need no conversion, in the order of the score sheet."""
    lines = card_points(scored, colour)
    points = painted(privileges)
    if points:
        lines.append((BY_PAINTER, points, -1))
        lines.sort()
    return lines


def is_useful(state: State, card: int, colour: int) -> bool:
    """Whether a scored card brings the player of a colour something, good or bad."""
    if CARD_COLOUR[card] == colour or card in CARD_GIVES or card in CARD_VP:
        return True
    if card == KING:
        return not state.players[state.owners[colour]].tricks
    return card in {TOM, state.privilege}
