"""Everything that the tables name has a drawing, and the drawings can be told apart."""

import math
import tomllib
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from burgundy_desktop import assets
from burgundy_desktop.boardkit.palette import load_palette, theme_names
from burgundy_desktop.boardkit.sprites import Look, drawing_text, load_drawing, render_sprite
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.rows.cards import EFFECTS
from tests.cases import for_each
from tests.composers import stale
from tests.games.drawn import drawn, table
from tests.games.greys import greys, share_apart

GAME = "boonlake"
ART = f"games/{GAME}/pieces"
FILES = sorted(assets.resource("games", GAME).rglob("*.svg"))
FIELDS = tomllib.loads(assets.resource("games", GAME, "fields.toml").read_text(encoding="utf-8"))

MAP = table(GAME, "map.toml")
RIVER = table(GAME, "river.toml")
CARDS = table(GAME, "cards.toml")["card"]
CONDITIONS = [row["condition"] for row in table(GAME, "scoring_tiles.toml")["scoring_tile"]]
SEATS = range(1, 5)

PIECES = ("inhabitant", "house", "settlement", "cattle", "ship", "canoe", "marker")
"""Pieces on the map and the player board, in the colour of a seat."""

# Drawings used only as parts of others.
FRAMES = (
    *("action", "action_day", "action_sunset", "action_night", "bonus", "penalty", "river"),
    *("choice", "income", "emblem_night", "location", "location_dark", "pasture"),
    *("rows", "site", "up"),
)
SCENERY = (
    *("deer", "ducks", "field", "hills", "lake", "mesa", "mountains", "pine", "pines"),
    *("reeds", "rocks", "tent", "tree"),
)
WHOLE_MAP = ("map.svg", "map_dark.svg")

# Shares of pixels that differ (`greys.share_apart`).
APART = 0.12
BY_ONE_SIGN = 0.05


def with_dark(*names):
    return {f"{name}{dark}" for name in names for dark in ("", "_dark")}


def effect_drawings(effect):
    """The drawing of an effect of a card."""
    kind = effect["kind"]
    told = effect.get("region") or effect.get("of") or effect.get("card_type")
    return f"fx_{kind}_{told}" if told else f"fx_{kind}"


def condition_drawing(condition):
    """The drawing of the condition of a scoring tile."""
    pair = condition.get("regions") or condition.get("types") or ()
    return "_".join(["cond", condition["kind"], *pair])


def of_the_map():
    wanted = with_dark("map") | {"bridge", "ford", "harbour_ring", "river_end"}
    wanted |= {"lock", "lock_gate", "lock_open", "lock_door"}
    wanted |= {f"river_{reward}" for reward in words.SPACE_REWARDS[1:]} | {"river_plain"}
    rewards = [*words.LOCATION_REWARDS[:-1], *(f"production_{one}" for one in words.RESOURCES)]
    wanted |= with_dark(*(f"location_{reward}" for reward in rewards))
    wanted |= {f"region_{region}" for region in [*words.REGIONS, "any", "marker"]}
    wanted |= {f"region_label_{region}" for region in words.REGIONS}
    wanted |= {"tile_1", "tile_2", "tile_back", "pasture", "bonus", "penalty"}
    wanted |= {"gain_track_choice", "gain_income_coin_track", "gain_income_card_track"}
    return wanted | {f"scenery_{name}" for name in SCENERY}


def of_players():
    wanted = {f"{piece}_seat{seat}" for piece in [*PIECES, "scoring_marker"] for seat in SEATS}
    wanted |= {f"{piece}_any" for piece in ("inhabitant", "house", "settlement", "cattle", "canoe")}
    wanted |= {f"production_{one}_{level}" for one in words.RESOURCES for level in (1, 2)}
    wanted |= {f"{part}_{one}" for part in ("resource", "site", "canal") for one in words.RESOURCES}
    wanted |= {"resource_any", "production_any", "coin", "coin_face", "vase", "vp", "loss", "cards"}
    wanted |= with_dark("recess", "production_empty", "lever_plate", "track_space")
    wanted |= {"lever_up", "lever_down", "track_coin", "track_card", "start_player", "cattle_head"}
    return wanted | {f"{cut}_{lever}" for cut in ("effect", "small") for lever in words.LEVERS}


