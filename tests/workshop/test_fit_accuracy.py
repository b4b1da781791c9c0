"""What levels lose a decision, measured on reviewed games that are kept."""

import json

import pytest

from burgundy_desktop.ai.cases import Stage
from burgundy_desktop.arena import review
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.review import Decision
from workshop import fit_accuracy
from workshop.fit_accuracy import Reviewed, fitted, kept, rows
from workshop.messages import Missing


@pytest.fixture
def short_looks(monkeypatch):
    monkeypatch.setattr(review, "QUICK", Stage(2, 2))
    monkeypatch.setattr(review, "DEEP", Stage(4, 3))


def a_game(seed, levels, losses):
    decisions = [
        Decision(Ply(number), Seat(number % 2), 0.0, 1, 0, share, 0.001, 10 * share, 0.01)
        for number, share in enumerate(losses)
    ]
    return Reviewed("castles", levels, seed, 1, 1, decisions)


def play(folder, games):
    seats = ["--seats", "merchant,novice"]
    call = ["play", "castles_cards", *seats, "--games", str(games), "--keep", str(folder)]
    fit_accuracy.main(call)


def test_each_level_has_the_mean_loss_of_its_decisions():
    every = [
        a_game(1, ["apprentice", "master"], [0.03, 0.0, 0.01, 0.0] * 200),
        a_game(2, ["master", "apprentice"], [0.0, 0.02] * 200),
    ]

    assert fitted(every) == {
        "apprentice": {"mean": 0.2, "error": pytest.approx(0.0033), "decisions": 600},
        "master": {"mean": 0.0, "error": 0.0, "decisions": 600},
    }


def test_a_level_that_loses_no_less_than_a_weaker_one_is_put_together_with_it():
    every = [
        a_game(1, ["apprentice", "merchant"], [0.02, 0.04] * 400),
        a_game(2, ["steward", "master"], [0.02, 0.01] * 400),
    ]

    means = {level: found["mean"] for level, found in fitted(every).items()}

    assert means == {"apprentice": 0.3, "merchant": 0.3, "steward": 0.2, "master": 0.1}


def test_a_level_with_few_decisions_is_not_named():
    few = fit_accuracy.FEWEST_DECISIONS - 1
    every = [a_game(1, ["apprentice", "master"], [0.0] * (2 * few + 1))]

    assert set(fitted(every)) == {"apprentice"}


def test_the_rows_tell_kinds_a_game():
    every = [a_game(seed, ["apprentice", "master"], [0.06, 0.0, 0.12, 0.03]) for seed in (1, 2)]

    assert rows("castles", every) == [
        "| castles | apprentice | 2 | 4 | 9.00 ± 1.73 | 0.90 ± 0.17 | 0.0 / 1.0 / 1.0 |",
        "| castles | master | 2 | 4 | 1.50 ± 0.87 | 0.15 ± 0.09 | 1.0 / 0.0 / 0.0 |",
    ]


def test_one_decision_has_no_error_yet():
    (row,) = rows("castles", [a_game(1, ["apprentice", "master"], [0.06])])

    assert row == "| castles | apprentice | 1 | 1 | 6.00 ± 0.00 | 0.60 ± 0.00 | 0.0 / 1.0 / 0.0 |"


@pytest.mark.usefixtures("short_looks")
def test_what_was_reviewed_is_kept_and_not_played_again(tmp_path, monkeypatch, capsys):
    keep, table = tmp_path / "kept", tmp_path / "accuracy.json"
    monkeypatch.setattr(fit_accuracy, "table_of", lambda _game_id: table)
    monkeypatch.setattr(fit_accuracy, "FEWEST_DECISIONS", 20)
    play(keep, 1)
    first = keep / "castles_cards-merchant-novice-0001.json"
    before = first.stat().st_mtime_ns

    play(keep, 2)

    assert first.stat().st_mtime_ns == before
    assert [one.levels for one in kept("castles_cards", keep)] == [
        ["novice", "merchant"],
        ["merchant", "novice"],
    ]
    fit_accuracy.main(["fit", "castles_cards", "--keep", str(keep)])
    assert list(json.loads(table.read_text("utf-8"))) == ["novice", "merchant"]
    assert "| castles_cards | novice | 2 |" in capsys.readouterr().out


@pytest.mark.usefixtures("short_looks")
def test_what_an_earlier_way_to_judge_found_is_found_again(tmp_path, monkeypatch):
    play(tmp_path, 1)
    monkeypatch.setattr("workshop.fit_accuracy.JUDGEMENT", 99)

    with pytest.raises(Missing, match="no reviewed game of castles_cards"):
        kept("castles_cards", tmp_path)
