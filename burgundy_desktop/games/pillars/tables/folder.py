"""The folder of the tables and of the fitted coefficients."""

from __future__ import annotations

from pathlib import Path

from burgundy_desktop.core.tables import Tables

FOLDER = Path(__file__).parent.parent / "data"
DATA = Tables(FOLDER)
