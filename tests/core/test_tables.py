"""Tables of rules data: read strictly, refused with file, row and field."""

from pathlib import Path

import attrs
import pytest

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import (
    TableFile,
    read_file,
    read_one,
    read_rows,
    read_table,
)


@attrs.frozen
class Fruit:
    """A row of a table that no game has."""

    name: str
    pips: int = attrs.field(validator=attrs.validators.ge(1))
    colours: tuple[str, ...] = ()
    ripe: bool = False
    sold_with: str | None = None


@pytest.fixture
def table(tmp_path):
    """Writes a file of a game called "orchard" and reads it."""

    def write(text: str) -> TableFile:
        path: Path = tmp_path / "orchard" / "data" / "fruit.toml"
        path.parent.mkdir(parents=True)
        path.write_text(text, "utf-8")
        return read_file(path)

    return write


def test_rows_are_read_in_their_order(table):
    file = table('[[fruit]]\nname = "plum"\npips = 1\n[[fruit]]\nname = "fig"\npips = 9\n')

    assert read_rows(file, "fruit", Fruit) == (Fruit("plum", 1), Fruit("fig", 9))


def test_one_table_is_read(table):
    file = table('[fruit]\nname = "fig"\npips = 9\ncolours = ["red"]\nripe = true\n')

    assert read_one(file, "fruit", Fruit) == Fruit("fig", 9, ("red",), ripe=True)


def test_fields_that_nobody_reads_are_let_be(table):
    file = table('[fruit]\nname = "fig"\npips = 9\nsource = "the garden"\n')

    assert read_one(file, "fruit", Fruit) == Fruit("fig", 9)


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("pips = 1", "'name' is missing"),
        ('name = "fig"', "'pips' is missing"),
        ("name = 3\npips = 1", "'name' is 3, not str"),
        ('name = "fig"\npips = "one"', "'pips' is 'one', not int"),
        ('name = "fig"\npips = 1.0', "'pips' is 1.0, not int"),
        ('name = "fig"\npips = true', "'pips' is True, not int"),
        ('name = "fig"\npips = 1\nripe = 1', "'ripe' is 1, not bool"),
        ('name = "fig"\npips = 1\ncolours = [1]', "'colours' is 1, not str"),
        ('name = "fig"\npips = 1\nsold_with = 2', "'sold_with' is 2, not str"),
        ('name = "fig"\npips = 0', "'pips' must be >= 1: 0"),
    ],
)
def test_a_wrong_field_is_named_with_its_row(table, row, wrong):
    file = table(f'[[fruit]]\nname = "plum"\npips = 1\n[[fruit]]\n{row}\n')

    with pytest.raises(BadTable) as problem:
        read_rows(file, "fruit", Fruit)

    assert str(problem.value) == f"orchard/data/fruit.toml, row 2 of [[fruit]]: {wrong}"


@pytest.mark.parametrize("text", ["", "[fruit]\nname = 'fig'\n", "fruit = []\n", "fruit = 3\n"])
def test_missing_rows_are_named(table, text):
    with pytest.raises(BadTable, match=r"^orchard/data/fruit.toml: has no table \[\[fruit\]\]$"):
        read_rows(table(text), "fruit", Fruit)


def test_a_row_that_is_no_row_is_named(table):
    with pytest.raises(BadTable, match=r"row 1 of \[\[fruit\]\]: is not a row of fields"):
        read_rows(table("fruit = [3]\n"), "fruit", Fruit)


def test_a_missing_table_is_named(table):
    with pytest.raises(BadTable, match=r"^orchard/data/fruit.toml: has no table \[fruit\]$"):
        read_one(table("[vegetable]\n"), "fruit", Fruit)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadTable, match=r"orchard/data/fruit.toml: cannot be read \(No such file"):
        read_table(tmp_path / "orchard" / "data" / "fruit.toml")


def test_a_file_that_is_no_toml_is_named_with_the_line(table):
    with pytest.raises(BadTable, match=r"^orchard/data/fruit.toml: is no TOML file \(.*line 2"):
        table("[fruit]\nname = \n")


def test_a_file_that_is_no_text_is_named(tmp_path):
    path = tmp_path / "orchard.toml"
    path.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(BadTable, match=r"orchard.toml: is no TOML file"):
        read_table(path)
