"""Opens saved games: a match is rebuilt by replaying its moves."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

import attrs

from burgundy_desktop.core.branches import GAME, Branch, Branches, fitting
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.codec import decode_move, decode_state, digest
from burgundy_desktop.core.errors import BadSave, UnknownGame
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame, GameInfo
from burgundy_desktop.core.ids import SPECTATOR, Ply, Seat
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.own_tables import changes
from burgundy_desktop.storage.save_game import Header, SaveGame, read

ASK_EVERY: Final = 16
"""While a position without moves is tried out, it is checked after each of this many moves."""
MOST_ON_TRIAL: Final = 3000
"""The most moves of a game; the longest has a fifth of this."""
MOST_MOVES: Final = 20_000
"""The most legal moves in a position; a thousand are rare."""
ALL_DIGITS: Final = 16
"""The digits of a digest."""

GameOf: TypeAlias = Callable[[str], AnyGame]
"""The record of a game by its id; raises UnknownGame."""


@attrs.frozen
class Opened:
    """An opened match. `lost_history` is the reason why the moves could not be replayed; then ply 0
    of the match is the saved position, and the game continues in a new file, so that the old one
    keeps its moves.
    """

    header: Header
    match: AnyMatch
    lost_history: BadSave | None = None
    branches: Branches = ()
    lost_branches: int = 0
    """How many branches do not fit the game; they are left out."""


def load(path: Path, games: GameOf) -> Opened:
    """Open the saved game in a file. Raises BadSave; the file is not changed."""
    return open_game(read(path), games)


def open_game(save: SaveGame, games: GameOf) -> Opened:
    """The match of a save: by replay if the rules are the same, else from its position. Raises
    BadSave if both fail.
    """
    game = game_of(save, games)
    try:
        match = replay(save, game)
        kept = fitting(match, _branches(save, game))
        lost = len(save.lines) - len(kept)
        return Opened(save.header, match, branches=kept, lost_branches=lost)
    except BadSave as why:
        try:
            return Opened(save.header, _at_position(save, game), why)
        except BadSave as also:
            raise why from also


def saved_position(save: SaveGame, games: GameOf) -> tuple[AnyGame, Any]:
    """The game and the state at the cursor, without a replay. Raises BadSave if other rules or
    tables are in force.
    """
    game = game_of(save, games)
    _same_rules(save.header, game.info)
    state = decode_state(game, save.position)
    try:
        _check(game, state, save.header.options)
        game.observe(state, SPECTATOR)
        game.score(state)
    except Exception as error:  # the rules may raise anything for an invalid state
        raise BadSave("nonsense") from error
    return game, state


def game_of(save: SaveGame, games: GameOf) -> AnyGame:
    """The record of the game, if the same tables are in force as in the save. Raises BadSave if the
    game is not installed or other tables are in force, with which even the position may mean
    something else.
    """
    try:
        game = games(save.header.game)
    except UnknownGame as error:
        raise BadSave("other_game", game=save.header.game) from error
    _same_tables(save.header, game.info)
    return game


def _same_tables(header: Header, info: GameInfo) -> None:
    gone, new = changes(header.tables, info.own_tables)
    if gone:
        raise BadSave("own_tables_gone", files=", ".join(gone))
    if new:
        raise BadSave("own_tables_new", files=", ".join(new))


def replay(save: SaveGame, game: AnyGame) -> AnyMatch:
    """The match with all its plies, after comparing every digest and the position.
    Raises BadSave.
    """
    match = rebuild(save, game)
    match.go_to(Ply(save.header.cursor))
    if decode_state(game, save.position) != match.state:
        raise BadSave("replay_differs", ply=match.cursor)
    return match


def rebuild(save: SaveGame, game: AnyGame, digits: int = ALL_DIGITS) -> AnyMatch:
    """The match with all its plies, at its last one. Compares so many digits of every digest.
    Raises BadSave.
    """
    _same_rules(save.header, game.info)
    digests = dict(save.digests)
    match = _beginning(save, game)
    _compare(match, digests, digits)
    for data in save.moves:
        _play(match, decode_move(game, data))
        _compare(match, digests, digits)
    return match


def _same_rules(header: Header, info: GameInfo) -> None:
    if header.rules_version != info.rules_version:
        raise BadSave("other_rules", found=header.rules_version, known=info.rules_version)


def _beginning(save: SaveGame, game: AnyGame) -> AnyMatch:
    header = save.header
    if save.start is not None:
        return _from_position(game, header.options, header.seed, save.start)
    try:
        return Match(game, header.options, header.seed)
    except Exception as error:  # the rules may raise anything for options from outside
        raise BadSave("nonsense") from error


def _play(match: AnyMatch, move: Any) -> None:
    try:
        match.play(move)
    except Exception as error:  # the rules may raise anything for an invalid move
        raise BadSave("replay_differs", ply=match.cursor + 1) from error


def _branches(save: SaveGame, game: AnyGame) -> Branches:
    """The branches whose moves are moves of this game, each number once."""
    found: dict[int, Branch] = {}
    for line in save.lines:
        with contextlib.suppress(BadSave):
            moves = tuple(decode_move(game, data) for data in line.moves)
            branch = Branch(line.id, line.parent, line.ply, moves, line.kind, line.name)
            found.setdefault(line.id, branch)
    found.pop(GAME, None)
    return tuple(found.values())


def _compare(match: AnyMatch, digests: Mapping[int, str], digits: int) -> None:
    expected = digests.get(match.cursor)
    if expected is not None and expected != digest(match.state)[:digits]:
        raise BadSave("replay_differs", ply=match.cursor)


def _at_position(save: SaveGame, game: AnyGame) -> AnyMatch:
    """A match that starts with the saved position."""
    options = _fitting(save.header.options, game.info)
    return _from_position(game, options, save.header.seed, save.position)


def _fitting(options: Options, info: GameInfo) -> Options:
    """The options that the current rules accept; others take their default."""
    chosen = {
        field.name: options.chosen[field.name]
        for field in info.options
        if options.chosen.get(field.name) in field.values
    }
    return Options(options.seats, {field.name: field.default for field in info.options} | chosen)


def _from_position(game: AnyGame, options: Options, seed: int, data: Any) -> AnyMatch:
    state = decode_state(game, data)
    try:
        _check(game, state, options)
        match = Match.from_position(game, options, seed, state)
        _try_out(game, match.state.copy(), options, Chance.from_seed(seed))
    except Exception as error:  # the rules may raise anything for an invalid state
        raise BadSave("nonsense") from error
    return match


def _check(game: AnyGame, state: Any, options: Options) -> None:
    """Raise ValueError for a position that is impossible with these options."""
    if len(state.players) != options.seats:
        raise ValueError("the position has other players")
    game.check(state)


def _try_out(game: AnyGame, state: Any, options: Options, choices: Chance) -> None:
    """Play on at random and call every function that the desktop calls; raises whatever the rules
    raise. A position is refused if a call fails, if an impossible position follows, or if the game
    does not end.
    """
    for ply in range(MOST_ON_TRIAL):
        is_over = game.to_decide(state) is None
        if is_over or ply % ASK_EVERY == 0:
            game.check(state)
            _ask(game, state, options)
        if is_over:
            return
        legal = game.legal_moves(state)
        if not 0 < len(legal) <= MOST_MOVES:
            raise ValueError(f"there are {len(legal)} moves")
        game.apply(state, legal[choices.below(len(legal))], SILENT)
    raise ValueError("the game does not end")


def _ask(game: AnyGame, state: Any, options: Options) -> None:
    for seat in (*range(options.seats), SPECTATOR):
        game.observe(state, Seat(seat))
    game.score(state)
