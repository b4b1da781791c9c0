"""Rulebook: "4) Új leosztás", "A játék vége". Rules §8.1, §9 and §10."""

import pytest

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.events import (
    GameEnded,
    HandDealt,
    HandEnded,
    HandScoringStarted,
    PrivilegeReturned,
    PrivilegeWon,
)
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.state import OVER
from burgundy_desktop.games.pillars.tables.cards import CARD_NAME
from burgundy_desktop.games.pillars.tables.rows import PRIVILEGES
from tests.games.pillars.conservation import all_cards
from tests.games.pillars.positions import (
    ANDREA,
    BIRGIT,
    CLAUS,
    DANIEL,
    number,
    privilege_card,
)

FOUR = {
    ANDREA: ["potter"],
    BIRGIT: ["assistant", "bell_founder"],
    DANIEL: ["brickmaker"],
}
"""Four privileges that have been won, all but the Painter."""


def finished(game):
    """The same hand scored to its end, with all that was told."""
    events = list(game.events)
    game.let_score()
    game.events = events + game.events
    return game


def test_c41_the_privilege_of_the_king_s_trick_goes_under_the_pile(a_scoring):
    pile = ["bell_founder", "assistant", "brickmaker", "potter"]
    game = a_scoring(kings=["painter", "king"], privilege="painter", pile=pile)

    finished(game)
    assert game.state.privilege == privilege_card("bell_founder")
    assert game.pile == ["assistant", "brickmaker", "potter", "painter"]
    assert game.happened(PrivilegeReturned) == [PrivilegeReturned(privilege_card("painter"), 5)]
    assert "bell_founder" in {CARD_NAME[card] for card in all_cards(game.state)}


def test_c42_the_game_ends_with_the_hand_in_which_the_last_privilege_is_won(a_scoring):
    game = a_scoring(["painter"], privilege="painter", pile=[], held=FOUR, hand_number=5)

    assert is_last_hand(game.state)
    assert game.happened(HandScoringStarted)[0].last
    finished(game)
    assert game.over
    assert game.state.stage == OVER
    assert game.happened(GameEnded) == [GameEnded()]
    assert game.happened(HandEnded) == [HandEnded(5, False)]
    assert GAME.score(game.state).final


def test_c42_the_last_privilege_won_in_the_last_trick_ends_the_game(a_game):
    game = a_game(
        hand={
            ANDREA: ["forest_1"],
            BIRGIT: ["painter"],
            CLAUS: ["blue_mortar_mixer"],
            DANIEL: ["alfred_builder"],
        },
        cards_left=1,
        leader=ANDREA,
        kings=["king"],
        privilege="painter",
        pile=[],
        held=FOUR,
        hand_number=5,
    )
    assert not is_last_hand(game.state)

    game.play_card("forest_1", "painter", "blue_mortar_mixer", "alfred_builder")
    assert game.happened(PrivilegeWon) == [PrivilegeWon(BIRGIT, privilege_card("painter"))]
    assert finished(game).over


def test_c43_the_last_privilege_in_the_king_s_trick_brings_another_hand_r17(a_scoring):
    game = a_scoring(
        kings=["painter", "king"], privilege="painter", pile=[], held=FOUR, hand_number=5
    )
    assert not is_last_hand(game.state)
    assert not game.happened(HandScoringStarted)[0].last

    finished(game)
    assert game.state.hand_number == 6
    assert game.state.privilege == number("painter")
    assert game.pile == []
    assert game.happened(HandDealt) == [HandDealt(6, 9, game.leader, 0)]
    assert "painter" in {name for seat in range(4) for name in game.hand(Seat(seat))}

    again = a_scoring(["painter"], privilege="painter", pile=[], held=FOUR, hand_number=6)
    assert finished(again).over


