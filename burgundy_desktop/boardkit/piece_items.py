"""The items of a table: of pieces, of signs that are shown for a while, of what is in the air."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.pieces import Drawing, Piece
from burgundy_desktop.boardkit.sky import Sky


class PieceItems:
    """Owns the items, and puts them on the table and takes them off."""

    def __init__(self, scene: QGraphicsScene, brushes: Brushes, parent: QObject) -> None:
        self.brushes = brushes
        self.sky = Sky(scene, parent)
        self.lying: dict[str, PieceItem] = {}
        """The items on the table by the keys of their pieces."""
        self.ahead: dict[str, PieceItem] = {}
        """Items that were made ahead, by their keys; not on the table."""
        self.signs: list[PieceItem] = []
        self._scene = scene

    def show(self, pieces: Mapping[str, Piece], *, anew: bool = False) -> None:
        """Let exactly these pieces lie at rest; with `anew` even unchanged ones are redrawn. Where
        the same ones lay there before, what was made ahead is still for what comes next.
        """
        lay_there = self.lying.keys() == pieces.keys()
        for key in [key for key in self.lying if key not in pieces]:
            self.take_off(self.lying.pop(key))
        for key, piece in pieces.items():
            item = self.lying.get(key)
            if item is None:
                self.put_on(piece)
            elif anew or (item.piece is not piece and item.piece != piece):
                item.wear(piece, self.brushes, anew=anew)
                item.come_to_rest()
            else:
                item.piece = piece  # an equal one is the same one the next time
        if not lay_there:
            self.ahead.clear()

    def make_ahead(self, pieces: Iterable[Piece]) -> None:
        """Make what is needed to show these pieces next: new items, and other sizes of drawings."""
        for piece in pieces:
            if piece.key not in self.lying:
                self.ahead[piece.key] = PieceItem(piece, self.brushes)
            elif isinstance(piece.look, Drawing):
                self.brushes.pixmap(piece.look, piece.box.width)

    def put_on(self, piece: Piece) -> PieceItem:
        """The item of a new piece, which lies on the table from now on."""
        item = self.ahead.pop(piece.key, None)
        if item is None or item.piece != piece:
            item = PieceItem(piece, self.brushes)
        self._scene.addItem(item)
        self.lying[piece.key] = item
        return item

    def take_off(self, item: PieceItem) -> None:
        """Remove the item of a piece from the table."""
        self._scene.removeItem(item)

    def put_up(self, sign: PieceItem) -> None:
        """Add an item that is no piece, until `take_down`."""
        self._scene.addItem(sign)
        self.signs.append(sign)

    def take_down(self, sign: PieceItem) -> None:
        """Remove an item that is no piece."""
        self.signs.remove(sign)
        self.take_off(sign)

    def clear(self) -> None:
        """Remove everything that is no piece: in the air, or shown for a while."""
        self.sky.clear()
        for sign in tuple(self.signs):
            self.take_down(sign)
