"""How resources are made available: levers, and where the canoes end."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.boonlake.board.wording import names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.queries.paying import (
    COINS,
    JOKER,
    RICH,
    UPSTREAM,
    end_of,
    moves_of,
    uses_of,
)
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS

_CANOES_AT = phrase("canoes: {first} and {second}")
_CANOES = phrase("Canoes: {first} and {second}")
_WITH_JOKER = phrase("lever: resource or 2")
_WITH_RICH = phrase("lever: resource and 5")
_WITH_COINS = phrase("lever: 2 coins")
_WITH_UPSTREAM = phrase("lever: upstream")


def _levers(plan: int) -> list[str]:
    uses = uses_of(plan)
    return [
        _WITH_JOKER() if uses & JOKER else "",
        _WITH_RICH() if uses & RICH else "",
        _WITH_COINS() if uses & COINS else "",
        _WITH_UPSTREAM() if uses & UPSTREAM else "",
    ]


def plan_said(canoes: int, plan: int) -> str:
    """Levers and canoes of a plan; empty if it needs none of them to move."""
    end = end_of(plan)
    first, second = (names.RESOURCES_IN_LINE[section]() for section in PAIRS[end])
    moved = _CANOES_AT(first=first, second=second) if moves_of(canoes, end) else ""
    return remarks(*_levers(plan), moved)


def plan_label(plan: int) -> str:
    """A plan among others: where the canoes end, and its levers."""
    first, second = (names.RESOURCES_IN_LINE[section]() for section in PAIRS[end_of(plan)])
    return remarks(_CANOES(first=first, second=second), *_levers(plan))
