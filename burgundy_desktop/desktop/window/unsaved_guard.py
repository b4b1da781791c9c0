"""The unsaved guard: asks before an unsaved game is left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.words.problems import of_unsaved_game

if TYPE_CHECKING:
    from burgundy_desktop.desktop.match.match_controller import MatchController


def may_leave(controller: MatchController, parent: QWidget, file: Path | None = None) -> bool:
    """Whether the game on the table may be left: it is saved or copied, or the player agrees. Saves
    its clocks, except into `file`, which was just read to be put on the table.
    """
    if controller.saving.problem is not None:
        controller.saving.save()
    if controller.has_game and controller.session.autosave.path != file:
        controller.keep_clocks()
    problem = controller.saving.problem
    if problem is None or controller.saving.copy is not None:
        return True
    title = QCoreApplication.translate("leaving", "The last moves are not saved")
    way_on = QCoreApplication.translate("leaving", "Leave without saving")
    return notice(parent, title, of_unsaved_game(problem), way_on=way_on, is_a_loss=True)
