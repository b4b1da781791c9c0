"""A list of thousands: headers suffice, read games are cached, and the last played come first."""

import os
import threading
from datetime import UTC, datetime, timedelta

import attrs
import pytest

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.storage import listing, save_game
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.index import INDEX
from burgundy_desktop.storage.ledger import LEDGER
from burgundy_desktop.storage.library import Library
from burgundy_desktop.storage.listing import AT_ONCE, WORTH_KEEPING, Folder
from burgundy_desktop.storage.packing import pack, unpack
from burgundy_desktop.storage.peeking import peek
from burgundy_desktop.storage.save_game import from_bytes, to_bytes, write
from tests.storage.played import NOW, a_match, a_save

SAVE = a_save(a_match(plies=12))


def now():
    return (NOW + timedelta(days=30)).timestamp()


@pytest.fixture
def folder(tmp_path):
    return Folder(tmp_path, now)


@pytest.fixture
def again(tmp_path):
    """The same folder at another start of the program."""
    return lambda: Folder(tmp_path, now)


@pytest.fixture
def keep(tmp_path):
    """Put a game into the folder, changed so many days after the first one."""

    def keep(name, days=0, **fields):
        header = attrs.evolve(SAVE.header, changed=NOW + timedelta(days=days), **fields)
        path = tmp_path / f"{name}.burgundy"
        write(path, attrs.evolve(SAVE, header=header))
        return path

    return keep


@pytest.fixture
def many(keep):
    """More games than are read at once."""
    return [keep(f"{number:03}", number / 100) for number in range(AT_ONCE + 10)]


@pytest.fixture
def unread(monkeypatch):
    """Let every read of a saved game fail from now on."""

    def refuse(*_):
        raise AssertionError("a file is read")

    monkeypatch.setattr(listing, "read_bytes", refuse)


def names(entries):
    return [entry.path.stem for entry in entries]


@pytest.mark.parametrize("match", [a_match(plies=0), a_match(plies=12), a_match(seats=4)])
def test_the_header_is_that_of_the_whole_file(match):
    data = to_bytes(a_save(match, title='a","header":{"seats":0},"'))

    assert peek(data) == from_bytes(data).header


def test_of_what_this_program_has_not_written_so_nothing_is_said():
    data = to_bytes(SAVE)
    content = unpack(data)[0]
    for other in (
        b"",
        b"nonsense",
        data[:-1],
        data[1:],
        data.replace(b"castles", b"Castles"),
        data.replace(b",", b", "),
        to_bytes(SAVE, compressed=True),
        pack({name: value for name, value in content.items() if name != "header"}),
        pack({**content, "digests": "x", "extra": 1}).replace(b'"extra":1,', b""),
    ):
        assert peek(other) is None


@pytest.mark.parametrize(
    ("change", "code"),
    [({"burgundy": 99}, "later_version"), ({"header": {"seats": []}}, "nonsense")],
)
def test_a_header_that_cannot_be_is_told_at_once(change, code):
    content = unpack(to_bytes(SAVE))[0]

    with pytest.raises(BadSave) as caught:
        peek(pack({**content, **change}))

    assert caught.value.code == code


def test_a_list_does_not_read_the_moves(folder, keep, monkeypatch):
    keep("one")

    def refuse(*_):
        raise AssertionError("a game is read whole")

    monkeypatch.setattr(save_game, "unpack", refuse)
    monkeypatch.setattr(listing, "from_bytes", refuse)

    assert names(folder.listing().entries) == ["one"]


def test_of_many_games_the_newest_files_are_read_at_once_and_the_rest_later(folder, many):
    for number, path in enumerate(many):
        os.utime(path, (number, number))

    first = folder.listing()
    folder.read_rest()
    then = folder.listing()

    assert (len(first.entries), first.unread) == (AT_ONCE, 10)
    assert names(first.entries)[0] == many[-1].stem
    assert (len(then.entries), then.unread) == (len(many), 0)
    assert then.entries == folder.all()


def test_large_and_strange_files_wait(folder, keep, monkeypatch, tmp_path):
    keep("small")
    write(tmp_path / "packed.burgundy", SAVE, compressed=True)
    (tmp_path / "strange.burgundy").write_text("{}")
    monkeypatch.setattr(listing, "SMALL", (tmp_path / "small.burgundy").stat().st_size)
    keep("large", title="x" * 5000)

    assert names(folder.listing().entries) == ["small"]
    folder.read_rest()
    assert set(names(folder.listing().entries)) == {"small", "large", "packed", "strange"}


def test_reading_ends_when_the_program_does(folder, many):
    turns = iter([True] * 5)

    folder.read_rest(lambda: next(turns, False))

    assert folder.listing().unread == len(many) - 5 - AT_ONCE


def test_another_thread_may_read_while_the_list_is_shown(folder, many):
    thread = threading.Thread(target=folder.read_rest)
    thread.start()
    counts = [len(folder.listing().entries) for _ in range(20)]
    thread.join()

    assert counts == sorted(counts)
    assert len(folder.listing().entries) == len(many)


@pytest.mark.usefixtures("many")
def test_the_next_start_reads_no_game(folder, again, request, keep):
    broken = keep("broken")
    broken.write_bytes(b"{")
    before = folder.all()
    request.getfixturevalue("unread")

    found = again().listing()

    assert found.unread == 0
    assert [(entry.path, entry.header) for entry in found.entries] == [
        (entry.path, entry.header) for entry in before
    ]
    assert [str(entry.problem) for entry in found.entries] == [
        str(entry.problem) for entry in before
    ]


