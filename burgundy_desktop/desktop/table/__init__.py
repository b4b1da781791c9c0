"""The table with everything around it: shows positions of the controller, passes on clicks.

`showing`       shows positions at a readable pace
`progress`      how far a moment is
`on_the_way`    cuts a move into the positions after each thing that is seen of it
`steps`         the moments of an automaton's move, one by one
`surroundings`  updates prompt bar, log, players' cards and list of moves
`panel_contents` what they say            `log_book`  the log in words, cached
`board_cache`   caches what the board says of single moves, for one position
`glances`       what was pointed at lately, for the page of icons
`explaining`    tooltips and hints, on `tips`, `hints` (two kinds of `plate`) with `hint_line`s
`asked`         what the question in the bar is about
`refusal`       why a click led nowhere, said beside it
`aside`         a plate that covers nothing that is played with; `coach_plate` is one
`free_place`    where such a plate lies
`lesson`        a lesson at the table
`forecasting`   the forecast on the players' cards
`cover`         covers the table between two people
`flight_layer`  what flies, above the table and the docks
`card_places`   where it finds the players
`sounds`        the sounds of the table   `ambience`  the loop in the background
`speaking`      what opponents say, from the `quip_book`, in a `bubble`
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from burgundy_desktop.boardkit.board import AnyBoard
from burgundy_desktop.boardkit.hooks import Host
from burgundy_desktop.boardkit.icons import Glance
from burgundy_desktop.boardkit.pieces import Box, OnCard
from burgundy_desktop.boardkit.players import wear
from burgundy_desktop.boardkit.scene import SEAT, BoardScene
from burgundy_desktop.boardkit.view import BoardView, give_keyboard_to
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.learning.lesson_session import LessonSession
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.sides import portraits, sides
from burgundy_desktop.desktop.panels.score_panel import Scores
from burgundy_desktop.desktop.practice.exercise import ExerciseSession
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table import card_places
from burgundy_desktop.desktop.table.cover import Cover
from burgundy_desktop.desktop.table.explaining import Explaining
from burgundy_desktop.desktop.table.flight_layer import FlightLayer
from burgundy_desktop.desktop.table.forecasting import Forecasting
from burgundy_desktop.desktop.table.showing import Showing
from burgundy_desktop.desktop.table.sounds import TableSounds
from burgundy_desktop.desktop.table.speaking import Speaking
from burgundy_desktop.desktop.table.steps import STEP_BUTTONS
from burgundy_desktop.desktop.table.surroundings import Surroundings


class Table(QWidget):
    """The scene in its view, with everything of the same game."""

    animation_ended = Signal()
    laid_out = Signal()
    """Emitted when the places on the table may be others, or elsewhere in the window."""
    touched = Signal(object)
    """Emitted with the Target of each click: on the table, in the bar, on a player's card."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        look, sprites = program.appearance, program.sprites
        self.controller = MatchController(program.store, program.thinking, self)
        self.scene: BoardScene | None = None
        self.view: BoardView | None = None
        self._board: AnyBoard | None = None
        self._worn = (look.palette, look.text_percent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.showing = Showing(program, self.controller, self)
        self.around = Surroundings(
            program, self.controller, self.showing, self, hurries=self.confirm_or_skip
        )
        self.speaking = Speaking(program, self.controller, self.showing, self.around.seats)
        self.around.last_words = self.speaking.last_words
        self.prompt_bar, self.moves = self.around.prompt_bar, self.around.moves
        self.log, self.seats = self.around.log, self.around.seats
        self.explaining = Explaining(program, self.controller, self.showing, self)
        self.tip, self.hint = self.explaining.tip, self.explaining.hint
        explaining, showing = self.explaining, self.showing
        self.forecasting = Forecasting(
            self.controller, self.seats, self, rests=lambda: self._is_at_rest
        )
        self.around.bands = lambda: self.forecasting.bands
        self._host = Host(
            explaining.name_of,
            explaining.describe,
            showing.next_step,
            self._card_of,
            self._on_card,
            self.around.counts,
        )
        self.flights = FlightLayer(self)
        self.cover = Cover(look, sprites, self)
        self._connect()
        self._sounds = TableSounds(program, self.controller, self)

    # the game on the table

    @property
    def board(self) -> AnyBoard:
        """The `Board` of the game on the table. Raises RuntimeError if there is none."""
        if self._board is None:
            raise RuntimeError("no game is on the table")
        return self._board

    def open(self, session: Session, led: LessonSession | ExerciseSession | None = None) -> None:
        """Put a game on the table, or the session of a lesson or of an exercise."""
        board = self._board = board_of(session.game.info.id)
        colours = session.colours
        wear(colours)
        self._program.appearance.seat(board.seats, colours)
        self._set_up_scene(board)  # a new view: nothing of another game is left
        self.cover.hide()
        self.controller.take_back = self._program.take_back
        if led is None:
            self.controller.open(session, board.guide)
        else:
            self.controller.open(session, board.guide, led.tutor, led.keeper)
        self.around.start_clock()

    def close_game(self) -> None:
        """Clear the table."""
        self.around.stop_clock()
        self.showing.stop()
        self._sounds.stop()
        self.speaking.stop()
        self.explaining.hush()
        self.hint.put_away()
        self.cover.hide()
        self.controller.close()
        self._drop_scene()
        wear(())
        self._program.appearance.seat()  # the pages show the colours as they are named

    @property
    def has_icons(self) -> bool:
        """Whether the game on the table says what its drawings mean."""
        return bool(self.board.wording.icons)

    @property
    def glances(self) -> tuple[Glance, tuple[Glance, ...]]:
        """What is looked at now, and what was lately; nothing under the cover."""
        if self.scene is None or self.controller.covered_for is not None:
            return Glance(), ()
        lately = self.explaining.glances.lately(self.scene)
        return self.explaining.glances.now, lately

    def scores(self) -> Scores:
        """The score sheet of the shown position."""
        session = self.controller.session
        return Scores(
            sheet=self.showing.position.sheet or session.match.score,
            seats=sides(session),
            order=session.game.reasons,
            reason=self.board.wording.reason,
            portraits=portraits(session),
            shades=self.board.shades,
        )

    @property
    def takes_hint(self) -> bool:
        """Whether a person decides now and can ask for a hint."""
        controller = self.controller
        chooses = (
            controller.has_game and controller.may_choose and not controller.ai_requests.is_thinking
        )
        return chooses and not self.showing.is_showing_steps

    @property
    def _is_at_rest(self) -> bool:
        """Whether everything that happened was seen."""
        moves = self.scene is not None and self.scene.is_animating
        return not moves and not self.showing.is_showing_steps

    def retell(self) -> None:
        """Refresh all texts after a change of language or text size."""
        if self.controller.has_game:
            self._name_view()
            self.controller.rename_seats()
            self.showing.rename_seats()
            self.showing.retell()
            self.controller.selection.retell()
            self.around.retell()
            self.explaining.retell()
            if (waited := self.controller.covered_for) is not None:
                self.cover.name(self.controller.session.seats[waited].name)

    def zoom_in(self) -> None:
        """Zoom in."""
        if self.view is not None:
            self.view.zoom_in()

    def zoom_out(self) -> None:
        """Zoom out."""
        if self.view is not None:
            self.view.zoom_out()

    def fit(self) -> None:
        """Show the whole table."""
        if self.view is not None:
            self.view.fit()

    def step_back(self) -> bool:
        """Esc: close what is on top, else undo the latest pick. False if there was nothing."""
        if self.hint.fold() or self.explaining.put_hint_away():
            return True
        if self.scene is not None and self.scene.opened is not None:
            self.scene.open(None)
            return True
        if self.showing.is_showing_steps:
            return self.showing.leave_step()
        return self.controller.has_game and self.controller.step_back()

    def confirm_or_skip(self) -> bool:
        """Space: end the animation, or confirm a move. False if there is nothing."""
        if self.showing.next_step() or self.showing.skip():
            return True
        return self.controller.has_game and self.controller.selection.confirm()

    def press_digit(self, digit: int) -> bool:
        """Choose the die, depot or seat of this number; disabled under the cover."""
        if self.scene is None or self.controller.covered_for is not None:
            return False
        return self.scene.press_digit(digit)

    def press_letter(self, letter: str) -> bool:
        """Show large what this letter stands for; disabled under the cover."""
        if self.scene is None or self.controller.covered_for is not None:
            return False
        return self.scene.press_letter(letter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tip.hide()
        if event.size().width() != event.oldSize().width():
            self.explaining.hush()  # else the bar has made room for a refusal
        self.cover.setGeometry(self.rect())
        self.hint.find_place()

    # wiring

    def _connect(self) -> None:
        controller, program = self.controller, self._program
        controller.position_changed.connect(self._show_position)
        controller.cover_wanted.connect(self._cover)
        program.thinking.answered.connect(controller.ai_requests.answer)
        program.thinking.failed.connect(controller.ai_requests.give_up)
        program.thinking.overtaken.connect(controller.ai_requests.be_overtaken)
        program.appearance.changed.connect(self._look_changed)
        program.preferences.changed.connect(self._take_settings)
        self.showing.animation_ended.connect(self.animation_ended)
        self.explaining.regarded.connect(self.around.advise)
        self.hint.row_wanted.connect(self.give_row)
        self.prompt_bar.left.connect(self.take_keyboard)
        self.prompt_bar.chosen.connect(self.touched)
        self.seats.seat_chosen.connect(lambda seat: self.touched.emit(target(SEAT, seat)))
        self.cover.ready.connect(controller.uncover)
        self.forecasting.changed.connect(self.around.show_cards)

    def _set_up_scene(self, board: AnyBoard) -> None:
        self.controller.close()
        scene = board.scene(self._host)
        scene.brushes.sprites = self._program.sprites  # rendered pictures are kept
        self._drop_scene()
        self.scene, self.view = scene, BoardView(scene)
        scene.target_clicked.connect(self._click)
        scene.touched.connect(self.touched)
        scene.targets_changed.connect(self.laid_out)
        self.view.moved.connect(self.laid_out)
        self.showing.take(scene, board)
        self.around.take(scene, board)
        self.explaining.take(self.view, board)
        self.speaking.take(self.view, board)
        self._sounds.listen_to(scene, board.ambience)
        self.flights.take(self.view)
        self._name_view()
        self._dress_scene()
        self._take_settings()
        self._column.addWidget(self.view)
        self.view.show()
        self._column.activate()

    def _drop_scene(self) -> None:
        """Remove the scene of a game that is over or could not be shown."""
        old, self.view, self.scene = self.view, None, None
        if old is not None:
            self._column.removeWidget(old)
            old.clearFocus()  # Qt would take hiding it for a Tab, and show focus marks
            old.hide()
            self.flights.take(None)
            old.board.let_go()
            old.deleteLater()

    def _card_of(self, seat: Seat) -> tuple[float, float] | None:
        return card_places.middle_of_card(seat, self.seats, self.view)

    def _on_card(self, place: OnCard) -> Box | None:
        return card_places.sign_on_card(place, self.seats, self.view)

    def _name_view(self) -> None:
        if self.view is not None:
            self.view.setAccessibleName(self.board.wording.title())

    def _dress_scene(self) -> None:
        look = self._program.appearance
        if self.scene is not None:
            contrast = self._program.preferences.now.high_contrast
            self.scene.set_look(look.palette, look.text_percent / 100, contrast)
        self.retell()

    def _look_changed(self) -> None:
        """Update theme and text size; the table follows the size of the window by itself."""
        look = self._program.appearance
        worn = (look.palette, look.text_percent)
        if worn != self._worn:
            self._worn = worn
            self._dress_scene()

    def _take_settings(self) -> None:
        if self.scene is not None:
            self.scene.set_pace(self._program.pace, self._program.preferences.now.reduced_motion)
        self.controller.take_back = self._program.take_back

    def _show_position(self, position: Position) -> None:
        self.explaining.hush()
        self.explaining.put_hint_away()
        lifts_cover = self.controller.covered_for is None and not self.cover.isHidden()
        if lifts_cover:
            self._lift_cover()
        self.showing.show(position)
        if lifts_cover:
            self.take_keyboard()

    def _click(self, target: Target) -> None:
        """Handle a click on the table."""
        self.hint.fold()
        if not self.showing.next_step() and target not in STEP_BUTTONS:
            self.controller.click(target)

    def give_row(self, height: int) -> None:
        """Reserve a row below the table, for a hint that would cover something there."""
        self._column.setContentsMargins(0, 0, 0, height)
        self._column.activate()

    # several people

    def _cover(self, seat: int) -> None:
        """Cover the table until the next person is here; the bar says whose turn it is."""
        self.explaining.hush()
        self.explaining.put_hint_away()
        self.around.tell_who_comes(Seat(seat))
        self.cover.setGeometry(self.rect())
        self.cover.wait_for_player(Seat(seat), self.controller.session.seats[seat].name)
        if self.view is not None:
            self.view.hide()  # also for screen readers

    def _lift_cover(self) -> None:
        """Who was waited for is here, or nothing is hidden any more from who sits here."""
        if self.view is not None:
            self.view.show()
        # or Qt would move the focus on from the hidden button, as if by Tab
        give_keyboard_to(self)
        self.cover.hide()

    def take_keyboard(self) -> None:
        """Give the table the keyboard focus."""
        if self.view is not None:
            self.view.take_keyboard()
