"""Plans in words: levers, and the final positions of the canoes."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.boonlake.board.wording import names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.queries import paying
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS

_CANOES_AT = phrase("canoes: {first} and {second}")
_CANOES = phrase("Canoes: {first} and {second}")
_WITH_JOKER = phrase("lever: resource or 2")
_WITH_RICH = phrase("lever: resource and 5")
_WITH_COINS = phrase("lever: 2 coins")
_WITH_UPSTREAM = phrase("lever: upstream")


def levers_said(plan: int) -> list[str]:
    """The levers that a plan uses; empty texts for the others."""
    uses = paying.uses_of(plan)
    return [
        _WITH_JOKER() if uses & paying.JOKER else "",
        _WITH_RICH() if uses & paying.RICH else "",
        _WITH_COINS() if uses & paying.COINS else "",
        _WITH_UPSTREAM() if uses & paying.UPSTREAM else "",
    ]


def plan_said(canoes: int, plan: int) -> str:
    """Levers and canoes of a plan; empty if it needs none of them to move."""
    end = paying.end_of(plan)
    first, second = (names.RESOURCES_IN_LINE[section]() for section in PAIRS[end])
    moved = _CANOES_AT(first=first, second=second) if paying.moves_of(canoes, end) else ""
    return remarks(*levers_said(plan), moved)


def plan_label(plan: int) -> str:
    """The label of a plan: the final positions of the canoes, and its levers."""
    first, second = (names.RESOURCES_IN_LINE[section]() for section in PAIRS[paying.end_of(plan)])
    return remarks(_CANOES(first=first, second=second), *levers_said(plan))
