"""What happened, as lines of the log: one for each event that matters.

The viewer is told "You take ..." when nobody else at the table is a person.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.boardkit.sentences import Phrase, Telling
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.castles import events as e
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.saying import phrase, telling
from burgundy_desktop.games.castles.board.wording.scores import reason_name
from burgundy_desktop.games.castles.moves import EXTRA_DIE
from burgundy_desktop.games.castles.tables.board import PHASE_BONUS
from burgundy_desktop.games.castles.tables.pieces import (
    BUILDINGS,
    CARPENTERS_WORKSHOP,
    CHURCH,
    KINDS_TAKEN_BY,
    MARKET,
    TILE_KIND,
)

_START = phrase("{player} begins. Turn order: {order}")
_BOARDS = phrase("Everyone chooses an estate")
_PHASE = phrase("Phase {letter}: complete regions bring {points} points more")
_ROUND = phrase("Round {round}: {dice}")
_DICE_OF = phrase("{player} {first} {second}", "dice")
_PHASE_ENDS = phrase("Phase {letter} ends")
_GAME_ENDS = phrase("The game is over: final scoring")

_LANDS = (
    phrase("A turquoise tile goes {to_depot}"),
    phrase("A purple tile goes {to_depot}"),
    phrase("A pink tile goes {to_depot}"),
    phrase("A red tile goes {to_depot}"),
    phrase("A brown tile goes {to_depot}"),
    phrase("An orange tile goes {to_depot}"),
)

_ESTATE = telling(
    phrase("{player} chooses estate {number}"),
    phrase("You choose estate {number}"),
)
_TAKES = telling(
    phrase("{player} takes {tile} {from_depot}"),
    phrase("You take {tile} {from_depot}"),
)
_TAKES_WITH_WORKERS = telling(
    phrase("{player} takes {tile} {from_depot} with %n worker(s)"),
    phrase("You take {tile} {from_depot} with %n worker(s)"),
)
_TAKES_BY_CASTLE = telling(
    phrase("{player} uses the castle to take {tile} {from_depot}"),
    phrase("You use the castle to take {tile} {from_depot}"),
)
_TAKES_BY = {
    CARPENTERS_WORKSHOP: telling(
        phrase("{player} takes {tile} {from_depot} with the carpenter's workshop"),
        phrase("You take {tile} {from_depot} with the carpenter's workshop"),
    ),
    CHURCH: telling(
        phrase("{player} takes {tile} {from_depot} with the church"),
        phrase("You take {tile} {from_depot} with the church"),
    ),
    MARKET: telling(
        phrase("{player} takes {tile} {from_depot} with the market"),
        phrase("You take {tile} {from_depot} with the market"),
    ),
}
_BUYS = telling(
    phrase("{player} buys {tile} {from_depot} for {silver} silver"),
    phrase("You buy {tile} {from_depot} for {silver} silver"),
)
_THROWS_AWAY = telling(
    phrase("{player} throws away {tile}"),
    phrase("You throw away {tile}"),
)
_PLACES = telling(
    phrase("{player} places {tile}"),
    phrase("You place {tile}"),
)
_PLACES_WITH_WORKERS = telling(
    phrase("{player} places {tile} with %n worker(s)"),
    phrase("You place {tile} with %n worker(s)"),
)
_PLACES_BY_CASTLE = telling(
    phrase("{player} uses the castle to place {tile}"),
    phrase("You use the castle to place {tile}"),
)
_PLACES_BY_CITY_HALL = telling(
    phrase("{player} places {tile} with the city hall"),
    phrase("You place {tile} with the city hall"),
)
_COMPLETES = (
    telling(
        phrase("{player} completes a city of {size}"),
        phrase("You complete a city of {size}"),
    ),
    telling(
        phrase("{player} completes a pasture of {size}"),
        phrase("You complete a pasture of {size}"),
    ),
    telling(
        phrase("{player} completes a knowledge region of {size}"),
        phrase("You complete a knowledge region of {size}"),
    ),
    telling(
        phrase("{player} completes a castle region of {size}"),
        phrase("You complete a castle region of {size}"),
    ),
    telling(
        phrase("{player} completes a mine region of {size}"),
        phrase("You complete a mine region of {size}"),
    ),
    telling(
        phrase("{player} completes a river of {size}"),
        phrase("You complete a river of {size}"),
    ),
)
_COVERS_ALL = (
    telling(
        phrase("{player} has covered every building space: the {bonus}"),
        phrase("You have covered every building space: the {bonus}"),
    ),
    telling(
        phrase("{player} has covered every animal space: the {bonus}"),
        phrase("You have covered every animal space: the {bonus}"),
    ),
    telling(
        phrase("{player} has covered every knowledge space: the {bonus}"),
        phrase("You have covered every knowledge space: the {bonus}"),
    ),
    telling(
        phrase("{player} has covered every castle space: the {bonus}"),
        phrase("You have covered every castle space: the {bonus}"),
    ),
    telling(
        phrase("{player} has covered every mine space: the {bonus}"),
        phrase("You have covered every mine space: the {bonus}"),
    ),
    telling(
        phrase("{player} has covered every ship space: the {bonus}"),
        phrase("You have covered every ship space: the {bonus}"),
    ),
)
_LARGE_BONUS = phrase("large bonus tile")
_SMALL_BONUS = phrase("small bonus tile")

_SELLS = telling(
    phrase("{player} sells {goods}"),
    phrase("You sell {goods}"),
)
_SELLS_WITH_WORKERS = telling(
    phrase("{player} sells {goods} with %n worker(s)"),
    phrase("You sell {goods} with %n worker(s)"),
)
_SELLS_BY_CASTLE = telling(
    phrase("{player} uses the castle to sell {goods}"),
    phrase("You use the castle to sell {goods}"),
)
_SELLS_BY_WAREHOUSE = telling(
    phrase("{player} sells {goods} with the warehouse"),
    phrase("You sell {goods} with the warehouse"),
)
_GETS_WORKERS = {
    "action": telling(
        phrase("{player} takes %n worker(s)"),
        phrase("You take %n worker(s)"),
    ),
    "boarding_house": telling(
        phrase("{player} gets %n worker(s) from the boarding house"),
        phrase("You get %n worker(s) from the boarding house"),
    ),
    "sale": telling(
        phrase("{player} gets %n worker(s) for the sale"),
        phrase("You get %n worker(s) for the sale"),
    ),
    "mine": telling(
        phrase("{player} gets %n worker(s) from the mines"),
        phrase("You get %n worker(s) from the mines"),
    ),
}
_GETS_SILVER = {
    "action": telling(
        phrase("{player} also gets %n Silverling(s)"),
        phrase("You also get %n Silverling(s)"),
    ),
    "bank": telling(
        phrase("{player} gets %n Silverling(s) from the bank"),
        phrase("You get %n Silverling(s) from the bank"),
    ),
    "sale": telling(
        phrase("{player} gets %n Silverling(s) for the sale"),
        phrase("You get %n Silverling(s) for the sale"),
    ),
    "mine": telling(
        phrase("{player} gets %n Silverling(s) from the mines"),
        phrase("You get %n Silverling(s) from the mines"),
    ),
}
_FETCHES = telling(
    phrase("{player} fetches {goods} {from_depot}"),
    phrase("You fetch {goods} {from_depot}"),
)
_MOVES_AHEAD = telling(
    phrase("{player} moves ahead in turn order"),
    phrase("You move ahead in turn order"),
)
_MOVES_TO_THE_FRONT = telling(
    phrase("{player} moves ahead and will be first in the next round"),
    phrase("You move ahead and will be first in the next round"),
)
_EXTRA_ACTION = telling(
    phrase("{player} has one more action from the castle"),
    phrase("You have one more action from the castle"),
)
_EFFECT_LOST = phrase("{tile}: nothing to use its effect on")
_DECLINES = telling(
    phrase("{player} does without the effect"),
    phrase("You do without the effect"),
)

_POINTS_FOR = {
    "region": phrase("for the region"),
    "phase": phrase("for completing it in this phase"),
    "bonus": phrase("for the bonus tile"),
    "animals": phrase("for the animals"),
    "watchtower": phrase("for the watchtower"),
    "sales": phrase("for the sale"),
}
"""Points that belong to the line before. The others are lines of the final scoring."""


@attrs.frozen
class Table:
    """Who sits at the table, and who reads the log."""

    seats: Sequence[SeatInfo]
    viewer: Seat

    def name(self, seat: Seat) -> str | None:
        """The name of a player; None for the only person, who is told "you"."""
        return None if seat == self.viewer and self._viewer_is_alone else self.seats[seat].name

    @property
    def _viewer_is_alone(self) -> bool:
        people = [seat for seat, info in enumerate(self.seats) if info.is_person]
        return people == [self.viewer]


def log_line(event: Event, seats: Sequence[SeatInfo], viewer: Seat) -> LogLine | None:
    """The line of an event; None for what other lines tell."""
    tell = _LINES.get(type(event))
    return tell(event, Table(seats, viewer)) if tell else None


def _line(
    event: Any, table: Table, said: Telling, n: int = -1, at: Target | None = None, **values: str
) -> LogLine:
    return LogLine(said(table.name(event.seat), n, **values), event.seat, target=at)


def _heading(text: str) -> LogLine:
    return LogLine(text, is_heading=True)


def _set_up(event: e.GameSetUp, table: Table) -> LogLine:
    order = [table.seats[seat].name for seat in event.order]
    return _heading(_START(player=order[0], order=", ".join(order)))


def _boards(_event: e.BoardsDealt, _table: Table) -> LogLine:
    return _heading(_BOARDS())


def _estate(event: e.EstateChosen, table: Table) -> LogLine:
    return _line(event, table, _ESTATE, number=str(event.estate))


def _phase(event: e.PhaseStarted, _table: Table) -> LogLine:
    return _heading(_PHASE(letter=names.letter(event.phase), points=PHASE_BONUS[event.phase]))


def _round(event: e.DiceRolled, table: Table) -> LogLine:
    dice = [
        _DICE_OF(player=info.name, first=first, second=second)
        for info, (first, second) in zip(table.seats, event.dice, strict=True)
    ]
    return _heading(_ROUND(round=event.round + 1, dice=", ".join(dice)))


def _lands(event: e.GoodsLanded, _table: Table) -> LogLine:
    text = _LANDS[event.goods](to_depot=names.TO_DEPOT[event.depot]())
    return LogLine(text, target=target("depot", event.depot))


def _takes(event: e.TileTaken, table: Table) -> LogLine:
    if event.die == EXTRA_DIE:
        said = _TAKES_BY_CASTLE
    elif event.die < 0:
        said = _TAKES_BY[_building_that_takes(TILE_KIND[event.tile])]
    else:
        said = _TAKES_WITH_WORKERS if event.workers else _TAKES
    return _tile_line(event, table, said, event.workers)


def _building_that_takes(kind: int) -> int:
    return next(building for building, kinds in enumerate(KINDS_TAKEN_BY) if kind in kinds)


def _tile_line(event: Any, table: Table, said: Telling, n: int = -1, **values: str) -> LogLine:
    depot = names.FROM_DEPOT[event.depot]()
    tile = names.tile_object(event.tile)
    at = target("tile", event.tile)
    return _line(event, table, said, n, at, tile=tile, from_depot=depot, **values)


def _buys(event: e.TileBought, table: Table) -> LogLine:
    return _tile_line(event, table, _BUYS, silver=str(event.silver))


def _throws_away(event: e.TileDiscarded, table: Table) -> LogLine:
    return _line(event, table, _THROWS_AWAY, tile=names.tile_object(event.tile))


def _places(event: e.TilePlaced, table: Table) -> LogLine:
    if event.die == EXTRA_DIE:
        said = _PLACES_BY_CASTLE
    elif event.die < 0:
        said = _PLACES_BY_CITY_HALL
    else:
        said = _PLACES_WITH_WORKERS if event.workers else _PLACES
    at = target("tile", event.tile)
    return _line(event, table, said, event.workers, at, tile=names.tile_object(event.tile))


def _completes(event: e.RegionCompleted, table: Table) -> LogLine:
    return _line(event, table, _COMPLETES[event.kind], size=str(event.size))


def _covers_all(event: e.BonusTileTaken, table: Table) -> LogLine:
    bonus = _LARGE_BONUS() if event.large else _SMALL_BONUS()
    return _line(event, table, _COVERS_ALL[event.kind], bonus=bonus)


def _sells(event: e.GoodsSold, table: Table) -> LogLine:
    if event.die == EXTRA_DIE:
        said = _SELLS_BY_CASTLE
    elif event.die < 0:
        said = _SELLS_BY_WAREHOUSE
    else:
        said = _SELLS_WITH_WORKERS if event.workers else _SELLS
    goods = names.goods_object(event.goods, event.count)
    return _line(event, table, said, event.workers, goods=goods)


def _workers(event: e.WorkersGained, table: Table) -> LogLine:
    return _line(event, table, _GETS_WORKERS[event.reason], event.workers)


def _silver(event: e.SilverGained, table: Table) -> LogLine:
    return _line(event, table, _GETS_SILVER[event.reason], event.silver)


def _fetches(event: e.GoodsLoaded, table: Table) -> LogLine:
    goods, depot = names.goods_objects(event.count), names.FROM_DEPOT[event.depot]()
    at = target("depot", event.depot)
    return _line(event, table, _FETCHES, at=at, goods=goods, from_depot=depot)


def _moves_ahead(event: e.MarkerMoved, table: Table) -> LogLine:
    return _line(event, table, _MOVES_TO_THE_FRONT if event.is_first else _MOVES_AHEAD)


def _extra_action(event: e.ExtraActionGranted, table: Table) -> LogLine:
    return _line(event, table, _EXTRA_ACTION)


def _effect_lost(event: e.EffectLost, _table: Table) -> LogLine:
    return LogLine(_EFFECT_LOST(tile=names.TITLES[BUILDINGS[event.building]]()), event.seat)


def _declines(event: e.EffectDeclined, table: Table) -> LogLine:
    return _line(event, table, _DECLINES)


def _phase_ends(event: e.PhaseEnded, _table: Table) -> LogLine:
    return _heading(_PHASE_ENDS(letter=names.letter(event.phase)))


def _game_ends(_event: e.GameEnded, _table: Table) -> LogLine:
    return _heading(_GAME_ENDS())


def _points(event: PointsScored, _table: Table) -> LogLine:
    said: Phrase | None = _POINTS_FOR.get(event.reason)
    text = said() if said else reason_name(event.reason)
    return LogLine(text, event.seat, event.points, is_addition=said is not None)


_LINES: dict[type[Event], Callable[[Any, Table], LogLine]] = {
    PointsScored: _points,
    e.GameSetUp: _set_up,
    e.BoardsDealt: _boards,
    e.EstateChosen: _estate,
    e.PhaseStarted: _phase,
    e.DiceRolled: _round,
    e.GoodsLanded: _lands,
    e.TileTaken: _takes,
    e.TileBought: _buys,
    e.TileDiscarded: _throws_away,
    e.TilePlaced: _places,
    e.RegionCompleted: _completes,
    e.BonusTileTaken: _covers_all,
    e.GoodsSold: _sells,
    e.WorkersGained: _workers,
    e.SilverGained: _silver,
    e.GoodsLoaded: _fetches,
    e.MarkerMoved: _moves_ahead,
    e.ExtraActionGranted: _extra_action,
    e.EffectLost: _effect_lost,
    e.EffectDeclined: _declines,
    e.PhaseEnded: _phase_ends,
    e.GameEnded: _game_ends,
}
"""`TurnEnded` is told by the next turn."""
