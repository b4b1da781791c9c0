"""Converts moves, options and states to plain JSON data and back."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import attrs

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.strict import strict_converter

_converter = strict_converter(forbid_extra_keys=True, tells_all=False)


def encode_move(move: Any) -> list[Any]:
    """A move as `[class name, field, field, ...]`."""
    return [type(move).__name__, *(_plain(value) for value in attrs.astuple(move, recurse=False))]


def decode_move(game: AnyGame, data: Any) -> Any:
    """Decode the result of `encode_move`. Raises BadSave for anything else."""
    types = {kind.__name__: kind for kind in game.move_types}
    if not (isinstance(data, list) and data and isinstance(data[0], str) and data[0] in types):
        raise BadSave(f"{data!r} is not a move of {game.info.id}")
    kind = types[data[0]]
    fields = attrs.fields(kind)
    if len(fields) != len(data) - 1:
        raise BadSave(f"{data!r} is not a move of {game.info.id}")
    values = {field.name: value for field, value in zip(fields, data[1:], strict=True)}
    try:
        return _converter.structure(values, kind)
    except Exception as error:  # cattrs raises exception groups
        raise BadSave(f"{data!r} is not a move of {game.info.id}") from error


def encode_state(state: Any) -> Any:
    """A state as plain JSON data."""
    return _converter.unstructure(state)


def decode_state(game: AnyGame, data: Any) -> Any:
    """Decode the result of `encode_state`. Raises BadSave for anything else."""
    try:
        return _converter.structure(data, game.state_type)
    except Exception as error:  # cattrs raises exception groups
        raise BadSave(f"the saved position is not a position of {game.info.id}") from error


def digest(state: Any) -> str:
    """A fingerprint of a state: equal states have equal fingerprints in every process."""
    return digest_of(encode_state(state))


def digest_of(encoded: Any) -> str:
    """The fingerprint of a state that was encoded already."""
    text = json.dumps(encoded, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
