"""Hidden information does not change a level's choice, in any game."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.level_names import in_style, todays
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.styles import styles_of
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.game import AnyGame, SearchBudget
from burgundy_desktop.core.ids import Seat
from tests import thorough
from tests.games.decided import of_every_game
from tests.games.random_play import play

QUESTIONS = {
    "novice": 8,
    "apprentice": 8,
    "merchant": thorough.at_most(8, 4),
    "steward": thorough.at_most(3, 1),
    "master": thorough.at_most(3, 1),
    "duke": 1,
    "king": 1,
}
"""The number of positions of a game: a searching level is slow."""

FIRST_PLY, EVERY = 5, 6

OPEN = {"caylus"}
"""Games that hide nothing, and roll nothing after their setup."""


def questions(game) -> Iterator[tuple[Any, Seat]]:
    """Decisions of random games, early ones: then most is hidden."""
    for seed in range(100):
        options = game.info.options_for(game.info.seats_max)
        for moment in play(game, options, seed):
            if moment.ply > FIRST_PLY + EVERY * 6:
                break
            if moment.ply >= FIRST_PLY and moment.ply % EVERY == 0 and len(moment.legal) > 1:
                yield moment.state.copy(), moment.seat


@pytest.mark.parametrize(("game_id", "level"), of_every_game)
def test_a_level_answers_the_same_whatever_is_hidden(game_id, level):
    game = games.load(game_id)
    answers_the_same(game if thorough.IS_LONG else briefly(game), level, QUESTIONS[todays(level)])


@pytest.mark.parametrize(("game_id", "level"), of_every_game)
def test_no_level_peeks_in_any_style(game_id, level):
    game = briefly(games.load(game_id))
    for style in styles_of(game):
        answers_the_same(game, in_style(level, style), thorough.at_most(8, 1))


def briefly(game: AnyGame) -> AnyGame:
    """The game with searches at all levels that are short, and reach every part of a search."""
    judgement = game.judgement
    former = {level: in_brief(budget) for level, budget in judgement.former_levels.items()}
    today = in_brief(judgement.search_budget)
    judgement = attrs.evolve(judgement, search_budget=today, former_levels=former)
    return attrs.evolve(game, judgement=judgement)


def in_brief(budget: SearchBudget) -> SearchBudget:
    """A level that looks one move ahead stays as it is."""
    steward, master = min(budget.steward, 12), min(budget.master, 16)
    return attrs.evolve(budget, steward=steward, master=master, duke=20, king=40)


def answers_the_same(game: AnyGame, level: str, count: int) -> None:
    game_id = game.info.id
    asked = list(islice(questions(game), count))
    assert len(asked) == count
    for number, (state, seat) in enumerate(asked):
        other = game.imagine(game.observe(state, seat), Chance.from_seed(900 + number))
        other.chance = state.chance.copy()
        assert game_id in OPEN or other != state, "more than the dice to come is hidden"
        other.chance = Chance.from_seed(77)

        one, two = (
            player_named(level, game).think(game.observe(table, seat), moves, number)
            for table in (state, other)
            for moves in [game.legal_moves(table)]
        )

        assert attrs.evolve(one, seconds=0) == attrs.evolve(two, seconds=0)
