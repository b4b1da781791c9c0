"""The docks of a window at the table, and the sizes of windows."""

from PySide6.QtCore import QSize

USUAL, LARGE = QSize(1280, 800), QSize(2560, 1440)


def are_tabs(window):
    return window.docks["moves"] in window.tabifiedDockWidgets(window.docks["log"])


def heights(window):
    return [window.docks[name].height() for name in ("log", "moves")]
