"""The King's own way to judge, which only those who are crowned have."""

import pytest

from burgundy_desktop.ai.closed_search import ClosedSearchPlayer
from burgundy_desktop.ai.company_player import CompanyPlayer
from burgundy_desktop.ai.king_player import KingPlayer, as_the_king_judges
from burgundy_desktop.ai.level_names import hint_level
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.search_player import SearchPlayer
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games import found, load
from tests.games.judging import positions

CROWNED = [one for one in found() if load(one).judgement.kings_evaluate is not None]
OWN_POLICY = [one for one in found() if load(one).judgement.kings_policy is not None]


def king_named(name, game):
    """The search of a King."""
    king = player_named(name, game)
    assert isinstance(king, KingPlayer)
    return king.search


def crowned_of(game):
    """The searches of all who judge as the King does, in company."""
    levels = [player_named(name, game) for name in game.judgement.search_budget.crowned]
    searches = [one.in_company if isinstance(one, CompanyPlayer) else one for one in levels]
    return [king_named("king", game), *searches, player_named("search-7+king", game)]


@pytest.mark.parametrize(
    ("game_id", "seats"), [*((one, 2) for one in CROWNED), ("castles_cards", 1)]
)
def test_only_who_is_crowned_judges_by_the_numbers_of_the_king(game_id, seats):
    game = load(game_id)
    state, *_, over = positions(game, seats=seats)
    king, crowned = king_named("king", game), crowned_of(game)
    others = [player_named(name, game) for name in ("steward", hint_level(game), "search-7")]

    def judged(one):
        return one.game.judgement.evaluate(state, Seat(0))

    assert {judged(one) for one in crowned} == {judged(king)} != {judged(others[0])}
    assert {judged(one) for one in others} == {game.judgement.evaluate(state, Seat(0))}
    for one in game.score(over).standings:
        at_the_end = king.game.judgement.evaluate(over, one.seat)
        assert at_the_end == game.judgement.evaluate(over, one.seat)
        assert at_the_end == one.points or seats == 1  # a lost solo game counts less


@pytest.mark.parametrize("game_id", OWN_POLICY)
def test_only_who_is_crowned_plays_on_by_the_policy_of_the_king(game_id):
    game = load(game_id)
    asked = [one for one in positions(game, seats=3) if game.to_decide(one) is not None]
    state = max(asked, key=lambda one: len(game.legal_moves(one)))
    legal = game.legal_moves(state)
    king, crowned = king_named("king", game), crowned_of(game)
    others = [player_named(name, game) for name in ("steward", hint_level(game), "search-7")]

    def weighs(one):
        return tuple(one.game.judgement.policy(state, legal))

    assert {weighs(one) for one in crowned} == {weighs(king)} != {weighs(others[0])}
    assert {weighs(one) for one in others} == {tuple(game.judgement.policy(state, legal))}


@pytest.mark.parametrize("game_id", CROWNED)
def test_the_king_likes_what_a_style_likes(game_id):
    game = load(game_id)
    traits = game.judgement.traits
    style = next(iter(traits.styles))
    judge = as_the_king_judges(game).judgement.evaluate
    styled = king_named(f"king:{style}", game).game.judgement.evaluate
    liking = traits.liking(style)
    state = next(one for one in positions(game, every=1) if liking(one, Seat(0)))

    assert styled(state, Seat(0)) == judge(state, Seat(0)) + liking(state, Seat(0))


def looks_ahead(player):
    """The rounds of a search."""
    assert isinstance(player, SearchPlayer | ClosedSearchPlayer)
    return player.rounds_ahead


@pytest.mark.parametrize("game_id", found())
def test_the_king_looks_as_far_ahead_as_his_game_wants(game_id):
    game = load(game_id)
    budget = game.judgement.search_budget
    others = [player_named(name, game) for name in (hint_level(game), "search-7")]

    assert {looks_ahead(one) for one in others} == {budget.rounds_ahead}
    assert king_named("king", game).rounds_ahead == (budget.king_ahead or budget.rounds_ahead)
    assert (game_id == "boonlake") == (budget.king_ahead == budget.rounds_ahead + 1)
