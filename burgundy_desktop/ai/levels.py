"""The levels a person can play against, and the baselines for measuring strength.

A level is a number of iterations (the game's `search_budget`) and a way to evaluate, never a time:
a seed gives the same game on every machine. The seconds are only a guard for a machine that is much
too slow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import attrs

from burgundy_desktop.ai.budget import NO_LIMIT, Budget
from burgundy_desktop.ai.closed_search import ClosedSearchPlayer
from burgundy_desktop.ai.greedy_player import GreedyPlayer
from burgundy_desktop.ai.hinted_player import HintedPlayer
from burgundy_desktop.ai.king_player import KingPlayer, as_the_king_judges
from burgundy_desktop.ai.level_names import ANALYSIS, HINT_LEVEL, IN_STYLE, LEVELS
from burgundy_desktop.ai.novice_player import NovicePlayer
from burgundy_desktop.ai.plain_player import PlainPlayer
from burgundy_desktop.ai.player import Player
from burgundy_desktop.ai.random_player import RandomPlayer
from burgundy_desktop.ai.search_player import SearchPlayer
from burgundy_desktop.ai.styles import judged_by, styles_of
from burgundy_desktop.core.errors import UnknownOpponent
from burgundy_desktop.core.game import AnyGame

GUARD_SECONDS = 8.0
ANALYSIS_SECONDS = 3600.0
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


def _steward(game: AnyGame) -> Player:
    return _searching(game, Budget(game.judgement.search_budget.steward, GUARD_SECONDS))


def _master(game: AnyGame) -> Player:
    return _searching(game, Budget(game.judgement.search_budget.master, GUARD_SECONDS))


def _duke(game: AnyGame) -> Player:
    return _searching(game, Budget(game.judgement.search_budget.duke, GUARD_SECONDS))


def _king(game: AnyGame) -> Player:
    iterations = game.judgement.search_budget.king
    search = _searching(as_the_king_judges(game), Budget(iterations, GUARD_SECONDS))
    return KingPlayer(search, iterations, GUARD_SECONDS)


def _analysis(game: AnyGame) -> Player:
    """As the duke, but until it is stopped."""
    return _searching(game, Budget(NO_LIMIT, ANALYSIS_SECONDS))


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
    "steward": _steward,
    "master": _master,
    "duke": _duke,
    "king": _king,
    "analysis": _analysis,
}

PLAIN, GREEDY, HINTED, SEARCH = "mcts-plain-", "greedy-", "hinted-", "search-"

KEPT, CROWNED = "kept", "king"
"""Behind `search-N+`: it keeps its tree within a turn, which no level does so far, or judges as the
King does.
"""


def player_named(name: str, game: AnyGame) -> Player:
    """The player of a level, or for measuring: `random`, `greedy-v1`, `mcts-plain-200`,
    `hinted-2`, an apprentice who follows the hint at every second decision, and `search-5000`, the
    search of the levels with so many iterations, however long that takes; `search-5000+kept`
    keeps its tree within a turn, `search-5000+king` judges as the King does. A level in a style:
    `merchant:herds`.

    Raises UnknownOpponent.
    """
    level, in_style, style = name.partition(IN_STYLE)
    if in_style and level in LEVELS:
        return _MAKERS[level](judged_by(game, style))
    if name in _MAKERS:
        return _MAKERS[name](game)
    if name == "random":
        return RandomPlayer()
    version = name.removeprefix(GREEDY)
    if name.startswith(GREEDY) and version in game.judgement.baselines:
        return GreedyPlayer(game, game.judgement.baselines[version])
    if number := _number_in(name, PLAIN):
        return PlainPlayer(game, number)
    if number := _number_in(name, HINTED):
        return HintedPlayer(_apprentice(game), _MAKERS[HINT_LEVEL](game), number)
    searching, *manners = name.split("+")
    if (number := _number_in(searching, SEARCH)) and {KEPT, CROWNED}.issuperset(manners):
        judged = as_the_king_judges(game) if CROWNED in manners else game
        return _searching(judged, Budget(number, ANALYSIS_SECONDS), keeps_tree=KEPT in manners)
    raise UnknownOpponent(f"there is no opponent {name!r}; there is {', '.join(names(game))}")


def _number_in(name: str, prefix: str) -> int:
    """The number behind `prefix`; 0 if the name is another one."""
    digits = name.removeprefix(prefix)
    return int(digits) if name.startswith(prefix) and digits.isdecimal() else 0


def names(game: AnyGame) -> tuple[str, ...]:
    """The names that `player_named` accepts for a game; N stands for a number."""
    baselines = (f"{GREEDY}{version}" for version in game.judgement.baselines)
    styled = (f"LEVEL{IN_STYLE}{style}" for style in styles_of(game))
    others = (f"{HINTED}N", f"{SEARCH}N", ANALYSIS, *styled)
    return ("random", *baselines, f"{PLAIN}N", *LEVELS, *others)
