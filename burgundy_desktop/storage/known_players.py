"""Tells the chronicle's games which player of today played them."""

from __future__ import annotations

import io
from collections.abc import Callable, Container, Iterable
from functools import partial
from pathlib import Path

import attrs

from burgundy_desktop.core.chronicle import DELETED, Begun, Claimed, Dropped, Finished, Result
from burgundy_desktop.storage.archives import name_in_archive, new_archive
from burgundy_desktop.storage.atomic import not_saved, write_atomically
from burgundy_desktop.storage.chronicle import Chronicle, Read
from burgundy_desktop.storage.chronicle_lines import Line, to_text
from burgundy_desktop.storage.profiles import Profile, Profiles, same_name


def with_players(read: Read, profiles: Profiles) -> Read:
    """What was read, with merges followed; a guest with the name of a player is that player, and so
    is a guest whose game a player has claimed.
    """
    if not profiles.all():
        return read
    owner = _owner(profiles)
    finished = tuple(
        _with_owners(_as_claimed(game, read.claims.get(game.id), profiles), owner)
        for game in read.finished
    )
    return attrs.evolve(read, finished=finished)


def _as_claimed(game: Finished, claim: Claimed | None, profiles: Profiles) -> Finished:
    """The game as that of who claimed it. Nobody loses a game: one of several persons, or of a
    player, cannot be claimed.
    """
    if claim is None or len(game.persons) != 1 or profiles.of(claim.profile) is None:
        return game
    if profiles.of(game.persons[0].profile) is not None:
        return game
    seats = tuple(
        attrs.evolve(seat, profile=claim.profile) if seat.is_person else seat for seat in game.seats
    )
    return attrs.evolve(game, seats=seats)


def _owner(profiles: Profiles) -> Callable[[Result], Profile | None]:
    known: dict[tuple[str, str], Profile | None] = {}

    def owner(seat: Result) -> Profile | None:
        key = seat.profile, seat.name
        if key not in known:
            known[key] = profiles.of(seat.profile) or profiles.named(seat.name)
        return known[key]

    return owner


def _with_owners(game: Finished, owner: Callable[[Result], Profile | None]) -> Finished:
    seats = tuple(_owned(seat, owner(seat)) if seat.is_person else seat for seat in game.seats)
    return game if seats == game.seats else attrs.evolve(game, seats=seats)


def _owned(seat: Result, owner: Profile | None) -> Result:
    if owner is None:
        return seat
    return attrs.evolve(seat, profile=owner.id, name=owner.name)


def drop(chronicle: Chronicle, games: Iterable[Finished]) -> None:
    """Take every line of these games out, and say that they are not told again. Raises NotSaved."""
    ids = {game.id for game in games}
    if ids:
        chronicle.add(*map(Dropped, sorted(ids)))
        chronicle.rewrite(partial(_without_games, ids))


def _without_games(ids: Container[str], line: Line) -> Line | None:
    return line if isinstance(line, Dropped) or line.id not in ids else None


def forget(chronicle: Chronicle, profile: Profile) -> None:
    """Take a player's id and name out of every line: their games are nobody's then, and claimed by
    nobody. Raises NotSaved.
    """
    ids = {profile.id, *profile.merged}
    claims = chronicle.read().claims.values()
    claimed = {one.id for one in claims if one.profile in ids}
    chronicle.rewrite(partial(_without, profile, claimed))


def _without(profile: Profile, claimed: Container[str], line: Line) -> Line | None:
    ids = {profile.id, *profile.merged}
    if isinstance(line, Claimed):
        return None if line.profile in ids else line
    if isinstance(line, Begun):
        left = tuple(DELETED if one in ids else one for one in line.profiles)
        return attrs.evolve(line, profiles=left)
    if not isinstance(line, Finished):
        return line
    seats = tuple(
        attrs.evolve(seat, profile=DELETED, name="")
        if seat.is_person
        and (line.id in claimed or seat.profile in ids or same_name(seat.name, profile.name))
        else seat
        for seat in line.seats
    )
    return attrs.evolve(line, seats=seats)


def export(path: Path, profile: Profile, games: Iterable[Finished], saves: Iterable[Path]) -> None:
    """Write a ZIP with the player, the lines and the saves of these games. Raises NotSaved."""
    buffer = io.BytesIO()
    try:
        with new_archive(buffer) as packed:
            packed.writestr("player.txt", f"{profile.name}\n{profile.created.isoformat()}\n")
            packed.writestr("games.jsonl", "".join(map(to_text, games)))
            for save in saves:
                packed.write(save, name_in_archive(f"games/{save.name}"))
    except OSError as error:
        raise not_saved(error) from error
    write_atomically(path, buffer.getvalue())
