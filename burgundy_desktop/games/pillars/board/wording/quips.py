"""What opponents say in the card game of the Pillars of the Earth."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.quips import Lines, LinesByOccasion
from burgundy_desktop.games.pillars.board.wording.translation import phrase

QUIPS: Final[LinesByOccasion] = {
    "privilege": Lines(
        own=(phrase("A privilege! I shall frame it."), phrase("A privilege. It is in good hands.")),
        others=(
            phrase("The privilege is yours? Lucky you!"),
            phrase("A privilege for you. Hard won."),
        ),
    ),
    "king": Lines(
        own=(
            phrase("Make way for the King!"),
            phrase("The King takes this one. Nothing personal."),
        ),
        others=(
            phrase("The King himself! And away goes the trick."),
            phrase("The King takes what he wants."),
        ),
    ),
    "good_hand": Lines(
        own=(
            phrase("{count} points in one hand! I could sing."),
            phrase("{count} points. A solid day’s work."),
        ),
        others=(
            phrase("{count} points in one hand! How did you do that?"),
            phrase("{count} points. The masons nod."),
        ),
    ),
    "no_points": Lines(
        own=(
            phrase("No point at all! Even the pigeons laugh at me."),
            phrase("No points this time. The roof can wait."),
        ),
    ),
    "waste": Lines(
        own=(
            phrase("All that material, wasted! Please look away."),
            phrase("Too much to carry. It stays behind."),
        ),
    ),
}
