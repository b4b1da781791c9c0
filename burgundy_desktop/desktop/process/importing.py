"""Imports as Python makes them. PySide puts a function of its own in the place of `__import__`, for
its switch `__feature__`, which this program does not use: it reads the source of every module that
is imported later, looks for the word PySide6 in it, and leaves the lines in `linecache`.
"""

from __future__ import annotations

import builtins
from typing import Final

import PySide6  # noqa: F401  # replaces `__import__`

_KEPT_BY_PYSIDE: Final = "__orig_import__"


def import_as_python_does() -> None:
    """Put Python's own `__import__` back; idempotent."""
    builtins.__import__ = getattr(builtins, _KEPT_BY_PYSIDE, builtins.__import__)
