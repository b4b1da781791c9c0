"""A game of The Castles of Burgundy under test, in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.events import TurnEnded
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.state import NO_TILE, REASONS, State
from burgundy_desktop.games.castles.state.steps import (
    CITY_HALL_PLACEMENT,
    TAKE_BY_BUILDING,
    WAREHOUSE_SALE,
)
from burgundy_desktop.games.castles.tables.board import NUMBERED_DEPOTS
from burgundy_desktop.games.castles.tables.pieces import GOODS, KINDS, TILE_KIND, TILE_NAME
from tests.games import positions
from tests.games.positions import plays


def tile_name(words: str) -> str:
    """`TILE_NAME` of a tile as the rulebook writes it: "K8", "cow 3", "city hall"."""
    if words[0] == "K" and words[1:].isdigit():
        return f"knowledge_{int(words[1:]):02d}"
    return words.replace(" ", "_")


@attrs.frozen
class Moves:
    """The moves in words; a move without a die uses the pending effect."""

    state: State

    def take(self, words: str, die: int | None = None, depot: int | None = None) -> m.CastlesMove:
        tile = self._on_depot(words, NUMBERED_DEPOTS if depot is None else (depot,))
        if die is None and self._waits_for(TAKE_BY_BUILDING):
            return m.TakeByBuilding(tile)
        return m.TakeTile(self.die(die), tile)

    def place(self, words: str, space: int, die: int | None = None) -> m.CastlesMove:
        tile = self._stored(words)
        if die is None and self._waits_for(CITY_HALL_PLACEMENT):
            return m.PlaceByCityHall(tile, space)
        return m.PlaceTile(self.die(die), tile, space)

    def sell(self, goods: str, die: int | None = None) -> m.CastlesMove:
        if die is None and self._waits_for(WAREHOUSE_SALE):
            return m.SellByWarehouse(GOODS.index(goods))
        return m.SellGoods(self.die(die), GOODS.index(goods))

    def take_workers(self, die: int | None = None) -> m.CastlesMove:
        return m.TakeWorkers(self.die(die))

    def buy(self, words: str, depot: int = 0) -> m.CastlesMove:
        return m.BuyTile(self._on_depot(words, (depot,)))

    def discard(self, words: str) -> m.CastlesMove:
        return m.DiscardTile(self._stored(words))

    def load(self, depot: int) -> m.CastlesMove:
        return m.LoadGoods(depot)

    def keep(self, goods: str) -> m.CastlesMove:
        return m.KeepGoods(GOODS.index(goods))

    def choose(self, estate: int, space: int) -> m.CastlesMove:
        return m.ChooseEstate(estate, space)

    def end_turn(self) -> m.CastlesMove:
        return m.END_TURN

    def decline(self) -> m.CastlesMove:
        return m.DECLINE

    def die(self, pips: int | None) -> int:
        """The die that shows these pips; without pips, an effect is used."""
        if pips is None:
            return m.EXTRA_DIE
        dice = self.state.player.dice
        if pips not in dice:
            raise IllegalMove(f"no die shows {pips}: they show {dice}")
        return dice.index(pips)

    def _waits_for(self, step: int) -> bool:
        return bool(self.state.pending) and self.state.pending[-1][0] == step

    def _on_depot(self, words: str, depots: Iterable[int]) -> int:
        tiles = [tile for depot in depots for tile in self.state.depots[depot]]
        return _first_named(words, tiles)

    def _stored(self, words: str) -> int:
        return _first_named(words, self.state.player.storage)


@attrs.define
class Table(positions.Table):
    """A game under test: its state, its legal moves, and its events."""

    game = GAME

    # what may be done

    @property
    def move(self) -> Moves:
        return Moves(self.state)

    def offers(self, kind: type) -> bool:
        return bool(self.legal_of(kind))

    def takes(self, die: int | None = None) -> list[tuple[int, str]]:
        """Depot and name of every tile that may be taken with a die or an effect."""
        tiles = {
            move.tile
            for move in self.legal_of(m.TakeTile, m.TakeByBuilding)
            if die is None or move.die == self.move.die(die)
        }
        return sorted((self.state.depot_of(tile), TILE_NAME[tile]) for tile in tiles)

    def spaces(self, words: str, die: int | None = None) -> set[int]:
        """Where a stored tile may be placed with a die, or by the effect waited for."""
        name = tile_name(words)
        placing = [
            move
            for move in self.legal_of(m.PlaceTile)
            if die is None or move.die == self.move.die(die)
        ]
        placing += self.legal_of(m.PlaceByCityHall)
        return {move.space for move in placing if TILE_NAME[move.tile] == name}

    def sales(self) -> set[str]:
        """The goods that may be sold now."""
        return {GOODS[move.goods] for move in self.legal_of(m.SellGoods, m.SellByWarehouse)}

    def loads(self) -> set[int]:
        """The depots whose goods may be loaded now."""
        return {move.depot for move in self.legal_of(m.LoadGoods)}

    def keeps(self) -> set[str]:
        """The new types of goods that may be chosen now."""
        return {GOODS[move.goods] for move in self.legal_of(m.KeepGoods)}

    # doing it

    take = plays(Moves.take)
    place = plays(Moves.place)
    sell = plays(Moves.sell)
    take_workers = plays(Moves.take_workers)
    buy = plays(Moves.buy)
    discard = plays(Moves.discard)
    load = plays(Moves.load)
    keep = plays(Moves.keep)
    choose = plays(Moves.choose)
    end_turn = plays(Moves.end_turn)
    decline = plays(Moves.decline)

    def pass_turn(self) -> Table:
        """Use up the dice of the player to decide by taking workers, and end the turn."""
        turns = len(self.happened(TurnEnded))
        while len(self.happened(TurnEnded)) == turns:
            dice = self.state.player.dice
            die = 0 if dice[0] else 1
            self.play(m.TakeWorkers(die) if dice[die] else m.END_TURN)
        return self

    def pass_round(self) -> Table:
        """Every player with a turn left in this round takes workers."""
        for _ in range(len(self.state.players) - self.state.turn):
            self.pass_turn()
        return self

    # what lies there

    @property
    def scored(self) -> dict[str, int]:
        """Points by reason."""
        return {reason: n for reason, n in zip(REASONS, self.me.scored, strict=True) if n}

    @property
    def points_scored(self) -> list[tuple[str, int]]:
        """Reason and points of what was scored, in its order."""
        return [(event.reason, event.points) for event in self.happened(PointsScored)]

    @property
    def silver(self) -> int:
        silver: int = self.me.silver
        return silver

    @property
    def workers(self) -> int:
        workers: int = self.me.workers
        return workers

    @property
    def dice(self) -> list[int]:
        """The dice not used yet."""
        return [die for die in self.me.dice if die]

    @property
    def storage(self) -> list[str]:
        return [TILE_NAME[tile] for tile in self.me.storage]

    @property
    def goods(self) -> dict[str, int]:
        return _counted(self.me.goods)

    @property
    def sold(self) -> dict[str, int]:
        return _counted(self.me.sold)

    @property
    def removed(self) -> list[str]:
        """The tiles removed from the game."""
        return sorted(TILE_NAME[tile] for tile in self.state.removed)

    def on(self, space: int) -> str | None:
        """The tile on a space of the estate."""
        tile = self.me.tiles[space]
        return None if tile == NO_TILE else TILE_NAME[tile]

    def depot(self, number: int) -> list[str]:
        return [TILE_NAME[tile] for tile in self.state.depots[number]]

    def kinds(self, number: int) -> list[str]:
        """The kinds of the tiles on a depot."""
        return sorted(KINDS[TILE_KIND[tile]] for tile in self.state.depots[number])

    def depot_goods(self, number: int) -> list[str]:
        return [GOODS[goods] for goods in self.state.depot_goods[number]]


def _counted(goods: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(GOODS, goods, strict=True) if count}


def _first_named(words: str, tiles: Iterable[int]) -> int:
    """A tile of this name. Raises IllegalMove if there is none."""
    for tile in tiles:
        if TILE_NAME[tile] == tile_name(words):
            return tile
    raise IllegalMove(f"no {words} is there to choose")
