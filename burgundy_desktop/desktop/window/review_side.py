"""The page of the review, and the ways from it to the table and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.review.page import ReviewPage

if TYPE_CHECKING:
    from burgundy_desktop.desktop.window.table_side import TableSide


class ReviewSide:
    """Shows the review of the game on the table, in front of it."""

    def __init__(self, side: TableSide, make: Callable[[], ReviewPage]) -> None:
        self._side, self._make = side, make
        self._page: ReviewPage | None = None
        side.replay.came_or_went.connect(self._drop)

    @property
    def page(self) -> ReviewPage:
        """Made when it is first shown: most games are never reviewed."""
        if self._page is None:
            self._page = page = self._make()
            page.closed.connect(self._side.table.take_keyboard)
            page.look_wanted.connect(self.look_at)
            page.decision_wanted.connect(self._look_before)
            page.film_wanted.connect(self._go_through)
            page.line_wanted.connect(self._show_line)
        return self._page

    @property
    def is_shown(self) -> bool:
        return self._page is not None and not self._page.isHidden()

    def show(self) -> None:
        """Show the page; of a casual game that goes on, the decisions so far."""
        side, controller = self._side, self._side.table.controller
        if controller.has_game and controller.may_be_reviewed:
            side.ceremony.put_away()
            side.replay.open()
            side.replay.stop()
            side.replay.review()
            self.page.open()

    def put_away(self) -> None:
        """Hide the page, if it was ever shown."""
        if self._page is not None:
            self._page.put_away()

    def look_at(self, ply: int) -> None:
        """Show the table after so many moves, away from the page."""
        self.put_away()
        self._side.replay.go_to(ply)
        self._side.replay_bar.slider.setFocus()

    def _look_before(self, ply: int) -> None:
        """Show the table before a decision, as its player saw it."""
        seat = self._side.table.controller.session.match.steps[ply].seat
        if seat is not None:
            self._side.replay.look_through(seat)
        self.look_at(ply - 1)

    def _go_through(self, ply: int) -> None:
        self.look_at(ply)
        self._side.replay.run()

    def _show_line(self, ply: int) -> None:
        """Show a better line, which leads back to the page."""

        def back() -> None:
            self.show()
            self.page.graph.go_to(ply)

        self._side.better.show(Ply(ply), back)

    def _drop(self) -> None:
        """There is no review of a game that goes on, or has left the table."""
        if self._page is not None and not self._side.replay.is_open:
            self._page.let_go()
