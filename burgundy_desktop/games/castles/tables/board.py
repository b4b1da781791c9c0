"""Phases, depots, bonus tiles, and the numbers of setup, actions and scoring."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import read_one, read_rows
from burgundy_desktop.games.castles.tables.folder import DATA
from burgundy_desktop.games.castles.tables.pieces import KINDS

BLACK_DEPOT = 0
"""The central black depot; the numbered depots are 1 to 6."""

NUMBERED_DEPOTS = (1, 2, 3, 4, 5, 6)


def _for_all_players(_row: Any, field: attrs.Attribute[Any], value: dict[str, int]) -> None:
    if set(value) != {"2", "3", "4"}:
        raise ValueError(f"'{field.name}' names {sorted(value)} players, not 2, 3 and 4")


def _of_length(length: int) -> Any:
    def check(_row: Any, field: attrs.Attribute[Any], value: tuple[int, ...]) -> None:
        if len(value) != length:
            raise ValueError(f"'{field.name}' holds {len(value)} numbers, not {length}")

    return check


@attrs.frozen
class BoardRow:
    """Counts of the main board."""

    phases: tuple[str, ...]
    rounds_per_phase: int
    goods_per_phase_stack: int
    turn_order_track_spaces: int


@attrs.frozen
class PhaseRow:
    """The bonus for a region completed in this phase."""

    letter: str
    region_bonus: int
    source: str


@attrs.frozen
class OverrideRow:
    """Another kind in some phases, with three players only."""

    phases: tuple[str, ...]
    colour: str = attrs.field(validator=attrs.validators.in_(KINDS))


@attrs.frozen
class SpaceRow:
    """One hex space of a depot; filled from `min_players` players on."""

    colour: str = attrs.field(validator=attrs.validators.in_(KINDS))
    min_players: int = attrs.field(validator=attrs.validators.in_((2, 3, 4)))
    three_player_override: OverrideRow | None = None


@attrs.frozen
class DepotRow:
    """One numbered depot and its two neighbours in the ring."""

    number: int
    adjacent: tuple[int, int] = attrs.field(
        validator=attrs.validators.deep_iterable(attrs.validators.in_(NUMBERED_DEPOTS))
    )
    angle_deg: int
    spaces: tuple[SpaceRow, ...]


@attrs.frozen
class BlackDepotRow:
    """The central black depot."""

    spaces_by_players: dict[str, int] = attrs.field(validator=_for_all_players)
    price_silver: int


@attrs.frozen
class BonusRow:
    """Points of the bonus tiles by number of players."""

    large_vp_by_players: dict[str, int] = attrs.field(validator=_for_all_players)
    small_vp_by_players: dict[str, int] = attrs.field(validator=_for_all_players)


@attrs.frozen
class SetupRow:
    """What everyone starts with."""

    start_silver: int
    start_goods: int
    start_workers_by_position: tuple[int, ...] = attrs.field(validator=_of_length(4))
    standard_estate: int
    goods_in_phase_stacks: int


@attrs.frozen
class LimitsRow:
    """How much fits on a player board."""

    tile_storage_spaces: int
    goods_storage_types: int


@attrs.frozen
class ActionsRow:
    """What the actions bring."""

    take_workers_amount: int
    sale_silver: int
    sale_vp_per_tile_by_players: dict[str, int] = attrs.field(validator=_for_all_players)


@attrs.frozen
class RegionRow:
    """Points for a completed region of 1, 2, 3 ... spaces."""

    size_points: tuple[int, ...] = attrs.field(validator=_of_length(8))


@attrs.frozen
class PhaseEndRow:
    """Income at the end of a phase."""

    silver_per_mine: int


@attrs.frozen
class FinalRow:
    """Points at the end of the game."""

    vp_per_unsold_goods: int
    vp_per_silver: int
    workers_per_vp: int


_BOARD, _RULES = DATA / "board.toml", DATA / "rules.toml"
_board = read_one(_BOARD, "board", BoardRow)
_black = read_one(_BOARD, "black_depot", BlackDepotRow)
_bonus = read_one(_BOARD, "bonus_tiles", BonusRow)
_setup = read_one(_RULES, "setup", SetupRow)
_limits = read_one(_RULES, "limits", LimitsRow)
_actions = read_one(_RULES, "actions", ActionsRow)
_final = read_one(_RULES, "final_scoring", FinalRow)


def _by_players(table: dict[str, int]) -> tuple[int, ...]:
    """Indexed by the number of players; 0 and 1 are unused."""
    return (0, 0, *(table[str(players)] for players in (2, 3, 4)))


PHASES = _board.phases
_phases = read_rows(_BOARD, "phase", PhaseRow)
PHASE_BONUS = tuple(row.region_bonus for row in _phases)
ROUNDS = _board.rounds_per_phase
GOODS_PER_PHASE = _board.goods_per_phase_stack
TRACK_SPACES = _board.turn_order_track_spaces

DEPOTS = read_rows(_BOARD, "depot", DepotRow)
ADJACENT_DEPOTS = ((), *(row.adjacent for row in DEPOTS))
"""For each numbered depot its two neighbours in the ring (reading R8); index 0 is unused."""

BLACK_SPACES = _by_players(_black.spaces_by_players)
PRICE = _black.price_silver
LARGE_BONUS = _by_players(_bonus.large_vp_by_players)
SMALL_BONUS = _by_players(_bonus.small_vp_by_players)

START_SILVER = _setup.start_silver
START_GOODS = _setup.start_goods
START_WORKERS = _setup.start_workers_by_position
STANDARD_ESTATE = _setup.standard_estate
STORAGE_SPACES = _limits.tile_storage_spaces
GOODS_SPACES = _limits.goods_storage_types

WORKERS_ACTION = _actions.take_workers_amount
SALE_SILVER = _actions.sale_silver
SALE_POINTS = _by_players(_actions.sale_vp_per_tile_by_players)
REGION_POINTS = (0, *read_one(_RULES, "region", RegionRow).size_points)
"""Points by the number of spaces in the completed region."""

SILVER_PER_MINE = read_one(_RULES, "phase_end", PhaseEndRow).silver_per_mine
UNSOLD_POINTS = _final.vp_per_unsold_goods
SILVER_POINTS = _final.vp_per_silver
WORKERS_PER_POINT = _final.workers_per_vp


def kinds_on_depot(depot: int, players: int, phase: int) -> tuple[int, ...]:
    """The kinds of the filled spaces of a numbered depot, in their order.

    With three players depot 6 changes between castle and mine (reading R26).
    """
    return tuple(
        KINDS.index(_colour(space, players, phase))
        for space in DEPOTS[depot - 1].spaces
        if space.min_players <= players
    )


def _colour(space: SpaceRow, players: int, phase: int) -> str:
    override = space.three_player_override
    if override and players == 3 and PHASES[phase] in override.phases:
        return override.colour
    return space.colour


def _check() -> None:
    if tuple(row.letter for row in _phases) != PHASES:
        raise BadTable("castles/data/board.toml: [[phase]] does not fit 'phases' of [board]")
    if GOODS_PER_PHASE * len(PHASES) != _setup.goods_in_phase_stacks:
        raise BadTable("castles/data/board.toml: 'goods_per_phase_stack' does not fit rules.toml")
    if [row.number for row in DEPOTS] != list(NUMBERED_DEPOTS):
        raise BadTable("castles/data/board.toml, [[depot]]: 'number' is not 1 to 6 in this order")
    for row in DEPOTS:
        for near in row.adjacent:
            if row.number not in DEPOTS[near - 1].adjacent:
                raise BadTable(
                    f"castles/data/board.toml, row {row.number} of [[depot]]: 'adjacent' names "
                    f"{near}, which does not name {row.number}"
                )


_check()
