"""The version of PySide that is installed does not lose references."""

import sys

from PySide6.QtGui import QPainter, QPen, QPixmap


def test_the_binding_keeps_its_references_to_none(qapp):
    """PySide6 6.12.0 loses one with every call that returns None, and finally crashes."""
    canvas = QPixmap(8, 8)
    painter = QPainter(canvas)
    pen = QPen()

    def drift(calls: int) -> int:
        before = sys.getrefcount(None)
        for _ in range(calls):
            painter.setPen(pen)
        return sys.getrefcount(None) - before

    drift(300)  # the first calls fill caches, which would hide the loss
    lost = drift(500)
    painter.end()

    assert lost > -50, f"{-lost} references to None lost in 500 calls: stay below PySide6 6.12"
