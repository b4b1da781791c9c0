"""The lines of the chronicle as text: each is a JSON object with its version and kind.

Kinds of fields are checked by hand: a chronicle of 10 000 games is read while a player waits.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final, TypeAlias

import attrs

from burgundy_desktop.core.chronicle import Begun, Claimed, Dropped, Finished, Mark, Result

VERSION: Final = 1
FIRST_LADDER: Final = 1
"""That of games whose line names none."""
_BIGGEST: Final = 1 << 128

Line: TypeAlias = Begun | Finished | Mark | Claimed | Dropped


def to_text(line: Line) -> str:
    """The line, with its end. Kind and id come first: `sign_of` is looked for in the file."""
    content = {"v": VERSION, "kind": _NAMES[type(line)], **_plain(line)}
    return json.dumps(content, separators=(",", ":")) + "\n"


def sign_of(kind: str, identity: str) -> str:
    """How the line of this kind and game begins."""
    return f'{{"v":{VERSION},"kind":"{kind}","id":"{identity}"'


def sign_of_deal(deal: str) -> str:
    """What a line says of a deal that was begun."""
    return f'"deal":"{deal}"'


def from_text(text: str | bytes) -> Line | None:
    """The line; None for one of a later program, which is kept and skipped. Raises ValueError for
    one that is broken, or TypeError.
    """
    content = json.loads(text)
    if not isinstance(content, dict):
        raise TypeError("a line is an object")
    if _whole(content, "v") > VERSION or _text(content, "kind") not in _KINDS:
        return None
    return _KINDS[content["kind"]](content)


# each kind


def _begun(of: dict[str, Any]) -> Begun:
    return Begun(
        id=_text(of, "id"),
        game=_text(of, "game"),
        deal=_text(of, "deal"),
        origin=_text(of, "origin"),
        source=_text(of, "source"),
        profiles=_texts(of, "profiles"),
        at=_time(of, "at"),
    )


def _finished(of: dict[str, Any]) -> Finished:
    seats = of["seats"] if isinstance(of.get("seats"), list) else []
    automaton = of.get("automaton")
    if automaton is not None and type(automaton) is not int:
        raise ValueError("automaton is no number")
    if not seats:
        raise ValueError("there are no seats")
    return Finished(
        id=_text(of, "id"),
        game=_text(of, "game"),
        rules=_whole(of, "rules"),
        program=_text(of, "program"),
        options=_mapping(of, "options", str),
        seed=_whole(of, "seed"),
        salt=_text(of, "salt"),
        origin=_text(of, "origin"),
        source=_text(of, "source"),
        began=_time(of, "began"),
        ended=_time(of, "ended"),
        plies=_whole(of, "plies"),
        strict=_flag(of, "strict"),
        clean=_flag(of, "clean"),
        own_tables=_flag(of, "own_tables"),
        seats=tuple(map(_result, seats)),
        automaton=automaton,
        file=_text(of, "file"),
        ladder=_whole(of, "ladder") if "ladder" in of else FIRST_LADDER,
    )


def _result(of: Any) -> Result:
    if not isinstance(of, dict):
        raise TypeError("a seat is an object")
    return Result(
        profile=_text(of, "profile"),
        name=_text(of, "name"),
        level=_text(of, "level"),
        character=_text(of, "character"),
        points=_whole(of, "points"),
        rank=_whole(of, "rank"),
        seconds=_whole(of, "seconds"),
        reasons=_mapping(of, "reasons", int),
        facts=_mapping(of, "facts", int),
    )


def _mark(of: dict[str, Any]) -> Mark:
    return Mark(_text(of, "id"), _flag(of, "counts"), _text(of, "note"))


def _claimed(of: dict[str, Any]) -> Claimed:
    return Claimed(_text(of, "id"), _text(of, "profile"), _text(of, "name"), _time(of, "at"))


def _dropped(of: dict[str, Any]) -> Dropped:
    return Dropped(_text(of, "id"))


_KINDS: Final[Mapping[str, Callable[[dict[str, Any]], Line]]] = {
    "begun": _begun,
    "finished": _finished,
    "mark": _mark,
    "claimed": _claimed,
    "dropped": _dropped,
}
_NAMES: Final[Mapping[type[Line], str]] = {
    Begun: "begun",
    Finished: "finished",
    Mark: "mark",
    Claimed: "claimed",
    Dropped: "dropped",
}


# each field


def _text(of: dict[str, Any], name: str) -> str:
    value = of.get(name)
    if type(value) is not str:
        raise ValueError(f"{name} is no text")
    return value


def _texts(of: dict[str, Any], name: str) -> tuple[str, ...]:
    value = of.get(name)
    if type(value) is not list or not all(type(one) is str for one in value):
        raise ValueError(f"{name} are no texts")
    return tuple(value)


def _whole(of: dict[str, Any], name: str) -> int:
    value = of.get(name)
    if type(value) is not int or abs(value) > _BIGGEST:
        raise ValueError(f"{name} is no whole number")
    return value


def _flag(of: dict[str, Any], name: str) -> bool:
    value = of.get(name)
    if type(value) is not bool:
        raise ValueError(f"{name} is neither true nor false")
    return value


def _time(of: dict[str, Any], name: str) -> datetime:
    time = datetime.fromisoformat(_text(of, name))
    if time.tzinfo is None:
        raise ValueError(f"{name} has no time zone")
    return time


def _mapping(of: dict[str, Any], name: str, kind: type) -> dict[str, Any]:
    value = of.get(name)
    if type(value) is not dict or not {kind}.issuperset(map(type, value.values())):
        raise ValueError(f"{name} does not hold what it should")
    return value


def _plain(value: Any) -> Any:
    """The same as JSON data; the fields of a value keep their order."""
    if attrs.has(type(value)):
        return {
            field.name: _plain(getattr(value, field.name)) for field in attrs.fields(type(value))
        }
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, Mapping):
        return dict(value)
    return [_plain(one) for one in value] if isinstance(value, tuple) else value
