"""What holds after every move of every game."""

from collections import Counter

import pytest

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.scoring import points
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, Estate, State
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOR, CARDS, CLOISTER
from burgundy_desktop.games.castles_cards.tables.things import ANIMAL_COPIES, GOODS_COPIES
from tests.games.castles_cards.positions import all_cards
from tests.games.random_play import play, tables

GAMES = 300
"""Games for each number of players."""

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def check_things(state: State) -> None:
    """Goods, animals and bonus cards are neither lost nor made; stacks are divided in time."""
    for kind, copies in enumerate(GOODS_COPIES):
        owned = sum(player.goods[kind] + player.sold[kind] for player in state.players)
        assert owned + sum(stack.count(kind) for stack in state.goods) == copies
    for kind, copies in enumerate(ANIMAL_COPIES):
        owned = sum(player.animals[kind] for player in state.players)
        assert owned + sum(stack.count(kind) for stack in state.animals) == copies
    for one, other in (state.goods, state.animals):
        assert (one and other) or len(one) + len(other) <= 1
    firsts = [state.firsts, *(player.firsts for player in state.players)]
    if state.aaron is not None:
        firsts.append(state.aaron.firsts)
    assert sum(firsts) == 127
    assert all(not one & other for i, one in enumerate(firsts) for other in firsts[:i])


def check_estate(estate: Estate) -> None:
    """Rules §6.1: what `Estate` keeps for speed is what its columns say."""
    present = 0
    open_ = [NO_COLUMN] * 7
    triples = [0] * 7
    for column, (color, cards) in enumerate(zip(estate.colors, estate.columns, strict=True)):
        assert 1 <= len(cards) <= 3
        others = {CARD_COLOR[card] for card in cards} - {CLOISTER}
        assert others == ({color} - {CLOISTER})
        for card in cards:
            present |= 1 << CARD_COLOR[card]
        if len(cards) == 3:
            triples[color] += 1
        else:
            assert open_[color] == NO_COLUMN
            open_[color] = column
    assert (estate.present, estate.open, estate.triples) == (present, tuple(open_), tuple(triples))


def check_players(state: State) -> None:
    for seat, player in enumerate(state.players):
        assert min(player.silver, player.workers, player.vp, *player.goods) >= 0
        assert len(player.projects) <= 3
        assert len(player.hand) <= 2
        if seat != state.order[state.mover]:
            done = state.order.index(seat) < state.mover
            left = 6 - state.turn - done
            assert len(player.hand) + len(player.pile) == left


@SEATS
def test_nothing_is_lost_and_nothing_is_made_in_whole_games(seats):
    for game, options, seed in tables("castles_cards", seats, GAMES):
        for moment in play(game, options, seed):
            if moment.ply % 7 and moment.legal:
                continue
            state = moment.state
            assert all_cards(state) == Counter(CARDS)
            check_things(state)
            if moment.legal:
                check_players(state)
            for player in state.players:
                check_estate(player.estate)
            if state.aaron is not None:
                check_estate(state.aaron.estate)


@SEATS
def test_everyone_plays_every_card_once_a_turn_and_buys_once_at_most(seats):
    for game, options, seed in tables("castles_cards", seats, 25):
        events: list[Event] = []
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
