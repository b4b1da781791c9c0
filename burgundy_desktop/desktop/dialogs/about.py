"""The about dialog: name, version, licence, and where the games are."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from burgundy_desktop import __version__
from burgundy_desktop.boardkit.sentences import kept_at_end
from burgundy_desktop.desktop.dialogs.form_dialog import FormDialog
from burgundy_desktop.desktop.learning.lesson_words import broken_lessons
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.forms import Form

PICTURE_PX = 96


class AboutForm(Form, form="about.ui"):
    picture: QLabel
    version: QLabel
    unofficial: QLabel
    licence: QLabel
    folder: QLabel
    close: QPushButton


class AboutDialog(FormDialog):
    """Name, version, licence, folder of the games, and lessons that cannot be read."""

    def __init__(self, program: Program, parent: QWidget | None) -> None:
        super().__init__(program.appearance, parent)
        self._program = program
        self.form = AboutForm(self)
        self.take_in(self.form)
        self.dress()
        self.form.close.clicked.connect(self.accept)
        self.form.folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.retranslate()

    def dress(self) -> None:
        ratio, size = self.devicePixelRatioF(), self._look.gap(PICTURE_PX)
        sprites = self._program.sprites
        picture = sprites.pixmap("icons/app-icon", size, ratio=ratio)
        self.form.picture.setPixmap(picture)

    def retranslate(self) -> None:
        super().retranslate()
        for label in (self.form.unofficial, self.form.licence):
            label.setText(kept_at_end(label.text()))
        self.form.version.setText(self.tr("Version {version}").format(version=__version__))
        folders = self._program.store.folders
        lie = (
            self.tr("Your games are saved in {folder}").format(folder=folders.saves),
            self.tr("Your own tables are read from {folder}").format(folder=folders.tables),
        )
        broken = self.tr("One game has no lessons for now: {problem}")
        problems = [broken.format(problem=problem) for problem in broken_lessons()]
        self.form.folder.setText("\n".join((*lie, *problems)))
