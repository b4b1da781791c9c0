"""The choice of a teacher, in the dialog of a new game."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QComboBox, QWidget

from burgundy_desktop.core.teaching import OFF, TEACHERS
from burgundy_desktop.desktop.words.language import Retranslated


class TeacherChoice(Retranslated, QComboBox):
    """For whoever plays alone; of several persons each chooses at the table. Strict games have
    none.
    """

    def __init__(self, teacher: str, parent: QWidget) -> None:
        super().__init__(parent)
        for name in TEACHERS:
            self.addItem("", name)
        self.setCurrentIndex(_ORDER[teacher])
        self.retranslate()

    @property
    def teacher(self) -> str | None:
        """The chosen one; None if there is nothing to choose here."""
        return self.currentData() if self.isEnabled() else None

    def offer(self, *, persons: int, strict: bool) -> None:
        """So many persons play, and this kind of game."""
        self.setEnabled(persons == 1 and not strict)
        self.setToolTip(self._why_not(persons, strict=strict))

    def retranslate(self) -> None:
        words = {
            OFF: self.tr("Off"),
            "gentle": self.tr("Gentle: asks before blunders"),
            "usual": self.tr("Usual: asks before mistakes"),
            "strict": self.tr("Strict: asks before small mistakes too"),
        }
        for name, text in words.items():
            self.setItemText(_ORDER[name], text)

    def _why_not(self, persons: int, *, strict: bool) -> str:
        if strict:
            return self.tr("Strict games have no teacher.")
        if persons > 1:
            return self.tr("Each of you chooses at the table: Game › Teacher.")
        if not persons:
            return self.tr("Nobody at this screen plays.")
        return self.tr("Looks at your moves before they are played; the game is not clean then.")


_ORDER: Final = {name: place for place, name in enumerate(TEACHERS)}
