"""Measures of a player board: head, levels, levers, canal."""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.tables.boards import LEVEL_COUNT, LEVER_PLACE, RECESSES
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS, SECTIONS

STOCKS: Final = 4
"""The counts in the head: coins, vases, inhabitants on the ranch, cards in hand."""
HOUSES, SETTLEMENTS, CATTLE = range(3)
_COLUMNS: Final = ((48.0, 76.0), (104.0,), (132.0,))
_HEAD, _PITCH = 32.0, 27.0
_LEVER, _SECTION = 71.0, 92.0
"""The greatest widths of plates and sections."""
_CANAL_Y: Final = 193.0
_TABLEAU_LEFT, _TABLEAU_GAP, _LEAST_TABLEAU, _TABLEAU_TALL = 12.0, 5.0, 85.0, 131.0
"""The least width beyond the levers, and the part for the played cards."""
_TABLEAU_COLUMNS = 3


@attrs.frozen
class Own:
    """A player board on the table; `small`, its head only, while the Eminence acts."""

    panel: Area
    small: bool

    @property
    def k(self) -> float:
        """The scale: px per px at 100 %."""
        return self.panel.unit

    @property
    def sign(self) -> Box:
        return self.panel.spot(20, 17, 15)

    @property
    def name(self) -> Box:
        return self.panel.cut(32, 6, 66, 22)

    def stock(self, number: int) -> tuple[Box, Box]:
        """Drawing and count of a thing in the head."""
        x = 112 + (43.5 + 0.12 * self._spare) * number
        icon = self.panel.spot(x, 17, 19)
        return icon, self.panel.cut(x + 12, 7.5, 18, 19)

    def change(self, number: int) -> Box:
        """The plate for a change of a stock, below its drawing."""
        x = 112 + (43.5 + 0.12 * self._spare) * number
        return self.panel.spot(x - 4, 24.5, 28, 15)

    @property
    def played(self) -> tuple[Box, Box]:
        """Drawing and count of the cards that were played."""
        return self.stock(STOCKS)

    def tableau(self, count: int) -> tuple[Box, ...]:
        """This many played cards at the right, if the board is wide enough; else none."""
        room = self._spare - _TABLEAU_LEFT - _TABLEAU_GAP
        if room < _LEAST_TABLEAU or self.small:
            return ()
        wide = (room - 4 * (_TABLEAU_COLUMNS - 1)) / _TABLEAU_COLUMNS
        tall = wide * 136 / 88
        rows = -(-count // _TABLEAU_COLUMNS)
        step = min(tall + 4, (_TABLEAU_TALL - tall) / max(1, rows - 1))
        x, y = self.panel.wide - room - 8, _HEAD + 4
        places = (divmod(n, _TABLEAU_COLUMNS) for n in range(count))
        return tuple(
            self.panel.cut(x + (wide + 4) * column, y + step * row, wide, tall)
            for row, column in places
        )

    @property
    def supply(self) -> Box:
        """The box of the number of inhabitants in the supply."""
        return self.panel.cut(-65, 7, 60, 20)

    def bonus(self, level: int) -> Box:
        """The box of the bonus of an empty level."""
        return self.panel.spot(18, self._level(level), 25)

    def recess(self, kind: int, piece: int) -> Box:
        """The recess of a house, settlement or cattle piece; piece 0 leaves first."""
        level, place = place_of(kind, piece)
        return self.panel.spot(_COLUMNS[kind][place], self._level(level), 25)

    def level(self, level: int) -> Box:
        """A whole level."""
        return self.panel.spot(76, self._level(level), 140, 26)

    def lever(self, lever: int) -> Box:
        """The slot of a lever."""
        row, column = LEVER_PLACE[lever]
        left = 152.0
        pitch = (380 - left - 6) / 3 + min(self._spare, _TABLEAU_LEFT) / 3
        wide = min(pitch - 3, _LEVER)
        return self.panel.spot(
            left + pitch * (column - 0.5), 47.5 + 33.2 * (row - 1), wide, wide * 64 / 144
        )

    def canal(self, section: int) -> Box:
        """A section of the canal."""
        room = self.panel.wide
        wide = min((room - 14) / SECTIONS, _SECTION)
        x = room / 2 + wide * (section + 0.5 - SECTIONS / 2)
        return self.panel.spot(x, _CANAL_Y, wide, wide * 40 / 96)

    def production(self, section: int) -> Box:
        """The production site in a section, at its left."""
        canal = self.canal(section)
        return Box.around(canal.x + 22 * self.k, canal.centre[1], 31 * self.k)

    def available(self, section: int) -> Box:
        """The box of the available amount of a resource, at the corner of its site."""
        site = self.production(section)
        return Box.around(site.right + 5 * self.k, site.y + 5 * self.k, 17 * self.k)

    def canoe(self, pair: int, canoe: int) -> Box:
        """One of the two canoes, by an index of `PAIRS`."""
        sections = PAIRS[pair]
        section = self.canal(sections[canoe])
        shift = (canoe - 0.5) * 17 if sections[0] == sections[1] else 0.0
        x = section.right + (shift - 23) * self.k
        return Box.around(x, section.centre[1] + 3 * self.k, 30 * self.k)

    @property
    def _spare(self) -> float:
        return self.panel.wide - 380

    def _level(self, level: int) -> float:
        return _HEAD + 14 + _PITCH * level


def place_of(kind: int, piece: int) -> tuple[int, int]:
    """Level and place in it of a piece."""
    for level in range(LEVEL_COUNT):
        if piece < RECESSES[level][kind]:
            return level, piece
        piece -= RECESSES[level][kind]
    raise IndexError(piece)
