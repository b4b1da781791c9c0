"""Paints the small picture of a table."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.hooks import ALONE
from burgundy_desktop.boardkit.kept import kept
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.saves.thumbnails import TABLE_SIZE


def small_picture(session: Session, look: Appearance, sprites: Sprites, size: QSize) -> QPixmap:
    """A small picture of the table of a game; with several people, hidden things stay hidden."""
    *_, picture = in_parts(session, look, sprites, size)
    assert picture is not None
    return picture


def in_parts(
    session: Session, look: Appearance, sprites: Sprites, size: QSize
) -> Iterator[QPixmap | None]:
    """The same in two parts, for who has other things to do between them; the last one has it."""
    scene = _laid(session, look, sprites)
    yield None
    picture = _painted(scene, size)
    scene.let_go()
    yield kept(picture)


def _laid(session: Session, look: Appearance, sprites: Sprites) -> BoardScene:
    scene = board_of(session.game.info.id).scene(ALONE)
    scene.brushes.sprites = sprites
    scene.set_look(look.palette, 1.0, look.palette.theme.contrast)
    scene.set_pace(Pace.INSTANT, reduced_motion=True)
    scene.resize_to(TABLE_SIZE)
    position = session.open_position(session.match.cursor)
    scene.show_position(position, past=session.past(position))
    return scene


def _painted(scene: BoardScene, size: QSize) -> QPixmap:
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    scene.render(painter, QRectF(pixmap.rect()), scene.sceneRect())
    painter.end()
    return pixmap
