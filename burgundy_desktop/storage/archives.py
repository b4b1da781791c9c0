"""Archives (ZIP) for players, of whatever files lie on the disk."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path


def new_archive(place: Path | BytesIO) -> zipfile.ZipFile:
    """An empty archive; it also takes files dated before 1980, which have no date in a ZIP."""
    return zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False)


def name_in_archive(name: str) -> str:
    """The name as a ZIP can hold it: bytes of a file name that are not UTF-8 are spelled out."""
    return name.encode("utf-8", "backslashreplace").decode("utf-8")
