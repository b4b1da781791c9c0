"""The turning points as cards: who, when, what was played, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.ai.expectation import Unit
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.boardkit.vignette import NO_VIGNETTE, Vignette
from burgundy_desktop.core.luck import Stroke
from burgundy_desktop.core.review import Decision
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.review import words
from burgundy_desktop.desktop.review.move_pictures import MovePicture, MovePictures
from burgundy_desktop.desktop.review.painting import BADGE_PX, paint_badge
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import as_tip, plain_label, shown

COUNT: Final = 3
SIGN_PX: Final = 14
LEAST_PX: Final = 210
"""The least width of a card at 100 %: its player, cost and moment have room."""

BROAD_PX: Final = 16
NARROW_PX: Final = 3
"""From the one move to the other, beside each other and one below the other."""


class TurningPointCard(Retranslated, QFrame):
    """One of the turning points."""

    look_wanted = Signal()
    """Emitted when the player wants to see the table at this decision."""
    line_wanted = Signal()
    """Emitted when the player wants to see how the better move goes on."""

    def __init__(
        self,
        number: int,
        look: Appearance,
        sprites: Sprites,
        pictures: MovePictures,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setProperty("surface", "plaque")
        self._number = number
        self._look = look
        self._sprites = sprites
        self._content: tuple[Retelling, Decision | Stroke, str, Unit] | None = None
        self._offers_line = True
        self._badge, self._sign = QLabel(self), QLabel(self)
        self._name = plain_label(self, "heading")
        self._cost = plain_label(self, "heading")
        self._moment, self._error = plain_label(self, "quiet"), plain_label(self, "quiet")
        self._names = [plain_label(self, "caption") for _ in range(2)]
        self._moves = [plain_label(self) for _ in range(2)]
        self.pictures = [MovePicture(look, pictures, self) for _ in range(2)]
        self._why = plain_label(self, "quiet")
        self.look_at, self.line = (QPushButton(self, autoDefault=True) for _ in range(2))
        self.look_at.clicked.connect(self.look_wanted)
        self.line.clicked.connect(self.line_wanted)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._foot = QHBoxLayout()
        self._lay_out()
        Measures(self, look)
        look.changed.connect(self._draw)
        self.retranslate()

    def show_point(self, told: Retelling, point: Decision | Stroke, sign: str, unit: Unit) -> None:
        """Show this one, with the sign of its player."""
        if self._content != (told, point, sign, unit):
            self._content = told, point, sign, unit
            self.retranslate()

    def let_go(self) -> None:
        """Forget the game: it has left the table."""
        self._content = None

    def offer_line(self, *, is_offered: bool) -> None:
        """Whether the better move can be played on."""
        if is_offered != self._offers_line:
            self._offers_line = is_offered
            self.retranslate()

    @property
    def least_width(self) -> int:
        """The least width in which nothing is cut: that of the two buttons."""
        layout = self.layout()
        assert layout is not None
        edges = layout.contentsMargins()
        needed = self._foot.minimumSize().width() + edges.left() + edges.right()
        return max(needed, self._look.px(LEAST_PX))

    def lie(self, *, is_broad: bool) -> None:
        """In a broad card the two moves lie beside each other."""
        way = QBoxLayout.Direction
        self._both.setDirection(way.LeftToRight if is_broad else way.TopToBottom)
        apart = self._look.gap(BROAD_PX if is_broad else NARROW_PX)
        if apart != self._both.spacing():  # it would be laid out anew
            self._both.setSpacing(apart)

    def retranslate(self) -> None:
        self._names[0].setText(self.tr("Played"))
        self._names[1].setText(self.tr("Better"))
        self.look_at.setText(self.tr("Look at it"))
        self.line.setText(self.tr("Show the line"))
        self.line.setToolTip(self.tr("Play the better move, and how it could go on"))
        if self._content is None:
            return
        told, point, _sign, unit = self._content
        self._name.setText(shown(told.sides[point.seat].name))
        is_luck = isinstance(point, Stroke)
        self._cost.setProperty("look", "" if is_luck else "loss")
        self._cost.style().polish(self._cost)
        for part in (self._names[1], self._moves[1], self._why):
            part.setHidden(is_luck)
        self.line.setHidden(is_luck or not self._offers_line)
        if is_luck:
            self._show_pictures((NO_VIGNETTE, NO_VIGNETTE), ("", ""))
        if isinstance(point, Stroke):
            self._tell_stroke(told, point)
        else:
            self._tell_decision(told, point, unit)
        self._draw()

    def _tell_stroke(self, told: Retelling, stroke: Stroke) -> None:
        said, cost = words.stroke(told, stroke), words.signed_points(stroke.points)
        self._moment.setText(told.when(stroke))
        self._names[0].setText(words.good_luck(stroke))
        self._cost.setText(cost)
        self._error.setText(words.exactness(stroke))
        self._moves[0].setText(said)
        self._moves[0].setToolTip(as_tip(said))
        about = f"{self._name.text()}, {self._moment.text()}. {words.good_luck(stroke)}: {said}"
        self.look_at.setAccessibleDescription(f"{about}. {cost}")

    def _tell_decision(self, told: Retelling, decision: Decision, unit: Unit) -> None:
        name, moment = self._name.text(), told.moment(decision.ply)
        self._moment.setText(moment)
        self._cost.setText(words.cost(decision, unit))
        self._error.setText(words.error(decision, unit))
        moves = told.played(decision.ply), told.better(decision)
        for label, said in zip(self._moves, moves, strict=True):
            label.setText(said)
            label.setToolTip(as_tip(said))
        drawn = told.pictured(decision.ply), told.better_pictured(decision)
        self._show_pictures(drawn, (words.played(moves[0]), words.better(moves[1])))
        self._why.setText(told.why(decision))
        lost, better = words.cost_in_words(decision, unit), words.better(moves[1])
        for button in (self.look_at, self.line):
            button.setAccessibleDescription(f"{name}, {moment}. {lost}. {better}")

    def _show_pictures(self, drawn: tuple[Vignette, Vignette], said: tuple[str, str]) -> None:
        for picture, vignette, words_for_it in zip(self.pictures, drawn, said, strict=True):
            picture.show_move(vignette, words_for_it)

    def _draw(self) -> None:
        if self._content is None:
            return
        self._cost.ensurePolished()  # a hint of Qt would take room from the name
        self._cost.setFixedWidth(
            self._cost.fontMetrics().horizontalAdvance(self._cost.text()) + self._look.gap(2)
        )
        ratio, size = max(1.0, self.devicePixelRatioF()), self._look.px(2 * BADGE_PX + 3)
        picture = QPixmap(QSize(size, size) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_badge(painter, self._look, QPointF(size / 2, size / 2), str(self._number))
        painter.end()
        self._badge.setPixmap(picture)
        sign = self._sprites.pixmap(self._content[2], self._look.px(SIGN_PX), ratio=ratio)
        self._sign.setPixmap(sign)

    def _lay_out(self) -> None:
        column, head = QVBoxLayout(self), QGridLayout()
        column.setContentsMargins(10, 8, 10, 10)
        column.setSpacing(3)
        column.addLayout(head)
        self._fill_head(head)
        column.addLayout(self._both)
        self._both.setSpacing(NARROW_PX)
        for parts in zip(self.pictures, self._names, self._moves, strict=True):
            row = QHBoxLayout()
            self._both.addLayout(row, 1)
            _lay_beside(row, *parts)
        column.addWidget(self._why)
        column.addStretch(1)
        self._why.setWordWrap(True)
        column.addSpacing(4)
        column.addLayout(self._foot)
        self._foot.setSpacing(8)
        self._foot.addWidget(self.look_at)
        self._foot.addWidget(self.line)
        self._foot.addStretch(1)
        self._moment.setWordWrap(True)
        for label in (self._name, self._moment, *self._moves, self._why):
            policy = label.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
            label.setSizePolicy(policy)

    def _fill_head(self, head: QGridLayout) -> None:
        """Whose move it is, when it was, and what it cost."""
        who = QHBoxLayout()
        head.setHorizontalSpacing(8)
        head.setVerticalSpacing(0)
        head.setColumnStretch(1, 1)
        head.addWidget(self._badge, 0, 0, 2, 1)
        head.addLayout(who, 0, 1)
        who.setSpacing(6)
        who.addWidget(self._sign)
        who.addWidget(self._name, 1)
        head.addWidget(self._cost, 0, 2, Qt.AlignmentFlag.AlignRight)
        head.addWidget(self._moment, 1, 1)
        head.addWidget(self._error, 1, 2, Qt.AlignmentFlag.AlignRight)
        self._cost.setProperty("look", "loss")
        self._cost.setAlignment(Qt.AlignmentFlag.AlignRight)
        for label in (self._cost, self._name):
            label.setIndent(0)


def _lay_beside(row: QHBoxLayout, picture: QWidget, name: QLabel, move: QLabel) -> None:
    """A picture, and its words beside it."""
    said = QVBoxLayout()
    row.setSpacing(8)
    row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
    row.addLayout(said, 1)
    said.setSpacing(1)
    said.addWidget(name)
    said.addWidget(move)
    said.addStretch(1)
    move.setWordWrap(True)


class TurningPoints(Retranslated, QFrame):
    """The three that cost somebody most, or why there are none. A stroke of luck that changed more
    than the third has its place.
    """

    look_wanted = Signal(int)
    """Emitted with the ply of a decision."""
    moment_wanted = Signal(int)
    """Emitted with the ply of a stroke of luck."""
    line_wanted = Signal(int)

    def __init__(self, look: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._title, self._aside = plain_label(self, "heading"), plain_label(self, "quiet")
        self.nothing = plain_label(self, "quiet")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pictures = MovePictures(look, sprites, self)
        self.cards = [
            TurningPointCard(n + 1, look, sprites, self.pictures, self) for n in range(COUNT)
        ]
        self._points: Sequence[Decision | Stroke] = ()
        for number, card in enumerate(self.cards):
            card.look_wanted.connect(partial(self._look, number))
            card.line_wanted.connect(partial(self._tell, self.line_wanted, number))
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        column, head = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(14, 8, 14, 12)
        column.setSpacing(6)
        column.addLayout(head)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._aside)
        column.addWidget(self.nothing, 1)
        column.addLayout(row, 1)
        row.setSpacing(10)
        for card in self.cards:
            row.addWidget(card, 1)
        Measures(self, look)
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab."""
        return [button for card in self.cards for button in (card.look_at, card.line)]

    @property
    def abreast_width(self) -> int:
        """The least width with all cards beside each other and equally wide."""
        shown = [card for card in self.cards if not card.isHidden()]
        layout = self.layout()
        if not shown or layout is None:
            return 0
        edges = layout.contentsMargins()
        gaps = (len(shown) - 1) * self._row.spacing() + edges.left() + edges.right()
        return gaps + len(shown) * max(card.least_width for card in shown)

    def stand(self, *, are_abreast: bool) -> None:
        """Put the cards beside each other, or one below the other where there is no room."""
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if are_abreast else way.TopToBottom)
        least = max(card.least_width for card in self.cards)
        for card in self.cards:
            card.setMinimumWidth(least)
            card.lie(is_broad=not are_abreast)

    def show_points(
        self,
        told: Retelling,
        points: Sequence[Decision | Stroke],
        signs: Sequence[str],
        unit: Unit,
        nothing: str,
        measure: str,
    ) -> None:
        """Show these, the costliest first by this measure."""
        self._aside.setText(measure)
        self._points = points
        for card, one in zip(self.cards, points, strict=False):
            card.show_point(told, one, signs[one.seat], unit)
        for number, card in enumerate(self.cards):
            card.setVisible(number < len(points))
        self.nothing.setText(nothing)
        self.nothing.setVisible(not points)

    def let_go(self) -> None:
        """Forget the game: it has left the table."""
        self._points = ()
        for card in self.cards:
            card.let_go()

    def offer_lines(self, *, is_offered: bool) -> None:
        """Whether the better moves can be played on."""
        for card in self.cards:
            card.offer_line(is_offered=is_offered)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Turning points"))

    def _look(self, number: int) -> None:
        is_luck = isinstance(self._points[number], Stroke)
        self._tell(self.moment_wanted if is_luck else self.look_wanted, number)

    def _tell(self, wanted: SignalInstance, number: int) -> None:
        wanted.emit(self._points[number].ply)
