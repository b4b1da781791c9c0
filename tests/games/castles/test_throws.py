"""All dice of a round are thrown on one clock, from where their players sit."""

import attrs
import pytest
from PySide6.QtCore import QSizeF

from burgundy_desktop.boardkit.hooks import Host
from burgundy_desktop.boardkit.throwing import USUAL_MS
from burgundy_desktop.games.castles.board.scene import CastlesScene
from burgundy_desktop.games.castles.events import DiceRolled
from burgundy_desktop.sound.names import Sound
from tests.games.castles.tables_to_look_at import a_match
from tests.games.looking import seen

CARDS = {0: (1400.0, 60.0), 1: (1400.0, 200.0), 2: (1400.0, 300.0), 3: (1400.0, 400.0)}


def a_table(size):
    table = CastlesScene(Host(card=CARDS.get))
    table.resize_to(QSizeF(*size))
    return table


def throw(table, players, number):
    table.show_position(seen(a_match(players), 0))
    dice = ((1, 2), (3, 4), (5, 6), (1, 1))[:players]
    steps = list(table.animation_steps([DiceRolled(0, number, dice, 4)]))
    assert len(steps) == 1
    return steps[0]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [(988, 692), (1900, 900)])
def test_all_dice_are_thrown_own_first_white_last(qapp, players, size):
    throws = throw(a_table(size), players, 1).throws

    keys = [one.key for one in throws]
    delays = [one.delay for one in throws]
    assert keys == [
        *(f"die/{seat}/{die}" for seat in range(players) for die in (0, 1)),
        "white_die",
    ]
    assert delays == [*(30.0 * seat for seat in range(players) for _ in (0, 1)), 120.0]
    assert {one.milliseconds for one in throws} == {USUAL_MS}


def test_they_come_from_the_players_cards(qapp):
    table = a_table((988, 692))
    throws = {one.key: one for one in throw(table, 4, 2).throws}

    assert {seat: throws[f"die/{seat}/0"].start for seat in CARDS} == CARDS


def test_where_no_card_is_seen_they_come_from_within_the_table(qapp):
    table = CastlesScene()
    table.resize_to(QSizeF(988, 692))

    assert all(table.size.rect.contains(*one.start) for one in throw(table, 4, 2).throws)


def test_the_first_throw_of_a_phase_comes_slowly_from_the_middle(qapp):
    table = a_table((988, 692))
    throws = throw(table, 2, 0).throws

    assert {one.milliseconds for one in throws} == {1100.0}
    for one in throws:
        assert table._layout.ring.rect.contains(*one.start)


def test_the_throw_is_heard_as_it_begins_and_settles(qapp):
    assert throw(a_table((988, 692)), 2, 1).sounds == (Sound.THROW, Sound.SETTLE)


def test_the_pictures_of_the_next_throw_are_painted_ahead(qapp):
    table = a_table((988, 692))
    step = throw(table, 4, 1)
    places = {piece.key: piece.box.width for piece in table.pieces()}

    dice = list(table.dice_to_throw())

    assert [die.width for die in dice] == [places[one.key] for one in step.throws]
    assert {die.look.seat for die in dice} == {0, 1, 2, 3, None}


def test_no_dice_are_painted_ahead_while_estates_are_chosen(qapp):
    table = a_table((988, 692))
    table.show_position(seen(a_match(2, estates="free"), 0))

    assert not list(table.dice_to_throw())
    assert attrs.asdict(Host())["card"](0) is None
