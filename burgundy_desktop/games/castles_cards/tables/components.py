"""Goods, animals, bonus cards and round cards. Rulebook: "A játék elemei"."""

from __future__ import annotations

from burgundy_desktop.games.castles_cards.tables.facts import FACTS, PLAYERS
from burgundy_desktop.games.castles_cards.tables.rows import OptionRow

GOODS_COPIES = tuple(row.copies for row in FACTS.goods)
GOODS_DICE = tuple(row.dice for row in FACTS.goods)
GOODS_VP = tuple(row.vp for row in FACTS.goods)
GOODS_SILVER = tuple(row.silver for row in FACTS.goods)
GOODS_OF_DIE = (-1, *(next(g for g, d in enumerate(GOODS_DICE) if n in d) for n in range(1, 7)))
"""The kind of goods that a die value sells; index 0 is unused."""

ANIMAL_COPIES = tuple(row.copies for row in FACTS.animals)
SET_VP = (
    0,
    FACTS.animal_sets.one,
    FACTS.animal_sets.two,
    FACTS.animal_sets.three,
    FACTS.animal_sets.four,
)
"""Points of a set of different animals, by its size."""

FIRST_VP = tuple(row.vp for row in FACTS.first)
_IN_PLAY = FACTS.all7_in_play
ALL_SEVEN = dict(zip(PLAYERS, (_IN_PLAY.solo, _IN_PLAY.p2, _IN_PLAY.p3, _IN_PLAY.p4), strict=True))
"""The all-seven-types cards by number of players, topmost first."""

START_CARD_VP = FACTS.start_player_card.vp

ROUND_NAMES = tuple(row.id for row in FACTS.rounds)
REWARDS: tuple[tuple[OptionRow, ...], ...] = tuple(row.option for row in FACTS.rounds)
"""The options of each round card."""
