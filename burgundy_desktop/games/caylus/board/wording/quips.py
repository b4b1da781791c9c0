"""What opponents say in Caylus."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.quips import Lines, LinesByOccasion
from burgundy_desktop.games.caylus.board.wording.translation import phrase

QUIPS: Final[LinesByOccasion] = {
    "batches": Lines(
        own=(
            phrase("{count} batches for the king! Oh, my back!"),
            phrase("{count} batches. The king may count on me."),
        ),
        others=(
            phrase("{count} batches at once! You must be tired."),
            phrase("{count} batches. The king will remember it."),
        ),
    ),
    "best_builder": Lines(
        own=(
            phrase("The king smiled at me. Did you see that?"),
            phrase("The best builder of this round. I bow."),
        ),
        others=(
            phrase("The king likes you best today!"),
            phrase("The best builder of this round. Well done."),
        ),
    ),
    "prestige": Lines(
        own=(
            phrase("Look at this building! They will sing of it."),
            phrase("A building that will outlast me."),
        ),
        others=(
            phrase("What a building! All Caylus talks of you."),
            phrase("That building will outlast us all."),
        ),
    ),
    "residence": Lines(
        own=(
            phrase("A house of my own! Come in, come in!"),
            phrase("A residence. Quiet neighbours, I hope."),
        ),
        others=(
            phrase("A house of your own! Is there a cellar?"),
            phrase("A residence. A respectable address."),
        ),
    ),
    "no_house": Lines(
        own=(
            phrase("Not one house of mine? How the king looks at me!"),
            phrase("No house of mine. I shall hear of that."),
        ),
    ),
    "not_reached": Lines(
        own=(
            phrase("The provost stopped too early for me!"),
            phrase("Beyond the provost. A walk for nothing."),
        ),
    ),
}
