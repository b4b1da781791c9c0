"""Strict conversion of plain data to typed values: "5" is not 5, and 1 is not true."""

from __future__ import annotations

from typing import Any

import cattrs


def strict_converter(*, forbid_extra_keys: bool, tells_all: bool = True) -> cattrs.Converter:
    """A converter that never converts between numbers, texts and booleans. With `tells_all` it
    collects every mistake, which may take minutes for a broken file from outside; otherwise it
    stops at the first one.
    """
    converter = cattrs.Converter(forbid_extra_keys=forbid_extra_keys, detailed_validation=tells_all)
    for kind in (int, str, bool):
        converter.register_structure_hook(kind, _exactly(kind))
    return converter


def _exactly(kind: type) -> Any:
    def check(value: Any, _: Any) -> Any:
        if type(value) is not kind:
            raise TypeError(f"is {value!r}, not {kind.__name__}")
        return value

    return check
