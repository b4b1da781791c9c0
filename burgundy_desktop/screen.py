"""Is there a screen to show a window on? Checked before Qt starts, which aborts without one."""

import sys
from collections.abc import Mapping

NO_SCREEN = (
    "burgundy: there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set), "
    "so no window can open."
)

NO_WINDOW = "burgundy: no window can open on the screen that is set here; see the reason above."


def has_screen(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a window can be opened; a platform that the user names is not checked."""
    if platform in {"darwin", "win32"}:
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(environment.get(name) for name in names)
