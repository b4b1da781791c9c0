"""Provenance: where a game came from, and what helped its players. Part of the header of a save."""

from __future__ import annotations

import re
import secrets
from typing import Final

import attrs
from attrs import validators

from burgundy_desktop.core.origins import IMPORTED

HEX_DIGITS: Final = 32
"""Hexadecimal digits of 128 bits: of an id or a salt."""

ORIGINS: Final = (
    *("new", "rematch", "again", "code", "daily", "challenge", "series", "branch"),
    IMPORTED,
)
MOST_COUNTED: Final = 1_000_000
"""An upper limit of counters."""

_HEX: Final = re.compile(f"[0-9a-f]{{{HEX_DIGITS}}}")
_name = validators.matches_re(r"[0-9A-Za-z._:-]{0,64}")
_count = validators.and_(validators.ge(0), validators.le(MOST_COUNTED))


@attrs.frozen
class Origin:
    """Where the deal of a game came from."""

    kind: str = attrs.field(default="new", validator=validators.in_(ORIGINS))
    of: str = attrs.field(default="", validator=_name)
    """The source: the id of a game, series or challenge, a code, a day; empty for `new`."""
    ply: int = attrs.field(default=0, validator=_count)
    """The ply at which a branch leaves its source."""


@attrs.frozen
class Aids:
    """What helped the players, counted from the first move."""

    from_start: bool = True
    """Whether they were counted from the start: false for games of formats without counters."""
    hints: int = attrs.field(default=0, validator=_count)
    """Hints that were shown."""
    take_backs: int = attrs.field(default=0, validator=_count)
    over_new: int = attrs.field(default=0, validator=_count)
    """The take-backs past a revealed thing."""
    teacher: int = attrs.field(default=0, validator=_count)
    """Moves that a teacher looked at before they were played."""
    played_on: int = attrs.field(default=0, validator=_count)
    """Games that were begun from a moment of this one before its end."""
    went_on_at: tuple[int, ...] = attrs.field(
        default=(), validator=validators.deep_iterable(_count)
    )
    """The plies that the take-backs `over_new` led to: the log marks them."""

    def with_hint(self) -> Aids:
        return attrs.evolve(self, hints=min(self.hints + 1, MOST_COUNTED))

    def with_teacher(self) -> Aids:
        return attrs.evolve(self, teacher=min(self.teacher + 1, MOST_COUNTED))

    def with_game_from_here(self) -> Aids:
        return attrs.evolve(self, played_on=min(self.played_on + 1, MOST_COUNTED))

    def with_take_back(self, ply: int, *, over_new: bool) -> Aids:
        """One take-back more, to `ply`."""
        return attrs.evolve(
            self,
            take_backs=min(self.take_backs + 1, MOST_COUNTED),
            over_new=min(self.over_new + over_new, MOST_COUNTED),
            went_on_at=tuple(sorted({*self.went_on_at, ply})) if over_new else self.went_on_at,
        )


def new_id() -> str:
    """A new id for a game: 128 random bits, so that no two games share one."""
    return secrets.token_hex(HEX_DIGITS // 2)


def new_salt() -> str:
    """A new salt to seal a deal: 128 random bits."""
    return secrets.token_hex(HEX_DIGITS // 2)


def check_hex(text: str, *, may_be_empty: bool = False) -> None:
    """Raise ValueError unless `text` is 128 bits in hexadecimal digits."""
    if not (may_be_empty and text == "") and not _HEX.fullmatch(text):
        raise ValueError(f"{text[:40]!r} is not a number of 128 bits in hexadecimal digits")