def of_cards_and_actions():
    wanted = {f"{part}_{one}" for part in ("card", "type", "time") for one in words.CARD_TYPES}
    wanted |= {"card_back", "card_any", "card_step", "card_play", "card_discard", "card_draw"}
    wanted |= {f"timing_{timing}" for timing in words.TIMINGS}
    wanted |= {effect_drawings(effect) for card in CARDS for effect in card["effects"]}
    wanted |= {f"{part}_{action}" for part in ("action", "emblem") for action in words.ACTIONS}
    wanted |= {"action_row", "follow_all", "follow_others", "harbour"}
    wanted |= {f"verb_{verb}" for verb in ("explore", "expand", "develop")}
    wanted |= {condition_drawing(condition) for condition in CONDITIONS}
    wanted |= {"solo_tile_a", "solo_tile_b", "solo_back", "cactus", "cactus_space"}
    wanted |= {"eminence", "face_eminence"}
    return wanted


def test_every_part_of_the_game_has_a_drawing_and_every_drawing_a_part():
    wanted = of_the_map() | of_players() | of_cards_and_actions()
    wanted |= {f"frame_{name}" for name in FRAMES}

    assert sorted(wanted ^ drawn(GAME)) == []


def test_an_effect_that_no_card_has_would_have_a_drawing_too():
    told = {kind for kind in EFFECTS if any(name == f"fx_{kind}" for name in drawn(GAME))}
    by_what_they_tell = {"per_region_area", "discard_bonus", "threshold"}

    assert set(EFFECTS) - told == by_what_they_tell
    assert {f"fx_per_region_area_{region}" for region in words.REGIONS} <= drawn(GAME)
    assert {f"fx_discard_bonus_{kind}" for kind in words.CARD_TYPES} <= drawn(GAME)
    assert {f"fx_threshold_{measure}" for measure in words.MEASURES} <= drawn(GAME)


def test_drawings_are_small_files():
    sizes = {path.name: path.stat().st_size for path in FILES}
    limits = {name: 64_000 if name in WHOLE_MAP else 40_000 for name in sizes}
    assert {name: size for name, size in sizes.items() if size > limits[name]} == {}


@pytest.mark.parametrize("name", ["compose_boonlake", "compose_boonlake_map"])
def test_drawings_are_as_their_parts_and_tables_are_now(name):
    assert stale(name) == [], f"run: python packaging/{name}.py"


# Numerals


def values_named():
    """The possible names of a field: a value of the tables, or a figure."""
    of_effects = {value for _, values in EFFECTS.values() for value in values}
    of_tables = {"number", "amount", "cost_coins", "vp", "movement", "name", "type", "k", "n"}
    return of_effects | of_tables | set(words.CORNERS)


@for_each("name", sorted(FIELDS))
def test_a_numeral_stands_on_its_drawing_and_is_a_value_of_the_tables(qapp, name):
    drawing = load_drawing(f"{ART}/{name}", Look()).viewBoxF()

    for field in FIELDS[name]:
        assert field["key"].isdecimal() or field["key"] in values_named()
        assert 8 <= field["h"] <= 36
        assert drawing.top() <= field["y"] - field["h"] / 2
        assert field["y"] + field["h"] / 2 <= drawing.bottom()
        assert drawing.left() < field["x"] < drawing.right()


def test_the_effect_of_a_card_has_a_place_for_each_number_that_may_change():
    told_by_the_drawing = {
        *("steps", "inhabitants", "inhabitants_less", "adjacent_less", "vases"),
        *("region", "of", "card_type", "kind"),
    }
    missing = {
        (effect_drawings(effect), value)
        for card in CARDS
        for effect in card["effects"]
        for value in set(effect) - told_by_the_drawing
        if not (effect["kind"] in ("vase", "inhabitants", "reset_lever") and value == "amount")
        if value not in {field["key"] for field in FIELDS.get(effect_drawings(effect), ())}
    }

    assert missing == set()


