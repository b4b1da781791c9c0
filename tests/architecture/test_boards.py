"""Every game has a board, and every decision has a target on it."""

import random
from importlib import import_module

import pytest
from PySide6.QtCore import QSizeF

from burgundy_desktop import games
from burgundy_desktop.boardkit.board import Board
from burgundy_desktop.boardkit.hooks import SceneHooks
from burgundy_desktop.boardkit.palette import load_palette, theme_for
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.position import Position, SeatInfo
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from tests import thorough
from tests.games.random_play import GAME_IDS, TABLES
from tests.sixth_game import nim_installed


@pytest.fixture(autouse=True, scope="module")
def _nim():
    with nim_installed():
        yield


def board_of(game_id):
    return import_module(f"burgundy_desktop.games.{game_id}.board").BOARD


def usual_and_each_other_value(info):
    """A long game with the usual options, and a short one for each other value of an option."""
    yield 400, {}
    for field in info.options:
        for value in field.values:
            if value != field.default:
                yield 40, {field.name: value}


def seen(match, viewer):
    return Position(
        viewer,
        match.observe(viewer),
        match.to_decide,
        tuple(match.legal_moves()),
        (),
        match.cursor,
        tuple(SeatInfo(f"Player {seat}") for seat in range(match.options.seats)),
    )


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_game_has_its_board(game_id):
    assert isinstance(board_of(game_id), Board)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_scene_answers_every_question(game_id):
    asked = {name for name, hook in vars(SceneHooks).items() if _is_unanswered(hook)}
    scene = board_of(game_id).scene

    assert "pieces" in asked
    assert not {name for name in asked if getattr(scene, name) is getattr(SceneHooks, name)}


def _is_unanswered(hook):
    return callable(hook) and "NotImplementedError" in hook.__code__.co_names


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_that_colours_its_score_sheet_colours_each_line_in_its_own_way(game_id):
    shades = board_of(game_id).shades
    known = dict(load_palette(theme_for(dark=True, contrast=False)).roles())

    assert not shades or sorted(shades) == sorted(games.load(game_id).reasons)
    assert len(set(shades.values())) == len(shades)
    assert all(shade.role in known and shade.hatch in range(3) for shade in shades.values())


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_target_of_a_legal_move_has_a_place_or_is_a_button(qapp, game_id, players):
    load_fonts()
    game = games.load(game_id)
    chance = random.Random(players)
    scene = board_of(game_id).scene()
    scene.resize_to(QSizeF(988, 692))

    looked_at = thorough.FirstOfEachKind(1)
    for plies, chosen in usual_and_each_other_value(game.info):
        match = Match(game, game.info.options_for(players, **chosen), seed=players)
        while not match.is_over and match.cursor < plies:
            legal = list(match.legal_moves())
            if looked_at.wants(legal):
                scene.show_position(seen(match, match.to_decide))
                targets = {target for move in legal for target in move.targets} - scene.buttons
                lost = {target for target in targets if scene.place_of(target) is None}
                assert not lost, f"no place for {lost} at ply {match.cursor}"
            match.play(chance.choice(legal))
