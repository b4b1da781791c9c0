"""The rules reference: complete, and consistent with the tables."""

import re
from collections import Counter
from typing import Any

import pytest

from tests.games.rules_page import LANGUAGES, Section, numbers, sections, table

GAME = "boonlake"
CHAPTERS = """
    goal table map river-board action-board own-board screen setup turn phase-a actions pioneer
    settler cattle region-scoring recruit progress builder forgo cards play pay canoes
    project-special card-effects cards-day cards-sunset cards-night explore map-list expand
    site-effects tiles-list develop house settlement level-bonus cattle-place modernize levers
    tracks ship river interim interim-slots interim-tile interim-income interim-levers game-end
    final solo solo-setup solo-turn solo-effects solo-location solo-scoring options hidden readings
    figures corrections first-game
"""
RESOURCES = {
    "wood": ("wood", "fa"),
    "clay": ("clay", "agyag"),
    "stone": ("stone", "kő"),
    "iron": ("iron", "vas"),
}
ACTIONS = {
    "pioneer": ("Pioneer", "Úttörő"),
    "settler": ("Settler", "Telepes"),
    "cattle": ("Cattle-breeding", "Marhatenyésztés"),
    "region_scoring": ("Region scoring", "Régiós pontozás"),
    "recruit": ("Recruitment", "Toborzás"),
    "progress": ("Progress", "Haladás"),
    "builder": ("Builder", "Építész"),
}
TYPES = {
    "day": ("day", "nappal"),
    "sunset": ("sunset", "naplemente"),
    "night": ("night", "éjszaka"),
}
REGIONS = {
    "boonlake": "Boonlake",
    "unknown": "Unknown",
    "new_hope": "New Hope",
    "southern": "Southern",
}
TIMINGS = {
    "immediate": ("immediate", "azonnali"),
    "permanent": ("permanent", "állandó"),
    "end": ("at the end", "játék végi"),
}
FILES = (
    "building_tiles",
    "cards",
    "game",
    "map",
    "player_board",
    "river",
    "scoring_tiles",
    "solo",
    "tracks",
)
GRADES = ("rulebook", "probable", "reconstructed")
AMOUNTS = ("steps", "amount", "cards", "coins", "inhabitants", "vases", "vp")
"""The figures of a card's effect that the page gives."""

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def parts(language) -> dict[str, Section]:
    return sections(GAME, language)


@in_both_languages
def test_no_chapter_is_missing(parts):
    assert list(parts) == CHAPTERS.split()


@in_both_languages
def test_every_action_has_its_chapter_and_its_sort_of_card(language, parts):
    for row in table(GAME, "game")["action_tile"]:
        part = parts[row["id"].replace("_", "-")]
        name = ACTIONS[row["id"]][LANGUAGES.index(language)]

        assert part.heading == f"### {name}"
        assert f"emblem_{row['id']}.svg" in part.body
        if row["card_type"]:
            assert f": **{TYPES[row['card_type']][LANGUAGES.index(language)]}**" in part.body


@in_both_languages
def test_the_page_gives_the_rows_of_the_action_board(parts):
    for number, row in enumerate(table(GAME, "game")["action_row"], start=1):
        assert parts["phase-a"].row_of_numbers(number) == [
            amount for amount in (row["row"], row["movement"], row["vp_loss"]) if amount
        ]


@in_both_languages
@pytest.mark.parametrize("sort", TYPES)
def test_the_page_has_every_card(sort, language, parts):
    cards = [row for row in table(GAME, "cards")["card"] if row["type"] == sort]

    for number, row in enumerate(cards, start=1):
        name, coins, vases, resources, points, timing, effect = parts[f"cards-{sort}"].cells(number)
        assert name == row["id"]
        assert [amount(coins), amount(vases), int(points)] == [
            row["cost_coins"],
            row["cost_vases"],
            row["vp"],
        ]
        assert resources_in(resources, language) == row["cost_resources"]
        assert timing == TIMINGS[row["timing"]][LANGUAGES.index(language)]
        assert sum(numbers(effect)) == sum(map(sum_of_effect, row["effects"]))
    assert parts[f"cards-{sort}"].body.count("\n|") == len(cards) + 1


