"""The table with everything round it: shows what the controller says, passes on what is done."""

from __future__ import annotations

from typing import Any, Final

import attrs
from PySide6.QtCore import QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from burgundy_desktop.ai.advice import Candidate
from burgundy_desktop.boardkit import accessible
from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.board import Board, MoveWords, Tip
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.boardkit.view import BoardView
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop import telling
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.cover import Cover
from burgundy_desktop.desktop.hints import Hint, HintPlate
from burgundy_desktop.desktop.match_controller import MatchController
from burgundy_desktop.desktop.panels.log_panel import Entry, LogPanel
from burgundy_desktop.desktop.panels.moves_panel import MovesPanel
from burgundy_desktop.desktop.panels.prompt_bar import Prompt, PromptBar
from burgundy_desktop.desktop.panels.score_panel import Scores
from burgundy_desktop.desktop.panels.seats_panel import SeatsPanel
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.sides import faces, rival_of, sides
from burgundy_desktop.desktop.sitting import Sitting
from burgundy_desktop.desktop.steps import (
    ALL_STEPS,
    PAUSE,
    STEP_BUTTONS,
    Moment,
    Steps,
    moments,
)
from burgundy_desktop.desktop.table_sounds import TableSounds
from burgundy_desktop.desktop.tips import TipPlate

READING_MS: Final = {Pace.INSTANT: 0, Pace.FAST: 350, Pace.NORMAL: 1000, Pace.SLOW: 2200}
"""How long an opponent's move stays on the table at least before the next one begins."""


