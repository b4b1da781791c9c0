"""Pictures that are painted once and kept."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtGui import QImage, QPixmap

PictureT = TypeVar("PictureT", QPixmap, QImage)


def kept(picture: PictureT) -> PictureT:
    """The same picture without what painted it: Qt keeps some 20 KB of that with each.

    A small drawing takes a third of it.
    """
    return picture.copy()
