"""All files of a folder as they are read, before they are held against each other."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.tables import Tables, read_one, read_rows, structure
from burgundy_desktop.games.boonlake.tables import rows


@attrs.frozen
class Facts:
    """The tables as they were read."""

    components: rows.ComponentsRow
    per_player: rows.PerPlayerRow
    setup: rows.SetupRow
    rules: rows.RulesRow
    action_rows: tuple[rows.ActionRow, ...]
    action_tiles: tuple[rows.ActionTileRow, ...]
    regions: tuple[rows.RegionRow, ...]
    locations: tuple[rows.LocationRow, ...]
    bridges: tuple[rows.LinkRow, ...]
    fords: tuple[rows.LinkRow, ...]
    river: rows.RiverRow
    start_space: rows.StartSpaceRow
    spaces: tuple[rows.SpaceRow, ...]
    locks: tuple[rows.LockRow, ...]
    tracks: rows.TracksRow
    coin_track: tuple[rows.TrackSpaceRow, ...]
    card_track: tuple[rows.TrackSpaceRow, ...]
    canal: rows.CanalRow
    production: rows.ProductionRow
    levels: tuple[rows.LevelRow, ...]
    levers: tuple[rows.LeverRow, ...]
    tiles: tuple[rows.BuildingTileRow, ...]
    pasture: rows.PastureRow
    projects: rows.ProjectsRow
    scoring_tiles: tuple[rows.ScoringTileRow, ...]
    solo: rows.SoloRow
    solo_board: rows.SoloBoardRow
    difficulties: tuple[rows.DifficultyRow, ...]
    solo_tiles: tuple[rows.SoloTileRow, ...]
    cards: tuple[rows.CardRow, ...]


def read(tables: Tables) -> Facts:
    """The tables, row by row. Raises BadTable that names file, row and field."""
    game, land, river = map(tables.file, ("game.toml", "map.toml", "river.toml"))
    tracks, board = map(tables.file, ("tracks.toml", "player_board.toml"))
    tiles, scorings = map(tables.file, ("building_tiles.toml", "scoring_tiles.toml"))
    solo, cards = map(tables.file, ("solo.toml", "cards.toml"))
    return Facts(
        components=read_one(game, "components", rows.ComponentsRow),
        per_player=read_one(game, "per_player", rows.PerPlayerRow),
        setup=read_one(game, "setup", rows.SetupRow),
        rules=read_one(game, "rules", rows.RulesRow),
        action_rows=read_rows(game, "action_row", rows.ActionRow),
        action_tiles=read_rows(game, "action_tile", rows.ActionTileRow),
        regions=read_rows(land, "region", rows.RegionRow),
        locations=read_rows(land, "location", rows.LocationRow),
        bridges=read_rows(land, "bridge", rows.LinkRow),
        fords=read_rows(land, "ford", rows.LinkRow),
        river=structure(dict(river.content), rows.RiverRow, river, "the file"),
        start_space=read_one(river, "start_space", rows.StartSpaceRow),
        spaces=read_rows(river, "space", rows.SpaceRow),
        locks=read_rows(river, "lock", rows.LockRow),
        tracks=structure(dict(tracks.content), rows.TracksRow, tracks, "the file"),
        coin_track=_read_track(tables, "coin_track"),
        card_track=_read_track(tables, "card_track"),
        canal=read_one(board, "canal", rows.CanalRow),
        production=read_one(board, "production", rows.ProductionRow),
        levels=read_rows(board, "level", rows.LevelRow),
        levers=read_rows(board, "lever", rows.LeverRow),
        tiles=read_rows(tiles, "building_tile", rows.BuildingTileRow),
        pasture=read_one(tiles, "cattle_pasture", rows.PastureRow),
        projects=structure(dict(scorings.content), rows.ProjectsRow, scorings, "the file"),
        scoring_tiles=read_rows(scorings, "scoring_tile", rows.ScoringTileRow),
        solo=structure(dict(solo.content), rows.SoloRow, solo, "the file"),
        solo_board=read_one(solo, "solo_board", rows.SoloBoardRow),
        difficulties=read_rows(solo, "difficulty", rows.DifficultyRow),
        solo_tiles=read_rows(solo, "solo_tile", rows.SoloTileRow),
        cards=read_rows(cards, "card", rows.CardRow),
    )


def _read_track(tables: Tables, track: str) -> tuple[rows.TrackSpaceRow, ...]:
    """The rows of `[[coin_track.space]]` or `[[card_track.space]]`."""
    file, table = tables.file("tracks.toml"), f"[[{track}.space]]"
    whole = file.content.get(track)
    found = whole.get("space") if isinstance(whole, dict) else None
    if not isinstance(found, list) or not found:
        raise file.wrong(f"has no table {table}")
    return tuple(
        structure(row, rows.TrackSpaceRow, file, table, number)
        for number, row in enumerate(found, start=1)
    )
