"""What the question in the bar is about: what the table rings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import attrs

from burgundy_desktop.boardkit.board import AnyBoard
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.desktop.match.match_controller import MatchController


@attrs.frozen
class Asked:
    """A target, or the key of a piece; None if the question is about nothing on the table. With
    `is_loss`, it is asked whether to do something that one may regret.
    """

    about: Target | str | None = None
    is_loss: bool = False


def asked(table: MatchController, board: AnyBoard, lies_there: Callable[[Target], bool]) -> Asked:
    """What is asked about now; `lies_there` says whether a target is on the table."""
    if not table.may_choose:
        return Asked()
    about = board.asked_about(table.position.observation, _latest_first(table.session.match))
    if not table.selection.question:
        return Asked(about)
    lost = (one for one in reversed(table.selection.to_confirm.targets) if lies_there(one))
    return Asked(next(lost, about), is_loss=True)


def _latest_first(match: AnyMatch) -> Iterator[Event]:
    for step in reversed(match.steps[: match.cursor + 1]):
        yield from reversed(step.events)
