"""Games for other programs: no cell computes, and the automaton is a player."""

import csv
import io
import json
from datetime import datetime
from urllib.parse import parse_qs, urlsplit

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


def play_in(link):
    """What a link tells BG Stats."""
    (data,) = parse_qs(urlsplit(link).query)["data"]
    return json.loads(data)


def test_a_play_is_a_link_that_bg_stats_opens():
    """Its page for other programs asks for such a link, with the time in UTC."""
    alone = attrs.evolve(DOZEN[9], ended=datetime.fromisoformat("2026-11-22T21:16:58+02:00"))
    names = (str.upper, lambda seat: seat.name, lambda seat: seat.level, lambda _: "Aaron & Co")

    (link,) = as_plays([alone], *names).splitlines()
    play = play_in(link)

    assert link.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    assert play["playDate"] == "2026-11-22 19:16:58"
    assert play["game"]["name"] == "CASTLES_CARDS"
    assert [(one["name"], one["rank"], one["winner"]) for one in play["players"]] == [
        ("Anna", 2, False),
        ("Aaron & Co", 1, True),
    ]
