"""How strong somebody plays, said with the names of the levels."""

import re

import pytest

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.strength import Rating
from burgundy_desktop.desktop.pages.statistics import words

FOUND = Rating(1500, 1400, 1600, 30)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("where", ["below", "above"])
def test_the_article_fits_the_name_of_every_level(qapp, level, where):
    other = {"below": "", "above": ""} | {where: level}

    assert not re.search(r"\ba [AEIOU]", words.strength(FOUND, **other))
