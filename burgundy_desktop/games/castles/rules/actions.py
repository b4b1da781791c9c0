"""The four die actions and the purchase. Rulebook: "Az akciók"."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles import events as e, moves as m
from burgundy_desktop.games.castles.queries import dice
from burgundy_desktop.games.castles.queries.goods import (
    sale_points,
    sale_silver,
    sale_workers,
    silver_with_workers,
    workers_taken,
)
from burgundy_desktop.games.castles.queries.spaces import storage_is_full
from burgundy_desktop.games.castles.rules.placing import place
from burgundy_desktop.games.castles.scoring import SALES, add_points
from burgundy_desktop.games.castles.state import PlayerState, State, without
from burgundy_desktop.games.castles.state.steps import DISCARD
from burgundy_desktop.games.castles.tables.board import PRICE
from burgundy_desktop.games.castles.tables.estates import NUMBER


def take(state: State, move: m.TakeTile, events: EventLog) -> None:
    """Rulebook: "Hatszögletű lapka levétele a játéktábláról"."""
    player, depot = state.player, state.depot_of(move.tile)
    workers = use_die(state, player, move.die, depot, dice.SHIFT_TO_TAKE)
    move_to_storage(state, player, move.tile, depot)
    if events is not SILENT:
        events.log(e.TileTaken, state.seat, move.tile, depot, move.die, workers)


def place_with_die(state: State, move: m.PlaceTile, events: EventLog) -> None:
    """Rulebook: "Hatszögletű lapka lerakása a saját birtokra"."""
    number, shift = NUMBER[move.space], dice.SHIFT_TO_PLACE[move.tile]
    workers = use_die(state, state.player, move.die, number, shift)
    place(state, move.tile, move.space, move.die, workers, events)


def sell(state: State, move: m.SellGoods, events: EventLog) -> None:
    """Rulebook: "Áruk eladása"."""
    workers = use_die(state, state.player, move.die, move.goods + 1, dice.NO_SHIFT)
    sell_all(state, move.goods, move.die, workers, events)


def take_workers(state: State, move: m.TakeWorkers, events: EventLog) -> None:
    """Tiles 13 and 14 may both apply. Rulebook: "Munkáslapkák elvétele"."""
    seat = state.seat
    player = state.players[seat]
    use_die(state, player, move.die, dice.NO_NUMBER, dice.NO_SHIFT)
    gain_workers(player, seat, workers_taken(player), "action", events)
    if silver := silver_with_workers(player):
        gain_silver(player, seat, silver, "action", events)


def buy(state: State, move: m.BuyTile, events: EventLog) -> None:
    """Rulebook: "A központi fekete depó"; with tile 6 from any depot."""
    player, depot = state.player, state.depot_of(move.tile)
    player.silver -= PRICE
    state.bought = True
    move_to_storage(state, player, move.tile, depot)
    events.log(e.TileBought, state.seat, move.tile, depot, PRICE)


def discard(state: State, move: m.DiscardTile, events: EventLog) -> None:
    """One stored tile leaves the game, the waiting one takes its place (R3, R21)."""
    _, waiting = state.pending.pop()
    player = state.player
    player.storage = (*without(player.storage, move.tile), waiting)
    state.removed += (move.tile,)
    if events is not SILENT:
        events.log(e.TileDiscarded, state.seat, move.tile)


def use_die(state: State, player: PlayerState, die: int, number: int, shift: int) -> int:
    """Use up a die (or the castle's extra action) for `number`; returns the workers that this
    costs.

    `shift` is the knowledge tile that would shift the die.
    """
    if die == m.EXTRA_DIE:
        state.pending.pop()
        return 0
    first, second = player.dice
    player.dice = (first, 0) if die else (0, second)
    workers = dice.workers_to_meet(player, second if die else first, number, shift)
    player.workers -= workers
    return workers


def move_to_storage(state: State, player: PlayerState, tile: int, depot: int) -> None:
    """Move a tile from a depot to the storage; a full storage asks for a discard first."""
    state.depots[depot] = without(state.depots[depot], tile)
    if storage_is_full(player):
        state.pending.append((DISCARD, tile))
    else:
        player.storage += (tile,)


def sell_all(state: State, goods: int, die: int, workers: int, events: EventLog) -> None:
    """Sell every tile of a type. Tiles 3 and 4 count for the warehouse too."""
    seat = state.seat
    player = state.players[seat]
    count, player.goods[goods] = player.goods[goods], 0
    player.sold[goods] += count
    events.log(e.GoodsSold, seat, goods, count, die, workers)
    gain_silver(player, seat, sale_silver(player), "sale", events)
    if more := sale_workers(player):
        gain_workers(player, seat, more, "sale", events)
    add_points(state, seat, sale_points(state, count), SALES, events)


def gain_silver(
    player: PlayerState, seat: Seat, silver: int, reason: str, events: EventLog
) -> None:
    """Take Silverlings from the supply, which never runs out."""
    player.silver += silver
    events.log(e.SilverGained, seat, silver, reason)


def gain_workers(
    player: PlayerState, seat: Seat, workers: int, reason: str, events: EventLog
) -> None:
    """Take workers from the supply, which never runs out."""
    player.workers += workers
    if events is not SILENT:
        events.log(e.WorkersGained, seat, workers, reason)
