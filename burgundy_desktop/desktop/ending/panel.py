"""The sheet of parchment of the end ceremony: title, table, box and columns."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.palette import LIGHT, load_palette, paint
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.ornaments import UPPER, paint_ornaments
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.ending import words
from burgundy_desktop.desktop.ending.columns import Columns
from burgundy_desktop.desktop.ending.count_table import CountTable
from burgundy_desktop.desktop.ending.model import EndingModel
from burgundy_desktop.desktop.ending.subject import Subject
from burgundy_desktop.desktop.ending.timeline import Picture
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label

MOST_OF_WIDTH: Final = 0.5
"""The part of the sheet that the table takes at most, as long as its words and numbers fit."""
BOX_SIGN_PX: Final = 36
LOW_PX: Final = 440
"""A lower sheet has no second line below its title."""
ORNAMENT_PX: Final = 64


def _keeps_its_room(widget: QWidget) -> None:
    """Whether the widget takes its room while hidden, so that nothing moves when it is shown."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


class EndingPanel(Retranslated, QWidget):
    """The sheet without its buttons: it is also the picture that is shared."""

    def __init__(self, appearance: Appearance, sprites: Sprites, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._look = appearance
        self._sprites = sprites
        self._subject: Subject | None = None
        self._picture = Picture(())
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=False)
        on_gold = Sprites(load_palette(LIGHT), limit_mb=2, at_rest_mb=1)
        self.title, self.about = plain_label(self, "title"), plain_label(self, "quiet")
        self.model = EndingModel(appearance, sprites, on_gold, self)
        self.table = CountTable(appearance, sprites, self)
        self.table.setModel(self.model)
        self.columns = Columns(appearance, sprites, on_gold, self)
        self.box = QFrame(self)
        self.box.setProperty("surface", "plaque")
        _keeps_its_room(self.box)
        self.box_sign = plain_label(self.box)
        self.box_title, self.box_text = plain_label(self.box, "quiet"), plain_label(self.box)
        self._lay_out()
        Measures(self, appearance)
        appearance.changed.connect(self._dress)
        self.retranslate()

    def show_picture(self, subject: Subject, picture: Picture) -> None:
        """Show this moment of this count."""
        is_new = subject is not self._subject
        was_told = self._picture.is_told
        self._subject, self._picture = subject, picture
        if is_new:
            self._begin(subject, picture)
        self.model.follow(picture)
        self.table.show_sums()
        self.columns.show_picture(subject, picture)
        if picture.lit:
            lines = [self.model.line_of(row) for row in (picture.lit[0], picture.lit[-1])]
            for line in lines:
                self.table.scrollTo(self.model.index(line, 0))
        if is_new or was_told != picture.is_told:
            self._tell(subject, picture)

    def draw_for(self, size: QSize, subject: Subject, picture: Picture, sharpness: float) -> None:
        """Get ready to be rendered without ever being shown, with so many pixels a point."""
        self.columns.sharpness = self.table.signs.sharpness = sharpness
        self.ensurePolished()
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        self.resize(size)
        self.show_picture(subject, picture)
        for _ in range(2):  # the second time with the widths of the first
            self.column.activate()
            self._fit()

    def _begin(self, subject: Subject, picture: Picture) -> None:
        self.model.show(subject, picture)
        signs = [subject.sign(seat) or subject.face(seat) for seat in subject.count.seats]
        self.table.signs.signs = signs
        self.about.setText(subject.about)
        self._dress()

    def _tell(self, subject: Subject, picture: Picture) -> None:
        """Title and box: they say who has won as soon as it is seen, and keep their room before."""
        self.title.setText(subject.result if picture.is_told else words.heading())
        self.box_title.setText(subject.box_title)
        self.box_text.setText(subject.box if picture.is_told else "")
        self.box.setVisible(bool(subject.box) and picture.is_told)
        self._fit_box()

    def retranslate(self) -> None:
        self.table.setAccessibleName(words.heading())

    def paintEvent(self, event: QPaintEvent) -> None:
        look, surfaces = self._look, self._look.palette.surfaces
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(paint(surfaces.rim), look.line(look.palette.lines.rim)))
        painter.setBrush(paint(surfaces.panel))
        edge = look.line(1)
        place = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        painter.drawRoundedRect(place, look.line(14), look.line(14))
        painter.end()
        size = look.gap(ORNAMENT_PX)
        if self.width() > 12 * size:
            paint_ornaments(self, self._sprites, size, look.gap(12), (UPPER,))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        for label in (self.title, self.about):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for label in (self.title, self.box_text):
            label.setWordWrap(True)
        self.inside = QHBoxLayout(self.box)
        self.inside.setContentsMargins(14, 9, 14, 10)
        self.inside.setSpacing(12)
        self.inside.addWidget(self.box_sign)
        said, left, middle = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self.inside.addLayout(said, 1)
        said.setSpacing(2)
        said.addWidget(self.box_title)
        said.addWidget(self.box_text)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(30, 16, 30, 18)
        self.column.setSpacing(2)
        self.column.addWidget(self.title)
        self.column.addWidget(self.about)
        self.column.addSpacing(8)
        self.column.addLayout(middle, 1)
        middle.setSpacing(18)
        middle.addLayout(left)
        middle.addWidget(self.columns, 1)
        left.setSpacing(10)
        left.addWidget(self.table, 1)
        left.addWidget(self.box)
        left.addStretch(0)

    def _dress(self) -> None:
        if self._subject is not None:
            self._fit()

    def _fit(self) -> None:
        """Share the width between table and columns, and the height between table and box."""
        if self._subject is None:
            return
        self.about.setVisible(self.height() > self._look.px(LOW_PX))
        self.table.fit_columns(round(MOST_OF_WIDTH * self.width()))
        self.table.setMaximumHeight(self.table.wanted_height)
        self._fit_box()
        self.table.take_rows()

    def _draw_sign(self, subject: Subject) -> None:
        """The sign of what decided the game."""
        size, ratio = self._look.px(BOX_SIGN_PX), max(2.0, self.devicePixelRatioF())
        picture = QPixmap(round(size * ratio), round(size * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        place = QRectF(0, 0, size, size)
        subject.paint_sign(painter, subject.box_sign, place, self._sprites, ratio)
        painter.end()
        self.box_sign.setPixmap(picture)
        self.box_sign.setFixedWidth(size)
        self.box_sign.setVisible(bool(subject.box_sign))

    def _fit_box(self) -> None:
        """Reserve the room of the box: nothing moves when it is told."""
        if self._subject is None:
            return
        self._draw_sign(self._subject)
        self.box.setFixedWidth(self.table.width())
        edges = self.inside.contentsMargins()
        rim = self.box.width() - self.box.contentsRect().width()
        wide = self.table.width() - rim - edges.left() - edges.right()
        if self._subject.box_sign:
            wide -= self._look.px(BOX_SIGN_PX) + self.inside.spacing()
        metrics = self.box_text.fontMetrics()
        flags = Qt.TextFlag.TextWordWrap
        tall = metrics.boundingRect(QRect(0, 0, wide, 9999), flags, self._subject.box).height()
        tall += self.box_title.sizeHint().height() + self._look.gap(2)
        self.box.setFixedHeight(tall + rim + edges.top() + edges.bottom())
