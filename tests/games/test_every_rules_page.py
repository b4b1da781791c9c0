"""Every rules reference: well formed, and the same in both languages."""

import re
from itertools import pairwise

import pytest

from burgundy_desktop import assets
from tests.games.rules_page import ANCHOR, LANGUAGES, PICTURE, games, page, sections

every_game = pytest.mark.parametrize("game", games())
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@in_both_languages
def test_every_heading_carries_an_anchor_of_its_own(game, language):
    lines = page(game, language).splitlines()

    headings = [pair for pair in pairwise(lines) if re.match(r"#{2,} ", pair[1])]
    anchors = ANCHOR.findall(page(game, language))

    assert all(ANCHOR.fullmatch(before) for before, _ in headings)
    assert len(headings) == len(anchors) == len(set(anchors)) == len(sections(game, language))


@every_game
def test_both_languages_have_the_same_anchors_in_the_same_order(game):
    assert list(sections(game, "en")) == list(sections(game, "hu"))


@every_game
def test_headings_of_one_anchor_have_the_same_depth_in_both_languages(game):
    depths = [
        {anchor: part.heading.split()[0] for anchor, part in sections(game, language).items()}
        for language in LANGUAGES
    ]

    assert depths[0] == depths[1]


@every_game
@in_both_languages
def test_no_section_is_empty(game, language):
    parts = sections(game, language).values()

    assert [p.anchor for p in parts if len(PICTURE.sub("", p.body).split()) < 5] == []


@every_game
@in_both_languages
def test_every_picture_is_drawn_and_has_a_name_for_those_who_do_not_see_it(game, language):
    pictures = PICTURE.findall(page(game, language))

    paths = [link.removeprefix("art:") for _, link in pictures]

    assert [path for path in paths if not assets.resource(*path.split("/")).is_file()] == []
    assert all(link.startswith("art:games/") for _, link in pictures)
    assert all(name.strip() for name, _ in pictures)


@every_game
def test_both_languages_show_the_same_pictures(game):
    links = [[link for _, link in PICTURE.findall(page(game, lang))] for lang in LANGUAGES]

    assert links[0] == links[1]


@every_game
def test_tables_have_the_same_shape_in_both_languages(game):
    def shape(language):
        lines = page(game, language).splitlines()
        return [line.count("|") for line in lines if line.startswith("|")]

    assert shape("en") == shape("hu")


def test_pictures_and_tables_are_found_where_they_are():
    assert PICTURE.findall(page("castles", "en"))
    assert "\n|" in page("castles", "en")


@pytest.mark.parametrize("path", [f"games/{game}/help/hu.md" for game in games()])
def test_hungarian_writes_articles_out_and_uses_its_own_quotation_marks(path):
    assert_written_well(path)


def test_the_page_on_playing_is_written_well_in_hungarian():
    assert_written_well("help/playing_hu.md")


def test_the_page_on_playing_has_the_same_anchors_in_both_languages():
    pages = [assets.resource("help", f"playing_{language}.md") for language in LANGUAGES]

    anchors = [ANCHOR.findall(path.read_text("utf-8")) for path in pages]

    assert anchors[0] == anchors[1] != []


def assert_written_well(path):
    prose = PICTURE.sub("", assets.resource(*path.split("/")).read_text("utf-8"))

    assert "a(z)" not in prose.lower()
    assert not re.search('["“«»]', prose)
    assert prose.count("„") == prose.count("”")
