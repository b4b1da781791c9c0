"""Proof that the dice were not chosen on the way: a promise before the game, its word after it."""

from __future__ import annotations

import hashlib


def fairness(seed: int) -> str:
    """The seed's SHA-256 in hexadecimal, shown at the start; the seed itself is shown at the end.

    It is taken over the decimal digits, so `printf 1234 | sha256sum` checks it anywhere.
    """
    return hashlib.sha256(str(seed).encode("ascii")).hexdigest()
