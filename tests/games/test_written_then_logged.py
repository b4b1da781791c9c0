"""When an event is logged, the state holds its effect, and nothing of those that follow."""

import pytest

from burgundy_desktop.core.match import Match
from burgundy_desktop.core.snapshots import snapshots
from burgundy_desktop.games import load
from burgundy_desktop.games.boonlake.events import CanoeMoved, LeversPushedUp, ProjectDone
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS
from burgundy_desktop.games.castles.events import TileTaken
from burgundy_desktop.games.castles_cards.events import StartPlayerCardTaken
from burgundy_desktop.games.caylus.events import BuildingActivated
from burgundy_desktop.games.caylus.tables.road import STABLES
from tests.games.looking import play_by_chance


def tile_has_left_its_depot(now, event, _before):
    return event.tile not in now.depots[event.depot]


def card_has_a_new_holder(now, event, _before):
    return now.holder == event.seat


def order_is_as_before(now, event, before):
    return event.spot != STABLES or now.order == before.order


def project_is_marked(now, event, before):
    taken = before.players[event.seat].supply - now.players[event.seat].supply
    is_marked = bool(now.players[event.seat].marked >> event.slot & 1)
    return (is_marked, taken) == (event.marked, event.marked)


def canoe_is_there(now, event, _before):
    return event.to in PAIRS[now.players[event.seat].canoes]


def levers_are_up(now, event, _before):
    return now.players[event.seat].ready == now.players[event.seat].levers


@pytest.mark.parametrize(
    ("game_id", "kind", "holds"),
    [
        ("castles", TileTaken, tile_has_left_its_depot),
        ("castles_cards", StartPlayerCardTaken, card_has_a_new_holder),
        ("caylus", BuildingActivated, order_is_as_before),
        ("boonlake", ProjectDone, project_is_marked),
        ("boonlake", CanoeMoved, canoe_is_there),
        ("boonlake", LeversPushedUp, levers_are_up),
    ],
)
def test_what_is_told_is_so_and_what_follows_is_not(game_id, kind, holds):
    game, told = load(game_id), 0
    match = Match(game, game.info.options_for(2), 3)
    for ply, _ in enumerate(play_by_chance(match, 1500, seed=3), start=1):
        before = match.steps[ply - 1].state
        for one in snapshots(match, ply, (kind,)):
            told += 1
            assert holds(one.state, one.event, before), one.event

    assert told
