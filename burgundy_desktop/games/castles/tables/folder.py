"""Where the tables lie, and what computer players have learned."""

from __future__ import annotations

from pathlib import Path

DATA = Path(__file__).parent.parent / "data"
