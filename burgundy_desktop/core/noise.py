"""Noise: when a measured difference counts."""

from __future__ import annotations

from typing import Final

SURE: Final = 2
"""From so many standard errors on."""
