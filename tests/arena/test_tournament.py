"""Games between computer players, and the summary of their results."""

import json

import attrs
import pytest

from burgundy_desktop.arena.cli import main
from burgundy_desktop.arena.details import details
from burgundy_desktop.arena.tournament import (
    Pairing,
    Performance,
    play_game,
    play_games,
    summed_up,
)
from burgundy_desktop.core.ids import Seat


def without_seconds(played):
    return [[(one.seat, one.points, one.rank, one.decisions) for one in game] for game in played]


def test_the_same_seed_is_played_in_every_rotation():
    played = play_games(Pairing("castles", ("random", "random", "greedy-v1")), 6, seed=4)

    assert [tuple(one.seat for one in game) for game in played] == [
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
    ] * 2


def test_a_seed_gives_the_same_game_again():
    pairing = Pairing("castles", ("greedy-v1", "apprentice"))

    assert without_seconds([play_game(pairing, 8, 1).players]) == without_seconds(
        [play_game(pairing, 8, 1).players]
    )


def test_ranks_and_shares_add_up():
    (result,) = play_games(Pairing("castles", ("random",) * 4), 1, seed=1)

    assert sorted(one.rank for one in result) == [1, 2, 3, 4]
    assert sum(one.share for one in result) == 1
    assert max(result, key=lambda one: one.points).rank == 1


def test_a_shared_win_counts_as_a_part():
    pairing = Pairing("castles", ("a", "b"))
    shared = tuple(Performance(Seat(seat), 50, 1, 0.5, 10, 0, 1.0, 0.3) for seat in (0, 1))
    won = (
        Performance(Seat(1), 60, 1, 1.0, 10, 0, 3.0, 0.7),
        Performance(Seat(0), 5, 2, 0.0, 1, 0, 0.0, 0.0),
    )

    first, second = summed_up(pairing, [shared, won])

    assert (first.win_share, second.win_share) == (0.75, 0.25)
    assert first.points == 55
    assert first.seconds_per_decision == 0.2
    assert first.slowest_decision_seconds == 0.7
    assert first.share_by_seat == (0.5, 1.0)


def test_the_command_prints_json(capsys):
    status = main(
        ["castles", "--seats", "greedy-v1,random", "--games", "4", "--seed", "2", "--json"]
    )

    report = json.loads(capsys.readouterr().out)
    assert status == 0
    assert [one["player"] for one in report["players"]] == ["greedy-v1", "random"]
    assert sum(one["win_share"] for one in report["players"]) == pytest.approx(1)
    assert report["players"][0]["points"] > report["players"][1]["points"]


def test_the_command_prints_a_table(capsys):
    assert main(["castles", "--seats", "random,random", "--games", "2"]) == 0

    assert capsys.readouterr().out.count("random") == 2


def test_the_rival_of_a_lone_seat_is_the_automaton():
    ((alone,),) = play_games(Pairing("castles_cards", ("random",)), 1, seed=1)

    assert alone.rival > alone.points == sum(alone.reasons.values())
    assert alone.share == 0
    assert sum(alone.moves.values()) == alone.decisions


def test_details_are_means_of_won_and_of_lost_games():
    def played(share, points, bank):
        one = Performance(Seat(0), points, 1, share, 10, 0, 1.0, 0.3)
        return attrs.evolve(one, rival=20, reasons={"bank": bank}, moves={"Buy": 3})

    found = details([played(1.0, 30, 4), played(0.5, 20, 1), played(0.0, 10, 0)])

    assert (found["won"].games, found["won"].points, found["won"].rival) == (2, 25, 20)
    assert found["won"].reasons == {"bank": 2.5}
    assert (found["lost"].games, found["lost"].moves) == (1, {"Buy": 3})


def test_the_command_prints_details(capsys):
    call = ["castles", "--seats", "greedy-v1,random", "--games", "2", "--details"]

    assert main(call) == 0
    table = capsys.readouterr().out
    assert main([*call, "--json"]) == 0
    first, second = json.loads(capsys.readouterr().out)["players"]

    assert first["details"]["won"]["games"] == second["details"]["lost"]["games"] == 2
    assert first["details"]["won"]["points"] == second["details"]["lost"]["rival"]
    assert f"TakeTile{first['details']['won']['moves']['TakeTile']:>28.1f}" in table


def test_several_processes_play_the_same_games(capsys):
    call = ["castles", "--seats", "random,greedy-v1", "--games", "4", "--json"]

    main(call)
    alone = json.loads(capsys.readouterr().out)["players"]
    main([*call, "--jobs", "2"])
    together = json.loads(capsys.readouterr().out)["players"]

    assert [one["points"] for one in alone] == [one["points"] for one in together]


@pytest.mark.parametrize(
    "call",
    [
        ["chess", "--seats", "duke,duke"],
        ["castles", "--seats", "duke,emperor"],
        ["castles", "--seats", "duke"],
        ["castles", "--seats", "random,random", "--games", "0"],
        ["castles", "--seats", "random,random", "--option", "estates=none"],
        ["castles", "--seats", "random,random", "--option", "estates"],
        ["castles", "--positions", "random", "--option", "estates=dealt"],
        ["castles", "--positions", "random", "--details"],
        ["castles", "--positions", "random", "--keep", "folder"],
    ],
)
def test_a_wrong_call_gets_one_sentence_and_status_2(call, capsys):
    assert main(call) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("arena: ")
    assert said.err.count("\n") == 1
