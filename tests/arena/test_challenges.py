"""`challenges`: how often each level reaches each goal."""

import errno
import json

import attrs
import pytest

from burgundy_desktop.arena import challenges
from burgundy_desktop.arena.challenges import main, tables
from burgundy_desktop.arena.tournament import Pairing, play_game
from burgundy_desktop.core.challenges import Setup
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games import load

GAME = "castles_cards"
CALL = ["--game", GAME, "--level", "novice", "--games"]
TABLES = 2


def raised(error):
    """A function that raises the error, whatever it is called with."""

    def failing(*_):
        raise error

    return failing


@pytest.fixture
def played(monkeypatch):
    """The seeds of the games that are really played."""
    seeds = []

    def noted(pairing, seed, rotation):
        seeds.append(seed)
        return play_game(attrs.evolve(pairing, players=("random",) * len(pairing.players)), seed, 0)

    monkeypatch.setattr(challenges, "play_game", noted)
    return seeds


@pytest.fixture
def checkout(tmp_path):
    """A checkout with the figures of another level, and of one table of this."""
    path = challenges.file_of(GAME, tmp_path)
    path.parent.mkdir(parents=True)
    old = {"merchant": {"old": [1, 2]}, "novice": {"points_20": [5, 7], "gone": [1, 1]}}
    path.write_text(json.dumps({"format": 1, "levels": old}))
    return tmp_path


def written(checkout):
    return json.loads(challenges.file_of(GAME, checkout).read_text())["levels"]


def test_a_measurement_that_was_stopped_goes_on(played, tmp_path, capsys):
    assert main([*CALL, "3"]) == 0
    whole = capsys.readouterr().out
    played.clear()

    main([*CALL, "2", "--keep", str(tmp_path)])
    main([*CALL, "3", "--keep", str(tmp_path)])
    assert sorted(played) == sorted([70_001, 70_002, 70_003] * TABLES)

    capsys.readouterr()
    main([*CALL, "3", "--keep", str(tmp_path)])
    assert capsys.readouterr().out == whole
    assert len(whole.splitlines()) == 12
    assert len(played) == 3 * TABLES


def test_what_is_kept_is_counted_without_playing(played, tmp_path, checkout, capsys):
    main([*CALL, "2", "--keep", str(tmp_path / "kept")])
    played.clear()

    main([*CALL, "9", "--keep", str(tmp_path / "kept"), "--as-kept", "--write", str(checkout)])

    assert not played
    assert {of for _, of in written(checkout)["novice"].values()} == {2}


def test_only_a_table_with_games_replaces_what_was_known(played, tmp_path, checkout):
    main([*CALL, "1", "--keep", str(tmp_path / "kept")])
    for path in (tmp_path / "kept").glob("*novice_merchant*"):
        path.unlink()

    main([*CALL, "1", "--keep", str(tmp_path / "kept"), "--as-kept", "--write", str(checkout)])

    levels = written(checkout)
    assert list(levels) == ["novice", "merchant"]
    assert levels["novice"].pop("points_20") == [5, 7]
    assert "gone" not in levels["novice"]
    assert {of for _, of in levels["novice"].values()} == {1}


def test_a_folder_that_takes_nothing_is_told(tmp_path, capsys):
    (tmp_path / "file").touch()
    assert main([*CALL, "1", "--keep", str(tmp_path / "file")]) == 2
    assert "cannot be kept" in capsys.readouterr().err


def test_a_folder_that_is_not_there_has_no_kept_games_and_is_not_made(tmp_path, capsys):
    wrong = tmp_path / "wrong"

    assert main([*CALL, "1", "--as-kept", "--keep", str(wrong)]) == 2

    assert "--as-kept counts the games of a folder" in capsys.readouterr().err
    assert not wrong.exists()


@pytest.mark.parametrize("moves", [(), (99,) * 500])
def test_a_kept_game_with_the_moves_of_another_one_is_told(moves, tmp_path, capsys, monkeypatch):
    def garbled(pairing, seed, rotation):
        players = ("random",) * len(pairing.players)
        record = play_game(attrs.evolve(pairing, players=players), seed, rotation)
        return attrs.evolve(record, moves=moves)

    monkeypatch.setattr(challenges, "play_game", garbled)

    assert main([*CALL, "1", "--keep", str(tmp_path)]) == 2

    said = "challenges: the moves of the kept game of seed 70001 do not fit\n"
    assert capsys.readouterr().err == said


def test_a_wrong_checkout_is_told_before_anything_is_played(played, tmp_path, capsys):
    assert main([*CALL, "1", "--write", str(tmp_path)]) == 2
    assert "no checkout" in capsys.readouterr().err
    assert not played


BROKEN = ["", "[]", '{"levels": [1]}', '{"levels": {"novice": {"points_20": "often"}}}', "\udcff"]


@pytest.mark.parametrize("content", BROKEN)
def test_a_file_that_cannot_be_added_to_is_told_before_anything_is_played(
    played, checkout, capsys, content
):
    path = challenges.file_of(GAME, checkout)
    path.write_text(content, errors="surrogateescape")

    assert main([*CALL, "1", "--write", str(checkout)]) == 2

    assert capsys.readouterr().err == f"challenges: {path} holds no figures of ours\n"
    assert not played


def test_what_is_no_file_is_told_before_anything_is_played(played, checkout, capsys):
    path = challenges.file_of(GAME, checkout)
    path.unlink()
    path.mkdir()

    assert main([*CALL, "1", "--write", str(checkout)]) == 2

    assert "cannot be read" in capsys.readouterr().err
    assert not played


def test_figures_that_cannot_be_written_leave_those_of_before(
    played, checkout, capsys, monkeypatch
):
    before = written(checkout)
    monkeypatch.setattr("os.fsync", raised(OSError(errno.ENOSPC, "full")))

    assert main([*CALL, "1", "--write", str(checkout)]) == 2

    assert "challenges.json: the disk is full" in capsys.readouterr().err
    assert written(checkout) == before
    assert played


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ([*CALL, "0"], "--games is at least 1"),
        ([*CALL, "2", "--as-kept"], "--as-kept counts the games of a folder: name it with --keep"),
    ],
)
def test_a_call_that_would_count_nothing_is_refused(played, capsys, call, said):
    assert main(call) == 2

    told = capsys.readouterr()
    assert (told.out, told.err) == ("", f"challenges: {said}\n")
    assert not played


def test_a_table_is_played_once_for_all_its_challenges():
    easy = [len(one.challenges) for one in tables(load("boonlake"), "duke")]
    assert sum(easy) == 12
    assert len(easy) == 5  # the easy Eminence sits at the table of those who are alone anyway


@pytest.mark.parametrize(("opponents", "games"), [((), 20), (("merchant",), 20), (("duke",), 2)])
def test_fewer_games_are_played_against_those_who_search(opponents, games):
    game = load(GAME)
    one = attrs.evolve(game.challenges[0], setup=Setup(opponents))
    (table,) = tables(attrs.evolve(game, challenges=(one,)), "novice")

    assert table.pairing.players == ("novice", *opponents)
    assert table.games(20) == games


def test_the_game_that_is_measured_is_the_one_that_was_played():
    pairing = Pairing(GAME, ("random",))
    record = play_game(pairing, 3, 0)
    assert challenges._replayed(pairing, record).score.total(Seat(0)) == record.players[0].points
