"""Why a click leads nowhere: one reason for each, worded by the board.

Codes and their values are listed in `CODES`; `wording` has a sentence for each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.queries.scored import converters, scored_cards
from burgundy_desktop.games.pillars.state import OVER, PlayerState, State
from burgundy_desktop.games.pillars.state.steps import CONVERT, KEEP, PLAY, TOM
from burgundy_desktop.games.pillars.tables.cards import ALFRED
from burgundy_desktop.games.pillars.tables.converters import (
    FIRST_PRIVILEGE_CONVERTER,
    TAKES,
)
from burgundy_desktop.games.pillars.tables.materials import KEPT, LIMIT

Reason: TypeAlias = Callable[[State, PlayerState, Sequence[Target], int], WhyNot]
"""By state, player, what is picked, and the index of the target."""

CODES = {
    "game_over": (),
    "not_your_turn": ("seat",),
    "not_offered": (),
    "only_while_scoring": (),
    "alfred_waits": (),
    "card_played": (),
    "not_in_hand": (),
    "hand_is_played": (),
    "tom_first": (),
    "tom_brings_no": ("material",),
    "no_tom_now": (),
    "craftsman_not_scored": ("converter",),
    "privilege_not_held": ("converter",),
    "converter_used": ("converter",),
    "converter_takes_no": ("converter", "material"),
    "nothing_to_convert": ("converter",),
    "no_such_unit": ("material",),
    "unit_not_wanted": ("material",),
    "cannot_be_kept": (),
    "finish_first": (),
    "converting_done": (),
    "keep_so_many": ("limit",),
    "not_enough_to_keep": (),
}
"""Every reason, with the names of the values in its sentence."""


def why_not(observation: Observation, picked: Sequence[Target], clicked: Target) -> WhyNot:
    """The reason why `clicked` goes with no legal move, given the picked targets."""
    state, seat = observation.table, observation.seat
    if state.stage == OVER:
        return WhyNot("game_over")
    step, decider = state.pending[-1]
    if decider != seat:
        return WhyNot("not_your_turn", {"seat": decider})
    reason = _REASONS[step].get(clicked.kind, _always("not_offered"))
    return reason(state, state.players[seat], picked, clicked.index)


def _always(code: str) -> Reason:
    """A reason that does not depend on the position."""
    return lambda *_: WhyNot(code)


def _card(state: State, player: PlayerState, _: object, card: int) -> WhyNot:
    if player.hand >> card & 1:
        return WhyNot("alfred_waits" if card == ALFRED else "not_offered")
    return WhyNot("card_played" if state.seen >> card & 1 else "not_in_hand")


def _tom(_state: State, _player: PlayerState, _: object, material: int) -> WhyNot:
    return WhyNot("tom_brings_no", {"material": material})


def _converter(
    state: State, player: PlayerState, picked: Sequence[Target], converter: int
) -> WhyNot:
    values = {"converter": converter}
    if not _had(state, player) >> converter & 1:
        by_craftsman = converter < FIRST_PRIVILEGE_CONVERTER
        return WhyNot("craftsman_not_scored" if by_craftsman else "privilege_not_held", values)
    if not player.ready >> converter & 1:
        return WhyNot("converter_used", values)
    for unit in picked:
        if unit.kind == "unit" and not _takes(converter, unit.index):
            return WhyNot("converter_takes_no", values | {"material": unit.index})
    return WhyNot("nothing_to_convert", values)


def _had(state: State, player: PlayerState) -> int:
    """The converters that the player has in this hand, used ones too."""
    seat = state.pending[-1][1]
    return converters(scored_cards(state, seat), state.colour_of(seat), player.privileges)


def _takes(converter: int, material: int) -> bool:
    return material in dict(TAKES[converter])


def _unit(_state: State, player: PlayerState, picked: Sequence[Target], material: int) -> WhyNot:
    values = {"material": material}
    if not player.stock[material]:
        return WhyNot("no_such_unit", values)
    for converter in picked:
        if converter.kind == "converter" and not _takes(converter.index, material):
            return WhyNot("converter_takes_no", values | {"converter": converter.index})
    return WhyNot("unit_not_wanted", values)


def _keep(_state: State, _player: PlayerState, _: object, kept: int) -> WhyNot:
    if sum(KEPT.get(kept, ())) != LIMIT:
        return WhyNot("keep_so_many", {"limit": LIMIT})
    return WhyNot("not_enough_to_keep")


_WHILE_SCORING: dict[str, Reason] = {"hand": _always("hand_is_played")}

_REASONS: dict[int, dict[str, Reason]] = {
    PLAY: {
        "hand": _card,
        **dict.fromkeys(
            ("tom", "unit", "converter", "finish", "keep", "plan"), _always("only_while_scoring")
        ),
    },
    TOM: _WHILE_SCORING
    | dict.fromkeys(("unit", "converter", "finish", "keep"), _always("tom_first"))
    | {"tom": _tom, "plan": _always("cannot_be_kept")},
    CONVERT: _WHILE_SCORING
    | {
        "tom": _always("no_tom_now"),
        "unit": _unit,
        "converter": _converter,
        "keep": _always("finish_first"),
        "plan": _always("cannot_be_kept"),
    },
    KEEP: _WHILE_SCORING
    | dict.fromkeys(("tom", "unit", "converter", "finish", "plan"), _always("converting_done"))
    | {"keep": _keep},
}
"""The answer to a click, for each step; anything else can only be looked at."""
