"""Where the worker process begins. All that thinks is imported there, and not by the window."""

from __future__ import annotations

from importlib import import_module
from multiprocessing.connection import Connection

from burgundy_desktop.core import own_tables


def serve(pipe: Connection, tables: own_tables.Offer) -> None:
    """See `worker.serve`."""
    import_module("burgundy_desktop.ai.worker").serve(pipe, tables)