def test_few_games_need_no_index(folder, keep, tmp_path):
    for number in range(WORTH_KEEPING):
        keep(str(number))

    folder.all()

    assert not (tmp_path / INDEX).exists()


def test_a_file_that_has_changed_is_read_again(folder, again, many, keep):
    folder.all()

    keep(many[3].stem, title="changed")
    many[4].unlink()
    found = again().all()

    titles = {entry.path.stem: entry.header.title for entry in found}
    assert len(found) == len(many) - 1
    assert titles[many[3].stem] == "changed"


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b"burgundy index", b"another index", 1),
        lambda data: data.replace(b"\t", b" "),
        lambda data: data.replace(b'"created"', b'"creates"'),
        lambda data: data.replace(b"{", b"["),
        lambda data: data.replace(b"\t0\t", b"\tx\t"),
        lambda data: b"\xff" + data,
    ],
)
def test_a_damaged_index_loses_nothing(folder, again, many, tmp_path, damage):
    folder.all()
    index = tmp_path / INDEX
    index.write_bytes(damage(index.read_bytes()))

    found = again().all()

    assert names(found) == [path.stem for path in reversed(many)]
    assert {entry.header for entry in found if entry.header is None} == set()


def test_the_index_of_another_version_does_not_count(folder, again, many, tmp_path, monkeypatch):
    folder.all()
    read = []

    def seen(path):
        read.append(path)
        return listing.Entry(path, SAVE.header)

    monkeypatch.setattr("burgundy_desktop.storage.index.__version__", "99.0")
    monkeypatch.setattr(listing, "entry_of", seen)

    again().read_rest()

    assert len(read) == len(many)


# the order


def test_a_date_to_come_is_not_the_latest_for_ever(folder, keep):
    """A game saved with a wrong clock: the date of its file counts, or none."""
    wrong, wronger, right = keep("wrong", 3000), keep("wronger", 3000), keep("right", 3)
    os.utime(wrong, (NOW.timestamp(),) * 2)
    os.utime(wronger, ((NOW + timedelta(days=3000)).timestamp(),) * 2)

    assert [entry.path for entry in folder.all()] == [right, wrong, wronger]
    assert folder.all()[1].header.changed.year == 2034


def test_what_was_played_last_stands_first_whatever_the_clock_says(folder, keep):
    keep("2030", 3000)
    keep("today", 1)
    keep("yesterday", 0)

    folder.ledger.played("2030.burgundy")
    folder.ledger.played("yesterday.burgundy")

    assert names(folder.all()) == ["yesterday", "2030", "today"]


def test_the_order_is_the_same_at_the_next_start(folder, again, keep):
    for name in ("one", "two", "three"):
        keep(name)
    for name in ("two", "one", "one", "three", "two"):
        folder.ledger.played(f"{name}.burgundy")

    assert names(again().all()) == ["two", "three", "one"]


def test_a_game_that_goes_on_adds_one_line_and_no_more(folder, tmp_path):
    for _ in range(50):
        folder.ledger.played("one.burgundy")

    assert (tmp_path / LEDGER).read_text() == '"one.burgundy"\n'


def test_names_may_hold_anything(folder, again, keep):
    strange = "a\nb\t\"c'\\ ő"
    keep("one")
    keep(strange)

    folder.ledger.played(f"{strange}.burgundy")

    assert names(again().all()) == [strange, "one"]


@pytest.mark.parametrize("line", [b"\xff\xfe\n", b'"cut', b"[1]\n", b"[" * 9000 + b"\n", b"\n"])
def test_a_damaged_ledger_still_tells_the_rest(folder, again, keep, tmp_path, line):
    keep("one", 1)
    keep("two", 0)
    folder.ledger.played("two.burgundy")
    with (tmp_path / LEDGER).open("ab") as file:
        file.write(line)

    assert names(again().all()) == ["two", "one"]


def test_a_long_ledger_keeps_the_last_line_of_each_name(folder, again, monkeypatch, tmp_path):
    monkeypatch.setattr("burgundy_desktop.storage.ledger.MOST_BYTES", 400)
    for number in range(200):
        folder.ledger.played(f"{number % 3}.burgundy")

    places = again().ledger.places()

    assert sorted(places, key=places.get) == ["2.burgundy", "0.burgundy", "1.burgundy"]
    assert (tmp_path / LEDGER).stat().st_size <= 420


def test_a_ledger_that_cannot_be_written_stops_nobody(folder, tmp_path):
    (tmp_path / LEDGER).mkdir()

    folder.ledger.played("one.burgundy")

    assert folder.ledger.places() == {}


def test_a_copy_is_the_game_played_last(tmp_path):
    library = Library(Folders(tmp_path, tmp_path), now)
    (tmp_path / "games").mkdir()
    first = tmp_path / "games" / "first.burgundy"
    write(
        first,
        attrs.evolve(
            SAVE,
            header=attrs.evolve(SAVE.header, changed=datetime.max.replace(tzinfo=UTC, year=2029)),
        ),
    )

    copy = library.duplicate(first, "A copy", NOW)

    assert [entry.path for entry in library.entries()] == [copy, first]
