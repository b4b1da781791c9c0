"""Positions of the game set up by hand, in the words of the rulebook.

Seats are called Anna, Benno, Carla, Dario. Tiles go by the name printed on them ("bank", "cow 3",
"K8"), goods by their colour, spaces by their index on the estate, dice by their pips. What the
position does not name is as little as can be: nobody owns anything, the depots are empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.events import TurnEnded
from burgundy_desktop.games.castles.game import GAME, INFO
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.setup import first_state
from burgundy_desktop.games.castles.state import (
    CITY_HALL_PLACEMENT,
    NO_TILE,
    REASONS,
    TAKE_BY_BUILDING,
    WAREHOUSE_SALE,
    PlayerState,
    State,
)
from burgundy_desktop.games.castles.tables.board import NUMBERED_DEPOTS, PHASES
from burgundy_desktop.games.castles.tables.estates import ESTATES, SPACES
from burgundy_desktop.games.castles.tables.pieces import (
    BUILDINGS,
    GOODS,
    KINDS,
    START_CASTLES,
    TILE_KIND,
    TILE_KNOWLEDGE,
    TILE_NAME,
)

ANNA, BENNO, CARLA, DARIO = (Seat(index) for index in range(4))
KNOWLEDGE_SPACES = (12, 7, 3, 30, 34, 35)
"""Where knowledge tiles lie that are owned without a named space.

