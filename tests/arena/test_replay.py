"""`replay FILE` verifies a saved game."""

import json

import attrs
import pytest

from burgundy_desktop.arena import replay
from burgundy_desktop.storage.save_game import read, write
from tests.storage.played import a_file, a_match, a_save


@pytest.fixture
def finished(tmp_path):
    return a_file(tmp_path, match=a_match(seats=3))


def rewrite(path, **fields):
    save = read(path)
    header = attrs.evolve(save.header, **fields)
    write(path, attrs.evolve(save, header=header))


def test_a_finished_game_is_verified_and_its_result_told(finished, capsys):
    match = a_match(seats=3)

    status = replay.main([str(finished), "--json"])

    report = json.loads(capsys.readouterr().out)
    assert (status, report["verified"], report["finished"]) == (0, True, True)
    assert (report["game"], report["seed"], report["plies"]) == ("castles", 7, match.length)
    assert report["digests"] == match.length // 10 + 1 + (match.length % 10 > 0)
    assert [(line["rank"], line["seat"], line["points"]) for line in report["standings"]] == [
        (standing.rank, standing.seat, standing.points) for standing in match.score.standings
    ]


def test_the_same_in_words(finished, capsys):
    status = replay.main([str(finished)])

    words = capsys.readouterr().out
    winner = a_match(seats=3).score.standings[0]
    assert status == 0
    assert "seat 1: Őrs (person)\nseat 2: Duke (duke)\nseat 3: Anna (person)\nseed 7" in words
    assert "plies replayed, " in words
    assert f"final result:\n  1. {('Őrs', 'Duke', 'Anna')[winner.seat]}: {winner.points}" in words


def test_a_sealed_game_tells_its_seed_when_it_is_over(tmp_path, capsys):
    sealed = {"salt": "9f86d081884c7d659a2feaa0c55ad015", "known": False}
    path = tmp_path / "game.burgundy"
    for plies, seed in ((None, 4711), (25, None)):
        write(path, a_save(a_match(seed=4711, plies=plies), **sealed))

        replay.main([str(path), "--json"])
        report = json.loads(capsys.readouterr().out)
        assert (report["known"], report["promise"][:8], report["seed"]) == (False, "3a662e4b", seed)

        replay.main([str(path)])
        words = capsys.readouterr().out
        assert "sealed deal 3a662e4b" in words
        assert ("seed 4711" in words) == (seed is not None)


def test_an_unfinished_game_tells_where_it_stands(tmp_path, capsys):
    status = replay.main([str(a_file(tmp_path))])

    assert status == 0
    assert "not finished; at ply 25:" in capsys.readouterr().out


def test_an_edited_file_is_not_verified(finished, capsys):
    finished.write_bytes(finished.read_bytes().replace(b'"seed":7', b'"seed":8'))

    status = replay.main([str(finished)])

    output = capsys.readouterr()
    assert (status, output.out) == (1, "")
    assert "does not fit its seal" in output.err


def test_other_dice_under_a_good_seal_are_found_out(finished, capsys):
    rewrite(finished, seed=8)

    status = replay.main([str(finished), "--json"])

    report = json.loads(capsys.readouterr().out)
    assert (status, report["verified"]) == (1, False)
    assert (report["code"], report["values"]) == ("replay_differs", {"ply": 0})


def test_a_game_of_other_rules_cannot_be_verified(finished, capsys):
    rewrite(finished, rules_version=99)

    assert replay.main([str(finished)]) == 1
    assert "played by rules 99; these are rules 1" in capsys.readouterr().err


def test_a_missing_file_is_another_status(tmp_path, capsys):
    status = replay.main([str(tmp_path / "nothing.burgundy"), "--json"])

    assert status == 2
    assert json.loads(capsys.readouterr().out)["code"] == "unreadable"


def test_the_file_must_be_named(capsys):
    with pytest.raises(SystemExit) as ended:
        replay.main([])

    assert ended.value.code == 2
    assert "FILE" in capsys.readouterr().err
