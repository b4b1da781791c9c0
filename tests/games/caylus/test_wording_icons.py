"""What the icons of Caylus say, compared with its tables."""

import pytest

from burgundy_desktop.boardkit.icons import icon_of
from burgundy_desktop.games.caylus.board.wording.icons import ICONS
from burgundy_desktop.games.caylus.tables.facts import FACTS


@pytest.mark.parametrize("cube", ["wood", "stone", "gold"])
def test_the_icon_of_a_cube_names_all_kinds_of_buildings_that_it_pays_for(english, cube):
    kinds = {row.category for row in FACTS.buildings if cube in row.cost}
    icon = icon_of(ICONS, f"games/caylus/pieces/cube_{cube}")

    said = icon.says()
    assert {kind for kind in ("wood", "stone", "prestige") if kind in said} == kinds
