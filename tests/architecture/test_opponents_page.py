"""The players that `docs/opponents.md` lists can be named, and every level is among them."""

import re

from burgundy_desktop import assets, games
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.levels import player_named

PAGE = assets.root().joinpath("docs", "opponents.md").read_text(encoding="utf-8")
_, _, BELOW = PAGE.partition("## The players\n")
PLAYERS = re.findall(r"^\| `([^`]+)` \|", BELOW.partition("\n## ")[0], re.MULTILINE)


def test_every_player_that_is_listed_can_be_named():
    castles = games.load("castles")

    assert set(LEVELS) < set(PLAYERS)
    for name in PLAYERS:
        assert player_named(name.replace("-N", "-2"), castles) is not None
