"""How the text of a rules page looks: headings, paragraphs, lists and tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import (
    QBrush,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
    QTextTableCell,
    QTextTableFormat,
)

from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.dialogs.rules_page import Chapter

BULLET_GAP: Final = 2 * "\N{NO-BREAK SPACE}"
HEADING_PX: Final = {1: 27, 2: 22, 3: 18}
CELL_PX: Final = 6
"""The space around the text of a cell."""


def dress(document: QTextDocument, chapters: Sequence[Chapter], look: Appearance) -> None:
    """Format the text: anchors and fonts of headings, space between paragraphs, tables."""
    _dress_blocks(document, chapters, look)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, look)


def _dress_blocks(document: QTextDocument, chapters: Sequence[Chapter], look: Appearance) -> None:
    waiting = list(chapters)
    block = document.begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        cursor = QTextCursor(block)
        if level:
            anchor = ""
            if waiting and block.text().strip() == waiting[0].title:
                anchor = waiting.pop(0).anchor
            _dress_heading(cursor, level, anchor, look)
        elif cursor.currentTable() is None:
            _give_air(cursor, 0, look.px(9 if cursor.currentList() is None else 3))
            if cursor.currentList() is not None:
                _part_from_bullet(cursor, look)
        block = block.next()


def _dress_heading(cursor: QTextCursor, level: int, anchor: str, look: Appearance) -> None:
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    font = QTextCharFormat()
    font.setFont(look.font(HEADING_PX.get(level, 17), serif=True, weight=600))
    if anchor:
        font.setAnchor(True)
        font.setAnchorNames([anchor])
    cursor.mergeCharFormat(font)
    _give_air(cursor, look.px(0 if level == 1 else 16), look.px(6))


def _give_air(cursor: QTextCursor, above: int, below: int) -> None:
    air = QTextBlockFormat()
    air.setTopMargin(above)
    air.setBottomMargin(below)
    air.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.mergeBlockFormat(air)


def _part_from_bullet(cursor: QTextCursor, look: Appearance) -> None:
    """Widen the gap after a bullet: Qt leaves only one space."""
    hanging = QTextBlockFormat()
    hanging.setTextIndent(-QFontMetricsF(look.font(16)).horizontalAdvance(BULLET_GAP))
    cursor.mergeBlockFormat(hanging)
    cursor.insertText(BULLET_GAP, QTextCharFormat())


def _dress_table(table: QTextTable, look: Appearance) -> None:
    """A heading in the serif face, and a line below each row; no box around the cells."""
    frame = QTextTableFormat()
    frame.setBorder(0)
    frame.setCellSpacing(0)
    frame.setCellPadding(look.px(CELL_PX))
    frame.setBottomMargin(look.px(16))
    table.setFormat(frame)
    for row in range(table.rows()):
        for column in range(table.columns()):
            _dress_cell(table.cellAt(row, column), look, is_heading=row == 0)


def _dress_cell(cell: QTextTableCell, look: Appearance, *, is_heading: bool) -> None:
    surfaces = look.palette.surfaces
    box = cell.format().toTableCellFormat()
    box.setBottomBorder(look.line(1.4 if is_heading else 1.0))
    box.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    box.setBottomBorderBrush(QBrush(paint(surfaces.rim if is_heading else surfaces.hairline)))
    if is_heading:
        box.setBackground(paint(surfaces.recess))
    cell.setFormat(box)
    if is_heading:
        font = QTextCharFormat()
        font.setFont(look.font(16, serif=True, weight=600))
        cursor = cell.firstCursorPosition()
        cursor.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(font)
