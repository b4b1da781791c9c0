"""Rulebook: "Mindenkit, aki egy ütést sem szerzett". Rules §8, trickless players."""

from burgundy_desktop.games.pillars.events import (
    HandScoringStarted,
    PlayerScoringStarted,
    PrivilegeReturned,
    PrivilegeWon,
)
from tests.games.pillars.by_hand import best_for_each_stock, best_stocks, most
from tests.games.pillars.positions import (
    ANDREA,
    BIRGIT,
    CLAUS,
    DANIEL,
    number,
    numbers,
    privilege_card,
)
from tests.games.pillars.test_scoring import check_booked, lines_of


def test_c38_a_player_without_a_trick_scores_that_of_the_king_r6(a_scoring):
    game = a_scoring(
        kings=["bishop_waleran", "king", "painter", "red_master_builder"],
        trickless=[CLAUS],
        stock=(1, 1, 1, 0),
        privilege="painter",
    )

    assert (most(game), best_stocks(game)) == (5, {(1, 1, 0, 0)})
    assert lines_of(game, CLAUS) == {"king": 3, "own_craftsmen": 1, "bishop_waleran": -2}
    assert game.pile[-1:] == ["painter"] or number("painter") == game.state.privilege
    assert game.happened(PrivilegeWon) == []
    assert (game.held(), game.player().privileges) == (set(), 0)
    (started,) = game.happened(PlayerScoringStarted)
    assert started.trickless
    assert set(started.cards) == set(numbers(["bishop_waleran", "king", "red_master_builder"]))

    game.let_score()
    assert all(game.player(seat).ready == 0 for seat in (ANDREA, BIRGIT, CLAUS, DANIEL))
    assert all(game.held(seat) == set() for seat in (ANDREA, BIRGIT, CLAUS, DANIEL))
    assert len(game.pile) == 4
    assert game.pile[-1] == "painter"


def test_c39_two_players_without_a_trick_both_score_the_king_s_r5(a_scoring):
    game = a_scoring(
        me=BIRGIT,
        kings=["king", "tom_builder", "blue_stonecutter", "ellen"],
        trickless=[BIRGIT, CLAUS],
        stock={BIRGIT: (1, 1, 1, 0), CLAUS: (1, 1, 1, 0)},
    )
    assert game.happened(HandScoringStarted)[0].trickless == (BIRGIT, CLAUS)

    assert game.who == BIRGIT
    assert game.toms == ["wood", "stone", "sand"]
    assert most(game) == 10
    game.tom("stone").convert(("stonecutter", "stone"))
    check_booked(game, 10, (1, 1, 1, 0), BIRGIT)

    game.seat = CLAUS
    assert game.who == CLAUS
    assert game.toms == ["wood", "stone", "sand"]
    assert set(best_for_each_stock(game).values()) == {5}
    game.tom("stone")
    assert game.stock() == (1, 1, 2, 0)
    assert all(sum(kept) == 3 for kept in game.keeps)
    check_booked(game.keep(0, 1, 2, 0), 5, (0, 1, 2, 0))


def test_c40_one_trick_without_use_is_a_trick_r16(a_scoring):
    cards = ["lady_aliena", "blue_carpenter", "green_toolmaker", "red_stonecutter"]
    game = a_scoring(cards, me=DANIEL, stock=(1, 1, 1, 0), kings=["ellen", "orange_carpenter"])

    check_booked(game, 0, (1, 1, 1, 0), DANIEL)
    assert lines_of(game, DANIEL) == {}
    assert not game.happened(PlayerScoringStarted)[0].trickless


def test_c24_the_king_s_trick_is_lost_when_everybody_won_one(a_scoring):
    game = a_scoring(
        ["blue_carpenter"], kings=["ellen", "forest_1", "prior_philip"], stock=(0, 0, 0, 0)
    )
    game.let_score()

    scored = game.happened(PlayerScoringStarted)
    assert len(scored) == 4
    assert not any(event.trickless for event in scored)
    lost = set(numbers(["king", "ellen", "forest_1", "prior_philip"]))
    assert not any(lost & set(event.cards) for event in scored)
    told = [event for event in game.events if getattr(event, "reason", "") in {"king", "ellen"}]
    assert told == []


def test_privileges_work_for_a_trickless_player(a_scoring):
    game = a_scoring(
        kings=["gravel_pit_1", "prior_philip", "king"],
        trickless=[CLAUS],
        stock=(0, 0, 0, 0),
        held={CLAUS: ["potter", "bell_founder", "painter"]},
    )

    assert most(game) == 3 + 3 + 5 + 1


def test_the_privilege_of_the_hand_goes_under_the_pile_even_with_trickless_players_r6(a_scoring):
    game = a_scoring(
        kings=["king", "assistant"],
        trickless=[CLAUS],
        privilege="assistant",
        stock=(1, 1, 1, 0),
        pile=["potter", "brickmaker"],
        held={ANDREA: ["painter", "bell_founder"]},
        hand_number=3,
    )

    check_booked(game, 3, (1, 1, 1, 0))
    events = list(game.events)
    game.let_score()
    events += game.events
    assert game.happened(PrivilegeReturned) == [PrivilegeReturned(privilege_card("assistant"), 3)]
    assert game.pile == ["brickmaker", "assistant"]
    assert game.state.privilege == privilege_card("potter")


def test_every_trickless_player_gets_the_king_s_points_in_full_r5(a_scoring):
    game = a_scoring(trickless=[ANDREA, CLAUS, DANIEL], stock=(0, 0, 0, 0))
    game.let_score()

    by_king = [
        (event.seat, event.points)
        for event in game.events
        if getattr(event, "reason", "") == "king"
    ]
    assert by_king == [(CLAUS, 3), (DANIEL, 3), (ANDREA, 3)]
