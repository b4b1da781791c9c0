"""The levels a person can play against, and the baselines for measuring strength.

A level is a number of iterations (the game's `search_budget`) and a way to evaluate, never a time:
a seed gives the same game on every machine, however busy it is. Only where somebody waits for the
answer (`ai/worker.py`) do seconds end a search.
"""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.closed_search import ClosedSearchPlayer
from burgundy_desktop.ai.company_player import CompanyPlayer
from burgundy_desktop.ai.greedy_player import GreedyPlayer
from burgundy_desktop.ai.hinted_player import HintedPlayer
from burgundy_desktop.ai.king_player import KingPlayer, as_the_king_judges
from burgundy_desktop.ai.level_names import IN_STYLE, LEVELS, hint_level, on_ladder, todays
from burgundy_desktop.ai.novice_player import NovicePlayer
from burgundy_desktop.ai.plain_player import PlainPlayer
from burgundy_desktop.ai.player import Player
from burgundy_desktop.ai.random_player import RandomPlayer
from burgundy_desktop.ai.search_player import SearchPlayer
from burgundy_desktop.ai.styles import judged_by, styles_of
from burgundy_desktop.core.errors import UnknownOpponent
from burgundy_desktop.core.game import AnyGame, SearchBudget

UNHURRIED: Final = 3600.0
"""The seconds of a search that is to make all its iterations."""
SOFT_PRIOR_WEIGHT = 0.67
"""The prior weight of a soft level as a share of its softness, in games whose levels use priors."""
NOVICE_PRIOR_WEIGHT = 0.5
"""The same for the novice, who has fewer habits."""


def _novice(game: AnyGame) -> Player:
    """It thinks of its own result alone."""
    return NovicePlayer(attrs.evolve(_one_move_ahead("novice", game), denies=False))


def _one_move_ahead(level: str, game: AnyGame) -> GreedyPlayer:
    """It does not search, so seconds need not cut it short."""
    judgement, budget = game.judgement, game.judgement.search_budget
    softness = budget.softness.get(level, 0.0) * judgement.spread
    prior_weight = _prior_weight(level, budget, softness)
    return GreedyPlayer(game, judgement.evaluate, softness, prior_weight, judgement.choices)


def _prior_weight(level: str, budget: SearchBudget, softness: float) -> float:
    """In points, as the softness is: who is softer follows the policy more."""
    share = NOVICE_PRIOR_WEIGHT if level == "novice" else SOFT_PRIOR_WEIGHT
    return max(budget.prior_weight, share * softness) if budget.prior_weight else 0.0


def _king(game: AnyGame, seconds: float) -> Player:
    iterations = game.judgement.search_budget.king
    search = _searching(as_the_king_judges(game), Budget(iterations, seconds))
    return KingPlayer(search, iterations, seconds)


def _below_the_king(level: str, game: AnyGame, seconds: float) -> Player:
    budget = game.judgement.search_budget
    in_company = _by_budget(level, game, budget, seconds)
    if level not in budget.crowned or budget.alone is None:
        return in_company
    return CompanyPlayer(game, _by_budget(level, game, budget.alone, seconds), in_company)


def _by_budget(level: str, game: AnyGame, budget: SearchBudget, seconds: float) -> Player:
    searching = {"steward": budget.steward, "master": budget.master, "duke": budget.duke}
    iterations = searching.get(level, 0)
    if not iterations:
        return _one_move_ahead(level, game)
    judged = as_the_king_judges(game) if level in budget.crowned else game
    return _searching(judged, Budget(iterations, seconds))


def _searching(
    game: AnyGame, budget: Budget, *, keeps_tree: bool = False
) -> SearchPlayer | ClosedSearchPlayer:
    """A closed tree is kept in any case."""
    rounds_ahead = game.judgement.search_budget.rounds_ahead
    if game.judgement.position_key is not None:
        return ClosedSearchPlayer(game, budget, rounds_ahead)
    return SearchPlayer(game, budget, rounds_ahead, keeps_tree=keeps_tree)


