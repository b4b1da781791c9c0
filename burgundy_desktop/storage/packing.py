"""Converts JSON data to the bytes of a `.burgundy` file and back, with a seal against damage and
edits.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from typing import Any, Final, NoReturn

from burgundy_desktop.core.errors import BadSave

LARGEST: Final = 2 << 20
"""The most bytes of a file. A long game has about 30 000."""
LARGEST_UNPACKED: Final = 16 << 20
"""The most bytes of a decompressed file."""
MOST_VALUES: Final = 500_000
"""The most values, lists and objects in a file. A long game has about ten thousand."""

_GZIP_MAGIC = b"\x1f\x8b"
_SEAL = "seal"


def pack(content: dict[str, Any], *, compressed: bool = False) -> bytes:
    """One line of JSON in sorted order; its last field is the seal over all others."""
    text = _canonical(content)
    sealed = f'{text[:-1]},"{_SEAL}":"{_seal_of(text)}"}}\n'.encode("ascii")
    return gzip.compress(sealed, mtime=0) if compressed else sealed


def unpack(data: bytes) -> tuple[dict[str, Any], bool]:
    """The content without its seal, and whether the seal fits. Raises BadSave.

    The caller decides about the seal: a file of a later format may be sealed in another way.
    """
    if len(data) > LARGEST:
        _too_large(LARGEST)
    text = _text(_expanded(data))
    content = _parsed(text)
    if not isinstance(content, dict):
        raise BadSave("nonsense")
    seal = content.pop(_SEAL, None)
    return content, seal == _seal_of(_canonical(content))


def _seal_of(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _canonical(content: dict[str, Any]) -> str:
    try:
        return json.dumps(content, sort_keys=True, separators=(",", ":"), allow_nan=False)
    except RecursionError as error:
        raise BadSave("nonsense") from error


def _expanded(data: bytes) -> bytes:
    """The decompressed bytes of a file, which may be plain, truncated or malicious."""
    if not data.startswith(_GZIP_MAGIC):
        return data
    stream = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    try:
        plain = stream.decompress(data, LARGEST_UNPACKED + 1)
    except zlib.error as error:
        raise BadSave("edited") from error
    if len(plain) > LARGEST_UNPACKED:
        _too_large(LARGEST_UNPACKED)
    if not stream.eof:
        raise BadSave("truncated")
    if stream.unused_data:
        raise BadSave("edited")
    return plain


def _text(plain: bytes) -> str:
    try:
        text = plain.decode("utf-8").strip()
    except UnicodeDecodeError as error:
        raise BadSave("nonsense") from error
    if not text:
        raise BadSave("empty")
    return text


def _parsed(text: str) -> Any:
    if sum(map(text.count, ",[{")) > MOST_VALUES:  # "[[],[],…" needs 30 times its size
        raise BadSave("nonsense")
    try:
        return decoder.decode(text)
    except json.JSONDecodeError as error:
        is_cut = text.startswith("{") and (error.pos >= len(text) or not text.endswith("}"))
        raise BadSave("truncated" if is_cut else "nonsense") from error
    except (ValueError, RecursionError) as error:
        raise BadSave("nonsense") from error


def _too_large(most: int) -> NoReturn:
    raise BadSave("too_large", megabytes=most >> 20)


def _refuse(number: str) -> NoReturn:
    raise ValueError(f"{number} is not a whole number")


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field occurs twice")
    return fields


decoder: Final = json.JSONDecoder(
    object_pairs_hook=_without_duplicates, parse_float=_refuse, parse_constant=_refuse
)
"""Accepts only JSON as our files have it; raises ValueError or RecursionError."""