def test_the_numbers_that_effects_show_by_drawing_are_the_ones_of_the_cards():
    shown = {
        ("cards_to_inhabitants", "inhabitants"): 2,
        ("inhabitants", "amount"): 2,
        ("vase", "amount"): 1,
        ("reset_lever", "amount"): 1,
        ("vases_to_vp", "vases"): 2,
        ("swap_cards_vase_coins", "vases"): 1,
        ("river_vase_bonus", "vases"): 1,
        ("inhabitant_to_coins", "inhabitants"): 1,
        ("cattle_inhabitant_discount", "inhabitants"): 1,
        ("coin_track", "steps"): 1,
        ("card_track", "steps"): 1,
    }
    wrong = {
        (card["id"], value)
        for card in CARDS
        for effect in card["effects"]
        for value, number in effect.items()
        if shown.get((effect["kind"], value), number) != number
    }

    assert wrong == set()


# The map


@pytest.fixture(scope="module")
def whole_map(qapp):
    return {dark: render_sprite(f"{ART}/map", 500, Look(dark=dark)) for dark in (False, True)}


def middle(row):
    """The centre of a hex of the lattice on the map."""
    return 56 + 32 * math.sqrt(3) * (row["q"] + row["r"] / 2), 42 + 48 * row["r"]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_river_spaces_lie_on_the_water_and_locations_in_the_tint_of_their_region(whole_map, dark):
    image = whole_map[dark]
    water = {image.pixelColor(*map(round, middle(row))).name() for row in RIVER["space"]}
    tints = {
        (row["region"], image.pixelColor(*map(round, middle(row))).name())
        for row in MAP["location"]
    }

    assert len(water) == 1
    assert {region for region, _ in tints} == set(words.REGIONS)
    assert len({tint for _, tint in tints}) == len(tints) == len(words.REGIONS)
    assert water.isdisjoint(tint for _, tint in tints)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_bridges_and_fords_cross_the_water_between_their_ends(whole_map, dark):
    image = whole_map[dark]
    water = image.pixelColor(*map(round, middle(RIVER["space"][0])))
    places = {row["number"]: middle(row) for row in MAP["location"]}

    for crossing in [*MAP["bridge"], *MAP["ford"]]:
        (x, north), (other_x, south) = (places[end] for end in crossing["ends"])
        across = [
            image.pixelColor(round(x), round(y)) == water
            for y in range(round(north) + 36, round(south) - 36)
        ]
        assert x == other_x
        assert across.count(True) < len(across) / 2, crossing["id"]


def test_the_reward_on_a_label_is_the_one_of_its_region():
    part = {"coins": "coin_face", "cards": "cards", "vp": "vp"}
    for region in MAP["region"]:
        label = drawing_text(f"{ART}/region_label_{region['id']}", Look())
        shown = {reward for reward, name in part.items() if holds(label, name)}

        assert shown == {region["reward"]}


def holds(drawing, part):
    """Whether a drawing contains a part: all of its shapes."""
    shapes = drawing_text(f"{ART}/{part}", Look()).split("\n")[3:-3]
    return all(shape.strip() in drawing for shape in shapes)


# Distinguishable drawings