@in_both_languages
def test_the_page_has_every_location(language, parts):
    for number, row in enumerate(table(GAME, "map")["location"], start=1):
        place, region, letter, reward = parts["map-list"].cells(number)
        assert [int(place), region] == [row["number"], REGIONS[row["region"]]]
        assert letter == (row["start_symbol"] or "–")
        is_site = row["explore_reward"] == "production"
        assert numbers(reward) == ([] if is_site else [row["explore_amount"]])
        if is_site:
            assert reward.endswith(RESOURCES[row["explore_resource"]][LANGUAGES.index(language)])


@in_both_languages
def test_the_page_names_bridges_and_fords(parts):
    ends = [row["ends"] for kind in ("bridge", "ford") for row in table(GAME, "map")[kind]]

    joined = re.findall(r"(\d+)–(\d+)", parts["map-list"].body)
    assert [[int(one), int(other)] for one, other in joined] == ends


@in_both_languages
def test_the_page_gives_what_the_labels_of_regions_bring(parts):
    for number, row in enumerate(table(GAME, "map")["region"], start=1):
        assert parts["region-scoring"].cells(number)[0] == REGIONS[row["id"]]
        assert parts["region-scoring"].row_of_numbers(number) == [
            row["reward_amount"],
            row["automaton_vp"],
        ]


@in_both_languages
def test_the_page_has_every_space_of_the_river(parts):
    river = table(GAME, "river")
    spaces = {row["id"]: row for row in river["space"]}
    ways = zip(river["path_round_1"], river["path_round_2"], strict=True)
    on_page = [
        (at, spaces[space])
        for at, both in enumerate(ways, start=1)
        for space in dict.fromkeys(both)
    ]

    for number, (at, row) in enumerate(on_page, start=1):
        place, _, reward, harbour = parts["river"].cells(number)
        shown = {"none": [], "vase_or_production": [1]}.get(row["reward"], [row["amount"]])
        assert int(place) == at
        assert numbers(reward) == shown
        assert (harbour != "–") == row["harbour"]


@in_both_languages
def test_the_page_says_where_the_ships_begin(parts):
    river = table(GAME, "river")
    for players in (1, 2, 3, 4):
        cells = parts["river"].cells(len(river["space"]) + 1 + players)
        assert [int(cell) for cell in cells] == [
            players,
            *(
                river[f"path_round_{n}"].index(river["start_space"][f"round_{n}"][str(players)]) + 1
                for n in (1, 2)
            ),
        ]


@in_both_languages
def test_the_page_has_every_building_tile(parts):
    for number, row in enumerate(table(GAME, "building_tiles")["building_tile"], start=1):
        name, _, *sites, penalty = parts["tiles-list"].cells(number)
        assert name == row["id"]
        assert amount(penalty.removeprefix("−")) == row["settlement_penalty"]
        for said, site in zip(sites, row["site"], strict=False):
            assert numbers(said) == figures_of_site(site)
        assert (sites[1] == "–") == (len(row["site"]) == 1)


@in_both_languages
def test_the_page_gives_the_income_tracks(parts):
    tracks = table(GAME, "tracks")
    both = zip(tracks["coin_track"]["space"], tracks["card_track"]["space"], strict=True)

    for number, (coin, card) in enumerate(both, start=1):
        steps, coins, coin_vp, at_coin, cards, card_vp, at_card = parts["tracks"].cells(number)
        assert [amount(cell) for cell in (steps, coins, coin_vp, cards, card_vp)] == [
            coin["position"],
            coin["income_coins"],
            coin["income_vp"],
            card["income_cards"],
            card["income_vp"],
        ]
        assert [at_coin == "–", at_card == "–"] == [not coin["reward"], not card["reward"]]


@in_both_languages
def test_the_page_gives_the_levels_of_the_player_board(parts):
    for number, row in enumerate(table(GAME, "player_board")["level"], start=1):
        level, *kinds, bonus, end = parts["interim-income"].cells(number)
        assert int(level) == row["level"]
        for said, kind in zip(kinds, ("houses", "settlements", "cattle"), strict=True):
            assert numbers(said) == [
                figure
                for recess in row[kind]
                for figure in (recess["coins"], recess["vp"], recess.get("extra_inhabitants", 0))
                if figure
            ]
        assert (numbers(bonus) or [0]) == [row["level_bonus_vp"]]
        assert (numbers(end) or [0]) == [row["end_vp_per_empty"]]


