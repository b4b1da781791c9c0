"""When memory is collected and returned to the system. glibc keeps freed blocks for reuse, with a
limit that grows with the size of freed blocks. Zooming then leaves unused holes of many megabytes:
after some minutes half of the program's memory was such holes.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import sys
from pathlib import Path
from typing import Final

_MMAP_THRESHOLD: Final = -3
"""M_MMAP_THRESHOLD of glibc's malloc.h: larger blocks are mapped one by one, and returned when
freed.
"""
LARGE: Final = 64 * 1024
"""The threshold in bytes: a drawing of 128x128 device pixels."""


def keep_what_was_made() -> None:
    """Look for no garbage among the objects made at the start: they stay."""
    gc.freeze()


def _has_glibc() -> bool:
    return sys.platform.startswith("linux")


def give_large_blocks_back() -> None:
    """Return large blocks when freed, from now on. Does nothing with other C libraries."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if _has_glibc() else None
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, LARGE)


def give_holes_back() -> None:
    """Return free memory between smaller blocks; takes some milliseconds."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if _has_glibc() else None
    if trim is not None:
        trim(0)


def memory_mb(process: int | None) -> float:
    """The resident memory of a process in MB; 0 if unknown."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000


def forget_most_memory() -> None:
    """Reset `most_memory_mb`; does nothing if the system cannot do it."""
    with contextlib.suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


def most_memory_mb() -> float:
    """The peak resident memory in MB since the reset; 0 if unknown."""
    try:
        told = Path("/proc/self/status").read_text()
    except OSError:
        return 0.0
    line = next((line for line in told.splitlines() if line.startswith("VmHWM:")), "VmHWM: 0 kB")
    return int(line.split()[1]) * 1024 / 1_000_000
