"""A rules page as read from its file: text, chapters and search index."""

from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

from burgundy_desktop import assets
from burgundy_desktop.core.placeholders import filled
from burgundy_desktop.desktop.dialogs import rules_search
from burgundy_desktop.games import tables_of

_ANCHOR = re.compile(r"<!-- anchor: ([a-z0-9-]+) -->\s*\n(#+) +(.+)")
_WORDS = re.compile(r"<!-- words: (.*?) -->", re.DOTALL)
_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_MARKUP = re.compile(r"\*+|`|^\|[-|]+\|$|^ *- |\|", re.MULTILINE)
"""Signs of the file that nobody reads: those of bold and italic letters, code, tables, points."""
PICTURE = re.compile(r"!\[([^\]]*)\]\(art:([^)]+)\.svg\)")


@attrs.frozen
class Chapter:
    """A heading: its anchor, its depth (1 to 6), its text."""

    anchor: str
    depth: int
    title: str


@attrs.frozen
class Page:
    """A text, and its chapters in order."""

    markdown: str
    chapters: tuple[Chapter, ...]
    sections: tuple[rules_search.Section, ...] = ()
    """The search index of the chapters."""


def read_page(game_id: str, language: str) -> Page:
    """The rules of a game, or the help of the program, in a language."""
    path = (
        assets.resource("games", game_id, "help", f"{language}.md")
        if game_id
        else assets.resource("help", f"playing_{language}.md")
    )
    text = path.read_text(encoding="utf-8")
    if game_id:
        text = filled(text, tables_of(game_id))
    chapters = tuple(
        Chapter(anchor, len(depth), title.strip()) for anchor, depth, title in _ANCHOR.findall(text)
    )
    return Page(_COMMENT.sub("", text), chapters, tuple(_sections(text)))


def _sections(text: str) -> Iterator[rules_search.Section]:
    """The text below each heading, with the synonyms for the search."""
    headings = list(_ANCHOR.finditer(text))
    ends = [*(heading.start() for heading in headings[1:]), len(text)]
    for heading, end in zip(headings, ends, strict=True):
        body = text[heading.end() : end]
        names = ", ".join(_WORDS.findall(body)).split(",")
        shown = _MARKUP.sub("", PICTURE.sub("", _COMMENT.sub("", body)))
        yield rules_search.section(heading[1], heading[3].strip(), names, shown)