@in_both_languages
def test_the_page_gives_the_prices_of_the_levers(parts):
    for number, row in enumerate(table(GAME, "player_board")["lever"], start=1):
        assert parts["levers"].row_of_numbers(number)[:2] == [row["row"], row["cost_coins"]]


@in_both_languages
def test_the_page_has_every_special_project(language, parts):
    for number, row in enumerate(table(GAME, "scoring_tiles")["scoring_tile"], start=1):
        name, coins, resources, points, _ = parts["project-special"].cells(number)
        project = row["project"]
        assert [name, int(coins), int(points)] == [row["id"], project["cost_coins"], project["vp"]]
        assert resources_in(resources, language) == project["cost_resources"]


@in_both_languages
def test_the_page_has_the_values_of_every_scoring_tile(parts):
    for number, row in enumerate(table(GAME, "scoring_tiles")["scoring_tile"], start=1):
        name, _, *values, bonus = parts["interim-tile"].cells(number)
        condition = row["condition"]
        assert name == row["id"]
        if "thresholds_upper" in condition:
            pairs = zip(condition["thresholds_upper"], condition["thresholds_lower"], strict=True)
            assert [numbers(value) for value in values] == [list(pair) for pair in pairs]
        else:
            assert [int(value) for value in values] == condition["thresholds"]
        assert amount(bonus) == condition.get("bonus_vp_each", 0)


@in_both_languages
def test_the_page_gives_the_levels_of_the_eminence(parts):
    for number, row in enumerate(table(GAME, "solo")["difficulty"], start=1):
        assert parts["solo-setup"].row_of_numbers(number) == [row["remove_a"], row["remove_b"]]


@in_both_languages
def test_the_page_has_every_solo_tile(language, parts):
    for number, row in enumerate(table(GAME, "solo")["solo_tile"], start=1):
        name, kind, actions, *corners = parts["solo-turn"].cells(number)
        assert [name, kind] == [row["id"], row["type"]]
        assert actions.split(", ") == [
            ACTIONS[one][LANGUAGES.index(language)] for one in row["actions"]
        ]
        assert [int(corner) for corner in corners] == row["corners"]


@in_both_languages
def test_the_page_gives_the_board_of_the_eminence(parts):
    board = table(GAME, "solo")["solo_board"]

    for number, kind in enumerate(("house_vp", "settlement_vp", "cattle_vp", "cactus_vp"), start=1):
        assert numbers(parts["solo-scoring"].cells(number)[1]) == board[kind]


@in_both_languages
def test_the_page_says_openly_how_many_figures_are_reconstructed(parts):
    """Row by row, and the sum of each file and grade is that of its marks."""
    said: Counter[tuple[str, str]] = Counter()
    for row in parts["figures"].body.splitlines():
        if match := re.match(r"\| `(\w+)\.toml` \|", row):
            cells = [cell.strip() for cell in row.strip("|").split("|")]
            for grade, cell in zip(GRADES, cells[2:], strict=True):
                said[match[1], grade] += amount(cell)

    marked: Counter[tuple[str, str]] = Counter()
    for name in FILES:
        for grade in marks(table(GAME, name)):
            marked[name, grade] += 1
    assert +said == +marked
    assert marked["cards", "reconstructed"] == 165


@in_both_languages
def test_every_table_that_may_be_corrected_is_named(parts):
    assert re.findall(r"`(\w+)\.toml`", parts["corrections"].body) == list(FILES)


@in_both_languages
def test_the_page_gives_the_prices_of_inhabitants_and_cattle(parts):
    rules = table(GAME, "game")["rules"]
    price = [rules["recruit_cost_coins"], rules["recruit_cost_cards"], 1]

    assert numbers(parts["recruit"].body)[-3:] == price
    assert rules["cattle_inhabitants_by_cattle_on_pasture"] == [1, 2, 3, 4]
    assert rules["discard_card_coins"] in numbers(parts["play"].body)
    assert rules["skip_extra_inhabitant_vp_loss"] in numbers(parts["settlement"].body)
    assert rules["settlement_same_region_vp_loss"] in numbers(parts["settlement"].body)


