"""What the next draws are, and what they may bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.outcomes import Code
from burgundy_desktop.games.boonlake.board.wording import names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import CARD, SOLO_TILE, TILE
from burgundy_desktop.games.boonlake.tables.words import SOLO_TYPES

COMING: Final[tuple[Phrase, ...]] = (
    phrase("The next card of the draw pile"),
    phrase("The next grey tile"),
    phrase("The next tile of the Eminence"),
)
_SITES = phrase("%n building sites", "on a tile that may come")
_SOLO = phrase("Type {type}", "of a tile of the Eminence that may come")


def outcome(code: Code) -> str:
    """A card, a tile or a solo tile that may come, by its kind."""
    what, kind = code
    return _KINDS[what](kind)


_KINDS: Final[dict[int, Callable[[int], str]]] = {
    CARD: lambda kind: names.CARDS[kind](),
    TILE: _SITES,
    SOLO_TILE: lambda kind: _SOLO(type=SOLO_TYPES[kind]),
}