SEVERAL = {
    "pieces": ([f"{piece}_any" for piece in ("inhabitant", "house", "settlement", "cattle")], 20),
    "resources": ([f"resource_{one}" for one in [*words.RESOURCES, "any"]], 16),
    "sites": ([f"production_{one}_1" for one in words.RESOURCES], 34),
    "regions": ([f"region_{region}" for region in [*words.REGIONS, "any"]], 24),
    "emblems": ([f"emblem_{action}" for action in words.ACTIONS], 22),
    "types": ([f"type_{kind}" for kind in words.CARD_TYPES], 20),
    "times": ([f"time_{kind}" for kind in words.CARD_TYPES], 16),
    "timings": ([f"timing_{timing}" for timing in words.TIMINGS], 14),
    "levers": ([f"effect_{lever}" for lever in words.LEVERS], 46),
    "conditions": (sorted({condition_drawing(condition) for condition in CONDITIONS}), 26),
    "effects": (sorted(name for name in drawn(GAME) if name.startswith("fx_")), 52),
    "river": ([f"river_{reward}" for reward in words.SPACE_REWARDS[1:]], 31),
    "card steps": ([f"card_{step}" for step in ("any", "step", "play", "discard", "draw")], 18),
    "levers up and down": (["lever_up", "lever_down"], 20),
    "tiles": (["tile_1", "tile_2", "tile_back", "pasture"], 55),
}


@pytest.mark.parametrize("what", SEVERAL)
def test_things_of_a_kind_differ_at_their_smallest_size_even_without_colours(qapp, what):
    names, width = SEVERAL[what]
    images = {name: greys(f"{ART}/{name}", width) for name in names}
    alike = {
        (one, other): round(apart, 3)
        for one, other in combinations(names, 2)
        if (apart := share_apart(images[one], images[other])) < wanted_apart(one, other)
    }

    assert alike == {}


def wanted_apart(one, other):
    """Effects that differ in a region or a type only; these signs are compared by themselves."""
    kinds = ("fx_per_region_area", "fx_discard_bonus", "fx_threshold")
    return BY_ONE_SIGN if any(one.startswith(k) and other.startswith(k) for k in kinds) else APART


@pytest.mark.parametrize("piece", [*PIECES, "scoring_marker"])
def test_a_seat_is_told_by_its_sign_too(qapp, piece):
    """The signs of the seats differ in shape, so pieces differ in one colour as well."""
    signs = {
        seat: drawing_text(f"{ART}/{piece}_seat{seat}", Look()).partition("</title>")[2]
        for seat in SEATS
    }
    colours = {seat: load_palette("parchment").seats.seat(seat - 1) for seat in SEATS}
    shapes = {
        seat: [line for line in text.split("\n") if f'fill="{colours[seat].symbol}"' in line]
        for seat, text in signs.items()
    }

    assert all(shapes[one] != shapes[other] for one, other in combinations(SEATS, 2))


@for_each("theme", theme_names())
@for_each("seat", SEATS)
@for_each("piece", [*PIECES, "scoring_marker"])
def test_pieces_of_a_seat_have_its_colour_in_every_theme(piece, seat, theme):
    palette = load_palette(theme)
    colours = palette.seats.seat(seat - 1)

    svg = drawing_text(f"{ART}/{piece}_seat{seat}", Look(dark=palette.theme.dark))

    assert f'fill="{colours.colour}"' in svg
    if piece != "scoring_marker":  # its sign is the plate under a number
        assert f'fill="{colours.symbol}"' in svg


def test_a_piece_shows_its_colour_on_a_good_part_of_what_it_covers(qapp):
    """On a building site of 20 px, the colour shows the owner."""
    for piece in ("inhabitant", "house", "settlement", "cattle"):
        image = render_sprite(f"{ART}/{piece}_seat2", 64)
        colours = [image.pixelColor(x, y) for x in range(64) for y in range(64)]
        solid = [colour for colour in colours if colour.alpha() > 200]
        blue = [colour for colour in solid if colour.blue() > colour.red() + 40]

        assert len(blue) / len(solid) > 0.28, piece


def test_harbours_leave_room_for_their_space(qapp):
    """The quay is a ring: a space laid on it at its share of the width covers no timber."""
    ring = load_drawing(f"{ART}/harbour_ring", Look())
    image = QImage(160, 160, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    ring.render(painter, QRectF(image.rect()))
    painter.end()

    assert {image.pixelColor(80 + x, 80).name() for x in (-50, 0, 50)} == {"#2a5a7d"}
