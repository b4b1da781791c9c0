"""The contents of the frozen program, shared by the specs of all systems.

PyInstaller finds imports by itself. This adds what is found at run time (games, words,
fonts, assets) and leaves out what nothing here uses, which halves the size.
"""

import re
from collections.abc import Iterator
from compileall import compile_dir
from importlib import metadata
from pathlib import Path
from py_compile import PycInvalidationMode

import shiboken6
from PyInstaller.utils.hooks import collect_data_files, collect_submodules

import burgundy_desktop
from burgundy_desktop.desktop.appearance.fonts import font_files

NAME = "burgundy-desktop"
START = str(Path(__file__).with_name("start.py"))

_FONT_PACKAGES = ("font_source_serif_pro", "font_source_sans_pro")
_SOUND = ("miniaudio", "_miniaudio", "_cffi_backend")  # the last one is imported from C
_MODULES = collect_submodules("burgundy_desktop")


def _compiled() -> Iterator[str]:
    """The modules that belong to compiled ones. PyInstaller cannot read what those import."""
    site = Path(burgundy_desktop.__file__).parents[1]
    yield from (path.name.partition(".")[0] for path in site.glob("*__mypyc.*"))


HIDDEN_IMPORTS = [*_MODULES, *_compiled(), *_FONT_PACKAGES, *_SOUND]


def _licences(*packages: str) -> Iterator[tuple[str, str]]:
    """The licence texts that these packages want to be carried along."""
    for package in packages:
        for file in metadata.files(package) or ():
            if "licenses" in file.parts or file.name.startswith("LICENSE"):
                yield str(file.locate()), f"licenses/{package}"


def _support_modules() -> Iterator[tuple[str, str]]:
    """PySide's support modules and what Python compiled of them, which is used whatever times the
    files have; PySide would compile them at each start (decision 80).
    """
    site = Path(shiboken6.__file__).parents[1]
    unpacked = site / "shiboken6" / "files.dir"
    compile_dir(unpacked, quiet=2, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH, force=True)
    for path in unpacked.rglob("*.py*"):
        yield str(path), str(path.parent.relative_to(site))


DATA = [
    *collect_data_files("burgundy_desktop", excludes=["**/*.ts"]),  # the window reads .qm
    *((str(path), f"{path.parent.parent.name}/files") for path in font_files()),
    *(
        (str(path.with_name("LICENSE.txt")), f"{path.parent.parent.name}/files")
        for path in font_files()
    ),
    *_support_modules(),
    *_licences("attrs", "cattrs", "platformdirs", "miniaudio", "cffi"),
]

EXCLUDES = [
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    *(f"_codecs_{script}" for script in ("cn", "hk", "iso2022", "jp", "kr", "tw")),
    "_hashlib",  # hashlib falls back on Python's own, without OpenSSL
    "_ssl",
    "_tkinter",
    "chess",
    "lib2to3",
    "numpy",
    "pydoc",
    "setuptools",
    "sqlite3",
    "ssl",
    "tkinter",
    "unittest",
]

_LEFT_OUT = re.compile(
    r"platforms/libq(eglfs|linuxfb|vkkhrdisplay|vnc|minimalegl|minimal)\b"
    r"|egldeviceintegrations|/tls/|networkinformation|platformthemes/libqgtk3|generic/"
    r"|imageformats/libq(tiff|webp|icns|pdf|tga|wbmp|gif|jpeg|ico)\b"
    r"|libQt6(Network|Pdf|Qml|Quick|EglF[Ss]|VirtualKeyboard)"
    r"|lib(gtk-3|gdk-3|crypto|ssl|gio|pango|cairo|atk|gdk_pixbuf|harfbuzz|fribidi|thai|datrie|epoxy"
    r"|gobject|gmodule|mount|blkid|selinux|krb5|k5crypto|gssapi|com_err|keyutils|pixman|jpeg)"
)
_QT_TRANSLATIONS = "PySide6/Qt/translations/"
_OUR_LANGUAGES = re.compile(r"/qt(base)?_(en|hu)\.qm$")

Entry = tuple[str, str, str]
"""Where it goes, where it comes from, and PyInstaller's word for what it is."""


def needed_binaries(found: list[Entry]) -> list[Entry]:
    """The libraries and plugins, without those for systems and formats that we do not use."""
    return [entry for entry in found if not _LEFT_OUT.search(Path(entry[0]).as_posix())]


def needed_data(found: list[Entry]) -> list[Entry]:
    """The data files without Qt's translations into other languages.

    PyInstaller counts links to libraries as data.
    """
    return [entry for entry in needed_binaries(found) if _is_for_us(Path(entry[0]).as_posix())]


def _is_for_us(place: str) -> bool:
    return _QT_TRANSLATIONS not in place or bool(_OUR_LANGUAGES.search(place))
