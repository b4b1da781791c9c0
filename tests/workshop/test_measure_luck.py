"""The figures of luck in docs/review.md."""

import pytest

from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.luck import Luck, LuckAndPlay
from workshop import measure_luck


def a_game(lead, luck):
    found = [Luck(Ply(1), (luck + 1.0, 0.0), (0.3, 0.3)), Luck(Ply(2), (-1.0, 0.0), (0.4, 0.4))]
    return measure_luck.Measured(found, (LuckAndPlay(lead, luck, 0.5),), 2.0)


def test_a_row_says_how_much_of_the_leads_luck_explains():
    row = measure_luck.row("castles", [a_game(30, 10.0), a_game(-30, -10.0), a_game(0, 0.0)])

    assert row == "| castles | 3 | 2 | 6.42 (0.35) | 10.0 (0.5) | 900 → 400 | 3.00 | 2.0 s |"


def test_what_is_drawn_again_is_printed_with_its_error(capsys, monkeypatch):
    monkeypatch.setattr(measure_luck, "resampled", lambda _matches: iter([1.0, 2.0, 3.0, 9.0]))

    measure_luck.main(["castles", "--resampled", "3"])

    assert capsys.readouterr().out == "| castles | 3 | +2.000 ± 0.577 |\n"


@pytest.mark.parametrize("few", ["--games", "--resampled"])
def test_of_one_game_or_draw_there_is_nothing_to_compare(few, capsys):
    with pytest.raises(SystemExit):
        measure_luck.main(["castles", few, "1"])

    assert "--games and --resampled are at least 2" in capsys.readouterr().err
