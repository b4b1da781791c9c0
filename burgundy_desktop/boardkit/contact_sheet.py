"""A contact sheet: all drawings of a game in one picture, in every size, on both tables."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter

from burgundy_desktop import assets
from burgundy_desktop.boardkit.palette import DARK, LIGHT, load_palette, paint
from burgundy_desktop.boardkit.sprites import AS_DRAWN, Sprites, Tint, ink_tint

SIZES: Final = (96, 48, 24)

_COLUMNS: Final = 10
_GAP: Final = 8
_LABEL: Final = 18
_HEADING: Final = 40
_MARGIN: Final = 24
_BOX_WIDTH: Final = 480
_LINE_DRAWINGS: Final = ("icons/", "pieces/common/digit", "pieces/common/sign")
_CELL_WIDTH: Final = sum(SIZES) + 4 * _GAP


def contact_sheet(game: str) -> QImage:
    """The box, every piece of the game, the shared drawings and the icons: each at 96, 48 and 24 px
    with its name, on the light table and on the dark one. Raises SpriteMissing if the game has no
    box.
    """
    sections = _sections(game)
    tables = [_Table(Sprites(load_palette(theme)), f"games/{game}/box") for theme in (LIGHT, DARK)]
    width = _COLUMNS * _CELL_WIDTH + 2 * _MARGIN
    half = tables[0].height_of(sections)
    sheet = QImage(width, 2 * half, QImage.Format.Format_RGB32)
    painter = QPainter(sheet)
    for number, table in enumerate(tables):
        table.draw(painter, sections, QRectF(0, number * half, width, half))
    painter.end()
    return sheet


def _sections(game: str) -> list[tuple[str, list[str]]]:
    """Headings and the names of the sprites under them."""
    return [
        (game, _names(Path("games", game, "pieces"))),
        ("common", _names(Path("pieces", "common"))),
        ("icons", _names(Path("icons"))),
    ]


def _names(folder: Path) -> list[str]:
    """The sprites of a folder without dark variants, which the dark table shows."""
    stems = {path.stem for path in assets.resource(str(folder)).glob("*.svg")}
    shown = stems - {f"{stem}_dark" for stem in stems}
    return [(folder / stem).as_posix() for stem in sorted(shown)]


def _rows(names: list[str]) -> list[list[str]]:
    return [names[first : first + _COLUMNS] for first in range(0, len(names), _COLUMNS)]


class _Table:
    """One half of the sheet: the light or the dark table."""

    def __init__(self, sprites: Sprites, box: str) -> None:
        self._sprites = sprites
        self._box = sprites.pixmap(box, _BOX_WIDTH)

    def height_of(self, sections: list[tuple[str, list[str]]]) -> int:
        """Height of the whole half in px."""
        rows = [row for _, names in sections for row in _rows(names)]
        heights = sum(self._row_height(row) for row in rows) + _HEADING * len(sections)
        return self._box.height() + heights + 3 * _MARGIN

    def draw(self, painter: QPainter, sections: list[tuple[str, list[str]]], place: QRectF) -> None:
        painter.fillRect(place, paint(self._sprites.palette.surfaces.panel))
        corner = place.topLeft() + QPointF(_MARGIN, _MARGIN)
        painter.drawPixmap(corner, self._box)
        corner += QPointF(0, self._box.height() + _MARGIN)
        for heading, names in sections:
            self._text(painter, heading, QRectF(corner.x(), corner.y(), 600, _HEADING), 20)
            corner += QPointF(0, _HEADING)
            for row in _rows(names):
                for column, name in enumerate(row):
                    foot = QPointF(column * _CELL_WIDTH, self._tallest(row))
                    self._cell(painter, name, corner + foot)
                corner += QPointF(0, self._row_height(row))

    def _row_height(self, row: list[str]) -> int:
        return self._tallest(row) + _LABEL + _GAP

    def _tallest(self, row: list[str]) -> int:
        """The height of the tallest drawing of a row: cards are taller than wide."""
        return round(SIZES[0] * max(1.0, *map(self._sprites.proportion, row)))

    def _cell(self, painter: QPainter, name: str, foot: QPointF) -> None:
        """Paint the drawing at all sizes on the line `foot`, and its name below."""
        x = foot.x()
        for size in SIZES:
            pixmap = self._sprites.pixmap(name, size, tint=self._tint(name))
            painter.drawPixmap(QPointF(x, foot.y() - pixmap.height()), pixmap)
            x += size + _GAP
        label = QRectF(foot.x(), foot.y(), _CELL_WIDTH - _GAP, _LABEL)
        self._text(painter, name.rsplit("/", 1)[-1], label, 12)

    def _tint(self, name: str) -> Tint:
        """Line drawings have the colour of the text; all others are as drawn."""
        lines = name.startswith(_LINE_DRAWINGS) and name != "icons/app-icon"
        return ink_tint(self._sprites.palette.text.ink) if lines else AS_DRAWN

    def _text(self, painter: QPainter, text: str, place: QRectF, px: int) -> None:
        font = QFont(painter.font())
        font.setPixelSize(px)
        painter.setFont(font)
        painter.setPen(paint(self._sprites.palette.text.ink))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
