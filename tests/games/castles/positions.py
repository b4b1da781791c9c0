"""Positions of the game set up by hand, in the words of the rulebook.

Seats are called Anna, Benno, Carla, Dario. Tiles go by the name printed on them ("bank", "cow 3",
"K8"), goods by their colour, spaces by their index on the estate, dice by their pips. Everything
that is not named is empty: players own nothing, the depots are empty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.game import GAME, INFO
from burgundy_desktop.games.castles.queries.counts import placed_of_kind
from burgundy_desktop.games.castles.setup import BLACK_SUPPLY, first_state
from burgundy_desktop.games.castles.state import NO_TILE, REASONS, PlayerState, State
from burgundy_desktop.games.castles.tables.board import GOODS_PER_PHASE, PHASES
from burgundy_desktop.games.castles.tables.estates import ESTATES, SPACES
from burgundy_desktop.games.castles.tables.pieces import (
    BUILDINGS,
    GOODS,
    KINDS,
    SHIP,
    START_CASTLES,
    TILE_KNOWLEDGE,
    TILE_NAME,
)
from tests.games.castles.conservation import ALL_GOODS, complaints
from tests.games.castles.table import Table, tile_name
from tests.games.positions import ImpossiblePosition, by_seat, check, is_by_seat, made_up

ANNA, BENNO, CARLA, DARIO = (Seat(index) for index in range(4))
KNOWLEDGE_SPACES = (12, 7, 3, 30, 34, 35)
"""Where knowledge tiles lie that are owned without a named space.

