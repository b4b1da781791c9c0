"""What a review says at the table: of the last move, and before a mistake, of a better one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.review import Decision, Kind
from burgundy_desktop.desktop.replay.player import Replay
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.replay.verdicts import before_it, verdict
from burgundy_desktop.desktop.table import Table


class VerdictsAtTable(QObject):
    """Before a mistake of the seat through whose eyes one looks, the better move glows."""

    def __init__(self, replay: Replay, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._replay = replay
        self._table = table
        table.around.verdict = self.said
        table.around.better = self.better
        replay.reviewing.changed.connect(self._retell)

    def said(self, happened: str, ply: Ply) -> str:
        """What the bar says at a ply, where this happened last."""
        coming = self.coming(ply)
        if coming is not None:
            return before_it(self._told, coming)
        decision = self._replay.reviewing.of(ply) if self._replay.is_open else None
        if decision is None:
            return happened
        return f"{happened} {verdict(self._told, decision)}"

    def better(self, ply: Ply) -> Any:
        """The move that glows; None if the next one is no mistake."""
        coming = None if self._replay.is_running else self.coming(ply)
        return None if coming is None else self._told.best(coming)

    def coming(self, ply: Ply) -> Decision | None:
        """The mistake that comes next, if it is one of the viewer's."""
        decision = self._replay.reviewing.of(Ply(ply + 1)) if self._replay.is_open else None
        if decision is None or decision.kind is Kind.FINE:
            return None
        return decision if decision.seat == self._table.controller.position.viewer else None

    @property
    def _told(self) -> Retelling:
        return Retelling(self._table.controller.session, self._table.board)

    def _retell(self) -> None:
        """The shown move may have a verdict now."""
        controller = self._table.controller
        if self._replay.is_open and not self._replay.is_running and controller.look.is_back:
            self._table.around.tell_again()
