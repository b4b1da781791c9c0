"""Requirements of the machine: the libraries Qt needs, and a few programs.

Debian's packages are installed when we run as root; otherwise the exact command is named.
"""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec

from workshop.messages import Missing, progress

# shared library -> Debian package
DRAWING = {  # Qt can be imported and draws without a screen
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
WINDOWS = {  # and opens windows
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
# program -> Debian package
VIRTUAL_SCREEN = {"Xvfb": "xvfb", "xvfb-run": "xvfb", "xauth": "xauth"}
ASSISTIVE = {
    "dbus-run-session": "dbus",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}
PACKING = {
    "objdump": "binutils",
    "dpkg-deb": "dpkg",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
}
# Python module -> Debian package
ENVIRONMENT_MAKER = {"ensurepip": f"python3.{sys.version_info.minor}-venv"}


def ensure(
    libraries: Mapping[str, str], programs: Mapping[str, str], modules: Mapping[str, str]
) -> None:
    """Make sure that shared libraries, programs and Python modules are there. Raises Missing."""
    if sys.platform != "linux":
        return  # elsewhere Qt and Python bring what they need
    packages = [package for name, package in libraries.items() if not _loads(name)]
    packages += [package for name, package in programs.items() if not shutil.which(name)]
    packages += [package for name, package in modules.items() if not find_spec(name)]
    _ensure(packages)


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _ensure(missing: Iterable[str]) -> None:
    packages = sorted(set(missing))
    if not packages:
        return
    command = f"apt-get install -y --no-install-recommends {' '.join(packages)}"
    if not shutil.which("apt-get"):
        raise Missing(
            "these system packages are missing (Debian's names; install your system's own): "
            + " ".join(packages)
        )
    if os.geteuid() != 0:
        raise Missing(f"system packages are missing; please run: sudo {command}")
    progress(f"installing system packages: {' '.join(packages)}")
    for step in ("apt-get update -qq", command):
        _as_root(step)


def _as_root(command: str) -> None:
    done = subprocess.run(
        command.split(),
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
        raise Missing(f"“{command}” failed: {lines[-1]}")
