"""The forecast on the players' cards: how the game may end, while it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from burgundy_desktop.ai.forecast import Band, forecast
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.outcomes import Coming
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.panels.seats_panel import SeatsPanel

_Moment: TypeAlias = tuple[str, Ply]
"""A game, by its id, and a ply of it."""


class Forecasting(QObject):
    """Shown by a key until the next move, or while the points on a card are pressed.

    Before the end of a game it is an aid and counts as a hint; a strict game has none.
    """

    changed = Signal()

    def __init__(
        self,
        controller: MatchController,
        seats: SeatsPanel,
        parent: QObject,
        *,
        rests: Callable[[], bool],
    ) -> None:
        """`rests` says whether everything that happened was seen: nothing is told ahead."""
        super().__init__(parent)
        self._rests = rests
        self._controller = controller
        self._seats = seats
        self._shown: tuple[_Moment, Mapping[Seat, Band]] | None = None
        self._counted_at: _Moment | None = None
        """Where the last forecast was counted."""
        self._coming: tuple[object, tuple[Coming, ...]] = (None, ())
        """What the odds were told of, and the odds: each click asks whether there are any."""
        controller.position_changed.connect(self._follow)
        seats.points_held.connect(self.show)
        seats.points_let_go.connect(self.hide)

    @property
    def is_possible(self) -> bool:
        """Whether there is a forecast for what is on the table now."""
        controller = self._controller
        if not controller.has_game or controller.covered_for is not None or controller.is_lesson:
            return False
        session = controller.session
        if session.strict and not session.match.is_over:
            return False
        counted = session.game.judgement.forecasts is not None
        return counted and self._rests() and controller.position.to_decide is not None

    @property
    def is_shown(self) -> bool:
        return self._shown is not None

    @property
    def bands(self) -> Mapping[Seat, Band]:
        """What the cards show; nothing unless it was asked for."""
        return {} if self._shown is None else self._shown[1]

    def toggle(self) -> None:
        """Show the forecast, or hide it."""
        self.hide() if self.is_shown else self.show()

    def show(self) -> None:
        """Show the forecast until the next move."""
        if self.is_shown or not self.is_possible:
            return
        controller = self._controller
        position, game = controller.position, controller.session.game
        levels = [controller.session.level_at(Seat(seat)) for seat in range(len(position.seats))]
        found = forecast(game, position.observation, levels)
        bands = {Seat(seat): band for seat, band in enumerate(found)}
        self._shown = self._moment(position.ply), bands
        self.count(position.ply)
        self.changed.emit()
        self._announce(position)

    def hide(self) -> None:
        """Show the cards as usual."""
        if self._shown is not None:
            self._shown = None
            self.changed.emit()

    def _moment(self, ply: Ply) -> _Moment:
        return self._controller.session.header.id, ply

    def _follow(self, position: Position) -> None:
        if self._shown is not None and self._shown[0] != self._moment(position.ply):
            self.hide()

    @property
    def odds(self) -> tuple[Coming, ...]:
        """What the next rolls and draws may bring, as far as the seat at the screen can know;
        nothing where nothing is told.
        """
        if not self.is_possible:
            return ()
        seen = self._controller.position.observation
        if self._coming[0] is not seen:
            self._coming = seen, self._controller.session.game.draws.coming(seen)
        return self._coming[1]

    def count(self, ply: Ply) -> None:
        """A forecast, or the odds, of a game that goes on count as a hint, once for a position."""
        session, here = self._controller.session, self._moment(ply)
        if not session.match.is_over and here != self._counted_at:
            self._counted_at = here
            session.count_hint()
            self._controller.saving.save()

    def _announce(self, position: Position) -> None:
        said = " ".join(
            self.tr("{name}: {low} to {high} points in 8 of 10 games.").format(
                name=position.seats[seat].name, low=round(band.low), high=round(band.high)
            )
            for seat, band in self.bands.items()
        )
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._seats, said))