See docs/rules/castles/cases.md, "Notation".
"""

ANIMALS = ("cow 2", "cow 3", "chicken 2", "chicken 3", "sheep 3", "pig 3")
"""Six tiles of which two players can have one each."""


def tile_name(words: str) -> str:
    """`TILE_NAME` of a tile as the rulebook writes it: "K8", "cow 3", "city hall"."""
    if words[0] == "K" and words[1:].isdigit():
        return f"knowledge_{int(words[1:]):02d}"
    return words.replace(" ", "_")


@attrs.define
class Table:
    """A game under test: what lies there, what may be done, and what the last move did."""

    state: State
    seat: Seat
    """Whose belongings the questions below are about."""
    events: list[Event] = attrs.field(factory=list)
    """What the last move did."""

    @property
    def me(self) -> PlayerState:
        return self.state.players[self.seat]

    # what may be done

    @property
    def legal(self) -> list[m.CastlesMove]:
        return [] if GAME.to_decide(self.state) is None else list(GAME.legal_moves(self.state))

    def may(self, move: m.CastlesMove) -> bool:
        return move in self.legal

    def offers(self, kind: type) -> bool:
        return any(isinstance(move, kind) for move in self.legal)

    def takes(self, die: int | None = None) -> list[tuple[int, str]]:
        """Depot and name of every tile that may be taken with a die or an effect."""
        kinds = m.TakeTile | m.TakeByBuilding
        tiles = {
            move.tile
            for move in self.legal
            if isinstance(move, kinds) and (die is None or move.die == self._die(die))
        }
        return sorted((self.state.depot_of(tile), TILE_NAME[tile]) for tile in tiles)

    def spaces(self, words: str, die: int | None = None) -> set[int]:
        """Where a stored tile may be placed with a die, or by the effect waited for."""
        name = tile_name(words)
        return {
            move.space
            for move in self.legal
            if (isinstance(move, m.PlaceTile) and (die is None or move.die == self._die(die)))
            or isinstance(move, m.PlaceByCityHall)
            if TILE_NAME[move.tile] == name
        }

    def sales(self) -> set[str]:
        """The goods that may be sold now."""
        return {
            GOODS[move.goods]
            for move in self.legal
            if isinstance(move, m.SellGoods | m.SellByWarehouse)
        }

    def loads(self) -> set[int]:
        """The depots whose goods may be loaded now."""
        return {move.depot for move in self.legal if isinstance(move, m.LoadGoods)}

    def keeps(self) -> set[str]:
        """The new types of goods that may be chosen now."""
        return {GOODS[move.goods] for move in self.legal if isinstance(move, m.KeepGoods)}

    # moves in words

    def take(self, words: str, die: int | None = None, depot: int | None = None) -> m.CastlesMove:
        """Take a tile with a die, or without one by the effect waited for."""
        tile = self._on_depot(words, NUMBERED_DEPOTS if depot is None else (depot,))
        if die is None and self._waits_for(TAKE_BY_BUILDING):
            return m.TakeByBuilding(tile)
        return m.TakeTile(self._die(die), tile)

    def place(self, words: str, space: int, die: int | None = None) -> m.CastlesMove:
        """Place a stored tile with a die, or without one by the effect waited for."""
        tile = self._stored(words)
        if die is None and self._waits_for(CITY_HALL_PLACEMENT):
            return m.PlaceByCityHall(tile, space)
        return m.PlaceTile(self._die(die), tile, space)

    def sell(self, goods: str, die: int | None = None) -> m.CastlesMove:
        """Sell goods with a die, or without one by the effect waited for."""
        if die is None and self._waits_for(WAREHOUSE_SALE):
            return m.SellByWarehouse(GOODS.index(goods))
        return m.SellGoods(self._die(die), GOODS.index(goods))

    def take_workers(self, die: int | None = None) -> m.CastlesMove:
        return m.TakeWorkers(self._die(die))

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

    # playing

    def play(self, move: m.CastlesMove) -> Table:
        """Play a legal move. Raises IllegalMove for another one."""
        if move not in self.legal:
            raise IllegalMove(f"{move} is not among {self.legal}")
        self.events = []
        GAME.apply(self.state, move, self.events)
        return self

    def pass_turn(self) -> Table:
        """Use up the dice of the player to decide by taking workers, and end the turn."""
        happened: list[Event] = []
        while not any(isinstance(event, TurnEnded) for event in happened):
            dice = self.state.player.dice
            die = 0 if dice[0] else 1
            move = m.TakeWorkers(die) if dice[die] else m.END_TURN
            happened += self.play(move).events
        self.events = happened
        return self

    def pass_round(self) -> Table:
        """Everyone who still has a turn in this round takes workers."""
        for _ in range(len(self.state.players) - self.state.turn):
            self.pass_turn()
        return self

    # what lies there

    @property
    def points(self) -> int:
        return self.me.points

    @property
    def scored(self) -> dict[str, int]:
        """Points by reason."""
        return {reason: n for reason, n in zip(REASONS, self.me.scored, strict=True) if n}

    @property
    def points_scored(self) -> list[tuple[str, int]]:
        """Reason and points of what the last move scored, in its order."""
        return [(e.reason, e.points) for e in self.events if isinstance(e, PointsScored)]

    @property
    def silver(self) -> int:
        return self.me.silver

    @property
    def workers(self) -> int:
        return self.me.workers

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
        """What has left the game."""
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

    def happened(self, kind: type) -> list[Any]:
        """The events of one class among those of the last move."""
        return [event for event in self.events if isinstance(event, kind)]

    def seen_by(self, seat: Seat) -> Observation:
        return GAME.observe(self.state, seat)

    def _die(self, pips: int | None) -> int:
        return m.EXTRA_DIE if pips is None else self.state.player.dice.index(pips)

    def _waits_for(self, step: int) -> bool:
        return bool(self.state.pending) and self.state.pending[-1][0] == step

    def _on_depot(self, words: str, depots: Iterable[int]) -> int:
        tiles = [tile for depot in depots for tile in self.state.depots[depot]]
        return _first_named(words, tiles)

    def _stored(self, words: str) -> int:
        return _first_named(words, self.state.player.storage)


def _counted(goods: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(GOODS, goods, strict=True) if count}


def _first_named(words: str, tiles: Iterable[int]) -> int:
    return next(tile for tile in tiles if TILE_NAME[tile] == tile_name(words))


@attrs.frozen
class Pieces:
    """The tiles in the box of a game that is being set up by hand."""

    state: State

    def draw(self, words: str, *, black: bool = False) -> int:
        """A tile of this name out of the supplies. Raises LookupError if all are in use."""
        supplies = self.state.supplies
        order = range(len(KINDS), -1, -1) if black else range(len(KINDS) + 1)
        for supply in order:
            for tile in supplies[supply]:
                if TILE_NAME[tile] == tile_name(words):
                    supplies[supply] = tuple(t for t in supplies[supply] if t != tile)
                    return tile
        raise LookupError(f"there is no {words} left")


def set_up(
    players: int = 2,
    *,
    seat: int = 0,
    phase: str = "A",
    round: int = 1,  # noqa: A002  # the rulebook's word
    dice: tuple[int, int] = (1, 1),
    white: int = 1,
    depots: Mapping[int, Sequence[str]] | None = None,
    black: Sequence[str] = (),
    depot_goods: Mapping[int, Sequence[str]] | None = None,
    round_goods: Sequence[str] | None = None,
    track: Mapping[int, Sequence[int]] | None = None,
    bonus_tiles_gone: Sequence[str] = (),
    bought: bool = False,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **own: Any,
) -> Table:
    """A position in which `seat` decides.

    `track` gives the seats on each space of the turn order track, top to bottom. `own` and
    `others` describe players: see `_furnish`. `bonus_tiles_gone` lists "large mine" and the like.
    """
    state = first_state(INFO.options_for(players), Chance.from_seed(1), None)
    _set_course(state, players, seat, phase, round, track)
    pieces = Pieces(state)
    for number, player in enumerate(state.players):
        belongings = own if number == seat else (others or {}).get(number, {})
        player.dice = dice if number == seat else (1, 1)
        _furnish(state, pieces, Seat(number), player, **belongings)
    for earlier in state.round_order[: state.turn]:
        state.players[earlier].dice = (0, 0)
    for depot, names in (depots or {}).items():
        state.depots[depot] = tuple(pieces.draw(name) for name in names)
    state.depots[0] = tuple(pieces.draw(name, black=True) for name in black)
    for depot, goods in (depot_goods or {}).items():
        state.depot_goods[depot] = tuple(GOODS.index(name) for name in goods)
    if round_goods is not None:
        state.round_goods = tuple(GOODS.index(name) for name in round_goods)
    for words in bonus_tiles_gone:
        _take_bonus_tile(state, words)
    state.white_die, state.bought = white, bought
    return Table(state, Seat(seat))


def _set_course(
    state: State,
    players: int,
    seat: int,
    phase: str,
    number: int,
    track: Mapping[int, Sequence[int]] | None,
) -> None:
    """Phase, round, turn order and the goods that belong to them."""
    track = track or {0: tuple(range(players))}
    order = tuple(Seat(s) for step in sorted(track, reverse=True) for s in track[step])
    state.turn_order = state.round_order = order
    for step, seats in track.items():
        for one in seats:
            state.steps[one] = step
    state.turn = order.index(Seat(seat))
    state.phase, state.round = PHASES.index(phase), number - 1
    stacks = state.goods_stacks
    rest = len(stacks) - 5 * (state.phase + 1)
    state.round_goods, state.goods_stacks = stacks[rest:][number:5], stacks[:rest]


def _furnish(
    state: State,
    pieces: Pieces,
    seat: Seat,
    player: PlayerState,
    *,
    estate_number: int = 1,
    start_castle: int = 18,
    estate: Mapping[int, str] | None = None,
    knows: Sequence[int] = (),
    storage: Sequence[str] = (),
    goods: Mapping[str, int] | None = None,
    sold: Mapping[str, int] | None = None,
    silver: int = 0,
    workers: int = 0,
    points: int = 0,
    bonus_tiles: Sequence[str] = (),
    dice: tuple[int, int] | None = None,
) -> None:
    """What lies before one player: `estate` by space, `knows` by the numbers of the tiles."""
    player.dice = dice or player.dice
    player.leave()
    player.found(estate_number, start_castle, START_CASTLES[seat])
    tiles = dict(estate or {})
    free = [space for space in KNOWLEDGE_SPACES if space not in tiles]
    tiles |= {space: f"K{number}" for space, number in zip(free, knows, strict=False)}
    for space, name in tiles.items():
        tile = pieces.draw(name)
        player.cover(space, tile)
        if TILE_KNOWLEDGE[tile]:
            player.knowledge |= 1 << TILE_KNOWLEDGE[tile]
    player.storage = tuple(pieces.draw(name) for name in storage)
    player.goods = [(goods or {}).get(name, 0) for name in GOODS]
    player.sold = [(sold or {}).get(name, 0) for name in GOODS]
    player.silver, player.workers, player.points = silver, workers, points
    for words in bonus_tiles:
        large = _take_bonus_tile(state, words)
        kind = 1 << KINDS.index(words.split()[1])
        player.large_bonuses |= kind if large else 0
        player.small_bonuses |= 0 if large else kind


def _take_bonus_tile(state: State, words: str) -> bool:
    """Remove "large mine" or "small mine" from the board; whether it was a large one."""
    size, kind = words.split()
    bit = 1 << KINDS.index(kind)
    if size == "large":
        state.large_bonuses &= ~bit
    else:
        state.small_bonuses &= ~bit
    return size == "large"


def before_the_last_word(seat: int = 1, **position: Any) -> Table:
    """The last turn of the game, both dice used: ending it brings the final scoring."""
    others = {number: {"dice": (0, 0)} for number in range(4) if number != seat}
    for number, belongings in position.pop("others", {}).items():
        others[number] = {**others[number], **belongings}
    return set_up(seat=seat, phase="E", round=5, dice=(0, 0), others=others, **position)


def choosing(choice: str, offered: Sequence[tuple[int, ...]]) -> Table:
    """The experienced setup with Anna as start player and these boards dealt."""
    options = INFO.options_for(len(offered), estates="dealt", choice=choice)
    for seed in range(1000):
        state = GAME.start(options, Chance.from_seed(seed), None)
        if state.seat == ANNA:
            break
    for player, board in zip(state.players, offered, strict=True):
        player.offered = board
    return Table(state, ANNA)


def chance_that_rolls(*pips: int | None) -> Chance:
    """A stream that begins with these dice; None stands for any."""
    for seed in range(10**6):
        chance = Chance.from_seed(seed)
        start = chance.copy()
        if all(chance.roll() == wanted or wanted is None for wanted in pips):
            return start
    raise LookupError(f"no seed rolls {pips}")


def full_estate(without: Iterable[int] = (), knows: Sequence[int] = ()) -> dict[int, str]:
    """Estate 1 all covered but for the start castle and the spaces `without`."""
    buildings = [name.replace("_", " ") for name in BUILDINGS]
    knowledge, animals = iter(knows), iter(ANIMALS)
    tiles: dict[int, str] = {}
    for space in sorted(set(range(SPACES)) - {18} - set(without)):
        kind = KINDS[ESTATES[1].kind[space]]
        if kind == "building":
            tiles[space] = buildings[ESTATES[1].regions[ESTATES[1].region[space]].index(space)]
        elif kind == "knowledge":
            tiles[space] = f"K{next(knowledge)}"
        else:
            tiles[space] = next(animals) if kind == "animal" else kind
    return tiles
