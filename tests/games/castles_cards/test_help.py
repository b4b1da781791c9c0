"""The rules reference: complete, and consistent with the tables."""

import pytest

from tests.games.rules_page import (
    LANGUAGES,
    Section,
    check_cost_of_changing_a_die,
    numbers,
    page,
    sections,
    table,
)

GAME = "castles_cards"
COLOURS = {
    "castle": ("Castle", "Kastély"),
    "mine": ("Mine", "Bánya"),
    "cloister": ("Cloister", "Kolostor"),
    "knowledge": ("Knowledge", "Tudomány"),
    "ship": ("Ship", "Hajó"),
    "pasture": ("Pasture", "Legelő"),
    "building": ("Building", "Városi telek"),
}
BUILDINGS = {
    "carpenter": ("Carpenter's workshop", "Kárpitos"),
    "church": ("Church", "Templom"),
    "market": ("Market", "Vásár"),
    "watchtower": ("Watchtower", "Őrtorony"),
    "bank": ("Bank", "Bank"),
    "boarding_house": ("Boarding house", "Vendégház"),
    "warehouse": ("Warehouse", "Áruraktár"),
    "town_hall": ("Town hall", "Városháza"),
}
# How the list of uncertain points names a colour in the middle of a sentence.
GUESSED = {
    "castle": ("castles (4)", "kastélynál (4)"),
    "mine": ("mines (5)", "bányánál (5)"),
    "knowledge": ("knowledge (4)", "tudománynál (4)"),
    "ship": ("ships (3)", "hajónál (3)"),
    "pasture": ("pastures (3)", "legelőnél (3)"),
}
CHAPTERS = """
    goal table action-cards other-cards setup display course turn workers actions take place sell
    hire take-silver convert buy cards building columns jokers placing-order round-reward
    first-bonus all-seven round-end start-player running-out final-scoring animals ties solo
    solo-setup solo-round solo-check readings reconstructed corrections first-game
"""
REWARD_WORDS = {
    "en": {
        "vp": "point",
        "goods": "good",
        "animals": "animal",
        "silver": "silver",
        "workers": "worker",
    },
    "hu": {
        "vp": "pont",
        "goods": "áru",
        "animals": "jószág",
        "silver": "ezüst",
        "workers": "munkás",
    },
}

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def parts(language) -> dict[str, Section]:
    return sections(GAME, language)


@in_both_languages
def test_no_chapter_is_missing(parts):
    assert set(CHAPTERS.split()) <= set(parts)


@in_both_languages
@pytest.mark.parametrize("colour", [colour for colour in COLOURS if colour != "building"])
def test_every_colour_has_its_paragraph_name_and_picture(language, parts, colour):
    assert COLOURS[colour][LANGUAGES.index(language)] in parts[colour].heading
    assert f"card_{colour}.svg" in parts[colour].body


@in_both_languages
def test_every_building_has_its_paragraph_name_and_picture(language, parts):
    assert {row["id"] for row in table(GAME, "buildings")["building"]} == set(BUILDINGS)
    for kind, names in BUILDINGS.items():
        part = parts[f"building-{kind.replace('_', '-')}"]

        assert names[LANGUAGES.index(language)] in part.heading
        assert f"card_{kind}.svg" in part.body


@in_both_languages
def test_the_page_gives_copies_and_triple_points_of_the_colours(parts):
    rows = {row["id"]: row for row in table(GAME, "colors")["color"]}

    for number, colour in enumerate(COLOURS, start=1):
        cells = parts["action-cards"].cells(number)
        assert numbers(cells[2])[0] == rows[colour]["copies"]
        assert numbers(cells[4]) == [rows[colour]["triple_vp"]]


@in_both_languages
def test_the_page_gives_the_rewards_of_every_round(language, parts):
    for number, row in enumerate(table(GAME, "round_cards")["round"], start=1):
        letter, options = parts["round-reward"].cells(number)

        assert letter == row["id"]
        assert [rewards_in(text, language) for text in options.split("·")] == [
            {name: option[name] for name in REWARD_WORDS[language] if option[name]}
            for option in row["option"]
        ]


@in_both_languages
def test_the_page_gives_the_cards_of_the_display(parts):
    expected = [
        [row["count"], row["display_per_row"], row["display_by_die"], row["display_cards"]]
        for row in table(GAME, "setup")["players"]
    ]

    assert [parts["display"].row_of_numbers(row) for row in (1, 2, 3, 4)] == expected


@in_both_languages
def test_the_page_gives_the_bonus_cards_for_all_seven_colours(parts):
    in_play = table(GAME, "bonuses")["all7_in_play"]
    expected = [
        [players, *in_play[name]] for players, name in enumerate(("solo", "p2", "p3", "p4"), 1)
    ]

    assert [parts["all-seven"].row_of_numbers(row) for row in (1, 2, 3, 4)] == expected


@in_both_languages
def test_the_page_gives_the_points_of_animals_and_the_piles_of_aaron(parts):
    sets = table(GAME, "scoring")["animal_sets"]
    piles = table(GAME, "setup")["solo"]["automaton_piles"]

    expected = [sets[size] for size in ("one", "two", "three", "four")]
    assert parts["animals"].row_of_numbers(1) == expected
    assert parts["solo-setup"].row_of_numbers(1) == piles


@in_both_languages
def test_the_page_gives_the_cost_of_every_change_of_a_die(parts):
    check_cost_of_changing_a_die(parts["workers"])


@in_both_languages
def test_the_automaton_keeps_its_name(language):
    own, other = {"en": ("Aaron", "Ubul"), "hu": ("Ubul", "Aaron")}[language]

    assert own in sections(GAME, language)["solo"].heading
    assert other not in page(GAME, language)


@in_both_languages
def test_every_reconstructed_figure_is_named(language, parts):
    """Figures that an owner of the printed game should check first."""
    body = parts["reconstructed"].body
    colours = table(GAME, "colors")["color"]
    rounds = table(GAME, "round_cards")["round"]

    guessed = [row["id"] for row in colours if row["triple_vp_source"] == "reconstructed"]
    points = {row["id"]: row["triple_vp"] for row in colours}
    assert set(guessed) == set(GUESSED)
    for colour, words in GUESSED.items():
        assert words[LANGUAGES.index(language)] in body
        assert numbers(words[0]) == [points[colour]]
    assert [row["id"] for row in rounds if row["source"] == "reconstructed"] == ["B", "C", "E"]
    assert {"en": "rounds B, C and E", "hu": "B-, a C- és az E-kör"}[language] in body


@in_both_languages
def test_every_table_that_may_be_corrected_is_named(parts):
    for name in (
        "action_cards",
        "animals",
        "bonuses",
        "buildings",
        "colors",
        "goods",
        "round_cards",
        "scoring",
        "setup",
    ):
        assert f"`{name}.toml`" in parts["corrections"].body


def rewards_in(text: str, language: str) -> dict[str, int]:
    """What one option of a round card brings, read from its words."""
    words = REWARD_WORDS[language]
    found = {}
    for part in text.replace(" és ", " and ").split(" and "):
        name = next(name for name, word in words.items() if word in part)
        found[name] = numbers(part)[0]
    return {name: found[name] for name in words if name in found}
