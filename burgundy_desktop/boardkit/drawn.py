"""Which drawings lie in a place of the table."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPixmap

from burgundy_desktop.boardkit.pieces import Box, Drawing, Look, Painted, Piece
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.boardkit.table_scene import TableScene
from burgundy_desktop.core.ids import Target


def drawings_at(scene: TableScene, wanted: Target) -> tuple[str, ...]:
    """The drawings of a target: those of its own piece first, then what else lies there."""
    item = scene.item_of(wanted)
    return () if item is None else drawings_in(scene, item.place.box, item.place.piece)


def drawings_in(scene: TableScene, box: Box, own: str = "") -> tuple[str, ...]:
    """The drawings of the pieces whose middle is in the box: that of the key `own` first, then the
    large ones.
    """
    lying = [piece for piece in scene.shown.values() if piece.key == own or _is_in(piece, box)]
    lying.sort(key=lambda piece: (piece.key != own, -piece.box.width * piece.box.height))
    sprites = scene.brushes.sprites
    return tuple(dict.fromkeys(name for one in lying for name in _drawn(one.look, sprites)))


def _is_in(piece: Piece, box: Box) -> bool:
    return piece.opacity > 0 and box.rect.contains(*piece.box.centre)


def _drawn(look: Look, sprites: Sprites) -> list[str]:
    """The drawings of a look; those of a painted picture are found by painting it."""
    if isinstance(look, Drawing):
        return [look.sprite, *(inset.sprite for inset in look.insets)]
    if not isinstance(look, Painted):
        return []
    nowhere = QPixmap(1, 1)
    painter = QPainter(nowhere)
    with sprites.noted() as names:
        look.paint(painter)
    painter.end()
    return names
