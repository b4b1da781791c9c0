"""Where a game came from, and what helped its players: facts of the header of a saved game."""

from __future__ import annotations

import re
import secrets
from typing import Final

import attrs
from attrs import validators

HEX_DIGITS: Final = 32
"""Of 128 bits: of an id, of a salt."""

ORIGINS: Final = ("new", "rematch", "again", "code", "daily", "challenge", "match", "branch")
MOST_COUNTED: Final = 1_000_000
"""No game is longer, and nobody asks more often."""

_HEX: Final = re.compile(f"[0-9a-f]{{{HEX_DIGITS}}}")
_name = validators.matches_re(r"[0-9A-Za-z._:-]{0,64}")
_count = validators.and_(validators.ge(0), validators.le(MOST_COUNTED))


@attrs.frozen
class Origin:
    """How the deal of a game came about."""

    kind: str = attrs.field(default="new", validator=validators.in_(ORIGINS))
    of: str = attrs.field(default="", validator=_name)
    """What it came from: the id of a game, match or challenge, a code, a day; empty for `new`."""
    ply: int = attrs.field(default=0, validator=_count)
    """Where a branch leaves the game it came from."""


@attrs.frozen
class Aids:
    """What helped the players, counted from the first move on."""

    from_start: bool = True
    """Whether they were counted from the start: false for games of formats that counted nothing."""
    hints: int = attrs.field(default=0, validator=_count)
    """Hints that were shown."""
    take_backs: int = attrs.field(default=0, validator=_count)
    over_new: int = attrs.field(default=0, validator=_count)
    """Those of the take-backs that went back past something new."""
    teacher: int = attrs.field(default=0, validator=_count)
    """What a teacher said."""
    went_on_at: tuple[int, ...] = attrs.field(
        default=(), validator=validators.deep_iterable(_count)
    )
    """The plies to which those `over_new` led: the log marks them."""

    def with_hint(self) -> Aids:
        return attrs.evolve(self, hints=min(self.hints + 1, MOST_COUNTED))

    def with_take_back(self, ply: int, *, over_new: bool) -> Aids:
        """One take-back more, to `ply`."""
        return attrs.evolve(
            self,
            take_backs=min(self.take_backs + 1, MOST_COUNTED),
            over_new=min(self.over_new + over_new, MOST_COUNTED),
            went_on_at=tuple(sorted({*self.went_on_at, ply})) if over_new else self.went_on_at,
        )

    @property
    def are_clean(self) -> bool:
        """Whether nobody was helped; what was not counted from the start is not known."""
        return self.from_start and not (self.hints or self.over_new or self.teacher)


def new_id() -> str:
    """The id of a game that begins: 128 bits, so that no two games ever share it."""
    return secrets.token_hex(HEX_DIGITS // 2)


def new_salt() -> str:
    """What seals a deal: 128 bits that nobody can guess."""
    return secrets.token_hex(HEX_DIGITS // 2)


def check_hex(text: str, *, may_be_empty: bool = False) -> None:
    """Raise ValueError unless `text` is 128 bits in hexadecimal digits."""
    if not (may_be_empty and text == "") and not _HEX.fullmatch(text):
        raise ValueError(f"{text[:40]!r} is not a number of 128 bits in hexadecimal digits")
