"""Everything that the tables name has a drawing, and the drawings can be told apart."""

import re
import tomllib
from itertools import combinations

import pytest

from burgundy_desktop import assets
from burgundy_desktop.boardkit.sprites import Look, drawing_text, render_sprite
from burgundy_desktop.games.pillars.board.art import COLOUR_OF
from burgundy_desktop.games.pillars.tables.rows import MATERIALS
from tests.cases import for_each
from tests.composers import PACKAGING, composer, stale
from tests.games.drawn import drawn, table
from tests.games.greys import greys, share_apart

GAME = "pillars"
ART = f"games/{GAME}/pieces"
FILES = sorted(assets.resource("games", GAME).rglob("*.svg"))
FIELDS = tomllib.loads(assets.resource("games", GAME, "fields.toml").read_text(encoding="utf-8"))
RECIPES = tomllib.loads((PACKAGING / "pillars.toml").read_text(encoding="utf-8"))
SIGNS = {row["id"]: [sign.split()[0] for sign in row["signs"]] for row in RECIPES["card"]}

ROWS = table(GAME, "cards.toml")
COLOURS = [row["id"] for row in ROWS["color"]]
CRAFTSMEN = {row["id"]: row for row in ROWS["craftsman"]}
NEUTRAL = {row["id"]: row for row in ROWS["neutral"]}
PRIVILEGES = {row["id"]: row for row in ROWS["privilege"]}
KINDS = [*CRAFTSMEN, *NEUTRAL, *PRIVILEGES]
CARDS = [*(f"{one}_{kind}" for one in COLOURS for kind in CRAFTSMEN), *NEUTRAL, *PRIVILEGES]

PLACES = ("forest", "gravel_pit", "quarry")
SUITS = [*COLOURS, "neutral", "privilege"]
FRAMES = ("craftsman", "neutral", "privilege")
PILES = ("privilege_pile", "trick_pile")
OTHER_ON_DARK = ("card_slot", "keep_slot", "kings_slot", "strongest", *PILES)
SIGNS_ONLY = ("cards_first", "cards_last", "divider", "slash", "trickless")
ON_ANY_GROUND = ("convert", "ownerless", "vp", "card_back")
RIMMED = [
    *(f"portrait_{kind}" for kind in KINDS),
    *(f"material_{material}" for material in MATERIALS),
    *CRAFTSMEN,
    *PLACES,
    *("crown", "lead_marker", "score_pad", "vp_minus"),
]
"""What lies loose on the table: on a dark one it has a pale rim."""
RIM = "#8F7D87"

# Shares of pixels that differ (`greys.share_apart`).
APART = 0.2
BY_SHAPE = 0.06
CREAM = "#fbf5e9"


def with_dark(*names):
    return {f"{name}{dark}" for name in names for dark in ("", "_dark")}


def test_every_part_of_the_game_has_a_drawing_and_there_is_no_other():
    wanted = {f"{size}_{card}" for size in ("card", "thumb") for card in CARDS}
    wanted |= {f"{part}_{suit}" for part in ("ground", "plate") for suit in SUITS}
    wanted |= {f"{part}_{frame}" for part in ("frame", "frame_thumb", "ribbon") for frame in FRAMES}
    wanted |= {f"scene_{kind}" for kind in KINDS}
    wanted |= {f"token_{material}" for material in MATERIALS}
    wanted |= with_dark(*(f"mark_{colour}" for colour in COLOURS), *OTHER_ON_DARK, *RIMMED)

    assert drawn(GAME) == wanted | {*SIGNS_ONLY, *ON_ANY_GROUND}


@for_each("path", FILES)
def test_colours_are_written_in_full(path):
    paints = re.findall(r'(?:fill|stroke)="([^"]*)"', path.read_text(encoding="utf-8"))

    assert [one for one in paints if not re.fullmatch("none|#[0-9A-F]{6}", one)] == []


def test_drawings_are_small_files():
    most = {"box.svg": 60_000}
    large = [path.name for path in FILES if path.stat().st_size > most.get(path.name, 40_000)]

    assert large == []


def test_cards_are_as_their_parts_are_now():
    assert stale("compose_pillars") == [], "run: python packaging/compose_pillars.py"


@pytest.mark.parametrize("name", RIMMED)
def test_the_dark_variant_is_the_same_drawing_with_a_rim(name):
    """The shadow on the ground would not be seen there, and is left out."""
    lines, dark = (
        (assets.resource("games", GAME, "pieces") / f"{name}{suffix}.svg").read_text().splitlines()
        for suffix in ("", "_dark")
    )
    rim = [line for line in dark if RIM in line]
    shadow = [line for line in lines if "<ellipse" in line and 'fill-opacity="0.2"' in line]

    assert len(rim) == 1
    assert [line for line in dark if line not in rim] == [
        line for line in lines if line not in shadow
    ]


# What stands on a card


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_room_for_its_name_and_twice_for_its_strength(card):
    keys = [field["key"] for field in FIELDS[f"card_{card}"]]

    assert keys[:3] == ["strength", "strength", "name"]
    assert [field["key"] for field in FIELDS[f"thumb_{card}"]] == ["strength"]


