"""The 40 playing cards as small ints: craftsmen by colour, then neutral cards, then privileges.

A card is an index into the `CARD_...` tables, and a bit of a mask; a kind is an index into `KINDS`.
Rulebook: "Tartozékok", "A semleges kártyák", "A privilégiumkártyák".
"""

from __future__ import annotations

from functools import cache

from burgundy_desktop.games.pillars.tables import rows
from burgundy_desktop.games.pillars.tables.facts import FACTS
from burgundy_desktop.games.pillars.tables.materials import NOTHING, Stock, added, stock_of

RED, BLUE, ORANGE, GREEN = range(len(rows.COLOURS))
NO_COLOUR = -1
COLOUR_COUNT = len(rows.COLOURS)

KINDS = (*rows.CRAFTSMEN, *rows.NEUTRALS, *rows.PRIVILEGES)
_ROWS = (*FACTS.craftsmen, *FACTS.neutrals, *FACTS.privileges)
KIND_STRENGTH = tuple(row.strength for row in _ROWS)

_OF_NEUTRALS = tuple(
    kind
    for kind, row in enumerate(FACTS.neutrals, start=len(rows.CRAFTSMEN))
    for _ in range(row.copies)
)
_FIRST_PRIVILEGE_KIND = len(rows.CRAFTSMEN) + len(rows.NEUTRALS)

CARD_KIND: tuple[int, ...] = (
    *(kind for _ in rows.COLOURS for kind in range(len(rows.CRAFTSMEN))),
    *_OF_NEUTRALS,
    *range(_FIRST_PRIVILEGE_KIND, len(KINDS)),
)
CARDS = tuple(range(len(CARD_KIND)))
CARD_COLOUR: tuple[int, ...] = (
    *(colour for colour in range(COLOUR_COUNT) for _ in rows.CRAFTSMEN),
    *(NO_COLOUR for _ in _OF_NEUTRALS),
    *(NO_COLOUR for _ in rows.PRIVILEGES),
)
"""The colour of a craftsman, NO_COLOUR for other cards."""
STRENGTH = tuple(KIND_STRENGTH[kind] for kind in CARD_KIND)

FIRST_NEUTRAL = COLOUR_COUNT * len(rows.CRAFTSMEN)
FIRST_PRIVILEGE = FIRST_NEUTRAL + len(_OF_NEUTRALS)
NEUTRAL_CARDS = CARDS[FIRST_NEUTRAL:FIRST_PRIVILEGE]
PRIVILEGE_CARDS = CARDS[FIRST_PRIVILEGE:]


def _id_of(card: int) -> str:
    """As in the specification: `red_carpenter`, `forest_1`, `ellen`."""
    kind = CARD_KIND[card]
    if card < FIRST_NEUTRAL:
        return f"{rows.COLOURS[CARD_COLOUR[card]]}_{KINDS[kind]}"
    if CARD_KIND.count(kind) == 1:
        return KINDS[kind]
    return f"{KINDS[kind]}_{card - CARD_KIND.index(kind) + 1}"


CARD_NAME = tuple(_id_of(card) for card in CARDS)
CARD_NUMBER = {name: card for card, name in enumerate(CARD_NAME)}


def _with_rule(rule: str) -> int:
    return CARD_NUMBER[next(name for name, of in rows.RULES.items() if of == rule)]


KING = _with_rule("nobody_wins")
ALFRED = _with_rule("last_trick_only")
LADY_ALIENA = _with_rule("leads_first_trick")
TOM = _with_rule("tom_choice")


def mask_of(cards: tuple[int, ...]) -> int:
    """The mask of these cards."""
    return sum(1 << card for card in cards)


CRAFTSMEN_OF = tuple(
    mask_of(CARDS[colour * len(rows.CRAFTSMEN) : (colour + 1) * len(rows.CRAFTSMEN)])
    for colour in range(COLOUR_COUNT)
)
"""The mask of the craftsmen of a colour."""
ALL_NEUTRALS = mask_of(NEUTRAL_CARDS)
ALL_PRIVILEGES = mask_of(PRIVILEGE_CARDS)

_NEUTRAL_ROWS = tuple(FACTS.neutrals[kind - len(rows.CRAFTSMEN)] for kind in _OF_NEUTRALS)
CARD_GIVES: dict[int, Stock] = {
    card: stock_of(row.gives)
    for card, row in zip(NEUTRAL_CARDS, _NEUTRAL_ROWS, strict=True)
    if row.gives
}
"""The materials that a neutral card brings."""
CARD_VP: dict[int, int] = {
    card: row.vp for card, row in zip(NEUTRAL_CARDS, _NEUTRAL_ROWS, strict=True) if row.vp
}
"""The points that a neutral card brings."""

TOM_CHOICES = tuple(
    rows.MATERIALS.index(word)
    for word in FACTS.neutrals[rows.NEUTRALS.index("tom_builder")].gives_choice
)
"""The materials of which Tom Builder brings a unit, in the order of a proposal (rules §8.5)."""
KING_VP = FACTS.neutrals[rows.NEUTRALS.index("king")].vp_trickless


def cards_in(mask: int) -> tuple[int, ...]:
    """The cards of a set, in their order."""
    return tuple(card for card in CARDS if mask >> card & 1)


@cache
def gains_of(neutrals: int) -> Stock:
    """The materials of a set of neutral cards (and no others), Tom's unit not among them."""
    stock = NOTHING
    for card, gives in CARD_GIVES.items():
        if neutrals >> card & 1:
            stock = added(stock, gives)
    return stock
