"""How long a review takes, in docs/review.md."""

from burgundy_desktop.ai.cases import Stage
from burgundy_desktop.core.review import decisions_of
from workshop import measure_review
from workshop.measure_review import Measured, Took
from workshop.playing import played


def test_a_row_has_the_means_of_each_stage_and_the_whole():
    short = Measured(100, 60, (Took(0.1, 0.2), Took(1, 2), Took(10, 20), Took(5, 6)))
    long = Measured(200, 80, (Took(0.3, 0.4), Took(3, 4), Took(20, 40), Took(5, 8)))

    row = measure_review.row("castles", [short, long])

    means = "0.2 (0.3) | 2.0 (3.0) | 15.0 (30.0) | 5.0 (7.0) | 22.2 (40.3)"
    assert row == f"| castles | 2 | 150 | 70 | {means} |"


def test_a_game_is_played_and_reviewed(capsys, monkeypatch):
    for name in ("QUICK", "DEEP"):
        monkeypatch.setattr(measure_review, name, Stage(2, 1))
    monkeypatch.setattr(measure_review, "revealing", lambda _: [])
    game = played("castles_cards", ["novice"] * 2, 1)
    monkeypatch.setattr(measure_review, "played", lambda *_: game)

    measure_review.main(["castles_cards"])

    told = f"| castles_cards | 1 | {game.length} | {len(decisions_of(game))} | "
    assert capsys.readouterr().out.startswith(told)