OWN_AREA = ("area of yours", "saját területedért")
OFTEN_MISSED = {
    "phase-a": ("Points may fall below 0", "pontjaid 0 alá is csökkenhetnek"),
    "pay": ("the canoe then stays where it is", "a csónak akkor a helyén marad"),
    "card-effects": ("A price never falls below 0", "Az ár soha nem csökken 0 alá"),
    "interim-slots": (
        "one or both of the two levers that say *instead of a card*",
        "a két „egy kártya helyett” emelő egyikét vagy mindkettőt",
    ),
    "solo-turn": ("lies **highest** on the action board", "**legfelül** van az akciótáblán"),
    "readings": ("count your own areas only", "csak a saját területeidet számolják"),
}
"""Rules that players often overlook, by chapter."""
OF_THE_EMINENCE = (
    ("gets **10 VP** instead", "**10 pontot** kap helyette"),
    ("lost if no house is left, or if the second tile", "elvész, ha nincs több háza, vagy ha a má"),
    ("lost if no pasture has room", "elvész, ha egyik legelőn sincs hely"),
    ("beyond the end of the cactus track are lost", "A kaktuszsáv végén túli lépések elvesznek"),
    ("to the first one from the preferred location on", "preferált helyszíntől számolva az első"),
)
NOBODY_SAYS = "egytől négyig|bármilyen kártya|bármilyen típus|felford|fordít fel|végy |fokozata"
"""Unidiomatic Hungarian: 1–4 players, any card, turning up, to take, its difficulty."""


@in_both_languages
def test_cards_that_count_areas_say_whose(language, parts):
    for sort in TYPES:
        cards = [row for row in table(GAME, "cards")["card"] if row["type"] == sort]
        for number, row in enumerate(cards, start=1):
            if any(effect["kind"] == "per_region_area" for effect in row["effects"]):
                effect = parts[f"cards-{sort}"].cells(number)[-1]
                assert OWN_AREA[LANGUAGES.index(language)] in effect


@in_both_languages
@pytest.mark.parametrize("chapter", OFTEN_MISSED)
def test_the_page_tells_what_is_often_missed(chapter, language, parts):
    assert OFTEN_MISSED[chapter][LANGUAGES.index(language)] in parts[chapter].body


@in_both_languages
def test_the_page_tells_what_the_eminence_gets_and_what_it_loses_r13(language, parts):
    for said in OF_THE_EMINENCE:
        assert said[LANGUAGES.index(language)] in parts["solo-effects"].body


def test_the_hungarian_page_speaks_as_players_do():
    for anchor, part in sections(GAME, "hu").items():
        assert not re.findall(NOBODY_SAYS, part.body, re.IGNORECASE), anchor


def amount(cell: str) -> int:
    """The number in a cell, 0 for a dash."""
    return 0 if cell == "–" else int(cell)


def resources_in(text: str, language: str) -> dict[str, int]:
    """Amounts in a list of resources: "1 wood, 2 clay"."""
    words = {name[LANGUAGES.index(language)]: word for word, name in RESOURCES.items()}
    found = {}
    for part in [] if text == "–" else text.split(", "):
        count, word = part.split(" ")
        found[words[word]] = int(count)
    return found


def sum_of_effect(effect: dict[str, Any]) -> int:
    """The sum of all figures that the page gives for an effect."""
    if effect["kind"] == "threshold":
        return sum(effect[name] for name in ("low", "low_vp", "high", "high_vp"))
    return sum(effect.get(name, 0) for name in AMOUNTS)


def figures_of_site(site: dict[str, Any]) -> list[int]:
    """The cost and gain of a building site, in the order of the page."""
    effects = [effect.partition(":") for effect in site["effects"]]
    gained = [abs(int(count or 1)) for kind, _, count in effects if not kind.startswith("income")]
    return [cost for cost in (site["cost_coins"], site["cost_cards"]) if cost] + gained


def marks(rows: Any) -> list[str]:
    """All marks of where rows come from, anywhere in a table."""
    if isinstance(rows, list):
        return [mark for row in rows for mark in marks(row)]
    if isinstance(rows, dict):
        own = [rows["source"]] if isinstance(rows.get("source"), str) else []
        return own + [mark for row in rows.values() for mark in marks(row)]
    return []
