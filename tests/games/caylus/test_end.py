"""Rulebook: "A játék vége"."""

import pytest

from tests.games.caylus.positions import BLUE, ORANGE, RED
from tests.games.positions import everybody


def the_end(a_game, **position):
    """The bailiff reaches the towers' trigger; everybody has a single house there."""
    houses = {"towers": {RED: 1, BLUE: 1, ORANGE: 1}}
    return a_game("end", scored=2, bailiff=23, provost=1, **{"houses": houses} | position)


def test_c53_gold_cubes_and_deniers_count_at_the_end_and_a_tie_is_shared(a_game):
    game = the_end(
        a_game,
        points={RED: 61, BLUE: 66, ORANGE: 60},
        cubes={RED: "FFFWSGG", BLUE: "FF", ORANGE: "WWWWCCCCCG"},
        deniers={RED: 7, BLUE: 11, ORANGE: 12},
    )

    assert game.over
    assert [game.total(seat) for seat in (RED, BLUE, ORANGE)] == [69, 68, 69]
    assert game.sheet.final
    assert game.sheet.winners == (RED, ORANGE)
    assert [place.rank for place in game.sheet.standings] == [1, 1, 3]


def test_c54_the_game_ends_when_the_towers_are_complete(a_game):
    game = a_game(
        "castle",
        scored=2,
        bailiff=20,
        provost=20,
        houses={"towers": {BLUE: 7, ORANGE: 6}},
        workers={"castle": RED},
        cubes={RED: "FWS"},
    )

    game.batch("FWS").line("a")
    assert game.bailiff == 21
    while game.lines:
        game.line(min(game.lines))
        while game.effects:
            game.effect("nothing")
    assert game.over
    assert game.sheet.final
    assert game.legal == []


def test_before_the_towers_are_scored_the_game_goes_on(a_game):
    game = a_game("end", scored=2, bailiff=22, provost=1, houses={"towers": {RED: 13}})

    assert not game.over
    assert (game.bailiff, game.phase) == (23, "placing")


@pytest.mark.parametrize(
    ("cubes", "deniers", "gold", "others", "money"),
    [
        ("", 0, 0, 0, 0),
        ("G", 0, 3, 0, 0),
        ("GGG", 3, 9, 0, 0),
        ("FW", 4, 0, 0, 1),
        ("FWS", 7, 0, 1, 1),
        ("FFWSC", 8, 0, 1, 2),
        ("FFWSCC", 40, 0, 2, 10),
    ],
)
def test_gold_cubes_and_deniers_score_at_the_end(a_game, cubes, deniers, gold, others, money):
    game = the_end(a_game, cubes={RED: cubes}, deniers={RED: deniers})

    assert game.points("gold") == gold
    assert game.points("cubes") == others
    assert game.points("deniers") == money
    assert game.total(RED) == gold + others + money


def test_what_the_last_favours_bring_still_counts(a_game):
    """Line b: seven deniers; line c: gold."""
    game = the_end(
        a_game,
        houses={"towers": {RED: 4, BLUE: 1, ORANGE: 1}},
        markers={RED: "b4 c4"},
        deniers={RED: 1},
    )

    game.line("b").line("c").effect("G")
    assert game.over
    assert game.total(RED) == 2 + 3


def test_the_loss_in_the_towers_comes_before_the_final_points(a_game):
    """A loss stops at 0 first; final points are added afterwards."""
    game = the_end(
        a_game, houses={"towers": {BLUE: 1, ORANGE: 1}}, points={RED: 3}, cubes={RED: "GG"}
    )

    assert game.total(RED) == 0 + 6


def test_all_who_are_first_win_together(a_game):
    game = the_end(a_game, points=everybody(20))

    assert game.sheet.winners == (RED, BLUE, ORANGE)
    assert not any(place.decided_by for place in game.sheet.standings)
