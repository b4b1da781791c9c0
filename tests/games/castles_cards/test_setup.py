"""Rulebook: "A játék elemei", "A játék előkészítése"."""

from collections import Counter

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.events import DisplayFilled, GameSetUp, RoundStarted
from burgundy_desktop.games.castles_cards.game import GAME, INFO
from burgundy_desktop.games.castles_cards.rules import begin
from burgundy_desktop.games.castles_cards.setup import first_state
from burgundy_desktop.games.castles_cards.tables.cards import (
    CARD_COLOUR,
    CARD_DIE,
    CARD_KIND,
    CARDS,
)
from burgundy_desktop.games.castles_cards.tables.facts import FACTS
from burgundy_desktop.games.castles_cards.tables.rows import BUILDINGS, COLOURS
from tests.games.castles_cards.conservation import all_cards
from tests.games.castles_cards.positions import Table, names, new_game, numbers


def test_c01_the_deck_has_114_cards_with_every_die_equally_often():
    colours = Counter(COLOURS[colour] for colour in CARD_COLOUR)
    kinds = Counter(BUILDINGS[kind] for kind in CARD_KIND if kind >= 0)

    assert len(CARDS) == 114
    assert colours == {
        "castle": 12,
        "mine": 12,
        "cloister": 12,
        "knowledge": 18,
        "ship": 18,
        "pasture": 18,
        "building": 24,
    }
    assert kinds == dict.fromkeys(BUILDINGS, 3)
    assert Counter(CARD_DIE) == dict.fromkeys(range(1, 7), 19)
    assert sum(row.copies for row in FACTS.goods) == 18
    assert sum(row.copies for row in FACTS.animals) == 20
    assert (len(FACTS.first), len(FACTS.all7)) == (7, 4)


def sizes(stacks):
    return [len(stack) for stack in stacks]


def check_start(table, workers, goods, animals, all_seven, display, draw):
    """Check the table at the beginning of a game."""
    state = table.state
    for player in state.players:
        assert (sum(player.goods), sum(player.animals), player.silver) == (1, 1, 1)
        assert (len(player.pile), len(player.hand)) == (4, 2)
    assert [state.players[seat].workers for seat in state.order] == workers
    assert (sizes(state.goods), sizes(state.animals)) == (goods, animals)
    assert state.all_seven == all_seven
    assert sum(sizes(state.display)) == display
    assert (len(state.draw), state.discards) == (draw, ())
    assert all_cards(state) == Counter(CARDS)


def test_c02_two_players_start_with_seven_cards_on_display():
    check_start(new_game(2), [0, 1], [8, 8], [9, 9], (3, 1), 7, 95)


def test_c03_three_players_start_with_ten_cards_on_display():
    check_start(new_game(3), [0, 1, 1], [8, 7], [9, 8], (4, 2, 1), 10, 86)


def test_c04_four_players_start_with_thirteen_cards_on_display():
    check_start(new_game(4), [0, 1, 1, 2], [7, 7], [8, 8], (4, 3, 2, 1), 13, 77)


def test_the_stacks_of_the_table_are_those_that_are_laid_out():
    for row in FACTS.players:
        state = new_game(row.count).state

        assert sizes(state.goods) == list(row.first_stack_goods)
        assert sizes(state.animals) == list(row.first_stack_animals)


def test_workers_go_by_the_seat_in_turn_order_r1():
    starts = {new_game(3, seed).state.order for seed in range(30)}

    assert starts == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def laid_out(seats, first):
    """A game whose display begins with these cards."""
    state = first_state(INFO.options_for(seats), Chance.from_seed(1), SILENT)
    cards = numbers(first)
    rest = [card for card in state.draw if card not in cards]
    for player in state.players:
        swapped = [card for card in state.draw if card not in cards][: len(player.pile)]
        player.pile = tuple(swapped) if set(player.pile) & set(cards) else player.pile
        rest = [card for card in rest if card not in player.pile]
    state.draw = (*rest, *reversed(cards))
    begin(state, SILENT)
    return Table(state, state.seat)


def test_c05_the_seventh_card_goes_to_the_row_of_its_die():
    first = ["ship-5a", "mine-5a", "ship-1a", "mine-2a", "ship-6a", "mine-3a", "ship-4a"]
    game = laid_out(2, first)

    assert [game.row(row) for row in range(1, 7)] == [
        ["ship-5a"],
        ["mine-5a"],
        ["ship-1a"],
        ["mine-2a", "ship-4a"],
        ["ship-6a"],
        ["mine-3a"],
    ]

    me = game.me
    me.hand, me.workers = numbers(["bank-1", "bank-5"]), 0
    assert game.taken_by("bank-1") == {"ship-5a"}
    assert "ship-5a" not in game.taken_by("bank-5")


def test_c06_the_thirteenth_card_of_the_display_goes_to_the_row_of_its_die():
    first = [f"{colour}-{die}a" for colour in ("ship", "mine") for die in range(1, 7)]
    game = laid_out(4, [*first, "pasture-2a"])

    assert [len(game.row(row)) for row in range(1, 7)] == [2, 3, 2, 2, 2, 2]
    assert game.row(2) == ["ship-2a", "mine-2a", "pasture-2a"]


def test_the_first_cards_go_row_by_row_whatever_their_die():
    first = [f"{colour}-{die}a" for colour in ("ship", "mine") for die in range(6, 0, -1)]
    game = laid_out(4, [*first, "pasture-2a"])

    assert [len(game.row(row)) for row in range(1, 7)] == [2, 3, 2, 2, 2, 2]
    assert game.row(1) == ["ship-6a", "mine-6a"]


def test_c07_a_hand_has_two_cards_until_the_pile_is_empty():
    game = new_game(2)
    seat = game.seat
    seen = []
    while game.state.round == 0:
        if game.state.seat == seat:
            me = game.state.players[seat]
            seen.append((len(me.hand), len(me.pile)))
            for who in range(2):
                assert all(card < 0 for card in game.seen_by(Seat(who)).table.players[seat].pile)
        silver = next(move for move in game.legal if "silver" in str(move.targets))
        game.play(silver)
        while game.state.played:
            game.play(game.legal[0])

    assert seen == [(2, 4), (2, 3), (2, 2), (2, 1), (2, 0), (1, 0)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_set_up_is_told(seats):
    game = new_game(seats)
    (said,) = game.happened(GameSetUp)
    (filled,) = game.happened(DisplayFilled)

    assert said.order == game.state.order
    assert said.workers == tuple(player.workers for player in game.state.players)
    assert {card for card, _ in filled.cards} == {c for row in game.state.display for c in row}
    assert len(game.happened(RoundStarted)) == 1
    assert GAME.to_decide(game.state) == said.order[0]
    assert names(game.me.hand)
