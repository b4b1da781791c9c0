"""Tells what went wrong at the table, with a way on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.match.take_back import Barrier
from burgundy_desktop.desktop.match.thinking import Trouble

if TYPE_CHECKING:
    from burgundy_desktop.desktop.table import Table


class Troubles(QObject):
    """What keeps a game from going on as the player wants."""

    def __init__(self, table: Table, window: QWidget) -> None:
        super().__init__(window)
        self._table, self._window = table, window
        controller = table.controller
        controller.barred.connect(self._say_barred)
        controller.ai_requests.failed.connect(self._say_opponent_failed)
        controller.saving.overtaken.connect(lambda: QTimer.singleShot(0, self, self._say_overtaken))

    def _say_barred(self, barrier: Barrier) -> None:
        said = {
            Barrier.START: self.tr("There is nothing to undo yet."),
            Barrier.CHANCE: self.tr(
                "You cannot undo further: something new has been revealed since."
            ),
            Barrier.OTHERS: self.tr("You cannot undo further: the other players have moved since."),
            Barrier.NEVER: self.tr("Undo is switched off in the settings."),
        }
        if barrier in said:
            self._table.prompt_bar.refuse(said[barrier])

    def _say_overtaken(self) -> None:
        text = self.tr(
            "This game has been continued in another window since you opened it. Your game is "
            "now a copy; both are kept."
        )
        notice(self._window, self.tr("Your game is now a copy"), text)

    def _say_opponent_failed(self, trouble: Trouble) -> None:
        said = {
            Trouble.DIED: self.tr(
                "The computer opponent has stopped working twice. The game is saved; you can "
                "try again now or come back later."
            ),
            Trouble.SILENT: self.tr(
                "The computer opponent has not responded for too long. The game is saved; "
                "trying again restarts the opponent."
            ),
        }
        title = self.tr("The opponent is not responding")
        again = notice(self._window, title, said[trouble], way_on=self.tr("Try again"))
        if again and self._table.controller.has_game:
            self._table.controller.ask_again()
