"""A broken list of players has its names again from the chronicle."""

from datetime import timedelta

import attrs
import pytest

from burgundy_desktop.core.chronicle import Claimed
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.storage import profiles as profiles_module
from burgundy_desktop.storage.atomic import broken_of
from burgundy_desktop.storage.chronicle import Chronicle, Read
from burgundy_desktop.storage.known_players import forget, with_players
from burgundy_desktop.storage.players_in_chronicle import players_in_chronicle
from burgundy_desktop.storage.profiles import Profile, Profiles
from tests.core.test_statistics import BEGAN, game, seat

ANNA, BLUE, CARLA = (
    Profile(letter * 32, name, "knight", "two", BEGAN)
    for letter, name in (("a", "Anna"), ("b", "Blue"), ("c", "Carla"))
)
MAX = seat("Max", "merchant", 100, 2)


def played(day, player, name="", **fields):
    return game(day, seat(name or player.name, "", 150, 1, player.id), MAX, **fields)


@pytest.fixture
def chronicle(tmp_path):
    """Anna and Blue have played; Carla has claimed a game of a guest, which is not the only one."""
    chronicle = Chronicle(tmp_path / "chronicle.jsonl")
    guests = [game(day, seat("You", "", 90, 2), MAX) for day in (3, 4)]
    chronicle.add(played(1, ANNA), played(2, BLUE), *guests)
    chronicle.add(Claimed(guests[0].id, CARLA.id, "Carla", guests[0].ended))
    return chronicle


@pytest.fixture
def list_of(tmp_path, chronicle):
    def list_of():
        return Profiles(tmp_path / "profiles.json", lambda: players_in_chronicle(chronicle.read()))

    return list_of


@pytest.fixture
def whole(list_of):
    """The list before it breaks."""
    profiles = list_of()
    for one in (ANNA, BLUE, CARLA):
        profiles.add(one)
    return profiles.path.read_bytes()


BREAKS = {
    "cut": lambda data: data[: len(data) // 2],
    "empty": lambda data: b"",
    "zeros": lambda data: bytes(len(data)),
    "other version": lambda data: data.replace(b'"format":1', b'"format":2'),
    "no list": lambda data: b'{"format":1,"profiles":7}',
}


@pytest.fixture(params=BREAKS.values(), ids=list(BREAKS))
def broken(request, list_of, whole):
    data = request.param(whole)
    list_of().path.write_bytes(data)
    return data


def test_the_names_are_there_again_and_the_broken_list_is_kept(broken, list_of, chronicle):
    profiles = list_of()

    assert [(one.id, one.name) for one in profiles.all()] == [
        (one.id, one.name) for one in (ANNA, BLUE, CARLA)
    ]
    assert (profiles.was_broken, profiles.are_told) == (True, True)
    assert broken_of(profiles.path).read_bytes() == broken
    known = with_players(chronicle.read(), profiles).finished
    assert [one.seats[0].profile for one in known] == [ANNA.id, BLUE.id, CARLA.id, ""]


def test_they_stay_when_somebody_new_comes(broken, list_of):
    list_of().add(Profile("d" * 32, "Dora", "", "", BEGAN))

    again = list_of()
    assert [one.name for one in again.all()] == ["Anna", "Blue", "Carla", "Dora"]
    assert not again.was_broken


def test_the_list_is_mended_once_it_is_told(broken, list_of):
    profiles = list_of()
    profiles.all()
    assert profiles.path.read_bytes() == broken

    profiles.mend()

    again = list_of()
    assert again.all() == profiles.all()
    assert not again.was_broken


def test_a_whole_list_is_not_written_again(list_of, whole):
    before = list_of().path.stat().st_ino

    list_of().mend()

    assert list_of().path.stat().st_ino == before


def test_a_disk_that_refuses_leaves_the_names_in_memory(broken, list_of, monkeypatch):
    def refuse(*_):
        raise NotSaved("disk_full")

    monkeypatch.setattr(profiles_module, "write_atomically", refuse)
    profiles = list_of()

    profiles.mend()

    assert len(profiles.all()) == 3
    assert profiles.path.read_bytes() == broken


def test_a_list_that_was_never_there_is_not_made_up(list_of):
    assert list_of().all() == ()
    assert not list_of().was_broken


def test_a_chronicle_that_is_broken_too_gives_what_it_can(broken, list_of, chronicle):
    first, second, *_ = chronicle.path.read_bytes().splitlines()
    chronicle.path.write_bytes(b"\0\xff{\n" + first + b"\n" + second[:-30])

    assert [one.name for one in list_of().all()] == ["Anna"]


def test_a_chronicle_that_tells_nobody_is_asked_again(broken, list_of, chronicle):
    """It may be rebuilt meanwhile."""
    kept = chronicle.path.read_bytes()
    chronicle.path.write_bytes(b"\xff" * 1000)
    profiles = list_of()
    profiles.mend()
    assert (profiles.all(), profiles.was_broken, profiles.are_told) == ((), True, False)

    chronicle.path.write_bytes(kept)
    profiles.read_anew()

    assert [one.name for one in profiles.all()] == ["Anna", "Blue", "Carla"]


# who is told


def told(*games, claims=()):
    chronicle_read = Read(finished=games, claims={one.id: one for one in claims})
    return [(one.name, one.id, one.merged) for one in players_in_chronicle(chronicle_read)]


def test_the_latest_name_is_told():
    renamed = played(2, ANNA, "Annamária")
    earlier = Claimed("9" * 32, ANNA.id, "Ann", BEGAN)

    assert told(played(1, ANNA), renamed, claims=[earlier]) == [("Annamária", ANNA.id, ())]


def test_two_with_one_name_are_one_player():
    """They were merged, or the name was given to somebody else."""
    assert told(played(1, ANNA), played(2, BLUE, "ANNA")) == [("ANNA", BLUE.id, (ANNA.id,))]


def test_players_of_another_computer_are_not_told():
    assert told(played(1, ANNA, origin="import"), played(2, BLUE)) == [("Blue", BLUE.id, ())]


def test_guests_and_computer_players_are_not_told():
    guest = game(1, seat("Somebody", "", 150, 1), seat("Max", "merchant", 100, 2, "e" * 32))

    assert told(guest) == []


@pytest.mark.parametrize(
    ("name", "identity", "expected"),
    [
        ("  Ági   néni ", ANNA.id, ["Ági néni"]),
        ("x" * 400, ANNA.id, ["x" * 18]),
        ("", ANNA.id, []),
        ("Anna", "no id", []),
        ("😀" * 9, ANNA.id, ["😀" * 9]),
    ],
)
def test_what_no_player_can_be_called_is_passed_over(name, identity, expected):
    one = attrs.evolve(played(1, ANNA), seats=(seat(name, "", 1, 1, identity), MAX))

    assert [found[0] for found in told(one, played(2, BLUE))] == [*expected, "Blue"]


def test_a_deleted_player_is_not_told(list_of, whole, chronicle):
    """Names that were taken out of the chronicle do not come back with the others."""
    forget(chronicle, ANNA)
    forget(chronicle, CARLA)
    list_of().path.write_bytes(b"")

    assert [one.name for one in list_of().all()] == ["Blue"]


def test_a_player_is_as_old_as_the_first_game():
    (anna,) = players_in_chronicle(Read(finished=(played(1, ANNA), played(5, ANNA))))

    assert anna.created == BEGAN + timedelta(1)
