"""Review games between levels, and print the mean loss a decision of each.

`python -m workshop.measure_review castles --seats apprentice,master --games 20`
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from burgundy_desktop import games
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.arena.review import reviewed
from burgundy_desktop.core.chance import thought_seed
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.core.review import Decision, Kind


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(prog="measure_review", description=__doc__)
    parser.add_argument("game", help="id of the game")
    parser.add_argument("--seats", default="apprentice,master", help="levels, with commas")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    given = parser.parse_args(arguments)
    levels = given.seats.split(",")
    found: dict[str, list[Decision]] = defaultdict(list)
    for seed in range(given.seed, given.seed + given.games):
        for decision in reviewed(played(given.game, levels, seed)):
            found[levels[decision.seat]].append(decision)
    for level, decisions in found.items():
        print(row(given.game, level, given.games, decisions), flush=True)


def played(game_id: str, levels: Sequence[str], seed: int) -> AnyMatch:
    """A whole game between levels."""
    game = games.load(game_id)
    match: AnyMatch = Match(game, game.info.options_for(len(levels)), seed)
    players = [player_named(level, game) for level in levels]
    while (seat := match.to_decide) is not None:
        legal = match.legal_moves()
        seen, thought = match.observe(seat), thought_seed(seed, match.cursor)
        match.play(legal[players[seat].think(seen, legal, thought).move])
    return match


def row(game_id: str, level: str, count: int, decisions: Sequence[Decision]) -> str:
    """A row of the table in docs/review.md."""
    losses = [100 * one.share for one in decisions]
    error = stdev(losses) / sqrt(len(losses))
    kinds = " / ".join(
        f"{sum(one.kind is kind for one in decisions) / count:.1f}" for kind in list(Kind)[1:]
    )
    return (
        f"| {game_id} | {level} | {count} | {len(decisions)} | {fmean(losses):.2f} ± {error:.2f} "
        f"| {kinds} |"
    )


if __name__ == "__main__":
    main()
