"""A series of pictures: one language, one theme, one size. No Qt."""

from __future__ import annotations

import argparse
import re
from typing import Final

import attrs

Size = tuple[int, int]

LANGUAGES: Final = ("en", "hu")
THEMES: Final = ("light", "dark")
SIZES: Final[tuple[Size, ...]] = ((1280, 800), (2560, 1440))


@attrs.frozen
class Series:
    """Language, theme and size of pictures."""

    language: str
    theme: str
    size: Size

    @property
    def name(self) -> str:
        """The suffix of its file names."""
        return f"{self.language}_{self.theme}_{self.size[0]}x{self.size[1]}"


def size_named(text: str) -> Size:
    """Parse a size like 1280x800. Raises ArgumentTypeError."""
    match = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text} is not a size like 1280x800")
    return int(match[1]), int(match[2])
