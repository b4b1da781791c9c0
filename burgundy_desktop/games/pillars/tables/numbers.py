"""Rule sets, deals, fixed numbers. Rules §4."""

from __future__ import annotations

import attrs

from burgundy_desktop.games.pillars.tables.cards import (
    CARD_KIND,
    CRAFTSMEN_OF,
    KINDS,
    NEUTRAL_CARDS,
    mask_of,
)
from burgundy_desktop.games.pillars.tables.facts import FACTS
from burgundy_desktop.games.pillars.tables.materials import Stock, stock_of
from burgundy_desktop.games.pillars.tables.rows import DEALS, RULESETS, DealRow

CRAFTSMAN_VP = FACTS.scoring.vp_per_own_craftsman


@attrs.frozen
class Deal:
    """One way to deal; a deal is an index into `ALL_DEALS`."""

    hand_size: int
    """Also the number of tricks."""
    neutrals: int
    """Mask of the neutral cards."""
    unused_color: bool
    """Whether the craftsmen that belong to nobody are dealt."""

    def deck(self, owned: tuple[bool, ...]) -> int:
        """The cards that are dealt in every hand, one privilege is added; `owned` by colour."""
        craftsmen = (
            cards
            for cards, is_owned in zip(CRAFTSMEN_OF, owned, strict=True)
            if is_owned or self.unused_color
        )
        return sum(craftsmen, self.neutrals)


def _deal(row: DealRow) -> Deal:
    removed = {KINDS.index(word) for word in row.removed}
    neutrals = mask_of(tuple(card for card in NEUTRAL_CARDS if CARD_KIND[card] not in removed))
    return Deal(row.hand_size, neutrals, row.unused_color)


ALL_DEALS = tuple(_deal(row) for row in FACTS.deals)

DEAL: dict[str, dict[int, int]] = {
    row.id: {3: DEALS.index(row.deal_for_3), 4: DEALS.index(row.deal_for_4)}
    for row in FACTS.rulesets
}
"""The deal by rule set and number of players."""
START: dict[str, Stock] = {row.id: stock_of(row.start) for row in FACTS.rulesets}
"""What everybody starts with, by rule set."""
DEFAULT_RULESET = RULESETS[0]
