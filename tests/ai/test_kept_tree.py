"""The tree that an open-loop search keeps within a turn."""

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.company_player import CompanyPlayer
from burgundy_desktop.ai.king_player import KingPlayer
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.levels import UNHURRIED, player_named
from burgundy_desktop.ai.player import deciding_seat
from burgundy_desktop.ai.search_player import SearchPlayer
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import UnknownOpponent
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from tests.core import sticks

ITERATIONS = 100
OPEN_LOOP = [name for name in games.found() if not games.load(name).judgement.position_key]


def long_turns(state, move, events):
    """A turn lasts until the heap is low."""
    seat = state.seat
    sticks.apply(state, move, events)
    if state.sticks > 4:
        state.seat = seat


def forced_above_six(state):
    """After the first move one is taken at a time until six are left."""
    return [sticks.Take(1)] if 6 < state.sticks < 10 else sticks.legal_moves(state)


def shown_below_ten(state, seat):
    """The first move lifts the cloth."""
    return attrs.evolve(sticks.observe(state, seat), die=state.die if state.sticks < 10 else 0)


LONG_TURNS = attrs.evolve(sticks.GAME, apply=long_turns)
FORCED = attrs.evolve(LONG_TURNS, legal_moves=forced_above_six)
REVEALING = attrs.evolve(LONG_TURNS, observe=shown_below_ten)


def a_player(game=LONG_TURNS, *, keeps_tree=True):
    return SearchPlayer(game, Budget(ITERATIONS, 60.0), rounds_ahead=10, keeps_tree=keeps_tree)


def heap_of(count):
    return sticks.Heap(count, Seat(0), [0, 0], 6, Chance(1))


def asked(player, state, seed=1):
    game, seat = player.game, deciding_seat(player.game, state)
    advice = player.think(game.observe(state, seat), game.legal_moves(state), seed)
    return attrs.evolve(advice, seconds=0)


def asked_twice(player, state):
    """The answer to the first question, and the state of the next one."""
    advice = asked(player, state)
    return advice, after(player.game, state, player.game.legal_moves(state)[advice.move])


def after(game, state, move):
    """After a move and the forced moves that follow."""
    later = state.copy()
    game.apply(later, move, SILENT)
    while len(legal := game.legal_moves(later)) == 1:
        game.apply(later, legal[0], SILENT)
    return later


def searching(name, game) -> SearchPlayer:
    player = player_named(name, game)
    assert isinstance(player, SearchPlayer)
    return player


def visits(player):
    """The visits of the root of the last search."""
    return sum(player._last[0].root.visits)


@pytest.mark.parametrize("game", [LONG_TURNS, FORCED], ids=["at once", "after forced moves"])
def test_the_next_question_of_a_turn_goes_on_from_the_tree(game):
    player = a_player(game)
    _, state = asked_twice(player, heap_of(10))
    assert state.seat == 0

    advice = asked(player, state, seed=2)

    assert visits(player) > advice.iterations == ITERATIONS
    assert advice.best != asked(a_player(game), state, seed=2).best


@pytest.mark.parametrize("case", ["another move", "another seat", "revealed", "switched off"])
def test_every_other_question_is_searched_anew(case):
    game = REVEALING if case == "revealed" else LONG_TURNS
    player = a_player(game, keeps_tree=case != "switched off")
    first, state = asked_twice(player, heap_of(10))
    if case == "another move":
        legal = game.legal_moves(heap_of(10))
        others = [move for move in legal if move.sticks != legal[first.move].sticks]
        state = after(game, heap_of(10), others[0])
    elif case == "another seat":
        state.seat = Seat(1)

    assert asked(player, state, seed=2) == asked(a_player(game), state, seed=2)


def test_the_same_question_again_has_the_same_answer():
    player = a_player()

    assert asked(player, heap_of(10)) == asked(player, heap_of(10))


