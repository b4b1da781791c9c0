"""Messages of the workshop: progress on standard error, and the error `Missing`."""

import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
"""The checkout."""


class Missing(Exception):
    """Something outside the checkout is missing; the message is one sentence for the player."""


def progress(step: str) -> None:
    """One line for each step, on standard error: commands like `games` print on standard output."""
    print(f"burgundy: {step}", file=sys.stderr, flush=True)
