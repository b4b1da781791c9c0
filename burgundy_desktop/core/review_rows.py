"""A review as rows for other programs: CSV and JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

import attrs

from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.luck import Luck
from burgundy_desktop.core.review import Decision

WORDS: Final = ("kind", "moment", "move", "better", "luck")
"""The columns after the figures of the decision."""
_DIGITS: Final = 5

Row = Mapping[str, Any]


class InWords(Protocol):
    """Names moments and moves."""

    def moment(self, ply: Ply) -> str: ...
    def played(self, ply: Ply) -> str: ...
    def better(self, decision: Decision) -> str: ...


def rows_of(found: Iterable[Decision], luck: Iterable[Luck], words: InWords) -> list[Row]:
    """A row for each decision: its figures as in `Decision`, its kind, and in words when it was,
    what was played and what was better. `luck` is what the move revealed, in points of the lead of
    its seat; None if that was not measured.
    """
    lucky = {one.ply: one for one in luck}
    return [_row(one, lucky.get(one.ply), words) for one in found]


def _row(one: Decision, luck: Luck | None, words: InWords) -> Row:
    figures = {field.name: getattr(one, field.name) for field in attrs.fields(Decision)}
    rounded = {
        name: round(value, _DIGITS) if isinstance(value, float) else value
        for name, value in figures.items()
    }
    return {
        **rounded,
        "kind": one.kind.name.lower(),
        "moment": words.moment(one.ply),
        "move": words.played(one.ply),
        "better": words.better(one),
        "luck": None if luck is None else round(luck.points[one.seat], _DIGITS),
    }


def as_csv(rows: Sequence[Row]) -> str:
    """A line for each row, below one with the names of the columns."""
    text = io.StringIO()
    columns = [*(field.name for field in attrs.fields(Decision)), *WORDS]
    writer = csv.DictWriter(text, columns)
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def as_json(rows: Sequence[Row]) -> str:
    """A list of objects."""
    return json.dumps(rows, indent=1, ensure_ascii=False)
