"""The final scoring. Rules §12."""

from typing import Any

import pytest

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreSheet
from burgundy_desktop.games.boonlake.events import FinalScoringStarted, GameEnded
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.rules.final import (
    end_points,
    lever_points,
    printed_points,
    recess_points,
)
from burgundy_desktop.games.boonlake.state import OVER, steps as s
from burgundy_desktop.games.boonlake.tables.boards import ALL_LEVERS
from tests.games.boonlake.positions import ANNA, BENNO, CARLA, card, cards, sites

FINAL = (s.FINAL_SCORING, ANNA, 0)


def some_levers(count):
    return ALL_LEVERS >> 12 - count


@pytest.mark.parametrize(("owned", "vp"), [(7, 21), (6, 12), (4, 8), (3, 0), (0, 0), (12, 36)])
def test_c37_the_more_levers_one_owns_the_more_each_scores_at_the_end(a_game, owned, vp):
    game = a_game(levers=some_levers(owned))
    assert lever_points(game.me) == vp


@pytest.mark.parametrize(
    ("houses", "settlements", "cattle", "vp"), [(5, 3, 4, 14), (6, 4, 5, 28), (4, 1, 2, 0)]
)
def test_c38_empty_recesses_of_the_lower_levels_score_at_the_end(
    a_game, houses, settlements, cattle, vp
):
    game = a_game(houses=houses, settlements=settlements, cattle=cattle)
    assert recess_points(game.me) == vp


FULL: dict[str, Any] = {
    "points": 105,
    "levers": some_levers(8),
    "played": cards("D02", "D06", "N41", "D44", "S43"),
    "card_track": 7,
    "houses": 5,
    "settlements": 3,
    "cattle": 4,
}


def test_c39_levers_cards_and_recesses_add_up_in_the_final_scoring(a_game):
    game = a_game(FINAL, **FULL)
    assert (game.points("final_levers"), game.points("recesses")) == (24, 14)
    assert (game.points("printed_cards"), game.points("card_ends")) == (12, 18)
    assert game.happened(PointsScored) == [
        PointsScored(ANNA, 24, "final_levers"),
        PointsScored(ANNA, 12, "printed_cards"),
        *(PointsScored(ANNA, 6, "card_ends", card(name)) for name in ("N41", "D44", "S43")),
        PointsScored(ANNA, 14, "recesses"),
    ]
    assert game.me.vp == 173
    assert game.state.stage == OVER
    assert sum(line.points for line in game.happened(FinalScoringStarted)[0].lines) == 68


def test_cards_without_an_effect_at_the_end_are_not_told_as_such(a_game):
    game = a_game(FINAL, played=cards("D02", "D06"))
    told = game.happened(FinalScoringStarted)[0].lines
    assert "card_ends" not in {line.reason for line in told}


def test_c39_coins_vases_and_cards_are_worth_nothing(a_game):
    game = a_game(FINAL, coins=20, vases=3, hand=cards("D01", "D02"), ranch=5)
    assert game.me.vp == 0


@pytest.mark.parametrize(
    ("name", "position", "vp"),
    [
        ("D39", {"cattle": 3}, 3),
        ("D41", {"houses": 4}, 4),
        ("D42", {"settlements": 2}, 4),
        ("D40", {"production": sites(wood=2, iron=1)}, 3),
        ("D43", {"coin_track": 4}, 0),
        ("D43", {"coin_track": 5}, 4),
        ("D43", {"coin_track": 8}, 7),
        ("N42", {"coin_track": 7}, 6),
        ("N43", {"card_track": 5}, 4),
        ("S44", {"levers": some_levers(4)}, 4),
        ("S45", {"cattle": 5}, 8),
        ("N45", {"houses": 4}, 3),
        ("S46", {"settlements": 4}, 9),
        ("D01", {"houses": 4}, 0),
        (
            "D37",
            {
                "land": {7: "S01", 11: "pasture", 10: "S03"},
                "people": {ANNA: [(7, "upper"), (10, "upper")], BENNO: [(7, "lower")]},
                "herds": {ANNA: [11], BENNO: [11]},
            },
            2,
        ),
    ],
)
def test_end_effects_of_cards_r22(a_game, name, position, vp):
    game = a_game(**position)
    assert end_points(game.me, card(name)) == vp


def test_printed_points_are_those_of_all_played_cards(a_game):
    assert printed_points(a_game(played=cards("D02", "D50", "S50")).me) == 12


def winners(sheet: ScoreSheet):
    return set(sheet.winners)


def test_all_who_are_tied_for_the_lead_win(a_game):
    game = a_game(FINAL, seats=3, points={ANNA: 7, BENNO: 7, CARLA: 5})
    sheet = GAME.score(game.state)
    assert winners(sheet) == {ANNA, BENNO}
    assert [standing.rank for standing in sheet.standings] == [1, 1, 3]
    assert sheet.final
    assert not GAME.score(a_game().state).final
    assert game.happened(GameEnded) == [GameEnded(sheet.winners)]
    assert Seat(2) not in sheet.winners
