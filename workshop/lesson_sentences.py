"""Finds the sentences for players in the lessons: `resources/games/<id>/lessons.toml`.

The context is `lessons/<id>`, the comment says where a sentence stands: `goal/2/say`. The places
are those of `burgundy_desktop.lessons.reading`; a test compares them.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from workshop.sentences import Sentence, Unreadable


def in_folder(folder: Path) -> list[Sentence]:
    """Every sentence in the lessons below `resources/games`, sorted. Raises Unreadable."""
    return sorted(one for path in folder.glob("*/lessons.toml") for one in _in_file(path))


def _in_file(path: Path) -> Iterator[Sentence]:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        for place, text in _said(content):
            yield Sentence(f"lessons/{path.parent.name}", text, place)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise Unreadable(f"{path}: {error!r}; the tests of lessons say more") from error


def _said(content: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Each sentence, after its place."""
    for lesson in content.get("lesson", []):
        yield f"{lesson['id']}/title", lesson["title"]
        for number, step in enumerate(lesson["step"], start=1):
            place = f"{lesson['id']}/{number}"
            yield f"{place}/say", step["say"]
            for key, reply in step.get("otherwise", {}).items():
                yield f"{place}/otherwise/{key}", reply
    for tip in content.get("tip", []):
        yield f"tip/{tip['id']}/say", tip["say"]
