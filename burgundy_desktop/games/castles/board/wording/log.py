"""The lines of the log: one for each important event.

With no other person at the table, the viewer is addressed as "you".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.boardkit.log_lines import Table, addition, heading, line
from burgundy_desktop.boardkit.sentences import PersonPhrase, Phrase, remarks, within
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.castles import events as e
from burgundy_desktop.games.castles.board.wording import log_messages, names
from burgundy_desktop.games.castles.board.wording.accessible_names import BONUS_LARGE, BONUS_SMALL
from burgundy_desktop.games.castles.board.wording.places import space_name
from burgundy_desktop.games.castles.board.wording.scores import reason_name
from burgundy_desktop.games.castles.moves import EXTRA_DIE
from burgundy_desktop.games.castles.queries.depots import building_that_takes
from burgundy_desktop.games.castles.tables.board import PHASE_BONUS
from burgundy_desktop.games.castles.tables.pieces import TILE_KIND


def log_line(event: Event, seats: Sequence[SeatInfo], viewer: Seat) -> LogLine | None:
    """The log line of an event; None if other lines cover it."""
    tell = _LINES.get(type(event))
    return tell(event, Table(seats, viewer)) if tell else None


def _set_up(event: e.GameSetUp, table: Table) -> LogLine:
    return LogLine(
        log_messages.ORDER(order=", ".join(table.seats[seat].name for seat in event.order))
    )


def _boards(_event: e.BoardsDealt, _table: Table) -> LogLine:
    return heading(log_messages.BOARDS())


def _revealed(_event: e.EstatesRevealed, _table: Table) -> LogLine:
    return heading(log_messages.REVEALED())


def _estate(event: e.EstateChosen, table: Table) -> LogLine:
    said = line(event, table, log_messages.ESTATE, number=str(event.estate))
    return _on_space(said, event)


def _phase(event: e.PhaseStarted, _table: Table) -> LogLine:
    letter, points = names.letter(event.phase), PHASE_BONUS[event.phase]
    return heading(log_messages.PHASE(letter=letter, points=points))


def _round(event: e.DiceRolled, table: Table) -> LogLine:
    dice = [
        log_messages.DICE_OF(player=info.name, first=first, second=second)
        for info, (first, second) in zip(table.seats, event.dice, strict=True)
    ]
    return heading(log_messages.ROUND(round=event.round + 1, dice=", ".join(dice)))


def _lands(event: e.GoodsLanded, _table: Table) -> LogLine:
    text = log_messages.LANDS[event.goods](to_depot=names.TO_DEPOT[event.depot]())
    return LogLine(text, target=target("depot", event.depot))


def _takes(event: e.TileTaken, table: Table) -> LogLine:
    if event.die == EXTRA_DIE:
        said = log_messages.TAKES_BY_CASTLE
    elif event.die < 0:
        said = log_messages.TAKES_BY[building_that_takes(TILE_KIND[event.tile])]
    else:
        said = log_messages.TAKES_WITH_WORKERS if event.workers else log_messages.TAKES
    return _tile_line(event, table, said, event.workers)


def _tile_line(event: Any, table: Table, said: PersonPhrase, n: int = -1, **values: str) -> LogLine:
    depot = names.FROM_DEPOT[event.depot]()
    tile = names.tile_object(event.tile)
    at = target("tile", event.tile)
    return line(event, table, said, n, at, 0, tile=tile, from_depot=depot, **values)


def _buys(event: e.TileBought, table: Table) -> LogLine:
    return _tile_line(event, table, log_messages.BUYS, silver=str(event.silver))


def _throws_away(event: e.TileDiscarded, table: Table) -> LogLine:
    return line(event, table, log_messages.THROWS_AWAY, tile=names.tile_object(event.tile))


def _places(event: e.TilePlaced, table: Table) -> LogLine:
    if event.die == EXTRA_DIE:
        said = log_messages.PLACES_BY_CASTLE
    elif event.die < 0:
        said = log_messages.PLACES_BY_CITY_HALL
    else:
        said = log_messages.PLACES_WITH_WORKERS if event.workers else log_messages.PLACES
    at = target("tile", event.tile)
    tile = names.tile_object(event.tile)
    return _on_space(line(event, table, said, event.workers, at, tile=tile), event)


def _on_space(said: LogLine, event: e.TilePlaced | e.EstateChosen) -> LogLine:
    """The line followed by the space of the estate."""
    return attrs.evolve(said, text=remarks(said.text, space_name(event.estate, event.space)))


def _complete(event: e.RegionCompleted, _table: Table) -> LogLine:
    return addition(event, log_messages.COMPLETE[event.kind](size=event.size))


def _bonus(event: e.BonusTileTaken, _table: Table) -> LogLine:
    titles = BONUS_LARGE if event.large else BONUS_SMALL
    return addition(event, within(titles[event.kind]()))


def _sells(event: e.GoodsSold, table: Table) -> LogLine:
    if event.die == EXTRA_DIE:
        said = log_messages.SELLS_BY_CASTLE
    elif event.die < 0:
        said = log_messages.SELLS_BY_WAREHOUSE
    else:
        said = log_messages.SELLS_WITH_WORKERS if event.workers else log_messages.SELLS
    goods = names.goods_object(event.goods, event.count)
    return line(event, table, said, event.workers, goods=goods)


def _workers(event: e.WorkersGained, table: Table) -> LogLine:
    if event.reason == "action":
        return line(event, table, log_messages.TAKES_WORKERS, event.workers)
    if event.reason == "mine":
        return line(event, table, log_messages.MINES_GIVE_WORKERS, event.workers)
    return addition(event, log_messages.MORE_WORKERS(event.workers))


def _silver(event: e.SilverGained, table: Table) -> LogLine:
    if event.reason == "mine":
        return line(event, table, log_messages.MINES_PAY, event.silver)
    return addition(event, log_messages.MORE_SILVER(event.silver))


def _fetches(event: e.GoodsLoaded, table: Table) -> LogLine:
    goods, depot = names.goods_objects(event.count), names.FROM_DEPOT[event.depot]()
    at = target("depot", event.depot)
    return line(event, table, log_messages.FETCHES, at=at, goods=goods, from_depot=depot)


def _moves_ahead(event: e.MarkerMoved, table: Table) -> LogLine:
    return line(
        event,
        table,
        log_messages.MOVES_TO_THE_FRONT if event.is_first else log_messages.MOVES_AHEAD,
    )


def _extra_action(event: e.ExtraActionGranted, _table: Table) -> LogLine:
    return addition(event, log_messages.EXTRA_ACTION())


def _effect_lost(event: e.EffectLost, _table: Table) -> LogLine:
    return addition(event, log_messages.EFFECT_LOST())


def _declines(event: e.EffectDeclined, table: Table) -> LogLine:
    return line(event, table, log_messages.DECLINES)


def _phase_ends(event: e.PhaseEnded, _table: Table) -> LogLine:
    return heading(log_messages.PHASE_ENDS[event.phase]())


def _game_ends(_event: e.GameEnded, _table: Table) -> LogLine:
    return heading(log_messages.GAME_ENDS())


def _points(event: PointsScored, _table: Table) -> LogLine:
    said: Phrase | None = log_messages.POINTS_FOR.get(event.reason)
    text = said() if said else reason_name(event.reason)
    return LogLine(text, event.seat, event.points, is_addition=said is not None)


_LINES: dict[type[Event], Callable[[Any, Table], LogLine]] = {
    PointsScored: _points,
    e.GameSetUp: _set_up,
    e.BoardsDealt: _boards,
    e.EstatesRevealed: _revealed,
    e.EstateChosen: _estate,
    e.PhaseStarted: _phase,
    e.DiceRolled: _round,
    e.GoodsLanded: _lands,
    e.TileTaken: _takes,
    e.TileBought: _buys,
    e.TileDiscarded: _throws_away,
    e.TilePlaced: _places,
    e.RegionCompleted: _complete,
    e.BonusTileTaken: _bonus,
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
"""`TurnEnded` has no line, as the next turn has one."""
