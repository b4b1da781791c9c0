"""When a measured difference counts: when it is surely more than noise."""

from __future__ import annotations

from typing import Final

SURE: Final = 2
"""The number of standard errors from which on a difference counts."""
