"""What a card or special project is paid from, in words: coins, sites, canoes, levers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.board.wording import amounts
from burgundy_desktop.games.boonlake.board.wording.costs import cost_of
from burgundy_desktop.games.boonlake.board.wording.plans import levers_said
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.queries.paying import GAIN_OF, end_of, uses_of
from burgundy_desktop.games.boonlake.state import PlayerState
from burgundy_desktop.games.boonlake.tables.boards import CANAL, production_level
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS
from burgundy_desktop.games.boonlake.tables.cards import CARD_RESOURCES
from burgundy_desktop.games.boonlake.tables.scorings import PROJECT_RESOURCES

_OF_COINS = phrase("{coins} of %n coin(s)", "what is paid of all coins that a player has")
_FROM_SITE = phrase("{resources} from your site", "paid: one resource")
_BY_CANOE = phrase("{resources} by canoe", "paid: one resource")
_BY_LEVER = phrase("{resources} by lever", "paid: one resource")


def paid_from(observation: Observation, move: m.PlayCard | m.DoProject) -> str:
    """The coins of those at hand, with what levers bring, where each resource comes from, and the
    levers used.
    """
    player = observation.table.players[observation.seat]
    price, at_hand = cost_of(observation, move), player.coins + GAIN_OF[uses_of(move.plan)]
    coins = _OF_COINS(at_hand, coins=price) if price else amounts.price()
    return remarks(coins, *_resources(player, move), *levers_said(move.plan))


def _resources(player: PlayerState, move: m.PlayCard | m.DoProject) -> Iterator[str]:
    if isinstance(move, m.PlayCard):
        needed = CARD_RESOURCES[move.card]
    else:
        needed = PROJECT_RESOURCES[move.tile]
    for resource, count in enumerate(needed):
        if count:
            yield from _sources(player, resource, count, PAIRS[end_of(move.plan)])


def _sources(
    player: PlayerState, resource: int, count: int, canoes: Sequence[int]
) -> Iterator[str]:
    from_site = min(count, production_level(player.production, resource))
    by_canoe = min(count - from_site, canoes.count(CANAL.index(resource)))
    by_lever = count - from_site - by_canoe
    for said, units in ((_FROM_SITE, from_site), (_BY_CANOE, by_canoe), (_BY_LEVER, by_lever)):
        if units:
            alone = [units if one == resource else 0 for one in range(len(CANAL))]
            yield said(resources=amounts.resources(alone))
