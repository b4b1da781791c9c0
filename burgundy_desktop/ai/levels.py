"""The levels a person can play against, and the baselines for measuring strength.

A level is a number of iterations (the game's `search_budget`) and a way to evaluate, never a time:
a seed gives the same game on every machine, however busy it is. Only where somebody waits for the
answer (`ai/worker.py`) do seconds end a search.
"""

from __future__ import annotations

from collections.abc import Callable
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
"""The apprentice's prior weight as a share of its softness, in games whose levels use priors."""
NOVICE_PRIOR_WEIGHT = 0.5
"""The same for the novice, who has fewer habits."""


def _novice(game: AnyGame) -> Player:
    """It thinks of its own result alone."""
    soft = _soft(game, game.judgement.search_budget.novice_softness, NOVICE_PRIOR_WEIGHT)
    return NovicePlayer(attrs.evolve(soft, denies=False))


def _apprentice(game: AnyGame) -> Player:
    return _soft(game, game.judgement.search_budget.softness, SOFT_PRIOR_WEIGHT)


def _soft(game: AnyGame, softness: float, prior_weight: float) -> GreedyPlayer:
    """One move ahead, with a randomness that is a share of the game's spread; the prior weight is a
    share of that.
    """
    judgement = game.judgement
    softness *= judgement.spread
    prior_weight *= softness if judgement.search_budget.prior_weight else 0.0
    return GreedyPlayer(game, judgement.evaluate, softness, prior_weight, judgement.choices)


def _merchant(game: AnyGame) -> Player:
    judgement = game.judgement
    prior_weight = judgement.search_budget.prior_weight
    return GreedyPlayer(
        game, judgement.evaluate, prior_weight=prior_weight, considers=judgement.choices
    )


def _searcher(level: str, game: AnyGame, seconds: float) -> Player:
    budget = game.judgement.search_budget
    if level == "king":
        search = _searching(as_the_king_judges(game), Budget(budget.king, seconds))
        return KingPlayer(search, budget.king, seconds)
    in_company = _below_the_king(level, game, budget, seconds)
    if level not in budget.crowned or budget.alone is None:
        return in_company
    alone = _below_the_king(level, game, budget.alone, seconds)
    return CompanyPlayer(game, alone, in_company)


def _below_the_king(level: str, game: AnyGame, budget: SearchBudget, seconds: float) -> Player:
    iterations = {"steward": budget.steward, "master": budget.master, "duke": budget.duke}[level]
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


_MAKERS: Final[dict[str, Callable[[AnyGame], Player]]] = {
    "novice": _novice,
    "apprentice": _apprentice,
    "merchant": _merchant,
}
"""Those that look one move ahead; the others search, and seconds can cut them short."""

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
    maker = _MAKERS.get(name)
    return _searcher(name, game, seconds) if maker is None else maker(game)


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
