"""The page of icons tells of every drawing of a game, in both languages, and leads to a rule."""

from fnmatch import fnmatchcase

import pytest
from PySide6.QtCore import QSizeF

from burgundy_desktop import assets, games
from burgundy_desktop.boardkit import icons
from burgundy_desktop.boardkit.drawn import drawings_at
from burgundy_desktop.boardkit.hooks import ALONE
from burgundy_desktop.boardkit.sprites import drawing_path
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.dialogs.rules_page import read_page
from burgundy_desktop.desktop.window.actions import ACTION_SPECS
from tests.games.looking import play_by_chance, seen

pytestmark = pytest.mark.usefixtures("qapp")

GAME_IDS = games.found()

COMMON = "pieces/common/"
"""Signs and faces of players, ornaments."""
SILENT = {"caylus": {"favor", "line"}}
"""What has a tooltip, but no drawing of its own: the lines of points and deniers."""
TABLE = QSizeF(988, 692)
MATCH_SEED, PLIES, LEAST_DRAWN = 7, 40, 15

DECORATION: dict[str, tuple[str, ...]] = {
    "boonlake": (
        "map",
        "scenery_*",
        "lever_plate",
        "track_space",
        *(f"frame_{part}*" for part in ("action", "emblem", "river", "rows", "site", "up")),
        *(f"frame_{part}" for part in ("bonus", "choice", "income", "penalty")),
    ),
    "caylus": ("castle_scene", "ground"),
    "pillars": ("divider", "frame_*", "ground_*", "ribbon_*"),
}
"""Drawings without a meaning of their own: grounds, frames, scenery."""


def groups_of(game_id):
    return board_of(game_id).wording.icons


def icons_of(game_id):
    return list(icons.all_icons(groups_of(game_id)))


def drawings_of(game_id):
    """All drawings of a game; those for dark tables are the same things."""
    names = {path.stem for path in assets.resource("games", game_id, "pieces").glob("*.svg")}
    return sorted(name for name in names if name.removesuffix(icons.DARK) not in names - {name})


def is_decoration(game_id, name):
    return any(fnmatchcase(name, like) for like in DECORATION.get(game_id, ()))


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_letter_of_a_table_has_the_key_of_the_page(game_id):
    keys = {key for spec in ACTION_SPECS if spec.name == "icons" for key in spec.keys}

    assert keys
    assert not keys & set(board_of(game_id).scene(ALONE).large_keys)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_drawing_has_a_row_or_is_decoration(game_id):
    groups = groups_of(game_id)
    told = {
        name: icons.icon_of(groups, f"games/{game_id}/pieces/{name}")
        for name in drawings_of(game_id)
    }

    assert [n for n, icon in told.items() if icon is None and not is_decoration(game_id, n)] == []
    assert [n for n, icon in told.items() if icon is not None and is_decoration(game_id, n)] == []


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_row_has_its_drawing_and_every_pattern_fits_one(game_id):
    rows, there = icons_of(game_id), drawings_of(game_id)
    own = [f"games/{game_id}/pieces/{name}" for name in there]
    patterns = [like for row in rows for like in row.also if like.startswith(f"games/{game_id}/")]

    assert [row.drawing for row in rows if not drawing_path(row.drawing).is_file()] == []
    assert [like for like in patterns if not any(fnmatchcase(name, like) for name in own)] == []
    assert len({row.drawing for row in rows}) == len(rows)
    unused = [
        like for like in DECORATION.get(game_id, ()) if not any(fnmatchcase(n, like) for n in there)
    ]
    assert unused == []


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_row_leads_to_a_rule(game_id, language):
    anchors = {chapter.anchor for chapter in read_page(game_id, language).chapters}

    assert [row.drawing for row in icons_of(game_id) if row.anchor not in anchors] == []


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_row_has_a_name_and_one_short_sentence(game_id, language):
    for group in groups_of(game_id):
        assert group.title()
        for row in group.icons:
            name, says = row.name(), row.says()
            assert name[0] == name[0].upper(), name
            assert says[0] == says[0].upper(), says
            assert says[-1] in ".!”", says
            assert len(says) <= icons.MOST_LETTERS, says
            assert name != says
            assert "{" not in name + says


@pytest.fixture(scope="module", params=GAME_IDS)
def shown(request):
    """The table of a game with the most players in the middle of a game, by its id."""
    load_fonts()
    game = games.load(request.param)
    match = Match(game, game.info.options_for(game.info.seats_max), MATCH_SEED)
    for _ in play_by_chance(match, PLIES):
        pass
    scene = board_of(request.param).scene(ALONE)
    scene.resize_to(TABLE)
    scene.show_position(seen(match))
    return request.param, scene


def test_every_drawing_on_a_table_has_a_row_or_is_decoration(shown):
    game_id, scene = shown
    with scene.brushes.sprites.noted() as names:
        scene.set_look(scene.brushes.palette)
    drawn = {name for name in names if not name.startswith(COMMON)}
    groups, own = groups_of(game_id), f"games/{game_id}/pieces/"

    assert len(drawn) > LEAST_DRAWN
    unsaid = {name for name in drawn if icons.icon_of(groups, name) is None}
    assert {n for n in unsaid if not is_decoration(game_id, n.removeprefix(own))} == set()


def test_what_is_pointed_at_is_found_on_every_table(shown, english):
    game_id, scene = shown
    wording, silent = board_of(game_id).wording, set()
    for item in scene.target_items:
        target = item.place.target
        tip = wording.tip(scene.position.observation, target, [])
        glance = icons.Glance(drawings_at(scene, target), tip.anchor if tip else "")
        if tip is not None and tip.lines and not icons.icons_at(wording.icons, glance):
            silent.add(target.kind)

    assert silent == SILENT.get(game_id, set())
