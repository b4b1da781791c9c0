"""What opponents say in Boonlake."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.quips import Lines, LinesByOccasion
from burgundy_desktop.games.boonlake.board.wording.translation import phrase

QUIPS: Final[LinesByOccasion] = {
    "lock": Lines(
        own=(
            phrase("First at the lock! Make way!"),
            phrase("The lock is behind me. A fine stretch of river."),
        ),
        others=(
            phrase("First at the lock! You do like to hurry."),
            phrase("You opened the lock. We all follow."),
        ),
    ),
    "region": Lines(
        own=(
            phrase("My marker on this region! Looks good, doesn’t it?"),
            phrase("One region more. Slowly, but surely."),
        ),
        others=(
            phrase("A region for you! A nice spot, too."),
            phrase("A region for you. It looks well kept."),
        ),
    ),
    "lever": Lines(
        own=(
            phrase("A new lever! I can’t wait to push it."),
            phrase("One lever more. Progress is quiet."),
        ),
        others=(
            phrase("A new lever! What a machine you are building!"),
            phrase("A new lever. Sound work."),
        ),
    ),
    "level": Lines(
        own=(
            phrase("A whole level is empty. Everybody is out!"),
            phrase("One level cleared. They have settled well."),
        ),
        others=(
            phrase("A whole level empty! Your people are everywhere."),
            phrase("A level cleared. Your people have found a home."),
        ),
    ),
    "project": Lines(
        own=(
            phrase("A project done! I hardly slept for it."),
            phrase("The project is done. Now for a rest."),
        ),
        others=(
            phrase("You did that project? I’m impressed!"),
            phrase("A project done. That was good planning."),
        ),
    ),
    "settlement": Lines(
        own=(
            phrase("A settlement! Soon we need a mayor."),
            phrase("A house became a settlement. As it should be."),
        ),
        others=(
            phrase("A settlement! May I come and visit?"),
            phrase("A settlement. It becomes lively over there."),
        ),
    ),
    "missed": Lines(
        own=(
            phrase("My own tile, and I missed it! Laugh if you like."),
            phrase("It was not enough. I blame only myself."),
        ),
    ),
}
