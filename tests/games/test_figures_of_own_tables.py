"""The rules pages show the figures in force, including a player's own."""

import re

import pytest

from burgundy_desktop.core.placeholders import UnknownPlaceholder, filled, number_at
from burgundy_desktop.games import found, tables_of
from tests.games.by_changed_figures import effects
from tests.games.rules_page import LANGUAGES, page, source
from tests.own_tables import told

ASKED = re.compile(r"\{\{.+?\}\}")
NUMBER = re.compile(r"\d+")
LEAST = 25
"""Every page tells more figures than this."""


@pytest.fixture(scope="module")
def with_other_figures(tmp_path_factory):
    """What a process says in which every figure of the page is another one; once for a game."""
    said = {}

    def ask(game_id):
        if game_id not in said:
            folder = tmp_path_factory.mktemp(game_id)
            said[game_id] = told(folder, "tests/games/by_changed_figures.py", game_id)
        return said[game_id]

    return ask


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", found())
def test_the_page_tells_a_player_s_own_figures(with_other_figures, game_id, language):
    said = with_other_figures(game_id)
    asking = source(game_id, language).splitlines()
    ours, theirs = page(game_id, language).splitlines(), said["pages"][language].splitlines()

    unchanged = [
        our
        for line, our, their in zip(asking, ours, theirs, strict=True)
        if ASKED.search(line) and our == their
    ]

    assert said["problems"] == []
    assert unchanged == []
    assert sum(len(ASKED.findall(line)) for line in asking) > LEAST


@pytest.mark.parametrize("game_id", found())
def test_both_languages_tell_the_same_figures(game_id):
    def asked(language):
        return sorted(
            re.sub(r"\|.*", "}}", one) for one in ASKED.findall(source(game_id, language))
        )

    assert set(asked("en")) == set(asked("hu"))


def test_the_tips_of_castles_tell_a_player_s_own_figures(with_other_figures):
    theirs = with_other_figures("castles")["effects"]
    fixed = ("may be off by 1", "by up to 2")

    told_alike = {
        our
        for our, their in zip(effects("castles"), theirs, strict=True)
        if our == their and NUMBER.search(our) and not any(one in our for one in fixed)
    }

    assert told_alike == set()


TABLES = {
    "rules": {"sale": {"silver": 1, "by_players": {"2": 3}}, "points": [1, 3, 6]},
    "items": {"building": [{"id": "bank", "amount": 2}, {"id": "tower", "amount": -4}]},
}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("{{rules.sale.silver}} silver", "1 silver"),
        ("{{rules.sale.by_players.2}}", "3"),
        ("{{rules.points.3}} points", "6 points"),
        ("{{items.building.bank.amount|coin|coins}}!", "2 coins!"),
        ("{{rules.sale.silver|coin|coins}}", "1 coin"),
        ("{{items.building.tower.amount}}", "−4"),
        ("{{rules.points.2 + 2 * items.building.bank.amount}}", "7"),
        ("no figure", "no figure"),
    ],
)
def test_a_figure_stands_where_the_text_asks_for_it(text, shown):
    assert filled(text, TABLES) == shown


@pytest.mark.parametrize(
    "path", ["rules.sale", "rules.points.4", "rules.points.0", "items.building.inn.amount", "x.y"]
)
def test_a_path_that_leads_nowhere_is_named(path):
    with pytest.raises(UnknownPlaceholder, match=path):
        number_at(path, TABLES)


def test_the_tables_of_every_game_can_be_asked():
    assert number_at("rules.actions.sale_silver", tables_of("castles")) == 1
