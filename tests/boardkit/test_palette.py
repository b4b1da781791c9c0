"""Colours by role, from the files of the themes."""

import math
import tomllib

import pytest
from PySide6.QtGui import QColor

from burgundy_desktop import assets
from burgundy_desktop.boardkit.palette import (
    Colour,
    Palette,
    load_palette,
    mixed,
    paint,
    read_palette,
    theme_for,
    theme_names,
)
from burgundy_desktop.core.errors import BadTable

READABLE = 4.5  # contrast of text that WCAG calls readable
VERY_READABLE = 7.0
CLEAR_LINE = 3.0
BOTH = (False, True)


def luminance(colour: Colour) -> float:
    mix = QColor(colour)
    parts = (mix.redF(), mix.greenF(), mix.blueF())
    linear: list[float] = [
        p / 12.92 if p <= 0.04045 else math.pow((p + 0.055) / 1.055, 2.4) for p in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, two: Colour) -> float:
    dim, bright = sorted((luminance(one), luminance(two)))
    return (bright + 0.05) / (dim + 0.05)


def texts_and_grounds(palette: Palette) -> list[tuple[Colour, Colour, str]]:
    surfaces, text = palette.surfaces, palette.text
    pairs = [
        (ink, ground, "text on a ground")
        for ink in (text.ink, text.quiet, text.points, text.loss, text.link)
        for ground in (surfaces.panel, surfaces.dock, surfaces.field, surfaces.prompt)
    ]
    pairs += [
        (palette.toolbar.text, palette.toolbar.ground, "toolbar"),
        (palette.toolbar.text, palette.toolbar.hover, "toolbar under the cursor"),
        (palette.toolbar.text, palette.toolbar.pressed, "toolbar pressed"),
        (palette.buttons.primary_text, palette.buttons.primary, "filled button"),
        (palette.buttons.primary_text, palette.buttons.primary_hover, "filled under the cursor"),
        (palette.buttons.plain_text, palette.buttons.plain, "outlined button"),
        (palette.buttons.plain_text, palette.buttons.plain_pressed, "outlined, pressed"),
        (palette.tooltip.text, palette.tooltip.ground, "tooltip"),
        (palette.text.points, palette.tooltip.ground, "points in a tooltip"),
        (palette.badge.text, palette.badge.ground, "badge"),
        (palette.marks.row_text, palette.marks.row, "chosen row"),
        (palette.marks.row_quiet, palette.marks.row, "side words of a chosen row"),
        (text.ink, palette.marks.row_hover, "row under the cursor"),
        (palette.status.good, surfaces.panel, "good news"),
        (palette.status.warning, surfaces.panel, "warning"),
        (palette.status.error, surfaces.field, "error"),
    ]
    return pairs


@pytest.mark.parametrize("name", ["parchment", "slate", "parchment_contrast", "slate_contrast"])
def test_text_can_be_read_on_every_ground_it_stands_on(name):
    palette = load_palette(name)
    wanted = VERY_READABLE if palette.theme.contrast else READABLE

    faint = [
        f"{where}: {ink} on {ground} is {contrast(ink, ground):.1f} : 1"
        for ink, ground, where in texts_and_grounds(palette)
        if contrast(ink, ground) < wanted
    ]

    assert faint == []


@pytest.mark.parametrize("name", ["parchment", "slate", "parchment_contrast", "slate_contrast"])
def test_what_glows_and_where_the_focus_is_stands_out_from_panel_and_table(name):
    palette = load_palette(name)
    lines = [palette.seats.seat(seat).glow for seat in range(5)] + [palette.marks.focus]

    weak = [
        (line, ground)
        for line in lines
        for ground in (palette.surfaces.panel, palette.surfaces.table, palette.surfaces.field)
        if contrast(line, ground) < CLEAR_LINE
    ]

    assert weak == []


