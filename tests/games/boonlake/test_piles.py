"""Drawing and discarding. Rules §2."""

import pytest

from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import CardsDrawn, PileReshuffled
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.cards import EXCHANGES, Exchange
from tests.games.boonlake.positions import ANNA, levers

OWNED = levers("resource_or_2")


def drawing_two(a_game, left):
    """Anna draws two cards; so many are in the draw pile, the others are discarded."""
    game = a_game((s.CHOOSE_ACTION, ANNA, 0), levers=OWNED, ready=OWNED)
    state = game.state
    cut = len(state.draw) - left
    state.discards, state.draw = state.draw[:cut], state.draw[cut:]
    before = game.copy().state
    return game.play(m.LEVER_CARDS), before


def test_cards_are_drawn_from_the_top_one_by_one(a_game):
    game, before = drawing_two(a_game, left=3)

    assert game.me.hand == (before.draw[-1], before.draw[-2])
    assert game.state.draw == before.draw[:1]
    assert not game.happened(PileReshuffled)


@pytest.mark.parametrize("left", [2, 3])
def test_as_long_as_cards_are_left_nothing_is_shuffled(a_game, left):
    game, before = drawing_two(a_game, left)

    assert game.state.discards == before.discards
    assert game.state.fresh == 0
    assert len(game.state.draw) == left - 2


@pytest.mark.parametrize("left", [0, 1])
def test_an_empty_draw_pile_is_made_of_the_shuffled_discards(a_game, left):
    game, before = drawing_two(a_game, left)

    new = (*game.state.draw, *reversed(game.me.hand[left:]))
    assert game.me.hand[:left] == before.draw[::-1]
    assert sorted(new) == sorted(before.discards)
    assert list(new) not in [list(before.discards), sorted(new), sorted(new)[::-1]]
    assert game.state.discards == ()
    assert game.happened(PileReshuffled) == [PileReshuffled(len(before.discards))]
    assert game.state.fresh == sum(1 << one for one in before.discards)
    assert game.happened(CardsDrawn) == [CardsDrawn(ANNA, 2, "lever")]


def test_all_that_is_left_is_drawn_before_the_new_pile(a_game):
    game = a_game()
    state = game.state
    state.discards, state.draw = state.draw[:-3], state.draw[-3:]
    left = state.draw
    state.pending = [(s.EXCHANGED, ANNA, EXCHANGES.index(Exchange(pay_vp=4, get_cards=5)))]
    game.go_on()

    assert game.me.hand[:3] == left[::-1]
    assert len(game.me.hand) == 5


def test_with_one_card_in_both_piles_one_is_drawn_r42(a_game):
    game = a_game((s.CHOOSE_ACTION, ANNA, 0), levers=OWNED, ready=OWNED)
    game.state.draw = game.state.draw[:1]
    game.play(m.LEVER_CARDS)

    assert game.happened(CardsDrawn) == [CardsDrawn(ANNA, 1, "lever", missed=1)]
    assert not game.happened(PileReshuffled)
