"""What a move costs: coins for the pill of its target, inhabitants and points for its terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from burgundy_desktop.core.ids import Target
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
    PAY_VASE,
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


Priced: TypeAlias = (
    m.PlayCard | m.DoProject | m.BuildSettlement | m.PlaceCattle | m.ScoreTile | m.MoveCanoe
)
"""What can be paid for in several ways."""

_WAYS: Final = frozenset({"terms", "payment", "lever", "pay_canoe"})
"""What tells the ways of other moves apart: their first target."""
PLANNED: Final = frozenset({"card", "project"})
"""What is paid with a plan."""


def dearness(observation: Observation, move: Priced) -> tuple[int, int, int]:
    """Of several ways to do the same the lowest one is the cheapest.

    Coins, then levers, then canoes that move (rules §6.2); lost points, then the lever,
    then inhabitants; not to pay at all comes last.
    """
    match move:
        case m.PlayCard() | m.DoProject():
            ways = moves_of(_me(observation).canoes, end_of(move.plan))
            return cost_of(observation, move), uses_of(move.plan).bit_count(), len(ways)
        case m.BuildSettlement() | m.PlaceCattle():
            inhabitants, points = given_up(observation, move)
            return points, int(move.terms >= m.BY_LEVER), inhabitants
        case m.ScoreTile():
            pieces, coins = payment(observation, move)
            return int(move.payment == m.REFUSED), coins, pieces
        case m.MoveCanoe():
            return cost_of(observation, move), int(move.by_lever), 0


def proposed(
    observation: Observation, left: Sequence[m.BoonlakeMove], picked: Sequence[Target]
) -> Priced | None:
    """The cheapest way to do what is picked; None if it is not about the way."""
    if any(one.kind in PLANNED for one in picked):
        ways = [move for move in left if isinstance(move, m.PlayCard | m.DoProject)]
        return min(ways, key=lambda move: dearness(observation, move), default=None)
    priced = [move for move in left if isinstance(move, Priced) and move.targets[0].kind in _WAYS]
    open_but_for_the_way = {one for move in left for one in move.targets[1:]} - set(picked)
    if len(left) < 2 or len(priced) < len(left) or open_but_for_the_way:
        return None
    return min(priced, key=lambda move: dearness(observation, move))


def stocks_spent(observation: Observation, move: m.BoonlakeMove) -> tuple[int, int, int, int]:
    """Coins, vases, inhabitants on the ranch and cards in hand that go for a move."""
    coins, vases, cards = cost_of(observation, move), 0, 0
    inhabitants, _ = given_up(observation, move)
    match move:
        case m.Settle():
            tile = observation.table.tiles[move.site >> 1]
            inhabitants, cards = 1, COSTS[COST_CLASS[tile][move.site & 1]][1]
        case m.ScoreTile():
            pieces, _ = payment(observation, move)
            in_vases = CONDITION[move.tile].kind == PAY_VASE
            vases, inhabitants = (pieces, 0) if in_vases else (0, pieces)
    return coins, vases, inhabitants, cards


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
