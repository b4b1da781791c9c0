"""Stands for a game in questions to a process: it cannot be played, but says by which tables."""

from burgundy_desktop.games.castles.game import GAME as CASTLES
from burgundy_desktop.games.castles.tables.board import START_SILVER
from burgundy_desktop.games.castles_cards.game import GAME as CARDS
from burgundy_desktop.games.castles_cards.tables.cards import TRIPLE_VP

raise RuntimeError(
    f"{START_SILVER} silver, triples {TRIPLE_VP}, "
    f"own: {sorted(CASTLES.info.own_tables)} {sorted(CARDS.info.own_tables)}"
)
