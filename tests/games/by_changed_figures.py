"""The texts of a game with every figure of its rules page changed.

Run in a process of its own with the id of the game; prints one line of JSON.
"""

import json
import sys
import tomllib
from copy import deepcopy
from pathlib import Path

from burgundy_desktop import games
from burgundy_desktop.core import own_tables
from burgundy_desktop.core.own_tables import OwnFile
from burgundy_desktop.core.placeholders import paths_in, what_is_at

LANGUAGES = ("en", "hu")
AT_THEIR_MOST = {
    "buildings.building.jeweller.trades.2.gain.vp",
    "castle.section.towers.parts",
    "game.per_player.inhabitants_supply",
    "rules.setup.start_goods",
    "setup.general.workers",
    "setup.scoring.material_limit",
}
"""Figures of which no table may have more than ours, or only with another one less."""


def as_toml(value):
    """A value in TOML, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {as_toml(one)}' for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def changed(tables, path):
    """Change the number at a path, in the tables themselves, not in a copy."""
    *way, last = path.split(".")
    at = what_is_at(way, tables)
    key = int(last) - 1 if isinstance(at, list) else last
    at[key] += -1 if path in AT_THEIR_MOST else 1


def main(game_id):
    folder = Path(games.__file__).parent / game_id / "data"
    ours = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in folder.glob("*.toml")}
    tables = deepcopy(ours)
    help_files = Path(__file__).parents[2] / "resources" / "games" / game_id / "help"
    for path in sorted(paths_in("".join(p.read_text("utf-8") for p in help_files.glob("*.md")))):
        changed(tables, path)
    lines = {
        stem: "\n".join(f'"{key}" = {as_toml(value)}' for key, value in content.items())
        for stem, content in tables.items()
        if content != ours[stem]
    }
    own_tables.offer(
        {game_id: {f"{stem}.toml": OwnFile(stem, text.encode()) for stem, text in lines.items()}}
    )
    from tests.games.rules_page import page

    pages = {language: page(game_id, language) for language in LANGUAGES}
    problems = [str(problem) for problem in own_tables.problems()]
    print(json.dumps({"pages": pages, "problems": problems, "effects": effects(game_id)}))


def effects(game_id):
    """What the tips say of every tile of Castles, whose figures stand on the tiles."""
    if game_id != "castles":
        return []
    from burgundy_desktop.games.castles.board.wording.effects import effect
    from burgundy_desktop.games.castles.tables.pieces import TILE_COUNT

    return [effect(tile) for tile in range(TILE_COUNT)]


if __name__ == "__main__":
    main(sys.argv[1])
