"""Where the tables lie."""

from __future__ import annotations

from pathlib import Path

from burgundy_desktop.core.tables import Tables

DATA = Tables(Path(__file__).parent.parent / "data")
