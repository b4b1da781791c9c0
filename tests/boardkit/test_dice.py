"""A die that is thrown comes in an arc, hops, tips, and lies with the face that was rolled."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QGraphicsPixmapItem

from burgundy_desktop.boardkit import throwing
from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.dice import die_face, stem_and_pips
from burgundy_desktop.boardkit.die_poses import MOST_BYTES, POSES, DieInTheAir, DiePoses
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.boardkit.throwing import height_at, turns_at, way_at
from tests.boardkit.small_table import Rolled, Setting, a_position

DIE = DieInTheAir(Drawing("games/castles/pieces/die_white_3"), 36.0, 3.0)
OWN = DieInTheAir(Drawing("games/castles/pieces/die_player_5", seat=0), 44.0, 3.0)
FRAMES = range(0, 641, 10)
PALETTE = load_palette("parchment")


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_face_is_named_by_its_pips(pips):
    assert stem_and_pips(die_face("art/die_white", pips)) == ("art/die_white", pips)


def test_it_comes_ever_nearer_and_slower():
    ways = [way_at(ms) for ms in FRAMES]

    assert (ways[0], ways[-1]) == (0, 1)
    steps = [after - before for before, after in pairwise(ways)]
    assert steps == sorted(steps, reverse=True)
    assert way_at(70) == pytest.approx(0.22, abs=0.01)
    assert way_at(310) == pytest.approx(0.76, abs=0.01)


def test_it_lands_hops_and_tips():
    at_keyframes = [round(height_at(ms)) for ms in (0, 70, 310, 400, 490, 540, 640)]

    assert at_keyframes == [42, 46, 0, 16, 0, 4, 0]
    assert min(height_at(ms) for ms in FRAMES) >= 0


def test_it_turns_ever_less_and_lies_flat_before_it_rests():
    turns = [turns_at(ms) for ms in FRAMES]

    assert turns == sorted(turns, reverse=True)
    assert [turns_at(ms) for ms in (0, 70, 310, 400, 490, 540)] == [2.25, 1.7, 0.5, 0.2, 0.05, 0]


def test_every_pose_of_a_die_looks_different(qapp):
    poses = DiePoses()
    for _ in poses.paint_ahead([DIE], PALETTE, 1.0):
        pass

    pictures = {bytes(p.toImage().constBits()) for p in poses._pictures.values()}
    assert len(pictures) == 6 * POSES


def test_what_was_painted_ahead_is_not_painted_again(qapp):
    poses = DiePoses()
    painted = sum(1 for _ in poses.paint_ahead([DIE], PALETTE, 1.0))
    used = poses.bytes_used

    for pips in range(1, 7):
        die = DieInTheAir(Drawing(f"games/castles/pieces/die_white_{pips}"), 36.0, 3.0)
        for ms in FRAMES:
            assert not poses.picture(die, turns_at(ms), PALETTE, 1.0).isNull()

    assert painted == 6 * POSES
    assert poses.bytes_used == used
    assert not list(poses.paint_ahead([DIE], PALETTE, 1.0))


def test_pictures_of_dice_are_bounded_and_freed(qapp):
    brushes = Brushes()
    for density in (1.0, 2.0, 4.0):
        for _ in brushes.poses.paint_ahead([OWN, DIE], PALETTE, density):
            pass
        brushes.density = density
        for ms in FRAMES:
            brushes.pose(OWN, turns_at(ms))
        assert 0 < brushes.poses.bytes_used <= MOST_BYTES

    brushes.use(load_palette("slate"), 1.0, contrast=False)

    assert brushes.poses.bytes_used == 0


def test_pictures_are_painted_while_nothing_moves(small_table):
    small_table.dice_to_throw = lambda: [DIE]
    small_table.show_position(a_position())
    ahead = small_table._painting_ahead

    for _ in range(6 * POSES):
        ahead.go_on()

    assert not ahead._timer.isActive()
    assert len(small_table.brushes.poses._pictures) == 6 * POSES
    small_table.let_go()
    assert small_table.brushes.poses.bytes_used == 0


def thrown(small_table):
    """The pictures that are not pieces: what is in the air."""
    return [
        item
        for item in small_table.items()
        if isinstance(item, QGraphicsPixmapItem) and item.parentItem() is None
    ]


def test_a_die_is_in_the_air_and_then_lies_with_what_was_rolled(small_table):
    before = len(small_table.items())
    small_table.set_pace(Pace.NORMAL, False)
    small_table.show_position(a_position(Setting(die=6), events=[Rolled()]), animate=True)
    item = small_table._pieces.item("die")
    (cube,) = thrown(small_table)
    start = cube.pos()

    (motion, *_) = small_table._pieces.animator._running
    motion.show(0.5)

    assert not item.isVisible()
    assert cube.pos().x() < start.x()

    small_table.skip()

    assert item.isVisible()
    assert item.piece.look.sprite.endswith("die_white_6")
    assert item.box == item.piece.box
    assert not thrown(small_table)
    assert len(small_table.items()) == before


def test_with_reduced_motion_nothing_is_thrown(small_table):
    small_table.set_pace(Pace.NORMAL, True)

    small_table.show_position(a_position(Setting(die=6), events=[Rolled()]), animate=True)

    assert not thrown(small_table)
    assert small_table._pieces.item("die").isVisible()
    small_table.skip()


def test_the_landing_is_when_it_first_touches_the_table(small_table):
    small_table.set_pace(Pace.NORMAL, False)
    small_table.show_position(a_position(Setting(die=2), events=[Rolled()]), animate=True)

    (motion, *_) = small_table._pieces.animator._running

    assert motion.landing == throwing.LANDING_MS
    small_table.skip()
