"""Drawings as pixmaps: by name, size, screen, theme and seat."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPixmapCache

from burgundy_desktop.boardkit.palette import Colour, load_palette
from burgundy_desktop.boardkit.sprites import (
    INK,
    Look,
    SpriteMissing,
    Sprites,
    Tint,
    drawing_text,
    ink_tint,
    make_room_for_cached_items,
    render_sprite,
    seat_tint,
)
from burgundy_desktop.core.errors import AssetMissing

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
    '<g fill="none" stroke="#2B2226" stroke-width="2.0">'
    '<rect fill="{colour}" stroke="none" x="0" y="0" width="64" height="64"/></g></svg>'
)
BLUE = Colour("#2A55A0")


@pytest.fixture
def folder(tmp_path):
    for name, colour in {
        "red": "#FF0000",
        "red_dark": "#800000",
        "seat": "#7A1F3D",
        "ink": "#2B2226",
    }.items():
        (tmp_path / f"{name}.svg").write_text(SQUARE.format(colour=colour), encoding="utf-8")
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "ink.svg").write_text(SQUARE.format(colour=INK), encoding="utf-8")
    (tmp_path / "torn.svg").write_text("<svg", encoding="utf-8")
    return tmp_path


@pytest.fixture
def sprites(qapp, folder):
    return Sprites(load_palette("parchment"), folder=folder)


def colour_of(pixmap):
    image = pixmap.toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2).name()


def test_the_same_question_gets_the_same_pixmap(sprites):
    assert sprites.pixmap("red", 40) is sprites.pixmap("red", 40)


@pytest.mark.parametrize(
    "other", [{"width": 41}, {"ratio": 2.0}, {"tint": Tint(((Colour("#FF0000"), BLUE),))}]
)
def test_another_size_screen_or_tint_gets_another_pixmap(sprites, other):
    question = {"width": 40} | other

    assert sprites.pixmap("red", 40) is not sprites.pixmap("red", **question)


def test_a_dense_screen_gets_more_pixels_for_the_same_size(sprites):
    pixmap = sprites.pixmap("red", 40, ratio=1.5)

    assert pixmap.size() == QSize(60, 60)
    assert pixmap.deviceIndependentSize().width() == pytest.approx(40)


def test_a_seat_tint_turns_burgundy_into_the_colour_of_the_seat(sprites):
    assert colour_of(sprites.pixmap("seat", 8)) == "#7a1f3d"
    assert colour_of(sprites.pixmap("seat", 8, tint=seat_tint(BLUE))) == BLUE.lower()


def test_the_third_seat_has_dark_pips_on_its_dice(sprites):
    die = drawing_text("games/castles/pieces/die_player_1", Look(tint=sprites.seat(2)))

    assert '<circle fill="#2B2226"' in die
    assert "#E8B93A" in die


def test_a_swapped_colour_is_not_swapped_again():
    there_and_back = Tint(((Colour("#000000"), Colour("#FFFFFF")),)) + Tint(
        ((Colour("#FFFFFF"), Colour("#000000")),)
    )

    assert there_and_back.applied_to("#000000 #ffffff") == "#FFFFFF #000000"


def test_on_a_dark_table_the_dark_drawing_is_taken_where_there_is_one(sprites):
    sprites.use(load_palette("slate"))

    assert colour_of(sprites.pixmap("red", 8)) == "#800000"
    assert colour_of(sprites.pixmap("seat", 8)) == "#7a1f3d"


def test_high_contrast_thickens_the_outline(folder):
    assert 'stroke-width="3"' in drawing_text("red", Look(contrast=True), folder)
    assert 'stroke-width="2.0"' in drawing_text("red", Look(), folder)


def test_a_missing_drawing_is_named_with_its_file(sprites, folder):
    with pytest.raises(SpriteMissing, match=r"'games/nowhere'.*nowhere\.svg"):
        sprites.pixmap("games/nowhere", 24)

    assert issubclass(SpriteMissing, AssetMissing)
    assert not sprites.has("games/nowhere")
    assert sprites.has("red")


def test_a_torn_file_is_named_too(sprites, qtlog):
    with qtlog.disabled(), pytest.raises(SpriteMissing, match=r"torn\.svg is not an SVG"):
        sprites.pixmap("torn", 24)


def test_memory_stays_below_the_limit_and_the_oldest_go_first(qapp, folder):
    one_megabyte = 512  # px wide: 512 * 512 * 4 bytes
    sprites = Sprites(load_palette("parchment"), folder=folder, limit_mb=2)
    kept = sprites.pixmap("red", one_megabyte)
    sprites.pixmap("seat", one_megabyte)
    sprites.pixmap("red", one_megabyte)

    sprites.pixmap("ink", one_megabyte)

    assert sprites.bytes_used <= 2 * 1024 * 1024
    assert sprites.pixmap("red", one_megabyte) is kept


def test_few_drawings_stay_parsed_for_a_parsed_one_is_large(qapp, folder):
    long_ones = [f"long_{number}" for number in range(5)]
    for name in long_ones:
        text = SQUARE.format(colour="#FF0000") + f"<!--{'.' * 700}-->"
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    sprites = Sprites(load_palette("parchment"), folder=folder, parsed_kb=2)

    for name in (*long_ones, *long_ones):
        assert sprites.pixmap(name, 8) is sprites.pixmap(name, 8)
        assert 0 < sprites.text_parsed <= 2 * 1024
    assert colour_of(sprites.pixmap(long_ones[0], 9)) == "#ff0000"  # read once more


def test_a_drawing_longer_than_all_that_may_stay_is_shown_all_the_same(qapp, folder):
    sprites = Sprites(load_palette("parchment"), folder=folder, parsed_kb=0)

    assert colour_of(sprites.pixmap("red", 8)) == "#ff0000"
    assert colour_of(sprites.pixmap("seat", 8)) == "#7a1f3d"
    assert sprites.proportion("red") == 1.0


def test_in_another_theme_proportions_are_those_of_its_own_drawing(qapp, folder):
    (folder / "red_dark.svg").write_text(
        SQUARE.format(colour="#800000").replace('height="64"', 'height="32"', 1), encoding="utf-8"
    )
    sprites = Sprites(load_palette("parchment"), folder=folder)
    assert sprites.proportion("red") == 1.0

    sprites.use(load_palette("slate"))

    assert sprites.proportion("red") == 0.5


def test_an_icon_wears_the_colour_of_the_text_beside_it(sprites):
    icon = sprites.icon("ink", BLUE, Colour("#AAAAAA"))

    assert colour_of(icon.pixmap(QSize(24, 24))) == BLUE.lower()
    assert colour_of(icon.pixmap(QSize(24, 24), QIcon.Mode.Disabled)) == "#aaaaaa"


def test_ink_becomes_any_colour(folder):
    image = render_sprite("ink", 8, Look(tint=ink_tint(BLUE)), folder)

    assert image.pixelColor(4, 4) == QColor(BLUE)


def test_a_box_keeps_its_proportions(qapp):
    sprites = Sprites(load_palette("parchment"))

    assert sprites.proportion("games/castles/box") == pytest.approx(320 / 480)
    assert sprites.pixmap("games/castles/box", 300).size() == QSize(300, 200)


def test_a_drawing_stands_on_a_transparent_ground():
    seal = render_sprite("games/castles/pieces/score_pip", 64)

    assert seal.pixelColor(0, 0).alpha() == 0
    assert seal.pixelColor(32, 32) != QColor(Qt.GlobalColor.transparent)


def test_the_cache_of_qt_grows_with_the_screen(qapp):
    before = QPixmapCache.cacheLimit()
    try:
        make_room_for_cached_items(QSize(1920, 1080), 2.0)
        assert QPixmapCache.cacheLimit() >= 8 * 1920 * 1080 * 4 * 4 // 1024
    finally:
        QPixmapCache.setCacheLimit(before)


def test_no_function_of_ours_is_called_to_look_up_a_drawing():
    """At each frame, for each drawing that is painted."""
    assert {kind.__hash__ for kind in (Tint, Look)} == {tuple.__hash__}