@pytest.mark.parametrize("size", ["card", "thumb"])
@pytest.mark.parametrize("card", CARDS)
def test_what_is_written_on_a_card_stands_on_cream(qapp, size, card):
    image = render_sprite(f"{ART}/{size}_{card}", 352)
    written = [field for field in FIELDS[f"{size}_{card}"] if field["key"] != "vp"]

    found = {
        field["key"]: {
            image.pixelColor(round(4 * field["x"] + dx), round(4 * field["y"] + dy)).name()
            for dx in (-14, 0, 14)
            for dy in (-14, 0, 14)
        }
        for field in written
    }

    assert found == {key: {CREAM} for key in found}


@pytest.mark.parametrize("kind", CRAFTSMEN)
def test_a_craftsman_shows_what_he_converts(kind):
    converts = CRAFTSMEN[kind]["converts"]
    materials = [f"material_{material}" for material in converts]

    if len(converts) == 1:
        assert SIGNS[kind] == [*materials, "convert", "vp:vp"]
    else:
        numerals = [f":{material}" for material in converts]
        assert SIGNS[kind][: 2 * len(converts)] == [*materials, *numerals]


@pytest.mark.parametrize("kind", NEUTRAL)
def test_a_neutral_card_shows_what_it_brings(kind):
    row = NEUTRAL[kind]
    gives = [f"material_{material}" for material in row.get("gives", ())]
    points = row.get("vp", 0)
    choice = [f"material_{material}" for material in row.get("gives_choice", ())]
    rules = {"last_trick_only": "cards_last", "leads_first_trick": "cards_first"}
    signs = SIGNS[kind]

    assert [sign for sign in signs if sign.startswith("material")] == gives + choice
    assert (":gives" in signs) == bool(gives)
    assert ("vp_minus:vp" in signs) == (points < 0)
    assert ("vp:vp" in signs) == (points > 0 or "vp_trickless" in row)
    assert ("trickless" in signs) == ("vp_trickless" in row)
    assert [sign for sign in signs if sign in rules.values()] == [
        sign for rule, sign in rules.items() if rule == row.get("rule")
    ]


@pytest.mark.parametrize("kind", PRIVILEGES)
def test_a_privilege_shows_its_effect(kind):
    row = PRIVILEGES[kind]
    taken, made = (f"material_{row.get(field)}" for field in ("from_material", "to_material"))
    every = [f"material_{material}" for material in MATERIALS]
    shown = {
        "convert": [taken, "convert", "vp:vp"],
        "exchange": [taken, "convert", made],
        "convert_any": [*every, "convert", "vp:vp"],
        "points": ["vp:vp"],
    }

    assert SIGNS[kind] == shown[row["effect"]]


# Told apart


def alike(names, width, least):
    """Pairs of drawings that could be taken for each other without colours."""
    pictures = {name: greys(f"{ART}/{name}", width) for name in names}
    return {
        pair: round(apart, 3)
        for pair in combinations(names, 2)
        if (apart := share_apart(pictures[pair[0]], pictures[pair[1]])) < least
    }


@pytest.mark.parametrize("width", [20, 40])
def test_persons_and_places_differ_even_without_colours(qapp, width):
    assert alike([f"portrait_{kind}" for kind in KINDS], width, APART) == {}


def test_small_cards_differ_at_40_px_even_without_colours(qapp):
    kinds = [*(f"blue_{kind}" for kind in CRAFTSMEN), *NEUTRAL, *PRIVILEGES]

    assert alike([f"thumb_{kind}" for kind in kinds], 40, APART) == {}


@pytest.mark.parametrize("kind", CRAFTSMEN)
def test_a_craftsman_of_another_colour_differs_without_colours(qapp, kind):
    """By the shape of plate and keystone, or by the tone of the frame."""
    assert alike([f"thumb_{colour}_{kind}" for colour in COLOURS], 40, BY_SHAPE) == {}


@pytest.mark.parametrize("part", ["mark", "plate"])
def test_signs_of_colours_differ_without_colours(qapp, part):
    assert alike([f"{part}_{colour}" for colour in COLOURS], 20, BY_SHAPE) == {}


def test_materials_differ_at_16_px_even_without_colours(qapp):
    for part in ("material", "token"):
        assert alike([f"{part}_{material}" for material in MATERIALS], 16, 0.12) == {}


@pytest.mark.parametrize("colour", COLOURS)
def test_a_card_has_the_colour_of_its_sign(colour):
    wanted = RECIPES["suit"][colour]["base"]

    assert f'fill="{wanted}"' in drawing_text(f"{ART}/mark_{colour}", Look())
    assert f'fill="{wanted}"' in drawing_text(f"{ART}/plate_{colour}", Look())
    drawn_in = composer("compose_pillars")
    burgundy = {drawn_in.BURGUNDY["base"], *drawn_in.tones(drawn_in.BURGUNDY)}
    for kind in CRAFTSMEN:
        card = drawing_text(f"{ART}/card_{colour}_{kind}", Look())
        assert f'fill="{wanted}"' in card
        assert [tone for tone in burgundy if tone in card] == []


def test_the_board_has_the_colours_of_the_cards():
    assert {colour: RECIPES["suit"][colour]["base"] for colour in COLOURS} == COLOUR_OF
