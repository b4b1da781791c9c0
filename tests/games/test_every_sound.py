"""Every event of every game has a sound or is silent on purpose; sounds play at its steps."""

import importlib
import pkgutil

import pytest
from PySide6.QtCore import QSizeF

from burgundy_desktop.boardkit.hearing import sounds_of
from burgundy_desktop.boardkit.hooks import ALONE
from burgundy_desktop.core.events import Event
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.sound.names import Loop, Sound
from tests.games.looking import play_by_chance, seen

BY_EVENT = {
    *(Sound.POINTS, Sound.LOSS, Sound.COIN, Sound.COINS, Sound.CUBE, Sound.STEPS),
    *(Sound.ANIMAL, Sound.BUILDING, Sound.SHIP, Sound.HAMMER, Sound.ANVIL),
}
"""Sounds that depend on what an event says: each game's own tests hear them."""
GAMES = ("castles", "castles_cards", "caylus", "boonlake", "pillars")


def of_game(game, module):
    return importlib.import_module(f"burgundy_desktop.games.{game}.{module}")


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_heard_or_silent_on_purpose(game):
    table = of_game(game, "board.sounds")

    assert set(table.SOUNDS) | table.SILENT == set(of_game(game, "events").EVENT_TYPES)
    assert not set(table.SOUNDS) & table.SILENT


def test_the_games_are_all_that_there_are():
    games = importlib.import_module("burgundy_desktop.games")

    assert {found.name for found in pkgutil.iter_modules(games.__path__)} == set(GAMES)


def test_every_game_has_a_loop_of_its_own():
    assert {board_of(game).ambience for game in GAMES} == set(Loop)


def test_every_sound_is_heard_somewhere():
    """The other sounds belong to the window."""
    tables = [of_game(game, "board.sounds").SOUNDS.values() for game in GAMES]
    named = {sound for table in tables for hears in table for sound in sounds_in(hears)}

    assert named | BY_EVENT == set(Sound) - {Sound.TURN, Sound.WIN, Sound.CLOSE}


def sounds_in(hears):
    if isinstance(hears, Sound):
        return (hears,)
    return hears if isinstance(hears, tuple) else ()


@pytest.mark.parametrize("game", GAMES)
def test_an_event_is_heard_at_its_own_steps_as_its_table_says(game, qapp):
    """The first of each kind in a game by chance; what nobody sees may be silent."""
    match = importlib.import_module(f"tests.games.{game}.tables_to_look_at").a_match(3)
    scene, sounds = board_of(game).scene(ALONE), of_game(game, "board.sounds").SOUNDS
    scene.resize_to(QSizeF(988, 692))
    heard: set[type[Event]] = set()
    for step in play_by_chance(match, 150):
        new = [event for event in step.events if type(event) in set(sounds) - heard]
        if new:
            scene.show_position(seen(match, 0))
        for event in new:
            found = {sound for part in scene.animation_steps([event]) for sound in part.sounds}
            assert found <= set(sounds_of(event, sounds)), event
            heard.update([type(event)] if found else [])

    assert len(heard) >= 6
