"""Reads the header of a saved game without its moves, for long lists. If a file has the layout that
this program writes, header and seal can be checked without parsing the moves. Other files have to
be read whole.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any, Final

from burgundy_desktop.storage.migrations import VERSION_FIELD
from burgundy_desktop.storage.packing import decoder
from burgundy_desktop.storage.save_game import Header, header_from

_BEGIN: Final = re.compile(rf'\{{"{VERSION_FIELD}":(\d{{1,6}}),"digests":')
_HEADER: Final = ',"header":'
_END: Final = re.compile(rb',"seal":"([0-9a-f]{64})"\}\n$')
_END_BYTES: Final = 76


def peek(data: bytes) -> Header | None:
    """The header of a file; None if it has to be read whole. Raises BadSave: `later_version`, or
    `nonsense` for an invalid header.
    """
    sealed = _END.match(data, max(0, len(data) - _END_BYTES))
    if sealed is None or not _seal_fits(data[: sealed.start()] + b"}", sealed[1]):
        return None
    text = data.decode("ascii", "replace")
    begin = _BEGIN.match(text)
    if begin is None:
        return None
    header = _header_behind(text, begin.end())
    return None if header is None else header_from({VERSION_FIELD: int(begin[1]), "header": header})


def _seal_fits(canonical: bytes, seal: bytes) -> bool:
    return hashlib.sha256(canonical).hexdigest().encode("ascii") == seal


def _header_behind(text: str, place: int) -> Any:
    """The header that follows the digests, which begin at `place`; None if there is none."""
    try:
        _, end = decoder.raw_decode(text, place)
        if not text.startswith(_HEADER, end):
            return None
        header, _ = decoder.raw_decode(text, end + len(_HEADER))
    except (ValueError, RecursionError, json.JSONDecodeError):
        return None
    return header
