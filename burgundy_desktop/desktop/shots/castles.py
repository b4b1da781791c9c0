"""Pictures of The Castles of Burgundy only: rare questions and tooltips."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.shots.moments import Fits, at, tells
from burgundy_desktop.desktop.shots.shoot import SEED, Shoot, Shot
from burgundy_desktop.desktop.shots.tables import ending
from burgundy_desktop.desktop.trials.harness import PERSON
from burgundy_desktop.games.castles import state as castles
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.moves import CastlesMove, PlaceTile
from burgundy_desktop.games.castles.state import State, steps as s
from burgundy_desktop.games.castles.tables import pieces
from burgundy_desktop.games.castles.tables.pieces import KINDS, KNOWLEDGE, TILE_KIND

ALL_KINDS: Final = (1 << len(KINDS)) - 1
MANY: Final = 4
WORKERS: Final = 2
"""The numbers of glowing spaces and workers that make a good picture."""
TIED: Final = 15
"""The seed of a game for two that a tie-break decides."""


# questions


def asks(kind: int, argument: int | None = None) -> Fits:
    """The next pending step is of this kind."""

    def fits(state: State) -> bool:
        if not state.pending:
            return False
        top = state.pending[-1]
        return top[0] == kind and argument in {None, top[1]}

    return fits


def chooses_estate(state: State) -> bool:
    return state.stage == castles.CHOOSING_ESTATES


def _second_person_is_covered(shoot: Shoot) -> QWidget:
    """Estates are chosen secretly: the first person has chosen, the cover waits for the second."""
    session = shoot.room.begin(
        shoot.game_id, (PERSON, SeatInfo("Benno")), SEED, estates="dealt", choice="secret"
    )
    shoot.open(session)
    shoot.table.controller.submit(session.match.legal_moves()[0])
    return shoot.window


DECISIONS: Final[Mapping[str, Shot]] = {
    "discard": at(asks(s.DISCARD)),
    "ship": at(asks(s.SHIP_DEPOT)),
    "second_depot": at(asks(s.SHIP_SECOND_DEPOT)),
    "goods_type": at(asks(s.GOODS_TYPE)),
    "castle": at(asks(s.EXTRA_ACTION)),
    "warehouse": at(asks(s.WAREHOUSE_SALE)),
    "carpenter": at(asks(s.TAKE_BY_BUILDING, pieces.CARPENTERS_WORKSHOP)),
    "church": at(asks(s.TAKE_BY_BUILDING, pieces.CHURCH)),
    "market": at(asks(s.TAKE_BY_BUILDING, pieces.MARKET)),
    "city_hall": at(asks(s.CITY_HALL_PLACEMENT)),
    "estate_dealt": at(chooses_estate, is_early=True, estates="dealt"),
    "estate_free": at(chooses_estate, is_early=True, estates="free"),
    "estate_secret": at(chooses_estate, is_early=True, estates="dealt", choice="secret"),
    "estate_secret_cover": _second_person_is_covered,
}


# a stored tile and where it may go


def goes_to_many_spaces(state: State) -> bool:
    """A stored tile may go to many spaces, and there are workers to reach some of them."""
    if state.stage != castles.PLAYING or state.pending or state.player.workers < WORKERS:
        return False
    return len(_spaces(GAME.legal_moves(state))) >= MANY


def _spaces(moves: Sequence[CastlesMove]) -> set[int]:
    """The spaces of the stored tile with the most possible spaces."""
    spaces: dict[int, set[int]] = {}
    for move in moves:
        if isinstance(move, PlaceTile):
            spaces.setdefault(move.tile, set()).add(move.space)
    return max(spaces.values(), key=len, default=set())


def _pick_stored_tile(shoot: Shoot) -> None:
    controller = shoot.table.controller
    moves = controller.position.legal
    most = _spaces(moves)
    tile = next(m.tile for m in moves if isinstance(m, PlaceTile) and m.space in most)
    controller.click(target("tile", tile))


def _pick(shoot: Shoot, number: int) -> None:
    """Click the last target of this legal move."""
    controller = shoot.table.controller
    controller.click(controller.position.legal[number].targets[-1])


# tooltips


def has_all_to_tell(state: State) -> bool:
    """There is a tile in the storage, and a knowledge tile in a depot."""
    if state.stage != castles.PLAYING or state.pending or not state.player.storage:
        return False
    return bool(_knowledge(state)) and all(state.player.dice) and goes_to_many_spaces(state)


def has_sold_and_covered(state: State) -> bool:
    """Goods were sold, somebody else has a bonus tile, and there is room in the storage."""
    if state.stage != castles.PLAYING or state.pending or len(state.player.storage) > 1:
        return False
    taken = ALL_KINDS & ~state.large_bonuses & ~state.player.large_bonuses
    return bool(taken) and any(state.player.sold) and bool(state.round_goods)


def _taken_banner(state: State) -> Target:
    kinds = range(len(KINDS))
    return target("bonus_large", next(k for k in kinds if not state.large_bonuses >> k & 1))


def _knowledge(state: State) -> list[int]:
    tiles = (tile for depot in state.depots[1:] for tile in depot)
    return [tile for tile in tiles if TILE_KIND[tile] == KNOWLEDGE]


def _tells(of: Callable[[State], Target], fits: Fits = has_all_to_tell) -> Shot:
    """The tooltip of a target at a suitable moment."""
    return at(fits, tells(of))


def _later(kind: str, index: int = 0) -> Shot:
    """The tooltip of a target that says more late in the game."""
    return _tells(lambda _: target(kind, index), has_sold_and_covered)


def _depot_tile(state: State) -> Target:
    tiles = (tile for depot in state.depots[1:] for tile in depot)
    return target("tile", next(tile for tile in tiles if TILE_KIND[tile] != KNOWLEDGE))


def _covered_space(state: State) -> Target:
    return target("space", max(space for space, tile in enumerate(state.player.tiles) if tile >= 0))


def _empty_space(state: State) -> Target:
    return target("space", max(_spaces(GAME.legal_moves(state))))


TOOLTIPS: Final[Mapping[str, Shot]] = {
    "depot_tile": _tells(_depot_tile),
    "stored_tile": _tells(lambda state: target("tile", state.player.storage[0])),
    "covered_space": _tells(_covered_space),
    "empty_space": _tells(_empty_space),
    "knowledge_tile": _tells(lambda state: target("tile", _knowledge(state)[0])),
    "black_tile": _tells(lambda state: target("tile", state.depots[0][0])),
    "die": _tells(lambda _: target("die", 0)),
    "workers": _tells(lambda _: target("workers")),
    "silver": _tells(lambda _: target("silver")),
    "depot": _tells(lambda _: target("depot", 2)),
    "phase": _later("phase", 4),
    "white_die": _later("white_die"),
    "round_goods": _later("round_goods"),
    "track": _later("track"),
    "storage": _later("storage"),
    "sold": _later("sold"),
    "bonus_taken": _tells(_taken_banner, has_sold_and_covered),
    "bonus_left": _tells(lambda _: target("bonus_small", 0)),
    "player": _tells(lambda state: target("seat", 1 - state.seat), has_sold_and_covered),
}

SHOTS: Final[Mapping[str, Shot]] = {
    "ending_tied": partial(ending, seats=2, seed=TIED),
    **{f"asks_{name}": shot for name, shot in DECISIONS.items()},
    **{f"tooltip_{name}": shot for name, shot in TOOLTIPS.items()},
    "throws_away": at(asks(s.DISCARD), lambda shoot: _pick(shoot, -1)),
    "picked_tile": at(goes_to_many_spaces, _pick_stored_tile),
}
