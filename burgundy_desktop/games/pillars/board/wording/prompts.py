"""What to do now, where the game stands, and the labels of the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.board.wording import names
from burgundy_desktop.games.pillars.board.wording.saying import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.state import CONVERT, KEEP, OVER, TOM
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.materials import LIMIT

_TRICK = phrase("Hand {hand}, trick {trick}")
_SCORING = phrase("Scoring hand {hand}")
_ENDED = phrase("After hand {hand}")
_OVER = phrase("The game is over.")
_OTHERS_TURN = phrase("Another player is playing.")
_LEAD = phrase("Lead any glowing card.")
_FOLLOW = phrase("Play any glowing card; nobody has to follow suit.")
_ONLY = phrase("Play your last card.")
_TOM = phrase("Tom Builder brings one unit: choose it, or take a whole plan.")
_CONVERT = phrase("Take a plan, or hand over unit by unit and then finish.")
_PICKED_UNIT = phrase("Choose who converts the {material}.")
_PICKED_CONVERTER = phrase("Choose the unit for the {converter}.")
_KEEP = phrase("Choose the %n unit(s) that you keep.")
_FINISH = phrase("Finish", "button: convert nothing more")


def moment(observation: Observation) -> str:
    """Where the game stands: hand and trick."""
    table = observation.table
    if table.stage == OVER:
        return _ENDED(hand=table.hand_number)
    if table.pending[-1][0] in {TOM, CONVERT, KEEP}:
        return _SCORING(hand=table.hand_number)
    return _TRICK(hand=table.hand_number, trick=len(table.tricks) + 1)


def prompt(
    observation: Observation, legal: Sequence[m.PillarsMove], picked: Sequence[Target]
) -> str:
    """What the viewer has to do now; `legal` is empty when somebody else decides."""
    table = observation.table
    if not legal:
        return _OVER() if table.stage == OVER else _OTHERS_TURN()
    step = table.pending[-1][0]
    if step == TOM:
        return _TOM()
    if step == KEEP:
        return _KEEP(LIMIT)
    if step == CONVERT:
        return _converting(picked)
    if len(legal) == 1:
        return _ONLY()
    return _FOLLOW() if table.trick else _LEAD()


def _converting(picked: Sequence[Target]) -> str:
    for one in picked:
        if one.kind == "unit":
            return _PICKED_UNIT(material=names.material(one.index))
        if one.kind == "converter":
            return _PICKED_CONVERTER(converter=names.TITLES[CONVERTERS[one.index]]())
    return _CONVERT()


def button(target: Target) -> str:
    """The label of a button; empty for what is no button."""
    return _FINISH() if target.kind == "finish" else ""
