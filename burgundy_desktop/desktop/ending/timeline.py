"""The timeline of the end ceremony: what is seen at each moment, as pure functions. No Qt."""

from __future__ import annotations

from typing import Final

import attrs

VEIL_MS: Final = 200.0
STILL_MS: Final = 500.0
WREATH_MS: Final = 700.0
BUTTONS_MS: Final = 200.0
COUNTING_MS: Final = 7000.0
"""How long all rows take together, as far as each keeps to the limits below."""
LEAST_ROW_MS: Final = 250.0
MOST_ROW_MS: Final = 700.0
LONGEST_MS: Final = 12_000.0
LONGEST_BRIEF_MS: Final = 4_000.0
BRIEF_GROUPS: Final = 3
"""How many times a brief ceremony counts: several rows at once."""


@attrs.frozen
class Picture:
    """What is seen at one moment; all shares are from 0 to 1."""

    rows: tuple[float, ...]
    """How much of each row has been counted."""
    veil: float = 1.0
    wreath: float = 1.0
    buttons: float = 1.0
    lit: range = range(0)
    """The rows that are being counted."""
    is_told: bool = True
    """Whether it is seen who has won."""


@attrs.frozen
class Timeline:
    """The lengths of the parts, in ms."""

    groups: tuple[range, ...]
    """The rows that are counted together."""
    group: float
    """How long each group takes."""
    veil: float = VEIL_MS
    still: float = STILL_MS
    wreath: float = WREATH_MS
    buttons: float = BUTTONS_MS

    @property
    def wreath_at(self) -> float:
        """When the wreath comes."""
        return self.veil + self.group * len(self.groups) + self.still

    @property
    def total(self) -> float:
        return self.wreath_at + self.wreath + self.buttons

    def at(self, ms: float) -> Picture:
        """The picture of this moment."""
        if ms >= self.total:
            return self.last
        begun = ms - self.veil
        shares = [_share(begun - number * self.group, self.group) for number in self._numbers]
        lit = [self.groups[n] for n in self._numbers if 0 <= begun - n * self.group < self.group]
        return Picture(
            rows=tuple(
                _eased(share) for rows, share in zip(self.groups, shares, strict=True) for _ in rows
            ),
            veil=_share(ms, self.veil),
            wreath=_share(ms - self.wreath_at, self.wreath),
            buttons=_share(ms - self.wreath_at - self.wreath, self.buttons),
            lit=lit[0] if lit else range(0),
            is_told=ms >= self.wreath_at,
        )

    @property
    def last(self) -> Picture:
        """The last picture."""
        return Picture(tuple(1.0 for rows in self.groups for _ in rows))

    @property
    def _numbers(self) -> range:
        return range(len(self.groups))

    def times(self, factor: float) -> Timeline:
        """The same, slower or faster."""
        parts = ("group", "veil", "still", "wreath", "buttons")
        return attrs.evolve(self, **{name: getattr(self, name) * factor for name in parts})


def timeline(rows: int, factor: float = 1.0, *, is_brief: bool = False) -> Timeline:
    """The timeline for this many rows. `factor` is that of the pace; a brief one has few groups and
    is never hurried, as there is more to read at once. Neither exceeds its longest length.
    """
    count = min(BRIEF_GROUPS, rows) if is_brief else rows
    groups = tuple(range(n * rows // count, (n + 1) * rows // count) for n in range(count))
    group = min(max(COUNTING_MS / max(count, 1), LEAST_ROW_MS), MOST_ROW_MS)
    usual = Timeline(groups, group)
    most = LONGEST_BRIEF_MS if is_brief else LONGEST_MS
    wanted = max(factor, 1.0) if is_brief else factor
    return usual.times(min(wanted, most / usual.total))


def _share(passed: float, length: float) -> float:
    if length <= 0:
        return 1.0 if passed >= 0 else 0.0
    return min(max(passed / length, 0.0), 1.0)


def _eased(share: float) -> float:
    """Quick at first, slow at the end, and still for a moment before the next one."""
    return float(1 - (1 - min(share / 0.85, 1.0)) ** 3)
