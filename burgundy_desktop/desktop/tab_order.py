"""The way of Tab through a page of the window: in reading order, the bar of tools last."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, pairwise

from PySide6.QtWidgets import QWidget


def arrange(*groups: Iterable[QWidget]) -> None:
    """Let Tab go through these widgets in this order; those in other windows have their own way."""
    widgets = list(chain(*groups))
    window = widgets[0].window()
    here = [widget for widget in widgets if widget.window() is window]
    for first, second in pairwise(here):
        QWidget.setTabOrder(first, second)
