"""Each level against the level below, and tables of equals."""

import pytest

from burgundy_desktop.arena import ladder
from burgundy_desktop.arena.tournament import Pairing, play_games


def rows(said):
    return [line.strip("| ").split(" | ") for line in said.splitlines()[2:]]


def test_a_level_plays_against_the_level_below_it(capsys):
    assert not ladder.main(["--game", "castles_cards", "--level", "apprentice", "--games", "4"])

    ((game, level, below, games, *_),) = rows(capsys.readouterr().out)
    assert (game, level, below, games) == ("castles_cards", "apprentice", "novice", "4")


def test_a_game_for_more_than_two_has_one_against_all_others():
    (pairing,) = ladder._steps(ladder.Night(1, 1, None, {}), ["pillars"], ["duke"])

    assert pairing.players == ("duke", "master", "master", "master")


def test_a_level_that_loses_is_told(capsys, monkeypatch):
    monkeypatch.setattr(ladder, "LEVELS", ("merchant", "novice"))

    assert ladder.main(["--game", "castles_cards", "--level", "novice", "--games", "6"]) == 1

    assert "novice merchant: too weak" in capsys.readouterr().err


def test_equals_sit_at_tables_of_every_size(capsys):
    assert not ladder.main(["--game", "pillars", "--equals", "--level", "novice", "--games", "2"])

    assert [row[:4] for row in rows(capsys.readouterr().out)] == [
        ["pillars", "novice", "3", "2"],
        ["pillars", "novice", "4", "2"],
    ]


def test_equals_play_with_the_options_of_the_game(capsys):
    call = ["--game", "pillars", "--equals", "--level", "novice", "--games", "1"]

    assert not ladder.main([*call, "--option", "ruleset=booklet"])

    assert [row[0] for row in rows(capsys.readouterr().out)] == ["pillars ruleset=booklet"] * 2


@pytest.mark.parametrize("kind", [["--equals"], []])
def test_options_that_a_game_does_not_know_are_refused_before_any_game(kind, capsys, monkeypatch):
    monkeypatch.setattr("burgundy_desktop.arena.tournament.play_game", pytest.fail)
    both = ["--game", "castles", "--game", "pillars", "--option", "estates=dealt"]

    assert ladder.main([*both, *kind]) == 2

    told = capsys.readouterr()
    assert told.out == ""
    assert "pillars has the options" in told.err


def test_the_lowest_level_alone_has_nobody_to_play_against(capsys):
    assert ladder.main(["--game", "pillars", "--level", "novice"]) == 2

    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "ladder: nobody is below the novice: --level names a higher level\n"


@pytest.mark.parametrize("kind", [["--equals"], []])
@pytest.mark.parametrize("count", ["0", "-3"])
def test_a_ladder_of_no_games_is_refused_before_it_begins(kind, count, capsys):
    assert ladder.main(["--game", "castles_cards", *kind, f"--games={count}"]) == 2

    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "ladder: --games is at least 1\n"


def test_equals_never_play_the_same_game_twice():
    played = play_games(Pairing("castles_cards", ("novice", "novice")), 3, seed=1)

    assert len({tuple(one.points for one in game) for game in played}) == 3


def test_games_that_are_kept_are_not_played_again(tmp_path, monkeypatch):
    call = ["--game", "castles_cards", "--level", "apprentice", "--games", "2"]
    ladder.main([*call, "--keep", str(tmp_path)])
    monkeypatch.setattr("burgundy_desktop.arena.tournament.play_game", pytest.fail)

    assert not ladder.main([*call, "--keep", str(tmp_path)])