@pytest.mark.parametrize("game_id", OPEN_LOOP)
def test_what_is_kept_fits_what_is_seen_and_foresees_nothing(game_id):
    """Of the first decisions in a game some are searched with the tree of the one before."""
    game = games.load(game_id)
    seats = max(2, game.info.seats_min)
    state = game.start(game.info.options_for(seats), Chance.from_seed(2), SILENT)
    players = [searching("search-12+kept", game) for _ in range(seats)]
    went_on = asked_for = 0
    while went_on < 3:
        seat, legal = deciding_seat(game, state), game.legal_moves(state)
        index = 0
        if len(legal) > 1:
            asked_for += 1
            assert asked_for < 100, "no tree was kept"
            seen = game.observe(state, seat)
            index = players[seat].think(seen, legal, asked_for).move
            search, _ = players[seat]._last or pytest.fail("nothing was kept")
            went_on += sum(search.root.visits) > 12
            tables = search.walks._tables
            assert all(game.observe(table, seat) == seen for table in tables)
            streams = {table.chance.stream for table in tables}
            assert len(streams) == len(tables)
            assert state.chance.stream not in streams
        game.apply(state, legal[index], SILENT)


@pytest.mark.parametrize("game_id", OPEN_LOOP)
def test_hidden_things_change_no_answer_with_a_kept_tree(game_id):
    """Two questions of a turn, asked at the real table and at another one that looks the same."""
    game = games.load(game_id)
    seats = max(2, game.info.seats_min)
    real = game.start(game.info.options_for(seats), Chance.from_seed(4), SILENT)
    answers = []
    for number in range(100):
        if len(legal := game.legal_moves(real)) == 1:
            game.apply(real, legal[0], SILENT)
            continue
        seat = deciding_seat(game, real)
        other = game.imagine(game.observe(real, seat), Chance.from_seed(900 + number))
        players = [searching("search-12+kept", game) for _ in range(2)]
        pairs = [(players[0], real.copy()), (players[1], other)]
        answers = [_two_answers(game, player, state, seat) for player, state in pairs]
        assert answers[0][0] == answers[1][0]
        if None not in (answers[0][1], answers[1][1]):
            break
        game.apply(real, legal[answers[0][0].move], SILENT)
    assert answers[0] == answers[1]
    assert answers[0][1] is not None


def _two_answers(game, player, state, seat):
    """The answers to this question and to the next one, None if that goes on from no tree."""
    first = asked(player, state)
    game.apply(state, game.legal_moves(state)[first.move], SILENT)
    legal = game.legal_moves(state) if game.to_decide(state) == seat else ()
    if len(legal) < 2:
        return first, None
    second = asked(player, state, seed=2)
    return first, second if visits(player) > second.iterations else None


@pytest.mark.parametrize("game_id", OPEN_LOOP)
def test_no_level_keeps_its_tree(game_id):
    game = games.load(game_id)
    levels = [player_named(level, game) for level in LEVELS]
    by_company = [one for one in levels if isinstance(one, CompanyPlayer)]
    levels += [two for one in by_company for two in (one.alone, one.in_company)]
    searches = [one for one in levels if isinstance(one, SearchPlayer)]

    budget = game.judgement.search_budget
    in_company = [level for level in ("steward", "master", "duke") if getattr(budget, level)]
    assert len(searches) == len(in_company) + len(by_company)
    assert not any(player.keeps_tree for player in searches)
    king = player_named("king", game)
    assert isinstance(king, KingPlayer)
    assert not getattr(king.search, "keeps_tree", False)
    assert searching("search-7+kept", game) == SearchPlayer(
        game,
        Budget(7, UNHURRIED),
        game.judgement.search_budget.rounds_ahead,
        keeps_tree=True,
    )


@pytest.mark.parametrize("name", ["search-0", "search-5+more", "search-5+", "duke+kept"])
def test_other_names_are_refused(name):
    with pytest.raises(UnknownOpponent):
        player_named(name, games.load("castles"))
