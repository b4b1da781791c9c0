"""`review FILE` says what the decisions of a game cost."""

import csv
import json
import re

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.cases import Stage
from burgundy_desktop.arena import review
from burgundy_desktop.core.luck import revealing
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.review import decisions_of
from tests.storage.played import a_file, a_match


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    return a_file(tmp_path_factory.mktemp("saves"), match=a_match(seats=2))


@pytest.fixture(autouse=True)
def short_looks(monkeypatch):
    monkeypatch.setattr(review, "QUICK", Stage(2, 2))
    monkeypatch.setattr(review, "DEEP", Stage(4, 3))


def test_every_decision_with_a_choice_is_judged(finished, capsys):
    match = a_match(seats=2)

    assert not review.main([str(finished), "--json"])

    found = json.loads(capsys.readouterr().out)
    assert [one["ply"] for one in found] == list(decisions_of(match))
    for one in found:
        legal = match.game.legal_moves(match.steps[one["ply"] - 1].state)
        assert legal[one["played"]] == match.steps[one["ply"]].move


def test_a_table_and_words_name_seats_moves_and_kinds(finished, capsys):
    review.main([str(finished), "--csv", "--closely", "1"])
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert {row["seat"] for row in rows} == {"0", "1"}
    assert {row["kind"] for row in rows} <= {"fine", "inaccuracy", "mistake", "blunder"}

    review.main([str(finished), "--closely", "0"])
    said = capsys.readouterr().out
    assert "decisions," in said
    assert "turning points:" in said
    assert re.search(r"^Őrs \(person\): .*; like \w", said, re.MULTILINE)


def test_luck_is_told_for_everybody_and_for_each_roll(finished, capsys, monkeypatch):
    match = a_match(seats=2)
    judgement = attrs.evolve(match.game.judgement, luck_walks=2)
    game = attrs.evolve(match.game, judgement=judgement)
    monkeypatch.setattr(games, "load", lambda _game_id: game)

    assert not review.main([str(finished), "--luck", "--csv"])
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert [int(row["ply"]) for row in rows[::2]] == revealing(match)

    review.main([str(finished), "--luck"])
    first, second, *rest = capsys.readouterr().out.splitlines()
    assert first.startswith("Őrs: ")
    assert second.startswith("Duke: ")
    lead, luck, play = (float(number) for number in re.findall(r"[+-][\d.]+", first))
    assert lead == pytest.approx(luck + play, abs=0.2)
    assert sum(line.startswith("ply ") for line in rest) == review.LUCKIEST

    review.main([str(finished), "--luck", "--json"])
    assert len(json.loads(capsys.readouterr().out)) == len(revealing(match))


def test_a_game_that_goes_on_is_not_judged(tmp_path, capsys):
    begun = a_match(seats=2)
    again = Match(begun.game, begun.options, begun.seed)
    for step in begun.steps[1:11]:
        again.play(step.move)

    assert review.main([str(a_file(tmp_path, match=again))]) == review.WRONG_CALL
    assert "not over" in capsys.readouterr().err


def test_a_file_that_is_none_is_named(tmp_path, capsys):
    assert review.main([str(tmp_path / "x.burgundy")]) == review.WRONG_CALL
    assert "x.burgundy: the file cannot be read" in capsys.readouterr().err


def test_fewer_than_no_decisions_cannot_be_looked_at(finished, capsys):
    with pytest.raises(SystemExit) as ended:
        review.main([str(finished), "--closely", "-3"])

    assert ended.value.code == review.WRONG_CALL
    assert "'-3' is no number of decisions" in capsys.readouterr().err
