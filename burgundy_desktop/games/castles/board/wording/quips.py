"""What opponents say in The Castles of Burgundy."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.quips import Lines, LinesByOccasion
from burgundy_desktop.games.castles.board.wording.translation import phrase

QUIPS: Final[LinesByOccasion] = {
    "herd": Lines(
        own=(
            phrase("{count} of them in one herd! Look at that!"),
            phrase("A herd of {count}. That will do."),
        ),
        others=(
            phrase("What a herd you have there! Well done!"),
            phrase("A fine herd. I can hear it from here."),
        ),
    ),
    "region": Lines(
        own=(
            phrase("{count} spaces, and not one of them bare!"),
            phrase("A region of {count}, done at last."),
        ),
        others=(
            phrase("Such a large region, and done! Bravo!"),
            phrase("A large region, neatly closed."),
        ),
    ),
    "bonus": Lines(
        own=(
            phrase("The large bonus tile is mine! How I ran for it!"),
            phrase("First to cover them all. A good day."),
        ),
        others=(
            phrase("You were there first! I take off my hat."),
            phrase("The large bonus tile is yours. Well earned."),
        ),
    ),
    "too_late": Lines(
        own=(
            phrase("The large tile is gone already? Oh well!"),
            phrase("Somebody was faster. The small one will do."),
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
    "mines": Lines(
        own=(
            phrase("{count} Silverlings from my mines! What a phase!"),
            phrase("My mines paid {count}. A phase ends well."),
        ),
        others=(
            phrase("{count} Silverlings from your mines! Such riches!"),
            phrase("Your miners were busy: {count} Silverlings."),
        ),
    ),
    "last_phase": Lines(
        others=(
            phrase("The last phase already? How fast it went!"),
            phrase("The last phase. May the dice be kind."),
        ),
    ),
}
