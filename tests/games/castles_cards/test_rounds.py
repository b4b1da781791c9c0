"""Rulebook: "A játék menete", "Teendők a kör végén"."""

from collections import Counter

import pytest

from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.events import (
    DisplayCleared,
    DisplayFilled,
    PilesDealt,
    RoundEnded,
    RoundStarted,
    StartPlayerCardPassed,
)
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.tables.cards import CARDS
from tests.games.castles_cards.conservation import all_cards
from tests.games.castles_cards.positions import ANNA, BENNO, names, new_game, numbers


def one_turn(game):
    """Take silver, and buy nothing."""
    game.play((game.legal_of(m.TakeSilver) or game.legal_of(m.EndTurn))[0])


def test_c51_at_the_end_of_a_round_the_display_and_hands_are_renewed(a_game):
    display = {1: ["mine-1a"], 3: ["bank-1", "bank-3"], 6: ["castle-6a"]}
    game = a_game(turn=5, hand=["ship-3a"], projects=["ship-1a"], display=display)
    game.me.estate = game.me.estate.with_card(*numbers(["mine-2a"]), 0)
    game.state.draw = tuple(c for c in game.state.draw if c not in numbers(["mine-2a"]))

    one_turn(game)
    one_turn(game)

    state = game.state
    assert {"mine-1a", "bank-1", "bank-3", "castle-6a", "ship-3a"} <= set(game.discards)
    assert sum(map(len, state.display)) == 7
    assert [(len(p.hand), len(p.pile)) for p in state.players] == [(2, 4), (2, 4)]
    assert (state.round, state.turn) == (1, 0)
    assert (game.projects, game.estate) == (["ship-1a"], [("mine", ["mine-2a"])])
    kinds = [type(event) for event in game.events]
    wanted = [
        RoundEnded,
        DisplayCleared,
        DisplayFilled,
        PilesDealt,
        StartPlayerCardPassed,
        RoundStarted,
    ]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert all_cards(state) == Counter(CARDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c52_everyone_has_thirty_turns_and_round_e_ends_without_a_refill(seats):
    game = new_game(seats)
    played: Counter[int] = Counter()
    while GAME.to_decide(game.state) is not None:
        state = game.state
        if not state.played:
            played[state.seat] += 1
            holder, display = state.holder, sum(map(len, state.display))
        one_turn(game.forget())

    assert set(played.values()) == {30}
    assert (game.state.round, game.state.turn) == (4, 5)
    assert game.state.holder == holder
    assert sum(map(len, game.state.display)) == display
    assert not game.happened(DisplayFilled)


def test_personal_piles_come_before_the_display_when_cards_are_short(a_game):
    game = a_game(turn=5, hand=["ship-3a"], draw_only=True)
    other = game.state.players[BENNO].hand
    game.state.discards = tuple(c for c in CARDS if c not in (*game.me.hand, *other))[:12]

    one_turn(game)
    one_turn(game)

    assert [len(p.hand) + len(p.pile) for p in game.state.players] == [6, 6]
    assert sum(map(len, game.state.display)) == 2
    assert [len(row) for row in game.state.display] == [0, 1, 1, 0, 0, 0, 0]


def test_a_start_player_for_whom_there_were_no_cards_is_skipped(a_game):
    game = a_game(turn=5, hand=["ship-3a"], draw_only=True, start_player=ANNA)
    other = game.state.players[BENNO].hand
    game.state.discards = tuple(c for c in CARDS if c not in (*game.me.hand, *other))[:4]

    one_turn(game)
    one_turn(game)

    assert game.state.order == (BENNO, ANNA)
    assert [len(p.hand) + len(p.pile) for p in game.state.players] == [6, 0]
    assert game.state.seat == ANNA
    assert game.state.display == [()] * 7


def test_whoever_has_no_card_is_skipped(a_game):
    game = a_game(hand=["ship-3a", "ship-4a"])
    game.state.players[BENNO].hand = game.state.players[BENNO].pile = ()

    game.take_silver(by="ship-3a")

    assert (game.state.seat, game.state.turn) == (0, 5)
    assert names(game.me.hand) == ["ship-4a"]
