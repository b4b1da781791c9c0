"""The closed tree search, tried with the game of sticks."""

import attrs
import pytest

from burgundy_desktop.ai import closed_search
from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.closed_search import ClosedSearchPlayer
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.search_player import SearchPlayer
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from tests.core import sticks


def position_key(state):
    return (state.sticks, state.seat, state.die, *state.points)


OPEN = attrs.evolve(
    sticks.GAME,
    observe=lambda state, seat: state.copy(),
    imagine=lambda observation, chance: observation.copy(),
    judgement=attrs.evolve(
        sticks.GAME.judgement,
        position_key=position_key,
    ),
)


def a_player(iterations=300):
    return ClosedSearchPlayer(OPEN, Budget(iterations, 60.0), rounds_ahead=10)


def heap_of(count, seats=2):
    return sticks.Heap(count, Seat(0), [0] * seats, 6, Chance(1))


def asked(player, state, seed=1):
    return player.think(OPEN.observe(state, state.seat), OPEN.legal_moves(state), seed)


def after(state, move):
    later = state.copy()
    OPEN.apply(later, move, SILENT)
    return later


@pytest.mark.parametrize("count", [5, 6, 7, 9, 10])
def test_it_leaves_the_heap_from_which_every_move_loses(count):
    state = heap_of(count)

    advice = asked(a_player(), state)

    assert OPEN.legal_moves(state)[advice.move].sticks == count % 4
    assert advice.best[0].value > 0.8
    assert advice.best[0].points > 4


def test_ways_to_the_same_position_share_its_node():
    player = a_player()

    asked(player, heap_of(10))

    keys = {(node.state.sticks, node.state.seat) for node in player._known.values()}
    over = sum(1 for node in player._known.values() if node.seat is None)
    assert len(player._known) == len(keys)
    assert over == 2  # whoever took the last one


def test_what_was_thought_is_kept_for_the_question_that_follows():
    player, state = a_player(50), heap_of(10)
    first = asked(player, state)
    answered = after(after(state, OPEN.legal_moves(state)[first.move]), sticks.Take(1))

    advice = asked(player, answered)

    root = player._known[position_key(answered)]
    assert root.visits > advice.iterations == 50


def test_what_cannot_follow_any_more_is_dropped():
    player, state = a_player(), heap_of(10)
    asked(player, state)

    asked(player, after(state, sticks.Take(3)))

    assert max(node.state.sticks for node in player._known.values()) == 7


def test_a_question_asked_again_has_the_same_answer():
    player, state = a_player(), heap_of(9)

    first, again = asked(player, state), asked(player, state)

    assert first.best == again.best


def test_three_seats_want_each_their_own():
    state = heap_of(3, seats=3)

    advice = asked(a_player(), state)

    assert OPEN.legal_moves(state)[advice.move].sticks == 3


def test_a_full_memory_ends_no_search(monkeypatch):
    monkeypatch.setattr(closed_search, "MOST_NODES", 3)
    player = a_player(100)

    advice = asked(player, heap_of(10))

    assert len(player._known) == 3
    assert advice.iterations == 100


def test_a_forced_move_costs_no_search():
    one = OPEN.legal_moves(heap_of(1))[:1]

    assert a_player().think(heap_of(1), one, seed=1).iterations == 0


def test_it_stops_when_it_is_told_to():
    player = ClosedSearchPlayer(OPEN, Budget(10**9, 60.0), rounds_ahead=10)
    asked_how_often = []

    def stopped():
        asked_how_often.append(1)
        return len(asked_how_often) == 3

    advice = player.think(heap_of(10), OPEN.legal_moves(heap_of(10)), 1, stopped)

    assert advice.iterations > 3
    assert len(asked_how_often) == 3


def test_the_levels_use_it_only_for_games_that_tell_their_positions_apart():
    assert isinstance(player_named("duke", OPEN), ClosedSearchPlayer)
    assert isinstance(player_named("duke", sticks.GAME), SearchPlayer)


def test_positions_that_nobody_tells_apart_are_refused():
    player = ClosedSearchPlayer(sticks.GAME, Budget(10, 1.0))

    with pytest.raises(ValueError, match="sticks"):
        player.think(heap_of(10), sticks.GAME.legal_moves(heap_of(10)), 1)
