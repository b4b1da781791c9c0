"""Options and chance make the first state. Rulebook: "A játék előkészítése"."""

from __future__ import annotations

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import OptionField
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.options import Options
from burgundy_desktop.games.castles.events import BoardsDealt, GameSetUp
from burgundy_desktop.games.castles.state import (
    CHOOSING_ESTATES,
    NO_ESTATE,
    NO_TILE,
    PLAYING,
    REASONS,
    PlayerState,
    State,
)
from burgundy_desktop.games.castles.tables import pieces
from burgundy_desktop.games.castles.tables.board import (
    GOODS_PER_PHASE,
    PHASES,
    STANDARD_ESTATE,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
)
from burgundy_desktop.games.castles.tables.estates import (
    ESTATE_NUMBERS,
    PLAYER_BOARDS,
    SPACES,
    STANDARD_ESTATE_SPACE,
)

BLACK_SUPPLY = len(pieces.KINDS)
"""Index of the black-backed tiles in `State.supplies`."""

OPTIONS = (
    OptionField("estates", ("standard", "dealt", "free"), "standard"),
    OptionField("choice", ("open", "secret"), "open", {"estates": ("dealt", "free")}),
)
"""The option of estates: estate 1 for all, a dealt board, or any estate; chosen openly
or secretly.
"""


def first_state(options: Options, chance: Chance, events: EventLog) -> State:
    """The table before the first phase is prepared."""
    seats = options.seats
    order = _turn_order(seats, chance)
    supplies = _supplies(seats, chance)
    goods = [kind for kind, count in enumerate(pieces.GOODS_COUNTS) for _ in range(count)]
    chance.shuffle(goods)
    in_stacks = GOODS_PER_PHASE * len(PHASES)
    dealt, box = _dealt(goods[in_stacks:], seats)
    state = State(
        players=[_player(order.index(Seat(seat)), dealt[seat]) for seat in range(seats)],
        stage=PLAYING,
        phase=0,
        round=0,
        turn=0,
        round_order=order,
        turn_order=order,
        steps=[0] * seats,
        depots=[()] * 7,
        depot_goods=[()] * 7,
        round_goods=(),
        white_die=0,
        bought=False,
        pending=[],
        large_bonuses=(1 << len(pieces.KINDS)) - 1,
        small_bonuses=(1 << len(pieces.KINDS)) - 1,
        supplies=supplies,
        goods_stacks=tuple(goods[:in_stacks]),
        goods_box=box,
        removed=(),
        secret=options.chosen["choice"] == "secret" and options.chosen["estates"] != "standard",
        chance=chance,
    )
    events.log(GameSetUp, order)
    _give_estates(state, options.chosen["estates"], events)
    return state


def _turn_order(seats: int, chance: Chance) -> tuple[Seat, ...]:
    start = chance.below(seats)
    return tuple(Seat((start + i) % seats) for i in range(seats))


def _supplies(seats: int, chance: Chance) -> list[tuple[int, ...]]:
    """Shuffled tiles by back; the start castles are taken out first (R2)."""
    sorted_tiles: list[list[int]] = [[] for _ in range(len(pieces.KINDS) + 1)]
    for tile in range(pieces.TILE_COUNT):
        if tile not in pieces.START_CASTLES[:seats]:
            back = BLACK_SUPPLY if pieces.TILE_IS_BLACK[tile] else pieces.TILE_KIND[tile]
            sorted_tiles[back].append(tile)
    for supply in sorted_tiles:
        chance.shuffle(supply)
    return [tuple(supply) for supply in sorted_tiles]


def _dealt(goods: list[int], seats: int) -> tuple[list[list[int]], tuple[int, ...]]:
    """Three goods for each seat, counted by type, and what goes back into the box."""
    hands = []
    for seat in range(seats):
        hand = goods[START_GOODS * seat : START_GOODS * (seat + 1)]
        hands.append([hand.count(kind) for kind in range(len(pieces.GOODS))])
    return hands, tuple(goods[START_GOODS * seats :])


def _player(position: int, goods: list[int]) -> PlayerState:
    return PlayerState(
        estate=NO_ESTATE,
        tiles=[NO_TILE] * SPACES,
        occupied=0,
        frontier=0,
        blocked=[0] * len(pieces.BUILDINGS),
        knowledge=0,
        storage=(),
        goods=goods,
        sold=[0] * len(pieces.GOODS),
        silver=START_SILVER,
        workers=START_WORKERS[position],
        points=0,
        scored=[0] * len(REASONS),
        dice=(0, 0),
        large_bonuses=0,
        small_bonuses=0,
    )


def _give_estates(state: State, estates: str, events: EventLog) -> None:
    if estates == "standard":
        for seat, player in enumerate(state.players):
            player.found(STANDARD_ESTATE, STANDARD_ESTATE_SPACE, pieces.START_CASTLES[seat])
        return
    state.stage = CHOOSING_ESTATES
    boards = list(PLAYER_BOARDS)
    state.chance.shuffle(boards)
    for player, board in zip(state.players, boards, strict=False):
        player.offered = board if estates == "dealt" else ESTATE_NUMBERS
    events.log(BoardsDealt, tuple(player.offered for player in state.players))
