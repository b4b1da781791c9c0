"""Opponents speak: a bubble while the table moves, and gone when a person decides (decision 59)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from burgundy_desktop.boardkit import accessible
from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.board import AnyBoard
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.boardkit.view import BoardView
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.occasions import Quip
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.appearance.player_faces import drawing_of
from burgundy_desktop.desktop.appearance.portraits import Portrait
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.panels.seats_panel import SeatsPanel
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table.bubble import Bubble
from burgundy_desktop.desktop.table.quip_book import QuipBook
from burgundy_desktop.desktop.table.showing import Showing

LINGER_MS: Final = 1800.0
"""How long the table lies still at normal pace before a person is asked, so that a line that comes
with the last move can be read.
"""
LONGEST_MS: Final = 6000
"""How long a bubble stays while opponents think."""


class Speaking(QObject):
    """Lets opponents speak as their moves are seen."""

    _scene: BoardScene
    _view: BoardView
    _book: QuipBook
    """Set by `take`."""

    def __init__(
        self, program: Program, controller: MatchController, showing: Showing, seats: SeatsPanel
    ) -> None:
        super().__init__(showing)
        self._program = program
        self._controller = controller
        self._showing = showing
        self._seats = seats
        self._heard: Quip | None = None
        """What was said last, so that it is said once."""
        self.bubble = Bubble(program.appearance, program.sprites, seats)
        self._leaving = QTimer(self, singleShot=True, interval=LONGEST_MS)
        self._leaving.timeout.connect(self.bubble.hide)
        showing.lingers = self._lingers
        for moment in (showing.told, showing.question_due, showing.animation_ended):
            moment.connect(self._follow)
        program.preferences.changed.connect(self._follow)
        program.appearance.changed.connect(self.bubble.hide)

    def take(self, view: BoardView, board: AnyBoard) -> None:
        """This table is shown from now on."""
        self._view, self._scene, self._book = view, view.board, QuipBook(board)
        self._scene.advanced.connect(self._follow)
        self.stop()

    def stop(self) -> None:
        """Stop speaking: another game comes on the table, or none."""
        self._heard = None
        self.bubble.hide()

    def last_words(self) -> dict[Seat, str]:
        """What each opponent has said last, up to what was seen."""
        if not self._may_speak:
            return {}
        session = self._controller.session
        said = [quip for quip in self._book.until_now(session) if self._is_seen(quip)]
        return {quip.speaker: self._book.words(session, quip) for quip in said}

    def _lingers(self, position: Position) -> float:
        """How much longer this position stays, in ms: where somebody speaks with the last move
        before a person decides.
        """
        decides = position.to_decide
        is_asked = decides is None or position.seats[decides].is_person
        return LINGER_MS if is_asked and self._due(position) is not None else 0.0

    def _follow(self) -> None:
        """Say what is due now; be silent when a person decides."""
        if not self._controller.has_game:
            return
        quip = self._due(self._controller.position)
        if quip is None:
            self._heard = None
        elif quip != self._heard and self._is_seen(quip):
            self._heard = quip
            self._say(quip)
        if not self._may_be_seen:
            self.bubble.hide()

    @property
    def _may_speak(self) -> bool:
        controller = self._controller
        is_wanted = self._program.preferences.now.opponents_speak
        return is_wanted and controller.has_game and not controller.is_lesson

    @property
    def _may_be_seen(self) -> bool:
        """Whether things move, or nobody at the screen is asked."""
        controller, position = self._controller, self._controller.position
        if not self._may_speak or controller.covered_for is not None:
            return False
        if self._scene.is_animating:
            return True
        if controller.look.is_back:
            return bool(position.events)  # a film
        return not position.may_move and position.to_decide is not None

    def _due(self, position: Position) -> Quip | None:
        """What is said with the move that is shown; nothing after a jump."""
        if not self._may_speak or not position.events:
            return None
        return self._book.said_with(self._controller.session, position.ply)

    def _is_seen(self, quip: Quip) -> bool:
        """Whether what it is about was seen."""
        session, now = self._controller.session, self._showing.steps.now
        shown = self._controller.position.ply
        if quip.ply != shown:
            return quip.ply < shown
        unseen = (now.untold if now is not None else 0) + self._scene.unseen
        return quip.after <= len(session.match.steps[quip.ply].events) - unseen

    def _say(self, quip: Quip) -> None:
        session = self._controller.session
        words, info = self._book.words(session, quip), session.seats[quip.speaker]
        accessible.announce(self._view, f"{info.name}: {words}")
        below = self._seats.area_in(self._view.window())
        if self._program.pace is Pace.INSTANT or below is None or not self._may_be_seen:
            return
        palette = self._program.appearance.palette
        ring = palette.seats.seat(quip.speaker).colour
        sign = f"pieces/common/seat_{quip.speaker + 1}"
        portrait = Portrait(drawing_of(info.face), ring, palette.text.ink, sign)
        self.bubble.setParent(self._view.window())
        self.bubble.say(words, portrait, below, has_tail=self._seats.is_lowest(quip.speaker))
        self._leaving.start()
