"""Measures speed and memory, engine and window (being written)."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    raise NotImplementedError(arguments)
