"""All files of a folder as read, before the consistency checks."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.tables import Tables, read_one, read_rows, structure
from burgundy_desktop.games.boonlake.tables.rows.boards import (
    CanalRow,
    LevelRow,
    LeverRow,
    ProductionRow,
    TrackSpaceRow,
    TracksRow,
)
from burgundy_desktop.games.boonlake.tables.rows.cards import CardRow
from burgundy_desktop.games.boonlake.tables.rows.game import (
    ActionRow,
    ActionTileRow,
    ComponentsRow,
    PerPlayerRow,
    RulesRow,
    SetupRow,
)
from burgundy_desktop.games.boonlake.tables.rows.land import LinkRow, LocationRow, RegionRow
from burgundy_desktop.games.boonlake.tables.rows.river import (
    LockRow,
    RiverRow,
    SpaceRow,
    StartSpaceRow,
)
from burgundy_desktop.games.boonlake.tables.rows.scorings import ProjectsRow, ScoringTileRow
from burgundy_desktop.games.boonlake.tables.rows.solo import (
    DifficultyRow,
    SoloBoardRow,
    SoloRow,
    SoloTileRow,
)
from burgundy_desktop.games.boonlake.tables.rows.tiles import BuildingTileRow, PastureRow


@attrs.frozen
class Facts:
    """The tables as they were read."""

    components: ComponentsRow
    per_player: PerPlayerRow
    setup: SetupRow
    rules: RulesRow
    action_rows: tuple[ActionRow, ...]
    action_tiles: tuple[ActionTileRow, ...]
    regions: tuple[RegionRow, ...]
    locations: tuple[LocationRow, ...]
    bridges: tuple[LinkRow, ...]
    fords: tuple[LinkRow, ...]
    river: RiverRow
    start_space: StartSpaceRow
    spaces: tuple[SpaceRow, ...]
    locks: tuple[LockRow, ...]
    tracks: TracksRow
    coin_track: tuple[TrackSpaceRow, ...]
    card_track: tuple[TrackSpaceRow, ...]
    canal: CanalRow
    production: ProductionRow
    levels: tuple[LevelRow, ...]
    levers: tuple[LeverRow, ...]
    tiles: tuple[BuildingTileRow, ...]
    pasture: PastureRow
    projects: ProjectsRow
    scoring_tiles: tuple[ScoringTileRow, ...]
    solo: SoloRow
    solo_board: SoloBoardRow
    difficulties: tuple[DifficultyRow, ...]
    solo_tiles: tuple[SoloTileRow, ...]
    cards: tuple[CardRow, ...]


def read(tables: Tables) -> Facts:
    """The tables, row by row. Raises BadTable that names file, row and field."""
    game, land, river = map(tables.file, ("game.toml", "map.toml", "river.toml"))
    tracks, board = map(tables.file, ("tracks.toml", "player_board.toml"))
    tiles, scorings = map(tables.file, ("building_tiles.toml", "scoring_tiles.toml"))
    solo, cards = map(tables.file, ("solo.toml", "cards.toml"))
    return Facts(
        components=read_one(game, "components", ComponentsRow),
        per_player=read_one(game, "per_player", PerPlayerRow),
        setup=read_one(game, "setup", SetupRow),
        rules=read_one(game, "rules", RulesRow),
        action_rows=read_rows(game, "action_row", ActionRow),
        action_tiles=read_rows(game, "action_tile", ActionTileRow),
        regions=read_rows(land, "region", RegionRow),
        locations=read_rows(land, "location", LocationRow),
        bridges=read_rows(land, "bridge", LinkRow),
        fords=read_rows(land, "ford", LinkRow),
        river=structure(dict(river.content), RiverRow, river, "the file"),
        start_space=read_one(river, "start_space", StartSpaceRow),
        spaces=read_rows(river, "space", SpaceRow),
        locks=read_rows(river, "lock", LockRow),
        tracks=structure(dict(tracks.content), TracksRow, tracks, "the file"),
        coin_track=_read_track(tables, "coin_track"),
        card_track=_read_track(tables, "card_track"),
        canal=read_one(board, "canal", CanalRow),
        production=read_one(board, "production", ProductionRow),
        levels=read_rows(board, "level", LevelRow),
        levers=read_rows(board, "lever", LeverRow),
        tiles=read_rows(tiles, "building_tile", BuildingTileRow),
        pasture=read_one(tiles, "cattle_pasture", PastureRow),
        projects=structure(dict(scorings.content), ProjectsRow, scorings, "the file"),
        scoring_tiles=read_rows(scorings, "scoring_tile", ScoringTileRow),
        solo=structure(dict(solo.content), SoloRow, solo, "the file"),
        solo_board=read_one(solo, "solo_board", SoloBoardRow),
        difficulties=read_rows(solo, "difficulty", DifficultyRow),
        solo_tiles=read_rows(solo, "solo_tile", SoloTileRow),
        cards=read_rows(cards, "card", CardRow),
    )


def _read_track(tables: Tables, track: str) -> tuple[TrackSpaceRow, ...]:
    """The rows of `[[coin_track.space]]` or `[[card_track.space]]`."""
    file, table = tables.file("tracks.toml"), f"[[{track}.space]]"
    whole = file.content.get(track)
    found = whole.get("space") if isinstance(whole, dict) else None
    if not isinstance(found, list) or not found:
        raise file.wrong(f"has no table {table}")
    return tuple(
        structure(row, TrackSpaceRow, file, table, number)
        for number, row in enumerate(found, start=1)
    )
