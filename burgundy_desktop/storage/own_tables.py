"""Takes the own tables of the person who runs the program into this process."""

from __future__ import annotations

from burgundy_desktop.core.own_tables import offer, read_folder
from burgundy_desktop.storage.folders import folders


def take() -> None:
    """Offer them to all games that are loaded from now on; call this before any is."""
    offer(read_folder(folders().tables))
