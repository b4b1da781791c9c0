"""Set-up, prices, final scoring. Rules §5, §8 and §13."""

from __future__ import annotations

from burgundy_desktop.games.caylus.tables import bundles
from burgundy_desktop.games.caylus.tables.facts import FACTS

_GENERAL = FACTS.general
WORKERS = _GENERAL.workers
START_CUBES: bundles.Bundle = bundles.bundle(
    food=_GENERAL.start_food,
    wood=_GENERAL.start_wood,
    stone=_GENERAL.start_stone,
    cloth=_GENERAL.start_cloth,
    gold=_GENERAL.start_gold,
)
BASE_INCOME = _GENERAL.base_income
FIRST_PASS_BONUS = _GENERAL.first_pass_bonus
OWN_BUILDING_COST = _GENERAL.own_building_cost
OWNER_VP = _GENERAL.owner_vp_per_foreign_worker
"""What an owner scores when somebody else places a worker on his building."""

START_DENIERS = {row.count: row.start_deniers for row in FACTS.players}
"""By number of players, in turn order."""
PLACEMENT_COST = {row.count: row.placement_costs for row in FACTS.players}
"""By number of players, then by how many have passed."""
SWAPS_ORDER = {row.count: row.swaps_order for row in FACTS.players}
"""By number of players: whether the turn order is reversed before every turn except the first."""

JOUST_PRICE: bundles.Bundle = bundles.bundle(
    denier=FACTS.special.joust_denier, cloth=FACTS.special.joust_cloth
)
ONE_DENIER = bundles.ONE[bundles.DENIER]

VP_PER_GOLD = FACTS.final.vp_per_gold
CUBES_PER_VP = FACTS.final.cubes_per_vp
DENIERS_PER_VP = FACTS.final.deniers_per_vp
