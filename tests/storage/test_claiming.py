"""A guest who has finished a game becomes a player: the game is theirs for good, and once."""

import errno
from datetime import UTC, datetime

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.chronicle import Claimed
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.statistics import Filter, chosen, people
from burgundy_desktop.storage import chronicle as chronicle_module, chronicle_lines
from burgundy_desktop.storage.chronicle import Chronicle
from burgundy_desktop.storage.chronicle_lines import from_text, to_text
from burgundy_desktop.storage.claiming import Guest, claim
from burgundy_desktop.storage.known_players import forget, with_players
from burgundy_desktop.storage.opening import open_game
from burgundy_desktop.storage.profiles import Profile, Profiles
from burgundy_desktop.storage.remembering import begun_of, finished_of, heal, rebuild
from burgundy_desktop.storage.save_game import read as read_save
from tests.core.test_statistics import game, seat
from tests.storage.played import ID, a_file, a_match

NOW = datetime(2026, 11, 27, tzinfo=UTC)
ANNA = Profile("a" * 32, "Anna", "knight", "two", NOW)
CARLA = Profile("c" * 32, "Carla", "weaver", "", NOW)


@pytest.fixture
def profiles(tmp_path):
    return Profiles(tmp_path / "profiles.json")


@pytest.fixture
def chronicle(tmp_path):
    return Chronicle(tmp_path / "chronicle.jsonl")


def nameless(day, name="You", **fields):
    """A guest wins against a Merchant."""
    return game(day, seat(name, "", 150, 1), seat("Max", "merchant", 100, 2), **fields)


def guest_of(one, path):
    return Guest(one.id, path, "", "knight", "one")


@pytest.fixture
def claimed(chronicle, profiles, tmp_path):
    """Anna has claimed the second of two games of a guest."""
    chronicle.add(nameless(1), nameless(2))
    claim(guest_of(nameless(2), tmp_path / "gone"), ANNA, profiles, chronicle, NOW)
    return chronicle


def games_of(player, chronicle, profiles):
    known = with_players(chronicle.read(), Profiles(profiles.path))
    found = chosen(known.counted, Filter("castles", player.id))
    assert all(one.own.name == player.name for one in found)
    return [one.game.id for one in found]


def test_the_game_is_that_of_the_new_player_also_after_a_restart(claimed, profiles):
    assert games_of(ANNA, claimed, profiles) == [nameless(2).id]
    assert people(with_players(claimed.read(), profiles).finished) == {
        ANNA.id: "Anna",
        "You": "You",
    }


def test_another_name_keeps_it(claimed, profiles):
    renamed = attrs.evolve(ANNA, name="Annamária")
    profiles.replace(renamed)

    assert games_of(renamed, claimed, profiles) == [nameless(2).id]


def test_it_counts_once_however_often_it_is_claimed(claimed, profiles):
    profiles.add(CARLA)
    claimed.add(Claimed(nameless(2).id, ANNA.id, "Anna", NOW), nameless(2))
    claimed.add(Claimed(nameless(2).id, CARLA.id, "Carla", NOW))

    assert games_of(ANNA, claimed, profiles) == []
    assert games_of(CARLA, claimed, profiles) == [nameless(2).id]


def test_a_merge_moves_it_and_can_be_undone(claimed, profiles):
    profiles.add(CARLA)
    profiles.merge(CARLA, ANNA)
    both = profiles.of(CARLA.id)
    assert games_of(both, claimed, profiles) == [nameless(2).id]

    profiles.divide(both)

    assert games_of(CARLA, claimed, profiles) == []
    assert games_of(ANNA, claimed, profiles) == [nameless(2).id]


def test_a_deletion_leaves_a_guest_without_a_name(chronicle, profiles, tmp_path):
    """Also if another name was typed for the game than the player took."""
    chronicle.add(nameless(1, "Anni"), nameless(2, "Béla"))
    claim(guest_of(nameless(1), tmp_path / "gone"), ANNA, profiles, chronicle, NOW)
    claim(guest_of(nameless(2), tmp_path / "gone"), CARLA, profiles, chronicle, NOW)

    forget(chronicle, ANNA)

    left = chronicle.path.read_text()
    assert not [trace for trace in ("Ann", ANNA.id) if trace in left]
    assert list(chronicle.read().claims) == [nameless(2).id]
    assert [one.seats[0].name for one in chronicle.read().finished] == ["", "Béla"]


