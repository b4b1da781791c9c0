"""What lies in `resources/icons` is shown by the window."""

import re

from burgundy_desktop import assets

WINDOW = assets.root() / "burgundy_desktop" / "desktop"


def test_the_window_names_every_icon():
    code = "\n".join(path.read_text(encoding="utf-8") for path in WINDOW.rglob("*.py"))
    named = set(re.findall(r'"(?:icons/)?([\w-]+)(?:\.svg)?"', code))
    icons = {path.stem.removesuffix("_dark") for path in assets.resource("icons").glob("*.svg")}

    assert sorted(icons - named) == []
