"""What is shared of a finished game: a picture of the final count, and the same as text."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QSize
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.dialogs.file_dialog import PICTURES
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.dialogs.saving_place import ask_where
from burgundy_desktop.desktop.ending import words
from burgundy_desktop.desktop.ending.panel import EndingPanel
from burgundy_desktop.desktop.ending.subject import Subject
from burgundy_desktop.desktop.ending.timeline import timeline
from burgundy_desktop.desktop.plain import shown
from burgundy_desktop.desktop.problems import sentence
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.storage.atomic import write_atomically

SIZE: Final = QSize(1600, 1000)
"""The size of the picture, whatever the size of the window and of the text."""
SHEET_PX: Final = 1280
"""The width of the sheet in it, at 100 %."""
EDGE_PX: Final = 20


def picture_of(program: Program, subject: Subject) -> QImage:
    """The last picture of the end ceremony, in the theme of the program."""
    look = program.appearance
    ratio = SIZE.width() / (SHEET_PX * look.percent / 100)
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(paint(look.palette.surfaces.table))
    edge = look.px(EDGE_PX)
    room = image.deviceIndependentSize().toSize()
    panel = EndingPanel(look, program.sprites, None)
    last = timeline(len(subject.count.rows)).last
    panel.draw_for(room - QSize(2 * edge, 2 * edge), subject, last, ratio)
    painter = QPainter(image)
    painter.translate(edge, edge)
    panel.render(painter, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
    painter.end()
    panel.deleteLater()
    return image


def text_of(subject: Subject) -> str:
    """The final count as text that reads well aloud: the result, the places, every reason."""
    return "\n".join(
        part
        for part in (
            subject.about,
            subject.result,
            "",
            *words.places(subject.count.sheet, subject.seats),
            "",
            *(words.row_spoken(row, subject.in_text, subject.words) for row in subject.count.rows),
            "",
            subject.box,
        )
    ).rstrip()


def save_picture(program: Program, parent: QWidget, subject: Subject, proposed: Path) -> str:
    """Ask for a file and write the picture; returns what to tell, empty if nothing was written."""
    path = ask_where(program, parent, words.save_as(), proposed, PICTURES)
    if path is None:
        return ""
    try:
        write_atomically(path, _as_png(picture_of(program, subject)))
    except NotSaved as problem:
        notice(parent, words.not_saved(shown(path.name)), sentence(problem))
        return ""
    return words.saved(shown(path.name))


def copy_picture(program: Program, subject: Subject) -> str:
    """Put the picture on the clipboard; returns what to tell."""
    QGuiApplication.clipboard().setImage(picture_of(program, subject))
    return words.copied()


def copy_text(subject: Subject) -> str:
    """Put the text on the clipboard; returns what to tell."""
    QGuiApplication.clipboard().setText(text_of(subject))
    return words.copied()


def _as_png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
