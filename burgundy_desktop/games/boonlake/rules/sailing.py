"""Ships, river, locks. Rules §9."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import BY_HARBOUR, BY_RIVER, LockPassed, ShipMoved
from burgundy_desktop.games.boonlake.queries.places import scoring_reached
from burgundy_desktop.games.boonlake.rules.gains import (
    gain_coins,
    gain_inhabitants,
    gain_vases,
    score,
)
from burgundy_desktop.games.boonlake.rules.piles import draw_cards
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.reasons import BY_RIVER as POINTS_BY_RIVER
from burgundy_desktop.games.boonlake.state.steps import PRODUCTION
from burgundy_desktop.games.boonlake.tables.river import (
    HARBOUR,
    SCORINGS,
    SPACE_AMOUNT,
    SPACE_REWARD,
    WAYS,
)
from burgundy_desktop.games.boonlake.tables.words import (
    HARBOUR_CARDS,
    HARBOUR_COINS,
    RIVER_COIN_BONUS,
    RIVER_VASE_BONUS,
    SPACE_CARDS,
    SPACE_COINS,
    SPACE_INHABITANTS,
    SPACE_VASE,
    SPACE_VASE_OR_PRODUCTION,
    SPACE_VP,
)


def sail(state: State, move: m.Sail, events: EventLog) -> None:
    """The ship moves, and its space brings what it shows."""
    _, seat, _ = state.pending.pop()
    space = move.space
    move_ship(state, seat, WAYS[state.round].index(space), events)
    _reward(state, seat, space, events)


def move_ship(state: State, seat: Seat, to: int, events: EventLog) -> None:
    """A ship moves; the first one past a lock brings an interim scoring."""
    before = state.ships[seat]
    state.ships[seat] = to
    if events is not None:
        events.append(ShipMoved(seat, state.round, before, to))
    scoring = scoring_reached(state, to)
    if scoring:
        state.scorings = scoring
        later = scoring == SCORINGS
        state.last_lap, state.due = later, not later
        if events is not None:
            events.append(LockPassed(seat, scoring, later))


def _reward(state: State, seat: Seat, space: int, events: EventLog) -> None:
    permanents = state.players[seat].permanents
    reward, amount = SPACE_REWARD[space], SPACE_AMOUNT[space]
    if reward == SPACE_COINS:
        gain_coins(state, seat, amount + permanents[RIVER_COIN_BONUS], BY_RIVER, space, events)
    elif reward == SPACE_CARDS:
        draw_cards(state, seat, amount, BY_RIVER, space, events)
    elif reward == SPACE_VP:
        score(state, seat, amount, POINTS_BY_RIVER, space, events)
    elif reward == SPACE_VASE:
        gain_vases(state, seat, amount + permanents[RIVER_VASE_BONUS], BY_RIVER, space, events)
    elif reward == SPACE_INHABITANTS:
        gain_inhabitants(state, seat, amount, BY_RIVER, space, events)
    elif reward == SPACE_VASE_OR_PRODUCTION:
        state.pending.append((PRODUCTION, seat, 1))
    if HARBOUR[space]:
        gain_coins(state, seat, permanents[HARBOUR_COINS], BY_HARBOUR, space, events)
        draw_cards(state, seat, permanents[HARBOUR_CARDS], BY_HARBOUR, space, events)
