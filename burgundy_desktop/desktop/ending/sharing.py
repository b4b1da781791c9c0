"""What is shared of a finished game: the final count as picture, PDF or text, the game as text
record, file or code.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPoint, QSize
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.board import AnyBoard
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.core.errors import BadCode, NotSaved
from burgundy_desktop.desktop.daily import card
from burgundy_desktop.desktop.dialogs.file_dialog import (
    PDFS,
    PICTURES,
    SAVED_GAMES,
    TEXT_RECORDS,
    FileKind,
)
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.dialogs.saving_place import ask_where
from burgundy_desktop.desktop.ending import words
from burgundy_desktop.desktop.ending.panel import EndingPanel
from burgundy_desktop.desktop.ending.subject import Subject, subject_of
from burgundy_desktop.desktop.ending.timeline import timeline
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words import deal_codes
from burgundy_desktop.desktop.words.plain import shown
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.atomic import write_atomically

SIZE: Final = QSize(2560, 1600)
"""The size of the picture, whatever the size of the window and of the text: it stays sharp where it
is shown twice as large as on the screen.
"""
SHEET_PX: Final = 1280
"""The width of the sheet in it, at 100 %."""
EDGE_PX: Final = 20
MARGIN_MM: Final = 12.0
SHARPNESS: Final = 3.0
"""Pixels a point of the drawings in a PDF, whose letters and lines have none."""

_KINDS: Final = {"picture": PICTURES, "pdf": PDFS, "record": TEXT_RECORDS, "game": SAVED_GAMES}


def share(what: str, program: Program, parent: QWidget, session: Session, board: AnyBoard) -> str:
    """Write or copy one of `menus.FILES` or `menus.COPIES`; returns what to tell, empty if the
    player changed their mind.
    """
    subject = subject_of(session, board, for_others=True)
    copies: dict[str, Callable[[], str]] = {
        "copied_picture": lambda: copy_picture(program, subject),
        "copied_text": lambda: copy_text(subject, session),
        "code": lambda: deal_codes.copy(session),
        "card": lambda: card.copy(session, program.language.locale),
    }
    if what in copies:
        return copies[what]()
    writes: dict[str, Callable[[Path], None]] = {
        "picture": lambda path: write_atomically(path, _as_png(picture_of(program, subject))),
        "pdf": lambda path: write_atomically(path, pdf_of(program, subject)),
        "record": partial(program.store.save_copy, session),
        "game": partial(program.store.save_copy, session),
    }
    proposed = Path.home() / session.autosave.path.stem
    return _save(program, parent, what, proposed, writes[what])


def _save(
    program: Program, parent: QWidget, what: str, proposed: Path, write: Callable[[Path], None]
) -> str:
    """Ask for a file and write it. The page stays if the disk refuses."""
    kind: FileKind = _KINDS[what]
    place = proposed.with_name(proposed.name + kind.suffix)
    path = ask_where(program, parent, words.save_as(what), place, kind)
    if path is None:
        return ""
    try:
        write(path)
    except NotSaved as problem:
        notice(parent, words.not_saved(shown(path.name)), sentence(problem))
        return ""
    return words.saved(shown(path.name))


def picture_of(program: Program, subject: Subject) -> QImage:
    """The last picture of the end ceremony, in the theme of the program."""
    look = program.appearance
    ratio = SIZE.width() / (SHEET_PX * look.percent / 100)
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(paint(look.palette.surfaces.table))
    painter = QPainter(image)
    _paint(painter, program, subject, image.deviceIndependentSize().toSize(), ratio)
    painter.end()
    return image


def pdf_of(program: Program, subject: Subject) -> bytes:
    """The same as a page of paper: letters stay letters, which can be found and copied."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    writer.setTitle(subject.result)
    width = round(SHEET_PX * program.appearance.percent / 100)
    scale = writer.width() / width
    painter = QPainter(writer)
    painter.scale(scale, scale)
    _paint(painter, program, subject, QSize(width, int(writer.height() / scale)), SHARPNESS)
    painter.end()
    return bytes(buffer.data().data())


def _paint(
    painter: QPainter, program: Program, subject: Subject, room: QSize, sharpness: float
) -> None:
    """Paint the page of the end without its buttons into a room, in points."""
    edge = program.appearance.px(EDGE_PX)
    panel = EndingPanel(program.appearance, program.sprites, None)
    last = timeline(len(subject.count.rows)).last
    panel.draw_for(room - QSize(2 * edge, 2 * edge), subject, last, sharpness)
    painter.translate(edge, edge)
    panel.render(painter, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
    panel.deleteLater()


def text_of(subject: Subject, session: Session) -> str:
    """The final count as text that reads well aloud: the result, the places, every reason, and how
    to play the same deal.
    """
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
            "",
            _invitation(session),
        )
    ).rstrip()


def _invitation(session: Session) -> str:
    try:
        return words.same_deal(deal_codes.code_of(session))
    except BadCode:
        return ""


def copy_picture(program: Program, subject: Subject) -> str:
    """Put the picture on the clipboard; returns what to tell."""
    QGuiApplication.clipboard().setImage(picture_of(program, subject))
    return words.copied()


def copy_text(subject: Subject, session: Session) -> str:
    """Put the text on the clipboard; returns what to tell."""
    QGuiApplication.clipboard().setText(text_of(subject, session))
    return words.copied()


def _as_png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