@pytest.mark.parametrize("hand", [7, 12, 30])
def test_there_may_be_any_number_of_hands_r18(a_scoring, hand):
    game = a_scoring(
        kings=["painter", "king"], privilege="painter", pile=[], held=FOUR, hand_number=hand
    )

    finished(game)
    assert (game.over, game.state.hand_number) == (False, hand + 1)
    assert len(game.state.pad) == hand


def test_c44_players_tied_for_the_lead_share_the_victory_r10(a_game):
    game = a_game(
        hand_number=6,
        points={ANDREA: 31, BIRGIT: 28, CLAUS: 31, DANIEL: 12},
        stock={
            ANDREA: (0, 0, 0, 0),
            BIRGIT: (3, 0, 0, 0),
            CLAUS: (0, 0, 3, 0),
            DANIEL: (0, 0, 0, 3),
        },
    )
    game.state.stage, game.state.pending = OVER, []

    sheet = GAME.score(game.state)
    assert sheet.final
    assert set(sheet.winners) == {ANDREA, CLAUS}
    assert {standing.seat: (standing.rank, standing.points) for standing in sheet.standings} == {
        ANDREA: (1, 31),
        CLAUS: (1, 31),
        BIRGIT: (3, 28),
        DANIEL: (4, 12),
    }
    assert all(standing.decided_by == "" for standing in sheet.standings)


def test_what_is_left_at_the_end_brings_nothing(a_scoring):
    game = a_scoring(["painter"], privilege="painter", pile=[], held=FOUR, hand_number=5)
    booked = game.vp()
    while not game.over:
        game.play(m.FINISH if m.FINISH in game.legal else game.legal[-1])

    assert game.stock() == (1, 1, 1, 0)
    assert game.vp() == game.total() == booked == 1


def test_the_next_hand_begins_with_all_cards_and_what_was_kept(a_scoring):
    game = a_scoring(["red_carpenter", "painter"], stock=(1, 1, 1, 0), privilege="painter")
    kept = game.copy().propose().stock()
    finished(game)

    assert game.state.hand_number == 2
    assert game.state.tricks == game.state.trick == ()
    assert game.state.seen == 0
    assert game.tricks == [0] * 4
    assert [game.won(Seat(seat)) for seat in range(4)] == [set()] * 4
    assert game.held() == {"painter"}
    assert game.stock() == kept
    assert [len(game.hand(Seat(seat))) for seat in range(4)] == [9] * 4
    assert "lady_aliena" in game.hand(game.leader)
    assert game.who == game.leader == game.state.first_leader
    assert "painter" not in {name for seat in range(4) for name in game.hand(Seat(seat))}


def test_only_one_privilege_is_in_each_hand(a_scoring):
    held = {ANDREA: ["assistant"], CLAUS: ["brickmaker"]}
    game = a_scoring(["potter"], privilege="potter", pile=["painter", "bell_founder"], held=held)

    finished(game)
    hands = {name for seat in range(4) for name in game.hand(Seat(seat))}
    assert hands & set(PRIVILEGES) == {"painter"}
    assert game.pile == ["bell_founder"]
    assert game.held() == {"brickmaker", "potter"}


def test_the_score_sheet_adds_up_the_hands_reason_by_reason(a_scoring):
    cards = ["red_carpenter", "ellen", "regan_hamleigh"]
    game = a_scoring(cards, stock=(0, 1, 0, 0), points={CLAUS: 4}, hand_number=3)

    assert [game.points(reason) for reason in ("own_craftsmen", "ellen", "carpenter")] == [5, 2, 0]
    game.convert(("carpenter", "wood"))
    assert game.total() == game.vp() == 4 + 1 + 2 - 1 + 3
    finished(game)
    found = {
        line.reason: line.points for line in GAME.score(game.state).lines if line.seat == CLAUS
    }
    assert found == {"own_craftsmen": 5, "carpenter": 3, "ellen": 2, "regan_hamleigh": -1}
    assert [sum(hand[CLAUS]) for hand in game.state.pad] == [4, 0, 5]
