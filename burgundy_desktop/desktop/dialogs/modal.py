"""Runs a dialog that must be answered before anything else."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog
from shiboken6 import isValid


def is_answered(dialog: QDialog) -> bool:
    """Run the dialog, which goes away later. False if the window below it was closed in the same
    moment, by clicks that had waited, and took the dialog along: nothing may be asked of it then.
    """
    dialog.exec()
    if not isValid(dialog):
        return False
    dialog.deleteLater()
    return True
