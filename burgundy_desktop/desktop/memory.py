"""Returns the memory of large drawings to the system when they are no longer needed.

The C library of Linux keeps freed blocks for later, and the larger the blocks were that it has
seen go, the larger the ones it keeps. A table that was zoomed in leaves holes of many megabytes
that nothing fits into: after some minutes of zooming half of the program's memory was such holes.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
from pathlib import Path
from typing import Final

_MMAP_THRESHOLD: Final = -3
"""M_MMAP_THRESHOLD of glibc's malloc.h: larger blocks are borrowed one by one, and given back."""
LARGE: Final = 64 * 1024
"""The threshold in bytes: a drawing of 128x128 device pixels."""


def _has_glibc() -> bool:
    return sys.platform.startswith("linux")


def give_large_blocks_back() -> None:
    """From now on. Where there is another C library, nothing happens."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if _has_glibc() else None
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, LARGE)


def give_holes_back() -> None:
    """What lies free between smaller blocks that are needed still; takes some milliseconds."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if _has_glibc() else None
    if trim is not None:
        trim(0)


def memory_mb(process: int | None) -> float:
    """What a process holds of the machine's memory; 0 where that is not told."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000


def forget_most_memory() -> None:
    """Let `most_memory_mb` begin anew; nothing happens where that cannot be done."""
    with contextlib.suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


def most_memory_mb() -> float:
    """The most that this process has held since that was forgotten; 0 where it is not told."""
    try:
        told = Path("/proc/self/status").read_text()
    except OSError:
        return 0.0
    line = next((line for line in told.splitlines() if line.startswith("VmHWM:")), "VmHWM: 0 kB")
    return int(line.split()[1]) * 1024 / 1_000_000
