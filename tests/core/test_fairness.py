"""The proof that chance was fixed before the first move: a promise, and a check of it."""

from collections import Counter

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.fairness import (
    FACES,
    THINGS,
    Came,
    Verdict,
    band,
    came_in,
    promise,
    promise_of,
    sealed_text,
    shown_in,
    together,
    verified,
)
from burgundy_desktop.core.game import shows_nothing
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop.trials.harness import whole_game
from tests.storage.played import a_match

SALT = "9f86d081884c7d659a2feaa0c55ad015"
STANDARD = games.load("castles").info.options_for(2)


@pytest.fixture
def finished():
    return a_match(seed=4711)


def with_step(match, ply, **fields):
    match._steps[ply] = attrs.evolve(match.steps[ply], **fields)
    return match


def test_the_promise_is_what_any_sha256_tool_says_of_the_sealed_text():
    text = sealed_text("castles", 1, STANDARD, 4711, SALT)

    assert text == f"burgundy deal 1|castles|1|2|choice=open,estates=standard|4711|{SALT}"
    # printf %s '...' | sha256sum
    assert promise(text) == "3a662e4b057b7cd492796264940fa9a252fdab48d26c0360031caf4002b48d92"


def test_the_promise_of_a_match_is_that_of_its_deal():
    castles = games.load("castles")

    assert promise_of(Match(castles, STANDARD, 4711), SALT).startswith("3a662e4b")


@pytest.mark.parametrize(
    "other",
    [
        ("caylus", 1, STANDARD, 4711, SALT),
        ("castles", 2, STANDARD, 4711, SALT),
        ("castles", 1, games.load("castles").info.options_for(3), 4711, SALT),
        ("castles", 1, games.load("castles").info.options_for(2, choice="secret"), 4711, SALT),
        ("castles", 1, STANDARD, 4712, SALT),
        ("castles", 1, STANDARD, 4711, SALT[:-1] + "6"),
    ],
)
def test_nothing_of_a_deal_can_be_changed_under_its_promise(other):
    assert promise(sealed_text(*other)) != promise(sealed_text("castles", 1, STANDARD, 4711, SALT))


def test_nothing_was_promised_of_a_known_deal_or_before_a_position(finished):
    started = Match.from_position(finished.game, finished.options, 4711, finished.steps[9].state)

    assert (promise_of(finished, ""), promise_of(started, SALT)) == ("", "")


def test_a_game_of_castles_shows_125_dice_and_80_tiles(finished):
    assert verified(finished) == Verdict(None, {"dice": 125, "tiles": 80})
    assert shown_in(finished) == {"dice": 125, "tiles": 80}


@pytest.mark.parametrize("game_id", games.found())
def test_every_game_can_be_verified_and_counts_what_chance_brought(game_id):
    game = games.load(game_id)
    match = Match(game, game.info.options_for(game.info.seats_min), 11)
    while not match.is_over:
        match.play(match.legal_moves()[-1])

    found = verified(match)

    assert found == Verdict(None, shown_in(match))
    assert set(found.shown) <= set(THINGS)
    assert max(found.shown.values(), default=0) > 0 or game.shown is shows_nothing


def test_another_seed_is_found_out_at_the_setup(finished):
    finished.seed = 4712

    assert verified(finished).differs_at == 0


def test_another_option_is_found_out_at_the_setup(finished):
    finished.options = finished.game.info.options_for(2, estates="dealt")

    assert verified(finished).differs_at == 0


def test_another_move_is_found_out_where_it_was_made(finished):
    with_step(finished, 61, move=finished.steps[60].move)

    assert verified(finished).differs_at == 61


def test_dice_that_were_exchanged_are_found_out(finished):
    ply = next(ply for ply in range(40, 200) if finished.steps[ply].reveals)
    state = finished.steps[ply].state.copy()
    state.white_die = state.white_die % 6 + 1

    assert verified(with_step(finished, ply, state=state)).differs_at == ply


def test_what_was_shown_and_did_not_happen_is_found_out(finished):
    ply = next(ply for ply in range(40, 200) if finished.steps[ply].reveals)

    assert verified(with_step(finished, ply, events=())).differs_at == ply


def test_after_a_position_only_what_followed_is_compared(finished):
    match = Match.from_position(finished.game, finished.options, 1, finished.steps[40].state)
    for step in finished.steps[41:]:
        match.play(step.move)

    found = verified(match)

    assert found.differs_at is None
    assert 0 < found.shown["dice"] < 125


def test_what_was_taken_back_is_not_verified(finished):
    finished.go_to(Ply(3))

    assert verified(with_step(finished, 5, events=(), move=None)).differs_at is None


def test_it_can_be_stopped(finished):
    assert verified(finished, stopped=lambda: True) == Verdict(None, {})


# what came


@pytest.mark.parametrize("game_id", games.found())
def test_as_many_dice_are_rolled_as_are_verified(game_id):
    match = whole_game(game_id, games.load(game_id).info.seats_min, 4711)
    came = came_in(match)

    assert came.dice == came.shown.get("dice", 0)
    assert dict(came.shown) == dict(shown_in(match))


def test_games_are_counted_together():
    one = Came((1, 2, 3, 4, 5, 6), {"dice": 21, "tiles": 2}, 1)
    other = Came((0, 0, 0, 0, 0, 0), {"cards": 7, "tiles": 1}, 1)

    assert together([]) == Came()
    assert together([one, other]) == Came(
        (1, 2, 3, 4, 5, 6), {"dice": 21, "tiles": 3, "cards": 7}, 2
    )


def test_the_band_is_two_deviations_around_a_sixth():
    low, high = band(125)

    assert (round(low, 1), round(high, 1)) == (12.5, 29.2)
    assert band(0) == (0, 0)


def test_in_one_fair_game_out_of_five_a_number_leaves_the_band():
    chance, out, tried = Chance.from_seed(1), 0, 1000
    low, high = band(125)
    for _ in range(tried):
        faces = Counter(chance.below(FACES) for _ in range(125))
        out += any(not low <= faces[face] <= high for face in range(FACES))

    assert 0.16 < out / tried < 0.26
