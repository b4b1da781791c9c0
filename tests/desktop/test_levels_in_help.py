"""The help names the levels as the dialog of a new game does."""

import re

import pytest

from burgundy_desktop import assets
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.desktop.words.levels import level_name
from tests.languages import speaking


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_help_names_all_levels_from_below(qapp, language):
    page = assets.resource("help", f"playing_{language}.md").read_text(encoding="utf-8")
    section = page.partition("anchor: levels")[2].partition("<!--")[0]

    named = re.findall(r"^\| ([^|-][^|]*) \|", section, re.MULTILINE)[1:]

    with speaking(language):
        assert named == [level_name(level) for level in LEVELS]
