"""What opponents say in the card game of Burgundy."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.quips import Lines, LinesByOccasion
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase

QUIPS: Final[LinesByOccasion] = {
    "triple": Lines(
        own=(
            phrase("A triple! I do love it when it fits."),
            phrase("A triple. One more thing in order."),
        ),
        others=(
            phrase("A triple! You make it look easy."),
            phrase("A triple. Nicely put together."),
        ),
    ),
    "first": Lines(
        own=(
            phrase("First with this colour! Nobody saw me coming!"),
            phrase("First with this colour. Patience pays."),
        ),
        others=(
            phrase("First with this colour! You were quick."),
            phrase("The bonus of this colour is yours. Well earned."),
        ),
    ),
    "all_seven": Lines(
        own=(
            phrase("Every colour! A rainbow on my estate!"),
            phrase("Every colour. I am content."),
        ),
        others=(
            phrase("Every colour! What a sight!"),
            phrase("Every colour. That takes a steady hand."),
        ),
    ),
    "sale": Lines(
        own=(
            phrase("{count} goods sold! Hear my purse jingle!"),
            phrase("{count} goods sold at once. Trade is good."),
        ),
        others=(
            phrase("{count} goods at once! You know the markets."),
            phrase("A good sale. My compliments."),
        ),
    ),
    "nothing_left": Lines(
        own=(phrase("All gone? Too late once more!"), phrase("Nothing left for me. It happens.")),
    ),
    "last_round": Lines(
        others=(
            phrase("The last round already? How fast it went!"),
            phrase("The last round. Let us make it a good one."),
        ),
    ),
}
