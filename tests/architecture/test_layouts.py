"""The items of layouts are asked for in one module, which says why."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "burgundy_desktop"
ASKS = re.compile(r"\.(itemAt|itemAtPosition)\(")


def test_only_the_module_of_layouts_asks_for_items():
    asking = [file for file in SOURCES.rglob("*.py") if ASKS.search(file.read_text("utf-8"))]

    assert asking == [SOURCES / "desktop/widgets/layouts.py"]
