"""Rules §3, R27: hands, piles, covered stacks, cards drawn with silver."""

from collections import Counter

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.hidden_cards import HIDDEN, HIDDEN_FRESH
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.tables.cards import CARDS
from tests.games.castles_cards.conservation import all_cards
from tests.games.castles_cards.positions import ANNA, BENNO, names, new_game, numbers
from tests.games.random_play import play, tables

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
THREE = ["cloister-6a", "knowledge-4a", "pasture-2a"]


@SEATS
def test_a_seat_sees_its_own_hand_and_no_other(seats):
    state = new_game(seats).state
    for seat in range(seats):
        players = GAME.observe(state, Seat(seat)).table.players
        assert players[seat].hand == state.players[seat].hand
        for other in range(seats):
            assert players[other].pile == (HIDDEN,) * 4
            if other != seat:
                assert players[other].hand == (HIDDEN, HIDDEN)


def test_nobody_sees_the_draw_pile_the_piles_of_aaron_or_covered_stacks():
    state = new_game(1).state
    table = GAME.observe(state, ANNA).table

    assert set(table.draw) == {HIDDEN}
    assert [len(pile) for pile in table.aaron.piles] == [4, 5, 6, 7]
    assert {card for pile in table.aaron.piles for card in pile} == {HIDDEN}
    assert table.aaron.estate == state.aaron.estate
    for stack, real in zip(table.goods + table.animals, state.goods + state.animals, strict=True):
        assert set(stack[:-1]) == {HIDDEN}
        assert (len(stack), stack[-1]) == (len(real), real[-1])


def test_drawn_cards_are_seen_by_the_buyer_alone_until_he_decides_r27(a_game):
    game = a_game(silver=3, draw=THREE).buy()

    assert names(game.seen_by(ANNA).table.drawn) == THREE
    assert game.seen_by(BENNO).table.drawn == (HIDDEN,) * 3
    assert not any(str(number) in str(game.events) for number in numbers(THREE))
    game.keep("cloister-6a")
    table = game.seen_by(BENNO).table
    assert names(table.discards) == THREE[1:]
    assert names(table.players[ANNA].projects) == THREE[:1]


def test_no_event_of_a_deal_names_a_card_of_a_hand():
    game = new_game(3)
    shown = {card for row in game.state.display for card in row}
    hands = {card for player in game.state.players for card in (*player.hand, *player.pile)}
    told = {card for event in game.events for card, _ in getattr(event, "cards", ())}

    assert told == shown
    assert not told & hands


@SEATS
def test_what_is_imagined_holds_every_card_good_and_animal_once(seats):
    for game, options, seed in tables("castles_cards", seats, 10):
        chance = Chance.from_seed(seed)
        for moment in play(game, options, seed):
            if moment.ply % 15:
                continue
            for seat in map(Seat, range(seats)):
                state = game.imagine(game.observe(moment.state, seat), chance)
                assert all_cards(state) == Counter(CARDS)
                assert things(state) == things(moment.state)


def things(state):
    """Goods and animals of each kind, wherever they are."""
    goods = Counter(kind for stack in state.goods for kind in stack)
    animals = Counter(kind for stack in state.animals for kind in stack)
    for player in state.players:
        for kind in range(3):
            goods[kind] += player.goods[kind] + player.sold[kind]
        animals.update(dict(enumerate(player.animals)))
    return goods, animals


def test_who_counts_cards_knows_what_was_shuffled_in_last(a_game):
    discarded = [f"mine-{die}{copy}" for die in range(1, 7) for copy in "ab"]
    game = a_game(
        hand=["ship-3a", "ship-3b"],
        pile=["bank-1", "bank-3"],
        silver=3,
        draw=["cloister-6a", "knowledge-4a"],
        draw_only=True,
        discards=discarded,
    )
    game.buy()

    table = game.seen_by(BENNO).table
    assert table.drawn == (HIDDEN, HIDDEN, HIDDEN_FRESH)
    assert set(table.draw) == {HIDDEN_FRESH}
    assert set(table.players[ANNA].hand) == {HIDDEN}
    for seed in range(5):
        state = GAME.imagine(game.seen_by(ANNA), Chance.from_seed(seed))
        assert set(names(state.draw)) <= set(discarded)
        assert not set(names(state.players[BENNO].hand)) & set(discarded)
