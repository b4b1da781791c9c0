"""Ships, river, locks. Rules §9."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import BY_HARBOUR, BY_RIVER, LockPassed, ShipMoved
from burgundy_desktop.games.boonlake.queries.places import scoring_reached
from burgundy_desktop.games.boonlake.rules import gains
from burgundy_desktop.games.boonlake.rules.piles import draw_cards
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.reasons import BY_RIVER as POINTS_BY_RIVER
from burgundy_desktop.games.boonlake.state.steps import PRODUCTION
from burgundy_desktop.games.boonlake.tables import river, words


def sail(state: State, move: m.Sail, events: EventLog) -> None:
    """The ship moves, and its space brings what it shows."""
    _, seat, _ = state.pending.pop()
    space = move.space
    move_ship(state, seat, river.WAYS[state.round].index(space), events)
    _reward(state, seat, space, events)


def move_ship(state: State, seat: Seat, to: int, events: EventLog) -> None:
    """A ship moves; the first one past a lock brings an interim scoring."""
    before = state.ships[seat]
    state.ships[seat] = to
    if events is not SILENT:
        events.log(ShipMoved, seat, state.round, before, to)
    scoring = scoring_reached(state, to)
    if scoring:
        state.scorings = scoring
        later = scoring == river.SCORINGS
        state.last_lap, state.due = later, not later
        events.log(LockPassed, seat, scoring, later)


def _reward(state: State, seat: Seat, space: int, events: EventLog) -> None:
    permanents = state.players[seat].permanents
    reward, amount = river.SPACE_REWARD[space], river.SPACE_AMOUNT[space]
    if reward == words.SPACE_COINS:
        gains.gain_coins(
            state, seat, amount + permanents[words.RIVER_COIN_BONUS], BY_RIVER, space, events
        )
    elif reward == words.SPACE_CARDS:
        draw_cards(state, seat, amount, BY_RIVER, space, events)
    elif reward == words.SPACE_VP:
        gains.score(state, seat, amount, POINTS_BY_RIVER, space, events)
    elif reward == words.SPACE_VASE:
        gains.gain_vases(
            state, seat, amount + permanents[words.RIVER_VASE_BONUS], BY_RIVER, space, events
        )
    elif reward == words.SPACE_INHABITANTS:
        gains.gain_inhabitants(state, seat, amount, BY_RIVER, space, events)
    elif reward == words.SPACE_VASE_OR_PRODUCTION:
        state.pending.append((PRODUCTION, seat, 1))
    if river.HARBOUR[space]:
        gains.gain_coins(state, seat, permanents[words.HARBOUR_COINS], BY_HARBOUR, space, events)
        draw_cards(state, seat, permanents[words.HARBOUR_CARDS], BY_HARBOUR, space, events)
