"""Gain pills: a place on the table tells what it surely brings at once."""

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.position import Position
from burgundy_desktop.core.preview import preview
from burgundy_desktop.core.reasons import tried
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.match.move_selection import MoveSelection
from burgundy_desktop.desktop.table import panel_contents
from burgundy_desktop.games.pillars.moves import TakePlan
from tests import thorough
from tests.desktop import purses
from tests.games.random_play import play, tables

GAMES, SEATS = 10, 3
LEAST_TOLD = {"castles": 3, "castles_cards": 2, "caylus": 3, "boonlake": 3, "pillars": 2}
"""How many different things the pills of a few random games tell at least."""


@attrs.define
class Asked:
    """A decision as a controller asks it, without window and files."""

    game: AnyGame
    position: Position
    selection: MoveSelection

    def preview(self, move):
        return preview(self.game, self.position.observation, move)


def asked(game, moment):
    """What is asked in this position, with some of what a random move needs picked."""
    seen = game.observe(moment.state, moment.seat)
    position = Position(
        moment.seat, seen, moment.seat, tuple(moment.legal), (), Ply(moment.ply), ()
    )
    selection = MoveSelection(play=lambda _: None)
    selection.offer(position)
    chooser = selection.chooser
    for target in moment.move.targets[:-1]:
        if target in chooser.offered and len(chooser.left) > 1:
            chooser.pick(target)
    return Asked(game, position, selection)


def told_by(pill):
    """Points, and how many of each thing, as a pill tells them."""
    number = {one.picture: int(one.text.replace("−", "-")) for one in pill}
    return number.pop("", 0), number


def done(game, table, move, seat):
    """Points and things that a move really brings, in the real state with all that is hidden; a
    plan tells the points of the whole hand, with those that were counted before.
    """
    trial = tried(game.apply, table, move, purses.GOES_ON)
    things = purses.brought(game.info.id, seat, table, trial)
    counted = sum(table.players[seat].scored) if isinstance(move, TakePlan) else 0
    return counted + purses.points(game, seat, table, trial), things


def named(game_id, state, things):
    """The same things, called as the purse calls them."""
    names = purses.OWNED[game_id](state.players[0])
    return {
        next(name for name in names if sprite.rpartition("/")[2].startswith(name)): count
        for sprite, count in things.items()
    }


@pytest.mark.parametrize("game_id", games.found())
def test_a_gain_pill_tells_what_the_move_does(game_id):
    told = set()
    for game, options, seed in tables(game_id, SEATS, GAMES):
        for moment in play(game, options, seed):
            if moment.move is None or moment.ply % thorough.one_in(3, 11):
                continue
            now = asked(game, moment)
            pills = panel_contents.gains(now, board_of(game_id))
            for target, pill in pills.items():
                for move in now.selection.chooser.left:
                    if target not in move.targets:
                        continue
                    points, things = told_by(pill)
                    said = points, named(game_id, moment.state, things)
                    assert said == done(game, moment.state, move, moment.seat), (target, move)
                    told |= {*said[1], *(["points"] if points else [])}
    assert len(told) >= LEAST_TOLD[game_id], told


@pytest.mark.parametrize("game_id", games.found())
def test_where_a_move_ends_without_a_gain_pill_brings_nothing_or_not_always_the_same(game_id):
    game, options, seed = next(tables(game_id, SEATS, 1))
    for moment in play(game, options, seed):
        if moment.move is None or moment.ply % thorough.one_in(5, 29):
            continue
        now = asked(game, moment)
        pills = panel_contents.gains(now, board_of(game_id))
        silent = {move.targets[-1] for move in now.selection.chooser.left} - pills.keys()
        for target in silent:
            moves = [move for move in now.selection.chooser.left if target in move.targets]
            brought = [done(game, moment.state, move, moment.seat) for move in moves]
            assert brought[0] == (0, {}) or brought.count(brought[0]) < len(brought), target
