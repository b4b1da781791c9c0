"""Observations, and states that fit them.

Hidden from everybody: the order of the supplies, the goods of later phases and in the box, and
coming dice. Which tiles are undrawn is known, so the mask sorts them instead of removing them.
Hidden from the others: a secret choice of estate until all have chosen. Rules §12.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, sees
from burgundy_desktop.core.outcomes import Code, Coming, Draws, Odds, Outcomes
from burgundy_desktop.games.castles.events import DiceRolled
from burgundy_desktop.games.castles.state import CHOOSING_ESTATES, State
from burgundy_desktop.games.castles.tables.estates import ESTATES
from burgundy_desktop.games.castles.tables.pieces import START_CASTLES


@attrs.frozen
class Observation:
    """The table as `seat` sees it. `table` is masked; do not change it."""

    seat: Seat
    table: State


def observe(state: State, seat: Seat) -> Observation:
    """The observation of `seat`: states that differ only in hidden things give equal ones."""
    table = state.copy()
    table.chance = Chance(0)
    table.supplies = [tuple(sorted(supply)) for supply in table.supplies]
    hidden = sorted(table.goods_stacks + table.goods_box)
    stacks = len(table.goods_stacks)
    table.goods_stacks, table.goods_box = tuple(hidden[:stacks]), tuple(hidden[stacks:])
    if table.secret and table.stage == CHOOSING_ESTATES:
        _hide_choices(table, seat)
    return Observation(seat, table)


def imagine(observation: Observation, chance: Chance) -> State:
    """One state that fits what is seen; everything hidden is drawn from `chance`."""
    state = observation.table.copy()
    state.chance = Chance.from_seed(chance.below(2**31 - 1))
    state.supplies = [_shuffled(supply, chance) for supply in state.supplies]
    hidden = _shuffled(state.goods_stacks + state.goods_box, chance)
    stacks = len(state.goods_stacks)
    state.goods_stacks, state.goods_box = hidden[:stacks], hidden[stacks:]
    if state.secret and state.stage == CHOOSING_ESTATES:
        _imagine_choices(state, observation.seat, chance)
    return state


def _shuffled(items: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    shuffled = list(items)
    chance.shuffle(shuffled)
    return tuple(shuffled)


def _hide_choices(table: State, seat: Seat) -> None:
    for other, player in enumerate(table.players):
        if not sees(seat, other):
            player.leave()


def _imagine_choices(state: State, seat: Seat, chance: Chance) -> None:
    for other in state.round_order[: state.turn]:
        player = state.players[other]
        if not sees(seat, other):
            estate = player.offered[chance.below(len(player.offered))]
            spaces = ESTATES[estate].castle_spaces
            player.found(estate, spaces[chance.below(len(spaces))], START_CASTLES[other])


_ROLLS: Final = tuple((low, high) for low in range(1, 7) for high in range(low, 7))
_WEIGHTS: Final[Odds] = {roll: 1 if roll[0] == roll[1] else 2 for roll in _ROLLS}
"""Doubles come in one way, the others in two."""


def rolls(state: State, events: Sequence[Event], seat: Seat) -> Outcomes | None:
    """The 21 rolls that a seat could have had; None if nobody rolled."""
    if not any(isinstance(event, DiceRolled) for event in events):
        return None
    low, high = sorted(state.players[seat].dice)
    return Outcomes(_ROLLS, tuple(_WEIGHTS.values()), _ROLLS.index((low, high)))


def roll_again(state: State, seat: Seat, _came: Code, code: Code) -> None:
    """Lay other dice before a seat."""
    low, high = code
    state.players[seat].dice = (low, high)


def next_roll(_observation: Observation) -> tuple[Coming, ...]:
    """The 21 rolls."""
    return (Coming(0, _WEIGHTS),)


DRAWS: Final = Draws(rolls, roll_again, next_roll)
