"""Facts for hints: what speaks for a move, from the view of its seat.

`taking`   tiles that come into the storage, and those that leave it unplaced
`placing`  tiles on the estate, and where a tile could go
`trade`    goods, workers, silver
`trial`    a move that is tried, with questions about the positions before and after it
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.features.facts import placing, taking, trade
from burgundy_desktop.games.castles.features.facts.trial import Case
from burgundy_desktop.games.castles.observation import Observation, imagine
from burgundy_desktop.games.castles.rules import legal_moves

_FACTS: dict[type, Callable[[Case, Any], Iterator[Fact]]] = {
    m.TakeTile: taking.take,
    m.BuyTile: taking.buy,
    m.TakeByBuilding: taking.take,
    m.DiscardTile: taking.discard,
    m.EndTurn: taking.end_turn,
    m.Decline: taking.decline,
    m.PlaceTile: placing.place,
    m.PlaceByCityHall: placing.place,
    m.ChooseEstate: placing.found,
    m.SellGoods: trade.sell,
    m.SellByWarehouse: trade.sell,
    m.TakeWorkers: trade.take_workers,
    m.LoadGoods: trade.load,
    m.KeepGoods: trade.load,
}


def facts(observation: Observation, move: m.CastlesMove) -> Sequence[Fact]:
    """What speaks for a legal move, the most important first; empty for an only move."""
    table = imagine(observation, Chance.from_seed(0))
    legal = legal_moves(table)
    if len(legal) == 1:
        return ()
    return tuple(_FACTS[type(move)](Case(observation.seat, table, legal, move), move))
