"""What `docs/lessons.md` cites is there: lessons, steps, tips and paragraphs of the help."""

import re

import pytest

from burgundy_desktop import assets, games
from burgundy_desktop.lessons.reading import load_lessons

PAGE = assets.root().joinpath("docs", "lessons.md").read_text(encoding="utf-8")
TITLES = {
    "The Castles of Burgundy": "castles",
    "The Card Game": "castles_cards",
    "Caylus": "caylus",
    "Boonlake": "boonlake",
    "The Pillars of the Earth": "pillars",
}
CHAPTERS = re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
QUESTIONS = 5


@pytest.mark.parametrize(("title", "text"), CHAPTERS, ids=[title for title, _ in CHAPTERS])
def test_everything_cited_is_there(title, text):
    game = games.load(TITLES[title])
    known = load_lessons(game)
    lessons = {lesson.id: len(lesson.steps) for lesson in known.lessons}
    help_page = assets.root().joinpath("resources", "games", game.info.id, "help", "en.md")
    anchors = re.findall(r"<!-- anchor: (\S+) -->", help_page.read_text(encoding="utf-8"))
    there = {*anchors, *(tip.id for tip in known.tips)}

    rows = [row for row in text.splitlines() if row.startswith("| ")][1:]
    assert len(rows) == QUESTIONS
    for name, step in re.findall(r"`([a-z-]+)(?:/(\d+))?`", "".join(rows)):
        assert int(step) <= lessons[name] if step else name in there, f"{title}: {name}/{step}"
