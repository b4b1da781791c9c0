"""A player's own tables: listed, checked, refused with a reason, and named."""

import errno
import os
from pathlib import Path

import attrs
import pytest

from burgundy_desktop.core import own_tables
from burgundy_desktop.core.tables import Tables, read_one, read_rows


@attrs.frozen
class Fruit:
    """A row of a table that no game has."""

    name: str
    pips: int = attrs.field(validator=attrs.validators.ge(1))


@attrs.frozen
class Price:
    """The single row of another one."""

    plum: int


FRUIT = '[[fruit]]\nname = "plum"\npips = 1\n\n[[fruit]]\nname = "fig"\npips = 9\n'
PRICE = "[price]\nplum = 3\n"


def read(tables):
    """All facts of the game "orchard"; a plum costs no more than all pips."""
    fruit = read_rows(tables.file("fruit.toml"), "fruit", Fruit)
    price = read_one(tables.file("price.toml"), "price", Price)
    if price.plum > sum(row.pips for row in fruit):
        raise tables.file("price.toml").wrong("'plum' is too dear", "[price]")
    return fruit, price


@pytest.fixture
def ours(tmp_path):
    folder = tmp_path / "games" / "orchard" / "data"
    folder.mkdir(parents=True)
    (folder / "fruit.toml").write_text(FRUIT, "utf-8")
    (folder / "price.toml").write_text(PRICE, "utf-8")
    return Tables(folder)


@pytest.fixture
def in_force(ours, tmp_path, monkeypatch):
    """Puts files into the player's folder and loads the game: facts, own files, problems."""
    monkeypatch.setattr(own_tables, "_process", own_tables._Process())
    tables = tmp_path / "data" / "tables"

    def load(**files: str | bytes):
        folder = tables / "orchard"
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            data = text if isinstance(text, bytes) else text.encode()
            (folder / f"{name}.toml").write_bytes(data)
        own_tables.offer(own_tables.read_folder(tables))
        facts, own = own_tables.in_force("orchard", ours, read)
        return facts, own, [str(problem) for problem in own_tables.problems()]

    return load


def test_a_file_of_the_same_name_takes_the_place_of_ours(in_force):
    facts, own, problems = in_force(price="[price]\nplum = 5\n")

    assert facts[1] == Price(5)
    assert facts[0][1] == Fruit("fig", 9)
    assert list(own) == ["price.toml"]
    assert not problems


def test_without_a_folder_nothing_changes(ours, tmp_path):
    own_tables.offer(own_tables.read_folder(tmp_path / "nowhere"))

    assert own_tables.offered() == {}
    assert own_tables.in_force("orchard", ours, read) == (read(ours), {})


def test_a_file_that_says_the_same_as_ours_replaces_nothing(in_force):
    _, own, problems = in_force(price="# copied\n[price]\r\nplum=3", fruit=FRUIT)

    assert (own, problems) == ({}, [])


def test_an_editor_s_mark_at_the_beginning_does_not_matter(in_force):
    facts, _, problems = in_force(price=b"\xef\xbb\xbf[price]\r\nplum = 4\r\n")

    assert (facts[1], problems) == (Price(4), [])


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        (
            "fruit",
            FRUIT.replace("9", "0"),
            "tables/orchard/fruit.toml, row 2 of [[fruit]]: 'pips' must be >= 1: 0",
        ),
        (
            "fruit",
            FRUIT.replace('name = "fig"\n', ""),
            "tables/orchard/fruit.toml, row 2 of [[fruit]]: 'name' is missing",
        ),
        ("price", "[prize]\n", "tables/orchard/price.toml: has no table [price]"),
        ("price", "", "tables/orchard/price.toml: has no table [price]"),
        ("price", "plum: 3", "tables/orchard/price.toml: is no TOML file (Expected"),
        ("price", b"\xff\xfe", "tables/orchard/price.toml: is no TOML file ('utf-8' codec"),
        ("price", "[price]\nplum = 11\n", "price.toml, [price]: 'plum' is too dear"),
        (
            "prize",
            PRICE,
            "prize.toml: takes the place of no table; there are fruit.toml, price.toml",
        ),
        ("price", b" " * (own_tables.LARGEST + 1), "cannot be read (it is too large)"),
    ],
)
def test_a_wrong_file_is_named_and_ours_stays_in_force(in_force, ours, file, text, said):
    facts, own, problems = in_force(**{file: text})

    assert (facts, own) == (read(ours), {})
    assert len(problems) == 1
    assert said in problems[0]


def test_the_good_files_beside_a_wrong_one_are_in_force(in_force):
    facts, own, problems = in_force(price="[price]\nplum = 5\n", fruit="[[fruit]]\n")

    assert facts[1] == Price(5)
    assert list(own) == ["price.toml"]
    assert problems == ["tables/orchard/fruit.toml, row 1 of [[fruit]]: 'name' is missing"]


def test_files_that_only_fit_together_are_tried_together(in_force):
    facts, own, problems = in_force(
        price="[price]\nplum = 20\n", fruit=FRUIT.replace("pips = 9", "pips = 90")
    )

    assert (facts[1], sorted(own), problems) == (Price(20), ["fruit.toml", "price.toml"], [])


def test_if_our_file_does_not_fit_theirs_all_of_theirs_are_left_out(in_force, ours):
    facts, own, problems = in_force(fruit='[[fruit]]\nname = "plum"\npips = 1\n')

    assert (facts, own) == (read(ours), {})
    assert problems == [
        "tables/orchard/fruit.toml: orchard/data/price.toml, [price]: 'plum' is too dear"
    ]


def test_a_forbidden_file_is_named(in_force, monkeypatch):
    in_force(price=PRICE)

    def forbidden(path, *_):  # raised by hand: root may read every file
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(Path, "open", forbidden)

    assert in_force()[2] == ["tables/orchard/price.toml: cannot be read (Permission denied)"]


def test_a_folder_in_place_of_a_file_is_named(in_force, tmp_path):
    (tmp_path / "data" / "tables" / "orchard" / "price.toml").mkdir(parents=True)

    assert in_force()[2] == ["tables/orchard/price.toml: cannot be read (it is not a regular file)"]


def test_what_is_no_table_lies_there_in_peace(in_force, tmp_path):
    folder = tmp_path / "data" / "tables"
    (folder / "orchard").mkdir(parents=True)
    (folder / "orchard" / "notes.txt").write_text("plums!")
    Path(folder / "read me.toml").write_text("plums!")

    assert in_force()[1:] == ({}, [])


def test_the_fingerprint_is_that_of_the_figures(in_force):
    first = in_force(price="[price]\nplum = 5\n")[1]
    again = in_force(price="# five\n[price]\n  plum=5\n")[1]
    other = in_force(price="[price]\nplum = 6\n")[1]

    assert first == again
    assert first != other


@pytest.mark.parametrize(
    ("played", "now", "changed"),
    [
        ({}, {}, ([], [])),
        ({"a": "1"}, {"a": "1"}, ([], [])),
        ({"a": "1", "b": "2"}, {"b": "2"}, (["a"], [])),
        ({"a": "1"}, {"a": "2"}, (["a"], [])),
        ({"a": "1"}, {"a": "1", "b": "2"}, ([], ["b"])),
        ({"a": "1"}, {"b": "2"}, (["a"], ["b"])),
    ],
)
def test_what_has_changed_since_a_game_was_played(played, now, changed):
    assert own_tables.changes(played, now) == changed
