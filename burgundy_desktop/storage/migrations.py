"""Migrates older formats of saved games to the current one, step by step. A change of the format
adds one to `FORMAT` and one function here, which converts the content of the previous format to the
next. Never change a step afterwards.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from burgundy_desktop.core.errors import BadSave

Content: TypeAlias = dict[str, Any]
Step: TypeAlias = Callable[[Content], Content]

FORMAT: Final = 6
"""The format that this program writes."""


def _to_2(content: Content) -> Content:
    """Games of format 1 had no clocks, and only our tables."""
    header = content.get("header")
    if not isinstance(header, dict) or not isinstance(header.get("seats"), list):
        raise BadSave("nonsense")
    added = {"seconds": [0] * len(header["seats"]), "tables": {}}
    return {**content, "header": {**header, **added}}


def _to_3(content: Content) -> Content:
    """Games of format 2 had no id, showed their seed from the start, and counted no aids."""
    header = content.get("header")
    if not isinstance(header, dict) or not isinstance(header.get("seats"), list):
        raise BadSave("nonsense")
    begun = "|".join(str(header.get(name)) for name in ("game", "created", "seed"))
    added = {
        "id": hashlib.sha256(begun.encode("utf-8", "replace")).hexdigest()[:32],
        "origin": {"kind": "new", "of": "", "ply": 0},
        "salt": "",
        "known": True,
        "aids": {
            "from_start": False,
            "hints": 0,
            "take_backs": 0,
            "over_new": 0,
            "teacher": 0,
            "went_on_at": [],
        },
        "profiles": [""] * len(header["seats"]),
    }
    seats = [_seat_of_3(seat) for seat in header["seats"]]
    return {**content, "header": {**header, **added, "seats": seats}}


def _seat_of_3(seat: object) -> Content:
    if not isinstance(seat, dict):
        raise BadSave("nonsense")
    return {**seat, "colour": "", "face": ""}


def _to_4(content: Content) -> Content:
    """The computer players of format 3 played plainly: they had names and faces, but no tastes."""
    header = content.get("header")
    if not isinstance(header, dict) or not isinstance(header.get("seats"), list):
        raise BadSave("nonsense")
    seats = [_seat_of_4(seat) for seat in header["seats"]]
    return {**content, "header": {**header, "seats": seats}}


def _seat_of_4(seat: object) -> Content:
    if not isinstance(seat, dict):
        raise BadSave("nonsense")
    return {**seat, "character": ""}


def _to_5(content: Content) -> Content:
    """Games of format 4 kept no branches, and did not count what was played on elsewhere."""
    header = content.get("header")
    if not isinstance(header, dict) or not isinstance(header.get("aids"), dict):
        raise BadSave("nonsense")
    aids = {**header["aids"], "played_on": 0}
    return {**content, "header": {**header, "aids": aids}, "lines": []}


def _to_6(content: Content) -> Content:
    """The levels of format 5 were those of the first ladder."""
    header = content.get("header")
    if not isinstance(header, dict):
        raise BadSave("nonsense")
    return {**content, "header": {**header, "ladder": 1}}


STEPS: Final[Mapping[int, Step]] = {1: _to_2, 2: _to_3, 3: _to_4, 4: _to_5, 5: _to_6}
"""The step from each older format to the next."""

VERSION_FIELD: Final = "burgundy"
"""The first field of a file; its value is the number of the format."""


def version_of(content: Content, known: int = FORMAT) -> int:
    """The format of a file. Raises BadSave for a later or invalid one."""
    version = content.get(VERSION_FIELD)
    if type(version) is not int or version < 1:
        raise BadSave("nonsense")
    if version > known:
        raise BadSave("later_version", found=version, known=known)
    return version


def migrate(content: Content, steps: Mapping[int, Step] = STEPS, known: int = FORMAT) -> Content:
    """The same game in the format `known`. Raises BadSave."""
    for version in range(version_of(content, known), known):
        content = {**steps[version](content), VERSION_FIELD: version + 1}
    return content
