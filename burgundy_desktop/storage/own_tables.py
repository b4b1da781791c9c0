"""Offers the user's own tables to this process."""

from __future__ import annotations

from burgundy_desktop.core.own_tables import offer, read_folder
from burgundy_desktop.storage.folders import folders


def take() -> None:
    """Offer them to all games; call this before any game is loaded."""
    offer(read_folder(folders().tables))
