"""*How to play in this program* names menus and buttons as the program does, in both languages."""

import re
from xml.etree import ElementTree as ET

import pytest

from burgundy_desktop import assets

EMPHASIS = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
MESSAGES = list(ET.parse(assets.resource("i18n", "hu.ts")).iter("message"))
TEXTS = {"en": "source", "hu": "translation"}


def plain(text):
    """A text without its key, its dots, and the mark of its letter in a menu."""
    return text.partition("\t")[0].replace("&", "").rstrip("…").strip()


@pytest.mark.parametrize("language", TEXTS)
def test_what_the_page_names_is_in_the_program(language):
    elements = [message.find(TEXTS[language]) for message in MESSAGES]
    said = {plain(text) for element in elements for text in element.itertext()}
    page = assets.resource("help", f"playing_{language}.md").read_text(encoding="utf-8")
    named = [plain(part) for words in EMPHASIS.findall(page) for part in words.split(" › ")]

    assert len(named) > 8
    assert [name for name in named if name not in said] == []
