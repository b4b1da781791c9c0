"""What a move costs: coins for the pill of its target, inhabitants and points for its terms."""

from __future__ import annotations

from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.state import PlayerState
from burgundy_desktop.games.boonlake.state.steps import CHEAP_SETTLEMENT, FREE_HOUSE, PROGRESS_PART
from burgundy_desktop.games.boonlake.tables.boards import (
    CATTLE_EXTRA,
    LEVER_COST,
    SETTLEMENT_EXTRA,
    UPSTREAM_COINS,
)
from burgundy_desktop.games.boonlake.tables.cards import CARD_COINS
from burgundy_desktop.games.boonlake.tables.numbers import (
    EXTRA_LOSS,
    HOUSE_INHABITANTS,
    PASTURE_COST,
    PAY_COINS_EACH,
    PAY_INSTEAD_COINS,
    RECRUIT_COINS,
    SETTLEMENT_INHABITANTS,
)
from burgundy_desktop.games.boonlake.tables.paying import (
    canoe_price,
    end_of,
    moves_of,
    uses_of,
)
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION, PROJECT_COINS
from burgundy_desktop.games.boonlake.tables.shortage import price_of
from burgundy_desktop.games.boonlake.tables.tiles import COST_CLASS, COSTS
from burgundy_desktop.games.boonlake.tables.words import (
    CATTLE_DISCOUNT,
    LEVER_DISCOUNT,
    PAY_COINS,
)


def _me(observation: Observation) -> PlayerState:
    return observation.table.players[observation.seat]


def cost_of(observation: Observation, move: m.BoonlakeMove) -> int:
    """The coins that a move costs, 0 if it costs none."""
    player = _me(observation)
    match move:
        case m.PlayCard():
            return price_of(player, CARD_COINS[move.card]) + canoe_price(player.canoes, move.plan)
        case m.DoProject():
            return price_of(player, PROJECT_COINS[move.tile]) + canoe_price(
                player.canoes, move.plan
            )
        case m.Settle():
            tile = observation.table.tiles[move.site >> 1]
            return COSTS[COST_CLASS[tile][move.site & 1]][0]
        case m.Modernize():
            return lever_cost(player, move.lever)
        case m.RecruitForCoins():
            return RECRUIT_COINS
        case m.MoveCanoe():
            return UPSTREAM_COINS if move.to < move.section and not move.by_lever else 0
        case m.ScoreTile():
            return payment(observation, move)[1]
    return 0


def dearness(observation: Observation, move: m.PlayCard | m.DoProject) -> tuple[int, int, int]:
    """Coins, then levers, then canoes that move: the lowest is the cheapest. RULES: section 6.2."""
    ways = moves_of(_me(observation).canoes, end_of(move.plan))
    return cost_of(observation, move), uses_of(move.plan).bit_count(), len(ways)


def lever_cost(player: PlayerState, lever: int) -> int:
    """The coins of an empty slot."""
    return max(0, LEVER_COST[lever] - player.permanents[LEVER_DISCOUNT])


def given_up(observation: Observation, move: m.BoonlakeMove) -> tuple[int, int]:
    """Inhabitants that leave the ranch for a move, and points lost in place of more."""
    table, player = observation.table, _me(observation)
    step, _, about = table.pending[-1]
    match move:
        case m.BuildHouse():
            return (0 if step == FREE_HOUSE else HOUSE_INHABITANTS), 0
        case m.BuildSettlement():
            less = (about & 15 if step == CHEAP_SETTLEMENT else 0) + (move.terms >= m.BY_LEVER)
            price = SETTLEMENT_INHABITANTS + SETTLEMENT_EXTRA[player.settlements] - less
            return _split(price, move.terms % m.BY_LEVER)
        case m.PlaceCattle():
            price = PASTURE_COST[table.grazing[move.location]] + CATTLE_EXTRA[player.cattle]
            return _split(price - player.permanents[CATTLE_DISCOUNT], move.terms)
        case m.Modernize():
            return int(step == PROGRESS_PART), 0
    return 0, 0


def _split(price: int, losses: int) -> tuple[int, int]:
    return max(0, price) - losses, losses * EXTRA_LOSS


def payment(observation: Observation, move: m.ScoreTile) -> tuple[int, int]:
    """Inhabitants or vases, and coins, that go for a pay tile."""
    if move.payment == m.REFUSED:
        return 0, 0
    row = CONDITION[move.tile]
    times = row.values[observation.table.scorings - 1]
    pieces = m.pieces_of(move.payment)
    each = PAY_COINS_EACH if row.kind == PAY_COINS else PAY_INSTEAD_COINS
    return pieces, (times - pieces) * each
