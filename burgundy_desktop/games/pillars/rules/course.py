"""What happens until somebody has to decide; hands and the end. Rules §5, §9 and §10."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.pillars.events import GameEnded, HandEnded, PrivilegeReturned
from burgundy_desktop.games.pillars.queries import hands
from burgundy_desktop.games.pillars.rules import counting
from burgundy_desktop.games.pillars.rules.dealing import deal_hand
from burgundy_desktop.games.pillars.state import NO_POINTS, OVER, State
from burgundy_desktop.games.pillars.state.steps import CONVERT, END_HAND, KEEP, SCORE

begin = deal_hand
"""The first hand is dealt like every other."""


def advance(state: State, events: EventLog) -> None:
    """Continue until a seat has to decide, or the game is over."""
    pending = state.pending
    while state.stage != OVER:
        if not pending:
            counting.start_scoring(state, events)
        step, _ = pending[-1]
        if step == SCORE:
            counting.start_player(state, events)
        elif step == END_HAND:
            _end_hand(state, events)
        elif step == CONVERT:
            if not counting.finishes_itself(state, events):
                return
        elif step != KEEP or not counting.keeps_itself(state, events):
            return


def _end_hand(state: State, events: EventLog) -> None:
    """Book the hand; the game ends when its privilege was won and none is left."""
    state.pending.pop()
    state.pad += (tuple(player.scored for player in state.players),)
    for player in state.players:
        player.scored = NO_POINTS  # now, or what is shown meanwhile would count them twice
    is_last = hands.is_last_hand(state)
    _return_privilege(state, events)
    events.log(HandEnded, state.hand_number, goes_on=not is_last)
    if is_last:
        _end_game(state, events)
    else:
        deal_hand(state, events)


def _return_privilege(state: State, events: EventLog) -> None:
    """A privilege of the King's trick goes under the pile (R6)."""
    if hands.privilege_returns(state):
        state.pile = (*state.pile, state.privilege)
        events.log(PrivilegeReturned, state.privilege, len(state.pile))


def _end_game(state: State, events: EventLog) -> None:
    """What is left of materials is worth nothing."""
    state.stage = OVER
    events.log(GameEnded)
