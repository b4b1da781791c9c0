"""`cards.toml`: project cards and their effects."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.fields import AMOUNT, from_to, one_of
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.rows.fields import SOURCE, of_resources

EFFECTS = {
    "coin_track": ("immediate", ("steps",)),
    "card_track": ("immediate", ("steps",)),
    "vase": ("immediate", ("amount",)),
    "coins": ("immediate", ("amount",)),
    "inhabitants": ("immediate", ("amount",)),
    "cards_to_inhabitants": ("immediate", ("cards", "inhabitants")),
    "swap_cards_coins": ("immediate", ("cards", "coins")),
    "swap_cards_vase_coins": ("immediate", ("cards", "vases", "coins")),
    "swap_cards_vp": ("immediate", ("cards", "vp")),
    "cards_to_vp": ("immediate", ("cards", "vp")),
    "inhabitant_to_coins": ("immediate", ("inhabitants", "coins")),
    "vases_to_vp": ("immediate", ("vases", "vp")),
    "reset_lever": ("immediate", ("amount",)),
    "develop_house_free": ("immediate", ()),
    "develop_settlement_cheap": ("immediate", ("inhabitants_less", "adjacent_less")),
    "lever_discount": ("permanent", ("coins",)),
    "card_discount": ("permanent", ("coins",)),
    "discard_bonus": ("permanent", ("card_type", "coins")),
    "cattle_inhabitant_discount": ("permanent", ("inhabitants",)),
    "cattle_coins": ("permanent", ("coins",)),
    "river_coin_bonus": ("permanent", ("coins",)),
    "harbour_coins": ("permanent", ("coins",)),
    "harbour_cards": ("permanent", ("cards",)),
    "river_vase_bonus": ("permanent", ("vases",)),
    "per_region_area": ("end", ("region", "vp")),
    "per_cattle": ("end", ("vp",)),
    "per_house": ("end", ("vp",)),
    "per_settlement": ("end", ("vp",)),
    "per_production": ("end", ("vp",)),
    "threshold": ("end", ("of", "low", "low_vp", "high", "high_vp")),
}
"""Each kind of effect of a card: when it works, and the fields that it has."""


@attrs.frozen
class EffectRow:
    """One effect of a card; which fields it has depends on its kind."""

    kind: str = attrs.field(validator=one_of(tuple(EFFECTS)))
    steps: int = attrs.field(default=0, validator=AMOUNT)
    amount: int = attrs.field(default=0, validator=AMOUNT)
    cards: int = attrs.field(default=0, validator=AMOUNT)
    coins: int = attrs.field(default=0, validator=AMOUNT)
    vases: int = attrs.field(default=0, validator=AMOUNT)
    vp: int = attrs.field(default=0, validator=AMOUNT)
    inhabitants: int = attrs.field(default=0, validator=AMOUNT)
    inhabitants_less: int = attrs.field(default=0, validator=from_to(0, 1))
    adjacent_less: int = attrs.field(default=0, validator=from_to(0, 1))
    card_type: str = attrs.field(default="", validator=one_of(("", *words.CARD_TYPES)))
    region: str = attrs.field(default="", validator=one_of(("", *words.REGIONS)))
    of: str = attrs.field(default="", validator=one_of(("", *words.MEASURES)))
    low: int = attrs.field(default=0, validator=AMOUNT)
    low_vp: int = attrs.field(default=0, validator=AMOUNT)
    high: int = attrs.field(default=0, validator=AMOUNT)
    high_vp: int = attrs.field(default=0, validator=AMOUNT)


@attrs.frozen
class CardRow:
    """One project card."""

    id: str
    type: str = attrs.field(validator=one_of(words.CARD_TYPES))
    cost_coins: int = attrs.field(validator=AMOUNT)
    cost_vases: int = attrs.field(validator=from_to(0, 9))
    cost_resources: dict[str, int] = attrs.field(validator=of_resources)
    vp: int = attrs.field(validator=AMOUNT)
    timing: str = attrs.field(validator=one_of(words.TIMINGS))
    effects: tuple[EffectRow, ...]
    source: str = attrs.field(validator=SOURCE)
    worked_example: str = ""
