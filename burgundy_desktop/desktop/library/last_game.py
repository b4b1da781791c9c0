"""The card of the game that was played last, with a picture of its table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.desktop.appearance.face_row import FaceRow
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.boards import title_of_game
from burgundy_desktop.desktop.library.card_parts import BOX_GAP_PX, BOX_SIDES_PX, card_button
from burgundy_desktop.desktop.match import sides
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves.saved_summary import summary_of
from burgundy_desktop.desktop.saves.thumbnails import TABLE_SIZE, Thumbnails
from burgundy_desktop.desktop.words.plain import plain_label, shown
from burgundy_desktop.storage.library import Entry

LEAST_TABLE_PX: Final = 96
TABLE_SHARE: Final = 0.5
"""The greatest share of the card's width for the picture of the table beside its text."""
TABLE_RATIO: Final = TABLE_SIZE.height() / TABLE_SIZE.width()


class LastGame(QFrame):
    """The last game: a picture of its table, and a button to continue."""

    def __init__(
        self, program: Program, thumbnails: Thumbnails, parent: QWidget, *, is_upright: bool
    ) -> None:
        """`is_upright` puts the text below the picture, as on a box, not beside it."""
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._program = program
        self._is_upright = is_upright
        self._entry: Entry | None = None
        self._picture = TablePicture(program, thumbnails, self)
        self._heading = plain_label(self, "heading")
        self._moment = plain_label(self, "")
        self._heading.setWordWrap(True)
        self._moment.setWordWrap(True)
        self._faces = FaceRow(program, self)
        self._seats = plain_label(self, "quiet")
        self._seats.setWordWrap(True)
        self.go_on = card_button(self, "primary")
        self._lay_out()

    @property
    def has_entry(self) -> bool:
        """Whether there is a game to continue."""
        return self._entry is not None and self._entry.header is not None

    @property
    def least_width(self) -> int:
        """The least width of the card with its text below the picture."""
        layout = self.layout()
        assert layout is not None
        sides = layout.contentsMargins()
        picture = round(self._program.appearance.gap(LEAST_TABLE_PX) / TABLE_RATIO)
        return max(self._words.minimumSize().width(), picture) + sides.left() + sides.right()

    def show_entry(self, entry: Entry | None) -> None:
        """Show this unfinished game; hide if there is none."""
        self._entry = entry
        self.setVisible(self.has_entry)
        if entry is None or entry.header is None:
            return
        header = entry.header
        self._heading.setText(self.tr("Continue where you left off"))
        self._seats.setText(sides.names(header))
        self._faces.show_faces(sides.faces(header))
        self.go_on.setText(self.tr("Continue"))
        self.show_words()
        self.show_picture()

    def show_words(self) -> None:
        """Show the texts of the game."""
        if self._entry is None or self._entry.header is None:
            return
        header = self._entry.header
        title = shown(header.title) or title_of_game(header.game)
        self._moment.setText(remarks(title, summary_of(self._entry)))
        self.go_on.setAccessibleName(f"{self.go_on.text()}: {self._moment.text()}")

    def show_picture(self) -> None:
        """Show the picture of the table if it is ready."""
        if self._entry is not None:
            self._picture.show_table_of(self._entry.path)

    def room_for_table(self, width: int, height: int) -> int:
        """The height for the table in a card of this size."""
        layout, look = self.layout(), self._program.appearance
        assert layout is not None
        sides = layout.contentsMargins()
        across = width - sides.left() - sides.right()
        if self._is_upright:
            words = layout.totalHeightForWidth(width) - self._picture.height()
            down = height - words
        else:
            down = height - sides.top() - sides.bottom()
            across = round(across * TABLE_SHARE)
        return max(min(down, round(across * TABLE_RATIO)), look.gap(LEAST_TABLE_PX))

    def show_table(self, height: int) -> None:
        """Show the table at this height."""
        self._picture.take_height(height)

    def _lay_out(self) -> None:
        self._words = QVBoxLayout()
        if self._is_upright:
            self._lay_out_upright()
        else:
            self._lay_out_beside()
        Measures(self, self._program.appearance)

    def _fill(self, words: QVBoxLayout) -> None:
        words.setSpacing(BOX_GAP_PX)
        for part in (self._heading, self._moment, self._faces, self._seats):
            words.addWidget(part)
        if self._is_upright:
            words.addStretch(1)
        words.addSpacing(BOX_GAP_PX)
        words.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)

    def _lay_out_upright(self) -> None:
        """Lay out like a box, so that titles and buttons of the cards in a row are aligned."""
        column = QVBoxLayout(self)
        column.setContentsMargins(*BOX_SIDES_PX)
        column.setSpacing(BOX_GAP_PX)
        column.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(BOX_GAP_PX)
        column.addLayout(self._words, 1)
        self._fill(self._words)

    def _lay_out_beside(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 14, 18, 14)
        row.setSpacing(18)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignCenter)
        row.addLayout(self._words, 1)
        self._words.addStretch(1)
        self._fill(self._words)
        self._words.addStretch(1)


class TablePicture(QWidget):
    """A small picture of a table, with a rim."""

    def __init__(self, program: Program, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = program.appearance
        self._thumbnails = thumbnails
        self._path: Path | None = None
        self.take_height(self._look.gap(LEAST_TABLE_PX))

    def take_height(self, height: int) -> None:
        """Take this height, and the width of a table in proportion."""
        self.setFixedSize(round(height / TABLE_RATIO), height)

    def show_table_of(self, path: Path) -> None:
        """Show the table of this saved game; an empty one until the picture is ready."""
        self._path = path
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        place = self.rect().adjusted(1, 1, -1, -1)
        painter.fillRect(place, QColor(self._look.palette.surfaces.recess))
        if self._path is not None:
            ratio = self.devicePixelRatioF()
            pixmap = self._thumbnails.in_size(self._path, place.size(), ratio)
            if pixmap is not None:
                painter.drawPixmap(place.topLeft(), pixmap)
        painter.setPen(QColor(self._look.palette.surfaces.rim))
        painter.drawRect(QRectF(place))
        painter.end()