PLAIN, GREEDY, HINTED, SEARCH = "mcts-plain-", "greedy-", "hinted-", "search-"

MOST_DIGITS = 9
"""Of a number in a name: no search of a billion iterations ends."""

KEPT, CROWNED = "kept", "king"
"""Behind `search-N+`: it keeps its tree within a turn, which no level does so far, or judges as the
King does.
"""


def player_named(name: str, game: AnyGame, seconds: float = UNHURRIED) -> Player:
    """The player of a level, of an earlier ladder too (`apprentice-1`), or for measuring: `random`,
    `greedy-v1`, `mcts-plain-200`, `hinted-2`, an apprentice of the first ladder who follows the
    hint at every second decision, and `search-5000`, the search of the levels with so many
    iterations, however long that takes; `search-5000+kept` keeps its tree within a turn,
    `search-5000+king` judges as the King does. A level in a style: `merchant:herds`. A level that
    searches answers after so many seconds at the latest.

    Raises UnknownOpponent.
    """
    level, in_style, style = name.partition(IN_STYLE)
    if in_style and _is_level(level, game):
        return _of_level(level, judged_by(game, style), seconds)
    if _is_level(name, game):
        return _of_level(name, game, seconds)
    if name == "random":
        return RandomPlayer()
    version = name.removeprefix(GREEDY)
    if name.startswith(GREEDY) and version in game.judgement.baselines:
        return GreedyPlayer(game, game.judgement.baselines[version])
    if number := _number_in(name, PLAIN):
        return PlainPlayer(game, number)
    if number := _number_in(name, HINTED):
        return _hinted(game, seconds, number)
    searching, *manners = name.split("+")
    if (number := _number_in(searching, SEARCH)) and {KEPT, CROWNED}.issuperset(manners):
        judged = as_the_king_judges(game) if CROWNED in manners else game
        return _searching(judged, Budget(number, UNHURRIED), keeps_tree=KEPT in manners)
    raise UnknownOpponent(f"there is no opponent {name!r}; there is {', '.join(names(game))}")


def _is_level(name: str, game: AnyGame) -> bool:
    """Whether a level has this name, on this ladder or an earlier one."""
    return name in LEVELS or name in game.judgement.former_levels


def _of_level(name: str, game: AnyGame, seconds: float) -> Player:
    former = game.judgement.former_levels.get(name)
    if former is not None:
        judgement = attrs.evolve(game.judgement, search_budget=former)
        game, name = attrs.evolve(game, judgement=judgement), todays(name)
    if name == "novice":
        return _novice(game)
    return _king(game, seconds) if name == "king" else _below_the_king(name, game, seconds)


def _hinted(game: AnyGame, seconds: float, every: int) -> Player:
    """The beginner is that of the first ladder, with whom the lessons were measured."""
    beginner, hints = on_ladder(1, "apprentice", game), hint_level(game)
    return HintedPlayer(_of_level(beginner, game, seconds), _of_level(hints, game, seconds), every)


def _number_in(name: str, prefix: str) -> int:
    """The number behind `prefix`; 0 if the name is another one, or the number is endless."""
    digits = name.removeprefix(prefix)
    is_number = name.startswith(prefix) and digits.isdecimal() and len(digits) <= MOST_DIGITS
    return int(digits) if is_number else 0


def names(game: AnyGame) -> tuple[str, ...]:
    """The names that `player_named` accepts for a game; N stands for a number."""
    baselines = (f"{GREEDY}{version}" for version in game.judgement.baselines)
    styled = (f"LEVEL{IN_STYLE}{style}" for style in styles_of(game))
    others = (f"{HINTED}N", f"{SEARCH}N", *styled)
    return ("random", *baselines, f"{PLAIN}N", *LEVELS, *game.judgement.former_levels, *others)
