"""The composers of drawings and sounds: scripts in `packaging/`, with modules beside them."""

import importlib
from types import ModuleType

import pytest

from burgundy_desktop import assets

PACKAGING = assets.root() / "packaging"


def composer(name: str) -> ModuleType:
    """One of them, as it runs: its own folder comes first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PACKAGING))
        return importlib.import_module(name)


def stale(name: str) -> list[str]:
    """The files that are not as their parts are now."""
    return [
        path.name for path, text in composer(name).composed() if path.read_text("utf-8") != text
    ]
