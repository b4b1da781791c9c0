"""Converts JSON data to our values and back, strictly."""

from __future__ import annotations

import json
from datetime import date, datetime
from typing import Any, TypeVar

import cattrs

from burgundy_desktop.core.strict import strict_converter

T = TypeVar("T")


def structure(data: Any, kind: type[T]) -> T:
    """`data` as a `kind`. Raises ValueError; unknown fields and a "5" for 5 are errors."""
    try:
        return _converter.structure(data, kind)
    except Exception as error:  # cattrs raises exception groups
        raise ValueError(f"this is not a {kind}") from error


def unstructure(value: Any) -> Any:
    """The JSON data that `structure` takes."""
    return _converter.unstructure(value)


def to_json(value: Any) -> str:
    """The value as one line of JSON, in ASCII."""
    return json.dumps(unstructure(value), separators=(",", ":"))


def from_json(data: str | bytes, kind: type[T]) -> T:
    """What `to_json` wrote, as a `kind`. Raises ValueError."""
    try:
        return structure(json.loads(data), kind)
    except RecursionError as error:
        raise ValueError("this is nested too deeply") from error


def _whole_text(value: Any, _: Any) -> str:
    """A text without lone surrogates, which cannot be written or shown."""
    if type(value) is not str:
        raise TypeError(f"{value!r} is not a valid text")
    value.encode("utf-8")
    return value


def _moment_in_time(value: Any, _: Any) -> datetime:
    moment = datetime.fromisoformat(value)
    if moment.tzinfo is None:
        raise ValueError(f"{value!r} has no time zone")
    return moment


def _json_converter() -> cattrs.Converter:
    converter = strict_converter(forbid_extra_keys=True, tells_all=False)
    converter.register_structure_hook(str, _whole_text)
    converter.register_structure_hook(datetime, _moment_in_time)
    converter.register_unstructure_hook(datetime, datetime.isoformat)
    converter.register_structure_hook(date, lambda value, _: date.fromisoformat(value))
    converter.register_unstructure_hook(date, date.isoformat)
    return converter


_converter = _json_converter()
