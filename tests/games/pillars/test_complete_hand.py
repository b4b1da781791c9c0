"""C48 to C50: a whole hand, card by card, with its scoring."""

import pytest

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.events import (
    HandDealt,
    HandScored,
    PlayerScoringStarted,
    PrivilegeReturned,
    TrickWon,
)
from burgundy_desktop.games.pillars.tables.cards import CARD_NAME
from burgundy_desktop.games.pillars.tables.materials import KEPT, STONE
from tests.games.pillars.by_hand import best_for_each_stock, best_stocks, by_plans, most
from tests.games.pillars.positions import (
    ANDREA,
    BIRGIT,
    CLAUS,
    DANIEL,
    privilege_card,
    set_up,
)

HANDS = {
    ANDREA: """quarry_1 blue_toolmaker william_hamleigh king forest_2 red_mortar_mixer
        red_stonecutter blue_carpenter blue_master_builder""",
    BIRGIT: """forest_1 lady_aliena orange_master_builder painter orange_carpenter
        green_master_builder orange_stonecutter green_toolmaker green_stonecutter""",
    CLAUS: """red_carpenter gravel_pit_1 prior_philip red_master_builder blue_stonecutter
        green_carpenter quarry_2 orange_mortar_mixer regan_hamleigh""",
    DANIEL: """green_mortar_mixer ellen orange_toolmaker bishop_waleran blue_mortar_mixer
        tom_builder red_toolmaker gravel_pit_2 alfred_builder""",
}

TRICKS = [
    (BIRGIT, "forest_1 red_carpenter green_mortar_mixer quarry_1", "green_mortar_mixer", ANDREA),
    (ANDREA, "blue_toolmaker lady_aliena gravel_pit_1 ellen", "lady_aliena", BIRGIT),
    (
        BIRGIT,
        "orange_master_builder prior_philip orange_toolmaker william_hamleigh",
        "orange_master_builder",
        DANIEL,
    ),
    (DANIEL, "bishop_waleran king painter red_master_builder", "king", None),
    (
        DANIEL,
        "blue_mortar_mixer forest_2 orange_carpenter blue_stonecutter",
        "blue_mortar_mixer",
        BIRGIT,
    ),
    (
        BIRGIT,
        "green_master_builder green_carpenter tom_builder red_mortar_mixer",
        "green_master_builder",
        ANDREA,
    ),
    (
        ANDREA,
        "red_stonecutter orange_stonecutter quarry_2 red_toolmaker",
        "orange_stonecutter",
        DANIEL,
    ),
    (
        DANIEL,
        "gravel_pit_2 blue_carpenter green_toolmaker orange_mortar_mixer",
        "orange_mortar_mixer",
        DANIEL,
    ),
    (
        DANIEL,
        "alfred_builder blue_master_builder green_stonecutter regan_hamleigh",
        "blue_master_builder",
        BIRGIT,
    ),
]

BEST = {ANDREA: 11, BIRGIT: 13, CLAUS: 5, DANIEL: 15}
KEPT_THEN = {
    ANDREA: {(1, 1, 1, 0), (0, 2, 1, 0), (0, 1, 2, 0)},
    BIRGIT: {(1, 1, 0, 0)},
    CLAUS: {(1, 1, 0, 0)},
    DANIEL: {(1, 1, 0, 0)},
}


@pytest.fixture
def hand():
    return set_up(
        me=BIRGIT,
        hand={seat: cards.split() for seat, cards in HANDS.items()},
        privilege="painter",
    )


def played(hand):
    """The hand with all tricks played."""
    for _, cards, _, _ in TRICKS:
        hand.play_card(*cards.split())
    return hand


def test_c48_every_trick_of_a_whole_hand_goes_to_its_winner(hand):
    for leader, cards, strongest, winner in TRICKS:
        assert hand.leader == hand.who == leader
        hand.forget().play_card(*cards.split())
        trick = hand.state.tricks[-1]
        assert [CARD_NAME[card] for card in trick.cards] == cards.split()
        assert CARD_NAME[trick.cards[trick.strongest]] == strongest
        assert trick.leader == leader
        assert [event.seat for event in hand.happened(TrickWon)] == (
            [] if winner is None else [winner]
        )

    assert hand.tricks == [2, 3, 0, 3]
    assert hand.kings == ["bishop_waleran", "king", "painter", "red_master_builder"]


def test_c49_everybody_is_offered_the_best_score_of_the_hand(hand):
    played(hand)
    for seat in (BIRGIT, CLAUS, DANIEL, ANDREA):
        hand.seat = seat
        assert hand.who == seat
        assert most(hand) == BEST[seat]
        assert best_stocks(hand) == KEPT_THEN[seat]
        assert by_plans(hand) == best_for_each_stock(hand)
        told = len(hand.state.pad)
        hand.propose()
        assert len(hand.state.pad) - told == (seat == ANDREA)

    assert [hand.vp(seat) for seat in (ANDREA, BIRGIT, CLAUS, DANIEL)] == [11, 13, 5, 15]


def test_c59_andrea_is_offered_stone_for_tom_and_the_dearer_materials(hand):
    played(hand)
    for _ in (BIRGIT, CLAUS, DANIEL):
        hand.propose()

    plan = hand.move.propose()
    assert hand.who == ANDREA
    assert (plan.tom, KEPT[plan.kept]) == (STONE, (0, 1, 2, 0))
    hand.forget().propose()
    assert [event.points for event in hand.happened(HandScored)] == [11]
    assert hand.stock(ANDREA) == (0, 1, 2, 0)


def test_c50_the_next_hand_is_dealt_with_the_king_s_privilege_under_the_pile(hand):
    played(hand)
    for _ in range(4):
        hand.propose()

    assert [event.seat for event in hand.happened(PlayerScoringStarted)] == [
        BIRGIT,
        CLAUS,
        DANIEL,
        ANDREA,
    ]
    assert hand.happened(PrivilegeReturned) == [PrivilegeReturned(privilege_card("painter"), 5)]
    assert all(hand.held(Seat(seat)) == set() for seat in range(4))
    assert hand.state.hand_number == 2
    assert hand.pile[-1] == "painter"
    assert len(hand.pile) == 4
    assert hand.state.privilege != privilege_card("painter")
    assert hand.happened(HandDealt) == [HandDealt(2, 9, hand.leader, 4)]
