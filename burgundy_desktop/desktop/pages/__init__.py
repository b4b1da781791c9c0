"""The pages of what is remembered: beside the library, one at a time.

`PAGES` names the module of each page, which has a `make(program, parent)` and is imported when the
page is first shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PAGES: Final[Mapping[str, str]] = {
    "daily": "burgundy_desktop.desktop.pages.daily.page",
    "chronicle": "burgundy_desktop.desktop.pages.chronicle.page",
    "statistics": "burgundy_desktop.desktop.pages.statistics.page",
    "series": "burgundy_desktop.desktop.pages.series.page",
    "fairness": "burgundy_desktop.desktop.pages.fairness.page",
    "challenges": "burgundy_desktop.desktop.pages.challenges.page",
    "profiles": "burgundy_desktop.desktop.pages.players.page",
    "data": "burgundy_desktop.desktop.pages.data.page",
}
"""In the order of the side column. The name of a page is that of its action, too."""
OF_THE_TABLE: Final = {"chronicle", "statistics", "series", "fairness", "challenges"}
"""What is opened from a table for its game. The deals of a day are those of all games, and players
and data belong to none.
"""
