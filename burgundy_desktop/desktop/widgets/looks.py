"""Classes of the style sheet (`ui/themes/window.qss`) that change while a widget is in use."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def wear(widget: QWidget, look: str) -> None:
    """Give a widget this `look`, empty for none. Qt styles one that was never measured or shown by
    itself, and asking for its style earlier would make known all that a style has.
    """
    before = widget.property("look") or ""
    widget.setProperty("look", look)
    if look != before and widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
