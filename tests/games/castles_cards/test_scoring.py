"""Rulebook: "A játék vége"."""

import pytest

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.events import GameEnded
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.queries.animals import animal_points, animal_sets
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS
from tests.games.castles_cards.positions import ANNA, BENNO, counted


def herd(**animals):
    return tuple(counted(animals, ANIMALS))


def test_c46_three_sheep_two_cows_and_a_chicken_score_three_points_r20():
    animals = herd(sheep=3, cow=2, chicken=1)

    assert animal_sets(animals) == (3, 2, 1)
    assert animal_points(animals) == 3


@pytest.mark.parametrize(
    ("animals", "points", "alone"),
    [
        (herd(sheep=2, cow=2, pig=1, chicken=1), 5, 0),
        (herd(sheep=4), 0, 4),
        (herd(sheep=2, cow=2, pig=2, chicken=2), 8, 0),
        (herd(pig=2, cow=2), 2, 0),
        (herd(pig=1, cow=2, sheep=2, chicken=2), 6, 0),
    ],
)
def test_c47_sets_of_different_animals_score_by_their_size(animals, points, alone):
    assert animal_points(animals) == points
    assert animal_sets(animals).count(1) == alone


ANNA_S_ESTATE = [
    ["bank-1", "market-3", "cloister-2a"],
    ["cloister-1a", "cloister-3a", "cloister-4a"],
    ["castle-1a", "castle-2a", "castle-3a"],
    ["ship-1a", "ship-2a"],
]
BENNO_S_ESTATE = [
    ["mine-1a", "mine-2a", "mine-3a"],
    ["knowledge-1a", "knowledge-2a", "knowledge-3a"],
    ["pasture-1a", "pasture-2a", "pasture-3a"],
    ["pasture-1b", "pasture-2b", "pasture-3b"],
]


def a_full_game(a_game, start_player=ANNA, silver_of_benno=1):
    """C48: the last turn is over but for one card that takes silver."""
    return a_game(
        round="E",
        turn=5,
        order=(BENNO, ANNA),
        start_player=start_player,
        hand={ANNA: ["ship-6b"], BENNO: []},
        estate={ANNA: ANNA_S_ESTATE, BENNO: BENNO_S_ESTATE},
        firsts={ANNA: ["building", "cloister", "castle"], BENNO: ["mine", "knowledge", "pasture"]},
        all_seven={BENNO: 3},
        points={ANNA: 3, BENNO: 2},
        sold={ANNA: {"light": 5}, BENNO: {"medium": 2}},
        goods={ANNA: {"light": 1}, BENNO: {"medium": 1}},
        animals={
            ANNA: {"sheep": 2, "cow": 1, "pig": 1},
            BENNO: {"chicken": 1, "cow": 1, "sheep": 1},
        },
        silver={ANNA: 1, BENNO: silver_of_benno},
        workers={ANNA: 1, BENNO: 2},
    )


def test_c48_all_lines_add_up_and_unused_cards_break_a_tie(a_game):
    game = a_full_game(a_game).take_silver()

    sheet = GAME.score(game.state)
    assert sheet.final
    assert [(s.seat, s.rank, s.points, s.tie_breaks) for s in sheet.standings] == [
        (ANNA, 1, 27, (5,)),
        (BENNO, 2, 27, (4,)),
    ]
    assert sheet.standings[0].decided_by == "unused_cards"
    of_anna = {line.reason: line.points for line in sheet.lines if line.seat == ANNA}
    assert of_anna == {
        "triple_castle": 4,
        "triple_cloister": 6,
        "triple_building": 3,
        "first_completion": 3,
        "vp_cards": 3,
        "sold_goods": 5,
        "start_player_card": 1,
        "animals": 2,
    }


def test_c49_players_still_tied_share_the_victory(a_game):
    game = a_full_game(a_game, silver_of_benno=2).take_silver()

    assert GAME.score(game.state).winners == (ANNA, BENNO)


def test_c50_unused_things_score_nothing(a_game):
    projects = ["castle-1a", "mine-2a", "ship-1a"]
    game = a_game(goods={"light": 4}, silver=5, workers=2, projects=projects)

    assert game.total() == 0


def test_the_start_player_card_counts_for_its_holder_r17(a_game):
    game = a_full_game(a_game, start_player=BENNO).take_silver()

    assert game.points("start_player_card", BENNO) == 1
    assert game.points("start_player_card", ANNA) == 0


def test_points_are_told_at_the_end_each_with_its_reason_and_column_r25(a_game):
    game = a_full_game(a_game).take_silver()

    told = game.happened(PointsScored)
    first = game.events.index(told[0])
    assert isinstance(game.events[first - 1], GameEnded)
    triples = [(e.seat, e.reason, e.place) for e in told if e.reason.startswith("triple")]
    assert triples == [
        (ANNA, "triple_building", 0),
        (ANNA, "triple_cloister", 1),
        (ANNA, "triple_castle", 2),
        (BENNO, "triple_mine", 0),
        (BENNO, "triple_knowledge", 1),
        (BENNO, "triple_pasture", 2),
        (BENNO, "triple_pasture", 3),
    ]


def test_nothing_can_be_done_when_it_is_over(a_game):
    game = a_full_game(a_game).take_silver()

    assert GAME.to_decide(game.state) is None
    assert game.legal_of(m.TakeSilver) == []
