"""What a file of a saved game must hold."""

import json
from datetime import datetime

import pytest

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.storage.packing import pack, unpack
from burgundy_desktop.storage.save_game import from_bytes, read, to_bytes, write
from tests.storage.played import LATER, NOW, a_match, a_save, people


def edited(change, *, sealed=True):
    """The bytes of a saved game after `change` of its content, under a new seal or the old one."""
    data = to_bytes(a_save())
    content = unpack(data)[0]
    seal = json.loads(data)["seal"]
    change(content)
    return pack(content) if sealed else json.dumps({**content, "seal": seal}).encode()


def refused(data):
    with pytest.raises(BadSave) as caught:
        from_bytes(data)
    return caught.value.code


@pytest.mark.parametrize("compressed", [False, True])
def test_a_saved_game_comes_back_whole(tmp_path, compressed):
    save = a_save(a_match(seats=3, plies=42), title="Vasárnap ♜", created=NOW, strict=True)

    write(tmp_path / "game.burgundy", save, compressed=compressed)

    found = read(tmp_path / "game.burgundy")
    assert (found.header, found.moves, found.digests) == (save.header, save.moves, save.digests)
    assert to_bytes(found) == to_bytes(save)


def test_the_header_tells_the_library_what_it_shows():
    header = from_bytes(to_bytes(a_save(a_match(plies=25), title="Rainy day"))).header

    assert (header.game, header.title, header.moment) == (
        "castles",
        "Rainy day",
        "Phase A, round 2",
    )
    assert (header.seats, header.created, header.changed) == (people(2), NOW, NOW)
    assert (header.plies, header.cursor, header.is_over) == (25, 25, False)


def test_an_edited_file_is_noticed():
    def give_points(content):
        content["position"]["players"][0]["points"] += 1

    assert refused(edited(give_points, sealed=False)) == "edited"


def test_a_later_format_is_named_before_its_seal_is_judged():
    def come_from_the_future(content):
        content["burgundy"] = 3

    assert refused(edited(come_from_the_future, sealed=False)) == "later_version"


def put(value, *path):
    """A change that puts `value` at a place in the content."""

    def change(content):
        *folders, name = path
        for folder in folders:
            content = content[folder]
        content[name] = value

    return change


def leave_out(*path):
    def change(content):
        *folders, name = path
        for folder in folders:
            content = content[folder]
        del content[name]

    return change


@pytest.mark.parametrize(
    "change",
    [
        leave_out("burgundy"),
        leave_out("header"),
        leave_out("header", "seed"),
        leave_out("moves"),
        put([], "moves"),
        put({}, "moves"),
        put(7, "moves", 0),
        put([], "digests"),
        put([[0, "x"], [0, "x"], [25, "x"]], "digests"),
        put([[25, "x"]], "digests"),
        put([[0, "x"], [10, "x"]], "digests"),
        put("7", "header", "seed"),
        put(True, "header", "seed"),
        put(1, "header", "strict"),
        put(None, "header", "title"),
        put("\ud800", "header", "title"),
        put("yesterday", "header", "created"),
        put("2026-03-14T15:09:26", "header", "created"),
        put(NOW.year, "header", "changed"),
        put(26, "header", "cursor"),
        put(-1, "header", "cursor"),
        put(24, "header", "plies"),
        put([], "header", "seats"),
        put([1], "header", "seconds"),
        put([1, -1], "header", "seconds"),
        put([1, 0.5], "header", "seconds"),
        put({"colors.toml": 7}, "header", "tables"),
        put({"seats": 3, "chosen": {}}, "header", "options"),
        put("more", "header", "unknown"),
        put("more", "unknown"),
    ],
)
def test_nonsense_under_a_good_seal_is_refused(change):
    assert refused(edited(change)) == "nonsense"


def test_times_come_back_in_any_zone():
    save = a_save(created=datetime.fromisoformat("2026-03-14T16:09:26+01:00"), changed=LATER)

    assert from_bytes(to_bytes(save)).header.created == NOW
