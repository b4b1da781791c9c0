"""Players survive a restart and a second program; merges can be undone; deletion leaves nothing."""

import os
import sys
import zipfile
from datetime import UTC, datetime

import attrs
import pytest

from burgundy_desktop.core.daily import KIND, firsts
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.statistics import Filter, chosen, people
from burgundy_desktop.storage import profiles as profiles_module
from burgundy_desktop.storage.chronicle import Chronicle
from burgundy_desktop.storage.known_players import export, forget, with_players
from burgundy_desktop.storage.profiles import Profile, Profiles, renamed, tidy_name
from burgundy_desktop.storage.provenance import Origin
from burgundy_desktop.storage.remembering import begun_of
from tests.core.test_statistics import duel
from tests.storage.played import a_file, a_header, a_match

NOW = datetime(2026, 3, 14, tzinfo=UTC)


def player(number, name, **fields):
    return Profile(f"{number + 2748:032x}", name, "knight", "two", NOW, **fields)


ANNA, BLUE = player(1, "Anna"), player(2, "Blue")


@pytest.fixture
def profiles(tmp_path):
    return Profiles(tmp_path / "data" / "profiles.json")


def test_they_are_kept_by_name(profiles):
    profiles.add(BLUE)
    profiles.add(ANNA)

    again = Profiles(profiles.path)

    assert again.all() == (ANNA, BLUE)
    assert again.named(" anna ") == ANNA
    assert again.named("Carla") is None
    assert again.of(BLUE.id) == BLUE


@pytest.mark.parametrize("name", ["Anna", "ANNA", "anna"])
def test_a_name_is_given_once(profiles, name):
    profiles.add(ANNA)

    with pytest.raises(ValueError, match="same name"):
        profiles.add(player(3, name))

    assert profiles.all() == (ANNA,)


@pytest.mark.parametrize(
    "fields", [{"name": ""}, {"name": "x" * 19}, {"id": "x"}, {"colour": "red"}]
)
def test_what_is_no_player_is_refused(fields):
    with pytest.raises(ValueError, match=next(iter(fields))):
        attrs.evolve(ANNA, **fields)


def test_a_name_is_tidied():
    assert tidy_name("  A\u0301gi \t  néni ") == "Ági néni"


def test_a_name_is_given_to_one_seat_alone():
    anna, bea = SeatInfo("Anna"), SeatInfo("Bea")

    assert renamed((anna, bea), player(1, "anna"), "Cili") == (SeatInfo("Cili"), bea)
    assert renamed((anna, bea), player(1, "anna"), "Bea") == (anna, bea)


def test_a_second_program_loses_nothing(profiles):
    other = Profiles(profiles.path)
    assert other.all() == ()
    profiles.add(ANNA)
    other.add(BLUE)

    assert Profiles(profiles.path).all() == (ANNA, BLUE)


def test_a_merge_and_back(profiles):
    for one in (ANNA, BLUE, player(3, "Bluebell")):
        profiles.add(one)
    profiles.merge(BLUE, player(3, "Bluebell"))
    profiles.merge(ANNA, profiles.of(BLUE.id))
    assert profiles.all() == (attrs.evolve(ANNA, merged=(BLUE.id,)),)
    assert profiles.of(player(3, "Bluebell").id).id == ANNA.id

    profiles.divide(profiles.of(ANNA.id))

    assert [one.name for one in profiles.all()] == ["Anna", "Blue"]


def test_a_deletion_takes_everybody_along_who_became_that_player(profiles):
    """Whoever was merged into somebody merged would be there again."""
    bluebell = player(3, "Bluebell")
    for one in (ANNA, BLUE, bluebell, player(4, "Carla")):
        profiles.add(one)
    profiles.merge(BLUE, bluebell)
    profiles.merge(ANNA, profiles.of(BLUE.id))
    anna = profiles.of(ANNA.id)
    assert {one.name for one in profiles.family(anna)} == {"Anna", "Blue", "Bluebell"}

    profiles.delete(anna)

    assert [one.name for one in Profiles(profiles.path).all()] == ["Carla"]
    assert "Blue" not in profiles.path.read_text()


@pytest.mark.parametrize("broken", [b"{", b"[]", b'{"format":2,"profiles":[]}'])
def test_a_broken_file_is_kept_and_begun_anew(profiles, broken):
    profiles.path.parent.mkdir()
    profiles.path.write_bytes(broken)

    assert profiles.all() == ()
    profiles.add(ANNA)

    assert profiles.was_broken
    assert profiles.path.with_name("profiles.json.broken").read_bytes() == broken


