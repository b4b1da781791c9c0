"""Reads the TOML tables of a game into attrs classes; errors name file, row and field."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import attrs

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.strict import strict_converter

T = TypeVar("T")

_converter = strict_converter(forbid_extra_keys=False)


@attrs.frozen
class TableFile:
    """The content of a file of tables; `name` is its name in errors."""

    name: str
    content: Mapping[str, Any]

    def wrong(self, reason: str, table: str = "", row: int = 0) -> BadTable:
        """The error for something in this file; `table` is written as in the file: `[[color]]`."""
        return BadTable(reason, file=self.name, table=table, row=row)


@attrs.frozen
class Tables:
    """The tables of a game: the files of a folder, some replaced by a player's own."""

    folder: Path
    replacing: Mapping[str, TableFile] = attrs.field(factory=dict)
    """By file name."""
    _read: dict[str, TableFile] = attrs.field(factory=dict, eq=False)

    def file(self, name: str) -> TableFile:
        """The file in force. Raises BadTable."""
        return self.replacing.get(name) or self.ours(name)

    def ours(self, name: str) -> TableFile:
        """Our own file, read only once. Raises BadTable."""
        if name not in self._read:
            self._read[name] = read_file(self.folder / name)
        return self._read[name]

    def with_replaced(self, replacing: Mapping[str, TableFile]) -> Tables:
        """The same tables with these files instead of ours."""
        return attrs.evolve(self, replacing=replacing)


def read_file(path: Path) -> TableFile:
    """A file of tables. Raises BadTable if it is missing or not TOML."""
    try:
        return parsed(name_of(path), path.read_bytes())
    except OSError as error:
        raise BadTable(str(error.strerror), file=name_of(path), code="unreadable") from error


def parsed(name: str, data: bytes) -> TableFile:
    """The tables in the content of a file. Raises BadTable if it is not TOML."""
    try:
        return TableFile(name, tomllib.loads(data.decode("utf-8-sig")))
    except (ValueError, RecursionError) as error:
        raise BadTable(str(error), file=name, code="no_toml") from error


def read_table(path: Path) -> dict[str, Any]:
    """The whole file. Raises BadTable if it is missing or not TOML."""
    return dict(read_file(path).content)


def read_rows(file: TableFile, table: str, row_type: type[T]) -> tuple[T, ...]:
    """All rows of `[[table]]`, in their order. Raises BadTable with file, row and field."""
    rows = file.content.get(table)
    if not isinstance(rows, list) or not rows:
        raise file.wrong(f"has no table [[{table}]]")
    return tuple(
        structure(row, row_type, file, f"[[{table}]]", number)
        for number, row in enumerate(rows, start=1)
    )


def read_one(file: TableFile, table: str, row_type: type[T]) -> T:
    """The single table `[table]`. Raises BadTable with file and field."""
    row = file.content.get(table)
    if not isinstance(row, dict):
        raise file.wrong(f"has no table [{table}]")
    return structure(row, row_type, file, f"[{table}]")


def structure(row: Any, row_type: type[T], file: TableFile, table: str, number: int = 0) -> T:
    """Convert `row` to a `row_type`. Raises BadTable with row and field."""
    if not isinstance(row, dict):
        raise file.wrong("is not a row of fields", table, number)
    values = {}
    attrs.resolve_types(row_type)  # type: ignore[type-var]  # any attrs class
    for field in attrs.fields(row_type):  # type: ignore[arg-type]  # any attrs class
        if field.name in row:
            try:
                values[field.name] = _converter.structure(row[field.name], field.type)
            except Exception as error:  # cattrs raises exception groups
                said = f"'{field.name}' {_innermost(error)}"
                raise file.wrong(said, table, number) from error
        elif field.default is attrs.NOTHING:
            raise file.wrong(f"'{field.name}' is missing", table, number)
    try:
        return row_type(**values)
    except (TypeError, ValueError) as error:
        raise file.wrong(_message(error), table, number) from error


def _innermost(error: BaseException) -> str:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"lacks {error}" if isinstance(error, KeyError) else _message(error)


def _message(error: BaseException) -> str:
    """The message alone: the validators of attrs append the field and its values."""
    return str(error.args[0]) if error.args else str(error)


def name_of(path: Path) -> str:
    """The name of a file in errors: game folder and file name."""
    return "/".join(path.parts[-3:])
