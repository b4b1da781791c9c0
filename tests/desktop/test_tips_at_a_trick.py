"""Tooltips in the Pillars do not cover what a player needs to see to choose a card."""

import pytest
from PySide6.QtCore import QRect

from burgundy_desktop.core.ids import target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games import load

FOUR = (SeatInfo("Anna"), *(SeatInfo(name, "duke") for name in ("Benno", "Carla", "Dario")))


@pytest.fixture
def trick(window, table, store):
    """Three cards lie there; Anna plays the last one."""
    options = load("pillars").info.options_for(4)
    window.show_table(store.begin("pillars", options, FOUR, seed=1, strict=False))
    assert table.width() > 900
    controller = table.controller
    while not (controller.may_choose and len(controller.position.observation.table.trick) == 3):
        controller.submit(controller.session.match.legal_moves()[0])
    return table


def lies(table, box):
    """The visible place of a box of the scene."""
    seen: QRect = table.explaining._seen(box.rect)
    return seen


def test_no_tip_hides_the_verdict_or_what_it_speaks_of(trick):
    scene, tip = trick.scene, trick.explaining.tip
    verdict = lies(trick, scene._layout.trick.verdict)
    told = 0
    for item in scene.target_items:
        trick.explaining.show_tip_of(item.place.target)
        if not tip.isHidden():
            told += 1
            assert not tip.geometry().intersects(verdict), item.place.target
            own = lies(trick, item.box)
            if own.height() < trick.height() / 3:
                assert not tip.geometry().intersects(own), item.place.target

    assert told > 40


def test_the_tip_of_a_card_or_of_the_verdict_leaves_all_cards_of_the_trick_in_sight(trick):
    scene, tip = trick.scene, trick.explaining.tip
    kinds = {"played", "hand", "verdict"}
    wanted = [item.place.target for item in scene.target_items if item.place.target.kind in kinds]

    assert target("verdict") in wanted
    for one in wanted:
        trick.explaining.show_tip_of(one)
        assert not tip.isHidden()
        for box in scene._layout.trick.cards:
            assert not tip.geometry().intersects(lies(trick, box)), one
