"""The meaning of a click on a lane: the open column of its colour, or a new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.castles_cards.state import NO_COLUMN
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR


@attrs.frozen
class Choice:
    """The legal moves, the picked and offered targets, and the target of a new column."""

    legal: Sequence[Any]
    offers: Offers
    new_column: Target

    def openers(self) -> list[int]:
        """The projects that may start a column, regardless of the selection."""
        return self._openers(set())

    def _openers(self, picked: set[Target]) -> list[int]:
        found = dict.fromkeys(
            one.index
            for move in self.legal
            if self.new_column in move.targets and picked <= set(move.targets)
            for one in move.targets
            if one.kind == "project"
        )
        return list(found)

    def projects(self) -> list[int]:
        """The projects that may start a column with this selection; only offered ones if there are
        any.
        """
        wanted = self.offers.wanted
        found = self._openers(set(self.offers.picked))
        return [card for card in found if target("project", card) in wanted] or found


def beginnings(choice: Choice) -> tuple[int, ...]:
    """The colours of the columns that may be started, in the order of the projects."""
    return tuple(dict.fromkeys(CARD_COLOUR[card] for card in choice.projects()))


def costs_of_lanes(choice: Choice, costs: Mapping[Target, str]) -> dict[Target, str]:
    """The cost of a new column in each lane, if no project starts it for free."""
    found: dict[Target, str] = {}
    for colour in beginnings(choice):
        here = [card for card in choice.projects() if CARD_COLOUR[card] == colour]
        each = [costs.get(target("project", card), "") for card in here]
        if all(each):
            found[target("lane", colour)] = min(each)
    return found


def meant_by_lane(choice: Choice, colour: int, opened: Sequence[int]) -> tuple[Target, ...]:
    """The targets that a click on the lane of a colour selects. A new column comes with its project
    if only one can start it. It never selects a column of another colour.
    """
    here = [card for card in choice.projects() if CARD_COLOUR[card] == colour]
    if here:
        first = (target("project", here[0]),) if len(here) == 1 else ()
        picked = set(choice.offers.picked)
        return (*(one for one in first if one not in picked), choice.new_column)
    if opened[colour] != NO_COLUMN:
        return (target("column", opened[colour]),)
    others = [card for card in choice.openers() if CARD_COLOUR[card] == colour]
    if others:
        return (target("project", others[0]), *([choice.new_column] if len(others) == 1 else []))
    return (target("lane", colour),)  # of no move: the rules give the reason
