"""Invariants after every move of every game."""

from collections import Counter

import pytest

from burgundy_desktop.core.events import Event, Events
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as e, moves as m
from burgundy_desktop.games.castles_cards.scoring import points
from tests.games.castles_cards.conservation import complaints
from tests.games.random_play import play, tables

GAMES = 300
"""Games for each number of players."""

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@SEATS
def test_nothing_is_lost_and_nothing_is_made_in_whole_games(seats):
    for game, options, seed in tables("castles_cards", seats, GAMES):
        for moment in play(game, options, seed):
            if moment.ply % 7 and moment.legal:
                continue
            assert list(complaints(moment.state)) == []


@SEATS
def test_everyone_plays_every_card_once_a_turn_and_buys_once_at_most(seats):
    for game, options, seed in tables("castles_cards", seats, 25):
        events = Events()
        for _ in play(game, options, seed, events):
            pass
        since = Counter[type[Event]]()
        for event in events:
            since[type(event)] += 1
            if isinstance(event, e.TurnEnded):
                assert since[e.CardPlayed] == 1
                assert since[e.CardsBought] <= 1
                since = Counter()


@SEATS
def test_nothing_but_the_start_player_card_can_be_lost(seats):
    for game, options, seed in tables("castles_cards", seats, 10):
        before = [0] * seats
        for moment in play(game, options, seed):
            now = [points(moment.state, Seat(seat)) for seat in range(seats)]
            assert all(new >= old - 1 for new, old in zip(now, before, strict=True))
            before = now


def test_silver_workers_and_points_never_run_out_r15(a_game):
    game = a_game(hand=["ship-3a"], silver=50, workers=40, projects=["mine-3a"]).place("mine-3a")

    assert game.me.silver == 52
    assert m.BUY in game.legal
