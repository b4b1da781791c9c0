"""Games for other programs: no cell computes, and the automaton is a player."""

import csv
import io
import json

import attrs
import pytest

from burgundy_desktop.core.chronicle_rows import as_csv, as_plays
from tests.core.test_statistics import DOZEN


@pytest.mark.parametrize("name", ["=1+1", "+cmd", "-2", "@x"])
def test_a_name_that_looks_like_a_formula_is_text(name):
    game = attrs.evolve(DOZEN[0], seats=(attrs.evolve(DOZEN[0].seats[0], name=name),))

    (row,) = csv.DictReader(io.StringIO(as_csv([game], ";")), delimiter=";")

    assert row["name"] == f"'{name}"
    assert row["points"] == "150"


def test_aaron_is_a_player_of_a_play():
    alone = DOZEN[9]
    play = json.loads(as_plays([alone], str.upper, lambda seat: seat.name, lambda _: "Aaron"))

    assert play["game"]["name"] == "CASTLES_CARDS"
    assert [(one["name"], one["rank"], one["winner"]) for one in play["players"]] == [
        ("Anna", 2, False),
        ("Aaron", 1, True),
    ]
