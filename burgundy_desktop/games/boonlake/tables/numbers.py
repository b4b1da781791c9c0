"""Set-up and prices. Rules §2, §3, §5 and §6."""

from __future__ import annotations

from burgundy_desktop.games.boonlake.tables.facts import FACTS
from burgundy_desktop.games.boonlake.tables.words import BACKS

_SETUP, _RULES, _PIECES = FACTS.setup, FACTS.rules, FACTS.per_player

HAND = _SETUP.hand_cards
START_COINS = (
    _SETUP.first_player_coins,
    _SETUP.second_player_coins,
    _SETUP.other_players_coins,
    _SETUP.other_players_coins,
)
"""In turn order."""
SOLO_COINS = _SETUP.solo_player_coins
START_BACKS = {
    int(count): tuple(BACKS.index(symbol) for symbol in symbols)
    for count, symbols in _SETUP.start_symbols_by_players.items()
}
"""By number of players: the backs of the starting tiles in use, and the symbols they lie on."""

START_RANCH = _PIECES.inhabitants_ranch
START_SUPPLY = _PIECES.inhabitants_supply
INHABITANTS = _PIECES.inhabitants
HOUSES = _PIECES.houses
SETTLEMENTS = _PIECES.settlements
CATTLE_PIECES = _PIECES.cattle

DISCARD_COINS = _RULES.discard_card_coins
BUILDER_COINS = _RULES.builder_coins
BUILDER_CARDS = 2
PIONEER_CARDS = 2
RECRUIT_COINS = _RULES.recruit_cost_coins
RECRUIT_CARDS = _RULES.recruit_cost_cards
HOUSE_INHABITANTS = _RULES.house_inhabitants
SETTLEMENT_INHABITANTS = _RULES.settlement_inhabitants
SETTLEMENT_AREAS = _RULES.settlement_min_adjacent_areas
SAME_REGION_LOSS = _RULES.settlement_same_region_vp_loss
EXTRA_LOSS = _RULES.skip_extra_inhabitant_vp_loss
"""Points lost for each extra inhabitant that is not given up."""
PASTURE_COST = _RULES.cattle_inhabitants_by_cattle_on_pasture
"""Inhabitants for a cattle piece, by the pieces on the pasture."""
PASTURE_LIMIT = FACTS.pasture.cattle_limit
PASTURES = FACTS.pasture.count
COINS_PER_HOUSE = _RULES.cattle_coins_per_adjacent_house
NO_SPACE_COINS = _RULES.no_space_explore_coins
NO_PASTURE_COINS = _RULES.no_pasture_coins
UNUSED_LEVER_VP = _RULES.unused_lever_vp
LEVER_END_VP = tuple(
    max((row.vp_each for row in _RULES.lever_end_vp if owned >= row.min), default=0)
    for owned in range(13)
)
"""Points for each lever at the end, by how many there are."""

LEVER_COINS, LEVER_CARDS, LEVER_RICH_COINS = 2, 2, 5
"""What `resource_or_2` and `resource_and_5` bring. Rules §7."""
LEVER_SWAP_CARDS, LEVER_SWAP_VP = 2, 3
"""`cards_to_inhabitant`: cards to discard, and points besides the inhabitant."""
SKIP_COINS = 3
"""`skip_card_coins`."""
VASE_COINS = 6
"""`forgo_vase`: what a vase brings."""
PAY_COINS_EACH, PAY_INSTEAD_COINS = 2, 5
"""Pay tiles: coins for each time, and coins in place of an inhabitant or a vase."""
