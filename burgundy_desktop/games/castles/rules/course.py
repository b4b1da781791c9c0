"""The course of the game: phases, rounds, turns. Rulebook: "A játék menete"."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles import events as e
from burgundy_desktop.games.castles.moves import ChooseEstate
from burgundy_desktop.games.castles.queries.counts import mines
from burgundy_desktop.games.castles.scoring import score_end_of_game
from burgundy_desktop.games.castles.state import CHOOSING_ESTATES, OVER, PLAYING, State
from burgundy_desktop.games.castles.tables import board
from burgundy_desktop.games.castles.tables.knowledge import MINE_WORKERS
from burgundy_desktop.games.castles.tables.pieces import KINDS, START_CASTLES

_BLACK_SUPPLY = len(KINDS)


def begin(state: State, events: EventLog) -> None:
    """Start phase A, unless the estates have yet to be chosen."""
    if state.stage != CHOOSING_ESTATES:
        _start_phase(state, events)


def choose_estate(state: State, move: ChooseEstate, events: EventLog) -> None:
    """Take an estate; when all have one, phase A starts. Rulebook: experienced setup."""
    seat = state.seat
    state.player.found(move.estate, move.space, START_CASTLES[seat])
    if not state.secret:
        events.log(e.EstateChosen, seat, move.estate, move.space)
    state.turn += 1
    if state.turn == len(state.players):
        if state.secret:
            _reveal_estates(state, events)
        state.turn = 0
        state.stage = PLAYING
        _start_phase(state, events)


def _reveal_estates(state: State, events: EventLog) -> None:
    events.log(e.EstatesRevealed)
    for seat in state.round_order:
        player = state.players[seat]
        events.log(e.EstateChosen, seat, player.estate, player.tiles.index(START_CASTLES[seat]))


def end_turn(state: State, events: EventLog) -> None:
    """The next player's turn, or the next round, phase, or the end of the game."""
    if events is not SILENT:
        events.log(e.TurnEnded, state.seat)
    state.bought = False
    state.turn += 1
    if state.turn < len(state.round_order):
        return
    state.turn = 0
    state.round += 1
    if state.round < board.ROUNDS:
        _start_round(state, events)
        return
    _end_phase(state, events)
    state.round = 0
    state.phase += 1
    if state.phase < len(board.PHASES):
        _start_phase(state, events)
    else:
        _end_game(state, events)


def _start_phase(state: State, events: EventLog) -> None:
    """Rulebook: "Mindegyik fázis előkészítése"."""
    players = len(state.players)
    state.removed += tuple(tile for depot in state.depots for tile in depot)
    for depot in board.NUMBERED_DEPOTS:
        kinds = board.kinds_on_depot(depot, players, state.phase)
        state.depots[depot] = tuple([_draw_one(state, kind) for kind in kinds])
    state.depots[board.BLACK_DEPOT] = _draw(state, _BLACK_SUPPLY, board.BLACK_SPACES[players])
    rest = len(state.goods_stacks) - board.GOODS_PER_PHASE
    state.round_goods = state.goods_stacks[rest:]
    state.goods_stacks = state.goods_stacks[:rest]
    events.log(e.PhaseStarted, state.phase)
    _start_round(state, events)


def _draw_one(state: State, supply: int) -> int:
    tiles = state.supplies[supply]
    state.supplies[supply] = tiles[:-1]
    return tiles[-1]


def _draw(state: State, supply: int, count: int) -> tuple[int, ...]:
    tiles = state.supplies[supply]
    state.supplies[supply] = tiles[:-count]
    return tiles[-count:]


def _start_round(state: State, events: EventLog) -> None:
    """All roll; the next goods tile goes to the depot of the white die."""
    roll = state.chance.roll
    for player in state.players:
        player.dice = (roll(), roll())
    state.white_die = depot = roll()
    state.round_order = state.turn_order
    goods, state.round_goods = state.round_goods[0], state.round_goods[1:]
    state.depot_goods[depot] += (goods,)
    if events is not SILENT:
        dice = tuple(player.dice for player in state.players)
        events.log(e.DiceRolled, state.phase, state.round, dice, depot)
        events.log(e.GoodsLanded, depot, goods)


def _end_phase(state: State, events: EventLog) -> None:
    """Mines pay, in phase E too (R18). Rulebook: "Egy fázis vége"."""
    events.log(e.PhaseEnded, state.phase)
    for seat in state.turn_order:
        count = mines(state.players[seat])
        if count:
            _pay_for_mines(state, seat, count, events)


def _pay_for_mines(state: State, seat: Seat, count: int, events: EventLog) -> None:
    player = state.players[seat]
    player.silver += board.SILVER_PER_MINE * count
    events.log(e.SilverGained, seat, board.SILVER_PER_MINE * count, "mine")
    if player.knows(2):
        player.workers += MINE_WORKERS * count
        events.log(e.WorkersGained, seat, MINE_WORKERS * count, "mine")


def _end_game(state: State, events: EventLog) -> None:
    state.stage = OVER
    state.phase = len(board.PHASES) - 1
    state.round = board.ROUNDS - 1
    events.log(e.GameEnded)
    score_end_of_game(state, events)
