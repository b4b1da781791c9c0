"""The cost of a move, and the cheapest of several variants. Rules §6."""

from __future__ import annotations

from typing import TypeAlias

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.queries import paying, prices
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.steps import PROGRESS_PART
from burgundy_desktop.games.boonlake.tables import numbers
from burgundy_desktop.games.boonlake.tables.cards import CARD_VASES, EXCHANGES
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION
from burgundy_desktop.games.boonlake.tables.words import PAY_VASE

Stocks: TypeAlias = tuple[int, int, int, int]
"""Coins, vases, inhabitants on the ranch, cards in hand."""

Priced: TypeAlias = (
    m.PlayCard | m.DoProject | m.BuildSettlement | m.PlaceCattle | m.ScoreTile | m.MoveCanoe
)
"""The moves with several payments."""


def coins_for(state: State, seat: Seat, move: m.BoonlakeMove) -> int:
    """The coins that a move costs; 0 for an exchange, which names its price."""
    player = state.players[seat]
    match move:
        case m.PlayCard():
            price = prices.card_prices(player)[move.card]
            return price + paying.canoe_price(player.canoes, move.plan)
        case m.DoProject():
            price = prices.project_prices(player)[move.tile]
            return price + paying.canoe_price(player.canoes, move.plan)
        case m.Settle():
            return prices.site_price(state, move.site)[0]
        case m.Modernize():
            return prices.lever_price(player, move.lever)
        case m.RecruitForCoins():
            return numbers.RECRUIT_COINS
        case m.MoveCanoe():
            return prices.upstream_price(move.section, move.to, by_lever=move.by_lever)
        case m.ScoreTile():
            return payment_for(state, move)[1]
    return 0


def given_up(state: State, seat: Seat, move: m.BoonlakeMove) -> tuple[int, int]:
    """Inhabitants that leave the ranch to be developed with, and points lost in place of more."""
    player, (step, _, about) = state.players[seat], state.pending[-1]
    match move:
        case m.BuildHouse():
            return prices.house_price(step), 0
        case m.BuildSettlement():
            by_lever, losses = divmod(move.terms, m.BY_LEVER)
            less = prices.settlement_discount(step, about) + by_lever
            return _split(prices.settlement_price(player, less)[0], losses)
        case m.PlaceCattle():
            price, _ = prices.cattle_price(player, state.grazing[move.location])
            return _split(price, move.terms)
        case m.Modernize():
            return int(step == PROGRESS_PART), 0
    return 0, 0


def _split(price: int, losses: int) -> tuple[int, int]:
    return price - losses, losses * numbers.EXTRA_LOSS


def payment_for(state: State, move: m.ScoreTile) -> tuple[int, int]:
    """Inhabitants or vases, and coins, that go for a pay tile."""
    return prices.tile_price(move.tile, state.scorings, move.payment)


def stocks_spent(state: State, seat: Seat, move: m.BoonlakeMove) -> Stocks:
    """Everything paid for a move, including cards that are chosen afterwards."""
    coins, vases, cards = coins_for(state, seat, move), 0, 0
    inhabitants, _ = given_up(state, seat, move)
    match move:
        case m.PlayCard():
            vases, cards = CARD_VASES[move.card], 1
        case m.SellCard() | m.DiscardCard():
            cards = 1
        case m.Settle():
            inhabitants, cards = 1, prices.site_price(state, move.site)[1]
        case m.ScoreTile():
            pieces, _ = payment_for(state, move)
            in_vases = CONDITION[move.tile].kind == PAY_VASE
            vases, inhabitants = (pieces, 0) if in_vases else (0, pieces)
        case m.ForgoToSellVase():
            vases = 1
        case m.RecruitForCards():
            cards = numbers.RECRUIT_CARDS
        case m.LeverInhabitant():
            cards = numbers.LEVER_SWAP_CARDS
        case m.Trade():
            return _exchanged(move)
    return coins, vases, inhabitants, cards


def _exchanged(move: m.Trade) -> Stocks:
    row = EXCHANGES[move.exchange]
    return row.pay_coins, row.pay_vases, row.pay_inhabitants, row.pay_cards


def dearness(state: State, seat: Seat, move: Priced) -> tuple[int, int, int]:
    """The sort key of variants: the lowest is the cheapest.

    Coins, then levers, then canoes that move (rules §6.2); lost points, then the lever,
    then inhabitants; not to pay at all comes last.
    """
    match move:
        case m.PlayCard() | m.DoProject():
            ways = paying.moves_of(state.players[seat].canoes, paying.end_of(move.plan))
            levers = paying.uses_of(move.plan).bit_count()
            return coins_for(state, seat, move), levers, len(ways)
        case m.BuildSettlement() | m.PlaceCattle():
            inhabitants, points = given_up(state, seat, move)
            return points, int(move.terms >= m.BY_LEVER), inhabitants
        case m.ScoreTile():
            pieces, coins = payment_for(state, move)
            return int(move.payment == m.REFUSED), coins, pieces
        case m.MoveCanoe():
            return coins_for(state, seat, move), int(move.by_lever), 0
