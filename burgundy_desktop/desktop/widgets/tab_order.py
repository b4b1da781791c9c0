"""The tab order of a page of the window: in reading order, the toolbar last."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, pairwise

from PySide6.QtWidgets import QWidget


def arrange(*groups: Iterable[QWidget]) -> None:
    """Set the tab order of these widgets; those in other windows are skipped."""
    widgets = list(chain(*groups))
    window = widgets[0].window()
    here = [widget for widget in widgets if widget.window() is window]
    for first, second in pairwise(here):
        QWidget.setTabOrder(first, second)
