"""Pending steps: rewards, picks, buildings; and which resolve themselves."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.castles_cards import events as e, moves as m
from burgundy_desktop.games.castles_cards.queries.purchase import may_buy
from burgundy_desktop.games.castles_cards.rules import actions, legal, placing
from burgundy_desktop.games.castles_cards.rules.course import end_turn
from burgundy_desktop.games.castles_cards.rules.piles import take_animal, take_good
from burgundy_desktop.games.castles_cards.state import State, steps as s
from burgundy_desktop.games.castles_cards.tables.components import REWARDS

_PICKS = (s.PICK_GOOD, s.PICK_ANIMAL, s.PICK_EITHER)
_DECLINABLE = (s.TAKE_BY_BUILDING, s.WAREHOUSE_SALE, s.TOWN_HALL_PLACEMENT)


def advance(state: State, events: EventLog) -> None:
    """Resolve steps without a choice, until a seat has to decide."""
    while state.pending:
        kind, argument = state.pending[-1]
        if kind == s.FUNCTION:
            state.pending.pop()
            placing.take_function(state, argument, events)
        elif kind in _PICKS:
            if not _picks_itself(state, kind, events):
                return
        elif kind == s.REWARD and len(REWARDS[state.round]) == 1:
            choose_reward(state, m.choose_reward(0), events)
        elif kind in _DECLINABLE and legal.legal_moves(state) == [m.DECLINE]:
            state.pending.pop()
            events.log(e.FunctionLost, state.seat, argument)
        elif kind == s.EXTRA_ACTION and legal.only_silver_is_left(state):
            actions.take_silver(state, m.take_silver(m.EXTRA), events)
        else:
            return
    if state.played and not may_buy(state):
        end_turn(state, events)


def _picks_itself(state: State, kind: int, events: EventLog) -> bool:
    """Resolve a pick without a choice: a single stack, or none (rules §8.2)."""
    moves = legal.legal_moves(state)
    if len(moves) > 1:
        return False
    if not moves:
        state.pending.pop()
        events.log(e.NothingLeft, state.seat, kind != s.PICK_ANIMAL, kind != s.PICK_GOOD)
        return True
    move = moves[0]
    if isinstance(move, m.PickGood):
        pick_good(state, move, events)
    elif isinstance(move, m.PickAnimal):
        pick_animal(state, move, events)
    return True


def choose_reward(state: State, move: m.ChooseReward, events: EventLog) -> None:
    """One option of the round card; goods are picked before animals. Rules §6.2."""
    state.pending.pop()
    option = REWARDS[state.round][move.option]
    events.log(e.RewardChosen, state.seat, state.round, move.option)
    placing.gain_vp(state, state.player, option.vp, "reward", events)
    placing.gain_silver(state, option.silver, "reward", events)
    placing.gain_workers(state, option.workers, "reward", events)
    state.pending += [(s.PICK_ANIMAL, 0)] * option.animals + [(s.PICK_GOOD, 0)] * option.goods


def pick_good(state: State, move: m.PickGood, events: EventLog) -> None:
    """Ship, boarding house, reward."""
    state.pending.pop()
    take_good(state, move.stack, events)


def pick_animal(state: State, move: m.PickAnimal, events: EventLog) -> None:
    """Pasture, boarding house, reward."""
    state.pending.pop()
    take_animal(state, move.stack, events)


def take_by_building(state: State, move: m.TakeByBuilding, events: EventLog) -> None:
    """Carpenter's workshop, church, market."""
    state.pending.pop()
    actions.take_from_display(state, move.card, state.row_of(move.card), e.BY_FUNCTION, 0, events)


def sell_by_warehouse(state: State, move: m.SellByWarehouse, events: EventLog) -> None:
    """A sale without a die, start player card included (R18)."""
    state.pending.pop()
    actions.sell_all(state, move.goods, e.BY_FUNCTION, 0, events)


def place_by_town_hall(state: State, move: m.PlaceByTownHall, events: EventLog) -> None:
    """One more project, whatever its die."""
    state.pending.pop()
    placing.place(state, move.card, move.column, e.BY_FUNCTION, 0, events)


def decline(state: State, _move: m.Decline, events: EventLog) -> None:
    """Do without the step on top of the stack (R10)."""
    _, kind = state.pending.pop()
    events.log(e.FunctionDeclined, state.seat, kind)
