"""Opens branches, tries another move at a moment of a finished game, and leads back to the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.branches import Branch
from burgundy_desktop.core.ids import Ply, Target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.branches import line
from burgundy_desktop.desktop.branches.line import LineSession
from burgundy_desktop.desktop.dialogs import openers
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.replay.player import Replay
from burgundy_desktop.desktop.saves.game_store import Luck
from burgundy_desktop.desktop.table import Table


class Branching(QObject):
    """Goes from a game to its branches and back."""

    begun = Signal(object)
    """Emitted with the Session that is to come on the table."""
    changed = Signal()
    """Emitted when what can be done here may have changed."""
    came_or_went = Signal()
    """Emitted when a branch came on the table, or left it."""

    def __init__(
        self, program: Program, table: Table, replay: Replay, look_back: Callable[[], None]
    ) -> None:
        super().__init__(table)
        self._program = program
        self._table = table
        self._replay = replay
        self._look_back = look_back
        self._was_open = False
        self._way_back: tuple[LineSession, Callable[[], None]] | None = None
        """From which line it leads back further than to the game."""
        replay.changed.connect(self.look_again)
        replay.came_or_went.connect(self.look_again)
        table.controller.position_changed.connect(lambda _: self.look_again())
        table.controller.tries = self._tries

    @property
    def session(self) -> Session | None:
        """The session on the table, if it is that of a game or a branch."""
        controller = self._table.controller
        is_game = controller.has_game and not controller.is_lesson
        return controller.session if is_game else None

    def look_again(self) -> None:
        """Update after a change of what is on the table."""
        self.changed.emit()
        if self.is_open != self._was_open:
            self._was_open = self.is_open
            self.came_or_went.emit()

    @property
    def is_open(self) -> bool:
        """Whether a branch is on the table."""
        return self.line is not None

    @property
    def line(self) -> LineSession | None:
        """The branch on the table, if one is."""
        session = self.session
        return session if isinstance(session, LineSession) else None

    @property
    def game(self) -> Session | None:
        """The game on the table, or that of the branch on it."""
        return self.line.of_game if self.line is not None else self.session

    @property
    def has_branches(self) -> bool:
        """Whether there is another line to go to."""
        return self.game is not None and bool(self.game.branches)

    # trying another move

    @property
    def may_try(self) -> bool:
        """Whether another move can be tried at the shown moment: where a person decided, once the
        game is over.
        """
        session, game = self.session, self.game
        if session is None or game is None or not game.match.is_over or not self._replay.is_open:
            return False
        seat = session.game.to_decide(session.match.steps[self._replay.ply].state)
        return seat is not None and session.header.seats[seat].is_person

    def try_here(self) -> None:
        """Begin a branch at the shown moment; it is kept from its first move on."""
        session = self.session
        if session is not None and self.may_try:
            self._replay.stop()
            self.begun.emit(line.what_if(session, self._replay.ply))

    def _try_with(self, target: Target) -> None:
        self.try_here()
        if self._table.controller.may_choose:
            self._table.controller.click(target)

    def _tries(self, target: Target) -> bool:
        """Whether a click on a past moment tries another move."""
        if not self.may_try:
            return False
        # not in the midst of the click: the table is another one then
        QTimer.singleShot(0, self, lambda: self._try_with(target))
        return True

    # another game from here

    def play_from_here(self, luck: Luck, window: QWidget) -> None:
        """Ask who plays on from the shown moment."""
        session, replay = self.session, self._replay
        if session is not None and replay.kinds_of_luck:
            lucks = replay.kinds_of_luck
            openers.play_from_here(self._program, session, luck, lucks, window, self._play_on)

    def _play_on(self, luck: Luck, seats: Sequence[SeatInfo]) -> None:
        """Begin a game from the shown moment. One that is not over is no longer clean."""
        session, game = self.session, self.game
        assert session is not None
        assert game is not None
        ply, viewer = self._replay.ply, self._table.controller.position.viewer
        later = self._program.store.branch(session, ply, luck, viewer, seats)
        if not game.match.is_over:
            game.autosave.note(game.header.aids.with_game_from_here())
            self.keep()
        self.begun.emit(later)

    # opening branches

    def open(self, branch: Branch) -> None:
        """Put a branch on the table. One of a game that goes on is only looked at."""
        if self.game is not None:
            session = line.opened(self.game, branch)
            self.begun.emit(session)
            if session.is_closed:
                self._look_back()

    def play_through(self, session: LineSession, way_back: Callable[[], None]) -> None:
        """Put a line of a finished game on the table, keep it, and show it as a film. `way_back` is
        called when it has been left for the game.
        """
        self._replay.stop()
        self.begun.emit(session)
        self._way_back = session, way_back
        self.keep()
        self._look_back()
        self._replay.go_to(session.base)
        self._replay.run()

    def back(self) -> bool:
        """Back to the game, where the branch left it. False if the game is on the table."""
        session = self.line
        if session is None:
            return False
        game, ply = session.of_game, line.same_moves(session.match, session.of_game.match)
        self.begun.emit(game)
        if game.match.is_over:
            self._look_back()
            self._replay.go_to(Ply(ply))
        if self._way_back is not None and self._way_back[0] is session:
            self._way_back[1]()
        return True

    def keep(self) -> None:
        """Save the game after a change of its branches."""
        self._table.controller.saving.save()
        self.look_again()
