"""The required content of a saved game."""

import json
from datetime import datetime

import pytest

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.storage.migrations import FORMAT
from burgundy_desktop.storage.packing import pack, unpack
from burgundy_desktop.storage.provenance import Aids, Origin
from burgundy_desktop.storage.save_game import from_bytes, read, to_bytes, write
from tests.storage.played import LATER, NOW, a_match, a_save, people

NEW_IN_3 = ("id", "origin", "salt", "known", "aids", "profiles")


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


def test_what_a_game_came_from_and_what_helped_comes_back():
    aids = Aids().with_hint().with_take_back(7, over_new=True).with_take_back(3, over_new=False)
    save = a_save(
        origin=Origin("branch", "f" * 32, 12),
        salt="0" * 32,
        known=False,
        aids=aids,
        profiles=("a" * 32, ""),
        seats=(
            SeatInfo("Anna", colour="five", face="woman_2"),
            SeatInfo("Duke", "duke", "one", "", "hugo"),
        ),
    )

    found = from_bytes(to_bytes(save)).header

    assert found == save.header
    assert (aids.hints, aids.take_backs, aids.over_new, aids.went_on_at) == (1, 2, 1, (7,))


def test_an_edited_file_is_noticed():
    def give_points(content):
        content["position"]["players"][0]["points"] += 1

    assert refused(edited(give_points, sealed=False)) == "edited"


def test_a_later_format_is_named_before_its_seal_is_judged():
    def come_from_the_future(content):
        content["burgundy"] = FORMAT + 1

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
        *(leave_out("header", name) for name in NEW_IN_3),
        put("", "header", "id"),
        put("0" * 31, "header", "id"),
        put("0" * 33, "header", "id"),
        put("G" * 32, "header", "id"),
        put("A" * 32, "header", "id"),
        put(7, "header", "id"),
        put("0" * 31, "header", "salt"),
        put("x" * 32, "header", "salt"),
        put(None, "header", "salt"),
        put(False, "header", "known"),
        put("0" * 32, "header", "salt"),
        put("true", "header", "known"),
        put("bought", "header", "origin", "kind"),
        put("<b>", "header", "origin", "of"),
        put("a" * 65, "header", "origin", "of"),
        put(-1, "header", "origin", "ply"),
        put(10**400, "header", "origin", "ply"),
        put("more", "header", "origin", "unknown"),
        put(None, "header", "aids"),
        put(-1, "header", "aids", "hints"),
        put(True, "header", "aids", "hints"),
        put(10**400, "header", "aids", "take_backs"),
        put(1.5, "header", "aids", "over_new"),
        put("", "header", "aids", "teacher"),
        put(1, "header", "aids", "from_start"),
        put(7, "header", "aids", "went_on_at"),
        put([-1], "header", "aids", "went_on_at"),
        put([10**400], "header", "aids", "went_on_at"),
        put([], "header", "profiles"),
        put(["", "", ""], "header", "profiles"),
        put(["Anna", ""], "header", "profiles"),
        put([None, ""], "header", "profiles"),
        put("red", "header", "seats", 0, "colour"),
        put(1, "header", "seats", 0, "colour"),
        put("../../etc/passwd", "header", "seats", 0, "face"),
        put("a" * 41, "header", "seats", 0, "face"),
        put("../colin", "header", "seats", 0, "character"),
        put("more", "header", "unknown"),
        put("more", "unknown"),
    ],
)
def test_nonsense_under_a_good_seal_is_refused(change):
    assert refused(edited(change)) == "nonsense"


def test_times_come_back_in_any_zone():
    save = a_save(created=datetime.fromisoformat("2026-03-14T16:09:26+01:00"), changed=LATER)

    assert from_bytes(to_bytes(save)).header.created == NOW
