"""Colours, the 114 action cards and the kinds of building, as small ints.

A card id is an index into the `CARD_...` tables, in the order of `action_cards.toml`.
Rulebook: "A játék elemei", "Uradalomba beépített lapokért járó jutalmak".
"""

from __future__ import annotations

from burgundy_desktop.games.castles_cards.tables import rows
from burgundy_desktop.games.castles_cards.tables.facts import FACTS

CASTLE, MINE, CLOISTER, KNOWLEDGE, SHIP, PASTURE, BUILDING = range(7)
CARPENTER, CHURCH, MARKET, WATCHTOWER, BANK, BOARDING_HOUSE, WAREHOUSE, TOWN_HALL = range(8)

NO_FUNCTION, GAIN, EXTRA, PICK_A_GOOD, PICK_AN_ANIMAL, BY_KIND = range(6)
"""What a colour does when placed: indices of COLOUR_FUNCTIONS."""

TAKE_FROM_DISPLAY, GAIN_BY_KIND, PICK_ANY, SELL_ANY, PLACE_ANY = range(5)
"""What a kind of building does when placed: indices of BUILDING_FUNCTIONS."""

CARD_NAME = tuple(card.id for card in FACTS.cards)
CARD_COUNT = len(CARD_NAME)
CARDS = tuple(range(CARD_COUNT))
EXTRA_CARD = CARD_COUNT
"""Replaces the played card in extra actions."""

CARD_COLOUR = tuple(rows.COLOURS.index(card.color) for card in FACTS.cards)
CARD_DIE = tuple(card.die for card in FACTS.cards)
CARD_KIND = tuple(rows.BUILDINGS.index(card.kind) if card.kind else -1 for card in FACTS.cards)
"""Kind of building, -1 for other colours."""

CARD_NUMBER = {name: card for card, name in enumerate(CARD_NAME)}

TRIPLE_VP = tuple(row.triple_vp for row in FACTS.colors)
COLOUR_FUNCTION = tuple(rows.COLOUR_FUNCTIONS.index(row.function) for row in FACTS.colors)
COLOUR_SILVER = tuple(row.gain_silver for row in FACTS.colors)
COLOUR_WORKERS = tuple(row.gain_workers for row in FACTS.colors)

KIND_FUNCTION = tuple(rows.BUILDING_FUNCTIONS.index(row.function) for row in FACTS.buildings)
KIND_TAKES = tuple(
    frozenset(rows.COLOURS.index(colour) for colour in row.take) for row in FACTS.buildings
)
"""The colours that a kind of building may take from the display."""
KIND_VP = tuple(row.gain_vp for row in FACTS.buildings)
KIND_SILVER = tuple(row.gain_silver for row in FACTS.buildings)
