"""Validators for the fields of tables; their messages name field and value."""

from __future__ import annotations

from typing import Any

import attrs


def one_of(words: tuple[str, ...]) -> Any:
    """The value is one of these words."""

    def check(_row: Any, field: attrs.Attribute[Any], value: str) -> None:
        if value not in words:
            raise ValueError(f"'{field.name}' is {value!r}, not one of {', '.join(words)}")

    return check


def from_to(least: int, most: int) -> Any:
    """The number is within these limits; with one limit it must be exactly this number."""
    wanted = f"{least} to {most}" if least < most else str(least)

    def check(_row: Any, field: attrs.Attribute[Any], value: int) -> None:
        if not least <= value <= most:
            raise ValueError(f"'{field.name}' is {value}, not {wanted}")

    return check


def each(check_one: Any) -> Any:
    """Every item of the tuple passes this validator."""

    def check(row: Any, field: attrs.Attribute[Any], value: tuple[Any, ...]) -> None:
        for one in value:
            check_one(row, field, one)

    return check


def of_length(length: int) -> Any:
    """The tuple has this length."""

    def check(_row: Any, field: attrs.Attribute[Any], value: tuple[Any, ...]) -> None:
        if len(value) != length:
            raise ValueError(f"'{field.name}' holds {len(value)} numbers, not {length}")

    return check


AMOUNT = from_to(0, 99)
COUNT = from_to(1, 99)
