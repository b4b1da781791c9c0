"""Explains things on the table: name, tooltip, rules, and hints."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QRect, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_desktop.ai.advice import Candidate
from burgundy_desktop.boardkit import accessible
from burgundy_desktop.boardkit.board import AnyBoard, Tip
from burgundy_desktop.boardkit.players import known_as
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.boardkit.view import BoardView
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table.aside import Ground
from burgundy_desktop.desktop.table.glances import Glances
from burgundy_desktop.desktop.table.hint_line import Hint
from burgundy_desktop.desktop.table.hints import HintPlate
from burgundy_desktop.desktop.table.refusal import RefusalPlate
from burgundy_desktop.desktop.table.showing import Showing
from burgundy_desktop.desktop.table.tips import TipPlate

_POINTER: Final = QSizeF(14, 22)
"""What the pointer covers, in px."""
_SMALL_PX: Final = 120


class Explaining(QObject):
    """Shows the plates of tooltips and hints, and names things for screen readers."""

    tip_shown = Signal(object)
    """Emitted with the Target whose tooltip has come."""
    regarded = Signal(object)
    """Emitted with the move of a hint, the best one or the one that is pointed at; None when the
    hint closes.
    """

    _view: BoardView
    _board: AnyBoard
    """Set by `take`."""

    def __init__(
        self, program: Program, controller: MatchController, showing: Showing, table: QWidget
    ) -> None:
        super().__init__(table)
        self._controller = controller
        self._showing = showing
        self._table = table
        self._last_anchor = ""
        self.glances = Glances()
        self._refused: Target | None = None
        """Where the latest click led nowhere."""
        self.tip = TipPlate(program.appearance, table)
        self.refusal = RefusalPlate(program.appearance, table)
        self.hint = HintPlate(program.appearance, table, self.ground)
        self.hint.closed.connect(self.put_hint_away)
        self.hint.pointed.connect(self.regarded)
        self.hint.taken.connect(self._take)
        controller.ai_requests.hint_ready.connect(self._show_hint)
        controller.refused.connect(self._refuse)
        controller.selection.changed.connect(self.refusal.hide)
        controller.position_changed.connect(self.refusal.hide)

    def take(self, view: BoardView, board: AnyBoard) -> None:
        """Explain the table in this view from now on."""
        self._view, self._board = view, board
        self.glances.forget()
        view.board.target_hovered.connect(self._hovered)
        view.board.targets_changed.connect(self.hint.give_way)

    # tooltips

    @property
    def help_anchor(self) -> str:
        """The anchor in the rules for what is pointed at, picked or asked for now."""
        if self.tip.isHidden() and self._controller.has_game:
            chooser = self._controller.selection.chooser
            offered = sorted(chooser.offered)
            asked_for = offered[:1] if len({target.kind for target in offered}) == 1 else []
            for target in (*reversed(chooser.picked), *asked_for):
                tip = self.tip_of(target)
                if tip is not None and tip.anchor:
                    return tip.anchor
        return self._last_anchor

    def hush(self) -> None:
        """Hide tooltip and refusal: something else is shown now."""
        self.tip.hide()
        self.refusal.hide()

    def show_tip_of(self, target: Target) -> None:
        """Show the tooltip of a target as if the pointer had rested there."""
        self._hovered(target, self._view.board.tip_place(target))

    def _hovered(self, target: Target | None, place: QRectF | None) -> None:
        self.tip.hide()
        self.glances.look_away()
        if target is None or place is None or not self._shows_tips:
            return
        if target == self._refused and self.refusal.isVisible():
            return  # the pointer has only trembled
        tip = self.tip_of(target)
        self.glances.look_at(self._view.board, target, tip)
        if tip is not None:
            self.refusal.hide()
            self._last_anchor = tip.anchor or self._last_anchor
            offered, others = self._places()
            in_sight = [self._seen(box.rect) for box in self._view.board.kept_in_sight()]
            self.tip.show_tip(tip, self._seen(place), offered, others, in_sight)
            self.tip_shown.emit(target)

    @property
    def _shows_tips(self) -> bool:
        return self._controller.has_game and self._controller.covered_for is None

    def tip_of(self, target: Target) -> Tip | None:
        """The tooltip of a target on the table that is seen; what a move brings once all is."""
        shown, controller = self._seen_table, self._controller
        comes_more = self._view.board.unseen or self._showing.is_showing_steps
        moves = () if comes_more else controller.selection.chooser.left
        bring = [(move, controller.preview(move)) for move in moves if target in move.targets]
        with known_as(shown.seats):
            return self._board.wording.tip(shown.observation, target, bring)

    def _places(self) -> tuple[list[QRect], list[QRect]]:
        """The boxes of offered targets, and of all others."""
        items = self._view.board.target_items
        offered = [self._seen(item.rim.rect) for item in items if item.offer is not Offer.NONE]
        others = [self._seen(item.box.rect) for item in items if item.offer is Offer.NONE]
        return offered, others

    def _seen(self, place: QRectF) -> QRect:
        """A rectangle of the scene in the coordinates of the table."""
        seen: QRect = self._view.mapFromScene(place).boundingRect()
        seen.moveTopLeft(self._view.viewport().mapTo(self._table, seen.topLeft()))
        return seen

    # clicks that lead nowhere

    def _refuse(self, clicked: Target, why: WhyNot) -> None:
        """The place shakes, and the reason stands beside the pointer, or beside the place."""
        scene, shown = self._view.board, self._controller.position
        scene.refuse(clicked)
        self._refused = clicked
        place = scene.place_of(clicked)
        if place is None or clicked in scene.buttons:
            return
        here = self._seen(place)
        point = scene.clicked_at
        beside = here if point is None else self._seen(QRectF(point, _POINTER))
        said = self._board.wording.why_not(shown.observation, why, shown.seats)
        offered, _ = self._places()
        self.tip.hide()
        self.refusal.say(said, beside, offered, [here] if _is_small(here) else ())

    # for those who cannot see it

    def name_of(self, target: Target) -> str:
        """What a target is called, as long as it lies there."""
        shown = self._seen_table
        with known_as(shown.seats):
            return self._board.wording.target(shown.observation, target)

    @property
    def _seen_table(self) -> Position:
        """The table as its pieces lie; nothing of a move is told before."""
        return self._view.board.laid or self._showing.position

    def describe(self, target: Target) -> str:
        """The text of a target's tooltip; none while things move."""
        tells = self._shows_tips and not self._view.board.is_animating
        tip = self.tip_of(target) if tells else None
        return "\n".join(tip.lines) if tip is not None else ""

    # hints

    def put_hint_away(self) -> bool:
        """Close the hint. False if there was none."""
        if not self.hint.isVisible():
            return False
        had_keyboard = self.hint.isAncestorOf(QApplication.focusWidget() or self._table)
        self.hint.put_away()
        self.regarded.emit(None)
        if had_keyboard:
            self._view.take_keyboard()
        return True

    def take_hint(self) -> None:
        """Play the move that the hint shows."""
        if self.hint.isVisible():
            self._take(self.hint.shown.move)

    def _take(self, move: Any) -> None:
        """Play a move of the hint, without a confirmation: the hint has given the reasons."""
        if self._controller.may_choose:
            self.put_hint_away()
            self._controller.selection.take(move)

    def ground(self) -> Ground:
        """The areas that a plate must not cover, and those that it should not."""
        scene, chooser = self._view.board, self._controller.selection.chooser
        hinted = frozenset(target for hint in self.hint.hints for target in hint.move.targets)
        live = scene.played_with(chooser.offered | hinted, chooser.picked)
        others = [item.box.rect for item in scene.target_items]
        return Ground(
            [self._seen(place) for place in live + scene.read_now()],
            [self._seen(place) for place in others],
        )

    def _show_hint(self, best: tuple[tuple[Any, Candidate], ...]) -> None:
        if not self._controller.may_choose:
            return
        while self._showing.skip_steps():
            pass  # a hint is about the current position
        every = [self._in_words(move) for move, _ in best]
        hints = list({one.words: one for one in reversed(every)}.values())[::-1]
        self.regarded.emit(hints[0].move)
        self.hint.show_hints(hints)
        accessible.announce(self._view, f"{hints[0].text}\n{hints[0].why}")

    def retell(self) -> None:
        """Say the hint in another language."""
        said = self.hint.hints if self.hint.isVisible() else ()
        hints = [self._in_words(one.move) for one in said]
        if hints != list(said):
            self.hint.say_anew(hints)

    def _in_words(self, move: Any) -> Hint:
        wording, position = self._board.wording, self._controller.position
        seen = position.observation
        with known_as(position.seats):
            why = wording.hint(seen, move, self._controller.game.facts(seen, move))
            return Hint(move, wording.move(seen, move), why)


def _is_small(place: QRect) -> bool:
    """Whether a sentence beside the pointer can leave the whole place free."""
    return max(place.width(), place.height()) <= _SMALL_PX
