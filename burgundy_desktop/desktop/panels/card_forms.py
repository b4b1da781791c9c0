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
_ACTING: Final = Form(84, 66, 7, 26, 19, 8, 43, 20, (57,), role_top=33)
_SLIM: Final = Form(47, 38, 1.5, 22, 16, 1.5, 24, 15, (27.5,))
ONE_ROW: Final = (
    Size(_FULL, _ACTING),
    Size(_TIGHT, Form(70, 56, 4, 24, 18, 5, 39, 18, (47.5,), role_top=27)),
    Size(Form(52, 42, 2.5, 23, 16, 1.5, 26, 17, (30,)), _TIGHT),
    Size(_SLIM, _SLIM),
)
"""The highest first; so is `TWO_ROWS`."""

_TIGHT_ROWS: Final = Form(68, 42, 1.5, 23, 17, 3, 34, 17, (26, 45.5))
_SLIM_ROWS: Final = Form(47, 28, 0, 17, 15, 1.5, 25, 13, (17, 30))
_SNUG_ROWS: Final = Form(50, 30, 2, 17, 15, 2, 25, 13, (19, 32))
_LOW_ROWS: Final = Form(60, 36, 1, 21, 16, 2, 31, 15.5, (23, 39.5))
_ACTING_ROWS: Final = Form(84, 54, 4, 26, 19, 5, 38, 19.5, (32, 57))
_HIGH_ROWS: Final = Form(100, 66, 6, 29, 19, 7, 40, 21, (41, 70))
TWO_ROWS: Final = (
    Size(_ACTING_ROWS, _HIGH_ROWS),
    Size(_TIGHT_ROWS, _ACTING_ROWS),
    Size(_LOW_ROWS, _TIGHT_ROWS),
    Size(_SNUG_ROWS, _SNUG_ROWS),
    Size(_SLIM_ROWS, _SLIM_ROWS),
)


def forms(sizes: tuple[Size, ...]) -> tuple[Form, ...]:
    """All forms in these sizes, without repeats."""
    return tuple(dict.fromkeys(form for size in sizes for form in (size.usual, size.acting)))


NARROW_PX: Final = 250
"""A narrower card has the upper of two rows below its seal: beside it the things would be too
small. With one row it leaves more room for the name.
"""
_NARROW: Final = {
    _ACTING: attrs.evolve(_ACTING, face=54, seal=38),
    _HIGH_ROWS: attrs.evolve(_HIGH_ROWS, seal_top=3, row_tops=(44, 70)),
    _ACTING_ROWS: attrs.evolve(_ACTING_ROWS, seal_top=2, seal=34, row_tops=(36.5, 58)),
    _TIGHT_ROWS: attrs.evolve(_TIGHT_ROWS, seal_top=1, seal=29, icon=16.5, row_tops=(30, 48)),
    _LOW_ROWS: attrs.evolve(_LOW_ROWS, seal_top=1, seal=26, icon=14.5, row_tops=(27.5, 43.5)),
}

_WITH_ROWS: Final = forms(TWO_ROWS)
_WITHOUT_ROWS: Final = forms(ONE_ROW)


@lru_cache(maxsize=64)
def form_of(height: float, width: float, *, has_rows: bool) -> Form:
    """The form of a card of this size (at 100 %)."""
    known = _WITH_ROWS if has_rows else _WITHOUT_ROWS
    usual = min(known, key=lambda form: abs(form.card - height))
    return _NARROW.get(usual, usual) if width < NARROW_PX else usual
