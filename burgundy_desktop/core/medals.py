"""Who has reached which challenge: told by the chronicle.

Any clean game that fits the setup of a challenge counts for it, whoever began it and why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from burgundy_desktop.core.challenges import NOT_CHECKED, Challenge
from burgundy_desktop.core.chronicle import Finished, Result


def fits(challenge: Challenge, game: Finished, own: Result, ladder: Sequence[str]) -> bool:
    """Whether a game counts for a challenge: clean, at such a table, or a harder one. `ladder` has
    the levels, the weakest first.
    """
    others = [seat for seat in game.seats if seat is not own]
    if len(others) != len(challenge.setup.levels) or any(seat.is_person for seat in others):
        return False
    met, wanted = (
        sorted(ladder.index(level) for level in levels if level in ladder)
        for levels in ([seat.level for seat in others], challenge.setup.levels)
    )
    has_options = challenge.setup.options.items() <= game.options.items()
    strong = len(met) == len(wanted) and all(a >= b for a, b in zip(met, wanted, strict=True))
    return game.clean and has_options and strong


@attrs.frozen
class Progress:
    """How far somebody is with a challenge."""

    challenge: Challenge
    best: int | None = None
    """The best value so far; None if no game fits."""
    reached: Finished | None = None
    """The first game that reached it."""
    is_unchecked: bool = False
    """Whether a game fits and could not be measured."""
    is_lost: bool = False
    """Whether a game fits and was lost, where only a win counts."""


def progress(
    challenge: Challenge,
    played: Sequence[tuple[Finished, Result]],
    ladder: Sequence[str],
) -> Progress:
    """From the games of one person, in order of time."""
    best: int | None = None
    is_unchecked = is_lost = False
    for game, own in played:
        if not fits(challenge, game, own, ladder):
            continue
        value = own.facts.get(challenge.id, NOT_CHECKED)
        if value == NOT_CHECKED:
            is_unchecked |= challenge.id in own.facts
            continue
        if challenge.wins and own.rank != 1:
            is_lost = True
            continue
        is_better = best is None or (value < best if challenge.at_most else value > best)
        best = value if is_better else best
    reached = first_reaching(challenge, played, ladder)
    return Progress(challenge, best, reached, is_unchecked, is_lost)


def first_reaching(
    challenge: Challenge, played: Iterable[tuple[Finished, Result]], ladder: Sequence[str]
) -> Finished | None:
    """The first of these games that reaches a challenge. The cheap questions come first: thousands
    of games are asked while the page is shown.
    """
    return next(
        (
            game
            for game, own in played
            if challenge.reaches(own.facts.get(challenge.id, NOT_CHECKED))
            and (own.rank == 1 or not challenge.wins)
            and fits(challenge, game, own, ladder)
        ),
        None,
    )
