"""What is true of every position of a game, to check positions from outside."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from burgundy_desktop.core import limits
from burgundy_desktop.games.castles.queries.goods import goods_types
from burgundy_desktop.games.castles.state import NO_ESTATE, NO_TILE, REASONS, PlayerState, State
from burgundy_desktop.games.castles.state.steps import DISCARD
from burgundy_desktop.games.castles.tables import board, pieces
from burgundy_desktop.games.castles.tables.estates import ESTATES, NEIGHBOUR_MASK, SPACES

_TILE: Final = (0, pieces.TILE_COUNT - 1)
_SEAT: Final = (0, 3)
_GOODS: Final = (0, 5)
_KINDS: Final = limits.mask_of_width(6)
_SIX: Final = (6, 6)
_SEVEN: Final = (7, 7)
_FEW: Final = (0, 50)
_MANY: Final = (0, pieces.TILE_COUNT)

LIMITS: Final[limits.Limits] = {
    "# players": (2, 4),
    "players[].estate": (0, len(ESTATES) - 1),
    "# players[].tiles": (SPACES, SPACES),
    "players[].tiles[]": (NO_TILE, pieces.TILE_COUNT - 1),
    "players[].occupied": limits.mask_of_width(SPACES),
    "players[].frontier": limits.mask_of_width(SPACES),
    "# players[].blocked": (8, 8),
    "players[].blocked[]": limits.mask_of_width(SPACES),
    "players[].knowledge": limits.mask_of_width(27),
    "# players[].storage": (0, board.STORAGE_SPACES),
    "players[].storage[]": _TILE,
    "# players[].goods": _SIX,
    "players[].goods[]": limits.AMOUNT,
    "# players[].sold": _SIX,
    "players[].sold[]": limits.AMOUNT,
    "players[].silver": limits.AMOUNT,
    "players[].workers": limits.AMOUNT,
    "players[].points": limits.POINTS,
    "# players[].scored": (len(REASONS), len(REASONS)),
    "players[].scored[]": limits.POINTS,
    "players[].dice.0": (0, 6),
    "players[].dice.1": (0, 6),
    "players[].large_bonuses": _KINDS,
    "players[].small_bonuses": _KINDS,
    "# players[].offered": (0, len(ESTATES)),
    "players[].offered[]": (1, len(ESTATES) - 1),
    "stage": (0, 2),
    "phase": (0, 4),
    "round": (0, 4),
    "turn": _SEAT,
    "# round_order": (2, 4),
    "round_order[]": _SEAT,
    "# turn_order": (2, 4),
    "turn_order[]": _SEAT,
    "# steps": (2, 4),
    "steps[]": (0, board.TRACK_SPACES - 1),
    "# depots": _SEVEN,
    "# depots[]": _MANY,
    "depots[][]": _TILE,
    "# depot_goods": _SEVEN,
    "# depot_goods[]": _FEW,
    "depot_goods[][]": _GOODS,
    "# round_goods": (0, 5),
    "round_goods[]": _GOODS,
    "white_die": (0, 6),
    "# pending": (0, 20),
    "pending[].0": (0, 8),
    "pending[].1": _MANY,
    "large_bonuses": _KINDS,
    "small_bonuses": _KINDS,
    "# supplies": _SEVEN,
    "# supplies[]": _MANY,
    "supplies[][]": _TILE,
    "# goods_stacks": _FEW,
    "goods_stacks[]": _GOODS,
    "# goods_box": _FEW,
    "goods_box[]": _GOODS,
    "# removed": _MANY,
    "removed[]": _TILE,
    "chance.stream": limits.STREAM,
}


def check(state: State) -> None:
    """Raise ValueError for an impossible position."""
    limits.check_limits(state, LIMITS)
    seats = len(state.players)
    everybody = list(range(seats))
    limits.demand(sorted(state.turn_order) == everybody, "somebody is missing in the turn order")
    limits.demand(sorted(state.round_order) == everybody, "somebody is missing in the round")
    limits.demand(state.turn < seats == len(state.steps), "whose turn it is nobody knows")
    _check_tiles(state)
    _check_goods(state)
    for bonuses in (
        [state.large_bonuses, *(player.large_bonuses for player in state.players)],
        [state.small_bonuses, *(player.small_bonuses for player in state.players)],
    ):
        limits.demand(reduce(or_, bonuses) == sum(bonuses) == 0b111111, "bonus tiles are lost")
    for player in state.players:
        limits.demand(player.points == sum(player.scored), "points come from nowhere")
        _check_estate(player)


def _spaces(state: State, depot: int) -> int:
    """The number of spaces of a depot with this many players."""
    players = len(state.players)
    if depot == board.BLACK_DEPOT:
        return board.BLACK_SPACES[players]
    return len(board.kinds_on_depot(depot, players, state.phase))


def _check_tiles(state: State) -> None:
    """Check that each tile is in exactly one place."""
    tiles = [*state.removed]
    tiles += [argument for kind, argument in state.pending if kind == DISCARD]
    for depot, lying in enumerate(state.depots):
        limits.demand(
            len(lying) <= _spaces(state, depot), "a depot holds more tiles than it has spaces"
        )
    for place in (*state.supplies, *state.depots):
        tiles += place
    for castle, player in zip(pieces.START_CASTLES, state.players, strict=False):
        tiles += player.storage
        tiles += [tile for tile in player.tiles if tile != NO_TILE]
        if player.estate == NO_ESTATE:
            tiles.append(castle)  # in hand, until an estate is chosen
    limits.demand(sorted(tiles) == list(range(pieces.TILE_COUNT)), "a tile is missing or doubled")


def _check_goods(state: State) -> None:
    lying = state.goods_stacks + state.goods_box + state.round_goods
    for stack in state.depot_goods:
        lying += stack
    held = [player.goods for player in state.players] + [player.sold for player in state.players]
    counts = [lying.count(kind) + sum(own[kind] for own in held) for kind in range(6)]
    limits.demand(len(set(counts)) == 1, "goods are lost or made")
    for player in state.players:
        limits.demand(goods_types(player) <= board.GOODS_SPACES, "too many sorts of goods")
    limits.demand(not state.depot_goods[0], "goods lie on the black depot")


def _check_estate(player: PlayerState) -> None:
    """Check that tiles are on their colours, and that cached sums are right."""
    estate = ESTATES[player.estate]
    covered = [space for space, tile in enumerate(player.tiles) if tile != NO_TILE]
    near = knowledge = occupied = 0
    blocked = [0] * 8
    for space in covered:
        tile = player.tiles[space]
        limits.demand(player.estate, "a tile lies on no estate")
        limits.demand(pieces.TILE_KIND[tile] == estate.kind[space], "a tile lies on another colour")
        occupied |= 1 << space
        near |= NEIGHBOUR_MASK[space]
        if pieces.TILE_KNOWLEDGE[tile]:
            knowledge |= 1 << pieces.TILE_KNOWLEDGE[tile]
        if pieces.TILE_BUILDING[tile] >= 0:
            blocked[pieces.TILE_BUILDING[tile]] |= estate.region_mask[space]
    found = (player.occupied, player.frontier, player.knowledge, player.blocked)
    wanted = (occupied, near & ~occupied, knowledge, blocked)
    limits.demand(found == wanted, "the sums of an estate are wrong")
    limits.demand(bool(covered) == bool(player.estate), "an estate has no castle")
