"""Scoring tiles in an interim scoring, and what they are paid with."""

from __future__ import annotations

from functools import cache

import attrs

from burgundy_desktop.core.ids import Target, target

REFUSED = 0
"""A payment that is not made."""


def payment_of(kind: int, pieces: int) -> int:
    """The payment of a pay tile: inhabitants or vases, the rest in coins.

    `kind` is a condition of `tables.words.CONDITIONS`.
    """
    return 16 * kind + 1 + pieces


def pieces_of(payment: int) -> int:
    """The inhabitants or vases of a payment."""
    return payment % 16 - 1


@attrs.frozen(cache_hash=True)
class ScoreTile:
    """Put the scoring marker on a scoring tile; a pay tile is paid, or not. Interim scoring.

    `payment` is `REFUSED` or a number of `payment_of`; other tiles have none, and `REFUSED`.
    """

    tile: int
    payment: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("payment", self.payment), target("scoring", self.tile))


score_tile = cache(ScoreTile)
