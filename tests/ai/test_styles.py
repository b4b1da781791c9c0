"""A level that plays in a style, in every game."""

from collections.abc import Iterator
from typing import Any

import pytest

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.player import deciding_seat
from burgundy_desktop.ai.styles import judged_by, styles_of
from burgundy_desktop.core.errors import UnknownOpponent
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games import found, load
from tests.games.judging import positions, sensible_game


def random_games(game: AnyGame) -> Iterator[Any]:
    """States of some random games of the fewest players who are not alone."""
    for seed in range(1, 6):
        yield from positions(game, seed, max(2, game.info.seats_min), every=1)


@pytest.mark.parametrize("game_id", found())
def test_a_style_plays_otherwise_than_its_level_and_than_every_other_style(game_id):
    game = load(game_id)
    names = ("merchant", *(f"merchant:{style}" for style in styles_of(game)))
    players = [player_named(name, game) for name in names]
    answers: list[list[int]] = [[] for _ in players]
    for state in random_games(game):
        if game.to_decide(state) is None:
            continue
        legal, seat = game.legal_moves(state), deciding_seat(game, state)
        for player, moves in zip(players, answers, strict=True):
            moves.append(player.think(game.observe(state, seat), legal, 1).move)
        if len(set(map(tuple, answers))) == len(names) > 3:
            return
    pytest.fail("two of them play alike")


@pytest.mark.parametrize("game_id", found())
def test_a_position_is_worth_more_by_what_a_style_likes_in_it(game_id):
    game = load(game_id)
    for style in styles_of(game):
        styled, liking = judged_by(game, style).judgement, game.judgement.traits.liking(style)
        liked = set()
        for state in random_games(game):
            plain, likes = game.judgement.evaluate(state, Seat(0)), liking(state, Seat(0))
            assert styled.evaluate(state, Seat(0)) == plain + likes
            liked.add(likes)
            if len(liked) > 2:
                break
        assert len(liked) > 2, style


def test_a_novice_forgets_and_likes():
    game = load("castles")
    styled, liking = judged_by(game, "herds").judgement, game.judgement.traits.liking("herds")
    state = next(one for one in random_games(game) if liking(one, Seat(0)))
    likes = liking(state, Seat(0))

    for number in range(3):
        plain, seen = (one.forgetful for one in (game.judgement, styled))
        assert plain is not None
        assert seen is not None
        assert seen(number)(state, Seat(0)) == plain(number)(state, Seat(0)) + likes
    assert likes


@pytest.mark.parametrize("game_id", found())
def test_a_style_counts_nothing_at_the_end(game_id):
    game = load(game_id)
    for seats in (game.info.seats_min, game.info.seats_max):
        *_, over = positions(game, 4, seats)
        for style in styles_of(game):
            liking = game.judgement.traits.liking(style)
            assert all(liking(over, one.seat) == 0.0 for one in game.score(over).standings)


def test_the_exact_end_is_liked_for_what_the_seats_have_before_it():
    game = load("pillars")
    styled, liking = judged_by(game, "saver").judgement, game.judgement.traits.liking("saver")
    plain_end, styled_end = game.judgement.exact, styled.exact
    assert plain_end is not None
    assert styled_end is not None
    known = [
        (state, results)
        for state in sensible_game(game, 3, 3)
        for results in [plain_end(state)]
        if results is not None
    ]

    assert any(liking(state, Seat(0)) for state, _ in known)
    for state, results in known:
        likes = [liking(state, Seat(seat)) for seat in range(3)]
        assert styled_end(state) == [a + b for a, b in zip(results, likes, strict=True)]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_in_a_style(level):
    game = load("castles")

    assert type(player_named(f"{level}:herds", game)) is type(player_named(level, game))


@pytest.mark.parametrize("name", ["merchant:", "merchant:cows", "greedy-v1:herds", "random:herds"])
def test_an_unknown_style_is_refused_and_a_baseline_has_none(name):
    with pytest.raises(UnknownOpponent, match="herds"):
        player_named(name, load("castles"))
