"""Reads the TOML tables of a game into attrs classes, and says exactly what is wrong with one."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import attrs

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.strict import strict_converter

T = TypeVar("T")

_converter = strict_converter(forbid_extra_keys=False)


@attrs.frozen
class TableFolders:
    """Where the tables of a game lie: its own folder, and one with files in place of ours."""

    own: Path
    replacing: Path | None = None

    def path(self, name: str) -> Path:
        """The file of this name that is in force."""
        if self.replacing is not None and (self.replacing / name).is_file():
            return self.replacing / name
        return self.own / name


def read_table(path: Path) -> dict[str, Any]:
    """The whole file. Raises BadTable if it is missing or no TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadTable(f"{name_of(path)}: cannot be read ({error.strerror})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadTable(f"{name_of(path)}: is no TOML file ({error})") from error


def read_rows(path: Path, table: str, row_type: type[T]) -> tuple[T, ...]:
    """All rows of `[[table]]`, in their order. Raises BadTable with file, row and field."""
    rows = read_table(path).get(table)
    if not isinstance(rows, list) or not rows:
        raise BadTable(f"{name_of(path)}: has no table [[{table}]]")
    return tuple(
        structure(row, row_type, f"{name_of(path)}, row {number} of [[{table}]]")
        for number, row in enumerate(rows, start=1)
    )


def read_one(path: Path, table: str, row_type: type[T]) -> T:
    """The single table `[table]`. Raises BadTable with file and field."""
    row = read_table(path).get(table)
    if not isinstance(row, dict):
        raise BadTable(f"{name_of(path)}: has no table [{table}]")
    return structure(row, row_type, f"{name_of(path)}, [{table}]")


def structure(row: Any, row_type: type[T], where: str) -> T:
    """`row` as a `row_type`. Raises BadTable that begins with `where` and names the field."""
    if not isinstance(row, dict):
        raise BadTable(f"{where}: is not a row of fields")
    values = {}
    attrs.resolve_types(row_type)  # type: ignore[type-var]  # any attrs class
    for field in attrs.fields(row_type):  # type: ignore[arg-type]  # any attrs class
        if field.name in row:
            values[field.name] = _field(row[field.name], field.type, f"{where}: '{field.name}'")
        elif field.default is attrs.NOTHING:
            raise BadTable(f"{where}: '{field.name}' is missing")
    try:
        return row_type(**values)
    except (TypeError, ValueError) as error:
        raise BadTable(f"{where}: {_said(error)}") from error


def _field(value: Any, kind: Any, where: str) -> Any:
    try:
        return _converter.structure(value, kind)
    except Exception as error:  # cattrs raises groups of whatever the hooks raise
        raise BadTable(f"{where} {_innermost(error)}") from error


def _innermost(error: BaseException) -> str:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"lacks {error}" if isinstance(error, KeyError) else _said(error)


def _said(error: BaseException) -> str:
    """The message alone: the validators of attrs put the field and its values behind it."""
    return str(error.args[0]) if error.args else str(error)


def name_of(path: Path) -> str:
    """The file as an error names it: game folder and file name."""
    return "/".join(path.parts[-3:])
