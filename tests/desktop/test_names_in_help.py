"""The help calls menus and buttons what the window calls them."""

import re
import xml.etree.ElementTree as ET

import pytest

from burgundy_desktop import assets

LANGUAGES = ("en", "hu")
SENTENCES = ET.parse(assets.resource("i18n", "hu.ts")).getroot()
PAGES = sorted(assets.resource("help").glob("*.md")) + sorted(
    assets.resource("games").glob("*/help/*.md")
)


def plain(words):
    return words.replace("&", "").removesuffix("…")


SAID = {
    "en": {plain(source.text or "") for source in SENTENCES.iter("source")},
    "hu": {plain(said.text or "") for said in SENTENCES.iter("translation")},
}
"""What the window says in each language."""


def language_of(page):
    return "hu" if page.stem.endswith("hu") else "en"


def named_in(page, pattern):
    """The names in italics, each step of a way through menus by itself."""
    text = page.read_text(encoding="utf-8").replace("**", "")
    return {name for way in re.findall(pattern, text) for name in way.split(" › ")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_on_playing_names_what_the_window_shows(language):
    named = named_in(assets.resource("help", f"playing_{language}.md"), r"\*([^*\n]+)\*")

    # a word of Hungarian takes endings: "Embert" is the seat "Ember"
    assert len(named) > 8
    assert {name for name in named if not {name, name.removesuffix("t")} & SAID[language]} == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parts[-3]}-{page.stem}")
def test_ways_through_menus_exist(page):
    named = named_in(page, r"\*([^*\n]+ › [^*\n]+)\*")

    assert named <= SAID[language_of(page)]