class Table(QWidget):
    """The scene in its view, and the panels that belong to the same game."""

    animation_ended = Signal()

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._program = program
        look, sprites = program.appearance, program.sprites
        self.controller = MatchController(program.shelf, program.thinking, self)
        self.prompt_bar = PromptBar(look, sprites)
        self.log = LogPanel(look, sprites)
        self.seats = SeatsPanel(look, sprites)
        self.moves = MovesPanel(look)
        self.scene: BoardScene | None = None
        self.view: BoardView | None = None
        self._board: Board | None = None
        self._log_book: telling.LogBook | None = None
        self._since_turn: list[Event] = []
        self._steps = Steps()
        self._last_anchor = ""
        self._is_opening = False
        self._is_showing = False
        self._worn = (look.palette, look.text_percent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.tip = TipPlate(look, self)
        self.hint = HintPlate(look, self)
        self.cover = Cover(look, sprites, self)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._settled)
        self._clock = QTimer(self, interval=1000)
        self._clock.timeout.connect(self._show_cards)
        self._connect()
        self._sounds = TableSounds(program, self.controller, self)

    # the game on the table

    @property
    def board(self) -> Board:
        """The board room of the game on the table. Raises RuntimeError if there is none."""
        if self._board is None:
            raise RuntimeError("no game is on the table")
        return self._board

    def open(self, sitting: Sitting) -> None:
        """Put a game on the table."""
        board = self._board = board_of(sitting.game.info.id)
        self._set_up_scene(board)  # a fresh one: nothing of another game lies on it
        self._log_book = telling.LogBook(board)
        self._since_turn.clear()
        self.moves.filter.clear()
        self.cover.hide()
        self.controller.take_back = self._program.take_back
        self.controller.asks_first = board.asks_first
        self.controller.cost_of = board.cost
        self.log.model.faces = faces(sitting)
        self._steps.begin(())
        self._is_opening = sitting.match.length == 0
        self.controller.open(sitting)
        self._is_opening = False
        self._clock.start()

    def close_game(self) -> None:
        """Clear the table."""
        self._clock.stop()
        self._pause.stop()
        self.tip.hide()
        self.hint.hide()
        self.cover.hide()
        self.controller.close()

    def scores(self) -> Scores:
        """The score sheet of the position that is shown."""
        sitting = self.controller.sitting
        reason = self.board.wording.reason
        sheet = self.shown.sheet or sitting.match.score
        return Scores(sheet, sides(sitting), reason, faces(sitting))

    @property
    def shown(self) -> Position:
        """The position on the table: a moment on the way while a move is told step by step."""
        now = self._steps.now
        return self.controller.position if now is None else now.position

    @property
    def is_telling(self) -> bool:
        """Whether more is to be shown before anybody may go on."""
        return self._steps.are_left

    @property
    def help_anchor(self) -> str:
        """The paragraph of the rules about what is pointed at, picked or asked for now."""
        if self.tip.isHidden() and self.controller.has_game:
            chooser = self.controller.chooser
            offered = sorted(chooser.offered)
            asked_for = offered[:1] if len({target.kind for target in offered}) == 1 else []
            for target in (*reversed(chooser.picked), *asked_for):
                tip = self._tip_of(target)
                if tip is not None and tip.anchor:
                    return tip.anchor
        return self._last_anchor

    def retell(self) -> None:
        """Say everything anew: another language, another text size."""
        if not self.controller.has_game:
            return
        if self._log_book is not None:
            self._log_book.forget()
        self._name_view()
        self._show_panels()
        self._show_choice()

    def zoom_in(self) -> None:
        """Look closer."""
        if self.view is not None:
            self.view.zoom_in()

    def zoom_out(self) -> None:
        """Step back."""
        if self.view is not None:
            self.view.zoom_out()

    def fit(self) -> None:
        """See the whole table."""
        if self.view is not None:
            self.view.fit()

    def skip(self) -> bool:
        """End what moves on the table now. False if nothing did."""
        moved = self._pause.isActive() or (self.scene is not None and self.scene.is_animating)
        self._pause.stop()
        if self.scene is not None:
            self.scene.skip()
        if moved:
            self._settled()
        return moved

    def next_step(self) -> bool:
        """End what moves and show the next step, if there is one. False if there is none."""
        if not self.is_telling or (self._steps.waits and self.skip()):
            return self.is_telling
        self._steps.go_on()
        self._tell()
        return True

    def skip_steps(self) -> bool:
        """Show at once what the steps lead to. False if there were none."""
        if not self._steps.skip_all():
            return False
        self._tell(animate=False)
        return True

    def pause_steps(self) -> None:
        """Let each step wait until it is asked for, or go on by themselves."""
        self._steps.is_paused = not self._steps.is_paused
        self._show_choice()
        if not self._steps.is_paused and not self._pause.isActive():
            self._settled()

    def step_back(self) -> bool:
        """Esc: put away what lies on top, then the latest pick. False if there was nothing."""
        if self.hint.isVisible():
            self._put_hint_away()
            return True
        if self.scene is not None and self.scene.opened is not None:
            self.scene.open(None)
            return True
        if self.is_telling:
            return self.next_step() if self._steps.waits else self.skip_steps()
        return self.controller.has_game and self.controller.step_back()

    def confirm_or_skip(self) -> bool:
        """Space: end the animation, or confirm what waits for it. False if there is nothing."""
        if self.next_step() or self.skip():
            return True
        return self.controller.has_game and self.controller.confirm()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tip.hide()
        self.cover.setGeometry(self.rect())
        self.hint.settle()

    # wiring

    def _connect(self) -> None:
        table = self.controller
        table.position_changed.connect(self._show_position)
        table.choice_changed.connect(self._choice_changed)
        table.refused.connect(self._refuse)
        table.cover_wanted.connect(self._cover)
        table.asking.hint_ready.connect(self._show_hint)
        self._program.thinking.answered.connect(table.asking.answer)
        self._program.thinking.failed.connect(table.asking.give_up)
        self._program.appearance.changed.connect(self._look_changed)
        self._program.preferences.changed.connect(self._take_settings)
        self.prompt_bar.chosen.connect(self._choose_in_bar)
        self.prompt_bar.confirmed.connect(table.confirm)
        self.prompt_bar.cancelled.connect(table.step_back)
        self.prompt_bar.now_wanted.connect(table.back_to_now)
        self.prompt_bar.left.connect(self.take_keyboard)
        self.log.entry_chosen.connect(self._look_at)
        self.moves.chosen.connect(table.choose)
        self.moves.regarded.connect(self._regard)
        self.seats.seat_chosen.connect(self._look_at_seat)
        self.cover.ready.connect(self._uncover)

    def _set_up_scene(self, board: Board) -> None:
        self.controller.close()
        old = self.view
        self.scene = board.scene()
        self.scene.brushes.sprites = self._program.sprites  # what was rendered once stays
        self.scene.names = self._name_of
        self.scene.describe = self._describe
        self.view = BoardView(self.scene)
        self._name_view()
        self.scene.hurried = self._hurry
        self.scene.target_clicked.connect(self._click)
        self.scene.target_hovered.connect(self._hovered)
        self.scene.animation_finished.connect(self._animation_finished)
        self._sounds.listen_to(self.scene)
        self._dress_scene()
        self._take_settings()
        if old is not None:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._column.addWidget(self.view)
        self.view.show()
        self._column.activate()

    def _dress_scene(self) -> None:
        look = self._program.appearance
        if self.scene is not None:
            contrast = self._program.preferences.now.high_contrast
            self.scene.set_look(look.palette, look.text_percent / 100, contrast)
        self.retell()

    def _look_changed(self) -> None:
        """Another theme or text size; the table grows with the window by itself."""
        look = self._program.appearance
        worn = (look.palette, look.text_percent)
        if worn != self._worn:
            self._worn = worn
            self._dress_scene()

    def _take_settings(self) -> None:
        if self.scene is not None:
            self.scene.set_pace(self._program.pace, self._program.preferences.now.reduced_motion)
        self.controller.take_back = self._program.take_back

    # showing

    def _show_position(self, position: Position) -> None:
        if self.scene is None:
            return
        self.tip.hide()
        self._put_hint_away()
        self._pause.stop()
        self.cover.setVisible(self.controller.covered_for is not None)
        self._collect(position)
        self._steps.begin(self._moments(position))
        if self.is_telling:
            self.controller.animation_began()
        self._tell()

    def _moments(self, position: Position) -> tuple[Moment, ...]:
        """What leads to a position. A game that begins tells how it was set up."""
        sitting = self.controller.sitting
        if self._is_opening and not position.events and position.ply == 0:
            position = attrs.evolve(position, events=sitting.match.steps[0].events)
        at_once = self._program.pace is Pace.INSTANT
        return moments(sitting, position, rival_of(sitting), at_once=at_once)

    def _tell(self, *, animate: bool = True) -> None:
        """Show the moment that is on."""
        assert self.scene is not None
        self._pause.stop()
        position = self.shown
        self._is_showing = True  # what ends now is not what begins
        self.scene.show_position(position, animate=animate and bool(position.events))
        self._is_showing = False
        self._caption(position)
        self.scene.mark_since_last_turn(tuple(self._since_turn) if position.may_move else ())
        self._show_panels()
        self._show_choice()
        self._wait_until_settled(position)

    def _click(self, target: Target) -> None:
        """Something on the table was clicked."""
        if not self.next_step() and target not in STEP_BUTTONS:
            self.controller.click(target)

    def _choose_in_bar(self, target: Target) -> None:
        """A button of the prompt bar was pressed."""
        if target == PAUSE:
            self.pause_steps()
        elif target == ALL_STEPS:
            self.skip_steps()
        elif not self.next_step():
            self.controller.click(target)

    def _hurry(self) -> bool:
        """A click while a move is told step by step goes on, and means nothing else."""
        return self.next_step()

    def _collect(self, position: Position) -> None:
        """Remember what the others did since the last move of the person at the screen."""
        if not position.events or self._mover() == position.viewer:
            self._since_turn.clear()
        else:
            self._since_turn.extend(position.events)

    def _mover(self) -> Seat | None:
        """Who made the move that led to what is shown."""
        sitting = self.controller.sitting
        return sitting.match.steps[self.controller.position.ply].seat

    def _caption(self, position: Position) -> None:
        assert self.scene is not None
        mover = self._mover()
        now = self._steps.now
        if now is not None and now.step:
            rival = Seat(len(position.seats))
            face = faces(self.controller.sitting)[rival]
            self.scene.caption(telling.caption(position, self.board), rival, face)
        elif position.events and mover is not None and mover != position.viewer:
            self.scene.caption(telling.caption(position, self.board), mover)
        elif not position.may_move or not position.events:
            self.scene.caption("")

    def _wait_until_settled(self, position: Position) -> None:
        """Opponents go on when nothing moves any more and their last move could be read."""
        assert self.scene is not None
        mover = self._mover()
        theirs = mover is not None and not position.seats[mover].is_person
        pause = READING_MS[self._program.pace] if position.events and theirs else 0
        if self.is_telling:
            pause = 0 if self._steps.waits else max(1, READING_MS[self._program.pace])
        if self.scene.is_animating or pause:
            self.controller.animation_began()
        else:
            self._settled()
        if pause:
            self._pause.start(pause)

    def _animation_finished(self) -> None:
        self.animation_ended.emit()
        if not self._pause.isActive() and not self._is_showing:
            self._settled()

    def _settled(self) -> None:
        if self.scene is None or not self.controller.has_game or self.scene.is_animating:
            return
        if not self.is_telling:
            self.controller.animation_finished()
        elif not self._steps.waits:
            self._steps.go_on()
            self._tell()

    def _show_panels(self) -> None:
        sitting, position = self.controller.sitting, self.controller.position
        assert self._log_book is not None
        now = self._steps.now
        untold = now.untold if now is not None else 0
        entries = self._log_book.entries(sitting, position.viewer, untold)
        self.log.show_entries(entries, position.ply if self.controller.looks_back else None)
        self._show_cards()

    def _show_cards(self) -> None:
        if not self.controller.has_game or self.controller.covered_for is not None:
            return
        rival = rival_of(self.controller.sitting)
        seconds = self.controller.seconds()
        self.seats.show_cards(telling.cards(self.shown, self.board, seconds, rival))

    def _choice_changed(self) -> None:
        if self.scene is not None:
            self.scene.caption("")
        self._show_choice()

    def _show_choice(self) -> None:
        assert self.scene is not None
        if self.controller.covered_for is not None:
            self._show_who_comes(self.controller.covered_for)
            return
        if self.is_telling:
            self._show_step()
            return
        chooser = self.controller.chooser
        costs = telling.costs(self.controller, self.board)
        self.scene.offer(chooser.offered, chooser.picked, costs)
        said = telling.prompt(self.controller, self.board, self.scene.buttons)
        self.prompt_bar.show_prompt(said)
        self.moves.show_rows(telling.rows(self.controller, self.board))

    def _show_step(self) -> None:
        """Nothing may be chosen but to go on."""
        assert self.scene is not None
        assert self._steps.now is not None
        self.scene.offer(frozenset())
        paused = self._steps.is_paused
        said = telling.prompt_of_step(self._steps.now, self.board, is_paused=paused)
        self.prompt_bar.show_prompt(said)
        self.moves.show_rows([])

    def _refuse(self, why: WhyNot) -> None:
        position = self.controller.position
        said = self.board.wording.why_not(position.observation, why, position.seats)
        self.prompt_bar.refuse(said)

    def _regard(self, move: Any) -> None:
        """Show on the table where the move under the list's cursor goes."""
        if self.scene is None or not self.controller.has_game or self.is_telling:
            return
        chooser = self.controller.chooser
        offered = chooser.offered if move is None else frozenset(move.targets)
        self.scene.offer(offered, chooser.picked, telling.costs(self.controller, self.board))

    def _look_at(self, entry: Entry) -> None:
        """Show the time of a log line, with the piece that it speaks of aglow."""
        self.controller.look_at(entry.ply)
        if self.controller.looks_back and entry.line.target is not None and self.scene is not None:
            self.scene.offer(frozenset({entry.line.target}))

    def _look_at_seat(self, seat: int) -> None:
        if self.scene is not None:
            self.scene.enlarge(Seat(seat))

    def _name_of(self, target: Target) -> str:
        return self.board.wording.target(self.shown.observation, target)

    def _describe(self, target: Target) -> str:
        """What the tooltip of a target says, for those who cannot see it."""
        tip = self._tip_of(target) if self._shows_tips else None
        return "\n".join(tip.lines) if tip is not None else ""

    def _name_view(self) -> None:
        if self.view is not None:
            self.view.setAccessibleName(self.board.wording.title())

    # several people

    def _cover(self, seat: int) -> None:
        """Hide the table until the next person is here; the bar says whose turn that is."""
        self.tip.hide()
        self._put_hint_away()
        self._show_who_comes(Seat(seat))
        self.seats.point_at(Seat(seat))
        self.cover.setGeometry(self.rect())
        self.cover.wait_for(Seat(seat), self.controller.sitting.seats[seat].name)
        if self.view is not None:
            self.view.hide()  # from screen readers too

    def _show_who_comes(self, seat: Seat) -> None:
        """The bar says whose turn it is, and nothing else."""
        moment = self.board.wording.moment(self.controller.position.observation)
        self.prompt_bar.show_prompt(Prompt(seat, moment, ""))
        self.moves.show_rows([])

    def _uncover(self) -> None:
        if self.view is not None:
            self.view.show()
        self.controller.uncover()
        self.take_keyboard()
        self.cover.hide()

    def take_keyboard(self) -> None:
        """Have the keyboard on the table."""
        if self.view is not None:
            self.view.take_keyboard()

    # tooltips and hints

    def _hovered(self, target: Target | None, place: QRectF | None) -> None:
        self.tip.hide()
        if target is None or place is None or not self._shows_tips:
            return
        tip = self._tip_of(target)
        if tip is not None:
            self._last_anchor = tip.anchor or self._last_anchor
            self.tip.show_tip(tip, self._seen(place), self._offered_places())

    @property
    def _shows_tips(self) -> bool:
        return self.controller.has_game and self.cover.isHidden()

    def show_tip_of(self, target: Target) -> None:
        """Show the tooltip of a target as if the pointer had rested there."""
        place = self.scene.place_of(target) if self.scene is not None else None
        self._hovered(target, place)

    def _tip_of(self, target: Target) -> Tip | None:
        table = self.controller
        bring = [
            (move, table.preview(move))
            for move in table.chooser.left
            if target in move.targets and not self.is_telling
        ]
        return self.board.wording.tip(self.shown.observation, target, bring)

    def _offered_places(self) -> list[QRect]:
        assert self.scene is not None
        return [
            self._seen(item.box.rect)
            for item in self.scene.target_items
            if item.offer is not Offer.NONE
        ]

    def _seen(self, place: QRectF) -> QRect:
        """A rectangle of the scene in the coordinates of this widget."""
        assert self.view is not None
        seen: QRect = self.view.mapFromScene(place).boundingRect()
        seen.moveTopLeft(self.view.viewport().mapTo(self, seen.topLeft()))
        return seen

    def _show_hint(self, best: tuple[tuple[Any, Candidate], ...]) -> None:
        wording, position = self.board.wording, self.controller.position
        if not self.controller.may_choose:
            return
        while self.skip_steps():
            pass  # a hint is about the table as it is now
        said: dict[MoveWords, Any] = {}
        for move, _ in best:  # two equal tiles make two moves with the same words: told once
            said.setdefault(wording.move(position.observation, move), move)
        hints = [
            Hint(
                move,
                words,
                wording.hint(position.observation, move, self.controller.preview(move)),
            )
            for words, move in said.items()
        ]
        self.hint.show_hints(hints)
        if self.view is not None:
            accessible.announce(self.view, f"{hints[0].text}\n{hints[0].why}")
        self._regard(hints[0].move)

    def _put_hint_away(self) -> None:
        if self.hint.isVisible():
            self.hint.hide()
            if self.controller.has_game and self.scene is not None:
                self._regard(None)