@pytest.mark.parametrize(
    "other",
    [
        game(2, seat("You", "", 150, 1), seat("Player 2", "", 100, 2)),
        game(2, seat("Carla", "", 150, 1, CARLA.id), seat("Max", "merchant", 100, 2)),
        game(2, seat("A", "duke", 180, 1), seat("B", "king", 170, 2)),
    ],
    ids=["of two guests", "of a player", "of nobody"],
)
def test_nobody_loses_a_game_to_a_claim(chronicle, profiles, other):
    profiles.add(ANNA)
    profiles.add(CARLA)
    chronicle.add(other, Claimed(other.id, ANNA.id, "Anna", NOW))

    assert with_players(chronicle.read(), profiles).finished == (other,)


def test_a_claim_of_somebody_unknown_is_none(chronicle, profiles):
    profiles.add(CARLA)
    chronicle.add(nameless(1), Claimed(nameless(1).id, ANNA.id, "Anna", NOW))

    assert with_players(chronicle.read(), profiles).finished == (nameless(1),)


def test_a_disk_that_takes_no_line_makes_no_player(chronicle, profiles, tmp_path, monkeypatch):
    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    chronicle.add(nameless(1))
    monkeypatch.setattr(chronicle_module, "_append", full)

    with pytest.raises(NotSaved):
        claim(guest_of(nameless(1), tmp_path / "gone"), ANNA, profiles, chronicle, NOW)

    assert Profiles(profiles.path).all() == ()


def test_a_name_that_is_taken_claims_nothing(chronicle, profiles, tmp_path):
    profiles.add(attrs.evolve(CARLA, name="ANNA"))
    chronicle.add(nameless(1))

    with pytest.raises(ValueError, match="same name"):
        claim(guest_of(nameless(1), tmp_path / "gone"), ANNA, profiles, chronicle, NOW)

    assert chronicle.read().claims == {}


# the save


@pytest.fixture
def save(tmp_path, chronicle):
    """A finished game of one person and its line."""
    match = a_match()
    path = a_file(tmp_path, match=match)
    header = read_save(path).header
    chronicle.add(begun_of(header), finished_of(match, header, path.name))
    return path


def test_without_a_chronicle_the_save_tells_whose_game_it_was(save, chronicle, profiles):
    before = read_save(save)
    claim(Guest(ID, save, "", "knight", "one"), ANNA, profiles, chronicle, NOW)
    chronicle.path.unlink()

    now = read_save(save)
    assert heal(chronicle, [(save, now.header)], games.load) == 1

    (told,) = with_players(chronicle.read(), profiles).finished
    assert [(one.profile, one.name) for one in told.seats] == [(ANNA.id, "Anna"), ("", "Duke")]
    assert attrs.evolve(now, header=before.header) == before
    assert open_game(now, games.load).match.is_over


def test_a_rebuilt_chronicle_keeps_the_claim(save, chronicle, profiles):
    claim(Guest(ID, save, "", "knight", "one"), ANNA, profiles, chronicle, NOW)
    begun, finished, claimed = chronicle.path.read_bytes().splitlines(keepends=True)
    chronicle.path.write_bytes(begun + finished[:-50] + b"\n" + claimed)

    rebuild(chronicle, [(save, read_save(save).header)], games.load)

    assert list(chronicle.read().claims) == [ID]
    assert games_of(ANNA, chronicle, profiles) == [ID]


def test_another_game_in_the_place_of_the_save_is_left_alone(save, chronicle, profiles):
    before = save.read_bytes()

    claim(Guest("f" * 32, save, "", "knight", "one"), ANNA, profiles, chronicle, NOW)

    assert save.read_bytes() == before


# the lines


def test_a_claim_comes_back_as_it_was():
    line = Claimed(ID, ANNA.id, "Anna", NOW)

    assert from_text(to_text(line)) == line
    assert to_text(line).startswith(f'{{"v":1,"kind":"claimed","id":"{ID}"')


def test_an_older_program_skips_and_keeps_claims(claimed, monkeypatch):
    """It knows three kinds of lines."""
    before = claimed.path.read_bytes()
    kinds = {name: make for name, make in chronicle_lines._KINDS.items() if name != "claimed"}
    monkeypatch.setattr(chronicle_lines, "_KINDS", kinds)

    read = claimed.read()
    claimed.rewrite(lambda line: line)
    rebuild(claimed, (), games.load)

    assert (len(read.finished), read.skipped) == (2, 0)
    assert claimed.path.read_bytes() == before
