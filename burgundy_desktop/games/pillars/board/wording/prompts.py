"""Prompts, the moment of the game, and the labels of the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.board.wording import names
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.queries.tricks import completes, winner_after
from burgundy_desktop.games.pillars.state import NOBODY, OVER
from burgundy_desktop.games.pillars.state.steps import CONVERT, KEEP, TOM
from burgundy_desktop.games.pillars.tables.materials import LIMIT

goal = phrase("Win tricks: their cards bring materials, and materials bring points.")
"""What one plays for, in a sentence."""

_TRICK = phrase("Hand {hand}, trick {trick}")
_LAST_TRICK = phrase("Last hand, trick {trick}")
_SCORING = phrase("Scoring hand {hand}")
_LAST_SCORING = phrase("Scoring the last hand")
_ENDED = phrase("After hand {hand}")
_OVER = phrase("The game is over.")
_OTHERS_TURN = phrase("It is another player's turn.")
_OTHERS_SCORING = phrase("Another player is scoring the hand.")
_LEAD_FIRST = phrase("You have Lady Aliena: lead any glowing card.")
_LEAD = phrase("You lead: play any glowing card.")
_FOLLOW = phrase("Play any glowing card; nobody has to follow suit.")
_LAST = phrase("You play last: your card decides where the trick goes.")
_WITH_KING = phrase("Nobody gets this trick: play any glowing card.")
_ONLY = phrase("Play your last card.")
_TOM = phrase("Tom Builder brings one unit: choose it, or choose a whole plan.")
_CONVERT = phrase("Choose a plan, or convert unit by unit and then finish.")
_PICKED_UNIT = phrase("Choose who converts the {material}.")
_PICKED_CONVERTER = phrase("Choose the unit for {converter}.")
_KEEP = phrase("Choose the %n unit(s) that you keep.")
_FINISH = phrase("Finish", "button: convert nothing more")


def moment(observation: Observation) -> str:
    """The moment: hand and trick."""
    table = observation.table
    if table.stage == OVER:
        return _ENDED(hand=table.hand_number)
    if _is_scoring(observation):
        return _LAST_SCORING() if is_last_hand(table) else _SCORING(hand=table.hand_number)
    said = _LAST_TRICK if is_last_hand(table) else _TRICK
    return said(hand=table.hand_number, trick=len(table.tricks) + 1)


def _is_scoring(observation: Observation) -> bool:
    table = observation.table
    return len(table.tricks) == table.deal.hand_size


def prompt(
    observation: Observation, legal: Sequence[m.PillarsMove], picked: Sequence[Target]
) -> str:
    """What the viewer has to do now; `legal` is empty if another seat decides."""
    table = observation.table
    if table.stage == OVER:
        return _OVER()
    if not legal:
        return (_OTHERS_SCORING if _is_scoring(observation) else _OTHERS_TURN)()
    step = table.pending[-1][0]
    if step == TOM:
        return _TOM()
    if step == KEEP:
        return _KEEP(LIMIT)
    if step == CONVERT:
        return _converting(picked)
    return _playing(observation)


def _playing(observation: Observation) -> str:
    table = observation.table
    if len(table.tricks) == table.deal.hand_size - 1:
        return _ONLY()
    if not table.trick:
        return (_LEAD if table.tricks else _LEAD_FIRST)()
    if winner_after(table) == NOBODY:
        return _WITH_KING()
    return _LAST() if completes(table) else _FOLLOW()


def _converting(picked: Sequence[Target]) -> str:
    for one in picked:
        if one.kind == "unit":
            return _PICKED_UNIT(material=names.material_object(one.index))
        if one.kind == "converter":
            return _PICKED_CONVERTER(converter=names.converter_subject(one.index))
    return _CONVERT()


def button(target: Target) -> str:
    """The label of a button; empty for other targets."""
    return _FINISH() if target.kind == "finish" else ""
