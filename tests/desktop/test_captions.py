"""Captions hang at the piece that acts, and cover nothing that moves or may be chosen."""

from collections import Counter

from burgundy_desktop.boardkit.caption import WIDEST_PX
from burgundy_desktop.boardkit.motions import TRAVELLING_Z
from burgundy_desktop.boardkit.targets import Offer
from tests.desktop import test_one_clock

sit_down = test_one_clock.sit_down
watched = test_one_clock.watched

MOST_HIDDEN = 0.25
"""The part of all moves of others that may go without a caption on the table."""


def plate_of(scene):
    item = scene._captioning.item
    return item if item.isVisible() else None


def test_a_caption_covers_neither_what_moves_nor_what_may_be_chosen(watched):
    seen: Counter[str] = Counter()
    scene = watched.scene
    while watched.session.match.cursor < watched.like.length:
        shown = False
        for _ in watched.move():
            plate = plate_of(scene)
            if plate is None:
                continue
            shown = True
            it_covers_nothing(scene, plate.box.rect)
            it_hangs_at_its_piece(scene, plate)
        if scene.caption_text:
            seen["shown" if shown else "hidden"] += 1
    assert seen["hidden"] <= MOST_HIDDEN * seen.total()


def it_covers_nothing(scene, plate):
    for item in scene.target_items:
        if item.offer is not Offer.NONE:
            assert not item.box.rect.intersects(plate), item.place.target
    for moving in (*scene._pieces._items.values(), *scene.flying):
        if moving.zValue() >= TRAVELLING_Z and moving.opacity() > 0:
            assert not moving.sceneBoundingRect().adjusted(6, 6, -6, -6).intersects(plate), getattr(
                moving, "piece", moving
            )


def it_hangs_at_its_piece(scene, plate):
    assert plate.box.width <= WIDEST_PX * max(1.0, scene.brushes.scale)
    assert scene.size.rect.contains(plate.box.rect)