def test_a_disk_that_refuses_changes_nothing(profiles):
    profiles.add(ANNA)
    (profiles.path.parent / ".burgundy.lock").unlink()
    (profiles.path.parent / ".burgundy.lock").mkdir()

    with pytest.raises(NotSaved):
        profiles.add(BLUE)

    assert profiles.all() == (ANNA,)


def test_two_hundred_players(profiles):
    for number in range(200):
        profiles.add(player(number + 10, f"Player {number}"))

    assert len(Profiles(profiles.path).all()) == 200


# with the chronicle


@pytest.fixture
def chronicle(profiles):
    return Chronicle(profiles.path.with_name("chronicle.jsonl"))


def test_guests_with_the_name_of_a_player_are_that_player(profiles, chronicle):
    chronicle.add(duel(1, 150, 100))
    profiles.add(ANNA)
    profiles.add(BLUE)
    (game,) = with_players(chronicle.read(), profiles).finished
    assert game.seats[0].profile == ANNA.id

    profiles.merge(BLUE, ANNA)

    assert people(with_players(chronicle.read(), profiles).finished) == {BLUE.id: "Blue"}


def test_no_trace_is_left_after_a_deletion(profiles, chronicle):
    header = attrs.evolve(a_header(a_match(plies=1)), profiles=(ANNA.id, ""))
    own = attrs.evolve(duel(1, 150, 100).seats[0], profile=ANNA.id)
    one = duel(1, 150, 100)
    chronicle.add(begun_of(header), attrs.evolve(one, seats=(own, one.seats[1])), duel(2, 9, 8))
    profiles.add(ANNA)

    forget(chronicle, ANNA)
    profiles.delete(ANNA)

    left = chronicle.path.read_text() + profiles.path.read_text()
    assert "Anna" not in left
    assert ANNA.id not in left
    assert len(chronicle.read().finished) == 2


def test_the_games_of_a_deleted_player_are_nobodys(profiles, chronicle):
    """Not those of the guest for whom nothing was typed either."""
    header = attrs.evolve(
        a_header(a_match(plies=1)),
        profiles=(ANNA.id, ""),
        origin=Origin(KIND, "2026-03-14"),
    )
    own, other = duel(2, 150, 100).seats
    nobody = attrs.evolve(own, name="")
    chronicle.add(
        begun_of(header),
        attrs.evolve(duel(1, 150, 100), seats=(attrs.evolve(own, profile=ANNA.id), other)),
        attrs.evolve(duel(2, 150, 100), seats=(nobody, other)),
    )
    profiles.add(ANNA)

    forget(chronicle, ANNA)
    profiles.delete(ANNA)

    left = with_players(chronicle.read(), profiles)
    assert people(left.finished) == {"": ""}
    assert [one.game.id for one in chosen(left.finished, Filter())] == [left.finished[1].id]
    assert not firsts(left.begun, [""])


def test_an_export_holds_player_lines_and_saves(profiles, tmp_path):
    save = a_file(tmp_path, match=a_match(plies=3))

    export(tmp_path / "anna.zip", ANNA, [duel(1, 150, 100)], [save])

    with zipfile.ZipFile(tmp_path / "anna.zip") as packed:
        assert packed.namelist() == ["player.txt", "games.jsonl", "games/game.burgundy"]
        assert packed.read("games/game.burgundy") == save.read_bytes()
        assert b'"points":150' in packed.read("games.jsonl")


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has no such names")
def test_an_export_holds_saves_without_a_proper_date_or_name(tmp_path):
    save = tmp_path / "\udcff.burgundy"
    save.write_bytes(b"1234567")
    os.utime(save, (0, 0))

    export(tmp_path / "anna.zip", ANNA, [], [save])

    with zipfile.ZipFile(tmp_path / "anna.zip") as packed:
        assert packed.infolist()[-1].file_size == 7


def test_an_export_of_a_save_that_is_gone_is_refused(tmp_path):
    with pytest.raises(NotSaved):
        export(tmp_path / "anna.zip", ANNA, [], [tmp_path / "gone.burgundy"])


def test_a_file_that_cannot_be_read_is_not_overwritten(profiles, monkeypatch):
    profiles.add(ANNA)
    before = profiles.path.read_bytes()
    monkeypatch.setattr(profiles_module, "_LARGEST", 10)

    with pytest.raises(NotSaved):
        Profiles(profiles.path).add(BLUE)

    assert profiles.path.read_bytes() == before
