"""The forms of a player's card: its height, and the places of its parts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import attrs


@attrs.frozen
class Form:
    """Measures of a card at 100 %, from its top edge."""

    card: float
    """The height of the whole card."""
    face: float
    name_top: float
    name: float
    """The height of the line of the name; `name_px` is the font size."""
    name_px: float
    seal_top: float
    seal: float
    icon: float
    row_tops: tuple[float, ...]
    """The tops of the rows of holdings, one or two."""
    role_top: float | None = None
    """The top of role and clock below the name; None: beside the name."""


@attrs.frozen
class Size:
    """The forms for one table: the acting player's card may be larger."""

    usual: Form
    acting: Form

    def of(self, *, acts: bool) -> Form:
        """The form for one card."""
        return self.acting if acts else self.usual


_FULL: Final = Form(66, 50, 3, 23, 17, 5, 37, 17, (43.5,), role_top=25)
_TIGHT: Final = Form(58, 46, 1.5, 21, 16, 3, 33, 16, (38.5,), role_top=21.5)
_SLIM: Final = Form(47, 38, 1.5, 22, 16, 1.5, 24, 15, (27.5,))
ONE_ROW: Final = (
    Size(_FULL, Form(84, 66, 7, 26, 19, 8, 43, 20, (57,), role_top=33)),
    Size(_TIGHT, Form(70, 56, 4, 24, 18, 5, 39, 18, (47.5,), role_top=27)),
    Size(Form(52, 42, 2.5, 23, 16, 1.5, 26, 17, (30,)), _TIGHT),
    Size(_SLIM, _SLIM),
)
"""The highest first; so is `TWO_ROWS`."""

_TIGHT_ROWS: Final = Form(68, 42, 1.5, 23, 17, 3, 34, 17, (26, 45.5))
_SLIM_ROWS: Final = Form(47, 28, 0.5, 18, 15, 1, 25, 13, (17, 30.5))
_ACTING_ROWS: Final = Form(84, 54, 4, 26, 19, 5, 38, 19.5, (32, 57))
TWO_ROWS: Final = (
    Size(_ACTING_ROWS, Form(100, 66, 6, 29, 19, 7, 40, 21, (41, 70))),
    Size(_TIGHT_ROWS, _ACTING_ROWS),
    Size(Form(60, 36, 1, 21, 16, 2, 31, 15.5, (23, 39.5)), _TIGHT_ROWS),
    Size(_SLIM_ROWS, _SLIM_ROWS),
)


def forms(sizes: tuple[Size, ...]) -> tuple[Form, ...]:
    """All forms in these sizes, without repeats."""
    return tuple(dict.fromkeys(form for size in sizes for form in (size.usual, size.acting)))


_WITH_ROWS: Final = forms(TWO_ROWS)
_WITHOUT_ROWS: Final = forms(ONE_ROW)


@lru_cache(maxsize=64)
def form_of(height: float, *, has_rows: bool) -> Form:
    """The form of a card of this height (at 100 %)."""
    return min(_WITH_ROWS if has_rows else _WITHOUT_ROWS, key=lambda form: abs(form.card - height))
