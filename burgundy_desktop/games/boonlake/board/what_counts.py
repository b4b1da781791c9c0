"""Where on the table the things lie that the condition of a scoring tile counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.own import Own
from burgundy_desktop.games.boonlake.queries.conditions import inhabited, largest_group
from burgundy_desktop.games.boonlake.state import PlayerState
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.boards import CANAL, LEVER_COUNT, production_level
from burgundy_desktop.games.boonlake.tables.land import BRIDGE_MASK, LOCATIONS, REGION_OF
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION, Condition

MOST: Final = 5
"""More things are not pointed at."""
_SETTLEMENTS, _CATTLE = 1, 2
_COINS, _VASES, _RANCH = range(3)


def locations_that_count(player: PlayerState, tile: int) -> tuple[int, ...]:
    """The first locations on the map that count for a tile."""
    find = _ON_MAP.get(CONDITION[tile].kind)
    if find is None:
        return ()
    mask = find(player, CONDITION[tile])
    return tuple(location for location in LOCATIONS if mask >> location & 1)[:MOST]


def boxes_that_count(
    layout: Layout, player: PlayerState, tile: int, *, is_own: bool
) -> tuple[Box, ...]:
    """The first of all other things; those on a player's board only for the own one."""
    kind = CONDITION[tile].kind
    boxes: Iterable[Box] = ()
    if kind in _STEPS:
        boxes = _steps(layout, player, kind)
    elif kind in _ON_BOARD and is_own:
        boxes = _ON_BOARD[kind](layout.own, player)
    return tuple(boxes)[:MOST]


def _regions(player: PlayerState, condition: Condition) -> int:
    here = inhabited(player)
    return sum(here & 1 << place for place in LOCATIONS if REGION_OF[place] in condition.pair)


def _bridges(player: PlayerState, _condition: Condition) -> int:
    return inhabited(player) & BRIDGE_MASK


_ON_MAP: Final[dict[int, Callable[[PlayerState, Condition], int]]] = {
    words.REGION_PAIR: _regions,
    words.BRIDGE_TILES_AREAS: _bridges,
    words.CONNECTED_TILES: lambda player, _: largest_group(inhabited(player)),
}
_STEPS: Final = {
    words.COIN_TRACK_STEPS: (words.COIN_TRACK,),
    words.CARD_TRACK_STEPS: (words.CARD_TRACK,),
    words.BOTH_TRACKS_STEPS: (words.COIN_TRACK, words.CARD_TRACK),
}


def _steps(layout: Layout, player: PlayerState, kind: int) -> Iterator[Box]:
    """The last steps, from the marker downwards."""
    at = {words.COIN_TRACK: player.coin_track, words.CARD_TRACK: player.card_track}
    for back in range(MOST):
        for track in _STEPS[kind]:
            if at[track] > back:
                yield layout.tracks.space(track, at[track] - back)


_ON_BOARD: Final[dict[int, Callable[[Own, PlayerState], Iterable[Box]]]] = {
    words.PRODUCTION_SITES: lambda own, player: (
        own.production(section)
        for section, resource in enumerate(CANAL)
        if production_level(player.production, resource)
    ),
    words.LEVERS_OWNED: lambda own, player: (
        own.lever(lever) for lever in range(LEVER_COUNT) if player.levers >> lever & 1
    ),
    words.CATTLE_REMOVED: lambda own, player: (
        own.recess(_CATTLE, piece) for piece in range(player.cattle)
    ),
    words.SETTLEMENTS_REMOVED: lambda own, player: (
        own.recess(_SETTLEMENTS, piece) for piece in range(player.settlements)
    ),
    words.CARDS_TWO_TYPES: lambda own, _: (own.played[0],),
    words.PAY_INHABITANT: lambda own, _: (own.stock(_RANCH)[0],),
    words.PAY_VASE: lambda own, _: (own.stock(_VASES)[0],),
    words.PAY_COINS: lambda own, _: (own.stock(_COINS)[0],),
}
