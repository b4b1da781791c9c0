"""Actions on the table."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from burgundy_desktop.boardkit.view import BoardView
from burgundy_desktop.core.ids import Target
from burgundy_desktop.desktop.monkey.plans import Ground, Plan, Weighted, one_of
from burgundy_desktop.desktop.monkey.widgets import in_sight, named
from burgundy_desktop.desktop.trials.ui_driver import next_pick


def click_offered(ground: Ground, chance: Random) -> Plan | None:
    """Click something that is offered."""
    scene = ground.window.table.scene
    if scene is None:
        return None
    return _click(ground, one_of(sorted(scene.offers.wanted), chance))


def click_anything(ground: Ground, chance: Random) -> Plan | None:
    """Click any target."""
    scene = ground.window.table.scene
    if scene is None:
        return None
    item = one_of(scene.target_items, chance)
    return None if item is None else _click(ground, item.place.target)


def go_on_with_a_move(ground: Ground, chance: Random) -> Plan | None:
    """Make the next pick of any legal move, or confirm it."""
    table = ground.window.table
    if not table.controller.has_game or not table.controller.may_choose:
        return None
    move = one_of(table.controller.selection.chooser.left, chance)
    wanted = None if move is None else next_pick(table, move)
    if wanted is None or table.controller.selection.question:
        return Plan("confirm", table.confirm_or_skip)
    return _click(ground, wanted)


def play_a_move(ground: Ground, chance: Random) -> Plan | None:
    """Play any legal move, as the list of moves does."""
    controller = ground.window.table.controller
    if not controller.has_game or not controller.may_choose:
        return None
    selection = controller.selection
    move = one_of(selection.chooser.left, chance)
    return None if move is None else Plan(f"play {move}", partial(selection.choose, move))


def press_in_bar(ground: Ground, chance: Random) -> Plan | None:
    """Press a button of the prompt bar."""
    button = one_of(in_sight(ground.window.table.prompt_bar, QPushButton), chance)
    return None if button is None else Plan(f"press {named(button)}", button.click)


def press_card(ground: Ground, chance: Random) -> Plan | None:
    """Press a player's card."""
    card = one_of(ground.window.table.seats.cards, chance)
    return None if card is None else Plan(f"press {named(card)}", card.click)


def rest_on(ground: Ground, chance: Random) -> Plan | None:
    """Point at a target until its tooltip is shown."""
    table = ground.window.table
    item = one_of(table.scene.target_items, chance) if table.scene is not None else None
    if item is None:
        return None
    target = item.place.target

    def do() -> None:
        if table.view is not None and table.controller.has_game:
            QTest.mouseMove(table.view.viewport(), table.view.mapFromScene(item.box.rect.center()))
            table.explaining.show_tip_of(target)

    return Plan(f"rest on {target}", do)


def zoom(ground: Ground, chance: Random) -> Plan | None:
    """Zoom in or out, around any point."""
    view = ground.window.table.view
    if view is None:
        return None
    point = QPointF(chance.random() * view.width(), chance.random() * view.height())
    factor = chance.choice((1.0, 1.3, 1.7, 2.5, 4.0))
    return Plan(f"zoom to {factor}", partial(_zoom, view, factor, point))


def open_large(ground: Ground, chance: Random) -> Plan | None:
    """Show something large, by a letter or Ctrl with a digit."""
    view = ground.window.table.view
    if view is None:
        return None
    letters = [
        (Qt.Key(ord(sign)), Qt.KeyboardModifier.NoModifier) for sign in view.board.large_keys
    ]
    digits = [(Qt.Key(ord(sign)), Qt.KeyboardModifier.ControlModifier) for sign in "12345"]
    key, modifiers = chance.choice(letters + digits)
    return Plan(f"open by {key.name}", partial(QTest.keyClick, view, key, modifiers))


AT_THE_TABLE: Final[Weighted] = (
    (14, go_on_with_a_move),
    (10, click_offered),
    (12, click_anything),
    (6, play_a_move),
    (10, press_in_bar),
    (3, press_card),
    (3, rest_on),
    (2, zoom),
    (3, open_large),
)


def _click(ground: Ground, target: Target | None) -> Plan | None:
    """Click a target by mouse if it is visible, else as assistive technology does."""
    table = ground.window.table
    scene, view = table.scene, table.view
    if target is None or scene is None or view is None:
        return None
    place = scene.place_of(target)
    if place is not None and scene.target_at(place.center()) == target:
        point = view.mapFromScene(place.center())
        if view.viewport().rect().contains(point):
            left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            task = partial(QTest.mouseClick, view.viewport(), left, plain, point)
            return Plan(f"click {target}", task)
    return Plan(f"choose {target}", partial(scene.click, target))


def _zoom(view: BoardView, factor: float, point: QPointF) -> None:
    view.zoom_to(factor, point)
