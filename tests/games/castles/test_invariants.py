"""What holds after every move of every game (rules §13)."""

from collections import Counter

import pytest

from burgundy_desktop.core.events import Events
from burgundy_desktop.games.castles import events as e, moves as m
from burgundy_desktop.games.castles.queries.spaces import storage_is_full
from burgundy_desktop.games.castles.rules.pending import NEVER_VOID
from burgundy_desktop.games.castles.setup import OPTIONS
from burgundy_desktop.games.castles.state import REASONS, State
from burgundy_desktop.games.castles.tables.estates import NEIGHBOUR_MASK, spaces_in
from tests.games.castles.conservation import about_the_estate, about_the_table
from tests.games.random_play import play, tables

GAMES = 300
"""Games for each number of seats, all setups in turn."""

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def is_connected(occupied: int) -> bool:
    """Whether all covered spaces hang together."""
    reached, edge = 0, occupied & -occupied
    while edge:
        reached |= edge
        near = 0
        for space in spaces_in(edge):
            near |= NEIGHBOUR_MASK[space]
        edge = near & occupied & ~reached
    return reached == occupied


def placed(state: State) -> list[int]:
    return [player.occupied.bit_count() for player in state.players]


@SEATS
def test_nothing_is_lost_doubled_or_negative_after_any_move(seats):
    for game, options, seed in tables("castles", seats, GAMES):
        covered = [0] * seats
        for moment in play(game, options, seed):
            state = moment.state
            assert list(about_the_table(state)) == []
            now = placed(state)
            for seat, player in enumerate(state.players):
                if now[seat] != covered[seat]:
                    assert list(about_the_estate(player)) == []
                    assert is_connected(player.occupied)
            covered = now


def end_of(seats, count):
    """End states of games with their moves and events."""
    for game, options, seed in tables("castles", seats, count):
        events = Events()
        *_, moment = play(game, options, seed, events)
        yield moment.state, events


@SEATS
def test_the_events_account_for_everything_that_was_won_and_spent(seats):
    for state, events in end_of(seats, 60):
        start_workers = {seat: place + 1 for place, seat in enumerate(events[0].order)}
        for seat, player in enumerate(state.players):
            mine = [event for event in events if getattr(event, "seat", None) == seat]
            gained = [event for event in mine if isinstance(event, e.SilverGained)]
            bought = [event for event in mine if isinstance(event, e.TileBought)]
            silver = 1 + sum(event.silver for event in gained)
            assert player.silver == silver - sum(event.silver for event in bought)
            won = sum(event.workers for event in mine if isinstance(event, e.WorkersGained))
            using = e.TileTaken | e.TilePlaced | e.GoodsSold
            spent = sum(event.workers for event in mine if isinstance(event, using))
            assert player.workers == start_workers[seat] + won - spent
            placements = [event for event in mine if isinstance(event, e.TilePlaced)]
            assert player.occupied.bit_count() == 1 + len(placements)
            sold = [event for event in mine if isinstance(event, e.GoodsSold)]
            assert sum(player.sold) == sum(event.count for event in sold)
            loaded = [event for event in mine if isinstance(event, e.GoodsLoaded)]
            assert sum(player.goods) + sum(player.sold) == 3 + sum(
                sum(event.count) for event in loaded
            )


@SEATS
def test_every_game_has_25_rounds_and_puts_25_goods_on_depots(seats):
    for state, events in end_of(seats, 60):
        count = Counter(type(event) for event in events)
        assert count[e.DiceRolled] == count[e.GoodsLanded] == 25
        assert count[e.PhaseStarted] == count[e.PhaseEnded] == 5
        assert count[e.TurnEnded] == 25 * seats
        assert state.round_goods == state.goods_stacks == ()


@SEATS
def test_everyone_has_fifty_die_actions(seats):
    for game, options, seed in tables("castles", seats, 60):
        with_a_die = Counter(
            moment.seat
            for moment in play(game, options, seed)
            if getattr(moment.move, "die", m.EXTRA_DIE) != m.EXTRA_DIE
        )

        assert with_a_die == dict.fromkeys(range(seats), 50)


@SEATS
def test_a_full_storage_asks_only_after_taking_with_a_die_and_buying(seats):
    for game, options, seed in tables("castles", seats, 60):
        events = Events()
        for moment in play(game, options, seed, events):
            if moment.legal and isinstance(moment.legal[0], m.DiscardTile):
                last = events[-1]
                by_die = isinstance(last, e.TileTaken) and last.die in (0, 1)
                assert by_die or isinstance(last, e.TileBought)
                assert storage_is_full(moment.state.player)


@SEATS
def test_only_known_reasons_score(seats):
    for _, events in end_of(seats, 12):
        reasons = {event.reason for event in events if hasattr(event, "points")}

        assert reasons <= set(REASONS)


def test_random_games_see_every_setup():
    seen = {tuple(sorted(options.chosen.items())) for _, options, _ in tables("castles", 2, GAMES)}

    assert len(seen) == len(OPTIONS[0].values) * len(OPTIONS[1].values)


def test_only_some_steps_can_be_without_a_choice():
    met = set()
    for game, options, seed in tables("castles", 2, 20):
        for moment in play(game, options, seed):
            for kind, _ in moment.state.pending[-1:]:
                met.add(kind)
                if kind in NEVER_VOID:
                    assert m.DECLINE not in game.legal_moves(moment.state)
    assert met > set(NEVER_VOID)