See docs/rules/castles/cases.md, "Notation".
"""

ANIMALS = ("cow 2", "cow 3", "chicken 2", "chicken 3", "sheep 3", "pig 3")
"""Six tiles of which two players can have one each."""

NOTHING: dict[str, Any] = {
    "estate_number": 1,
    "start_castle": 18,
    "estate": {},
    "knows": (),
    "storage": (),
    "goods": {},
    "sold": {},
    "silver": 0,
    "workers": 0,
    "points": 0,
    "bonus_tiles": (),
    "dice": (1, 1),
}
"""The default belongings of a seat."""


@attrs.frozen
class Pieces:
    """The tiles in the box of a game that is being set up by hand."""

    state: State

    def draw(self, words: str, *, black: bool = False) -> int:
        """A tile of this name out of the supplies."""
        order = range(BLACK_SUPPLY, -1, -1) if black else range(BLACK_SUPPLY + 1)
        for supply in order:
            for tile in self.state.supplies[supply]:
                if TILE_NAME[tile] == tile_name(words):
                    self._take(tile, supply)
                    return tile
        count = TILE_NAME.count(tile_name(words))
        raise ImpossiblePosition(f"the tile {words} lies {count + 1} times; the game has {count}")

    def order(self, supply: int, names: Sequence[str]) -> None:
        """Put tiles on top of a supply, the first one on top."""
        top = []
        for words in names:
            named = [t for t in self.state.supplies[supply] if TILE_NAME[t] == tile_name(words)]
            if not named:
                raise ImpossiblePosition(f"no {words} is left for the supply")
            self._take(named[0], supply)
            top.append(named[0])
        self.state.supplies[supply] += tuple(reversed(top))

    def _take(self, tile: int, supply: int) -> None:
        supplies = self.state.supplies
        supplies[supply] = tuple(one for one in supplies[supply] if one != tile)


def set_up(
    *,
    seats: int = 2,
    me: Seat = ANNA,
    phase: str = "A",
    round: int = 1,  # noqa: A002  # the rulebook's word
    white: int = 1,
    depots: Mapping[int, Sequence[str]] | None = None,
    black: Sequence[str] = (),
    depot_goods: Mapping[int, Sequence[str]] | None = None,
    round_goods: Sequence[str] | None = None,
    later_goods: Sequence[str] = (),
    supplies: Mapping[str, Sequence[str]] | None = None,
    track: Mapping[int, Sequence[int]] | None = None,
    bought: bool = False,
    next_dice: Sequence[int | None] = (),
    unchecked: str = "",
    **belongings: Any,
) -> Table:
    """A position in which `me` decides.

    `track` gives the seats on each space of the turn order track, top to bottom; unless it is
    given everybody stands where their ships bring them. `supplies` names the next tiles of a kind
    or of "black", `later_goods` the goods on top of the stacks of the later phases. `next_dice`
    come in the order in which they are rolled, None stands for any. `belongings` are those of
    `NOTHING`, each for `me`, for everybody or by seats; `points` may be given by their reasons.
    """
    state = first_state(INFO.options_for(seats), Chance.from_seed(1), SILENT)
    pieces = Pieces(state)
    for seat, own in enumerate(_owned(belongings, me, seats)):
        _furnish(state, pieces, Seat(seat), own)
    _set_course(state, me, phase, round, track)
    for earlier in state.round_order[: state.turn]:
        state.players[earlier].dice = (0, 0)
    for depot, names in (depots or {}).items():
        state.depots[depot] = tuple(pieces.draw(name) for name in names)
    state.depots[0] = tuple(pieces.draw(name, black=True) for name in black)
    for kind, names in (supplies or {}).items():
        pieces.order(BLACK_SUPPLY if kind == "black" else KINDS.index(kind), names)
    for depot, goods in (depot_goods or {}).items():
        state.depot_goods[depot] = goods_numbers(goods)
    _lay_goods(state, round, round_goods, later_goods)
    state.white_die, state.bought = white, bought
    if next_dice:
        state.chance = chance_that_rolls(*next_dice)
    check(complaints(state), made_up(GAME, state), unchecked=unchecked)
    return Table(state, me)


def goods_numbers(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(GOODS.index(name) for name in names)


def _owned(belongings: Mapping[str, Any], me: Seat, seats: int) -> list[dict[str, Any]]:
    """The belongings of each seat, by the keys of `NOTHING`."""
    unknown = set(belongings) - set(NOTHING)
    if unknown:
        raise TypeError(f"nobody can own {sorted(unknown)}, only {sorted(NOTHING)}")
    owned: list[dict[str, Any]] = [dict(NOTHING) for _ in range(seats)]
    for word, given in belongings.items():
        if word == "estate" and is_by_seat(given) and not _are_estates(given):
            given = {me: given}  # noqa: PLW2901  # its keys are spaces, not seats
        for own, has in zip(owned, by_seat(given, me, seats, NOTHING[word]), strict=True):
            own[word] = has
    return owned


def _are_estates(given: Mapping[int, Any]) -> bool:
    return all(isinstance(one, Mapping) for one in given.values())


def _set_course(
    state: State, me: Seat, phase: str, number: int, track: Mapping[int, Sequence[int]] | None
) -> None:
    """Phase, round, and the turn order by the track."""
    ships = [placed_of_kind(player, SHIP) for player in state.players]
    if track is None:
        track = {step: [s for s, at in enumerate(ships) if at == step] for step in set(ships)}
    order = tuple(Seat(s) for step in sorted(track, reverse=True) for s in track[step])
    state.turn_order = state.round_order = order
    for step, seats in track.items():
        for one in seats:
            state.steps[one] = step
    state.turn = order.index(me)
    state.phase, state.round = PHASES.index(phase), number - 1


def _furnish(state: State, pieces: Pieces, seat: Seat, own: Mapping[str, Any]) -> None:
    """What lies before one player: `estate` by space, `knows` by the numbers of the tiles."""
    player = state.players[seat]
    player.leave()
    player.found(own["estate_number"], own["start_castle"], START_CASTLES[seat])
    tiles = dict(own["estate"])
    free = [space for space in KNOWLEDGE_SPACES if space not in tiles]
    tiles |= {space: f"K{number}" for space, number in zip(free, own["knows"], strict=False)}
    for space, name in tiles.items():
        if player.tiles[space] != NO_TILE:
            raise ImpossiblePosition(f"{name} cannot lie on the start castle on space {space}")
        tile = pieces.draw(name)
        player.cover(space, tile)
        if TILE_KNOWLEDGE[tile]:
            player.knowledge |= 1 << TILE_KNOWLEDGE[tile]
    player.storage = tuple(pieces.draw(name) for name in own["storage"])
    player.goods = [own["goods"].get(name, 0) for name in GOODS]
    player.sold = [own["sold"].get(name, 0) for name in GOODS]
    player.silver, player.workers, player.dice = own["silver"], own["workers"], own["dice"]
    scored = own["points"] if isinstance(own["points"], Mapping) else {"region": own["points"]}
    player.scored = [scored.get(reason, 0) for reason in REASONS]
    player.points = sum(player.scored)
    for words in own["bonus_tiles"]:
        _take_bonus_tile(state, player, words)


def _take_bonus_tile(state: State, player: PlayerState, words: str) -> None:
    """Give a player "large mine" or "small mine" from the board."""
    size, kind = words.split()
    bit = 1 << KINDS.index(kind)
    if size == "large":
        state.large_bonuses &= ~bit
        player.large_bonuses |= bit
    else:
        state.small_bonuses &= ~bit
        player.small_bonuses |= bit


def _lay_goods(
    state: State, number: int, round_goods: Sequence[str] | None, later_goods: Sequence[str]
) -> None:
    """The goods that nobody named: on the round spaces, in the stacks, the rest in the box."""
    rest = GOODS_PER_PHASE * (len(PHASES) - 1 - state.phase)
    now = state.goods_stacks[rest : rest + GOODS_PER_PHASE][number:]
    later = state.goods_stacks[:rest]
    free = Counter(ALL_GOODS)
    for player in state.players:
        free.subtract(dict(enumerate(player.goods)))
        free.subtract(dict(enumerate(player.sold)))
    for goods in state.depot_goods:
        free.subtract(goods)
    top = goods_numbers(reversed(later_goods))
    free.subtract(top)
    if round_goods is not None:
        now = goods_numbers(round_goods)
        free.subtract(now)
    else:
        now = _out_of(free, now)
    state.round_goods = now
    state.goods_stacks = (*_out_of(free, later[: rest - len(top)]), *top)
    state.goods_box = tuple((+free).elements())


def _out_of(free: Counter[int], wanted: Iterable[int]) -> tuple[int, ...]:
    """Goods out of those that are free: these, or others for those that are not there."""
    laid = []
    for kind in wanted:
        one = kind if free[kind] > 0 else max(free, key=free.__getitem__)
        free[one] -= 1
        laid.append(one)
    return tuple(laid)


def before_the_last_word(me: Seat = BENNO, **position: Any) -> Table:
    """The last turn of the game, both dice used: ending it brings the final scoring."""
    seats = position.get("seats", 2)
    none_left = {Seat(seat): (0, 0) for seat in range(seats)}
    return set_up(me=me, phase="E", round=5, dice=none_left, **position)


def choosing(choice: str, offered: Sequence[tuple[int, ...]]) -> Table:
    """The experienced setup with Anna as start player and these boards dealt."""
    options = INFO.options_for(len(offered), estates="dealt", choice=choice)
    for seed in range(1000):
        state = GAME.start(options, Chance.from_seed(seed), SILENT)
        if state.seat == ANNA:
            break
    for player, board in zip(state.players, offered, strict=True):
        player.offered = board
    check(complaints(state), made_up(GAME, state))
    return Table(state, ANNA)


def chance_that_rolls(*pips: int | None) -> Chance:
    """A stream that begins with these dice; None stands for any value."""
    for seed in range(10**6):
        chance = Chance.from_seed(seed)
        start = chance.copy()
        if all(chance.roll() == wanted or wanted is None for wanted in pips):
            return start
    raise ImpossiblePosition(f"no seed rolls {pips}")


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
