"""The tree of our exceptions.

BurgundyError
├── BadTable            a file of rules data is wrong: names file, row and field
├── IllegalMove         a move that the rules do not allow now; nothing has changed
├── UnknownGame         a game id that no folder answers to
├── BadOptions          options that the game does not offer
├── BadSave             a saved game that cannot be opened (storage says why)
├── AssetMissing        a file of ui/ or resources/ is not where it should be
└── OpponentFailed      the worker process of the computer players died or answered nonsense
"""

from __future__ import annotations


class BurgundyError(Exception):
    """Everything that this program raises on purpose."""


class BadTable(BurgundyError):
    """A table of rules data is wrong."""


class IllegalMove(BurgundyError):
    """The move is not among the legal ones; the state is as it was."""


class UnknownGame(BurgundyError):
    """No game of this name is installed."""


class BadOptions(BurgundyError):
    """The options do not fit the game."""


class BadSave(BurgundyError):
    """A saved game cannot be opened."""


class AssetMissing(BurgundyError):
    """A file of `ui/` or `resources/` is missing."""


class OpponentFailed(BurgundyError):
    """The computer players' process died or gave no usable answer."""
