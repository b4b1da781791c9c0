"""Facts for hints: what speaks for a move, from the view of its seat.

`projects`  cards that are taken, placed or thrown away
`trade`     goods, animals, workers, silver, rewards
`trial`     a move that is tried, with questions about the positions before and after it
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.features.facts import projects, trade
from burgundy_desktop.games.castles_cards.features.facts.trial import Case
from burgundy_desktop.games.castles_cards.observation import Observation, imagine
from burgundy_desktop.games.castles_cards.rules import legal_moves

_FACTS: dict[type, Callable[[Case, Any], Iterator[Fact]]] = {
    m.TakeCard: projects.take,
    m.TakeByBuilding: projects.take,
    m.KeepDrawn: projects.take,
    m.UseDrawn: projects.use,
    m.PlaceProject: projects.place,
    m.PlaceByTownHall: projects.place,
    m.DiscardProject: projects.discard,
    m.SellGoods: trade.sell,
    m.SellByWarehouse: trade.sell,
    m.HireWorkers: trade.hire,
    m.TakeSilver: trade.take_silver,
    m.Convert: trade.convert,
    m.Buy: trade.buy,
    m.ChooseReward: trade.reward,
    m.PickGood: trade.pick_good,
    m.PickAnimal: trade.reward,
    m.EndTurn: trade.keep,
    m.Decline: trade.decline,
}


def facts(observation: Observation, move: m.CardsMove) -> Sequence[Fact]:
    """What speaks for a legal move, the most important first; empty for an only move."""
    table = imagine(observation, Chance.from_seed(0))
    legal = legal_moves(table)
    if len(legal) == 1:
        return ()
    return tuple(_FACTS[type(move)](Case(observation.seat, table, legal, move), move))
