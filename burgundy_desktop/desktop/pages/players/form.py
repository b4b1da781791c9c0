"""The form of a player: name, portrait, wished colour."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from burgundy_desktop.core.position import COLOURS
from burgundy_desktop.desktop.colours import sign_of
from burgundy_desktop.desktop.pages.players import words
from burgundy_desktop.desktop.plain import plain_label
from burgundy_desktop.desktop.player_faces import PERSONS, drawing_of, face_name
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.storage.profiles import LONGEST_NAME, Profile, tidy_name

FACE_PX: Final = 44
SIGN_PX: Final = 18
FIELDS: Final = ("name", "portrait", "colour")


class PlayerForm(QFrame):
    """A name that cannot be kept has a red rim and a reason."""

    kept = Signal()
    """Emitted when *Keep* is pressed, or Enter in the name."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._program = program
        self._profile: Profile | None = None
        self._title = plain_label(self, "heading")
        self._labels: dict[str, QLabel] = {name: plain_label(self, "quiet") for name in FIELDS}
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.portrait, self.colour = QComboBox(self), QComboBox(self)
        self.problem = plain_label(self, "error")
        self.problem.setWordWrap(True)
        self.keep = QPushButton(self, autoDefault=True)
        self.keep.setProperty("look", "primary")
        self._lay_out()
        self.name.textChanged.connect(lambda _: self._check())
        self.name.returnPressed.connect(self.keep.click)
        self.keep.clicked.connect(self.kept)
        program.appearance.changed.connect(self._dress)
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab."""
        return [self.name, self.portrait, self.colour, self.keep]

    @property
    def typed(self) -> str:
        """The name as it would be kept."""
        return tidy_name(self.name.text())

    def show_profile(self, profile: Profile | None) -> None:
        """Show this player; None for a new one."""
        self._profile = profile
        self._title.setText(words.title(is_new=profile is None))
        self.name.setText(profile.name if profile is not None else "")
        portrait = profile.portrait if profile is not None else PERSONS[0]
        self.portrait.setCurrentIndex(max(0, self.portrait.findData(portrait)))
        colour = profile.colour if profile is not None else ""
        self.colour.setCurrentIndex(max(0, self.colour.findData(colour)))
        self._check()

    def retranslate(self) -> None:
        """Say everything anew."""
        for name, text in words.labels().items():
            self._labels[name].setText(text)
        for name, part in zip(FIELDS, (self.name, self.portrait, self.colour), strict=True):
            part.setAccessibleName(words.labels()[name])
        self.keep.setText(words.buttons()["keep"])
        self._dress()
        self.show_profile(self._profile)

    def _check(self) -> None:
        """A name that was not touched yet is no mistake."""
        other = self._program.store.profiles.named(self.typed) if self.typed else None
        is_taken = other is not None and other != self._profile
        problem = words.problem(self.typed, is_taken=is_taken)
        self.keep.setEnabled(not problem)
        is_wrong = bool(problem) and self.name.isModified()
        self.problem.setText(problem if is_wrong else "")
        self.name.setProperty("wrong", is_wrong)
        self.name.style().unpolish(self.name)
        self.name.style().polish(self.name)

    def _dress(self) -> None:
        look, sprites = self._program.appearance, self._program.sprites
        ratio, size = max(1.0, self.devicePixelRatioF()), look.px(FACE_PX)
        chosen = self.portrait.currentData(), self.colour.currentData()
        self.portrait.clear()
        self.portrait.setIconSize(QSize(size, size))
        for face in PERSONS:
            icon = QIcon(sprites.pixmap(drawing_of(face), size, ratio=ratio))
            self.portrait.addItem(icon, face_name(face), face)
        self.colour.clear()
        self.colour.addItem(words.any_colour(), "")
        for number, colour in enumerate(COLOURS):
            icon = QIcon(sprites.pixmap(sign_of(number), look.px(SIGN_PX), ratio=ratio))
            self.colour.addItem(icon, words.shape(number), colour)
        for box, value in zip((self.portrait, self.colour), chosen, strict=True):
            box.setCurrentIndex(max(0, box.findData(value)))

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(18, 14, 18, 14)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.addWidget(self._title, 0, 0, 1, 2)
        parts = (self.name, self.portrait, self.colour)
        for row, (name, part) in enumerate(zip(FIELDS, parts, strict=True), 1):
            grid.addWidget(self._labels[name], row, 0)
            grid.addWidget(part, row, 1)
        grid.addWidget(self.problem, 4, 0, 1, 2)
        grid.addWidget(self.keep, 5, 1)
        grid.setRowStretch(6, 1)
        grid.setColumnStretch(1, 1)
        Measures(self, self._program.appearance)
