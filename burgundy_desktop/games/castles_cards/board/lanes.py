"""What a click on a lane means: the open column of its colour, or a new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.castles_cards.state import NO_COLUMN
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOR


@attrs.frozen
class Choice:
    """The legal moves, what is picked and offered of them, and the target of a new column."""

    legal: Sequence[Any]
    offers: Offers
    new_column: Target

    def projects(self) -> list[int]:
        """The projects that may begin a column, given what is picked, and offered if any is."""
        picked, wanted = set(self.offers.picked), self.offers.wanted
        found = dict.fromkeys(
            one
            for move in self.legal
            if self.new_column in move.targets and picked <= set(move.targets)
            for one in move.targets
            if one.kind == "project"
        )
        return [one.index for one in found if one in wanted] or [one.index for one in found]


def beginnings(choice: Choice) -> tuple[int, ...]:
    """The colours of the columns that may begin, in the order of the projects."""
    return tuple(dict.fromkeys(CARD_COLOR[card] for card in choice.projects()))


def costs_of_lanes(choice: Choice, costs: Mapping[Target, str]) -> dict[Target, str]:
    """What a column that begins in a lane would cost, where no project begins it for nothing."""
    found: dict[Target, str] = {}
    for color in beginnings(choice):
        here = [card for card in choice.projects() if CARD_COLOR[card] == color]
        each = [costs.get(target("project", card), "") for card in here]
        if all(each):
            found[target("lane", color)] = min(each)
    return found


def meant_by_lane(choice: Choice, color: int, opened: Sequence[int]) -> tuple[Target, ...]:
    """What a click on the lane of a colour stands for, one target after the other.

    A column that begins there comes with its project, if only one can begin it.
    """
    here = [card for card in choice.projects() if CARD_COLOR[card] == color]
    if here:
        first = (target("project", here[0]),) if len(here) == 1 else ()
        picked = set(choice.offers.picked)
        return (*(one for one in first if one not in picked), choice.new_column)
    if opened[color] != NO_COLUMN:
        return (target("column", opened[color]),)
    return (choice.new_column,)
