"""Rulebook: "Állat", knowledge tile 7."""

import pytest


def test_c30_all_cows_of_benno_s_pasture_score_again_with_each_new_one(a_game):
    game = a_game(estate={10: "cow 3"}, storage=["cow 4", "cow 4"], dice=(5, 2))

    game.place("cow 4", 9, die=5)
    assert game.points_scored == [("animals", 7)]
    game.forget().place("cow 4", 4, die=2)

    assert game.points_scored == [("animals", 11)]
    assert game.total() == 18


def test_c31_tile_7_adds_a_point_for_every_tile_that_scores(a_game):
    game = a_game(knows=[7], estate={10: "sheep 4"}, storage=["sheep 3", "pig 2"], dice=(5, 2))

    game.place("sheep 3", 9, die=5)
    assert game.points_scored == [("animals", 9)]
    game.forget().place("pig 2", 4, die=2)

    assert game.points_scored == [("animals", 3)]


def test_c32_animals_in_another_pasture_do_not_score_r17(a_game):
    game = a_game(phase="B", estate={10: "sheep 4", 26: "bank"}, storage=["sheep 3"], dice=(2, 2))

    game.place("sheep 3", 27, die=2)

    assert game.points_scored == [("region", 1), ("phase", 8), ("animals", 3)]
    assert game.total() == 12


def test_animals_of_a_pasture_need_not_touch_r17(a_game):
    game = a_game(estate={0: "cow 3", 16: "ship"}, storage=["cow 4"], dice=(5, 5))

    game.place("cow 4", 9, die=5)

    assert game.points_scored == [("animals", 7)]


@pytest.mark.parametrize("animal", ["cow", "chicken", "sheep", "pig"])
@pytest.mark.parametrize("animals", [2, 3, 4])
def test_a_first_tile_scores_the_animals_on_it(a_game, animal, animals):
    tile = f"{animal} {animals}"
    game = a_game(estate={17: "ship"}, storage=[tile], dice=(4, 4))

    game.place(tile, 10, die=4)

    assert game.points_scored == [("animals", animals)]


def test_other_kinds_in_the_pasture_do_not_score(a_game):
    game = a_game(estate={10: "pig 4", 5: "cow 2"}, storage=["pig 2"], dice=(5, 5))

    game.place("pig 2", 9, die=5)

    assert game.points_scored == [("animals", 6)]
