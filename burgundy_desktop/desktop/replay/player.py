"""Goes along the game on the table: by a move, a turn, a chapter, or by itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyMatch, AnyStep
from burgundy_desktop.core.outline import Outline, outline_of
from burgundy_desktop.desktop.panels.log_model import Entry
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.replay.reviewing import Reviewing
from burgundy_desktop.desktop.saves.game_store import Luck
from burgundy_desktop.desktop.table import Table

REST_MS: Final = {Pace.INSTANT: 600, Pace.FAST: 600, Pace.NORMAL: 1500, Pace.SLOW: 3000}
"""How long a move stays on the table after its animation, in ms."""

GLIMPSE_MS: Final = 180
"""How long the mouse rests on a line of the log before its moment is shown, in ms."""


class Replay(QObject):
    """The film of the game on the table. It shows positions through the controller, which holds
    the opponents meanwhile.
    """

    changed = Signal()
    """Emitted when another ply is shown, or the film runs or stops."""
    came_or_went = Signal()
    play_wanted = Signal(object)
    """Emitted with a Luck: a new game from the shown ply on is wanted."""

    def __init__(self, program: Program, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self._table = table
        self._known: tuple[AnyStep, Outline] | None = None
        """The outline, and the last step for which it was made."""
        self._opened_after: AnyStep | None = None
        self._opened_at_end = False
        self.is_open = False
        self.is_running = False
        self.reviewing = Reviewing(program, self)
        self.is_reviewed = False
        """Whether the review of this game has begun, now or earlier."""
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._go_on)
        table.controller.position_changed.connect(self._follow)
        table.animation_ended.connect(self._wait)
        table.controller.ai_requests.changed.connect(self._go_on_with_review)
        self._came_from: Ply | None = None
        """Where to return from a glimpse at another moment."""
        self._pointed_at: Ply | None = None
        self._glimpse = QTimer(self, singleShot=True, interval=GLIMPSE_MS)
        self._glimpse.timeout.connect(self._show_glimpse)
        table.prompt_bar.now_wanted.connect(self.back_to_now)
        table.log.entry_pointed_at.connect(self._point_at)
        table.log.entry_chosen.connect(self._stay)

    # whether there is one

    def open(self) -> None:
        """Begin to look back on the game on the table."""
        if not self.is_open and self._may_be_open:
            self.is_open = True
            self._opened_after = self.match.steps[-1]
            self._opened_at_end = self.match.is_over
            self._table.controller.rest(is_resting=True)
            self._table.around.tell_again()
            self._take_review()
            self.came_or_went.emit()
            self.changed.emit()

    def close(self) -> None:
        """Return to the present."""
        if self.is_open:
            self.stop()
            self.is_open = False
            if self._table.controller.has_game:
                self._end_review_so_far()
                self._table.controller.rest(is_resting=False)
                self._table.controller.look_as_usual()
                self._table.around.tell_again()
            self.came_or_went.emit()

    def _end_review_so_far(self) -> None:
        """Stop reviewing a game that goes on: its opponents need their process."""
        if self.is_reviewed and not self._table.controller.session.match.is_over:
            self.reviewing.leave()
            self.is_reviewed = False

    def back_to_now(self) -> None:
        """Show the present; a game that is not over goes on."""
        self._table.controller.back_to_now()
        if self.is_open and not self._table.controller.session.match.is_over:
            self.close()

    def end(self) -> bool:
        """Close it. False if it was not open."""
        was_open = self.is_open
        self.close()
        return was_open

    def leave(self) -> None:
        """Forget the game: it leaves the table."""
        self._known = None
        self.reviewing.leave()
        self.is_reviewed = False
        self.close()

    @property
    def _may_be_open(self) -> bool:
        controller = self._table.controller
        is_free = controller.has_game and controller.covered_for is None
        return is_free and not controller.is_lesson

    @property
    def _has_gone_on(self) -> bool:
        """Whether somebody played on, or took the end back, since it was opened."""
        goes_otherwise = self.match.steps[-1] is not self._opened_after
        return goes_otherwise or self.match.is_over != self._opened_at_end

    # where it is

    @property
    def outline(self) -> Outline:
        """The outline of the game up to now; computed once for a last move."""
        match, board = self._table.controller.session.match, self._table.board
        last = match.steps[match.cursor]
        if self._known is None or self._known[0] is not last:
            self._known = last, outline_of(match, board.chapters, board.ends_turn)
        return self._known[1]

    @property
    def match(self) -> AnyMatch:
        """The game that is looked back on."""
        return self._table.controller.session.match

    @property
    def ply(self) -> Ply:
        """The ply that is shown."""
        return self._table.controller.position.ply

    @property
    def is_at_end(self) -> bool:
        return self.ply == self.outline.last

    # going along

    def go_to(self, ply: int) -> None:
        """Show the table after so many moves, or the nearest there are."""
        self.stop()
        self._look_at(ply)

    def back(self) -> None:
        """One move back."""
        self.go_to(self.ply - 1)

    def forward(self) -> None:
        """One move forward, as it was played."""
        self.stop()
        self._play_one()

    def turn_back(self) -> None:
        """To the beginning of the turn."""
        self.go_to(self.outline.turn_before(self.ply))

    def turn_forward(self) -> None:
        """To the end of the turn."""
        self.go_to(self.outline.turn_after(self.ply))

    def chapter_back(self) -> None:
        """To the beginning of the chapter."""
        self.go_to(self.outline.chapter_before(self.ply))

    def chapter_forward(self) -> None:
        """To the next chapter."""
        self.go_to(self.outline.chapter_after(self.ply))

    def to_start(self) -> None:
        """Before the first move."""
        self.go_to(0)

    def to_end(self) -> None:
        """After the last move."""
        self.go_to(self.outline.last)

    # by itself

    def run_or_stop(self) -> None:
        """Let the film run, from the start if it is at its end, or stop it."""
        if self.is_running:
            self.stop()
        else:
            self.run()

    def run(self) -> None:
        """Let the film run."""
        if not self.is_open:
            return
        if self.is_at_end:
            self._look_at(0)
        self._stay()
        self.is_running = True
        self.changed.emit()
        self._wait()

    def stop(self) -> None:
        """Stop the film where it is."""
        self._stay()
        self._rest.stop()
        if self.is_running:
            self.is_running = False
            self.changed.emit()

    # playing from here

    @property
    def kinds_of_luck(self) -> tuple[Luck, ...]:
        """How the game can be played from here. Before its end the luck to come stays hidden; a
        strict game waits for its end.
        """
        session = self._table.controller.session
        if session.match.is_over and self.is_at_end:
            return ()
        if session.may_open_hands:
            return Luck.SAME, Luck.NEW
        return () if session.strict else (Luck.NEW,)

    def play_from_here(self, luck: Luck) -> None:
        """Ask who plays on from the shown ply, with this luck at first."""
        self.stop()
        self.play_wanted.emit(luck)

    # the review

    def review(self) -> None:
        """Have the decisions judged; in a casual game that goes on those of the person who looks,
        which counts as a hint.
        """
        if not self.is_open or not self._table.controller.may_be_reviewed:
            return
        session, position = self._table.controller.session, self._table.controller.position
        if not session.match.is_over:
            self.reviewing.begin(session, position.viewer)
            self._table.forecasting.count(session.match.cursor)
        self.is_reviewed = True
        self.reviewing.run()

    def _go_on_with_review(self) -> None:
        """A hint comes first."""
        if self.is_open and not self._table.controller.ai_requests.is_thinking:
            self.reviewing.go_on_after()

    def _take_review(self) -> None:
        """What is known of a finished game is there at once."""
        session = self._table.controller.session
        if session.may_open_hands and not self.is_reviewed:
            self.reviewing.begin(session)
            self.is_reviewed = bool(self.reviewing.decisions)

    # a glimpse

    def _point_at(self, entry: Entry | None) -> None:
        """Show the moment of a line of the log while the mouse is over it."""
        if self.is_open and not self.is_running:
            self._pointed_at = None if entry is None else entry.ply
            self._glimpse.start()

    def _show_glimpse(self) -> None:
        if not self.is_open or self.is_running:
            return
        before = self.ply if self._came_from is None else self._came_from
        self._came_from = None if self._pointed_at is None else before
        self._look_at(before if self._pointed_at is None else self._pointed_at)

    def _stay(self) -> None:
        """End the glimpse: the replay stays at the shown position."""
        self._glimpse.stop()
        self._came_from = None

    def look_through(self, seat: Seat) -> None:
        """Show a finished game as this seat saw it."""
        self._table.controller.look_through(seat)

    def _go_on(self) -> None:
        if self._table.showing.next_step():
            self._wait()
        elif self.is_at_end:
            self.stop()
        else:
            self._play_one()

    def _play_one(self) -> None:
        if not self.is_at_end:
            self._table.controller.look_at(Ply(self.ply + 1), since=self.ply)
            self._wait()

    def _wait(self) -> None:
        """Start the pause before the next move, once nothing moves any more."""
        moves = self._table.scene is not None and self._table.scene.is_animating
        if self.is_running and not moves:
            self._rest.start(REST_MS[self._program.pace])

    def _look_at(self, ply: int) -> None:
        self._table.showing.skip()
        self._table.controller.look_at(Ply(min(max(ply, 0), self.outline.last)))

    def _follow(self) -> None:
        if (self.is_open or self.is_reviewed) and self._has_gone_on:
            self.reviewing.leave()
            self.is_reviewed = False
            self.close()
        elif self.is_open:
            self.changed.emit()
