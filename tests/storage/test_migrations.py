"""Files of earlier formats are migrated to the present one."""

import hashlib
from pathlib import Path

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.storage.migrations import FORMAT, STEPS, migrate
from burgundy_desktop.storage.opening import load
from burgundy_desktop.storage.packing import unpack
from burgundy_desktop.storage.provenance import Aids, Origin
from burgundy_desktop.storage.save_game import from_bytes, read, to_bytes
from tests.storage.played import a_match, people

FILES = Path(__file__).parent / "files"
"""A game as written by the program at the time of each older format."""
SEATS_OF_3 = tuple(
    attrs.evolve(info, colour="four", face="hugo") if info.level else info for info in people(3)
)
SEATS_OF_4 = tuple(
    attrs.evolve(info, character="margot") if info.level else info for info in SEATS_OF_3
)
SEATS_OF_5 = tuple(
    attrs.evolve(info, level="apprentice") if info.level else info for info in SEATS_OF_4
)


def test_every_earlier_format_has_a_step():
    assert set(STEPS) == set(range(1, FORMAT))


def test_the_steps_follow_each_other():
    steps = {
        1: lambda content: {**content, "path": "a"},
        2: lambda content: {**content, "path": content["path"] + "b"},
    }

    assert migrate({"burgundy": 1}, steps, known=3) == {"burgundy": 3, "path": "ab"}
    assert migrate({"burgundy": 2, "path": "-"}, steps, known=3) == {"burgundy": 3, "path": "-b"}


@pytest.mark.parametrize(
    ("version", "seats", "seconds"),
    [
        (1, people(3), (0, 0, 0)),
        (2, people(3), (61, 0, 7)),
        (3, SEATS_OF_3, (61, 0, 7)),
        (4, SEATS_OF_4, (61, 0, 7)),
        (5, SEATS_OF_5, (61, 0, 7)),
    ],
)
def test_a_file_of_an_older_format_opens_whole(version, seats, seconds):
    path = FILES / f"format_{version}.burgundy"

    found = load(path, games.load)

    expected = a_match(seats=3, seed=4711, plies=42, estates="dealt")
    expected.go_to(Ply(38))
    header = found.header
    assert unpack(path.read_bytes())[0]["burgundy"] == version
    assert found.lost_history is None
    assert (found.match.steps, found.match.cursor) == (expected.steps, 38)
    assert (header.title, header.strict, header.seats) == ("Rainy day", True, seats)
    assert (header.seconds, dict(header.tables)) == (seconds, {})


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_game_gets_the_id_that_all_its_copies_get(version):
    header = read(FILES / f"format_{version}.burgundy").header

    begun = b"castles|2026-03-14T15:09:26+00:00|4711"
    assert header.id == hashlib.sha256(begun).hexdigest()[:32]


@pytest.mark.parametrize("version", [1, 2])
def test_of_an_older_game_nothing_is_claimed(version):
    header = read(FILES / f"format_{version}.burgundy").header

    assert (header.known, header.salt, header.origin) == (True, "", Origin())
    assert header.aids == Aids(from_start=False)
    assert header.profiles == ("", "", "")


def test_a_game_of_format_3_keeps_its_seal_and_its_aids_and_nobody_in_it_has_a_style():
    header = read(FILES / "format_3.burgundy").header

    assert (header.id, header.salt) == ("0123456789abcdef" * 2, "fedcba9876543210" * 2)
    assert (header.known, header.aids) == (False, Aids().with_hint())
    assert [info.character for info in header.seats] == ["", "", ""]


def test_a_game_of_format_4_has_no_branches_and_is_as_clean_as_it_was():
    path = FILES / "format_4.burgundy"

    assert read(path).lines == ()
    assert read(path).header.aids == Aids().with_hint()


def test_a_game_of_format_5_keeps_its_branch():
    (line,) = read(FILES / "format_5.burgundy").lines

    assert (line.ply, line.kind, line.name) == (40, "undone", "Another way")


@pytest.mark.parametrize("version", [1, 2, 3, 4, 5])
def test_the_levels_of_an_older_game_are_those_of_the_first_ladder(version):
    assert read(FILES / f"format_{version}.burgundy").header.ladder == 1


@pytest.mark.parametrize("version", [1, 2, 3, 4, 5])
def test_an_older_game_is_the_same_once_it_is_written_by_us(version):
    save = read(FILES / f"format_{version}.burgundy")

    assert from_bytes(to_bytes(save)) == save


@pytest.mark.parametrize("version", [2, 3])
@pytest.mark.parametrize("header", [{}, {"seats": 2}, {"seats": [1]}, None])
def test_what_is_no_game_of_its_format_is_refused(header, version):
    with pytest.raises(BadSave) as caught:
        migrate({"burgundy": version, "header": header})

    assert caught.value.code == "nonsense"


@pytest.mark.parametrize("version", [4, 5])
def test_a_game_without_a_header_is_refused(version):
    with pytest.raises(BadSave) as caught:
        migrate({"burgundy": version, "header": None})

    assert caught.value.code == "nonsense"


@pytest.mark.parametrize("header", [{}, {"seats": 2}, None])
def test_what_is_no_game_of_format_1_is_refused(header):
    with pytest.raises(BadSave) as caught:
        migrate({"burgundy": 1, "header": header})

    assert caught.value.code == "nonsense"


def test_a_later_format_is_left_to_a_later_program():
    with pytest.raises(BadSave, match="has format 9; this program reads up to 3") as caught:
        migrate({"burgundy": 9}, {}, known=3)

    assert (caught.value.code, caught.value.values) == ("later_version", {"found": 9, "known": 3})


@pytest.mark.parametrize("version", [0, -1, True, "1", None])
def test_a_format_that_never_was(version):
    with pytest.raises(BadSave) as caught:
        migrate({"burgundy": version})

    assert caught.value.code == "nonsense"
