"""Shows positions on the table at a readable pace: step by step for an automaton."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

import attrs
from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.board import AnyBoard
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.appearance.player_faces import drawing_of
from burgundy_desktop.desktop.match.ai_requests import Hold
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.match.sides import automaton_of, portraits
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table.log_book import caption, caption_on_the_way, is_act_of
from burgundy_desktop.desktop.table.on_the_way import on_the_way
from burgundy_desktop.desktop.table.progress import ENDED, Phase, Progress
from burgundy_desktop.desktop.table.steps import Moment, Steps, moments

OWN_TURN_MS: Final = 4000
"""How long the last caption stays when it is the person's turn again, in ms."""
READING_MS: Final = {Pace.INSTANT: 0, Pace.FAST: 350, Pace.NORMAL: 1000, Pace.SLOW: 2200}
"""How long an opponent's move is shown at least before the next one begins, in ms."""
OWN_SHARE: Final = 0.7
"""One's own move is known: its motions take this share of their time."""


class Showing(QObject):
    """Shows the moments of a move one after the other; opponents wait until the last one."""

    told = Signal()
    """Emitted when a moment is on the table, to update what asks and answers."""
    laid = Signal()
    """Emitted with it to update all other panels; a frame later, where the moment begins to move
    then (decision 88).
    """
    animation_ended = Signal()
    question_due = Signal()
    """A move was played out on the table of before: what may be chosen is on the table now."""

    _scene: BoardScene
    _board: AnyBoard
    """Set by `take`."""

    def __init__(self, program: Program, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self._controller = controller
        self._since_turn: list[Event] = []
        self._is_first = True
        self._is_act = True
        self._captioned: tuple[Position, Seat, str] | None = None
        """The latest caption: text, seat and portrait."""
        self.steps = Steps()
        self.lingers: Callable[[Position], float] = lambda _: 0.0
        """How much longer, in ms, a position lies still before anybody is asked."""
        self._progress = Progress(self.steps)
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self._time_is_up)
        self._leaving = QTimer(self, singleShot=True)
        self._leaving.timeout.connect(self._clear_caption)

    def take(self, scene: BoardScene, board: AnyBoard) -> None:
        """Use this scene from now on, for another game."""
        self._scene, self._board = scene, board
        self._since_turn.clear()
        self._is_first = True
        self.steps.begin(())
        self._progress.clear()
        scene.set_off.connect(self.laid)
        scene.advanced.connect(self._follow)
        scene.animation_finished.connect(self._animation_finished)

    def stop(self) -> None:
        """Stop showing anything."""
        self._reading.stop()
        self._leaving.stop()
        self._progress.clear()

    # what is shown

    @property
    def position(self) -> Position:
        """The position on the table: of a moment, while a move is shown step by step."""
        now = self.steps.now
        return self._controller.position if now is None else now.position

    @property
    def is_showing_steps(self) -> bool:
        """Whether there are more moments before the game continues."""
        return self.steps.are_left

    @property
    def asks_later(self) -> bool:
        """Whether the table of what may be chosen is still to come."""
        return self._progress.asks_later

    @property
    def lets_read(self) -> bool:
        """Whether the last caption stays for a while to be read."""
        return self._reading.isActive()

    def show(self, position: Position) -> None:
        """Show a position and the events that led to it."""
        self._reading.stop()
        self._collect(position)
        no_time_between = self._is_instant and self._controller.tutor.tells_each_step
        self.steps.begin(self._moments(position), is_paused=no_time_between)
        self._is_first = False
        if self.is_showing_steps:
            self._controller.ai_requests.hold(Hold.ANIMATION)
        self._tell()

    # going on

    def skip(self) -> bool:
        """End the running animation. False if there was none."""
        if not self._controller.has_game:
            return False
        moved = self.lets_read or self._scene.is_animating
        self._reading.stop()
        if self._scene.is_animating:
            self._scene.skip()  # its end proceeds, perhaps to the next move
        else:
            self._progress.cut_short()
            self._proceed()
        return moved

    def next_step(self) -> bool:
        """End the animation and show the next step. False if there is none."""
        if not self.is_showing_steps or (self.steps.waits and self.skip()):
            return self.is_showing_steps
        self.steps.go_on()
        self._tell()
        return True

    def skip_steps(self) -> bool:
        """Skip the remaining steps. False if there were none."""
        before = self.steps.at
        if not self.steps.skip_all():
            return False
        self._tell(skipped=self.steps.moments[before + 1 : self.steps.at])
        return True

    def leave_step(self) -> bool:
        """Skip all steps, or end the wait at a comparison. False if no step is shown."""
        return self.next_step() if self.steps.waits else self.skip_steps()

    def pause_steps(self) -> None:
        """Let each step wait for the user, or continue automatically."""
        self.steps.is_paused = not self.steps.is_paused
        self.told.emit()
        if not self.steps.is_paused:
            self._progress.resume()
            self._proceed()

    def rename_seats(self) -> None:
        """Show new names, and keep everything else."""
        seats = self._controller.session.seats
        if self.steps.now is None or self.position.seats == seats:
            return
        self.steps.rename_seats(seats)
        if self._captioned is not None:
            position, seat, face = self._captioned
            self._captioned = attrs.evolve(position, seats=seats), seat, face
        shown = attrs.evolve(self.position, events=())
        self._scene.show_position(shown, past=self._controller.session.past(shown))

    def retell(self) -> None:
        """Translate the caption, if there is one."""
        before = self._scene.caption_text
        if before and self._captioned is not None:
            position, seat, face = self._captioned
            if self._caption_of(position) != before:
                self._say(position, seat, face)

    # one moment

    def _moments(self, position: Position) -> tuple[Moment, ...]:
        """The moments that lead to a position. A new game shows its setup."""
        session = self._controller.session
        if self._is_first and session.match.length == 0 and not position.events:
            position = attrs.evolve(position, events=session.match.steps[0].events)
        at_once = self._is_instant and not self._controller.tutor.tells_each_step
        return moments(session, position, automaton_of(session), at_once=at_once)

    def _tell(self, *, skipped: Sequence[Moment] | None = None) -> None:
        """Show the current moment; at once, where those before it were `skipped`."""
        self._reading.stop()
        position = self.position
        self._progress.begin()
        self._is_act = True
        is_jump = not position.events
        past = self._controller.session.past(position) if is_jump else None
        self._scene.share = OWN_SHARE if self.acts_for_oneself else 1.0
        if self.acts_for_oneself:
            self._scene.caption("")  # or it would look for a place beside what moves now
        if skipped is None and not is_jump:
            self._scene.front.acting = self._acting
            self._scene.lingers = self.lingers(position)
            *before, shown = self._parts(position)
            self._scene.show_position(shown, animate=True, on_the_way=before, waits=True)
        else:
            passed = [moment.position for moment in skipped or ()]
            self._scene.show_position(position, past=past, on_the_way=passed)
        self._caption(position)
        if not self._scene.is_animating:
            self._scene.read_aloud()
        self._scene.highlight_since_last_turn(tuple(self._since_turn) if position.may_move else ())
        self._lay(position)
        self.told.emit()
        if not self._scene.is_about_to_move:
            self.laid.emit()
        self._proceed()

    @property
    def _is_instant(self) -> bool:
        return self._program.pace is Pace.INSTANT

    def _parts(self, position: Position) -> tuple[Position, ...]:
        """What is seen on the way to a position, and itself. Nobody decides while an automaton
        acts, and nobody acts from what follows on.
        """
        if self._is_instant:
            return (position,)
        now = self.steps.now
        untold = now.untold if now is not None else 0
        *before, last = on_the_way(self._controller.session, self._board, position, untold)
        if now is not None and now.step:
            before = [attrs.evolve(part, to_decide=None) for part in before]
        elif not self.is_showing_steps:
            done = len([*takewhile(self._shows_act, before)])
            before[done:] = [attrs.evolve(part, follows=True) for part in before[done:]]
        return (*before, last)

    def _shows_act(self, part: Position) -> bool:
        """Whether this part of a move is what the mover does."""
        is_for_all = self._scene.concerns_all(part.events)
        return not is_for_all and is_act_of(self._mover, part, self._board)

    def _collect(self, position: Position) -> None:
        """Collect what the others did since the last move of the person at the screen. An automaton
        acts within that move.
        """
        is_own = self._mover == position.viewer
        if not position.events or is_own:
            self._since_turn.clear()
        if not is_own or automaton_of(self._controller.session) is not None:
            self._since_turn.extend(position.events)

    @property
    def _mover(self) -> Seat | None:
        """Who made the move that led to what is shown."""
        return self._controller.session.match.steps[self._controller.position.ply].seat

    @property
    def acts_for_oneself(self) -> bool:
        """Whether what is shown was done by the person at the screen, and not by an automaton."""
        now = self.steps.now
        return self._mover == self.position.viewer and (now is None or not now.step)

    @property
    def _acting(self) -> Seat | None:
        """Whose board may come in front; None where the player wants no other than the own one."""
        if not self._program.shows_acting_board:
            return None
        now = self.steps.now
        is_automaton = now is not None and now.step > 0
        return Seat(len(self.position.seats)) if is_automaton else self._mover

    def _caption(self, position: Position) -> None:
        self._leaving.start(OWN_TURN_MS)
        mover, now = self._mover, self.steps.now
        if now is not None and now.step:
            automaton = Seat(len(position.seats))
            self._say(position, automaton, portraits(self._controller.session)[automaton])
        elif self._shows_what_another_did(position) and mover is not None:
            self._say(position, mover, drawing_of(position.seats[mover].face))
        else:  # drop what the others did before
            self._captioned = None
            self._scene.caption("")

    def _shows_what_another_did(self, position: Position) -> bool:
        """Whether anything of the move is told of the mover: after the end of a turn only the next
        round may be.
        """
        is_told = bool(position.events) and is_act_of(self._mover, position, self._board)
        return is_told and self._mover != position.viewer

    def _say(self, position: Position, seat: Seat, face: str = "") -> None:
        self._captioned = (position, seat, face)
        self._scene.caption(self._caption_of(position), seat, face)

    def _caption_of(self, position: Position) -> str:
        """What followed from what was done is told when it was seen."""
        told = caption_on_the_way if self._scene.is_animating else caption
        return told(position, self._board)

    @property
    def is_act(self) -> bool:
        """Whether the table still shows what the mover does, and not what follows from it: then
        caption and bar name the mover.
        """
        shown = self._scene.position
        if shown is None or not self._is_act or self.is_showing_steps:
            return self._is_act
        if shown.ply != self.position.ply:
            return True  # what lies there is the move before: boards change places first
        self._is_act = self._shows_act(shown)
        return self._is_act

    def _follow(self) -> None:
        """What follows for others or for all has no caption: nobody acts, and much may move."""
        if self._captioned is not None and self._scene.is_animating and not self.is_act:
            self._scene.caption("")

    def _complete_caption(self) -> None:
        """All of a move was seen: the caption tells all of it."""
        if self._captioned is None:
            return
        position, seat, face = self._captioned
        if position is self.position and self._caption_of(position) != self._scene.caption_text:
            self._leaving.start(OWN_TURN_MS)
            self._say(position, seat, face)

    # waiting

    def _lay(self, position: Position) -> None:
        """Hold the opponents until the animation has ended and their last move could be read."""
        pause = self._reading_ms(position)
        self._progress.laid(moves=self._scene.is_animating, reads=pause > 0)
        if self._progress.phase not in ENDED:
            self._controller.ai_requests.hold(Hold.ANIMATION)
        if pause:
            self._reading.start(pause)

    def _reading_ms(self, position: Position) -> int:
        usual = READING_MS[self._program.pace]
        if self.is_showing_steps:
            automaton = self._board.automaton
            share = automaton.reading if automaton is not None else 1.0
            return 0 if self.steps.waits else max(1, round(share * usual))
        mover = self._mover
        theirs = mover is not None and not position.seats[mover].is_person
        return usual if position.events and theirs else 0

    def _animation_finished(self) -> None:
        asked_later = self.asks_later
        self._complete_caption()
        self._progress.came_to_rest(is_read=not self.lets_read)
        self.animation_ended.emit()
        if asked_later and self._controller.has_game:
            self.question_due.emit()
        self._proceed()

    def _time_is_up(self) -> None:
        self._progress.time_is_up()
        self._proceed()

    def _proceed(self) -> None:
        """Do what the phase asks for: release the opponents, or show the next moment."""
        if not self._controller.has_game:
            return
        if self._progress.phase is Phase.SETTLED:
            self._controller.ai_requests.release(Hold.ANIMATION)
        elif self._progress.phase is Phase.DUE:
            self.steps.go_on()
            self._tell()

    def _clear_caption(self) -> None:
        """Remove the caption: it has been read, and the table below is needed."""
        if self._controller.has_game and self.position.may_move:
            self._scene.caption("")