@pytest.mark.parametrize("name", ["parchment", "slate", "parchment_contrast", "slate_contrast"])
def test_what_can_be_pulled_stands_out_from_its_ground(name):
    surfaces = load_palette(name).surfaces

    grounds = (surfaces.panel, surfaces.dock, surfaces.field)
    assert [ground for ground in grounds if contrast(surfaces.grip, ground) < CLEAR_LINE] == []


def test_the_dark_theme_is_darker_and_contrast_has_thicker_lines():
    light, dark = load_palette("parchment"), load_palette("slate")
    strong = load_palette(theme_for(dark=False, contrast=True))

    assert luminance(dark.surfaces.table) < 0.05 < luminance(light.surfaces.table)
    assert strong.lines.rim > light.lines.rim
    assert (dark.theme.dark, strong.theme.contrast) == (True, True)


def test_a_theme_inherits_what_it_does_not_name():
    light, dark = load_palette("parchment"), load_palette("slate")

    assert dark.kinds == light.kinds
    assert dark.seats.one == light.seats.one
    assert dark.seats.glow_one != light.seats.glow_one


def test_every_theme_file_can_be_loaded_and_bears_its_own_name():
    assert set(theme_names()) >= {theme_for(dark=d, contrast=c) for d in BOTH for c in BOTH}
    for name in theme_names():
        assert load_palette(name).theme.name == name


def test_roles_list_every_colour_by_its_name():
    roles = dict(load_palette("parchment").roles())
    tables = tomllib.loads(assets.ui("themes", "parchment.toml").read_text("utf-8"))

    assert roles["surfaces.table"] == "#EADFC8"
    assert roles["theme.dark"] == "False"
    assert list(roles) == [f"{name}.{role}" for name, table in tables.items() for role in table]


def test_a_colour_for_the_painter_keeps_what_shows_through():
    assert paint(Colour("#1A2B2226")).getRgb() == (0x2B, 0x22, 0x26, 0x1A)


def test_mixing_goes_from_one_colour_to_the_other():
    assert mixed(Colour("#000000"), Colour("#FFFFFF"), 0.0) == "#000000"
    assert mixed(Colour("#000000"), Colour("#FFFFFF"), 0.5) == "#808080"
    assert mixed(Colour("#7A1F3D"), Colour("#241B21"), 1.0) == "#241B21"


def wrong_theme(folder, text):
    path = folder / "odd.toml"
    (folder / "parchment.toml").write_text((load_text("parchment")), encoding="utf-8")
    path.write_text('extends = "parchment"\n' + text, encoding="utf-8")
    return path


def load_text(name):
    from burgundy_desktop import assets

    return assets.ui("themes", f"{name}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[text]\nink = "burgundy"', r"odd.toml, \[text\].*'ink'.*'burgundy'"),
        ("[text]\nink = 7", r"odd.toml, \[text\].*'ink'"),
        ('[text]\nimk = "#000000"', r"odd.toml, \[text\]: 'imk' is not a role.*ink"),
        ("[lines]\nrim = 'thick'", r"odd.toml, \[lines\].*'rim'"),
        ("text = 3", r"odd.toml, \[text\]"),
    ],
)
def test_a_wrong_theme_file_names_file_table_and_role(tmp_path, text, said):
    with pytest.raises(BadTable, match=said):
        read_palette(wrong_theme(tmp_path, text))


def test_a_theme_without_a_table_says_which(tmp_path):
    path = tmp_path / "bare.toml"
    path.write_text('[theme]\nname = "bare"\ndark = false\ncontrast = false\n', encoding="utf-8")

    with pytest.raises(BadTable, match=r"bare.toml, \[lines\]: is missing"):
        read_palette(path)


def test_a_theme_cannot_stand_on_itself(tmp_path):
    path = tmp_path / "ring.toml"
    path.write_text('extends = "ring"\n', encoding="utf-8")

    with pytest.raises(BadTable, match="'extends' is 'ring'"):
        read_palette(path)
