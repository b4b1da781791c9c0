"""The form of a player: name, portrait, wished colour."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import attrs
from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from burgundy_desktop.core.position import COLOURS, LONGEST_NAME
from burgundy_desktop.desktop.appearance.colours import sign_of
from burgundy_desktop.desktop.appearance.player_faces import PERSONS, drawing_of, face_name, face_of
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.pages.players import words
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.eliding_box import ElidingBox
from burgundy_desktop.desktop.words.levels import usual_seat
from burgundy_desktop.desktop.words.plain import is_seen, plain_label
from burgundy_desktop.storage.claiming import Guest
from burgundy_desktop.storage.profiles import Profile, same_name, tidy_name
from burgundy_desktop.storage.provenance import new_id

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
        self.profile: Profile | None = None
        """Who is shown; None for a new player."""
        self.guest: Guest | None = None
        """The guest who is to be the new player; None for others."""
        self._title, self._promise = plain_label(self, "heading"), plain_label(self, "quiet")
        self._promise.setWordWrap(True)
        self._labels: dict[str, QLabel] = {name: plain_label(self, "quiet") for name in FIELDS}
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.portrait, self.colour = ElidingBox(self), ElidingBox(self)
        self.problem = plain_label(self, "error")
        self.problem.setWordWrap(True)
        self.keep = QPushButton(self, autoDefault=True)
        self.keep.setProperty("look", "primary")
        self._lay_out()
        self.name.textChanged.connect(lambda _: self.check())
        self.name.returnPressed.connect(self._enter)
        self.keep.clicked.connect(self.kept)
        program.appearance.changed.connect(self._dress)
        self.retranslate()
        self.show_profile(None)

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab."""
        return [self.name, self.portrait, self.colour, self.keep]

    @property
    def typed(self) -> str:
        """The name as it would be kept; empty if nothing of it can be seen."""
        name = tidy_name(self.name.text())
        return name if is_seen(name) else ""

    @property
    def has_changes(self) -> bool:
        """Whether something was entered that can be kept and is not."""
        return self.keep.isEnabled() and self._entered != self._filled

    @property
    def _entered(self) -> tuple[str, str, str]:
        return self.typed, str(self.portrait.currentData()), str(self.colour.currentData())

    def as_entered(self) -> Profile:
        """Whoever is shown, as entered; somebody new gets an id."""
        name, portrait, colour = self._entered
        shown = self.profile or Profile(new_id(), name, "", "", datetime.now(UTC))
        return attrs.evolve(shown, name=name, portrait=portrait, colour=colour)

    def show_profile(self, profile: Profile | None) -> None:
        """Show this player; None for a new one."""
        self.profile, self.guest = profile, None
        if profile is None:
            self._fill("", PERSONS[0], "")
        else:
            self._fill(profile.name, face_of(profile.name, profile.portrait), profile.colour)

    def show_guest(self, guest: Guest) -> None:
        """Show a new player who looks like this guest."""
        self.profile, self.guest = None, guest
        self._fill(guest.name, guest.portrait, guest.colour)
        self.name.selectAll()

    def _fill(self, name: str, portrait: str, colour: str) -> None:
        self._title.setText(words.title(is_new=self.profile is None))
        self._promise.setVisible(self.guest is not None)
        self._describe()
        self.name.setText(name)
        self.portrait.setCurrentIndex(max(0, self.portrait.findData(portrait)))
        self.colour.setCurrentIndex(max(0, self.colour.findData(colour)))
        self._filled = self._entered
        self.check()

    def retranslate(self) -> None:
        """Say everything anew."""
        for name, text in words.labels().items():
            self._labels[name].setText(text)
        for name, part in zip(FIELDS, (self.name, self.portrait, self.colour), strict=True):
            part.setAccessibleName(words.labels()[name])
        self.keep.setText(words.buttons()["keep"])
        self._title.setText(words.title(is_new=self.profile is None))
        self._promise.setText(words.promise())
        self._describe()
        self._dress()
        self.check()

    def _describe(self) -> None:
        """A screen reader says with the name what it is for."""
        self.name.setAccessibleDescription("" if self.guest is None else words.promise())

    def _enter(self) -> None:
        """Keep it; a name that was not begun is asked for."""
        self.name.setModified(True)
        self.check()
        self.keep.click()

    def check(self) -> None:
        """Say what keeps the name from being kept. A name that was not begun yet is no mistake."""
        other = self._program.store.profiles.named(self.typed) if self.typed else None
        is_taken = other is not None and other != self.profile
        was_usual = self.profile is not None and same_name(self.typed, self.profile.name)
        is_usual = usual_seat(self.typed) is not None and not was_usual
        problem = words.problem(self.typed, is_taken=is_taken, is_usual=is_usual)
        self.keep.setEnabled(not problem)
        is_begun = self.name.isModified() or bool(self.typed)
        is_wrong = bool(problem) and is_begun
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
        grid.addWidget(self._promise, 1, 0, 1, 2)
        parts = (self.name, self.portrait, self.colour)
        for row, (name, part) in enumerate(zip(FIELDS, parts, strict=True), 2):
            grid.addWidget(self._labels[name], row, 0)
            grid.addWidget(part, row, 1)
        grid.addWidget(self.problem, 5, 0, 1, 2)
        grid.addWidget(self.keep, 6, 1)
        grid.setRowStretch(7, 1)
        grid.setColumnStretch(1, 1)
        Measures(self, self._program.appearance)
